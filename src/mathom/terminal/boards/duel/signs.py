"""The signs and colours of Duel's drawing.

Every colour comes with a sign of its own, because not everybody tells colours apart (D4.8).
All signs are one cell wide in every version of Unicode's width tables.
"""

from __future__ import annotations

from dataclasses import dataclass

from rich.style import Style

from mathom.games.duel.box import SYMBOLS
from mathom.terminal import palettes
from mathom.terminal.palettes import FAINT, FREE, LINE, SAURON, on_both

CARD_SIGNS = SYMBOLS
SIDE_SIGNS = {"fellowship": "✦", "sauron": "◉"}
COIN = "●"
FORTRESS = "♜"
UNIT = "♟"
AGAIN = "↻"
LANDMARK = "⌂"
CHAIN = "→"


@dataclass(frozen=True)
class Palette(palettes.Palette):
    """The colours for one ground.

    Attributes:
        cards: text and tint of an available card, by colour.
        covered: the same for a card that lies covered.
        back: text and tint of a card's back.
        focus: what the reader points at.
        ground: text and tint of a region on the map.
    """

    cards: dict[str, tuple[str, str]]
    covered: dict[str, tuple[str, str]]
    back: tuple[str, str]
    focus: str
    ground: tuple[str, str]

    def card(self, colour: str, available: bool) -> Style:
        """How a card of a colour is written."""
        text, tint = (self.cards if available else self.covered)[colour]
        return Style(color=text, bgcolor=tint, bold=available)


DARK, LIGHT = on_both(
    Palette,
    cards={
        "grey": (("#e4e7ec", "#4a505a"), ("#20242b", "#c6cad2")),
        "yellow": (("#ffe08a", "#5a4a10"), ("#463500", "#f2d678")),
        "blue": (("#b5d6ff", "#1c4274"), ("#0b2b52", "#a5cbf5")),
        "green": (("#b4e8a0", "#22521f"), ("#123a0c", "#aedd9c")),
        "red": (("#ffb9ae", "#6b221d"), ("#570d08", "#f5aea4")),
        "purple": (("#e2c4ff", "#4d2c70"), ("#38105b", "#d8bbf2")),
    },
    covered={
        "grey": (("#a0a5ae", "#282b31"), ("#5d626b", "#e3e4e5")),
        "yellow": (("#b59a4e", "#2c250d"), ("#77682f", "#f3ead0")),
        "blue": (("#7fa0c8", "#13243b"), ("#4a6788", "#dde6ef")),
        "green": (("#7fa870", "#152b14"), ("#4d6d45", "#e0ecd9")),
        "red": (("#bd857d", "#361614"), ("#8a4a43", "#f5e1dc")),
        "purple": (("#a288bb", "#281a38"), ("#6d5286", "#ebe2f1")),
    },
    sides={"fellowship": FREE, "sauron": SAURON},
    back=(("#4b4f58", "#1c1e23"), ("#b9b4a5", "#e9e4d5")),
    line=LINE,
    faint=FAINT,
    focus=("#ffffff", "#000000"),
    ground=(("#d8d3c4", "#22241f"), ("#2c2a24", "#ece6d3")),
)


def palette(dark: bool) -> Palette:
    """The colours for a dark or a light ground."""
    return DARK if dark else LIGHT
