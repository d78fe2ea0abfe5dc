"""Whom hazards are aimed at, and which of several things is lost (S11.11, S11.13, S11.16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mathom.games.solitaire.constants import NONE, STARTING, WOUNDED
from mathom.games.solitaire.figures import (
    BODY,
    CORRUPTION_CHECK,
    MIND,
    PROWESS,
    corruption,
    corruption_of,
    figure,
)
from mathom.games.solitaire.model.cards import Ally, Item
from mathom.games.solitaire.rolls import chance_above

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire

WAYS: int = 36


def treasures(state: Solitaire, number: int) -> int:
    """The marshalling points of the treasures that somebody carries."""
    found = 0
    for each in state.in_play.attached(number):
        card = state.box.cards[each.card]
        if isinstance(card, Item) and not each.has(STARTING):
            found += card.points
    return found


def chance_to_fail(state: Solitaire, number: int, points: int = 0, added: int = 0) -> int:
    """In how many of 36 ways a character fails a corruption check.

    Args:
        state: the game.
        number: the character.
        points: what is added to his corruption.
        added: what is added to his dice.
    """
    total = corruption(state, number) + points
    total -= figure(state, CORRUPTION_CHECK, number) + added
    return WAYS - chance_above(total)


def most_corruptible(
    state: Solitaire, numbers: Iterable[int], points: int = 0, added: int = 0
) -> int:
    """Who is most likely to fail a check (S11.11)."""
    return max(
        numbers,
        key=lambda each: (
            chance_to_fail(state, each, points, added),
            treasures(state, each),
            figure(state, MIND, each),
            -each,
        ),
    )


def richest(state: Solitaire, numbers: Iterable[int]) -> int:
    """Who carries treasures of most marshalling points; of several the best fighter (S11.13)."""
    return max(
        numbers,
        key=lambda each: (treasures(state, each), figure(state, PROWESS, each), -each),
    )


def strongest(state: Solitaire, numbers: Iterable[int]) -> int:
    """Who has the highest prowess (S20.9); of several who carries more treasures."""
    return max(
        numbers,
        key=lambda each: (figure(state, PROWESS, each), treasures(state, each), -each),
    )


def most_endangered(state: Solitaire, numbers: Iterable[int]) -> int:
    """Whose body is most in danger (S20.9); of several who carries more treasures."""
    return max(
        numbers,
        key=lambda each: (chance_to_fall(state, each), treasures(state, each), -each),
    )


def chance_to_fall(state: Solitaire, number: int) -> int:
    """In how many of 36 ways somebody is eliminated by a body check (S14.1)."""
    hurt = 1 if state.in_play[number].has(WOUNDED) else 0
    return chance_above(figure(state, BODY, number) - hurt)


def dearest(state: Solitaire, numbers: Iterable[int]) -> int:
    """Which item is lost: of most points, of equal ones that with less corruption (S11.16)."""
    return max(
        numbers,
        key=lambda each: (_points(state, each), -corruption_of(state, each), -each),
    )


def _points(state: Solitaire, number: int) -> int:
    card = state.card(number)
    return card.points if isinstance(card, Item) else NONE


def is_ally(state: Solitaire, number: int) -> bool:
    """Whether a member of the company is an ally."""
    return isinstance(state.card(number), Ally)
