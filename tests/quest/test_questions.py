"""What a question, an option and a refusal tell besides their kind: names, places, figures."""

from __future__ import annotations

import importlib.resources
import re
from typing import Any

import pytest

from mathom.games.quest.combat.defeat import Suffer
from mathom.games.quest.combat.state import SIDES
from mathom.games.quest.combat.stats import strength
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.growth import DiscardCorruption, TemptHero
from mathom.games.quest.hero.hand import DiscardCards
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.commands import EVERYTHING, Command
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.games.quest.sauron.plots import PlotStep
from mathom.games.quest.sauron.shadows import HERO_TURN, OfferShadow
from mathom.games.quest.sauron.story import AdvanceLeftmost
from mathom.kernel.agenda import Choice
from tests.quest.cards import event
from tests.quest.fights import arm, bleed, card, fight
from tests.quest.hero_table import exploring, journey, turn
from tests.quest.table import (
    BOX,
    BYSTANDER,
    GAME,
    asked,
    asking,
    details,
    figures,
    state_of,
    table,
    take,
)

STOP = Act(1)
FAR = [{"sheet": "argalad", "at": "blue-mountains"}]


def thalin(at: str = "bree", **given: Any) -> dict[str, Any]:
    """Thalin at a place."""
    return {"sheet": "thalin", "at": at, **given}


# All questions.


def sentences(start: str) -> set[str]:
    """What English has sentences for, by the beginning of their names."""
    texts = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (importlib.resources.files("mathom.locale") / "en").iterdir()
        if file.name.startswith("quest")
    )
    return set(re.findall(rf"^{start}-([\w-]+) =", texts, re.MULTILINE))


def questions() -> list[type[Choice[Quest]]]:
    """Everything that is asked, without what several questions are built upon."""
    frames = GAME.frames.values()
    return [frame for frame in frames if issubclass(frame, Choice) and frame.kind]


def test_every_question_and_every_option_has_its_sentence() -> None:
    assert {question.kind for question in questions()} == sentences("quest-prompt")
    assert set(BOX.options) | set(BOX.act) == sentences("quest-option")


def test_every_question_names_rules_of_the_ledger() -> None:
    ledger = set(GAME.ledger().ids())
    for question in questions():
        assert question.rules, question
        assert set(question.rules) <= ledger, question


# Sauron's turn.


@pytest.mark.rule("Q2.3")
def test_a_plot_that_needs_a_greater_pool_tells_both_figures() -> None:
    hand = ["gollum-is-tortured", "osgiliath-invaded"]
    match = table(plot_hand=hand, pool=3, then=[PlotStep(), STOP])
    assert figures(match) == {
        "play-plot gollum-is-tortured": {"count": 3, "needed": 4},
        "play-plot osgiliath-invaded": {},
    }


@pytest.mark.rule("Q2.3")
def test_sauron_is_asked_which_plot_affects_a_location() -> None:
    match = table(
        plot_hand=["urgent-summons"],
        characters={"gandalf": "bree", "dain": "erebor"},
        pool=4,
        then=[PlotStep(), STOP],
    )
    take(match, "play-plot urgent-summons")
    assert asking(match) == {"plot": "urgent-summons"}


@pytest.mark.rule("Q2.8", "Q2.9", "Q2.10")
def test_influence_tells_what_is_left_and_what_is_full() -> None:
    match = table(
        influence={"dol-guldur": 2, "emyn-muil": 2}, pool=3, then=[SpreadInfluence(3, 2), STOP]
    )
    assert asking(match) == {"count": 3, "pool": 1}
    take(match, "to-pool")
    assert asking(match) == {"count": 2, "pool": 0}
    assert figures(match)["to-pool"] == {"count": 4, "most": 4}
    assert figures(match)["spread emyn-muil"] == {"count": 2, "most": 2}


@pytest.mark.rule("Q2.12")
def test_commands_tell_where_the_pieces_are_and_how_they_fare() -> None:
    match = table(
        heroes=FAR,
        tokens=[("agent", "bree"), ("blank", "tharbad")],
        influence={"tharbad": 1, "dunland": 1},
        minions={"gothmog": ("moria", 3)},
        then=[Command(2, EVERYTHING, 1), STOP],
    )
    assert details(match) == {
        "move-token 0": {"face": "agent", "location": "bree"},
        "move-token 1": {"face": "blank", "location": "tharbad"},
        "draw-token orange-yellow": {},
        "move-minion gothmog": {"location": "moria"},
        "heal gothmog": {"wounds": 3},
        "pass": {},
    }
    take(match, "move-token 1")
    assert asking(match) == {"location": "tharbad"}
    take(match, "to dunland", "move-minion gothmog")
    assert asking(match) == {"minion": "gothmog"}


