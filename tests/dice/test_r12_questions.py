"""R12 Questions the rule book answers, and R13 what the game is not."""

from __future__ import annotations

import pytest

from tests.dice.plays import (
    RECORDS,
    advancing,
    assaulted,
    attack,
    borrowed,
    corrupting,
    idle,
    total,
)
from tests.dice.table import GAME, Holding, table

ORC, WARG, SARUMAN = "ttt:1", "ttt:2", "ttt:3"
GOBLIN, TROLL, EYE = "fotr:1", "fotr:3", "fotr:4"
MUMAK, NAZGUL = "rotk:2", "rotk:3"


@pytest.mark.rule("R12.1", "R14.34")
@pytest.mark.parametrize(
    ("artifact", "when"),
    [
        ("phial:4", "total"),
        ("elven-rope:4", "total"),
        ("horn-of-gondor:4", "total"),
        ("elven-cloak:4", "brace"),
    ],
)
def test_artifacts_are_used_in_saurons_attack(artifact: str, when: str) -> None:
    own = {"used": ["bill"]}
    game = assaulted("frodo:5", artifact, own=own, others=({"used": ["bill"]}, {}))
    assert game.asked == ("player-1", when)
    assert [option for option in game.options if option.startswith("use")]


@pytest.mark.rule("R12.1", "R14.34")
@pytest.mark.parametrize("artifact", ["evenstar:4", "elven-rope:4", "horn-of-gondor:4"])
def test_artifacts_are_used_before_a_card_is_corrupted(artifact: str) -> None:
    sides = [{}, {"muster": [artifact], "used": ["merry"]}, {"used": ["faramir"]}]
    game = corrupting(4, *sides)
    assert game.asked == ("player-2", "before-corrupting")


@pytest.mark.rule("R12.1")
@pytest.mark.parametrize("artifact", ["anduril:4", "mithril-coat:4", "sting:4"])
def test_artifacts_to_attach_are_not_used(artifact: str) -> None:
    game = corrupting(2, {"muster": [artifact]}, {}, {})
    assert game.told("use") == []
    assert game.asked[1] == "dice"


@pytest.mark.rule("R14.34")
def test_in_anothers_turn_artifacts_are_used_before_the_war_and_no_later() -> None:
    rope = {"muster": ["elven-rope:4"], "used": ["merry"]}
    game = table({"muster": ["frodo:5"]}, rope, at="war", fellowship=2)
    assert game.asked == ("player-2", "anytime")
    game.do("pass", "attack")
    assert game.asked == ("player-1", "recruit")


@pytest.mark.rule("R14.34", "R4.7")
def test_before_a_war_all_others_are_asked_from_the_left_and_anew_after_each_use() -> None:
    ropes = [{"muster": ["elven-rope:4"], "used": [card] * 3} for card in ("merry", "faramir")]
    mine = {"muster": ["frodo:5", "elven-rope:4"], "used": ["bill"]}
    game = table(*ropes, mine, at="war", turn="player-3", ringbearer="player-3", fellowship=2)
    assert game.asked == ("player-1", "anytime")
    game.do("pass")
    assert game.asked == ("player-2", "anytime")
    game.do("use elven-gift-2", "fetch ithilien-1", "fetch ithilien-2")
    assert game.asked == ("player-1", "anytime")
    game.do("use elven-gift-1", "fetch halflings-1", "fetch halflings-2")
    assert game.asked == ("player-3", "war")
    assert game.options == ["attack", "prepare", "use elven-gift-3"]


@pytest.mark.rule("R14.34")
@pytest.mark.parametrize("artifact", ["elven-cloak:4", "phial:4", "evenstar:4", "dwarven-axe:4"])
def test_artifacts_with_a_moment_of_their_own_are_not_used_at_others(artifact: str) -> None:
    side = {"muster": [artifact, "frodo:5"], "active": ["frodo:1"]}
    game = table(side, {"muster": [artifact]}, at="dice")
    assert not [option for option in game.options if option.startswith("use")]
    game.do("done")
    assert game.asked == ("player-1", "war")
    assert game.options == ["attack", "prepare"]


