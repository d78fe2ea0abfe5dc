"""What each side has done in a Duel, counted from what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.games.duel.box import SEATS
from mathom.kernel.event import Event

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


def deeds(log: Sequence[Event]) -> dict[str, dict[str, int]]:
    """How many cards, Landmarks, tokens, Coins and Units each side had."""
    done: dict[str, dict[str, int]] = {seat: dict.fromkeys(COUNTED.values(), 0) for seat in SEATS}
    for event in log:
        if event.kind in COUNTED:
            count = event.args["count"] if event.kind in SUMMED else 1
            assert isinstance(count, int)
            done[str(event.args["seat"])][COUNTED[event.kind]] += count
    return done
