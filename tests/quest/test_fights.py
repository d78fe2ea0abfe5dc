"""Whole fights, worked out by hand from the rules, every step of them asserted.

A line `step(match, ours, theirs, clash, hurt=…, wound=…)` is a round: the two cards, then attack
and defense of the hero and of the foe in the damage part, then the cards that lie on the hero's
damage pool and the damage on the foe after the round. The comments do the sums.
"""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.combat.defeat import LoseSomething
from mathom.games.quest.combat.lifecycle import break_off
from mathom.games.quest.constants import TYPES
from mathom.games.quest.hero.current_turn import AMBUSH
from mathom.games.quest.model.pieces import AWAY, DEFEATED
from mathom.kernel.match import Match
from mathom.kernel.pile import PUBLIC
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
    them,
    us,
    used_up,
)
from tests.quest.table import (
    BOX,
    asked,
    hand,
    hero_of,
    influence,
    options,
    state_of,
    take,
    told,
    where,
)

Clash = tuple[int, int, int, int]
MORE = LoseSomething(1)
"""What follows in the turn: a question, so that we see whether the turn goes on."""


def step(
    match: Match,
    ours: str | None,
    theirs: str | None,
    numbers: Clash,
    *,
    hurt: int,
    wound: int,
) -> None:
    """A round of these cards, and what it comes to."""
    clash(match, ours, theirs)
    assert last_clash(match) == numbers
    assert len(hero_of(match).damage) == hurt
    assert harm(match) == wound


def drawn(match: Match) -> None:
    """Both declare themselves exhausted, the hero first; nobody is defeated (Q5.5, Q5.9)."""
    if not us(match).exhausted:
        assert asked(match) == ("hero-1", "go-on")
        take(match, "exhausted")
    if state_of(match).combat is not None and not them(match).exhausted:
        assert asked(match) == ("sauron", "go-on")
        take(match, "exhausted")
    assert state_of(match).combat is None


@pytest.mark.rule("Q5.3", "Q5.7", "Q5.14", "Q6.1")
def test_eometh_defeats_an_orc() -> None:
    match = fight(
        "orc",
        hero="eometh",
        hand=["eometh-hack", "eometh-smash", "eometh-eviscerate"],
        theirs=["zealot-parry", "zealot-hack", "zealot-fall-back"],
        token=True,
        favor=1,
        below=[MORE],
    )
    arm(match, 0)
    # Hack 1+1 against melee; Parry 1+2. Fanatical: 1 at once, then 1-0.
    step(match, "eometh-hack", "zealot-parry", (2, 0, 1, 3), hurt=2, wound=0)
    # Smash takes the defense away; Hack 1+1. Fanatical 1, then 2-1.
    step(match, "eometh-smash", "zealot-hack", (2, 1, 2, 0), hurt=4, wound=2)
    # 2-1 hits, so Eviscerate adds 2: five in all against a health of 3.
    step(match, "eometh-eviscerate", "zealot-fall-back", (2, 0, 1, 1), hurt=5, wound=5)
    assert events(match, "foe-defeated") == [{"foe": "orc"}]
    assert ids(hero_of(match).rest) == ["eometh-hack", "eometh-smash", "eometh-eviscerate"]
    assert not state_of(match).tokens
    assert sum(map(len, state_of(match).token_discards)) == 1
    assert len(state_of(match).foe_piles[0]) == 25
    assert asked(match) == ("hero-1", "lose-something")


@pytest.mark.rule("Q5.8", "Q5.9", "Q5.5", "Q5.15", "Q3.9")
def test_a_snaga_shoots_at_an_exhausted_ranger_until_it_is_tired_too() -> None:
    match = fight(
        "snaga",
        hand=["beravor-strategize", "beravor-parry"],
        theirs=["zealot-ranged-strike", "zealot-quick-shot"],
        token=True,
        favor=1,
        influence={"dol-guldur": 1},
        below=[MORE],
    )
    arm(match, 0)
    # Ranged Strike 1+2 against ranged, +1 by Precision of the Snaga.
    step(match, "beravor-strategize", "zealot-ranged-strike", (1, 2, 4, 1), hurt=2, wound=0)
    take(match, "exhausted")
    assert us(match).exhausted
    # The exhausted hero has no attack, defense or type.
    step(match, None, "zealot-quick-shot", (0, 0, 2, 0), hurt=4, wound=0)
    assert asked(match) == ("sauron", "go-on")
    take(match, "exhausted")
    assert asked(match) == ("sauron", "spread")
    take(match, "spread dol-guldur", "spread dol-guldur")
    assert influence(match) == {"dol-guldur": 3}
    assert told(match).count("end-turn") == 1
    assert "lose-something" not in asked(match)
    assert not state_of(match).tokens


