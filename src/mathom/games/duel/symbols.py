"""D4.1, D4.4, D6 Symbols: what lasts of the cards and tokens before a player."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import Box, Card
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
    side.cards = (*side.cards, index)
    _keep_card(side, box.cards[index])


def lose_card(box: Box, side: Side, index: int) -> None:
    """Take a card out of the play area again."""
    side.cards = tuple(other for other in side.cards if other != index)
    recount(box, side)


def add_token(box: Box, side: Side, index: int) -> None:
    """Lay a token before the player: what lasts of it counts from now on."""
    side.tokens = (*side.tokens, index)
    box.tokens[index].keep(side)


def recount(box: Box, side: Side) -> None:
    """Count the symbols of a side from nothing."""
    start = new(Side)
    side.skills, side.eithers, side.chains = start.skills, start.eithers, start.chains
    side.races, side.powers = start.races, start.powers
    for card in side.cards:
        _keep_card(side, box.cards[card])
    for token in side.tokens:
        box.tokens[token].keep(side)


def _keep_card(side: Side, card: Card) -> None:
    """Count what lasts of a card, its chain symbol too."""
    card.keep(side)
    if card.chain_to >= 0:
        side.chains |= 1 << card.chain_to


def race_symbols(side: Side) -> int:
    """How many different Race symbols a side has, the Eagle included (D8.2)."""
    races = len(side.races) - side.races.count(0)
    return races + 1 if side.powers & EAGLE else races