@pytest.mark.rule("R12.2")
def test_saurons_dice_grow_by_recruits_alone() -> None:
    def count(game: object) -> int:
        mat = game.sauron  # type: ignore[attr-defined]
        return sum(len(mat[area]) for area in ("active", "muster", "destroyed"))

    begun = advancing("shire", {})
    assert count(begun) == 2
    later = advancing("rivendell", {}, sauron={"active": ["fotr", "fotr"]})
    assert count(later) == 2
    recruited = table({}, {}, at="recruit", fellowship=3).do("recruit merry")
    assert count(recruited) == 1
    restored = table({}, {}, at="recruit", fellowship=3, corrupted=["merry"]).do("restore merry")
    assert count(restored) == 0


@pytest.mark.rule("R12.3", "R7.19", "R8.3")
def test_a_new_die_brings_corruption_but_neither_attacks_nor_holds_up() -> None:
    mine = {"muster": ["frodo:5"]}
    mat = {"marked": ["ttt", "rotk"]}
    game = table(
        mine, {}, {}, at="sauron-score", ringbearer="player-2", location="helms-deep", sauron=mat
    )
    assert game.told("points")[0]["count"] == 2
    assert game.told("assault") == []
    assert game.view()["location"] == "pelennor"


@pytest.mark.rule("R12.4", "R9.1")
@pytest.mark.parametrize("bearer", [1, 2, 3])
def test_each_player_may_use_the_ring_only_while_bearing_it(bearer: int) -> None:
    sides = [{"muster": ["frodo:5"]}] * 3
    mat = {"muster": [ORC]}
    game = table(*sides, at="sauron-attack", ringbearer=f"player-{bearer}", sauron=mat)
    assert game.asked == (f"player-{bearer}", "ring")
    game.do("pass")
    assert len(game.told("assault")) == 3


@pytest.mark.rule("R12.5")
def test_the_ents_leave_before_anduril_could_score() -> None:
    game = attack("treebeard:6+anduril:4", "frodo:5", enemies=[ORC, GOBLIN], fellowship=2)
    game.do("crush ancients-1")
    assert game.side(1).used == ["ancients-1", "weapon-1"]
    assert game.view()["bearers"] == {}
    assert game.side(1).glory == 0
    assert sorted(game.sauron["destroyed"]) == ["fotr-1", "ttt-1"]
    idle(game)
    idle(game, "player-1")
    assert game.side(1).glory == 1  # for the Frodo alone


@pytest.mark.rule("R12.6")
@pytest.mark.parametrize(("enemy", "bonus"), [(NAZGUL, 3), (MUMAK, 0), (EYE, 0)])
def test_eowyn_is_stronger_against_nazgul(enemy: str, bonus: int) -> None:
    assert total(attack("eowyn:4", enemies=[enemy])) == 3 + bonus


@pytest.mark.rule("R12.6")
def test_black_riders_are_no_nazgul() -> None:
    """They never meet: she comes into the game when Rivendell is left. So the cards must tell."""
    bonus = next(it for it in RECORDS["eowyn"]["abilities"] if it["id"] == "eowyn-nazgul")
    rider = RECORDS["rivendell"]["eye"][0]["figures"]["enemy"]
    assert bonus["figures"]["enemies"] == ["nazgul"]
    assert rider == "black-rider"


@pytest.mark.rule("R12.7")
def test_the_horn_changes_places_with_a_die_of_anothers_used_pile() -> None:
    mine = {"muster": ["horn-of-gondor:4"], "active": ["frodo:1"]}
    game = table(mine, {"used": ["merry", "bill"]}, {"used": ["faramir"]})
    game.do("use heirloom-1")
    assert game.options == ["take bill-1", "take halflings-1", "take ithilien-1"]
    game.do("take ithilien-1", rolls=[4])
    assert game.side(1).active == ["frodo-1", "ithilien-1"]
    assert game.face("ithilien-1") == 4
    assert game.side(3).used == ["heirloom-1"]
    assert game.side(2).used == ["bill-1", "halflings-1"]


@pytest.mark.rule("R14.17", "R12.7")
@pytest.mark.parametrize("used", [[], ["merry"]])
def test_the_horn_needs_another_players_used_pile(used: list[str]) -> None:
    mine = {"muster": ["horn-of-gondor:4"], "active": ["frodo:1"], "used": ["bill"]}
    game = table(mine, {}, {"used": used})
    assert ("use heirloom-1" in game.options) == bool(used)


