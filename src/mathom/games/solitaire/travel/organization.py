"""S6 The organization phase: items, followers, and whether to set out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, pull
from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import HAVEN, NONE, ORGANIZATION
from mathom.games.solitaire.ending import check_win
from mathom.games.solitaire.figures import (
    GENERAL_INFLUENCE,
    MIND,
    burden,
    figure,
    partial_influence,
    size,
    unused_direct_influence,
)
from mathom.games.solitaire.leaving import discard, rest, take_out
from mathom.games.solitaire.model.cards import Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.site.shedding import shed_options, take_shed
from mathom.games.solitaire.travel.departing import sweep
from mathom.games.solitaire.travel.journey import RollToLeave
from mathom.games.solitaire.travel.reveal import can_reveal
from mathom.games.solitaire.travel.storing import UseStored, stored_powers, stores_here
from mathom.kernel.agenda import Step
from mathom.kernel.option import Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

TRANSFER, STORE = range(2)
MOST: Final = 7
"""How large a company is at most outside a Haven (S1.5)."""


@dataclass(init=False, eq=False)
class NoTransfer(Standing):
    """Cannot be transferred."""


@dataclass(init=False, eq=False)
class NoStore(Standing):
    """Cannot be stored."""


class Organization(Step[Solitaire]):
    """What is done before it is settled where the company goes (S6)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.phase = ORGANIZATION
        sweep(state)
        state.push(Organize(), EndOfOrganization(), Overload())
        pull(state, "organization")


