"""R5 Setting up, and what comes into the game on the way."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.match import Match
from tests.dice.plays import RECORDS, advancing
from tests.dice.table import BOX, GAME, table

FIRST_ROW = ["frodo", "sam", "bill"]


def begun(players: int, **settings: str) -> Match:
    return GAME.start(seats=["human"] * players, seed=1, options=settings)


def dice_of(board: dict[str, Any], seat: int) -> list[str]:
    areas = ("bag", "active", "muster", "prepared", "spent", "used", "aside")
    return [die for area in areas for die in board["sides"][seat][area]]


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_eight_frodos_two_samwises_and_no_glory(players: int) -> None:
    board = begun(players).view(None)["board"]
    assert len(board["sides"]) == players
    for seat in range(players):
        sorts = [die.rpartition("-")[0] for die in dice_of(board, seat)]
        assert (sorts.count("frodo"), sorts.count("sam"), len(sorts)) == (8, 2, 10)
        assert board["sides"][seat]["glory"] == 0


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize(("players", "frodos", "sams"), [(2, 16, 4), (3, 8, 2), (4, 0, 0)])
def test_frodos_and_samwises_left_over_are_out_of_the_game(
    players: int, frodos: int, sams: int
) -> None:
    out = [die.rpartition("-")[0] for die in begun(players).view(None)["board"]["box_dice"]]
    assert (out.count("frodo"), out.count("sam")) == (frodos, sams)


@pytest.mark.rule("R5.2", "R14.33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_seat_has_the_ring_and_plays_first(players: int) -> None:
    match = begun(players)
    assert match.view(None)["board"]["ringbearer"] == "player-1"
    assert match.choice.seat == 0


@pytest.mark.rule("R5.3", "R4.2")
def test_the_first_row_is_frodo_samwise_and_bill() -> None:
    board = begun(2).view(None)["board"]
    assert board["rows"] == {"1": FIRST_ROW, "2": [], "3": [], "4": []}
    wilds = {card: len(dice) for card, dice in board["wilds"].items() if dice}
    assert wilds == {"sam": 2, "bill": 4}


@pytest.mark.rule("R5.4", "R5.7", "R4.6")
def test_the_game_begins_in_the_shire_without_anything_of_saurons() -> None:
    board = begun(4).view(None)["board"]
    assert board["location"] == "shire"
    mat = board["sauron"]
    assert mat["active"] == mat["muster"] == mat["destroyed"] == mat["marked"] == []
    assert mat["corruption"] == mat["delayed"] == 0
    assert board["guarded"] == {}
    assert board["corrupted"] == []


@pytest.mark.rule("R5.5", "R12.2")
def test_rivendell_brings_artifacts_their_guard_and_saurons_first_dice() -> None:
    game = advancing("shire", {}, rolls=[1, 1])
    board = game.view()
    assert board["location"] == "rivendell"
    assert [RECORDS[card]["type"] for card in board["rows"]["2"]] == ["artifact"] * 3
    assert [len(board["wilds"][card]) for card in board["rows"]["2"]] == [4, 4, 4]
    assert board["guarded"] == {"fotr": "2"}
    assert {key: len(dice) for key, dice in board["guards"].items()} == {
        "fotr": 3,
        "ttt": 0,
        "rotk": 0,
    }
    assert board["sauron"]["muster"] == ["fotr-1", "fotr-2"]
    assert board["rows"]["3"] == board["rows"]["4"] == []


@pytest.mark.rule("R5.6")
def test_moria_brings_the_unit_cards_and_two_more_guards() -> None:
    game = advancing("rivendell", {}, sauron={"active": ["fotr", "fotr"]}, rolls=[1, 1])
    board = game.view()
    assert board["location"] == "moria"
    assert board["rows"]["3"] == ["merry", "faramir", "army-of-gondor"]
    assert set(board["rows"]["4"]) == {"legolas", "aragorn", "gandalf"}
    assert [RECORDS[card]["cost"] for card in board["rows"]["4"]] == [6, 6, 7]
    assert {len(board["wilds"][card]) for row in ("3", "4") for card in board["rows"][row]} == {4}
    assert board["guarded"] == {"fotr": "2", "ttt": "3", "rotk": "4"}
    assert {key: len(dice) for key, dice in board["guards"].items()} == {
        "fotr": 3,
        "ttt": 3,
        "rotk": 3,
    }
    assert board["sauron"]["muster"] == ["fotr-1", "fotr-2"]


@pytest.mark.rule("R5.7", "R3.1")
@pytest.mark.parametrize(("location", "rows"), [("shire", 1), ("rivendell", 2), ("moria", 4)])
def test_what_has_not_come_yet_is_out_of_the_game(location: str, rows: int) -> None:
    board = table({}, location=location).view()
    assert sum(1 for cards in board["rows"].values() if cards) == rows
    there = {card for cards in board["rows"].values() for card in cards}
    assert set(board["outside"]) == {card.id for card in BOX.cards} - there
    for card in board["outside"]:
        assert board["wilds"].get(card, []) == []
    sorts = {die.rpartition("-")[0] for die in board["box_dice"]}
    assert ("weapon" in sorts) == (rows < 2)
    assert ("ancients" in sorts) == (rows < 4)
    assert "rotk" in sorts


@pytest.mark.rule("R5.7", "R7.18")
def test_nothing_can_be_recruited_that_has_not_come_yet() -> None:
    game = table({}, at="recruit", location="shire", fellowship=9)
    assert game.options == ["recruit sam", "recruit bill", "done"]
