"""R8 Phase 4: the players advance."""

from __future__ import annotations

import pytest

from tests.dice.plays import advancing
from tests.dice.table import GAME, Rigged, table

ORC, EYE = "ttt:1", "fotr:4"
MOVES = ("dismiss", "enlist")
"""The events by which dice come and go at a Location."""


@pytest.mark.rule("R8.15")
@pytest.mark.parametrize(
    ("mat", "goes_on"),
    [
        ({}, True),
        ({"muster": [ORC]}, False),
        ({"muster": [ORC], "destroyed": ["fotr", "fotr"]}, False),
        ({"muster": [EYE]}, True),
        ({"marked": ["ttt"]}, True),
        ({"muster": [EYE, ORC], "marked": ["ttt"]}, False),
        ({"active": ["fotr", "ttt"]}, True),
        ({"destroyed": ["fotr", "ttt"]}, True),
    ],
)
def test_the_players_advance_unless_there_is_a_force(
    mat: dict[str, list[str]], goes_on: bool
) -> None:
    game = advancing("helms-deep", {}, sauron=mat)
    assert game.view()["location"] == ("pelennor" if goes_on else "helms-deep")


@pytest.mark.rule("R8.15", "R8.3")
@pytest.mark.parametrize(("eye", "goes_on"), [("muster", False), ("marked", True)])
def test_black_riders_hold_the_players_up_unless_they_are_ignored(eye: str, goes_on: bool) -> None:
    game = advancing("rivendell", {}, sauron={eye: [EYE]})
    assert (game.view()["location"] == "moria") == goes_on


@pytest.mark.rule("R8.16", "R14.2")
def test_all_dice_on_the_mat_are_rolled_after_an_advance() -> None:
    mat = {"active": ["fotr"], "muster": [EYE], "marked": ["ttt"], "destroyed": ["rotk"]}
    game = advancing("pelennor", {}, sauron=mat, rolls=[1, 1, 1, 1])
    assert game.view()["location"] == "black-gate"
    assert len(game.sauron["muster"]) == 4
    assert len(game.view()["forces"]) == 4
    assert game.sauron["destroyed"] == game.sauron["active"] == game.sauron["marked"] == []


@pytest.mark.rule("R8.16", "R14.3")
@pytest.mark.parametrize(
    ("location", "before", "gone", "new"),
    [
        ("moria", ["fotr", "fotr"], ["fotr", "fotr"], "ttt"),
        ("moria", ["fotr", "fotr", "ttt"], ["fotr", "fotr"], "ttt"),
        ("moria", ["fotr", "fotr", "fotr", "rotk"], ["fotr", "fotr"], "ttt"),
        ("helms-deep", ["ttt", "ttt"], ["ttt", "ttt"], "rotk"),
        ("helms-deep", ["fotr", "ttt", "ttt", "rotk"], ["fotr", "ttt"], "rotk"),
    ],
)
def test_two_weakest_dice_give_way_to_two_stronger_ones(
    location: str, before: list[str], gone: list[str], new: str
) -> None:
    game = advancing(location, {}, sauron={"active": before}, guards={"ttt": 2, "rotk": 2})
    dismissed = [event["die"].rpartition("-")[0] for event in game.told("dismiss")]
    assert dismissed == gone
    enlisted = [event["die"].rpartition("-")[0] for event in game.told("enlist")]
    assert enlisted == [new, new]
    on_mat = [die.rpartition("-")[0] for die in game.sauron["muster"]]
    left = before.copy()
    for die in gone:
        left.remove(die)
    assert sorted(on_mat) == sorted([*left, new, new])


@pytest.mark.rule("R8.16", "R14.2", "R14.3")
def test_replaced_dice_may_come_from_the_muster_area_and_from_the_destroyed_ones() -> None:
    mat = {"muster": [EYE], "destroyed": ["fotr"], "marked": ["ttt"]}
    game = advancing("moria", {}, sauron=mat, guards={"ttt": 2})
    assert [event["die"] for event in game.told("dismiss")] == ["fotr-1", "fotr-2"]
    assert {"fotr-1", "fotr-2"} < set(game.view()["box_dice"])