class Organize(TravellerChoice):
    """Order the company, then stay or set out (S6, S7.1, S7.3)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "organize"
    rules = ("S6.1", "S7.1", "S7.3")
    opens_turn = True

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        return [
            *ways_on(state),
            *usable(state, "organization"),
            *options_of(state, "transfer", transferable(state)),
            *options_of(state, "store", storable(state)),
            *[table.of("use", card) for card in stored_powers(state)],
            *shed_options(state, "organization"),
            *options_of(state, "follow", followers(state)),
        ]

    def refused(self, state: Solitaire) -> list[Refusal]:
        """Too large a company does not leave its Haven."""
        if not too_large(state):
            return []
        way = state.option_table.of("reveal" if state.goal == NONE else "go-on")
        return [Refusal(way, "company-too-large", "S1.5", {"count": size(state)})]

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "stay":
            state.emit("stay", site=state.here.id)
        elif option.kind in ("reveal", "go-on"):
            state.push(RollToLeave())
        else:
            state.push(Organize())
            if option.kind == "transfer":
                state.push(ChooseCarrier(_copies(state, transferable(state), option), TRANSFER))
            elif option.kind == "store":
                state.push(ChooseCarrier(_copies(state, storable(state), option), STORE))
            elif option.kind == "shed":
                take_shed(state, option, "organization")
            elif option.kind == "use" and option.value in stored_powers(state):
                state.push(UseStored(option.value))
            elif option.kind == "follow":
                (number,) = meant(state, _people(state), option)[:1]
                state.push(ChooseLeader(number))
            else:
                take_usable(state, option, "organization")


def ways_on(state: Solitaire) -> list[Option]:
    """To stay, or to set out: for what is to be revealed, or is revealed already."""
    table = state.option_table
    if too_large(state):
        return [table.of("stay")]
    if state.goal != NONE:
        return [table.of("stay"), table.of("go-on")]
    return [table.of("stay"), *([table.of("reveal")] if can_reveal(state) else [])]


def too_large(state: Solitaire) -> bool:
    """Whether the company is too large to leave a Haven (S1.5)."""
    return state.here.is_haven and size(state) > MOST


def _people(state: Solitaire) -> list[int]:
    return [each.number for each in state.company()]


def _copies(state: Solitaire, numbers: list[int], option: Option) -> tuple[int, ...]:
    return tuple(meant(state, numbers, option))


# Items (S6.2, S6.3).


def transferable(state: Solitaire) -> list[int]:
    """The items that can pass to somebody else."""
    if len(state.company()) < 2:
        return []
    return [
        each.number
        for each in state.items()
        if not state.box.lasting(NoTransfer, each.card, state.box.way_of(each))
    ]


def storable(state: Solitaire) -> list[int]:
    """The cards that can be stored here: items at a Haven, and what says so elsewhere (S6.3)."""
    haven = state.here.type == HAVEN
    box = state.box
    return [
        each.number
        for each in state.in_play
        if each.bearer != NONE
        and ((haven and isinstance(box.cards[each.card], Item)) or stores_here(state, each.number))
        and not box.lasting(NoStore, each.card, box.way_of(each))
    ]


class ChooseCarrier(TravellerChoice):
    """Whose copy of an item passes on or is stored."""

    __slots__ = ("mode", "numbers")
    __match_args__ = ("numbers", "mode")
    kind = "carrier"
    rules = ("S6.2", "S6.3")

    def __init__(self, numbers: tuple[int, ...], mode: int) -> None:
        """One of these copies is to be transferred or stored."""
        self.numbers: Final = numbers
        self.mode: Final = mode

    def _bearers(self, state: Solitaire) -> list[int]:
        return list(dict.fromkeys(state.in_play[each].bearer for each in self.numbers))

    def open(self, state: Solitaire) -> bool:
        return len(self._bearers(state)) > 1

    def skip(self, state: Solitaire) -> None:
        self._go(state, self.numbers[0])

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", self._bearers(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.numbers[0]).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (bearer,) = meant(state, self._bearers(state), option)
        self._go(state, next(n for n in self.numbers if state.in_play[n].bearer == bearer))

    def _go(self, state: Solitaire, number: int) -> None:
        from mathom.games.solitaire.site.corruption import CorruptionCheck

        if self.mode == STORE:
            state.push(CorruptionCheck(state.in_play[number].bearer), Store(number))
        else:
            state.push(ChooseReceiver(number, 1))


class ChooseReceiver(TravellerChoice):
    """To whom an item passes (S6.2)."""

    __slots__ = ("mode", "number")
    __match_args__ = ("number", "mode")
    kind = "receiver"
    rules = ("S6.2",)

    def __init__(self, number: int, mode: int) -> None:
        """The item of this number; with `mode` 1 its bearer checks corruption first."""
        self.number: Final = number
        self.mode: Final = mode

    def _others(self, state: Solitaire) -> list[int]:
        bearer = state.in_play[self.number].bearer
        return [each for each in _people(state) if each != bearer]

    def open(self, state: Solitaire) -> bool:
        return len(self._others(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for other in self._others(state)[:1]:
            self._give(state, other)

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "target", self._others(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (other,) = meant(state, self._others(state), option)
        self._give(state, other)

    def _give(self, state: Solitaire, other: int) -> None:
        from mathom.games.solitaire.site.corruption import CorruptionCheck

        state.push(Give(self.number, other))
        if self.mode:
            state.push(CorruptionCheck(state.in_play[self.number].bearer))


class Give(Step[Solitaire]):
    """An item passes to another, if its bearer has passed the check (S6.2)."""

    __slots__ = ("number", "other")
    __match_args__ = ("number", "other")

    def __init__(self, number: int, other: int) -> None:
        """The item `number` to the character `other`."""
        self.number: Final = number
        self.other: Final = other

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number in state.in_play and self.other in state.in_play:
            give(state, self.number, self.other)


def give(state: Solitaire, number: int, other: int) -> None:
    """A card passes to another bearer."""
    state.in_play.attach(number, other)
    from mathom.games.solitaire.site.items import free

    state.emit("give", item=state.card(number).id, card=state.card(other).id)
    free(state, other)


class Store(Step[Solitaire]):
    """A card is stored, if its bearer has passed the check (S6.3)."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The card of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number in state.in_play:
            store(state, self.number)


def store(state: Solitaire, number: int) -> None:
    """A card leaves play and is stored; what lies on it is discarded (S6.3)."""
    state.emit("store", card=state.card(number).id)
    for gone in take_out(state, number):
        if gone.number == number:
            state.stored += (gone.card,)
        else:
            rest(state, gone)
    check_win(state)


# Followers (S1.4, S6.1).


