"""R7 Phases 4 and 5: recruit or restore, and clean up."""

from __future__ import annotations

import pytest

from tests.dice.plays import RECORDS, idle
from tests.dice.table import table

UNITS = ["merry", "faramir", "army-of-gondor", "legolas", "aragorn", "gandalf"]
ARTIFACTS = ["anduril", "elven-cloak", "horn-of-gondor"]


@pytest.mark.rule("R7.18")
@pytest.mark.parametrize("card", ["sam", "bill", *ARTIFACTS, *UNITS])
def test_a_die_costs_what_its_card_costs(card: str) -> None:
    cost = RECORDS[card]["cost"]
    poor = table({}, at="recruit", fellowship=cost - 1)
    assert f"recruit {card}" not in poor.options
    if poor.asked[1] == "recruit":
        assert poor.refused[f"recruit {card}"] == ("unaffordable", "R7.18")
    game = table({}, {}, at="recruit", fellowship=cost)
    die = game.view()["wilds"][card][0]
    game.do(f"recruit {card}")
    assert die in game.side(1).used
    assert die not in game.view()["wilds"][card]


@pytest.mark.rule("R7.18", "R7.20")
def test_one_die_or_one_card_and_no_more() -> None:
    for option in ("recruit sam", "restore bill"):
        game = table({}, {}, at="recruit", fellowship=9, corrupted=["bill"]).do(option)
        assert game.asked[0] == "player-2"
        assert len(game.told("recruit")) + len(game.told("restore")) == 1


@pytest.mark.rule("R7.18", "R7.24")
def test_phase_4_may_be_left_out() -> None:
    game = table({}, {}, at="recruit", fellowship=9).do("done")
    assert game.told("recruit") == game.told("restore") == []
    assert game.side(1).used == []


@pytest.mark.rule("R7.18")
def test_a_card_without_dice_has_none_to_recruit() -> None:
    game = table({}, at="recruit", fellowship=9, on_cards={"bill": 0, "sam": 1})
    assert "recruit bill" not in game.options
    assert game.refused["recruit bill"] == ("no-dice", "R7.18")
    assert game.refused["recruit frodo"] == ("no-dice", "R7.18")
    game.do("recruit sam")
    assert game.view()["wilds"]["sam"] == []


@pytest.mark.rule("R7.19", "R4.9")
@pytest.mark.parametrize(
    ("card", "guard"),
    [
        *((card, "fotr") for card in ARTIFACTS),
        *((card, "ttt") for card in UNITS[:3]),
        *((card, "rotk") for card in UNITS[3:]),
    ],
)
def test_recruiting_in_a_guarded_row_brings_sauron_a_marked_die(card: str, guard: str) -> None:
    game = table({}, {}, at="recruit", fellowship=9).do(f"recruit {card}")
    die = f"{guard}-1"
    assert game.sauron["muster"] == game.sauron["marked"] == [die]
    assert len(game.view()["guards"][guard]) == 2
    assert game.view()["forces"] == {}
    assert game.view()["totals"]["points"] == 1


@pytest.mark.rule("R7.19")
@pytest.mark.parametrize("card", ["sam", "bill"])
def test_nobody_guards_the_first_row(card: str) -> None:
    game = table({}, {}, at="recruit", fellowship=9).do(f"recruit {card}")
    assert game.sauron["muster"] == []


@pytest.mark.rule("R7.19")
@pytest.mark.parametrize("left", [0, 1])
def test_a_guard_without_dice_sends_none(left: int) -> None:
    game = table({}, {}, at="recruit", fellowship=9, guards={"ttt": left}).do("recruit merry")
    assert len(game.sauron["muster"]) == left
    assert game.view()["guards"]["ttt"] == []
    assert len(game.view()["guards"]["rotk"]) == 3


@pytest.mark.rule("R7.20")
@pytest.mark.parametrize("card", ["sam", "anduril", "gandalf"])
def test_restoring_costs_the_same_and_brings_no_enemy(card: str) -> None:
    cost = RECORDS[card]["cost"]
    poor = table({}, at="recruit", fellowship=cost - 1, corrupted=[card, "merry"])
    assert f"restore {card}" not in poor.options
    game = table({}, {}, at="recruit", fellowship=cost, corrupted=[card, "merry"])
    game.do(f"restore {card}")
    assert game.view()["corrupted"] == ["merry"]
    assert game.sauron["muster"] == []
    assert game.sauron["corruption"] == 0


@pytest.mark.rule("R7.20")
def test_a_card_that_is_not_corrupted_cannot_be_restored() -> None:
    game = table({}, at="recruit", fellowship=9, corrupted=["merry"])
    assert [option for option in game.options if option.startswith("restore")] == ["restore merry"]


@pytest.mark.rule("R7.21")
def test_a_corrupted_card_may_be_recruited_from_and_its_dice_stay_blank() -> None:
    game = table({}, {}, at="recruit", fellowship=2, corrupted=["sam"]).do("recruit sam")
    assert game.view()["corrupted"] == ["sam"]
    drawn = table({"bag": ["sam", "frodo"]}, at="draw", corrupted=["sam"])
    assert drawn.side(1).spent == ["sam-1"]


@pytest.mark.rule("R14.7")
def test_a_corrupted_card_in_a_guarded_row_brings_the_enemy_die_too() -> None:
    game = table({}, {}, at="recruit", fellowship=3, corrupted=["merry"]).do("recruit merry")
    assert game.sauron["marked"] == ["ttt-1"]


@pytest.mark.rule("R14.8", "R7.20")
def test_a_card_without_dice_can_be_restored() -> None:
    game = table({}, {}, at="recruit", fellowship=3, corrupted=["bill"], on_cards={"bill": 0})
    assert game.options == [
        *("recruit sam", "recruit elven-cloak", "recruit merry", "restore bill", "done")
    ]
    assert game.do("restore bill").view()["corrupted"] == []


