"""R11 Variants: what a table may agree on before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mathom.kernel import declared_state
from mathom.kernel.game import Setting

SETTINGS: Final = (
    Setting("corruption", ("later", "immediate"), "R11.1"),
    Setting("forces", ("printed", "increased"), "R11.2"),
    Setting("difficulty", ("standard", "easier", "harder"), "R11.3"),
    Setting("coop", ("off", "easy", "hard", "very-hard"), "R11.4"),
    Setting("advance-forces", ("printed", "growing"), "R11.6"),
)
MORE_CARDS: Final = {"standard": 0, "easier": 1, "harder": -1}
"""How many corrupted cards more it takes to lose, by the difficulty (R11.3)."""


class Settings(declared_state.Settings):
    """What a table has agreed on.

    Attributes:
        immediate: whether dice of a corrupted card leave play at once (R11.1).
        increased: whether replaced dice return to their enemy cards (R11.2).
        more_cards: how many corrupted cards more, or fewer, lose the game (R11.3).
        coop: how hard the full co-op game is (R11.4), or "off".
        growing: whether enemy cards send a die on the way (R11.6).
    """

    def __init__(self, chosen: Mapping[str, str]) -> None:
        """Read the complete settings of a match."""
        super().__init__(chosen)
        self.immediate: Final = chosen["corruption"] == "immediate"
        self.increased: Final = chosen["forces"] == "increased"
        self.more_cards: Final = MORE_CARDS[chosen["difficulty"]]
        self.coop: Final = chosen["coop"]
        self.together: Final = chosen["coop"] != "off"
        self.growing: Final = chosen["advance-forces"] == "growing"
