"""D5 Quest of the Ring: two characters, each with its own way to go."""

from __future__ import annotations

from mathom.games.duel.box import SEATS
from mathom.games.duel.ending import check_victory
from mathom.games.duel.frames import CountStep
from mathom.games.duel.state import Duel
from mathom.kernel.chance import Chance


class Advance(CountStep):
    """Move the side's own character and use the bonus spaces it reaches (D5.1, D5.2)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        """Count the side's own steps; carrying the Nazgûl along changes nothing for Sauron."""
        side = state.sides[self.seat]
        before = side.steps
        side.steps = min(before + self.count, state.box.figures.steps)
        state.emit("advance", seat=SEATS[self.seat], count=side.steps - before, steps=side.steps)
        check_victory(state, self.seat)
        if state.outcome is not None:
            return
        for bonus in reversed(state.box.bonuses):
            if before < bonus.step <= side.steps:
                state.push(*bonus.frames[self.seat])
