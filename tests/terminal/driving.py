"""A table on a screen that tests can press keys on and read."""

from __future__ import annotations

import asyncio
import contextlib
import html
import re
import time
from collections.abc import AsyncIterator
from pathlib import Path

from textual.pilot import Pilot

import mathom
from mathom.terminal.app import MathomApp
from mathom.terminal.choices import ChoicePane, Entry
from mathom.terminal.localised import StatusLine
from mathom.terminal.log_pane import LogPane
from mathom.terminal.play import TableScreen
from mathom.terminal.table import Table

KEYS = "123456789abcdefhijkmnopvwxyz"
LONG = 120.0
"""After how many seconds somebody who was asked will choose no more."""


def duel(*seats: str, seed: int = 7) -> Table:
    """A Duel of these players."""
    return Table(mathom.game("duel").start(seats, seed))


def play_ahead(table: Table, choices: int) -> Table:
    """The same table so many choices later, or at its end: people take the first option."""
    while choices and not table.over:
        options = table.view()["choice"].get("options")
        table.choose(table.think() if table.bot_asked else options[0]["text"])
        choices -= 1
    return table


def nearly_over(*seats: str, left: int) -> Table:
    """A Duel of these players that ends after so many choices, if people take the first option."""
    whole = play_ahead(duel(*seats), 1_000)
    return play_ahead(duel(*seats), whole.view()["ply"] - left)


class Driver:
    """Presses keys, waits for the bots, and reads what is shown."""

    def __init__(self, app: MathomApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> TableScreen:
        """The table's screen, whatever is open above it."""
        return next(each for each in self.app.screen_stack if isinstance(each, TableScreen))

    @property
    def table(self) -> Table:
        return self.screen.table

    @property
    def entries(self) -> list[Entry]:
        return self.screen.query_one(ChoicePane).entries

    @property
    def story(self) -> list[str]:
        return list(self.screen.query_one(LogPane).sentences)

    @property
    def say(self) -> str:
        """What the screen on top has to say."""
        return self.app.screen.query_one(StatusLine).text

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def settle(self) -> None:
        """Wait until a person is asked or the game is over."""
        await self.pilot.pause()
        end = time.monotonic() + LONG
        while isinstance(self.app.screen, TableScreen) and self.table.bot_asked:
            await self.pilot.pause(0.005)
            assert time.monotonic() < end, f"a bot has not chosen within {LONG} seconds"

    async def play_out(self, most: int = 200) -> int:
        """Press keys until the game is over; how many it took.

        Waits for the table alone and not for the screen, as a quick typist would.
        """
        pressed = 0
        while not self.table.over:
            moment = self.table.moment
            self.app.simulate_key("1")
            end = time.monotonic() + LONG
            while self.table.moment == moment or self.table.bot_asked:
                await asyncio.sleep(0.001)
                assert time.monotonic() < end, f"nothing was chosen within {LONG} seconds"
            pressed += 1
            assert pressed < most
        await self.pilot.pause()
        return pressed

    def shown(self) -> str:
        """Every text on the screen, without blanks, because lines break anywhere."""
        svg = self.app.export_screenshot()
        texts = re.findall(r"<text[^>]*>([^<]*)</text>", svg)
        return re.sub(r"\s", "", html.unescape("".join(texts)))

    def shows(self, text: str) -> bool:
        """Whether a text that fits on one line is on the screen."""
        return re.sub(r"\s", "", text) in self.shown()


@contextlib.asynccontextmanager
async def driving(
    folder: Path, table: Table | None = None, lang: str = "en", size: tuple[int, int] = (120, 40)
) -> AsyncIterator[Driver]:
    """An application that bots do not slow down."""
    app = MathomApp(table, lang, pause=0, folder=folder)
    async with app.run_test(size=size) as pilot:
        driver = Driver(app, pilot)
        await driver.settle()
        yield driver
