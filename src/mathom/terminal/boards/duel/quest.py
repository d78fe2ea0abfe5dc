"""The Quest track: two ways of fourteen steps, with the bonus spaces on them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import Canvas
from mathom.terminal.boards.duel.signs import AGAIN, COIN, FORTRESS, SIDE_SIGNS, UNIT, palette
from mathom.terminal.boards.scene import Scene

BONUSES = {"coins": COIN, "anywhere": UNIT, "again": AGAIN, "raze": FORTRESS}
"""The signs of the bonus spaces by what they do (D5.2)."""
OTHER = "✧"
"""The sign of a bonus that is none of these."""


def track(scene: Scene, width: int) -> Canvas:
    """One line for each side: who walks, how far, and what waits at the end."""
    colours = palette(scene.dark)
    words = scene.words
    board = scene.view["board"]
    sides = board["sides"]
    goal: int = board["goals"]["steps"]
    bonuses = {int(step): BONUSES.get(do, OTHER) for step, do in board["bonuses"].items()}
    names = {seat: words.say(f"terminal-duel-walker-{seat}") for seat in sides}
    goals = {seat: words.say(f"terminal-duel-goal-{seat}") for seat in sides}
    head = max(cell_len(name) for name in names.values()) + 3
    tail = max(cell_len(goal) for goal in goals.values()) + 8
    pace = max(1, min(4, (width - head - tail) // goal))
    sheet = Canvas(width, len(sides))
    for y, (seat, side) in enumerate(sides.items()):
        steps = side["steps"]
        mine = colours.side(seat)
        sheet.put(0, y, f"{SIDE_SIGNS[seat]} {names[seat]}", mine)
        x = head
        for step in range(1, goal + 1):
            gone = step <= steps
            way = mine if gone else Style(color=colours.line)
            mark = bonuses.get(step, "━" if gone else "╌")
            if step in bonuses and not gone:
                way += Style(bold=True)
            sheet.put(x, y, ("━" if gone else "╌") * (pace - 1), way)
            here = step == steps
            sheet.put(x + pace - 1, y, SIDE_SIGNS[seat] if here else mark, mine if here else way)
            x += pace
        sheet.put(x + 1, y, goals[seat], colours.quiet)
        count = f"{steps}/{goal}"
        sheet.put(width - len(count), y, count, mine)
    return sheet
