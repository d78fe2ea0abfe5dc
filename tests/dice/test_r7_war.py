"""R7 Phase 3, To War: attack or prepare."""

from __future__ import annotations

import pytest

from tests.dice.plays import attack, borrowed, idle, total
from tests.dice.table import Holding, table

ORC = "ttt:1"  # 3 attack, 3 defense
WARG = "ttt:2"  # 4, 4
SARUMAN = "ttt:3"  # 5, 7
GOBLIN = "fotr:1"  # 2, 2
TROLL = "fotr:3"  # 4, 5
EYE = "ttt:4"


@pytest.mark.rule("R7.11")
def test_all_units_attack_or_all_are_prepared() -> None:
    game = table({"muster": ["frodo:5", "merry:4"]}, at="war")
    assert game.asked == ("player-1", "war")
    assert game.options == ["attack", "prepare"]
    game.do("prepare")
    assert game.side(1).muster == []
    assert game.side(1).prepared == ["frodo-1", "halflings-1"]


@pytest.mark.rule("R7.11", "R7.24")
def test_without_units_the_phase_is_skipped() -> None:
    game = table({"muster": ["sting:4"], "active": ["frodo:5"]}, at="war", fellowship=2)
    assert game.asked == ("player-1", "recruit")


@pytest.mark.rule("R14.22", "R7.11")
def test_borrowed_units_alone_cannot_attack() -> None:
    game = table({}, {"prepared": ["aragorn:4"]}, at="war", fellowship=2)
    assert game.asked == ("player-1", "recruit")
    assert game.side(2).prepared == ["captains-1"]


@pytest.mark.rule("R7.12", "R7.27")
def test_prepared_units_take_along_what_they_carry_and_leave_other_artifacts() -> None:
    muster = ["frodo:5+sting:4", "merry:4", "elven-cloak:4"]
    game = table({"muster": muster}, at="war", fellowship=2).do("prepare")
    assert game.side(1).prepared == ["frodo-1", "halflings-1", "weapon-1"]
    assert game.view()["bearers"] == {"weapon-1": "frodo-1"}
    assert game.side(1).muster == ["elven-gift-1"]
    assert game.side(1).glory == 0


@pytest.mark.rule("R7.12", "R3.6")
@pytest.mark.parametrize("unit", ["frodo:5", "aragorn:4", "gandalf:4"])
def test_a_borrowed_unit_brings_one_glory_whatever_its_card(unit: str) -> None:
    assert borrowed(unit).side(2).glory == 1


@pytest.mark.rule("R7.13")
def test_the_total_adds_units_what_is_attached_and_abilities() -> None:
    game = attack("frodo:5+anduril:4", "merry:4", "legolas:5")
    assert total(game) == (1 + 2) + 2 + (5 + 1)


@pytest.mark.rule("R7.13")
def test_a_bonus_counts_when_the_enemy_is_there_and_not_the_target() -> None:
    game = attack("legolas:4", "frodo:5", enemies=[WARG, "ttt:1"])
    assert total(game) == 4 + 2 + 1
    game.do("target ttt-2")
    assert game.told("destroy")[0]["die"] == "ttt-2"


@pytest.mark.rule("R7.13")
def test_a_bonus_does_not_count_without_the_enemy() -> None:
    assert total(attack("legolas:4", enemies=[ORC])) == 4
    assert total(attack("legolas:4", enemies=[EYE])) == 4


@pytest.mark.rule("R14.26", "R7.13")
def test_an_enemy_under_a_marker_does_not_count_for_a_bonus() -> None:
    """A die that was ignored shows its face under the marker."""
    game = table(
        {"muster": ["legolas:4"]}, at="war", sauron={"muster": [ORC], "marked": [WARG]}
    ).do("attack")
    assert total(game) == 4


@pytest.mark.rule("R7.14", "R3.6")
@pytest.mark.parametrize(
    ("lenders", "expected"), [((), 1), ((2,), 3), ((3,), 6), ((2, 3), 8), ((3, 2), 8)]
)
def test_any_players_units_are_borrowed_but_of_each_all(
    lenders: tuple[int, ...], expected: int
) -> None:
    others: list[Holding] = [{"prepared": ["frodo:5"] * 2}, {"prepared": ["aragorn:4"]}, {}]
    game = attack("frodo:5", others=others, fellowship=2)
    assert game.asked == ("player-1", "gather")
    assert game.options == ["borrow player-2", "borrow player-3", "done"]
    game.do(*[f"borrow player-{n}" for n in lenders], *["done"] * (len(lenders) < 2))
    assert total(game) == expected
    for seat, units in ((2, 2), (3, 1)):
        came_home = seat in lenders
        assert len(game.side(seat).used) == units * came_home
        assert game.side(seat).glory == units * came_home


