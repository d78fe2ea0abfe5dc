"""What cards are worth: to recruit from, to restore, and to save from corruption."""

from __future__ import annotations

from typing import Final

from mathom.games.dice.box import Card
from mathom.games.dice.state import AREAS, Dice

PER_COST: Final = 0.85
GUARDED: Final = 1.5
FADING: Final = {0: 0.3, 1: 0.6}
"""How much a new die is still worth so few Locations before Mount Doom."""
NEEDED: Final = {1: 25.0, 2: 8.0, 3: 3.0}
"""What restoring is worth when so many cards more lose the game."""
OWN: Final = 0.6


def margin(state: Dice) -> int:
    """How many cards more lose the game."""
    return state.limit() - state.corrupted.bit_count()


def fading(state: Dice) -> float:
    """How much a new die is still worth."""
    left = len(state.box.locations) - 3 - state.location
    return FADING.get(left, 1.0)


def recruit_worth(state: Dice, card: Card, guarded: bool) -> float:
    """What a die of a card is worth."""
    if state.corrupted >> card.index & 1:
        return 0.0
    return card.cost * PER_COST * fading(state) - (GUARDED if guarded else 0.0)


def restore_worth(state: Dice, seat: int, card: Card) -> float:
    """What it is worth to take a marker off."""
    return NEEDED.get(margin(state), 0.5) + OWN * owned(state, seat, card)


def owned(state: Dice, seat: int, card: Card) -> int:
    """How many dice of a card a player has."""
    side = state.sides[seat]
    dice = [die for area in AREAS for die in getattr(side, area)]
    return sum(state.box.sort_of[die] == card.sort for die in dice)


def is_guarded(state: Dice, card: int) -> bool:
    """Whether recruiting from a card brings Sauron a die (R7.19)."""
    rows = [at for each, at in enumerate(state.guarded) if state.guards[each]]
    return any(card in state.rows[row] for row in rows if row >= 0)


def best_spending(state: Dice, seat: int, points: int) -> float:
    """What so many points are worth in Phase 4."""
    best = 0.0
    for card in state.cards():
        if card.cost <= points:
            if state.wilds[card.index]:
                guarded = is_guarded(state, card.index)
                best = max(best, recruit_worth(state, card, guarded))
            if state.corrupted >> card.index & 1:
                best = max(best, restore_worth(state, seat, card))
    return best
