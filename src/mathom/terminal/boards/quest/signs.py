"""The signs and colours of Quest's drawing.

Every colour comes with a sign or a word, because not everybody tells colours apart. All signs
are one cell wide in every version of Unicode's width tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

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
class Palette:
    """The colours for one ground.

    Attributes:
        sides: the heroes' colour and Sauron's.
        markers: the colours of the four story markers.
        icons: the colours of the icons.
        types: the colours of melee and ranged cards.
        favor: what favor is written in.
        peril: what warns of perils.
        line: tracks that nobody has walked yet.
        faint: labels and whatever matters less.
        focus: text and tint of what the reader points at.
    """

    sides: dict[str, str]
    markers: dict[str, str]
    icons: dict[str, str]
    types: dict[str, str]
    favor: str
    peril: str
    line: str
    faint: str
    focus: tuple[str, str]

    def side(self, name: str) -> Style:
        """How what belongs to the heroes or to Sauron is written."""
        return Style(color=self.sides[name], bold=True)

    @property
    def quiet(self) -> Style:
        """How labels are written."""
        return Style(color=self.faint)

    def pointed(self, style: Style) -> Style:
        """How something is written while the reader points at it."""
        text, tint = self.focus
        return style + Style(color=text, bgcolor=tint, bold=True)


DARK = Palette(
    sides={"heroes": "#8fc7ff", "sauron": "#ff9466"},
    markers={
        "heroes": "#8ad08a",
        "ring": "#ffd75f",
        "conquest": "#ff7f6e",
        "corruption": "#b9a6d9",
    },
    icons={
        "plains": "#e3c878",
        "hills": "#d09a6a",
        "forest": "#8fd08a",
        "mountains": "#c3c9d4",
        "swamp": "#7fc9c0",
    },
    types={"melee": "#ffb9ae", "ranged": "#b5d6ff"},
    favor="#ffe08a",
    peril="#ff7f6e",
    line="#7c7666",
    faint="#9a968a",
    focus=("#15171a", "#e0bd73"),
)

LIGHT = Palette(
    sides={"heroes": "#14549c", "sauron": "#a8330a"},
    markers={
        "heroes": "#2a6a2a",
        "ring": "#7a5a00",
        "conquest": "#9c1c10",
        "corruption": "#553a86",
    },
    icons={
        "plains": "#6d5200",
        "hills": "#7d4614",
        "forest": "#235f1c",
        "mountains": "#454b57",
        "swamp": "#0f5f58",
    },
    types={"melee": "#8c1a10", "ranged": "#14549c"},
    favor="#6d5200",
    peril="#9c1c10",
    line="#8d866f",
    faint="#6a6557",
    focus=("#f7f3e8", "#7a5a14"),
)


def palette(dark: bool) -> Palette:
    """The colours for a dark or a light ground."""
    return DARK if dark else LIGHT
