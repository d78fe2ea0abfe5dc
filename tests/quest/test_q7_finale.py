"""Q7 The Finale."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.combat.defeat import DefeatHero
from mathom.games.quest.combat.lifecycle import Arm
from mathom.games.quest.combat.state import Combat
from mathom.games.quest.constants import SAURON
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.sauron.finale import Finale, Verdict
from mathom.kernel.match import Match
from mathom.kernel.pile import HiddenCard
from mathom.kernel.schema import new
from tests.quest.fights import arm, clash, events, fought, last_clash, used_up
from tests.quest.table import BOX, asked, hero_of, options, state_of, table, take, told

END = {"heroes": 18, "ring": 10, "conquest": 8, "corruption": 7}
"""The heroes have arrived; Sauron needs 5 more steps to The Shadow Falls."""
FALLEN = {"heroes": 14, "ring": 10, "conquest": 10, "corruption": 10}
"""All of Sauron's markers are on The Shadow Falls; the heroes need 4 more steps."""
EVEN = {"heroes": 18, "ring": 18, "conquest": 1, "corruption": 1}
"""Both sides have arrived: nobody is dominant."""
DONE = "noble-blood"
"""A mission of the heroes that is fulfilled while nobody is corrupted."""
UNDONE = "isildurs-secret"
"""One that is not, without favor."""
BOUND = "in-darkness-bind-them"
"""Sauron's mission that is fulfilled once the Ring's marker is in stage III."""
THRONE = "his-dark-throne"
"""One that is not, without plots."""


def finale(markers: dict[str, int], missions: tuple[str, str], **given: Any) -> Match:
    """The Finale begins."""
    given.setdefault("heroes", ["thalin"])
    return table(markers=markers, stage=3, missions=missions, agenda=[Finale()], **given)


def winners(match: Match) -> tuple[int, ...]:
    """Who has won."""
    assert match.outcome is not None
    return match.outcome.winners


@pytest.mark.rule("Q7.1")
def test_the_dominant_side_wins_by_its_mission() -> None:
    match = finale(END, (DONE, THRONE), heroes=["thalin", "argalad"])
    assert winners(match) == (1, 2)
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.rule) == ("mission", "Q7.1")
    assert events(match, "hero-mission") == [{"mission": DONE}]
    assert not events(match, "sauron-mission")
    assert state_of(match).missions_shown == 1
    match = finale({**FALLEN, "ring": 13}, (DONE, BOUND))
    assert winners(match) == (SAURON,)
    assert state_of(match).missions_shown == 2


@pytest.mark.rule("Q7.1")
def test_the_other_sides_mission_does_not_win() -> None:
    match = finale({**END, "ring": 13, "conquest": 1}, (UNDONE, BOUND))
    assert match.outcome is None
    assert asked(match) == ("hero-1", "champion")


@pytest.mark.rule("Q7.1")
def test_with_nobody_dominant_exactly_one_fulfilled_mission_wins() -> None:
    assert winners(finale(EVEN, (DONE, THRONE))) == (1,)
    assert winners(finale(EVEN, (UNDONE, BOUND))) == (SAURON,)
    assert finale(EVEN, (DONE, BOUND)).outcome is None
    assert finale(EVEN, (UNDONE, THRONE)).outcome is None


@pytest.mark.rule("Q7.2", "Q9.54")
def test_fulfilled_missions_advance_their_sides() -> None:
    match = finale({**END, "ring": 13, "conquest": 1}, (UNDONE, BOUND))
    assert state_of(match).markers == [18, 14, 2, 8]
    assert state_of(match).missions_shown == 3
    match = finale(FALLEN, (DONE, THRONE))
    assert state_of(match).markers == [15, 10, 10, 10]


@pytest.mark.rule("Q7.2")
def test_no_marker_goes_past_the_finale() -> None:
    match = finale(EVEN, (DONE, BOUND))
    assert state_of(match).markers == [18, 18, 2, 2]


@pytest.mark.rule("Q7.2")
def test_unfulfilled_missions_advance_nobody() -> None:
    match = finale(FALLEN, (UNDONE, THRONE))
    assert state_of(match).markers == [14, 10, 10, 10]


