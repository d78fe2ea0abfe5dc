"""The Wilds: rows of cards with the dice left on them, and what guards each row."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, fit, stacked, written
from mathom.terminal.boards.dice.sides import Verbs
from mathom.terminal.boards.dice.signs import (
    CORRUPTION,
    EYE,
    FELLOWSHIP,
    GLORY,
    LEFT,
    palette,
)
from mathom.terminal.boards.dice.table import opens_at
from mathom.terminal.boards.dice.wording import marked, short
from mathom.terminal.boards.scene import Scene

HEAD = 14
"""How wide the number of a row and its guard are."""
HEIGHT = 2


def wilds(scene: Scene, width: int, can: Verbs) -> Canvas:
    """Every row, the cards one beside the other."""
    rows = scene.view["board"]["rows"]
    most = max(len(cards) for cards in rows.values())
    size = (width - HEAD + 1) // max(most, 1)
    head = [(scene.say("wilds"), Style(bold=True)), (f" {scene.say('wilds-head')}", _quiet(scene))]
    sheets = [written([head], width)]
    for row, cards in rows.items():
        if not cards and row not in scene.view["board"]["guarded"].values():
            sheets.append(_later(scene, row, width))
            continue
        sheet = Canvas(width, HEIGHT)
        _guard(scene, row, sheet)
        for number, card in enumerate(cards):
            sheet.paste(_card(scene, card, size - 1, can), HEAD + number * size, 0)
        sheets.append(sheet)
    return stacked(width, sheets)


def _quiet(scene: Scene) -> Style:
    return palette(scene.dark).quiet


def _later(scene: Scene, row: str, width: int) -> Canvas:
    """A row that has no cards yet."""
    place = opens_at(scene, row)
    told = "–"
    if place is not None:
        told = scene.say("later", place=scene.game.title(scene.words, "location", place))
    return written([[(f"{row} ", Style(bold=True)), (told, _quiet(scene))]], width)


def _guard(scene: Scene, row: str, sheet: Canvas) -> None:
    """The number of a row, and the enemy card that guards it with the dice left there."""
    board = scene.view["board"]
    sheet.put(0, 0, row, Style(bold=True))
    for id, guarded in board["guarded"].items():
        if guarded == row:
            style = marked(scene, id, palette(scene.dark).side("sauron"))
            sheet.put(2, 0, fit(f"{EYE}{short(scene, 'enemy-set', id)}", HEAD - 3), style)
            left = len(board["guards"][id])
            sheet.put(2, 1, f"{LEFT * left or '–'} {left}", style)


def _card(scene: Scene, id: str, size: int, can: Verbs) -> Canvas:
    """A card: its name; cost, Glory and dice left; what can be done with it."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    record = scene.components[id]
    corrupted = id in board["corrupted"]
    verbs = can.get(id, ())
    style = colours.card(record["type"]) + Style(bold=bool(verbs))
    if corrupted:
        style += Style(color=colours.corruption)
    style = marked(scene, id, style)
    left = len(board["wilds"][id])
    sheet = Canvas(size, HEIGHT)
    for y in range(HEIGHT):
        sheet.put(0, y, " " * size, style)
    name = scene.name("card", id)
    if cell_len(name) + 2 * corrupted > size:
        name = short(scene, "card", id)
    sheet.put(0, 0, fit(f"{CORRUPTION} {name}" if corrupted else name, size), style)
    figures = [f"{FELLOWSHIP}{record['cost']}"]
    figures += [f"{GLORY}{record['glory']}"] if record["glory"] is not None else []
    figures.append(f"{LEFT}{left}")
    x = sheet.put(0, 1, fit(" ".join(figures), size), style) + 1
    told = fit("/".join(verbs), max(0, size - x))
    sheet.put(size - cell_len(told), 1, told, style + Style(reverse=True))
    return sheet
