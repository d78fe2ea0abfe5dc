"""What a Quest is worth to a side: the judgement behind everything the bots try out.

Worth is counted in favor, roughly: what a hero would pay for a thing. What is good for the heroes
is bad for Sauron, but for the missions, of which each side knows its own alone.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.model.box import CONQUEST, CORRUPTION, HEROES, RING, SAURON
from mathom.games.quest.model.pieces import DEFEATED, NOWHERE, Hero
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.finale import fulfilled
from mathom.games.quest.sauron.story import HEROES_SIDE, SAURONS, heroes_need, paces, sauron_needs

VICTORY: Final = 1000.0
STORY: Final = 1.6
"""A space of the story track by which a side is nearer to its end."""
AHEAD: Final = 3
"""How many Story steps the active plots are thought to stay."""
FAVOR: Final = 1.2
LEVEL: Final = 2.4
SKILL: Final = 1.2
BURDEN: Final = 1.6
FRESH_CARD: Final = 0.3
HELD_CARD: Final = 0.36
TIRED_CARD: Final = 0.16
"""A card in the life pool, in the hand, and one that resting brings back."""
OWN_QUEST: Final = 4.0
ERRAND: Final = 0.8
ITEM: Final = 1.0
POOL: Final = 0.3
INFLUENCE: Final = 0.08
MONSTER: Final = 0.5
MINION: Final = 2.0
WOUND: Final = 0.2
PLOT_CARD: Final = 0.9
SHADOW_CARD: Final = 0.7
MISSION: Final = 3.0
ENOUGH_FAVOR: Final = 5
LAST_STAGE: Final = 13
"""The favor that one mission asks for, and the first space of the stage that others do."""


def evaluate(state: Quest, seat: int) -> float:
    """How good the state is for `seat`; the better, the more."""
    if state.outcome is not None:
        return (state.outcome.scores[seat] * 2.0 - 1.0) * VICTORY
    worth = _story(state) + _board(state)
    for each, hero in enumerate(state.heroes, 1):
        worth += _hero(state, each, hero)
    return _mission(state, SAURON) - worth if seat == SAURON else worth + _mission(state, seat)


def lead(state: Quest) -> float:
    """By how many spaces the heroes will be nearer to the end, if the plots stay a while."""
    ours = heroes_need(state) - AHEAD * paces(state, state.slowed)[HEROES]
    return sauron_needs_after(state, AHEAD) - ours


def sauron_needs_after(state: Quest, steps: int, without: int = NOWHERE) -> int:
    """What Sauron will need after some Story steps, perhaps without one of his plots (Q4.2)."""
    pace = paces(state, state.slowed)
    if without != NOWHERE:
        pace[state.box.plots[without].marker] -= state.box.plots[without].advance
    spaces = [state.markers[marker] + steps * pace[marker] for marker in SAURONS]
    falls = state.box.figures.shadow_falls
    together = sum(max(0, falls - space) for space in spaces)
    return min(state.box.figures.finale - max(spaces), together)


def _story(state: Quest) -> float:
    return STORY * (lead(state) + sauron_needs(state) - heroes_need(state)) / 2


def _hero(state: Quest, seat: int, hero: Hero) -> float:
    """What a hero has: favor and growth, its cards, less its burdens."""
    return (
        FAVOR * hero.favor
        + LEVEL * sum(hero.levels)
        + SKILL * len(hero.taught)
        - BURDEN * len(hero.corruption)
        + FRESH_CARD * len(hero.life)
        + HELD_CARD * len(hero.hand)
        + TIRED_CARD * len(hero.rest)
        + OWN_QUEST * hero.completed
        + ERRAND * len(hero.quests)
        + ITEM * hero.items.bit_count()
        - _threat(state, hero)
    )


def _threat(state: Quest, hero: Hero) -> float:
    """How much stands in a hero's way: minions and influence where it is and around."""
    place = state.box.locations[hero.location]
    near = sum(state.influence[other] > 0 for other in place.near)
    distance = state.box.distance[hero.location]
    close = sum(at >= 0 and distance[at] <= 1 for at in state.minions)
    return 0.1 * near + 0.2 * close


def _board(state: Quest) -> float:
    """What lies about, for the heroes to use or against them."""
    minions = sum(at not in (NOWHERE, DEFEATED) for at in state.minions)
    return (
        0.3 * sum(state.favor)
        + 0.5 * sum(at != NOWHERE for at in state.characters)
        - POOL * state.pool
        - INFLUENCE * sum(state.influence)
        - MONSTER * len(state.tokens)
        - MINION * minions
        + WOUND * sum(state.wounds)
        - PLOT_CARD * len(state.plot_hand)
        - SHADOW_CARD * len(state.shadow_hand)
    )


def _mission(state: Quest, seat: int) -> float:
    """A side's own mission, which it alone may look at: fulfilled, or how far from it."""
    side = SAURON if seat == SAURON else HEROES_SIDE
    dealt = state.sauron_mission if side == SAURON else state.hero_mission
    if dealt == NOWHERE:
        return 0.0
    return (MISSION if fulfilled(state, side) else 0.0) - _lacking(state, dealt)


def _lacking(state: Quest, mission: int) -> float:
    """What a mission still asks for, in favor."""
    match state.box.missions[mission].id:
        case "noble-blood":
            return 0.8 * sum(len(hero.corruption) for hero in state.heroes)
        case "against-the-shadow":
            return 0.4 * len(state.tokens)
        case "isildurs-secret":
            return 0.5 * max(0, ENOUGH_FAVOR - sum(hero.favor for hero in state.heroes))
        case "his-dark-throne":
            return 1.0 * state.plots.count(NOWHERE)
        case "in-darkness-bind-them":
            return 0.4 * max(0, LAST_STAGE - state.markers[RING])
        case "to-rule-them-all":
            return 0.4 * max(0, LAST_STAGE - state.markers[CONQUEST])
        case "where-the-shadows-lie":
            return 0.4 * max(0, LAST_STAGE - state.markers[CORRUPTION])
        case _:
            return 0.0
