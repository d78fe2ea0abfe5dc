"""The enemy cards and the Locations: what each brings, and what an Eye does there."""

from __future__ import annotations

import pytest

from tests.dice.plays import RECORDS, advancing, attack, rolling
from tests.dice.table import Holding, table

EYE = 4
SETS = {
    "fotr": (["goblin", "orc", "troll"], "2"),
    "ttt": (["orc", "warg", "saruman"], "3"),
    "rotk": (["orc", "mumak", "nazgul"], "4"),
}
ALONE: list[Holding] = [{}, {}]


def eye(location: str, players: int, *, destroyed: tuple[str, ...] = ()) -> dict[str, object]:
    """Sauron's mat after one Eye was rolled."""
    mat = {"destroyed": list(destroyed)}
    sides: list[Holding] = [{}] * players
    return rolling("fotr", rolls=[EYE], location=location, sauron=mat, sides=sides).sauron


@pytest.mark.parametrize("id", SETS)
def test_an_enemy_card_has_its_kinds_and_three_eyes(id: str) -> None:
    faces = RECORDS[id]["faces"]
    assert [face["enemy"] for face in faces[:3]] == SETS[id][0]
    assert all(face["eye"] for face in faces[3:])


@pytest.mark.parametrize("id", SETS)
def test_an_enemy_card_guards_its_row(id: str) -> None:
    row = SETS[id][1]
    board = table({}, location="moria").view()
    assert board["guarded"][id] == row
    card = board["rows"][row][0]
    game = table({}, {}, at="recruit", fellowship=9).do(f"recruit {card}")
    assert [event["set"] for event in game.told("guard")] == [id]


@pytest.mark.parametrize(
    ("enemy", "total", "falls"),
    [
        ("fotr:1", 2, True), ("fotr:1", 1, False), ("fotr:2", 3, True), ("fotr:2", 2, False),
        ("fotr:3", 5, True), ("fotr:3", 4, False), ("ttt:1", 3, True), ("ttt:1", 2, False),
        ("ttt:2", 4, True), ("ttt:2", 3, False), ("ttt:3", 7, True), ("ttt:3", 6, False),
        ("rotk:1", 4, True), ("rotk:1", 3, False), ("rotk:2", 8, True), ("rotk:2", 7, False),
        ("rotk:3", 7, True), ("rotk:3", 6, False),
    ],
)  # fmt: skip
def test_every_enemy_falls_to_its_defense(enemy: str, total: int, falls: bool) -> None:
    game = attack(*["frodo:5"] * total, enemies=[enemy], own={"bag": []})
    assert len(game.told("destroy")) == falls


@pytest.mark.parametrize(
    ("enemy", "attack_"),
    [
        *(("fotr:1", 2), ("fotr:2", 2), ("fotr:3", 4), ("ttt:1", 3), ("ttt:2", 4), ("ttt:3", 5)),
        *(("rotk:1", 4), ("rotk:2", 6), ("rotk:3", 8)),
    ],
)
def test_every_enemy_attacks_with_its_figure(enemy: str, attack_: int) -> None:
    mine: Holding = {"muster": ["sam:5"]}
    mat = {"muster": [enemy]}
    game = table(mine, {}, {}, at="sauron-attack", ringbearer="player-2", sauron=mat)
    assert game.told("assault") == [{"seat": "player-1", "count": attack_}]


def test_the_shire_has_nothing() -> None:
    shire = RECORDS["shire"]
    assert shire["enter"] == shire["eye"] == []
    board = table({}, location="shire").view()
    assert board["guarded"] == {}


def test_rivendell_brings_artifacts_and_its_eyes_are_black_riders() -> None:
    game = advancing("shire", {}, rolls=[EYE, EYE])
    assert len(game.told("lay-out")) == 3
    assert set(game.view()["forces"].values()) == {"black-rider"}
    assert len(game.view()["forces"]) == 2


