"""Recorded games looked at again, step by step, and the review of those that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.match import Match
from mathom.terminal import watch
from mathom.terminal.boards.scene import parts_of
from mathom.terminal.boards.widget import BoardPane
from mathom.terminal.course import Course
from mathom.terminal.log_pane import LogPane
from mathom.terminal.menu import MenuScreen
from mathom.terminal.review import ReviewScreen, spark
from mathom.terminal.saves import write_save
from mathom.terminal.watch import WatchScreen
from tests.terminal.driving import Driver, driving, duel, nearly_over


@pytest.fixture(scope="module", params=["duel", "quest"])
def match(request: pytest.FixtureRequest) -> Match:
    """A whole game."""
    return play_match(mathom.game(request.param), ["greedy", "greedy"], seed="watch")


def watched(
    folder: Path,
    match: Match,
    look: Callable[[Driver, WatchScreen], Awaitable[None]],
    lang: str = "en",
    rows: int = 24,
) -> None:
    """Look at a game on a narrow screen."""

    async def sit() -> None:
        async with driving(folder, None, lang, (80, rows)) as driver:
            screen = WatchScreen(Course(match))
            driver.app.push_screen(screen)
            await driver.settle()
            await look(driver, screen)

    asyncio.run(sit())


def test_every_position_is_what_a_seat_saw_there(match: Match) -> None:
    course = Course(match)
    assert course.last == match.ply
    assert course.view(course.last, None)["board"] == match.view(None)["board"]
    assert course.events(course.last, 1) == match.events(1)
    early = course.view(3, 0)
    assert (early["ply"], early["seat"]) == (3, match.game.seat_names[0])
    assert "options" not in early["choice"], "nothing can be chosen"
    told = [event for at in range(course.last + 1) for event in course.news(at, None)]
    assert told == match.events(None)


def test_turns_are_stretches_of_the_game(match: Match) -> None:
    course = Course(match)
    assert course.turns[0] == 0
    assert 10 < len(course.turns) < course.last
    middle = course.turns[5]
    assert course.turn_from(middle, 1) == course.turns[6]
    assert course.turn_from(middle, -1) == course.turns[4]
    assert course.turn_from(middle + 1, -1) in (middle, middle + 1)
    assert course.turn_from(course.last, 1) == course.last
    assert course.turn_from(0, -1) == 0


def test_what_was_taken_back_is_left_out() -> None:
    table = duel("human", "human")
    for _ in range(3):
        table.choose(table.view()["choice"]["options"][0]["text"])
    table.undo()
    table.undo()
    assert table.course().last == table.ply


def test_keys_go_through_a_game(tmp_path: Path, match: Match) -> None:
    async def look(driver: Driver, screen: WatchScreen) -> None:
        last = screen.course.last
        await driver.press("right", "right", "left")
        assert screen.position == 1
        await driver.press("down")
        assert screen.position == screen.course.turn_from(1, 1)
        await driver.press("end", "right")
        assert screen.position == last
        assert driver.shows(match.view(None)["outcome"]["rule"])
        await driver.press("left", "home", "up")
        assert screen.position == 0
        await driver.press("1")
        assert screen.position == screen.course.turning_points[0]
        told = screen.query_one(LogPane).sentences
        assert driver.shows(told[-1][-8:])
        await driver.press("q")
        assert isinstance(driver.app.screen, MenuScreen)

    watched(tmp_path, match, look, "ja" if match.game.id == "duel" else "en")


def test_one_looks_as_any_seat(tmp_path: Path, match: Match) -> None:
    async def look(driver: Driver, screen: WatchScreen) -> None:
        seen = []
        for _ in range(3):
            seen.append(screen.course.view(screen.position, screen.seat)["seat"])
            await driver.press("v")
        assert seen == [None, *match.game.seat_names[:2]]
        assert screen.seat is None

    watched(tmp_path, match, look)


def test_the_board_shows_what_happened(tmp_path: Path) -> None:
    match = play_match(mathom.game("duel"), ["greedy", "greedy"], seed="watch")
    course = Course(match)
    at = next(n for n in range(9, course.last) if course.news(n, None)[0].kind == "place")
    region = course.news(at, None)[0].args["region"]

    async def look(driver: Driver, screen: WatchScreen) -> None:
        screen.go_to(at)
        await driver.settle()
        board = screen.query_one(BoardPane)
        rows = range(board.scroll_offset.y, board.scroll_offset.y + board.size.height)
        assert any(region in parts_of(board.lines[row]) for row in rows)

    watched(tmp_path, match, look)


def test_a_game_runs_by_itself_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The test takes the step itself: a busy machine may look after the clock has.
    monkeypatch.setattr(watch, "PACE", 3600.0)
    course = nearly_over("random", "random", left=1).course()

    async def look(driver: Driver, screen: WatchScreen) -> None:
        screen.go_to(screen.course.last - 1)
        await driver.press("space")
        assert driver.shows("Stop")
        screen._run_on()
        assert screen.position == screen.course.last
        assert screen._timer is None

    watched(tmp_path, course.match, look)


def test_a_review_tells_how_it_went_and_leads_to_the_turning_points(
    tmp_path: Path, match: Match
) -> None:
    async def look(driver: Driver, screen: WatchScreen) -> None:
        await driver.press("h")
        assert isinstance(driver.app.screen, ReviewScreen)
        assert driver.shows("Move 1–3 Turning point Esc Close")
        assert driver.shows("The game is over")
        assert driver.shows(match.view(None)["outcome"]["rule"])
        assert driver.shows("What was hidden") == (match.game.id == "quest")
        for heading in ("How it went", "Turning points", "What everybody did"):
            assert driver.shows(heading)
        await driver.press("2")
        assert driver.app.screen_stack[-1] == screen
        assert screen.position == screen.course.turning_points[1]

    watched(tmp_path, match, look, rows=80)


def test_bars_grow_to_the_goal() -> None:
    assert spark([0, 1, 2, 3, 4, 5, 6, 7], 7, 8) == "▁▂▃▄▅▆▇█"
    assert spark([0] * 50 + [9] * 50, 9, 4) == "▁▁██"
    assert spark([17], 18, 40) == "▇", "full only where it is reached"


def test_saved_games_are_looked_at_and_those_that_are_over_open_there(tmp_path: Path) -> None:
    running = duel("human", "human")
    ended = nearly_over("random", "random", left=0)

    async def play() -> None:
        async with driving(tmp_path) as driver:
            path = write_save(tmp_path, "duel", running.save_text())
            await driver.press("l", "w")
            assert isinstance(driver.app.screen, WatchScreen)
            assert driver.app.screen.course.last == 0
            await driver.press("q")
            path.unlink()
            write_save(tmp_path, "duel", ended.save_text())
            await driver.press("l")
            assert driver.shows("· over")
            assert driver.shows("Enter Load w Look at it Esc Close")
            await driver.press("enter")
            assert isinstance(driver.app.screen, WatchScreen)
            assert driver.app.screen.course.match.over

    asyncio.run(play())


def test_after_the_end_one_looks_at_the_game_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, nearly_over("human", "random", left=2)) as driver:
            await driver.play_out()
            await driver.press("h")
            assert isinstance(driver.app.screen, ReviewScreen)
            await driver.press("1")
            assert isinstance(driver.app.screen, WatchScreen)
            assert driver.app.screen.position in driver.app.screen.course.turning_points
            assert driver.app.screen.seat == 0
            await driver.press("q", "w")
            assert isinstance(driver.app.screen, WatchScreen)

    asyncio.run(play())
