"""Which creatures can attack now, how, and in what order (S11.14, S20.3, S20.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing
from mathom.games.solitaire.combat.attack import creature_attack
from mathom.games.solitaire.combat.strength import attack_prowess, attack_strikes, total
from mathom.games.solitaire.constants import (
    CREATURE,
    HAZARD,
    KEYED_NOT,
    NONE,
    POWERED,
    SECOND_WAY,
    UNTIL_ATTACK,
)
from mathom.games.solitaire.hazards.allowing import AllowKeying
from mathom.games.solitaire.hazards.events import ways_of
from mathom.games.solitaire.hazards.keying import (
    PREFERENCE,
    Ground,
    Used,
    keys,
    may_come,
    offered,
    playable,
)
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Attack, Faced
from mathom.kernel.chance import Recorded
from mathom.kernel.effects import Bindings
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.instances import Instance

T = TypeVar("T")
NO_HELP: Final = (NONE, 0)


class AttackFromEvent(Standing):
    """A creature that lies in play as an event may attack from there (S11.17)."""


SOLITAIRE.effects["attack-from-event"] = AttackFromEvent


class Comer(NamedTuple):
    """A creature that can attack.

    Attributes:
        card: which; `number` its number in play if it lies there as an event, or -1.
        used: the key.
        help: the card of the hand that gives it the key, and in which of its ways; or -1.
    """

    card: int
    number: int
    used: Used
    help: tuple[int, int] = NO_HELP


def lying_events(state: Solitaire) -> list[Instance]:
    """The creatures that lie in play as events and may attack from there (S20.4, S11.17)."""
    found: list[Instance] = []
    for each in state.in_play:
        if each.controller == HAZARD and each.has(SECOND_WAY) and not each.has(POWERED):
            card = state.box.cards[each.card]
            if isinstance(card, Creature) and (
                card.rank or state.box.lasting(AttackFromEvent, each.card, 1)
            ):
                found.append(each)
    return found


def helpers(state: Solitaire) -> list[tuple[int, int, AllowKeying]]:
    """The cards of the hand that are kept for an attack and give a creature a key (S20.3)."""
    found: list[tuple[int, int, AllowKeying]] = []
    for card in state.hazard_hand:
        hazard = state.box.cards[card]
        if isinstance(hazard, Hazard) and not hazard.dead and hazard.step == 0:
            for way, mode in enumerate(hazard.modes):
                found += [
                    (card, way, effect)
                    for effect in mode.script.effects
                    if isinstance(effect, AllowKeying) and _open(state, mode)
                ]
    return found


def _open(state: Solitaire, mode: Ability) -> bool:
    return mode.target == "nazgul-card" or mode.needs is None or mode.needs.of(state, Bindings())


def given(state: Solitaire, creature: Creature, effect: AllowKeying, ground: Ground) -> list[Used]:
    """The keys that a card which is not in play would give a creature."""
    found = [Used(kind, key) for kind, key in offered(state, creature, effect, ground)]
    found = [used for used in found if not ground.closed(used)]
    return sorted(found, key=lambda used: PREFERENCE.index(used.kind))


def comers(state: Solitaire) -> list[Comer]:
    """All that can attack now; a card that gives a key helps the one that fights best."""
    found: list[Comer] = []
    without: list[tuple[int, int]] = []
    lying = lying_events(state)
    hand = [
        card
        for card in dict.fromkeys(state.hazard_hand)
        if isinstance(state.box.cards[card], Creature)
    ]
    if not lying and not hand:
        return []
    ground = Ground(state)
    for each in lying:
        creature = state.box.cards[each.card]
        assert isinstance(creature, Creature)
        fitting = keys(state, creature, ground)
        if fitting:
            found.append(Comer(each.card, each.number, fitting[0]))
        else:
            without.append((each.card, each.number))
    for card in hand:
        fitting = playable(state, card, ground)
        if fitting:
            found.append(Comer(card, NONE, fitting[0]))
        else:
            without.append((card, NONE))
    return [*_sharing(state, found), *_helped(state, without, ground)]


def _sharing(state: Solitaire, found: list[Comer]) -> list[Comer]:
    """Of those who need the same card that lets one creature come, the strongest alone."""
    limited: dict[int, Comer] = {}
    rest: list[Comer] = []
    for comer in found:
        by = comer.used.by
        if by == NONE or not _lets_one(state, by):
            rest.append(comer)
        elif by not in limited or _prowess(state, comer.card) > _prowess(state, limited[by].card):
            limited[by] = comer
    return [*rest, *limited.values()]


def _lets_one(state: Solitaire, number: int) -> bool:
    instance = state.in_play[number]
    effects = state.box.lasting(AllowKeying, instance.card, state.box.way_of(instance))
    return any(effect.times for effect in effects)


def _helped(state: Solitaire, without: list[tuple[int, int]], ground: Ground) -> list[Comer]:
    """Those without a key that a card of the hand gives one, the strongest first."""
    free = helpers(state)
    found: list[Comer] = []
    line = sorted(without, key=lambda each: (-_prowess(state, each[0]), each[0])) if free else []
    for card, number in line:
        creature = state.box.cards[card]
        assert isinstance(creature, Creature)
        if not may_come(state, card, ground, number):
            continue
        for at, (helper, way, effect) in enumerate(free):
            fitting = given(state, creature, effect, ground)
            if fitting:
                found.append(Comer(card, number, fitting[0], (helper, way)))
                del free[at]
                break
    return found


def _prowess(state: Solitaire, card: int) -> int:
    creature = state.box.cards[card]
    return creature.prowess if isinstance(creature, Creature) else 0


# What an attack would be like.


def suppose(state: Solitaire, comer: Comer, ask: Callable[[Attack], T]) -> T:
    """What is true while a creature attacks; the state is afterwards as it was before."""
    before, attack_before, faced_before = state.in_play, state.attack, state.turn.faced
    state.in_play = before.copy()
    state.turn.faced = [*faced_before, faced_by(state, comer)]
    try:
        number = comer.number
        if number == NONE:
            number = state.in_play.enter(comer.card, HAZARD)
        else:
            state.in_play.mark(number, SECOND_WAY, on=False, forget=True)
        attack = creature_attack(state, number, comer.used.kind, comer.used.key)
        state.attack = attack
        if comer.help[0] != NONE:
            apply(state, *comer.help)
        return ask(attack)
    finally:
        state.in_play, state.attack = before, attack_before
        state.turn.faced = faced_before


def apply(state: Solitaire, card: int, way: int, target: int = NONE) -> int:
    """Have a card of the hand do what it does to an attack that is supposed; its number."""
    told, state.events = state.events, None
    depth = len(state.agenda)
    number = state.in_play.enter(card, HAZARD, target, 1 << UNTIL_ATTACK)
    bindings = Bindings(card=number, target=target)
    for effect in ways_of(state, card)[way].script.effects:
        if not isinstance(effect, Standing) and effect.holds(state, bindings):
            effect.resolve(state, bindings, Recorded(()))
    del state.agenda[depth:]
    state.events = told
    return number


def faced_by(state: Solitaire, comer: Comer) -> Faced:
    """What would be noted of its attack."""
    creature = state.box.cards[comer.card]
    assert isinstance(creature, Creature)
    faced = new(Faced)
    faced.card, faced.kind, faced.race = comer.card, CREATURE, creature.race
    faced.keyed, faced.key, faced.prowess = comer.used.kind, comer.used.key, creature.prowess
    if comer.used.kind == KEYED_NOT:
        faced.key = NONE
    return faced


# Who comes first.


def ordered(state: Solitaire, found: list[Comer]) -> list[Comer]:
    """By their prowess now; of equal ones that with more strikes, then by name (S11.14)."""
    names = state.box.names["card"]

    def place(comer: Comer) -> tuple[int, int, str]:
        prowess, strikes = suppose(state, comer, lambda attack: _figures(state, attack))
        return prowess, -strikes, names[comer.card]

    return sorted(found, key=place)


def _figures(state: Solitaire, attack: Attack) -> tuple[int, int]:
    strikes = len(state.members()) if attack.each else total(attack_strikes(state, attack))
    return total(attack_prowess(state, attack)), strikes


def first(state: Solitaire, found: list[Comer]) -> tuple[Comer, str]:
    """Who attacks next, and why: who profits from another waits for it (S11.14)."""
    line = ordered(state, found) if len(found) > 1 else found
    for comer in line:
        if not any(other != comer and profits(state, comer, other) for other in line):
            waited = any(profits(state, other, comer) for other in line if other != comer)
            if waited and comer != line[0]:
                return comer, "before-others-profit"
            return comer, "lowest-prowess" if len(line) > 1 else "only-one"
    return line[0], "lowest-prowess"


def profits(state: Solitaire, comer: Comer, other: Comer) -> bool:
    """Whether a creature gets more out of its attack once another has been faced (S11.3)."""
    faced = faced_by(state, other)
    before = _gains(state, comer)
    state.turn.faced.append(faced)
    try:
        return _gains(state, comer) > before
    finally:
        state.turn.faced.pop()


def _gains(state: Solitaire, comer: Comer) -> int:
    """How many things of its own hold that depend on what was faced."""
    creature = state.box.cards[comer.card]
    assert isinstance(creature, Creature)
    bindings = Bindings(card=comer.number)
    return sum(
        1
        for effect in creature.script.effects
        if effect.when is not None and effect.when.of(state, bindings)
    )