@pytest.mark.rule("R12.8")
@pytest.mark.parametrize(("face", "asked"), [(4, False), (5, True), (6, True)])
def test_arwen_brings_units_of_the_active_pool_along(face: int, asked: bool) -> None:
    side = {"active": ["frodo:5", "frodo:6", "sam:5", "bill:1"], "muster": [f"arwen:{face}"]}
    game = table(side, at="war", fellowship=2).do("prepare")
    assert (game.asked[1] == "follow") == asked
    if asked:
        assert game.options == ["follow frodo-1", "follow frodo-2", "follow sam-1", "done"]
        game.do("follow frodo-2", "follow sam-1")
        assert game.side(1).prepared == ["frodo-2", "sam-1", "elves-1"]
        assert game.side(1).active == ["frodo-1", "bill-1"]


@pytest.mark.rule("R14.42", "R12.8")
def test_an_arwen_that_joins_lets_nobody_join() -> None:
    side = {"active": ["arwen:5", "frodo:5", "frodo:6", "sam:5"], "muster": ["arwen:5"]}
    game = table(side, {}, {}, at="war", fellowship=2).do("prepare", "follow elves-1")
    game.do("follow frodo-1")
    assert game.asked == ("player-1", "recruit")
    assert game.side(1).active == ["frodo-2", "sam-1"]


@pytest.mark.rule("R14.42", "R12.8")
def test_of_two_arwens_that_are_prepared_each_lets_two_join() -> None:
    side = {"active": ["frodo:5", "frodo:6", "sam:5", "sam:6"], "muster": ["arwen:5", "arwen:6"]}
    game = table(side, {}, {}, at="war", fellowship=2).do("prepare")
    for _ in range(4):
        assert game.asked == ("player-1", "follow")
        game.do(game.options[0])
    assert game.side(1).active == []


@pytest.mark.rule("R12.8")
def test_fewer_may_follow_arwen_or_none() -> None:
    side = {"active": ["frodo:5", "frodo:6"], "muster": ["arwen:5"]}
    game = table(side, {}, {}, at="war").do("prepare", "follow frodo-1", "done")
    assert game.side(1).prepared == ["frodo-1", "elves-1"]


@pytest.mark.rule("R12.8", "R7.12")
def test_nobody_follows_arwen_to_an_attack() -> None:
    side = {"active": ["frodo:5"], "muster": ["arwen:5"]}
    game = table(side, {}, {}, at="war", fellowship=2).do("attack")
    assert game.asked == ("player-1", "recruit")


@pytest.mark.rule("R12.9")
@pytest.mark.parametrize("merry", [1, 2, 3])
def test_merry_calls_unborrowed_units_of_all_players_to_their_active_pools(merry: int) -> None:
    sides: list[dict[str, list[str]]] = [{"prepared": ["faramir:4+sting:4"]}, {}, {}]
    sides[merry - 1] = {"prepared": [*sides[merry - 1].get("prepared", []), "merry:4"]}
    game = table(*sides, at="score", turn="player-1")
    drawn = 5
    mine = 2 + (merry == 1)
    assert len(game.side(1).active) + len(game.side(1).spent) == drawn + mine
    assert {"ithilien-1", "weapon-1"} < set(game.side(1).active)
    assert "ithilien-1" not in game.side(1).used


@pytest.mark.rule("R12.9", "R7.3")
@pytest.mark.parametrize("area", ["muster", "active", "used"])
def test_merry_anywhere_else_calls_nobody(area: str) -> None:
    other = {area: ["merry:4" if area != "used" else "merry"]}
    game = table({"prepared": ["faramir:4"]}, other, {}, at="score")
    assert game.side(1).used == ["ithilien-1"]


@pytest.mark.rule("R14.10", "R12.9")
def test_merry_calls_himself_too() -> None:
    game = table({"prepared": ["merry:4", "faramir:4"]}, {}, at="score")
    assert {"halflings-1", "ithilien-1"} < set(game.side(1).active)


