"""Q2 Sauron's turn: its six steps, and then the heroes'."""

from __future__ import annotations

from mathom.games.quest.hero.turn import hero_turns
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import ActionStep
from mathom.games.quest.sauron.events import EventStep
from mathom.games.quest.sauron.plots import PlotStep
from mathom.games.quest.sauron.rally import HeroDraw, Rally
from mathom.games.quest.sauron.story import Story
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Chance


class SauronTurn(Step[Quest]):
    """A round begins: lay Sauron's steps, the heroes' turns and the next round out (Q1.8, Q2)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Rally, Story, Plot, Event, Actions, Hero draw; then each hero in order of seats."""
        state.round += 1
        state.emit("sauron-turn", count=state.round)
        state.push(
            Rally(),
            Story(),
            PlotStep(),
            EventStep(),
            ActionStep(),
            HeroDraw(),
            *hero_turns(len(state.heroes)),
            SauronTurn(),
        )
