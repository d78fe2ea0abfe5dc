"""Which cards of the traveller belong to an attack or a strike (S13.2, S13.6, S15.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.abilities import Ability, Use
from mathom.games.solitaire.cards.lasting import in_force
from mathom.games.solitaire.cards.playing import playable_ways, powers, usable
from mathom.games.solitaire.combat.strength import ChangesAttacks
from mathom.games.solitaire.constants import AUTOMATIC
from mathom.games.solitaire.model.cards import Event

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.option import Option

ATTACK: Final = "before-assignment"
STRIKE: Final = "strike"


def attack_cards(state: Solitaire) -> list[Option]:
    """What can be used before the strikes are assigned; at a site only what belongs to combat."""
    found = usable(state, ATTACK)
    assert state.attack is not None
    if state.attack.kind != AUTOMATIC:
        return found
    return [
        option
        for option in found
        if any(_belongs(ability) for ability in _abilities(state, option.value))
    ]


def strike_cards(state: Solitaire) -> list[Option]:
    """What can be used on the strike that is fought, and nothing else."""
    table = state.option_table
    found: list[Option] = []
    for card in dict.fromkeys(state.hand):
        if _for_strikes(state, card) and playable_ways(state, card, (STRIKE,)):
            found.append(table.of("play", card))
    for use, bindings in in_force(state, Use):
        if use.window == STRIKE and powers(state, bindings["card"], (STRIKE,)):
            option = table.of("use", state.in_play[bindings["card"]].card)
            if option not in found:
                found.append(option)
    return found


def _for_strikes(state: Solitaire, card: int) -> bool:
    found = state.box.cards[card]
    return isinstance(found, Event) and any(mode.window == STRIKE for mode in found.modes)


def _abilities(state: Solitaire, card: int) -> list[Ability]:
    """The ways to play a card, and its powers."""
    found = state.box.cards[card]
    modes = list(found.modes) if isinstance(found, Event) else []
    return [*modes, *state.box.lasting(Use, card)]


def _belongs(ability: Ability) -> bool:
    if ability.window == ATTACK:
        return True
    return any(isinstance(effect, ChangesAttacks) for effect in ability.script.effects)
