"""R8 Phases 1 and 2: what Sauron scores, and his attack."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.plays import assaulted
from tests.dice.table import Game, table

GOBLIN = "fotr:1"  # 2 attack
ORC = "fotr:2"  # 2
TROLL = "fotr:3"  # 4
WARG = "ttt:2"  # 4
EYE = "fotr:4"


def scored(**mat: Any) -> Game:
    """Sauron's turn until it ends or somebody is asked, with Samwise alone in reach."""
    return table({}, {}, at="sauron-score", location="shire", sauron=mat)


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize(
    ("muster", "marked", "points"),
    [
        ([], [], 0),
        ([ORC], [], 1),
        ([EYE], [], 1),
        ([], ["ttt"], 1),
        ([ORC, EYE], ["ttt", "rotk"], 4),
    ],
)
def test_every_die_in_the_muster_area_brings_a_point(
    muster: list[str], marked: list[str], points: int
) -> None:
    game = scored(muster=muster, marked=marked)
    assert game.told("points") == [{"count": points, "total": points}]


@pytest.mark.rule("R8.1", "R14.1")
def test_the_view_tells_all_that_he_will_have() -> None:
    mat = {"muster": [EYE], "marked": ["ttt"], "corruption": 2, "delayed": 3}
    game = table({"muster": ["frodo:5"]}, {}, at="war", sauron=mat)
    assert game.view()["totals"]["points"] == 1 + 1 + 2 + 3


@pytest.mark.rule("R8.1", "R8.20", "R14.1")
def test_points_join_what_lies_on_the_mat() -> None:
    game = scored(muster=[EYE], corruption=2, delayed=3)
    assert game.told("points") == [{"count": 1, "total": 6}]
    assert game.sauron["delayed"] == 0


@pytest.mark.rule("R8.1", "R12.3")
def test_markers_stay_on_until_phase_5() -> None:
    """Otherwise the new die would attack in Phase 2."""
    mat = {"muster": [GOBLIN], "marked": ["rotk:3"]}
    mine = {"muster": ["merry:5"]}
    game = table(mine, {}, {}, at="sauron-score", ringbearer="player-2", sauron=mat, rolls=[1, 3])
    assert game.told("assault") == [{"seat": "player-1", "count": 2}]
    assert game.sauron["marked"] == []
    assert game.view()["forces"] == {"fotr-1": "goblin", "rotk-1": "nazgul"}


@pytest.mark.rule("R8.2")
def test_destroyed_dice_and_those_in_the_active_pool_bring_no_point() -> None:
    game = scored(active=["fotr", "ttt"], destroyed=["rotk", "ttt"], muster=[ORC])
    assert game.told("points") == [{"count": 1, "total": 1}]


@pytest.mark.rule("R8.2", "R8.22")
def test_an_eye_that_was_ignored_brings_its_point_in_the_next_turn() -> None:
    side = {"prepared": ["frodo:5"]}
    game = table(side, {}, at="sauron-dice", sauron={"active": ["fotr"]}, rolls=[4])
    assert game.told("ignore") != []
    assert game.view()["totals"]["points"] == 1


@pytest.mark.rule("R8.3")
@pytest.mark.parametrize("location", ["rivendell", "moria"])
def test_eyes_attack_only_where_they_are_units(location: str) -> None:
    game = assaulted("frodo:5", enemies=[EYE], location=location)
    attacked = [event["count"] for event in game.told("assault")]
    assert attacked == ([2] if location == "rivendell" else [])
    assert game.side(1).used == (["frodo-1"] if location == "rivendell" else [])


@pytest.mark.rule("R8.3")
def test_without_a_force_nobody_is_attacked_or_asked() -> None:
    game = table(
        {"muster": ["frodo:5", "phial:4", "elven-rope:4"]},
        {},
        {},
        at="sauron-attack",
        ringbearer="player-1",
        sauron={"marked": ["ttt:3"], "muster": [EYE]},
    )
    assert "assault" not in game.kinds
    assert game.asked[1] not in ("ring", "total", "brace", "defend")


@pytest.mark.rule("R8.4")
def test_each_player_is_attacked_with_the_full_total_the_ringbearer_last() -> None:
    side = {"muster": ["frodo:5"]}
    game = table(
        *[side] * 4, at="sauron-attack", ringbearer="player-3", sauron={"muster": [ORC, TROLL]}
    )
    game.do("pass")  # no Ring
    assert game.told("assault") == [{"seat": f"player-{n}", "count": 6} for n in (4, 1, 2, 3)]
    assert [event["seat"] for event in game.told("fall")] == [
        *("player-4", "player-1", "player-2", "player-3")
    ]


