"""Q4.1 Perilous locations."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.hero.perils import perilous
from tests.quest.table import BOX, number, position


def dangerous(at: str, seat: int = 1, **given: Any) -> bool:
    """Whether a location is perilous for a hero: Argalad with wisdom 2, unless others are given."""
    return perilous(position(**given), seat, number("location", at))


@pytest.mark.rule("Q4.1")
def test_five_locations_are_marked() -> None:
    quiet = position()
    marked = [place.id for place in BOX.locations if perilous(quiet, 1, place.index)]
    assert sorted(marked) == [
        "barad-dur",
        "dol-guldur",
        "moria",
        "mount-gundabad",
        "ruins-of-angmar",
    ]


@pytest.mark.rule("Q4.1")
@pytest.mark.parametrize(("tokens", "expected"), [(1, False), (2, False), (3, True)])
def test_influence_above_the_heros_wisdom_makes_a_place_perilous(
    tokens: int, expected: bool
) -> None:
    assert dangerous("bree", influence={"bree": tokens}) == expected


@pytest.mark.rule("Q4.1")
def test_it_is_each_heros_own_wisdom() -> None:
    given: dict[str, Any] = {"heroes": ["thalin", "eleanor"], "influence": {"bree": 2}}
    assert dangerous("bree", 1, **given)
    assert not dangerous("bree", 2, **given)


@pytest.mark.rule("Q4.1")
def test_levels_and_corruption_change_that_wisdom() -> None:
    wise = {"sheet": "argalad", "levels": {"wisdom": 1}}
    assert not dangerous("bree", heroes=[wise], influence={"bree": 3})
    deranged = {"sheet": "argalad", "corruption": ["deranged"]}
    assert dangerous("bree", heroes=[deranged], influence={"bree": 2})


@pytest.mark.rule("Q4.1")
def test_gothmog_spreads_fear_around_him_but_not_in_havens() -> None:
    minions = {"gothmog": "bree"}
    assert dangerous("bree", minions=minions)
    assert dangerous("tharbad", minions=minions)
    assert not dangerous("fornost", minions=minions)
    assert not dangerous("the-shire", minions=minions)
    assert not dangerous("bree", minions={"ringwraiths": "bree"})
    assert not dangerous("bree", minions={"gothmog": "defeated"})


@pytest.mark.rule("Q4.1")
def test_a_plot_makes_isengard_perilous() -> None:
    assert dangerous("isengard", plots=["saruman-falls-to-corruption"])
    assert not dangerous("fangorn", plots=["saruman-falls-to-corruption"])
    assert not dangerous("isengard")


@pytest.mark.rule("Q4.1")
def test_a_shadow_card_makes_a_place_perilous_for_the_rest_of_the_turn() -> None:
    heroes = ["thalin", "argalad"]
    turn = {"seat": "hero-1", "feared": "bree"}
    assert dangerous("bree", 1, heroes=heroes, turn=turn)
    assert not dangerous("bree", 2, heroes=heroes, turn=turn)
    assert not dangerous("tharbad", 1, heroes=heroes, turn=turn)
