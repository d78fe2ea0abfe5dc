"""R8 The Sauron turn: what he scores, and his attack on each player (R8.1 to R8.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mathom.games.dice.artifacts import ANY, Moment, begin, from_left
from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import DieChoice, OpenChoice, about
from mathom.games.dice.corruption import Corrupting
from mathom.games.dice.eyes import RollSauron
from mathom.games.dice.faces import NONE
from mathom.games.dice.fighting import mustered_defenses, sauron_total
from mathom.games.dice.language import Ability
from mathom.games.dice.locations import Advance
from mathom.games.dice.ring import UseRing
from mathom.games.dice.scoring import extra_glory
from mathom.games.dice.state import ATTACKED, SCORE, Dice
from mathom.kernel.agenda import SeatStep, Step
from mathom.kernel.option import MessageArgs, Option

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Rescue(Ability):
    """While it is mustered, its owner's destroyed Units go to the Active Pool (R12.10)."""

    moments = ("mustered",)


class Stand(Ability):
    """When it is destroyed, the attack on its owner may be over (R12.12, R14.11)."""

    moments = ("destroyed",)


class SauronTurn(Step[Dice]):
    """Five phases in order (R8.24)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.turn = NONE
        state.emit("sauron-turn", seat=SEATS[state.ringbearer])
        state.push(CountCorruption(), Onslaught(), Corrupting(), Advance(), RollSauron())


class CountCorruption(Step[Dice]):
    """Phase 1: a point for each die in the Muster Area, and those that the Ring has left."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = SCORE
        sauron = state.sauron
        count = len(sauron.muster)
        sauron.corruption += count + sauron.delayed
        sauron.delayed = 0
        state.emit("points", count=count, total=sauron.corruption)


class Onslaught(Step[Dice]):
    """Phase 2: Sauron attacks everybody with all his forces, if he has any (R8.3, R8.4)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = ATTACKED
        if state.forces():
            bearer = state.ringbearer
            seats = from_left(state, bearer)
            state.push(UseRing(bearer), AddUp(), *map(Assault, seats), EndOnslaught())


class AddUp(Step[Dice]):
    """Sauron's total is made."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        begin(WhileAddingUp, state)


class WhileAddingUp(Moment):
    """Anybody may use Artifacts while Sauron's total is made (R12.11)."""

    __slots__ = ()
    kind = "total"
    rules = ("R12.1", "R12.11")
    moments = ("sauron-total", ANY)

    def order(self, state: Dice) -> Sequence[int]:
        return from_left(state, state.ringbearer)


class Assault(SeatStep[Dice]):
    """One player is attacked with the full total (R8.4)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        sauron = state.sauron
        hidden = sauron.shielded and self.seat == state.ringbearer
        attacked = not hidden and state.units(state.sides[self.seat].muster)
        sauron.left = sauron_total(state) if attacked else 0
        sauron.cloak = 0
        if sauron.left:
            state.emit("assault", seat=SEATS[self.seat], count=sauron.left)
            state.push(Brace(self.seat), Defend(self.seat))


class Brace(Moment):
    """Whoever is attacked may use Artifacts before the first Unit is chosen (R8.5, R14.21)."""

    __slots__ = ()
    kind = "brace"
    rules = ("R8.5", "R12.1")
    moments = ("defense", ANY)

    def order(self, state: Dice) -> Sequence[int]:
        return (self.seat,)


class Defend(OpenChoice):
    """Which Unit defends next (R8.6)."""

    __slots__ = ()
    kind = "defend"
    rules = ("R8.6",)

    def open(self, state: Dice) -> bool:
        """One answer is taken without asking."""
        return len(self.options(state)) > 1

    def skip(self, state: Dice) -> None:
        for option in self.options(state):
            self.defend(state, option.value)

    def options(self, state: Dice) -> list[Option]:
        units = state.units(state.sides[self.seat].muster)
        return [state.option_table.of("defend", die) for die in state.distinct(units)]

    def prompt_args(self, state: Dice) -> MessageArgs:
        return {"count": state.sauron.left}

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """Its defense, and whether it holds."""
        defense = mustered_defenses(state, self.seat)[option.value]
        found: MessageArgs = {"holds" if state.sauron.left < defense else "falls": defense}
        return {**about(state, option), **found}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        self.defend(state, option.value)

    def defend(self, state: Dice, die: int) -> None:
        """It holds, and the attack is over; or it falls, and the rest goes on (R8.6)."""
        sauron = state.sauron
        defense = mustered_defenses(state, self.seat)[die]
        if sauron.left < defense:
            state.emit_die("hold", self.seat, die, count=defense)
            sauron.left = 0
            return
        stands = any(isinstance(it, Stand) for it in state.works(die, "destroyed"))
        fall(state, self.seat, die)
        sauron.left -= defense
        if sauron.left and state.units(state.sides[self.seat].muster):
            state.push(MakeStand(self.seat, die) if stands else Defend(self.seat))


class MakeStand(DieChoice):
    """Whether a Unit that was destroyed ends the attack, as it may (R12.12, R2.5)."""

    __slots__ = ()
    kind = "stand"
    rules = ("R12.12", "R2.5", "R14.11")

    def problem(self, state: Dice) -> str:
        there = state.sauron.left and state.units(state.sides[self.seat].muster)
        return "" if there else "dice-agenda-die"

    def open(self, state: Dice) -> bool:
        """Nobody would have it go on who has nothing of what falls."""
        units = state.units(state.sides[self.seat].muster)
        brings = any(extra_glory(state, self.seat, die, "destroyed") for die in units)
        return brings or _rescued(state, self.seat)

    def skip(self, state: Dice) -> None:
        state.sauron.left = 0

    def options(self, state: Dice) -> list[Option]:
        return [state.option_table.of("use", self.die), state.option_table.of("pass")]

    def prompt_args(self, state: Dice) -> MessageArgs:
        return {"count": state.sauron.left}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "use":
            self.skip(state)
        else:
            state.push(Defend(self.seat))


def _rescued(state: Dice, seat: int) -> bool:
    """Whether Units of a player that fall go to the Active Pool (R12.10)."""
    return any(
        isinstance(ability, Rescue)
        for unit in state.units(state.sides[seat].muster)
        for ability in state.works(unit, "mustered")
    )


def fall(state: Dice, seat: int, die: int) -> None:
    """A Unit is destroyed, with what it carries (R8.6, R12.10)."""
    rescued = _rescued(state, seat)
    card = state.box.cards[state.card_of(die)].id
    glory = extra_glory(state, seat, die, "destroyed")
    area = "active" if rescued else "used"
    state.emit_die("fall", seat, die, area=area)
    state.move(seat, die, "muster", area)
    state.gain(seat, glory, card=card)


class EndOnslaught(Step[Dice]):
    """What helped against this attack is over."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        sauron = state.sauron
        sauron.left = sauron.cloak = sauron.dazzled = 0
        sauron.shielded = False
