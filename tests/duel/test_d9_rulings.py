"""D9 Rulings, the first half: supplies, bonuses, what may be declined, turns and alliances."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.duel.box import SEATS
from mathom.kernel.match import Match
from tests.duel.situations import QUIET, at_the_brink, facing, gains, kinds, other
from tests.duel.table import (
    BOX,
    GAME,
    asked,
    duel,
    options,
    side,
    table,
    told,
    units,
)

# D9.1 Too few Units


@pytest.mark.rule("D9.1")
def test_an_empty_supply_places_nothing_and_nothing_is_told() -> None:
    match = table(
        offer=[QUIET[1]], landmarks=["bree"], sauron={"coins": 6, "units": {"mordor": 15}}
    )
    match.apply("landmark bree")
    assert units(match, "sauron") == {"mordor": 15}
    assert told(match) == ["landmark", "fortress"]


@pytest.mark.rule("D9.1")
def test_a_short_supply_places_what_it_has() -> None:
    match = table(
        chapter=3,
        offer=["c3-red-lindon-mordor", QUIET[3]],
        sauron={"coins": 9, "units": {"gondor": 13}},
    )
    match.apply("play c3-red-lindon-mordor")
    match.apply("place lindon")
    assert units(match, "sauron") == {"gondor": 13, "lindon": 2}
    assert side(match, "sauron").supply == 0


@pytest.mark.rule("D9.1")
def test_a_red_card_may_be_played_with_an_empty_supply() -> None:
    match = table(
        chapter=3,
        offer=["c3-red-lindon-mordor", QUIET[3]],
        sauron={"coins": 9, "units": {"gondor": 15}},
    )
    match.apply("play c3-red-lindon-mordor")
    assert match.view(None)["board"]["sides"]["sauron"]["cards"] == ["c3-red-lindon-mordor"]
    assert units(match, "sauron") == {"gondor": 15}
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.1")
def test_a_landmark_places_as_many_of_its_units_as_there_are() -> None:
    match = table(
        landmarks=["helms-deep"],
        offer=[QUIET[1]],
        sauron={"coins": 6, "units": {"mordor": 14}},
    )
    match.apply("landmark helms-deep")
    assert units(match, "sauron") == {"mordor": 14, "rohan": 1}


@pytest.mark.rule("D9.1")
def test_units_placed_one_by_one_end_with_the_supply() -> None:
    match = gains("wizards-2", sauron={"units": {"mordor": 14}})
    match.apply("keep wizards-2")
    match.apply("place lindon")
    assert units(match, "sauron") == {"mordor": 14, "lindon": 1}
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.1")
def test_a_unit_that_falls_is_there_again_for_the_next_placement() -> None:
    match = gains("wizards-2", sauron={"units": {"mordor": 14}}, fellowship={"units": {"arnor": 1}})
    match.apply("keep wizards-2")
    match.apply("place arnor")
    assert units(match, "fellowship") == {}
    assert asked(match) == ("sauron", "reinforce")
    match.apply("place arnor")
    assert units(match, "sauron") == {"mordor": 14, "arnor": 1}


# D9.2 and D9.3 Too few Coins


@pytest.mark.rule("D9.2")
@pytest.mark.parametrize(("reserve", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_the_reserve_gives_no_more_than_it_has(reserve: int, gained: int) -> None:
    match = table(
        offer=["c1-yellow-2-coins-1", QUIET[1]],
        sauron={"coins": 4},
        fellowship={"coins": 26 - reserve},
    )
    match.apply("play c1-yellow-2-coins-1")
    assert side(match, "sauron").coins == 4 + gained
    assert duel(match).reserve == reserve - gained


@pytest.mark.rule("D9.2")
def test_a_discard_gives_no_more_than_the_reserve_has() -> None:
    match = table(
        chapter=3,
        offer=["c3-green-ents", QUIET[3]],
        sauron={"coins": 10},
        fellowship={"coins": 18},
    )
    match.apply("discard c3-green-ents")
    assert side(match, "sauron").coins == 12
    assert duel(match).reserve == 0


@pytest.mark.rule("D9.3")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_an_opponent_loses_at_most_all_coins_and_they_go_to_the_reserve(
    before: int, after: int
) -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-2", QUIET[3]],
        sauron={"coins": 4},
        fellowship={"coins": before},
    )
    match.apply("play c3-purple-remove-1-coin-2")
    assert side(match, "fellowship").coins == after
    assert side(match, "sauron").coins == 0
    assert duel(match).reserve == 30 - after


# D9.4 and D9.5 Bonus spaces


@pytest.mark.rule("D9.4")
def test_the_nazgul_carried_along_reach_no_bonus() -> None:
    match = table(
        to_move="fellowship",
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"],
        fellowship={"steps": 2},
        sauron={"steps": 2},
    )
    match.apply("play c1-blue-1-ring-free")
    assert (side(match, "fellowship").steps, side(match, "sauron").steps) == (3, 2)
    assert (side(match, "fellowship").coins, side(match, "sauron").coins) == (1, 0)


@pytest.mark.rule("D9.5")
@pytest.mark.parametrize("seat", SEATS)
def test_a_bonus_the_other_side_has_used_is_still_there(seat: str) -> None:
    match = table(
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"],
        **facing(seat, {"steps": 2}, {"steps": 13}),
    )
    match.apply("play c1-blue-1-ring-free")
    assert side(match, seat).coins == 1
    assert side(match, other(seat)).coins == 0


@pytest.mark.rule("D9.5")
def test_both_sides_use_the_same_space_one_after_the_other() -> None:
    match = table(
        offer=["c1-blue-1-ring-free", "c1-blue-1-ring-fish"],
        fellowship={"steps": 2, "coins": 1},
        sauron={"steps": 2},
    )
    match.apply("play c1-blue-1-ring-free")
    match.apply("play c1-blue-1-ring-fish")
    assert (side(match, "sauron").coins, side(match, "fellowship").coins) == (1, 1)


# D9.6 What may be declined


@pytest.mark.rule("D9.6")
def test_units_of_a_red_card_may_be_declined_and_the_card_is_kept() -> None:
    match = table(offer=["c1-red-lindon-arnor", QUIET[1]])
    match.apply("play c1-red-lindon-arnor")
    match.apply("pass")
    assert units(match, "sauron") == {}
    assert match.view(None)["board"]["sides"]["sauron"]["chains"] == ["sword"]
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6")
def test_declined_movements_are_all_given_up() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-move-3", QUIET[3]],
        sauron={"coins": 4, "units": {"mordor": 2}},
    )
    match.apply("play c3-purple-move-3")
    match.apply("move mordor gondor")
    match.apply("pass")
    assert units(match, "sauron") == {"mordor": 1, "gondor": 1}
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6")
def test_a_declined_removal_leaves_coins_and_movements_as_they_are() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-1-move-1", QUIET[3]],
        sauron={"coins": 3, "units": {"mordor": 1}},
        fellowship={"coins": 2, "units": {"arnor": 1}},
    )
    match.apply("play c3-purple-remove-1-coin-1-move-1")
    match.apply("pass")
    assert units(match, "fellowship") == {"arnor": 1}
    assert side(match, "fellowship").coins == 1
    assert options(match) == ["move mordor rohan", "move mordor gondor", "pass"]


@pytest.mark.rule("D9.6")
def test_a_fortress_may_be_spared() -> None:
    match = gains("ents-2", fellowship={"fortresses": ["gondor", "rohan"]})
    match.apply("keep ents-2")
    assert options(match) == ["raze rohan", "raze gondor", "pass"]
    match.apply("pass")
    assert match.view(None)["board"]["sides"]["fellowship"]["fortresses"] == ["rohan", "gondor"]


@pytest.mark.rule("D9.6", "D6.18")
@pytest.mark.parametrize("done", [0, 1, 2])
def test_manoeuvres_of_any_kind_that_are_declined_touch_no_purse(done: int) -> None:
    """A Coin to be lost is one of several things to choose, not one that comes by itself."""
    match = gains("ents-3", fellowship={"coins": 3, "units": {"arnor": 3}})
    match.apply("keep ents-3")
    for _ in range(done):
        match.apply("remove arnor")
    match.apply("pass")
    assert (side(match, "fellowship").coins, duel(match).reserve) == (3, 27)
    assert "lose" not in told(match)
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6", "D6.21")
def test_fetching_for_a_token_may_be_declined() -> None:
    match = gains("wizards-3", discard=["c1-grey-ruse-1"])
    match.apply("keep wizards-3")
    match.apply("pass")
    assert "c1-grey-ruse-1" in match.view(None)["board"]["discard"]
    assert side(match, "sauron").cards == ()
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6")
@pytest.mark.parametrize(
    ("act", "field", "value"),
    [
        ("play c2-yellow-4-coins", "coins", 13),
        ("play c2-blue-1-ring-from-backpack", "steps", 3),
        ("landmark helms-deep", "units", {"rohan": 3}),
    ],
)
def test_coins_steps_and_units_of_a_landmark_come_without_a_question(
    act: str, field: str, value: object
) -> None:
    match = table(
        chapter=2,
        offer=["c2-yellow-4-coins", "c2-blue-1-ring-from-backpack"],
        landmarks=["helms-deep"],
        sauron={"coins": 9, "steps": 2},
    )
    match.apply(act)
    assert match.view(None)["board"]["sides"]["sauron"][field] == value
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.6")
@pytest.mark.parametrize(("sauron", "coins"), [({"steps": 5}, 0), ({"steps": 2}, 1)])
def test_a_step_onto_a_bonus_that_can_do_nothing_is_made_all_the_same(
    sauron: dict[str, Any], coins: int
) -> None:
    """No Unit is left for the one space; the other has its Coin."""
    match = table(
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"],
        sauron={**sauron, "units": {"mordor": 15}},
    )
    match.apply("play c1-blue-1-ring-free")
    assert side(match, "sauron").steps == sauron["steps"] + 1
    assert side(match, "sauron").coins == coins
    assert asked(match) == ("fellowship", "turn")


FURTHER: dict[str, tuple[dict[str, Any], str]] = {
    "a bonus space": (
        {"offer": ["c1-blue-1-ring-free", "c1-grey-ruse-1"], "sauron": {"steps": 8}},
        "play c1-blue-1-ring-free",
    ),
    "a token of cards": (
        {"offer": ["c1-yellow-2-coins-1", "c1-grey-ruse-1"], "sauron": {"tokens": ["elves-1"]}},
        "play c1-yellow-2-coins-1",
    ),
    "a token of Landmarks": (
        {
            "offer": ["c1-grey-ruse-1"],
            "landmarks": ["helms-deep"],
            "sauron": {"coins": 6, "tokens": ["dwarves-2"]},
        },
        "landmark helms-deep",
    ),
    "a token when gained": (
        {
            "offer": ["c1-grey-ruse-1"],
            "tops": {"ents": ["ents-1"]},
            "agenda": [
                {"do": "EndTurn", "seat": "sauron"},
                {"do": "KeepToken", "seat": "sauron", "tokens": ["ents-1"]},
            ],
        },
        "keep ents-1",
    ),
}
"""Everything that gives a further turn: a position, and what earns it."""


@pytest.mark.rule("D4.7", "D9.6")
@pytest.mark.parametrize(("answer", "mover"), [("again", "sauron"), ("pass", "fellowship")])
@pytest.mark.parametrize("origin", FURTHER)
def test_a_further_turn_is_taken_or_declined(origin: str, answer: str, mover: str) -> None:
    position, act = FURTHER[origin]
    match = table(**position)
    match.apply(act)
    assert asked(match) == ("sauron", "again")
    assert options(match) == ["again", "pass"]
    match.apply(answer)
    assert asked(match) == (mover, "turn")
    assert told(match)[-1] == {"again": "again", "pass": "decline"}[answer]
    assert ("again" in told(match)) == (answer == "again")


@pytest.mark.rule("D9.6")
def test_a_further_turn_is_asked_about_before_the_tokens_that_react() -> None:
    match = table(
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"],
        sauron={"steps": 8, "tokens": ["hobbits-2"]},
    )
    match.apply("play c1-blue-1-ring-free")
    match.apply("again")
    assert asked(match) == ("sauron", "reinforce")
    assert match.view(None)["board"]["again"] == 1
    assert GAME.state(match.state.dumps()) == match.state


@pytest.mark.rule("D9.6")
def test_a_further_turn_that_is_taken_can_lose_the_game() -> None:
    match = at_the_brink()
    match.apply("again")
    assert options(match) == ["discard c3-purple-move-3"]
    match.apply("discard c3-purple-move-3")
    match.apply("play c3-green-ents")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("races", (0,))


@pytest.mark.rule("D4.7", "D9.6")
def test_declining_a_further_turn_can_save_the_game() -> None:
    match = at_the_brink()
    match.apply("pass")
    assert asked(match) == ("fellowship", "turn")
    match.apply("discard c3-purple-move-3")
    match.apply("discard c3-green-ents")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("count", (1,))


# D9.6 What a Landmark does is done

LANDMARKS: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {
    "isengard": (
        {"fellowship": {"cards": ["c1-grey-ruse-1", "c1-yellow-2-coins-1"]}},
        [],
        ["strip c1-grey-ruse-1"],
    ),
    "barad-dur": (
        {"discard": ["c1-grey-ruse-1"]},
        [],
        ["fetch c1-grey-ruse-1"],
    ),
    "bree": (
        {},
        ["move arnor lindon"],
        ["move lindon arnor", "move arnor lindon", "move arnor rhovanion", "move arnor enedwaith"],
    ),
    "erebor": (
        {"sauron": {"coins": 6, "units": {"mordor": 1}}},
        [],
        ["move mordor rohan", "move mordor gondor"],
    ),
    "grey-havens": (
        {},
        [],
        [f"race {race}" for race in ("elves", "ents", "hobbits", "humans", "dwarves", "wizards")],
    ),
}
"""A Landmark that lets its taker choose: where, what is done first, what can be done then."""


@pytest.mark.rule("D4.7", "D9.6")
@pytest.mark.parametrize("tile", LANDMARKS)
def test_what_a_landmark_lets_one_choose_cannot_be_declined(tile: str) -> None:
    position, acts, found = LANDMARKS[tile]
    match = table(**{"landmarks": [tile], "offer": [QUIET[1]], "sauron": {"coins": 6}, **position})
    match.apply(f"landmark {tile}")
    for act in acts:
        match.apply(act)
    assert options(match)[: len(found)] == found
    assert "pass" not in options(match)


@pytest.mark.rule("D4.7", "D9.6")
@pytest.mark.parametrize(
    ("tile", "position"),
    [
        ("isengard", {"fellowship": {"cards": ["c1-yellow-2-coins-1"]}}),
        ("bree", {"fellowship": {"units": {"arnor": 2}}}),
        ("erebor", {"fellowship": {"units": {"arnor": 2}}}),
        ("grey-havens", {"gone": [token.id for token in BOX.tokens]}),
    ],
)
def test_a_landmark_that_can_do_nothing_asks_nothing(tile: str, position: dict[str, Any]) -> None:
    match = table(landmarks=[tile], offer=[QUIET[1]], sauron={"coins": 6}, **position)
    match.apply(f"landmark {tile}")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D4.7", "D9.6")
def test_what_a_landmark_brings_about_may_be_declined_as_ever() -> None:
    """A card that Barad-dûr plays, a bonus that Isengard reaches, a token of Grey Havens."""
    card = table(
        landmarks=["barad-dur"],
        offer=[QUIET[1]],
        discard=["c1-red-lindon-arnor"],
        sauron={"coins": 6},
    )
    card.apply("landmark barad-dur")
    card.apply("fetch c1-red-lindon-arnor")
    assert options(card) == ["place lindon", "place arnor", "pass"]
    bonus = table(landmarks=["isengard"], offer=[QUIET[1]], sauron={"coins": 6, "steps": 8})
    bonus.apply("landmark isengard")
    assert options(bonus) == ["again", "pass"]
    token = table(
        landmarks=["grey-havens"],
        offer=[QUIET[1]],
        tops={"ents": ["ents-3", "ents-1"]},
        sauron={"coins": 6},
        fellowship={"coins": 1},
    )
    token.apply("landmark grey-havens")
    token.apply("race ents")
    token.apply("keep ents-3")
    assert options(token) == ["lose", "pass"]


# D9.7 and D9.8 Further turns


def two_further_turns(**position: Any) -> Match:
    """A yellow card that brings a turn by a token and another by a bonus space."""
    match = table(
        offer=["c1-yellow-2-coins-1", "c1-grey-ruse-1", "c1-grey-ruse-2", "c1-grey-knowledge"],
        sauron={"steps": 8, "tokens": ["elves-1", "humans-1"]},
        **position,
    )
    match.apply("play c1-yellow-2-coins-1")
    return match


@pytest.mark.rule("D9.7")
def test_two_further_turns_in_one_turn_are_one() -> None:
    match = two_further_turns()
    assert side(match, "sauron").steps == 8, "the first is asked about before the second is earned"
    match.apply("again")
    assert side(match, "sauron").steps == 9
    assert asked(match) == ("sauron", "turn"), "and the second is not asked about"
    match.apply("play c1-grey-ruse-1")
    assert asked(match) == ("fellowship", "turn")
    assert told(match).count("again") == 1


@pytest.mark.rule("D9.6", "D9.7")
@pytest.mark.parametrize(("answer", "mover"), [("again", "sauron"), ("pass", "fellowship")])
def test_whoever_declines_the_first_further_turn_is_asked_about_the_second(
    answer: str, mover: str
) -> None:
    match = two_further_turns()
    match.apply("pass")
    assert asked(match) == ("sauron", "again")
    assert side(match, "sauron").steps == 9
    match.apply(answer)
    assert asked(match) == (mover, "turn")


@pytest.mark.rule("D9.7")
def test_a_further_turn_can_bring_a_further_turn() -> None:
    match = table(
        offer=["c1-yellow-2-coins-1", "c1-yellow-2-coins-2", "c1-grey-ruse-1", "c1-grey-ruse-2"],
        sauron={"tokens": ["elves-1"]},
    )
    for card in ("c1-yellow-2-coins-1", "c1-yellow-2-coins-2"):
        match.apply(f"play {card}")
        match.apply("again")
        assert asked(match) == ("sauron", "turn")
    match.apply("play c1-grey-ruse-1")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.7")
def test_a_landmark_token_and_a_token_it_brings_give_one_turn() -> None:
    match = table(
        landmarks=["grey-havens"],
        offer=["c1-grey-ruse-1", "c1-grey-ruse-2"],
        tops={"ents": ["ents-1", "ents-2"]},
        sauron={"coins": 6, "tokens": ["dwarves-2"]},
    )
    match.apply("landmark grey-havens")
    match.apply("race ents")
    match.apply("keep ents-1")
    match.apply("again")
    assert asked(match) == ("sauron", "turn")
    match.apply("play c1-grey-ruse-1")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.8")
def test_a_further_turn_with_the_last_card_is_void() -> None:
    match = table(
        chapter=3,
        offer=["c3-yellow-5-coins"],
        landmarks=["bree", "erebor"],
        sauron={"coins": 9, "tokens": ["elves-1"], "units": {"mordor": 1}},
    )
    match.apply("play c3-yellow-5-coins")
    assert match.over, "and nobody is asked about it"
    assert match.outcome is not None
    assert match.outcome.reason == "count"


@pytest.mark.rule("D9.8")
@pytest.mark.parametrize(
    ("chapter", "card", "rest"),
    [
        (2, "c2-yellow-4-coins", []),
        (3, "c3-yellow-5-coins", ["c3-green-ents"]),
    ],
    ids=["the last card of chapter 2", "the last but one of chapter 3"],
)
def test_any_other_card_earns_its_further_turn(chapter: int, card: str, rest: list[str]) -> None:
    match = table(chapter=chapter, offer=[card, *rest], sauron={"coins": 9, "tokens": ["elves-1"]})
    match.apply(f"play {card}")
    assert asked(match) == ("sauron", "again")
    match.apply("again")
    assert asked(match) == ("sauron", "turn")


# D9.9 and D9.10 When tokens react


@pytest.mark.rule("D9.9")
def test_a_token_does_not_react_to_the_card_that_brought_it() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", "c2-green-elves", QUIET[2]],
        tops={"dwarves": ["dwarves-3", "dwarves-1"]},
        sauron={"coins": 9, "cards": ["c1-green-dwarves"], "units": {"mordor": 2}},
    )
    match.apply("play c2-green-dwarves")
    match.apply("keep dwarves-3")
    assert asked(match) == ("fellowship", "turn")
    match.apply(f"discard {QUIET[2]}")
    match.apply("play c2-green-elves")
    assert asked(match) == ("sauron", "manoeuvre")


@pytest.mark.rule("D9.9")
def test_a_token_does_not_react_to_the_landmark_that_brought_it() -> None:
    match = table(
        landmarks=["grey-havens", "helms-deep"],
        offer=[QUIET[1], "c1-grey-ruse-1"],
        tops={"dwarves": ["dwarves-2", "dwarves-1"]},
        sauron={"coins": 13},
    )
    match.apply("landmark grey-havens")
    match.apply("race dwarves")
    match.apply("keep dwarves-2")
    assert asked(match) == ("fellowship", "turn")
    match.apply("discard c1-grey-ruse-1")
    match.apply("landmark helms-deep")
    assert asked(match) == ("sauron", "again")


@pytest.mark.rule("D9.10")
def test_the_printed_effect_comes_before_the_tokens_that_react() -> None:
    match = table(
        offer=["c1-yellow-2-coins-1", QUIET[1]],
        sauron={"tokens": ["humans-1"], "steps": 2},
        fellowship={"coins": 28},
    )
    events = match.apply("play c1-yellow-2-coins-1")
    assert [event.kind for event in events][:3] == ["play", "coins", "advance"]


@pytest.mark.rule("D9.10")
def test_the_alliance_and_its_token_come_before_the_tokens_that_react() -> None:
    match = table(
        chapter=3,
        offer=["c3-green-wizards", QUIET[3]],
        tops={"wizards": ["wizards-1", "wizards-2"]},
        sauron={
            "coins": 9,
            "cards": ["c3-green-wizards-from-scroll"],
            "tokens": ["dwarves-3"],
            "units": {"mordor": 2},
        },
    )
    match.apply("play c3-green-wizards")
    assert asked(match) == ("sauron", "keep")
    match.apply("keep wizards-2")
    assert asked(match) == ("sauron", "reinforce")
    match.apply("place lindon")
    match.apply("place lindon")
    assert asked(match) == ("sauron", "manoeuvre")
    match.apply("move lindon arnor")
    match.apply("move mordor gondor")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.10")
@pytest.mark.parametrize(
    ("tokens", "first"),
    [(["hobbits-3", "hobbits-2"], ["coins"]), (["hobbits-2", "hobbits-3"], [])],
)
def test_tokens_react_in_the_order_they_were_gained(tokens: list[str], first: list[str]) -> None:
    match = table(
        chapter=2,
        offer=["c2-blue-1-ring-from-horse", QUIET[2]],
        sauron={"tokens": tokens, "cards": ["c1-blue-1-ring-horse"]},
    )
    match.apply("play c2-blue-1-ring-from-horse")
    assert asked(match) == ("sauron", "reinforce")
    assert kinds(match, "coins") == first
    match.apply("place mordor")
    assert kinds(match, "coins") == ["coins"]
    assert side(match, "sauron").coins == 3


# D9.11, D9.12 and D9.13 Which alliance a card brings


@pytest.mark.rule("D9.11")
def test_a_second_symbol_of_a_race_is_no_third_race() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-elves", QUIET[2]],
        tops={"elves": ["elves-2", "elves-3"]},
        sauron={"coins": 9, "cards": ["c1-green-elves", "c1-green-humans", "c1-green-dwarves"]},
    )
    match.apply("play c2-green-elves")
    assert options(match) == ["keep elves-2", "keep elves-3"]
    match.apply("keep elves-2")
    assert not side(match, "sauron").allied
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.11")
def test_the_third_race_is_not_a_second_symbol() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", QUIET[2]],
        sauron={"coins": 9, "cards": ["c1-green-elves", "c2-green-elves", "c1-green-humans"]},
    )
    match.apply("play c2-green-dwarves")
    assert len(options(match)) == 3
    match.apply(options(match)[0])
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.12")
def test_the_reward_comes_at_once_with_the_third_race_and_cannot_be_put_off() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", QUIET[2]],
        sauron={"coins": 9, "cards": ["c1-green-elves", "c1-green-humans"]},
    )
    match.apply("play c2-green-dwarves")
    assert asked(match) == ("sauron", "keep")
    assert "pass" not in options(match)
    assert side(match, "sauron").allied


@pytest.mark.rule("D9.12")
def test_with_all_three_stacks_empty_the_reward_is_gone_all_the_same() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", QUIET[2]],
        gone=[f"{race}-{n}" for race in ("elves", "humans", "dwarves") for n in (1, 2, 3)],
        sauron={"coins": 9, "cards": ["c1-green-elves", "c1-green-humans"]},
    )
    match.apply("play c2-green-dwarves")
    assert side(match, "sauron").allied
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D9.13")
def test_the_eagle_is_no_third_race() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", QUIET[2]],
        sauron={"coins": 9, "cards": ["c1-green-elves"], "tokens": ["hobbits-1"]},
    )
    match.apply("play c2-green-dwarves")
    assert asked(match) == ("fellowship", "turn")
    assert not side(match, "sauron").allied


@pytest.mark.rule("D9.13")
def test_the_third_race_is_still_the_third_beside_the_eagle() -> None:
    match = table(
        chapter=2,
        offer=["c2-green-dwarves", QUIET[2]],
        sauron={
            "coins": 9,
            "cards": ["c1-green-elves", "c1-green-humans"],
            "tokens": ["hobbits-1"],
        },
    )
    match.apply("play c2-green-dwarves")
    assert len(options(match)) == 3


@pytest.mark.rule("D9.13")
def test_the_eagle_is_a_sixth_race_for_the_victory() -> None:
    races = ["c1-green-elves", "c1-green-humans", "c1-green-dwarves", "c1-green-hobbits"]
    match = table(
        chapter=3,
        offer=["c3-green-ents", QUIET[3]],
        sauron={"coins": 9, "cards": races, "tokens": ["hobbits-1"], "allied": True},
    )
    match.apply("play c3-green-ents")
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("races", (1,))