@pytest.mark.rule("Q5.2", "Q5.4", "Q5.5")
def test_argalad_and_a_huorn_exhaust_each_other() -> None:
    match = fight(
        "huorn",
        hero="argalad",
        hand=["argalad-volley", "argalad-precision", "argalad-overdraw", "argalad-quick-shot"],
        life_top=["argalad-overdraw", "argalad-parry", "argalad-parry"],
        theirs=["behemoth-sweep", "behemoth-block", "behemoth-overpower", "behemoth-reckless"],
    )
    arm(match, 3)
    assert len(hero_of(match).hand) == 7
    # Sweep 3+1 by Crushing Strength.
    step(match, "argalad-volley", "behemoth-sweep", (2, 2, 4, 0), hurt=2, wound=2)
    # Volley +2; Precision, but Block keeps 2; Block strikes with 0+1.
    step(match, "argalad-precision", "behemoth-block", (4, 1, 1, 2), hurt=2, wound=4)
    # 2+2+1 is all the strength of 5 that is left after spending 3 agility.
    step(match, "argalad-overdraw", "behemoth-overpower", (2, 0, 3, 2), hurt=5, wound=4)
    assert not us(match).exhausted
    # The Huorn's 1+2+2+3 exceed its 7: the card is cancelled, and Quick Shot costs nothing.
    step(match, "argalad-quick-shot", "behemoth-reckless", (1, 0, 0, 0), hurt=5, wound=5)
    assert them(match).exhausted
    take(match, "fight-on")
    # 2+2+1+0+1 exceed 5: both are exhausted, nobody is defeated.
    take(match, "play argalad-overdraw")
    assert told(match).count("exhausted") == 2
    assert told(match).count("clash") == 4
    assert events(match, "foe-stands") == [{"foe": "huorn"}]


@pytest.mark.rule("Q5.10", "Q5.6")
def test_a_ranger_and_a_barrow_wight_cancel_and_heal() -> None:
    match = fight(
        "barrow-wight",
        hand=[
            "beravor-evade",
            "beravor-charge",
            "beravor-parry",
            "beravor-charge",
            "beravor-deadly-finesse",
        ],
        theirs=[
            "ravager-charge",
            "ravager-fall-back",
            "ravager-concentrate",
            "ravager-hack",
            "ravager-parry",
        ],
    )
    arm(match, 0)
    # Evade cancels Charge, Charge cancels Evade: both are blank.
    step(match, "beravor-evade", "ravager-charge", (0, 0, 0, 0), hurt=0, wound=0)
    # A cancelled Fall Back is no ranged card (no healing) and has no next round.
    step(match, "beravor-charge", "ravager-fall-back", (2, 0, 0, 0), hurt=0, wound=2)
    # Parry 1 against 0, then the wight heals 1 for its ranged card.
    step(match, "beravor-parry", "ravager-concentrate", (1, 1, 0, 0), hurt=0, wound=2)
    # Concentrate adds 2 and 2; Hack 1+1+2 against melee.
    step(match, "beravor-charge", "ravager-hack", (2, 0, 4, 2), hurt=4, wound=2)
    # Finesse leaves 1 and 1, to which Parry's 2 still comes. 1+1+1+1+3 = 5+2: just enough.
    step(match, "beravor-deadly-finesse", "ravager-parry", (4, 0, 1, 3), hurt=5, wound=3)
    # Neither has a card left: both are exhausted.
    assert told(match).count("exhausted") == 2
    assert events(match, "foe-stands") == [{"foe": "barrow-wight"}]


