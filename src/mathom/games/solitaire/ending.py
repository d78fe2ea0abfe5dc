"""S3 Winning and losing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import TRAVELLER
from mathom.kernel.outcome import RESIGNED, Outcome

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire

ENDINGS: Final = {"treasures": "S3.1", "exhausted": "S3.2", "nobody-left": "S3.3"}
"""The ways a game can end, each with its rule."""


def check_win(state: Solitaire) -> None:
    """The game is won once every treasure was revealed and played (S3.1).

    Called whenever a treasure has left the row.
    """
    if state.outcome is None and not len(state.treasures) and not state.row:
        state.finish(Outcome("treasures", ENDINGS["treasures"], {TRAVELLER: 1.0}))


def check_exhausted(state: Solitaire) -> None:
    """It is lost once the last resource card was drawn (S3.2); called after each draw."""
    if state.outcome is None and not len(state.resources):
        state.finish(Outcome("exhausted", ENDINGS["exhausted"], {TRAVELLER: 0.0}))


def check_company(state: Solitaire) -> None:
    """It is lost once nobody is left (S3.3); called when a character has left."""
    if state.outcome is None and not state.company():
        state.finish(Outcome("nobody-left", ENDINGS["nobody-left"], {TRAVELLER: 0.0}))


def concede() -> Outcome:
    """Whoever gives up has lost."""
    return Outcome(RESIGNED, "", {TRAVELLER: 0.0})
