"""Q3.4 Ambush: enemies where the hero begins its turn attack it."""

from __future__ import annotations

from mathom.games.quest.combat.engage import attack
from mathom.games.quest.frames import HeroStep
from mathom.games.quest.hero.current_turn import AMBUSH, PhaseMarker
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance


class AmbushStep(HeroStep):
    """The Ambush step of a hero's turn, unless a shadow card has taken its place."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Have Sauron attack, if anybody is there to do so."""
        if not state.turn.no_ambush:
            state.push(PhaseMarker(self.seat, AMBUSH))
            attack(state, self.seat)
