"""What everybody looks at first: whose turn it is, and how far the way has led."""

from __future__ import annotations

from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, Line, written
from mathom.terminal.boards.dice.signs import AHEAD, HERE, PASSED, palette
from mathom.terminal.boards.dice.wording import effects_of_eye, eye_text, marked
from mathom.terminal.boards.lines import Piece, across, flow, paragraph
from mathom.terminal.boards.scene import Scene

PHASES = range(1, 6)
"""Those of a Fellowship turn and of Sauron's (R7.24, R8.24)."""
WAR = 3
"""The phase of a Fellowship turn in which players attack."""


def fighting(scene: Scene) -> bool:
    """Whether it is the phase of war, or Sauron's turn."""
    board = scene.view["board"]
    return board["turn"] is None or board["phase"] == WAR


def phase_text(scene: Scene) -> str:
    """The running phase."""
    board = scene.view["board"]
    return _phase(scene, board["phase"]) if board["phase"] else scene.say("setup")


def _phase(scene: Scene, phase: int) -> str:
    whose = "sauron" if scene.view["board"]["turn"] is None else "player"
    return scene.say(f"phase-{whose}-{phase}")


def heading(scene: Scene, width: int) -> Canvas:
    """The round, whose turn it is, an attack that is going on; below it all phases."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    turn = board["turn"]
    told: list[Piece] = [(scene.say("round", count=board["round"]), Style(bold=True))]
    if turn is not None:
        whose = scene.say("turn", who=scene.name("seat", turn))
        told.append((f" · {whose}", colours.side("players")))
    else:
        whose = scene.say("turn-sauron", who=scene.name("seat", board["ringbearer"]))
        told.append((f" · {whose}", colours.side("sauron")))
    war = board["war"]
    if war is not None:
        told.append((f" · {scene.say('war', count=board['totals']['running'])}", Style(bold=True)))
    lines: list[Line] = [across(told, [], width)]
    if board["phase"]:
        phases = [
            (
                _phase(scene, each),
                Style(reverse=True) if each == board["phase"] else colours.quiet,
            )
            for each in PHASES
        ]
        lines.extend(flow(("", colours.quiet), phases, width, " "))
    return written(lines, width)


def way(scene: Scene, width: int) -> Canvas:
    """All locations with what an Eye does there, in signs; where the players are, in full."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    places = board["locations"]
    at = places.index(board["location"])
    items: list[Piece] = []
    for number, place in enumerate(places):
        sign = PASSED if number < at else HERE if number == at else AHEAD
        text = " ".join(
            filter(None, (f"{sign}{scene.name('location', place)}", eye_text(scene, place)))
        )
        style = colours.side("players") if number == at else colours.quiet
        items.append((text, marked(scene, place, style)))
    lines = flow(("", colours.quiet), items, width, " ─ ")
    told = effects_of_eye(scene, board["location"])
    if told:
        lines.extend(paragraph(told, Style(color=colours.sides["sauron"]), width))
    return written(lines, width)
