"""D10 Variants: what a table may agree on before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mathom.games.duel.bearers import BONUS, CARD, TILE, TOKEN
from mathom.kernel import declared_state
from mathom.kernel.game import Setting

SETTINGS: Final = (
    Setting("coins", ("finite", "endless"), "D10.1"),
    Setting("effects", ("printed", "may", "must"), "D10.2"),
    Setting("again", ("once", "stacked"), "D10.3"),
    Setting("manoeuvres", ("printed", "free"), "D10.4"),
)

DECLINABLE: Final[dict[str, tuple[int, ...]]] = {
    "printed": (CARD, TOKEN, BONUS),
    "may": (CARD, TILE, TOKEN, BONUS),
    "must": (),
}
"""Whose effects may be declined, by the setting (D9.6, D10.2)."""


class Settings(declared_state.Settings):
    """What a table has agreed on.

    Attributes:
        declinable: the places among `BEARERS` of what has effects that may be declined.
    """

    def __init__(self, chosen: Mapping[str, str]) -> None:
        """Read the complete settings of a match."""
        super().__init__(chosen)
        self.endless: Final = chosen["coins"] == "endless"
        self.declinable: Final = DECLINABLE[chosen["effects"]]
        self.stacked: Final = chosen["again"] == "stacked"
        self.free_order: Final = chosen["manoeuvres"] == "free"
