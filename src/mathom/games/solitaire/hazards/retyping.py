"""Which region of the path, or whether the site, the hazards count as another type (S11.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.hazards.comers import comers

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.games.solitaire.travel.retyping import Retype


def best(state: Solitaire, effect: Retype) -> tuple[int, int]:
    """Which change lets most creatures come that could not otherwise; the first of equal ones."""
    found = effect.choices(state)
    return max(found, key=lambda choice: (_gain(state, effect, choice), -found.index(choice)))


def enables(state: Solitaire, effect: Retype, card: int = NONE, number: int = NONE) -> bool:
    """Whether a change makes a creature come that could not otherwise, or a certain one."""
    gained = [_gained(state, effect, choice) for choice in effect.choices(state)]
    return any((card, number) in found if card != NONE else found for found in gained)


def _gain(state: Solitaire, effect: Retype, choice: tuple[int, int]) -> int:
    return len(_gained(state, effect, choice))


def _gained(state: Solitaire, effect: Retype, choice: tuple[int, int]) -> set[tuple[int, int]]:
    """Who could come after a change and could not before: creatures, with their numbers in play."""
    trial = state.copy()
    before = {(comer.card, comer.number) for comer in comers(trial)}
    effect.change(trial, *choice)
    after = {(comer.card, comer.number) for comer in comers(trial)}
    return after - before
