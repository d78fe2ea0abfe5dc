"""Artifacts that are used: what each does, and the moments at which they can be (R4.7, R12.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import CountChoice, DieChoice, OpenChoice, about
from mathom.games.dice.faces import NONE
from mathom.games.dice.language import Counted, Number
from mathom.games.dice.rolling import RollNew, gain_die
from mathom.games.dice.state import Dice, including, without
from mathom.kernel.declaring import optional
from mathom.kernel.effects import Fixed
from mathom.kernel.language import number
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.window import Window

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance

ANY = "any"
"""The moment of Artifacts that can be used at any time."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Use(Counted):
    """What an Artifact does once it goes to the Used Pile; `n` is its number."""

    n: Number = optional(number(), Fixed(1))

    def possible(self, state: Dice, seat: int, die: int) -> bool:
        """Whether it would do anything now; True unless overridden."""
        return True

    def use(self, state: Dice, seat: int, die: int, chance: Chance) -> None:
        """Use the Artifact, which is still in the Muster Area."""
        n = self.value(state, die, seat)
        state.move(seat, die, "muster", "used")
        self.happen(state, seat, die, n)

    def happen(self, state: Dice, seat: int, die: int, n: int) -> None:
        """Do it, with its number."""
        raise NotImplementedError


class Strike(Use):
    """More for the total of the own attack."""

    moments = ("own-attack",)

    def happen(self, state: Dice, seat: int, die: int, n: int) -> None:
        assert state.war is not None
        state.war.extra += n
        state.emit("strike", seat=SEATS[seat], count=n)


class Cloak(Use):
    """More defense for all Units of the player who is attacked, in this attack."""

    moments = ("defense",)

    def happen(self, state: Dice, seat: int, die: int, n: int) -> None:
        state.sauron.cloak += n
        state.emit("cloak", seat=SEATS[seat], count=n)


class Cleanse(Use):
    """Corruption is taken off the mat."""

    moments = ("corrupt",)

    def possible(self, state: Dice, seat: int, die: int) -> bool:
        return state.sauron.corruption > 0

    def happen(self, state: Dice, seat: int, die: int, n: int) -> None:
        taken = min(n, state.sauron.corruption)
        state.sauron.corruption -= taken
        state.emit("cleanse", seat=SEATS[seat], count=taken)


class Dazzle(Use):
    """Dice of Sauron count 0 in this attack, against every player (R12.11)."""

    moments = ("sauron-total",)

    def possible(self, state: Dice, seat: int, die: int) -> bool:
        return bool(_bright(state))

    def happen(self, state: Dice, seat: int, die: int, n: int) -> None:
        state.push(DazzleDie(seat, n))


def _bright(state: Dice) -> list[int]:
    """Forces that count in the attack."""
    dazzled = state.sauron.dazzled
    return [die for die in state.forces() if not dazzled >> die & 1]


class DazzleDie(CountChoice):
    """Which die of Sauron counts 0."""

    __slots__ = ()
    kind = "dazzle"
    rules = ("R12.11",)

    def open(self, state: Dice) -> bool:
        return bool(_bright(state))

    def options(self, state: Dice) -> list[Option]:
        return [state.option_table.of("dazzle", die) for die in state.distinct(_bright(state))]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        state.sauron.dazzled |= 1 << option.value
        state.emit("dazzle", seat=SEATS[self.seat], die=state.box.names["die"][option.value])
        if self.count > 1:
            state.push(DazzleDie(self.seat, self.count - 1))


class Fetch(Use):
    """Dice come from the own Used Pile, but not the Artifact itself."""

    moments = (ANY,)

    def possible(self, state: Dice, seat: int, die: int) -> bool:
        return bool(state.sides[seat].used)

    def happen(self, state: Dice, seat: int, die: int, n: int) -> None:
        state.push(FetchDie(seat, die, n), RollNew(seat))


class FetchDie(DieChoice):
    """Which die comes from the Used Pile, so many times, for an Artifact that stays there."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "die", "count")
    kind = "fetch"
    rules = ("R7.23",)

    def __init__(self, seat: int, die: int, count: int) -> None:
        """For the Artifact `die`."""
        super().__init__(seat, die)
        self.count: Final = count

    def dice(self, state: Dice) -> list[int]:
        """Those that can come."""
        return state.distinct([die for die in state.sides[self.seat].used if die != self.die])

    def open(self, state: Dice) -> bool:
        return bool(self.dice(state))

    def options(self, state: Dice) -> list[Option]:
        return [state.option_table.of("fetch", die) for die in self.dice(state)]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        gain_die(state, self.seat, option.value, self.seat, "used")
        if self.count > 1:
            state.push(FetchDie(self.seat, self.die, self.count - 1))


class Exchange(Use):
    """The Artifact changes places with a die of another player's Used Pile (R12.7)."""

    moments = (ANY,)

    def possible(self, state: Dice, seat: int, die: int) -> bool:
        return any(side.used for other, side in enumerate(state.sides) if other != seat)

    def use(self, state: Dice, seat: int, die: int, chance: Chance) -> None:
        """It goes to the pile that the other die comes from."""
        state.push(TakeDie(seat, die), RollNew(seat))


