"""R11 Variants."""

from __future__ import annotations

import pytest

from tests.dice.plays import advancing, corrupting, idle
from tests.dice.table import GAME, Holding, table

FULL = {
    "active": ["sam:1", "frodo:1"],
    "muster": ["sam:5+sting:4", "frodo:5"],
    "prepared": ["sam:6", "merry:4"],
}


@pytest.mark.rule("R11.1")
def test_immediate_corruption_takes_all_dice_of_the_card_out_of_play() -> None:
    game = corrupting(
        2,
        FULL,
        {"prepared": ["sam:5"]},
        {},
        corruption="immediate",
        location="shire",
        ringbearer="player-2",
    )
    mine = game.side(1)
    assert mine.active == ["frodo-1"]
    assert mine.muster == ["frodo-2"]
    assert mine.prepared == ["halflings-1"]
    assert mine.used == ["sam-1", "sam-2", *mine.used[2:-1], "weapon-1"]
    assert len(mine.used) == 4
    assert game.side(2).prepared == []
    assert len(game.side(2).used) == 1
    assert game.view()["bearers"] == {}
    assert mine.glory == 0


@pytest.mark.rule("R11.1", "R8.12")
def test_otherwise_they_stay() -> None:
    game = corrupting(2, FULL, {}, {}, location="shire", ringbearer="player-2")
    assert game.side(1).used == []


@pytest.mark.rule("R11.1")
def test_a_corrupted_artifact_leaves_the_unit_that_carries_it() -> None:
    side = {"muster": ["frodo:5+glamdring:4+mithril-coat:4"]}
    gone = ["faramir", "horn-of-gondor"]
    game = corrupting(
        4,
        side,
        {},
        {},
        corruption="immediate",
        corrupted=gone,
        location="rivendell",
        ringbearer="player-2",
    )
    game.do("corrupt glamdring")
    assert game.side(1).muster == ["frodo-1", "heirloom-1"]
    assert game.side(1).used == ["weapon-1"]
    assert game.view()["bearers"] == {"heirloom-1": "frodo-1"}


@pytest.mark.rule("R11.1")
def test_dice_laid_aside_bags_and_used_piles_are_left_alone() -> None:
    side = {"used": ["sam"], "bag": ["sam", "frodo"]}
    game = corrupting(
        2, side, {}, {}, corruption="immediate", location="shire", ringbearer="player-2"
    )
    assert game.side(1).bag == ["frodo-1", "sam-1"]
    assert game.side(1).used == ["sam-2"]


@pytest.mark.rule("R11.2")
@pytest.mark.parametrize(("forces", "on_card"), [("printed", 3), ("increased", 5)])
def test_with_increased_forces_replaced_dice_go_back_to_their_card(
    forces: str, on_card: int
) -> None:
    game = advancing("moria", {}, sauron={"active": ["fotr", "fotr"]}, forces=forces)
    assert len(game.view()["guards"]["fotr"]) == on_card
    assert game.sauron["muster"] == ["ttt-4", "ttt-5"] or len(game.sauron["muster"]) == 2
    assert ("fotr-1" in game.view()["box_dice"]) == (forces == "printed")


@pytest.mark.rule("R11.2", "R14.3")
def test_at_pelennor_they_go_back_each_to_its_own_card() -> None:
    mat = {"active": ["fotr", "ttt", "ttt"]}
    guards = {"fotr": 2, "ttt": 1, "rotk": 3}
    game = advancing("helms-deep", {}, sauron=mat, guards=guards, forces="increased")
    counts = {key: len(dice) for key, dice in game.view()["guards"].items()}
    assert counts == {"fotr": 3, "ttt": 2, "rotk": 3}


@pytest.mark.rule("R11.3")
@pytest.mark.parametrize(("difficulty", "more"), [("standard", 0), ("easier", 1), ("harder", -1)])
@pytest.mark.parametrize(("players", "limit"), [(2, 6), (3, 5), (4, 4)])
def test_the_difficulty_moves_the_limit_by_one(
    players: int, limit: int, difficulty: str, more: int
) -> None:
    dear = ["gandalf", "legolas", "aragorn", "anduril", "army-of-gondor", "faramir"]
    for count, over in ((limit + more - 1, False), (limit + more, True)):
        sides: list[Holding] = [{}] * players
        game = corrupting(2, *sides, corrupted=dear[: count - 1], difficulty=difficulty)
        assert (game.asked == ("", "corruption")) == over


@pytest.mark.rule("R11.4")
@pytest.mark.parametrize(
    ("coop", "glory"), [("off", 0), ("easy", 5), ("hard", 3), ("very-hard", 1)]
)
def test_full_co_operation_begins_with_glory(coop: str, glory: int) -> None:
    match = GAME.start(seats=["human"] * 3, seed=1, options={"coop": coop})
    assert [side["glory"] for side in match.view(None)["board"]["sides"]] == [glory] * 3


@pytest.mark.rule("R11.4", "R14.19")
@pytest.mark.parametrize("coop", ["easy", "off"])
def test_giving_up_the_last_glory_loses_the_common_game(coop: str) -> None:
    game = corrupting(2, {"glory": 2}, {"glory": 4}, coop=coop)
    assert game.options == ["done", "glory 1", "glory 2"]
    game.do("glory 2")
    if coop == "easy":
        assert game.asked == ("", "coop-loss")
        outcome = game.state.outcome
        assert outcome is not None
        assert outcome.winners == ()
    else:
        assert game.asked[1] == "dice"


