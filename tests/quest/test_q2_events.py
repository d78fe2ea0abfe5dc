"""Q2.4 to Q2.6 Event: how many are drawn, which is resolved, what it places, what stays."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.events import EventStep, discard_current, discard_given
from mathom.kernel.chance import Seeded
from mathom.kernel.deck import Deck
from mathom.kernel.match import Match
from tests.quest.table import BOX, asked, number, options, position, state_of, table, take, told

STOP = Act(1)
HEROES_LEAD = {"heroes": 2}
SAURON_LEADS = {"ring": 2}
DRAWN = ["imladris", "lady-of-the-golden-wood", "arwens-message-to-her-beloved"]
"""Events of stage I with the numbers 12, 10 and 11; none of them asks anything when drawn."""


def event_step(**given: Any) -> Match:
    return table(then=[EventStep(), STOP], **given)


def resolved(match: Match) -> list[object]:
    return [event.args["event"] for event in match.log if event.kind == "event"]


def ids(cards: tuple[int, ...]) -> list[str]:
    return [BOX.events[card].id for card in cards]


@pytest.mark.rule("Q2.4")
@pytest.mark.rule("Q9.13")
def test_heroes_who_lead_meet_the_lowest_number() -> None:
    match = event_step(event_top=DRAWN, markers=HEROES_LEAD)
    assert resolved(match) == ["lady-of-the-golden-wood"]
    shown = [event.args["event"] for event in match.log if event.kind == "events-drawn"]
    assert shown == [DRAWN], "everybody sees what was drawn"
    state = state_of(match)
    assert ids(state.event_discards[0]) == ["imladris", "arwens-message-to-her-beloved"]
    assert len(state.event_decks[0]) == 11


@pytest.mark.rule("Q2.4")
def test_sauron_who_leads_meets_the_highest_number() -> None:
    match = event_step(event_top=DRAWN, markers=SAURON_LEADS)
    assert resolved(match) == ["imladris"]
    assert len(state_of(match).event_discards[0]) == 2


@pytest.mark.rule("Q2.4")
def test_where_nobody_leads_one_card_is_drawn() -> None:
    match = event_step(event_top=DRAWN, markers={"heroes": 1, "ring": 1})
    assert resolved(match) == ["imladris"]
    assert len(state_of(match).event_decks[0]) == 13


@pytest.mark.rule("Q2.4")
def test_the_first_turn_draws_one_card() -> None:
    match = event_step(event_top=DRAWN, markers=HEROES_LEAD, round=1)
    assert resolved(match) == ["imladris"]
    assert len(state_of(match).event_decks[0]) == 13


@pytest.mark.rule("Q2.4")
@pytest.mark.parametrize(("space", "stage"), [(6, 1), (7, 2), (13, 3)])
def test_the_deck_is_that_of_the_stage(space: int, stage: int) -> None:
    match = event_step(markers={"heroes": space, "ring": space})
    (event,) = resolved(match)
    assert BOX.events[number("event", str(event))].stage == stage
    left = [14, 14, 14]
    left[stage - 1] -= 1
    assert [len(deck) for deck in state_of(match).event_decks] == left


@pytest.mark.rule("Q2.4")
@pytest.mark.rule("Q4.6")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    every = [event.id for event in BOX.events if event.stage == 1]
    match = event_step(
        event_top=["imladris"],
        event_discard=[id for id in every if id != "imladris"],
        markers=HEROES_LEAD,
    )
    state = state_of(match)
    assert len(state.event_decks[0]) == 11
    kept = [card for card in (state.current_event, state.given_event) if card != NOWHERE]
    assert len(state.event_discards[0]) + len(kept) == 3
    state.check()


@pytest.mark.rule("Q2.4")
@pytest.mark.rule("Q9.13")
def test_fewer_are_drawn_if_there_are_no_more() -> None:
    """Three cards cannot lie in the deck if heroes and the board hold the others: two are left."""
    state = position(event_top=DRAWN, markers=HEROES_LEAD)
    one, two = number("event", "imladris"), number("event", "lady-of-the-golden-wood")
    state.event_decks[0] = Deck((one, two))
    EventStep().run(state, Seeded("lots"))
    assert state.current_event == two
    assert state.event_discards[0] == (one,)
    state.event_decks[0] = Deck()
    state.event_discards[0] = ()
    before = list(state.agenda)
    EventStep().run(state, Seeded("lots"))
    assert state.agenda == before


@pytest.mark.rule("Q2.5")
def test_each_listed_favor_and_character_is_placed() -> None:
    match = event_step(event_top=["gandalf-visits-frodo"])
    state = state_of(match)
    assert state.favor[number("location", "eregion")] == 1
    assert state.characters[number("character", "gandalf")] == number("location", "the-shire")
    match = event_step(event_top=["imladris"], favor={"gap-of-rohan": 2})
    state = state_of(match)
    assert state.favor[number("location", "ered-mithrin")] == 1
    assert state.favor[number("location", "gap-of-rohan")] == 3


@pytest.mark.rule("Q2.5")
def test_a_character_on_the_map_stays_where_it_is() -> None:
    match = event_step(event_top=["gandalf-visits-frodo"], characters={"gandalf": "bree"})
    gandalf = state_of(match).characters[number("character", "gandalf")]
    assert gandalf == number("location", "bree")


@pytest.mark.rule("Q2.5")
@pytest.mark.rule("Q9.14")
def test_what_a_card_says_comes_before_what_it_places() -> None:
    """The Thieves of Tharbad ask for a character first; the favor comes after the answer."""
    match = event_step(event_top=["the-thieves-of-tharbad"])
    assert asked(match)[0] == "sauron"
    assert not any(state_of(match).favor)
    take(match, options(match)[0])
    while match.choice.kind != "act":
        take(match, options(match)[0])
    state = state_of(match)
    assert state.favor[number("location", "tharbad")] == 1
    assert state.favor[number("location", "the-bight")] == 1
    assert number("location", "mouth-of-the-greyflood") in state.characters


@pytest.mark.rule("Q2.6")
def test_an_event_with_a_marker_becomes_the_current_one() -> None:
    match = event_step(event_top=["imladris"])
    state = state_of(match)
    assert state.current_event == number("event", "imladris")
    assert state.event_discards[0] == ()
    assert "event-marker" in told(match)


@pytest.mark.rule("Q2.6")
def test_it_replaces_the_one_before() -> None:
    match = event_step(event_top=["imladris"], current_event="gandalf-visits-frodo")
    state = state_of(match)
    assert state.current_event == number("event", "imladris")
    assert ids(state.event_discards[0]) == ["gandalf-visits-frodo"]


@pytest.mark.rule("Q2.6")
def test_an_event_of_another_stage_goes_to_its_own_discard() -> None:
    match = event_step(
        event_top=["cirdan-the-shipwright"],
        current_event="gandalf-visits-frodo",
        markers={"heroes": 7, "ring": 7},
    )
    state = state_of(match)
    assert [ids(cards) for cards in state.event_discards] == [["gandalf-visits-frodo"], [], []]


@pytest.mark.rule("Q2.6")
def test_an_event_without_a_marker_is_discarded_and_the_current_one_stays() -> None:
    match = event_step(
        event_top=["aragorn-meets-with-gandalf"],
        current_event="gandalf-visits-frodo",
        markers={"heroes": 7, "ring": 7},
    )
    state = state_of(match)
    assert state.current_event == number("event", "gandalf-visits-frodo")
    assert ids(state.event_discards[1]) == ["aragorn-meets-with-gandalf"]


@pytest.mark.rule("Q2.6")
def test_an_event_can_be_given_to_a_hero() -> None:
    match = event_step(
        heroes=[{"sheet": "argalad", "favor": 2}, {"sheet": "thalin"}],
        event_top=["trust-in-friendship"],
        current_event="gandalf-visits-frodo",
    )
    state = state_of(match)
    assert asked(match)[0] == "sauron"
    assert state.given_event == number("event", "trust-in-friendship")
    assert state.keeper == NOWHERE
    assert state.banked == 1
    state.check()
    take(match, options(match)[1])
    state = state_of(match)
    assert state.keeper == 2
    assert state.current_event == number("event", "gandalf-visits-frodo")
    assert state.event_discards[0] == ()
    assert state.heroes[0].favor == 1


@pytest.mark.rule("Q2.6")
def test_discarding_the_current_and_the_given_event() -> None:
    state = position(
        current_event="gandalf-visits-frodo",
        given_event="trust-in-friendship",
        keeper="hero-1",
        banked=2,
    )
    discard_current(state)
    assert state.current_event == NOWHERE
    discard_given(state)
    assert (state.given_event, state.keeper, state.banked) == (NOWHERE, NOWHERE, 0)
    assert ids(state.event_discards[0]) == ["gandalf-visits-frodo", "trust-in-friendship"]
    discard_current(state)
    discard_given(state)
    assert len(state.event_discards[0]) == 2
