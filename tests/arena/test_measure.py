"""The figures of `bench`, and the comparison of two builds."""

from __future__ import annotations

import math

import pytest

import mathom
from bench.compare import Rows, merge, table
from mathom.arena.measure import (
    SAMPLE_GAMES,
    STRIDE,
    compiled,
    measure,
    play_raw,
    sample,
    steps_of,
    weigh,
)
from mathom.kernel.game import Game


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_figure_is_measured(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    # That there is a figure is shown by one measurement, how exact it is by no number of them.
    for often in ("REPEATS", "SAMPLE_GAMES", "COPIES"):
        monkeypatch.setattr(f"mathom.arena.measure.{often}", 1)
    steps = list(measure(game, 0.01))
    assert len(steps) == steps_of(game)
    figures = [figure for step in steps for figure in step]
    among = ["", " of 4"] if len(game.players) > 1 else [""]
    assert [(figure.name, figure.unit) for figure in figures] == [
        *(
            figure
            for players in among
            for figure in (
                (f"{game.id} random games{players}", "games/s"),
                (f"{game.id} random decisions{players}", "decisions/s"),
            )
        ),
        (f"{game.id} decisions in a match", "decisions/s"),
        (f"{game.id} copy", "us"),
        (f"{game.id} view", "us"),
        (f"{game.id} imagine", "us"),
        (f"{game.id} dumps and load", "us"),
        (f"{game.id} seat in another process", "us"),
        (f"{game.id} memory of a state", "bytes"),
    ]
    assert all(figure.value > 0 for figure in figures)


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_the_same_games_are_measured_everywhere(game: Game) -> None:
    assert [play_raw(game, f"bench/{number}") for number in range(3)] == [
        play_raw(game, f"bench/{number}") for number in range(3)
    ]
    states = sample(game)
    decisions = sum(play_raw(game, f"bench/{number}") for number in range(SAMPLE_GAMES))
    assert len(states) == math.ceil(decisions / STRIDE)
    assert 100 < weigh(states) < 100_000


def test_the_build_is_recognised() -> None:
    assert compiled() == (not str(mathom.kernel.state.__file__).endswith(".py"))


def test_a_comparison_says_how_many_times_better() -> None:
    def rows(speed: float, cost: float) -> Rows:
        return [
            {"name": "games", "value": speed, "unit": "games/s"},
            {"name": "copy", "value": cost, "unit": "us"},
        ]

    plain = [rows(90, 8.0), rows(100, 9.0), rows(200, 9.0)]
    compiled = [rows(360, 2.0), rows(500, 3.0), rows(600, 3.0)]
    games, copy = merge(plain, compiled)
    assert (games.plain, games.compiled) == ([90, 100, 200], [360, 500, 600])
    assert games.ratios() == pytest.approx([4.0, 5.0, 3.0])
    assert copy.ratios() == pytest.approx([4.0, 3.0, 3.0])
    assert table([games, copy]).splitlines()[2:] == [
        "| games | games/s | 100 | 500 | 4.0 | 3.0 to 5.0 |",
        "| copy | us | 9.00 | 3.00 | 3.0 | 3.0 to 4.0 |",
    ]
