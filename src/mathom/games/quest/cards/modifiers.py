"""Numbers and bans that corruption cards, items and plots change while they lie there.

Such cards hold lasting effects in their scripts, which are never carried out but asked about:
here, whenever a rule needs a number that some card may have changed.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mathom.games.quest.cards.lasting import (
    CONSULTS,
    Forbid,
    SubstituteMonster,
    TreatAsPerilous,
    Trigger,
    holdings,
)
from mathom.games.quest.constants import ATTRIBUTES
from mathom.games.quest.model.board import Path
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.effects import NO_BINDINGS, Bindings, Effect
from mathom.kernel.flow import Modify
from mathom.kernel.modifiers import Change, modified

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


E = TypeVar("E", bound=Effect)
FareChanges = tuple[tuple[Change, ...], tuple[Change, ...]]


def limit(state: Quest, seat: int, what: str) -> int:
    """The number for this hero: the rule book's, or what a corruption card says instead."""
    return _modified(USUAL[what], state, seat, what)


def attribute(state: Quest, seat: int, which: int) -> int:
    """A hero's fortitude, strength, agility or wisdom, with its levels (Q4.3) and burdens."""
    hero = state.heroes[seat - 1]
    number = state.box.sheets[hero.sheet].attributes[which] + hero.levels[which]
    return _modified(number, state, seat, ATTRIBUTES[which])


def _modified(number: int, state: Quest, seat: int, what: str) -> int:
    """A number of this hero's, changed by what the hero holds."""
    for effect in holdings(state, seat):
        if isinstance(effect, Modify) and effect.what == what:
            number = effect.change(state, NO_BINDINGS).of(number)
    return number


def forbidden(state: Quest, seat: int, what: str) -> bool:
    """Whether this hero may not do something where it stands.

    Args:
        state: where it wants to.
        seat: the hero.
        what: `rest`, `draw-encounter`, `consult` or `trade`.
    """
    here = state.heroes[seat - 1].location
    own = [(effect, NO_BINDINGS) for effect in holdings(state, seat) if isinstance(effect, Forbid)]
    return any(
        what in effect.what and (effect.where is None or here in effect.where.of(state, bindings))
        for effect, bindings in own + _schemes(state, Forbid)
    )


def dreaded(state: Quest, location: int) -> bool:
    """Whether an active plot makes this location perilous (Q4.1)."""
    return any(
        location in effect.where.of(state, bindings)
        for effect, bindings in _schemes(state, TreatAsPerilous)
    )


def stand_in(state: Quest, location: int) -> int:
    """The monster that may take the place of one revealed here, by an active plot, or NOWHERE."""
    for effect, bindings in _schemes(state, SubstituteMonster):
        if location in effect.where.of(state, bindings):
            return effect.foe
    return NOWHERE


def consulted(state: Quest, seat: int, character: int) -> None:
    """A hero consults this character: have active plots react to that (Q3.12)."""
    for effect, _ in _schemes(state, Trigger):
        if effect.on == CONSULTS and effect.character == character:
            effect.pull(state, Bindings(hero=seat))


def fare(state: Quest, seat: int, path: Path) -> int:
    """How many cards of any kind pay for a path (Q3.6, Q9.24, Q9.68).

    As many as are printed on it; one on water with a Boat, but not on the way that only a Boat
    opens; with a Horse one less, but never none.
    """
    return changed_fare(path, fare_changes(state, seat))


def fare_changes(state: Quest, seat: int) -> FareChanges:
    """What changes the fares of this hero: those of all paths, and those on water."""
    found: dict[str, tuple[Change, ...]] = {"path-cost": (), "water-path-cost": ()}
    for effect in holdings(state, seat):
        if isinstance(effect, Modify) and effect.what in found:
            found[effect.what] = (*found[effect.what], effect.change(state, NO_BINDINGS))
    return found["path-cost"], found["water-path-cost"]


def changed_fare(path: Path, changes: FareChanges) -> int:
    """The fare of a path, after these changes."""
    everywhere, on_water = changes
    number = modified(path.number, on_water) if path.water and path.item == NOWHERE else path.number
    return modified(number, everywhere)


def _schemes(state: Quest, kind: type[E]) -> list[tuple[E, Bindings]]:
    """The effects of one kind of the active plots, with the location of each plot as the pick."""
    return [
        (effect, Bindings(pick=state.sites[space]))
        for space, plot in enumerate(state.plots)
        if plot != NOWHERE
        for effect in state.box.plots[plot].ongoing.effects
        if isinstance(effect, kind)
    ]
