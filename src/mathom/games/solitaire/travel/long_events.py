"""S9 The long-event phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import HAZARD, LONG_EVENT, RESOURCE, UNTIL_LONG_EVENTS
from mathom.games.solitaire.hazards.nazgul import end_powers
from mathom.games.solitaire.hazards.shields import kept
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.model.cards import Event
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.departing import sweep
from mathom.games.solitaire.travel.untap import expire
from mathom.kernel.agenda import Step

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


class LongEvents(Step[Solitaire]):
    """Your long-events go, others may come, and those of the hazards go (S9)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.phase = LONG_EVENT
        sweep(state)
        discard_long_events(state, RESOURCE)
        state.push(PlayLongEvents(), EndLongEvents())


def discard_long_events(state: Solitaire, side: int) -> None:
    """The long-events of a side are discarded, save those that a card keeps (S9.1, S9.3)."""
    for each in state.in_play:
        card = state.box.cards[each.card]
        if each.number not in state.in_play or each.controller != side:
            continue
        if isinstance(card, Event) and card.type == "long" and not kept(state, each.number):
            discard(state, each.number, forced=False)


class PlayLongEvents(TravellerChoice):
    """Which long-events to play (S9.2)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "long-events"
    rules = ("S9.2",)

    def open(self, state: Solitaire) -> bool:
        return bool(usable(state, "long-event"))

    def options(self, state: Solitaire) -> list[Option]:
        return [*usable(state, "long-event"), state.option_table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind != "pass":
            state.push(PlayLongEvents())
            take_usable(state, option, "long-event")


class EndLongEvents(Step[Solitaire]):
    """Last, the long-events of the hazards are discarded (S9.3)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        sweep(state)
        discard_long_events(state, HAZARD)
        end_powers(state)
        expire(state, UNTIL_LONG_EVENTS)
