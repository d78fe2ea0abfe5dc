"""Abilities as data: what the file may say, and what it is refused for."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.combat.abilities import DEEDS, TIMINGS, read_abilities
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader
from tests.quest.table import BOX

PARRY = {
    "id": "parry",
    "timing": "this-round",
    "deeds": [{"do": "defense", "n": 2, "when": {"theirs": "melee"}}],
}


def read(*records: dict[str, Any], **more: Any) -> None:
    """Read a file of these abilities."""
    read_abilities(Reader({"ability": list(records), **more}, "abilities.toml", BadData))


def changed(**fields: Any) -> dict[str, Any]:
    """Parry, with other fields."""
    return {**PARRY, **fields}


def test_a_file_of_abilities_is_read() -> None:
    read(PARRY, changed(id="other"))


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (changed(timing="tomorrow"), "'timing' must be one of"),
        (changed(deeds=[{"do": "dance"}]), "'do' must be one of"),
        (changed(deeds=[{"do": "defense"}]), "'n' is missing"),
        (changed(deeds=[{"do": "defense", "n": 2, "m": 1}]), "'m' is not known here"),
        (changed(deeds=[{"do": "cancel", "when": {"theirs": "magic"}}]), "'theirs' must be"),
        (changed(deeds=[{"do": "cancel", "when": {"repeats": False}}]), "can only be true"),
        (changed(deeds=[{"do": "cancel", "when": {"full_moon": True}}]), "is not known here"),
        (changed(colour="red"), "'colour' is not known here"),
    ],
)
def test_a_wrong_field_is_refused_by_name(record: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        read(record)


def test_an_ability_is_there_once() -> None:
    with pytest.raises(BadData, match="must be there once"):
        read(PARRY, PARRY)


def test_nothing_else_is_in_the_file() -> None:
    with pytest.raises(BadData, match="'skill' is not known here"):
        read(PARRY, skill=[])


def test_every_deed_and_every_timing_is_used() -> None:
    cards = [card.ability for card in BOX.cards]
    foes = [foe.ability for foe in BOX.foes]
    used = {type(deed) for ability in (*cards, *foes) for deed in ability.deeds}
    assert used == set(DEEDS.values())
    assert {TIMINGS[ability.timing] for ability in (*cards, *foes)} == set(TIMINGS)
