"""R8 Phase 5: Sauron's dice are rolled, and his Eyes look out (R8.18 to R8.23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.dice.faces import FACES
from mathom.games.dice.language import Counted
from mathom.games.dice.state import ROLLING, Dice
from mathom.kernel.agenda import Step
from mathom.kernel.effects import NO_BINDINGS, Perform

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


@dataclass(init=False, eq=False)
class Hide(Counted):
    """While it is prepared, so many Eyes are ignored (R8.22)."""

    moments = ("prepared",)


def hidden(state: Dice) -> int:
    """How many Eyes will be ignored: all players' Prepared Areas count."""
    return sum(
        ability.value(state, die, seat)
        for seat, side in enumerate(state.sides)
        for die in side.prepared
        for ability in state.works(die, "prepared")
        if isinstance(ability, Hide)
    )


class RollSauron(Step[Dice]):
    """Markers come off, all dice but the destroyed are rolled, and each Eye does its work.

    Which Eyes are ignored makes no difference, since all at a Location are alike (R14.13).
    """

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = ROLLING
        sauron = state.sauron
        names = state.box.names["die"]
        sauron.marked = 0
        sauron.muster = tuple(sorted((*sauron.active, *sauron.muster)))
        sauron.active = ()
        for die in sauron.muster:
            state.faces[die] = chance.pick(FACES) + 1
        if sauron.muster and state.events is not None:
            rolled = [f"{names[die]}:{state.faces[die]}" for die in sauron.muster]
            state.emit("sauron-roll", rolled=rolled)
        eyes = [die for die in sauron.muster if state.face_of(die).eye]
        ignored = eyes[: hidden(state)]
        location = state.box.locations[state.location]
        if ignored:
            told = [names[die] for die in ignored]
            state.emit("ignore", dice=told, count=len(told))
            if location.become is not None:
                sauron.marked = sum(1 << die for die in ignored)
        if location.eye.effects:
            seeing = len(eyes) - len(ignored)
            state.push(*[Perform(location.eye, 0, NO_BINDINGS)] * seeing)
