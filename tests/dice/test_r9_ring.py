"""R9 The One Ring."""

from __future__ import annotations

import pytest

from tests.dice.plays import assaulted, idle, rolling
from tests.dice.table import table

FORCE = {"muster": ["ttt:2"]}


@pytest.mark.rule("R9.1", "R9.2")
def test_the_ring_protects_all_units_of_its_bearer_and_of_nobody_else() -> None:
    sides = [{"muster": ["frodo:5", "merry:4+sting:4"]}, {"muster": ["frodo:5"]}, {}]
    game = table(*sides, at="sauron-attack", ringbearer="player-1", sauron=FORCE)
    assert game.asked == ("player-1", "ring")
    game.do("ring")
    assert game.side(1).muster == ["frodo-1", "halflings-1", "weapon-1"]
    assert [event["seat"] for event in game.told("assault")] == ["player-2"]
    assert game.told("ring") == [{"seat": "player-1", "count": 2}]


@pytest.mark.rule("R9.1")
def test_the_ring_need_not_be_used() -> None:
    side = {"muster": ["frodo:5"]}
    game = table(side, {}, {}, at="sauron-attack", ringbearer="player-1", sauron=FORCE)
    choice = game.state.choice
    assert choice.passing(game.state) is None, "it is asked for each time"
    game.do("pass")
    assert game.side(1).muster == []
    assert game.sauron["delayed"] == 0


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    "side",
    [
        {"muster": ["merry:4", "sam:5"]},
        {"prepared": ["frodo:5"], "muster": ["merry:4"]},
        {"active": ["frodo:5"], "muster": ["merry:4"]},
    ],
)
def test_the_ring_needs_a_mustered_frodo(side: dict[str, list[str]]) -> None:
    other = {"muster": ["frodo:5"]}
    game = table(side, other, {}, at="sauron-attack", ringbearer="player-1", sauron=FORCE)
    assert game.asked != ("player-1", "ring")
    assert "assault" in game.kinds


@pytest.mark.rule("R9.1")
def test_any_of_several_frodos_will_do_and_the_attack_of_the_next_turn_is_open_again() -> None:
    side = {"muster": ["frodo:5", "frodo:6"]}
    game = table(side, {}, {}, at="sauron-attack", ringbearer="player-1", sauron=FORCE).do("ring")
    assert game.sauron["shielded"] is False
    assert game.sauron["delayed"] == 2


@pytest.mark.rule("R9.1", "R12.4")
@pytest.mark.parametrize("bearer", [1, 2])
def test_only_the_ringbearer_uses_it(bearer: int) -> None:
    game = assaulted("frodo:5", ringbearer=f"player-{bearer}")
    assert (game.asked[1] == "ring") == (bearer == 1)


@pytest.mark.rule("R9.2", "R14.1")
@pytest.mark.parametrize(
    ("units", "price"), [(["frodo:5"], 1), (["frodo:5", "sam:5", "merry:4"], 3)]
)
def test_its_corruption_is_spread_in_the_next_sauron_turn(units: list[str], price: int) -> None:
    mat = {**FORCE, "corruption": 0}
    game = table(
        {"muster": units},
        {},
        {},
        at="sauron-attack",
        ringbearer="player-1",
        sauron=mat,
        location="shire",
    )
    assert game.detail("ring") == {"corruption": price}
    game.do("ring")
    assert "corrupt" not in game.kinds
    assert game.sauron["delayed"] == price
    assert game.sauron["corruption"] == 0
    while not game.told("points"):
        idle(game)
    points = game.told("points")[0]
    assert points["total"] == points["count"] + price


@pytest.mark.rule("R9.2", "R14.1")
def test_the_corruption_of_the_ring_cannot_be_taken_away_before() -> None:
    """The Evenstar and Glory only reach what is spread in this turn."""
    side = {"muster": ["frodo:5", "evenstar:4"], "glory": 5}
    game = table(side, {}, {}, at="sauron-attack", ringbearer="player-1", sauron=FORCE).do("ring")
    assert game.asked[1] == "dice"
    assert game.sauron["delayed"] == 1


@pytest.mark.rule("R9.3")
def test_neither_falling_nor_destroyed_dice_nor_those_in_the_pool_bring_corruption() -> None:
    sides = [{"muster": ["frodo:5"], "active": ["sam:1"]}, {"muster": ["frodo:5"]}, {}]
    mat = {"muster": ["fotr:1"], "active": ["ttt"], "destroyed": ["rotk:1"]}
    game = table(*sides, at="sauron-score", ringbearer="player-3", sauron=mat)
    assert len(game.told("fall")) == 2
    assert game.told("points") == [{"count": 1, "total": 1}]
    assert game.sauron["corruption"] == game.sauron["delayed"] == 0


@pytest.mark.rule("R9.3")
def test_neither_attacking_nor_recruiting_brings_corruption_by_itself() -> None:
    game = table({"muster": ["frodo:5"]}, {"prepared": ["sam:5"]}, at="war", fellowship=9)
    game.do("attack", "borrow player-2", "recruit gandalf")
    assert game.sauron["corruption"] == game.sauron["delayed"] == 0
    assert game.view()["totals"]["points"] == 1  # for the new die, once it is counted


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(
    ("location", "corruption"),
    [("moria", 0), ("helms-deep", 2), ("pelennor", 2), ("black-gate", 4)],
)
def test_eyes_bring_corruption_at_some_locations(location: str, corruption: int) -> None:
    assert rolling("fotr", rolls=[4], location=location).sauron["corruption"] == corruption
