"""What a seat believes of hidden cards: all that it was told, and nothing more (Q2.13, Q3.16).

Each position is imagined hundreds of times. What the seat knows must hold in every one of
them; what it does not know must come as often as it would if it were dealt anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from mathom.games.quest.combat.defeat import Suffer
from mathom.games.quest.constants import MELEE, RANGED, SAURON
from mathom.games.quest.hero.perils import PickPeril
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from mathom.kernel.pile import HiddenCard
from tests.quest.fights import arm, bleed, clash, fight, fought
from tests.quest.table import BOX, GAME, hero_of, number, position, state_of, table, take
from tests.quest.test_view_hands import taken_back
from tests.soak import amount

FIRST = 1
TIMES = amount(600, 10_000)


def beliefs(state: Quest, seat: int | None, times: int = TIMES) -> list[Quest]:
    """Many states that a seat could believe."""
    lots = Seeded("beliefs")
    return [state.imagine(seat, lots) for _ in range(times)]


def held(hidden_cards: Iterable[HiddenCard]) -> Counter[str]:
    """Cards by their ids."""
    return Counter(BOX.cards[hidden.card].id for hidden in hidden_cards)


def types(hidden_cards: Iterable[HiddenCard]) -> Counter[int]:
    """How many cards of each type there are."""
    return Counter(BOX.types[hidden.card] for hidden in hidden_cards)


# What it was told.


def strategist() -> Match:
    """The foe has played Strategize: Sauron knows how many of Beravor's cards are melee."""
    match = fight(
        "orc",
        hand=["beravor-charge", "beravor-parry", "beravor-evade", "beravor-aimed-shot"],
        theirs=["zealot-strategize", "zealot-hack", "zealot-parry"],
    )
    arm(match)
    return clash(match, "beravor-parry", "zealot-strategize")


@pytest.mark.rule("Q5.6", "Q3.16")
def test_who_was_told_the_numbers_of_a_hand_believes_in_them() -> None:
    match = strategist()
    truth = types(hero_of(match).hand)
    assert set(truth) == {MELEE, RANGED}, "a hand of one type would prove less"
    for state in beliefs(state_of(match), SAURON):
        assert types(state.heroes[0].hand) == truth
    others = {types(s.heroes[0].hand)[MELEE] for s in beliefs(state_of(match), None, 300)}
    assert others > {truth[MELEE]}, "a spectator was told nothing"


@pytest.mark.rule("Q5.6", "Q3.16")
@pytest.mark.parametrize("laid", ["beravor-charge", "beravor-aimed-shot"])
def test_the_numbers_hold_when_a_card_is_laid_and_when_it_is_turned_up(laid: str) -> None:
    match = strategist()
    truth = types(hero_of(match).hand)
    take(match, "fight-on", "fight-on", f"play {laid}")
    hidden: set[int] = set()
    for state in beliefs(state_of(match), SAURON):
        assert state.combat is not None
        assert types([*state.heroes[0].hand, *state.combat.laid()]) == truth
        hidden.update(types(state.combat.laid()))
    assert hidden == {MELEE, RANGED}
    take(match, "play zealot-hack")
    bleed(match)
    truth[BOX.types[number("card", laid)]] -= 1
    for state in beliefs(state_of(match), SAURON):
        assert types(state.heroes[0].hand) == +truth


@pytest.mark.rule("Q5.6", "Q4.4", "Q3.16")
def test_the_numbers_hold_whatever_skills_a_hand_may_hold() -> None:
    """Which skills a hero was taught is imagined, too, but only so that the numbers come out."""
    match = fight(
        "orc",
        hand=["skill-ready", "beravor-parry", "skill-set-trap"],
        theirs=["zealot-strategize", "zealot-hack"],
    )
    arm(match)
    clash(match, "beravor-parry", "zealot-strategize")
    truth = types(hero_of(match).hand)
    taught: Counter[str] = Counter()
    for state in beliefs(state_of(match), SAURON):
        assert types(state.heroes[0].hand) == truth
        taught.update(held(state.heroes[0].taught))
    assert set(map(BOX.types.__getitem__, (number("card", id) for id in taught))) == set(truth)
    assert len(taught) > 2


@pytest.mark.rule("Q5.6", "Q3.16")
def test_the_numbers_say_nothing_of_cards_drawn_since() -> None:
    match = strategist()
    truth = types(hero_of(match).hand)
    state = state_of(match).copy()
    hero = state.heroes[0]
    hidden, hero.life = hero.life.draw(Seeded("draw"), 1 << FIRST)
    hero.hand = tuple(sorted((*hero.hand, hidden), key=lambda hidden: hidden.card))
    more = {types(other.heroes[0].hand)[MELEE] for other in beliefs(state, SAURON)}
    assert more == {truth[MELEE], truth[MELEE] + 1}


