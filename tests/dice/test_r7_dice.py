"""R7 Phase 2: drawing, rolling, Immediate effects, mustering and attaching."""

from __future__ import annotations

import pytest

from mathom.games.dice.rolling import draw
from mathom.kernel.chance import Seeded
from tests.dice.plays import idle
from tests.dice.table import table

FIVE = ["frodo", "frodo", "frodo", "sam", "bill"]


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(("bag", "drawn"), [(7, 5), (5, 5), (4, 4), (0, 0)])
def test_five_dice_are_drawn_or_all_there_are(bag: int, drawn: int) -> None:
    side = {"bag": ["frodo"] * bag, "active": ["bill:1"]}
    game = table(side, at="draw")
    assert len(game.side(1).active) == drawn + 1
    assert len(game.side(1).bag) == bag - drawn


@pytest.mark.rule("R7.4", "R3.3")
def test_any_die_of_the_bag_may_be_drawn() -> None:
    bag = ["frodo", "frodo", "sam", "bill", "merry", "faramir"]
    drawn = set()
    for seed in range(60):
        state = table({"bag": bag}, at="dice").state
        drawn.update(draw(state, 0, 1, "active", Seeded(str(seed))))
    assert drawn == set(table({"bag": bag}).state.sides[0].bag)


@pytest.mark.rule("R7.4", "R3.8")
@pytest.mark.parametrize(("bag", "used", "drawn"), [(3, 4, 5), (3, 1, 4), (5, 4, 5), (0, 2, 2)])
def test_the_used_pile_refills_the_bag_but_the_spent_pile_does_not(
    bag: int, used: int, drawn: int
) -> None:
    side = {"bag": ["frodo"] * bag, "used": ["sam"] * min(used, 2) + ["merry"] * (used - 2)}
    game = table({**side, "spent": ["frodo:1"]}, at="draw")
    mine = game.side(1)
    assert len(mine.active) == drawn
    assert (len(mine.bag), len(mine.used)) == ((bag + used - drawn, 0) if bag < 5 else (0, used))
    assert len(mine.spent) == 1
    assert len(game.told("refill")) == (bag < 5)


@pytest.mark.rule("R7.4")
def test_what_is_drawn_before_the_refill_is_not_drawn_twice() -> None:
    side = {"bag": ["frodo", "frodo", "sam", "bill"], "used": ["merry", "merry"]}
    game = table(side, at="draw")
    drawn = game.told("draw")[0]["dice"]
    assert set(drawn[:4]) == {"frodo-1", "frodo-2", "sam-1", "bill-1"}
    assert drawn[4:] == ["halflings-1"]


@pytest.mark.rule("R7.5")
def test_the_whole_active_pool_is_rolled() -> None:
    side = {"bag": FIVE, "active": ["merry:4"]}
    game = table(side, at="draw", rolls=[2, 2, 2, 2, 2, 2])
    assert {game.face(die) for die in game.side(1).active} == {2}
    assert len(game.side(1).active) == 6
    assert len(game.told("roll")) == 1


@pytest.mark.rule("R7.6")
def test_a_die_of_a_corrupted_card_is_blank_and_goes_to_the_spent_pile() -> None:
    game = table({"bag": FIVE}, at="draw", corrupted=["sam"], rolls=[1, 1, 1, 1])
    assert game.side(1).spent == ["sam-1"]
    assert game.face("sam-1") == 0
    assert len(game.side(1).active) == 4


@pytest.mark.rule("R7.6")
def test_that_holds_for_dice_drawn_later_and_for_those_rolled_again() -> None:
    side = {"active": ["bill:2", "frodo:1"], "bag": ["sam"]}
    drawn = table(side, corrupted=["sam"]).do("draw bill-1")
    assert drawn.side(1).spent == ["sam-1", "bill-1"]
    again = table({"active": ["sam:4", "frodo:1"]}, corrupted=["sam"]).do("reroll sam-1")
    assert again.side(1).spent == ["sam-1"]


@pytest.mark.rule("R7.6", "R8.12")
def test_a_die_that_was_rolled_before_its_card_was_corrupted_can_still_be_used() -> None:
    game = table({"active": ["sam:5", "frodo:1"]}, corrupted=["sam"])
    assert "muster sam-1" in game.options


