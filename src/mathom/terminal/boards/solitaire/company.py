"""The company: each member with what it bears and how it fares."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import Canvas, Line, written
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.scene import Scene
from mathom.terminal.boards.solitaire.signs import (
    BODY,
    CORRUPTION,
    INFLUENCE,
    POSITIONS,
    PROWESS,
    TAPPED,
    palette,
)
from mathom.terminal.boards.solitaire.wording import named

INDENT = "  "


def company(scene: Scene, width: int) -> Canvas:
    """All members, each in a line with figures, and what it bears below."""
    colours = palette(scene.dark)
    lines: list[Line] = [[(scene.say("company"), colours.quiet)]]
    for member in scene.view["board"]["company"]:
        lines.append(_member(scene, member, width))
        held = [_held(scene, number) for number in member["holds"] if _is_held(scene, number)]
        if held:
            rows = flow(("", colours.quiet), held, width - cell_len(INDENT), " · ")
            lines.extend([[(INDENT, colours.quiet), *row] for row in rows])
    return written(lines, width)


def _member(scene: Scene, member: Json, width: int) -> Line:
    colours = palette(scene.dark)
    style = Style(color=colours.positions[member["position"]])
    lead = INDENT if member["kind"] == "ally" or member["follows"] is not None else ""
    left: list[Piece] = [(f"{lead}{POSITIONS[member['position']]} ", style)]
    left.append(named(scene, member["card"], style + Style(bold=True)))
    figures: list[Piece] = [(f" {PROWESS}{member['prowess']} {BODY}{member['body']}", style)]
    if member["kind"] == "character":
        figures.append((f" {INFLUENCE}{member['influence']}", colours.quiet))
        told = f" {CORRUPTION}{member['corruption']}{member['check']:+d}"
        figures.append((told, Style(color=colours.corruption)))
    return across(left, figures, width)


def instance(scene: Scene, number: int) -> Json:
    """A card in play by its number."""
    found: Json = next(
        it for it in scene.view["board"]["in_play"]["instances"] if it["number"] == number
    )
    return found


def _is_held(scene: Scene, number: int) -> bool:
    """Whether it is borne, and not a member of the company that has a line of its own."""
    members = [member["number"] for member in scene.view["board"]["company"]]
    return number not in members


def _held(scene: Scene, number: int) -> Piece:
    colours = palette(scene.dark)
    it = instance(scene, number)
    colour = colours.hazard if it["controller"] == "hazard" else colours.treasure
    tapped = f" {TAPPED}" if "tapped" in it["marks"] else ""
    return named(scene, it["card"], Style(color=colour), tapped)
