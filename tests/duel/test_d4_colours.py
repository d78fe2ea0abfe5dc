"""D4 Card colours."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.duel.box import COLOURS, RACES, SEATS, SKILLS, SYMBOLS
from mathom.kernel.errors import IllegalOption
from mathom.kernel.match import Match
from tests.duel.table import BOX, GAME, asked, duel, options, refused, side, table, units

BOTH = [("fellowship", "sauron"), ("sauron", "fellowship")]
SPARE = {1: "c1-yellow-2-coins-4", 2: "c2-blue-1-ring", 3: "c3-blue-3-rings"}


def offered(card: str, seat: str = "sauron", **sides: Any) -> Match:
    """The seat to move with a full purse, the card before it and another to go on with."""
    chapter = int(card[1])
    sides[seat] = {"coins": 9, **sides.get(seat, {})}
    return table(chapter=chapter, offer=[card, SPARE[chapter]], to_move=seat, **sides)


def area(match: Match, seat: str) -> dict[str, Any]:
    """A side's play area, as everybody sees it."""
    found: dict[str, Any] = match.view(None)["board"]["sides"][seat]
    return found


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize(
    ("card", "skills"),
    [
        ("c1-grey-ruse-1", {"ruse": 1}),
        ("c1-grey-strength-1", {"strength": 1}),
        ("c1-grey-courage-1", {"courage": 1}),
        ("c1-grey-knowledge", {"knowledge": 1}),
        ("c1-grey-leadership", {"leadership": 1}),
        ("c2-grey-double-ruse", {"ruse": 2}),
    ],
)
def test_grey_gives_skills(card: str, skills: dict[str, int]) -> None:
    match = offered(card)
    match.apply(f"play {card}")
    assert area(match, "sauron")["skills"] == skills
    assert area(match, "fellowship")["skills"] == {}
    assert area(match, "sauron")["cards"] == [card]


@pytest.mark.rule("D4.1")
def test_grey_lasts_into_later_chapters() -> None:
    match = table(offer=["c1-grey-ruse-1", "c1-blue-1-ring-free"], sauron={"coins": 1})
    match.apply("play c1-grey-ruse-1")
    match.apply("discard c1-blue-1-ring-free")
    while duel(match).chapter < 3:
        match.apply(next(text for text in options(match) if text.startswith("discard")))
        assert area(match, "sauron")["skills"] == {"ruse": 1}


@pytest.mark.rule("D4.1")
def test_the_skills_are_five() -> None:
    assert SKILLS == ("ruse", "strength", "courage", "knowledge", "leadership")
    found = {
        skill
        for record in GAME.cards()
        if record["kind"] == "card" and record["colour"] == "grey"
        for effect in record["effects"]
        for skill in effect["skill"]
    }
    assert found == set(SKILLS)


@pytest.mark.rule("D4.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@pytest.mark.parametrize(
    ("card", "coins"),
    [("c1-yellow-2-coins-1", 2), ("c2-yellow-3-coins-chest", 3), ("c2-yellow-4-coins", 4)],
)
def test_yellow_takes_coins_from_the_reserve(card: str, coins: int, seat: str, other: str) -> None:
    match = offered(card, seat, **{other: {"coins": 4}})
    match.apply(f"play {card}")
    assert side(match, seat).coins == 9 + coins
    assert side(match, other).coins == 4
    assert duel(match).reserve == 17 - coins
    assert area(match, seat)["cards"] == [card]


@pytest.mark.rule("D4.2")
@pytest.mark.parametrize(("left", "taken"), [(0, 0), (1, 1), (3, 3), (4, 4), (5, 4)])
def test_yellow_takes_no_more_than_the_reserve_holds(left: int, taken: int) -> None:
    match = offered("c2-yellow-4-coins", fellowship={"coins": 21 - left})
    match.apply("play c2-yellow-4-coins")
    assert side(match, "sauron").coins == 9 + taken
    assert duel(match).reserve == left - taken


