from __future__ import annotations

from mathom.kernel.outcome import Outcome


def test_whoever_scored_best_has_won() -> None:
    assert Outcome("won", "X1.1", {1: 1, 0: 0.5}).winners == (1,)
    assert Outcome("shared", "X1.1", {0: 0.5, 1: 0.5}).winners == (0, 1)
    assert Outcome("lost", "X1.1", {0: 0.0}).winners == ()


def test_a_game_may_say_otherwise_who_won() -> None:
    assert Outcome("lost", "X1.1", {0: 0.2}, ()).winners == ()


def test_scores_are_numbers_in_the_order_of_the_seats() -> None:
    scores = Outcome("won", "X1.1", {1: 1, 0: 0}).scores
    assert list(scores.items()) == [(0, 0.0), (1, 1.0)]
    assert all(isinstance(score, float) for score in scores.values())