@pytest.mark.rule("Q6.1", "Q5.12")
def test_thalin_finishes_gothmog_who_was_wounded_before() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["thalin-sweep", "thalin-overpower", "thalin-sweep"],
        theirs=["ravager-strategize", "ravager-eviscerate", "ravager-attack-of-opportunity"],
        minions={"gothmog": ("bree", 4)},
        favor=1,
        below=[MORE],
    )
    arm(match, 0)
    step(match, "thalin-sweep", "ravager-strategize", (3, 0, 1, 2), hurt=1, wound=1)
    assert state_of(match).wounds[2] == 5
    step(match, "thalin-overpower", "ravager-eviscerate", (2, 2, 2, 0), hurt=1, wound=3)
    # Overpower adds 2; no defense is printed on Sweep: 2+5. Both strike at once.
    step(match, "thalin-sweep", "ravager-attack-of-opportunity", (5, 0, 7, 0), hurt=8, wound=8)
    assert state_of(match).minions[2] == DEFEATED
    assert state_of(match).wounds[2] == 0
    assert not events(match, "foe-stands")
    assert asked(match) == ("hero-1", "lose-something")


@pytest.mark.rule("Q6.1")
def test_thalin_drives_the_ringwraiths_away() -> None:
    match = fight(
        "ringwraiths",
        hero="thalin",
        hand=["thalin-reckless"],
        theirs=["ravager-hack"],
        minions={"ringwraiths": ("bree", 4)},
    )
    arm(match, 0)
    # Hack 1+1 hits, so Reckless costs 2 more; 4+5 reach the health of 9.
    step(match, "thalin-reckless", "ravager-hack", (5, 0, 2, 0), hurt=4, wound=5)
    assert state_of(match).minions[3] == AWAY
    assert state_of(match).wounds[3] == 0


@pytest.mark.rule("Q6.2", "Q6.3", "Q5.14", "Q5.15")
def test_eleanor_is_defeated_by_an_orc() -> None:
    held = ["eleanor-ranged-strike", "eleanor-parry"]
    match = fight(
        "orc",
        hero="eleanor",
        hand=held,
        rest=used_up("eleanor", held),
        theirs=["zealot-charge"],
        token=True,
        favor=2,
        markers={"ring": 1, "conquest": 2, "corruption": 2},
        influence={"dol-guldur": 1},
    )
    arm(match, 0)
    clash(match, "eleanor-ranged-strike", "zealot-charge", unseen=False)
    # Charge cancels the ranged card: 2 damage for a hero with one card.
    assert last_clash(match) == (0, 0, 2, 0)
    assert options(match) == ["suffer eleanor-parry"]
    take(match, "suffer eleanor-parry")
    assert asked(match) == ("sauron", "spread")
    take(match, "spread dol-guldur", "pass")
    assert influence(match) == {"dol-guldur": 2}
    assert state_of(match).markers == [0, 2, 2, 2]
    assert options(match) == ["lose-favor"]
    take(match, "lose-favor")
    assert hero_of(match).favor == 1
    assert where(match) == "fornost"
    hero = hero_of(match)
    assert (len(hero.life), hero.hand, hero.rest, hero.damage) == (25, (), (), ())
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q6.1", "Q6.3")
def test_thalin_and_a_snaga_fall_together() -> None:
    held = ["thalin-reckless", "thalin-rush"]
    match = fight(
        "snaga",
        hero="thalin",
        hand=held,
        rest=used_up("thalin", held),
        theirs=["zealot-hack"],
        on_win="peril/khazad-dum/effects/0/on_win",
    )
    arm(match, 0)
    # 5 against a health of 3; 1+1 and then 2 more against a single card.
    step(match, "thalin-reckless", "zealot-hack", (5, 0, 2, 0), hurt=1, wound=5)
    assert events(match, "foe-defeated") == [{"foe": "snaga"}]
    assert not events(match, "foe-stands")
    assert told(match).count("hero-defeated") == 1
    assert asked(match) == ("hero-1", "leftmost")
    take(match, "marker ring")
    assert hero_of(match).favor == 0
    assert where(match) == "fornost"
    assert len(hero_of(match).life) == 25


@pytest.mark.rule("Q5.11")
def test_direct_damage_defeats_nobody_before_the_damage_part() -> None:
    held = ["thalin-sweep", "thalin-rush"]
    match = fight(
        "orc", hero="thalin", hand=held, rest=used_up("thalin", held), theirs=["zealot-hack"]
    )
    arm(match, 0)
    clash(match, "thalin-sweep", "zealot-hack", unseen=False)
    # Fanatical takes the last card; the fight goes on to the damage part all the same.
    assert told(match)[-1] == "damage-hero"
    take(match, "suffer thalin-rush")
    assert last_clash(match) == (3, 0, 2, 0)
    assert harm(match) == 3
    assert events(match, "foe-defeated") == [{"foe": "orc"}]
    assert told(match).count("hero-defeated") == 1


