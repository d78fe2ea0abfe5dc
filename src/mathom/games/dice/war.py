"""R7 Phase 3, To War: attack Sauron, or prepare for others to attack (R7.11, R7.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.dice.artifacts import ANY, Anytime, begin, usable, use
from mathom.games.dice.attack import EndWar, Gather, Target, against
from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import CountChoice, OpenChoice
from mathom.games.dice.fighting import attacks
from mathom.games.dice.language import Ability
from mathom.games.dice.state import WAR, Dice, War
from mathom.kernel.agenda import SeatStep
from mathom.kernel.declaring import count
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


@dataclass(init=False, eq=False)
class Follow(Ability):
    """When it is prepared, Units left in the Active Pool may join the Prepared Area (R12.8)."""

    moments = ("war",)
    n: int = count(10, 1)

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"n": self.n}


class ToWar(SeatStep[Dice]):
    """Phase 3 begins: the others may use Artifacts first."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = WAR
        state.push(AttackOrPrepare(self.seat))
        begin(Anytime, state)


class AttackOrPrepare(OpenChoice):
    """All mustered Units attack, or all are prepared (R7.11)."""

    __slots__ = ()
    kind = "war"
    rules = ("R7.11", "R7.12", "R7.13")

    def open(self, state: Dice) -> bool:
        return bool(state.units(state.sides[self.seat].muster))

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        return [table.of("attack"), table.of("prepare"), *usable(state, self.seat, (ANY,))]

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """The total that the own Units have, and the weakest enemy."""
        if option.kind != "attack":
            return super().detail(state, option)
        units = state.units(state.sides[self.seat].muster)
        return against(state, sum(attacks(state, self.seat, units).values()))

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "attack":
            state.war = new(War, facing=state.facing(), sent=[0] * len(SEATS))
            state.emit("attack", seat=SEATS[self.seat])
            state.push(Gather(self.seat), Target(self.seat), EndWar(self.seat))
        elif option.kind == "prepare":
            self._prepare(state)
        else:
            state.push(type(self)(self.seat))
            use(state, self.seat, option.value, (ANY,), chance)

    def _prepare(self, state: Dice) -> None:
        """All mustered Units with what is attached to them (R7.12)."""
        units = state.units(state.sides[self.seat].muster)
        state.emit("prepare", seat=SEATS[self.seat])
        for die in units:
            state.send(self.seat, die, "muster", "prepared")
        for die in units:
            for ability in state.works(die, "war"):
                if isinstance(ability, Follow):
                    state.push(Join(self.seat, ability.n))


class Join(CountChoice):
    """Which Unit of the Active Pool joins the Prepared Area (R12.8)."""

    __slots__ = ()
    kind = "follow"
    rules = ("R12.8",)

    def units(self, state: Dice) -> list[int]:
        """Those that are left."""
        return state.distinct(state.units(state.sides[self.seat].active))

    def open(self, state: Dice) -> bool:
        return bool(self.units(state))

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        return [*(table.of("follow", die) for die in self.units(state)), table.of("done")]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "follow":
            state.send(self.seat, option.value, "active", "prepared")
            if self.count > 1:
                state.push(Join(self.seat, self.count - 1))
