"""Every ability of the basic cards and the Units, with the case beside it."""

from __future__ import annotations

import pytest

from tests.dice.plays import assaulted, attack, borrowed, idle, rolling, total
from tests.dice.table import Holding, table

GOBLIN, ORC, TROLL, EYE = "fotr:1", "fotr:2", "fotr:3", "fotr:4"
WARG, SARUMAN, MUMAK, NAZGUL = "ttt:2", "ttt:3", "rotk:2", "rotk:3"


def defense(*muster: str, die: str, **own: list[str]) -> int | None:
    """The defense of a mustered Unit."""
    game = table({"muster": list(muster), **own}, at="war")
    found: int | None = game.view()["units"][die]["defense"]
    return found


def glory_when_lent(*lent: str) -> int:
    return borrowed(*lent).side(2).glory


# Frodo.


@pytest.mark.parametrize("face", [5, 6])
def test_frodo_bears_the_ring_on_each_face_of_his_that_is_a_unit(face: int) -> None:
    game = assaulted(f"frodo:{face}", "merry:4", ringbearer="player-1", others=({}, {}))
    assert game.detail("ring") == {"corruption": 2}
    game.do("ring")
    assert game.told("fall") == []
    assert game.sauron["delayed"] == 2


@pytest.mark.parametrize(("unit", "corruption"), [("frodo:5", 0), ("frodo:6", 0), ("sam:5", 2)])
def test_frodo_hides_from_an_eye_while_he_is_prepared(unit: str, corruption: int) -> None:
    sides = [{"prepared": [unit]}, {}]
    game = rolling("fotr", rolls=[4], sides=sides, location="helms-deep", ringbearer="player-2")
    # With two players an Eye brings 2 here; the first player's turn has begun since.
    assert game.sauron["corruption"] == corruption


def test_frodo_hides_nobody_while_he_is_mustered() -> None:
    sides = [{"muster": ["frodo:5"]}, {}, {}]
    game = rolling("fotr", rolls=[4], sides=sides, location="helms-deep", ringbearer="player-2")
    assert game.sauron["corruption"] == 3


# Samwise.


def test_samwise_is_rolled_again_alone_or_with_another() -> None:
    alone = table({"active": ["sam:4", "frodo:1"]}).do("reroll sam-1", rolls=[2])
    assert (alone.face("sam-1"), alone.face("frodo-1")) == (2, 1)
    both = table({"active": ["sam:4", "frodo:1"]}).do("along sam-1", "with frodo-1", rolls=[2, 3])
    assert {both.face("sam-1"), both.face("frodo-1")} == {2, 3}
    assert both.side(1).spent == []


def test_another_re_roll_takes_nobody_along() -> None:
    """Neither Aragorn's face nor the Horn's has a burst."""
    game = table({"active": ["aragorn:3", "horn-of-gondor:3", "frodo:1"]})
    assert not [option for option in game.options if option.startswith("along")]


# Merry and Pippin.


@pytest.mark.parametrize("face", [4, 5, 6])
def test_merry_has_units_come_back_to_the_active_pool(face: int) -> None:
    for merry, area in (([f"merry:{face}"], "active"), ([], "used")):
        sides: list[Holding] = [{"prepared": ["faramir:4"]}, {"prepared": merry}, {}]
        game = table(*sides, at="score", cards=["merry"])
        assert "ithilien-1" in getattr(game.side(1), area)


@pytest.mark.parametrize(("face", "bonus"), [(4, 0), (5, 0), (6, 2)])
def test_merrys_burst_adds_to_his_attack_when_he_is_borrowed(face: int, bonus: int) -> None:
    plain = {4: 2, 5: 2, 6: 3}[face]
    assert total(borrowed(f"merry:{face}")) == 1 + plain + bonus
    assert total(attack(f"merry:{face}")) == plain


@pytest.mark.parametrize("face", [4, 5, 6])
def test_pippin_saves_fallen_units_for_the_active_pool(face: int) -> None:
    for unit, saved in ((f"pippin:{face}", True), (f"merry:{face}", False)):
        game = assaulted("frodo:5", unit, enemies=[TROLL]).do("defend frodo-1")
        assert (game.side(1).active[:1] == ["frodo-1"]) == saved
        assert ("frodo-1" in game.side(1).used) != saved


