"""Dealing face-down cards anew, as somebody could believe them to lie.

A place can hold a card that had gone into the pile by the time the place was filled. A card that
a clue binds lies in one of the clue's places; and the clues that the seat was told say how many
cards of a type lie in theirs. Every deal that fits all of it is equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mathom.kernel.chance import Chance
from mathom.kernel.pile import FREE, NEVER, Clue, HiddenCard, ordered

WORD: Final = 1 << 16


class NoDeal(Exception):
    """No deal fits all that is known: something else that was imagined cannot be."""


class Demand:
    """A clue as far as it is about places that are dealt anew.

    Attributes:
        number: which clue it is.
        least: how many cards of each type the dealt places must hold at least.
    """

    __slots__ = ("least", "number")

    def __init__(self, number: int, least: tuple[int, ...]) -> None:
        """The rest of clue `number`."""
        self.number: Final = number
        self.least: Final = least


def deal_anew(
    hidden: Sequence[HiddenCard],
    bag: Iterable[HiddenCard],
    chance: Chance,
    demands: Sequence[Demand] = (),
    types: Sequence[int] = (),
) -> tuple[list[HiddenCard], tuple[HiddenCard, ...]]:
    """Other cards in the same places, each where it could lie by all that is known.

    Args:
        hidden: what lies in the places, as it truly is; cards that were never in the pile stay.
        bag: what truly lies in the pile.
        chance: the source of the deal.
        demands: what the seat was told of the cards in some of the places.
        types: the type of each card, which the demands speak of.

    Returns:
        the new cards of the places, in their order, and of the pile.

    Raises:
        NoDeal: no deal fits.
    """
    # Without their places: an order that told of those would tell where each card truly lies.
    moved = [
        HiddenCard(it.card, it.entered, bound=it.bound, noted=it.noted)
        for it in hidden
        if it.entered != NEVER
    ]
    pool = list(ordered([*moved, *bag]))
    dealt = list(hidden)
    places = sorted(
        [at for at in range(len(hidden)) if hidden[at].entered != NEVER],
        key=lambda at: (hidden[at].drawn, hidden[at].clues),
    )
    asked = any(any(demand.least) for demand in demands)
    if asked or any(card.bound != FREE for card in pool):
        cards = _Deal([hidden[at] for at in places], pool, demands, types).draw(chance)
        for card in cards:
            pool.remove(card)
    else:
        cards = _deal_freely([hidden[at] for at in places], pool, chance)
    for number, at in enumerate(places):
        dealt[at] = hidden[at].holding(cards[number])
    return dealt, tuple(pool)


def _deal_freely(
    places: list[HiddenCard], pool: list[HiddenCard], chance: Chance
) -> list[HiddenCard]:
    """Cards out of the pool for places that nothing but their age limits.

    Places filled earlier choose first: what they can hold, later ones can hold too, so every
    possible deal is equally likely.
    """
    dealt: list[HiddenCard] = []
    latest = max([card.entered for card in pool], default=0)
    for place in places:
        if place.drawn >= latest:
            at = chance.pick(len(pool))
        else:
            could = [at for at, card in enumerate(pool) if card.entered <= place.drawn]
            at = could[chance.pick(len(could))]
        dealt.append(pool.pop(at))
    return dealt


class _Deal:
    """Counts the deals that fit, so that each of them can be drawn with the same chance.

    Places are filled from the earliest to the latest. Whatever was dealt before could lie in
    the next place, too; so it only matters how many cards of each type are gone, which bound
    cards have found a place, and what the clues still ask for.
    """

    def __init__(
        self,
        places: list[HiddenCard],
        pool: list[HiddenCard],
        demands: Sequence[Demand],
        types: Sequence[int],
    ) -> None:
        self.places: Final = places
        self.types: Final = types
        self.numbers: Final = [demand.number for demand in demands]
        self.bound: Final = [card for card in pool if card.bound != FREE]
        self.free: Final = [card for card in pool if card.bound == FREE]
        self.kinds: Final = sorted({self._type(card) for card in pool})
        self.demands: Final = tuple(demand.least for demand in demands)
        # How many free cards of each type each place could hold, were none dealt yet.
        self.open: Final = [
            [
                sum(
                    1
                    for card in self.free
                    if card.entered <= place.drawn and self._type(card) == kind
                )
                for kind in self.kinds
            ]
            for place in places
        ]
        self.known: Final[
            dict[tuple[int, int, tuple[int, ...], tuple[tuple[int, ...], ...]], int]
        ] = {}

    def draw(self, chance: Chance) -> list[HiddenCard]:
        """One of the deals, a card for each place."""
        settled = 0
        gone = (0,) * len(self.kinds)
        due = self.demands
        if not self._ways(0, settled, gone, due):
            raise NoDeal
        left = self.free.copy()
        dealt: list[HiddenCard] = []
        for at, place in enumerate(self.places):
            lot = _pick(chance, self._ways(at, settled, gone, due))
            for number, card in self._fitting(at, settled):
                after = self._less(due, place, card)
                ways = self._ways(at + 1, settled | 1 << number, gone, after)
                if lot < ways:
                    settled |= 1 << number
                    due = after
                    dealt.append(card)
                    break
                lot -= ways
            else:
                for index, kind in enumerate(self.kinds):
                    count = self.open[at][index] - gone[index]
                    if count <= 0:
                        continue
                    could = [
                        card
                        for card in left
                        if card.entered <= place.drawn and self._type(card) == kind
                    ]
                    after = self._less(due, place, could[0])
                    ways = self._ways(at + 1, settled, _one_more(gone, index), after)
                    if lot < count * ways:
                        card = could[lot // ways]
                        left.remove(card)
                        gone = _one_more(gone, index)
                        due = after
                        dealt.append(card)
                        break
                    lot -= count * ways
        return dealt

    def _ways(
        self, at: int, settled: int, gone: tuple[int, ...], due: tuple[tuple[int, ...], ...]
    ) -> int:
        """In how many ways the places from `at` on can be filled."""
        if at == len(self.places):
            done = settled == (1 << len(self.bound)) - 1 and not any(any(least) for least in due)
            return 1 if done else 0
        key = (at, settled, gone, due)
        if key in self.known:
            return self.known[key]
        place = self.places[at]
        ways = 0
        for number, card in self._fitting(at, settled):
            ways += self._ways(at + 1, settled | 1 << number, gone, self._less(due, place, card))
        for index, kind in enumerate(self.kinds):
            count = self.open[at][index] - gone[index]
            if count > 0:
                after = self._less_of(due, place, kind)
                ways += count * self._ways(at + 1, settled, _one_more(gone, index), after)
        self.known[key] = ways
        return ways

    def _fitting(self, at: int, settled: int) -> list[tuple[int, HiddenCard]]:
        """The bound cards without a place that could lie at this one."""
        place = self.places[at]
        return [
            (number, card)
            for number, card in enumerate(self.bound)
            if not settled >> number & 1
            and place.clues >> card.bound & 1
            and card.entered <= place.drawn
        ]

    def _type(self, card: HiddenCard) -> int:
        return self.types[card.card] if self.types else 0

    def _less(
        self, due: tuple[tuple[int, ...], ...], place: HiddenCard, card: HiddenCard
    ) -> tuple[tuple[int, ...], ...]:
        return self._less_of(due, place, self._type(card))

    def _less_of(
        self, due: tuple[tuple[int, ...], ...], place: HiddenCard, kind: int
    ) -> tuple[tuple[int, ...], ...]:
        """What is still asked for after a card of this type was put into a place."""
        return tuple(
            one_less(least, kind) if place.clues >> number & 1 else least
            for number, least in zip(self.numbers, due, strict=True)
        )


def _one_more(counts: tuple[int, ...], index: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + 1, *counts[index + 1 :])


def one_less(least: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """What is still asked for of each type once one of a type is there; never below nothing."""
    return tuple(max(0, n - 1) if type == kind else n for type, n in enumerate(least))


def _pick(chance: Chance, n: int) -> int:
    """One of `n` equally likely outcomes, of which there may be more than chance gives at once."""
    while True:
        outcome = 0
        span = 1
        while span < n:
            outcome = outcome * WORD + chance.pick(WORD)
            span *= WORD
        if outcome < span - span % n:
            return outcome % n


def demands_on(
    clues: Sequence[Clue],
    hidden_cards: Iterable[HiddenCard],
    seat: int | None,
    types: Sequence[int],
) -> list[Demand]:
    """What a seat was told of cards, less those of them that it knows or that stay in their place.

    Args:
        clues: all clues about the cards.
        hidden_cards: everything that lies in the clues' places.
        seat: who was told; None is a spectator.
        types: the type of each card.
    """
    found: list[Demand] = []
    for number, clue in enumerate(clues):
        if not any(clue.least) or not clue.known(seat):
            continue
        least = clue.least
        for hidden in hidden_cards:
            if hidden.clues >> number & 1 and (hidden.known(seat) or hidden.entered == NEVER):
                least = one_less(least, types[hidden.card])
        found.append(Demand(number, least))
    return found
