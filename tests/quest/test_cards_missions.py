"""Q7.1 The missions: when each is fulfilled, and when it just is not."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.effects import NO_BINDINGS
from tests.quest.table import BOX, number, position

DONE = {"sheet": "argalad", "starting": None, "advanced": None}
HALF = {"sheet": "beravor", "starting": None}
CORRUPT = {"sheet": "argalad", "corruption": ["weak"]}
BOARD = {"black-serpent": "near-harad", "mouth-of-sauron": "dol-guldur"}
CASES: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "the-spear-of-the-west",
        {"heroes": [DONE, {**HALF, "advanced": None}]},
        {"heroes": [DONE, HALF]},
    ),
    (
        "noble-blood",
        {"heroes": [CORRUPT, "beravor"]},
        {"heroes": [CORRUPT, {"sheet": "beravor", "corruption": ["weary"]}]},
    ),
    (
        "minas-morgul-kept-at-bay",
        {"minions": {**BOARD, "gothmog": "defeated", "ringwraiths": "away"}},
        {"minions": {**BOARD, "gothmog": "rhun"}},
    ),
    (
        "against-the-shadow",
        {"tokens": [("blank", "bree"), ("agent", "bree")]},
        {"tokens": [("blank", "bree"), ("agent", "bree"), ("blank", "rhun")]},
    ),
    (
        "isildurs-secret",
        {"heroes": [{"sheet": "argalad", "favor": 3}, {"sheet": "beravor", "favor": 2}]},
        {"heroes": [{"sheet": "argalad", "favor": 3}, {"sheet": "beravor", "favor": 1}]},
    ),
    (
        "his-dark-throne",
        {"plots": ["gollum-is-tortured", "osgiliath-invaded", "a-dark-messenger"]},
        {"plots": ["gollum-is-tortured", "osgiliath-invaded"]},
    ),
    (
        "where-the-shadows-lie",
        {"markers": {"corruption": 13}},
        {"markers": {"corruption": 12, "ring": 13, "conquest": 13, "heroes": 14}},
    ),
    (
        "in-darkness-bind-them",
        {"markers": {"ring": 13}},
        {"markers": {"ring": 12, "corruption": 13, "conquest": 13, "heroes": 14}},
    ),
    (
        "to-rule-them-all",
        {"markers": {"conquest": 13}},
        {"markers": {"conquest": 12, "corruption": 13, "ring": 13, "heroes": 14}},
    ),
    (
        "to-find-them-all",
        {"minions": {"ringwraiths": "the-shire"}},
        {"minions": {"witch-king": "the-shire", "ringwraiths": "bree"}},
    ),
    (
        "to-find-them-all",
        {
            "influence": {
                "barad-dur": 6,
                "mount-doom": 1,
                "sea-of-udun": 1,
                "dagorlad": 1,
                "rhun": 1,
                "lake-esgaroth": 1,
                "the-forest-road": 1,
                "the-high-pass": 1,
                "gladden-fields": 1,
                "the-redhorn-gate": 1,
                "eregion": 1,
                "tharbad": 1,
                "bree": 1,
                "old-forest": 1,
                "the-shire": 6,
            }
        },
        {"influence": {"the-shire": 1}},
    ),
]


@pytest.mark.rule("Q7.1")
@pytest.mark.parametrize(("card", "met", "missed"), CASES, ids=[case[0] for case in CASES])
def test_mission(card: str, met: dict[str, Any], missed: dict[str, Any]) -> None:
    condition = BOX.missions[number("mission", card)].condition
    assert condition.of(position(**met), NO_BINDINGS)
    assert not condition.of(position(**missed), NO_BINDINGS)


@pytest.mark.rule("Q7.1")
def test_every_mission_is_met_and_missed() -> None:
    assert {case[0] for case in CASES} == {card.id for card in BOX.missions}