@pytest.mark.rule("D4.3")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@pytest.mark.parametrize(
    ("card", "rings"),
    [("c1-blue-1-ring-free", 1), ("c2-blue-2-rings-campfire", 2), ("c3-blue-3-rings", 3)],
)
def test_blue_advances_one_space_per_ring(card: str, rings: int, seat: str, other: str) -> None:
    sides: dict[str, Any] = {seat: {"coins": 5, "steps": 6}, other: {"steps": 1}}
    match = table(chapter=int(card[1]), offer=[card], to_move=seat, **sides)
    match.apply(f"play {card}")
    assert side(match, seat).steps == 6 + rings
    assert side(match, other).steps == 1


@pytest.mark.rule("D4.4")
@pytest.mark.parametrize(
    ("card", "race"),
    [
        ("c1-green-elves", "elves"),
        ("c3-green-ents", "ents"),
        ("c1-green-hobbits", "hobbits"),
        ("c1-green-humans", "humans"),
        ("c1-green-dwarves", "dwarves"),
        ("c3-green-wizards", "wizards"),
    ],
)
def test_green_gives_a_race_symbol(card: str, race: str) -> None:
    match = offered(card)
    match.apply(f"play {card}")
    assert area(match, "sauron")["races"] == {race: 1}
    assert match.view(None)["board"]["reached"]["sauron"]["races"] == 1
    assert area(match, "fellowship")["races"] == {}
    assert area(match, "sauron")["cards"] == [card]


@pytest.mark.rule("D4.4")
def test_each_of_six_races_is_on_two_green_cards() -> None:
    found = sorted(
        effect["race"]
        for record in GAME.cards()
        if record["kind"] == "card" and record["colour"] == "green"
        for effect in record["effects"]
    )
    assert found == sorted(["elves", "ents", "hobbits", "humans", "dwarves", "wizards"] * 2)
    assert len(RACES) == 6


@pytest.mark.rule("D4.5")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("region", ["gondor", "arnor"])
def test_red_places_all_units_in_one_of_its_two_regions(seat: str, region: str) -> None:
    match = offered("c3-red-gondor-arnor", seat)
    match.apply("play c3-red-gondor-arnor")
    assert asked(match) == (seat, "muster")
    assert [text for text in options(match) if text != "pass"] == ["place gondor", "place arnor"]
    match.apply(f"place {region}")
    assert units(match, seat) == {region: 3}
    assert side(match, seat).supply == 12
    assert asked(match)[1] == "turn"


@pytest.mark.rule("D4.5")
def test_red_places_units_in_no_other_region() -> None:
    match = offered("c2-red-mordor-rohan")
    match.apply("play c2-red-mordor-rohan")
    for region in ("lindon", "arnor", "rhovanion", "enedwaith", "gondor"):
        with pytest.raises(IllegalOption) as fault:
            match.apply(f"place {region}")
        assert fault.value.rule == "D4.5"


@pytest.mark.rule("D4.6")
def test_purple_cards_are_in_chapter_three_alone() -> None:
    assert {card.chapter for card in BOX.cards if card.colour == "purple"} == {3}


@pytest.mark.rule("D4.6")
@pytest.mark.parametrize("seat", SEATS)
def test_purple_moves_own_units_to_adjacent_regions(seat: str) -> None:
    match = offered("c3-purple-move-3", seat, **{seat: {"units": {"rohan": 2}}})
    match.apply("play c3-purple-move-3")
    assert options(match) == [
        "move rohan rhovanion",
        "move rohan enedwaith",
        "move rohan gondor",
        "move rohan mordor",
        "pass",
    ]
    match.apply("move rohan gondor")
    match.apply("move gondor enedwaith")
    assert asked(match) == (seat, "manoeuvre")
    match.apply("move rohan mordor")
    assert units(match, seat) == {"enedwaith": 1, "mordor": 1}
    assert asked(match)[1] == "turn"


@pytest.mark.rule("D4.6")
def test_purple_does_not_move_enemy_units() -> None:
    match = offered(
        "c3-purple-move-3",
        sauron={"units": {"mordor": 1}},
        fellowship={"units": {"lindon": 1}},
    )
    match.apply("play c3-purple-move-3")
    assert "move mordor gondor" in options(match)
    with pytest.raises(IllegalOption):
        match.apply("move lindon arnor")


