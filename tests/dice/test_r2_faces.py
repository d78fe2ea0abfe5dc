"""R2 What the faces of dice show."""

from __future__ import annotations

import pytest

from tests.dice.plays import RECORDS, attack, idle, rolling, total
from tests.dice.table import table


@pytest.mark.rule("R2.1", "R7.8")
@pytest.mark.parametrize(("die", "points"), [("merry:1", 1), ("faramir:3", 2), ("bill:6", 2)])
def test_fellowship_musters_units_of_that_level(die: str, points: int) -> None:
    level_two = table({"active": [die, "aragorn:4"]})
    assert ("muster captains-1" in level_two.options) == (points == 2)
    assert "muster frodo-1" in table({"active": [die, "frodo:5"]}).options


@pytest.mark.rule("R2.1", "R7.18", "R7.20")
@pytest.mark.parametrize(("die", "points"), [("faramir:1", 1), ("faramir:3", 2)])
def test_fellowship_recruits_and_restores(die: str, points: int) -> None:
    game = table({"active": [die]}, at="recruit", corrupted=["sam"], fellowship=1)
    cost_three = "recruit bill" in game.options
    assert cost_three == (points == 2)
    assert {"recruit sam", "restore sam"} < set(game.options)


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("die", "count"), [("bill:2", 1), ("bill:4", 2)])
def test_a_draw_spends_the_die_and_rolls_new_ones(die: str, count: int) -> None:
    game = table({"active": [die, "faramir:1"]}).do("draw bill-1", rolls=[5, 6])
    side = game.side(1)
    assert side.spent == ["bill-1"]
    drawn = [die for die in side.active if die != "ithilien-1"]
    assert [game.face(die) for die in drawn] == [5, 6][:count]
    assert len(side.bag) == 10 - count


@pytest.mark.rule("R2.3")
def test_a_die_that_is_rolled_again_stays_and_others_keep_their_faces() -> None:
    game = table({"active": ["sam:4", "frodo:5", "faramir:1"]}).do("reroll sam-1", rolls=[6, 1])
    assert (game.face("sam-1"), game.face("frodo-1")) == (6, 5)
    assert game.side(1).active == ["frodo-1", "sam-1", "ithilien-1"]
    assert game.side(1).spent == []


@pytest.mark.rule("R2.4", "R7.8")
@pytest.mark.parametrize("have", [2, 3])
def test_the_level_is_the_price_of_mustering(have: int) -> None:
    game = table({"active": ["aragorn:5", "sam:4"]}, fellowship=have)
    if have == 3:
        assert game.do("muster captains-1").side(1).muster == ["captains-1"]
        assert game.view()["fellowship"] == 0
    else:
        assert "muster captains-1" not in game.options
        assert game.refused["muster captains-1"] == ("unaffordable", "R7.8")


@pytest.mark.rule("R2.4")
def test_a_unit_fights_with_the_figures_that_it_shows() -> None:
    game = table({"muster": ["frodo:5", "frodo:6", "aragorn:4"]}, at="war")
    assert game.view()["units"] == {
        "frodo-1": {"attack": 1, "defense": 1},
        "frodo-2": {"attack": 1, "defense": 2},
        "captains-1": {"attack": 5, "defense": 5},
    }


@pytest.mark.rule("R2.5", "R14.5")
@pytest.mark.parametrize(("face", "bonus"), [(4, 0), (5, 0), (6, 2)])
def test_a_burst_ability_wants_just_its_number_of_bursts(face: int, bonus: int) -> None:
    """Gimli's double burst adds 2 to his attack; his single one adds to his defense."""
    unit = RECORDS["gimli"]["faces"][face - 1]["unit"]
    assert total(attack(f"gimli:{face}")) == unit["attack"] + bonus
    mustered = table({"muster": [f"gimli:{face}"]}, at="war").view()["units"]["captains-1"]
    assert mustered["defense"] == unit["defense"] + (face == 5)


@pytest.mark.rule("R2.5", "R14.5")
@pytest.mark.parametrize(("face", "bonus"), [(4, 0), (5, 1), (6, 1)])
def test_an_ability_that_names_two_numbers_works_with_both(face: int, bonus: int) -> None:
    alone = RECORDS["aragorn"]["faces"][face - 1]["unit"]["attack"] + 1
    assert total(attack(f"aragorn:{face}", "frodo:5")) == alone + bonus


