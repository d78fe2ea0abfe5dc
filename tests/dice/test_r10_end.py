"""R10 The end, and how games are counted."""

from __future__ import annotations

import pytest

from tests.dice.plays import advancing, corrupting
from tests.dice.table import Game


def scores(game: Game) -> list[float]:
    outcome = game.state.outcome
    assert outcome is not None
    return [outcome.scores[seat] for seat in range(len(game.state.sides))]


def winners(game: Game) -> tuple[int, ...]:
    outcome = game.state.outcome
    assert outcome is not None
    return outcome.winners


@pytest.mark.rule("R10.1", "R14.32")
@pytest.mark.parametrize(
    ("glory", "heroes", "counted"),
    [
        ([3, 4], (1,), [0, 1]),
        ([4, 3, 0], (0,), [1, 0, 0]),
        ([5, 5], (0, 1), [0.5, 0.5]),
        ([5, 2, 5, 4], (0, 2), [0.5, 0, 0.5, 0]),
        ([0, 0, 0], (0, 1, 2), [1 / 3] * 3),
    ],
)
def test_most_glory_makes_the_hero_and_those_who_tie_share(
    glory: list[int], heroes: tuple[int, ...], counted: list[float]
) -> None:
    game = advancing("black-gate", *({"glory": each} for each in glory))
    assert game.asked == ("", "mount-doom")
    assert winners(game) == heroes
    assert scores(game) == pytest.approx(counted)


@pytest.mark.rule("R10.1", "R14.12")
def test_the_last_units_count_for_the_hero() -> None:
    game = advancing("black-gate", {"glory": 3}, {"glory": 1, "muster": ["gimli:4"]})
    assert winners(game) == (1,)


@pytest.mark.rule("R10.2", "R14.32")
def test_a_loss_is_everybodys_whatever_the_glory() -> None:
    gone = ["gandalf", "legolas", "aragorn", "anduril", "army-of-gondor"]
    game = corrupting(2, {"glory": 30}, {"glory": 12}, corrupted=gone).do("done")
    assert game.asked == ("", "corruption")
    assert winners(game) == ()
    assert scores(game) == [0, 0]
