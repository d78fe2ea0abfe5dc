"""D6 Alliances: what each Alliance token does, and where that ends."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.duel.box import SEATS
from mathom.kernel.match import Match
from tests.duel.situations import EVERYWHERE, QUIET, facing, gains, other
from tests.duel.table import GAME, asked, options, side, table, units

# What sets a token off

CARDS = {
    "grey": "c2-grey-knowledge",
    "yellow": "c2-yellow-4-coins",
    "blue": "c2-blue-1-ring",
    "green": "c2-green-elves",
    "red": "c2-red-lindon-rohan",
}
"""A card of each colour, of chapter 2."""

REACTING = [
    pytest.param("elves-1", "yellow", "again", marks=pytest.mark.rule("D6.4")),
    pytest.param("dwarves-3", "green", "manoeuvre", marks=pytest.mark.rule("D6.9")),
    pytest.param("hobbits-2", "blue", "reinforce", marks=pytest.mark.rule("D6.11")),
]
"""Tokens that ask something when a card of a colour is played: which, and what is asked."""


def played(token: str, card: str, owner: str) -> Match:
    """Sauron plays a card of chapter 2, and the token is his or the Fellowship's."""
    holdings: dict[str, Any] = {
        "sauron": {"coins": 9, "units": {"mordor": 1}},
        "fellowship": {"units": {"arnor": 1}},
    }
    holdings[owner]["tokens"] = [token]
    match = table(chapter=2, offer=[card, "c2-grey-leadership"], **holdings)
    match.apply(f"play {card}")
    if asked(match) == ("sauron", "muster"):
        match.apply("pass")
    return match


@pytest.mark.parametrize(("token", "colour", "kind"), REACTING)
def test_a_token_reacts_to_its_own_colour_alone(token: str, colour: str, kind: str) -> None:
    for played_colour, card in CARDS.items():
        expected = ("sauron", kind) if played_colour == colour else ("fellowship", "turn")
        assert asked(played(token, card, "sauron")) == expected


@pytest.mark.parametrize(("token", "colour", "kind"), REACTING)
def test_a_token_does_not_react_to_the_opponents_cards(token: str, colour: str, kind: str) -> None:
    assert asked(played(token, CARDS[colour], "fellowship")) == ("fellowship", "turn")


@pytest.mark.rule("D6.13")
@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize("colour", ["grey", "yellow", "green", "red"])
def test_the_step_of_the_humans_comes_with_own_yellow_cards_alone(colour: str, owner: str) -> None:
    match = played("humans-1", CARDS[colour], owner)
    assert side(match, "sauron").steps == (colour == "yellow" and owner == "sauron")
    assert side(match, "fellowship").steps == 0


@pytest.mark.rule("D6.4", "D6.8", "D6.9", "D6.11", "D6.13")
@pytest.mark.parametrize("token", ["elves-1", "dwarves-2", "dwarves-3", "hobbits-2", "humans-1"])
def test_a_discarded_card_sets_off_no_token(token: str) -> None:
    for card in CARDS.values():
        match = table(
            chapter=2,
            offer=[card, "c2-grey-leadership"],
            sauron={"tokens": [token], "units": {"mordor": 1}},
        )
        match.apply(f"discard {card}")
        assert asked(match) == ("fellowship", "turn")
        assert side(match, "sauron").steps == 0


@pytest.mark.rule("D6.8")
@pytest.mark.parametrize(
    ("owner", "expected"),
    [("sauron", ("sauron", "again")), ("fellowship", ("fellowship", "turn"))],
)
def test_the_turn_of_the_dwarves_comes_with_own_landmarks_alone(
    owner: str, expected: tuple[str, str]
) -> None:
    holdings: dict[str, Any] = {"sauron": {"coins": 6}, "fellowship": {}}
    holdings[owner]["tokens"] = ["dwarves-2"]
    match = table(landmarks=["helms-deep"], offer=[QUIET[1]], **holdings)
    match.apply("landmark helms-deep")
    assert asked(match) == expected


@pytest.mark.rule("D6.16", "D6.17", "D6.18", "D6.19", "D6.20", "D6.21")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("race", ["ents", "wizards"])
def test_what_acts_once_never_acts_again(race: str, number: int) -> None:
    for card in CARDS.values():
        match = played(f"{race}-{number}", card, "sauron")
        assert asked(match) == ("fellowship", "turn")
        assert side(match, "sauron").steps == ("blue" in card)


# D6.5, D6.14 Red cards


@pytest.mark.rule("D6.5", "D7.3")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("region", EVERYWHERE)
def test_the_elves_place_units_in_any_region_beside_a_fortress_or_not(
    region: str, seat: str
) -> None:
    """The enemy has built in every region but one; nothing of it is in the way."""
    mine = {"tokens": ["elves-2"]}
    theirs = {"fortresses": [each for each in EVERYWHERE if each != "rhovanion"]}
    match = table(offer=["c1-red-lindon-arnor", QUIET[1]], **facing(seat, mine, theirs))
    match.apply("play c1-red-lindon-arnor")
    assert options(match) == [*(f"place {each}" for each in EVERYWHERE), "pass"]
    match.apply(f"place {region}")
    assert units(match, seat) == {region: 1}
    assert side(match, other(seat)).fortresses.bit_count() == 6