@pytest.mark.rule("Q3.14")
def test_a_shadow_card_tells_its_moment_its_hero_and_what_the_pool_lacks() -> None:
    match = table(
        heroes=["argalad", {"sheet": "beravor", "at": "bree"}],
        shadow_hand=["seem-fairer-feel-fouler"],
        pool=2,
        turn="hero-2",
        then=[OfferShadow(HERO_TURN, 2), STOP, EndHeroTurn(2)],
    )
    assert asking(match) == {"window": "hero-turn", "seat": "hero-2"}
    assert figures(match) == {"shadow seem-fairer-feel-fouler": {"count": 2, "needed": 3}}


@pytest.mark.rule("Q2.4")
def test_a_card_tells_its_text_how_many_are_left_and_where_tokens_lie() -> None:
    given = {"influence": {"rhun": 1}, "tokens": [("blank", "bree"), ("blank", "lake-esgaroth")]}
    match, _ = event("brand-becomes-king-of-dale", given=given).begin()
    take(match, "accept", "choose tokens")
    assert asking(match)["count"] == 2
    assert details(match) == {
        "name-place rhun": {},
        "name-token 1": {"location": "lake-esgaroth"},
        "enough": {},
    }
    take(match, "name-place rhun")
    assert asking(match)["count"] == 1


# A hero's turn.


@pytest.mark.rule("Q3.2")
def test_corruption_tells_its_price() -> None:
    hero = thalin(corruption=["reckless", "weak"], favor=1)
    match = take(turn(hero, markers={"conquest": 1, "corruption": 1}), "rest")
    assert details(match) == {"redeem reckless": {"price": 1}, "pass": {}}
    assert figures(match) == {"redeem weak": {"price": 2, "favor": 1}}


@pytest.mark.rule("Q3.4", "Q3.8")
def test_sauron_is_told_whom_he_attacks_and_where() -> None:
    people = (BYSTANDER, thalin("isengard"))
    given: dict[str, Any] = {"seat": 2, "plots": ["rise-of-the-uruk-hai"]}
    match = take(turn(*people, tokens=[("orc", "isengard")], **given), "pass")
    assert asking(match) == {"seat": "hero-2", "location": "isengard"}
    take(match, "attack-token 0")
    assert asked(match) == ("sauron", "fight-as")
    assert asking(match) == {"seat": "hero-2"}


@pytest.mark.rule("Q5.1")
def test_in_a_haven_the_hero_is_told_who_would_fight() -> None:
    match = turn(thalin("fornost"), minions={"gothmog": "fornost"})
    take(match, "pass", "attack gothmog")
    assert asking(match) == {"foe": "gothmog"}


@pytest.mark.rule("Q3.6")
def test_paths_tell_their_fare_and_what_is_missing() -> None:
    match = journey(thalin(hand=["thalin-parry", "thalin-block"]))
    fares = {text: told for text, told in details(match).items() if told}
    assert fares == {
        "go fornost": {"fare": 1},
        "go old-forest": {"fare": 1},
        "go tharbad": {"fare": 2},
        "go weathertop": {"fare": 2},
    }
    take(match, "go tharbad")
    assert asking(match) == {"location": "tharbad", "count": 2}
    take(match, "spend thalin-block")
    assert asking(match) == {"location": "tharbad", "count": 1}
    assert figures(journey(thalin(hand=["thalin-block"])))["go tharbad"] == {"count": 2, "hand": 1}
    match = journey(thalin("the-grey-havens", hand=["thalin-block"]))
    assert figures(match)["go belfalas"] == {"item": "boat"}
    match = journey(thalin("eregion", hand=["thalin-sweep", "thalin-block"]))
    take(match, "go the-redhorn-gate")
    assert figures(match) == {"spend thalin-block": {"count": 4}}


@pytest.mark.rule("Q3.11")
def test_perils_tell_whom_they_meet_and_where() -> None:
    hero = thalin(hand=["thalin-parry"], corruption=["reckless"])
    perils = ["trapped", "its-a-dangerous-business", "orc-scouts"]
    match = turn(BYSTANDER, hero, seat=2, influence={"tharbad": 2}, peril_top=perils)
    take(match, "pass", "go tharbad", "spend thalin-parry")
    assert asked(match) == ("sauron", "draw-more")
    assert asking(match) == {"seat": "hero-2"}
    take(match, "pass")
    assert asking(match) == {"seat": "hero-2", "location": "tharbad"}
    assert figures(match) == {"peril trapped": {"location": "tharbad"}}