@pytest.mark.rule("Q5.15", "Q5.6")
def test_eleanor_retreats_from_a_dunlending() -> None:
    match = fight(
        "dunlending",
        hero="eleanor",
        hand=["eleanor-hide", "eleanor-retreat"],
        theirs=["ravager-parry", "ravager-hack"],
        token=True,
        favor=1,
        influence={"dol-guldur": 1},
        below=[MORE],
    )
    arm(match, 1)
    # Hide defends with 2 against 1; Parry has nothing to keep off.
    step(match, "eleanor-hide", "ravager-parry", (0, 2, 1, 1), hurt=0, wound=0)
    # Hide adds 2 to a ranged card.
    step(match, "eleanor-retreat", "ravager-hack", (0, 4, 1, 0), hurt=0, wound=0)
    assert asked(match) == ("hero-1", "retreat")
    take(match, "retreat weathertop")
    assert asked(match) == ("sauron", "spread")
    take(match, "pass")
    assert where(match) == "weathertop"
    assert not state_of(match).tokens
    assert asked(match) == ("hero-1", "lose-something")


@pytest.mark.rule("Q5.15", "Q3.9")
@pytest.mark.parametrize(
    ("hero", "given", "goes_on"),
    [
        ("beravor", {}, False),
        ("thalin", {}, True),
        ("beravor", {"goes_on": True}, True),
        ("beravor", {"part": AMBUSH}, True),
    ],
    ids=["travel", "iron will", "the card says so", "ambush"],
)
def test_a_draw_ends_the_turn_in_the_travel_step_only(
    hero: str, given: dict[str, Any], goes_on: bool
) -> None:
    match = fight("orc", hero=hero, hand=[f"{hero}-parry"], favor=1, below=[MORE], **given)
    arm(match, 0)
    drawn(match)
    assert asked(match) == ("sauron", "spread")
    take(match, "pass")
    assert (asked(match) == ("hero-1", "lose-something")) is goes_on
    assert (told(match).count("end-turn") == 0) is goes_on


@pytest.mark.rule("Q5.12", "Q6.1")
def test_thalin_executes_the_balrog_and_is_rewarded() -> None:
    match = fight(
        "balrog",
        hero="thalin",
        at="moria",
        hand=["skill-execute"],
        theirs=["behemoth-sweep"],
        on_win="peril/khazad-dum/effects/0/on_win",
    )
    arm(match, 0)
    # No defense is printed on Sweep: the Balrog is defeated, having struck with 3.
    step(match, "skill-execute", "behemoth-sweep", (1, 0, 3, 0), hurt=3, wound=1)
    assert events(match, "foe-defeated") == [{"foe": "balrog"}]
    assert hero_of(match).favor == 2
    assert asked(match) == ("hero-1", "learn")


@pytest.mark.rule("Q5.3", "Q5.6")
def test_beravor_anticipates_gothmog() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-anticipate", "beravor-evade", "beravor-charge"],
        theirs=["ravager-hack", "ravager-attack-of-opportunity", "ravager-concentrate"],
    )
    arm(match, 0)
    step(match, "beravor-anticipate", "ravager-hack", (1, 1, 2, 0), hurt=1, wound=1)
    take(match, "fight-on", "fight-on")
    assert asked(match) == ("sauron", "play")
    take(match, "play ravager-attack-of-opportunity")
    down = fought(match).foe_down
    assert down is not None
    assert down.seen == PUBLIC
    # Having seen it, she evades the blow.
    take(match, "play beravor-evade")
    assert last_clash(match) == (0, 2, 0, 0)
    take(match, "fight-on", "fight-on")
    assert asked(match) == ("hero-1", "play")
    take(match, "play beravor-charge")
    ours = fought(match).hero_down
    assert ours is not None
    assert not ours.known(0)
    take(match, "play ravager-concentrate")
    assert last_clash(match) == (2, 0, 0, 0)
    assert harm(match) == 3