@pytest.mark.rule("Q5.6", "Q3.16")
def test_a_hero_believes_the_numbers_of_a_foe() -> None:
    match = fight(
        "orc",
        hand=["beravor-strategize", "beravor-parry"],
        theirs=["zealot-hack", "zealot-parry", "zealot-strategize"],
    )
    arm(match)
    clash(match, "beravor-strategize", "zealot-hack")
    truth = types(fought(match).foe_hand)
    for state in beliefs(state_of(match), FIRST):
        assert state.combat is not None
        assert types(state.combat.foe_hand) == truth
    take(match, "fight-on", "fight-on", "play beravor-parry")
    laid = fought(match).foe_hand[0].card
    take(match, f"play {BOX.cards[laid].id}")
    bleed(match)
    truth[BOX.types[laid]] -= 1
    for state in beliefs(state_of(match), FIRST):
        assert state.combat is not None
        assert types(state.combat.foe_hand) == +truth


@pytest.mark.rule("Q5.3", "Q3.16")
@pytest.mark.parametrize("laid", ["argalad-quick-shot", "argalad-overdraw"])
def test_a_card_that_all_know_is_in_the_hand_or_lies_face_down(laid: str) -> None:
    match = take(taken_back("argalad-overdraw"), f"play {laid}")
    where: Counter[str] = Counter()
    for state in beliefs(state_of(match), SAURON):
        assert state.combat is not None
        for name, hidden_cards in (("hand", state.heroes[0].hand), ("laid", state.combat.laid())):
            if held(hidden_cards)["argalad-quick-shot"]:
                where[name] += 1
    assert sum(where.values()) >= TIMES, "it is nowhere else"
    assert all(abs(where[name] - TIMES / 2) < TIMES / 8 for name in ("hand", "laid"))
    assert "argalad-quick-shot" not in state_of(match).hidden(SAURON)


@pytest.mark.rule("Q6.2", "Q3.16")
@pytest.mark.parametrize("lost", ["argalad-quick-shot", "argalad-overdraw"])
def test_a_card_that_all_know_is_in_the_hand_or_among_the_damage_from_it(lost: str) -> None:
    match = taken_back("argalad-overdraw")
    state = state_of(match).copy()
    state.push(Suffer(FIRST, 1, 1))
    match = take(GAME.match(state), f"suffer {lost}")
    where: Counter[str] = Counter()
    for state in beliefs(state_of(match), SAURON):
        hero = state.heroes[0]
        for name, hidden_cards in (("hand", hero.hand), ("damage", hero.damage)):
            if held(hidden_cards)["argalad-quick-shot"]:
                where[name] += 1
    assert sum(where.values()) >= TIMES, "it is nowhere else"
    # Half of the times this one, and in some of the others another copy that lay there before.
    assert abs(where["damage"] - TIMES * 5 / 8) < TIMES / 8
    assert "argalad-quick-shot" not in state_of(match).hidden(SAURON)


@pytest.mark.rule("Q3.16")
def test_a_skill_that_went_among_the_damage_is_in_the_hand_or_there() -> None:
    """Everybody saw that a skill came to the hand, but not which."""
    match = table(
        heroes=[
            {
                "sheet": "beravor",
                "hand": ["skill-shrewd-planning", "beravor-parry"],
            }
        ],
        turn="hero-1",
        then=[Suffer(FIRST, 1, 1)],
    )
    take(match, "suffer beravor-parry")
    for state in beliefs(state_of(match), SAURON):
        [taught] = state.heroes[0].taught
        hidden_cards = [*state.heroes[0].hand, *state.heroes[0].damage]
        assert taught.card in [hidden.card for hidden in hidden_cards]


# What it was not told, and how often it is each thing.


def close(found: Counter[str], expected: Counter[str]) -> None:
    """Every kind comes as often as its share says, within what chance may do."""
    total, size = found.total(), expected.total()
    assert set(found) == set(expected)
    for id, copies in expected.items():
        share = copies / size
        spread = (total * share * (1 - share)) ** 0.5
        assert abs(found[id] - total * share) <= 5 * spread + 1, id


def ids(role: str, cards: Iterable[int]) -> Counter[str]:
    """A deck by the ids of its cards."""
    return Counter(BOX.names[role][card] for card in cards)


def frequencies(state: Quest, seat: int | None, what: Callable[[Quest], str]) -> Counter[str]:
    """How often each thing is believed."""
    return Counter(what(believed) for believed in beliefs(state, seat, 1_500))


