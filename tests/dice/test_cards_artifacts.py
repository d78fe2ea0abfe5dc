"""Every ability of the Artifacts, with the case beside it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dice.plays import assaulted, attack, borrowed, corrupting, idle, total
from tests.dice.table import Holding, table

GOBLIN, ORC, TROLL, EYE = "fotr:1", "fotr:2", "fotr:3", "fotr:4"
WARG, SARUMAN, MUMAK, NAZGUL = "ttt:2", "ttt:3", "rotk:2", "rotk:3"
ICONS = [4, 5, 6]


def bursts(face: int) -> int:
    return int(face == 6)


def units(*muster: str) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = table({"muster": list(muster)}, at="war").view()["units"]
    return found


# Weapons.


@pytest.mark.parametrize("face", ICONS)
def test_anduril_adds_two_to_an_attack_or_three(face: int) -> None:
    assert total(attack(f"frodo:5+anduril:{face}")) == 1 + 2 + bursts(face)
    assert total(attack("frodo:5", f"anduril:{face}")) == 1
    assert units(f"frodo:5+anduril:{face}")["frodo-1"]["defense"] == 1


@pytest.mark.parametrize("face", ICONS)
def test_anduril_brings_a_unit_that_scored_back_to_the_active_pool(face: int) -> None:
    side = {"muster": [f"merry:4+anduril:{face}", "frodo:5"]}
    game = table(side, {}, at="score")
    assert game.asked == ("player-1", "come-back")
    game.do("keep weapon-1")
    assert game.side(1).glory == 3
    assert {"halflings-1", "weapon-1"} < set(game.side(1).active)
    assert len(game.side(1).active) == 7
    assert game.side(1).used == ["frodo-1"]
    assert game.view()["bearers"] == {}


def test_anduril_may_go_to_the_used_pile_with_its_unit() -> None:
    game = table({"muster": ["merry:4+anduril:4"]}, {}, at="score").do("pass")
    assert game.side(1).used == ["halflings-1", "weapon-1"]
    assert game.side(1).glory == 2


def test_anduril_brings_nothing_back_that_fell_or_was_not_borrowed() -> None:
    fallen = assaulted("frodo:5+anduril:4")
    assert fallen.side(1).used == ["frodo-1", "weapon-1"]
    prepared = table({"prepared": ["faramir:4+anduril:4"]}, {}, at="score")
    assert prepared.side(1).used == ["ithilien-1", "weapon-1"]


def test_another_artifact_on_the_unit_goes_to_the_used_pile() -> None:
    side = {"muster": ["frodo:5+anduril:4+mithril-coat:4"]}
    game = table(side, {}, at="score").do("keep weapon-1")
    assert game.side(1).used == ["heirloom-1"]
    assert {"frodo-1", "weapon-1"} < set(game.side(1).active)


@pytest.mark.rule("R14.40")
def test_all_andurils_come_back_with_their_unit() -> None:
    side = {"muster": ["frodo:5+anduril:4+anduril:6+mithril-coat:4"]}
    game = table(side, {}, at="score")
    assert game.asked == ("player-1", "come-back")
    game.do("keep weapon-1")
    assert {"frodo-1", "weapon-1", "weapon-2"} < set(game.side(1).active)
    assert game.side(1).used == ["heirloom-1"]
    assert game.view()["bearers"] == {}


@pytest.mark.parametrize("face", ICONS)
@pytest.mark.parametrize(
    ("enemy", "bonus"), [(GOBLIN, 3), (ORC, 3), ("rotk:1", 3), (TROLL, 1), (EYE, 1)]
)
def test_sting_adds_one_or_three_against_goblins_and_orcs(
    face: int, enemy: str, bonus: int
) -> None:
    assert total(attack(f"frodo:5+sting:{face}", enemies=[enemy])) == 1 + bonus


@pytest.mark.parametrize("face", ICONS)
def test_stings_burst_adds_to_the_defense_as_well(face: int) -> None:
    found = units(f"frodo:5+sting:{face}", "sam:5")
    assert found["frodo-1"] == {"attack": 2, "defense": 1 + bursts(face)}
    assert found["sam-1"] == {"attack": 1, "defense": 2}


@pytest.mark.parametrize("face", ICONS)
@pytest.mark.parametrize(("unit", "plain", "bonus"), [("gandalf:4", 5, 3), ("treebeard:5", 6, 2)])
def test_glamdring_adds_two_and_on_gandalf_three(
    face: int, unit: str, plain: int, bonus: int
) -> None:
    assert total(attack(f"{unit}+glamdring:{face}")) == plain + bonus + bursts(face)


@pytest.mark.parametrize("face", ICONS)
def test_the_dwarven_axe_adds_three_to_ones_own_attack_or_four(face: int) -> None:
    game = attack("frodo:5", f"dwarven-axe:{face}", fellowship=2)
    assert game.options == ["use weapon-1", "done"]
    game.do("use weapon-1")
    assert total(game) == 1 + 3 + bursts(face)
    assert game.side(1).used == ["weapon-1"]


def test_the_dwarven_axe_need_not_be_used() -> None:
    game = attack("frodo:5", "dwarven-axe:4", fellowship=2).do("done")
    assert total(game) == 1
    assert game.side(1).muster == ["frodo-1", "weapon-1"]


def test_two_axes_add_up() -> None:
    game = attack("frodo:5", "dwarven-axe:4", "dwarven-axe:6", fellowship=2)
    game.do("use weapon-1", "use weapon-2")
    assert total(game) == 1 + 3 + 4


def test_the_axe_of_another_player_does_not_help() -> None:
    others: tuple[Holding, ...] = ({"muster": ["dwarven-axe:4"]},)
    game = attack("frodo:5", others=others, fellowship=2)
    assert total(game) == 1
    assert game.side(2).muster == ["weapon-1"]


# Elven Gifts.


@pytest.mark.parametrize("face", ICONS)
def test_the_elven_cloak_adds_two_to_the_defense_of_all_ones_units_or_three(face: int) -> None:
    game = assaulted("frodo:5", "sam:5", f"elven-cloak:{face}", enemies=[NAZGUL])
    game.do("use elven-gift-1")
    assert game.detail("defend frodo-1") == {"falls": 3 + bursts(face)}
    assert game.detail("defend sam-1") == {"falls": 4 + bursts(face)}
    game.do("defend frodo-1")
    assert "elven-gift-1" in game.side(1).used


def test_the_elven_cloak_need_not_be_used() -> None:
    game = assaulted("frodo:5", "elven-cloak:4", enemies=[GOBLIN]).do("pass")
    assert game.side(1).muster == ["elven-gift-1"]
    assert game.side(1).used == ["frodo-1"]


def test_the_elven_cloak_is_of_no_use_to_whoever_is_not_attacked() -> None:
    others: tuple[Holding, ...] = ({"muster": ["elven-cloak:4"]}, {})
    game = assaulted("frodo:5", others=others)
    assert game.told("use") == []
    assert game.side(1).used == ["frodo-1"]


@pytest.mark.parametrize("face", ICONS)
def test_the_elven_rope_takes_two_dice_of_the_used_pile_or_three(face: int) -> None:
    pile = ["merry", "faramir", "gandalf", "legolas"]
    side = {"muster": [f"elven-rope:{face}"], "used": pile, "active": ["frodo:1"]}
    game = table(side).do("use elven-gift-1", "fetch halflings-1", "fetch ancients-1")
    assert (game.asked[1] == "fetch") == (face == 6)
    if face == 6:
        game.do("fetch elves-1")
    assert len(game.side(1).active) == 3 + bursts(face)
    assert {game.face(die) for die in game.side(1).active} == {1}


def test_the_elven_rope_is_used_while_sauron_attacks() -> None:
    game = assaulted("frodo:5", "elven-rope:4", own={"used": ["merry"]})
    game.do("use elven-gift-1", "fetch halflings-1")
    assert game.side(1).active == ["halflings-1"]
    assert game.face("halflings-1") == 0


def test_the_elven_rope_is_used_in_ones_own_attack() -> None:
    own = {"used": ["merry", "bill"]}
    game = attack("frodo:5", "elven-rope:4", own=own, fellowship=2)
    game.do("use elven-gift-1", "fetch halflings-1", "fetch bill-1")
    assert game.side(1).aside == ["bill-1", "halflings-1"]


@pytest.mark.parametrize("face", ICONS)
@pytest.mark.parametrize(("enemies", "left"), [([GOBLIN, NAZGUL], 2), ([NAZGUL], 0)])
def test_the_phial_has_one_die_count_nothing(face: int, enemies: list[str], left: int) -> None:
    game = assaulted("sam:5", f"phial:{face}", enemies=enemies).do("use elven-gift-1")
    game.do("dazzle rotk-1")
    assert [event["count"] for event in game.told("assault")] == ([left] if left else [])
    assert game.side(1).used == ["sam-1", "elven-gift-1"][1 if not left else 0 :]


def test_two_phials_take_two_dice_and_leave_the_eyes() -> None:
    muster = ["sam:5", "phial:4", "phial:5"]
    game = assaulted(*muster, enemies=[GOBLIN, ORC, NAZGUL, "ttt:4"])
    game.do("use elven-gift-1")
    assert game.options == ["dazzle fotr-1", "dazzle fotr-2", "dazzle rotk-1"]
    game.do("dazzle rotk-1", "use elven-gift-2", "dazzle fotr-1")
    assert [event["count"] for event in game.told("assault")] == [2]


def test_a_phial_of_an_owner_may_take_two_dice() -> None:
    mat = {"muster": [GOBLIN, ORC, NAZGUL]}
    agenda: list[dict[str, Any]] = [
        *({"do": "Round"}, {"do": "EndOnslaught"}, {"do": "Assault", "seat": "player-1"}),
        {"do": "DazzleDie", "seat": "player-1", "count": 2},
    ]
    side = {"muster": ["sam:5"]}
    game = table(side, {}, {}, at="sauron-attack", sauron=mat, agenda=agenda)
    game.do("dazzle rotk-1", "dazzle fotr-1")
    assert [event["count"] for event in game.told("assault")] == [2]


@pytest.mark.parametrize("face", ICONS)
def test_lembas_gives_three_fellowship_at_once_or_four(face: int) -> None:
    game = table({"bag": ["lembas", "sam"]}, at="draw", rolls=[4, face])
    assert game.view()["fellowship"] == 3 + bursts(face)
    assert game.side(1).spent == ["elven-gift-1"]
    assert game.side(1).active == ["sam-1"]


def test_lembas_cannot_be_mustered_or_kept() -> None:
    game = table({"bag": ["lembas", "sam"]}, at="draw", rolls=[4, 4])
    assert "muster elven-gift-1" not in game.options


# Heirlooms.


@pytest.mark.parametrize("face", ICONS)
def test_the_horn_is_exchanged_for_a_die_of_anothers_used_pile(face: int) -> None:
    side = {"muster": [f"horn-of-gondor:{face}"], "active": ["frodo:1"]}
    game = table(side, {"used": ["gandalf", "frodo"]}).do("use heirloom-1")
    assert game.options == ["take frodo-9", "take ancients-1"]
    game.do("take ancients-1", rolls=[6])
    assert game.side(1).active == ["frodo-1", "ancients-1"]
    assert game.face("ancients-1") == 6
    assert game.side(2).used == ["frodo-9", "heirloom-1"]
    assert game.side(1).used == []


def test_a_die_taken_for_the_horn_later_in_the_turn_waits_aside() -> None:
    side = {"muster": ["horn-of-gondor:4", "frodo:5"]}
    game = table(side, {"used": ["gandalf"]}, at="recruit", fellowship=2)
    game.do("use heirloom-1", "take ancients-1")
    assert game.side(1).aside == ["ancients-1"]
    idle(game)
    assert game.side(1).active == ["ancients-1"]


def test_a_die_taken_for_the_horn_in_saurons_turn_joins_the_active_pool() -> None:
    others: tuple[Holding, ...] = ({"used": ["gandalf"]}, {})
    game = assaulted("frodo:5", "horn-of-gondor:4", others=others)
    game.do("use heirloom-1", "take ancients-1")
    assert game.side(1).active == ["ancients-1"]


def test_the_horn_is_used_in_ones_own_attack() -> None:
    others: tuple[Holding, ...] = ({"used": ["gandalf"]},)
    game = attack("frodo:5", "horn-of-gondor:4", others=others, fellowship=2)
    game.do("use heirloom-1", "take ancients-1")
    assert game.side(1).aside == ["ancients-1"]


@pytest.mark.parametrize("face", ICONS)
def test_the_mithril_coat_adds_three_to_the_defense_or_four(face: int) -> None:
    found = units(f"frodo:5+mithril-coat:{face}", "frodo:6")
    assert found["frodo-1"] == {"attack": 1, "defense": 4 + bursts(face)}
    assert found["frodo-2"]["defense"] == 2
    game = assaulted(f"frodo:5+mithril-coat:{face}", enemies=[TROLL])
    assert len(game.told("hold")) == (face == 6)


def test_the_mithril_coat_adds_nothing_to_an_attack_or_when_it_is_loose() -> None:
    assert total(borrowed("frodo:5+mithril-coat:4")) == 2
    assert units("frodo:5", "mithril-coat:4")["frodo-1"]["defense"] == 1


@pytest.mark.parametrize("face", ICONS)
def test_the_evenstar_takes_two_corruption_off_the_mat_or_three(face: int) -> None:
    side = {"muster": [f"evenstar:{face}"]}
    game = corrupting(5, side, {}, {}, location="rivendell").do("use heirloom-1")
    assert game.told("cleanse") == [{"seat": "player-1", "count": 2 + bursts(face)}]
    assert game.side(1).used == ["heirloom-1"]
    if face == 6:
        assert game.view()["corrupted"] == ["sam"]
    else:
        game.do("corrupt bill")
        assert game.view()["corrupted"] == ["bill"]


def test_the_evenstar_takes_what_there_is_and_no_more() -> None:
    game = corrupting(1, {"muster": ["evenstar:6"]}, {}, {}).do("use heirloom-1")
    assert game.told("cleanse") == [{"seat": "player-1", "count": 1}]
    assert game.sauron["corruption"] == 0


def test_the_evenstar_may_be_anybodys_and_need_not_be_used() -> None:
    game = corrupting(2, {}, {"muster": ["evenstar:4"]}, {}, location="rivendell")
    assert game.asked == ("player-2", "before-corrupting")
    game.do("pass")
    assert game.view()["corrupted"] == ["sam"]


def test_without_corruption_the_evenstar_is_not_asked_for() -> None:
    game = corrupting(0, {"muster": ["evenstar:4"]}, {}, {})
    assert game.told("use") == []
    assert game.side(1).muster == ["heirloom-1"]


@pytest.mark.parametrize("face", ICONS)
def test_the_palantir_draws_two_dice_and_rolls_them(face: int) -> None:
    bag = ["palantir", "sam", "frodo", "frodo", "frodo"]
    side = {"bag": bag, "used": ["merry", "merry"]}
    game = table(side, at="draw", rolls=[1, 1, 1, 4, face, 5, 6])
    assert game.side(1).spent == ["heirloom-1"]
    assert {game.face("halflings-1"), game.face("halflings-2")} == {5, 6}
    assert len(game.side(1).active) == 6


def test_what_the_palantir_draws_may_be_immediate_again() -> None:
    bag = ["palantir", "sam", "frodo", "frodo", "frodo"]
    game = table({"bag": bag, "used": ["lembas"]}, at="draw", rolls=[1, 1, 1, 4, 4, 6])
    assert game.view()["fellowship"] == 4
    assert game.side(1).spent == ["elven-gift-1", "heirloom-1"]


def test_the_palantir_brings_no_corruption() -> None:
    bag = ["palantir", "sam", "frodo", "frodo", "frodo"]
    game = table({"bag": bag}, at="draw", rolls=[1, 1, 1, 4, 4])
    assert game.sauron["corruption"] == 0
