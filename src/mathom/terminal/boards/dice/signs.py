"""The signs and colours of Dice's drawing.

Every colour comes with a sign or a word, because not everybody tells colours apart. All signs
are one cell wide in every version of Unicode's width tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from mathom.terminal import palettes
from mathom.terminal.palettes import FAINT, FREE, LINE, SAURON, on_both

FELLOWSHIP = "✦"
DRAW = "↓"
REROLL = "↻"
UNIT = "♟"
BURST = "✷"
ARTIFACT = "◆"
EYE = "◉"
BLANK = "▢"
UNROLLED = "?"
EITHER = "/"
BOTH = "+"
BORNE = "⇠"

GLORY = "★"
CORRUPTION = "◈"
ROOM = "◇"
RING = "○"
LEFT = "▪"
RETURN = "↺"

PASSED = "✓"
HERE = "▶"
AHEAD = "·"

KIND_SIGNS = {"enemy-set": EYE, "location": HERE}
TYPE_SIGNS = {"basic": UNIT, "unit": UNIT, "artifact": ARTIFACT}
"""What an option about a card is marked with, by the card's type."""


@dataclass(frozen=True)
class Palette(palettes.Palette):
    """The colours for one ground.

    Attributes:
        faces: text and tint of a die, by what it shows first.
        cards: text and tint of a card in the Wilds, by its type.
        glory: what Glory is written in.
        fellowship: what Fellowship is written in.
        corruption: what Corruption is written in.
        focus: text and tint of what the reader points at.
    """

    faces: dict[str, tuple[str, str]]
    cards: dict[str, tuple[str, str]]
    glory: str
    fellowship: str
    corruption: str
    focus: tuple[str, str]

    def face(self, shows: str) -> Style:
        """How a die is written that shows this."""
        text, tint = self.faces[shows]
        return Style(color=text, bgcolor=tint)

    def card(self, type: str) -> Style:
        """How a card of this type is written."""
        text, tint = self.cards[type]
        return Style(color=text, bgcolor=tint)

    def pointed(self, style: Style) -> Style:
        """How something is written while the reader points at it."""
        text, tint = self.focus
        return style + Style(color=text, bgcolor=tint, bold=True)


DARK, LIGHT = on_both(
    Palette,
    sides={"players": FREE, "sauron": SAURON},
    faces={
        "fellowship": (("#b4e8a0", "#22411f"), ("#123a0c", "#c4e6b6")),
        "draw": (("#e4e7ec", "#3a3f48"), ("#20242b", "#d3d6dc")),
        "unit": (("#b5d6ff", "#1c3a63"), ("#0b2b52", "#bcd8f7")),
        "artifact": (("#ffe08a", "#4d3f10"), ("#463500", "#f2dd92")),
        "enemy": (("#ffc0a3", "#5b2a16"), ("#5a2208", "#f6c8b0")),
        "eye": (("#ff9d90", "#5c1713"), ("#6d0f08", "#f7bdb4")),
        "marked": (("#cbbde6", "#362a4d"), ("#43296f", "#dcd1f0")),
        "blank": (("#9a968a", "#24262b"), ("#6a6557", "#e3dfd3")),
    },
    cards={
        "basic": (("#dcd8cc", "#2b2f33"), ("#25231e", "#dfdacb")),
        "unit": (("#b5d6ff", "#1d2f49"), ("#0b2b52", "#cfe2f8")),
        "artifact": (("#ffe08a", "#3b3214"), ("#463500", "#f3e6b7")),
    },
    glory=("#ffd75f", "#7a5a00"),
    fellowship=("#8ad08a", "#2a6a2a"),
    corruption=("#b9a6d9", "#553a86"),
    line=LINE,
    faint=FAINT,
    focus=(("#15171a", "#e0bd73"), ("#f7f3e8", "#7a5a14")),
)


def palette(dark: bool) -> Palette:
    """The colours for a dark or a light ground."""
    return DARK if dark else LIGHT