@pytest.mark.parametrize(("face", "glory"), [(4, 0), (5, 0), (6, 1)])
def test_pippins_burst_brings_glory_when_he_falls(face: int, glory: int) -> None:
    game = assaulted(f"pippin:{face}", enemies=[NAZGUL])
    assert len(game.told("fall")) == 1
    assert game.side(1).glory == glory


def test_pippins_burst_brings_nothing_when_another_falls_or_he_stands() -> None:
    game = assaulted("frodo:5", "pippin:6", enemies=[GOBLIN]).do("defend frodo-1")
    assert game.side(1).muster == ["halflings-1"]
    assert game.side(1).glory == 0


# Faramir and Éowyn.


@pytest.mark.parametrize("face", [4, 5, 6])
def test_faramir_brings_more_glory_for_all_units_borrowed_with_him(face: int) -> None:
    assert glory_when_lent(f"faramir:{face}", "frodo:5") == 4
    assert glory_when_lent("frodo:6", "frodo:5") == 2


@pytest.mark.parametrize(
    ("lent", "strength"),
    [
        (["faramir:5"], 4),
        (["faramir:5", "frodo:5"], 4 + 1 + 1),
        (["faramir:6", "frodo:5", "sam:5"], 4 + 1 + 1 + 2),
        (["faramir:4", "frodo:5", "sam:5"], 3 + 1 + 1),
    ],
)
def test_faramirs_burst_adds_the_others_that_are_borrowed_with_him(
    lent: list[str], strength: int
) -> None:
    assert total(borrowed(*lent)) == 1 + strength


def test_faramirs_burst_adds_nothing_to_an_attack_of_his_owners() -> None:
    assert total(attack("faramir:5", "frodo:5")) == 4 + 1


@pytest.mark.parametrize(("face", "plain"), [(4, 3), (5, 4), (6, 4)])
def test_eowyn_is_stronger_against_nazgul(face: int, plain: int) -> None:
    assert total(attack(f"eowyn:{face}", enemies=[NAZGUL])) == plain + 3
    assert total(attack(f"eowyn:{face}", enemies=[TROLL])) == plain


@pytest.mark.parametrize(("face", "glory"), [(4, 0), (5, 1), (6, 1)])
def test_eowyns_burst_brings_glory_for_nazgul(face: int, glory: int) -> None:
    game = attack(f"eowyn:{face}", "frodo:5", enemies=[NAZGUL], fellowship=2)
    game.do("target rotk-1")
    assert [event["enemy"] for event in game.told("destroy")] == ["nazgul"]
    assert game.side(1).glory == glory


def test_eowyns_burst_brings_nothing_for_others_or_when_she_is_borrowed() -> None:
    assert attack("eowyn:5", enemies=[GOBLIN], fellowship=2).side(1).glory == 0
    lent = borrowed("eowyn:5", enemies=[NAZGUL], fellowship=2).do("target rotk-1")
    assert [event["enemy"] for event in lent.told("destroy")] == ["nazgul"]
    assert (lent.side(1).glory, lent.side(2).glory) == (0, 1)


# The Army of Gondor and the Rohirrim.


@pytest.mark.parametrize("face", [4, 5, 6])
def test_the_army_of_gondor_shelters_the_other_units(face: int) -> None:
    plain = {4: 3, 5: 5, 6: 6}[face]
    army = f"army-of-gondor:{face}"
    assert defense("frodo:5", army, die="frodo-1") == 2
    assert defense("frodo:5", army, die="armies-1") == plain
    assert defense("frodo:5", prepared=[army], die="frodo-1") == 1


def test_two_armies_shelter_each_other() -> None:
    assert defense("army-of-gondor:4", "army-of-gondor:4", die="armies-1") == 4


def test_the_army_of_gondor_shelters_against_sauron() -> None:
    game = assaulted("frodo:6", "army-of-gondor:4", enemies=[GOBLIN]).do("defend frodo-1")
    assert game.told("fall") == []
    assert game.told("hold")[0]["count"] == 3


