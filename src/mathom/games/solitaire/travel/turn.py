"""S4 The turn: six phases, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.model.state import Solitaire, Turn
from mathom.games.solitaire.site.entering import SitePhase
from mathom.games.solitaire.travel.departing import sweep
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.long_events import LongEvents
from mathom.games.solitaire.travel.movement_phase import MovementPhase
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.returning import CrossRivers
from mathom.games.solitaire.travel.untap import Untap
from mathom.kernel.agenda import Step
from mathom.kernel.schema import new

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class NextTurn(Step[Solitaire]):
    """The next turn begins right after the last (S4.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.turn_number += 1
        state.turn = new(Turn)
        state.turn.origin = state.site
        state.emit("turn", count=state.turn_number, site=state.here.id)
        state.push(
            *(Untap(), Organization(), LongEvents(), MovementPhase()),
            *(BeginSite(), EndOfTurn(), NextTurn()),
        )


class BeginSite(Step[Solitaire]):
    """The site phase, unless the company was sent back or held up (S10.11)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        sweep(state)
        if not state.turn.returned:
            state.push(CrossRivers(), SitePhase())
