"""Where the company is, whither it goes, and on what path."""

from __future__ import annotations

from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import Canvas, Line, written
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.scene import Scene
from mathom.terminal.boards.solitaire.signs import (
    CLOCK,
    GOAL,
    HERE,
    REGION_SIGNS,
    TREASURE,
    palette,
)
from mathom.terminal.boards.solitaire.wording import attack_text

PHASES = range(1, 7)


def phase_text(scene: Scene) -> str:
    """The running phase."""
    return scene.say(f"phase-{scene.view['board']['phase']}")


def heading(scene: Scene, width: int) -> Canvas:
    """The turn, how far the quest has come, and the clock; below it all phases."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    left: list[Piece] = [(scene.say("turn", count=board["turn_number"]), Style(bold=True))]
    quest = board["quest"]
    right: list[Piece] = [
        (f"{TREASURE}{quest['played']}/{quest['all']} ", Style(color=colours.treasure, bold=True)),
        (f"{CLOCK}{board['clock']}", Style(bold=True)),
    ]
    phases = [
        (
            scene.say(f"phase-{phase}"),
            Style(reverse=True) if phase == board["phase"] else colours.quiet,
        )
        for phase in PHASES
    ]
    lines = [across(left, right, width), *flow(("", colours.quiet), phases, width, " ")]
    return written(lines, width)


def journey(scene: Scene, width: int) -> Canvas:
    """Where the company is, the path it has come on, and the site that was revealed."""
    board = scene.view["board"]
    lines = _site(scene, board["here"], HERE, width, tapped=board["tapped"])
    path = board["turn"]["path"]
    if path:
        lines.extend(flow((scene.say("path"), palette(scene.dark).quiet), _path(scene), width, " "))
    if board["there"] is not None and board["there"]["site"] != board["here"]["site"]:
        lines.extend(_site(scene, board["there"], GOAL, width, tapped=False))
    return written(lines, width)


def _site(scene: Scene, place: Json, sign: str, width: int, tapped: bool) -> list[Line]:
    colours = palette(scene.dark)
    id = place["site"]
    style = Style(bold=True, meta={"part": id})
    if id in scene.focus:
        style = colours.pointed(style)
    marks = f" ({scene.say('tapped')})" if tapped else ""
    type = scene.words.say(f"solitaire-site-type-{place['type']}")
    left: list[Piece] = [(f"{sign} {scene.name('site', id)}", style)]
    left.append((f" · {type}{marks}", colours.quiet))
    right = [(f"{place['resource_draws']}/{place['hazard_draws']}", colours.quiet)]
    lines = [across(left, right, width)]
    told: list[Piece] = [
        (attack_text(scene, attack), Style(color=colours.hazard)) for attack in place["attacks"]
    ]
    told += [
        (scene.words.say(f"solitaire-class-{item}"), Style(color=colours.treasure))
        for item in place["items"]
    ]
    if told:
        lines.extend(flow((" ", colours.quiet), told, width, " · "))
    return lines


def _path(scene: Scene) -> list[Piece]:
    quiet = palette(scene.dark).quiet
    return [
        (
            REGION_SIGNS[step["type"]]
            + ("" if step["region"] is None else f" {scene.name('region', step['region'])}"),
            quiet,
        )
        for step in scene.view["board"]["turn"]["path"]
    ]