@pytest.mark.parametrize(("face", "glory"), [(4, 1), (5, 2), (6, 2)])
def test_the_armys_burst_brings_glory_when_it_is_borrowed(face: int, glory: int) -> None:
    assert glory_when_lent(f"army-of-gondor:{face}") == glory


def test_the_armys_burst_brings_none_when_it_scores() -> None:
    assert table({"muster": ["army-of-gondor:5"]}, at="score").side(1).glory == 3


@pytest.mark.parametrize(("face", "plain", "bonus"), [(4, 4, 2), (5, 5, 3), (6, 6, 3)])
@pytest.mark.parametrize("enemy", [ORC, "ttt:1", "rotk:1"])
def test_the_rohirrim_charge_orcs_of_all_sets(
    face: int, plain: int, bonus: int, enemy: str
) -> None:
    assert total(attack(f"rohirrim:{face}", enemies=[enemy])) == plain + bonus
    assert total(attack(f"rohirrim:{face}", enemies=[GOBLIN])) == plain


# Legolas and Arwen.


@pytest.mark.parametrize(("face", "plain"), [(4, 4), (5, 6), (6, 7)])
@pytest.mark.parametrize(("enemy", "bonus"), [(WARG, 2), (MUMAK, 2), (TROLL, 0), (NAZGUL, 0)])
def test_legolas_shoots_wargs_and_mumakil(face: int, plain: int, enemy: str, bonus: int) -> None:
    """His burst adds 1 whoever is there."""
    assert total(attack(f"legolas:{face}", enemies=[enemy])) == plain + bonus


def test_legolas_is_no_stronger_for_several_wargs() -> None:
    assert total(attack("legolas:4", enemies=[WARG, WARG, MUMAK])) == 4 + 2


@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize(
    ("enemies", "glory"), [([WARG], 1), ([MUMAK], 1), ([WARG, WARG], 2), ([TROLL], 0)]
)
def test_legolas_counts_wargs_and_mumakil(face: int, enemies: list[str], glory: int) -> None:
    """Frodo and Samwise help where one face alone is too weak."""
    helpers = ["sam:6", "sam:6", "frodo:5"]
    game = attack(f"legolas:{face}", *helpers, enemies=enemies, fellowship=2)
    while game.asked[1] == "target":
        game.do(game.options[0])
    assert len(game.told("destroy")) == len(enemies)
    assert game.side(1).glory == glory


@pytest.mark.parametrize("face", [4, 5, 6])
def test_arwen_shelters_frodos_and_nobody_else(face: int) -> None:
    arwen = f"arwen:{face}"
    assert defense("frodo:5", arwen, die="frodo-1") == 3
    assert defense("sam:5", arwen, die="sam-1") == 2
    assert defense("frodo:5", arwen, die="elves-1") == {4: 3, 5: 4, 6: 5}[face]
    assert defense("frodo:5", prepared=[arwen], die="frodo-1") == 1


@pytest.mark.rule("R12.8")
@pytest.mark.parametrize(("face", "follows"), [(4, False), (5, True), (6, True)])
def test_arwens_burst_prepares_up_to_two_more(face: int, follows: bool) -> None:
    side = {"muster": [f"arwen:{face}"], "active": ["frodo:5", "merry:4", "sam:5"]}
    game = table(side, {}, {}, at="war", fellowship=2).do("prepare")
    if follows:
        game.do("follow frodo-1", "follow halflings-1")
    assert game.asked == ("player-1", "recruit")
    extra = ["frodo-1", "halflings-1"] if follows else []
    assert sorted(game.side(1).prepared) == sorted([*extra, "elves-1"])


# Aragorn and Gimli.


@pytest.mark.parametrize(("face", "plain", "bonus"), [(4, 5, 0), (5, 6, 1), (6, 7, 1)])
def test_aragorns_bursts_strengthen_the_others_in_the_attack(
    face: int, plain: int, bonus: int
) -> None:
    assert total(attack(f"aragorn:{face}", "frodo:5", "sam:5")) == plain + 2 * (1 + bonus)
    assert total(attack(f"aragorn:{face}")) == plain


