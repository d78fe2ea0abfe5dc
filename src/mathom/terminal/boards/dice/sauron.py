"""Sauron's mat: what fights for him, what waits, what is destroyed, and his Corruption."""

from __future__ import annotations

from rich.style import Style

from mathom.terminal.boards.canvas import PLAIN, Canvas, Line, stacked, written
from mathom.terminal.boards.dice.dice import dice_in_rows
from mathom.terminal.boards.dice.sides import Verbs
from mathom.terminal.boards.dice.signs import CORRUPTION, EYE, ROOM, palette
from mathom.terminal.boards.dice.wording import counted, marked
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.scene import Scene


def mat(scene: Scene, width: int, can: Verbs) -> Canvas:
    """His strength and points, his mustered dice, and by name those that are elsewhere."""
    sauron = scene.view["board"]["sauron"]
    sheets = [written([_title(scene, width), *_points(scene, width)], width)]
    if sauron["muster"]:
        sheets.append(dice_in_rows(scene, sauron["muster"], width, can))
    sheets.append(written(_elsewhere(scene, width), width))
    return stacked(width, sheets)


def _title(scene: Scene, width: int) -> Line:
    """Sauron with his total, and how near he is to victory."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    lost, limit = len(board["corrupted"]), board["limit"]
    left: list[Piece] = [(f"{EYE} {scene.say('sauron')}", colours.side("sauron"))]
    if board["forces"]:
        told = scene.say("forces", count=board["totals"]["sauron"])
        left.append((f" · {told}", Style(bold=True)))
    if board["sauron"]["left"]:
        left.append((f" · {scene.say('attack-left', count=board['sauron']['left'])}", PLAIN))
    room = CORRUPTION * lost + ROOM * (limit - lost)
    told = scene.say("lost", count=lost, limit=limit)
    right = [(f" {told} {room}", Style(color=colours.corruption, bold=True))]
    return across(left, right, width)


def _points(scene: Scene, width: int) -> list[Line]:
    """His Corruption: what he would have if his turn began now, and of what it is made up.

    In his own turn what the Ring leaves is for his next one, and comes on top.
    """
    colours = palette(scene.dark)
    board = scene.view["board"]
    mine = Style(color=colours.corruption)
    there = board["sauron"]["corruption"]
    found: list[Piece] = []
    if board["turn"] is None:
        found.append((f"{CORRUPTION} {scene.say('on-mat-only', count=there)}", mine))
    else:
        points = scene.say("points", count=board["totals"]["points"])
        found += [(f"{CORRUPTION} {points}", mine), (scene.say("on-mat", count=there), mine)]
    if board["sauron"]["delayed"]:
        among = "" if board["turn"] is None else "-among"
        found.append((scene.say(f"delayed{among}", count=board["sauron"]["delayed"]), mine))
    if board["sauron"]["shielded"]:
        found.append((scene.say("shielded"), Style(color=colours.glory)))
    return flow(("", colours.quiet), found, width, " · ")


def _elsewhere(scene: Scene, width: int) -> list[Line]:
    """His dice that were not rolled yet, and those that are destroyed."""
    quiet = palette(scene.dark).quiet
    lines: list[Line] = []
    for area in ("active", "destroyed"):
        dice = scene.view["board"]["sauron"][area]
        items = [(text, marked(scene, die, quiet)) for text, die in counted(scene, dice)]
        if items:
            head = (scene.say(f"sauron-{area}"), quiet)
            lines.extend(flow(head, items, width, scene.words.say("list-comma")))
    return lines
