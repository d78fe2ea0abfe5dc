"""What can be taken besides cards: Landmarks, and the Alliance tokens known so far."""

from __future__ import annotations

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, Line, beside, fit, fold, pack, stacked, written
from mathom.terminal.boards.duel.signs import LANDMARK, palette
from mathom.terminal.boards.duel.wording import brief_skills, price_text, tile_effects
from mathom.terminal.boards.scene import Scene

GAP = 2


def landmarks(scene: Scene, width: int) -> Canvas:
    """The Landmarks that can be taken, one below the other."""
    tiles = [_tile(scene, tile, width) for tile in scene.view["board"]["landmarks"]]
    return stacked(width, [_heading(scene, width), *tiles])


def landmarks_in_row(scene: Scene, width: int) -> Canvas:
    """The same side by side."""
    tiles = scene.view["board"]["landmarks"]
    row = Canvas(0, 0)
    for number, tile in enumerate(tiles):
        each = (width - GAP * (len(tiles) - 1)) // len(tiles)
        row = beside(row, _tile(scene, tile, each), GAP if number else 0)
    return stacked(width, [_heading(scene, width), row])


def _heading(scene: Scene, width: int) -> Canvas:
    stack = len(scene.view["board"]["landmark_stack"])
    text = fit(scene.words.say("terminal-duel-landmarks-open", stack=stack), width)
    return written([[(text, palette(scene.dark).quiet)]], width)


def _tile(scene: Scene, tile: str, width: int) -> Canvas:
    """A Landmark: its price for the seat that looks on, what it asks for, what it brings."""
    words = scene.words
    seat = scene.view["seat"]
    board = scene.view["board"]
    record = scene.components[tile]
    faint = palette(scene.dark).quiet
    part = Style(meta={"part": tile})
    style = part + Style(bold=True, reverse=tile in scene.focus)
    price, cost = "", style
    if seat is not None:
        coins = board["prices"][seat][tile]["total"]
        price = price_text(words, coins)
        if coins > board["sides"][seat]["coins"]:
            cost = faint + part + Style(strike=True)
    name = f"{LANDMARK} {scene.game.title(words, 'tile', tile)}"
    name = fit(name, width - cell_len(price) - 1)
    space = " " * (width - cell_len(name) - cell_len(price))
    asks = pack(
        [
            scene.game.title(words, "region", record["region"]),
            *brief_skills(words, record["skills"]),
        ],
        width - 2,
    )
    lines: list[Line] = [[(name + space, style), (price, cost)]]
    lines.extend([(f"  {line}", faint + part)] for line in asks)
    lines.extend([(f"  {line}", part)] for line in fold(tile_effects(words, record), width - 2))
    return written(lines, width)


def known_tokens(scene: Scene, width: int) -> Canvas:
    """The tokens that everybody knows to lie on top of their stacks (D6.3)."""
    faint = palette(scene.dark).quiet
    words = scene.words
    lines: list[Line] = []
    for stack in scene.view["board"]["alliances"].values():
        for token in filter(None, stack):
            text = words.say("terminal-duel-top", token=scene.game.title(words, "token", token))
            lines.extend([(line, faint)] for line in fold(text, width))
    return written(lines, width)
