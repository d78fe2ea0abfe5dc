"""What happens to the face-down cards of one owner, and what others can tell of them after it.

Cards in a hand look alike from outside: when one leaves it, nobody sees which of them it was. What
lies before the owner, others can follow with the eye. A `Holding` moves cards so that nothing but
what is seen decides what others believe: two games that differ in secrets alone leave the same
places behind, of the same age and under the same clues.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

from mathom.kernel.dealing import one_less
from mathom.kernel.pile import FREE, NEVER, PUBLIC, Clue, HiddenCard, Pile, ordered


class Holding:
    """The face-down cards of one owner, while something happens to them.

    Attributes:
        owner: whose cards they are.
        types: the type of each card, for clues that count by type; empty where none do.
        hand: the cards of the hand, in order of number.
        zones: cards whose places everybody can follow, zone by zone, the last one uppermost.
        pile: the pile that the cards come from.
        clues: what is known of several of them together.
    """

    def __init__(
        self,
        owner: int,
        hand: tuple[HiddenCard, ...],
        zones: Sequence[tuple[HiddenCard, ...]],
        pile: Pile,
        clues: tuple[Clue, ...] = (),
        types: Sequence[int] = (),
    ) -> None:
        """Take up the cards of `owner`."""
        self.owner: Final = owner
        self.types: Final = types
        self.hand = hand
        self.zones = list(zones)
        self.pile = pile
        self.clues = clues

    # What can happen.

    def play(self, card: int) -> None:
        """A card of this kind leaves the hand before everybody's eyes.

        Nobody can tell copies apart: one that everybody knows of goes first, for if it stayed it
        would tell that there was another.
        """
        gone = self._pick(card)
        if _fixed(gone):
            self.hand = _without(self.hand, gone)
        else:
            self._blend()
            gone = self._pick(card)
            latest = max([hidden.drawn for hidden in self.hand if not _fixed(hidden)])
            self.hand = _vacated(self.hand, gone, self._oldest(gone))
            self._settle_copies(gone, latest)
        self._count_out(gone)
        self._tidy()

    def lay_down(self, card: int, zone: int) -> None:
        """A card of this kind leaves the hand face down and goes on top of a zone.

        Every card of that hand, and the one that left it, could from now on be any of them.
        """
        if len(self.hand) == 1:
            self.zones[zone] = (*self.zones[zone], *self.hand)
            self.hand = ()
            return
        if any(_fixed(hidden) or hidden.bound != FREE for hidden in self.hand):
            self._bind_hand()
        self._blend()
        moved = self._pick(card)
        latest = max(hidden.drawn for hidden in self.hand)
        self.hand = _vacated(self.hand, moved, 0)
        self.zones[zone] = (*self.zones[zone], moved.dated(moved.entered, latest))

    def turn_up(self, zone: int, at: int) -> int:
        """A card that lies in a zone is turned up and taken away; which it was."""
        gone = self.zones[zone][at]
        self.zones[zone] = self.zones[zone][:at] + self.zones[zone][at + 1 :]
        if not _fixed(gone):
            self._settle_copies(gone, gone.drawn)
        self._count_out(gone)
        self._tidy()
        return gone.card

    def take_up(self, zone: int) -> None:
        """All cards of a zone go back to the hand as they lie."""
        self.hand = ordered((*self.hand, *self.zones[zone]))
        self.zones[zone] = ()
        self._tidy()

    def receive(self, card: int) -> None:
        """Everybody sees a card come to the hand."""
        now = self._now()
        self.hand = ordered((*self.hand, HiddenCard(card, now, now, PUBLIC)))

    def learn(self, card: int) -> None:
        """A card comes to the hand from elsewhere, and only the owner sees which."""
        self.hand = ordered((*self.hand, HiddenCard(card, NEVER, self._now(), 1 << self.owner)))

    def bury(
        self, shown: Iterable[int] = (), hand: bool = False, zones: Sequence[int] = ()
    ) -> None:
        """Shuffle cards into the pile: `shown` ones face up, the hand and zones face down."""
        gone = [hidden for zone in zones for hidden in self.zones[zone]]
        for zone in zones:
            self.zones[zone] = ()
        if hand:
            gone += self.hand
            self.hand = ()
        self._count_buried(gone)
        loosened = 0
        for hidden in gone:
            loosened |= hidden.clues & self._binding()
        if loosened:
            # What was bound to them could be in the pile now, or where it was.
            now = self._now()
            gone = [_released(hidden, loosened, now) for hidden in gone]
            self._change([_released(hidden, loosened, now) for hidden in self._outside()])
        self.pile = self.pile.shuffled(shown=shown, hidden=gone)
        self._tidy()

    def count(self, told: int) -> None:
        """Tell some seats how many cards of each type the hand holds."""
        least = [0] * (max(self.types) + 1)
        for hidden in self.hand:
            least[self.types[hidden.card]] += 1
        for number, clue in enumerate(self.clues):
            if clue.least and clue.told == told:
                self._note_apart(number, least)
        number = len(self.clues)
        self.clues = (*self.clues, Clue(told, tuple(least)))
        self.hand = ordered(hidden.under(hidden.clues | 1 << number) for hidden in self.hand)
        self._tidy()

    # How it is done.

    def _now(self) -> int:
        """A moment after all before it."""
        self.pile = self.pile.later()
        return self.pile.shuffles

    def _outside(self) -> list[HiddenCard]:
        """Everything that is not in the pile."""
        return [*self.hand, *[hidden for zone in self.zones for hidden in zone]]

    def _change(self, hidden_cards: list[HiddenCard]) -> None:
        """Put other hidden cards in place of those that `_outside` listed."""
        at = len(self.hand)
        self.hand = ordered(hidden_cards[:at])
        for number, zone in enumerate(self.zones):
            self.zones[number] = tuple(hidden_cards[at : at + len(zone)])
            at += len(zone)

    def _pick(self, card: int) -> HiddenCard:
        """The card of this kind that leaves the hand before other copies of it."""
        return min(
            [hidden for hidden in self.hand if hidden.card == card],
            key=lambda hidden: (
                hidden.seen != PUBLIC,
                hidden.bound == FREE,
                -hidden.seen.bit_count(),
                hidden.drawn,
            ),
        )

    def _binding(self) -> int:
        """The clues that bind cards, as a bit mask."""
        return sum(1 << number for number, clue in enumerate(self.clues) if not clue.least)

    def _bind_hand(self) -> None:
        """Note of all cards known in the hand that they are still there, or where one is laid now.

        Whatever was bound to some cards of the hand and to others outside is bound to all of them.
        """
        touched = 0
        for hidden in self.hand:
            touched |= hidden.clues
        touched &= self._binding()
        if not touched:
            touched = 1 << len(self.clues)
            self.clues = (*self.clues, Clue(PUBLIC))
        number = touched.bit_length() - 1
        owner = 1 << self.owner
        bound: list[HiddenCard] = []
        for at, hidden in enumerate(self._outside()):
            if at >= len(self.hand) and not hidden.clues & touched:
                bound.append(hidden)
                continue
            hidden = hidden.under(hidden.clues & ~touched | 1 << number)
            if hidden.bound != FREE:
                hidden = hidden.tied(number, hidden.noted)
            elif at < len(self.hand) and hidden.seen == PUBLIC:
                hidden = hidden.seen_by(owner).tied(number, noted=True)
            elif at < len(self.hand) and hidden.entered == NEVER:
                hidden = hidden.dated(hidden.drawn, hidden.drawn).tied(number, noted=False)
            bound.append(hidden)
        self._change(bound)

    def _blend(self) -> None:
        """What is known of some cards of the hand, nobody can tell from the others any more."""
        loose = [hidden for hidden in self.hand if not _fixed(hidden)]
        if not any(hidden.clues for hidden in loose):
            return
        for number, clue in enumerate(self.clues):
            about = sum(hidden.clues >> number & 1 for hidden in loose)
            if clue.least and 0 < about < len(loose):
                self._widen(number, [hidden for hidden in loose if not hidden.clues >> number & 1])
        clues = 0
        for hidden in self.hand:
            if not _fixed(hidden):
                clues |= hidden.clues
        self.hand = ordered(
            hidden if _fixed(hidden) else hidden.under(clues) for hidden in self.hand
        )

    def _widen(self, number: int, joining: list[HiddenCard]) -> None:
        """A clue about some cards is about others of the hand from now on, too.

        What it says of cards outside the hand, whatever those in the hand are, is noted apart;
        and cards that everybody knows to be among those that join add to its numbers.
        """
        least = self.clues[number].least
        self._note_apart(number, [len(self.hand)] * len(least))
        outside = 0
        for zone in self.zones:
            for hidden in zone:
                outside |= hidden.clues
        more = list(least)
        for hidden in joining:
            if hidden.noted and not outside >> hidden.bound & 1:
                more[self.types[hidden.card]] += 1
        self._say(number, tuple(more))

    def _note_apart(self, number: int, held: list[int]) -> None:
        """Note what a clue says of cards outside a hand that holds so many of each type at most."""
        clue = self.clues[number]
        inside = sum(hidden.clues >> number & 1 for hidden in self.hand)
        least = tuple(
            max(0, n - min(inside, most)) for n, most in zip(clue.least, held, strict=True)
        )
        about = any(hidden.clues >> number & 1 for zone in self.zones for hidden in zone)
        if not any(least) or not about or not inside:
            return
        apart = 1 << len(self.clues)
        self.clues = (*self.clues, Clue(clue.told, least))
        for at, zone in enumerate(self.zones):
            self.zones[at] = tuple(
                hidden.under(hidden.clues | apart) if hidden.clues >> number & 1 else hidden
                for hidden in zone
            )

    def _copies(self, card: int) -> list[HiddenCard]:
        """The cards of this kind of which not everybody knows where they are."""
        pile = self.pile
        hidden_cards = [*self._outside(), *pile.top, *pile.bag, *pile.bottom]
        return [hidden for hidden in hidden_cards if hidden.card == card and not _fixed(hidden)]

    def _oldest(self, gone: HiddenCard) -> int:
        """The earliest date of a copy of a card, which might be the one that goes."""
        return min([hidden.entered for hidden in self._copies(gone.card)], default=gone.entered)

    def _settle_copies(self, gone: HiddenCard, latest: int) -> None:
        """Of several copies, nobody can tell which has gone from a place of this age.

        If one was known to lie there or in the places around it, it was that one; and those left
        could be the oldest of them.
        """
        date = gone.entered
        copies = self._copies(gone.card)
        if gone.bound == FREE:
            for hidden in copies:
                held = hidden.bound != FREE and gone.clues >> hidden.bound & 1
                if held and hidden.entered <= latest:
                    self._exchange(hidden, hidden.tied(FREE, noted=False))
                    copies = self._copies(gone.card)
                    break
        younger = [
            hidden for hidden in copies if hidden.bound == FREE and date < hidden.entered <= latest
        ]
        if younger:
            last = max(younger, key=lambda hidden: hidden.entered)
            self._exchange(last, last.dated(date, last.drawn))

    def _exchange(self, old: HiddenCard, new: HiddenCard) -> None:
        """Put one hidden card in place of another, wherever it is."""
        self.pile = self.pile.exchanged(old, new)
        self._change([new if hidden is old else hidden for hidden in self._outside()])

    def _count_out(self, gone: HiddenCard) -> None:
        """A card has left the places of its clues, and everybody has seen which it was."""
        for number, clue in enumerate(self.clues):
            if clue.least and gone.clues >> number & 1:
                self._say(number, one_less(clue.least, self.types[gone.card]))

    def _count_buried(self, gone: list[HiddenCard]) -> None:
        """Cards have left the places of their clues unseen: each could be of any type."""
        for number, clue in enumerate(self.clues):
            buried = sum(1 for hidden in gone if hidden.clues >> number & 1)
            if clue.least and buried:
                self._say(number, tuple(max(0, n - buried) for n in clue.least))

    def _say(self, number: int, least: tuple[int, ...]) -> None:
        clue = Clue(self.clues[number].told, least)
        self.clues = (*self.clues[:number], clue, *self.clues[number + 1 :])

    def _tidy(self) -> None:
        """Drop the clues that say nothing any more, and fix what has become certain."""
        for number in range(len(self.clues) - 1, -1, -1):
            clue = self.clues[number]
            if clue.least:
                places = any(hidden.clues >> number & 1 for hidden in self._outside())
                if not places or not any(clue.least):
                    self._drop(number)
            elif self._certain(number):
                self._drop(number)

    def _certain(self, number: int) -> bool:
        """Whether a clue that binds cards is of no use any more; what it bound is fixed then."""
        outside = self._outside()
        places = [at for at, hidden in enumerate(outside) if hidden.clues >> number & 1]
        bound = [hidden for hidden in outside if hidden.bound == number]
        if not bound:
            return True
        if places[-1] < len(self.hand):
            for _ in bound:
                held = [hidden for hidden in self.hand if hidden.bound == number]
                hidden = min(held, key=lambda hidden: (hidden.entered, hidden.noted))
                left = _vacated(self.hand, hidden, hidden.entered)
                self.hand = ordered((*left, _fix(hidden, self._now())))
            return True
        if len(places) == 1:
            now = self._now()
            self._change(
                [_fix(hidden, now) if hidden.bound == number else hidden for hidden in outside]
            )
            return True
        return False

    def _drop(self, number: int) -> None:
        self.clues, zones = without_clue(number, self.clues, [self.hand, *self.zones])
        self.hand = ordered(zones[0])
        self.zones = zones[1:]


def without_clue(
    number: int, clues: tuple[Clue, ...], zones: Sequence[tuple[HiddenCard, ...]]
) -> tuple[tuple[Clue, ...], list[tuple[HiddenCard, ...]]]:
    """Clues and cards after one clue was left out; those after it are numbered anew."""
    low = (1 << number) - 1
    left: list[tuple[HiddenCard, ...]] = []
    for zone in zones:
        hidden_cards: list[HiddenCard] = []
        for hidden in zone:
            bound = FREE if hidden.bound == number else hidden.bound - (hidden.bound > number)
            under = hidden.under(hidden.clues & low | hidden.clues >> 1 & ~low)
            hidden_cards.append(under.tied(bound, hidden.noted and bound != FREE))
        left.append(tuple(hidden_cards))
    return (*clues[:number], *clues[number + 1 :]), left


def _fixed(hidden: HiddenCard) -> bool:
    """Whether everybody can tell the card's place: all know it, or that it came from elsewhere."""
    return hidden.seen == PUBLIC or hidden.entered == NEVER


