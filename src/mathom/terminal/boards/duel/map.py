"""The map: seven regions with their roads, and what stands in each of them."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.locale.sentences import capital
from mathom.terminal.boards.canvas import Canvas, fit
from mathom.terminal.boards.duel.signs import FORTRESS, SIDE_SIGNS, Palette, palette
from mathom.terminal.boards.duel.wording import short
from mathom.terminal.boards.scene import Scene

PLACES = {
    "lindon": (0, 0),
    "arnor": (1, 0),
    "rhovanion": (2, 0),
    "enedwaith": (1, 1),
    "rohan": (2, 1),
    "gondor": (1, 2),
    "mordor": (2, 2),
}
"""Column and row of each region. On this grid every road of the board joins neighbours: left
and right, above and below, or rising from left to right."""

HEIGHT = 3
GAP = 3
LEAST = 13


def world(scene: Scene, width: int) -> Canvas:
    """The map, with the Alliance stacks in the corner that the sea leaves free."""
    colours = palette(scene.dark)
    names = {id: scene.words.say(f"duel-region-{id}") for id in PLACES}
    size = max(LEAST, max(cell_len(name) for name in names.values()) + 4)
    if 3 * size + 2 * GAP > width:
        size = (width - 2 * GAP) // 3
        names = {id: _label(scene, id, name, size - 4) for id, name in names.items()}
    sheet = Canvas(3 * size + 2 * GAP, 3 * HEIGHT)
    for id, (column, row) in PLACES.items():
        sheet.paste(
            _region(scene, id, names[id], size, colours), column * (size + GAP), row * HEIGHT
        )
    _roads(sheet, size, colours)
    sheet.paste(_alliances(scene, size, colours), 0, HEIGHT)
    return sheet


def _label(scene: Scene, id: str, name: str, width: int) -> str:
    return name if cell_len(name) <= width else short(scene.words, "region", id)


def _region(scene: Scene, id: str, name: str, size: int, colours: Palette) -> Canvas:
    text, tint = colours.ground
    ground = Style(color=text, bgcolor=tint, meta={"part": id})
    line = ground + Style(color=colours.focus if id in scene.focus else colours.line)
    sheet = Canvas(size, HEIGHT)
    sheet.put(0, 0, "╭" + "─" * (size - 2) + "╮", line)
    sheet.put(1, 0, f" {fit(name, size - 4)} ", ground + Style(bold=True))
    sheet.put(0, 1, "│" + " " * (size - 2) + "│", line)
    sheet.put(0, 2, "╰" + "─" * (size - 2) + "╯", line)
    x = 2
    for seat, side in scene.view["board"]["sides"].items():
        forces = ""
        if units := side["units"].get(id):
            forces += f"{SIDE_SIGNS[seat]}{units}"
        if id in side["fortresses"]:
            forces += FORTRESS if forces else SIDE_SIGNS[seat] + FORTRESS
        if forces:
            x = sheet.put(x, 1, forces, ground + colours.side(seat)) + 1
    return sheet


def _roads(sheet: Canvas, size: int, colours: Palette) -> None:
    """The ten roads; the two that rise cross the gap beside the middle column."""
    line = Style(color=colours.line)
    gate = line + Style(bgcolor=colours.ground[1])
    for column, row in PLACES.values():
        x, y = column * (size + GAP), row * HEIGHT
        if (column - 1, row) in PLACES.values():
            sheet.put(x - GAP, y + 1, "─" * GAP, line)
        if (column, row - 1) in PLACES.values():
            sheet.put(x + size - 2, y - 1, "┬", gate)
            sheet.put(x + size - 2, y, "┴", gate)
        if (column + 1, row - 1) in PLACES.values():
            sheet.put(x + size, y, "╱", line)
            sheet.put(x + size + 1, y - 1, "╱", line)


def _alliances(scene: Scene, size: int, colours: Palette) -> Canvas:
    """How many tokens each Race still has."""
    stacks = scene.view["board"]["alliances"]
    sheet = Canvas(size, len(stacks))
    for y, (race, stack) in enumerate(stacks.items()):
        style = Style(color=colours.faint, meta={"part": race})
        if race in scene.focus:
            style += Style(color=colours.focus, bold=True)
        tokens = "▮" * len(stack)
        name = capital(scene.words.say(f"duel-race-{race}"))
        sheet.put(0, y, fit(name, size - 4), style)
        sheet.put(size - 3, y, tokens.rjust(3), style)
    return sheet
