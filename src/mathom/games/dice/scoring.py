"""R7 Phase 1: Units score, and everything that was used goes home (R7.1 to R7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.dice.choices import OpenChoice
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
        state.push(Stay(self.seat))
        for unit in state.units(state.sides[self.seat].muster):
            swords = [die for die in state.attached(unit) if _returns(state, die)]
            if swords:
                state.push(ComeBack(self.seat, swords[0]))
            else:
                send(state, self.seat, unit, "muster", "used")
        self._recall(state)

    def _recall(self, state: Dice) -> None:
        """Units that nobody has borrowed (R7.3), and where Merry has them go (R12.9)."""
        recalled = any(
            isinstance(ability, Recall)
            for side in state.sides
            for die in side.prepared
            for ability in state.works(die, "prepared")
        )
        for die in state.units(state.sides[self.seat].prepared):
            send(state, self.seat, die, "prepared", "active" if recalled else "used")


def _returns(state: Dice, die: int) -> bool:
    return any(isinstance(ability, Return) for ability in state.works(die, "scored"))


def send(state: Dice, seat: int, die: int, start: str, area: str) -> None:
    """A die goes to another area with all that is attached to it, and everybody is told."""
    state.emit_die("move", seat, die, start=start, area=area)
    state.move(seat, die, start, area)


class ComeBack(OpenChoice):
    """Whether a Unit that has scored comes to the Active Pool with what it bears."""

    __slots__ = ("die",)
    __match_args__ = ("seat", "die")
    kind = "come-back"
    rules = ("R7.2",)

    def __init__(self, seat: int, die: int) -> None:
        """Asked for the Artifact `die`."""
        super().__init__(seat)
        self.die = die

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
            send(state, self.seat, unit, "muster", "used")
            return
        for other in state.attached(unit):
            if other != self.die:
                send(state, self.seat, other, "muster", "used")
        send(state, self.seat, unit, "muster", "active")


class Stay(OpenChoice):
    """Which Artifacts that stand alone go to the Used Pile (R7.2)."""

    __slots__ = ()
    kind = "stay"
    rules = ("R7.2",)

    def open(self, state: Dice) -> bool:
        return bool(state.loose(self.seat))

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        found = [table.of("discard", die) for die in state.distinct(state.loose(self.seat))]
        return [*found, table.of("done")]

    def passing(self, state: Dice) -> Option:
        return state.option_table.of("done")

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "discard":
            state.push(type(self)(self.seat))
            send(state, self.seat, option.value, "muster", "used")


class Tidy(Stay):
    """The same in Phase 5 (R7.22)."""

    __slots__ = ()
    kind = "tidy"
    rules = ("R7.22",)