@pytest.mark.rule("Q5.3", "Q5.6")
def test_two_who_anticipate_each_other_lay_their_cards_face_down() -> None:
    match = fight(
        "gothmog",
        hand=["beravor-anticipate", "beravor-parry"],
        theirs=["ravager-anticipate", "ravager-hack"],
    )
    arm(match, 0)
    step(match, "beravor-anticipate", "ravager-anticipate", (1, 1, 1, 1), hurt=0, wound=0)
    take(match, "fight-on", "fight-on", "play beravor-parry")
    ours = fought(match).hero_down
    assert ours is not None
    assert not ours.known(0)
    assert asked(match) == ("sauron", "play")


@pytest.mark.rule("Q5.6")
def test_an_exhausted_side_loses_its_ability_of_the_round_before() -> None:
    match = fight(
        "southron",
        hero="eleanor",
        hand=["eleanor-volley", "eleanor-concentrate", "eleanor-dodge", "eleanor-parry"],
        theirs=["ravager-strategize", "ravager-concentrate", "ravager-poison-arrow"],
    )
    arm(match, 1)
    # Costs: Eleanor 2 of 5, the Southron 2 of 3.
    step(match, "eleanor-volley", "ravager-strategize", (2, 2, 1, 2), hurt=0, wound=0)
    # Volley adds 2 to her ranged card.
    step(match, "eleanor-concentrate", "ravager-concentrate", (2, 0, 0, 0), hurt=0, wound=2)
    # 2+0+2 exceed 3: the Southron is exhausted, and its Concentrate adds nothing.
    # Eleanor's 2+0+3 do not exceed 5: hers adds 2 and 2.
    step(match, "eleanor-dodge", "ravager-poison-arrow", (2, 6, 0, 0), hurt=0, wound=4)
    assert events(match, "foe-defeated") == [{"foe": "southron"}]


@pytest.mark.rule("Q5.6")
def test_the_balrog_frightens_thalin() -> None:
    match = fight(
        "balrog",
        hero="thalin",
        at="moria",
        hand=["thalin-rush", "thalin-dodge"],
        theirs=["behemoth-crush", "behemoth-aimed-shot"],
    )
    arm(match, 0)
    # Crush 3+3 against melee: 5 damage by a melee card.
    step(match, "thalin-rush", "behemoth-crush", (1, 1, 6, 3), hurt=5, wound=0)
    assert fought(match).feared
    take(match, "fight-on", "fight-on")
    # Thálin is not asked for his card; Rush, not cancelled, cancels the ranged one.
    assert asked(match) == ("sauron", "play")
    take(match, "play behemoth-aimed-shot")
    bleed(match)
    assert last_clash(match) == (0, 4, 0, 0)
    assert not fought(match).feared


@pytest.mark.rule("Q5.4", "Q5.6")
def test_thalin_hamstrings_gothmog() -> None:
    theirs = ["ravager-attack-of-opportunity", "ravager-eviscerate", "ravager-hack"]
    theirs += ["ravager-hack", "ravager-hack", "ravager-parry", "ravager-parry"]
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["skill-hamstring", "thalin-sweep", "thalin-sweep"],
        theirs=[*theirs, "ravager-aimed-shot"],
    )
    arm(match, 0)
    # The printed defense of Hamstring is 2: no opportunity. The hit burdens Gothmog.
    step(
        match,
        "skill-hamstring",
        "ravager-attack-of-opportunity",
        (2, 2, 2, 0),
        hurt=0,
        wound=2,
    )
    assert ids(them(match).stack) == ["ravager-aimed-shot", "ravager-attack-of-opportunity"]
    # 3+3+2 exceed his 7.
    step(match, "thalin-sweep", "ravager-eviscerate", (3, 0, 0, 0), hurt=0, wound=5)
    assert them(match).exhausted
    step(match, "thalin-sweep", None, (3, 0, 0, 0), hurt=0, wound=8)
    # Thálin has no card left.
    assert told(match).count("exhausted") == 2
    assert state_of(match).wounds[2] == 8


