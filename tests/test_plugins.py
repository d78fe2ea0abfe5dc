"""Bots and games from elsewhere: by a module's name and by entry points."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom
from mathom import plugins
from mathom.arena.matches import play_match
from mathom.bots import UnknownBot, bot_names, make_bot
from mathom.plugins import BadPlugin
from mathom.terminal.table import Table
from tests import programs
from tests.cli.run import command, facts, refusal

DUEL = mathom.game("duel")
BOTS = """
class Last:
    def choose(self, seat):
        return seat.options()[-1]


class Dumb:
    pass


def broken():
    raise ZeroDivisionError("no luck")


NUMBER = 3
"""
GAMES = """
from tests.riddles import RIDDLES


def riddles():
    return RIDDLES


def nothing():
    return None
"""
ENTRY_POINTS = """
[mathom.bots]
last = attic_bots:Last
greedy = attic_bots:Dumb

[mathom.games]
riddles = attic_games:riddles
lost = attic_games:nothing
"""


@pytest.fixture
def attic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path with modules, of which no package is installed."""
    (tmp_path / "attic_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "attic_games.py").write_text(GAMES, encoding="utf-8")
    (tmp_path / "attic_fails.py").write_text("import nothing_like_that\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield tmp_path
    plugins.plugins.cache_clear()
    plugins.load.cache_clear()
    for name in ("attic_bots", "attic_games"):
        sys.modules.pop(name, None)


@pytest.fixture
def installed(attic: Path) -> Path:
    """The same folder with a distribution that has entry points."""
    folder = attic / "attic-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: attic\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    plugins.plugins.cache_clear()
    return attic


def test_a_bot_is_named_by_its_module(attic: Path) -> None:
    match = play_match(DUEL, ["attic_bots:Last", "random"], 7)
    assert list(match.record.seats.values()) == ["attic_bots:Last", "random"]
    assert match.over
    summary = facts("simulate", "duel", "--seats", "attic_bots:Last,random", "--games", "2")
    assert [seat["bot"] for seat in summary["seats"]] == ["attic_bots:Last", "random"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("no_such.module:Bot", "'no_such.module' cannot be imported: there is no such module"),
        ("attic_fails:Bot", "ModuleNotFoundError: No module named 'nothing_like_that'"),
        ("attic_bots:First", "'attic_bots' has no class or function 'First'"),
        ("attic_bots:NUMBER", "'attic_bots' has no class or function 'NUMBER'"),
        ("attic_bots:Dumb", "'attic_bots:Dumb' is no bot: it has no method 'choose'"),
        ("attic_bots:broken", "cannot be made: ZeroDivisionError: no luck"),
        ("attic bots:Last", "no bot 'attic bots:Last' plays duel; there are random, greedy"),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(attic: Path, name: str, why: str) -> None:
    with pytest.raises((UnknownBot, BadPlugin)) as caught:
        make_bot(DUEL, name)
    assert why in str(caught.value)
    assert caught.value.told("ja") != str(caught.value)
    for verb in ("play", "simulate"):
        assert why in refusal(verb, "duel", "--seats", f"random,{name}")


def test_a_command_finds_modules_where_it_stands(attic: Path) -> None:
    seats = ("--seats", "attic_bots:Last,random", "--games", "2", "--jobs", "2", "--json")
    started = command("simulate", "duel", *seats)
    # As the installed command, which has no folder of its own on the path.
    started[1:3] = ["-P", "-m", "mathom"]
    done = programs.run(started, folder=attic)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_saved_game_runs_no_code_that_nobody_named(attic: Path) -> None:
    match = DUEL.start(["human", "attic_fails:Last"], 7)
    text = match.record.dumps(match.seed)
    with pytest.raises(mathom.MathomError, match="name it with --seats"):
        Table.open(text)
    match = DUEL.start(["human", "attic_bots:Last"], 7)
    path = attic / "saved.mathom"
    path.write_text(match.record.dumps(match.seed), encoding="utf-8")
    assert "saved seats, which are human,attic_bots:Last" in refusal(
        "play", "--load", path, "--seats", "human,random"
    )
    asked = refusal("play", "--load", path, "--seats", "human,attic_bots:Last")
    assert asked == "mathom play needs a terminal."
    assert Table.open(path.read_text(encoding="utf-8")).bot_asked


def test_a_package_brings_bots(installed: Path) -> None:
    assert bot_names(DUEL) == ["last", "random", "greedy"]
    assert play_match(DUEL, ["last", "random"], 7).over
    assert type(make_bot(DUEL, "greedy")).__name__ == "Greedy"


def test_a_package_brings_games(installed: Path) -> None:
    game = mathom.game("riddles")
    assert game.id == "riddles"
    assert play_match(game, ["greedy", "last"], 7).over
    match = play_match(game, ["random", "random"], 7)
    assert mathom.replay(match.record.dumps()).state == match.state
    with pytest.raises(BadPlugin, match="'lost' brings no game of that id"):
        mathom.game("lost")
    assert "'lost' brings no game" in refusal("games")
    with pytest.raises(
        mathom.MathomError, match="there are duel, quest, dice, solitaire, riddles, lost"
    ):
        mathom.game("chess")


def test_another_process_finds_the_packages_too(installed: Path) -> None:
    top = Path(__file__).parent.parent
    path = os.pathsep.join([str(installed), str(top), os.environ.get("PYTHONPATH", "")])
    asked = command("simulate", "riddles", "--seats", "last,random", "--games", "3", "--json")
    done = programs.run(asked, environment={"PYTHONPATH": path})
    assert (done.returncode, done.stderr) == (0, b"")