LASTING = [
    record["id"]
    for record in GAME.cards()
    if record["kind"] == "token" and record["when"] == "always"
]


@pytest.mark.rule("D6.5")
@pytest.mark.parametrize("token", [id for id in LASTING if id != "elves-2"])
def test_no_other_token_places_units_anywhere(token: str) -> None:
    match = table(offer=["c1-red-lindon-arnor", QUIET[1]], sauron={"tokens": [token]})
    match.apply("play c1-red-lindon-arnor")
    assert options(match) == ["place lindon", "place arnor", "pass"]


@pytest.mark.rule("D6.14")
@pytest.mark.parametrize(
    ("card", "printed"),
    [
        ("c1-red-lindon-arnor", 1),
        ("c2-red-lindon-enedwaith", 2),
        ("c3-red-lindon-mordor", 3),
    ],
)
@pytest.mark.parametrize("token", ["humans-2", "humans-1"])
def test_the_humans_add_a_unit_to_a_red_card_of_any_size(
    card: str, printed: int, token: str
) -> None:
    chapter = int(card[1])
    match = table(
        chapter=chapter, offer=[card, QUIET[chapter]], sauron={"coins": 9, "tokens": [token]}
    )
    match.apply(f"play {card}")
    count = printed + (token == "humans-2")
    assert match.view(1)["choice"]["words"] == {"count": count}
    match.apply("place lindon")
    assert units(match, "sauron") == {"lindon": count}


# D6.6, D6.7 What things cost


@pytest.mark.rule("D6.6")
@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ([], 1),
        (["c1-grey-strength-1"], 0),
        (["c1-grey-strength-1", "c1-grey-courage-1"], 0),
    ],
    ids=["of two missing one is met", "of one missing one is met", "none is missing"],
)
def test_the_elves_meet_one_skill_of_any_kind_once_a_turn(cards: list[str], price: int) -> None:
    match = table(
        chapter=2,
        offer=["c2-blue-1-ring-from-horse", QUIET[2]],
        sauron={"coins": 3, "tokens": ["elves-3"], "cards": cards},
    )
    match.apply("play c2-blue-1-ring-from-horse")
    assert side(match, "sauron").coins == 3 - price


@pytest.mark.rule("D6.6")
def test_the_skill_of_the_elves_pays_no_coins() -> None:
    match = table(
        offer=["c1-blue-1-ring-fish", QUIET[1]], sauron={"coins": 1, "tokens": ["elves-3"]}
    )
    match.apply("play c1-blue-1-ring-fish")
    assert side(match, "sauron").coins == 0


@pytest.mark.rule("D6.7")
@pytest.mark.parametrize("token", ["dwarves-1", "dwarves-3"])
@pytest.mark.parametrize("built", [0, 1, 3])
def test_the_dwarves_waive_the_surcharge_and_nothing_else(built: int, token: str) -> None:
    match = table(
        landmarks=["helms-deep"],
        offer=[QUIET[1]],
        sauron={
            "coins": 9,
            "tokens": [token],
            "fortresses": EVERYWHERE[:built],
            "cards": ["c1-grey-ruse-1"],
        },
    )
    match.apply("landmark helms-deep")
    assert side(match, "sauron").coins == 4 - (built if token == "dwarves-3" else 0)


# D6.10 The Eagle

RACES = {
    "elves": "c1-green-elves",
    "humans": "c1-green-humans",
    "dwarves": "c1-green-dwarves",
    "hobbits": "c1-green-hobbits",
    "wizards": "c3-green-wizards",
    "ents": "c3-green-ents",
}


@pytest.mark.rule("D6.10", "D8.2")
@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("missing", ["elves", "humans", "dwarves", "hobbits", "wizards"])
def test_the_eagle_stands_for_any_race_also_for_the_hobbits(missing: str, seat: str) -> None:
    cards = [card for race, card in RACES.items() if race not in (missing, "ents")]
    mine = {"coins": 9, "cards": cards, "tokens": ["hobbits-1"], "allied": True}
    match = table(chapter=3, offer=["c3-green-ents", QUIET[3]], **facing(seat, mine, {}))
    match.apply("play c3-green-ents")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("races", (SEATS.index(seat),))


