"""What the cards of a combat are worth now: type, cost, attack and defense (Q5.4, Q5.10-5.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.combat.state import NONE, OURS, THEIRS, Combat, Fighter
from mathom.games.quest.constants import STRENGTH

if TYPE_CHECKING:
    from mathom.games.quest.combat.abilities import Ability
    from mathom.games.quest.model.decks import Card
    from mathom.games.quest.model.state import Quest


def current_combat(state: Quest) -> Combat:
    """The combat that is being fought."""
    combat = state.combat
    assert combat is not None
    return combat


def fighter(state: Quest, side: int) -> Fighter:
    """One side of the combat."""
    return current_combat(state).sides[side]


def opponent(state: Quest, side: int) -> Fighter:
    """The other side of the combat."""
    return current_combat(state).sides[1 - side]


def played(state: Quest, side: int) -> Card | None:
    """The card a side has played this round, cancelled or not."""
    card = fighter(state, side).card
    return None if card == NONE else state.box.cards[card]


def counts(state: Quest, side: int) -> bool:
    """Whether a side has played a card this round that is not cancelled (Q5.8, Q5.10)."""
    one = fighter(state, side)
    return one.card != NONE and not one.cancelled


def type_of(state: Quest, side: int) -> int:
    """MELEE or RANGED; NONE without a card or with a cancelled one (Q5.8, Q5.13)."""
    card = played(state, side)
    return NONE if card is None or fighter(state, side).cancelled else card.type


def printed_defense(state: Quest, side: int) -> int:
    """The defense printed on the card of a side, cancelled or not; 0 without one (Q5.12)."""
    card = played(state, side)
    return 0 if card is None else card.defense


def talent(state: Quest, side: int) -> Ability | None:
    """What a side can do besides its cards: the ability of the foe; the hero has none."""
    combat = current_combat(state)
    return state.box.foes[combat.foe].ability if side == THEIRS else None


def able(state: Quest, side: int, timing: int) -> list[Ability]:
    """The abilities of a side that work at a moment: that of its card, then that of the foe."""
    found: list[Ability] = []
    card = played(state, side)
    if card is not None and counts(state, side) and card.ability.timing == timing:
        found.append(card.ability)
    foe = talent(state, side)
    if foe is not None and foe.timing == timing:
        found.append(foe)
    return found


def strength(state: Quest, side: int) -> int:
    """How much strength the stack of a side may cost (Q5.2, Q5.4)."""
    combat = current_combat(state)
    if side == THEIRS:
        return state.box.foes[combat.foe].strength
    own = attribute(state, combat.seat, STRENGTH) + combat.more_strength
    return max(0, own) + combat.unspent


def spent(state: Quest, side: int) -> int:
    """What the whole stack of a side costs (Q5.4): what foes save, they save on each card."""
    one = fighter(state, side)
    foe = talent(state, side)
    cost = 0
    for at, number in enumerate(one.stack):
        card = state.box.cards[number]
        price = 0 if one.free and at == len(one.stack) - 1 else card.cost
        if foe is not None:
            price = foe.modified(price, "cost", card.type)
            if at == 0:
                price = foe.modified(price, "lowest-cost", card.type)
        cost += price
    return cost


def attack_of(state: Quest, side: int) -> int:
    """The attack of a side in the damage part (Q5.7, Q5.10, Q5.12)."""
    card = played(state, side)
    one = fighter(state, side)
    if card is None or one.cancelled or one.attack_to == 0:
        return 0
    printed = card.attack if one.attack_to == NONE else min(card.attack, one.attack_to)
    foe = talent(state, side)
    if foe is not None:
        printed = foe.modified(printed, "attack", card.type)
    return printed + one.attack


def defense_of(state: Quest, side: int) -> int:
    """The defense of a side in the damage part (Q5.7, Q5.10, Q5.12)."""
    card = played(state, side)
    one = fighter(state, side)
    if card is None or one.cancelled:
        return 0
    floor = card.ability.modified(0, "defense-floor", card.type)
    if one.defense_to == 0 and floor == 0:
        return 0
    reduced = card.defense if one.defense_to == NONE else min(card.defense, one.defense_to)
    return max(floor, reduced) + one.defense


def parried(state: Quest, side: int) -> int:
    """The damage that the defense of a side keeps off this round."""
    return min(attack_of(state, 1 - side), defense_of(state, side))


def bearable(state: Quest, side: int) -> int:
    """How much more damage a side can be dealt this round; NONE for any amount."""
    card = played(state, side)
    one = fighter(state, side)
    if card is None or one.cancelled:
        return NONE
    cap = card.ability.modified(NONE, "damage-cap", card.type)
    return NONE if cap == NONE else max(0, cap - one.taken)


def wins_look(state: Quest, side: int) -> bool:
    """Whether the opponent of a side must play first and openly this round."""
    one = fighter(state, side)
    if one.exhausted or one.before == NONE:
        return False
    before = state.box.cards[one.before]
    return before.ability.has("sees-first", before.type)


def seat_of(state: Quest, side: int) -> int:
    """The seat that plays a side."""
    return current_combat(state).seat if side == OURS else 0