@pytest.mark.rule("Q5.4")
def test_a_warg_riders_lowest_card_is_free_until_another_slides_under_it() -> None:
    theirs = ["ravager-attack-of-opportunity", "ravager-anticipate"]
    theirs += ["ravager-hack", "ravager-hack", "ravager-hack", "ravager-parry"]
    match = fight(
        "warg-rider",
        hero="thalin",
        hand=["skill-hamstring", "thalin-rush", "thalin-rush"],
        theirs=[*theirs, "ravager-eviscerate"],
    )
    arm(match, 0)
    step(
        match,
        "skill-hamstring",
        "ravager-attack-of-opportunity",
        (2, 2, 2, 0),
        hurt=0,
        wound=2,
    )
    # Eviscerate lies lowest now and is free, the opportunity costs its 3: 3+2 exceed 4.
    step(match, "thalin-rush", "ravager-anticipate", (1, 1, 0, 0), hurt=0, wound=3)
    assert them(match).exhausted


@pytest.mark.rule("Q5.6", "Q5.11")
def test_thalin_traps_and_wears_down_the_mouth_of_sauron() -> None:
    theirs = ["zealot-ranged-strike", "zealot-parry", "zealot-reckless"]
    match = fight(
        "mouth-of-sauron",
        hero="thalin",
        hand=["skill-set-trap", "skill-wear-down", "thalin-rush"],
        theirs=[*theirs, "zealot-hack", "zealot-hack", "zealot-hack"],
        corruption_top=["reckless"],
    )
    arm(match, 0)
    # Ranged Strike 1+2 against ranged.
    step(match, "skill-set-trap", "zealot-ranged-strike", (2, 0, 3, 1), hurt=3, wound=1)
    clash(match, "skill-wear-down", "zealot-parry")
    # The trap costs 2 at once; the random card its attack; 0 against 1+2, 1 against 2.
    [lost] = fought(match).discard
    assert BOX.cards[lost].attack in (1, 5)
    assert last_clash(match) == (0, 2, 1, 3)
    assert len(hero_of(match).damage) == 3
    assert harm(match) == 1 + 2 + BOX.cards[lost].attack


@pytest.mark.rule("Q5.6", "Q5.14")
def test_thalin_endures() -> None:
    match = fight(
        "snaga",
        hero="thalin",
        hand=["thalin-strategize", "skill-endure"],
        rest=["thalin-rush"],
        theirs=["zealot-quick-shot", "zealot-fall-back"],
    )
    arm(match, 0)
    step(match, "thalin-strategize", "zealot-quick-shot", (1, 2, 2, 0), hurt=0, wound=1)
    # 3-1 make three: the Snaga falls, rest pool and stack go into the life pool.
    step(match, "skill-endure", "zealot-fall-back", (3, 0, 2, 1), hurt=2, wound=3)
    hero = hero_of(match)
    assert hero.rest == ()
    assert len(hero.life) == 25 + 1 - 2
    assert told(match).count("endures") == 1


@pytest.mark.rule("Q5.6", "Q9.77", "Q9.91")
def test_an_agents_lie_makes_thalin_wretched_and_breaks_the_fight_off() -> None:
    match = fight(
        "agent",
        hero="thalin",
        hand=["thalin-rush", "thalin-sweep"],
        theirs=["zealot-poison-arrow"],
        corruption_top=["wretched"],
        token=True,
        favor=1,
        below=[MORE],
    )
    arm(match, 0)
    clash(match, "thalin-rush", "zealot-poison-arrow")
    # 2-1 hits, the poison adds 2, then comes the lie.
    assert last_clash(match) == (1, 1, 2, 0)
    assert len(hero_of(match).damage) == 3
    assert asked(match)[0] == "sauron"
    take(match, options(match)[0])
    while told(match).count("end-turn") == 0:
        take(match, options(match)[0])
    assert state_of(match).combat is None
    assert ids(hero_of(match).rest) == ["thalin-rush"]
    assert not state_of(match).tokens
    assert not events(match, "foe-stands")


@pytest.mark.rule("Q5.8")
@pytest.mark.parametrize("number", [c.index for c in BOX.cards if c.owner >= 0])
def test_every_card_can_be_played_against_a_foe_that_plays_none(number: int) -> None:
    played = BOX.cards[number]
    hero = BOX.sheets[played.owner].id
    match = fight("orc", hero=hero, hand=[played.id])
    arm(match, 0)
    take(match, "fight-on", "exhausted", f"play {played.id}")
    state_of(match).check()
    assert "reveal" in [event.kind for event in match.log]