@pytest.mark.rule("R7.22")
def test_what_is_spent_and_left_over_goes_to_the_used_pile() -> None:
    side = {"spent": ["frodo:1"], "active": ["merry:4", "sam:4"], "used": ["bill"]}
    game = table(side, {}, at="clean-up")
    assert game.side(1).used == ["frodo-1", "sam-1", "bill-1", "halflings-1"]
    assert game.side(1).active == game.side(1).spent == []
    assert game.asked == ("player-2", "dice")


@pytest.mark.rule("R7.22", "R3.8")
def test_however_many_dice_were_spent_all_go_to_the_used_pile() -> None:
    game = table({"spent": ["frodo:1"] * 7, "active": ["sam:4"] * 2}, {}, at="clean-up")
    assert game.side(1).used == [f"frodo-{n + 1}" for n in range(7)] + ["sam-1", "sam-2"]


@pytest.mark.rule("R7.22")
def test_units_stay_and_artifacts_may_go() -> None:
    muster = ["frodo:5+sting:4", "elven-cloak:4", "evenstar:4"]
    side = {"muster": muster, "prepared": ["merry:4"]}
    game = table(side, {}, at="clean-up")
    assert game.asked == ("player-1", "tidy")
    assert game.options == ["discard elven-gift-1", "discard heirloom-1", "done"]
    game.do("discard elven-gift-1", "done")
    assert game.side(1).muster == ["frodo-1", "weapon-1", "heirloom-1"]
    assert game.side(1).used == ["elven-gift-1"]
    assert game.side(1).prepared == ["halflings-1"]


@pytest.mark.rule("R7.23")
def test_dice_gained_in_phase_2_are_rolled_at_once() -> None:
    side = {"muster": ["elven-rope:4"], "used": ["merry", "bill"], "active": ["frodo:1"]}
    game = table(side).do("use elven-gift-1", "fetch bill-1", "fetch halflings-1", rolls=[6, 4])
    assert game.side(1).active == ["frodo-1", "bill-1", "halflings-1"]
    assert (game.face("bill-1"), game.face("halflings-1")) == (6, 4)
    assert game.face("frodo-1") == 1


@pytest.mark.rule("R7.23")
@pytest.mark.parametrize("at", ["war", "recruit"])
def test_dice_gained_later_in_ones_turn_wait_aside_for_the_next(at: str) -> None:
    side = {"muster": ["elven-rope:4", "frodo:5"], "used": ["merry", "bill"]}
    game = table(side, {}, at=at, fellowship=2).do("use elven-gift-1", "fetch bill-1")
    game.do("fetch halflings-1")
    assert game.side(1).aside == ["bill-1", "halflings-1"]
    assert game.side(1).active == []
    assert game.face("bill-1") == 0
    idle(game)
    assert game.side(1).aside == []
    assert game.side(1).active == ["bill-1", "halflings-1"]


@pytest.mark.rule("R7.23")
def test_dice_drawn_for_a_payment_in_phase_4_wait_too() -> None:
    """Merry's third face gives 1 Fellowship and draws a die."""
    game = table({"active": ["merry:3", "frodo:1"], "bag": ["frodo"]}, {}, at="recruit")
    game.do("recruit sam")
    assert game.told("draw")[0]["area"] == "aside"
    assert game.side(1).active == ["frodo-1"]


@pytest.mark.rule("R7.25", "R14.30", "R7.23")
def test_a_die_that_draws_besides_may_pay_in_phase_4_before_poorer_ones() -> None:
    side = {"active": ["merry:3", "frodo:1", "legolas:3", "frodo:2"], "bag": ["frodo"]}
    game = table(side, {}, at="recruit")
    assert [it for it in game.options if it.startswith("spend")] == ["spend halflings-1"]
    assert game.detail("spend halflings-1") == {"die": "merry", "fellowship": 1}
    game.do("spend halflings-1")
    assert game.asked == ("player-1", "recruit")
    assert game.side(1).aside == ["frodo-1"]
    game.do("recruit sam")
    assert [event["die"] for event in game.told("spend")] == ["halflings-1", "frodo-2"]


@pytest.mark.rule("R7.23")
def test_dice_gained_in_anothers_turn_join_the_active_pool_for_ones_own() -> None:
    mine = {"muster": ["elven-rope:4"], "used": ["merry", "bill"]}
    game = table({"muster": ["frodo:5"]}, mine, at="war")
    game.do("use elven-gift-1", "fetch bill-1", "fetch halflings-1")
    assert game.side(2).active == ["bill-1", "halflings-1"]
    assert game.side(2).aside == []
    assert game.face("bill-1") == 0
    game.do("attack")
    assert game.asked == ("player-2", "dice")
    assert len(game.side(2).active) == 7
    assert game.face("bill-1") == 1


@pytest.mark.rule("R7.24")
def test_the_five_phases_come_in_their_order() -> None:
    side = {"muster": ["merry:4", "elven-cloak:4"], "bag": ["frodo"] * 5}
    game = table(side, {}, at="score", rolls=[5, 1, 1, 1, 1])
    seen = []
    for option in ("done", "muster frodo-1", "done", "attack", "recruit sam", "done"):
        seen.append((game.asked[1], game.view()["phase"]))
        game.do(option)
    assert seen == [("stay", 1), ("dice", 2), ("dice", 2), ("war", 3), ("recruit", 4), ("tidy", 5)]
    order = ["score", "draw", "roll", "muster", "attack", "recruit", "clean"]
    assert [kind for kind in game.kinds if kind in order][: len(order)] == order