@pytest.mark.parametrize(("strength", "falls"), [(1, False), (2, True)])
def test_a_black_rider_attacks_with_two_and_has_two_to_defend(strength: int, falls: bool) -> None:
    game = attack(*["frodo:5"] * strength, enemies=["fotr:4"], location="rivendell")
    assert len(game.told("destroy")) == falls
    mine: Holding = {"muster": ["sam:5"]}
    mat = {"muster": ["fotr:5"]}
    attacked = table(
        *(mine, {}, {}), at="sauron-attack", ringbearer="player-2", sauron=mat, location="rivendell"
    )
    assert attacked.told("assault") == [{"seat": "player-1", "count": 2}]


@pytest.mark.parametrize("players", [2, 4])
def test_in_moria_an_eye_returns_a_destroyed_die(players: int) -> None:
    mat = eye("moria", players, destroyed=("ttt:1", "rotk:1"))
    assert (mat["active"], mat["destroyed"]) == (["rotk-1"], ["ttt-1"])
    assert mat["corruption"] == 0


def test_moria_brings_the_units() -> None:
    game = advancing("rivendell", {}, sauron={"active": ["fotr", "fotr"]})
    assert len(game.told("lay-out")) == 6
    assert [(event["set"], event["row"]) for event in game.told("guards")] == [
        *(("ttt", "3"), ("rotk", "4"))
    ]
    assert game.told("dismiss") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_helms_deep_an_eye_brings_one_corruption_for_each_player(players: int) -> None:
    mat = eye("helms-deep", players, destroyed=("ttt:1",))
    assert mat["corruption"] == players
    assert mat["active"] == []


def test_helms_deep_replaces_two_dice_by_two_of_the_two_towers() -> None:
    game = advancing("moria", {}, sauron={"active": ["fotr", "fotr", "fotr"]})
    sorts = [die.rpartition("-")[0] for die in game.sauron["muster"]]
    assert sorts == ["fotr", "ttt", "ttt"]
    assert len(game.view()["guards"]["ttt"]) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_pelennor_an_eye_does_both(players: int) -> None:
    mat = eye("pelennor", players, destroyed=("ttt:1",))
    assert mat["corruption"] == players
    assert mat["active"] == ["ttt-1"]


def test_pelennor_replaces_two_dice_by_two_of_the_return_of_the_king() -> None:
    game = advancing("helms-deep", {}, sauron={"active": ["ttt", "ttt"]}, guards={"ttt": 3})
    sorts = [die.rpartition("-")[0] for die in game.sauron["muster"]]
    assert sorts == ["rotk", "rotk"]
    assert len(game.view()["guards"]["rotk"]) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_black_gate_an_eye_brings_two_for_each_player(players: int) -> None:
    mat = eye("black-gate", players, destroyed=("ttt:1",))
    assert mat["corruption"] == 2 * players
    assert mat["active"] == ["ttt-1"]


def test_entering_the_black_gate_changes_nothing() -> None:
    game = advancing("pelennor", {}, sauron={"active": ["ttt", "rotk"]}, rolls=[1, 1])
    assert game.view()["location"] == "black-gate"
    assert game.sauron["muster"] == ["ttt-1", "rotk-1"]
    assert game.told("enlist") == game.told("dismiss") == []


def test_several_eyes_add_up() -> None:
    mat = {"destroyed": ["ttt:1", "ttt:1", "ttt:2"]}
    game = rolling("fotr", "fotr", rolls=[EYE, EYE], location="pelennor", sauron=mat, sides=ALONE)
    assert game.sauron["corruption"] == 4
    assert len(game.sauron["active"]) == 2


def test_mount_doom_scores_and_the_grey_havens_end_the_game() -> None:
    sides: list[Holding] = [{"muster": ["aragorn:6"]}, {"muster": ["faramir:4", "frodo:5"]}, {}]
    game = advancing("black-gate", *sides)
    assert [game.side(n).glory for n in (1, 2, 3)] == [5, 3, 0]
    assert game.asked == ("", "mount-doom")
    assert game.view()["location"] == "grey-havens"