def _fix(hidden: HiddenCard, now: int) -> HiddenCard:
    """A bound card whose place everybody can tell now."""
    free = hidden.tied(FREE, noted=False)
    return free.dated(now, now).opened() if hidden.noted else free.dated(NEVER, now)


def _released(hidden: HiddenCard, clues: int, now: int) -> HiddenCard:
    """A card or a place that some clues were about, which say nothing any more."""
    entered = hidden.entered
    if hidden.bound != FREE and clues >> hidden.bound & 1:
        entered = now
        hidden = hidden.tied(FREE, noted=False)
    drawn = now if hidden.clues & clues else hidden.drawn
    return hidden.dated(entered, drawn).under(hidden.clues & ~clues)


def _without(hidden_cards: tuple[HiddenCard, ...], gone: HiddenCard) -> tuple[HiddenCard, ...]:
    at = hidden_cards.index(gone)
    return hidden_cards[:at] + hidden_cards[at + 1 :]


def _vacated(hand: tuple[HiddenCard, ...], gone: HiddenCard, oldest: int) -> tuple[HiddenCard, ...]:
    """A hand after a card has left it, and nobody could tell from which place of it.

    The card may have come from the place filled longest ago that could hold what went in at
    `oldest`. That place is given up, and cards from older places than its own move on.
    """
    left = _without(hand, gone)
    fixed = [hidden for hidden in left if _fixed(hidden)]
    loose = sorted(
        [hidden for hidden in left if not _fixed(hidden)], key=lambda hidden: hidden.drawn
    )
    dates = sorted([gone.drawn, *[hidden.drawn for hidden in loose]])
    del dates[bisect_left(dates, oldest)]
    moved = [hidden.dated(hidden.entered, dates[at]) for at, hidden in enumerate(loose)]
    return ordered([*fixed, *moved])
