"""S19.3 Limits: what cannot be duplicated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire

IN_GAME = ("unique", "one-in-game", "one-per-site", "one-per-company", "one-per-turn")
"""Limits that a copy in play reaches: there is one company, at one site."""


def allowed(state: Solitaire, card: int, limit: str) -> bool:
    """Whether a card may be played beside its copies in play (S1.7, S19.3)."""
    if state.box.cards[card].unique:
        if card in state.removed:
            return False
        limit = "unique"
    return limit not in IN_GAME or not any(each.card == card for each in state.in_play)


def may_bear(state: Solitaire, card: int, number: int) -> bool:
    """Whether somebody may bear one more copy of an item (S19.3)."""
    found = state.box.cards[card]
    if getattr(found, "limit", "") != "one-per-character":
        return True
    return not any(each.card == card for each in state.in_play.attached(number))


ON_ONE: Final = (
    *("one-per-character", "one-per-nazgul", "one-per-palantir", "one-per-faction"),
    *("one-per-target", "one-per-attack"),
)
"""Limits that a copy reaches which lies with the same card in play."""


def free(state: Solitaire, card: int, limit: str, number: int) -> bool:
    """Whether a card may be played on something in play beside its copies there (S19.3)."""
    return limit not in ON_ONE or not any(
        each.card == card for each in state.in_play.attached(number)
    )
