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
            latest = max([slip.drawn for slip in self.hand if not _fixed(slip)])
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
        if any(_fixed(slip) or slip.bound != FREE for slip in self.hand):
            self._bind_hand()
        self._blend()
        moved = self._pick(card)
        latest = max(slip.drawn for slip in self.hand)
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
        gone = [slip for zone in zones for slip in self.zones[zone]]
        for zone in zones:
            self.zones[zone] = ()
        if hand:
            gone += self.hand
            self.hand = ()
        self._count_buried(gone)
        loosened = 0
        for slip in gone:
            loosened |= slip.clues & self._binding()
        if loosened:
            # What was bound to them could be in the pile now, or where it was.
            now = self._now()
            gone = [_released(slip, loosened, now) for slip in gone]
            self._change([_released(slip, loosened, now) for slip in self._outside()])
        self.pile = self.pile.shuffled(shown=shown, hidden=gone)
        self._tidy()

    def count(self, told: int) -> None:
        """Tell some seats how many cards of each type the hand holds."""
        least = [0] * (max(self.types) + 1)
        for slip in self.hand:
            least[self.types[slip.card]] += 1
        for number, clue in enumerate(self.clues):
            if clue.least and clue.told == told:
                self._note_apart(number, least)
        number = len(self.clues)
        self.clues = (*self.clues, Clue(told, tuple(least)))
        self.hand = ordered(slip.under(slip.clues | 1 << number) for slip in self.hand)
        self._tidy()

    # How it is done.

    def _now(self) -> int:
        """A moment after all before it."""
        self.pile = self.pile.later()
        return self.pile.shuffles

    def _outside(self) -> list[HiddenCard]:
        """Everything that is not in the pile."""
        return [*self.hand, *[slip for zone in self.zones for slip in zone]]

    def _change(self, slips: list[HiddenCard]) -> None:
        """Put other slips in place of those that `_outside` listed."""
        at = len(self.hand)
        self.hand = ordered(slips[:at])
        for number, zone in enumerate(self.zones):
            self.zones[number] = tuple(slips[at : at + len(zone)])
            at += len(zone)

    def _pick(self, card: int) -> HiddenCard:
        """The card of this kind that leaves the hand before other copies of it."""
        return min(
            [slip for slip in self.hand if slip.card == card],
            key=lambda slip: (
                slip.seen != PUBLIC,
                slip.bound == FREE,
                -slip.seen.bit_count(),
                slip.drawn,
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
        for slip in self.hand:
            touched |= slip.clues
        touched &= self._binding()
        if not touched:
            touched = 1 << len(self.clues)
            self.clues = (*self.clues, Clue(PUBLIC))
        number = touched.bit_length() - 1
        owner = 1 << self.owner
        bound: list[HiddenCard] = []
        for at, slip in enumerate(self._outside()):
            if at >= len(self.hand) and not slip.clues & touched:
                bound.append(slip)
                continue
            slip = slip.under(slip.clues & ~touched | 1 << number)
            if slip.bound != FREE:
                slip = slip.tied(number, slip.noted)
            elif at < len(self.hand) and slip.seen == PUBLIC:
                slip = slip.seen_by(owner).tied(number, noted=True)
            elif at < len(self.hand) and slip.entered == NEVER:
                slip = slip.dated(slip.drawn, slip.drawn).tied(number, noted=False)
            bound.append(slip)
        self._change(bound)

    def _blend(self) -> None:
        """What is known of some cards of the hand, nobody can tell from the others any more."""
        loose = [slip for slip in self.hand if not _fixed(slip)]
        if not any(slip.clues for slip in loose):
            return
        for number, clue in enumerate(self.clues):
            about = sum(slip.clues >> number & 1 for slip in loose)
            if clue.least and 0 < about < len(loose):
                self._widen(number, [slip for slip in loose if not slip.clues >> number & 1])
        clues = 0
        for slip in self.hand:
            if not _fixed(slip):
                clues |= slip.clues
        self.hand = ordered(slip if _fixed(slip) else slip.under(clues) for slip in self.hand)

    def _widen(self, number: int, joining: list[HiddenCard]) -> None:
        """A clue about some cards is about others of the hand from now on, too.

        What it says of cards outside the hand, whatever those in the hand are, is noted apart;
        and cards that everybody knows to be among those that join add to its numbers.
        """
        least = self.clues[number].least
        self._note_apart(number, [len(self.hand)] * len(least))
        outside = 0
        for zone in self.zones:
            for slip in zone:
                outside |= slip.clues
        more = list(least)
        for slip in joining:
            if slip.noted and not outside >> slip.bound & 1:
                more[self.types[slip.card]] += 1
        self._say(number, tuple(more))

    def _note_apart(self, number: int, held: list[int]) -> None:
        """Note what a clue says of cards outside a hand that holds so many of each type at most."""
        clue = self.clues[number]
        inside = sum(slip.clues >> number & 1 for slip in self.hand)
        least = tuple(
            max(0, n - min(inside, most)) for n, most in zip(clue.least, held, strict=True)
        )
        about = any(slip.clues >> number & 1 for zone in self.zones for slip in zone)
        if not any(least) or not about or not inside:
            return
        apart = 1 << len(self.clues)
        self.clues = (*self.clues, Clue(clue.told, least))
        for at, zone in enumerate(self.zones):
            self.zones[at] = tuple(
                slip.under(slip.clues | apart) if slip.clues >> number & 1 else slip
                for slip in zone
            )

    def _copies(self, card: int) -> list[HiddenCard]:
        """The cards of this kind of which not everybody knows where they are."""
        pile = self.pile
        slips = [*self._outside(), *pile.top, *pile.bag, *pile.bottom]
        return [slip for slip in slips if slip.card == card and not _fixed(slip)]

    def _oldest(self, gone: HiddenCard) -> int:
        """The earliest date of a copy of a card, which might be the one that goes."""
        return min([slip.entered for slip in self._copies(gone.card)], default=gone.entered)

    def _settle_copies(self, gone: HiddenCard, latest: int) -> None:
        """Of several copies, nobody can tell which has gone from a place of this age.

        If one was known to lie there or in the places around it, it was that one; and those left
        could be the oldest of them.
        """
        date = gone.entered
        copies = self._copies(gone.card)
        if gone.bound == FREE:
            for slip in copies:
                held = slip.bound != FREE and gone.clues >> slip.bound & 1
                if held and slip.entered <= latest:
                    self._exchange(slip, slip.tied(FREE, noted=False))
                    copies = self._copies(gone.card)
                    break
        younger = [slip for slip in copies if slip.bound == FREE and date < slip.entered <= latest]
        if younger:
            last = max(younger, key=lambda slip: slip.entered)
            self._exchange(last, last.dated(date, last.drawn))

    def _exchange(self, old: HiddenCard, new: HiddenCard) -> None:
        """Put one slip in place of another, wherever it is."""
        self.pile = self.pile.exchanged(old, new)
        self._change([new if slip is old else slip for slip in self._outside()])

    def _count_out(self, gone: HiddenCard) -> None:
        """A card has left the places of its clues, and everybody has seen which it was."""
        for number, clue in enumerate(self.clues):
            if clue.least and gone.clues >> number & 1:
                self._say(number, one_less(clue.least, self.types[gone.card]))

    def _count_buried(self, gone: list[HiddenCard]) -> None:
        """Cards have left the places of their clues unseen: each could be of any type."""
        for number, clue in enumerate(self.clues):
            buried = sum(1 for slip in gone if slip.clues >> number & 1)
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
                places = any(slip.clues >> number & 1 for slip in self._outside())
                if not places or not any(clue.least):
                    self._drop(number)
            elif self._certain(number):
                self._drop(number)

    def _certain(self, number: int) -> bool:
        """Whether a clue that binds cards is of no use any more; what it bound is fixed then."""
        outside = self._outside()
        places = [at for at, slip in enumerate(outside) if slip.clues >> number & 1]
        bound = [slip for slip in outside if slip.bound == number]
        if not bound:
            return True
        if places[-1] < len(self.hand):
            for _ in bound:
                held = [slip for slip in self.hand if slip.bound == number]
                slip = min(held, key=lambda slip: (slip.entered, slip.noted))
                left = _vacated(self.hand, slip, slip.entered)
                self.hand = ordered((*left, _fix(slip, self._now())))
            return True
        if len(places) == 1:
            now = self._now()
            self._change([_fix(slip, now) if slip.bound == number else slip for slip in outside])
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
        slips: list[HiddenCard] = []
        for slip in zone:
            bound = FREE if slip.bound == number else slip.bound - (slip.bound > number)
            under = slip.under(slip.clues & low | slip.clues >> 1 & ~low)
            slips.append(under.tied(bound, slip.noted and bound != FREE))
        left.append(tuple(slips))
    return (*clues[:number], *clues[number + 1 :]), left


def _fixed(slip: HiddenCard) -> bool:
    """Whether everybody can tell the card's place: all know it, or that it came from elsewhere."""
    return slip.seen == PUBLIC or slip.entered == NEVER


def _fix(slip: HiddenCard, now: int) -> HiddenCard:
    """A bound card whose place everybody can tell now."""
    free = slip.tied(FREE, noted=False)
    return free.dated(now, now).opened() if slip.noted else free.dated(NEVER, now)


def _released(slip: HiddenCard, clues: int, now: int) -> HiddenCard:
    """A card or a place that some clues were about, which say nothing any more."""
    entered = slip.entered
    if slip.bound != FREE and clues >> slip.bound & 1:
        entered = now
        slip = slip.tied(FREE, noted=False)
    drawn = now if slip.clues & clues else slip.drawn
    return slip.dated(entered, drawn).under(slip.clues & ~clues)


def _without(slips: tuple[HiddenCard, ...], gone: HiddenCard) -> tuple[HiddenCard, ...]:
    at = slips.index(gone)
    return slips[:at] + slips[at + 1 :]


def _vacated(hand: tuple[HiddenCard, ...], gone: HiddenCard, oldest: int) -> tuple[HiddenCard, ...]:
    """A hand after a card has left it, and nobody could tell from which place of it.

    The card may have come from the place filled longest ago that could hold what went in at
    `oldest`. That place is given up, and cards from older places than its own move on.
    """
    left = _without(hand, gone)
    fixed = [slip for slip in left if _fixed(slip)]
    loose = sorted([slip for slip in left if not _fixed(slip)], key=lambda slip: slip.drawn)
    dates = sorted([gone.drawn, *[slip.drawn for slip in loose]])
    del dates[bisect_left(dates, oldest)]
    moved = [slip.dated(slip.entered, dates[at]) for at, slip in enumerate(loose)]
    return ordered([*fixed, *moved])
