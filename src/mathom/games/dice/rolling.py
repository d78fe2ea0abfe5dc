"""R7 Phase 2: drawing and rolling dice, blanks, and Immediate effects (R7.4 to R7.7, R7.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import OpenChoice
from mathom.games.dice.faces import FACES
from mathom.games.dice.language import Ability, Counted
from mathom.games.dice.state import DICE, Dice, including, without
from mathom.kernel.agenda import SeatStep
from mathom.kernel.declaring import count
from mathom.kernel.option import Option

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class DrawDice(SeatStep[Dice]):
    """Draw into the Active Pool and roll it (R7.4, R7.5)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = DICE
        draw(state, self.seat, state.box.numbers.draw, "active", chance)
        roll(state, self.seat, state.sides[self.seat].active, chance)


def draw(state: Dice, seat: int, count: int, area: str, chance: Chance) -> list[int]:
    """Draw dice from the Bag, and if it runs out from the Used Pile (R7.4, R3.8)."""
    side = state.sides[seat]
    drawn: list[int] = []
    bag = list(side.bag)
    while len(drawn) < count:
        if not bag:
            if not side.used:
                break
            bag = list(side.used)
            side.used = ()
            state.emit("refill", seat=SEATS[seat], count=len(bag))
        drawn.append(bag.pop(chance.pick(len(bag))))
    side.bag = tuple(bag)
    if drawn:
        setattr(side, area, tuple(sorted([*getattr(side, area), *drawn])))
        if state.events is not None:
            names = state.box.names["die"]
            told = [names[die] for die in drawn]
            state.emit("draw", seat=SEATS[seat], dice=told, count=len(told), area=area)
    return drawn


def roll(state: Dice, seat: int, dice: tuple[int, ...], chance: Chance) -> None:
    """Roll dice of the Active Pool: those of corrupted cards are blank, Immediates come first."""
    if not dice:
        return
    box, faces = state.box, state.faces
    at_once = False
    for die in dice:
        card = state.card_of(die)
        if state.corrupted >> card & 1:
            faces[die] = 0
            continue
        face = chance.pick(FACES)
        faces[die] = face + 1
        at_once = at_once or "immediate" in box.cards[card].works[face]
    if state.events is not None:
        names = box.names["die"]
        cards = state.box.names["card"]
        rolled = [f"{names[die]}:{faces[die]}:{cards[state.card_of(die)]}" for die in dice]
        state.emit("roll", seat=SEATS[seat], rolled=rolled)
    for die in dice:
        if not faces[die]:
            state.move(seat, die, "active", "spent")
            state.emit_die("blank", seat, die)
    if at_once:
        state.push(Immediate(seat))


class RollNew(SeatStep[Dice]):
    """Roll the dice that have come to the Active Pool in Phase 2 (R7.23)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        if state.turn == self.seat and state.phase == DICE:
            active = state.sides[self.seat].active
            fresh = tuple(die for die in active if not state.faces[die])
            roll(state, self.seat, fresh, chance)


def gain_die(state: Dice, seat: int, die: int, owner: int, start: str) -> None:
    """A die comes to a player's Active Pool, or is laid aside for the next turn (R7.23)."""
    later = state.turn == seat and state.phase > DICE
    area = "aside" if later else "active"
    if owner == seat:
        state.move(seat, die, start, area)
    else:
        side = state.sides[owner]
        setattr(side, start, without(getattr(side, start), die))
        mine = state.sides[seat]
        setattr(mine, area, including(getattr(mine, area), die))
        state.faces[die] = 0
    state.emit_die("gain", seat, die, area=area)


class Immediate(OpenChoice):
    """Which Immediate effect comes next; all of them must happen (R7.7)."""

    __slots__ = ()
    kind = "immediate"
    rules = ("R7.7",)

    def dice(self, state: Dice) -> list[int]:
        """The dice that show one, of interchangeable ones the first."""
        active = state.sides[self.seat].active
        return state.distinct([die for die in active if state.works(die, "immediate")])

    def open(self, state: Dice) -> bool:
        return len(self.dice(state)) > 1

    def skip(self, state: Dice) -> None:
        for die in self.dice(state):
            state.push(Happen(self.seat, die))

    def options(self, state: Dice) -> list[Option]:
        return [state.option_table.of("use", die) for die in self.dice(state)]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        state.push(Happen(self.seat, option.value))


class Happen(SeatStep[Dice]):
    """An Immediate effect happens, and its die is spent."""

    __slots__ = ("die",)
    __match_args__ = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def problem(self, state: Dice) -> str:
        there = self.die in state.sides[self.seat].active and state.works(self.die, "immediate")
        return "" if there else "dice-agenda-die"

    def run(self, state: Dice, chance: Chance) -> None:
        state.push(Immediate(self.seat))
        state.emit_die("immediate", self.seat, self.die)
        for ability in state.works(self.die, "immediate"):
            assert isinstance(ability, AtOnce)
            ability.happen(state, self.seat, ability.value(state, self.die, self.seat), chance)
        state.move(self.seat, self.die, "active", "spent")


@mypyc_attr(allow_interpreted_subclasses=True)
class AtOnce(Counted):
    """What happens when its die is rolled."""

    moments = ("immediate",)

    def happen(self, state: Dice, seat: int, n: int, chance: Chance) -> None:
        """Do it, with its number."""
        raise NotImplementedError


class GainFellowship(AtOnce):
    """Fellowship for this turn (R7.26)."""

    def happen(self, state: Dice, seat: int, n: int, chance: Chance) -> None:
        state.fellowship += n
        state.emit("fellowship", seat=SEATS[seat], count=n)


class DrawMore(AtOnce):
    """Dice from the Bag, which are rolled."""

    def happen(self, state: Dice, seat: int, n: int, chance: Chance) -> None:
        draw(state, seat, n, "active", chance)
        state.push(RollNew(seat))


@dataclass(init=False, eq=False)
class Along(Ability):
    """A die that is rolled again may take others of the Active Pool along (R2.9)."""

    moments = ("roll",)
    n: int = count(10, 1)

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"n": self.n}
