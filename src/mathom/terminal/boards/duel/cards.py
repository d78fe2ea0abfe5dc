"""The chapter's layout: rows of cards, each row partly covering the one above."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import Canvas, fit, pack
from mathom.terminal.boards.duel.signs import CARD_SIGNS, Palette, palette
from mathom.terminal.boards.duel.wording import brief, chain_text, price_text
from mathom.terminal.boards.scene import Scene

OPEN = 3
"""Lines from a row to the next: a frame and two lines of text, so that a covered card still
shows all it has to say."""

BACKS = 2
"""The same for a row of backs, which say nothing."""

WIDEST = 16
ACROSS = 6
"""How many cards the widest row of any chapter has."""

_THIN = "┌─┐│└─┘"
_THICK = "┏━┓┃┗━┛"


def card_width(width: int) -> int:
    """How wide a card may be where the widest row has `width` cells; even, to be halved."""
    return min(WIDEST, width // ACROSS // 2 * 2)


def layout(scene: Scene, width: int) -> Canvas:
    """The cards that are left, those nearest to the players drawn over the others."""
    cards: list[Json] = scene.view["board"]["layout"]
    size = card_width(width)
    rows: dict[int, list[Json]] = {}
    for card in cards:
        rows.setdefault(card["row"], []).append(card)
    pitches = [OPEN if any(card["card"] for card in rows[row]) else BACKS for row in sorted(rows)]
    sheet = Canvas(width, sum(pitches) + 1 if rows else 0)
    y = 0
    for row, pitch in zip(sorted(rows), pitches, strict=True):
        for card in rows[row]:
            x = width // 2 + card["column"] * size // 2 - size // 2
            sheet.paste(_card(scene, card, size, pitch + 1), x, y)
        y += pitch
    return sheet


def _card(scene: Scene, item: Json, size: int, height: int) -> Canvas:
    colours = palette(scene.dark)
    if item["card"] is None:
        text, tint = colours.back
        sheet = _frame(size, height, _THIN, Style(color=text, bgcolor=tint))
        for y in range(1, height - 1):
            sheet.put(1, y, "░" * (size - 2), Style(color=text, bgcolor=tint))
        return sheet
    record = scene.components[item["card"]]
    style = colours.card(record["colour"], item["available"])
    style += Style(meta={"part": item["card"]})
    focused = item["card"] in scene.focus
    edge = style + Style(color=colours.focus, bold=True) if focused else style
    sheet = _frame(size, height, _THICK if item["available"] else _THIN, edge)
    sheet.put(1, 0, f" {CARD_SIGNS[record['colour']]} ", edge)
    _price(sheet, scene, item, edge, colours)
    inner = size - 2
    chain = chain_text(scene.words, record, inner)
    effect = brief(scene.words, record["effects"], inner)
    if chain:
        _centred(sheet, 1, effect, style)
        _centred(sheet, 2, chain, style + Style(bold=False, italic=True))
    else:
        for y, line in enumerate(pack(effect.split("/"), inner, "/")[: OPEN - 1], 1):
            _centred(sheet, y, line, style)
    return sheet


def _centred(sheet: Canvas, y: int, text: str, style: Style) -> None:
    inner = sheet.width - 2
    text = fit(text, inner)
    sheet.put(1 + (inner - cell_len(text)) // 2, y, text, style)


def _price(sheet: Canvas, scene: Scene, item: Json, edge: Style, colours: Palette) -> None:
    """What the seat that looks on would pay; struck out when it cannot."""
    seat = scene.view["seat"]
    if seat is None:
        return
    board = scene.view["board"]
    price = board["prices"][seat][item["card"]]["total"]
    label = price_text(scene.words, price)
    dear = price > board["sides"][seat]["coins"]
    style = edge + Style(strike=True, bold=False) if dear else edge
    x = sheet.width - 2 - cell_len(label)
    sheet.put(x - 1, 0, " ", edge)
    sheet.put(sheet.put(x, 0, label, style), 0, " ", edge)


def _frame(size: int, height: int, lines: str, style: Style) -> Canvas:
    sheet = Canvas(size, height)
    sheet.put(0, 0, lines[0] + lines[1] * (size - 2) + lines[2], style)
    for y in range(1, height - 1):
        sheet.put(0, y, lines[3] + " " * (size - 2) + lines[3], style)
    sheet.put(0, height - 1, lines[4] + lines[5] * (size - 2) + lines[6], style)
    return sheet
