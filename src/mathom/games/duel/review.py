"""What is followed and counted of a finished Duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.games.duel.box import SEATS
from mathom.games.duel.ending import RACES_TO_WIN, presence
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import race_symbols
from mathom.kernel.event import Event
from mathom.kernel.review import Reviewer, Track

COUNTED: Final = {
    "play": "cards",
    "chain": "cards",
    "fetch": "cards",
    "discard": "discards",
    "landmark": "landmarks",
    "keep": "tokens",
    "coins": "coins",
    "place": "units",
    "remove": "removals",
}
"""What is counted by which events, each for the side that it tells of."""
SUMMED: Final = ("coins", "place")
"""The events that say how many."""


class DuelReviewer(Reviewer):
    """The ways to win at once, and what each side took and did."""

    def tracks(self, state: Duel) -> tuple[Track, ...]:
        """Steps of the Quest, races and regions (D8.1 to D8.3)."""
        sides: dict[str, Side] = dict(zip(SEATS, state.sides, strict=True))
        steps = {seat: side.steps for seat, side in sides.items()}
        races = {seat: race_symbols(side) for seat, side in sides.items()}
        regions = {seat: presence(side) for seat, side in sides.items()}
        return (
            Track("steps", "seat", state.box.figures.steps, steps),
            Track("races", "seat", RACES_TO_WIN, races),
            Track("regions", "seat", len(state.box.regions), regions),
        )

    def period(self, state: Duel) -> int:
        """The running chapter."""
        return state.chapter

    def deeds(self, log: Sequence[Event]) -> dict[str, dict[str, int]]:
        """How many cards, Landmarks, tokens, Coins and Units each side had."""
        done: dict[str, dict[str, int]]
        done = {seat: dict.fromkeys(COUNTED.values(), 0) for seat in SEATS}
        for event in log:
            if event.kind in COUNTED:
                count = event.args["count"] if event.kind in SUMMED else 1
                assert isinstance(count, int)
                done[str(event.args["seat"])][COUNTED[event.kind]] += count
        return done
