"""Q4.6 The corruption cards: what each does at once or for as long as a hero holds it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from mathom.games.quest.cards.modifiers import (
    ENCOUNTER_DRAW,
    FAVOR_LIMIT,
    FAVOR_PER_TURN,
    HAND_LIMIT,
    PERIL_DRAW,
    STORY_ADVANCE,
    TRAVEL_STEPS,
    attribute,
    forbidden,
    limit,
)
from mathom.games.quest.combat.lifecycle import Dread
from mathom.games.quest.constants import AGILITY, FORTITUDE, STRENGTH, WISDOM
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.growth import GainCorruption
from mathom.games.quest.hero.perils import FacePeril
from mathom.games.quest.hero.rest import RestStep
from mathom.games.quest.sauron.shadows import HERO_TURN, OfferShadow
from mathom.kernel.agenda import Frame
from tests.quest.cards import Case, fight, perform, spaced
from tests.quest.table import BOX, number, position

ORC = {"fight": fight("orc")}
HAND = ["argalad-overdraw"] * 6 + ["argalad-precision"] * 3


def corruption(
    card: str,
    *,
    hero: Mapping[str, Any] | None = None,
    choices: Sequence[str] = (),
    given: Mapping[str, Any] | None = None,
    **expected: Any,
) -> Case:
    """A corruption card that the first hero draws."""
    known = {"sheet": "argalad", "at": "bree", **(hero or {})}
    position = {"heroes": [known], "corruption_top": [card], **(given or {})}
    kept = {"corruption": [card]} if BOX.corruption[number("corruption", card)].price >= 0 else {}
    changed = {**kept, **spaced(expected)}
    return Case(card, [GainCorruption(1, 1)], position, choices, changed, "hero-1", False)


def burdened(
    card: str,
    frame: Frame,
    *,
    hero: Mapping[str, Any] | None = None,
    choices: Sequence[str] = (),
    given: Mapping[str, Any] | None = None,
    **expected: Any,
) -> Case:
    """Something that happens to a hero who holds this card."""
    known = {"sheet": "argalad", "at": "bree", "corruption": [card], **(hero or {})}
    position = {"heroes": [known], **(given or {})}
    return Case(card, [frame], position, choices, spaced(expected), "hero-1", False)


def favor(card: str, favor: int, gained: int, *others: str) -> Case:
    """Two favor for a hero who holds this card, and perhaps others, and so much favor."""
    reward = BOX.quests[number("quest", "bones-of-a-darkness-past")].reward
    hero = {"sheet": "argalad", "at": "bree", "corruption": [card, *others], "favor": favor}
    got: dict[str, Any] = {"favor": gained} if gained else {}
    return perform(card, reward, given={"heroes": [hero]}, agility=1, **got)


CASES = [
    corruption("reckless"),
    burdened(
        "reckless",
        FacePeril(1),
        choices=["draw-more", "peril the-weakness-of-men", "choose story"],
        hero={"at": "isengard"},
        given={
            "peril_top": ["khazad-dum", "trapped", "the-dark-tower", "the-weakness-of-men"],
        },
        story__corruption=1,
        peril_discard=4,
    ),
    burdened(
        "reckless",
        FacePeril(1),
        choices=["pass", "none"],
        hero={"at": "isengard"},
        given={"peril_top": ["khazad-dum", "trapped", "the-dark-tower", "the-weakness-of-men"]},
        peril_discard=3,
    ),
    corruption("indifferent"),
    burdened(
        "indifferent",
        EncounterStep(1),
        given={
            "encounter_top": [
                "eriador-the-road-goes-ever-on",
                "eriador-pipeweed-and-seven-meals-a-day",
                "eriador-the-grey-company",
            ]
        },
        favor=2,
    ),
    corruption("distraught", hero={"hand": HAND}, choices=["2 x *"], hand=-2, rest=2),
    corruption("distraught", hero={"hand": HAND[:7]}),
    corruption("deranged"),
    corruption("helpless"),
    corruption("weary"),
    corruption("weak"),
    corruption("despairing", hero={"favor": 5}, favor=-2),
    favor("despairing", 2, 1),
    favor("despairing", 3, 0),
    corruption("isolated"),
    corruption("hopeless"),
    corruption("mistrusted"),
    favor("mistrusted", 3, 1),
    favor("mistrusted", 2, 1, "despairing"),
    favor("mistrusted", 3, 0, "despairing"),
    corruption("cowardly"),
    burdened("cowardly", Dread(1), hero={"hand": HAND[:2]}, given=ORC, hand=-1, rest=1),
    burdened("cowardly", Dread(1), given=ORC),
    corruption("greedy"),
    burdened(
        "greedy",
        OfferShadow(HERO_TURN, 1),
        choices=["shadow winter-storm", "accept"],
        given={
            "pool": 10,
            "markers": {"heroes": 14},
            "shadow_hand": ["winter-storm"],
            "shadow_top": ["betrayed"],
        },
        most_moves="1",
        shadow_hand=["betrayed"],
        shadow_discard=["winter-storm"],
    ),
    corruption("despondent"),
    burdened(
        "despondent",
        RestStep(1),
        choices=["rest", "pass"],
        given={"markers": {"ring": 1, "conquest": 1, "heroes": 1}},
        story__corruption=2,
    ),
    corruption(
        "careless",
        hero={"favor": 3},
        given={"corruption_discard": ["weak"]},
        favor=-2,
        corruption_discard=[],
    ),
    corruption("careless", hero={"favor": 1}, favor=-1),
    corruption(
        "wretched",
        choices=["accept"],
        given={"corruption_discard": ["weak"]},
        at="fornost",
        turn=None,
        corruption_discard=[],
    ),
    corruption("wretched", choices=["decline"], hero={"at": "tharbad"}, turn=None),
]


@pytest.mark.rule("Q4.6")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_corruption(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q4.6")
def test_every_corruption_card_is_held() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.corruption}


NUMBERS: dict[str, dict[str, int]] = {
    "reckless": {PERIL_DRAW: 4},
    "indifferent": {ENCOUNTER_DRAW: 2},
    "distraught": {HAND_LIMIT: 7},
    "despairing": {FAVOR_LIMIT: 3},
    "hopeless": {TRAVEL_STEPS: 3},
    "mistrusted": {FAVOR_PER_TURN: 1},
    "despondent": {STORY_ADVANCE: 2},
    "deranged": {"wisdom": 1},
    "helpless": {"agility": 2},
    "weary": {"fortitude": 4},
    "weak": {"strength": 4},
    "isolated": {"consult": 1, "trade": 1},
}


def figures(card: str | None) -> dict[str, int]:
    """All that corruption cards change, for Argalad with or without one."""
    held = [card] if card else []
    state = position(heroes=[{"sheet": "argalad", "corruption": held}])
    found = {
        what: limit(state, 1, what)
        for what in (
            PERIL_DRAW,
            ENCOUNTER_DRAW,
            HAND_LIMIT,
            FAVOR_LIMIT,
            TRAVEL_STEPS,
            FAVOR_PER_TURN,
            STORY_ADVANCE,
        )
    }
    for name, which in (
        ("fortitude", FORTITUDE),
        ("strength", STRENGTH),
        ("agility", AGILITY),
        ("wisdom", WISDOM),
    ):
        found[name] = attribute(state, 1, which)
    for what in ("rest", "draw-encounter", "consult", "trade"):
        found[what] = int(forbidden(state, 1, what))
    return found


@pytest.mark.rule("Q4.6")
@pytest.mark.parametrize("card", [card.id for card in BOX.corruption])
def test_what_a_corruption_card_changes_and_nothing_else(card: str) -> None:
    before = figures(None)
    held = BOX.corruption[number("corruption", card)].price >= 0
    after = figures(card) if held else before
    assert {what: n for what, n in after.items() if n != before[what]} == NUMBERS.get(card, {})


@pytest.mark.rule("Q4.6")
def test_a_burden_never_takes_an_attribute_below_nothing() -> None:
    state = position(heroes=[{"sheet": "thalin", "corruption": ["deranged", "helpless"]}])
    assert attribute(state, 1, WISDOM) == 0
    assert attribute(state, 1, AGILITY) == 1
