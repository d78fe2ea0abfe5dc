"""Q3.12 The characters: favor or ability, and each returns to its area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mathom.games.quest.hero.explore import Explore
from tests.quest.cards import Case, spaced
from tests.quest.table import BOX, options, refused


def consulted(
    character: str,
    kind: str,
    *,
    choices: Sequence[str] = (),
    hero: dict[str, Any] | None = None,
    given: dict[str, Any] | None = None,
    **expected: Any,
) -> Case:
    """A character that the first hero consults."""
    known = {"sheet": "argalad", "at": "bree", **(hero or {})}
    position = {"heroes": [known], "characters": {character: "bree"}, **(given or {})}
    asks = [f"ask-{kind}-of {character}", *choices, "done"]
    changed = {character: None, **spaced(expected)}
    return Case(character, [Explore(1)], position, asks, changed, "hero-1", False)


CASES = [
    *[consulted(character.id, "favor", favor=2) for character in BOX.characters],
    consulted("aragorn", "help", agility=1),
    consulted("aragorn", "help", hero={"levels": {"agility": 2}}),
    consulted("boromir", "help", strength=1),
    consulted("dain", "help", choices=["*", "*"], skills=2, hand=2),
    consulted("denethor", "help", choices=["accept"], hero={"favor": 3}, favor=-3, story__heroes=1),
    consulted("denethor", "help", choices=["decline"], hero={"favor": 3}),
    consulted("gandalf", "help", wisdom=1),
    consulted(
        "saruman",
        "help",
        given={"shadow_hand": ["his-arm-has-grown-long"] * 2},
        shadow_hand=[],
        shadow_discard=["his-arm-has-grown-long"] * 2,
    ),
    consulted("theoden", "help", items=["horse"]),
    consulted("theoden", "help", hero={"items": ["horse"]}),
    consulted("thranduil", "help", given={"pool": 3}, pool=-2),
    consulted("thranduil", "help", given={"pool": 1}, pool=-1),
]


@pytest.mark.rule("Q3.12")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_character(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q3.12")
def test_every_character_gives_favor_and_help() -> None:
    helpers = {case.card for case in CASES if case.choices[0].startswith("ask-help")}
    givers = {case.card for case in CASES if case.choices[0].startswith("ask-favor")}
    assert helpers == givers == {character.id for character in BOX.characters}


@pytest.mark.rule("Q3.12")
def test_denethor_asks_for_three_favor() -> None:
    match, _ = consulted("denethor", "help", hero={"favor": 2}).begin()
    match.apply("ask-help-of denethor")
    assert options(match) == ["decline"]
    assert refused(match) == {"accept": ("unaffordable", "Q3.13")}
