"""What is followed and counted of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mathom.games.dice.box import SEATS
from mathom.games.dice.state import Dice
from mathom.kernel.event import Event
from mathom.kernel.review import Reviewer, Track

COUNTED: Final = {
    "muster": "musters",
    "attack": "attacks",
    "prepare": "prepares",
    "recruit": "recruits",
    "restore": "restores",
    "fall": "losses",
    "ring": "rings",
    "give-glory": "given",
}
"""What is counted by which events, each for the seat that it tells of."""
SUMMED: Final = ("give-glory",)
"""The events that say how many."""
GLORY_TRACK: Final = 20
"""How long the track is on which Glory is counted (R7.1)."""


class DiceReviewer(Reviewer):
    """Everybody's Glory, the way, and how near Sauron came; and what each player did."""

    def tracks(self, state: Dice) -> tuple[Track, ...]:
        """The players' way ends at the Havens, Sauron's at his limit; Glory goes on (R7.1)."""
        glory = {SEATS[seat]: side.glory for seat, side in enumerate(state.sides)}
        havens = len(state.box.locations) - 1
        return (
            Track("glory", "seat", max(GLORY_TRACK, *glory.values()), glory),
            Track("way", "line", havens, {"players": state.location}),
            Track("corrupted", "line", state.limit(), {"sauron": state.corrupted.bit_count()}),
        )

    def period(self, state: Dice) -> int:
        """The running round."""
        return state.round

    def deeds(self, log: Sequence[Event]) -> dict[str, dict[str, int]]:
        """How often each player did what decides the game, and the Glory that was given up."""
        done: dict[str, dict[str, int]] = {}
        for event in log:
            if event.kind != "turn" and event.kind not in COUNTED:
                continue
            # A game that goes on from a position need not begin with a turn.
            seat = str(event.args["seat"])
            mine = done.setdefault(seat, dict.fromkeys(COUNTED.values(), 0))
            if event.kind in COUNTED:
                count = event.args["count"] if event.kind in SUMMED else 1
                assert isinstance(count, int)
                mine[COUNTED[event.kind]] += count
        return done