@pytest.mark.rule("D4.6")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@pytest.mark.parametrize(("purse", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_purple_makes_the_opponent_lose_coins(seat: str, other: str, purse: int, left: int) -> None:
    match = offered("c3-purple-remove-1-coin-2", seat, **{other: {"coins": purse}})
    match.apply("play c3-purple-remove-1-coin-2")
    assert side(match, other).coins == left
    assert side(match, seat).coins == 5
    assert duel(match).reserve == 30 - 5 - left


@pytest.mark.rule("D4.6")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_purple_removes_enemy_units_from_any_region(seat: str, other: str) -> None:
    held = {seat: {"units": {"rohan": 1}}, other: {"units": {"lindon": 1, "mordor": 2}}}
    match = offered("c3-purple-remove-2-coin-1", seat, **held)
    match.apply("play c3-purple-remove-2-coin-1")
    assert options(match) == ["remove lindon", "remove mordor", "pass"]
    match.apply("remove lindon")
    assert options(match) == ["remove mordor", "pass"]
    match.apply("remove mordor")
    assert units(match, other) == {"mordor": 1}
    assert side(match, other).supply == 14
    assert units(match, seat) == {"rohan": 1}
    assert asked(match)[1] == "turn"


@pytest.mark.rule("D4.7")
@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("c1-red-lindon-arnor", "red"),
        ("c3-purple-move-3", "purple"),
        ("c3-purple-remove-2-coin-1", "purple"),
    ],
)
def test_a_card_is_kept_when_its_effect_is_declined(card: str, colour: str) -> None:
    match = offered(card, sauron={"units": {"mordor": 1}}, fellowship={"units": {"arnor": 2}})
    match.apply(f"play {card}")
    match.apply("pass")
    assert asked(match) == ("fellowship", "turn")
    assert area(match, "sauron")["cards"] == [card]
    assert units(match, "sauron") == {"mordor": 1}
    assert units(match, "fellowship") == {"arnor": 2}


@pytest.mark.rule("D4.7")
def test_manoeuvres_may_be_given_up_half_way() -> None:
    match = offered("c3-purple-move-3", sauron={"units": {"mordor": 2}})
    match.apply("play c3-purple-move-3")
    match.apply("move mordor rohan")
    match.apply("pass")
    assert asked(match) == ("fellowship", "turn")
    assert units(match, "sauron") == {"mordor": 1, "rohan": 1}


@pytest.mark.rule("D4.7")
def test_a_card_may_be_played_although_it_can_have_no_effect() -> None:
    match = offered("c3-purple-remove-2-coin-1")
    assert refused(match) == {}
    match.apply("play c3-purple-remove-2-coin-1")
    assert asked(match) == ("fellowship", "turn")
    assert area(match, "sauron")["cards"] == ["c3-purple-remove-2-coin-1"]


@pytest.mark.rule("D4.5")
def test_every_region_that_a_red_card_does_not_show_is_refused() -> None:
    match = offered("c1-red-gondor-rohan")
    match.apply("play c1-red-gondor-rohan")
    others = ["lindon", "arnor", "rhovanion", "enedwaith", "mordor"]
    assert refused(match) == {f"place {region}": ("not-shown", "D4.5") for region in others}
    anywhere = offered("c1-red-gondor-rohan", sauron={"tokens": ["elves-2"]})
    anywhere.apply("play c1-red-gondor-rohan")
    assert refused(anywhere) == {}


@pytest.mark.rule("D4.8")
def test_every_colour_has_its_own_symbol() -> None:
    assert set(SYMBOLS) == set(COLOURS)
    assert set(COLOURS) == {"grey", "yellow", "blue", "green", "red", "purple"}
    assert len(set(SYMBOLS.values())) == 6
    assert all(symbol.strip() for symbol in SYMBOLS.values())


@pytest.mark.rule("D4.8")
def test_every_card_carries_the_symbol_of_its_colour() -> None:
    """A diamond, a triangle, a cross and a star as in the rule book; the two rounds are ours."""
    expected = {
        "grey": "◆",
        "yellow": "●",
        "blue": "○",
        "green": "▲",
        "red": "✕",
        "purple": "★",
    }
    cards = [record for record in GAME.cards() if record["kind"] == "card"]
    assert len(cards) == 69
    for record in cards:
        assert record["symbol"] == expected[record["id"].split("-")[1]]