@pytest.mark.rule("R12.10", "R14.38")
@pytest.mark.parametrize("pippin", ["muster", "prepared"])
def test_while_pippin_is_mustered_ones_fallen_units_go_to_the_active_pool(pippin: str) -> None:
    own = {"prepared": ["pippin:4"]} if pippin == "prepared" else {}
    units = ["frodo:5+sting:4"] + (["pippin:5"] if pippin == "muster" else [])
    game = assaulted(*units, enemies=[GOBLIN], own=own)
    if pippin == "muster":
        game.do("defend frodo-1")  # 1 is left, which Pippin withstands
    fallen = game.side(1).active if pippin == "muster" else game.side(1).used
    assert fallen == ["frodo-1", "weapon-1"]


@pytest.mark.rule("R12.10")
def test_pippin_saves_nobody_of_the_other_players() -> None:
    game = assaulted("pippin:5", enemies=[GOBLIN], others=({"muster": ["frodo:5"]}, {}))
    if game.asked[1] == "ring":
        game.do("pass")
    assert game.side(2).active == []
    assert "frodo-9" in game.side(2).used


@pytest.mark.rule("R14.9", "R12.10")
def test_pippin_himself_is_saved_but_nobody_after_him() -> None:
    game = assaulted("frodo:5", "pippin:4", enemies=[WARG])
    game.do("defend halflings-1")
    assert game.side(1).active == ["halflings-1"]
    assert game.side(1).used == ["frodo-1"]


@pytest.mark.rule("R12.11")
def test_the_phial_makes_one_die_count_nothing_against_everybody() -> None:
    sides = [{"muster": ["sam:5", "phial:4"]}, {"muster": ["sam:5"]}, {}]
    mat = {"muster": [GOBLIN, NAZGUL]}
    game = table(*sides, at="sauron-attack", ringbearer="player-3", sauron=mat)
    assert game.asked == ("player-1", "total")
    game.do("use elven-gift-1")
    assert game.options == ["dazzle fotr-1", "dazzle rotk-1"]
    game.do("dazzle rotk-1")
    assert [event["count"] for event in game.told("assault")] == [2, 2]
    assert game.sauron["dazzled"] == []
    assert game.side(1).used == ["sam-1", "elven-gift-1"]


@pytest.mark.rule("R12.12", "R14.11")
@pytest.mark.parametrize("gandalf", [4, 5, 6])
def test_gandalf_ends_the_attack_on_his_owner_alone_when_he_falls(gandalf: int) -> None:
    others: tuple[Holding, ...] = ({"muster": ["frodo:5"]}, {})
    game = assaulted("frodo:5", f"gandalf:{gandalf}", enemies=[NAZGUL, MUMAK], others=others)
    while game.asked[1] == "ring":
        game.do("pass")
    game.do("defend ancients-1")  # 14 against 6 to 8
    assert game.side(1).muster == ["frodo-1"]
    assert game.side(1).used == ["ancients-1"]


@pytest.mark.rule("R12.12", "R2.5", "R14.11")
def test_gandalf_may_let_the_attack_go_on_where_pippin_saves_those_who_fall() -> None:
    muster = ["frodo:5", "pippin:4", "gandalf:4"]
    game = assaulted(*muster, enemies=[NAZGUL]).do("defend ancients-1")  # 2 are left of 8
    assert game.asked == ("player-1", "stand")
    assert game.options == ["use ancients-1", "pass"]
    game.do("pass", "defend frodo-1")
    assert [event["area"] for event in game.told("fall")] == ["active", "active"]
    assert game.side(1).active[:2] == ["frodo-1", "ancients-1"]
    ended = assaulted(*muster, enemies=[NAZGUL]).do("defend ancients-1", "use ancients-1")
    gandalf = {"seat": "player-1", "die": "ancients-1", "card": "gandalf", "area": "active"}
    assert ended.told("fall") == [gandalf]


@pytest.mark.rule("R14.11")
def test_nobody_is_asked_of_gandalf_who_has_nothing_of_what_falls_after_him() -> None:
    game = assaulted("frodo:5", "sam:5", "gandalf:4", enemies=[NAZGUL]).do("defend ancients-1")
    assert len(game.told("fall")) == 1
    last = assaulted("pippin:4", "gandalf:4", enemies=[NAZGUL, NAZGUL])
    last.do("defend halflings-1")
    assert len(last.told("fall")) == 2


