"""In which of its ways a card of the hazard hand is played (S11.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.lasting import On
from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.hazards.allowing import AllowKeying
from mathom.games.solitaire.hazards.comers import given, lying_events
from mathom.games.solitaire.hazards.creatures import CreatureComes
from mathom.games.solitaire.hazards.events import (
    Chosen,
    choose,
    may_be_played,
    needs_met,
    ways_of,
)
from mathom.games.solitaire.hazards.keying import Ground, keys, may_come
from mathom.games.solitaire.hazards.retyping import enables
from mathom.games.solitaire.hazards.targets import chance_to_fail
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.travel.retyping import Retype
from mathom.kernel.effects import UNBOUND

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire


def pick(state: Solitaire, card: int) -> Chosen | None:
    """How a card is played now, or None where it stays in the hand.

    A way that lets a creature come, or has somebody check corruption who can fail, goes before the
    others; of those the first on the card that is allowed and changes something.
    """
    if not may_be_played(state, card):
        return None
    plain: Chosen | None = None
    for way, ability in enumerate(ways_of(state, card)):
        if _is_for_creatures(ability):
            if needs_met(state, ability) and _lets_come(state, ability):
                return Chosen(card, way, UNBOUND, "lets-creature-come")
        elif _is_check(state, ability):
            found = choose(state, card, way, ability)
            if found is not None and _can_fail(state, ability, found):
                return found
        elif plain is None:
            plain = choose(state, card, way, ability)
    return plain


def _is_for_creatures(ability: Ability) -> bool:
    """Whether a way to play a card is there to let a creature come."""
    return any(
        isinstance(effect, Retype)
        or (isinstance(effect, AllowKeying) and effect.times > 0)
        or (isinstance(effect, On) and bool(_coming(effect)))
        for effect in ability.script.effects
    )


def _coming(effect: On) -> list[CreatureComes]:
    return [each for each in effect.effects.effects if isinstance(each, CreatureComes)]


def _lets_come(state: Solitaire, ability: Ability) -> bool:
    """Whether it lets a creature come that could not otherwise."""
    for effect in ability.script.effects:
        if isinstance(effect, Retype) and enables(state, effect):
            return True
        if isinstance(effect, AllowKeying) and let_come(state, effect):
            return True
        if isinstance(effect, On) and any(each.waiting(state) for each in _coming(effect)):
            return True
    return False


def _is_check(state: Solitaire, ability: Ability) -> bool:
    from mathom.games.solitaire.hazards.corruption_cards import check_in

    return check_in(state, ability) is not None


def _can_fail(state: Solitaire, ability: Ability, chosen: Chosen) -> bool:
    from mathom.games.solitaire.hazards.corruption_cards import check_in

    check = check_in(state, ability)
    return check is not None and chance_to_fail(state, chosen.target, 0, check) > 0


def let_come(state: Solitaire, effect: AllowKeying) -> list[int]:
    """The creatures, in hand or as events in play, that a card alone would let come."""
    found: list[int] = []
    ground = Ground(state)
    waiting = [(card, NONE) for card in dict.fromkeys(state.hazard_hand)]
    waiting += [(each.card, each.number) for each in lying_events(state)]
    for card, number in waiting:
        creature = state.box.cards[card]
        if not isinstance(creature, Creature) or not may_come(state, card, ground, number):
            continue
        if keys(state, creature, ground):
            continue
        if given(state, creature, effect, ground):
            found.append(card)
    return found
