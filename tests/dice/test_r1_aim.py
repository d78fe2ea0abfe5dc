"""R1 The aim."""

from __future__ import annotations

import pytest

from tests.dice.plays import advancing, corrupting, idle
from tests.dice.table import GAME, table


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_in_turn_plays_for_sauron_too(players: int) -> None:
    assert players in GAME.players
    game = table(*[{}] * players, at="dice")
    while len(game.told("sauron-turn")) <= players:
        idle(game)
    seats = [f"player-{n + 1}" for n in range(players)]
    assert [event["seat"] for event in game.told("sauron-turn")] == [*seats, "player-1"]


@pytest.mark.rule("R1.1")
def test_neither_one_nor_five_play() -> None:
    assert GAME.players == (2, 3, 4)


@pytest.mark.rule("R1.2", "R10.2")
def test_too_many_corrupted_cards_lose_the_game_for_everybody() -> None:
    game = corrupting(2, {"glory": 9}, {}, {}, {}, corrupted=["bill", "merry", "faramir"])
    game.do("done")
    assert game.asked == ("", "corruption")
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rule("R1.2", "R10.1")
def test_at_the_grey_havens_the_most_glory_makes_the_hero() -> None:
    game = advancing("black-gate", {"glory": 3}, {"glory": 5}, {"glory": 4})
    assert game.asked == ("", "mount-doom")
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("unit", ["frodo:5", "rohirrim:4", "treebeard:4"])
def test_a_person_an_army_and_a_people_are_units_alike(unit: str) -> None:
    game = table({"muster": [unit]}, at="war")
    assert game.options == ["attack", "prepare"]


@pytest.mark.rule("R1.3")
def test_an_artifact_is_no_unit() -> None:
    assert table({"muster": ["sting:4"]}, at="war").asked[1] != "war"