@pytest.mark.rule("Q5.8")
@pytest.mark.parametrize("number", [c.index for c in BOX.cards if c.deck >= 0])
def test_every_card_of_a_foe_can_be_played_against_a_hero_that_plays_none(number: int) -> None:
    played = BOX.cards[number]
    able = [foe for foe in BOX.foes if foe.strength >= played.cost]
    foe = next(foe.id for foe in able if foe.deck == played.deck)
    match = fight(foe, hand=["beravor-parry"], theirs=[played.id])
    arm(match, 0)
    take(match, "exhausted", "fight-on", f"play {played.id}")
    state_of(match).check()
    assert "reveal" in [event.kind for event in match.log]


@pytest.mark.rule("Q5.6")
def test_a_foe_that_plays_no_card_does_not_repeat_itself() -> None:
    match = fight("orc", hand=["beravor-aimed-shot"])
    arm(match, 0)
    take(match, "fight-on", "exhausted", "play beravor-aimed-shot")
    assert last_clash(match)[0] == BOX.cards[card("beravor-aimed-shot")].attack


@pytest.mark.rule("Q6.2")
def test_an_oliphaunt_that_plays_no_card_tramples_on_nothing() -> None:
    match = fight("oliphaunt", hero="thalin", hand=["thalin-overpower"])
    arm(match, 0)
    take(match, "fight-on", "exhausted", "play thalin-overpower")
    assert last_clash(match)[2] == 0
    assert hero_of(match).damage == ()


@pytest.mark.rule("Q5.14")
def test_a_card_that_the_foe_has_just_laid_goes_back_to_its_deck() -> None:
    match = fight("orc", hand=["beravor-parry"])
    arm(match, 0)
    state = state_of(match).copy()
    combat = state.combat
    assert combat is not None
    deck = BOX.foes[combat.foe].deck
    laid, *others = combat.foe_hand
    state.foe_piles[deck] = state.foe_piles[deck].under(others)
    combat.foe_hand, combat.foe_down = (), laid
    state.check()
    break_off(state)
    state.check()
    assert len(state.foe_piles[deck]) == len(BOX.foe_decks[deck])


@pytest.mark.rule("Q6.2")
def test_an_oliphaunt_tramples_on_hands() -> None:
    match = fight(
        "oliphaunt",
        hero="thalin",
        hand=["thalin-overpower", "thalin-rush", "thalin-rush"],
        theirs=["behemoth-reckless", "behemoth-sweep"],
    )
    arm(match, 0)
    clash(match, "thalin-overpower", "behemoth-reckless", unseen=False)
    # 5-2 for Thálin; 2 hit the Oliphaunt, whose card is reckless: 4.
    assert last_clash(match) == (2, 2, 5, 0)
    take(match, "suffer-unseen", "suffer thalin-rush", "suffer-unseen")
    assert harm(match) == 4
    assert hand(match) == ["thalin-rush"]
    take(match, "fight-on", "fight-on", "play thalin-rush", "play behemoth-sweep")
    # The hand is empty: all 2 come from the life pool.
    assert options(match) == ["suffer-unseen"]
    bleed(match)
    assert last_clash(match) == (3, 1, 3, 0)
    assert len(hero_of(match).damage) == 5
    assert harm(match) == 7


@pytest.mark.rule("Q5.10")
def test_a_troll_and_a_crushing_blow_cancel_each_other() -> None:
    match = fight(
        "cave-troll",
        hero="thalin",
        hand=["skill-crushing-blow", "thalin-sweep", "thalin-rush"],
        theirs=["behemoth-aimed-shot", "behemoth-precision", "behemoth-sweep"],
    )
    arm(match, 0)
    # The roar cancels the melee card, the blow a printed defense of 0.
    step(match, "skill-crushing-blow", "behemoth-aimed-shot", (0, 0, 0, 0), hurt=0, wound=0)
    # Sweep cannot be cancelled.
    step(match, "thalin-sweep", "behemoth-precision", (3, 0, 2, 1), hurt=2, wound=2)
    step(match, "thalin-rush", "behemoth-sweep", (1, 1, 3, 0), hurt=4, wound=3)


