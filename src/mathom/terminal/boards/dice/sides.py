"""What lies before the players: who looks on first, and large."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, Line, beside, stacked, written
from mathom.terminal.boards.dice.dice import dice_in_rows
from mathom.terminal.boards.dice.signs import FELLOWSHIP, GLORY, RING, palette
from mathom.terminal.boards.dice.table import side
from mathom.terminal.boards.dice.wording import counted, marked, odds
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.scene import Scene

ROLLED = ("active", "muster", "prepared")
"""The areas whose dice are drawn; what lies in the others is told by name."""
PILES = ("aside", "bag", "spent", "used")
LEAST = 36
"""The least width at which two players stand side by side."""
ROOMY = 60
"""The least width at which it is said who bears the Ring, beside its sign."""
GAP = 2

Verbs = Mapping[str, Sequence[str]]


def near(scene: Scene) -> str:
    """The player who looks on, else whose turn it is."""
    board = scene.view["board"]
    found: str = scene.view["seat"] or board["turn"] or board["ringbearer"]
    return found


def own(scene: Scene, width: int, can: Verbs) -> Canvas:
    """The near player, with what the next roll brings."""
    seat = near(scene)
    sheets = [*_side(scene, seat, width, can)]
    told = odds(scene, seat)
    if told:
        quiet = palette(scene.dark).quiet
        items = [(text, quiet) for text in told[1:]]
        glue = scene.words.say("list-comma")
        sheets.append(written(flow((told[0], quiet), items, width, glue), width))
    return stacked(width, sheets)


def others(scene: Scene, width: int, can: Verbs) -> Canvas:
    """The other players in the order of play, side by side where there is room."""
    seats = scene.view["board"]["seats"]
    at = seats.index(near(scene))
    rest = [*seats[at + 1 :], *seats[:at]]
    row = max(1, min(len(rest), (width + GAP) // (LEAST + GAP)))
    each = (width - GAP * (row - 1)) // row
    rows = []
    for first in range(0, len(rest), row):
        whole = Canvas(0, 0)
        for number, seat in enumerate(rest[first : first + row]):
            panel = stacked(each, _side(scene, seat, each, can))
            whole = beside(whole, panel, GAP if number else 0)
        if whole.width < width:
            whole = beside(whole, Canvas(width - whole.width, 1), 0)
        rows.append(whole)
    return stacked(width, rows)


def _side(scene: Scene, seat: str, width: int, can: Verbs) -> list[Canvas]:
    labels = {area: scene.say(f"area-{area}") for area in (*ROLLED, *PILES)}
    head = max(cell_len(labels[area]) for area in ROLLED) + 1
    sheets = [written([_title(scene, seat, width)], width)]
    empty: list[Piece] = []
    for area in ROLLED:
        dice = side(scene, seat)[area]
        if dice:
            sheets.append(_area(scene, labels[area], dice, head, width, can))
        else:
            empty.append((f"{labels[area]} –", palette(scene.dark).quiet))
    sheets.append(written(_piles(scene, seat, labels, empty, width), width))
    return sheets


def _area(
    scene: Scene, label: str, dice: Sequence[str], head: int, width: int, can: Verbs
) -> Canvas:
    """The dice of an area behind its name."""
    rows = dice_in_rows(scene, dice, width - head, can)
    sheet = Canvas(width, rows.height)
    sheet.put(0, 1, label, palette(scene.dark).quiet)
    sheet.paste(rows, head, 0)
    return sheet


def _title(scene: Scene, seat: str, width: int) -> Line:
    """Who it is, marked when it is asked, with the Ring, Glory, Fellowship, and the attack."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    choice = scene.view["choice"]
    asked = Style(reverse=choice is not None and choice["seat"] == seat)
    glory = side(scene, seat)["glory"]
    left: list[Piece] = [
        (scene.name("seat", seat), marked(scene, seat, colours.side("players") + asked))
    ]
    if board["ringbearer"] == seat:
        told = f" {scene.say('ringbearer')}" if width >= ROOMY else ""
        left.append((f" {RING}{told}", Style(color=colours.glory)))
    player = scene.words.say("terminal-player", name=scene.view["players"][seat])
    left.append((f" · {player}", colours.quiet))
    right: list[Piece] = []
    if board["turn"] == seat:
        text = scene.say("fellowship", count=board["totals"]["fellowship"])
        right.append((f" {FELLOWSHIP} {text}", Style(color=colours.fellowship, bold=True)))
    attack = board["totals"]["attack"].get(seat, 0)
    if attack:
        right.append((f"  {scene.say('attack', count=attack)}", colours.side("players")))
    told = f"  {GLORY} {scene.say('glory', count=glory)}"
    right.append((told, Style(color=colours.glory, bold=True)))
    return across(left, right, width)


def _piles(
    scene: Scene, seat: str, labels: Mapping[str, str], empty: Sequence[Piece], width: int
) -> list[Line]:
    """What lies in a pile, each named; areas without dice in one line."""
    quiet = palette(scene.dark).quiet
    found: list[Piece] = [*empty]
    for area in PILES:
        dice = side(scene, seat)[area]
        if dice or area in ("bag", "used"):
            what = scene.words.say("list-comma").join(text for text, _ in counted(scene, dice))
            text = f"{labels[area]} {len(dice)}" + (f" ({what})" if what else "")
            found.append((text, quiet))
    return flow(("", quiet), found, width, " · ")
