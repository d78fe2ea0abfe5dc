"""What two dice are likely to bring: the exact odds of strikes, body checks and other rolls."""

from __future__ import annotations

import functools
from typing import Final, NamedTuple

from mathom.games.solitaire.rolls import WAYS

ALL: Final = 36
"""In how many ways two dice fall."""
LEAST: Final = 2
MOST: Final = 12
SURE: Final = 99
"""A body that no body check is above."""


class Fight(NamedTuple):
    """The chances of one strike.

    Attributes:
        won: it fails; `tied` it neither fails nor succeeds.
        hurt: it wounds the defender, who survives.
        dead: the defender is eliminated.
    """

    won: float
    tied: float
    hurt: float
    dead: float


def above(needed: int) -> float:
    """The chance that two dice show more than this."""
    return _ABOVE[max(LEAST - 1, min(MOST, needed))]


_ABOVE: Final = {
    needed: sum(ways for total, ways in WAYS.items() if total > needed) / ALL
    for needed in range(LEAST - 1, MOST + 1)
}


def best(chance: float, rolls: int) -> float:
    """The chance that one of several rolls succeeds."""
    return 1.0 - (1.0 - chance) ** rolls


@functools.lru_cache(maxsize=4096)
def fight(margin: int, body: int, rolls: int = 1) -> Fight:
    """The chances of a strike that dice must be above `margin` to beat.

    Args:
        margin: the prowess of the strike less that of the defender.
        body: the body of the defender, one less if he was wounded already.
        rolls: how often the dice are rolled for it.
    """
    won = best(above(margin), rolls)
    lost = 1.0 - best(above(margin - 1), rolls)
    dead = lost * above(body) if body < SURE else 0.0
    return Fight(won, 1.0 - won - lost, lost - dead, dead)
