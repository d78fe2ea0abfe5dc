"""Which of some cards meets which of some demands, each card one at most."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mathom.games.solitaire.constants import NONE


def matching(demands: Sequence[Collection[int]]) -> list[int]:
    """Give each demand a card of its own, to as many demands as can be.

    Args:
        demands: for each the cards that would meet it.

    Returns:
        For each its card, or -1.
    """
    taken: dict[int, int] = {}
    for demand in range(len(demands)):
        _place(demand, demands, taken, set())
    found = [NONE] * len(demands)
    for card, demand in taken.items():
        found[demand] = card
    return found


def _place(
    demand: int, demands: Sequence[Collection[int]], taken: dict[int, int], seen: set[int]
) -> bool:
    """Find a card for a demand, for which others may have to take another."""
    for card in demands[demand]:
        if card in seen:
            continue
        seen.add(card)
        if card not in taken or _place(taken[card], demands, taken, seen):
            taken[card] = demand
            return True
    return False
