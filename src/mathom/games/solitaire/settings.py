"""S25 Settings: which decks are played, and what a table may agree on besides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.deck.named import refused
from mathom.kernel import declared_state
from mathom.kernel.game import OpenSetting, Setting

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Decks

SCENARIOS: Final = ("easy", "normal", "hard")
"""The decks that come with the game."""

SETTINGS: Final = (
    OpenSetting("scenario", SCENARIOS, "S25.1", refused),
    Setting("starting-characters", ("five", "any"), "S25.2"),
    Setting("killers", ("alike", "mixed"), "S25.3"),
    Setting("gorgoroth", ("closed", "printed-path"), "S25.4"),
    Setting("starting-items", ("discarded", "returned"), "S25.5"),
    Setting("search", ("treasures", "nothing"), "S25.6"),
)


class Settings(declared_state.Settings):
    """What a table has agreed on.

    Attributes:
        decks: what the company and the decks were built of.
        gorgoroth: whether the printed path leads to its sites (S25.4).
        returned: whether starting items that are lost become treasures (S25.5).
        search: whether cards that search for items search the treasure deck (S25.6).
    """

    def __init__(self, chosen: Mapping[str, str], decks: Decks) -> None:
        """Read the complete settings of a match, whose decks are given."""
        super().__init__(chosen)
        self.decks: Final = decks
        self.gorgoroth: Final = chosen["gorgoroth"] == "printed-path"
        self.returned: Final = chosen["starting-items"] == "returned"
        self.search: Final = chosen["search"] == "treasures"
