"""Q6 Damage and defeat, with what high stakes change (Q8.3)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.combat.defeat import (
    DefeatHero,
    LoseSomething,
    Suffer,
    draw_cards,
    nearest_havens,
    recover,
    wound_minion,
)
from mathom.games.quest.constants import SAURON
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.model.pieces import AWAY, DEFEATED
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.pile import ordered
from tests.quest.fights import arm, clash, events, fight, harm, used_up
from tests.quest.table import (
    BOX,
    BYSTANDER,
    GAME,
    asked,
    hand,
    hero_of,
    number,
    options,
    position,
    refused,
    state_of,
    table,
    take,
    told,
    where,
)


def struck(count: int, *, from_hand: int = 0, **hero: Any) -> Match:
    """Beravor in Bree, in her turn, dealt so much damage outside a combat."""
    given = {"sheet": "beravor", "at": "bree", **hero}
    return table(
        heroes=[given, BYSTANDER],
        turn="hero-1",
        then=[Suffer(1, count, from_hand), EndHeroTurn(1)],
    )


def beaten(**given: Any) -> Match:
    """Beravor has just been defeated in Bree; a question waits in what is left of the turn."""
    hero = {"sheet": "beravor", "at": given.pop("at", "bree"), **given.pop("hero", {})}
    running = given.pop("running", 1)
    return table(
        heroes=[hero, *given.pop("others", (BYSTANDER,))],
        turn=f"hero-{running}",
        then=[DefeatHero(1), LoseSomething(running)],
        **given,
    )


# Q6.1


@pytest.mark.rule("Q6.1")
@pytest.mark.parametrize(
    ("minion", "fate"), [("gothmog", DEFEATED), ("ringwraiths", AWAY), ("witch-king", DEFEATED)]
)
def test_a_minion_is_defeated_when_its_damage_reaches_its_health(minion: str, fate: int) -> None:
    index = number("minion", minion)
    foe = BOX.minions[index]
    state = position(minions={minion: ("bree", foe.health - 2)})
    wound_minion(state, index, 1)
    assert state.wounds[index] == foe.health - 1
    assert state.minions[index] == number("location", "bree")
    wound_minion(state, index, 1)
    assert state.minions[index] == fate
    assert state.wounds[index] == 0


@pytest.mark.rule("Q6.1")
def test_a_monster_is_defeated_at_its_health_not_before() -> None:
    match = fight("snaga", hero="thalin", hand=["thalin-sweep"], theirs=["zealot-parry"])
    clash(arm(match), "thalin-sweep", "zealot-parry")
    # 3 against 1+2.
    assert harm(match) == 0
    match = fight(
        "orc", hero="eometh", hand=["eometh-smash", "eometh-hack"], theirs=["zealot-hack"] * 2
    )
    clash(arm(match), "eometh-smash", "zealot-hack")
    assert harm(match) == 2
    assert not events(match, "foe-defeated")
    clash(match, "eometh-hack", "zealot-hack")
    assert harm(match) == 4
    assert events(match, "foe-defeated") == [{"foe": "orc"}]


# Q6.2


@pytest.mark.rule("Q6.2")
def test_each_damage_is_a_card_of_ones_choice() -> None:
    match = struck(3, hand=["beravor-parry", "beravor-evade"], life_top=["beravor-charge"])
    assert asked(match) == ("hero-1", "damage")
    assert options(match) == ["suffer beravor-evade", "suffer beravor-parry", "suffer-unseen"]
    take(match, "suffer beravor-parry")
    assert hand(match) == ["beravor-evade"]
    take(match, "suffer-unseen")
    unseen = hero_of(match).damage[1]
    assert BOX.cards[unseen.card].id == "beravor-charge"
    assert not unseen.known(1)
    assert not unseen.known(0)
    take(match, "suffer beravor-evade")
    assert [BOX.cards[hidden.card].id for hidden in hero_of(match).damage] == [
        "beravor-parry",
        "beravor-charge",
        "beravor-evade",
    ]
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q6.2")
def test_an_empty_pool_leaves_the_other() -> None:
    held = ["beravor-parry", "beravor-parry", "beravor-evade"]
    match = struck(1, hand=held, rest=used_up("beravor", held))
    assert options(match) == ["suffer beravor-evade", "suffer beravor-parry"]
    assert refused(match) == {"suffer-unseen": ("no-life", "Q6.2")}
    match = struck(1, hand=[])
    assert options(match) == ["suffer-unseen"]


@pytest.mark.rule("Q6.2")
def test_damage_that_must_come_from_the_hand() -> None:
    match = struck(2, from_hand=1, hand=["beravor-parry"])
    take(match, "suffer-unseen")
    assert options(match) == ["suffer beravor-parry"]
    assert refused(match) == {"suffer-unseen": ("from-hand", "Q6.2")}
    match = struck(2, from_hand=1, hand=["beravor-parry", "beravor-evade"])
    take(match, "suffer beravor-parry")
    assert "suffer-unseen" in options(match)
    match = struck(3, from_hand=2, hand=["beravor-parry", "beravor-evade", "beravor-charge"])
    take(match, "suffer beravor-parry")
    assert "suffer-unseen" in options(match)
    take(match, "suffer-unseen")
    assert options(match) == ["suffer beravor-evade", "suffer beravor-charge"]


@pytest.mark.rule("Q6.2")
def test_the_last_card_of_the_life_pool_can_be_lost_unseen() -> None:
    held = ["beravor-parry", "beravor-evade"]
    match = struck(2, hand=held[:1], life_top=held[1:], rest=used_up("beravor", held))
    assert options(match) == ["suffer beravor-parry", "suffer-unseen"]
    take(match, "suffer-unseen")
    assert options(match) == ["suffer beravor-parry"]


@pytest.mark.rule("Q6.2", "Q3.16")
def test_nobody_else_can_tell_which_card_left_the_hand() -> None:
    """Of a card that all have seen, and of a skill, nobody can tell any more where they are."""
    match = struck(1, hand=["beravor-parry", "skill-ready", "beravor-evade"])
    state = state_of(match).copy()
    hero = state.heroes[0]
    hero.hand = ordered(
        hidden.opened() if hidden.card == number("card", "beravor-parry") else hidden
        for hidden in hero.hand
    )
    match = take(GAME.match(state), "suffer beravor-evade")
    for viewer in (SAURON, None):
        shown = match.view(viewer)["board"]["heroes"]["hero-1"]
        assert (shown["hand"], shown["damage"]) == ([None, None], [None])
    assert None not in match.view(1)["board"]["heroes"]["hero-1"]["damage"]


@pytest.mark.rule("Q6.2", "Q3.16")
def test_damage_from_the_hand_does_not_tell_whether_it_was_a_card_that_all_had_seen() -> None:
    views: list[list[Any]] = []
    for lost in ("beravor-parry", "beravor-evade"):
        match = struck(2, hand=["beravor-parry", "beravor-evade", "beravor-charge"])
        hero = hero_of(match)
        parry = number("card", "beravor-parry")
        hero.hand = ordered(
            hidden.opened() if hidden.card == parry else hidden for hidden in hero.hand
        )
        seen = GAME.view(state_of(match), SAURON)["heroes"]["hero-1"]
        assert seen["hand"] == ["beravor-parry", None, None]
        take(match, f"suffer {lost}")
        views.append([GAME.view(state_of(match), seat) for seat in (SAURON, None)])
        for view in views[-1]:
            assert view["heroes"]["hero-1"]["damage"] == [None]
            assert view["heroes"]["hero-1"]["hand"] == [None, None]
        assert GAME.view(state_of(match), 1)["heroes"]["hero-1"]["damage"] == [lost]
        state_of(match).check()
    assert views[0] == views[1]


@pytest.mark.rule("Q6.2")
def test_the_last_card_of_a_hand_is_no_secret() -> None:
    state = state_of(struck(1, hand=["beravor-parry"])).copy()
    state.heroes[0].hand = tuple(hidden.opened() for hidden in state.heroes[0].hand)
    match = take(GAME.match(state), "suffer beravor-parry")
    shown = match.view(SAURON)["board"]["heroes"]["hero-1"]
    assert shown["damage"] == ["beravor-parry"]


@pytest.mark.rule("Q6.2")
def test_events_do_not_name_the_cards() -> None:
    match = struck(2, hand=["beravor-parry", "beravor-evade"])
    take(match, "suffer beravor-parry", "suffer-unseen")
    assert events(match, "suffer-hand") == [{"seat": "hero-1"}]
    assert events(match, "suffer-life") == [{"seat": "hero-1"}]


# Q6.3


@pytest.mark.rule("Q6.3", "Q9.43")
def test_damage_that_takes_the_last_card_defeats_a_hero() -> None:
    held = ["beravor-parry"]
    match = struck(4, hand=held, rest=used_up("beravor", held))
    take(match, "suffer beravor-parry")
    assert events(match, "hero-defeated") == [{"seat": "hero-1"}]


@pytest.mark.rule("Q6.3", "Q9.43")
def test_a_hero_with_a_card_left_is_not_defeated() -> None:
    held = ["beravor-parry", "beravor-evade"]
    match = struck(1, hand=held, rest=used_up("beravor", held))
    take(match, "suffer beravor-parry")
    assert not events(match, "hero-defeated")


@pytest.mark.rule("Q9.43")
def test_playing_the_last_card_is_no_defeat() -> None:
    held = ["beravor-evade"]
    theirs = ["zealot-hack", "zealot-quick-shot"]
    match = fight("orc", hand=held, rest=used_up("beravor", held), theirs=theirs)
    clash(arm(match), "beravor-evade", "zealot-hack")
    assert asked(match) == ("sauron", "go-on")
    assert not events(match, "hero-defeated")
    # Now a shot hits her who has no card left.
    take(match, "fight-on", "play zealot-quick-shot", "pass")
    assert events(match, "hero-defeated") == [{"seat": "hero-1"}]


@pytest.mark.rule("Q9.43")
def test_damage_of_an_earlier_round_is_judged_in_that_round() -> None:
    held = ["beravor-charge", "beravor-parry", "beravor-evade"]
    theirs = ["ravager-anticipate", "ravager-hack"]
    match = fight("gothmog", hand=held, rest=used_up("beravor", held), theirs=theirs)
    clash(arm(match), "beravor-charge", "ravager-anticipate", unseen=False)
    take(match, "suffer beravor-parry")
    # Her last card evades the blow: no card is left, but no damage was dealt this round.
    clash(match, "beravor-evade", "ravager-hack")
    assert hand(match) == []
    assert asked(match) == ("sauron", "go-on")


@pytest.mark.rule("Q6.3")
def test_a_defeat_follows_its_steps() -> None:
    match = beaten(
        hero={
            "favor": 2,
            "items": ["boat"],
            "rest": ["beravor-parry"],
            "damage": ["beravor-evade"],
            "hand": ["beravor-charge"],
        },
        markers={"ring": 3, "conquest": 3, "corruption": 5},
    )
    assert asked(match) == ("hero-1", "leftmost")
    assert options(match) == ["marker ring", "marker conquest"]
    take(match, "marker conquest")
    assert state_of(match).markers == [0, 3, 4, 5]
    assert asked(match) == ("hero-1", "lose-something")
    assert options(match) == ["lose-favor", "lose-item boat"]
    take(match, "lose-item boat")
    hero = hero_of(match)
    assert (hero.favor, hero.items) == (2, 0)
    assert where(match) == "fornost"
    assert (hero.rest, hero.damage, len(hero.life)) == ((), (), 24)
    assert hand(match) == ["beravor-charge"]
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q6.3")
@pytest.mark.parametrize(
    ("hero", "choices"),
    [
        ({"items": ["boat", "horse"]}, ["lose-item boat", "lose-item horse"]),
        ({"items": ["horse"]}, ["lose-item horse"]),
        ({"items": ["boat"]}, ["lose-item boat"]),
        ({"items": [], "favor": 1}, ["lose-favor"]),
        ({"items": [], "favor": 3}, ["lose-favor"]),
    ],
)
def test_a_defeated_hero_loses_one_favor_or_one_item(
    hero: dict[str, Any], choices: list[str]
) -> None:
    match = beaten(hero=hero, markers={"ring": 1, "conquest": 2, "corruption": 3})
    assert asked(match) == ("hero-1", "lose-something")
    assert options(match) == choices
    left = hero_of(match).favor + hero_of(match).items.bit_count()
    take(match, choices[0])
    assert hero_of(match).favor + hero_of(match).items.bit_count() == left - 1
    assert told(match).count("end-turn") == 1
    state_of(match).check()


@pytest.mark.rule("Q6.3")
def test_who_has_nothing_loses_nothing() -> None:
    match = beaten(markers={"ring": 1, "conquest": 2, "corruption": 3})
    assert state_of(match).markers[1] == 2
    assert where(match) == "fornost"
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q6.3")
def test_sauron_chooses_among_havens_that_are_equally_near() -> None:
    match = beaten(at="tharbad", markers={"ring": 1, "conquest": 2, "corruption": 3})
    assert asked(match) == ("sauron", "haven")
    assert options(match) == ["haven fornost", "haven rivendell"]
    take(match, "haven rivendell")
    assert where(match) == "rivendell"


@pytest.mark.rule("Q6.3")
def test_the_nearest_haven_is_counted_in_locations() -> None:
    state = position()
    havens = nearest_havens(state, number("location", "the-shire"))
    assert [BOX.locations[haven].id for haven in havens] == ["fornost"]
    here = number("location", "edoras")
    assert nearest_havens(state, here) == [here]


@pytest.mark.rule("Q6.3")
def test_a_defeat_in_anothers_turn_ends_no_turn() -> None:
    match = beaten(
        running=2,
        others=[{"sheet": "thalin", "favor": 1}],
        markers={"ring": 1, "conquest": 2, "corruption": 3},
    )
    assert where(match) == "fornost"
    assert asked(match) == ("hero-2", "lose-something")


@pytest.mark.rule("Q6.2", "Q6.3")
def test_a_hero_suffers_and_is_defeated_for_itself_alone() -> None:
    held = ["thalin-rush"]
    first = {
        "sheet": "beravor",
        "at": "near-harad",
        "favor": 1,
        "items": ["horse"],
        "corruption": ["despondent"],
        "hand": ["beravor-parry"],
        "rest": ["beravor-charge"],
        "damage": ["beravor-evade"],
    }
    second = {
        "sheet": "thalin",
        "at": "bree",
        "favor": 1,
        "items": ["boat"],
        "hand": held,
        "rest": used_up("thalin", held),
    }
    match = table(
        heroes=[first, second],
        turn="hero-2",
        then=[Suffer(2, 1), EndHeroTurn(2)],
        markers={"ring": 1, "conquest": 2, "corruption": 3},
    )
    assert options(match) == ["suffer thalin-rush"]
    assert refused(match) == {"suffer-unseen": ("no-life", "Q6.2")}
    take(match, "suffer thalin-rush")
    assert events(match, "hero-defeated") == [{"seat": "hero-2"}]
    assert state_of(match).markers[1] == 2, "the other is Despondent"
    assert options(match) == ["lose-favor", "lose-item boat"]
    take(match, "lose-favor")
    assert (where(match, 1), where(match, 2)) == ("near-harad", "fornost")
    assert [hero_of(match, seat).favor for seat in (1, 2)] == [1, 0]
    other = hero_of(match, 1)
    assert (len(other.hand), len(other.rest), len(other.damage)) == (1, 1, 1)
    assert (hero_of(match, 2).rest, hero_of(match, 2).damage) == ((), ())
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q6.3")
def test_despondent_heroes_advance_sauron_by_two() -> None:
    match = beaten(
        hero={"corruption": ["despondent"]}, markers={"ring": 1, "conquest": 4, "corruption": 4}
    )
    assert state_of(match).markers[1] == 3


@pytest.mark.rule("Q9.44", "Q3.14")
def test_a_shadow_card_after_a_defeat_finds_the_hero_recovered() -> None:
    match = beaten(
        hero={"rest": ["beravor-parry"], "damage": ["beravor-evade"]},
        markers={"heroes": 7, "ring": 1, "conquest": 2, "corruption": 3},
        shadow_hand=["evil-wound"],
        pool=8,
    )
    assert asked(match) == ("sauron", "shadow")
    assert where(match) == "fornost"
    assert len(hero_of(match).life) == 25
    take(match, "shadow evil-wound")
    assert asked(match) == ("hero-1", "damage")
    take(match, *["suffer-unseen"] * 4)
    assert len(hero_of(match).damage) == 4
    assert told(match).count("end-turn") == 1


@pytest.mark.rule("Q9.44")
def test_the_stack_of_a_lost_fight_goes_into_the_life_pool_too() -> None:
    held = ["thalin-rush"]
    match = fight(
        "orc",
        hero="thalin",
        hand=held,
        rest=used_up("thalin", held),
        theirs=["zealot-smash"],
        markers={"ring": 1, "conquest": 2, "corruption": 3},
    )
    clash(arm(match), "thalin-rush", "zealot-smash")
    assert asked(match) == ("sauron", "spread")
    take(match, "pass")
    hero = hero_of(match)
    assert len(hero.life) == 25
    assert (hero.hand, hero.rest, hero.damage) == ((), (), ())


@pytest.mark.rule("Q9.40")
def test_a_hero_who_falls_with_the_foe_has_not_won() -> None:
    held = ["thalin-reckless", "thalin-rush"]
    match = fight(
        "snaga",
        hero="thalin",
        at="the-northern-waste",
        hand=held,
        rest=used_up("thalin", held),
        theirs=["zealot-hack"],
        starting="a-new-threat",
        markers={"ring": 1, "conquest": 2, "corruption": 3},
    )
    clash(arm(match), "thalin-reckless", "zealot-hack")
    assert events(match, "foe-defeated") == [{"foe": "snaga"}]
    assert not events(match, "foe-stands")
    assert not events(match, "complete-quest")
    assert events(match, "hero-defeated") == [{"seat": "hero-1"}]


@pytest.mark.rule("Q9.42")
def test_the_start_of_a_combat_can_be_its_end() -> None:
    held = ["thalin-rush", "thalin-rush"]
    match = fight(
        "orc",
        hero="thalin",
        hand=held,
        rest=used_up("thalin", held),
        shadow_hand=["dark-promises"],
        pool=3,
    )
    take(match, "shadow dark-promises")
    take(match, next(text for text in options(match) if "damage" in text))
    take(match, "suffer thalin-rush", "suffer thalin-rush")
    assert not events(match, "draw-foe-cards")
    assert events(match, "foe-stands") == [{"foe": "orc"}]


# Q8.3 at its places.


@pytest.mark.rule("Q8.3", "Q6.3")
def test_at_high_stakes_sauron_advances_any_marker_by_a_defeat() -> None:
    match = beaten(markers={"heroes": 15, "ring": 1, "conquest": 2, "corruption": 2}, stakes="high")
    assert asked(match) == ("sauron", "any-marker")
    take(match, "marker corruption")
    assert state_of(match).markers[1:] == [1, 2, 3]


@pytest.mark.rule("Q8.3", "Q6.1")
@pytest.mark.parametrize(("stakes", "space"), [("high", 3), ("normal", 2)])
def test_at_high_stakes_a_fallen_minion_advances_the_heroes(stakes: str, space: int) -> None:
    match = fight(
        "gothmog",
        hero="thalin",
        hand=["thalin-sweep"],
        theirs=["ravager-hack"],
        minions={"gothmog": ("bree", 9)},
        markers={"heroes": 2, "ring": 15},
        stakes=stakes,
    )
    clash(arm(match), "thalin-sweep", "ravager-hack")
    assert events(match, "foe-defeated") == [{"foe": "gothmog"}]
    advanced = [event for event in events(match, "story") if event["marker"] == "heroes"]
    assert (advanced[0]["space"] if stakes == "high" else 2) == space
    assert len(advanced) == 1 + (stakes == "high")


# What heroes do with their cards.


@pytest.mark.rule("Q2.14")
def test_heroes_draw_as_long_as_there_are_cards() -> None:
    state = position(heroes=[{"sheet": "beravor", "life_top": ["beravor-parry"]}])
    assert draw_cards(state, 1, 1, Seeded("one")) == 1
    assert BOX.cards[state.heroes[0].hand[0].card].id == "beravor-parry"
    assert draw_cards(state, 1, 40, Seeded("one")) == 24
    assert draw_cards(state, 1, 1, Seeded("one")) == 0


@pytest.mark.rule("Q3.1", "Q3.3")
@pytest.mark.parametrize(("rest", "damage", "life"), [(1, 0, 24), (0, 1, 24), (1, 1, 25)])
def test_pools_are_shuffled_into_the_life_pool(rest: int, damage: int, life: int) -> None:
    hero = {"sheet": "beravor", "rest": ["beravor-parry"], "damage": ["beravor-evade"]}
    state = position(heroes=[hero])
    recover(state, 1, rest=bool(rest), damage=bool(damage))
    assert len(state.heroes[0].life) == life
    assert len(state.heroes[0].rest) == 1 - rest
    assert len(state.heroes[0].damage) == 1 - damage
    assert state.heroes[0].life.shuffles == 1
