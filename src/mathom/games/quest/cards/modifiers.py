"""Numbers and bans that corruption cards, items and plots change while they lie there.

Such cards hold lasting effects in their scripts, which are never carried out but asked about:
here, whenever a rule needs a number that some card may have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mathom.games.quest.cards.lasting import (
    CONSULTS,
    Forbid,
    Modifier,
    SubstituteMonster,
    TreatAsPerilous,
    Trigger,
    holdings,
)
from mathom.games.quest.cards.script import Bindings, Effect
from mathom.games.quest.model.board import Path
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest

HAND_LIMIT: Final = "hand-limit"
FAVOR_LIMIT: Final = "favor-limit"
FAVOR_PER_TURN: Final = "favor-gain-per-turn"
TRAVEL_STEPS: Final = "travel-steps-per-turn"
ENCOUNTER_DRAW: Final = "encounter-draw"
PERIL_DRAW: Final = "peril-draw"
STORY_ADVANCE: Final = "rest-or-defeat-story-advance"

USUAL: Final = {
    HAND_LIMIT: NOWHERE,
    FAVOR_LIMIT: NOWHERE,
    FAVOR_PER_TURN: NOWHERE,
    TRAVEL_STEPS: NOWHERE,
    ENCOUNTER_DRAW: 3,
    PERIL_DRAW: 3,
    STORY_ADVANCE: 1,
}
"""The numbers of the rule book; NOWHERE where it sets no limit."""


def limit(state: Quest, seat: int, what: str) -> int:
    """The number for this hero: the rule book's, or what a corruption card says instead."""
    number = USUAL[what]
    for effect in holdings(state, seat):
        if isinstance(effect, Modifier) and effect.what == what:
            number = effect.to if effect.to != NOWHERE else number + effect.n
    return number


def attribute(state: Quest, seat: int, which: int) -> int:
    """A hero's fortitude, strength, agility or wisdom, with its levels (Q4.3) and burdens."""
    hero = state.heroes[seat - 1]
    number = state.box.sheets[hero.sheet].attributes[which] + hero.levels[which]
    for effect in holdings(state, seat):
        if isinstance(effect, Modifier) and effect.attribute == which:
            number += effect.n
    return number


def forbidden(state: Quest, seat: int, what: str) -> bool:
    """Whether this hero may not do something where it stands.

    Args:
        state: where it wants to.
        seat: the hero.
        what: `rest`, `draw-encounter`, `consult` or `trade`.
    """
    if any(isinstance(effect, Forbid) and what in effect.what for effect in holdings(state, seat)):
        return True
    here = state.heroes[seat - 1].location
    return any(
        isinstance(effect, Forbid)
        and what in effect.what
        and (effect.where is None or here in effect.where.locations(state, cast))
        for effect, cast in _schemes(state)
    )


def dreaded(state: Quest, location: int) -> bool:
    """Whether an active plot makes this location perilous (Q4.1)."""
    return any(
        isinstance(effect, TreatAsPerilous) and location in effect.where.locations(state, cast)
        for effect, cast in _schemes(state)
    )


def stand_in(state: Quest, location: int) -> int:
    """The monster that may take the place of one revealed here, by an active plot, or NOWHERE."""
    for effect, cast in _schemes(state):
        if isinstance(effect, SubstituteMonster) and location in effect.where.locations(
            state, cast
        ):
            return effect.foe
    return NOWHERE


def consulted(state: Quest, seat: int, character: int) -> None:
    """A hero consults this character: have active plots react to that (Q3.12)."""
    for effect, _ in _schemes(state):
        if (
            isinstance(effect, Trigger)
            and effect.when == CONSULTS
            and effect.character == character
        ):
            effect.pull(state, Bindings(hero=seat))


def fare(state: Quest, seat: int, path: Path) -> int:
    """How many cards of any kind pay for a path (Q3.6, Q9.24, Q9.68).

    As many as are printed on it; one on water with a Boat, but not on the way that only a Boat
    opens; with a Horse one less, but never none.
    """
    return modified_fare(path, fare_modifiers(state, seat))


def fare_modifiers(state: Quest, seat: int) -> tuple[Modifier, ...]:
    """What changes the fares of this hero."""
    return tuple(
        effect
        for effect in holdings(state, seat)
        if isinstance(effect, Modifier) and effect.what == "path-cost"
    )


def modified_fare(path: Path, modifiers: tuple[Modifier, ...]) -> int:
    """The fare of a path, as these change it."""
    number = path.number
    for effect in modifiers:
        if effect.to == NOWHERE:
            number = max(effect.least, number + effect.n)
        elif path.water and path.item == NOWHERE:
            number = min(effect.to, number)
    return number


def _schemes(state: Quest) -> Iterator[tuple[Effect, Bindings]]:
    """The effects of the active plots, with the location that each plot affects as the pick."""
    for plot, site in zip(state.plots, state.sites, strict=True):
        if plot != NOWHERE:
            for effect in state.box.plots[plot].ongoing.effects:
                yield effect, Bindings(pick=site)
