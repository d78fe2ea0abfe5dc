"""What others can tell of a hand, against all the games that would have looked the same to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from hypothesis import example, given, settings
from hypothesis import strategies as st

from mathom.kernel.chance import Recorded, Seeded
from mathom.kernel.dealing import deal_anew, demands_on
from mathom.kernel.holding import Holding
from mathom.kernel.pile import FREE, NEVER, fresh, ordered

OWNER = 1
OBSERVER = 0
TYPES = (0, 0, 1, 1, 0)
"""Five kinds of cards, of two types."""
LAID = 0
Content = tuple[tuple[int, ...], tuple[int, ...]]


def holding(cards: Iterable[int]) -> Holding:
    return Holding(OWNER, (), [()], fresh(cards), (), TYPES)


def copied(held: Holding) -> Holding:
    return Holding(OWNER, held.hand, held.zones, held.pile, held.clues, TYPES)


def drawn(held: Holding, at: int) -> Holding:
    """The holding after the card at a place of the bag was drawn."""
    after = copied(held)
    size = len(held.pile.bag)
    hidden, after.pile = held.pile.draw(Recorded([(at, size)] if size > 1 else []), 1 << OWNER)
    after.hand = ordered((*held.hand, hidden))
    return after


def changed(held: Holding, change: Callable[[Holding], object]) -> Holding:
    after = copied(held)
    change(after)
    return after


def content(held: Holding) -> Content:
    """What truly lies in the hand, and before the owner."""
    return (
        tuple(sorted(hidden.card for hidden in held.hand)),
        tuple(hidden.card for hidden in held.zones[LAID]),
    )


def believed(held: Holding, seed: str, seat: int | None = OBSERVER) -> Content:
    """What a seat could believe to lie there."""
    hidden_cards = [*held.hand, *held.zones[LAID]]
    places = [at for at, hidden in enumerate(hidden_cards) if not hidden.known(seat)]
    places.sort(
        key=lambda at: (at < len(held.hand), hidden_cards[at].drawn, hidden_cards[at].clues)
    )
    demands = demands_on(held.clues, hidden_cards, seat, TYPES)
    hidden = [hidden_cards[at] for at in places]
    dealt, _ = deal_anew(hidden, held.pile.bag, Seeded(seed), demands, TYPES)
    for at, card in zip(places, dealt, strict=True):
        hidden_cards[at] = card
    cards = [hidden.card for hidden in hidden_cards]
    return tuple(sorted(cards[: len(held.hand)])), tuple(cards[len(held.hand) :])


def sound(held: Holding) -> None:
    """What is known of cards is true of them."""
    for hidden in (*held.hand, *held.zones[LAID]):
        assert hidden.entered == NEVER or hidden.entered <= hidden.drawn
        assert hidden.bound == FREE or hidden.clues >> hidden.bound & 1
    for number, clue in enumerate(held.clues):
        about = [s for s in (*held.hand, *held.zones[LAID]) if s.clues >> number & 1]
        counts = Counter(TYPES[hidden.card] for hidden in about)
        assert all(counts[kind] >= least for kind, least in enumerate(clue.least))


class Worlds:
    """Everything that could have happened by what the observer has seen, and what truly has."""

    def __init__(self, cards: Iterable[int]) -> None:
        self.truth = holding(cards)
        self.others = [self.truth]
        self.open: list[int] = []

    def keep(self, worlds: list[Holding]) -> None:
        """Worlds of the same value are one."""
        alike: dict[object, Holding] = {}
        for world in worlds:
            alike[world.hand, tuple(world.zones), world.pile, world.clues] = world
        self.others = list(alike.values())
        for world in (self.truth, *self.others):
            sound(world)

    def draw(self, lot: int) -> None:
        """The owner draws a card, which the observer does not see."""
        size = len(self.truth.pile.bag)
        if not size:
            return
        self.truth = drawn(self.truth, lot % size)
        self.keep([drawn(world, at) for world in self.others for at in range(size)])

    def play(self, lot: int) -> None:
        """A card of the hand is laid open."""
        if not self.truth.hand:
            return
        card = self.truth.hand[lot % len(self.truth.hand)].card
        could = [w for w in self.others if any(hidden.card == card for hidden in w.hand)]
        self.truth = changed(self.truth, lambda held: held.play(card))
        self.keep([changed(world, lambda held: held.play(card)) for world in could])
        self.open.append(card)

    def lay_down(self, lot: int) -> None:
        """A card of the hand is laid face down."""
        if not self.truth.hand:
            return

        def laying(card: int) -> Callable[[Holding], None]:
            return lambda held: held.lay_down(card, LAID)

        card = self.truth.hand[lot % len(self.truth.hand)].card
        self.truth = changed(self.truth, laying(card))
        self.keep(
            [
                changed(world, laying(card))
                for world in self.others
                for card in {hidden.card for hidden in world.hand}
            ]
        )

    def turn_up(self, lot: int) -> None:
        """One of the cards that were laid face down is turned up."""
        zone = self.truth.zones[LAID]
        if not zone:
            return
        at = lot % len(zone)
        card = zone[at].card
        could = [world for world in self.others if world.zones[LAID][at].card == card]
        self.truth = changed(self.truth, lambda held: held.turn_up(LAID, at))
        self.keep([changed(world, lambda held: held.turn_up(LAID, at)) for world in could])
        self.open.append(card)

    def receive(self, lot: int) -> None:
        """A card that lies open is taken to the hand."""
        if not self.open:
            return
        card = self.open.pop(lot % len(self.open))
        self.truth = changed(self.truth, lambda held: held.receive(card))
        self.keep([changed(world, lambda held: held.receive(card)) for world in self.others])

    def count(self, lot: int) -> None:
        """The observer is told how many cards of each type the hand holds."""
        if not self.truth.hand or len(self.truth.clues) > 3:
            return
        told = Counter(TYPES[hidden.card] for hidden in self.truth.hand)
        could = [w for w in self.others if Counter(TYPES[s.card] for s in w.hand) == told]
        self.truth = changed(self.truth, lambda held: held.count(1 << OBSERVER))
        self.keep([changed(world, lambda held: held.count(1 << OBSERVER)) for world in could])

    def bury(self, lot: int) -> None:
        """What lies open and what lies face down is shuffled into the pile, or one of both."""
        shown = tuple(self.open) if lot % 3 else ()
        zones = (LAID,) if lot % 3 != 1 else ()
        self.truth = changed(self.truth, lambda held: held.bury(shown, zones=zones))
        self.keep(
            [changed(world, lambda held: held.bury(shown, zones=zones)) for world in self.others]
        )
        if shown:
            self.open.clear()


EVENTS = ("draw", "play", "lay_down", "turn_up", "receive", "count", "bury")


@given(
    st.lists(st.integers(0, 4), min_size=3, max_size=6),
    st.lists(st.tuples(st.sampled_from(EVENTS), st.integers(0, 11)), max_size=8),
)
@example([0, 2, 3, 2, 4], [("play", 5), ("receive", 7), ("lay_down", 0), ("count", 9), ("play", 8)])
@example([1, 3, 0, 2], [("count", 1), ("draw", 2), ("count", 5), ("play", 4)])
@example([4, 4, 1], [("count", 9), ("draw", 9), ("draw", 7), ("lay_down", 8)])
@settings(max_examples=100, deadline=None)
def test_nothing_but_what_was_seen_decides_what_is_believed(
    cards: list[int], story: list[tuple[str, int]]
) -> None:
    """All worlds that look alike are believed alike, and each of them could be believed."""
    worlds = Worlds(cards)
    for event, lot in [("draw", 0), ("draw", 1), *story]:
        getattr(worlds, event)(lot)
        if len(worlds.others) > 150:
            return
    for lot in range(4):
        beliefs = {believed(world, f"{lot}") for world in worlds.others}
        assert len(beliefs) == 1
    assert content(worlds.truth) in {content(world) for world in worlds.others}


@given(
    st.lists(st.integers(0, 4), min_size=3, max_size=6),
    st.lists(st.tuples(st.sampled_from(EVENTS[:-1]), st.integers(0, 11)), max_size=8),
)
@example([4, 2, 0, 4], [("count", 11), ("lay_down", 1), ("draw", 5), ("lay_down", 5)])
@example(
    [3, 3, 3, 4],
    [("play", 5), ("count", 3), ("receive", 4), ("lay_down", 9), ("lay_down", 2)],
)
@example(
    [2, 0, 2, 1, 3],
    [("count", 1), ("lay_down", 4), ("count", 2), ("draw", 4), ("play", 3), ("draw", 1)],
)
@settings(max_examples=100, deadline=None)
def test_nothing_is_believed_that_was_seen_to_be_otherwise(
    cards: list[int], story: list[tuple[str, int]]
) -> None:
    """As long as nothing is shuffled in, whatever is believed could truly be so."""
    worlds = Worlds(cards)
    for event, lot in [("draw", 0), ("draw", 1), *story]:
        getattr(worlds, event)(lot)
        if len(worlds.others) > 150:
            return
    could = {content(world) for world in worlds.others}
    for lot in range(20):
        assert believed(worlds.truth, f"{lot}") in could