@pytest.mark.rule("R12.12")
def test_the_other_players_are_attacked_with_the_full_total_after_gandalf() -> None:
    sides = [{"muster": ["frodo:5", "gandalf:4"]}, {"muster": ["frodo:5"]}, {}]
    mat = {"muster": [NAZGUL]}
    game = table(*sides, at="sauron-attack", ringbearer="player-3", sauron=mat)
    game.do("defend ancients-1")
    assert [event["count"] for event in game.told("assault")] == [8, 8]
    assert game.told("fall")[-1]["seat"] == "player-2"


@pytest.mark.rule("R14.11")
def test_while_gandalf_stands_the_attack_goes_on() -> None:
    game = assaulted("frodo:5", "sam:5", "gandalf:4", enemies=[TROLL])
    game.do("defend frodo-1")
    assert game.sauron["left"] == 3
    assert game.asked == ("player-1", "defend")


@pytest.mark.rule("R12.13")
@pytest.mark.parametrize(
    ("unit", "enemy", "glory"),
    [
        ("legolas:6", WARG, 1),
        ("legolas:6", ORC, 0),
        ("gimli:6", ORC, 1),
        ("gimli:6", GOBLIN, 1),
        ("gimli:6", WARG, 0),
    ],
)
def test_legolas_and_gimli_bring_glory_for_their_kinds_of_enemies(
    unit: str, enemy: str, glory: int
) -> None:
    game = attack(unit, enemies=[enemy], fellowship=2)
    assert len(game.told("destroy")) == 1
    assert game.side(1).glory == glory


@pytest.mark.rule("R12.13", "R14.6")
def test_borrowed_they_bring_it_to_nobody() -> None:
    game = borrowed("gimli:6", enemies=[ORC], fellowship=2)
    assert len(game.told("destroy")) == 1
    assert game.side(1).glory == 0
    assert game.side(2).glory == 1  # for having been borrowed


@pytest.mark.rule("R12.13")
def test_they_bring_it_for_whatever_their_own_attack_destroys() -> None:
    game = attack("gimli:4", "frodo:5", enemies=[GOBLIN, ORC], fellowship=2)
    game.do("target fotr-1")  # and the Orcs, which alone are left
    assert game.side(1).glory == 2


@pytest.mark.rule("R12.13", "R7.13")
@pytest.mark.parametrize(
    ("unit", "plain", "enemy", "bonus"),
    [
        ("legolas:4", 4, WARG, 2),
        ("legolas:4", 4, MUMAK, 2),
        ("legolas:4", 4, ORC, 0),
        ("gimli:4", 5, ORC, 2),
        ("gimli:4", 5, GOBLIN, 2),
        ("gimli:4", 5, WARG, 0),
        ("rohirrim:4", 4, ORC, 2),
        ("rohirrim:4", 4, GOBLIN, 0),
    ],
)
def test_their_bonus_wants_the_enemy_there(unit: str, plain: int, enemy: str, bonus: int) -> None:
    assert total(attack(unit, enemies=[enemy])) == plain + bonus


@pytest.mark.rule("R14.36")
def test_two_gimlis_bring_the_glory_twice() -> None:
    game = attack("gimli:4", "gimli:5", enemies=[ORC], fellowship=2)
    assert game.side(1).glory == 2


@pytest.mark.rule("R12.14")
@pytest.mark.parametrize(
    ("face", "enemy", "attack_"),
    [
        (4, TROLL, 5 + 2),
        (5, SARUMAN, 6 + 4),
        (5, TROLL, 6),
        (4, SARUMAN, 5 + 2),
        (6, SARUMAN, 7),
    ],
)
def test_one_and_two_bursts_of_treebeard_add_to_his_attack(
    face: int, enemy: str, attack_: int
) -> None:
    assert total(attack(f"treebeard:{face}", enemies=[enemy])) == attack_


@pytest.mark.rule("R12.14")
def test_three_bursts_destroy_all_goblins_and_orcs_instead_of_attacking() -> None:
    enemies = [GOBLIN, ORC, "rotk:1", TROLL]
    game = attack("treebeard:6", "frodo:5", enemies=enemies, fellowship=2)
    assert game.options == ["crush ancients-1", "done"]
    game.do("crush ancients-1")
    assert game.sauron["destroyed"] == ["fotr-1", "ttt-1", "rotk-1"]
    assert total(game) == 1
    assert game.side(1).used == ["ancients-1"]