@pytest.mark.rule("Q7.3")
def test_everybody_gathers_strength() -> None:
    thalin = {
        "sheet": "thalin",
        "hand": ["thalin-rush", "skill-ready"],
        "rest": ["thalin-sweep"],
        "damage": ["thalin-dodge"],
    }
    match = finale(
        FALLEN, (UNDONE, THRONE), heroes=[thalin, "argalad"], minions={"ringwraiths": ("bree", 5)}
    )
    assert state_of(match).wounds[3] == 0
    hero = hero_of(match)
    assert (len(hero.hand), len(hero.life)) == (5, 26 - 5)
    assert (hero.rest, hero.damage) == ((), ())
    assert len(hero_of(match, 2).hand) == 5


@pytest.mark.rule("Q7.4")
@pytest.mark.parametrize(
    ("markers", "missions", "shift"),
    [
        (FALLEN, (UNDONE, THRONE), 4),
        (END, (UNDONE, THRONE), -5),
        (EVEN, (UNDONE, THRONE), 0),
        ({"heroes": 18, "ring": 16, "conquest": 1, "corruption": 1}, (UNDONE, THRONE), -2),
    ],
    ids=["Sauron dominant", "heroes dominant", "nobody", "one marker is nearer"],
)
def test_dominance_changes_the_ringwraiths(
    markers: dict[str, int], missions: tuple[str, str], shift: int
) -> None:
    match = take(finale(markers, missions), "champion hero-1")
    assert fought(match).health == 9 + shift
    assert fought(match).fortitude == 8 + shift
    assert len(fought(match).foe_hand) == 8 + shift


@pytest.mark.rule("Q7.4", "Q9.53")
def test_dominance_is_looked_at_after_the_missions() -> None:
    # Sauron needs 1 before his mission is shown, and nothing after it.
    markers = {"heroes": 18, "ring": 17, "conquest": 1, "corruption": 1}
    match = take(finale(markers, (UNDONE, BOUND)), "champion hero-1")
    assert state_of(match).markers[1] == 18
    assert fought(match).health == 9


@pytest.mark.rule("Q9.53")
def test_ringwraiths_reduced_to_nothing_fall_at_the_first_blow() -> None:
    markers = {"heroes": 18, "ring": 6, "conquest": 1, "corruption": 1}
    match = take(finale(markers, (UNDONE, THRONE)), "champion hero-1")
    assert (fought(match).health, fought(match).fortitude) == (0, 0)
    arm(match, 0)
    take(match, "fight-on")
    take(match, options(match)[0])
    assert winners(match) == (1,)


@pytest.mark.rule("Q7.5", "Q9.54")
def test_the_heroes_choose_their_champion() -> None:
    match = finale(FALLEN, (UNDONE, THRONE), heroes=["thalin", "argalad"])
    assert asked(match) == ("hero-1", "champion")
    assert options(match) == ["champion hero-1", "champion hero-2"]
    take(match, "champion hero-2")
    assert fought(match).seat == 2
    assert fought(match).last
    assert BOX.foes[fought(match).foe].id == "ringwraiths"
    assert asked(match) == ("hero-2", "spend-agility")


@pytest.mark.rule("Q7.5", "Q9.54")
def test_the_hero_whose_turn_it_was_names_the_champion() -> None:
    match = finale(FALLEN, (UNDONE, THRONE), heroes=["thalin", "argalad"], turn="hero-2")
    assert asked(match) == ("hero-2", "champion")


@pytest.mark.rule("Q7.5", "Q3.14")
def test_the_last_combat_is_like_any_other() -> None:
    match = finale(FALLEN, (UNDONE, THRONE), shadow_hand=["betrayed"], pool=1)
    take(match, "champion hero-1")
    assert asked(match) == ("sauron", "shadow")
    take(match, "shadow betrayed")
    assert len(hero_of(match).hand) == 3


def last_fight(hand: list[str], theirs: list[str], hero: str = "thalin", wounds: int = 0) -> Match:
    """The champion, with an empty life pool, is about to fight the Ringwraiths with these cards."""
    foe = BOX.foes[BOX.names["foe"].index("ringwraiths")]
    fight = new(
        Combat,
        seat=1,
        foe=foe.index,
        goes_on=True,
        last=True,
        fortitude=foe.fortitude,
        health=foe.health,
    )
    match = table(
        heroes=[{"sheet": hero, "hand": hand, "rest": used_up(hero, hand)}],
        minions={"ringwraiths": ("minas-morgul", wounds)},
        foe_tops={"ravager": theirs},
        fight=fight,
        agenda=[Verdict(1), Arm(1)],
        markers=FALLEN,
        stage=3,
    )
    return arm(match, 0)


