"""What is followed and counted of a finished Quest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.games.quest.constants import MARKERS, SAURON, SEATS
from mathom.games.quest.model.state import Quest
from mathom.kernel.event import Event
from mathom.kernel.review import Reviewer, Track

HEROES: Final = {
    "hero-turn": "turns",
    "move-hero": "journeys",
    "complete-quest": "quests",
    "complete-errand": "quests",
    "encounter": "encounters",
    "fight": "fights",
    "foe-defeated": "victories",
    "gain-favor": "favor",
    "foil": "foiled",
    "gain-corruption": "corruption",
    "hero-defeated": "defeats",
}
"""What is counted of a hero by which events."""
SAURONS: Final = {
    "sauron-turn": "turns",
    "influence": "influence",
    "plot": "plots",
    "shadow": "shadows",
    "token-laid": "monsters",
    "minion-moved": "marches",
    "hero-defeated": "heroes-defeated",
}
"""The same of Sauron, whom these events do not name."""
SUMMED: Final = ("gain-favor", "influence")
"""The events that say how many."""


class QuestReviewer(Reviewer):
    """The story, and what each hero and Sauron did."""

    def tracks(self, state: Quest) -> tuple[Track, ...]:
        """The story markers on their way to the Finale."""
        spaces: dict[str, int] = dict(zip(MARKERS, state.markers, strict=True))
        return (Track("story", "marker", state.box.figures.finale, spaces),)

    def period(self, state: Quest) -> int:
        """The running round."""
        return state.round

    def deeds(self, log: Sequence[Event]) -> dict[str, dict[str, int]]:
        """Journeys, quests and fights of each hero; influence, plots and shadows of Sauron.

        A foe is defeated by the hero who is fighting; one that falls otherwise is nobody's victory.
        """
        sauron = SEATS[SAURON]
        done = {sauron: dict.fromkeys(SAURONS.values(), 0)}
        nothing = dict.fromkeys(HEROES.values(), 0)
        fighter = ""
        for event in log:
            kind = event.kind
            count = event.args["count"] if kind in SUMMED else 1
            assert isinstance(count, int)
            if kind in SAURONS:
                done[sauron][SAURONS[kind]] += count
            if kind in HEROES:
                seat = fighter if kind == "foe-defeated" else str(event.args["seat"])
                if seat:
                    done.setdefault(seat, nothing.copy())[HEROES[kind]] += count
            if kind == "fight":
                fighter = str(event.args["seat"])
            elif kind in ("foe-defeated", "foe-stands"):
                fighter = ""
        return done
