"""Which cards and foes have changed the numbers of a round, for those who tell of it (Q5.6, Q5.12).

Each is named as it is printed, `card/beravor-parry` or `foe/orc`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from mathom.games.quest.combat import effects
from mathom.games.quest.combat.abilities import AFTER_DAMAGE, BINDINGS, Ability
from mathom.games.quest.combat.effects import ExtraDamage
from mathom.games.quest.combat.state import NONE, SIDES
from mathom.games.quest.combat.stats import able, counts, fighter, played, talent
from mathom.games.quest.model.state import Quest
from mathom.kernel.effects import Effect
from mathom.kernel.language import CallEffect

Functions = tuple[Callable[..., None], ...]

RAISES: Final[dict[str, Functions]] = {
    "attack": (effects.attack, effects.add_their_attack),
    "defense": (effects.defense,),
}
LOWERS: Final[dict[str, Functions]] = {
    "attack": (effects.reduce_attack,),
    "defense": (effects.reduce_defense,),
}
"""The effects that change a number of their owner's card, and of the opponent's."""

HARMS: Final[Functions] = (effects.damage, effects.damage_back, effects.wear_down)
"""The effects that deal damage to the opponent."""


def changed_by(state: Quest, side: int, what: str) -> list[str]:
    """Whatever makes the attack or defense of a side another than what is printed."""
    card = played(state, side)
    if card is None or not counts(state, side):
        return []
    one = fighter(state, side)
    printed, more, most = (
        (card.attack, one.attack, one.attack_to)
        if what == "attack"
        else (card.defense, one.defense, one.defense_to)
    )
    reduced = printed if most == NONE else min(printed, most)
    found: list[Effect] = []
    if reduced < printed:
        found += _working(state, 1 - side, LOWERS[what])
    floor = card.ability.modified(0, "defense-floor", card.type) if what == "defense" else 0
    if floor > reduced:
        found += card.ability.effects[:1]
    if most == 0 and floor == 0:
        return _printed(found)
    foe = talent(state, side)
    if what == "attack" and foe is not None and foe.modified(reduced, what, card.type) != reduced:
        found += foe.effects[:1]
    if more:
        found += _working(state, side, RAISES[what])
    return _printed(found)


def harmed_by(state: Quest, side: int) -> list[str]:
    """What has dealt damage to a side besides the blow, or may do so after it."""
    found = [
        effect
        for ability in _abilities(state, 1 - side)
        if ability.timing != AFTER_DAMAGE
        for effect in ability.due(state, 1 - side)
        if _does(effect, HARMS)
    ]
    for owner in SIDES:
        for ability in able(state, owner, AFTER_DAMAGE):
            for effect in ability.effects:
                to_owner = isinstance(effect, ExtraDamage) and effect.to == "owner"
                harms = isinstance(effect, ExtraDamage) or _does(effect, HARMS)
                if harms and side == (owner if to_owner else 1 - owner):
                    found.append(effect)
    return _printed(found)


def _abilities(state: Quest, side: int) -> list[Ability]:
    """Those of a side that can work in a round: of the card before, of this card, of the foe."""
    one = fighter(state, side)
    found: list[Ability] = []
    if one.before != NONE and not one.exhausted:
        found.append(state.box.cards[one.before].ability)
    if counts(state, side):
        found.append(state.box.cards[one.card].ability)
    foe = talent(state, side)
    return found if foe is None else [*found, foe]


def _working(state: Quest, side: int, functions: Functions) -> list[Effect]:
    """The effects of a side that these functions do and whose conditions hold.

    If none holds now, the one that has worked has cancelled the card that it looks at.
    """
    found = [
        effect
        for ability in _abilities(state, side)
        for effect in ability.effects
        if _does(effect, functions)
    ]
    return [effect for effect in found if effect.holds(state, BINDINGS[side])] or found


def _does(effect: Effect, functions: Functions) -> bool:
    return isinstance(effect, CallEffect) and effect.function in functions


def _printed(found: Iterable[Effect]) -> list[str]:
    return list(dict.fromkeys(effect.printed() for effect in found))