@pytest.mark.rule("R14.19", "R11.4")
def test_the_last_glory_is_said_to_lose_the_common_game() -> None:
    game = corrupting(2, {"glory": 2}, {"glory": 4}, coop="easy")
    assert game.detail("glory 1") == {"spared": 0}
    assert game.detail("glory 2") == {"lost": 2}
    assert game.label("glory 2") == "2 Glory (your last Glory: everybody loses)"
    assert game.label("glory 2", "ja") == "栄光2（最後の栄光：全員の負け）"
    apart = corrupting(2, {"glory": 2}, {"glory": 4})
    assert apart.detail("glory 2") == {"spared": 0}


@pytest.mark.rule("R11.4")
def test_with_glory_left_the_common_game_goes_on() -> None:
    game = corrupting(2, {"glory": 2}, {"glory": 4}, coop="easy").do("glory 1")
    assert game.asked[1] == "dice"
    assert game.side(1).glory == 1


@pytest.mark.rule("R11.4")
def test_with_nobody_reduced_to_it_no_glory_is_no_loss() -> None:
    """Only what is brought down to 0 loses; a score is never below 1 here otherwise."""
    game = corrupting(1, {"glory": 1}, {"glory": 1}, coop="very-hard")
    assert game.state.outcome is None
    assert idle(game).state.outcome is None


@pytest.mark.rule("R11.4", "R14.32")
def test_at_the_grey_havens_all_win_the_common_game() -> None:
    game = advancing("black-gate", {"glory": 2}, {"glory": 7}, {"glory": 1}, coop="hard")
    assert game.asked == ("", "coop-win")
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
    assert [outcome.scores[seat] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("R11.4", "R10.2")
def test_too_many_corrupted_cards_lose_the_common_game_too() -> None:
    gone = ["gandalf", "legolas", "aragorn", "anduril", "army-of-gondor"]
    game = corrupting(2, {"glory": 9}, {"glory": 9}, corrupted=gone, coop="easy").do("done")
    assert game.asked == ("", "corruption")


@pytest.mark.rule("R14.20", "R11.4")
def test_the_last_glory_loses_the_game_before_the_havens_are_reached() -> None:
    game = corrupting(2, {"glory": 1}, {"glory": 4}, location="black-gate", coop="hard")
    game.do("glory 1")
    assert game.asked == ("", "coop-loss")
    assert game.view()["location"] == "black-gate"


@pytest.mark.rule("R11.5")
def test_all_variants_are_played_together() -> None:
    variants = {
        "corruption": "immediate",
        "forces": "increased",
        "difficulty": "easier",
        "coop": "easy",
        "advance-forces": "growing",
    }
    side = {"active": ["sam:1"], "glory": 5}
    game = corrupting(2, side, side, corrupted=["bill"], **variants).do("done")
    assert game.told("corrupt")[0]["card"] == "sam"
    assert game.told("blank") == []
    assert game.view()["limit"] == 7
    assert len(game.view()["guards"]["fotr"]) == 2  # one was sent by growing
    assert {setting.id for setting in GAME.settings} == set(variants)


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize("location", ["shire", "rivendell", "moria", "helms-deep", "pelennor"])
@pytest.mark.parametrize("variant", ["printed", "growing"])
def test_growing_forces_send_a_die_on_entering_the_later_locations(
    location: str, variant: str
) -> None:
    mat = {} if location == "shire" else {"active": ["fotr", "fotr"]}
    game = advancing(location, {}, sauron=mat, **{"advance-forces": variant})
    grows = variant == "growing" and location in ("moria", "helms-deep", "pelennor")
    on_mat = len(game.sauron["muster"]) + len(game.sauron["active"])
    assert on_mat == 2 + grows


@pytest.mark.rule("R11.6")
@pytest.mark.parametrize(
    ("guards", "sender"),
    [
        ({"fotr": 2, "ttt": 3, "rotk": 1}, "ttt"),
        ({"fotr": 1, "ttt": 1, "rotk": 2}, "rotk"),
        ({"fotr": 2, "ttt": 2, "rotk": 2}, "fotr"),
        ({"fotr": 1, "ttt": 3, "rotk": 3}, "ttt"),
    ],
)
def test_the_fullest_card_sends_it_the_weakest_of_equals(
    guards: dict[str, int], sender: str
) -> None:
    game = advancing("pelennor", {}, guards=guards, **{"advance-forces": "growing"})
    left = {key: len(dice) for key, dice in game.view()["guards"].items()}
    assert left == {key: count - (key == sender) for key, count in guards.items()}
    assert len(game.sauron["muster"]) == 1
    assert game.sauron["muster"][0].startswith(sender)


@pytest.mark.rule("R11.6")
def test_empty_enemy_cards_send_nothing() -> None:
    none = {"fotr": 0, "ttt": 0, "rotk": 0}
    game = advancing("pelennor", {}, guards=none, **{"advance-forces": "growing"})
    assert game.sauron["muster"] == []


@pytest.mark.rule("R11.6", "R8.16")
def test_what_has_been_sent_is_not_replaced_and_is_rolled_at_once() -> None:
    mat = {"active": ["fotr", "fotr"]}
    guards = {"fotr": 3, "ttt": 1, "rotk": 0}
    game = advancing("moria", {}, sauron=mat, guards=guards, **{"advance-forces": "growing"})
    on_mat = sorted(die.rpartition("-")[0] for die in game.sauron["muster"])
    assert on_mat == ["fotr", "ttt", "ttt"]


def test_variants_name_their_rules() -> None:
    rules = {setting.id: setting.rule for setting in GAME.settings}
    assert rules == {
        "corruption": "R11.1",
        "forces": "R11.2",
        "difficulty": "R11.3",
        "coop": "R11.4",
        "advance-forces": "R11.6",
    }
    assert table({}).view()["limit"] == 6
