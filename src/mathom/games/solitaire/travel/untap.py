"""S5 The untap phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.constants import DURATIONS, HAVEN, TAPPED, UNTAP, UNTIL_UNTAP, WOUNDED
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.model.cards import Ally, Character, Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.site.shedding import ShedInUntap, stays_down
from mathom.games.solitaire.travel.counting import HEALING, site_type
from mathom.games.solitaire.travel.departing import sweep
from mathom.games.solitaire.travel.healing import mend, untap_in_phase
from mathom.games.solitaire.travel.storing import kept_tapped
from mathom.kernel.agenda import Step

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


def expire(state: Solitaire, mark: int) -> None:
    """The time of the events with a mark is over: they are discarded (S19.1)."""
    for each in state.in_play:
        if each.number in state.in_play and each.has(mark):
            discard(state, each.number, forced=False)


class Untap(Step[Solitaire]):
    """The untap phase, whose first question is what is tried instead of untapping (S5.3)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.phase = UNTAP
        expire(state, UNTIL_UNTAP)
        state.in_play.end(DURATIONS.index("until-next-untap"))
        sweep(state)
        state.push(ShedInUntap(), UntapAll(), EndOfUntap())


class UntapAll(Step[Solitaire]):
    """What is tapped untaps, and at a Haven who is wounded heals (S5.1, S5.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        heals = site_type(state, HEALING) == HAVEN
        kept = kept_tapped(state)
        for each in state.in_play:
            number = each.number
            if not isinstance(state.card(number), Character | Ally | Item):
                continue
            if number in kept or stays_down(state, number):
                continue
            if each.has(TAPPED):
                untap_in_phase(state, number, chance)
            elif heals and each.has(WOUNDED):
                mend(state, number)


class EndOfUntap(Step[Solitaire]):
    """What takes hold at the end of the phase (S5.3)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        if site_type(state, HEALING) == HAVEN:
            pull(state, "end-of-untap-at-haven")
        else:
            pull(state, "untap-phase-not-at-haven")
        pull(state, "end-of-untap")
