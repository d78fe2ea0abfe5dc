"""Conditions: what a card asks before it does something.

Those about the attack are in `combat`, those about the journey in `travel`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, bearer, cards_named, races, skills
from mathom.games.solitaire.constants import HAVEN
from mathom.games.solitaire.figures import has_skill, is_in_play, race_of
from mathom.kernel.declaring import name
from mathom.kernel.language import called, one_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Bindings

form = SOLITAIRE.conditions.form


@form("in_play", cards=called("in_play", cards_named()))
def in_play(state: Solitaire, bindings: Bindings, cards: tuple[int, ...]) -> bool:
    """A card is in play, or counts as being so."""
    return any(is_in_play(state, card) for card in cards)


@form("not_in_play", cards=called("not_in_play", cards_named()))
def not_in_play(state: Solitaire, bindings: Bindings, cards: tuple[int, ...]) -> bool:
    return not in_play(state, bindings, cards)


@form("at", type=called("at", one_of(("haven",))))
def at_haven(state: Solitaire, bindings: Bindings, type: int) -> bool:
    """The company is at a Haven."""
    return state.here.type == HAVEN


@form("not_at", type=called("not_at", one_of(("haven",))))
def not_at_haven(state: Solitaire, bindings: Bindings, type: int) -> bool:
    return state.here.type != HAVEN


@form("at_site", site=called("at_site", name("site")))
def at_site(state: Solitaire, bindings: Bindings, site: int) -> bool:
    return state.site == site


# Who bears the card.


@form("bearer_race", race=called("bearer_race", races()))
def bearer_race(state: Solitaire, bindings: Bindings, race: int) -> bool:
    return any(race >> race_of(state, each) & 1 for each in bearer(state, bindings))


@form("bearer_race_not", race=called("bearer_race_not", races()))
def bearer_race_not(state: Solitaire, bindings: Bindings, race: int) -> bool:
    return not bearer_race(state, bindings, race)


@form("bearer_skill", skill=called("bearer_skill", skills()))
def bearer_skill(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """The bearer has a skill, by himself or by a card."""
    return any(has_skill(state, each, skill) for each in bearer(state, bindings))


@form("bearer_natural_skill", skill=called("bearer_natural_skill", skills()))
def bearer_natural_skill(state: Solitaire, bindings: Bindings, skill: int) -> bool:
    """The bearer has a skill by himself."""
    return any(has_skill(state, each, skill, natural=True) for each in bearer(state, bindings))
