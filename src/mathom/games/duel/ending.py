"""D8 End: three ways to win at once, and the count after the last chapter."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import FELLOWSHIP, SAURON
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import race_symbols
from mathom.kernel.outcome import Outcome

RACES_TO_WIN: Final = 6
ENDINGS: Final = {"quest": "D8.1", "races": "D8.2", "conquest": "D8.3", "count": "D8.4"}
"""The ways a Duel can end, each with its rule."""


def presence(side: Side) -> int:
    """In how many regions a side has Units or a Fortress (D8.3)."""
    fortresses = side.fortresses
    count = 0
    for region, units in enumerate(side.units):
        if units or fortresses >> region & 1:
            count += 1
    return count


def victory(seat: int, reason: str) -> Outcome:
    """The end by a victory of one side."""
    score = 1.0 if seat == FELLOWSHIP else 0.0
    return Outcome(reason, ENDINGS[reason], {FELLOWSHIP: score, SAURON: 1.0 - score})


def counted(state: Duel) -> Outcome:
    """The end after the last chapter: most regions win, as many on both sides share (D8.4)."""
    ours = presence(state.sides[FELLOWSHIP])
    theirs = presence(state.sides[SAURON])
    share = 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0
    return Outcome("count", ENDINGS["count"], {FELLOWSHIP: share, SAURON: 1.0 - share})


def won(state: Duel, seat: int) -> list[str]:
    """Why a side has won as things lie; nothing while it has not.

    The Quest is at its end (D8.1), six different Races lend their support (D8.2), or no region
    is without the side (D8.3).
    """
    side = state.sides[seat]
    reasons: list[str] = []
    if side.steps == state.box.figures.steps:
        reasons.append("quest")
    if race_symbols(side) >= RACES_TO_WIN:
        reasons.append("races")
    if presence(side) == len(state.box.regions):
        reasons.append("conquest")
    return reasons


def check_victory(state: Duel, seat: int) -> None:
    """End the game if the side that has just done something has won by it."""
    reasons = won(state, seat)
    if reasons:
        state.finish(victory(seat, reasons[0]))
