"""Conditions: what a card asks before it does something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.quest.cards.language import QUEST, place
from mathom.games.quest.cards.places import enemies_within
from mathom.games.quest.constants import MARKERS
from mathom.kernel.declaring import count, name, optional
from mathom.kernel.effects import UNBOUND, Bindings
from mathom.kernel.language import one_of, some_of

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest


@QUEST.conditions.form("minion-at", location=place(), minion=optional(name("minion"), UNBOUND))
def minion_at(state: Quest, bindings: Bindings, location: list[int], minion: int) -> bool:
    """A minion is at a location; that one if the card names it."""
    meant = state.minions if minion == UNBOUND else [state.minions[minion]]
    return any(place in location for place in meant)


@QUEST.conditions.form("monster-token-at", location=place())
def monster_token_at(state: Quest, bindings: Bindings, location: list[int]) -> bool:
    return any(token.location in location for token in state.tokens)


@QUEST.conditions.form("monster-token-or-minion-within", of=place(), distance=count(10))
def enemy_within(state: Quest, bindings: Bindings, of: list[int], distance: int) -> bool:
    return enemies_within(state, of[0], distance) > 0


@QUEST.conditions.form("plot-active", plot=name("plot"))
def plot_active(state: Quest, bindings: Bindings, plot: int) -> bool:
    return plot in state.plots


@QUEST.conditions.form("hero-in-haven")
def hero_in_haven(state: Quest, bindings: Bindings) -> bool:
    return state.box.locations[state.heroes[bindings["hero"] - 1].location].haven


@QUEST.conditions.form("enemy-is-minion")
def enemy_is_minion(state: Quest, bindings: Bindings) -> bool:
    """The foe of the running combat is a minion."""
    return state.combat is not None and state.box.foes[state.combat.foe].minion


@QUEST.conditions.form("character-on-board", character=name("character"))
def character_on_board(state: Quest, bindings: Bindings, character: int) -> bool:
    return state.characters[character] >= 0


@QUEST.conditions.form("character-or-other-hero-here")
def company_here(state: Quest, bindings: Bindings) -> bool:
    here = state.heroes[bindings["hero"] - 1].location
    others = sum(1 for hero in state.heroes if hero.location == here) > 1
    return others or here in state.characters


@QUEST.conditions.form("minion-moved-into-hero-location")
def minion_came(state: Quest, bindings: Bindings) -> bool:
    """The minion that Sauron has just commanded has come to the hero."""
    foe = bindings["foe"]
    return foe != UNBOUND and state.minions[foe] == state.heroes[bindings["hero"] - 1].location


@QUEST.conditions.form("story-marker-in-stage", marker=one_of(MARKERS), stage=count(3, 1))
def marker_in_stage(state: Quest, bindings: Bindings, marker: int, stage: int) -> bool:
    """The space of a story marker is one of that stage."""
    ends = state.box.figures.stages
    before = ends[stage - 2] if stage > 1 else -1
    return before < state.markers[marker] <= ends[stage - 1]


@QUEST.conditions.form("story-marker-closest-to-start", marker=one_of(MARKERS))
def marker_is_last(state: Quest, bindings: Bindings, marker: int) -> bool:
    """No story marker is closer to the start than this one, alone or with others (Q9.61)."""
    return state.markers[marker] == min(state.markers)


@QUEST.conditions.form("every-hero-completed", quests=some_of(("starting", "advanced")))
def every_hero_completed(state: Quest, bindings: Bindings, quests: tuple[int, ...]) -> bool:
    """Every hero has completed so many of its own quests."""
    return all(hero.completed >= len(set(quests)) for hero in state.heroes)
