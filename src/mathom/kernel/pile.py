"""Piles of cards of which players remember what went in and what came out.

A `Deck` is enough where every card that leaves it is shown. Where cards are drawn into a hidden
hand, and others are shuffled back later, an attentive player knows more than the numbers: what
he saw going into the pile cannot be among the cards that were drawn before. A `Pile` counts its
shuffles, and a `HiddenCard` notes for one card at which of them it went in and came out. What is
known of several face-down cards together is a `Clue`. That is all it takes to deal hidden cards
anew as a player could believe them to lie, which `dealing` does.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mathom.kernel.chance import Chance

PUBLIC: Final = -1
"""Everybody has seen it, spectators too."""
NEVER: Final = 1_000_000
"""A card that was never in the pile: it cannot have been drawn from it."""
FREE: Final = -1
"""A card that no clue binds."""


class Clue:
    """Something known of several face-down cards together, but not of each of them.

    The hidden cards that lie in its places carry its number in `HiddenCard.clues`.

    Attributes:
        told: the seats that know it, as a bit mask; PUBLIC when everybody does.
        least: how many cards of each type lie in its places, at least.
    """

    __slots__ = ("least", "told")

    def __init__(self, told: int, least: tuple[int, ...] = ()) -> None:
        """A clue that `told` know."""
        self.told: Final = told
        self.least: Final = least

    def known(self, seat: int | None) -> bool:
        """Whether this seat knows it; None is a spectator."""
        return knows(self.told, seat)

    def __eq__(self, other: object) -> bool:
        """Whether both say the same to the same seats."""
        return isinstance(other, Clue) and (self.told, self.least) == (other.told, other.least)

    def __hash__(self) -> int:
        return hash((self.told, self.least))


class HiddenCard:
    """One card that lies face down somewhere, and what is known of its way there.

    Some of it belongs to the place: `drawn`, `seen` and `clues` stay when another card is
    imagined there. The rest belongs to the card.

    Attributes:
        card: which card it is; several hidden cards may be of one kind.
        entered: the shuffle of its pile with which it last went in before everybody's eyes.
        drawn: how often the pile had been shuffled when its place was last filled.
        seen: the seats that know what lies here, as a bit mask; PUBLIC when everybody does.
        clues: the clues that are about this place, as a bit mask of their numbers.
        bound: the clue in whose places the card is known to lie, or FREE.
        noted: whether everybody knows which card it is that lies in one of those places.
    """

    __slots__ = ("bound", "card", "clues", "drawn", "entered", "noted", "seen")

    def __init__(
        self,
        card: int,
        entered: int = 0,
        drawn: int = NEVER,
        seen: int = 0,
        clues: int = 0,
        bound: int = FREE,
        noted: bool = False,
    ) -> None:
        """A card in its pile, unless it was `drawn`."""
        self.card: Final = card
        self.entered: Final = entered
        self.drawn: Final = drawn
        self.seen: Final = seen
        self.clues: Final = clues
        self.bound: Final = bound
        self.noted: Final = noted

    def known(self, seat: int | None) -> bool:
        """Whether this seat knows what lies here; None is a spectator."""
        return knows(self.seen, seat)

    def shown(self, seat: int) -> HiddenCard:
        """The same card after one more seat has seen it."""
        return self.seen_by(self.seen | 1 << seat)

    def opened(self) -> HiddenCard:
        """The same card after everybody has seen it."""
        return self.seen_by(PUBLIC)

    def seen_by(self, seen: int) -> HiddenCard:
        """The same card, known to the seats of this mask."""
        return HiddenCard(
            self.card, self.entered, self.drawn, seen, self.clues, self.bound, self.noted
        )

    def dated(self, entered: int, drawn: int) -> HiddenCard:
        """The same card with these dates."""
        return HiddenCard(self.card, entered, drawn, self.seen, self.clues, self.bound, self.noted)

    def under(self, clues: int) -> HiddenCard:
        """The same card in a place that these clues are about."""
        return HiddenCard(
            self.card, self.entered, self.drawn, self.seen, clues, self.bound, self.noted
        )

    def tied(self, bound: int, noted: bool) -> HiddenCard:
        """The same card, bound to a clue or to none."""
        return HiddenCard(self.card, self.entered, self.drawn, self.seen, self.clues, bound, noted)

    def holding(self, other: HiddenCard) -> HiddenCard:
        """This place with the card of another hidden card in it."""
        return HiddenCard(
            other.card, other.entered, self.drawn, self.seen, self.clues, other.bound, other.noted
        )

    def __eq__(self, other: object) -> bool:
        """Whether both are the same card with the same past."""
        if not isinstance(other, HiddenCard) or self.card != other.card:
            return False
        return _past(self) == _past(other)

    def __hash__(self) -> int:
        return hash(_past(self))

    def __repr__(self) -> str:
        return f"HiddenCard{_past(self)}"


def _past(hidden: HiddenCard) -> tuple[int, int, int, int, int, int, bool]:
    return (
        hidden.card,
        hidden.entered,
        hidden.drawn,
        hidden.seen,
        hidden.clues,
        hidden.bound,
        hidden.noted,
    )


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat is one of a mask; None is a spectator, who knows what is public."""
    return mask == PUBLIC or (seat is not None and mask >> seat & 1 == 1)


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
        bag: tuple[HiddenCard, ...] = (),
        top: tuple[HiddenCard, ...] = (),
        bottom: tuple[HiddenCard, ...] = (),
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
        return hash((self.bag, self.top, self.bottom, self.shuffles))

    def draw(self, chance: Chance, seen: int = 0) -> tuple[HiddenCard, Pile]:
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
        return HiddenCard(first.card, first.entered, drawn, mask), rest

    def under(self, hidden_cards: Iterable[HiddenCard]) -> Pile:
        """The pile after these were put at the bottom, the last named lowest."""
        return Pile(self.bag, self.top, (*self.bottom, *hidden_cards), self.shuffles)

    def over(self, hidden_cards: Iterable[HiddenCard]) -> Pile:
        """The pile after these were put on top, the first named uppermost."""
        return Pile(self.bag, (*hidden_cards, *self.top), self.bottom, self.shuffles)

    def without(self, card: int) -> Pile:
        """The pile after one copy of this card was searched for and taken out of it."""
        for part in (self.top, self.bag, self.bottom):
            for at, hidden in enumerate(part):
                if hidden.card == card:
                    less = part[:at] + part[at + 1 :]
                    return Pile(
                        less if part is self.bag else self.bag,
                        less if part is self.top else self.top,
                        less if part is self.bottom else self.bottom,
                        self.shuffles,
                    )
        raise ValueError(f"no card {card} lies in the pile")

    def later(self) -> Pile:
        """The pile at a later moment: what is filled now can be told from what was before."""
        return Pile(self.bag, self.top, self.bottom, self.shuffles + 1)

    def exchanged(self, old: HiddenCard, new: HiddenCard) -> Pile:
        """The pile with one hidden card in place of another."""
        top, bag, bottom = (
            tuple(new if hidden is old else hidden for hidden in part)
            for part in (self.top, self.bag, self.bottom)
        )
        return Pile(ordered(bag), top, bottom, self.shuffles)

    def shuffled(self, shown: Iterable[int] = (), hidden: Iterable[HiddenCard] = ()) -> Pile:
        """The pile after it was shuffled with cards added to it.

        Args:
            shown: cards that everybody saw going in.
            hidden: cards that went in face down: what was known of them stays true.
        """
        shuffles = self.shuffles + 1
        cards = [
            HiddenCard(hidden.card, hidden.entered)
            for hidden in (*self.top, *self.bag, *self.bottom)
        ]
        for it in hidden:
            fresh = it.seen == PUBLIC or it.entered == NEVER
            cards.append(HiddenCard(it.card, shuffles if fresh else it.entered))
        cards.extend(HiddenCard(card, shuffles) for card in shown)
        return Pile(ordered(cards), (), (), shuffles)

    def cards(self) -> list[int]:
        """Every card in the pile, for counting; the order means nothing."""
        return [hidden.card for hidden in (*self.top, *self.bag, *self.bottom)]


def fresh(cards: Iterable[int]) -> Pile:
    """A pile of these cards as the game begins."""
    return Pile(ordered([HiddenCard(card) for card in cards]))


def ordered(hidden_cards: Iterable[HiddenCard]) -> tuple[HiddenCard, ...]:
    """Cards in order of number, which tells nothing."""
    return tuple(sorted(hidden_cards, key=_past))
