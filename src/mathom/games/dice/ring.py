"""R9 The One Ring: its bearer may hide behind it from Sauron's attack, for a price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import OpenChoice
from mathom.games.dice.language import Counted
from mathom.games.dice.state import Dice
from mathom.kernel.option import MessageArgs, Option

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


@dataclass(init=False, eq=False)
class Ring(Counted):
    """The Ring can be laid on it; each Unit it hides leaves so much Corruption (R9.1, R9.2)."""

    moments = ("ring",)


def price(state: Dice, seat: int) -> int:
    """The Corruption that the Ring would leave, or 0 if there is nobody to lay it on."""
    units = state.units(state.sides[seat].muster)
    prices = [
        ability.value(state, die, seat)
        for die in units
        for ability in state.works(die, "ring")
        if isinstance(ability, Ring)
    ]
    return min(prices, default=0) * len(units)


class UseRing(OpenChoice):
    """Whether the Ringbearer uses the Ring, just before the attack (R9.1, R12.4)."""

    __slots__ = ()
    kind = "ring"
    rules = ("R9.1", "R9.2", "R12.4")

    def open(self, state: Dice) -> bool:
        return price(state, self.seat) > 0

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        return [table.of("ring"), table.of("pass")]

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        return {"corruption": price(state, self.seat)} if option.kind == "ring" else {}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "ring":
            count = price(state, self.seat)
            state.sauron.shielded = True
            state.sauron.delayed += count
            state.emit("ring", seat=SEATS[self.seat], count=count)