@pytest.mark.rule("R14.2", "R11.6")
def test_a_location_is_obeyed_from_top_to_bottom() -> None:
    """The die that comes last at Helm’s Deep is the weakest, and would give way before."""
    mat, guards = {"active": ["fotr", "fotr"]}, {"fotr": 3, "ttt": 2, "rotk": 2}
    game = advancing("moria", {}, sauron=mat, guards=guards, **{"advance-forces": "growing"})
    moved = [(event.kind, event.args["die"]) for event in game.log if event.kind in MOVES]
    assert [kind for kind, _ in moved] == ["dismiss"] * 2 + ["enlist"] * 3
    assert moved[-1] == ("enlist", "fotr-3")


@pytest.mark.rule("R14.2", "R8.16")
def test_markers_come_off_before_the_location_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rigged, "pick", lambda self, n: n - 1)
    game = advancing("rivendell", {}, {}, sauron={"marked": ["fotr"]})
    assert game.asked[1] == "place"
    assert game.sauron["active"] == ["fotr-1"]
    assert game.sauron["marked"] == []


@pytest.mark.rule("R8.16", "R12.2")
def test_replacing_keeps_the_number_of_saurons_dice() -> None:
    game = advancing("moria", {}, sauron={"muster": [EYE, EYE], "marked": ["ttt"]})
    assert len(game.sauron["muster"]) == 3


@pytest.mark.rule("R8.17", "R10.1", "R14.12")
def test_at_mount_doom_units_score_and_the_game_is_won_at_once() -> None:
    sides = [
        {"muster": ["merry:4", "frodo:5+anduril:4"], "glory": 1},
        {"prepared": ["gimli:4"], "glory": 3},
    ]
    game = advancing("black-gate", *sides, sauron={"muster": [EYE], "destroyed": ["rotk"]})
    assert game.asked == ("", "mount-doom")
    assert [event["location"] for event in game.told("advance")] == ["mount-doom", "grey-havens"]
    assert [game.side(n).glory for n in (1, 2)] == [4, 3]
    assert "sauron-roll" not in game.kinds


@pytest.mark.rule("R14.12")
def test_at_mount_doom_nothing_is_moved() -> None:
    game = advancing("black-gate", {"muster": ["frodo:5+anduril:4"], "prepared": ["merry:4"]}, {})
    assert game.side(1).muster == ["frodo-1", "weapon-1"]
    assert game.side(1).prepared == ["halflings-1"]
    assert game.asked == ("", "mount-doom")


@pytest.mark.rule("R14.4", "R8.13")
def test_a_loss_comes_before_an_advance() -> None:
    game = table(
        {},
        {},
        at="corrupt",
        location="black-gate",
        sauron={"corruption": 2},
        corrupted=["bill", "merry", "faramir", "anduril", "gandalf"],
    )
    assert game.asked == ("", "corruption")
    assert game.view()["location"] == "black-gate"


@pytest.mark.rule("R8.26", "R5.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_sauron_turn_corrupts_nothing_and_ends_in_rivendell(players: int) -> None:
    match = GAME.start(seats=["human"] * players, seed=4)
    while not [event for event in match.log if event.kind == "ring-passes"]:
        texts = [option.text for option in match.choice.options()]
        match.apply("done" if "done" in texts else "attack")
    board = match.view(None)["board"]
    assert board["location"] == "rivendell"
    assert board["corrupted"] == []
    told = [event.kind for event in match.log]
    assert "assault" not in told
    assert "corrupt" not in told


@pytest.mark.rule("R8.24")
def test_the_five_phases_of_sauron_come_in_their_order() -> None:
    side = {"muster": ["frodo:5", "phial:4"], "glory": 2}
    mat = {"muster": ["fotr:1", EYE]}
    game = table(side, {}, at="sauron-score", sauron=mat, ringbearer="player-1")
    phases = []
    for option in ("pass", "pass", "glory 1"):
        phases.append((game.asked[1], game.view()["phase"]))
        game.do(option)
    assert phases == [("ring", 2), ("total", 2), ("glory", 3)]
    order = ["points", "assault", "fall", "give-glory", "spared", "sauron-roll", "ring-passes"]
    assert [kind for kind in game.kinds if kind in order] == order


@pytest.mark.rule("R8.24", "R8.16")
def test_an_advance_comes_before_the_dice_are_rolled() -> None:
    game = advancing("moria", {}, sauron={"active": ["fotr", "fotr"]})
    order = ["advance", "dismiss", "enlist", "sauron-roll", "corruption"]
    seen = [kind for kind in dict.fromkeys(game.kinds) if kind in order]
    assert seen == order[:4]
