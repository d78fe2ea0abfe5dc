"""S20 Nazgûl: who can attack, who lies in play as an event, and what such a one does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import On, Standing
from mathom.games.solitaire.constants import (
    CREATURE,
    HAZARD,
    MOVEMENT,
    NONE,
    POWERED,
    SECOND_WAY,
)
from mathom.games.solitaire.figures import ModifyCharacters
from mathom.games.solitaire.hazards.comers import comers
from mathom.games.solitaire.hazards.retyping import enables
from mathom.games.solitaire.hazards.targets import most_endangered
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import RetypeSite, site_type
from mathom.games.solitaire.travel.retyping import Retype
from mathom.kernel.agenda import Step
from mathom.kernel.effects import Bindings, perform
from mathom.kernel.language import argument

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.instances import Instance

POWER: Final = "once-per-hazard-phase"


def can_attack(state: Solitaire, card: int, number: int = NONE) -> bool:
    """Whether a creature has a way to attack in this turn, helpers of the hand counted (S20.3)."""
    if any(comer.card == card and comer.number == number for comer in comers(state)):
        return True
    return any(
        _lets_come(state, helper, card, number) for helper in dict.fromkeys(state.hazard_hand)
    )


def _lets_come(state: Solitaire, helper: int, card: int, number: int) -> bool:
    """Whether an event of the hand that is to come in step 3 would let a creature attack."""
    from mathom.games.solitaire.hazards.allowing import AllowKeying
    from mathom.games.solitaire.hazards.events import may_be_played, needs_met
    from mathom.games.solitaire.hazards.modes import let_come

    hazard = state.box.cards[helper]
    if not isinstance(hazard, Hazard) or hazard.step != 3 or not may_be_played(state, helper):
        return False
    for mode in hazard.modes:
        if not needs_met(state, mode) and mode.target != "nazgul-card":
            continue
        for effect in mode.script.effects:
            if isinstance(effect, AllowKeying) and effect.times:
                if card in let_come(state, effect)[:1]:
                    return True
            elif isinstance(effect, Retype) and enables(state, effect, card, number):
                return True
    return False


def events_in_play(state: Solitaire) -> list[Instance]:
    """The Nazgûl that lie in play as events, in the order of their rank (S20.10)."""
    found = [
        each
        for each in state.in_play
        if each.controller == HAZARD and each.has(SECOND_WAY) and rank(state, each.card)
    ]
    return sorted(found, key=lambda each: rank(state, each.card))


def rank(state: Solitaire, card: int) -> int:
    """The rank of a Nazgûl, the Witch-king's being 1; 0 of anything else."""
    creature = state.box.cards[card]
    return creature.rank if isinstance(creature, Creature) else 0


class Powers(Step[Solitaire]):
    """Nazgûl in play that cannot attack use their powers, one after the other (S20.10).

    After each of them the others are looked at again.
    """

    __slots__ = ("numbers",)
    __match_args__ = ("numbers",)

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        """`numbers` have had their turn."""
        self.numbers: Final = numbers

    def run(self, state: Solitaire, chance: Chance) -> None:
        if state.turn.returned:
            return
        done = self.numbers
        for each in events_in_play(state):
            if each.number in done or each.has(POWERED):
                continue
            done = (*done, each.number)
            if not can_attack(state, each.card, each.number) and has_use(state, each.number):
                state.push(Powers(done))
                use_power(state, each.number)
                return


def has_use(state: Solitaire, number: int) -> bool:
    """Whether the power of a Nazgûl would do something (S20.9)."""
    from mathom.games.solitaire.hazards.events import works

    bindings = Bindings(card=number)
    card = state.in_play[number].card
    scripts = [on.effects for on in _powers(state, card)]
    if any(works(effect, state, bindings) for script in scripts for effect in script.effects):
        return True
    return any(_stands(state, effect) for effect in _standing(state, card))


def _powers(state: Solitaire, card: int) -> list[On]:
    return [on for on in state.box.lasting(On, card, 1) if on.event == POWER]


def _standing(state: Solitaire, card: int) -> list[Standing]:
    """What holds once the power was used (see the condition `powered`)."""
    return list(state.box.lasting(Standing, card, 1))


def _stands(state: Solitaire, effect: Standing) -> bool:
    """Whether what holds once the power was used would change anything in this turn."""
    if isinstance(effect, RetypeSite):
        return site_type(state) == effect.from_
    return True


def use_power(state: Solitaire, number: int) -> None:
    """A Nazgûl uses its power (S20.5)."""
    state.in_play.mark(number, POWERED)
    card = state.in_play[number].card
    state.emit("power", card=state.box.cards[card].id, why="cannot-attack")
    bindings = Bindings(card=number, target=_aim(state, card))
    for on in reversed(_powers(state, card)):
        perform(state, on.effects, bindings)


def _aim(state: Solitaire, card: int) -> int:
    """Whom the power is aimed at, where it lowers somebody's figures (S20.9)."""
    for on in _powers(state, card):
        for effect in on.effects.effects:
            if isinstance(effect, ModifyCharacters) and state.company():
                found = most_endangered(state, [each.number for each in state.company()])
                state.emit("aimed", card=state.card(found).id, why="most-endangered")
                return found
    return NONE


def end_powers(state: Solitaire) -> None:
    """What the powers have done ends with the hazard long-events (S20.9)."""
    for each in state.in_play:
        if each.has(POWERED):
            state.in_play.mark(each.number, POWERED, on=False)


@SOLITAIRE.numbers.form("nazgul-permanent-events-in-play")
def nazgul_events(state: Solitaire, bindings: Bindings) -> int:
    """How many Nazgûl lie in play as events (S20.7)."""
    return len(events_in_play(state))


@SOLITAIRE.conditions.form(
    "last_attack", on=argument(lambda reader, name, compiler: reader.flag("last_attack"))
)
def last_attack(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """The attack that is fought is the last of the creatures of this phase (S20.10)."""
    attack = state.attack
    if attack is None or attack.kind != CREATURE or state.phase != MOVEMENT:
        return not on
    card = NONE if attack.by not in state.in_play else state.in_play[attack.by].card
    if not isinstance(state.box.cards[card], Creature) or attack.left:
        return not on
    return (not comers(state)) == on


@SOLITAIRE.conditions.form(
    "cannot_attack_this_turn",
    on=argument(lambda reader, name, compiler: reader.flag("cannot_attack_this_turn")),
)
def cannot_attack(state: Solitaire, bindings: Bindings, on: bool) -> bool:
    """The card in hand that asks has no way to attack; who plays it has seen to that."""
    return on
