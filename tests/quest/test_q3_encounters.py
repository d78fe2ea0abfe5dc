"""Q3.13 Encounter."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.kernel.match import Match
from tests.quest.hero_table import part
from tests.quest.table import (
    BOX,
    asked,
    hero_of,
    options,
    state_of,
    table,
    take,
    told,
    where,
)

COMPANY = "eriador-the-grey-company"
PIPEWEED = "eriador-pipeweed-and-seven-meals-a-day"
ROAD = "eriador-the-road-goes-ever-on"
PIT = "eriador-the-black-pit"
AGENTS = "eriador-sarumans-agents"
RAIDERS = "eriador-the-raiders-in-the-hills"
CIRDAN = "eriador-cirdan-the-shipwright"
COLD = "eriador-cold-be-hand-and-heart-and-bone"
ERIADOR = BOX.decks.index("eriador-enedwaith")
HAVEN = BOX.decks.index("haven")


def meet(*top: str, at: str = "bree", hero: dict[str, Any] | None = None, **given: Any) -> Match:
    """Thalin comes to the Encounter step; these cards are drawn first."""
    return table(
        heroes=[{"sheet": "thalin", "at": at, **(hero or {})}],
        encounter_top=list(top),
        turn="hero-1",
        then=[EncounterStep(1), EndHeroTurn(1)],
        **given,
    )


def met(match: Match) -> list[str]:
    """The encounters that happened or were kept."""
    kinds = ("encounter", "keep-errand")
    return [str(event.args["encounter"]) for event in match.log if event.kind in kinds]


def discards(match: Match, deck: int = ERIADOR) -> list[str]:
    """The discard pile of an encounter deck."""
    return [BOX.encounters[card].id for card in state_of(match).encounter_discards[deck]]


@pytest.mark.rule("Q3.13")
def test_three_are_drawn_and_the_lowest_priority_that_applies_happens() -> None:
    match = meet(PIPEWEED, ROAD, AGENTS, hero={"hand": ["thalin-parry"]})
    assert met(match) == [AGENTS]
    assert sorted(discards(match)) == sorted([PIPEWEED, ROAD, AGENTS])
    assert part(match) == "encounter"


@pytest.mark.rule("Q3.13")
def test_a_card_for_another_place_or_region_does_not_apply() -> None:
    match = meet(PIPEWEED, RAIDERS, COMPANY, hero={"hand": ["thalin-parry", "thalin-rush"]})
    assert met(match) == [COMPANY]


@pytest.mark.rule("Q3.13")
def test_if_none_applies_all_are_discarded() -> None:
    match = meet(PIPEWEED, RAIDERS, CIRDAN)
    assert met(match) == []
    assert sorted(discards(match)) == sorted([PIPEWEED, RAIDERS, CIRDAN])
    assert "end-turn" in told(match)


@pytest.mark.rule("Q3.13")
def test_a_quest_stays_with_the_hero() -> None:
    match = meet(PIPEWEED, PIT, RAIDERS)
    assert met(match) == [PIT]
    assert [BOX.encounters[card].id for card in hero_of(match).quests] == [PIT]
    assert sorted(discards(match)) == sorted([PIPEWEED, RAIDERS])
    assert state_of(match).pool == 1


@pytest.mark.rule("Q3.13")
def test_in_a_haven_the_haven_deck_is_drawn() -> None:
    match = meet(
        "haven-imladris",
        "haven-deadmens-dike",
        "haven-i-will-not-say-the-day-is-done",
        at="rivendell",
    )
    assert met(match) == ["haven-imladris"]
    assert len(discards(match, HAVEN)) == 3


@pytest.mark.rule("Q3.13")
@pytest.mark.parametrize(
    ("at", "influence", "drawn"),
    [("bree", 1, True), ("bree", 2, False), ("moria", 0, False)],
)
def test_in_a_perilous_place_nothing_is_drawn(at: str, influence: int, drawn: bool) -> None:
    match = meet(PIPEWEED, RAIDERS, CIRDAN, at=at, influence={at: influence} if influence else {})
    assert ("draw-encounters" in told(match)) == drawn
    assert ("no-encounter" in told(match)) != drawn


@pytest.mark.rule("Q3.13")
def test_an_indifferent_hero_draws_two() -> None:
    match = meet(PIPEWEED, RAIDERS, COMPANY, hero={"corruption": ["indifferent"]})
    assert met(match) == []
    assert sorted(discards(match)) == sorted([PIPEWEED, RAIDERS])


@pytest.mark.rule("Q3.13")
def test_a_plot_may_bar_encounters_in_a_haven() -> None:
    match = meet(at="fornost", plots=[("a-broken-line-of-kings", "fornost")])
    assert "barred-encounter" in told(match)
    assert "draw-encounters" not in told(match)
    match = meet(at="rivendell", plots=[("a-broken-line-of-kings", "fornost")])
    assert "draw-encounters" in told(match)


@pytest.mark.rule("Q3.13")
@pytest.mark.rule("Q4.5")
def test_a_quests_guard_comes_in_place_of_the_encounter() -> None:
    match = meet(at="the-northern-waste", hero={"starting": "a-new-threat"})
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "snaga"
    assert "draw-encounters" not in told(match)


@pytest.mark.rule("Q3.13")
@pytest.mark.parametrize(
    "hero", [{"starting": "the-ered-luin"}, {"starting": None}], ids=["other", "done"]
)
def test_without_the_quest_there_is_no_guard(hero: dict[str, Any]) -> None:
    match = meet(at="the-northern-waste", hero=hero)
    assert state_of(match).combat is None
    assert "draw-encounters" in told(match)


@pytest.mark.rule("Q3.13")
@pytest.mark.rule("Q4.6")
def test_an_empty_encounter_deck_is_made_of_its_discards() -> None:
    cards = [BOX.encounters[card].id for card in BOX.encounter_decks[ERIADOR]]
    match = meet(ROAD, encounter_discard=[card for card in cards if card != ROAD])
    drawn = next(event for event in match.log if event.kind == "draw-encounters")
    names = drawn.args["encounter"]
    assert isinstance(names, list)
    assert names[0] == ROAD
    assert len(set(names)) == 3


@pytest.mark.rule("Q3.13")
@pytest.mark.rule("Q4.6")
def test_a_deck_with_too_few_cards_gives_what_it_has() -> None:
    cards = [BOX.encounters[card].id for card in BOX.encounter_decks[ERIADOR]]
    gone = [card for card in cards if card not in (ROAD, PIPEWEED)]
    match = meet(ROAD, PIPEWEED, gone=gone)
    assert met(match) == [ROAD]
    assert hero_of(match).favor == 2


@pytest.mark.rule("Q3.13")
def test_a_card_may_send_the_hero_on_and_have_it_meet_somebody_there() -> None:
    hero = {"favor": 1, "rest": ["thalin-sweep"]}
    match = meet("eriador-the-ranger", PIPEWEED, RAIDERS, hero=hero)
    assert asked(match)[0] == "hero-1"
    take(match, next(text for text in options(match) if "guide" in text))
    assert where(match) == "fornost"
    assert told(match).count("draw-encounters") == 2


@pytest.mark.rule("Q4.5")
def test_defeating_the_guard_completes_the_quest_and_the_turn_ends_as_ever() -> None:
    hero = {"starting": "a-new-threat", "hand": ["thalin-sweep"] * 4}
    match = meet(at="the-northern-waste", hero=hero, skill_top=["skill-ready", "skill-endure"])
    while state_of(match).combat is not None:
        shown = options(match)
        quiet = [text for text in shown if text in ("exhausted", "pass") and _sauron(match)]
        take(match, quiet[0] if quiet else shown[0])
    assert "complete-quest" in told(match)
    assert asked(match) == ("hero-1", "learn")
    take(match, "learn skill-ready")
    assert hero_of(match).starting == -1
    assert hero_of(match).revealed
    assert "draw-encounters" not in told(match)
    assert "end-turn" in told(match)


def _sauron(match: Match) -> bool:
    return asked(match)[0] == "sauron"
