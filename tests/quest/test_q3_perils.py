"""Q3.11 Perils."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.kernel.match import Match
from tests.quest.hero_table import journey
from tests.quest.table import BOX, asked, options, refused, state_of, take, told

TRAPPED = "trapped"
WEAKNESS = "the-weakness-of-men"
BUSINESS = "its-a-dangerous-business"
SCOUTS = "orc-scouts"


def drawn(*perils: str, **given: Any) -> Match:
    """Thalin comes to Tharbad in Enedwaith, which is perilous for him; these are drawn first."""
    hero = {"sheet": "thalin", "at": "bree", "hand": ["thalin-parry"], **given.pop("hero", {})}
    match = journey(hero, influence={"tharbad": 2}, peril_top=list(perils), **given)
    return take(match, "go tharbad", "spend thalin-parry")


def discards(match: Match) -> list[str]:
    """The perils in the discard pile."""
    return sorted(BOX.perils[card].id for card in state_of(match).peril_discard)


@pytest.mark.rule("Q3.11")
def test_sauron_draws_three_and_picks_one_that_applies_here() -> None:
    match = drawn(TRAPPED, BUSINESS, SCOUTS)
    assert asked(match) == ("sauron", "peril")
    assert sorted(options(match)) == sorted([f"peril {BUSINESS}", f"peril {SCOUTS}"])
    assert refused(match)[f"peril {TRAPPED}"] == ("not-here", "Q3.11")


@pytest.mark.rule("Q3.11")
def test_the_one_he_picks_happens_and_all_are_discarded() -> None:
    match = take(drawn(TRAPPED, BUSINESS, WEAKNESS), f"peril {BUSINESS}")
    assert discards(match) == sorted([TRAPPED, BUSINESS, WEAKNESS])
    assert state_of(match).pool == 2
    assert state_of(match).drawn == ()


@pytest.mark.rule("Q3.11")
def test_if_none_applies_nothing_happens() -> None:
    match = drawn(TRAPPED, WEAKNESS, "khazad-dum")
    assert asked(match) == ("sauron", "peril")
    assert options(match) == ["none"]
    take(match, "none")
    assert discards(match) == sorted([TRAPPED, WEAKNESS, "khazad-dum"])
    assert asked(match) == ("hero-1", "explore")


@pytest.mark.rule("Q3.11", "Q9.79")
def test_only_sauron_sees_them_before_he_has_picked() -> None:
    match = drawn(TRAPPED, WEAKNESS, "khazad-dum")
    seen = next(event for event in match.log if event.kind == "see-perils")
    assert seen.visible(0)
    assert not seen.visible(1)
    assert not seen.visible(None)
    assert all(hidden.seen == 1 for hidden in state_of(match).drawn)


@pytest.mark.rule("Q3.11", "Q9.79")
def test_for_a_reckless_hero_sauron_may_draw_four() -> None:
    hero = {"corruption": ["reckless"]}
    match = drawn(TRAPPED, WEAKNESS, "khazad-dum", SCOUTS, hero=hero)
    assert asked(match) == ("sauron", "draw-more")
    take(match, "draw-more")
    assert options(match) == [f"peril {SCOUTS}"]
    match = take(drawn(TRAPPED, WEAKNESS, "khazad-dum", SCOUTS, hero=hero), "pass")
    assert options(match) == ["none"]


@pytest.mark.rule("Q3.11")
@pytest.mark.rule("Q4.6")
def test_an_empty_peril_deck_is_made_of_its_discards() -> None:
    perils = [peril.id for peril in BOX.perils]
    match = drawn(SCOUTS, peril_discard=[id for id in perils if id != SCOUTS])
    state = state_of(match)
    assert len(state.drawn) == 3
    assert state.peril_discard == ()
    assert len(state.perils) == len(perils) - 3


@pytest.mark.rule("Q3.11")
def test_it_is_told_how_many_were_drawn() -> None:
    assert "draw-perils" in told(drawn(SCOUTS))
