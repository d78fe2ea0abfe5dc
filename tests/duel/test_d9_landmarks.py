"""D9 Rulings: Landmarks, manoeuvres, chains, and the end."""

from __future__ import annotations

import random

import pytest

from mathom.games.duel.box import SEATS
from tests.duel.situations import EVERYWHERE, QUIET, facing, gains, kinds
from tests.duel.table import (
    BOX,
    GAME,
    asked,
    duel,
    options,
    refused,
    side,
    table,
    units,
)

# D9.19 and D9.20 Landmarks


@pytest.mark.rule("D9.19")
def test_a_removed_fortress_costs_no_surcharge_any_more() -> None:
    match = gains(
        "ents-2",
        landmarks=["bree"],
        fellowship={"coins": 8, "fortresses": ["gondor", "rohan"]},
    )
    assert match.view(0)["board"]["prices"]["fellowship"]["bree"]["total"] == 8
    match.apply("keep ents-2")
    match.apply("raze gondor")
    assert match.view(0)["board"]["prices"]["fellowship"]["bree"]["total"] == 7
    match.apply("landmark bree")
    assert side(match, "fellowship").coins == 1


@pytest.mark.rule("D9.19")
def test_fortresses_of_the_enemy_cost_no_surcharge() -> None:
    match = table(
        landmarks=["bree"],
        offer=[QUIET[1]],
        sauron={"coins": 6},
        fellowship={"fortresses": ["gondor", "rohan"]},
    )
    assert "landmark bree" in options(match)
    own = table(landmarks=["bree"], offer=[QUIET[1]], sauron={"coins": 6, "fortresses": ["gondor"]})
    assert refused(own)["landmark bree"] == ("too-dear", "D3.7")


@pytest.mark.rule("D9.20")
def test_a_landmark_works_fortress_first_then_units_then_the_rest() -> None:
    match = table(
        landmarks=["minas-tirith"],
        offer=[QUIET[1]],
        sauron={"coins": 6, "tokens": ["dwarves-2"]},
    )
    events = match.apply("landmark minas-tirith")
    assert [event.kind for event in events] == ["landmark", "fortress", "place", "advance"]
    assert asked(match) == ("sauron", "again")


@pytest.mark.rule("D9.20")
def test_the_effects_of_erebor_and_isengard_come_as_printed() -> None:
    erebor = table(
        landmarks=["erebor"], offer=[QUIET[1]], sauron={"coins": 6, "units": {"mordor": 1}}
    )
    events = erebor.apply("landmark erebor")
    assert [event.kind for event in events] == ["landmark", "fortress", "coins"]
    assert asked(erebor) == ("sauron", "manoeuvre")
    isengard = table(
        landmarks=["isengard"],
        offer=[QUIET[1]],
        sauron={"coins": 6},
        fellowship={"cards": ["c1-grey-ruse-1"]},
    )
    isengard.apply("landmark isengard")
    assert side(isengard, "sauron").steps == 0
    isengard.apply("strip c1-grey-ruse-1")
    assert side(isengard, "sauron").steps == 1


@pytest.mark.rule("D9.20")
@pytest.mark.parametrize(
    ("tile", "absent", "steps"),
    [("minas-tirith", "gondor", 12), ("bree", "arnor", 0), ("isengard", "enedwaith", 13)],
)
def test_victory_comes_with_the_fortress_before_anything_else(
    tile: str, absent: str, steps: int
) -> None:
    match = table(
        landmarks=[tile],
        offer=[QUIET[1]],
        sauron={
            "coins": 6,
            "steps": steps,
            "units": {region: 1 for region in EVERYWHERE if region != absent},
        },
        fellowship={"cards": ["c1-grey-ruse-1"]},
    )
    match.apply(f"landmark {tile}")
    assert match.outcome is not None
    assert match.outcome.reason == "conquest"
    assert absent not in units(match, "sauron")
    assert side(match, "sauron").steps == steps


# D9.21 Manoeuvres


@pytest.mark.rule("D9.21")
def test_removals_come_first_then_the_coin_then_movements() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-1-coin-1-move-1", QUIET[3]],
        sauron={"coins": 3, "units": {"mordor": 1}},
        fellowship={"coins": 3, "units": {"gondor": 1, "arnor": 1}},
    )
    match.apply("play c3-purple-remove-1-coin-1-move-1")
    assert options(match) == ["remove arnor", "remove gondor", "pass"]
    assert side(match, "fellowship").coins == 3
    match.apply("remove gondor")
    assert side(match, "fellowship").coins == 2
    assert options(match) == ["move mordor rohan", "move mordor gondor", "pass"]
    match.apply("move mordor gondor")
    assert units(match, "sauron") == {"gondor": 1}
    assert kinds(match, "remove", "lose", "move") == ["remove", "lose", "move"]