@pytest.mark.rule("D6.10")
@pytest.mark.parametrize(
    ("cards", "tokens", "symbols"),
    [
        ([], [], 0),
        ([], ["hobbits-1"], 1),
        (["c1-green-elves"], [], 1),
        (["c1-green-elves"], ["hobbits-1"], 2),
        (["c1-green-elves", "c2-green-elves"], ["hobbits-1"], 2),
        (["c1-green-hobbits"], ["hobbits-1", "hobbits-2"], 2),
    ],
)
def test_the_eagle_is_shown_among_the_race_symbols(
    cards: list[str], tokens: list[str], symbols: int
) -> None:
    match = table(chapter=2, offer=[QUIET[2]], sauron={"cards": cards, "tokens": tokens})
    for viewer in (0, 1, None):
        reached = match.view(viewer)["board"]["reached"]
        assert reached["sauron"]["races"] == symbols
        assert reached["fellowship"]["races"] == 0


# D6.12 Chains


@pytest.mark.rule("D6.12")
@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize("cards", [["c1-blue-1-ring-horse"], ["c1-blue-1-ring-fish"]])
def test_the_coins_of_the_hobbits_come_with_own_chained_cards_alone(
    cards: list[str], owner: str
) -> None:
    holdings: dict[str, Any] = {"sauron": {"coins": 2, "cards": cards}, "fellowship": {}}
    holdings[owner]["tokens"] = ["hobbits-3"]
    match = table(chapter=2, offer=["c2-blue-1-ring-from-horse", QUIET[2]], **holdings)
    match.apply("play c2-blue-1-ring-from-horse")
    chained = cards == ["c1-blue-1-ring-horse"]
    assert side(match, "sauron").coins == (2 if chained else 0) + 3 * (
        chained and owner == "sauron"
    )
    assert side(match, "fellowship").coins == 0


# D6.15 Discarding


@pytest.mark.rule("D2.5", "D6.15")
@pytest.mark.parametrize(("owner", "factor"), [("sauron", 2), ("fellowship", 1)])
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_humans_double_what_their_owner_discards(chapter: int, owner: str, factor: int) -> None:
    holdings: dict[str, Any] = {owner: {"tokens": ["humans-3"]}}
    spare = {1: "c1-grey-ruse-1", 2: "c2-grey-knowledge", 3: "c3-green-ents"}[chapter]
    match = table(chapter=chapter, offer=[QUIET[chapter], spare], **holdings)
    (offered,) = [
        item["detail"]
        for item in match.view(1)["choice"]["options"]
        if item["text"] == f"discard {QUIET[chapter]}"
    ]
    assert offered == {"gain": chapter * factor}
    match.apply(f"discard {QUIET[chapter]}")
    assert side(match, "sauron").coins == chapter * factor


# D6.17, D6.18 Ents


@pytest.mark.rule("D6.17")
@pytest.mark.parametrize("seat", SEATS)
def test_a_razed_fortress_leaves_the_units_beside_it(seat: str) -> None:
    theirs = {"fortresses": ["gondor"], "units": {"gondor": 2, "rohan": 1}}
    match = gains("ents-2", seat, **{other(seat): theirs, seat: {"units": {"arnor": 1}}})
    match.apply("keep ents-2")
    match.apply("raze gondor")
    assert units(match, other(seat)) == {"gondor": 2, "rohan": 1}
    assert side(match, other(seat)).supply == 12
    assert side(match, other(seat)).fortresses == 0
    assert units(match, seat) == {"arnor": 1}


@pytest.mark.rule("D6.18")
@pytest.mark.parametrize(
    ("acts", "ours", "theirs", "coins"),
    [
        (["remove arnor"] * 3, {"mordor": 2}, {"arnor": 1}, 5),
        (["lose"] * 3, {"mordor": 2}, {"arnor": 4}, 2),
        (
            ["move mordor gondor", "move mordor gondor", "move gondor enedwaith"],
            {"gondor": 1, "enedwaith": 1},
            {"arnor": 4},
            5,
        ),
        (["remove arnor", "lose", "remove arnor"], {"mordor": 2}, {"arnor": 2}, 4),
        (["move mordor rohan", "lose", "lose"], {"mordor": 1, "rohan": 1}, {"arnor": 4}, 3),
    ],
    ids=["removals", "coins", "movements", "a removal twice", "a coin twice"],
)
def test_the_ents_repeat_a_manoeuvre_as_often_as_one_likes(
    acts: list[str], ours: dict[str, int], theirs: dict[str, int], coins: int
) -> None:
    match = gains(
        "ents-3",
        sauron={"units": {"mordor": 2}},
        fellowship={"units": {"arnor": 4}, "coins": 5},
    )
    match.apply("keep ents-3")
    for left, act in zip((3, 2, 1), acts, strict=True):
        assert match.view(1)["choice"]["words"] == {"count": left}
        assert {"remove arnor", "lose", "pass"} <= set(options(match))
        match.apply(act)
    assert asked(match) == ("fellowship", "turn"), "and there is no fourth"
    assert (units(match, "sauron"), units(match, "fellowship")) == (ours, theirs)
    assert side(match, "fellowship").coins == coins


def test_the_cards_of_this_file_are_as_their_names_say() -> None:
    colours = {record["id"]: record["colour"] for record in GAME.cards() if "colour" in record}
    assert all(colours[card] == colour for colour, card in CARDS.items())
