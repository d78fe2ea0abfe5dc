"""A round tells what has changed its numbers, and what has cancelled a card."""

from __future__ import annotations

import pytest

from mathom.kernel.match import Match
from tests.quest.fights import arm, clash, events, fight


def changes(match: Match) -> dict[str, list[str]]:
    """What has changed which number of the last round."""
    args = events(match, "clash")[-1]
    names = ("attack_by", "defense_by", "foe_attack_by", "foe_defense_by")
    return {name: args[name] for name in names if args[name]}


@pytest.mark.parametrize(
    ("foe", "ours", "theirs", "expected"),
    [
        ("orc", "beravor-charge", "zealot-hack", {"foe_attack_by": ["card/zealot-hack"]}),
        ("orc", "beravor-parry", "zealot-reckless", {"defense_by": ["card/beravor-parry"]}),
        ("snaga", "beravor-strategize", "zealot-strategize", {"foe_attack_by": ["foe/snaga"]}),
        ("orc", "beravor-anticipate", "zealot-smash", {"defense_by": ["card/zealot-smash"]}),
        (
            "cave-troll",
            "beravor-deadly-finesse",
            "behemoth-block",
            {"foe_defense_by": ["card/beravor-deadly-finesse", "card/behemoth-block"]},
        ),
    ],
)
def test_a_changed_number_names_what_has_changed_it(
    foe: str, ours: str, theirs: str, expected: dict[str, list[str]]
) -> None:
    match = arm(fight(foe, hand=[ours, ours], theirs=[theirs]))
    clash(match, ours, theirs)
    found = changes(match)
    for name, sources in expected.items():
        assert found[name] == sources


def test_printed_numbers_name_nothing() -> None:
    match = arm(fight("orc", hand=["beravor-strategize"] * 2, theirs=["zealot-quick-shot"]))
    clash(match, "beravor-strategize", "zealot-quick-shot")
    assert changes(match) == {}


def test_a_card_of_the_round_before_is_named() -> None:
    hand = ["eleanor-dodge", "eleanor-parry"]
    match = arm(fight("orc", hero="eleanor", hand=hand, theirs=["zealot-hack", "zealot-hack"]))
    clash(match, "eleanor-dodge", "zealot-hack")
    clash(match, "eleanor-parry", "zealot-hack")
    assert changes(match)["defense_by"] == ["card/eleanor-dodge", "card/eleanor-parry"]


def test_what_cancels_the_card_that_it_looks_at_is_named() -> None:
    hand = ["skill-reversal", "beravor-parry"]
    match = arm(fight("orc", hand=hand, theirs=["zealot-reckless"]))
    clash(match, "skill-reversal", "zealot-reckless")
    cancelled = {"card": "zealot-reckless", "by": "card/skill-reversal"}
    assert events(match, "cancelled") == [cancelled]
    assert changes(match) == {"attack_by": ["card/skill-reversal"]}


def test_what_follows_damage_is_named_beforehand() -> None:
    match = arm(fight("agent", hand=["beravor-parry"] * 2, theirs=["zealot-poison-arrow"]))
    clash(match, "beravor-parry", "zealot-poison-arrow")
    args = events(match, "clash")[-1]
    assert args["damage_by"] == ["card/zealot-poison-arrow"]
    assert args["foe_damage_by"] == []
    assert args["damage"] == args["foe_attack"] - args["defense"]


def test_damage_before_the_blows_is_named() -> None:
    match = arm(fight("orc", hand=["beravor-parry"] * 2, theirs=["zealot-hack"]))
    clash(match, "beravor-parry", "zealot-hack")
    args = events(match, "clash")[-1]
    assert (args["damage_by"], args["foe_damage_by"]) == (["foe/orc"], [])


def test_a_reckless_card_names_itself() -> None:
    match = arm(fight("huorn", hand=["beravor-parry"] * 2, theirs=["behemoth-reckless"]))
    clash(match, "beravor-parry", "behemoth-reckless")
    assert events(match, "clash")[-1]["foe_damage_by"] == ["card/behemoth-reckless"]
