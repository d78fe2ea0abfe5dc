"""R14 Rulings that no chapter before asks for."""

from __future__ import annotations

import pytest

from tests.dice.plays import advancing, attack, borrowed, corrupting, total
from tests.dice.table import Rigged, table

ORC, WARG, TROLL = "ttt:1", "ttt:2", "fotr:3"


@pytest.mark.rule("R14.6")
@pytest.mark.parametrize(
    ("lent", "enemy", "strength"),
    [
        ("legolas:5", WARG, 5 + 2 + 1),
        ("gimli:4", ORC, 5 + 2),
        ("eowyn:4", "rotk:3", 3 + 3),
        ("treebeard:4", TROLL, 5 + 2),
        ("merry:6", TROLL, 3 + 2),
    ],
)
def test_a_borrowed_unit_attacks_with_all_its_bonuses(lent: str, enemy: str, strength: int) -> None:
    assert total(borrowed(lent, enemies=[enemy])) == 1 + strength


@pytest.mark.rule("R14.6")
def test_what_a_unit_gives_to_others_it_gives_to_those_of_its_owner() -> None:
    """Aragorn strengthens the Frodo lent with him, and not the borrower's."""
    game = borrowed("aragorn:5", "frodo:6")
    assert total(game) == 1 + 6 + (1 + 1)
    own = attack("aragorn:5", others=({"prepared": ["frodo:5"]},)).do("borrow player-2")
    assert total(own) == 6 + 1


@pytest.mark.rule("R14.28")
@pytest.mark.parametrize(("units", "strength"), [(2, 6 + 6 + 2), (3, 3 * 6 + 3)])
def test_several_aragorns_strengthen_each_other_once(units: int, strength: int) -> None:
    assert total(attack(*["aragorn:5"] * units)) == strength


@pytest.mark.rule("R14.28")
@pytest.mark.parametrize(
    ("unit", "plain", "with_one", "with_two"),
    [("army-of-gondor:4", 1, 2, 2), ("arwen:4", 1, 3, 3)],
)
def test_several_armies_or_arwens_shelter_others_once(
    unit: str, plain: int, with_one: int, with_two: int
) -> None:
    for count, defense in enumerate((plain, with_one, with_two)):
        game = table({"muster": ["frodo:5", *[unit] * count]}, at="war")
        assert game.view()["units"]["frodo-1"]["defense"] == defense


@pytest.mark.rule("R14.31", "R5.6")
def test_where_equal_cards_straddle_the_rows_the_ringbearer_chooses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Of Pippin 3, Éowyn 5, Rohirrim 6, Arwen 5, Gimli 5 and Treebeard 8, two of 5 fit in."""
    monkeypatch.setattr(Rigged, "pick", lambda self, n: n - 1)
    game = advancing("rivendell", {}, {}, ringbearer="player-2")
    assert game.asked == ("player-2", "place")
    assert game.options == ["place eowyn", "place arwen", "place gimli"]
    game.do("place gimli", "place eowyn")
    rows = game.view()["rows"]
    assert rows["3"] == ["pippin", "gimli", "eowyn"]
    assert rows["4"] == ["arwen", "rohirrim", "treebeard"]


@pytest.mark.rule("R14.31", "R5.6")
def test_where_equal_cards_all_have_room_nobody_is_asked() -> None:
    game = advancing("rivendell", {}, {})
    assert game.asked[1] == "dice"
    assert game.view()["rows"]["3"] == ["merry", "faramir", "army-of-gondor"]


@pytest.mark.rule("R14.35")
@pytest.mark.parametrize(
    ("face", "used", "taken"),
    [(4, 3, 2), (6, 4, 3), (4, 1, 1), (6, 2, 2), (4, 2, 2)],
)
def test_the_rope_takes_so_many_dice_or_all_but_never_itself(
    face: int, used: int, taken: int
) -> None:
    pile = ["merry", "faramir", "gandalf", "legolas"][:used]
    side = {"muster": [f"elven-rope:{face}"], "used": pile, "active": ["frodo:1"]}
    game = table(side).do("use elven-gift-1")
    while game.asked[1] == "fetch":
        assert "fetch elven-gift-1" not in game.options
        game.do(game.options[0])
    assert len(game.told("gain")) == taken
    assert "elven-gift-1" in game.side(1).used


@pytest.mark.rule("R14.35")
def test_the_rope_is_not_used_on_an_empty_pile() -> None:
    game = table({"muster": ["elven-rope:4"], "active": ["frodo:1"]})
    assert "use elven-gift-1" not in game.options


@pytest.mark.rule("R14.13", "R8.22")
def test_nobody_is_asked_which_eyes_are_ignored() -> None:
    mat = {"active": ["fotr", "ttt"]}
    game = table(
        {"prepared": ["frodo:5"]},
        {},
        {},
        at="sauron-dice",
        location="rivendell",
        sauron=mat,
        rolls=[4, 4],
        ringbearer="player-2",
    )
    assert game.asked[1] == "dice"
    assert len(game.sauron["marked"]) == 1


@pytest.mark.rule("R14.18", "R8.8")
def test_when_everything_was_taken_away_no_glory_is_asked_for() -> None:
    side = {"muster": ["evenstar:4"], "glory": 3}
    game = corrupting(3, side, {}, {}, location="rivendell", corrupted=["sam"])
    game.do("use heirloom-1")
    assert game.asked[1] == "dice"
    assert game.told("spared") == [{"count": 1}]
    assert game.side(1).glory == 3
