"""Q2.1 Rally and Q2.14 Hero draw: how Sauron's turn begins and ends, for all heroes.

With one hero both happen once more between that hero's two turns (Q8.1).
"""

from __future__ import annotations

from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.combat.defeat import fill_hand
from mathom.games.quest.hero.hand import trim_hand
from mathom.games.quest.model.box import FORTITUDE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.influence import take
from mathom.kernel.agenda import Step
from mathom.kernel.chance import Chance


class Rally(Step[Quest]):
    """Every hero removes all influence where it stands, but not in a Stronghold (Q2.1)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Remove it, and what is in excess then."""
        for hero in state.heroes:
            if not state.box.locations[hero.location].stronghold:
                take(state, hero.location, state.influence[hero.location])


class HeroDraw(Step[Quest]):
    """Every hero draws as many cards as its fortitude says (Q2.14)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw; then a hero who may not hold so many is asked, in order of seats as well."""
        drawn = [
            seat
            for seat in range(1, state.players)
            if fill_hand(state, seat, attribute(state, seat, FORTITUDE), chance)
        ]
        for seat in reversed(drawn):
            trim_hand(state, seat)
