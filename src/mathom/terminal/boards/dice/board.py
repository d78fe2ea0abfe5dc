"""Dice's board: which parts there are and where they stand."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import Canvas, beside, stacked, written
from mathom.terminal.boards.dice.acts import marking
from mathom.terminal.boards.dice.sauron import mat
from mathom.terminal.boards.dice.sides import others, own
from mathom.terminal.boards.dice.signs import (
    CORRUPTION,
    GLORY,
    KIND_SIGNS,
    TYPE_SIGNS,
    palette,
)
from mathom.terminal.boards.dice.table import face_of, is_die, verbs
from mathom.terminal.boards.dice.way import fighting, heading, phase_text, way
from mathom.terminal.boards.dice.wilds import wilds
from mathom.terminal.boards.dice.wording import called, details, face_text, where
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.plan import Marking

GAP = 2
BROAD = 120
"""The least width at which Sauron and the Wilds stand beside the players."""
MORE = 2
"""How much wider than half of it the players are."""
ABSTRACT = ("amount", "area", "start", "enemy", "enemies", "row", "count", "percent", "printed")
"""Roles of what has no place on the drawing."""


class DiceBoard(Board):
    """The drawing of the Dice Building Game."""

    least_width = 60
    legend = "terminal-dice-legend"

    def draw(self, scene: Scene, width: int) -> list[list[Segment]]:
        """From the top: turn, own dice, Sauron, the Wilds, the way, the other players.

        Where it comes to fighting, Sauron stands above. On a broad drawing the way comes first,
        then the players on the left and the others on the right.
        """
        can = verbs(scene)
        if width >= BROAD:
            half = (width - GAP) // 2 + MORE
            rest = width - half - GAP
            players = [own(scene, half, can), _rule(half, scene), others(scene, half, can)]
            enemies = [mat(scene, rest, can), _rule(rest, scene), wilds(scene, rest, can)]
            both = beside(stacked(half, players), stacked(rest, enemies), GAP)
            parts = [heading(scene, width), way(scene, width), _rule(width, scene), both]
            return stacked(width, parts).lines()
        rule = _rule(width, scene)
        first, second = own(scene, width, can), mat(scene, width, can)
        if fighting(scene):
            first, second = second, first
        parts = [
            heading(scene, width),
            first,
            rule,
            second,
            rule,
            wilds(scene, width, can),
            rule,
            way(scene, width),
            rule,
            others(scene, width, can),
        ]
        return stacked(width, parts).lines()

    def status(self, scene: Scene) -> Text:
        """The phase, Glory by player, and how near Sauron is to victory."""
        board = scene.view["board"]
        colours = palette(scene.dark)
        told = Text(f"{phase_text(scene)}  ", Style(bold=True))
        told.append(f"{scene.name('location', board['location'])}  ")
        glory = " ".join(f"{GLORY}{side['glory']}" for side in board["sides"])
        told.append(f"{glory}  ", Style(color=colours.glory, bold=True))
        lost = f"{CORRUPTION}{len(board['corrupted'])}/{board['limit']}"
        told.append(lost, Style(color=colours.corruption, bold=True))
        return told

    def sign(self, scene: Scene, part: str) -> Text:
        """The first sign of what a die shows, or what kind of card it is."""
        if is_die(scene, part):
            face = face_of(scene, part)
            return Text("" if face is None else face_text(face)[:1])
        record = scene.components.get(part)
        if record is None:
            return Text()
        return Text(TYPE_SIGNS.get(record.get("type", ""), KIND_SIGNS.get(record["kind"], "")))

    def called(self, scene: Scene, part: str) -> str:
        """A die by its card, and a player."""
        return called(scene, part)

    def details(self, scene: Scene, part: str) -> str:
        """What a die shows and bears; its card's abilities, faces, cost and Glory."""
        return details(scene, part)

    def where(self, scene: Scene, part: str) -> str:
        """Whose a die is, and in which area it lies."""
        return where(scene, part)

    def parts(self, role: str, id: str) -> tuple[str, ...]:
        """What an argument of an option stands for; a rolled die also tells its face."""
        return () if role in ABSTRACT else (id.partition(":")[0],)

    def spans(self, board: Json) -> dict[str, str]:
        """A turn is a player's, or Sauron's."""
        return {"turn": f"{board['round']} {board['turn']}", "round": str(board["round"])}

    def marking(self, scene: Scene) -> Marking | None:
        """Dice that are spent, mustered, discarded or attacked together."""
        return marking(scene)


def _rule(width: int, scene: Scene) -> Canvas:
    return written([[("─" * width, Style(color=palette(scene.dark).line))]], width)
