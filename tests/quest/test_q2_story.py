"""Q2.1 Rally, Q2.2 Story, and what a marker's way brings with it."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.model.box import CONQUEST, CORRUPTION, HEROES, RING
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.finale import Finale
from mathom.games.quest.sauron.rally import Rally
from mathom.games.quest.sauron.story import AdvanceLeftmost, EnterMinion, Story, advance
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.kernel.chance import Seeded
from tests.quest.table import (
    asked,
    influence,
    number,
    options,
    position,
    state_of,
    table,
    take,
    told,
)

STOP = Act(1)
"""A choice that waits in any case."""
CHANCE = Seeded("none is needed")


# Q2.1 Rally


@pytest.mark.rule("Q2.1")
def test_every_hero_removes_all_influence_where_it_stands() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "at": "bree"}, {"sheet": "thalin", "at": "dagorlad"}],
        influence={"bree": 1, "dol-guldur": 3, "emyn-muil": 3, "dagorlad": 3},
        then=[Rally(), STOP],
    )
    assert influence(match) == {"dol-guldur": 3, "emyn-muil": 3}


@pytest.mark.rule("Q2.1")
def test_no_rally_in_a_stronghold() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "at": "dol-guldur"}],
        influence={"dol-guldur": 2, "emyn-muil": 2},
        then=[Rally(), STOP],
    )
    assert influence(match) == {"dol-guldur": 2, "emyn-muil": 2}


@pytest.mark.rule("Q2.1")
@pytest.mark.rule("Q2.9")
def test_a_rally_cuts_the_chain() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "at": "emyn-muil"}],
        influence={"dol-guldur": 3, "emyn-muil": 1, "dagorlad": 3},
        then=[Rally(), STOP],
    )
    assert influence(match) == {"dol-guldur": 3, "dagorlad": 1}


# Q2.2 Story


def after_story(**given: Any) -> Quest:
    state = position(**given)
    Story().run(state, CHANCE)
    return state


@pytest.mark.rule("Q2.2")
def test_the_heroes_go_two_and_sauron_by_his_plots() -> None:
    state = after_story(
        markers={"heroes": 2, "ring": 1},
        plots=["sauron-hunts-for-the-ring", "denethor-falls-into-madness"],
    )
    assert state.markers == [4, 2, 0, 3]


@pytest.mark.rule("Q2.2")
def test_plots_of_one_marker_add_up() -> None:
    state = after_story(plots=["monsters-in-the-east", "orcs-in-the-mountains"])
    assert state.markers == [2, 0, 3, 0]


@pytest.mark.rule("Q2.2")
def test_the_first_turn_has_no_story_step() -> None:
    state = after_story(plots=["monsters-in-the-east"], round=1)
    assert state.markers == [0, 0, 0, 0]


@pytest.mark.rule("Q2.2")
def test_the_current_event_can_add_to_it() -> None:
    state = after_story(plots=["monsters-in-the-east"], current_event="of-serpents-and-sand")
    assert state.markers == [2, 0, 2, 0]


@pytest.mark.rule("Q2.2")
def test_the_heroes_can_be_slowed_once() -> None:
    state = after_story(slowed=1)
    assert state.markers[HEROES] == 1
    Story().run(state, CHANCE)
    assert state.markers[HEROES] == 3
    state = after_story(slowed=3)
    assert state.markers[HEROES] == 0


@pytest.mark.rule("Q2.2")
def test_the_steps_come_in_their_order() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "at": "emyn-muil"}],
        influence={"dol-guldur": 1, "emyn-muil": 1},
        plots=["monsters-in-the-east"],
        round=1,
    )
    kinds = told(match)
    assert asked(match) == ("sauron", "plot")
    assert state_of(match).round == 2
    order = [kinds.index(kind) for kind in ("sauron-turn", "influence-taken", "story")]
    assert order == sorted(order)
    assert "event" not in kinds
    take(match, "pass")
    while match.choice.kind != "act":
        match.apply(match.choice.options()[-1])
    kinds = told(match)
    assert "event" in kinds
    assert "draw-cards" not in kinds
    take(match, "pass")
    kinds = told(match)
    assert kinds.index("draw-cards") < kinds.index("hero-turn")


# New minions


@pytest.mark.rule("Q2.2")
def test_stage_two_brings_two_minions() -> None:
    match = table(markers={"heroes": 5}, then=[Story(), STOP])
    assert asked(match) == ("sauron", "enter")
    assert options(match) == ["enter mount-gundabad", "pass"]
    take(match, "enter mount-gundabad")
    assert options(match) == ["enter minas-morgul", "pass"]
    take(match, "enter minas-morgul")
    assert asked(match) == ("sauron", "act")
    state = state_of(match)
    assert state.stage == 2
    assert state.minions[number("minion", "gothmog")] == number("location", "mount-gundabad")
    assert state.minions[number("minion", "ringwraiths")] == number("location", "minas-morgul")
    assert state.minions[number("minion", "witch-king")] == NOWHERE


@pytest.mark.rule("Q2.2")
def test_stage_three_brings_the_witch_king_to_either_place() -> None:
    match = table(
        markers={"conquest": 12},
        plots=["monsters-in-the-east"],
        minions={"gothmog": "mount-gundabad", "ringwraiths": "minas-morgul"},
        then=[Story(), STOP],
    )
    assert options(match) == ["enter minas-morgul", "enter ruins-of-angmar", "pass"]
    take(match, "enter ruins-of-angmar")
    witch_king = number("minion", "witch-king")
    assert state_of(match).minions[witch_king] == number("location", "ruins-of-angmar")


@pytest.mark.rule("Q2.2")
@pytest.mark.rule("Q9.4")
def test_a_minion_may_stay_out_and_then_stays_out() -> None:
    match = table(markers={"heroes": 5}, then=[Story(), Story(), STOP])
    take(match, "pass", "pass")
    assert asked(match) == ("sauron", "act")
    state = state_of(match)
    assert state.markers[HEROES] == 9
    assert state.minions[number("minion", "gothmog")] == NOWHERE


@pytest.mark.rule("Q2.2")
def test_only_the_first_entry_counts() -> None:
    """A second marker in the stage, or one that fell back and returns, brings nobody."""
    state = position(markers={"heroes": 7, "ring": 6})
    agenda = list(state.agenda)
    advance(state, RING, 1)
    assert state.agenda == agenda
    state = position(markers={"heroes": 6}, stage=2)
    agenda = list(state.agenda)
    advance(state, HEROES, 1)
    assert state.agenda == agenda


@pytest.mark.rule("Q2.2")
@pytest.mark.rule("Q9.4")
def test_a_rest_can_bring_minions_too() -> None:
    """Whatever takes a marker into the stage, not the Story step alone."""
    match = table(
        markers={"ring": 6, "conquest": 8, "corruption": 9}, stage=1, then=[AdvanceLeftmost(1, 1)]
    )
    assert asked(match) == ("sauron", "enter")


@pytest.mark.rule("Q2.2")
def test_two_stages_at_once_bring_all() -> None:
    state = position(markers={"heroes": 6})
    advance(state, HEROES, 7)
    assert state.agenda[::-1][:3] == [EnterMinion(2), EnterMinion(3), EnterMinion(4)]
    assert state.stage == 3


# The Finale


@pytest.mark.rule("Q2.2")
@pytest.mark.rule("Q9.6")
@pytest.mark.parametrize("marker", [HEROES, RING, CONQUEST, CORRUPTION])
def test_a_marker_on_the_finale_begins_it_at_once(marker: int) -> None:
    state = position(
        markers={"heroes": 16, "ring": 17, "conquest": 17, "corruption": 9}, then=[STOP]
    )
    state.markers[CORRUPTION] = 9 if marker != CORRUPTION else 17
    if marker == CORRUPTION:
        state.markers[RING] = 9
    advance(state, marker, 1)
    if marker == HEROES:
        assert state.agenda != [Finale()]
        advance(state, marker, 1)
    assert state.agenda == [Finale()]


@pytest.mark.rule("Q2.2")
@pytest.mark.rule("Q9.6")
def test_all_three_of_sauron_on_the_shadow_falls_begin_it() -> None:
    state = position(markers={"ring": 12, "conquest": 10, "corruption": 8}, then=[STOP])
    advance(state, CORRUPTION, 1)
    assert state.agenda != [Finale()]
    advance(state, CORRUPTION, 1)
    assert state.agenda == [Finale()]


@pytest.mark.rule("Q2.2")
@pytest.mark.rule("Q9.5")
def test_in_the_story_step_all_markers_move_before_it_begins() -> None:
    state = after_story(
        markers={"heroes": 16, "corruption": 15}, plots=["denethor-falls-into-madness"]
    )
    assert state.markers == [18, 0, 0, 18]
    assert state.agenda == [Finale()]


@pytest.mark.rule("Q2.2")
def test_no_marker_leaves_the_track() -> None:
    state = position(markers={"heroes": 1, "ring": 17})
    advance(state, HEROES, -3)
    assert state.markers[HEROES] == 0
    advance(state, RING, 5)
    assert state.markers[RING] == 18


@pytest.mark.rule("Q2.2")
def test_the_finale_does_not_begin_anew() -> None:
    """A hero who falls in it advances the story, and the game still ends."""
    state = position(markers={"heroes": 18}, agenda=[Finale(), STOP])
    advance(state, RING, 1)
    assert state.agenda == [Finale(), STOP]


@pytest.mark.rule("Q3.1")
@pytest.mark.rule("Q6.3")
def test_the_leftmost_marker_and_who_breaks_ties() -> None:
    match = table(
        heroes=["argalad", "thalin"],
        markers={"ring": 2, "conquest": 3, "corruption": 2},
        then=[AdvanceLeftmost(2, 1), AdvanceLeftmost(1, 2), STOP],
    )
    assert asked(match) == ("hero-2", "leftmost")
    assert options(match) == ["marker ring", "marker corruption"]
    take(match, "marker corruption")
    assert state_of(match).markers == [0, 4, 3, 3]
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.2")
def test_a_round_lies_whole_on_the_agenda() -> None:
    """Sauron's steps, the heroes' turns, and Sauron's next turn at the bottom."""
    state = position(heroes=["argalad", "thalin"], round=1, then=[])
    assert state.agenda == [SauronTurn()]
    state.agenda.clear()
    SauronTurn().run(state, CHANCE)
    assert [type(frame).__name__ for frame in state.agenda[::-1]] == [
        "Rally",
        "Story",
        "PlotStep",
        "EventStep",
        "ActionStep",
        "HeroDraw",
        "HeroTurnStart",
        "HeroTurnStart",
        "SauronTurn",
    ]
