"""Q5 Combat, rule by rule; whole fights are in `test_fights`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from mathom.games.quest.combat.lifecycle import AllowFight, begin_fight
from mathom.games.quest.combat.state import NONE, OURS, THEIRS
from mathom.games.quest.combat.stats import attack_of, defense_of, spent, strength
from mathom.games.quest.hero.current_turn import ENCOUNTER, EndHeroTurn, PhaseMarker
from mathom.kernel.chance import Seeded
from mathom.kernel.effects import Bindings
from mathom.kernel.match import Match
from mathom.kernel.pile import PUBLIC, ordered
from tests.quest.fights import (
    arm,
    bleed,
    card,
    clash,
    events,
    fight,
    fought,
    harm,
    ids,
    last_clash,
    lay,
    them,
    us,
    used_up,
)
from tests.quest.table import (
    BOX,
    GAME,
    asked,
    hand,
    hero_of,
    influence,
    number,
    options,
    position,
    state_of,
    table,
    take,
    told,
    where,
)


def haven(foe: str, **given: Any) -> Match:
    """A hero in Rivendell whom a foe would fight."""
    begin = AllowFight(1, number("foe", foe), NONE, None, Bindings(hero=1), False)
    person = {"sheet": "beravor", "at": "rivendell", "hand": ["beravor-parry"], "favor": 1}
    return table(
        heroes=[person],
        minions={"gothmog": "rivendell"},
        turn="hero-1",
        then=[begin, EndHeroTurn(1)],
        **given,
    )


@pytest.mark.rule("Q5.1")
def test_a_hero_may_refuse_to_fight_in_a_haven() -> None:
    match = haven("gothmog")
    assert asked(match) == ("hero-1", "allow-fight")
    assert options(match) == ["allow", "refuse"]
    take(match, "refuse")
    assert state_of(match).combat is None
    assert events(match, "fight-refused") == [{"seat": "hero-1"}]
    assert not events(match, "fight")


@pytest.mark.rule("Q5.1")
def test_a_hero_may_allow_a_fight_in_a_haven() -> None:
    match = take(haven("gothmog"), "allow")
    assert fought(match).foe == number("foe", "gothmog")


@pytest.mark.rule("Q5.1")
def test_elsewhere_nobody_is_asked_and_the_fight_is_there_at_once() -> None:
    state = position(heroes=[{"sheet": "beravor", "at": "bree"}], turn="hero-1")
    begin_fight(state, 1, number("foe", "orc"))
    assert state.combat is not None
    state = position(heroes=[{"sheet": "beravor", "at": "rivendell"}], turn="hero-1")
    begin_fight(state, 1, number("foe", "orc"))
    assert state.combat is None
    begin_fight(state, 1, number("foe", "orc"), agreed=True)
    assert state.combat is not None


@pytest.mark.rule("Q5.2")
@pytest.mark.parametrize("spend", [0, 1, 2])
def test_agility_draws_cards_or_adds_strength(spend: int) -> None:
    match = fight("orc", hand=["beravor-parry"])
    assert asked(match) == ("hero-1", "spend-agility")
    assert options(match) == ["spend-agility 0", "spend-agility 1", "spend-agility 2"]
    arm(match, spend)
    assert len(hero_of(match).hand) == 1 + spend
    assert strength(state_of(match), OURS) == 5 + 2 - spend


@pytest.mark.rule("Q5.2")
def test_levels_and_corruption_change_what_can_be_spent() -> None:
    match = fight("orc", hand=["beravor-parry"], levels={"agility": 1})
    assert len(options(match)) == 4
    match = fight("orc", hand=["beravor-parry"], corruption=["helpless", "weak"])
    assert len(options(match)) == 2
    arm(match, 0)
    assert strength(state_of(match), OURS) == 5 - 1 + 1


@pytest.mark.rule("Q5.2")
def test_a_short_life_pool_gives_fewer_cards() -> None:
    keep = ["beravor-parry", "beravor-evade"]
    match = fight("orc", hand=keep[:1], life_top=keep[1:], rest=used_up("beravor", keep))
    arm(match, 2)
    assert hand(match) == ["beravor-evade", "beravor-parry"]
    assert strength(state_of(match), OURS) == 5


@pytest.mark.rule("Q5.2", "Q9.41")
def test_the_start_of_a_combat_has_its_order() -> None:
    match = fight(
        "mouth-of-sauron",
        hand=["beravor-parry"] * 2 + ["beravor-charge"] * 3 + ["beravor-evade"] * 3,
        corruption=["cowardly"],
        corruption_top=["distraught"],
        shadow_hand=["the-black-breath"],
        pool=8,
        markers={"heroes": 8},
        stage=2,
    )
    # First the corruption card of the Mouth, which leaves seven cards, then the one that the hero
    # held before, which costs one more, then the shadow card.
    assert asked(match) == ("hero-1", "trim-hand")
    assert len(hand(match)) == 8
    take(match, "discard beravor-evade")
    assert asked(match) == ("sauron", "shadow")
    assert len(hand(match)) == 6
    assert not fought(match).foe_hand
    take(match, "pass")
    assert len(fought(match).foe_hand) == 6
    assert asked(match) == ("hero-1", "spend-agility")


@pytest.mark.rule("Q5.2", "Q9.41")
def test_the_black_breath_takes_strength_and_agility() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-parry"],
        corruption_top=["reckless"],
        shadow_hand=["the-black-breath"],
        pool=8,
        markers={"heroes": 8},
        stage=2,
    )
    take(match, "shadow the-black-breath")
    assert options(match) == ["spend-agility 0", "spend-agility 1"]
    arm(match, 0)
    assert strength(state_of(match), OURS) == 5 - 1 + 1


# Choosing cards.


@pytest.mark.rule("Q5.3", "Q3.16")
@pytest.mark.parametrize(
    ("laid", "left"), [("beravor-parry", [None, None]), ("beravor-charge", ["beravor-parry", None])]
)
def test_a_known_card_that_is_played_tells_nothing_of_its_like_in_the_hand(
    laid: str, left: list[str | None]
) -> None:
    match = fight(
        "orc",
        hand=["beravor-parry", "beravor-parry", "beravor-charge"],
        theirs=["zealot-strategize"],
    )
    hero = hero_of(match)
    known = next(hidden for hidden in hero.hand if hidden.card == card("beravor-parry"))
    hero.hand = ordered(hidden.opened() if hidden is known else hidden for hidden in hero.hand)
    arm(match, 0)
    assert GAME.view(state_of(match), 0)["heroes"]["hero-1"]["hand"] == [
        "beravor-parry",
        None,
        None,
    ]
    take(match, "fight-on", "fight-on", f"play {laid}", "play zealot-strategize")
    assert GAME.view(state_of(match), 0)["heroes"]["hero-1"]["hand"] == left
    assert GAME.view(state_of(match), None)["heroes"]["hero-1"]["hand"] == left
    state_of(match).check()


@pytest.mark.rule("Q5.3")
def test_the_hero_lays_first_and_sauron_does_not_see_it() -> None:
    match = fight("orc", hand=["beravor-parry", "beravor-charge"], theirs=["zealot-hack"])
    arm(match, 0)
    take(match, "fight-on", "fight-on", "play beravor-charge")
    assert asked(match) == ("sauron", "play")
    down = fought(match).hero_down
    assert down is not None
    assert (down.known(1), down.known(0), down.known(None)) == (True, False, False)
    assert events(match, "laid") == [{"seat": "hero-1"}]
    seen = json.dumps(GAME.view(state_of(match), 0)["fight"])
    assert "beravor-charge" not in seen
    assert "beravor-charge" in json.dumps(GAME.view(state_of(match), 1)["fight"])
    assert "beravor-charge" not in json.dumps(GAME.view(state_of(match), None)["fight"])


@pytest.mark.rule("Q5.3")
def test_the_foes_hand_is_saurons_alone() -> None:
    match = fight("orc", hand=["beravor-parry"], theirs=["zealot-reckless"])
    assert "zealot-reckless" in json.dumps(GAME.view(state_of(match), 0)["fight"])
    assert "zealot-reckless" not in json.dumps(GAME.view(state_of(match), 1)["fight"])


@pytest.mark.rule("Q5.3")
def test_revealed_cards_lie_on_the_stacks_in_order() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-evade", "beravor-parry", "beravor-charge"],
        theirs=["ravager-concentrate", "ravager-hack"],
    )
    arm(match, 0)
    clash(match, "beravor-evade", "ravager-concentrate")
    clash(match, "beravor-parry", "ravager-hack")
    assert ids(us(match).stack) == ["beravor-evade", "beravor-parry"]
    assert ids(them(match).stack) == ["ravager-concentrate", "ravager-hack"]


@pytest.mark.rule("Q5.3")
def test_a_skill_that_is_turned_up_is_known_to_everybody() -> None:
    match = fight("gothmog", hand=["skill-ready", "beravor-parry"], theirs=["ravager-hack"])
    assert [hidden.seen for hidden in hero_of(match).taught] == [1 << 1]
    clash(arm(match), "skill-ready", "ravager-hack")
    assert [hidden.seen for hidden in hero_of(match).taught] == [PUBLIC]


# Strength and exhaustion.


@pytest.mark.rule("Q5.4", "Q9.30")
def test_a_stack_may_cost_all_strength_but_not_more() -> None:
    cards = ["beravor-deadly-finesse", "beravor-charge", "beravor-charge", "beravor-parry"]
    theirs = ["ravager-hack", "ravager-hack", "ravager-hack", "ravager-charge"]
    match = fight("gothmog", hand=cards, theirs=theirs)
    arm(match, 2)
    held = len(hero_of(match).hand)
    assert held == 6
    clash(match, cards[0], theirs[0])
    clash(match, cards[1], theirs[1])
    clash(match, cards[2], theirs[2])
    assert spent(state_of(match), OURS) == strength(state_of(match), OURS) == 5
    assert not us(match).exhausted
    clash(match, cards[3], theirs[3])
    assert us(match).exhausted
    # Parry and what it would do are gone; the other side fought the round.
    assert last_clash(match)[:2] == (0, 0)


@pytest.mark.rule("Q5.4", "Q9.32")
def test_a_card_that_cannot_be_cancelled_counts_nothing_when_its_side_is_exhausted() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["thalin-crush", "thalin-dodge", "thalin-block", "thalin-rush"],
        theirs=["ravager-hack"] * 3,
    )
    arm(match, 2)
    # 4+3+2 exceed 7.
    clash(match, "thalin-crush", "ravager-hack")
    clash(match, "thalin-dodge", "ravager-hack")
    clash(match, "thalin-block", "ravager-hack")
    assert us(match).exhausted
    assert last_clash(match)[:2] == (0, 0)


@pytest.mark.rule("Q5.5")
def test_when_both_are_exhausted_nobody_is_dealt_damage() -> None:
    match = fight(
        "southron",
        hand=["beravor-aimed-shot", "beravor-deadly-finesse"],
        theirs=["ravager-attack-of-opportunity", "ravager-aimed-shot"],
    )
    arm(match, 2)
    clash(match, "beravor-aimed-shot", "ravager-attack-of-opportunity")
    assert harm(match) == 3
    # 3+3 exceed 5; 2+3 exceed 3.
    clash(match, "beravor-deadly-finesse", "ravager-aimed-shot")
    assert told(match).count("clash") == 1
    assert told(match).count("exhausted") == 2
    assert events(match, "foe-stands") == [{"foe": "southron"}]
    assert not events(match, "hero-defeated")


@pytest.mark.rule("Q5.8")
def test_an_exhausted_side_stays_so_and_plays_no_card() -> None:
    match = fight("gothmog", hand=["beravor-parry"], theirs=["ravager-hack", "ravager-parry"])
    arm(match, 0)
    take(match, "exhausted", "fight-on")
    assert asked(match) == ("sauron", "play")
    take(match, "play ravager-hack")
    bleed(match)
    # No type: Hack has its +1 only against a melee card.
    assert last_clash(match) == (0, 0, 1, 0)
    assert asked(match) == ("sauron", "go-on")
    assert us(match).exhausted
    assert hand(match) == ["beravor-parry"]


@pytest.mark.rule("Q5.9")
def test_the_hero_declares_exhaustion_first_and_sauron_may_then_decide() -> None:
    match = fight("gothmog", hand=["beravor-parry"], theirs=["ravager-hack"])
    arm(match, 0)
    assert asked(match) == ("hero-1", "go-on")
    assert options(match) == ["fight-on", "exhausted"]
    take(match, "exhausted")
    assert asked(match) == ("sauron", "go-on")
    take(match, "exhausted")
    assert state_of(match).combat is None


@pytest.mark.rule("Q5.9")
def test_a_hero_without_cards_is_exhausted() -> None:
    match = fight("gothmog", hand=[], theirs=["ravager-hack"])
    arm(match, 0)
    assert us(match).exhausted
    assert asked(match) == ("sauron", "go-on")


@pytest.mark.rule("Q5.9")
def test_a_foe_without_cards_is_exhausted() -> None:
    ours = ["beravor-evade"] * 3 + ["beravor-strategize"] * 2
    theirs = ["zealot-hack"] * 3 + ["zealot-quick-shot"] * 2
    match = fight("orc", hand=[*ours, "beravor-parry"], theirs=theirs)
    arm(match, 0)
    for mine, yours in zip(ours, theirs, strict=True):
        clash(match, mine, yours)
    assert them(match).exhausted
    take(match, "fight-on")
    assert asked(match) == ("hero-1", "play")


# Abilities.


@pytest.mark.rule("Q5.6")
def test_a_cancelled_card_has_no_next_round() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-charge", "beravor-parry", "beravor-evade"],
        theirs=["ravager-concentrate", "ravager-anticipate"],
    )
    arm(match, 0)
    clash(match, "beravor-charge", "ravager-concentrate")
    assert them(match).before == NONE
    clash(match, "beravor-parry", "ravager-anticipate")
    assert last_clash(match) == (1, 3, 1, 1)


@pytest.mark.rule("Q5.6")
def test_the_round_before_works_before_this_round() -> None:
    match = fight(
        "gothmog",
        hero="eometh",
        hand=["eometh-fall-back", "eometh-evade", "eometh-parry"],
        theirs=["ravager-concentrate", "ravager-charge"],
    )
    arm(match, 0)
    clash(match, "eometh-fall-back", "ravager-concentrate")
    # Fall Back cancels Charge before Charge could cancel Evade.
    clash(match, "eometh-evade", "ravager-charge")
    assert last_clash(match) == (0, 2, 0, 0)


@pytest.mark.rule("Q5.6")
def test_who_is_exhausted_this_round_cancels_nothing_by_the_card_before() -> None:
    match = fight(
        "gothmog",
        hero="argalad",
        hand=["argalad-aimed-shot", "argalad-fall-back", "argalad-volley", "argalad-parry"],
        theirs=["ravager-strategize", "ravager-fall-back", "ravager-hack"],
    )
    arm(match, 3)
    clash(match, "argalad-aimed-shot", "ravager-strategize")
    clash(match, "argalad-fall-back", "ravager-fall-back")
    # 3+1+2 exceed 5: Fall Back of the round before does not cancel the Hack.
    clash(match, "argalad-volley", "ravager-hack")
    assert us(match).exhausted
    assert last_clash(match) == (0, 0, 1, 0)


@pytest.mark.rule("Q5.10", "Q9.33")
def test_a_card_that_is_cancelled_does_nothing_even_if_its_owner_comes_first() -> None:
    match = fight(
        "witch-king",
        hero="eometh",
        hand=["eometh-trample", "eometh-parry"],
        theirs=["behemoth-earthquake"],
    )
    arm(match, 0)
    clash(match, "eometh-trample", "behemoth-earthquake")
    assert last_clash(match) == (0, 0, 4, 0)
    assert fought(match).discard == ()


@pytest.mark.rule("Q5.10")
def test_the_cost_of_a_cancelled_card_stays() -> None:
    match = fight(
        "gothmog", hand=["beravor-charge", "beravor-parry"], theirs=["ravager-aimed-shot"]
    )
    arm(match, 0)
    clash(match, "beravor-charge", "ravager-aimed-shot")
    assert spent(state_of(match), THEIRS) == 3


@pytest.mark.rule("Q5.10", "Q5.12")
def test_a_cancelled_card_cannot_rise_above_0() -> None:
    match = fight(
        "gothmog",
        hero="eleanor",
        hand=["eleanor-concentrate", "eleanor-hide", "eleanor-parry"],
        theirs=["ravager-fall-back", "ravager-charge"],
    )
    arm(match, 0)
    clash(match, "eleanor-concentrate", "ravager-fall-back")
    clash(match, "eleanor-hide", "ravager-charge")
    assert us(match).type_before == NONE
    assert last_clash(match) == (0, 0, 2, 0)


@pytest.mark.rule("Q9.31", "Q5.13")
def test_a_cancelled_card_has_no_type_for_the_round_after() -> None:
    match = fight(
        "gothmog",
        hero="argalad",
        hand=["argalad-quick-shot", "argalad-aimed-shot", "argalad-parry", "argalad-fall-back"],
        theirs=["ravager-hack", "ravager-hack", "ravager-hack"],
    )
    arm(match, 0)
    clash(match, "argalad-fall-back", "ravager-hack")
    clash(match, "argalad-quick-shot", "ravager-hack")
    # The second Hack was cancelled: the third repeats nothing.
    clash(match, "argalad-aimed-shot", "ravager-hack")
    assert last_clash(match)[0] == 3


@pytest.mark.rule("Q5.12", "Q9.34")
def test_what_is_reduced_to_0_cannot_rise_whatever_came_before_or_after() -> None:
    match = fight(
        "gothmog",
        hero="eometh",
        hand=["eometh-evade", "eometh-smash", "eometh-parry"],
        theirs=["ravager-concentrate", "ravager-parry"],
    )
    arm(match, 0)
    clash(match, "eometh-evade", "ravager-concentrate")
    # Concentrate's 2 before, Parry's 2 after: the defense is 0, the attack 1+2.
    clash(match, "eometh-smash", "ravager-parry")
    assert last_clash(match) == (2, 1, 3, 0)


@pytest.mark.rule("Q5.12", "Q9.34")
def test_a_block_that_is_reduced_to_2_can_rise_again() -> None:
    match = fight(
        "witch-king",
        hero="thalin",
        hand=["thalin-dodge", "thalin-block", "thalin-rush"],
        theirs=["behemoth-rush", "behemoth-smash"],
    )
    arm(match, 0)
    clash(match, "thalin-dodge", "behemoth-rush")
    clash(match, "thalin-block", "behemoth-smash")
    assert last_clash(match) == (0, 2 + 2, 2, 1)


@pytest.mark.rule("Q5.12")
def test_an_attack_that_is_reduced_to_0_cannot_rise_either() -> None:
    match = fight("gothmog", hand=["beravor-parry"] * 2, theirs=["ravager-hack"])
    arm(match, 0)
    lay(match, "beravor-parry", "ravager-hack")
    state = state_of(match)
    state.check()
    them(match).card = card("ravager-hack")
    them(match).attack = 2
    assert attack_of(state, THEIRS) == 1 + 2
    them(match).attack_to = 0
    assert attack_of(state, THEIRS) == 0


@pytest.mark.rule("Q5.12")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (NONE, 1)])
def test_what_is_reduced_further_already_stays_so(before: int, after: int) -> None:
    match = fight("gothmog", hand=["beravor-parry"], theirs=["ravager-hack"])
    them(match).attack_to = them(match).defense_to = before
    ability = BOX.cards[card("beravor-deadly-finesse")].ability
    ability.works(state_of(match), OURS, Seeded("lots"))
    assert (them(match).attack_to, them(match).defense_to) == (after, after)


@pytest.mark.rule("Q9.35", "Q5.12")
def test_the_printed_defense_is_seen_on_a_cancelled_card() -> None:
    match = fight(
        "gothmog",
        hero="argalad",
        hand=["argalad-fall-back", "argalad-attack-of-opportunity"],
        theirs=["ravager-hack", "ravager-anticipate"],
    )
    arm(match, 0)
    clash(match, "argalad-fall-back", "ravager-hack")
    clash(match, "argalad-attack-of-opportunity", "ravager-anticipate")
    # Anticipate is cancelled, but 1 is printed on it: no opportunity.
    assert last_clash(match) == (2, 0, 0, 0)


@pytest.mark.rule("Q9.36")
def test_two_advantages_cancel_out() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-anticipate", "beravor-parry"],
        theirs=["ravager-anticipate", "ravager-hack"],
    )
    arm(match, 0)
    clash(match, "beravor-anticipate", "ravager-anticipate")
    take(match, "fight-on", "fight-on")
    assert asked(match) == ("hero-1", "play")
    take(match, "play beravor-parry")
    assert not events(match, "laid-open")


@pytest.mark.rule("Q5.6", "Q5.8")
def test_an_advantage_is_lost_by_exhaustion() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-anticipate", "beravor-parry"],
        theirs=["ravager-hack", "ravager-hack"],
    )
    arm(match, 0)
    clash(match, "beravor-anticipate", "ravager-hack")
    take(match, "exhausted", "fight-on", "play ravager-hack")
    assert not events(match, "laid-open")


@pytest.mark.rule("Q9.37")
def test_a_limit_on_damage_holds_for_the_trap_of_the_round_before_too() -> None:
    match = fight(
        "witch-king",
        hero="thalin",
        hand=["skill-set-trap", "thalin-sweep"],
        theirs=["behemoth-precision", "behemoth-enraged"],
    )
    arm(match, 0)
    clash(match, "skill-set-trap", "behemoth-precision")
    before = harm(match)
    clash(match, "thalin-sweep", "behemoth-enraged")
    assert harm(match) == before + 1


@pytest.mark.rule("Q9.38", "Q5.11")
def test_an_orcs_point_makes_a_reckless_hero_pay() -> None:
    match = fight("orc", hero="thalin", hand=["thalin-reckless"], theirs=["zealot-parry"])
    # The Orc falls; its own blow of 1 and the point of Fanatical are dealt, then 2 more.
    arm(match, 0)
    clash(match, "thalin-reckless", "zealot-parry")
    assert len(hero_of(match).damage) == 1 + 1 + 2


@pytest.mark.rule("Q9.38")
def test_a_spider_counts_the_damage_part_only() -> None:
    match = fight(
        "giant-spider",
        hero="eometh",
        hand=["eometh-reckless", "eometh-parry", "eometh-parry"],
        theirs=["behemoth-rush"],
    )
    arm(match, 0)
    clash(match, "eometh-reckless", "behemoth-rush")
    # 1 by the card, 2 by recklessness: no venom.
    assert len(hero_of(match).damage) == 3
    assert hand(match) == ["eometh-parry", "eometh-parry"]


@pytest.mark.rule("Q9.39")
def test_extra_damage_comes_before_what_counts_damage() -> None:
    match = fight("gothmog", hand=["skill-retaliate"], theirs=["ravager-poison-arrow"])
    arm(match, 0)
    clash(match, "skill-retaliate", "ravager-poison-arrow")
    assert len(hero_of(match).damage) == 4
    assert harm(match) == 4


@pytest.mark.rule("Q9.50")
def test_a_cancelled_card_lets_nobody_name_a_type() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["skill-outmaneuver", "thalin-rush"],
        theirs=["ravager-charge"],
    )
    arm(match, 0)
    clash(match, "skill-outmaneuver", "ravager-charge")
    assert asked(match) == ("hero-1", "go-on")
    assert us(match).naming == NONE


@pytest.mark.rule("Q9.46")
def test_a_free_card_is_discarded_although_it_was_cancelled() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["skill-ready", "thalin-dodge", "thalin-rush"],
        theirs=["ravager-hack", "ravager-charge"],
    )
    arm(match, 0)
    clash(match, "skill-ready", "ravager-hack")
    clash(match, "thalin-dodge", "ravager-charge")
    assert last_clash(match)[:2] == (0, 0)
    assert ids(hero_of(match).rest) == ["thalin-dodge"]
    assert spent(state_of(match), OURS) == 0


@pytest.mark.rule("Q9.46")
def test_a_planner_may_take_back_the_plan_itself() -> None:
    match = fight(
        "gothmog", hero="thalin", hand=["skill-shrewd-planning"], theirs=["ravager-strategize"]
    )
    arm(match, 0)
    lay(match, "skill-shrewd-planning", "ravager-strategize")
    take(match, "take-back skill-shrewd-planning")
    assert last_clash(match) == (1, 0, 1, 2)
    bleed(match)
    assert hand(match) == ["skill-shrewd-planning"]
    assert us(match).stack == ()


@pytest.mark.rule("Q9.46")
def test_a_free_plan_that_is_taken_back_takes_no_other_card_with_it() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["skill-ready", "skill-shrewd-planning"],
        theirs=["ravager-hack", "ravager-hack"],
    )
    arm(match, 0)
    clash(match, "skill-ready", "ravager-hack")
    lay(match, "skill-shrewd-planning", "ravager-hack")
    take(match, "take-back skill-shrewd-planning")
    bleed(match)
    assert hand(match) == ["skill-shrewd-planning"]
    assert ids(us(match).stack) == ["skill-ready"]
    assert hero_of(match).rest == ()


@pytest.mark.rule("Q9.48")
def test_a_southrons_bows_cost_what_is_printed() -> None:
    theirs = ["ravager-eviscerate", "ravager-hack"]
    match = fight("southron", hand=["beravor-evade"] * 3, theirs=theirs)
    arm(match, 0)
    clash(match, "beravor-evade", "ravager-eviscerate")
    assert spent(state_of(match), THEIRS) == 1
    clash(match, "beravor-evade", "ravager-hack")
    # What costs nothing saves nothing.
    assert spent(state_of(match), THEIRS) == 1
    match = fight("southron", hand=["beravor-evade"] * 2, theirs=["ravager-poison-arrow"])
    arm(match, 0)
    clash(match, "beravor-evade", "ravager-poison-arrow")
    assert spent(state_of(match), THEIRS) == 2


# Damage.


@pytest.mark.rule("Q5.7")
def test_damage_is_attack_less_defense_for_both_at_once() -> None:
    match = fight("gothmog", hand=["beravor-parry"] * 2, theirs=["ravager-eviscerate"])
    arm(match, 0)
    lay(match, "beravor-parry", "ravager-eviscerate")
    # 2 against 1+2: nothing; 1 against 0.
    assert last_clash(match) == (1, 3, 2, 0)
    assert harm(match) == 1
    assert not hero_of(match).damage


@pytest.mark.rule("Q5.11")
def test_a_trap_does_not_defeat_before_the_foe_has_struck() -> None:
    match = fight(
        "snaga",
        hero="thalin",
        hand=["skill-set-trap", "thalin-parry"],
        theirs=["zealot-parry", "zealot-charge"],
    )
    arm(match, 0)
    # 2 against a defense of 1.
    clash(match, "skill-set-trap", "zealot-parry")
    assert harm(match) == 1
    lay(match, "thalin-parry", "zealot-charge")
    # 1+2 are a Snaga's health, yet it strikes: 2 against 1+2.
    assert last_clash(match) == (1, 3, 2, 0)
    assert harm(match) == 4
    assert events(match, "foe-defeated") == [{"foe": "snaga"}]


@pytest.mark.rule("Q5.12")
def test_bonuses_change_the_final_values_only() -> None:
    match = fight("gothmog", hand=["beravor-parry"] * 2, theirs=["ravager-attack-of-opportunity"])
    arm(match, 0)
    lay(match, "beravor-parry", "ravager-attack-of-opportunity")
    state = state_of(match)
    # Parry has 1 printed and 3 in the end: the opportunity looks at the 1.
    assert last_clash(match) == (1, 3, 2, 0)
    assert state.combat is not None
    assert attack_of(state, OURS) == defense_of(state, OURS) == 0


@pytest.mark.rule("Q5.13")
def test_every_card_is_melee_or_ranged() -> None:
    assert {played.type for played in BOX.cards} == {0, 1}
    assert BOX.cards[card("beravor-charge")].type == 0
    assert BOX.cards[card("beravor-evade")].type == 1


# The end.


@pytest.mark.rule("Q5.14")
def test_after_a_fight_the_cards_go_where_they_belong() -> None:
    match = fight(
        "orc",
        hand=["beravor-evade", "beravor-charge"],
        rest=["beravor-parry"],
        theirs=["zealot-hack"],
        token=True,
    )
    before = state_of(match).foe_piles[0].shuffles
    arm(match, 0)
    clash(match, "beravor-evade", "zealot-hack")
    take(match, "exhausted", "exhausted")
    assert ids(hero_of(match).rest) == ["beravor-parry", "beravor-evade"]
    assert hand(match) == ["beravor-charge"]
    pile = state_of(match).foe_piles[0]
    assert len(pile) == 25
    assert pile.shuffles == before + 1
    # Everybody has seen the Hack go back; of the others nobody knows which were in the hand.
    assert sorted(hidden.entered for hidden in pile.bag).count(before + 1) == 1
    assert not state_of(match).tokens
    assert events(match, "token-discarded") == [{"location": "bree", "foe": "orc"}]


@pytest.mark.rule("Q5.14", "Q6.1")
def test_an_undefeated_minion_stays_with_its_wounds() -> None:
    match = fight("gothmog", hand=["beravor-charge"], theirs=["ravager-hack"])
    arm(match, 0)
    clash(match, "beravor-charge", "ravager-hack")
    take(match, "exhausted")
    state = state_of(match)
    assert BOX.locations[state.minions[2]].id == "bree"
    assert state.wounds[2] == 2


@pytest.mark.rule("Q5.15", "Q9.47")
def test_an_undefeated_foe_lets_sauron_place_its_wisdom_in_influence() -> None:
    match = fight("agent", hand=["beravor-parry"], influence={"barad-dur": 1})
    arm(match, 0)
    take(match, "exhausted", "exhausted")
    assert asked(match) == ("sauron", "spread")
    assert state_of(match).choice.prompt_args(state_of(match))["count"] == 3
    assert "to-pool" not in options(match)
    take(match, "spread barad-dur", "spread mount-doom", "pass")
    assert influence(match) == {"mount-doom": 1, "barad-dur": 2}


@pytest.mark.rule("Q5.15")
def test_a_foe_without_wisdom_places_nothing() -> None:
    match = fight("cave-troll", hand=["beravor-parry"], influence={"barad-dur": 1})
    arm(match, 0)
    take(match, "exhausted", "exhausted")
    assert asked(match) != ("sauron", "spread")


@pytest.mark.rule("Q9.51")
def test_a_foes_deck_that_is_used_up_gives_no_more() -> None:
    match = fight("gothmog", hand=["skill-hamstring", "beravor-parry"], theirs=["ravager-hack"])
    arm(match, 0)
    state = state_of(match)
    state.foe_piles[1] = type(state.foe_piles[1])()
    lay(match, "skill-hamstring", "ravager-hack")
    assert ids(them(match).stack) == ["ravager-hack"]


@pytest.mark.rule("Q9.45")
def test_a_retreat_leaves_the_foe_undefeated_and_the_turn_running() -> None:
    match = fight(
        "orc", hero="eleanor", hand=["eleanor-retreat"], theirs=["zealot-hack"], token=True
    )
    arm(match, 0)
    clash(match, "eleanor-retreat", "zealot-hack")
    take(match, "retreat old-forest")
    assert asked(match) == ("sauron", "spread")
    assert events(match, "foe-stands") == [{"foe": "orc"}]
    assert where(match) == "bree"
    take(match, "pass")
    assert where(match) == "old-forest"
    assert told(match).index("move-hero") < told(match).index("end-turn")


@pytest.mark.rule("Q9.45")
def test_who_could_retreat_may_fight_on() -> None:
    match = fight(
        "orc",
        hero="eleanor",
        hand=["eleanor-retreat", "eleanor-parry"],
        theirs=["zealot-hack"],
    )
    arm(match, 0)
    clash(match, "eleanor-retreat", "zealot-hack")
    take(match, "pass")
    assert asked(match) == ("hero-1", "go-on")
    assert fought(match).round == 2


@pytest.mark.rule("Q9.28", "Q9.52")
def test_a_guard_defeated_instead_of_an_encounter_completes_the_quest() -> None:
    match = fight(
        "orc",
        hero="argalad",
        at="south-eaves",
        hand=["argalad-attack-of-opportunity"],
        theirs=["zealot-hack"],
        starting="the-forest-must-provide-no-refuge",
        part=ENCOUNTER,
    )
    arm(match, 0)
    clash(match, "argalad-attack-of-opportunity", "zealot-hack")
    assert events(match, "complete-quest") == [
        {"seat": "hero-1", "quest": "the-forest-must-provide-no-refuge"}
    ]


@pytest.mark.rule("Q9.29")
def test_to_have_fought_the_black_serpent_is_enough() -> None:
    match = fight(
        "black-serpent",
        hero="eleanor",
        hand=["eleanor-parry"],
        starting="where-the-stars-are-strange",
    )
    arm(match, 0)
    take(match, "exhausted", "exhausted")
    assert events(match, "complete-quest") == [
        {"seat": "hero-1", "quest": "where-the-stars-are-strange"}
    ]


# The fight as a value.


def test_a_fight_in_the_middle_of_a_round_can_be_saved_and_read_back() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["skill-outmaneuver", "thalin-rush"],
        theirs=["ravager-hack", "ravager-strategize"],
        token=False,
    )
    arm(match, 0)
    while not match.over and state_of(match).combat is not None:
        state = state_of(match)
        text = state.dumps()
        assert GAME.state(text).dumps() == text
        assert state.copy().dumps() == text
        state.check()
        take(match, options(match)[0])


def test_a_copy_of_a_fight_is_its_own() -> None:
    match = fight("gothmog", hand=["beravor-parry"] * 2, theirs=["ravager-hack"])
    arm(match, 0)
    copy = state_of(match).copy()
    text = copy.dumps()
    clash(match, "beravor-parry", "ravager-hack")
    assert copy.dumps() == text
    assert fought(match).sides[OURS] is not (copy.combat and copy.combat.sides[OURS])


def test_a_part_of_the_turn_lies_below_a_fight() -> None:
    match = fight("gothmog", hand=["beravor-parry"])
    assert any(isinstance(frame, PhaseMarker) for frame in state_of(match).agenda)