@pytest.mark.rule("R8.4")
def test_the_total_counts_all_forces_and_only_those() -> None:
    mat = {"muster": [GOBLIN, WARG, EYE], "marked": ["rotk:3"], "destroyed": ["rotk"]}
    game = table(
        {"muster": ["sam:5"]}, {}, {}, at="sauron-attack", ringbearer="player-2", sauron=mat
    )
    assert game.told("assault") == [{"seat": "player-1", "count": 6}]


@pytest.mark.rule("R8.5")
def test_what_the_defender_uses_helps_against_this_attack_alone() -> None:
    sides = [{"muster": ["frodo:5", "elven-cloak:4"]}, {"muster": ["frodo:5"]}, {}]
    mat = {"muster": [GOBLIN]}
    game = table(*sides, at="sauron-attack", ringbearer="player-3", sauron=mat)
    assert game.asked == ("player-1", "brace")
    game.do("use elven-gift-1")
    assert [(event["seat"], event["count"]) for event in game.told("hold")] == [("player-1", 3)]
    assert [event["seat"] for event in game.told("fall")] == ["player-2"]
    assert game.sauron["cloak"] == 0


@pytest.mark.rule("R8.6")
@pytest.mark.parametrize(
    ("unit", "holds"), [("frodo:5", False), ("frodo:6", False), ("merry:5", True)]
)
def test_a_unit_holds_only_with_more_defense_than_the_total(unit: str, holds: bool) -> None:
    """1, 2 and 3 against 2."""
    game = assaulted(unit, enemies=[ORC])
    assert len(game.told("hold")) == holds
    assert len(game.told("fall")) == (not holds)
    assert len(game.side(1).muster) == holds


@pytest.mark.rule("R8.6")
def test_the_defense_is_taken_off_and_another_unit_must_defend() -> None:
    game = assaulted("frodo:5", "merry:5", "sam:6", enemies=[TROLL])
    assert game.asked == ("player-1", "defend")
    assert game.options == ["defend frodo-1", "defend sam-1", "defend halflings-1"]
    game.do("defend sam-1")  # 4 - 2
    assert game.sauron["left"] == 2
    assert game.options == ["defend frodo-1", "defend halflings-1"]
    game.do("defend halflings-1")  # 3 hold against 2
    assert game.side(1).muster == ["frodo-1", "halflings-1"]
    assert game.side(1).used == ["sam-1"]


@pytest.mark.rule("R8.6")
def test_the_attack_ends_when_the_total_is_used_up() -> None:
    game = assaulted("frodo:6", "sam:5", enemies=[ORC])
    game.do("defend frodo-1")
    assert game.side(1).muster == ["sam-1"]


@pytest.mark.rule("R8.6")
def test_what_is_left_when_no_unit_remains_is_lost() -> None:
    game = assaulted("frodo:6", enemies=["rotk:3"], own={"glory": 3})
    assert game.side(1).muster == []
    assert game.side(1).glory == 3
    assert game.sauron["left"] == 0


@pytest.mark.rule("R8.6", "R4.7")
def test_a_unit_falls_with_what_it_carries() -> None:
    game = assaulted("frodo:5+sting:4", "elven-rope:4")
    assert game.side(1).used == ["frodo-1", "weapon-1"]
    assert game.side(1).muster == ["elven-gift-1"]
    assert game.view()["bearers"] == {}


@pytest.mark.rule("R8.7")
def test_prepared_units_and_loose_artifacts_are_not_attacked() -> None:
    game = assaulted("sting:4", own={"prepared": ["frodo:5", "merry:4"]})
    assert game.side(1).prepared == ["frodo-1", "halflings-1"]
    assert game.side(1).muster == ["weapon-1"]
    assert "assault" not in game.kinds


@pytest.mark.rule("R8.7", "R8.4")
def test_beside_mustered_units_prepared_ones_are_not_attacked_either() -> None:
    game = assaulted("frodo:5", "sting:4", own={"prepared": ["merry:4"]})
    assert [event["die"] for event in game.told("fall")] == ["frodo-1"]
    assert game.side(1).prepared == ["halflings-1"]
    assert game.side(1).muster == ["weapon-1"]


@pytest.mark.rule("R8.7", "R9.1")
def test_units_under_the_ring_are_not_attacked() -> None:
    game = assaulted("frodo:5", "merry:4", ringbearer="player-1", others=({}, {}))
    game.do("ring")
    assert "assault" not in game.kinds
