"""R3 Where dice lie."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mathom.games.dice.state import AREAS
from tests.dice.plays import assaulted, corrupting, idle
from tests.dice.table import BOX, Game, table

MINE = {"active": ["frodo:5", "sam:4", "merry:4"], "bag": ["frodo", "frodo", "bill"]}


def collection(game: Game, seat: int = 1) -> Iterator[str]:
    for area in AREAS:
        yield from getattr(game.side(seat), area)


@pytest.mark.rule("R3.1")
def test_dice_in_the_wilds_are_nobodys_until_they_are_recruited() -> None:
    game = table({}, at="recruit", fellowship=3)
    wild = game.view()["wilds"]["bill"]
    assert len(wild) == 4
    assert not set(wild) & {*collection(game), *collection(game, 2)}
    game.do("recruit bill")
    assert wild[0] in collection(game)
    assert game.view()["wilds"]["bill"] == wild[1:]


@pytest.mark.rule("R3.1", "R7.4")
def test_drawing_never_takes_dice_from_the_wilds() -> None:
    game = table({"bag": ["frodo"]}, at="draw")
    assert game.side(1).active == ["frodo-1"]
    assert len(game.view()["wilds"]["bill"]) == 4


@pytest.mark.rule("R3.2")
def test_a_collection_stays_whole_wherever_its_dice_go() -> None:
    filled = {area: [f"merry:{face}"] for area, face in [("active", 1), ("spent", 1)]}
    filled |= {"muster": ["frodo:5+sting:4"], "prepared": ["sam:5"], "used": ["bill"]}
    game = table(filled, {})
    before = sorted(collection(game))
    assert len(before) == 14  # 10 Frodos and Samwises, and 4 more
    for _ in range(6):
        idle(game)
        assert sorted(collection(game)) == before


@pytest.mark.rule("R3.3", "R7.23")
def test_nothing_reaches_into_a_bag() -> None:
    """Neither the Rope, which takes dice of one's own, nor the Horn, which takes another's."""
    mine = {"muster": ["elven-rope:4", "horn-of-gondor:4"], "used": ["frodo"], "active": ["bill:1"]}
    theirs = {"used": ["merry"], "bag": ["faramir", "frodo"]}
    game = table(mine, theirs).do("use elven-gift-1")
    assert game.options == ["fetch frodo-1"]
    game.do("fetch frodo-1", "use heirloom-1")
    assert game.options == ["take halflings-1"]


@pytest.mark.rule("R3.3", "R11.1")
def test_dice_in_a_bag_are_left_alone_by_corruption() -> None:
    game = corrupting(2, {"bag": ["sam", "frodo"], "active": ["sam"]}, corruption="immediate")
    assert game.told("corrupt")[0]["card"] == "sam"
    assert game.side(1).bag == ["frodo-1", "sam-1"]


@pytest.mark.rule("R3.3", "R3.8")
def test_only_dice_of_ones_own_go_into_a_bag() -> None:
    game = table({"bag": [], "used": ["frodo", "sam"]}, {"used": ["bill"]}, at="draw")
    assert game.side(1).active == ["frodo-1", "sam-1"]
    assert game.side(1).bag == []
    assert game.side(2).used == ["bill-1"]


@pytest.mark.rule("R3.4", "R7.5")
def test_drawn_dice_join_those_in_the_active_pool_and_all_are_rolled() -> None:
    bag = ["frodo", "frodo", "sam", "bill", "merry"]
    game = table({"active": ["faramir:4"], "bag": bag}, at="draw", rolls=[5, 6, 4, 3, 2, 1])
    assert len(game.side(1).active) == 6
    assert game.side(1).bag == []
    assert sorted(game.face(die) for die in game.side(1).active) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("R3.5", "R7.1")
def test_mustered_units_that_are_still_there_score() -> None:
    game = table({"active": ["frodo:5", "merry:1"]})
    game.do("muster frodo-1", "attack")
    assert game.side(1).glory == 0
    idle(game, "player-1")
    assert game.side(1).glory == 1
    assert "frodo-1" in game.side(1).used


@pytest.mark.rule("R3.5", "R8.6")
def test_mustered_units_that_have_fallen_do_not() -> None:
    game = idle(assaulted("frodo:5"), "player-1")
    assert game.side(1).glory == 0


@pytest.mark.rule("R3.6", "R7.17")
def test_prepared_units_earn_glory_when_somebody_borrows_them() -> None:
    mine, theirs = {"muster": ["merry:4"]}, {"bag": ["frodo", "faramir"]}
    game = table(mine, theirs, at="war", rolls=[5, 1]).do("prepare")
    assert game.side(1).prepared == ["halflings-1"]
    game.do("muster frodo-9", "attack", "borrow player-1", "done")
    assert game.side(1).glory == 1
    assert game.side(1).used == ["halflings-1"]


@pytest.mark.rule("R3.6", "R7.3")
def test_prepared_units_earn_nothing_when_nobody_does() -> None:
    game = table({"prepared": ["faramir:4"], "active": ["frodo:1"]}, at="score")
    assert game.side(1).glory == 0
    assert game.side(1).used == ["ithilien-1"]


@pytest.mark.rule("R3.7", "R7.4")
@pytest.mark.parametrize("area", ["bag", "used"])
def test_spent_dice_are_neither_drawn_nor_rolled_again(area: str) -> None:
    lying = {"bag": [], area: ["frodo"], "spent": ["faramir:1", "merry:4"]}
    game = table({"active": ["bill:4", "sam:4"], **lying}).do("draw bill-1", rolls=[5])
    assert game.side(1).active == ["frodo-1", "sam-1"]
    assert game.side(1).spent == ["bill-1", "halflings-1", "ithilien-1"]
    assert game.do("along sam-1").options == ["with frodo-1"]


@pytest.mark.rule("R3.7", "R7.22")
def test_spent_dice_go_to_the_used_pile_when_the_turn_ends() -> None:
    game = table({"active": ["frodo:1", "frodo:2"]}).do("spend frodo-1")
    assert game.side(1).spent == ["frodo-1"]
    idle(game)
    assert game.side(1).spent == []
    assert game.side(1).used == ["frodo-1", "frodo-2"]


@pytest.mark.rule("R3.8")
def test_the_used_pile_takes_what_is_spent_left_over_scored_returned_and_recruited() -> None:
    side = {"muster": ["merry:4"], "prepared": ["faramir:4"], "bag": ["frodo"] * 4 + ["sam"]}
    game = table(side, {}, at="score")
    assert game.side(1).used == ["halflings-1", "ithilien-1"]
    game.do("spend frodo-1", "spend frodo-2", "done", "recruit sam")
    recruited = game.told("recruit")[0]["die"]
    drawn = {"frodo-1", "frodo-2", "frodo-3", "frodo-4", "sam-1"}
    assert set(game.side(1).used) == drawn | {"halflings-1", "ithilien-1", recruited}


@pytest.mark.rule("R3.8", "R8.6")
def test_the_used_pile_takes_destroyed_units() -> None:
    assert assaulted("frodo:5").side(1).used == ["frodo-1"]


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("bag", [0, 1])
def test_an_empty_bag_is_filled_from_the_used_pile_when_dice_are_drawn(bag: int) -> None:
    side = {"bag": ["frodo"] * bag, "used": ["merry", "merry", "merry"], "active": ["bill:2"]}
    game = table(side).do("draw bill-1", rolls=[1])
    assert [event["count"] for event in game.told("refill")] == ([] if bag else [3])
    assert len(game.side(1).used) == (3 if bag else 0)
    assert len(game.side(1).bag) == (0 if bag else 2)


@pytest.mark.rule("R3.2", "R5.7")
def test_every_die_of_the_box_is_in_one_place() -> None:
    game = table({}, {}, {}, {}, location="moria")
    held = [die for seat in (1, 2, 3, 4) for die in collection(game, seat)]
    assert len(held) == len(set(held)) == 40
    assert len(BOX.names["die"]) == 97