@pytest.mark.rule("R2.5", "R2.9")
def test_a_burst_may_be_left() -> None:
    game = table({"active": ["sam:4", "frodo:1"]})
    assert {"reroll sam-1", "along sam-1"} < set(game.options)


@pytest.mark.rule("R2.6")
def test_two_symbols_without_a_line_are_both_used() -> None:
    game = table({"active": ["merry:3"]})
    assert game.options == ["spend halflings-1", "done"]
    game.do("spend halflings-1", rolls=[5])
    assert game.view()["fellowship"] == 1
    assert len(game.side(1).active) == 1
    assert game.side(1).spent == ["halflings-1"]


@pytest.mark.rule("R2.6", "R14.15")
@pytest.mark.parametrize(
    ("die", "id", "other", "points"),
    [
        ("legolas:3", "elves-1", "draw", 2),
        ("aragorn:3", "captains-1", "reroll", 2),
        ("horn-of-gondor:3", "heirloom-1", "reroll", 3),
        ("bill:6", "bill-1", "draw", 2),
    ],
)
def test_of_two_symbols_with_a_line_one_is_used(die: str, id: str, other: str, points: int) -> None:
    spent = table({"active": [die]})
    assert {f"spend {id}", f"{other} {id}"} < set(spent.options)
    spent.do(f"spend {id}", *["done"] * ("done" in spent.options))
    assert [(event["die"], event["count"]) for event in spent.told("spend")] == [(id, points)]
    assert spent.told("draw")[0]["seat"] == "player-2"
    used = table({"active": [die]}).do(f"{other} {id}", rolls=[1, 1])
    assert used.view()["fellowship"] == 0
    assert used.told("spend") == []


@pytest.mark.rule("R2.7", "R7.9")
@pytest.mark.parametrize("face", [4, 6])
def test_an_artifact_is_mustered_for_nothing(face: int) -> None:
    game = table({"active": [f"elven-cloak:{face}", "frodo:1"]}).do("muster elven-gift-1")
    assert game.side(1).muster == ["elven-gift-1"]
    assert game.side(1).active == ["frodo-1"]
    assert game.side(1).spent == []


@pytest.mark.rule("R2.7")
def test_an_artifact_die_that_shows_something_else_is_none() -> None:
    assert "muster elven-gift-1" not in table({"active": ["elven-cloak:1", "frodo:1"]}).options


@pytest.mark.rule("R2.8", "R8.23")
@pytest.mark.parametrize(("die", "face"), [("fotr", 1), ("ttt", 3), ("rotk", 3)])
def test_sauron_pays_nothing_whatever_the_level(die: str, face: int) -> None:
    """Goblins of level 1, Saruman of 3, Nazgûl of 4."""
    game = rolling(die, rolls=[face])
    assert game.sauron["muster"] == [f"{die}-1"]
    assert game.sauron["corruption"] == 0
    assert len(game.view()["forces"]) == 1


@pytest.mark.rule("R2.9")
def test_samwise_takes_exactly_one_other_die_along() -> None:
    game = table({"active": ["sam:4", "frodo:1", "frodo:5"]})
    game.do("along sam-1")
    assert game.options == ["with frodo-1", "with frodo-2"]
    game.do("with frodo-2", rolls=[5, 6])
    assert [game.face(die) for die in ("frodo-1", "sam-1", "frodo-2")] == [1, 5, 6]


@pytest.mark.rule("R2.9", "R3.4")
def test_samwise_takes_nothing_along_from_other_areas() -> None:
    elsewhere = {"muster": ["frodo:5"], "spent": ["frodo:1"], "used": ["frodo"]}
    game = table({"active": ["sam:4"], **elsewhere})
    assert game.options == ["reroll sam-1", "done"]


@pytest.mark.rule("R2.10", "R7.22")
def test_nothing_rolled_has_to_be_used() -> None:
    rolled = ["merry:4", "frodo:1", "sam:4", "bill:4", "sting:4"]
    game = idle(table({"active": rolled}))
    side = game.side(1)
    assert side.used == ["frodo-1", "sam-1", "bill-1", "halflings-1", "weapon-1"]
    assert side.active == side.spent == side.muster == []


@pytest.mark.rule("R2.10", "R7.7")
def test_an_immediate_effect_has_to_be_used() -> None:
    game = table({"bag": ["lembas"], "active": ["frodo"]}, at="draw", rolls=[1, 4])
    assert game.kinds.count("immediate") == 1
    assert game.side(1).spent == ["elven-gift-1"]
