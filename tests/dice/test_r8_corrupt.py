"""R8 Phase 3: Glory given up, and the card that is corrupted."""

from __future__ import annotations

import pytest

from tests.dice.plays import RECORDS, corrupting
from tests.dice.table import Holding, table

ALL = ["sam", "bill", "merry", "faramir", "army-of-gondor", "legolas", "aragorn", "gandalf"]
ALL += ["anduril", "elven-cloak", "horn-of-gondor"]


def fallen(points: int, *corrupted: str, location: str = "moria") -> list[str]:
    """What falls, or what one may choose from."""
    game = corrupting(points, {}, {}, {}, {}, corrupted=corrupted, location=location)
    if game.asked[1] == "corrupt":
        return [option.removeprefix("corrupt ") for option in game.options]
    return [event["card"] for event in game.told("corrupt")]


@pytest.mark.rule("R8.8")
@pytest.mark.parametrize(("glory", "points", "most"), [(1, 5, 1), (3, 5, 3), (9, 2, 2)])
def test_the_ringbearer_gives_up_glory_as_far_as_it_goes(
    glory: int, points: int, most: int
) -> None:
    sides = [{"glory": 7}, {"glory": glory}]
    game = corrupting(points, *sides, ringbearer="player-2", location="shire")
    assert game.asked == ("player-2", "glory")
    assert game.options == ["done", *(f"glory {n + 1}" for n in range(most))]
    game.do(f"glory {most}")
    assert game.side(2).glory == glory - most
    assert game.side(1).glory == 7
    assert game.told("give-glory") == [{"seat": "player-2", "count": most}]


@pytest.mark.rule("R8.8")
def test_none_need_be_given_up() -> None:
    game = corrupting(2, {"glory": 3}, {}, {}).do("done")
    assert game.side(1).glory == 3
    assert game.told("corrupt")[0]["card"] == "sam"


@pytest.mark.rule("R8.8")
def test_each_point_of_glory_takes_a_point_of_corruption() -> None:
    game = corrupting(3, {"glory": 3}, {}, {}, location="shire").do("glory 1")
    assert game.told("corrupt") == [{"card": "sam", "count": 2}]
    saved = corrupting(3, {"glory": 3}, {}, {}, location="shire").do("glory 2")
    assert saved.told("corrupt") == []


@pytest.mark.rule("R8.8")
def test_without_glory_nothing_is_asked() -> None:
    game = corrupting(2, {}, {"glory": 5}, {})
    assert game.told("corrupt")[0]["card"] == "sam"


@pytest.mark.rule("R14.37", "R8.8")
def test_where_nothing_can_fall_no_glory_is_asked_for() -> None:
    game = corrupting(1, {"glory": 5}, {}, {})
    assert "give-glory" not in game.kinds
    assert game.side(1).glory == 5
    assert game.told("spared") == [{"count": 1}]


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    ("points", "cards"),
    [
        (1, []),
        (2, ["sam"]),
        (3, ["bill", "elven-cloak", "merry"]),
        (4, ["horn-of-gondor", "faramir"]),
        (5, ["anduril", "army-of-gondor"]),
        (6, ["legolas", "aragorn"]),
        (7, ["gandalf"]),
        (30, ["gandalf"]),
    ],
)
def test_the_most_expensive_card_in_reach_falls(points: int, cards: list[str]) -> None:
    assert fallen(points) == cards


@pytest.mark.rule("R8.9")
def test_a_card_that_is_corrupted_already_is_passed_over() -> None:
    assert fallen(7, "gandalf") == ["legolas", "aragorn"]
    assert fallen(7, "gandalf", "legolas") == ["aragorn"]
    assert fallen(2, "sam") == []


@pytest.mark.rule("R8.9")
def test_only_cards_that_are_in_the_wilds_fall() -> None:
    assert fallen(7, location="shire") == ["bill"]
    assert fallen(7, location="rivendell") == ["anduril"]


@pytest.mark.rule("R8.9")
def test_the_ringbearer_chooses_among_equals() -> None:
    game = corrupting(6, {}, {}, {}, ringbearer="player-2")
    assert game.asked == ("player-2", "corrupt")
    game.do("corrupt aragorn")
    assert game.view()["corrupted"] == ["aragorn"]


@pytest.mark.rule("R8.10")
@pytest.mark.parametrize("points", [7, 15])
def test_one_card_takes_all_corruption(points: int) -> None:
    game = corrupting(points, {}, {}, {})
    assert game.view()["corrupted"] == ["gandalf"]
    assert game.sauron["corruption"] == 0
    assert len(game.told("corrupt")) == 1


@pytest.mark.rule("R8.10")
def test_too_little_corruption_is_gone_for_nothing() -> None:
    game = corrupting(1, {}, {}, {})
    assert game.view()["corrupted"] == []
    assert game.sauron["corruption"] == 0


@pytest.mark.rule("R8.11")
@pytest.mark.parametrize("card", ALL)
def test_every_card_can_fall(card: str) -> None:
    game = corrupting(RECORDS[card]["cost"], {}, {}, {})
    if game.asked[1] == "corrupt":
        game.do(f"corrupt {card}")
    assert game.view()["corrupted"] == [card]


@pytest.mark.rule("R8.11")
def test_frodo_never_falls() -> None:
    """He costs nothing, so he would be in reach of any Corruption."""
    assert fallen(1) == []
    assert fallen(2, "sam", location="shire") == []
    assert fallen(9, "sam", "bill", location="shire") == []


