"""R8 Phase 5: Sauron's dice are rolled, and his Eyes look out."""

from __future__ import annotations

import pytest

from tests.dice.plays import rolling
from tests.dice.table import table

EYE, ORC = 4, 1


@pytest.mark.rule("R8.18")
def test_everything_but_destroyed_dice_is_rolled_without_markers() -> None:
    mat = {"muster": ["fotr:1", "fotr:4"], "marked": ["ttt"], "destroyed": ["rotk"]}
    game = rolling("rotk", rolls=[3, 3, 3, 2], sauron=mat, location="helms-deep")
    assert game.sauron["muster"] == ["fotr-1", "fotr-2", "ttt-1", "rotk-1"]
    assert [game.face(die) for die in game.sauron["muster"]] == [3, 3, 3, 2]
    assert game.sauron["marked"] == game.sauron["active"] == []
    assert game.sauron["destroyed"] == ["rotk-2"]


@pytest.mark.rule("R8.18", "R8.16")
def test_destroyed_dice_come_back_when_the_players_advance() -> None:
    mat = {"destroyed": ["fotr:1", "ttt:1"]}
    stay = table({}, {}, at="sauron-dice", location="helms-deep", sauron=mat)
    assert stay.sauron["destroyed"] == ["fotr-1", "ttt-1"]
    advanced = table({}, {}, at="advance", location="pelennor", sauron=mat)
    assert advanced.sauron["destroyed"] == []
    assert advanced.sauron["muster"] == ["fotr-1", "ttt-1"]


@pytest.mark.rule("R8.19", "R8.20")
@pytest.mark.parametrize("die", ["fotr", "ttt", "rotk"])
def test_an_eye_does_what_the_location_says_whichever_die_shows_it(die: str) -> None:
    game = rolling(die, rolls=[EYE], location="helms-deep")
    assert game.sauron["corruption"] == 2
    assert game.sauron["muster"] == [f"{die}-1"]
    assert game.view()["forces"] == {}


@pytest.mark.rule("R8.19")
def test_where_an_eye_is_a_unit_it_is_a_force_until_it_is_rolled_again() -> None:
    game = rolling("fotr", rolls=[EYE], location="rivendell")
    assert game.view()["forces"] == {"fotr-1": "black-rider"}
    again = rolling(rolls=[ORC], sauron={"muster": ["fotr:4"]}, location="rivendell")
    assert again.view()["forces"] == {"fotr-1": "goblin"}


@pytest.mark.rule("R8.19")
def test_eyes_of_all_enemy_cards_are_black_riders_at_rivendell() -> None:
    game = rolling("ttt", "rotk", rolls=[EYE, EYE], location="rivendell")
    assert set(game.view()["forces"].values()) == {"black-rider"}


@pytest.mark.rule("R8.20", "R9.3")
def test_corruption_of_eyes_waits_for_the_next_sauron_turn() -> None:
    side = {"bag": ["frodo"]}
    game = table(
        side,
        side,
        at="sauron-dice",
        location="helms-deep",
        sauron={"active": ["fotr"], "corruption": 0},
        rolls=[EYE],
    )
    assert game.sauron["corruption"] == 2
    assert game.view()["corrupted"] == []
    assert game.asked[1] == "dice"
    assert game.view()["totals"]["points"] == 3


@pytest.mark.rule("R8.21", "R14.14")
@pytest.mark.parametrize(
    ("eyes", "back"),
    [(1, ["rotk-1"]), (2, ["rotk-1", "ttt-1"]), (3, ["fotr-4", "ttt-1", "rotk-1"])],
)
def test_destroyed_dice_come_back_strongest_first_and_are_not_rolled(
    eyes: int, back: list[str]
) -> None:
    mat = {"destroyed": ["ttt:1", "rotk:1", "fotr:1"]}
    game = rolling(*["fotr"] * 3, rolls=[*[EYE] * eyes, *[ORC] * (3 - eyes)], sauron=mat)
    assert game.sauron["active"] == sorted(back, key=["fotr-4", "ttt-1", "rotk-1"].index)
    assert [game.face(die) for die in game.sauron["active"]] == [0] * eyes
    assert len(game.sauron["muster"]) == 3


