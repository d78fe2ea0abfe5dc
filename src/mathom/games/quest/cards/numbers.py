"""Numbers that a card reckons from the state of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.quest.cards.language import QUEST, hero, place
from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.cards.places import in_regions, regions
from mathom.games.quest.constants import ATTRIBUTES
from mathom.kernel.declaring import count
from mathom.kernel.effects import Bindings
from mathom.kernel.language import one_of

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest


@QUEST.numbers.form("stat", stat=one_of(ATTRIBUTES))
def stat(state: Quest, bindings: Bindings, stat: int) -> int:
    """An attribute of the hero, as it is now."""
    return attribute(state, bindings["hero"], stat)


@QUEST.numbers.form("corruption-on-hero", who=hero())
def corruption_on_hero(state: Quest, bindings: Bindings, who: int) -> int:
    return len(state.heroes[who - 1].corruption)


@QUEST.numbers.form("corruption-on-all-heroes")
def corruption_on_all_heroes(state: Quest, bindings: Bindings) -> int:
    return sum(len(hero.corruption) for hero in state.heroes)


@QUEST.numbers.form("favor-on-hero")
def favor_on_hero(state: Quest, bindings: Bindings) -> int:
    return state.heroes[bindings["hero"] - 1].favor


@QUEST.numbers.form("favor-on-all-heroes")
def favor_on_all_heroes(state: Quest, bindings: Bindings) -> int:
    return sum(hero.favor for hero in state.heroes)


@QUEST.numbers.form("influence-at", location=place())
def influence_at(state: Quest, bindings: Bindings, location: list[int]) -> int:
    return sum(state.influence[place] for place in location)


@QUEST.numbers.form("influence-within", of=place(), distance=count(10))
def influence_within(state: Quest, bindings: Bindings, of: list[int], distance: int) -> int:
    """The influence on a place and around it."""
    away = state.box.distance[of[0]]
    return sum(tokens for n, tokens in enumerate(state.influence) if away[n] <= distance)


@QUEST.numbers.form("influence-in-regions", regions=regions())
def influence_in_regions(state: Quest, bindings: Bindings, regions: tuple[int, ...]) -> int:
    return sum(state.influence[place] for place in in_regions(state, bindings, regions))


@QUEST.numbers.form("monster-tokens-in-regions", regions=regions())
def monster_tokens_in_regions(state: Quest, bindings: Bindings, regions: tuple[int, ...]) -> int:
    """The monster tokens in regions; face-down blanks count (Q9.21)."""
    places = in_regions(state, bindings, regions)
    return sum(1 for token in state.tokens if token.location in places)


@QUEST.numbers.form("influence-in-shadow-pool")
def influence_in_shadow_pool(state: Quest, bindings: Bindings) -> int:
    return state.pool


@QUEST.numbers.form("adjacent-locations-with-influence")
def adjacent_locations_with_influence(state: Quest, bindings: Bindings) -> int:
    here = state.heroes[bindings["hero"] - 1].location
    return sum(1 for place in state.box.locations[here].near if state.influence[place])


@QUEST.numbers.form("monster-tokens-on-board")
def monster_tokens_on_board(state: Quest, bindings: Bindings) -> int:
    """All monster tokens on the map, blanks included; one just drawn lies nowhere yet."""
    return sum(1 for token in state.tokens if token.location >= 0)


@QUEST.numbers.form("minions-on-board")
def minions_on_board(state: Quest, bindings: Bindings) -> int:
    return sum(1 for place in state.minions if place >= 0)


@QUEST.numbers.form("active-plots")
def active_plots(state: Quest, bindings: Bindings) -> int:
    return sum(1 for plot in state.plots if plot >= 0)
