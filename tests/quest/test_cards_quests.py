"""Q4.5 The heroes' own quests: their setups and rewards, each completed as it asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from mathom.games.quest.hero.explore import Explore
from mathom.games.quest.hero.quests import own_quests
from tests.quest.cards import Case, perform, spaced
from tests.quest.table import BOX, number, options, position

LEARN = ["*"]


def hero_of(card: str) -> str:
    """Whose quest it is."""
    return BOX.sheets[BOX.quests[number("quest", card)].hero].id


def setup(card: str, **expected: Any) -> Case:
    """What is done when the quest is dealt."""
    quest = BOX.quests[number("quest", card)]
    given = {"heroes": [{"sheet": hero_of(card), "starting": card}]}
    return perform(card, quest.setup, given=given, turn=None, **expected)


def completed(
    card: str,
    *,
    choices: Sequence[str] = (),
    hero: dict[str, Any] | None = None,
    given: dict[str, Any] | None = None,
    **expected: Any,
) -> Case:
    """The quest, completed by exploring where it says; a starting one opens the advanced."""
    quest = BOX.quests[number("quest", card)]
    assert quest.requirement is not None
    open_ = {"starting": None} if quest.advanced else {"starting": card}
    place = BOX.locations[quest.requirement.explore].id
    known = {"sheet": hero_of(card), "at": place, **open_, **(hero or {})}
    changed = {"completed": 1, **spaced(expected)}
    if not quest.advanced:
        changed["revealed"] = True
    asks = [f"complete {card}", *choices, "done"]
    position = {"heroes": [known], **(given or {})}
    return Case(card, [Explore(1)], position, asks, changed, "hero-1", False)


def rewarded(card: str, *, choices: Sequence[str] = (), **expected: Any) -> Case:
    """The reward of a quest that a combat completes."""
    quest = BOX.quests[number("quest", card)]
    given = {"heroes": [{"sheet": hero_of(card), "starting": card}]}
    return perform(card, quest.reward, given=given, choices=choices, revealed=True, **expected)


CASES = [
    completed(
        "echoes-of-bolgs-army",
        choices=["choose favor"],
        given={"shadow_hand": ["betrayed"]},
        favor=2,
        shadow_hand=[],
        shadow_discard=["betrayed"],
    ),
    completed("echoes-of-bolgs-army", choices=["choose level"], fortitude=1),
    completed(
        "they-have-become-queer-and-wild",
        choices=LEARN,
        favor=2,
        skills=1,
        hand=1,
        thranduil="woodland-realm",
    ),
    completed(
        "they-have-become-queer-and-wild",
        choices=LEARN,
        given={"characters": {"thranduil": "bree"}},
        favor=2,
        skills=1,
        hand=1,
    ),
    setup("the-forest-must-provide-no-refuge", aragorn="south-eaves"),
    rewarded("the-forest-must-provide-no-refuge", choices=LEARN, skills=1, hand=1),
    completed("bones-of-a-darkness-past", favor=2, agility=1),
    completed(
        "guarding-the-dimrill-stair", choices=LEARN, favor=2, skills=1, hand=1, gandalf="bree"
    ),
    setup("spies-in-mithlond", gandalf="the-grey-havens"),
    rewarded("spies-in-mithlond", choices=LEARN, items=["boat"], skills=1, hand=1),
    completed(
        "hidden-in-the-ash-mountains",
        choices=["choose favor"],
        given={"pool": 2},
        favor=3,
        pool=-1,
    ),
    completed("hidden-in-the-ash-mountains", choices=["choose level"], favor=1, agility=1),
    setup("where-the-stars-are-strange", boromir="near-harad"),
    completed(
        "where-the-stars-are-strange",
        choices=LEARN,
        favor=1,
        strength=1,
        skills=1,
        hand=1,
        denethor="minas-tirith",
    ),
    completed(
        "an-appeal-to-golasgil",
        choices=LEARN,
        hero={"rest": ["eleanor-parry", "eleanor-hide"]},
        favor=2,
        skills=1,
        hand=1,
        boromir="osgiliath",
        rest=-2,
        life=2,
    ),
    completed(
        "hill-of-sorcery",
        choices=["choose favor", "choose plot-discard", "name-plot loss-of-an-heir"],
        given={"plot_hand": ["loss-of-an-heir", "osgiliath-invaded"]},
        favor=2,
        plot_hand=["osgiliath-invaded"],
        plot_discard=["loss-of-an-heir"],
    ),
    completed(
        "hill-of-sorcery",
        choices=["choose level", "choose pool"],
        given={"plot_hand": ["loss-of-an-heir"], "pool": 3},
        agility=1,
        pool=-2,
    ),
    completed("drive-back-the-evil-men", favor=2, saruman="isengard"),
    setup("a-message-to-the-white-wizard", saruman="isengard"),
    rewarded("a-message-to-the-white-wizard", choices=LEARN, favor=1, skills=1, hand=1),
    completed("to-look-into-the-mirrormere", choices=["choose favor"], favor=2),
    completed("to-look-into-the-mirrormere", choices=["choose level"], wisdom=1),
    completed(
        "the-ered-luin",
        hero={"rest": ["thalin-parry"]},
        favor=3,
        dain="erebor",
        rest=-1,
        life=1,
    ),
    setup("a-new-threat", dain="the-northern-waste"),
    rewarded("a-new-threat", choices=LEARN, skills=1, hand=1),
]


@pytest.mark.rule("Q4.5")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_quest(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q4.5")
def test_every_quest_is_completed() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.quests}


@pytest.mark.rule("Q4.5", "Q9.82")
def test_sauron_chooses_only_what_he_can_bear() -> None:
    case = completed("hill-of-sorcery", given={"plot_hand": ["loss-of-an-heir"], "pool": 1})
    match, _ = case.begin()
    match.apply("complete hill-of-sorcery")
    match.apply("choose favor")
    assert options(match) == ["choose plot-discard"]


@pytest.mark.rule("Q4.5", "Q9.82")
def test_with_nothing_to_lose_sauron_may_choose_either() -> None:
    match, _ = completed("hill-of-sorcery", given={"pool": 1}).begin()
    match.apply("complete hill-of-sorcery")
    match.apply("choose favor")
    assert options(match) == ["choose plot-discard", "choose pool"]


@pytest.mark.rule("Q4.5")
@pytest.mark.parametrize(
    ("card", "foe", "at"),
    [
        ("the-forest-must-provide-no-refuge", "orc", "south-eaves"),
        ("spies-in-mithlond", "crebain", "the-grey-havens"),
        ("a-message-to-the-white-wizard", "agent", "isengard"),
        ("a-new-threat", "snaga", "the-northern-waste"),
    ],
)
def test_some_quests_are_guarded(card: str, foe: str, at: str) -> None:
    quest = BOX.quests[number("quest", card)]
    assert (quest.guarded, quest.guard) == (number("location", at), number("foe", foe))
    assert quest.requirement is not None
    assert (quest.requirement.defeat, quest.requirement.at) == (quest.guard, quest.guarded)


@pytest.mark.rule("Q4.5")
def test_a_combat_with_the_black_serpent_is_enough() -> None:
    quest = BOX.quests[number("quest", "where-the-stars-are-strange")]
    assert quest.requirement is not None
    assert quest.requirement.combat == number("foe", "black-serpent")
    assert quest.requirement.explore == number("location", "near-harad")


@pytest.mark.rule("Q1.2")
def test_an_advanced_quest_is_closed_before_the_first_is_completed() -> None:
    state = position(heroes=["argalad"])
    assert [BOX.quests[quest].advanced for quest in own_quests(state, 1)] == [False]
