"""Saving and loading: the same position, and nothing from a damaged file."""

from __future__ import annotations

import asyncio
import os
import select
import sys
from pathlib import Path

import pytest

import mathom
from mathom.kernel.errors import MathomError
from mathom.terminal.app import run
from mathom.terminal.dialogs import Ask
from mathom.terminal.load import LoadScreen
from mathom.terminal.saves import list_saves, write_save
from mathom.terminal.table import Table, Unplayable
from tests import programs
from tests.terminal.driving import driving, duel


def test_a_saved_game_is_loaded_at_the_same_position(tmp_path: Path) -> None:
    async def play() -> None:
        async with driving(tmp_path, duel("human", "random")) as driver:
            await driver.press("1", "2", "u", "3", "s")
            saved = driver.table.view()
            entries = driver.entries
            story = driver.story
            assert len(list_saves(tmp_path)) == 1
            assert not list(tmp_path.glob("*.draft"))
            await driver.press("1", "1")
            assert driver.table.view() != saved
            await driver.press("l", "enter")
            assert isinstance(driver.app.screen, Ask)
            await driver.press("down", "enter")
            assert driver.table.view() == saved
            assert driver.entries == entries
            assert driver.story == story
            await driver.press("1")
            assert driver.table.view()["ply"] > saved["ply"]

    asyncio.run(play())


def test_the_menu_continues_a_saved_game(tmp_path: Path) -> None:
    table = duel("human", "human")
    table.choose(table.view()["choice"]["options"][0]["text"])
    write_save(tmp_path, "duel", table.save_text())

    async def play() -> None:
        async with driving(tmp_path) as driver:
            await driver.press("l", "enter")
            assert driver.table.view() == table.view()

    asyncio.run(play())


def test_saves_are_listed_newest_first(tmp_path: Path) -> None:
    paths = [write_save(tmp_path, "duel", "text") for _ in range(3)]
    assert len(set(paths)) == 3
    for age, path in enumerate(paths):
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    assert [path for path, _ in list_saves(tmp_path)] == paths


def test_what_is_no_file_is_not_listed(tmp_path: Path) -> None:
    """Reading a pipe would wait for ever, and a broken link cannot be read."""
    (tmp_path / "link.mathom").symlink_to(tmp_path / "nowhere")
    (tmp_path / "folder.mathom").mkdir()
    os.mkfifo(tmp_path / "pipe.mathom")
    path = write_save(tmp_path, "duel", "text")
    assert [found for found, _ in list_saves(tmp_path)] == [path]


@pytest.mark.parametrize("damage", ["cut", "changed", "no text", "gone"])
def test_a_damaged_save_is_refused_and_changes_nothing(tmp_path: Path, damage: str) -> None:
    path = write_save(tmp_path, "duel", duel("human", "human").save_text())
    whole = path.read_bytes()
    spoilt = {
        "cut": whole[: len(whole) // 2],
        "changed": whole.replace(b"human", b"hunan", 1),
        "no text": b"\xff\xfe\x00",
        "gone": whole,
    }
    path.write_bytes(spoilt[damage])

    async def play() -> None:
        async with driving(tmp_path, duel("human", "human", seed=8)) as driver:
            before = driver.table.save_text()
            await driver.press("l")
            if damage == "gone":
                path.unlink()
            await driver.press("enter")
            assert isinstance(driver.app.screen, LoadScreen)
            assert driver.say.startswith(f"{path.name} cannot be opened: ")
            await driver.press("escape")
            assert driver.table.save_text() == before

    asyncio.run(play())


def test_a_game_that_cannot_be_saved_is_not_left(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.write_text("in the way")

    async def play() -> None:
        async with driving(blocked, duel("human", "human")) as driver:
            await driver.press("q", "enter")
            assert driver.table.view()["ply"] == 0
            assert driver.say.startswith("The game could not be saved")

    asyncio.run(play())


def test_a_record_without_its_seed_is_not_played_on(tmp_path: Path) -> None:
    match = mathom.game("duel").start(["human", "human"], 7)
    with pytest.raises(Unplayable):
        Table.open(match.record.dumps())


def test_what_cannot_be_played_is_refused_before_the_screen_changes() -> None:
    for wrong in (
        {"game_id": "chess"},
        {"game_id": "duel", "seats": ["human", "gredy"]},
        {"game_id": "duel", "seats": ["human"]},
        {"game_id": "duel", "settings": {"coins": "many"}},
        {"record": "no record"},
        {"lang": "de"},
    ):
        with pytest.raises(MathomError):
            run(**wrong)


def test_a_game_is_kept_when_its_terminal_is_closed(tmp_path: Path) -> None:
    table = duel("human", "random")

    async def play() -> None:
        async with driving(tmp_path, table) as driver:
            await driver.press("1")
            driver.app.leave_alone()
            await driver.pilot.pause()

    asyncio.run(play())
    ((path, _),) = list_saves(tmp_path)
    assert Table.open(path.read_text(encoding="utf-8")).view() == table.view()


def test_the_client_ends_with_its_terminal(tmp_path: Path) -> None:
    """A real process on a terminal of its own, which is then closed."""
    ours, theirs = os.openpty()
    environment = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    command = [sys.executable, "-m", "mathom", "play", "duel", "--seed", "1"]
    with programs.running(
        command, stdin=theirs, stdout=theirs, stderr=theirs, environment=environment
    ) as client:
        os.close(theirs)
        shown = b""
        while b"Fellowship" not in shown:
            assert select.select([ours], [], [], programs.LONG)[0], "the client shows nothing"
            shown += os.read(ours, 65536)
        os.close(ours)
        client.wait(timeout=programs.LONG)
    assert len(list_saves(tmp_path / "data" / "mathom" / "saves")) == 1
