"""The signs and colours of Quest's drawing.

Every colour comes with a sign or a word, because not everybody tells colours apart. All signs
are one cell wide in every version of Unicode's width tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from mathom.terminal import palettes
from mathom.terminal.palettes import FAINT, FREE, LINE, SAURON, on_both

INFLUENCE = "◉"
FAVOR = "✧"
HERO = "♟"
MINION = "♛"
CHARACTER = "♔"
TOKEN = "▣"  # noqa: S105 (a monster's)
BLANK = "▢"
HAVEN = "⌂"
STRONGHOLD = "♜"
PERILOUS = "†"
EVENT = "⚑"
PLOT = "◈"
FALLS = "▽"
RAISED = "▴"
PAID = "✓"
DEAR = "·"
WATER = "~"
ANY = "∗"

ICON_SIGNS = {"plains": "≡", "hills": "∩", "forest": "♣", "mountains": "▲", "swamp": "≈"}
"""The icons of paths and cards (Q3.6)."""

TYPE_SIGNS = {"melee": "✕", "ranged": "→"}
"""The types of combat cards (Q5.13)."""

KIND_SIGNS = {
    "plot": PLOT,
    "event": EVENT,
    "character": CHARACTER,
    "hero": HERO,
}
"""What an option about such a component is marked with."""


@dataclass(frozen=True)
class Palette(palettes.Palette):
    """The colours for one ground.

    Attributes:
        markers: the colours of the four story markers.
        icons: the colours of the icons.
        types: the colours of melee and ranged cards.
        favor: what favor is written in.
        peril: what warns of perils.
        focus: text and tint of what the reader points at.
    """

    markers: dict[str, str]
    icons: dict[str, str]
    types: dict[str, str]
    favor: str
    peril: str
    focus: tuple[str, str]

    def pointed(self, style: Style) -> Style:
        """How something is written while the reader points at it."""
        text, tint = self.focus
        return style + Style(color=text, bgcolor=tint, bold=True)


DARK, LIGHT = on_both(
    Palette,
    sides={"heroes": FREE, "sauron": SAURON},
    markers={
        "heroes": ("#8ad08a", "#2a6a2a"),
        "ring": ("#ffd75f", "#7a5a00"),
        "conquest": ("#ff7f6e", "#9c1c10"),
        "corruption": ("#b9a6d9", "#553a86"),
    },
    icons={
        "plains": ("#e3c878", "#6d5200"),
        "hills": ("#d09a6a", "#7d4614"),
        "forest": ("#8fd08a", "#235f1c"),
        "mountains": ("#c3c9d4", "#454b57"),
        "swamp": ("#7fc9c0", "#0f5f58"),
    },
    types={"melee": ("#ffb9ae", "#8c1a10"), "ranged": ("#b5d6ff", "#14549c")},
    favor=("#ffe08a", "#6d5200"),
    peril=("#ff7f6e", "#9c1c10"),
    line=LINE,
    faint=FAINT,
    focus=(("#15171a", "#e0bd73"), ("#f7f3e8", "#7a5a14")),
)


def palette(dark: bool) -> Palette:
    """The colours for a dark or a light ground."""
    return DARK if dark else LIGHT
