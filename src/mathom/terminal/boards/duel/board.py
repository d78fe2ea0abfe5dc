"""Duel's board: which parts there are and where they stand."""

from __future__ import annotations

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mathom.terminal.boards.canvas import Canvas, beside, fit, stacked
from mathom.terminal.boards.duel.cards import layout
from mathom.terminal.boards.duel.map import world
from mathom.terminal.boards.duel.market import known_tokens, landmarks, landmarks_in_row
from mathom.terminal.boards.duel.quest import track
from mathom.terminal.boards.duel.sides import panel
from mathom.terminal.boards.duel.signs import CARD_SIGNS, COIN, LANDMARK, SIDE_SIGNS, palette
from mathom.terminal.boards.duel.wording import describe
from mathom.terminal.boards.scene import Board, Scene

GAP = 2
LANDMARKS = 24
"""The least width at which Landmarks stand beside the map rather than below it."""
APART = {
    **dict.fromkeys(("play", "chain", "discard", "fetch", "strip"), "card"),
    "landmark": "tile",
    "move": "to",
    "keep": "token",
}
"""What a recap keeps apart."""


class DuelBoard(Board):
    """The drawing of Duel for Middle-earth."""

    least_width = 60
    legend = "terminal-duel-legend"
    apart = APART

    def draw(self, scene: Scene, width: int) -> list[list[Segment]]:
        """From the top: chapter, cards, Quest track, map and Landmarks, both sides."""
        parts = [
            _heading(scene, width),
            layout(scene, width),
            track(scene, width),
            _middle(scene, width),
            known_tokens(scene, width),
            _sides(scene, width),
        ]
        return stacked(width, parts).lines()

    def status(self, scene: Scene) -> Text:
        """Coins and the three ways to win, of both sides."""
        board = scene.view["board"]
        goals = board["goals"]
        told = Text()
        for seat, reached in board["reached"].items():
            coins = board["sides"][seat]["coins"]
            ways = " ".join(f"{reached[way]}/{goal}" for way, goal in goals.items())
            line = f"{SIDE_SIGNS[seat]}{COIN}{coins} {ways}  "
            told.append(line, palette(scene.dark).side(seat))
        return told

    def sign(self, scene: Scene, part: str) -> Text:
        """A card's colour, a Landmark's roof; regions and tokens need none."""
        record = scene.components.get(part)
        if record is None or record["kind"] == "token":
            return Text()
        if record["kind"] == "tile":
            return Text(LANDMARK)
        style = palette(scene.dark).card(record["colour"], True)
        return Text(CARD_SIGNS[record["colour"]], style)

    def details(self, scene: Scene, part: str) -> str:
        """A component's cost, chains and the like."""
        return describe(scene.game, scene.words, part)

    def where(self, scene: Scene, part: str) -> str:
        """The row of a card in the layout and its place there, as they are drawn."""
        cards = scene.view["board"]["layout"]
        rows = sorted({card["row"] for card in cards})
        for card in cards:
            if card["card"] == part:
                row = [each["column"] for each in cards if each["row"] == card["row"]]
                place = sorted(row).index(card["column"]) + 1
                return scene.say("where", row=rows.index(card["row"]) + 1, place=place)
        return ""

    def parts(self, role: str, id: str) -> tuple[str, ...]:
        """Every argument is a component of its own."""
        return (id,)


def _heading(scene: Scene, width: int) -> Canvas:
    board = scene.view["board"]
    words = scene.words
    sheet = Canvas(width, 1)
    chapter = words.say("terminal-duel-chapter", chapter=board["chapter"])
    rest = words.say(
        "terminal-duel-stocks",
        reserve=f"{COIN}{board['reserve']}",
        up=len(board["discard"]),
        down=len(board["peeked"]) + sum(board["aside"]),
    )
    if board["again"]:
        chapter = f"{chapter} · {words.say('duel-effect-again')}"
    x = sheet.put(0, 0, chapter, Style(bold=True)) + GAP
    rest = fit(rest, width - x)
    sheet.put(width - cell_len(rest), 0, rest, palette(scene.dark).quiet)
    return sheet


def _middle(scene: Scene, width: int) -> Canvas:
    """Map and Landmarks, side by side where there is room."""
    lands = world(scene, width)
    left = width - lands.width - GAP
    if left >= LANDMARKS:
        return beside(lands, landmarks(scene, left), GAP)
    return stacked(width, [lands, landmarks_in_row(scene, width)])


def _sides(scene: Scene, width: int) -> Canvas:
    half = (width - GAP) // 2
    left, right = (panel(scene, seat, half) for seat in scene.view["board"]["sides"])
    return beside(left, right, width - 2 * half)
