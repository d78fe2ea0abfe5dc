"""D8 End: three ways to win at once, and the count after the last chapter."""

from __future__ import annotations

from mathom.games.duel.box import FELLOWSHIP, SAURON
from mathom.games.duel.state import Duel
from mathom.kernel.outcome import Outcome

RACES_TO_WIN = 6
ENDINGS = {"quest": "D8.1", "races": "D8.2", "conquest": "D8.3", "count": "D8.4"}
"""The ways a Duel can end, each with its rule."""


def win(state: Duel, seat: int, reason: str) -> None:
    """End the game with a victory of one side."""
    score = 1.0 if seat == FELLOWSHIP else 0.0
    state.finish(Outcome(reason, ENDINGS[reason], {FELLOWSHIP: score, SAURON: 1.0 - score}))


def check_conquest(state: Duel, seat: int) -> None:
    """A side that is present in every region wins at once (D8.3)."""
    if state.sides[seat].presence() == len(state.box.regions):
        win(state, seat, "conquest")


def check_races(state: Duel, seat: int) -> None:
    """A side with six different Race symbols wins at once (D8.2)."""
    if state.sides[seat].race_symbols() >= RACES_TO_WIN:
        win(state, seat, "races")


def count_regions(state: Duel) -> None:
    """After the last chapter most regions win; as many on both sides share (D8.4)."""
    ours = state.sides[FELLOWSHIP].presence()
    theirs = state.sides[SAURON].presence()
    share = 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0
    state.finish(Outcome("count", ENDINGS["count"], {FELLOWSHIP: share, SAURON: 1.0 - share}))
