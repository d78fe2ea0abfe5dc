"""A table of the terminal: what it asks people, and what it does not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from mathom.terminal.table import Table
from tests.forced_game import FORCING
from tests.terminal.driving import driving, duel


def options(table: Table) -> list[str]:
    return [option["text"] for option in table.view()["choice"]["options"]]


def kinds(table: Table) -> list[str]:
    return [event.kind for event in table.events()]


def test_nobody_is_asked_for_what_everybody_can_work_out() -> None:
    table = Table(FORCING.start(["human", "human"], seed=1))
    table.choose("pass")
    assert options(table) == ["pass", "draw"]
    assert kinds(table) == ["forced-only", "draw"]
    assert table.undo()
    assert table.view()["ply"] == 0, "nobody goes back to what was not asked"
    assert not table.undo()


def test_where_two_people_play_each_is_asked_for_what_only_he_knows() -> None:
    table = Table(FORCING.start(["human", "human"], seed=1))
    table.choose("draw")
    assert options(table) == ["pass"]


def test_a_person_alone_is_asked_nothing_that_has_one_answer() -> None:
    table = Table(FORCING.start(["human", "random"], seed=1))
    for _ in range(6):
        assert options(table) == ["pass", "draw"]
        table.choose("draw")
        while table.bot_asked:
            table.choose(table.think())
    assert "forced-only" in kinds(table)


def test_who_wants_to_be_asked_is_asked() -> None:
    table = Table(FORCING.start(["human", "human"], seed=1))
    table.ask_all = True
    table.choose("pass")
    assert options(table) == ["pass"]
    table.ask_all = False
    table.go_on()
    assert options(table) == ["pass", "draw"]


def test_a_key_says_whether_one_is_asked(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "greedy")) as driver:
            await driver.press("exclamation_mark")
            assert driver.table.ask_all
            assert driver.shows("From now on you are")
            await driver.press("exclamation_mark")
            assert not driver.table.ask_all

    asyncio.run(play())