# D9.22 One victory at a time


@pytest.mark.rule("D9.22")
def test_frodo_and_sam_at_mount_doom_do_not_let_the_nazgul_catch_them() -> None:
    match = table(
        to_move="fellowship",
        offer=["c1-blue-1-ring-free", "c1-grey-ruse-1"],
        fellowship={"steps": 13},
        sauron={"steps": 13},
    )
    match.apply("play c1-blue-1-ring-free")
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.scores == {0: 1.0, 1: 0.0}


@pytest.mark.rule("D9.22", "D9.26")
def test_in_any_game_whoever_acts_last_wins_alone_unless_regions_are_counted() -> None:
    reasons = set()
    for seed in range(60):
        match = GAME.start(["one", "two"], seed=seed)
        pick = random.Random(seed)
        while not match.over:
            seat = match.choice.seat
            if match.choice.kind == "turn":
                assert any(text.startswith("discard ") for text in options(match))
            eager = [o for o in match.choice.options() if o.kind not in ("discard", "pass")]
            match.apply(pick.choice(eager or match.choice.options()))
        assert match.outcome is not None
        reasons.add(match.outcome.reason)
        if match.outcome.reason != "count":
            assert match.outcome.winners == (seat,)
    assert {"quest", "conquest", "count"} <= reasons


# D9.23 Chains


@pytest.mark.rule("D9.23")
def test_a_chained_card_is_free_even_for_whoever_could_pay() -> None:
    match = table(
        chapter=2,
        offer=["c2-blue-1-ring-from-backpack", QUIET[2]],
        sauron={"coins": 9, "cards": ["c1-blue-1-ring-backpack"]},
    )
    offered = [text for text in options(match) if "from-backpack" in text]
    assert offered == [
        "play c2-blue-1-ring-from-backpack",
        "discard c2-blue-1-ring-from-backpack",
    ]
    (play,) = [
        item
        for item in match.view(1)["choice"]["options"]
        if item["text"] == "play c2-blue-1-ring-from-backpack"
    ]
    assert play["detail"] == {"chain": "backpack"}
    match.apply("play c2-blue-1-ring-from-backpack")
    assert side(match, "sauron").coins == 9


# D9.24 The end of the Quest track


@pytest.mark.rule("D9.24")
@pytest.mark.parametrize("seat", SEATS)
def test_steps_beyond_the_end_are_ignored(seat: str) -> None:
    match = table(
        chapter=3,
        offer=["c3-blue-3-rings", "c3-green-ents"],
        **facing(seat, {"coins": 3, "steps": 13}, {}),
    )
    match.apply("play c3-blue-3-rings")
    assert side(match, seat).steps == 14
    assert match.outcome is not None
    assert match.outcome.winners == (SEATS.index(seat),)
    duel(match).check()


@pytest.mark.rule("D9.24")
def test_no_bonus_is_used_once_the_quest_is_won() -> None:
    match = table(
        chapter=3,
        offer=["c3-blue-3-rings", "c3-green-ents"],
        sauron={"coins": 3, "steps": 11},
        fellowship={"fortresses": ["gondor"]},
    )
    match.apply("play c3-blue-3-rings")
    assert match.over
    assert match.view(None)["board"]["sides"]["fellowship"]["fortresses"] == ["gondor"]
    assert duel(match).agenda == []


# D9.25 and D9.26 There is always a way


@pytest.mark.rule("D9.25")
@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles if tile.source != "custom"])
def test_the_seventh_fortress_is_there_for_the_seventh_landmark(tile: str) -> None:
    region = BOX.regions[BOX.tiles[BOX.names["tile"].index(tile)].region].id
    match = table(
        landmarks=[tile],
        offer=[QUIET[1]],
        sauron={"coins": 12, "fortresses": [r for r in EVERYWHERE if r != region]},
    )
    match.apply(f"landmark {tile}")
    assert side(match, "sauron").fortresses.bit_count() == 7
    assert BOX.figures.fortresses == 7


@pytest.mark.rule("D9.26")
def test_whoever_can_pay_for_nothing_can_still_discard() -> None:
    match = table(
        chapter=3,
        offer=["c3-green-ents", "c3-red-lindon-mordor"],
        landmarks=["bree", "erebor", "isengard"],
    )
    assert options(match) == ["discard c3-green-ents", "discard c3-red-lindon-mordor"]
    assert {reason for reason, _ in refused(match).values()} == {"too-dear"}


@pytest.mark.rule("D9.26")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_every_layout_has_an_available_card_until_it_is_empty(chapter: int) -> None:
    layout = BOX.layouts[chapter - 1]
    for seed in range(20):
        pick = random.Random(seed)
        left = (1 << len(layout.slots)) - 1
        while left:
            available = layout.uncovered(left)
            assert available
            left &= ~(1 << pick.choice(available))
