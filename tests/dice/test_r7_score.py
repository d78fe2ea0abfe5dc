"""R7 Phase 1: Units score, and what was used comes home."""

from __future__ import annotations

import pytest

from tests.dice.plays import RECORDS
from tests.dice.table import table

PLAIN = ["frodo:5", "sam:5", "merry:4", "faramir:4", "eowyn:4", "army-of-gondor:4"]
PLAIN += ["rohirrim:4", "legolas:4", "arwen:4", "aragorn:4", "gimli:4", "pippin:4"]


@pytest.mark.rule("R7.1", "R4.1")
@pytest.mark.parametrize("unit", PLAIN)
def test_a_mustered_unit_scores_the_glory_of_its_card(unit: str) -> None:
    game = table({"muster": [unit], "glory": 2}, at="score")
    assert game.side(1).glory == 2 + RECORDS[unit.partition(":")[0]]["glory"]
    assert game.side(1).muster == []


@pytest.mark.rule("R7.1")
def test_every_unit_scores_and_nobody_is_asked() -> None:
    side = {"muster": ["frodo:5", "frodo:6", "merry:4", "aragorn:4"], "active": ["bill:1"]}
    game = table(side, {"muster": ["legolas:4"]}, at="score")
    assert game.asked == ("player-1", "dice")
    assert game.side(1).glory == 1 + 1 + 2 + 4
    assert game.side(2).glory == 0


@pytest.mark.rule("R7.1")
def test_a_unit_whose_card_was_corrupted_meanwhile_still_scores() -> None:
    game = table({"muster": ["merry:4"]}, at="score", corrupted=["merry"])
    assert game.side(1).glory == 2


@pytest.mark.rule("R7.1")
@pytest.mark.parametrize("glory", [19, 20, 40])
def test_glory_goes_on_beyond_twenty(glory: int) -> None:
    assert table({"muster": ["merry:4"], "glory": glory}, at="score").side(1).glory == glory + 2


@pytest.mark.rule("R7.2", "R4.7")
def test_units_go_to_the_used_pile_with_what_is_attached_to_them() -> None:
    side = {"muster": ["frodo:5+sting:4+mithril-coat:4", "merry:4"], "active": ["bill:1"]}
    game = table(side, at="score")
    assert game.side(1).used == ["frodo-1", "halflings-1", "weapon-1", "heirloom-1"]
    assert game.side(1).muster == []
    assert game.side(1).glory == 3


@pytest.mark.rule("R7.2")
def test_each_artifact_that_stands_alone_stays_or_goes() -> None:
    side = {"muster": ["elven-cloak:4", "evenstar:4", "frodo:5+sting:4"], "active": ["bill:1"]}
    game = table(side, at="score")
    assert game.asked == ("player-1", "stay")
    assert game.options == ["discard elven-gift-1", "discard heirloom-1", "done"]
    game.do("discard heirloom-1", "done")
    assert game.side(1).muster == ["elven-gift-1"]
    assert game.side(1).used == ["frodo-1", "weapon-1", "heirloom-1"]


@pytest.mark.rule("R7.2")
def test_without_an_artifact_that_stands_alone_nothing_is_asked() -> None:
    side = {"muster": ["frodo:5+sting:4"], "active": ["bill:1"]}
    assert table(side, at="score").asked == ("player-1", "dice")


@pytest.mark.rule("R7.3", "R7.12")
def test_prepared_units_that_nobody_borrowed_come_home_for_nothing() -> None:
    side = {"prepared": ["aragorn:4+sting:4", "frodo:5"], "active": ["bill:1"]}
    game = table(side, {"prepared": ["legolas:4"]}, at="score")
    assert game.side(1).glory == 0
    assert game.side(1).prepared == []
    assert game.side(1).used == ["frodo-1", "captains-1", "weapon-1"]
    assert game.side(2).prepared != []