@pytest.mark.rule("R14.39")
@pytest.mark.parametrize(("face", "glory"), [(4, 4), (5, 4), (6, 5)])
def test_aragorns_double_burst_scores_one_more(face: int, glory: int) -> None:
    assert table({"muster": [f"aragorn:{face}"]}, at="score").side(1).glory == glory
    assert glory_when_lent(f"aragorn:{face}") == 1


@pytest.mark.parametrize(("face", "plain"), [(4, 5), (5, 6), (6, 9)])
@pytest.mark.parametrize(("enemy", "bonus"), [(GOBLIN, 2), (ORC, 2), ("rotk:1", 2), (WARG, 0)])
def test_gimlis_axe_is_for_goblins_and_orcs(face: int, plain: int, enemy: str, bonus: int) -> None:
    """His double burst adds 2 whoever is there."""
    assert total(attack(f"gimli:{face}", enemies=[enemy])) == plain + bonus


@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize(("enemies", "glory"), [([GOBLIN, ORC], 2), ([WARG], 0), ([GOBLIN], 1)])
def test_gimli_counts_goblins_and_orcs(face: int, enemies: list[str], glory: int) -> None:
    game = attack(f"gimli:{face}", enemies=enemies, fellowship=2)
    while game.asked[1] == "target":
        game.do(game.options[0])
    assert len(game.told("destroy")) == len(enemies)
    assert game.side(1).glory == glory


@pytest.mark.rule("R14.39")
@pytest.mark.parametrize(("face", "expected"), [(4, 5), (5, 7), (6, 7)])
def test_gimlis_single_burst_adds_to_his_defense(face: int, expected: int) -> None:
    assert defense(f"gimli:{face}", die="captains-1") == expected
    game = assaulted(f"gimli:{face}", enemies=[MUMAK])
    assert len(game.told("fall")) == (expected <= 6)


# Gandalf and Treebeard.


@pytest.mark.parametrize("face", [4, 5, 6])
def test_gandalf_stands_between_sauron_and_the_others(face: int) -> None:
    game = assaulted("frodo:5", f"gandalf:{face}", enemies=[NAZGUL, NAZGUL])
    game.do("defend ancients-1")
    assert game.side(1).used == ["ancients-1"]
    assert game.side(1).muster == ["frodo-1"]


def test_without_gandalf_the_attack_goes_on() -> None:
    game = assaulted("frodo:5", "treebeard:4", enemies=[NAZGUL, NAZGUL]).do("defend ancients-1")
    assert game.side(1).muster == []


@pytest.mark.parametrize(("face", "plain", "bonus"), [(4, 5, 2), (5, 6, 0), (6, 7, 0)])
def test_treebeards_single_burst_adds_two(face: int, plain: int, bonus: int) -> None:
    assert total(attack(f"treebeard:{face}", enemies=[TROLL])) == plain + bonus


@pytest.mark.parametrize(("face", "plain", "bonus"), [(4, 7, 0), (5, 6, 4), (6, 7, 0)])
def test_treebeards_double_burst_is_for_saruman(face: int, plain: int, bonus: int) -> None:
    assert total(attack(f"treebeard:{face}", enemies=[SARUMAN])) == plain + bonus


def test_the_ents_crush_goblins_and_orcs_for_a_borrower_too() -> None:
    others: tuple[Holding, ...] = ({"prepared": ["treebeard:6", "frodo:5"]}, {})
    game = attack("frodo:5", enemies=[GOBLIN, TROLL], others=others, fellowship=2)
    game.do("borrow player-2", "crush ancients-1")
    assert game.sauron["destroyed"] == ["fotr-1"]
    assert total(game) == 2
    assert "ancients-1" in game.side(2).used
    assert game.side(2).glory == 2


def test_the_ents_may_attack_instead() -> None:
    game = attack("treebeard:6", enemies=[GOBLIN, TROLL]).do("done")
    assert total(game) == 7
    assert "ancients-1" in idle(game, "player-1").side(1).used
    assert game.side(1).glory == 4
