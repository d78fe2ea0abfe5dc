"""What the bot does when the company is attacked: the attack as a whole, and who is struck."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.attacks import Stand, harm, stands
from mathom.games.solitaire.bot.knowing import abilities, does, users, word
from mathom.games.solitaire.bot.odds import above
from mathom.games.solitaire.bot.prices import cost_of
from mathom.games.solitaire.bot.threats import cost as cost_of_creature
from mathom.games.solitaire.bot.threats import rows_of
from mathom.games.solitaire.bot.worth import plays, tapping
from mathom.games.solitaire.combat.cancelling import CancelAttack
from mathom.games.solitaire.constants import CREATURE, MOVEMENT, NONE
from mathom.games.solitaire.hazards.keying import playable
from mathom.games.solitaire.model.cards import Creature, Resource
from mathom.games.solitaire.model.state import Attack
from mathom.kernel.chance import Recorded
from mathom.kernel.effects import Bindings
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.option import Option

BEFORE: Final = ("before-assignment",)
CANCEL: Final = ("cancel-attack", "cancel-hazard-targeting-company", "cancel-nazgul")
TRIED: Final = ("modify-attack",)
"""What is tried out on the attack itself."""
LEAST: Final = 0.05
"""What must be won by doing something at all."""


def defend(state: Solitaire, options: list[Option]) -> Option:
    """Whatever saves most, if it is worth its price."""
    attack = state.attack
    assert attack is not None
    wanted = plays(state)
    whole = harm(state, attack)
    best, chosen = LEAST, options[-1]
    for option in options:
        if option.kind == "pass":
            continue
        if option.kind == "tap":
            number = next(
                each.number
                for each in state.in_play
                if each.card == option.value and state.untapped(each.number)
            )
            gain = whole / (1 + attack.left) - tapping(state, number, wanted)
        else:
            gain = _gain(state, attack, option, whole, wanted)
        if gain > best:
            best, chosen = gain, option
    return chosen


def _gain(state: Solitaire, attack: Attack, option: Option, whole: float, wanted: int) -> float:
    found = abilities(state, option, BEFORE)
    number = NONE if option.kind == "play" else users(state, option, BEFORE)[0]
    best = max(
        (
            saved(state, attack, each, number, whole) - cost_of(state, each, number, wanted)
            for each in found
        ),
        default=0.0,
    )
    if best <= 0 or option.kind != "play":
        return best
    return best - needed_later(state, option.value)


def needed_later(state: Solitaire, card: int) -> float:
    """What a card of the hand would save in attacks of this phase that are still to come."""
    if state.phase != MOVEMENT or state.hand.count(card) > 1:
        return 0.0
    found = 0.0
    for attack, cost in upcoming(state):
        if cost > found and _cancels(state, card, attack):
            others = (each for each in state.hand if each != card)
            if not any(_cancels(state, each, attack) for each in others):
                found = cost
    return found


def upcoming(state: Solitaire) -> list[tuple[Attack, float]]:
    """The attacks of creatures of the hazard hand that will still come, with what they cost."""
    found: list[tuple[Attack, float]] = []
    rows = rows_of(state)
    for card in state.hazard_hand:
        creature = state.box.cards[card]
        keys = playable(state, card)
        if keys and isinstance(creature, Creature):
            attack = new(Attack)
            attack.race, attack.kind = creature.race, CREATURE
            attack.keyed, attack.key = keys[0].kind, keys[0].key
            found.append((attack, cost_of_creature(creature, rows)))
    return found


def _cancels(state: Solitaire, card: int, attack: Attack) -> bool:
    """Whether a card of the hand cancels such an attack."""
    it = state.box.cards[card]
    if not isinstance(it, Resource):
        return False
    return any(
        isinstance(effect, CancelAttack) and effect.of.fit(attack)
        for mode in it.modes
        for effect in mode.script.effects
    )


def saved(state: Solitaire, attack: Attack, ability: Ability, number: int, whole: float) -> float:
    """How much of what an attack costs an ability of a card saves, its price apart."""
    done = does(ability)
    if any(each in done for each in CANCEL):
        return whole / (1 + attack.left)
    if "roll-to-cancel-attack" in done:
        needed = getattr(done["roll-to-cancel-attack"], "above", 5)
        return whole / (1 + attack.left) * above(needed)
    changed = done.get("modify-characters")
    if changed is not None:
        bindings = Bindings() if number == NONE else Bindings(card=number)
        more = changed.prowess.of(state, bindings)  # type: ignore[attr-defined]
        return whole - harm(state, attack, more) if more else 0.0
    if any(each in done for each in TRIED):
        return whole - _after(state, attack, ability, number)
    return 0.0


def _after(state: Solitaire, attack: Attack, ability: Ability, number: int) -> float:
    """What the attack costs once an ability has changed it."""
    before = attack.changes
    bindings = Bindings() if number == NONE else Bindings(card=number)
    for effect in ability.script.effects:
        if word(effect) in TRIED and effect.holds(state, bindings):
            effect.resolve(state, bindings, Recorded(()))
    found = harm(state, attack)
    attack.changes = before
    return found


def assign(state: Solitaire, options: list[Option]) -> Option:
    """Whoever stands best among those who may be given a strike."""
    attack = state.attack
    assert attack is not None
    wanted = plays(state)
    numbers = [
        each.number
        for each in state.members()
        if any(option.kind == "strike" and option.value == each.card for option in options)
    ]
    best = min(stands(state, attack, numbers, wanted), key=Stand.best)
    card = state.in_play[best.number].card
    return next(option for option in options if option.value == card and option.kind == "strike")


def order(state: Solitaire, options: list[Option]) -> Option:
    """Whoever stands worst first, while there is most help."""
    attack = state.attack
    assert attack is not None
    numbers = [
        each.number
        for each in state.members()
        if any(option.value == each.card for option in options)
    ]
    worst = max(stands(state, attack, numbers, plays(state)), key=Stand.best)
    return next(option for option in options if option.value == state.in_play[worst.number].card)
