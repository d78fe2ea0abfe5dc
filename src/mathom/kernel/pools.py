"""Pools: the face-down cards that could change places without somebody's noticing it.

A pool is a pile and every zone that its cards go to. Which zones those are, a state declares with
each of them; what a seat does not know, and what it could believe instead, follows from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from mathom.kernel.chance import Chance
from mathom.kernel.dealing import deal_anew, demands_on
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.errors import ensure
from mathom.kernel.face_down import Clues, HiddenCardField, HiddenCards, PileField
from mathom.kernel.fields import Unseen, Zone
from mathom.kernel.holding import without_clue
from mathom.kernel.pile import FREE, NEVER, PUBLIC, Clue, HiddenCard, Pile, ordered

Cards = tuple[HiddenCard, ...]


class Pool:
    """The zones of one pool, and the clues about what lies in them.

    Attributes:
        role: the role of its cards.
        zones: all zones in which they lie, that of the clues included.
        hidden: those of them in which they lie face down.
        pile: the pile they come from.
        clues: what is known of several of them together.
    """

    __slots__ = ("clues", "hidden", "pile", "role", "zones")

    def __init__(self) -> None:
        """A pool without any zone yet."""
        self.role = ""
        self.zones: list[Zone] = []
        self.hidden: list[Zone] = []
        self.pile: Zone | None = None
        self.clues: Zone | None = None

    def add(self, zone: Zone) -> None:
        """Add a zone that a state has declared for this pool."""
        self.zones.append(zone)
        field = zone.field
        self.role = field.role or self.role
        if isinstance(field, (PileField, Unseen)):
            self.pile = zone
        elif isinstance(field, (HiddenCardField, HiddenCards)):
            self.hidden.append(zone)
        elif isinstance(field, Clues):
            self.clues = zone

    def cards(self) -> list[int]:
        """Every card of the pool, for counting."""
        return [card for zone in self.zones for card in zone.cards()]

    def hidden_cards(self) -> list[Cards]:
        """What lies face down in each zone outside the pile."""
        return [_field(zone).cards_in(zone.value) for zone in self.hidden]

    def lay(self, zones: list[Cards]) -> None:
        """Put other cards there."""
        for number, zone in enumerate(self.hidden):
            zone.put(_field(zone).laid(zones[number]))

    def in_order(self) -> bool:
        """Whether everything that lies in no order lies in that of number, and has no past."""
        assert self.pile is not None
        if isinstance(self.pile.value, Pile):
            pile = self.pile.value
            for card in pile.bag:
                if card.drawn != NEVER or card.seen or card.entered > pile.shuffles:
                    return False
            cards = [(card.card, card.entered) for card in pile.bag]
            if cards != sorted(cards):
                return False
        hands = zip(self.hidden, self.hidden_cards(), strict=True)
        return all(_field(zone).laid(cards) == zone.value for zone, cards in hands)

    def check(self, types: Sequence[int], kinds: int) -> None:
        """Whether its cards can lie so, and what is told of them is true.

        `types` are those of which clues speak, and `kinds` is how many there are.

        Raises:
            BrokenState: they cannot, or it is not.
        """
        ensure(self.in_order(), "state-order")
        if self.clues is None:
            return
        clues: tuple[Clue, ...] = self.clues.value
        cards = [card for cards in self.hidden_cards() for card in cards]
        for card in cards:
            ensure(card.clues >> len(clues) == 0, "state-clue-none")
            tied = card.bound == FREE or (
                card.clues >> card.bound & 1 == 1 and not clues[card.bound].least
            )
            ensure(tied, "state-clue-bound")
            early = NEVER in (card.entered, card.drawn) or card.entered <= card.drawn
            ensure(early, "state-too-early")
        for number, clue in enumerate(clues):
            about = [card for card in cards if card.clues >> number & 1]
            if not clue.least:
                bound = any(card.bound == number for card in about)
                ensure(clue.told == PUBLIC and bound, "state-clue-binds")
                continue
            ensure(len(clue.least) == kinds, "state-clue-types")
            for kind, least in enumerate(clue.least):
                held = sum(1 for card in about if types[card.card] == kind)
                ensure(held >= least, "state-clue-untrue")

    def secrets(self, seat: int | None) -> set[int]:
        """Cards of which the seat knows no copy in these places, and has seen none going in.

        A card that was shown once and shuffled in again is no secret. Where the seat knows every
        card outside the bag, what lies in the bag follows from that.
        """
        pile = self._pile()
        hidden = [card for cards in self.hidden_cards() for card in cards]
        outside = [*hidden, *pile.top, *pile.bottom]
        if all(card.known(seat) for card in outside):
            return set()
        known: set[int] = set()
        unknown: set[int] = set()
        for card in (*outside, *pile.bag):
            seen = card.known(seat) or card.noted or card.entered > 0
            (known if seen else unknown).add(card.card)
        for zone in self.zones:
            if zone is not self.pile and zone not in self.hidden:
                known.update(zone.cards())
        return unknown - known

    def deal(self, seat: int | None, chance: Chance, types: Sequence[int] = ()) -> None:
        """Put other cards where the seat does not know them, as it could believe them to lie.

        `types` are those of which clues speak.

        Raises:
            NoDeal: nothing fits what the seat was told.
        """
        assert self.pile is not None
        if not self.hidden and self._untouched():
            return
        zones = self.hidden_cards()
        clues: tuple[Clue, ...] = ()
        if self.clues is not None:
            zones, clues = _believed(zones, self.clues.value, seat)
            self.clues.put(clues)
        pile = self._pile()
        dealt, rest = _deal(zones, pile, seat, chance, clues, types)
        if rest is pile:
            return
        self.lay(dealt)
        deck = self.pile.value
        if isinstance(deck, Deck):
            self.pile.put(Deck(tuple(card.card for card in rest.bag), deck.top, deck.bottom))
        else:
            self.pile.put(rest)

    def _untouched(self) -> bool:
        """Whether nobody has put anything back on the pile."""
        assert self.pile is not None
        pile = self.pile.value
        return isinstance(pile, Deck) or not (pile.top or pile.bottom)

    def _pile(self) -> Pile:
        """The pile; what was put back on a deck, everybody knows."""
        assert self.pile is not None
        pile = self.pile.value
        if isinstance(pile, Deck):
            return Pile(ordered([HiddenCard(card) for card in pile.bag]))
        assert isinstance(pile, Pile)
        return pile


def pools(state: DeclaredState, private: bool = False) -> dict[str, Pool]:
    """All pools of a state, by name; with all their zones, or the private ones alone."""
    found: dict[str, Pool] = {}
    for zone in state.schema.zones(state, private):
        pool = found.get(zone.pool)
        if pool is None:
            pool = found[zone.pool] = Pool()
        pool.add(zone)
    return found


def _field(zone: Zone) -> HiddenCardField | HiddenCards:
    assert isinstance(zone.field, (HiddenCardField, HiddenCards))
    return zone.field


def _believed(
    zones: list[Cards], clues: tuple[Clue, ...], seat: int | None
) -> tuple[list[Cards], tuple[Clue, ...]]:
    """Leave out what others were told and this seat cannot work out: it was not told the numbers.

    Clues that bind cards are known to all and stay.
    """
    everything = [card for cards in zones for card in cards]
    for number in range(len(clues) - 1, -1, -1):
        about = [card for card in everything if card.clues >> number & 1]
        if clues[number].known(seat) or all(card.known(seat) for card in about):
            continue
        clues, zones = without_clue(number, clues, zones)
        everything = [card for cards in zones for card in cards]
    return zones, clues


def _deal(
    zones: list[Cards],
    pile: Pile,
    seat: int | None,
    chance: Chance,
    clues: tuple[Clue, ...],
    types: Sequence[int],
) -> tuple[list[Cards], Pile]:
    """Deal anew what the seat does not know in some zones and in the pile they came from.

    Within a zone, places are taken in the order of what is known of them: a hand that lies
    sorted by its cards must not tell by it which of them came first. What is dealt goes back to
    where its place was, so a zone that has an order keeps it.
    """
    everywhere = [*zones, pile.top, pile.bottom]
    places = [
        (zone, at)
        for zone, cards in enumerate(everywhere)
        for at, card in enumerate(cards)
        if not card.known(seat)
    ]
    if not places:
        return zones, pile
    places.sort(key=lambda place: (place[0], _place(everywhere[place[0]][place[1]])))
    hidden = [everywhere[zone][at] for zone, at in places]
    demands = demands_on(clues, [card for cards in zones for card in cards], seat, types)
    dealt, bag = deal_anew(hidden, pile.bag, chance, demands, types)
    results = [list(cards) for cards in everywhere]
    for number, (zone, at) in enumerate(places):
        results[zone][at] = dealt[number]
    after = [tuple(cards) for cards in results]
    return after[:-2], Pile(bag, after[-2], after[-1], pile.shuffles)


def _place(card: HiddenCard) -> tuple[int, int, int, bool]:
    """What is known of a place without looking at its card."""
    return card.drawn, card.seen, card.clues, card.entered == NEVER
