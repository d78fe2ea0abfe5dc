"""What everybody looks at first: whose step it is, and how the story stands."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import PLAIN, Canvas, Line, written
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.quest.signs import EVENT, FALLS, palette
from mathom.terminal.boards.quest.wording import hero_name, marked
from mathom.terminal.boards.scene import Scene

RULES = {
    "setup": "Q1.1",
    "rally": "Q2.1",
    "story": "Q2.2",
    "plot": "Q2.3",
    "event": "Q2.4",
    "action": "Q2.7",
    "draw": "Q2.14",
    "start": "Q3.14",
    "rest": "Q3.1",
    "ambush": "Q3.4",
    "travel": "Q3.5",
    "arrival": "Q3.8",
    "explore": "Q3.12",
    "encounter": "Q3.13",
    "finale": "Q7.1",
}
"""The rule of each step."""

STEPS = {
    "sauron": ("rally", "story", "plot", "event", "action", "draw"),
    "heroes": ("rest", "ambush", "travel", "encounter"),
}
"""The steps of both kinds of turns, in their order (Q2.1 to Q2.14, Q3.1 to Q3.13)."""

WITHIN = {"start": "rest", "arrival": "travel", "explore": "travel"}
"""Parts of a hero's turn that belong to one of its steps."""


def step_text(scene: Scene) -> str:
    """The running step with its rule."""
    step = scene.view["board"]["step"]
    return f"{scene.say(f'step-{step}')} {RULES[step]}"


def heading(scene: Scene, width: int) -> Canvas:
    """The round, whose turn it is, and the step with its rule; below it all steps of the turn."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    turn = board["turn"]
    side = "sauron" if turn is None else "heroes"
    step = board["step"]
    told: list[Piece] = [(scene.say("round", count=board["round"]), Style(bold=True))]
    if turn is not None:
        key = "turn-second" if turn["second"] else "turn"
        whose = scene.say(key, who=hero_name(scene, turn["hero"]))
        told.append((f" · {whose}", colours.side(side)))
    elif step not in ("setup", "finale"):
        told.append((f" · {scene.say('turn-sauron')}", colours.side(side)))
    told.append((f" · {step_text(scene)}", Style(bold=True)))
    lines = [across(told, [], width)]
    if step not in ("setup", "finale"):
        running = WITHIN.get(step, step)
        steps = [
            (scene.say(f"step-{each}"), Style(reverse=True) if each == running else colours.quiet)
            for each in STEPS[side]
        ]
        lines.extend(flow(("", colours.quiet), steps, width, " "))
    return written(lines, width)


def track(scene: Scene, width: int) -> Canvas:
    """A line for each marker, then stage and dominance (Q1.4, Q4.2)."""
    colours = palette(scene.dark)
    story = scene.view["board"]["story"]
    names = {marker: scene.say(f"marker-{marker}") for marker in story["markers"]}
    head = max(cell_len(label) for label in names.values()) + 1
    goal = story["stages"][-1]
    tail = len("18/18 +99")
    pace = max(1, min(3, (width - head - tail - 1) // goal))
    sheet = Canvas(width, len(names) + 1)
    for y, (marker, space) in enumerate(story["markers"].items()):
        mine = Style(color=colours.markers[marker], bold=True)
        sheet.put(0, y, names[marker], marked(scene, f"marker {marker}", mine))
        x = head
        for step in range(1, goal + 1):
            gone = step <= space
            way = mine if gone else Style(color=colours.line)
            sheet.put(x, y, ("━" if gone else "╌") * (pace - 1), way)
            sheet.put(x + pace - 1, y, _mark(story, marker, step, space), way)
            x += pace
        sheet.put(x + 1, y, f"{space}/{goal}", mine)
        sheet.put(x + 7, y, f"+{story['paces'][marker]}", colours.quiet)
    _stand(scene, sheet, width)
    return sheet


def _mark(story: dict[str, object], marker: str, step: int, space: int) -> str:
    """A space of the track: the marker, the end of a stage, The Shadow Falls, or nothing."""
    stages = story["stages"]
    assert isinstance(stages, list)
    if step == space:
        return "●"
    if step == story["shadow_falls"] and marker != "heroes":
        return FALLS
    if step in stages:
        return "┃" if step <= space else "┊"
    return "━" if step <= space else "╌"


def _stand(scene: Scene, sheet: Canvas, width: int) -> None:
    colours = palette(scene.dark)
    story = scene.view["board"]["story"]
    y = len(story["markers"])
    side = story["dominant"]
    x = sheet.put(0, y, scene.say(f"stage-{story['stage']}"), Style(bold=True))
    x = sheet.put(x, y, " · ")
    dominant = scene.say(f"dominant-{side or 'nobody'}")
    x = sheet.put(x, y, dominant, colours.side(side) if side else PLAIN)
    rest = scene.say("to-go", heroes=story["to_go"]["heroes"], sauron=story["to_go"]["sauron"])
    sheet.put(x, y, f" · {rest}", colours.quiet)


def event(scene: Scene, width: int) -> Canvas:
    """The current event with its marker, the one that a hero keeps, and the known missions."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    quiet = colours.quiet
    lines: list[Line] = []
    now = board["event"]
    if now["current"] is not None:
        style = marked(scene, now["current"])
        told: list[Piece] = [(f"{EVENT} ", colours.side("heroes"))]
        told.append((scene.name("event", now["current"]), style))
        if now["marker"] is not None:
            told.append((f" · {scene.name('location', now['marker'])}", quiet))
        lines.append(across(told, [], width))
    if now["given"] is not None:
        kept = scene.name("event", now["given"])
        who = hero_name(scene, now["keeper"])
        text = scene.say("kept", who=who, what=kept, count=now["banked"])
        lines.append(across([(text, marked(scene, now["given"]))], [], width))
    for side in ("heroes", "sauron"):
        mission = board["missions"][side]
        if mission is not None:
            done = "yes" if board["missions"]["fulfilled"][side] else "no"
            text = scene.say(f"mission-{side}", what=scene.name("mission", mission))
            state = scene.say(f"mission-{done}")
            lines.append(
                across([(text, marked(scene, mission)), (f" · {state}", quiet)], [], width)
            )
    return written(lines, width)
