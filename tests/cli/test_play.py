"""`play`: what reaches the terminal client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.terminal import app
from tests.cli.run import run


class Terminal:
    """Input and output that call themselves a terminal."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def isatty(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the client was asked to run."""
    made: list[dict[str, Any]] = []
    monkeypatch.setattr(app, "run", lambda **given: made.append(given))
    monkeypatch.setattr("mathom.cli.play.sys", _Streams())
    return made


class _Streams:
    @property
    def stdin(self) -> Terminal:
        return Terminal(sys.stdin)

    @property
    def stdout(self) -> Terminal:
        return Terminal(sys.stdout)

    @property
    def stderr(self) -> Terminal:
        return Terminal(sys.stderr)


def test_without_a_game_the_menu_opens(calls: list[dict[str, Any]]) -> None:
    assert run("play", "--lang", "ja").exit_code == 0
    assert calls == [
        {
            "game_id": None,
            "seats": None,
            "seed": None,
            "settings": None,
            "shuffle": False,
            "lang": "ja",
            "record": None,
            "box": None,
        }
    ]


def test_seats_seed_and_settings_are_handed_over(calls: list[dict[str, Any]]) -> None:
    done = run(
        *("play", "duel", "--seats", "human, greedy", "--seed", "7", "--shuffle"),
        *("--set", "coins=endless", "--set", "again=stacked"),
    )
    assert done.exit_code == 0
    assert calls == [
        {
            "game_id": "duel",
            "seats": ["human", "greedy"],
            "seed": "7",
            "settings": {"coins": "endless", "again": "stacked"},
            "shuffle": True,
            "lang": "en",
            "record": None,
            "box": None,
        }
    ]


@pytest.mark.parametrize("game", [(), ("duel",)])
def test_a_saved_game_is_handed_over(
    game: tuple[str, ...], calls: list[dict[str, Any]], tmp_path: Path
) -> None:
    text = mathom.game("duel").start(["human", "greedy"], seed=7).record.dumps("7")
    (tmp_path / "saved").write_text(text, encoding="utf-8", newline="")
    assert run("play", *game, "--load", tmp_path / "saved").exit_code == 0
    assert [call["record"] for call in calls] == [text]
