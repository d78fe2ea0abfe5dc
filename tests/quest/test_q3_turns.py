"""Q3 The order of a hero's turn, Q3.14, Q3.16, and the double turn of Q8.1."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.hero.current_turn import EndHeroTurn, PhaseMarker, end_turn, part_of
from mathom.games.quest.hero.growth import Train
from mathom.games.quest.hero.turn import HeroTurnStart, hero_turns
from mathom.games.quest.sauron.turn import SauronTurn
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.quest.hero_table import journey, part, turn
from tests.quest.table import (
    asked,
    hand,
    hero_of,
    influence,
    options,
    position,
    state_of,
    table,
    take,
    told,
)

THALIN = {"sheet": "thalin", "at": "bree", "hand": ["thalin-parry", "thalin-evade"]}
QUIET = [
    "eriador-pipeweed-and-seven-meals-a-day",
    "eriador-the-raiders-in-the-hills",
    "eriador-cirdan-the-shipwright",
]
"""Encounters that do not apply at Bree."""


def parts(match: Match) -> list[str]:
    """The parts of the turn as the choices come, one word for each change."""
    seen: list[str] = []
    while state_of(match).turn.seat == 1:
        now = part(match)
        if not seen or seen[-1] != now:
            seen.append(now)
        take(match, QUICK.get(asked(match)[1], options(match)[-1]))
    return seen


QUICK = {"journey": "stop", "rest": "pass", "shadow": "pass", "attack": "attack-token 0"}


@pytest.mark.rule("Q3.5")
def test_a_turn_is_rest_ambush_travel_and_encounter() -> None:
    match = turn(
        THALIN,
        tokens=[("blank", "bree")],
        shadow_hand=["winter-storm"],
        pool=12,
        markers={"heroes": 13},
        encounter_top=QUIET,
    )
    assert parts(match) == ["start", "rest", "ambush", "travel"]
    assert told(match).index("draw-encounters") < told(match).index("end-turn")


@pytest.mark.rule("Q3.5")
def test_the_parts_of_a_travel_step_are_told_apart() -> None:
    match = journey(THALIN, influence={"tharbad": 2})
    assert part(match) == "travel"
    take(match, "go tharbad", "spend thalin-parry")
    assert part(match) == "arrival"
    take(match, options(match)[0])
    while asked(match) != ("hero-1", "explore"):
        take(match, options(match)[0])
    assert part(match) == "explore"
    take(match, "done")
    assert part(match) == "travel"


@pytest.mark.rule("Q3.9", "Q9.77")
def test_a_turn_that_ends_early_leaves_everything_out_that_was_to_come() -> None:
    state = position(heroes=[THALIN], turn="hero-1", then=[PhaseMarker(1, 3), EndHeroTurn(1)])
    state.push(PhaseMarker(1, 5))
    end_turn(state, 2)
    assert part_of(state) == 5
    end_turn(state, 1)
    assert isinstance(state.agenda[-1], EndHeroTurn)
    assert isinstance(state.agenda[-2], SauronTurn)


@pytest.mark.rule("Q3.9")
def test_in_saurons_turn_there_is_no_turn_to_end() -> None:
    state = position(heroes=[THALIN], then=[PhaseMarker(1, 3)])
    before = list(state.agenda)
    end_turn(state, 1)
    assert state.agenda == before


# Q3.14 One shadow card in each hero's turn.


@pytest.mark.rule("Q3.14")
def test_sauron_plays_one_shadow_card_in_a_heros_turn_at_most() -> None:
    match = turn(
        {**THALIN, "at": "the-shire", "hand": ["thalin-block"]},
        shadow_hand=["winter-storm", "his-arm-has-grown-long"],
        pool=12,
        markers={"heroes": 13},
    )
    assert asked(match) == ("sauron", "shadow")
    take(match, "shadow winter-storm", "pass", "go old-forest", "spend thalin-block")
    assert asked(match) == ("hero-1", "explore")


@pytest.mark.rule("Q3.14")
def test_who_has_played_none_may_do_so_when_the_hero_arrives() -> None:
    match = turn(
        {**THALIN, "at": "the-shire", "hand": ["thalin-block"]},
        shadow_hand=["winter-storm", "his-arm-has-grown-long"],
        pool=12,
        markers={"heroes": 13},
    )
    take(match, "pass", "pass", "go old-forest", "spend thalin-block")
    assert asked(match) == ("sauron", "shadow")
    assert part(match) == "arrival"
    take(match, "shadow his-arm-has-grown-long")
    assert asked(match) == ("sauron", "peril")


# Q3.16 Nobody shows its cards.


def believed_hands(match: Match, viewer: int | None) -> set[tuple[int, ...]]:
    """The hands that a viewer could believe the first hero to hold."""
    hands: set[tuple[int, ...]] = set()
    for seed in range(20):
        believed = state_of(match).imagine(viewer, Seeded(str(seed)))
        hands.add(tuple(hidden.card for hidden in believed.heroes[0].hand))
    return hands


@pytest.mark.rule("Q3.16")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_else_knows_a_heros_hand(viewer: int | None) -> None:
    match = turn({**THALIN, "hand": ["skill-endure", "thalin-crush"]}, {"sheet": "beravor"})
    assert len(believed_hands(match, 1)) == 1
    assert len(believed_hands(match, viewer)) > 1


@pytest.mark.rule("Q3.16")
def test_what_a_hero_learns_is_told_to_it_alone() -> None:
    match = table(heroes=[THALIN], then=[Train(1, 1)], skill_top=["skill-ready", "skill-endure"])
    take(match, "learn skill-ready")
    for event in match.log:
        if event.args.get("card") == "skill-ready" or event.kind == "train-draw":
            assert event.seats == (1,)


# Q8.1 The only hero takes two turns.


@pytest.mark.rule("Q8.1")
def test_one_hero_takes_two_turns_with_a_rally_and_a_draw_between() -> None:
    match = table(
        heroes=[THALIN],
        influence={"bree": 1, "tharbad": 1},
        then=list(hero_turns(1)),
        encounter_top=QUIET,
    )
    assert not state_of(match).turn.second
    take(match, "pass", "stop")
    assert state_of(match).turn.seat == 1
    assert state_of(match).turn.second
    assert asked(match) == ("hero-1", "rest")
    assert len(hand(match)) == 2 + 5
    assert influence(match) == {"tharbad": 1}
    take(match, "pass", "stop")
    while state_of(match).turn.seat == 1:
        take(match, options(match)[-1])
    assert state_of(match).turn.seat == -1
    assert told(match).count("hero-turn") == 2
    assert told(match).count("sauron-turn") == 1


@pytest.mark.rule("Q8.1")
def test_what_was_true_in_the_first_turn_is_forgotten_in_the_second() -> None:
    match = table(heroes=[THALIN], then=list(hero_turns(1)), encounter_top=QUIET)
    take(match, "pass", "explore", "dark-path")
    while asked(match) != ("hero-1", "explore"):
        take(match, options(match)[-1])
    assert "dark-path" not in options(match)
    take(match, "done", "stop", "pass", "explore")
    assert "dark-path" in options(match)


@pytest.mark.rule("Q8.1")
def test_sauron_plays_a_shadow_card_in_each_of_the_two() -> None:
    match = table(
        heroes=[THALIN],
        then=list(hero_turns(1)),
        shadow_hand=["winter-storm", "flocks-of-crebain"],
        pool=12,
        markers={"heroes": 13},
        encounter_top=QUIET,
    )
    take(match, "shadow winter-storm", "pass", "stop")
    assert asked(match) == ("sauron", "shadow")
    assert state_of(match).turn.second
    assert "shadow flocks-of-crebain" in options(match)


@pytest.mark.rule("Q8.1")
def test_a_defeat_in_the_first_turn_leaves_the_second() -> None:
    assert [type(frame).__name__ for frame in hero_turns(1)] == [
        "HeroTurnStart",
        "Rally",
        "HeroDraw",
        "HeroTurnStart",
    ]


@pytest.mark.rule("Q8.1")
@pytest.mark.parametrize("heroes", [2, 3])
def test_two_or_three_heroes_take_one_turn_each(heroes: int) -> None:
    assert hero_turns(heroes) == tuple(HeroTurnStart(seat, False) for seat in range(1, heroes + 1))


def others() -> list[dict[str, Any]]:
    """Two more heroes who stand elsewhere."""
    return [{"sheet": "beravor", "at": "fornost"}, {"sheet": "argalad", "at": "rivendell"}]


@pytest.mark.rule("Q8.1")
def test_heroes_take_their_turns_in_the_order_of_their_seats() -> None:
    match = table(heroes=[THALIN, *others()], then=list(hero_turns(3)), encounter_top=QUIET)
    take(match, "pass", "stop")
    assert asked(match) == ("hero-2", "rest")
    assert not state_of(match).turn.second
    assert hero_of(match, 1).location != hero_of(match, 2).location
