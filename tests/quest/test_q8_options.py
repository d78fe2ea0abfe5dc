"""Q8.2 Advanced dominance, Q8.3 High stakes, and how Sauron's turn hands over (Q8.1)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.combat.defeat import DefeatHero, defeat_minion
from mathom.games.quest.constants import HEROES, SAURON
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.events import EventStep
from mathom.games.quest.sauron.story import (
    HEROES_SIDE,
    NOBODY,
    AdvanceByDefeat,
    dominance,
    minion_fell,
    steps_to_finale,
)
from tests.quest.table import GAME, asked, number, options, position, state_of, table, take, told

STOP = Act(1)
ADVANCED: dict[str, Any] = {"dominance": "advanced"}
HIGH: dict[str, Any] = {"stakes": "high"}


@pytest.mark.rule("Q8.2")
@pytest.mark.rule("Q9.7")
@pytest.mark.parametrize(
    ("markers", "plots", "steps", "side"),
    [
        ({}, [], (9, 1000), HEROES_SIDE),
        ({"ring": 16}, [], (9, 1000), HEROES_SIDE),
        ({"ring": 16}, ["sauron-hunts-for-the-ring"], (9, 2), SAURON),
        ({}, ["sauron-hunts-for-the-ring"], (9, 18), HEROES_SIDE),
        ({"heroes": 15}, ["denethor-falls-into-madness"], (2, 6), HEROES_SIDE),
        ({"heroes": 14, "corruption": 12}, ["denethor-falls-into-madness"], (2, 2), NOBODY),
        ({"heroes": 8, "ring": 10, "conquest": 10, "corruption": 8}, [], (5, 1000), HEROES_SIDE),
        (
            {"heroes": 8, "ring": 10, "conquest": 10, "corruption": 8},
            ["a-dark-messenger"],
            (5, 2),
            SAURON,
        ),
        (
            {"ring": 7, "conquest": 7, "corruption": 7},
            ["sauron-hunts-for-the-ring", "osgiliath-invaded", "denethor-falls-into-madness"],
            (9, 3),
            SAURON,
        ),
    ],
)
def test_the_side_that_needs_fewer_story_steps(
    markers: dict[str, int], plots: list[str], steps: tuple[int, int], side: int
) -> None:
    state = position(markers=markers, plots=plots, **ADVANCED)
    assert steps_to_finale(state) == steps
    assert dominance(state) == side


@pytest.mark.rule("Q8.2")
@pytest.mark.rule("Q9.7")
def test_what_else_moves_markers_is_simulated_too() -> None:
    state = position(markers={"conquest": 16}, current_event="of-serpents-and-sand", **ADVANCED)
    assert steps_to_finale(state) == (9, 2)
    state = position(markers={"heroes": 14}, slowed=1, **ADVANCED)
    assert steps_to_finale(state)[0] == 3


@pytest.mark.rule("Q8.2")
def test_simulating_changes_nothing() -> None:
    state = position(plots=["sauron-hunts-for-the-ring"], slowed=1, **ADVANCED)
    before = state.dumps()
    dominance(state)
    assert state.dumps() == before


@pytest.mark.rule("Q8.2")
def test_without_the_option_spaces_count() -> None:
    state = position(markers={"ring": 16})
    assert dominance(state) == SAURON


@pytest.mark.rule("Q8.2")
def test_the_option_decides_which_event_is_resolved() -> None:
    drawn = ["imladris", "lady-of-the-golden-wood", "arwens-message-to-her-beloved"]
    given: dict[str, Any] = {
        "event_top": drawn,
        "markers": {"ring": 6},
        "then": [EventStep(), STOP],
    }
    assert _event(table(**given)) == "imladris"
    assert _event(table(**given, **ADVANCED)) == "lady-of-the-golden-wood"


def _event(match: Any) -> object:
    (event,) = [event.args["event"] for event in match.log if event.kind == "event"]
    return event


# Q8.3


@pytest.mark.rule("Q8.3")
def test_heroes_dominant_sauron_picks_the_marker() -> None:
    match = table(
        markers={"heroes": 14, "ring": 5, "conquest": 4, "corruption": 3},
        then=[AdvanceByDefeat(1, 1), STOP],
        **HIGH,
    )
    assert asked(match) == ("sauron", "any-marker")
    assert options(match) == ["marker ring", "marker conquest", "marker corruption"]
    assert "1" in match.choice.prompt("en"), "it says how far"
    assert GAME.state(state_of(match).dumps()) == state_of(match)
    take(match, "marker ring")
    assert state_of(match).markers == [14, 6, 4, 3]


@pytest.mark.rule("Q8.3")
@pytest.mark.parametrize(
    ("markers", "settings"),
    [
        ({"heroes": 14, "ring": 5, "conquest": 4, "corruption": 3}, {}),
        ({"heroes": 12, "ring": 5, "conquest": 4, "corruption": 3}, HIGH),
        ({"heroes": 13, "ring": 15, "conquest": 4, "corruption": 3}, HIGH),
    ],
    ids=["no high stakes", "stage II", "Sauron leads"],
)
def test_else_the_leftmost_advances(markers: dict[str, int], settings: dict[str, Any]) -> None:
    match = table(markers=markers, then=[AdvanceByDefeat(1, 1), STOP], **settings)
    assert asked(match) == ("sauron", "act")
    assert state_of(match).markers[3] == 4


@pytest.mark.rule("Q8.3")
@pytest.mark.rule("Q6.3")
def test_else_the_hero_breaks_ties() -> None:
    match = table(markers={"ring": 1}, then=[AdvanceByDefeat(1, 1), STOP], **HIGH)
    assert asked(match) == ("hero-1", "leftmost")
    assert options(match) == ["marker conquest", "marker corruption"]


@pytest.mark.rule("Q8.3")
@pytest.mark.parametrize(
    ("markers", "settings", "gain"),
    [
        ({"heroes": 13, "ring": 15}, HIGH, 1),
        ({"heroes": 13, "ring": 15}, {}, 0),
        ({"heroes": 14, "ring": 5}, HIGH, 0),
        ({"heroes": 3, "ring": 12}, HIGH, 0),
        ({"heroes": 13, "ring": 13}, HIGH, 0),
    ],
)
def test_sauron_dominant_a_minions_defeat_helps_the_heroes(
    markers: dict[str, int], settings: dict[str, Any], gain: int
) -> None:
    state = position(markers=markers, **settings)
    minion_fell(state)
    assert state.markers[HEROES] == markers["heroes"] + gain


@pytest.mark.rule("Q8.3")
@pytest.mark.rule("Q9.19")
def test_every_defeat_of_a_hero_counts() -> None:
    """However it came about: the frame is the same for a combat, a card and a chosen defeat."""
    match = table(
        heroes=[{"sheet": "argalad", "at": "bree"}],
        markers={"heroes": 14, "ring": 5, "conquest": 4, "corruption": 3},
        then=[DefeatHero(1), STOP],
        **HIGH,
    )
    assert asked(match) == ("sauron", "any-marker")


@pytest.mark.rule("Q8.3")
@pytest.mark.rule("Q9.19")
@pytest.mark.parametrize("minion", ["gothmog", "ringwraiths"])
def test_the_ringwraiths_count_too(minion: str) -> None:
    state = position(minions={minion: "bree"}, markers={"heroes": 13, "ring": 15}, stage=3, **HIGH)
    defeat_minion(state, number("minion", minion))
    assert state.markers[HEROES] == 14


# Q8.1


@pytest.mark.rule("Q8.1")
def test_saurons_turn_hands_over_to_the_only_hero_twice() -> None:
    match = table(then=[], round=1)
    turns: list[str] = []
    while len(turns) < 3:
        known = len(match.log)
        match.apply(match.choice.options()[-1])
        for event in match.log[known:]:
            if event.kind in ("hero-turn", "sauron-turn"):
                turns.append(event.kind)
    assert turns == ["hero-turn", "hero-turn", "sauron-turn"]
    assert told(match).count("draw-cards") >= 2
