"""R6 The round."""

from __future__ import annotations

import pytest

from tests.dice.plays import idle
from tests.dice.table import table


@pytest.mark.rule("R6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_all_play_from_the_ringbearer_to_the_left_then_sauron(players: int, first: int) -> None:
    seats = [f"player-{n}" for n in range(1, players + 1)]
    bearer = seats[first - 1]
    game = table(*[{}] * players, ringbearer=bearer, turn=bearer)
    while len(game.told("round")) < 2:
        idle(game)
    order = seats[first - 1 :] + seats[: first - 1]
    turns = [event["seat"] for event in game.told("turn")]
    assert turns[: players - 1] == order[1:]
    assert turns[players - 1 : 2 * players - 1] == [*order[1:], order[0]]
    assert next(event["seat"] for event in game.told("sauron-turn")) == bearer
    assert next(event["seat"] for event in game.told("ring-passes")) == order[1]
    assert game.told("round")[0] == {"count": 4, "seat": order[1]}


@pytest.mark.rule("R6.1", "R8.23")
def test_after_the_last_player_the_ring_comes_back_to_the_first() -> None:
    game = table({}, {}, {}, at="sauron-dice", ringbearer="player-3")
    assert game.view()["ringbearer"] == "player-1"
    assert game.asked[0] == "player-1"


@pytest.mark.rule("R6.1")
def test_sauron_plays_once_a_round_after_the_last_player() -> None:
    game = table({}, {"active": ["frodo:1"]}, {}, turn="player-2", ringbearer="player-1")
    idle(game)
    assert game.asked[0] == "player-3"
    assert game.told("sauron-turn") == []
    idle(game)
    assert len(game.told("sauron-turn")) == 1
    assert game.asked[0] == "player-2"
