"""Make docs/pictures/duel-terminal.svg, the picture of a Duel in the terminal.

    python scripts/picture.py

Two bots play a seeded match some choices far; then a person is asked, and the screen is
drawn as Textual exports it, made fit to be seen without a network.
"""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

from rich.cells import cell_len

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.terminal.app import MathomApp
from mathom.terminal.table import HUMAN, Table

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "duel-terminal.svg"
SIZE = (124, 42)
SEED = "mathom"
CHOICES = 30
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
CELL = 12.2
"""The width of a cell in the exported picture."""


def in_play() -> Table:
    """A match in its middle, where the Fellowship's turn has come."""
    game = mathom.game("duel")
    match = game.start([HUMAN, "greedy"], SEED)
    bot = make_bot(game, "greedy")
    seats = [match.seat(index, Seeded(SEED, f"bot-{index}")) for index in (0, 1)]
    while match.ply < CHOICES or match.choice.seat or match.choice.kind != "turn":
        match.apply(bot.choose(seats[match.choice.seat]))
    return Table(match)


async def screenshot(table: Table) -> str:
    """The table on the screen."""
    app = MathomApp(table, folder=PICTURE.parent)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down")
        await pilot.pause()
        return app.export_screenshot()


def offline(svg: str) -> str:
    """The picture without fonts from elsewhere, and with wide characters two cells wide."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    svg = re.sub(r"font-family: Fira Code[^;]*;", f"font-family: {FONTS};", svg)
    return re.sub(r'textLength="[\d.]+"([^>]*)>([^<]*)<', _measured, svg)


def _measured(match: re.Match[str]) -> str:
    attributes, text = match.groups()
    length = round(cell_len(html.unescape(text)) * CELL, 1)
    return f'textLength="{length}"{attributes}>{text}<'


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(offline(asyncio.run(screenshot(in_play()))), encoding="utf-8")
