"""A game without a board of its own: the toy game, by nested lists."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.segment import Segment

from mathom.locale import messages
from mathom.terminal.boards import board_of
from mathom.terminal.boards.scene import Scene, parts_of
from mathom.terminal.rules import RulesScreen
from mathom.terminal.table import Table
from tests.riddles import RIDDLES
from tests.server.altered_games import register
from tests.terminal import driving as drivers
from tests.terminal.driving import driving


def text_of(line: list[Segment]) -> str:
    return "".join(segment.text for segment in line)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_it_is_played_to_its_end_by_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    table = Table(register(monkeypatch, RIDDLES).start(["human", "greedy"], 4))

    async def play() -> None:
        async with driving(tmp_path, table, lang) as driver:
            assert driver.shows("bilbo-left")
            assert [entry.value for entry in driver.entries][-1] == "pass"
            await driver.press("2")
            assert [entry.value.split()[0] for entry in driver.entries] == ["play"] * 3
            await driver.press("1")
            while not driver.table.over:
                keys = [at for at, entry in enumerate(driver.entries, 1) if entry.value == "pass"]
                await driver.press(str(keys[0]))
            assert driver.shows(messages(lang).say("terminal-over"))
            assert driver.shows("R1.7")

    asyncio.run(play())


def test_it_is_chosen_in_the_menu_and_its_rules_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(monkeypatch, RIDDLES)

    async def play() -> None:
        async with driving(tmp_path) as driver:
            await driver.press("home", "left")
            assert driver.shows("What has it got in its pockets?")
            await driver.press("end", "up", "up", "enter")
            assert driver.table.game is RIDDLES
            await driver.press("R")
            assert isinstance(driver.app.screen, RulesScreen)
            assert driver.shows("untaps its pockets")

    asyncio.run(play())


def test_everything_that_a_viewer_knows_is_there_and_nothing_else() -> None:
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply("into bilbo-left")
    hidden = match.choice.options()[0].args["card"]
    match.apply(match.choice.options()[0])
    board = board_of("riddles")
    for seat, known in ((0, True), (1, False)):
        lines = board.draw(Scene(RIDDLES, match.view(seat), messages("en")), 60)
        assert all(sum(segment.cell_length for segment in line) == 60 for line in lines)
        assert any(hidden in parts_of(line) for line in lines) == known
        assert any(text_of(line).split()[:4] == ["bag:", "?", "?", "?"] for line in lines)
    pointed = Scene(RIDDLES, match.view(0), messages("en"), frozenset({hidden}))
    styles = [
        segment.style
        for line in board.draw(pointed, 60)
        for segment in line
        if hidden in segment.text
    ]
    assert [style is not None and style.reverse for style in styles] == [True]


def test_a_bot_that_never_chooses_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with driving(tmp_path, Table(RIDDLES.start(["human", "human"], 4))) as driver:
            with monkeypatch.context() as patch:
                patch.setattr(drivers, "LONG", 0.05)
                patch.setattr(Table, "bot_asked", property(lambda self: True))
                with pytest.raises(AssertionError, match=r"a bot has not chosen within 0\.05 s"):
                    await driver.settle()

    asyncio.run(play())
