"""Q3.12 Trades: heroes at one location exchange favor, items and the quests of encounters.

The hero who explores makes an offer, or calls upon another hero there to make one to a third. An
offer is composed part by part; the other accepts it as it is or declines (Q9.71).
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import forbidden
from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import HeroChoice
from mathom.games.quest.hero.growth import favor_room
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal


def company(state: Quest, seat: int) -> list[int]:
    """The other heroes where this one stands."""
    here = state.heroes[seat - 1].location
    return [
        other
        for other, hero in enumerate(state.heroes, 1)
        if other != seat and hero.location == here
    ]


def others(state: Quest, seat: int) -> list[tuple[int, int]]:
    """Who could make an offer to whom besides the hero who explores (Q9.71).

    With three heroes at most, each of its company could make one to one other alone.
    """
    here = company(state, seat)
    return [(one, other) for one in here for other in here if other != one]


def obstacle(state: Quest, one: int, other: int) -> str:
    """Why two heroes here cannot trade, as a code of a refusal; empty if they can (Q9.71)."""
    if forbidden(state, one, "trade") or forbidden(state, other, "trade"):
        return "trade-barred"
    if state.turn.declined & (1 << one | 1 << other):
        return "trade-declined"
    mine, theirs = state.heroes[one - 1], state.heroes[other - 1]
    goods = mine.quests or theirs.quests or mine.items != theirs.items
    if goods or _most(state, one, other) or _most(state, other, one):
        return ""
    return "no-goods"


def propose(state: Quest, seat: int, whom: int) -> None:
    """Begin an offer of one hero to another."""
    state.push(Offer(seat, whom, 0, (), (), (), ()))


def call_upon(state: Quest, seat: int, whom: int) -> None:
    """The hero who explores calls upon another to make an offer to the third (Q9.71)."""
    third = next(other for one, other in others(state, seat) if one == whom)
    state.emit("call", seat=SEATS[seat], whom=SEATS[whom], other=SEATS[third])
    propose(state, whom, third)


class Bargain(HeroChoice):
    """What one hero would exchange with another, decided by one of the two.

    Attributes:
        whom: the other hero's seat.
        favor: how much favor the hero who offers gives; below nothing, how much it asks for.
        given, asked: the items it gives and asks for.
        errands, wanted: the quests of encounters it gives and asks for.
    """

    __slots__ = ("asked", "errands", "favor", "given", "wanted", "whom")
    __match_args__ = ("seat", "whom", "favor", "given", "asked", "errands", "wanted")
    at_once = True
    rules = ("Q3.12",)

    def __init__(
        self,
        seat: int,
        whom: int,
        favor: int,
        given: tuple[int, ...],
        asked: tuple[int, ...],
        errands: tuple[int, ...],
        wanted: tuple[int, ...],
    ) -> None:
        """Asked of `seat`, about a trade with `whom`."""
        super().__init__(seat)
        self.whom: Final = whom
        self.favor: Final = favor
        self.given: Final = given
        self.asked: Final = asked
        self.errands: Final = errands
        self.wanted: Final = wanted

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"seat": SEATS[self.whom]}

    def offering(self) -> int:
        """Which of the two makes the offer."""
        raise NotImplementedError

    def problem(self, state: Quest) -> str:
        """The key of why a state that was read cannot have such a trade; empty if it can."""
        one = self.offering()
        other = self.whom if one == self.seat else self.seat
        if one == other or other not in company(state, one):
            return "quest-agenda-trade-place"
        for hero, favor, items, cards in (
            (state.heroes[one - 1], self.favor, self.given, self.errands),
            (state.heroes[other - 1], -self.favor, self.asked, self.wanted),
        ):
            held = all(hero.items >> item & 1 for item in items)
            if favor > hero.favor or not held or not set(cards) <= set(hero.quests):
                return "quest-agenda-trade-goods"
        return ""

    def tell(self, state: Quest, kind: str, giver: int, taker: int) -> None:
        """Tell what each of the two gives, in events whose kinds begin with `kind`."""
        box = state.box
        state.emit(kind, seat=SEATS[giver], whom=SEATS[taker])
        if self.favor:
            who = giver if self.favor > 0 else taker
            state.emit(f"{kind}-favor", seat=SEATS[who], count=abs(self.favor))
        for who, items, cards in (
            (giver, self.given, self.errands),
            (taker, self.asked, self.wanted),
        ):
            for item in items:
                state.emit(f"{kind}-item", seat=SEATS[who], item=box.items[item].id)
            for card in cards:
                state.emit(f"{kind}-errand", seat=SEATS[who], encounter=box.encounters[card].id)


class Offer(Bargain):
    """Name one more thing to give or to ask for, then propose the trade (Q3.12)."""

    __slots__ = ()
    kind = "offer"

    def offering(self) -> int:
        """The one who is asked."""
        return self.seat

    def options(self, state: Quest) -> list[Option]:
        """What either has that is not yet named, and sending or withdrawing the offer."""
        box = state.box
        mine = state.heroes[self.seat - 1]
        theirs = state.heroes[self.whom - 1]
        found: list[Option] = []
        if self.favor >= 0 and self.favor < _most(state, self.seat, self.whom):
            found.append(box.act["give-favor"])
        if self.favor <= 0 and -self.favor < _most(state, self.whom, self.seat):
            found.append(box.act["want-favor"])
        for item in range(len(box.items)):
            has, lacks = mine.items >> item & 1, theirs.items >> item & 1
            if has and not lacks and item not in self.given:
                found.append(box.options["give-item"][item])
            if lacks and not has and item not in self.asked:
                found.append(box.options["want-item"][item])
        give, want = box.options["give-errand"], box.options["want-errand"]
        found.extend(give[card] for card in mine.quests if card not in self.errands)
        found.extend(want[card] for card in theirs.quests if card not in self.wanted)
        if self._named():
            found.append(box.act["propose"])
        found.append(box.act["withdraw"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """Items that the other has already."""
        box = state.box
        both = state.heroes[self.seat - 1].items & state.heroes[self.whom - 1].items
        return [
            Refusal(box.options["give-item"][item], "has-item", "Q3.12", {})
            for item in range(len(box.items))
            if both >> item & 1
        ]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Name it, or let the other decide, or drop the matter."""
        kind = option.kind
        if kind == "withdraw":
            if self.seat != state.turn.seat:
                decline(state, self.seat)
            return
        if kind == "propose":
            terms = (self.favor, self.given, self.asked, self.errands, self.wanted)
            state.push(Answer(self.whom, self.seat, *terms))
            self.tell(state, "offer", self.seat, self.whom)
            return
        favor = self.favor + (kind == "give-favor") - (kind == "want-favor")
        one = (option.value,)
        state.push(
            Offer(
                self.seat,
                self.whom,
                favor,
                self.given + (one if kind == "give-item" else ()),
                self.asked + (one if kind == "want-item" else ()),
                self.errands + (one if kind == "give-errand" else ()),
                self.wanted + (one if kind == "want-errand" else ()),
            )
        )

    def _named(self) -> bool:
        return bool(self.favor or self.given or self.asked or self.errands or self.wanted)


