"""R7 Phase 1: Units score, and everything that was used goes home (R7.1 to R7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.dice.choices import DieChoice
from mathom.games.dice.language import Ability, Counted
from mathom.games.dice.state import SCORE, Dice
from mathom.kernel.agenda import SeatStep
from mathom.kernel.option import Option

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Glory(Counted):
    """Glory when the Unit scores, is borrowed or is destroyed."""

    moments = ("scored", "borrowed", "destroyed")


class Recall(Ability):
    """While it is prepared, Units that come back unborrowed go to Active Pools (R12.9)."""

    moments = ("prepared",)


class Return(Ability):
    """When the Unit that bears it is scored, both may go to the Active Pool."""

    moments = ("scored",)


def score(state: Dice, seat: int) -> None:
    """A player's mustered Units score (R7.1)."""
    box = state.box
    for die in state.units(state.sides[seat].muster):
        card = box.cards[state.card_of(die)]
        count = card.glory + extra_glory(state, seat, die, "scored")
        state.emit_die("score", seat, die, count=count)
        state.sides[seat].glory += count


def extra_glory(state: Dice, seat: int, die: int, moment: str) -> int:
    """The Glory that a Unit's own abilities bring at a moment."""
    return sum(
        ability.value(state, die, seat)
        for ability in state.works(die, moment)
        if isinstance(ability, Glory)
    )


class Score(SeatStep[Dice]):
    """Phase 1 of a Fellowship turn."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = SCORE
        score(state, self.seat)
        for unit in state.units(state.sides[self.seat].muster):
            swords = [die for die in state.attached(unit) if _returns(state, die)]
            if swords:
                state.push(ComeBack(self.seat, swords[0]))
            else:
                state.send(self.seat, unit, "muster", "used")
        self._recall(state)

    def _recall(self, state: Dice) -> None:
        """Units that nobody has borrowed (R7.3), and where Merry has them go (R12.9)."""
        units = state.units(state.sides[self.seat].prepared)
        recalled = units and any(
            isinstance(ability, Recall)
            for side in state.sides
            for die in side.prepared
            for ability in state.works(die, "prepared")
        )
        for die in units:
            state.send(self.seat, die, "prepared", "active" if recalled else "used")


def _returns(state: Dice, die: int) -> bool:
    return any(isinstance(ability, Return) for ability in state.works(die, "scored"))


class ComeBack(DieChoice):
    """Whether a Unit that has scored comes to the Active Pool, with all that returns (R14.40)."""

    __slots__ = ()
    kind = "come-back"
    rules = ("R7.2", "R14.40")

    def problem(self, state: Dice) -> str:
        there = state.bearers[self.die] in state.sides[self.seat].muster
        return "" if there else "dice-agenda-die"

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        return [table.of("keep", self.die), table.of("pass")]

    def passing(self, state: Dice) -> Option:
        return state.option_table.of("pass")

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        unit = state.bearers[self.die]
        if option.kind == "pass":
            state.send(self.seat, unit, "muster", "used")
            return
        for other in state.attached(unit):
            if not _returns(state, other):
                state.send(self.seat, other, "muster", "used")
        state.send(self.seat, unit, "muster", "active")