@pytest.mark.rule("R7.13", "R7.14")
def test_the_total_is_told_before_units_are_borrowed() -> None:
    others: list[Holding] = [{"prepared": ["frodo:5"] * 2}, {"prepared": ["aragorn:4"]}]
    game = attack("frodo:5", others=others, fellowship=2)
    assert game.detail("done") == {"total": 1, "weakest": 5}
    assert game.detail("borrow player-3") == {"total": 6}
    game.do("borrow player-2")
    assert game.detail("done") == {"total": 3, "weakest": 5}
    assert game.detail("borrow player-3") == {"total": 8}
    assert game.view()["war"]["lenders"] == ["player-2"]


@pytest.mark.rule("R7.14", "R7.17")
def test_however_many_units_a_player_has_prepared_all_attack_and_go_home() -> None:
    game = borrowed(*["frodo:5"] * 6, "merry:4")
    assert total(game) == 1 + 6 + 2
    assert game.side(2).prepared == []
    assert game.side(2).glory == 7


@pytest.mark.rule("R7.14", "R8.7")
def test_mustered_units_of_others_and_ones_own_prepared_are_not_added() -> None:
    game = attack("frodo:5", others=({"muster": ["merry:4"]},), own={"prepared": ["aragorn:4"]})
    assert total(game) == 1


@pytest.mark.rule("R7.15")
@pytest.mark.parametrize(("unit", "falls"), [("merry:4", False), ("merry:6", True)])
def test_an_enemy_falls_to_a_total_as_high_as_its_defense(unit: str, falls: bool) -> None:
    """2 and 3 against Orcs with 3."""
    game = attack(unit, enemies=[ORC])
    assert game.sauron["destroyed"] == (["ttt-1"] if falls else [])
    assert [event["enemy"] for event in game.told("destroy")] == (["orc"] if falls else [])


@pytest.mark.rule("R7.15")
def test_the_defense_is_taken_off_and_the_attack_goes_on() -> None:
    game = attack("merry:4", "legolas:6", enemies=[ORC, TROLL, SARUMAN])
    assert total(game) == 2 + 7
    assert game.options == ["target fotr-1", "target ttt-1", "target ttt-2"]
    game.do("target ttt-1")
    assert game.view()["war"]["total"] == 6
    game.do("target fotr-1")
    assert game.sauron["destroyed"] == ["fotr-1", "ttt-1"]
    assert game.view()["war"] is None


@pytest.mark.rule("R7.15")
def test_choosing_an_enemy_that_is_too_strong_ends_the_attack() -> None:
    game = attack("merry:4", "legolas:4", enemies=[ORC, SARUMAN])
    game.do("target ttt-2")
    assert game.sauron["destroyed"] == []
    assert game.told("withstand") == [{"die": "ttt-2", "count": 7}]
    assert game.view()["war"] is None


@pytest.mark.rule("R7.15")
def test_an_attack_that_can_destroy_nothing_is_told_of() -> None:
    game = attack("merry:4", enemies=[ORC, SARUMAN])
    assert game.told("repelled") == [{"seat": "player-1", "count": 3}]
    assert game.view()["war"] is None
    assert attack("merry:4", enemies=[]).told("repelled") == []
    # What is left of a total is lost without a word.
    won = attack("merry:6", "frodo:5", enemies=[ORC, SARUMAN])
    won.do(*[option for option in won.options if option == "target ttt-1"])
    assert won.told("destroy")
    assert won.told("repelled") == []


@pytest.mark.rule("R7.15", "R7.13")
def test_to_attack_is_offered_with_the_total_and_the_weakest_enemy() -> None:
    mat = {"muster": [ORC, WARG], "marked": ["fotr:1"]}
    game = table({"muster": ["legolas:4", "frodo:5"]}, {}, at="war", sauron=mat)
    assert game.detail("attack") == {"total": 4 + 2 + 1, "weakest": 3}
    assert game.detail("prepare") == {}
    assert game.label("attack") == "Attack (total 7, weakest enemy: defense 3)"
    alone = table({"muster": ["frodo:5"]}, {}, at="war")
    assert alone.detail("attack") == {"total": 1}


@pytest.mark.rule("R7.15")
def test_what_is_left_when_no_enemy_remains_is_lost() -> None:
    game = attack("aragorn:4", enemies=[GOBLIN])
    assert game.sauron["destroyed"] == ["fotr-1"]
    assert game.view()["war"] is None
    assert game.asked[1] != "target"


@pytest.mark.rule("R7.16")
def test_marked_dice_and_eyes_are_no_targets() -> None:
    mat = {"muster": [ORC, WARG, EYE], "marked": ["rotk:1"]}
    game = table({"muster": ["aragorn:4"]}, at="war", sauron=mat).do("attack")
    assert game.options == ["target ttt-1", "target ttt-2"]
    assert game.refused == {
        "target ttt-3": ("eye", "R7.16"),
        "target rotk-1": ("marked", "R7.16"),
    }


