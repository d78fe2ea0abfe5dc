"""The attack that is fought: its frames, whether it goes on, and who answers what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.lasting import On, pull
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.combat.strength import (
    attack_prowess,
    attack_strikes,
    name_of,
    own,
    struck,
    total,
)
from mathom.games.solitaire.constants import NONE, RACES
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.effects import UNBOUND, perform

if TYPE_CHECKING:
    from mathom.kernel.option import MessageArgs


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackStep(Step[Solitaire]):
    """A step of the attack that is fought."""

    __slots__ = ()

    def problem(self, state: Solitaire) -> str:
        return "" if state.attack is not None else "solitaire-agenda-attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeStep(Step[Solitaire]):
    """A step of the strike that is fought."""

    __slots__ = ()

    def problem(self, state: Solitaire) -> str:
        return "" if struck(state) is not None else "solitaire-agenda-attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackChoice(TravellerChoice):
    """A choice in the attack that is fought."""

    __slots__ = ()

    def problem(self, state: Solitaire) -> str:
        return "" if state.attack is not None else "solitaire-agenda-attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeChoice(TravellerChoice):
    """A choice in the strike that is fought."""

    __slots__ = ()

    def problem(self, state: Solitaire) -> str:
        return "" if struck(state) is not None else "solitaire-agenda-attack"


def stands(state: Solitaire) -> bool:
    """Whether the attack goes on: it was not cancelled, and its card is still in play."""
    attack = state.attack
    assert attack is not None
    return not attack.cancelled and (attack.by == NONE or attack.by in state.in_play)


def cancellable(state: Solitaire) -> bool:
    """Whether cards can still cancel the attack (S13.2)."""
    attack = state.attack
    if attack is None or attack.sure or attack.strikes_only or attack.assigned:
        return False
    return stands(state)


def cancel(state: Solitaire) -> None:
    """The attack is cancelled, if it still can be."""
    attack = state.attack
    if attack is not None and cancellable(state):
        attack.cancelled = True
        state.emit("attack-cancelled", by=name_of(state, attack))


def answer(state: Solitaire, event: str, who: int = UNBOUND) -> None:
    """Have the attacker and all cards in play answer what happens in the attack."""
    attack = state.attack
    assert attack is not None
    pull(state, event, target=who)
    if attack.by == NONE:
        for on, bindings in own(state, attack, On):
            if on.event == event:
                perform(state, on.effects, bindings.bind(target=who))


def about(state: Solitaire) -> MessageArgs:
    """The attack in the words of a prompt."""
    attack = state.attack
    assert attack is not None
    return {
        "by": name_of(state, attack),
        "race": RACES[attack.race],
        "strikes": 0 if attack.each else total(attack_strikes(state, attack)),
        "prowess": total(attack_prowess(state, attack)),
    }
