"""What keeps hazards from somebody, or from staying in hand and play (S19.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, bearer
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import HAZARD, KEYWORDS, RESOURCE, SIDES
from mathom.kernel.declaring import word
from mathom.kernel.language import one_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire

FORBIDDEN = ("deck-or-discard-searching",)
"""What cards can forbid."""


@dataclass(init=False, eq=False)
class Shield(Standing):
    """Hazards with a keyword have no hold on the bearer."""

    keyword: str = word(KEYWORDS)


@dataclass(init=False, eq=False)
class Forbid(Standing):
    """Nobody may do something."""

    what: str = word(FORBIDDEN)


@dataclass(init=False, eq=False)
class KeepLongEvents(Standing):
    """The long-events of a side are not discarded in the long-event phase."""

    side: int = one_of(SIDES)


@dataclass(init=False, eq=False)
class KeepLongEvent(Standing):
    """The long-event with which the card lies is not discarded in the long-event phase."""

    target: str = word(("resource-long-event",))


SOLITAIRE.effects.update(
    {
        "cancel-hazards-on-bearer": Shield,
        "forbid": Forbid,
        "keep-long-events": KeepLongEvents,
        "keep-long-event": KeepLongEvent,
    }
)


def shielded(state: Solitaire, number: int, keyword: str) -> bool:
    """Whether hazards with a keyword have no hold on somebody."""
    return any(
        effect.keyword == keyword and number in bearer(state, bindings)
        for effect, bindings in standing(state, Shield)
    )


def forbidden(state: Solitaire, what: str) -> bool:
    """Whether a card in play forbids something."""
    return any(effect.what == what for effect, _ in standing(state, Forbid))


def kept(state: Solitaire, number: int) -> bool:
    """Whether a long-event is not discarded in the long-event phase (S9.3)."""
    side = state.in_play[number].controller
    assert side in (RESOURCE, HAZARD)
    if any(effect.side == side for effect, _ in standing(state, KeepLongEvents)):
        return True
    return any(number in bearer(state, bindings) for _, bindings in standing(state, KeepLongEvent))
