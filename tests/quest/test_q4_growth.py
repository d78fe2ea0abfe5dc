"""Q4.3 to Q4.6 Growth, and what corruption cards change."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.cards.modifiers import attribute, fare, limit
from mathom.games.quest.hero.growth import (
    DiscardCorruption,
    GainCorruption,
    TemptHero,
    Train,
    discard_item,
    gain_favor,
    gain_item,
    lose_favor,
    raise_attribute,
)
from mathom.games.quest.hero.hand import DiscardCards, trim_hand
from mathom.games.quest.hero.quests import fought, reveal_advanced
from mathom.kernel.match import Match
from mathom.kernel.pile import NEVER
from tests.quest.hero_table import turn
from tests.quest.table import (
    BOX,
    asked,
    hand,
    hero_of,
    number,
    options,
    position,
    state_of,
    table,
    take,
    told,
)

FORTITUDE, STRENGTH, AGILITY, WISDOM = range(4)


def thalin(**given: Any) -> dict[str, Any]:
    """Thalin at Bree."""
    return {"sheet": "thalin", "at": "bree", **given}


def burdens(match: Match) -> list[str]:
    """The corruption cards of the first hero."""
    return [BOX.corruption[card].id for card in hero_of(match).corruption]


# Q4.3 Attributes.


@pytest.mark.rule("Q4.3")
def test_each_attribute_rises_twice_a_game_at_most() -> None:
    state = position(heroes=["thalin"])
    assert attribute(state, 1, WISDOM) == 1
    assert raise_attribute(state, 1, WISDOM)
    assert raise_attribute(state, 1, WISDOM)
    assert not raise_attribute(state, 1, WISDOM)
    assert attribute(state, 1, WISDOM) == 3
    assert raise_attribute(state, 1, AGILITY)
    assert [attribute(state, 1, which) for which in range(4)] == [5, 7, 3, 3]


@pytest.mark.rule("Q4.3")
@pytest.mark.parametrize(
    ("card", "which"),
    [("weary", FORTITUDE), ("weak", STRENGTH), ("helpless", AGILITY), ("deranged", WISDOM)],
)
def test_four_corruption_cards_lower_an_attribute(card: str, which: int) -> None:
    plain = position(heroes=["thalin"])
    burdened = position(heroes=[thalin(corruption=[card])])
    for other in range(4):
        less = 1 if other == which else 0
        assert attribute(burdened, 1, other) == attribute(plain, 1, other) - less


@pytest.mark.rule("Q4.3")
def test_an_attribute_may_fall_to_nothing() -> None:
    eleanor = {"sheet": "eleanor", "corruption": ["helpless"]}
    assert attribute(position(heroes=[eleanor]), 1, AGILITY) == 0


# Q4.4 Training.


@pytest.mark.rule("Q4.4")
def test_training_draws_two_skills_and_keeps_one() -> None:
    match = table(
        heroes=[thalin(hand=["thalin-parry"])],
        then=[Train(1, 1)],
        skill_top=["skill-ready", "skill-endure"],
    )
    assert asked(match) == ("hero-1", "learn")
    assert options(match) == ["learn skill-ready", "learn skill-endure"]
    take(match, "learn skill-endure")
    state = state_of(match)
    assert hand(match) == ["thalin-parry", "skill-endure"]
    assert [BOX.cards[card].id for card in state.skill_discard] == ["skill-ready"]
    assert state.drawn == ()
    (learnt,) = hero_of(match).taught
    assert learnt.known(1)
    assert not learnt.known(0)
    assert not learnt.known(None)
    hidden = next(hidden for hidden in hero_of(match).hand if hidden.card == learnt.card)
    assert hidden.entered == NEVER


@pytest.mark.rule("Q4.4")
def test_training_twice_draws_twice() -> None:
    tops = ["skill-ready", "skill-endure", "skill-execute", "skill-hamstring"]
    match = table(heroes=[thalin()], then=[Train(1, 2)], skill_top=tops)
    take(match, "learn skill-ready")
    assert options(match) == ["learn skill-execute", "learn skill-hamstring"]
    take(match, "learn skill-hamstring")
    assert hand(match) == ["skill-ready", "skill-hamstring"]


@pytest.mark.rule("Q4.4")
@pytest.mark.rule("Q4.6")
def test_an_empty_skill_deck_is_made_of_its_discards() -> None:
    skills = [BOX.cards[card].id for card in BOX.skills]
    match = table(
        heroes=[thalin()],
        then=[Train(1, 1)],
        skill_top=["skill-ready"],
        skill_discard=[skill for skill in skills if skill != "skill-ready"],
    )
    assert "learn skill-ready" in options(match)
    assert len(options(match)) == 2
    assert state_of(match).skill_discard == ()
    assert len(state_of(match).skill_pile) == len(skills) - 2


@pytest.mark.rule("Q4.4")
@pytest.mark.rule("Q4.6", "Q9.81")
def test_the_last_skill_is_learnt_without_a_choice_of_two() -> None:
    skills = [BOX.cards[card].id for card in BOX.skills]
    rest = [skill for skill in skills if skill != "skill-ready"]
    half = len(rest) // 2
    heroes = [thalin(hand=rest[:half]), {"sheet": "beravor", "hand": rest[half:]}]
    match = table(heroes=heroes, then=[Train(1, 2)])
    assert options(match) == ["learn skill-ready"]
    take(match, "learn skill-ready")
    assert "train" in told(match)
    assert told(match).count("train") == 1


# Q4.5 Quests that a combat completes.


@pytest.mark.rule("Q4.5", "Q9.78")
@pytest.mark.parametrize(
    ("foe", "at", "won", "done"),
    [
        ("snaga", "the-northern-waste", True, True),
        ("snaga", "the-northern-waste", False, False),
        ("snaga", "bree", True, False),
        ("orc", "the-northern-waste", True, False),
    ],
)
def test_a_guard_must_be_defeated_where_it_stands(foe: str, at: str, won: bool, done: bool) -> None:
    state = position(heroes=[thalin(at=at, starting="a-new-threat")], turn="hero-1")
    fought(state, 1, number("foe", foe), won)
    assert (state.heroes[0].starting == -1) == done
    assert state.heroes[0].completed == done


@pytest.mark.rule("Q4.5")
@pytest.mark.parametrize(
    ("given", "opened"), [({}, True), ({"revealed": True}, False), ({"advanced": None}, False)]
)
def test_only_an_advanced_quest_that_is_left_and_closed_is_opened(
    given: dict[str, Any], opened: bool
) -> None:
    state = position(heroes=[thalin(**given)])
    state.events = []
    reveal_advanced(state, 1)
    assert [event.kind for event in state.events] == ["reveal-quest"] * opened
    assert state.heroes[0].revealed == ("advanced" not in given)


@pytest.mark.rule("Q4.5")
@pytest.mark.parametrize("won", [True, False])
def test_eleanor_need_only_have_fought_the_black_serpent(won: bool) -> None:
    eleanor = {"sheet": "eleanor", "starting": "where-the-stars-are-strange"}
    state = position(heroes=[eleanor], turn="hero-1")
    fought(state, 1, number("foe", "gothmog"), won)
    assert state.heroes[0].starting != -1
    fought(state, 1, number("foe", "black-serpent"), won)
    assert state.heroes[0].starting == -1
    assert state.heroes[0].favor == 1


@pytest.mark.rule("Q4.5")
def test_beating_the_guard_brings_the_reward() -> None:
    hero = thalin(at="the-northern-waste", starting="a-new-threat")
    state = position(heroes=[hero], turn="hero-1")
    fought(state, 1, number("foe", "snaga"), True)
    assert type(state.agenda[-1]).__name__ == "Perform"


# Q4.6 Favor has no end, other components have; and the limits of corruption cards.


@pytest.mark.rule("Q4.6")
def test_favor_is_unlimited() -> None:
    state = position(heroes=[thalin(favor=30)])
    assert gain_favor(state, 1, 20) == 20
    assert state.heroes[0].favor == 50
    assert lose_favor(state, 1, 60) == 50
    assert state.heroes[0].favor == 0


@pytest.mark.rule("Q4.6", "Q9.23")
def test_items_are_three_of_a_kind() -> None:
    heroes: list[dict[str, Any]] = [
        {"sheet": sheet, "items": []} for sheet in ("eometh", "thalin", "beravor")
    ]
    state = position(heroes=heroes)
    horse = number("item", "horse")
    assert state.items[horse] == 3
    assert gain_item(state, 1, horse)
    assert not gain_item(state, 1, horse)
    assert state.items[horse] == 2
    discard_item(state, 1, horse)
    assert state.items[horse] == 3
    assert state.heroes[0].items == 0
    state.items[horse] = 0
    assert not gain_item(state, 2, horse)


@pytest.mark.rule("Q4.6")
def test_an_empty_corruption_deck_is_made_of_its_discards() -> None:
    cards = [card.id for card in BOX.corruption]
    match = table(heroes=[thalin()], then=[GainCorruption(1, 1)], corruption_discard=cards, seed=3)
    assert len(burdens(match)) == 1
    assert state_of(match).corruption_discard == ()
    assert len(state_of(match).corruption) == len(cards) - 1


@pytest.mark.rule("Q4.6")
def test_a_corruption_card_stays_with_the_hero() -> None:
    match = table(heroes=[thalin()], then=[GainCorruption(1, 2)], corruption_top=["greedy", "weak"])
    assert burdens(match) == ["greedy", "weak"]
    assert state_of(match).corruption_discard == ()


@pytest.mark.rule("Q4.6")
def test_or_works_at_once_and_goes_back_with_the_discards() -> None:
    match = table(
        heroes=[thalin(favor=3)],
        then=[GainCorruption(1, 1)],
        corruption_top=["careless"],
        corruption_discard=["greedy"],
    )
    assert hero_of(match).favor == 1
    assert burdens(match) == []
    assert state_of(match).corruption_discard == ()
    assert len(state_of(match).corruption) == len(BOX.corruption)


@pytest.mark.rule("Q4.6")
def test_sauron_may_be_the_one_who_picks_it() -> None:
    match = table(heroes=[thalin()], then=[TemptHero(1, 2)], corruption_top=["weak", "despondent"])
    assert asked(match) == ("sauron", "tempt")
    assert options(match) == ["tempt weak", "tempt despondent"]
    take(match, "tempt despondent")
    assert burdens(match) == ["despondent"]
    discarded = [BOX.corruption[card].id for card in state_of(match).corruption_discard]
    assert discarded == ["weak"]


@pytest.mark.rule("Q3.2")
def test_a_hero_is_freed_of_cards_of_its_choice() -> None:
    hero = thalin(corruption=["weak", "greedy", "reckless"])
    match = table(heroes=[hero], then=[DiscardCorruption(1, 2)])
    assert asked(match) == ("hero-1", "shed")
    take(match, "shed greedy", "shed weak")
    assert burdens(match) == ["reckless"]
    match = table(heroes=[hero], then=[DiscardCorruption(1, 9)])
    take(match, "shed greedy", "shed weak", "shed reckless")
    assert burdens(match) == []
    assert asked(match)[1] != "shed"


@pytest.mark.rule("Q2.14", "Q9.70")
def test_a_distraught_hero_holds_seven_cards() -> None:
    cards = ["thalin-sweep"] * 5 + ["thalin-rush"] * 3 + ["thalin-parry"]
    match = table(
        heroes=[thalin(hand=cards)], then=[GainCorruption(1, 1)], corruption_top=["distraught"]
    )
    assert asked(match) == ("hero-1", "trim-hand")
    take(match, "discard thalin-rush", "discard thalin-parry")
    assert len(hand(match)) == 7
    assert asked(match)[1] != "trim-hand"
    assert [BOX.cards[card].id for card in hero_of(match).rest] == ["thalin-rush", "thalin-parry"]


@pytest.mark.rule("Q2.14")
def test_others_hold_as_many_as_they_have() -> None:
    state = position(heroes=[thalin(hand=["thalin-sweep"] * 5 + ["thalin-rush"] * 3)])
    trim_hand(state, 1)
    frame = state.agenda[-1]
    assert not frame.open(state)  # type: ignore[attr-defined]


@pytest.mark.rule("Q4.6", "Q9.69")
def test_a_despairing_hero_loses_what_it_may_not_hold() -> None:
    match = table(
        heroes=[thalin(favor=5)], then=[GainCorruption(1, 1)], corruption_top=["despairing"]
    )
    assert hero_of(match).favor == 3


@pytest.mark.rule("Q4.6")
def test_limits_are_what_the_cards_say() -> None:
    state = position(heroes=["thalin"])
    whats = ("hand-limit", "favor-limit", "favor-gain-per-turn", "travel-steps-per-turn")
    assert [limit(state, 1, what) for what in whats] == [-1, -1, -1, -1]
    assert [limit(state, 1, what) for what in ("encounter-draw", "peril-draw")] == [3, 3]
    cards = ["distraught", "despairing", "mistrusted", "hopeless", "indifferent", "reckless"]
    state = position(heroes=[thalin(corruption=cards)])
    assert [limit(state, 1, what) for what in whats] == [7, 3, 1, 3]
    assert [limit(state, 1, what) for what in ("encounter-draw", "peril-draw")] == [2, 4]


@pytest.mark.rule("Q3.6")
def test_what_paths_cost_with_items() -> None:
    for path in BOX.paths:
        plain = position(heroes=["thalin"])
        assert fare(plain, 1, path) == path.number
        horse = position(heroes=[thalin(items=["horse"])])
        assert fare(horse, 1, path) == max(1, path.number - 1)
        boat = position(heroes=[thalin(items=["boat"])])
        assert fare(boat, 1, path) == (1 if path.water else path.number)


@pytest.mark.rule("Q3.6")
def test_cards_are_discarded_one_by_one_or_all_there_are() -> None:
    match = table(heroes=[thalin(hand=["thalin-parry", "thalin-rush"])], then=[DiscardCards(1, 3)])
    take(match, "discard thalin-rush", "discard thalin-parry")
    assert hand(match) == []
    assert asked(match)[1] != "discard-cards"


@pytest.mark.rule("Q4.5", "Q9.91")
def test_a_wretched_heros_turn_ends() -> None:
    match = turn(thalin(), corruption_top=["wretched"])
    take(match, "pass", "explore", "dark-path")
    assert asked(match)[0] == "sauron"
    take(match, options(match)[-1])
    assert "end-turn" in told(match)
    assert state_of(match).turn.seat == -1