@pytest.mark.rule("R8.21")
def test_dice_that_came_back_are_rolled_in_the_next_sauron_turn() -> None:
    mat = {"active": ["rotk"], "muster": ["fotr:4"]}
    game = table({}, {}, at="sauron-dice", sauron=mat, rolls=[1, 2])
    assert game.sauron["active"] == []
    assert game.view()["forces"] == {"fotr-1": "goblin", "rotk-1": "mumak"}


@pytest.mark.rule("R8.21", "R8.19")
def test_with_nothing_destroyed_an_eye_returns_nothing() -> None:
    game = rolling("fotr", rolls=[EYE])
    assert game.told("return") == []


@pytest.mark.rule("R8.22")
@pytest.mark.parametrize(
    ("sides", "working"),
    [
        ([{}, {}], 3),
        ([{"prepared": ["frodo:5"]}, {}], 2),
        ([{"prepared": ["frodo:5"]}, {"prepared": ["frodo:6"]}], 1),
        ([{"prepared": ["frodo:5", "frodo:6", "frodo:5"]}, {}], 0),
        ([{"prepared": ["frodo:5", "frodo:6"]}, {"prepared": ["frodo:5", "frodo:6"]}], 0),
        ([{"prepared": ["merry:4"], "muster": ["frodo:5"]}, {}], 3),
    ],
)
def test_each_prepared_frodo_hides_from_one_eye(
    sides: list[dict[str, list[str]]], working: int
) -> None:
    game = rolling(
        *["fotr"] * 3,
        rolls=[EYE] * 3,
        sides=[*sides, {}],
        location="helms-deep",
        ringbearer="player-2",
    )
    assert game.sauron["corruption"] == 3 * working
    assert len(game.sauron["muster"]) == 3
    assert len(game.view()["forces"]) == 0


@pytest.mark.rule("R8.22", "R14.13")
@pytest.mark.parametrize(("frodos", "riders"), [(0, 2), (1, 1), (2, 0)])
def test_a_black_rider_that_is_ignored_gets_a_marker(frodos: int, riders: int) -> None:
    sides = [{"prepared": ["frodo:5"] * frodos}, {}, {}]
    game = rolling(
        "fotr", "fotr", rolls=[EYE, EYE], sides=sides, location="rivendell", ringbearer="player-2"
    )
    assert list(game.view()["forces"].values()) == ["black-rider"] * riders
    assert len(game.sauron["marked"]) == frodos
    assert len(game.sauron["muster"]) == 2
    assert game.asked[1] == "dice"


@pytest.mark.rule("R8.22")
def test_enemy_units_are_not_ignored() -> None:
    sides = [{"prepared": ["frodo:5", "frodo:6"]}, {}, {}]
    game = rolling("fotr", rolls=[ORC], sides=sides, location="rivendell", ringbearer="player-2")
    assert game.view()["forces"] == {"fotr-1": "goblin"}


@pytest.mark.rule("R8.22")
def test_an_eye_that_is_ignored_elsewhere_gets_no_marker() -> None:
    sides = [{"prepared": ["frodo:5"]}, {}, {}]
    game = rolling("fotr", rolls=[EYE], sides=sides, location="helms-deep", ringbearer="player-2")
    assert game.sauron["marked"] == []
    assert game.sauron["muster"] == ["fotr-1"]


@pytest.mark.rule("R8.23", "R6.1")
def test_units_are_mustered_and_the_ring_goes_to_the_left() -> None:
    game = rolling("ttt", "ttt", rolls=[1, 2], sides=[{}, {}, {}], ringbearer="player-2")
    assert game.view()["forces"] == {"ttt-1": "orc", "ttt-2": "warg"}
    assert game.view()["ringbearer"] == "player-3"
