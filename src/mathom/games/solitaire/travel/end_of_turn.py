"""S22 The end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import (
    DURATIONS,
    END,
    NONE,
    TRIED,
    UNTIL_TURN,
)
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.departing import sweep
from mathom.games.solitaire.travel.drawing import FillHand, discard_from_hand
from mathom.games.solitaire.travel.journey import GoHome
from mathom.games.solitaire.travel.storing import leave_at_end
from mathom.games.solitaire.travel.untap import expire
from mathom.kernel.agenda import Step

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


class EndOfTurn(Step[Solitaire]):
    """Discard one card if you like, fill the hand, and let end what ends (S22)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.phase = END
        sweep(state)
        state.push(DiscardOne(), FillHand(), LastEffects(), GoHome(), TurnEnds())


class DiscardOne(TravellerChoice):
    """Which card of the hand to discard, if any, and what else to use in the turn (S22.1)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "end-of-turn"
    rules = ("S22.1", "S4.3")

    def open(self, state: Solitaire) -> bool:
        return bool(state.hand) or bool(usable(state))

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        hand = [table.of("discard", card) for card in dict.fromkeys(state.hand)]
        return [table.of("pass"), *hand, *usable(state)]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "discard":
            discard_from_hand(state, option.value)
        elif option.kind != "pass":
            state.push(DiscardOne())
            take_usable(state, option)


class LastEffects(Step[Solitaire]):
    """Effects for the end of the turn happen (S22.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        pull(state, "end-of-turn")
        leave_at_end(state)


class TurnEnds(Step[Solitaire]):
    """Effects that last until the end of the turn end (S22.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        expire(state, UNTIL_TURN)
        state.in_play.end(DURATIONS.index("turn"))
        for each in state.in_play:
            if each.has(TRIED):
                state.in_play.mark(each.number, TRIED, on=False)
        state.counts_as = NONE
