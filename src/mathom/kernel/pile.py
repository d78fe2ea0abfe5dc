"""Piles of cards of which players remember what went in and what came out.

A `Deck` is enough where every card that leaves it is shown. Where cards are drawn into a hidden
hand, and others are shuffled back later, an attentive player knows more than the numbers: what
he saw going into the pile cannot be among the cards that were drawn before. A `Pile` counts its
shuffles, and a `Slip` notes for one card at which of them it went in and came out. That is all
it takes to deal hidden cards anew as a player could believe them to lie.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from mathom.kernel.chance import Chance

PUBLIC: Final = -1
"""Everybody has seen it, spectators too."""
NEVER: Final = 1_000
"""A card that was never in the pile: it cannot have been drawn from it."""


class Slip:
    """One card that lies face down somewhere, and what is known of its way there.

    Attributes:
        card: which card it is; several slips may be of one kind.
        entered: the shuffle of its pile with which it last went in before everybody's eyes.
        drawn: how often the pile had been shuffled when it was drawn.
        seen: the seats that have seen it, as a bit mask; PUBLIC when everybody has.
    """

    __slots__ = ("card", "drawn", "entered", "seen")

    def __init__(self, card: int, entered: int = 0, drawn: int = NEVER, seen: int = 0) -> None:
        """A card in its pile, unless it was `drawn`."""
        self.card: Final = card
        self.entered: Final = entered
        self.drawn: Final = drawn
        self.seen: Final = seen

    def known(self, seat: int | None) -> bool:
        """Whether this seat has seen the card; None is a spectator."""
        return self.seen == PUBLIC or (seat is not None and self.seen >> seat & 1 == 1)

    def shown(self, seat: int) -> Slip:
        """The same card after one more seat has seen it."""
        return Slip(self.card, self.entered, self.drawn, self.seen | 1 << seat)

    def opened(self) -> Slip:
        """The same card after everybody has seen it."""
        return Slip(self.card, self.entered, self.drawn, PUBLIC)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same card with the same past."""
        return isinstance(other, Slip) and _past(self) == _past(other)

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash(_past(self))

    def __repr__(self) -> str:
        """All figures."""
        return f"Slip{_past(self)}"


def _past(slip: Slip) -> tuple[int, int, int, int]:
    return slip.card, slip.entered, slip.drawn, slip.seen