@pytest.mark.rule("R7.16", "R8.19")
def test_eyes_that_are_units_can_be_targets() -> None:
    game = attack("frodo:5", "merry:4", enemies=["fotr:4"], location="rivendell")
    assert game.told("destroy") == [{"die": "fotr-1", "enemy": "black-rider"}]


@pytest.mark.rule("R7.17")
@pytest.mark.parametrize("enemy", [ORC, "rotk:2"])
def test_borrowed_units_go_home_with_glory_whether_or_not_they_won(enemy: str) -> None:
    game = borrowed("merry:4", "frodo:6", enemies=[enemy])
    assert len(game.told("destroy")) == (enemy == ORC)
    assert game.side(2).glory == 2
    assert game.side(2).prepared == []
    assert game.side(1).glory == 0


@pytest.mark.rule("R7.17")
def test_ones_own_units_stay_mustered_after_an_attack() -> None:
    game = attack("frodo:5", "merry:4+sting:4", enemies=[ORC], others=({}, {}))
    assert game.side(1).muster == ["frodo-1", "halflings-1", "weapon-1"]
    assert game.side(1).used == []


@pytest.mark.rule("R7.27", "R14.23")
def test_what_is_attached_to_a_borrowed_unit_fights_and_goes_home_without_glory() -> None:
    game = borrowed("frodo:6+anduril:4")
    assert total(game) == 1 + 1 + 2
    assert game.side(2).glory == 1
    assert {"frodo-9", "weapon-1"} <= set(game.side(2).used) | set(game.side(2).active)
    assert game.view()["bearers"] == {}


@pytest.mark.rule("R7.28")
def test_a_bonus_may_be_left_unused() -> None:
    """Legolas has 4, and 2 more against Wargs: without the bonus the Trolls would hold."""
    game = attack("legolas:4", enemies=[WARG, TROLL])
    assert "stop" in game.options
    game.do("stop")
    assert game.sauron["destroyed"] == []


@pytest.mark.rule("R7.28", "R7.15")
def test_an_attack_without_bonuses_cannot_be_stopped() -> None:
    game = attack("aragorn:4", enemies=[ORC, TROLL])
    assert "stop" not in game.options


@pytest.mark.rule("R7.28")
def test_what_was_added_to_an_attack_is_gone_with_it() -> None:
    game = table({"muster": ["frodo:5", "dwarven-axe:4"]}, {}, at="war")
    game.do("attack", "use weapon-1")
    assert total(game) == 4
    assert game.view()["totals"]["attack"]["player-1"] == 1
    assert game.view()["war"] is None


@pytest.mark.rule("R14.16")
def test_an_attack_on_nobody_does_nothing_and_borrowed_units_earn_their_glory() -> None:
    game = table({"muster": ["frodo:5"]}, {"prepared": ["faramir:4"]}, {}, at="war")
    game.do("attack", "borrow player-2")
    assert game.side(1).muster == ["frodo-1"]
    assert game.side(2).glory == 2  # Faramir's own for himself among them
    assert game.told("destroy") == []


@pytest.mark.rule("R14.21", "R12.1")
def test_artifacts_are_used_before_the_total_is_settled_and_not_after() -> None:
    muster = ["aragorn:4", "dwarven-axe:4", "elven-rope:4"]
    game = attack(*muster, enemies=[ORC, WARG, SARUMAN], own={"used": ["bill"]})
    assert {"use weapon-1", "use elven-gift-1"} < set(game.options)
    game.do("done")
    assert game.asked[1] == "target"
    assert not [option for option in game.options if option.startswith("use")]
    game.do("target ttt-1")
    assert game.asked[1] == "tidy"  # where it can be used again


@pytest.mark.rule("R14.29")
def test_the_enemies_face_up_are_those_at_the_beginning_of_the_attack() -> None:
    """The Ents crush the Orcs, and Gimli's bonus against them stays."""
    game = attack("treebeard:6", "gimli:4", enemies=[ORC, "rotk:2"])
    game.do("crush ancients-1")
    assert game.sauron["destroyed"] == ["ttt-1"]
    assert total(game) == 5 + 2


@pytest.mark.rule("R7.24")
def test_after_an_attack_comes_phase_4() -> None:
    game = attack("frodo:5", fellowship=2)
    assert game.asked == ("player-1", "recruit")
    assert idle(game).asked[0] == "player-2"


@pytest.mark.rule("R7.13", "R7.15")
def test_the_view_tells_the_running_total_of_an_attack_alone() -> None:
    others: list[Holding] = [{"prepared": ["merry:4"]}, {}]
    game = table(
        *({"muster": ["aragorn:6"]}, *others),
        at="war",
        sauron={"muster": [ORC, WARG, "rotk:3"]},
        fellowship=2,
    )
    assert game.view()["totals"]["running"] is None
    assert game.do("attack").view()["totals"]["running"] == 7
    assert game.do("borrow player-2").view()["totals"]["running"] == 7 + 2
    assert game.do("target ttt-1").view()["totals"]["running"] == 9 - 3
