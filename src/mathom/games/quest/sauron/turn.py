"""Q2 Sauron's turn: its six steps, and then the heroes'."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from mathom.games.quest.hero.turn import hero_turns
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import ActionStep
from mathom.games.quest.sauron.events import EventStep
from mathom.games.quest.sauron.plots import PlotStep
from mathom.games.quest.sauron.rally import HeroDraw, Rally
from mathom.games.quest.sauron.story import Story
from mathom.kernel.agenda import Frame, Step
from mathom.kernel.chance import Chance

STEPS: Final[dict[str, Callable[[], Frame]]] = {
    "rally": Rally,
    "story": Story,
    "plot": PlotStep,
    "event": EventStep,
    "action": ActionStep,
    "draw": HeroDraw,
}
"""The steps of Sauron's turn, by name (Q2.1 to Q2.14)."""


class SauronTurn(Step[Quest]):
    """A round begins: lay Sauron's steps, the heroes' turns and the next round out (Q1.8, Q2)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Rally, Story, Plot, Event, Actions, Hero draw; then each hero in order of seats."""
        state.round += 1
        state.emit("sauron-turn", count=state.round)
        steps = [step() for step in STEPS.values()]
        state.push(*steps, *hero_turns(len(state.heroes)), SauronTurn())


def sauron_step(state: Quest) -> str:
    """The step of Sauron's turn that is running, after which others wait; empty if none does."""
    # What is last on the agenda does not wait: it is asking.
    waiting = {type(frame) for frame in state.agenda[:-1]}
    for running, later in pairwise(STEPS):
        if STEPS[later] in waiting:
            return running
    return list(STEPS)[-1] if SauronTurn in waiting else ""