@pytest.mark.rule("Q7.6")
def test_sauron_wins_if_the_ringwraiths_stand() -> None:
    match = take(finale(FALLEN, (UNDONE, THRONE)), "champion hero-1")
    arm(match, 0)
    take(match, "exhausted", "exhausted")
    assert winners(match) == (SAURON,)
    assert match.outcome is not None
    assert match.outcome.reason == "ringwraiths-stand"


@pytest.mark.rule("Q7.6")
def test_the_heroes_win_if_the_ringwraiths_are_defeated() -> None:
    markers = {"heroes": 18, "ring": 10, "conquest": 6, "corruption": 6}
    match = take(finale(markers, (UNDONE, THRONE), heroes=["thalin", "argalad"]), "champion hero-1")
    # Sauron needs 8: one health and no cards are left to the Ringwraiths.
    assert (fought(match).health, len(fought(match).foe_hand)) == (1, 0)
    arm(match, 2)
    while match.outcome is None:
        texts = options(match)
        strong = [
            text
            for text in texts
            if text.startswith("play ") and BOX.cards[_named(text)].attack > 0
        ]
        take(match, strong[0] if strong else texts[0])
    assert winners(match) == (1, 2)
    assert match.outcome.reason == "ringwraiths-defeated"


def _named(text: str) -> int:
    return BOX.names["card"].index(text.removeprefix("play "))


@pytest.mark.rule("Q7.6", "Q6.3")
def test_a_champion_who_is_defeated_loses_the_game() -> None:
    match = last_fight(["thalin-rush"], ["ravager-hack"])
    clash(match, "thalin-rush", "ravager-hack")
    assert last_clash(match) == (1, 1, 2, 0)
    assert winners(match) == (SAURON,)
    assert not events(match, "hero-defeated")


@pytest.mark.rule("Q7.6", "Q9.40")
def test_a_champion_who_falls_with_the_ringwraiths_wins() -> None:
    match = last_fight(["thalin-sweep"], ["ravager-hack"], wounds=6)
    clash(match, "thalin-sweep", "ravager-hack")
    assert last_clash(match) == (3, 0, 2, 0)
    assert winners(match) == (1,)


@pytest.mark.rule("Q9.45")
def test_there_is_no_retreat_from_the_finale() -> None:
    match = last_fight(["eleanor-retreat", "eleanor-parry"], ["ravager-hack"], "eleanor")
    clash(match, "eleanor-retreat", "ravager-hack")
    assert last_clash(match) == (0, 2, 1, 0)
    assert asked(match) == ("hero-1", "go-on")


@pytest.mark.rule("Q2.2", "Q7.1")
def test_a_defeat_can_begin_the_finale_in_the_middle_of_a_turn() -> None:
    match = table(
        heroes=[{"sheet": "thalin", "favor": 1}],
        markers={"heroes": 14, "ring": 10, "conquest": 10, "corruption": 9},
        stage=3,
        missions=(UNDONE, THRONE),
        turn="hero-1",
        then=[DefeatHero(1), EndHeroTurn(1)],
    )
    assert told(match).count("finale") == 1
    assert asked(match) == ("hero-1", "champion")
    assert hero_of(match).favor == 1


@pytest.mark.rule("Q9.6")
def test_a_finale_in_the_middle_of_a_fight_clears_the_table() -> None:
    orc = BOX.foes[BOX.names["foe"].index("orc")]
    fight = new(Combat, seat=1, foe=orc.index, token=0, fortitude=orc.fortitude, health=orc.health)
    fight.sides[0].stack = (BOX.names["card"].index("thalin-sweep"),)
    fight.hero_down = HiddenCard(BOX.names["card"].index("thalin-rush"), 0, 0, 1 << 1)
    fight.foe_hand = (HiddenCard(BOX.names["card"].index("zealot-hack"), 0, 0, 1),)
    match = finale(FALLEN, (UNDONE, THRONE), fight=fight, tokens=[("orc", "the-high-pass")])
    state = state_of(match)
    state.check()
    assert state.combat is None
    assert not state.tokens
    assert len(state.foe_piles[0]) == 25
    assert (len(hero_of(match).life), len(hero_of(match).hand)) == (20, 5)
