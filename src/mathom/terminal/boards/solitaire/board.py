"""The solitaire's board: which parts there are and where they stand."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mathom.terminal.boards.canvas import Canvas, beside, stacked, written
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.boards.solitaire.company import company
from mathom.terminal.boards.solitaire.places import heading, journey, phase_text
from mathom.terminal.boards.solitaire.signs import CLOCK, TREASURE, TYPE_SIGNS, palette
from mathom.terminal.boards.solitaire.table import events, fight, hand, hazards, treasures

GAP = 2
BROAD = 110
"""The least width at which the company stands beside what lies on the table."""


class SolitaireBoard(Board):
    """The drawing of the solitaire."""

    least_width = 60
    legend = "terminal-solitaire-legend"

    def draw(self, scene: Scene, width: int) -> list[list[Segment]]:
        """From the top: the turn, the fight, the journey, the company, hazards, treasures, hand."""
        if width >= BROAD:
            half = (width - GAP) // 2
            rest = width - half - GAP
            left = [journey(scene, half), _rule(half, scene), company(scene, half)]
            both = beside(stacked(half, left), stacked(rest, _lying(scene, rest)), GAP)
            parts = [heading(scene, width), _rule(width, scene), both]
        else:
            parts = [
                heading(scene, width),
                _rule(width, scene),
                journey(scene, width),
                _rule(width, scene),
                company(scene, width),
                _rule(width, scene),
                *_lying(scene, width),
            ]
        return stacked(width, parts).lines()

    def status(self, scene: Scene) -> Text:
        """The phase, the treasures that were played, and the cards that are left."""
        board = scene.view["board"]
        colours = palette(scene.dark)
        told = Text(f"{phase_text(scene)}  ", Style(bold=True))
        told.append(f"{scene.name('site', board['here']['site'])}  ")
        quest = board["quest"]
        told.append(f"{TREASURE}{quest['played']}/{quest['all']}  ", Style(color=colours.treasure))
        told.append(f"{CLOCK}{board['clock']}", Style(bold=True))
        return told

    def sign(self, scene: Scene, part: str) -> Text:
        """What kind of card it is."""
        record = scene.components.get(part)
        return Text() if record is None else Text(TYPE_SIGNS.get(record.get("type", ""), ""))

    def details(self, scene: Scene, part: str) -> str:
        """What kind of component it is, its figures, and what it does."""
        record = scene.components.get(part)
        if record is None:
            return ""
        told = scene.game.describe(scene.words, record)
        return " · ".join(told[name] for name in ("type", "figures", "text") if told[name])

    def parts(self, role: str, id: str) -> tuple[str, ...]:
        """Cards and sites have a place on the drawing."""
        return (id,) if role in ("card", "site") else ()


def _lying(scene: Scene, width: int) -> list[Canvas]:
    attack = fight(scene, width)
    sheets = [] if attack is None else [attack, _rule(width, scene)]
    for sheet in (hazards, treasures, events, hand):
        sheets.append(sheet(scene, width))
    return sheets


def _rule(width: int, scene: Scene) -> Canvas:
    return written([[("─" * width, Style(color=palette(scene.dark).line))]], width)