@pytest.mark.rule("R7.7")
def test_immediate_effects_come_first_in_any_order() -> None:
    for first in ("elven-gift-1", "heirloom-1"):
        bag = ["lembas", "palantir", "frodo", "frodo", "sam"]
        game = table({"bag": bag}, at="draw", rolls=[1, 1, 1, 4, 4])
        assert game.asked == ("player-1", "immediate")
        assert game.options == ["use elven-gift-1", "use heirloom-1"]
        game.do(f"use {first}")
        assert next(event["die"] for event in game.told("immediate")) == first
        assert game.asked == ("player-1", "dice")
        assert set(game.side(1).spent) == {"elven-gift-1", "heirloom-1"}
        assert len(game.told("immediate")) == 2


@pytest.mark.rule("R7.7", "R7.26")
def test_one_immediate_effect_needs_no_asking() -> None:
    game = table({"bag": ["lembas", "frodo"]}, at="draw", rolls=[1, 4])
    assert game.asked == ("player-1", "dice")
    assert game.view()["fellowship"] == 3
    assert game.side(1).spent == ["elven-gift-1"]


@pytest.mark.rule("R7.7")
def test_an_immediate_effect_comes_after_later_rolls_too() -> None:
    side = {"active": ["bill:2", "frodo:1"], "bag": ["lembas"]}
    game = table(side).do("draw bill-1", rolls=[5])
    assert game.view()["fellowship"] == 3
    assert game.side(1).spent == ["bill-1", "elven-gift-1"]


@pytest.mark.rule("R7.7")
def test_a_face_without_the_icon_has_no_immediate_effect() -> None:
    game = table({"bag": ["lembas", "frodo"]}, at="draw", rolls=[1, 2])
    assert game.view()["fellowship"] == 0
    assert "elven-gift-1" in game.side(1).active


@pytest.mark.rule("R7.8", "R7.25")
def test_mustering_spends_dice_and_moves_the_unit() -> None:
    side = {"active": ["frodo:1", "frodo:2", "aragorn:4", "sam:4"]}
    game = table(side).do("spend frodo-1", "spend frodo-2")
    assert game.view()["fellowship"] == 2
    game.do("muster captains-1")
    assert game.view()["fellowship"] == 0
    assert game.side(1).muster == ["captains-1"]
    assert game.side(1).spent == ["frodo-1", "frodo-2"]


@pytest.mark.rule("R7.8")
def test_as_many_are_mustered_as_can_be_paid_with_anything_in_between() -> None:
    side = {"active": ["frodo:5", "frodo:6", "sam:5", "bill:2", "faramir:3"], "bag": ["frodo"]}
    game = table(side).do("muster frodo-2", "draw bill-1", rolls=[1])
    game.do("muster frodo-3", "muster sam-1")
    assert game.side(1).muster == ["frodo-2", "frodo-3", "sam-1"]
    assert game.asked[1] == "war"


@pytest.mark.rule("R7.8")
def test_the_points_of_a_die_are_used_up_by_several_units() -> None:
    side = {"active": ["frodo:5", "frodo:6", "sam:5", "faramir:3", "sam:4"]}
    game = table(side).do("spend ithilien-1", "muster frodo-1", "muster frodo-2")
    assert game.view()["fellowship"] == 0
    assert game.refused["muster sam-1"] == ("unaffordable", "R7.8")


@pytest.mark.rule("R14.30")
@pytest.mark.parametrize(
    ("rolled", "unit", "spent"),
    [
        (["merry:3", "frodo:1"], "frodo:5", ["frodo-1"]),  # the other could draw as well
        (["legolas:3", "frodo:1"], "frodo:5", ["frodo-1"]),
        (["bill:6", "faramir:3"], "aragorn:4", ["ithilien-1"]),  # the other could draw instead
        (["faramir:3", "frodo:1"], "frodo:5", ["frodo-1"]),  # no point too many
        (["faramir:3", "frodo:1", "frodo:2"], "aragorn:4", ["ithilien-1"]),  # fewer dice
        (["faramir:3", "frodo:1"], "aragorn:5", ["frodo-1", "ithilien-1"]),
        (["merry:3", "faramir:3"], "frodo:5", ["ithilien-1"]),
    ],
)
def test_whoever_does_not_say_how_to_pay_spends_the_poorest_dice(
    rolled: list[str], unit: str, spent: list[str]
) -> None:
    die = {"frodo:5": "frodo", "aragorn:4": "captains", "aragorn:5": "captains"}[unit]
    number = sum(1 for other in rolled if other.startswith("frodo")) if die == "frodo" else 0
    game = table({"active": [*rolled, unit, "sam:4"]}).do(f"muster {die}-{number + 1}")
    assert game.side(1).spent == spent


