"""R10 The end: the Grey Havens, or too many corrupted cards."""

from __future__ import annotations

from typing import Final

from mathom.games.dice.state import Dice
from mathom.kernel.outcome import Outcome

ENDINGS: Final = {
    "mount-doom": "R10.1",
    "corruption": "R10.2",
    "coop-win": "R11.4",
    "coop-loss": "R11.4",
}
"""The ways a game can end, each with its rule."""


def havens(state: Dice) -> None:
    """The players have won: the Heroes are those with most Glory (R10.1), or everybody (R11.4).

    A Hero alone scores 1, several share it, and those who have come along score nothing.
    """
    seats = range(state.players)
    if state.settings.together:
        state.finish(Outcome("coop-win", ENDINGS["coop-win"], dict.fromkeys(seats, 1.0)))
        return
    most = max(side.glory for side in state.sides)
    heroes = [seat for seat in seats if state.sides[seat].glory == most]
    scores = {seat: 1.0 / len(heroes) if seat in heroes else 0.0 for seat in seats}
    state.finish(Outcome("mount-doom", ENDINGS["mount-doom"], scores))


def overrun(state: Dice) -> None:
    """Sauron has corrupted too many cards: everybody has lost (R8.13, R10.2)."""
    _lose(state, "corruption")


def forsaken(state: Dice) -> None:
    """In the full co-op game somebody has no Glory left: everybody has lost (R11.4)."""
    _lose(state, "coop-loss")


def _lose(state: Dice, reason: str) -> None:
    state.finish(Outcome(reason, ENDINGS[reason], dict.fromkeys(range(state.players), 0.0)))
