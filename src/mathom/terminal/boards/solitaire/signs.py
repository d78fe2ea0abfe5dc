"""The signs and colours of the solitaire's drawing.

Every colour comes with a sign or a word, because not everybody tells colours apart. All signs
are one cell wide in every version of Unicode's width tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from mathom.terminal import palettes
from mathom.terminal.palettes import FAINT, FREE, LINE, SAURON, on_both

UNTAPPED = "●"
TAPPED = "◐"
WOUNDED = "✖"
POSITIONS = {"untapped": UNTAPPED, "tapped": TAPPED, "wounded": WOUNDED}
PROWESS = "⚔"
BODY = "▣"
INFLUENCE = "✦"
CORRUPTION = "◈"
TREASURE = "◆"
HAZARD = "▲"
RESOURCE = "♣"
EVENT = "≈"
HERE = "▶"
GOAL = "▷"
CLOCK = "⧗"
DICE = "⚄"
TYPE_SIGNS = {
    "character": UNTAPPED,
    "ally": UNTAPPED,
    "item": TREASURE,
    "faction": INFLUENCE,
    "resource": RESOURCE,
    "creature": HAZARD,
    "hazard": EVENT,
}
"""What an option about a card is marked with, by the card's type."""
REGION_SIGNS = {
    "coastal-sea": "~",
    "free-domain": "○",
    "border-land": "□",
    "wilderness": "♠",
    "shadow-land": "▒",
    "dark-domain": "█",
}
"""The types of regions on a path."""


@dataclass(frozen=True)
class Palette(palettes.Palette):
    """The colours for one ground.

    Attributes:
        positions: what a member of the company is written in, by position.
        treasure: what treasures are written in.
        hazard: what hazards are written in.
        corruption: what corruption is written in.
        focus: text and tint of what the reader points at.
    """

    positions: dict[str, str]
    treasure: str
    hazard: str
    corruption: str
    focus: tuple[str, str]

    def pointed(self, style: Style) -> Style:
        """How something is written while the reader points at it."""
        text, tint = self.focus
        return style + Style(color=text, bgcolor=tint, bold=True)


DARK, LIGHT = on_both(
    Palette,
    sides={"traveller": FREE, "hazard": SAURON},
    positions={
        "untapped": ("#8ad08a", "#2a6a2a"),
        "tapped": ("#d8c27a", "#7a5a00"),
        "wounded": ("#ff9d90", "#9a1f12"),
    },
    treasure=("#ffd75f", "#7a5a00"),
    hazard=("#ff9d90", "#9a1f12"),
    corruption=("#b9a6d9", "#553a86"),
    line=LINE,
    faint=FAINT,
    focus=(("#15171a", "#e0bd73"), ("#f7f3e8", "#7a5a14")),
)


def palette(dark: bool) -> Palette:
    """The colours for a dark or a light ground."""
    return DARK if dark else LIGHT
