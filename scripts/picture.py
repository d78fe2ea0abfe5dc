"""Make docs/pictures/<game>-terminal.svg, the pictures of games in the terminal.

    python scripts/picture.py

Bots play a seeded match some choices far; then a person is asked, and the screen is drawn as
Textual exports it, made fit to be seen without a network.
"""

from __future__ import annotations

import asyncio
import html
import re
from dataclasses import dataclass
from pathlib import Path

from rich.cells import cell_len

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.terminal.app import MathomApp
from mathom.terminal.table import HUMAN, Table

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZE = (124, 42)
SEED = "mathom"


@dataclass(frozen=True)
class Moment:
    """Where a game is shown.

    Attributes:
        seats: who plays; the person is the one who is shown.
        choices: how far the match has gone at least.
        kind: what the person is asked then.
    """

    seats: tuple[str, ...]
    choices: int
    kind: str


MOMENTS = {
    "duel": Moment((HUMAN, "greedy"), 30, "turn"),
    "quest": Moment(("greedy", HUMAN, "greedy"), 150, "journey"),
    "dice": Moment((HUMAN, "greedy"), 90, "dice"),
}
FONTS = "ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace"
CELL = 12.2
"""The width of a cell in the exported picture."""


def in_play(game_id: str) -> Table:
    """A match in its middle, where the person is asked."""
    moment = MOMENTS[game_id]
    game = mathom.game(game_id)
    match = game.start(moment.seats, SEED)
    bot = make_bot(game, "greedy")
    seats = [match.seat(index, Seeded(SEED, f"bot-{index}")) for index in range(len(moment.seats))]
    person = moment.seats.index(HUMAN)
    while (
        match.ply < moment.choices
        or match.choice.seat != person
        or match.choice.kind != moment.kind
    ):
        match.apply(bot.choose(seats[match.choice.seat]))
    return Table(match)


async def screenshot(table: Table) -> str:
    """The table on the screen."""
    app = MathomApp(table, folder=PICTURES)
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
    PICTURES.mkdir(parents=True, exist_ok=True)
    for each in MOMENTS:
        picture = offline(asyncio.run(screenshot(in_play(each))))
        (PICTURES / f"{each}-terminal.svg").write_text(picture, encoding="utf-8")
