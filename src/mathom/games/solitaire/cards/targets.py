"""What a resource card can be aimed at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import WARRIOR
from mathom.games.solitaire.figures import has_skill
from mathom.games.solitaire.model.cards import Event, Item, Resource
from mathom.kernel.effects import UNBOUND

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Bindings


def candidates(state: Solitaire, ability: Ability, bindings: Bindings) -> list[int]:
    """The cards in play that it can be aimed at; UNBOUND alone where there is one thing only.

    Those are the site and the company. Where it can be aimed at nothing, there is none.
    """
    needs = ability.needs
    return [
        each
        for each in _aims(state, ability.target)
        if each == UNBOUND
        or (
            (needs is None or needs.of(state, bindings.bind(target=each)))
            and not _has_one(state, ability, each)
        )
    ]


PER_TARGET: Final = ("one-per-character", "one-per-palantir", "one-per-faction", "one-per-target")
"""Limits that a copy on the target reaches."""


def _has_one(state: Solitaire, ability: Ability, number: int) -> bool:
    """Whether a copy of the card lies on a target already, and only one may (S19.3)."""
    card = state.box.card(ability.path.split("/")[1])
    limit = card.limit if isinstance(card, Resource) and not ability.limit else ability.limit
    if limit not in PER_TARGET:
        return False
    return any(each.card == card.index for each in state.in_play.attached(number))


def _aims(state: Solitaire, kind: str) -> list[int]:
    """Everything of a kind that something can be aimed at."""
    if kind in ("site", "company", "path-or-site", "site-path"):
        return [UNBOUND]
    if kind in ("attack", "strike"):
        return [UNBOUND] if state.attack is not None else []
    if kind == "palantir":
        return [each.number for each in state.items() if _palantir(state, each.number)]
    if kind == "resource-long-event":
        return [
            each.number
            for each in state.instances(Resource)
            if _event(state, each.number).type == "long"
        ]
    if kind == "character":
        return [each.number for each in state.company()]
    if kind in ("untapped-character", "untapped-character-or-ally"):
        found = state.company() if kind == "untapped-character" else state.members()
        return [each.number for each in found if state.untapped(each.number)]
    if kind == "warrior-facing-attack":
        return [
            each.number for each in state.company() if has_skill(state, each.number, 1 << WARRIOR)
        ]
    if kind == "unwounded-character-facing-attack":
        return [each.number for each in state.company() if not state.wounded(each.number)]
    return [UNBOUND]


def _event(state: Solitaire, number: int) -> Event:
    card = state.card(number)
    assert isinstance(card, Event)
    return card


def _palantir(state: Solitaire, number: int) -> bool:
    card = state.card(number)
    return isinstance(card, Item) and card.palantir
