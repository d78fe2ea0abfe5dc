"""Clients draw and never compute a rule: their code names no single component of a game.

What a component does, costs or changes comes with the view, the options and the records. Only
pictures may be drawn for a component by its id, in the files named here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import mathom

ROOT = Path(__file__).parent.parent
CLIENTS = ("web/src", "src/mathom/terminal")
DRAWINGS = re.compile(r"boards/\w+/(atlas|icons|landscapes|portraits)\.ts$")
"""Where pictures are kept by the ids of what they show."""
NOT_OURS = re.compile(r"\.test\.ts$|/fixtures\.ts$|/protocol/")
"""Tests, and what is generated."""
WORD = re.compile(r"""["'`]([a-z][a-z0-9-]*)["'`]|^\s*([a-z]\w*):""", re.MULTILINE)
"""A text of one word, or the name of a field."""


COMPONENTS = {game.id: {record["id"] for record in game.cards()} for game in mathom.all_games()}
"""By game, the ids of all printed components."""
BOARD = re.compile(r"boards/(\w+)/")
"""Where the board of a game is, in the browser or in the terminal."""


OUR_WORDS = {"brand", "escape", "fellowship", "sun"}
"""Words of the clients themselves that name cards as well."""


def named(text: str, where: str = "") -> set[str]:
    """The components that some code names: those of the game whose board it is, or of any."""
    board = BOARD.search(where)
    games = [board[1]] if board is not None and board[1] in COMPONENTS else list(COMPONENTS)
    ids = {id for game in games for id in COMPONENTS[game]}
    return (ids - OUR_WORDS) & {quoted or field for quoted, field in WORD.findall(text)}


def sources() -> Iterator[Path]:
    """The code of the clients."""
    for folder in CLIENTS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.as_posix()
            if path.suffix in (".ts", ".svelte", ".py") and not NOT_OURS.search(name):
                yield path


def test_no_client_names_a_component() -> None:
    found = {
        str(path.relative_to(ROOT)): sorted(
            named(path.read_text(encoding="utf-8"), path.as_posix())
        )
        for path in sources()
        if not DRAWINGS.search(path.as_posix())
    }
    assert {path: ids for path, ids in found.items() if ids} == {}


@pytest.mark.parametrize(
    "code",
    ['items.includes("boat")', "BOAT = 'boat'", "const LESS = {\n  horse: 1,\n};", "`bree`"],
)
def test_a_component_that_is_named_is_found(code: str) -> None:
    assert named(code)


def test_a_board_may_use_words_that_name_components_of_another_game() -> None:
    assert not named("const frodo = 1; call('frodo')", "web/src/boards/duel/Quest.svelte")
    assert named("call('frodo')", "web/src/boards/dice/Board.svelte")
    assert named("call('frodo')", "web/src/boards/kit/Stage.svelte")


def test_the_drawings_are_looked_at_where_they_are() -> None:
    assert {path.parent.name for path in sources() if DRAWINGS.search(path.as_posix())} == {
        "duel",
        "quest",
        "dice",
        "solitaire",
    }
