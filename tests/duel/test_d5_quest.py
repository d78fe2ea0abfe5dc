"""D5 Quest of the Ring."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.match import Match
from tests.duel.table import asked, duel, options, side, table, told, units

BOTH = [("fellowship", "sauron"), ("sauron", "fellowship")]
COIN, UNIT, TURN, RAZE = 3, 6, 9, 12
ONE = "c2-blue-1-ring"
TWO = "c2-blue-2-rings-bedroll"
# From how far before the bonus space which card is played.
TO_REACH = pytest.mark.parametrize(
    ("card", "before"), [(ONE, 1), (TWO, 2), (TWO, 1)], ids=["landing", "landing by two", "passing"]
)


def quest(seat: str, card: str, steps: int, **others: Any) -> Match:
    """The seat plays a blue card when its character has gone so many steps."""
    mine = {"steps": steps, "coins": 5, **others.pop("mine", {})}
    holdings: dict[str, Any] = {seat: mine, **others}
    offer = [card, "c2-grey-knowledge", "c2-grey-leadership"]
    match = table(chapter=2, offer=offer, to_move=seat, **holdings)
    match.apply(f"play {card}")
    return match


@pytest.mark.rule("D5.1")
def test_the_fellowship_moves_frodo_and_sam_and_carries_the_nazgul_along() -> None:
    match = quest("fellowship", TWO, 4, sauron={"steps": 7})
    seen = match.view(None)["board"]["sides"]
    assert (seen["fellowship"]["steps"], seen["sauron"]["steps"]) == (6, 7)
    assert match.log[1].args == {"seat": "fellowship", "count": 2, "steps": 6}


@pytest.mark.rule("D5.1")
def test_sauron_moves_the_nazgul_alone() -> None:
    match = quest("sauron", TWO, 6, fellowship={"steps": 7})
    seen = match.view(None)["board"]["sides"]
    assert (seen["fellowship"]["steps"], seen["sauron"]["steps"]) == (7, 8)
    assert match.log[1].args == {"seat": "sauron", "count": 2, "steps": 8}


@pytest.mark.rule("D5.1")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_the_distance_never_grows(seat: str, other: str) -> None:
    """The Nazgûl have 14 - steps left to the catch, whoever moves."""
    for steps in range(12):
        match = quest(seat, TWO, steps, **{other: {"steps": 5}})
        gap = 14 - side(match, "sauron").steps
        assert gap == (9 if seat == "fellowship" else 12 - steps)


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@TO_REACH
def test_after_three_steps_a_coin(seat: str, other: str, card: str, before: int) -> None:
    plain = quest(seat, card, 0)
    match = quest(seat, card, COIN - before)
    assert side(match, seat).coins == side(plain, seat).coins + 1
    assert side(match, other).coins == 0
    assert duel(match).reserve == duel(plain).reserve - 1
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@TO_REACH
def test_after_six_steps_a_unit_anywhere(seat: str, other: str, card: str, before: int) -> None:
    match = quest(seat, card, UNIT - before)
    assert asked(match) == (seat, "reinforce")
    regions = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"]
    assert options(match) == [*(f"place {region}" for region in regions), "pass"]
    match.apply("place lindon")
    assert units(match, seat) == {"lindon": 1}
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D5.2", "D7.3")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_the_unit_of_a_bonus_stands_beside_an_enemy_fortress(seat: str, other: str) -> None:
    match = quest(seat, ONE, UNIT - 1, **{other: {"fortresses": ["lindon", "gondor"]}})
    regions = ["lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor"]
    assert options(match) == [*(f"place {region}" for region in regions), "pass"]
    match.apply("place gondor")
    assert units(match, seat) == {"gondor": 1}
    assert side(match, other).fortresses.bit_count() == 2


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_a_bonus_razes_the_fortress_and_leaves_the_units(seat: str, other: str) -> None:
    foes = {"fortresses": ["gondor"], "units": {"gondor": 3}}
    match = quest(seat, ONE, RAZE - 1, **{other: foes})
    match.apply("raze gondor")
    assert units(match, other) == {"gondor": 3}
    assert side(match, other).fortresses == 0


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@TO_REACH
def test_after_nine_steps_another_turn(seat: str, other: str, card: str, before: int) -> None:
    match = quest(seat, card, TURN - before)
    assert asked(match) == (seat, "again")
    assert options(match) == ["again", "pass"]
    match.apply("again")
    assert asked(match) == (seat, "turn")
    match.apply("play c2-grey-knowledge")
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@TO_REACH
def test_after_twelve_steps_an_enemy_fortress_falls(
    seat: str, other: str, card: str, before: int
) -> None:
    match = quest(
        seat,
        card,
        RAZE - before,
        mine={"fortresses": ["lindon"]},
        **{other: {"fortresses": ["arnor", "gondor"]}},
    )
    assert asked(match) == (seat, "raze")
    assert options(match) == ["raze arnor", "raze gondor", "pass"]
    match.apply("raze gondor")
    seen = match.view(None)["board"]["sides"]
    assert seen[other]["fortresses"] == ["arnor"]
    assert seen[seat]["fortresses"] == ["lindon"]
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
@pytest.mark.parametrize("steps", [0, 1, 3, 4, 6, 7, 9, 10, 12])
def test_there_are_no_other_bonus_spaces(seat: str, other: str, steps: int) -> None:
    """One step from here reaches none: neither a space left behind nor one ahead counts."""
    match = quest(seat, ONE, steps, **{other: {"fortresses": ["arnor"]}})
    assert asked(match) == (other, "turn")
    assert side(match, seat).coins == 3
    assert "coins" not in told(match)


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_a_bonus_may_be_left_unused(seat: str, other: str) -> None:
    match = quest(seat, ONE, 5)
    match.apply("pass")
    assert units(match, seat) == {}
    match = quest(seat, ONE, 11, **{other: {"fortresses": ["arnor"]}})
    match.apply("pass")
    assert side(match, other).fortresses != 0
    assert asked(match) == (other, "turn")


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize(("seat", "other"), BOTH)
def test_each_side_has_its_own_bonuses(seat: str, other: str) -> None:
    """What the one has passed long ago is still there for the other."""
    match = quest(seat, ONE, 2, **{other: {"steps": 13}})
    assert side(match, seat).coins == 4
    match = quest(seat, ONE, 8, **{other: {"steps": 9}})
    assert asked(match) == (seat, "again")


@pytest.mark.rule("D5.2")
@pytest.mark.parametrize("steps", [1, 2, 4, 5, 7, 8, 10, 11])
def test_the_nazgul_gain_nothing_by_being_carried(steps: int) -> None:
    """Frodo and Sam do not reach a space themselves, but the Nazgûl stand before one."""
    match = quest("fellowship", ONE, 0, sauron={"steps": steps})
    assert side(match, "sauron").steps == steps
    assert side(match, "sauron").coins == 0
    assert asked(match) == ("sauron", "turn")
    assert told(match) == ["play", "advance"]


@pytest.mark.rule("D5.2")
def test_a_bonus_is_used_at_once_before_the_tokens_react() -> None:
    match = quest("sauron", ONE, 2, mine={"tokens": ["hobbits-2"]})
    assert told(match) == ["play", "advance", "coins"]
    assert asked(match) == ("sauron", "reinforce")
    match = quest(
        "sauron", ONE, 11, mine={"tokens": ["hobbits-2"]}, fellowship={"fortresses": ["arnor"]}
    )
    assert asked(match) == ("sauron", "raze")


@pytest.mark.rule("D5.2")
def test_every_bonus_on_the_way_is_used_in_order() -> None:
    """More rings than any one card has, to go past two spaces."""
    agenda: list[dict[str, Any]] = [
        {"do": "EndTurn", "seat": "sauron"},
        {"do": "Advance", "seat": "sauron", "count": 7},
    ]
    match = table(offer=["c1-grey-ruse-1"], agenda=agenda)
    assert told(match) == ["advance", "coins"]
    assert asked(match) == ("sauron", "reinforce")
