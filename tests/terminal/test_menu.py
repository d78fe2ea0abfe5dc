"""The menu: games, seats, settings, language."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from textual.widgets import OptionList

from mathom.locale import messages
from mathom.terminal.menu import MenuScreen
from mathom.terminal.play import TableScreen
from tests.terminal.driving import Driver, driving


async def _to(driver: Driver, row: str) -> None:
    rows = driver.app.screen.query_one(OptionList)
    rows.highlighted = rows.get_option_index(row)
    await driver.pilot.pause()


def test_enter_starts_a_game_against_the_best_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            assert isinstance(driver.app.screen, MenuScreen)
            await driver.press("enter")
            assert isinstance(driver.app.screen, TableScreen)
            assert driver.table.view()["players"] == {"fellowship": "human", "sauron": "greedy"}
            assert driver.table.view()["choice"]["seat"] == "fellowship"

    asyncio.run(play())


def test_seats_and_settings_are_chosen_with_the_arrows(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            await _to(driver, "seat fellowship")
            await driver.press("right")
            await _to(driver, "seat sauron")
            await driver.press("right")
            await _to(driver, "setting coins")
            await driver.press("left")
            assert driver.shows(messages("en").say("duel-setting-coins-endless"))
            await _to(driver, "play")
            await driver.press("enter")
            assert driver.table.view()["players"] == {"fellowship": "random", "sauron": "human"}
            assert '"coins":"endless"' in driver.table.save_text()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("presses", "kind", "name"),
    [(3, "random", r"random-[0-9a-f]{8}"), (4, "daily", r"daily-\d{4}-\d\d-\d\d")],
)
def test_decks_can_be_drawn(tmp_path: Path, presses: int, kind: str, name: str) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            await _to(driver, "game")
            await driver.press("left")
            assert driver.shows(messages("en").say("solitaire-name"))
            await _to(driver, "setting scenario")
            await driver.press(*["right"] * presses)
            assert driver.shows(messages("en").say(f"solitaire-setting-scenario-{kind}"))
            await _to(driver, "play")
            await driver.press("enter")
            assert re.search(rf'"scenario":"{name}"', driver.table.save_text())

    asyncio.run(play())


def test_a_game_for_several_asks_how_many_play(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            await _to(driver, "game")
            await driver.press("right")
            assert driver.shows(messages("en").say("quest-name"))
            await _to(driver, "players")
            await driver.press("left")
            await _to(driver, "seat sauron")
            await driver.press("right")
            await _to(driver, "seat hero-3")
            await driver.press("right")
            await _to(driver, "setting stakes")
            await driver.press("right")
            await _to(driver, "play")
            await driver.press("enter")
            assert driver.table.game.id == "quest"
            assert driver.table.view()["players"] == {
                "sauron": "random",
                "hero-1": "greedy",
                "hero-2": "greedy",
                "hero-3": "human",
            }
            assert '"stakes":"high"' in driver.table.save_text()

    asyncio.run(play())


def test_sides_can_be_drawn(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            await _to(driver, "sides")
            await driver.press("enter")
            await _to(driver, "play")
            await driver.press("enter")
            assert driver.table.shuffle
            assert sorted(driver.table.view()["players"].values()) == ["greedy", "human"]

    asyncio.run(play())


def test_the_language_is_a_row_and_a_key(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            await _to(driver, "language")
            await driver.press("right")
            assert driver.shows(messages("ja").say("terminal-menu-play"))
            await driver.press("g")
            assert driver.shows(messages("en").say("terminal-menu-load"))

    asyncio.run(play())


def test_quit_ends_the_program(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path) as driver:
            await driver.pilot.press("q")
            await driver.pilot.pause()
            assert not driver.app.is_running

    asyncio.run(play())