@pytest.mark.rule("R7.9", "R7.22")
def test_an_artifact_need_not_be_mustered_and_is_left_over_then() -> None:
    game = idle(table({"active": ["sting:4", "frodo:1"]}))
    assert game.side(1).used == ["frodo-1", "weapon-1"]


@pytest.mark.rule("R7.9")
def test_artifacts_are_mustered_and_attached_for_nothing() -> None:
    side = {"active": ["sting:4", "mithril-coat:6", "sam:4"], "muster": ["frodo:5"]}
    game = table(side).do("muster weapon-1", "attach weapon-1", "muster heirloom-1")
    game.do("attach heirloom-1")
    assert game.view()["bearers"] == {"weapon-1": "frodo-1", "heirloom-1": "frodo-1"}
    assert game.side(1).spent == []
    assert game.side(1).active == ["sam-1"]


@pytest.mark.rule("R7.10", "R7.18")
def test_fellowship_that_was_not_used_recruits_later() -> None:
    game = table({"active": ["frodo:1", "frodo:2", "frodo:3", "sam:4"]})
    game.do("spend frodo-1", "spend frodo-2", "spend frodo-3", "done", "recruit bill")
    assert len(game.view()["wilds"]["bill"]) == 3


@pytest.mark.rule("R14.25", "R7.10")
def test_fellowship_that_is_left_after_phase_4_is_lost() -> None:
    game = table({}, {}, at="recruit", fellowship=5).do("recruit sam")
    assert game.asked == ("player-2", "dice")
    assert game.view()["fellowship"] == 0


@pytest.mark.rule("R7.25", "R3.7")
def test_a_die_that_gives_its_fellowship_goes_to_the_spent_pile() -> None:
    game = table({"active": ["faramir:3", "frodo:1"]}).do("spend ithilien-1")
    assert game.side(1).spent == ["ithilien-1"]
    assert game.side(1).active == ["frodo-1"]
    assert game.view()["fellowship"] == 2


@pytest.mark.rule("R7.26", "R7.18")
def test_fellowship_of_an_immediate_effect_recruits_like_any_other() -> None:
    game = table({"bag": ["lembas", "sam"]}, at="draw", rolls=[4, 4])
    game.do("done", "recruit bill")
    assert game.told("recruit")[0]["card"] == "bill"


@pytest.mark.rule("R7.26", "R7.20")
def test_fellowship_of_an_immediate_effect_restores_too() -> None:
    game = table({"bag": ["lembas", "sam"]}, at="draw", rolls=[4], corrupted=["sam"])
    assert game.asked == ("player-1", "recruit")
    game.do("restore sam")
    assert game.view()["corrupted"] == []


@pytest.mark.rule("R14.24", "R2.3")
def test_a_die_is_rolled_again_as_often_as_it_shows_the_symbol() -> None:
    game = table({"active": ["sam:4", "frodo:1"]}).do("reroll sam-1", rolls=[4])
    game.do("reroll sam-1", rolls=[4]).do("reroll sam-1", rolls=[5])
    assert game.face("sam-1") == 5
    assert "reroll sam-1" not in game.options


@pytest.mark.rule("R4.7", "R7.9")
def test_the_units_that_could_bear_an_artifact_tell_their_figures() -> None:
    side = {"active": ["sting:4", "sam:4"], "muster": ["frodo:6", "merry:6"]}
    game = table(side).do("muster weapon-1", "attach weapon-1")
    assert game.detail("bear frodo-1") == {"attack": 1, "defense": 2}
    assert game.detail("bear halflings-1") == {"die": "merry", "attack": 3, "defense": 3}
