"""D4.1, D4.4, D6 Symbols: what lasts of the cards and tokens before a player."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import Box
from mathom.games.duel.state import Side
from mathom.kernel.schema import new

POWERS: Final = (
    "wild-skill",
    "no-surcharge",
    "red-anywhere",
    "red-reinforced",
    "double-discard",
    "eagle",
)
"""What tokens grant for good; a side has them as a bit mask."""
WILD_SKILL: Final = 1
NO_SURCHARGE: Final = 2
RED_ANYWHERE: Final = 4
RED_REINFORCED: Final = 8
DOUBLE_DISCARD: Final = 16
EAGLE: Final = 32


def add_card(box: Box, side: Side, index: int) -> None:
    """Lay a card in the play area: what lasts of it counts from now on."""
    card = box.cards[index]
    side.cards = (*side.cards, index)
    if card.chain_to >= 0:
        side.chains |= 1 << card.chain_to
    for effect in card.effects:
        effect.keep(side)


def lose_card(box: Box, side: Side, index: int) -> None:
    """Take a card out of the play area again."""
    card = box.cards[index]
    side.cards = tuple(other for other in side.cards if other != index)
    shared = any(box.cards[other].chain_to == card.chain_to for other in side.cards)
    if card.chain_to >= 0 and not shared:
        side.chains &= ~(1 << card.chain_to)
    for effect in card.effects:
        effect.drop(side)


def add_token(box: Box, side: Side, index: int) -> None:
    """Lay a token before the player: what lasts of it counts from now on."""
    side.tokens = (*side.tokens, index)
    for effect in box.tokens[index].effects:
        effect.keep(side)


def recount(box: Box, side: Side) -> Side:
    """A side with the same cards and tokens, its symbols counted from nothing."""
    fresh = new(Side)
    for card in side.cards:
        add_card(box, fresh, card)
    for token in side.tokens:
        add_token(box, fresh, token)
    return fresh


def race_symbols(side: Side) -> int:
    """How many different Race symbols a side has, the Eagle included (D8.2)."""
    races = sum(1 for count in side.races if count)
    return races + 1 if side.powers & EAGLE else races