def leaders(state: Solitaire, number: int) -> list[int]:
    """Under whose influence a character could come: characters, or -1 for general influence."""
    return under(state).get(number, [])


def followers(state: Solitaire) -> list[int]:
    """Who could come under other influence."""
    return list(under(state))


def under(state: Solitaire) -> dict[int, list[int]]:
    """For each character under whose influence he could come; those who cannot are left out."""
    company = state.company()
    minds = {each.number: figure(state, MIND, each.number) for each in company}
    general = sum(minds[each.number] for each in company if each.bearer == NONE)
    leading = {each.bearer for each in company}
    partial = partial_influence(state)
    unused = {
        each.number: unused_direct_influence(state, each.number)
        for each in company
        if each.bearer == NONE
    }
    found: dict[int, list[int]] = {}
    for each in company:
        if each.bearer == NONE and each.number in leading:
            continue
        at = [
            leader
            for leader, left in unused.items()
            if leader not in (each.number, each.bearer)
            and left >= (burden(state, leader, each.number) if partial else minds[each.number])
        ]
        if each.bearer != NONE:
            at += [NONE] if general + minds[each.number] <= GENERAL_INFLUENCE else []
        if at:
            found[each.number] = at
    return found


class ChooseLeader(TravellerChoice):
    """Whom a character follows from now on (S6.1)."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    kind = "leader"
    rules = ("S6.1", "S1.4")

    def __init__(self, number: int) -> None:
        """The character of this number."""
        self.number: Final = number

    def open(self, state: Solitaire) -> bool:
        return len(leaders(state, self.number)) > 1

    def skip(self, state: Solitaire) -> None:
        for leader in leaders(state, self.number):
            self._follow(state, leader)

    def options(self, state: Solitaire) -> list[Option]:
        found = leaders(state, self.number)
        general = [state.option_table.of("lead")] if NONE in found else []
        return [*options_of(state, "by", [each for each in found if each != NONE]), *general]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        leader = NONE
        if option.kind != "lead":
            (leader,) = meant(state, [n for n in leaders(state, self.number) if n != NONE], option)
        self._follow(state, leader)

    def _follow(self, state: Solitaire, leader: int) -> None:
        state.in_play.attach(self.number, leader)
        if leader == NONE:
            state.emit("general", card=state.card(self.number).id)
        else:
            state.emit("follow", card=state.card(self.number).id, leader=state.card(leader).id)


# The end of the phase.


class EndOfOrganization(TravellerChoice):
    """Cards for the end of the phase, once it is settled where the company goes (S6.7)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "end-of-organization"
    rules = ("S6.7", "S19.6")

    def open(self, state: Solitaire) -> bool:
        return bool(usable(state, "end-of-organization"))

    def options(self, state: Solitaire) -> list[Option]:
        return [*usable(state, "end-of-organization"), state.option_table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind != "pass":
            state.push(EndOfOrganization())
            take_usable(state, option, "end-of-organization")


class Overload(Step[Solitaire]):
    """Characters that influence cannot hold are discarded (S6.5)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        for each in state.company():
            over = each.bearer == NONE and [
                other for other in state.company() if other.bearer == each.number
            ]
            if over and unused_direct_influence(state, each.number) < 0:
                for follower in over:
                    state.in_play.attach(follower.number, NONE)
        if overloaded(state):
            state.push(Dismiss())


def overloaded(state: Solitaire) -> bool:
    """Whether more minds are under general influence than it holds."""
    minds = [figure(state, MIND, each.number) for each in state.company() if each.bearer == NONE]
    return sum(minds) > GENERAL_INFLUENCE


class Dismiss(TravellerChoice):
    """Which character must leave because influence cannot hold him (S6.5)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "dismiss"
    rules = ("S6.5",)

    def open(self, state: Solitaire) -> bool:
        return overloaded(state)

    def _found(self, state: Solitaire) -> list[int]:
        return [each.number for each in state.company() if each.bearer == NONE]

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "target", self._found(state))

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (number,) = meant(state, self._found(state), option)
        state.push(Dismiss())
        discard(state, number)


SOLITAIRE.effects.update({"no-transfer": NoTransfer, "no-store": NoStore})