class Pile:
    """A face-down pile, as a value: a known top, a bag, a known bottom.

    As in a `Deck`, what lies in the bag has no order; unlike there, each card remembers with
    which shuffle it went in. Piles are immutable, so states share them.

    Attributes:
        bag: the cards between, in order of number, because any other order could tell.
        top, bottom: what somebody has seen and put back, first element uppermost.
        shuffles: how often cards were shuffled in.
    """

    __slots__ = ("bag", "bottom", "shuffles", "top")

    def __init__(
        self,
        bag: tuple[Slip, ...] = (),
        top: tuple[Slip, ...] = (),
        bottom: tuple[Slip, ...] = (),
        shuffles: int = 0,
    ) -> None:
        """A pile of these parts."""
        self.bag: Final = bag
        self.top: Final = top
        self.bottom: Final = bottom
        self.shuffles: Final = shuffles

    def __len__(self) -> int:
        """How many cards lie in the pile."""
        return len(self.top) + len(self.bag) + len(self.bottom)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same pile."""
        return (
            isinstance(other, Pile)
            and self.bag == other.bag
            and self.top == other.top
            and self.bottom == other.bottom
            and self.shuffles == other.shuffles
        )

    def __hash__(self) -> int:
        """Agrees with equality."""
        return hash((self.bag, self.top, self.bottom, self.shuffles))

    def draw(self, chance: Chance, seen: int = 0) -> tuple[Slip, Pile]:
        """The uppermost card, taken by the seats of the mask `seen`, and what is left.

        The pile must not be empty.
        """
        if self.top:
            first = self.top[0]
            rest = Pile(self.bag, self.top[1:], self.bottom, self.shuffles)
        elif self.bag:
            at = chance.pick(len(self.bag))
            first = self.bag[at]
            rest = Pile(self.bag[:at] + self.bag[at + 1 :], (), self.bottom, self.shuffles)
        else:
            first = self.bottom[0]
            rest = Pile((), (), self.bottom[1:], self.shuffles)
        drawn = self.shuffles if first.drawn == NEVER else first.drawn
        mask = PUBLIC if seen == PUBLIC else first.seen | seen
        return Slip(first.card, first.entered, drawn, mask), rest

    def under(self, slips: Iterable[Slip]) -> Pile:
        """The pile after these were put at the bottom, the last named lowest."""
        return Pile(self.bag, self.top, (*self.bottom, *slips), self.shuffles)

    def over(self, slips: Iterable[Slip]) -> Pile:
        """The pile after these were put on top, the first named uppermost."""
        return Pile(self.bag, (*slips, *self.top), self.bottom, self.shuffles)

    def without(self, card: int) -> Pile:
        """The pile after one copy of this card was searched for and taken out of it."""
        for part in (self.top, self.bag, self.bottom):
            for at, slip in enumerate(part):
                if slip.card == card:
                    less = part[:at] + part[at + 1 :]
                    return Pile(
                        less if part is self.bag else self.bag,
                        less if part is self.top else self.top,
                        less if part is self.bottom else self.bottom,
                        self.shuffles,
                    )
        raise ValueError(f"no card {card} lies in the pile")

    def shuffled(self, shown: Iterable[int] = (), hidden: Iterable[Slip] = ()) -> Pile:
        """The pile after it was shuffled with cards added to it.

        Args:
            shown: cards that everybody saw going in.
            hidden: cards that went in face down: what was known of them stays true.
        """
        shuffles = self.shuffles + 1
        cards = [Slip(slip.card, slip.entered) for slip in (*self.top, *self.bag, *self.bottom)]
        for slip in hidden:
            fresh = slip.seen == PUBLIC or slip.entered == NEVER
            cards.append(Slip(slip.card, shuffles if fresh else slip.entered))
        cards.extend(Slip(card, shuffles) for card in shown)
        return Pile(ordered(cards), (), (), shuffles)

    def cards(self) -> list[int]:
        """Every card in the pile, for counting; the order means nothing."""
        return [slip.card for slip in (*self.top, *self.bag, *self.bottom)]


def fresh(cards: Iterable[int]) -> Pile:
    """A pile of these cards as the game begins."""
    return Pile(ordered([Slip(card) for card in cards]))


def ordered(slips: Iterable[Slip]) -> tuple[Slip, ...]:
    """Cards in order of number, which tells nothing."""
    return tuple(sorted(slips, key=_past))


def deal_anew(
    hidden: Sequence[Slip], bag: Iterable[Slip], chance: Chance
) -> tuple[list[Slip], tuple[Slip, ...]]:
    """Other cards in the same places, each where it could lie by all that was seen.

    A place that was filled when its pile had been shuffled so often can hold any card that had
    gone in by then. Places filled earlier choose first: what they can hold, later ones can hold
    too, so every possible deal is equally likely.

    Args:
        hidden: what lies in the places, as it truly is; cards that were never in the pile stay.
        bag: what truly lies in the pile.
        chance: the source of the deal.

    Returns:
        the new cards of the places, in their order, and of the pile.
    """
    pool = list(ordered([*(slip for slip in hidden if slip.entered != NEVER), *bag]))
    dealt = list(hidden)
    for at in sorted(range(len(hidden)), key=lambda place: hidden[place].drawn):
        place = hidden[at]
        if place.entered == NEVER:
            continue
        could = [card for card in pool if card.entered <= place.drawn]
        card = could[chance.pick(len(could))]
        pool.remove(card)
        dealt[at] = Slip(card.card, card.entered, place.drawn, place.seen)
    return dealt, ordered([Slip(card.card, card.entered) for card in pool])