@pytest.mark.rule("Q5.7", "Q2.8")
def test_crebain_spy_and_die() -> None:
    match = fight(
        "crebain",
        hero="argalad",
        hand=["argalad-parry", "argalad-overdraw"],
        theirs=["zealot-smash", "zealot-fall-back"],
        influence={"dol-guldur": 2},
    )
    arm(match, 0)
    # Smash takes away the defense that Parry would have.
    step(match, "argalad-parry", "zealot-smash", (1, 0, 2, 1), hurt=2, wound=0)
    take(match, "fight-on", "fight-on", "play argalad-overdraw", "play zealot-fall-back")
    # Overdraw 2+2 against ranged; 1 of the ranged damage becomes influence.
    assert last_clash(match) == (4, 0, 1, 1)
    assert asked(match) == ("sauron", "spread")
    take(match, "spread rhosgobel")
    assert influence(match) == {"rhosgobel": 1, "dol-guldur": 2}
    assert len(hero_of(match).damage) == 2
    assert harm(match) == 3
    assert events(match, "foe-defeated") == [{"foe": "crebain"}]


@pytest.mark.rule("Q5.2", "Q5.4", "Q3.14")
def test_betrayed_eleanor_is_weaker() -> None:
    match = fight(
        "orc",
        hero="eleanor",
        hand=["eleanor-parry", "eleanor-parry", "eleanor-parry"],
        corruption=["reckless", "indifferent"],
        life_top=["eleanor-dodge"],
        shadow_hand=["betrayed"],
        pool=1,
        theirs=["zealot-quick-shot", "zealot-quick-shot"],
    )
    assert asked(match) == ("sauron", "shadow")
    take(match, "shadow betrayed")
    assert hand(match) == ["eleanor-parry"]
    assert ids(hero_of(match).rest) == ["eleanor-parry", "eleanor-parry"]
    arm(match, 1)
    assert fought(match).more_strength == -2
    step(match, "eleanor-parry", "zealot-quick-shot", (1, 1, 1, 0), hurt=0, wound=1)
    # 1+3 exceed 5-2.
    take(match, "fight-on", "fight-on", "play eleanor-dodge", "play zealot-quick-shot")
    assert us(match).exhausted
    bleed(match)
    assert last_clash(match) == (0, 0, 1, 0)


@pytest.mark.rule("Q6.3", "Q5.2")
def test_dark_promises_defeat_thalin_before_the_first_round() -> None:
    held = ["thalin-rush"]
    match = fight(
        "orc",
        hero="thalin",
        hand=held,
        rest=used_up("thalin", held),
        shadow_hand=["dark-promises"],
        pool=3,
        markers={"ring": 1, "conquest": 2, "corruption": 2},
    )
    take(match, "shadow dark-promises")
    assert asked(match)[0] == "hero-1"
    take(match, options(match)[1])
    take(match, "suffer thalin-rush")
    assert told(match).count("clash") == 0
    assert asked(match) == ("sauron", "spread")
    take(match, "pass")
    assert told(match).count("hero-defeated") == 1
    assert where(match) == "fornost"


@pytest.mark.rule("Q5.12", "Q5.6")
def test_eometh_cannot_hurt_the_raging_witch_king() -> None:
    match = fight(
        "witch-king",
        hero="eometh",
        hand=["eometh-trample", "eometh-reckless"],
        theirs=["behemoth-enraged", *["behemoth-overpower"] * 3],
    )
    arm(match, 0)
    # At most 1 damage; a card of the Witch-king is trampled down.
    step(match, "eometh-trample", "behemoth-enraged", (2, 0, 4, 0), hurt=4, wound=1)
    assert len(fought(match).discard) == 1
    # 5-2; being hit for 2 costs 2 more.
    step(match, "eometh-reckless", "behemoth-overpower", (5, 0, 2, 2), hurt=8, wound=4)


@pytest.mark.rule("Q5.13", "Q5.6")
def test_sauron_names_a_type_and_plays_the_other() -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["skill-heightened-senses", "thalin-rush"],
        theirs=["ravager-hack", "ravager-eviscerate"],
    )
    arm(match, 0)
    clash(match, "skill-heightened-senses", "ravager-hack")
    assert asked(match) == ("sauron", "name-type")
    take(match, "name-type ranged")
    assert last_clash(match) == (2, 2, 1, 0)
    assert TYPES[us(match).named] == "ranged"
    step(match, "thalin-rush", "ravager-eviscerate", (1, 1, 0, 0), hurt=0, wound=3)
    cancelled = {"card": "ravager-eviscerate", "by": "card/skill-heightened-senses"}
    assert events(match, "cancelled") == [cancelled]
