"""D7 Map and conflict: where Units meet, one side is left at most."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.errors import IllegalOption
from tests.duel.table import asked, options, side, table, told, units

MARCH = "c3-purple-move-3"
SPARE = "c3-blue-3-rings"


@pytest.mark.rule("D7.1", "D7.2")
@pytest.mark.parametrize(
    ("card", "arriving", "waiting", "ours", "theirs"),
    [
        ("c1-red-gondor-rohan", 1, 1, 0, 0),
        ("c1-red-gondor-rohan", 1, 3, 0, 2),
        ("c2-red-lindon-rohan", 2, 1, 1, 0),
        ("c2-red-lindon-rohan", 2, 2, 0, 0),
        ("c2-red-lindon-rohan", 2, 5, 0, 3),
        ("c3-red-enedwaith-rohan", 3, 0, 3, 0),
        ("c3-red-enedwaith-rohan", 3, 2, 1, 0),
        ("c3-red-enedwaith-rohan", 3, 12, 0, 9),
    ],
)
def test_placed_units_and_enemies_fall_one_for_one_until_a_side_has_none(
    card: str, arriving: int, waiting: int, ours: int, theirs: int
) -> None:
    match = table(
        chapter=int(card[1]),
        offer=[card],
        sauron={"coins": 9},
        fellowship={"units": {"rohan": waiting}} if waiting else {},
    )
    match.apply(f"play {card}")
    events = match.apply("place rohan")
    assert units(match, "sauron").get("rohan", 0) == ours
    assert units(match, "fellowship").get("rohan", 0) == theirs
    assert side(match, "sauron").supply == 15 - ours
    assert side(match, "fellowship").supply == 15 - theirs
    fallen = [event.args for event in events if event.kind == "conflict"]
    count = min(arriving, waiting)
    assert fallen == ([{"count": count, "region": "rohan"}] if count else [])


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("waiting", range(1, 14))
def test_a_unit_that_moves_in_starts_a_conflict_with_any_number(waiting: int) -> None:
    match = table(
        chapter=3,
        offer=[MARCH, SPARE],
        sauron={"coins": 9, "units": {"mordor": 2}},
        fellowship={"units": {"gondor": waiting}},
    )
    match.apply(f"play {MARCH}")
    events = match.apply("move mordor gondor")
    assert events[-1].args == {"count": 1, "region": "gondor"}
    assert units(match, "sauron") == {"mordor": 1}
    assert units(match, "fellowship").get("gondor", 0) == waiting - 1


@pytest.mark.rule("D7.1")
@pytest.mark.parametrize("seat", ["fellowship", "sauron"])
def test_units_of_a_landmark_start_a_conflict(seat: str) -> None:
    other = "sauron" if seat == "fellowship" else "fellowship"
    sides: dict[str, Any] = {seat: {"coins": 6}, other: {"units": {"rohan": 2}}}
    match = table(to_move=seat, landmarks=["helms-deep"], offer=["c1-blue-1-ring-free"], **sides)
    match.apply("landmark helms-deep")
    assert units(match, seat) == {"rohan": 1}
    assert units(match, other) == {}


@pytest.mark.rule("D7.1")
def test_own_units_join_without_a_conflict() -> None:
    match = table(
        offer=["c1-red-gondor-rohan", "c1-blue-1-ring-free"],
        sauron={"coins": 1, "units": {"gondor": 2}},
        fellowship={"units": {"arnor": 2}},
    )
    match.apply("play c1-red-gondor-rohan")
    match.apply("place gondor")
    assert units(match, "sauron") == {"gondor": 3}
    assert units(match, "fellowship") == {"arnor": 2}
    assert "conflict" not in told(match)


@pytest.mark.rule("D7.2")
def test_fallen_units_can_be_placed_again() -> None:
    match = table(
        chapter=2,
        offer=["c2-red-lindon-rohan", "c2-red-mordor-rohan", "c2-yellow-4-coins"],
        sauron={"coins": 9, "units": {"mordor": 13}},
        fellowship={"coins": 9, "units": {"rohan": 2}},
    )
    match.apply("play c2-red-lindon-rohan")
    match.apply("place rohan")
    assert side(match, "sauron").supply == 2
    match.apply("discard c2-yellow-4-coins")
    match.apply("play c2-red-mordor-rohan")
    match.apply("place rohan")
    assert units(match, "sauron") == {"mordor": 13, "rohan": 2}
    assert side(match, "sauron").supply == 0


@pytest.mark.rule("D7.2")
def test_a_unit_removed_by_a_manoeuvre_goes_back_to_its_owner() -> None:
    match = table(
        chapter=3,
        offer=["c3-purple-remove-2-coin-1", SPARE],
        sauron={"coins": 9},
        fellowship={"units": {"arnor": 2}},
    )
    match.apply("play c3-purple-remove-2-coin-1")
    match.apply("remove arnor")
    assert side(match, "fellowship").supply == 14
    assert side(match, "sauron").supply == 15


@pytest.mark.rule("D7.3")
def test_units_beside_an_enemy_fortress_do_not_fight() -> None:
    match = table(
        offer=["c1-red-gondor-rohan", "c1-blue-1-ring-free"],
        sauron={"coins": 1},
        fellowship={"fortresses": ["gondor"]},
    )
    match.apply("play c1-red-gondor-rohan")
    match.apply("place gondor")
    sides = match.view(None)["board"]["sides"]
    assert sides["sauron"]["units"] == {"gondor": 1}
    assert sides["fellowship"]["fortresses"] == ["gondor"]
    assert [each["regions"] for each in match.view(None)["board"]["reached"].values()] == [1, 1]
    assert "conflict" not in told(match)


@pytest.mark.rule("D7.3")
def test_a_fortress_rises_beside_enemy_units_without_a_fight() -> None:
    match = table(
        landmarks=["barad-dur"],
        offer=["c1-blue-1-ring-free"],
        sauron={"units": {"mordor": 2}},
        to_move="fellowship",
        fellowship={"coins": 6},
    )
    match.apply("landmark barad-dur")
    sides = match.view(None)["board"]["sides"]
    assert sides["fellowship"]["fortresses"] == ["mordor"]
    assert sides["sauron"]["units"] == {"mordor": 2}
    assert "conflict" not in told(match)


@pytest.mark.rule("D7.3")
def test_a_fortress_does_not_help_its_own_units_in_a_conflict() -> None:
    match = table(
        offer=["c1-red-gondor-rohan", "c1-blue-1-ring-free"],
        sauron={"coins": 1},
        fellowship={"fortresses": ["gondor"], "units": {"gondor": 1}},
    )
    match.apply("play c1-red-gondor-rohan")
    match.apply("place gondor")
    sides = match.view(None)["board"]["sides"]
    assert sides["fellowship"]["units"] == {}
    assert sides["fellowship"]["fortresses"] == ["gondor"]
    assert sides["sauron"]["units"] == {}


@pytest.mark.rule("D7.3", "D7.4")
def test_a_fortress_does_not_block_the_road() -> None:
    match = table(
        chapter=3,
        offer=[MARCH, SPARE],
        sauron={"coins": 9, "units": {"mordor": 1}},
        fellowship={"fortresses": ["rohan"]},
    )
    match.apply(f"play {MARCH}")
    match.apply("move mordor rohan")
    match.apply("move rohan enedwaith")
    assert units(match, "sauron") == {"enedwaith": 1}


@pytest.mark.rule("D7.1", "D7.2", "D7.4")
def test_the_example_of_the_rule_book() -> None:
    match = table(
        chapter=3,
        offer=[MARCH, SPARE],
        to_move="fellowship",
        fellowship={"coins": 9, "units": {"enedwaith": 2}},
        sauron={"units": {"rohan": 1}},
    )
    match.apply(f"play {MARCH}")
    match.apply("move enedwaith rohan")
    assert units(match, "fellowship") == {"enedwaith": 1}
    assert units(match, "sauron") == {}
    assert side(match, "fellowship").supply == 14
    assert side(match, "sauron").supply == 15
    match.apply("move enedwaith rohan")
    match.apply("move rohan mordor")
    assert units(match, "fellowship") == {"mordor": 1}
    assert asked(match) == ("sauron", "turn")


@pytest.mark.rule("D7.4")
def test_each_movement_is_a_choice_of_its_own_and_may_be_of_another_unit() -> None:
    match = table(
        chapter=3, offer=[MARCH, SPARE], sauron={"coins": 9, "units": {"mordor": 2, "lindon": 1}}
    )
    match.apply(f"play {MARCH}")
    for step in ("move mordor gondor", "move lindon arnor", "move mordor rohan"):
        assert asked(match) == ("sauron", "manoeuvre")
        match.apply(step)
    assert units(match, "sauron") == {"gondor": 1, "arnor": 1, "rohan": 1}
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D7.4")
def test_a_conflict_is_over_before_the_next_movement() -> None:
    match = table(
        chapter=3,
        offer=[MARCH, SPARE],
        sauron={"coins": 9, "units": {"mordor": 3}},
        fellowship={"units": {"gondor": 2}},
    )
    match.apply(f"play {MARCH}")
    left = []
    for _ in range(3):
        match.apply("move mordor gondor")
        left.append((units(match, "sauron"), units(match, "fellowship")))
    assert left == [({"mordor": 2}, {"gondor": 1}), ({"mordor": 1}, {}), ({"gondor": 1}, {})]


@pytest.mark.rule("D7.4")
def test_movements_end_when_no_unit_is_left() -> None:
    match = table(
        chapter=3,
        offer=[MARCH, SPARE],
        sauron={"coins": 9, "units": {"mordor": 1}},
        fellowship={"units": {"gondor": 1}},
    )
    match.apply(f"play {MARCH}")
    match.apply("move mordor gondor")
    assert asked(match) == ("fellowship", "turn")


@pytest.mark.rule("D7.4")
@pytest.mark.parametrize(
    ("start", "ends"),
    [
        ("lindon", "arnor"),
        ("arnor", "enedwaith lindon rhovanion"),
        ("rhovanion", "arnor enedwaith rohan"),
        ("enedwaith", "arnor gondor rhovanion rohan"),
        ("rohan", "enedwaith gondor mordor rhovanion"),
        ("gondor", "enedwaith mordor rohan"),
        ("mordor", "gondor rohan"),
    ],
)
def test_units_move_along_the_printed_roads_alone(start: str, ends: str) -> None:
    match = table(chapter=3, offer=[MARCH, SPARE], sauron={"coins": 9, "units": {start: 1}})
    match.apply(f"play {MARCH}")
    assert sorted(options(match)) == [*(f"move {start} {end}" for end in ends.split()), "pass"]


@pytest.mark.rule("D7.4")
def test_a_region_without_own_units_is_no_start() -> None:
    match = table(
        chapter=3,
        offer=[MARCH, SPARE],
        sauron={"coins": 9, "units": {"mordor": 1}, "fortresses": ["gondor"]},
        fellowship={"units": {"rohan": 1}},
    )
    match.apply(f"play {MARCH}")
    for text in ("move gondor rohan", "move rohan mordor"):
        with pytest.raises(IllegalOption):
            match.apply(text)
