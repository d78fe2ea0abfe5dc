"""D10 Variants: four things a table may agree on, each off by default."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.errors import BadRequest
from mathom.kernel.match import Match
from tests.duel.table import GAME, asked, duel, options, side, table, told, units

QUIET = {1: "c1-blue-1-ring-free", 3: "c3-blue-3-rings"}


@pytest.mark.rule("D10.1", "D10.2", "D10.3", "D10.4")
def test_a_table_that_chooses_nothing_plays_without_variants() -> None:
    match = GAME.start(["one", "two"], seed=1)
    assert match.record.settings == {
        "coins": "finite",
        "effects": "printed",
        "again": "once",
        "manoeuvres": "printed",
    }
    assert {setting.id: setting.rule for setting in GAME.settings} == {
        "coins": "D10.1",
        "effects": "D10.2",
        "again": "D10.3",
        "manoeuvres": "D10.4",
    }


@pytest.mark.rule("D10.1", "D10.2", "D10.3", "D10.4")
@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("coins", "endless"),
        ("effects", "may"),
        ("effects", "must"),
        ("again", "stacked"),
        ("manoeuvres", "free"),
    ],
)
def test_each_variant_can_be_chosen_by_itself_and_nothing_else_can(
    setting: str, value: str
) -> None:
    match = GAME.start(["one", "two"], seed=1, options={setting: value})
    assert match.record.settings == {**GAME.complete({}), setting: value}
    with pytest.raises(BadRequest, match=setting):
        GAME.start(["one", "two"], options={setting: "sometimes"})


# D10.1 Coins


@pytest.mark.rule("D10.1")
@pytest.mark.parametrize(("coins", "purse", "reserve"), [("finite", 12, 0), ("endless", 14, -2)])
def test_endless_coins_are_given_beyond_the_thirty(coins: str, purse: int, reserve: int) -> None:
    match = table(
        chapter=2,
        offer=["c2-yellow-4-coins", "c2-blue-1-ring"],
        sauron={"coins": 10},
        fellowship={"coins": 18},
        coins=coins,
    )
    match.apply("play c2-yellow-4-coins")
    assert side(match, "sauron").coins == purse
    assert duel(match).reserve == reserve
    assert [match.view(viewer)["board"]["reserve"] for viewer in (0, 1, None)] == [reserve] * 3
    duel(match).check()


@pytest.mark.rule("D10.1")
@pytest.mark.parametrize(("coins", "purse"), [("finite", 12), ("endless", 13)])
def test_a_discard_is_paid_for_in_full_with_endless_coins(coins: str, purse: int) -> None:
    match = table(
        chapter=3,
        offer=["c3-green-ents", QUIET[3]],
        sauron={"coins": 10},
        fellowship={"coins": 18},
        coins=coins,
    )
    match.apply("discard c3-green-ents")
    assert side(match, "sauron").coins == purse


@pytest.mark.rule("D10.1")
def test_a_state_with_endless_coins_is_saved_and_read_back() -> None:
    match = table(offer=["c1-yellow-2-coins-1", QUIET[1]], sauron={"coins": 30}, coins="endless")
    match.apply("play c1-yellow-2-coins-1")
    assert GAME.state(match.state.dumps()) == match.state


# D10.2 Effects

DECLINABLE: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "units of a red card": (
        {"offer": ["c1-red-gondor-rohan", QUIET[1]], "sauron": {"coins": 1}},
        ["play c1-red-gondor-rohan"],
        ["place gondor", "place rohan"],
    ),
    "a unit of a bonus space": (
        {"offer": ["c1-blue-1-ring-free", "c1-grey-ruse-1"], "sauron": {"steps": 5}},
        ["play c1-blue-1-ring-free"],
        [f"place {region.id}" for region in GAME.box.regions],
    ),
    "a removal": (
        {
            "chapter": 3,
            "offer": ["c3-purple-remove-1-coin-2", QUIET[3]],
            "sauron": {"coins": 4},
            "fellowship": {"units": {"arnor": 1, "rohan": 2}},
        },
        ["play c3-purple-remove-1-coin-2"],
        ["remove arnor", "remove rohan"],
    ),
    "a movement": (
        {
            "chapter": 3,
            "offer": ["c3-purple-move-3", QUIET[3]],
            "sauron": {"coins": 4, "units": {"mordor": 1}},
        },
        ["play c3-purple-move-3", "move mordor gondor"],
        ["move gondor enedwaith", "move gondor rohan", "move gondor mordor"],
    ),
    "a fortress": (
        {
            "offer": ["c1-blue-1-ring-free", "c1-grey-ruse-1"],
            "sauron": {"steps": 11},
            "fellowship": {"fortresses": ["lindon"]},
        },
        ["play c1-blue-1-ring-free"],
        ["raze lindon"],
    ),
    "a grey card": (
        {
            "offer": [QUIET[1]],
            "landmarks": ["isengard"],
            "sauron": {"coins": 6},
            "fellowship": {"cards": ["c1-grey-courage-1"]},
        },
        ["landmark isengard"],
        ["strip c1-grey-courage-1"],
    ),
    "a card of the discard": (
        {
            "offer": [QUIET[1]],
            "landmarks": ["barad-dur"],
            "discard": ["c1-red-gondor-rohan", "c1-grey-ruse-1"],
            "sauron": {"coins": 6},
        },
        ["landmark barad-dur"],
        ["fetch c1-red-gondor-rohan", "fetch c1-grey-ruse-1"],
    ),
    "a manoeuvre of a token": (
        {
            "tops": {"ents": ["ents-3"]},
            "offer": [QUIET[1]],
            "fellowship": {"coins": 5},
            "agenda": [
                {"do": "EndTurn", "seat": "sauron"},
                {"do": "KeepToken", "seat": "sauron", "tokens": ["ents-3"]},
            ],
        },
        ["keep ents-3"],
        ["lose"],
    ),
    "the movements of a landmark": (
        {
            "offer": [QUIET[1]],
            "landmarks": ["erebor"],
            "sauron": {"coins": 6, "units": {"mordor": 1}},
        },
        ["landmark erebor"],
        ["move mordor rohan", "move mordor gondor"],
    ),
    "the alliance of a landmark": (
        {"offer": [QUIET[1]], "landmarks": ["grey-havens"], "sauron": {"coins": 6}},
        ["landmark grey-havens"],
        ["race elves", "race ents"],
    ),
}
"""For each effect that asks something: a position, what leads to it, what can be done."""

OF_LANDMARKS = {
    "a grey card",
    "a card of the discard",
    "the movements of a landmark",
    "the alliance of a landmark",
}
"""Those of them that Landmarks have."""


@pytest.mark.rule("D4.7", "D9.6", "D10.2")
@pytest.mark.parametrize("effects", ["printed", "may", "must"])
@pytest.mark.parametrize("effect", DECLINABLE)
def test_what_may_be_declined_is_as_the_table_agreed(effect: str, effects: str) -> None:
    position, acts, found = DECLINABLE[effect]
    match = table(**position, effects=effects)
    for act in acts:
        match.apply(act)
    assert match.choice.seat == 1
    assert options(match)[: len(found)] == found
    printed = effects == "printed" and effect not in OF_LANDMARKS
    assert ("pass" in options(match)) == (effects == "may" or printed)


@pytest.mark.rule("D9.6", "D10.2")
@pytest.mark.parametrize(
    ("act", "position"),
    [
        (
            "landmark grey-havens",
            {"landmarks": ["grey-havens"], "offer": [QUIET[1]], "sauron": {"coins": 6}},
        ),
        (
            "landmark isengard",
            {
                "landmarks": ["isengard"],
                "offer": [QUIET[1]],
                "sauron": {"coins": 6},
                "fellowship": {"cards": ["c1-grey-ruse-1"]},
            },
        ),
    ],
)
def test_a_landmark_that_may_be_declined_does_what_is_left_of_it(
    act: str, position: dict[str, Any]
) -> None:
    match = table(**position, effects="may")
    match.apply(act)
    match.apply("pass")
    assert asked(match) == ("fellowship", "turn")
    assert side(match, "sauron").tokens == ()
    assert side(match, "fellowship").skills[0] == (act == "landmark isengard")
    assert side(match, "sauron").steps == (act == "landmark isengard")


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize("effects", ["printed", "may", "must"])
def test_with_must_a_further_turn_is_not_asked_about(effects: str) -> None:
    match = table(
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"], sauron={"steps": 8}, effects=effects
    )
    match.apply("play c1-blue-1-ring-free")
    assert asked(match) == ("sauron", "turn" if effects == "must" else "again")
    assert ("again" in told(match)) == (effects == "must")


@pytest.mark.rule("D9.7", "D10.2", "D10.3")
@pytest.mark.parametrize(("again", "turns"), [("once", 1), ("stacked", 2)])
def test_with_must_further_turns_are_counted_as_agreed(again: str, turns: int) -> None:
    match = table(
        offer=["c1-yellow-2-coins-1", "c1-grey-ruse-1", "c1-grey-ruse-2", "c1-grey-courage-1"],
        sauron={"steps": 8, "tokens": ["elves-1", "humans-1"]},
        effects="must",
        again=again,
    )
    match.apply("play c1-yellow-2-coins-1")
    taken = 0
    while match.choice.seat == 1:
        match.apply(options(match)[0])
        taken += 1
    assert taken == turns


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize(
    ("card", "sauron"),
    [
        ("c3-red-lindon-mordor", {"coins": 9, "units": {"gondor": 15}}),
        ("c3-purple-move-3", {"coins": 9}),
        ("c3-purple-remove-2-coin-1", {"coins": 9}),
    ],
)
def test_with_must_nothing_is_asked_when_nothing_can_be_done(
    card: str, sauron: dict[str, Any]
) -> None:
    match = table(chapter=3, offer=[card, QUIET[3]], sauron=sauron, effects="must")
    match.apply(f"play {card}")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D10.2")
def test_with_must_every_movement_is_made() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-move-3", QUIET[3]],
        sauron={"coins": 9, "units": {"lindon": 1}},
        effects="must",
    )
    match.apply("play c3-purple-move-3")
    for text in ("move lindon arnor", "move arnor lindon", "move lindon arnor"):
        assert "pass" not in options(match)
        match.apply(text)
    assert units(match, "sauron") == {"arnor": 1}


# D10.3 Further turns


@pytest.mark.rule("D10.3")
@pytest.mark.parametrize(("value", "turns"), [("once", 1), ("stacked", 2)])
def test_stacked_every_further_turn_is_taken(value: str, turns: int) -> None:
    match = table(
        offer=[
            "c1-yellow-2-coins-1",
            "c1-grey-ruse-1",
            "c1-grey-ruse-2",
            "c1-grey-courage-1",
            "c1-grey-courage-2",
        ],
        sauron={"steps": 8, "tokens": ["elves-1", "humans-1"]},
        again=value,
    )
    match.apply("play c1-yellow-2-coins-1")
    for _ in range(turns):
        match.apply("again")
    taken = 0
    while match.choice.seat == 1:
        match.apply(options(match)[0])
        taken += 1
    assert taken == turns
    assert told(match).count("again") == turns


@pytest.mark.rule("D10.3")
@pytest.mark.parametrize(("value", "turns"), [("once", 1), ("stacked", 2)])
def test_further_turns_cross_into_the_next_chapter(value: str, turns: int) -> None:
    match = table(
        offer=["c1-yellow-2-coins-1"],
        sauron={"steps": 8, "tokens": ["elves-1", "humans-1"]},
        again=value,
    )
    match.apply("play c1-yellow-2-coins-1")
    for _ in range(turns):
        match.apply("again")
    assert duel(match).chapter == 2
    taken = 0
    while match.choice.seat == 1:
        match.apply(next(text for text in options(match) if text.startswith("discard")))
        taken += 1
    assert taken == turns


@pytest.mark.rule("D9.8", "D10.3")
def test_stacked_turns_after_the_last_card_are_void_too() -> None:
    match = table(
        chapter=3,
        offer=["c3-yellow-5-coins"],
        landmarks=["bree", "erebor"],
        sauron={"coins": 9, "steps": 8, "tokens": ["elves-1", "humans-1"]},
        again="stacked",
    )
    match.apply("play c3-yellow-5-coins")
    assert match.outcome is not None
    assert match.outcome.reason == "count"


# D10.4 Manoeuvres


def manoeuvres(value: str) -> Match:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-1-move-1", QUIET[3]],
        sauron={"coins": 3, "units": {"mordor": 1}},
        fellowship={"coins": 3, "units": {"gondor": 1}},
        manoeuvres=value,
    )
    match.apply("play c3-purple-remove-1-coin-1-move-1")
    return match


@pytest.mark.rule("D10.4")
def test_printed_manoeuvres_begin_with_the_removal() -> None:
    assert options(manoeuvres("printed")) == ["remove gondor", "pass"]


@pytest.mark.rule("D10.4")
def test_free_manoeuvres_are_done_in_any_order() -> None:
    match = manoeuvres("free")
    moves = ["move mordor rohan", "move mordor gondor"]
    assert options(match) == ["remove gondor", "lose", *moves, "pass"]
    match.apply("move mordor rohan")
    assert options(match) == ["remove gondor", "lose", "pass"]
    match.apply("lose")
    assert side(match, "fellowship").coins == 2
    assert options(match) == ["remove gondor", "pass"]
    match.apply("remove gondor")
    assert units(match, "fellowship") == {}
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D10.4")
def test_free_manoeuvres_are_as_many_of_each_kind_as_printed() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-2", QUIET[3]],
        sauron={"coins": 4, "units": {"mordor": 1}},
        fellowship={"coins": 9, "units": {"arnor": 4}},
        manoeuvres="free",
    )
    match.apply("play c3-purple-remove-1-coin-2")
    assert options(match) == ["remove arnor", "lose", "pass"]
    match.apply("lose")
    match.apply("lose")
    assert options(match) == ["remove arnor", "pass"]
    match.apply("remove arnor")
    assert (units(match, "fellowship"), side(match, "fellowship").coins) == ({"arnor": 3}, 7)
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D10.4")
@pytest.mark.parametrize(
    ("act", "left"),
    [
        ("remove arnor", ["lose", "move mordor rohan", "move mordor gondor", "pass"]),
        ("lose", ["remove arnor", "move mordor rohan", "move mordor gondor", "pass"]),
        ("move mordor gondor", ["remove arnor", "lose", "pass"]),
    ],
)
def test_a_free_manoeuvre_that_is_made_is_offered_no_more(act: str, left: list[str]) -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-1-move-1", QUIET[3]],
        sauron={"coins": 3, "units": {"mordor": 2}},
        fellowship={"coins": 3, "units": {"arnor": 2}},
        manoeuvres="free",
    )
    match.apply("play c3-purple-remove-1-coin-1-move-1")
    match.apply(act)
    assert options(match) == left


@pytest.mark.rule("D10.4")
def test_a_conflict_by_movement_can_come_before_the_removal() -> None:
    match = manoeuvres("free")
    match.apply("move mordor gondor")
    assert (units(match, "sauron"), units(match, "fellowship")) == ({}, {})
    assert options(match) == ["lose", "pass"]


@pytest.mark.rule("D10.2", "D10.4")
def test_free_manoeuvres_that_must_be_done_end_when_none_can_be() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-2", QUIET[3]],
        sauron={"coins": 4},
        fellowship={"coins": 1, "units": {"arnor": 1}},
        manoeuvres="free",
        effects="must",
    )
    match.apply("play c3-purple-remove-1-coin-2")
    assert options(match) == ["remove arnor", "lose"]
    match.apply("lose")
    assert options(match) == ["remove arnor"]
    match.apply("remove arnor")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6", "D10.4")
def test_whoever_declines_free_manoeuvres_still_makes_the_opponent_lose_coins() -> None:
    match = manoeuvres("free")
    match.apply("pass")
    assert side(match, "fellowship").coins == 2
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6", "D10.4")
def test_a_coin_already_lost_is_not_lost_again_by_declining() -> None:
    match = manoeuvres("free")
    match.apply("lose")
    match.apply("pass")
    assert side(match, "fellowship").coins == 2
