"""The whole language of Quest's cards: every module that adds to it."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards import conditions, flow, lasting, numbers, places
from mathom.games.quest.cards.language import QUEST
from mathom.games.quest.effects import (
    board,
    cards,
    corruption,
    fighting,
    heroes,
    people,
    sauron,
    secrets,
    tokens,
)

__all__ = ["MODULES", "QUEST"]

MODULES: Final = (
    *(places, numbers, conditions, flow, lasting),
    *(board, cards, corruption, fighting, heroes, people, sauron, secrets, tokens),
)
