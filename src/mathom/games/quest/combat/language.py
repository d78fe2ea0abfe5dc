"""The language of combat: what cards and foes say about the round that is being fought (Q5.6).

An ability is about the `side` that has it; "ours" and "theirs" are seen from there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.state import NONE
from mathom.games.quest.combat.stats import (
    fighter,
    opponent,
    parried,
    played,
    printed_defense,
    type_of,
)
from mathom.games.quest.constants import MELEE, TYPES
from mathom.kernel.effects import Bindings
from mathom.kernel.language import Language, one_of

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest

COMBAT: Final = Language(
    ("attack", "cost", "lowest-cost", "hand-damage", "defense-floor", "damage-cap")
)
"""A foe changes its cards: attack, cost, that of the lowest in the stack, and how much of their
damage must be taken from the hand. A card has a floor of its defense, and a cap of damage."""


@COMBAT.conditions.form("ours", ours=one_of(TYPES))
def ours(state: Quest, bindings: Bindings, ours: int) -> bool:
    """The owner has played a card of this type."""
    return type_of(state, bindings["side"]) == ours


@COMBAT.conditions.form("theirs", theirs=one_of(TYPES))
def theirs(state: Quest, bindings: Bindings, theirs: int) -> bool:
    """The opponent has."""
    return type_of(state, 1 - bindings["side"]) == theirs


@COMBAT.conditions.form("repeats")
def repeats(state: Quest, bindings: Bindings) -> bool:
    """The opponent has played a card of the same type as in the round before."""
    type = type_of(state, 1 - bindings["side"])
    return type != NONE and type == opponent(state, bindings["side"]).type_before


@COMBAT.conditions.form("not-named")
def not_named(state: Quest, bindings: Bindings) -> bool:
    """The opponent has played a card of another type than was named."""
    type = type_of(state, 1 - bindings["side"])
    return type not in (NONE, fighter(state, bindings["side"]).named)


@COMBAT.numbers.form("their-defense")
def their_defense(state: Quest, bindings: Bindings) -> int:
    """What is printed on the opponent's card."""
    return printed_defense(state, 1 - bindings["side"])


@COMBAT.numbers.form("their-cost")
def their_cost(state: Quest, bindings: Bindings) -> int:
    """What the opponent's card costs; NONE without one."""
    card = played(state, 1 - bindings["side"])
    return NONE if card is None else card.cost


@COMBAT.numbers.form("dealt")
def dealt(state: Quest, bindings: Bindings) -> int:
    """All damage that the opponent was dealt in this round."""
    return opponent(state, bindings["side"]).taken


@COMBAT.numbers.form("struck")
def struck(state: Quest, bindings: Bindings) -> int:
    """The damage that the card has dealt to the opponent."""
    return opponent(state, bindings["side"]).struck


@COMBAT.numbers.form("taken")
def taken(state: Quest, bindings: Bindings) -> int:
    """All damage that the owner was dealt in this round."""
    return fighter(state, bindings["side"]).taken


@COMBAT.numbers.form("parried")
def kept_off(state: Quest, bindings: Bindings) -> int:
    """The damage that the owner's defense has kept off."""
    return parried(state, bindings["side"])


@COMBAT.numbers.form("other-cards")
def other_cards(state: Quest, bindings: Bindings) -> int:
    """The cards of the owner's stack besides the one played."""
    return len(_others(state, bindings["side"]))


@COMBAT.numbers.form("other-melee-cards")
def other_melee_cards(state: Quest, bindings: Bindings) -> int:
    """Those of them that are melee."""
    cards = [state.box.cards[card] for card in _others(state, bindings["side"])]
    return sum(1 for card in cards if card.type == MELEE)


def _others(state: Quest, side: int) -> list[int]:
    us = fighter(state, side)
    cards = list(us.stack)
    if us.card in cards:
        cards.remove(us.card)
    return cards