@pytest.mark.rule("Q1.7", "Q3.16")
def test_a_mission_could_be_any_of_its_side() -> None:
    state = position()
    of_sauron = Counter(mission.id for mission in BOX.missions if mission.sauron)
    of_heroes = Counter(mission.id for mission in BOX.missions if not mission.sauron)
    close(frequencies(state, FIRST, lambda s: BOX.missions[s.sauron_mission].id), of_sauron)
    close(frequencies(state, SAURON, lambda s: BOX.missions[s.hero_mission].id), of_heroes)


@pytest.mark.rule("Q3.16")
def test_the_only_plot_of_a_hand_could_be_any_of_the_deck() -> None:
    state = position(plot_hand=["gollum-is-captured"], plot_discard=["osgiliath-invaded"])
    deck = ids("plot", BOX.plot_deck)
    deck["osgiliath-invaded"] -= 1
    close(frequencies(state, FIRST, lambda s: BOX.plots[s.plot_hand[0].card].id), +deck)


@pytest.mark.rule("Q3.16")
def test_the_only_shadow_card_of_a_hand_could_be_any_of_the_deck() -> None:
    state = position(shadow_hand=["betrayed"])
    deck = ids("shadow", BOX.shadow_deck)
    close(frequencies(state, None, lambda s: BOX.shadows[s.shadow_hand[0].card].id), deck)


@pytest.mark.rule("Q2.13", "Q3.16")
def test_a_token_could_show_whatever_is_left_of_its_pile() -> None:
    tokens: list[Any] = [("agent", "bree"), {"face": "blank", "at": "bree", "seen": ["hero-1"]}]
    state = position(tokens=tokens)
    pile = state.tokens[0].pile
    assert state.tokens[1].pile == pile
    faces = ids("face", BOX.pile_tokens[pile])
    faces["blank"] -= 1
    close(frequencies(state, FIRST, lambda s: BOX.names["face"][s.tokens[0].hidden.card]), +faces)
    assert {s.tokens[1].hidden.card for s in beliefs(state, FIRST, 50)} == {BOX.blank}


@pytest.mark.rule("Q3.16")
def test_a_drawn_peril_could_be_any_that_is_left() -> None:
    first, *others = BOX.names["peril"]
    state = position(
        drawn=("peril", [first]), turn="hero-1", then=[PickPeril(FIRST)], peril_discard=others[:2]
    )
    left = Counter([first, *others[2:]])
    close(frequencies(state, FIRST, lambda s: BOX.perils[s.drawn[0].card].id), left)


@pytest.mark.rule("Q4.4", "Q3.16")
def test_a_skill_that_another_learnt_could_be_any_of_the_pile() -> None:
    state = position(heroes=[{"sheet": "beravor", "hand": ["skill-shrewd-planning"]}])
    skills = ids("card", BOX.skills)
    close(frequencies(state, SAURON, lambda s: BOX.cards[s.heroes[0].taught[0].card].id), skills)


@pytest.mark.rule("Q5.3", "Q3.16")
def test_the_card_that_a_foe_lays_could_be_any_of_its_deck() -> None:
    match = fight("orc", hand=["beravor-parry"], theirs=["zealot-hack"])
    arm(match)
    take(match, "fight-on", "fight-on")
    state = state_of(match).copy()
    foe = fought(match)
    deck = ids("card", BOX.foe_decks[BOX.foes[foe.foe].deck])
    assert state.combat is not None
    state.combat.foe_down, *rest = state.combat.foe_hand
    state.combat.foe_hand = tuple(rest)

    def laid(believed: Quest) -> str:
        assert believed.combat is not None
        assert believed.combat.foe_down is not None
        return BOX.cards[believed.combat.foe_down.card].id

    close(frequencies(state, FIRST, laid), deck)


@pytest.mark.rule("Q3.16")
def test_a_heros_only_card_could_be_any_of_its_deck() -> None:
    state = position(
        heroes=[{"sheet": "beravor", "hand": ["beravor-parry"], "rest": ["beravor-evade"]}]
    )
    deck = ids("card", BOX.hero_decks[number("hero", "beravor")])
    deck["beravor-evade"] -= 1
    close(frequencies(state, SAURON, lambda s: BOX.cards[s.heroes[0].hand[0].card].id), +deck)


@pytest.mark.rule("Q6.2", "Q3.16")
def test_unseen_damage_is_unknown_to_its_owner_too() -> None:
    state = position(heroes=[{"sheet": "beravor", "damage": ["beravor-parry"]}])
    deck = ids("card", BOX.hero_decks[number("hero", "beravor")])
    close(frequencies(state, FIRST, lambda s: BOX.cards[s.heroes[0].damage[0].card].id), deck)