@pytest.mark.rule("Q3.12", "Q4.5")
def test_exploring_tells_prices_gains_and_where_quests_are_completed() -> None:
    match = exploring(
        thalin("osgiliath", favor=3, quests=["eriador-the-black-pit"], starting="a-new-threat"),
        plots=["osgiliath-invaded"],
        characters={"gandalf": "osgiliath"},
    )
    assert asking(match) == {"location": "osgiliath"}
    shown = {text: told for text, told in details(match).items() if told}
    assert shown == {
        "foil osgiliath-invaded": {"price": 3},
        "ask-favor-of gandalf": {"gain": BOX.characters[0].favor},
        "dark-path": {"gain": 1, "burden": 1},
    }
    assert figures(match)["complete-errand eriador-the-black-pit"] == {"location": "moria"}
    match = exploring(thalin("osgiliath", favor=2), plots=["osgiliath-invaded"])
    assert figures(match)["foil osgiliath-invaded"] == {"price": 3, "favor": 2}


@pytest.mark.rule("Q3.12", "Q9.71")
def test_a_trade_tells_with_whom_and_what_changes_hands() -> None:
    match = exploring(
        thalin(favor=2, items=["horse"], quests=["eriador-the-black-pit"]),
        {"sheet": "beravor", "at": "bree", "favor": 1, "items": ["boat"]},
    )
    take(match, "trade hero-2")
    assert asking(match) == {"seat": "hero-2"}
    take(match, "give-favor", "give-favor", "want-item boat", "give-item horse")
    take(match, "give-errand eriador-the-black-pit", "propose")
    assert asking(match) == {"seat": "hero-1", "gives": 2, "asks": 0, "given": 2, "asked": 1}
    match = exploring(
        thalin(items=["horse"]), {"sheet": "beravor", "at": "bree", "favor": 1, "items": []}
    )
    take(match, "trade hero-2", "want-favor", "give-item horse", "propose")
    assert asking(match) == {"seat": "hero-1", "gives": 0, "asks": 1, "given": 1, "asked": 0}


# What befalls heroes.


@pytest.mark.rule("Q4.6")
def test_a_temptation_tells_whom_it_is_for() -> None:
    match = table(heroes=["argalad", "beravor"], then=[TemptHero(2, 2)])
    assert asking(match) == {"seat": "hero-2"}


@pytest.mark.rule("Q4.6")
@pytest.mark.parametrize(("count", "told"), [(1, 1), (2, 2), (3, 2)])
def test_no_more_is_asked_for_than_there_is(count: int, told: int) -> None:
    hero = thalin(corruption=["weak", "weary"], hand=["thalin-parry", "thalin-block"])
    for frame in (DiscardCorruption(1, count), DiscardCards(1, count)):
        match = table(heroes=[hero], then=[frame, STOP])
        if asked(match)[0] == "hero-1":
            assert asking(match) == {"count": told}


@pytest.mark.rule("Q6.2")
def test_damage_tells_how_much_is_left() -> None:
    match = table(heroes=[thalin(hand=["thalin-parry"])], then=[Suffer(1, 3, 0), STOP])
    assert asking(match) == {"count": 3}
    take(match, "suffer-unseen")
    assert asking(match) == {"count": 2}


@pytest.mark.rule("Q3.1")
def test_a_tie_of_markers_tells_how_far_they_advance() -> None:
    match = table(heroes=[thalin()], then=[AdvanceLeftmost(1, 2), STOP])
    assert asking(match) == {"count": 2}


# Combat.


@pytest.mark.rule("Q5.3", "Q5.4")
def test_a_combat_tells_what_is_spent_and_what_a_card_is_worth() -> None:
    match = fight("orc", hand=["beravor-charge"] * 2, theirs=["zealot-hack", "zealot-charge"])
    arm(match, 0)
    charge, hack = (BOX.cards[card(id)] for id in ("beravor-charge", "zealot-hack"))
    ours, theirs = (strength(state_of(match), side) for side in SIDES)
    assert asking(match) == {"spent": 0, "strength": ours}
    take(match, "fight-on")
    assert asking(match) == {"spent": 0, "strength": theirs}
    take(match, "fight-on")
    assert asking(match) == {"spent": 0, "strength": ours}
    assert details(match)["play beravor-charge"] == {
        "cost": charge.cost,
        "attack": charge.attack,
        "defense": charge.defense,
    }
    bleed(take(match, "play beravor-charge", "play zealot-hack"))
    assert asking(match) == {"spent": charge.cost, "strength": ours}
    take(match, "fight-on")
    assert asking(match) == {"spent": hack.cost, "strength": theirs}


@pytest.mark.rule("Q3.6")
@pytest.mark.parametrize(("here", "there"), [("bree", "fornost"), ("fornost", "bree")])
def test_a_hero_is_asked_what_it_pays_for_the_way_there_or_back(here: str, there: str) -> None:
    hand = ["thalin-evade", "thalin-parry", "thalin-block"]
    match = journey({"sheet": "thalin", "at": here, "hand": hand})
    take(match, f"go {there}")
    assert asking(match)["location"] == there
