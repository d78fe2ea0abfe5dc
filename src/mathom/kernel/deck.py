"""Decks that do not know what nobody has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.kernel.chance import Chance


class Deck:
    """A pile of components, as a value: a known top, a bag, a known bottom.

    The bag holds what lies between in no order at all: a card becomes itself when somebody
    first sees it, by chance, and not before. What was seen and put back lies in `top` or
    `bottom`, in order, first element uppermost. Decks are immutable, so states share them.
    """

    __slots__ = ("bag", "bottom", "top")

    def __init__(
        self,
        bag: tuple[int, ...] = (),
        top: tuple[int, ...] = (),
        bottom: tuple[int, ...] = (),
    ) -> None:
        """A deck of these parts."""
        self.bag: Final = bag
        self.top: Final = top
        self.bottom: Final = bottom

    def __len__(self) -> int:
        """How many components lie in the pile."""
        return len(self.top) + len(self.bag) + len(self.bottom)

    def known(self, count: int, chance: Chance) -> Deck:
        """The same pile with its `count` uppermost components seen, or all if it has fewer."""
        if len(self.top) >= count:
            return self
        seen = list(self.top)
        rest = Deck(self.bag, (), self.bottom)
        while len(seen) < count and len(rest):
            component, rest = rest.draw(chance)
            seen.append(component)
        return Deck(rest.bag, tuple(seen), rest.bottom)

    def draw(self, chance: Chance) -> tuple[int, Deck]:
        """The uppermost component, seen and taken, and what is left of the pile."""
        if self.top:
            return self.top[0], Deck(self.bag, self.top[1:], self.bottom)
        bag = self.bag
        if not bag:
            return self.bottom[0], Deck((), (), self.bottom[1:])
        at = chance.pick(len(bag))
        return bag[at], Deck(bag[:at] + bag[at + 1 :], (), self.bottom)

    def without(self, component: int) -> Deck:
        """The same pile after one of its known top components was taken away."""
        at = self.top.index(component)
        return Deck(self.bag, self.top[:at] + self.top[at + 1 :], self.bottom)

    def members(self) -> list[int]:
        """Every component in the pile, for counting; the order means nothing."""
        return [*self.top, *self.bag, *self.bottom]


def exchange(
    decks: list[Deck], cards: list[int], deck_of: Sequence[int], chance: Chance
) -> dict[int, int]:
    """Put cards back into their decks and draw as many; what each has become.

    Only for decks that are all bag: a known top would be drawn again.
    """
    for card in cards:
        deck = decks[deck_of[card]]
        assert not deck.top
        assert not deck.bottom
        # In order of number: a card put at the end would give itself away.
        decks[deck_of[card]] = Deck(tuple(sorted((*deck.bag, card))))
    dealt: dict[int, int] = {}
    for card in cards:
        dealt[card], decks[deck_of[card]] = decks[deck_of[card]].draw(chance)
    return dealt
