"""A table of the terminal: what it asks people, and what it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import mathom
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option
from mathom.terminal.table import MOST_UNASKED, Table
from tests.forced_game import FORCING, Forcing, OnlyOpenly, Pair
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


class Endless(OnlyOpenly):
    """There is but one possibility, again and again."""

    __slots__ = ()

    def take(self, state: Pair, option: Option, chance: Chance) -> None:
        state.push(Endless(self.seat))


class EndlessGame(Forcing):
    """Nobody ever decides anything."""

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Pair:
        state = Pair()
        state.push(Endless(0))
        return state


def test_a_game_in_which_nobody_ever_decides_does_not_hang(tmp_path: Path) -> None:
    endless = Table(EndlessGame().start(["human", "human"], seed=1))
    assert endless.ply == MOST_UNASKED
    assert endless.endless
    assert options(endless) == ["pass"]
    table = duel("human", "human")
    table.endless = endless.endless

    async def play() -> None:
        async with driving(tmp_path, table) as driver:
            assert driver.say.startswith("A hundred choices in a row")

    asyncio.run(play())


def test_what_was_not_asked_is_still_told_after_a_game_was_saved_and_loaded() -> None:
    match = mathom.game("quest").start(["human", "greedy"], seed=3)
    table = Table(match)
    while table.ply < 60:
        table.choose(table.think() if table.bot_asked else options(table)[-1])
    assert any(kind.startswith("forced") for kind in kinds(table))
    table.undo()
    loaded = Table.open(table.save_text())
    assert loaded.events() == table.events()
    assert loaded.save_text() == table.save_text()