@pytest.mark.rule("R8.12", "R7.6")
def test_dice_in_play_stay_and_are_blank_when_they_are_rolled_again() -> None:
    side = {"active": ["sam:1"], "muster": ["sam:5"], "prepared": ["frodo:5"]}
    given = {"ringbearer": "player-2", "location": "shire"}
    game = corrupting(2, side, {}, {}, **given)
    seen = game.side(1)
    assert (seen.active, seen.muster, seen.prepared) == (["sam-1"], ["sam-2"], ["frodo-1"])
    next_turn = corrupting(2, side, {}, **given)
    assert next_turn.side(1).glory == 1
    assert [event["die"] for event in next_turn.told("blank")] == ["sam-1"]


@pytest.mark.rule("R8.13", "R10.2")
@pytest.mark.parametrize(("players", "limit"), [(2, 6), (3, 5), (4, 4)])
def test_so_many_corrupted_cards_lose_the_game(players: int, limit: int) -> None:
    dear = ["gandalf", "legolas", "aragorn", "anduril", "army-of-gondor"]
    sides: list[Holding] = [{}] * players
    lost = corrupting(2, *sides, corrupted=dear[: limit - 1])
    assert lost.asked == ("", "corruption")
    goes_on = corrupting(2, *sides, corrupted=dear[: limit - 2])
    assert goes_on.state.outcome is None
    assert goes_on.view()["limit"] == limit


@pytest.mark.rule("R8.14", "R8.8")
def test_glory_saves_the_only_card_of_six_and_one_of_three_falls() -> None:
    """Aragorn alone costs 6; all cards of 5 and 4 are corrupted, those of 3 are free."""
    cards = ["aragorn", "arwen", "eowyn", "treebeard", "elven-rope", "evenstar", "glamdring"]
    gone = ["arwen", "eowyn", "army-of-gondor", "evenstar", "glamdring"]
    game = corrupting(7, {"glory": 2}, {}, cards=cards, corrupted=gone, difficulty="easier")
    assert game.detail("done") == {"card": "aragorn"}
    assert game.detail("glory 1") == {"card": "aragorn"}
    assert game.detail("glory 2") == {"cards": ["bill", "elven-rope", "merry"]}
    fallen = "2 Glory (corrupted: one of Bill the Pony, Elven Rope, Merry)"
    assert game.label("glory 2") == fallen
    game.do("glory 2")
    assert game.options == ["corrupt bill", "corrupt elven-rope", "corrupt merry"]
    assert game.side(1).glory == 0
    game.do("corrupt elven-rope")
    assert set(game.view()["corrupted"]) == {*gone, "elven-rope"}


@pytest.mark.rule("R8.14")
def test_glory_can_save_every_card() -> None:
    """Samwise is corrupted, and what is left reaches nothing else."""
    game = corrupting(7, {"glory": 5}, {}, corrupted=["sam"])
    assert game.label("glory 5") == "5 Glory (no card is corrupted)"
    # More Glory than is needed brings the same, and says so.
    more = corrupting(7, {"glory": 7}, {}, corrupted=["sam"])
    assert more.detail("glory 6") == more.detail("glory 7") == game.detail("glory 5")
    game.do("glory 5")
    assert game.view()["corrupted"] == ["sam"]
    assert game.told("spared") == [{"count": 2}]


@pytest.mark.rule("R8.25", "R8.9")
@pytest.mark.parametrize(
    ("gone", "falls"),
    [
        ([], ["horn-of-gondor", "faramir"]),
        (["faramir"], ["horn-of-gondor"]),
        (["faramir", "horn-of-gondor"], ["bill", "elven-cloak", "merry"]),
        (["faramir", "horn-of-gondor", "bill"], ["elven-cloak", "merry"]),
    ],
)
def test_with_four_points_a_card_of_four_falls_or_else_one_of_three(
    gone: list[str], falls: list[str]
) -> None:
    """Andúril and the Army of Gondor cost 5 and are never in reach."""
    game = corrupting(4, {}, {}, {}, corrupted=gone)
    if len(falls) == 1:
        assert [event["card"] for event in game.told("corrupt")] == falls
    else:
        assert game.options == [f"corrupt {card}" for card in falls]


@pytest.mark.rule("R14.8")
def test_a_card_without_dice_can_fall() -> None:
    game = corrupting(2, {}, {}, {}, on_cards={"sam": 0}, location="shire")
    assert game.view()["corrupted"] == ["sam"]


@pytest.mark.rule("R14.18", "R12.1")
def test_corruption_is_taken_away_before_glory_is_given_up() -> None:
    sides: list[Holding] = [{"glory": 4}, {"muster": ["evenstar:4"]}, {}]
    game = corrupting(4, *sides, location="rivendell")
    assert game.asked == ("player-2", "before-corrupting")
    game.do("use heirloom-1")
    assert game.asked == ("player-1", "glory")
    assert game.options == ["done", "glory 1", "glory 2"]


@pytest.mark.rule("R14.27", "R8.10")
def test_there_are_markers_enough_for_any_corruption() -> None:
    mat = {"muster": ["fotr:4"], "corruption": 60, "delayed": 40}
    game = table({"glory": 1}, {}, {}, at="sauron-score", location="shire", sauron=mat)
    assert game.told("points") == [{"count": 1, "total": 101}]
