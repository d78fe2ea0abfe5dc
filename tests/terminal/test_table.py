"""A table of the terminal: what it asks people, and what it does not."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

import mathom
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option
from mathom.terminal.boards import board_of
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


def windows(seed: int = 1) -> Table:
    """A Quest of two people in which Sauron may play a shadow card in a hero's turn."""
    table = Table(mathom.game("quest").start(["human", "human"], seed=seed))
    while table.view()["choice"]["kind"] != "shadow":
        step(table)
    return table


def step(table: Table) -> None:
    """Draw cards where that is offered, else take the first option."""
    drawn = [text for text in options(table) if "draw" in text or "card" in text]
    table.choose((drawn or options(table))[0])


def asked_until(table: Table, span: str) -> list[str]:
    """The kinds of what Sauron is asked until a turn or a round is over."""
    spans = board_of("quest").spans
    running = spans(table.view()["board"])[span]
    found = []
    while spans(table.view()["board"])[span] == running:
        choice = table.view()["choice"]
        found += [choice["kind"]] if choice["seat"] == "sauron" else []
        step(table)
    return found


@pytest.mark.parametrize("span", ["turn", "round"])
def test_who_passes_for_a_while_is_not_asked_until_it_is_over(span: str) -> None:
    table = windows()
    assert "shadow" in asked_until(windows(), "round")
    table.pass_for(span, board_of("quest").spans)
    assert table.passing == {"sauron": span}
    assert "shadow" not in asked_until(table, span)
    while "passing" not in table.view()["choice"]:
        step(table)
    assert table.passing == {}, "the next one is asked"


def test_what_was_passed_for_a_while_is_taken_back_with_what_it_followed() -> None:
    table = windows()
    before = asked = table.ply
    table.pass_for("round", board_of("quest").spans)
    passed = set(table._passed)
    while table._passed == passed:
        before = table.ply if len(options(table)) > 1 else before
        step(table)
    assert table.undo()
    assert table.ply == before, "nobody goes back to a moment that was to be passed"
    assert table.passing == {}
    while table.ply > asked:
        assert table.undo()
    assert table.view()["choice"]["kind"] == "shadow", "but to where it was wished"


def test_everybody_can_be_asked_again() -> None:
    table = windows()
    table.pass_for("round", board_of("quest").spans)
    table.pass_no_more()
    assert "shadow" in asked_until(table, "round")


def test_each_person_at_a_table_has_followed_it_to_where_he_acted() -> None:
    table = duel("human", "human")
    table.follow()
    table.choose(options(table)[0])
    assert table.view()["seat"] == "fellowship"
    assert table.meanwhile() == table.events()[table.seen :]
    assert {event.args.get("seat") for event in table.meanwhile()} >= {"sauron"}
    table.follow()
    table.choose(options(table)[0])
    assert table.view()["seat"] == "sauron"
    mine = [event for event in table.meanwhile() if event.args.get("seat") == "sauron"]
    assert mine, "one's own act is told with what followed it"
    table.undo()
    assert table.meanwhile() == [], "what was taken back has not happened"


def test_sauron_passes_for_a_turn_by_a_key_and_is_asked_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, windows()) as driver:
            offered = [entry for entry in driver.entries if not entry.refused]
            labels = [entry.label for entry in offered]
            assert labels[-2:] == ["Pass for this turn", "Pass for this round"]
            await driver.press(str(len(offered) - 1))
            assert driver.table.passing == {"sauron": "turn"}
            assert driver.table.view()["choice"]["seat"] == "hero-1"
            assert driver.shows("P Ask again")
            assert driver.shows("Sauron: passes until this")
            await driver.press("P")
            assert driver.table.passing == {}
            assert not driver.shows("P Ask again")

    asyncio.run(play())