class TakeDie(DieChoice):
    """Which die of another player's Used Pile comes for the Artifact."""

    __slots__ = ()
    kind = "take"
    rules = ("R12.7", "R14.17")

    def problem(self, state: Dice) -> str:
        fits = self.die in state.loose(self.seat) and self.options(state)
        return "" if fits else "dice-agenda-die"

    def options(self, state: Dice) -> list[Option]:
        return [
            state.option_table.of("take", die)
            for other, side in enumerate(state.sides)
            if other != self.seat
            for die in state.distinct(side.used)
        ]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        other = next(n for n, side in enumerate(state.sides) if option.value in side.used)
        mine, theirs = state.sides[self.seat], state.sides[other]
        mine.muster = without(mine.muster, self.die)
        theirs.used = including(theirs.used, self.die)
        state.faces[self.die] = 0
        state.emit_die("give", self.seat, self.die, whom=SEATS[other])
        gain_die(state, self.seat, option.value, other, "used")


# When they are used, or go unused.


def usable(state: Dice, seat: int, moments: tuple[str, ...]) -> list[Option]:
    """The Artifacts that a player could use at one of some moments, of equal ones the first."""
    loose = state.loose(seat)
    found = [die for die in loose if _use(state, seat, die, moments) is not None] if loose else []
    return [state.option_table.of("use", die) for die in state.distinct(found)] if found else []


def _use(state: Dice, seat: int, die: int, moments: tuple[str, ...]) -> Use | None:
    for moment in moments:
        for ability in state.works(die, moment):
            if isinstance(ability, Use) and ability.possible(state, seat, die):
                return ability
    return None


def use(state: Dice, seat: int, die: int, moments: tuple[str, ...], chance: Chance) -> None:
    """Use an Artifact (R4.7)."""
    ability = _use(state, seat, die, moments)
    assert ability is not None
    state.emit_die("use", seat, die)
    ability.use(state, seat, die, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Window[Dice]):
    """A moment at which players may use Artifacts, in the order of play.

    Attributes:
        moments: what can be used.
    """

    __slots__ = ()
    public = True
    moments: ClassVar[tuple[str, ...]] = (ANY,)

    def problem(self, state: Dice) -> str:
        return "" if self.seat in self.order(state) else "dice-agenda-seat"

    def open(self, state: Dice) -> bool:
        return bool(self.usable(state))

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """What the die is."""
        return about(state, option)

    def usable(self, state: Dice) -> list[Option]:
        return usable(state, self.seat, self.moments)

    def use(self, state: Dice, option: Option, chance: Chance) -> None:
        use(state, self.seat, option.value, self.moments, chance)


class Anytime(Moment):
    """At the beginning of a player's Phase 3 the others may use what can be used at any time."""

    __slots__ = ()
    kind = "anytime"
    rules = ("R4.7",)

    def order(self, state: Dice) -> Sequence[int]:
        return [seat for seat in from_left(state, state.turn) if seat != state.turn]


def from_left(state: Dice, seat: int) -> list[int]:
    """All seats in the order of play, beginning to the left of one, which comes last."""
    return [(seat + 1 + n) % state.players for n in range(state.players)]


def begin(kind: type[Moment], state: Dice) -> None:
    """Open a window to the first who can use something; most often nobody has mustered anything."""
    for side in state.sides:
        if side.muster:
            break
    else:
        return
    for seat in kind(NONE).order(state):
        window = kind(seat)
        if window.open(state):
            state.push(window)
            return


class Stay(OpenChoice):
    """Which Artifacts that stand alone go to the Used Pile, used or not, in Phase 1 (R7.2)."""

    __slots__ = ()
    kind = "stay"
    rules = ("R7.2", "R4.7")

    def open(self, state: Dice) -> bool:
        return bool(state.loose(self.seat))

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        found = [table.of("discard", die) for die in state.distinct(state.loose(self.seat))]
        return [*found, *usable(state, self.seat, (ANY,)), table.of("done")]

    def passing(self, state: Dice) -> Option:
        return state.option_table.of("done")

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "done":
            return
        state.push(type(self)(self.seat))
        if option.kind == "discard":
            state.send(self.seat, option.value, "muster", "used")
        else:
            use(state, self.seat, option.value, (ANY,), chance)


class Tidy(Stay):
    """The same in Phase 5 (R7.22)."""

    __slots__ = ()
    kind = "tidy"
    rules = ("R7.22", "R4.7")