@pytest.mark.rule("R12.14")
@pytest.mark.parametrize(("face", "enemy"), [(5, ORC), (6, TROLL)])
def test_the_ents_need_three_bursts_and_somebody_to_destroy(face: int, enemy: str) -> None:
    game = attack(f"treebeard:{face}", enemies=[enemy, "rotk:2"])
    assert not [option for option in game.options if option.startswith("crush")]


@pytest.mark.rule("R12.14", "R12.3")
def test_the_ents_leave_orcs_under_a_marker_alone() -> None:
    mat = {"muster": [ORC], "marked": ["fotr:1"]}
    game = table({"muster": ["treebeard:6"]}, at="war", fellowship=2, sauron=mat).do("attack")
    game.do("crush ancients-1")
    assert game.sauron["destroyed"] == ["ttt-1"]


@pytest.mark.rule("R12.15")
@pytest.mark.parametrize(
    ("lent", "glory"),
    [
        (["faramir:4"], 2),
        (["faramir:4", "frodo:5", "sam:5"], 6),
        (["faramir:4", "aragorn:4", "gandalf:4"], 6),  # dice that go home after his
        (["frodo:5", "sam:5"], 2),
    ],
)
def test_faramir_brings_one_glory_more_for_each_unit_borrowed(lent: list[str], glory: int) -> None:
    assert borrowed(*lent).side(2).glory == glory


@pytest.mark.rule("R12.15")
def test_faramir_does_nothing_for_units_of_another_lender_or_while_he_is_mustered() -> None:
    others = [{"prepared": ["faramir:4"]}, {"prepared": ["frodo:5"], "muster": ["faramir:4"]}]
    game = attack("frodo:5", others=others, fellowship=2)
    game.do("borrow player-2", "borrow player-3")
    assert [game.side(n).glory for n in (2, 3)] == [2, 1]


@pytest.mark.rule("R14.41", "R12.15")
def test_ents_that_crush_count_among_those_that_are_borrowed_with_faramir() -> None:
    """Face 5 of Faramir has 4 and a burst; each Frodo attacks with 1."""
    lent = {"prepared": ["faramir:5", "frodo:5", "treebeard:6"]}
    game = attack("frodo:5", others=(lent,), enemies=[ORC, SARUMAN], fellowship=2)
    game.do("borrow player-2")
    before = game.view()["units"]["ithilien-1"]["attack"]
    assert before == 4 + 2
    game.do("crush ancients-1")
    assert game.view()["units"]["ithilien-1"]["attack"] == before
    assert GAME.state(game.state.dumps()) == game.state
    game.do("stop")
    assert total(game) == 1 + before + 1
    assert game.side(2).glory == 6


@pytest.mark.rule("R14.28", "R12.15")
def test_two_faramirs_bring_no_more_than_one() -> None:
    assert borrowed("faramir:4", "faramir:4", "frodo:5").side(2).glory == 6


@pytest.mark.rule("R13.1")
def test_players_have_no_way_to_attack_each_other() -> None:
    sides: list[Holding] = [{"muster": ["aragorn:6"]}, {"muster": ["frodo:5"], "glory": 3}]
    game = table(*sides, at="war", fellowship=2).do("attack")
    assert game.asked == ("player-1", "recruit")
    assert game.side(2).muster == ["frodo-9"]
    assert game.side(2).glory == 3


@pytest.mark.rule("R13.1", "R7.2")
def test_scoring_removes_no_die_from_a_collection() -> None:
    side = {"muster": ["merry:4+sting:4", "frodo:5"], "bag": ["frodo"] * 6}
    theirs: Holding = {"muster": ["aragorn:6"], "prepared": ["faramir:4"], "glory": 3}
    game = table(side, theirs, at="score")
    mine = game.side(1)
    assert {"halflings-1", "weapon-1"} <= set(mine.used)
    assert len([*mine.bag, *mine.active, *mine.used]) == 9
    assert game.side(2).muster == ["captains-1"]
    assert game.side(2).prepared == ["ithilien-1"]
    assert game.side(2).glory == 3