def _most(state: Quest, giver: int, taker: int) -> int:
    """How much favor one hero can give another."""
    has = state.heroes[giver - 1].favor
    room = favor_room(state, taker)
    return has if room == NOWHERE else min(has, room)


class Answer(Bargain):
    """Accept a trade as it was proposed, or decline; `whom` is the hero who proposed it."""

    __slots__ = ()
    kind = "answer"
    acts = ("accept", "decline")

    def offering(self) -> int:
        return self.whom

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Exchange everything, or be asked no more in this Explore part."""
        if option.kind == "decline":
            decline(state, self.seat)
            return
        self.tell(state, "trade", self.whom, self.seat)
        mine = state.heroes[self.seat - 1]
        theirs = state.heroes[self.whom - 1]
        mine.favor += self.favor
        theirs.favor -= self.favor
        if state.turn.seat == (self.seat if self.favor > 0 else self.whom):
            state.turn.gained += abs(self.favor)
        changed = sum(1 << item for item in (*self.given, *self.asked))
        mine.items ^= changed
        theirs.items ^= changed
        mine.quests = _swapped(mine.quests, self.wanted, self.errands)
        theirs.quests = _swapped(theirs.quests, self.errands, self.wanted)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """With whom, and what."""
        return {
            "seat": SEATS[self.whom],
            "gives": max(self.favor, 0),
            "asks": max(-self.favor, 0),
            "given": len(self.given) + len(self.errands),
            "asked": len(self.asked) + len(self.wanted),
        }


def decline(state: Quest, seat: int) -> None:
    """A hero does not want to trade: it is asked no more in this Explore part (Q9.71)."""
    state.turn.declined |= 1 << seat
    state.emit("decline", seat=SEATS[seat])


def _swapped(
    cards: tuple[int, ...], gone: tuple[int, ...], come: tuple[int, ...]
) -> tuple[int, ...]:
    """A hero's quests after some went and others came."""
    return (*(card for card in cards if card not in gone), *come)
