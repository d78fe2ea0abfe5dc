"""S10 The movement/hazard phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.combat.company_attacks import start_attacks
from mathom.games.solitaire.constants import MOVEMENT, NONE, STANDING, WILDERNESS
from mathom.games.solitaire.hazards.order import PlayHazards
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.travel.counting import path_types
from mathom.games.solitaire.travel.departing import left_on_site, lost_by_moving, sweep
from mathom.games.solitaire.travel.drawing import Draw, FillHand
from mathom.games.solitaire.travel.healing import UntapSome
from mathom.games.solitaire.travel.journey import cross_gates
from mathom.games.solitaire.travel.movement import SettleRoute
from mathom.games.solitaire.travel.returning import ReturnsAtStart
from mathom.games.solitaire.travel.reveal import Reveal
from mathom.kernel.agenda import Step

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


class MovementPhase(Step[Solitaire]):
    """The company moves or stays, both sides draw, and the hazards come (S10)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        state.phase = MOVEMENT
        sweep(state)
        state.push(
            *(SetOut(), UntapSome(), Draw(), StartEffects(), ReturnsAtStart(), PlayHazards()),
            *(Arrive(), EndOfMovement(), EndEffects(), PutAway(), FillHand(), MoveOn()),
        )


class SetOut(Step[Solitaire]):
    """The company is on its way to the new site, if it moves."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        turn = state.turn
        if turn.destination == NONE:
            return
        turn.origin, turn.left_tapped = state.site, state.tapped
        state.site, state.tapped = turn.destination, False
        state.emit("set-out", site=state.here.id)
        cross_gates(state, chance)
        lost_by_moving(state)


class StartEffects(Step[Solitaire]):
    """What strikes as the phase begins (S10.7)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        start_attacks(state, "start-of-mh")


class Arrive(Step[Solitaire]):
    """The company has come to the new site, or is back where it came from (S10.11)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        turn = state.turn
        sweep(state)
        if turn.returned and turn.destination != NONE:
            state.site, state.tapped = turn.origin, turn.left_tapped
            turn.destination, turn.movement, turn.path = NONE, STANDING, ()
            state.emit("returned", site=state.here.id)
            turn.further = False
        elif state.goal == state.site:
            state.goal = NONE


class EndOfMovement(TravellerChoice):
    """Cards for the end of the phase (S19.6)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "end-of-movement"
    rules = ("S10.9", "S19.6")

    def open(self, state: Solitaire) -> bool:
        return not state.turn.returned and bool(usable(state, "end-of-movement-hazard"))

    def options(self, state: Solitaire) -> list[Option]:
        return [*usable(state, "end-of-movement-hazard"), state.option_table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind != "pass":
            state.push(EndOfMovement())
            take_usable(state, option, "end-of-movement-hazard")


class EndEffects(Step[Solitaire]):
    """Effects for the end of the phase, such as the checks of Lure of Nature (S10.9)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        for type in path_types(state):
            if type == WILDERNESS:
                pull(state, "end-of-mh-per-wilderness-in-path")


class PutAway(Step[Solitaire]):
    """The site that was left is put away, unless it is a Haven (S7.8)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        put_away(state)


def put_away(state: Solitaire) -> None:
    """Sites where the company neither is nor goes are put away (S7.8)."""
    for site in state.open_sites:
        if site not in (state.site, state.goal):
            state.open_sites = tuple(each for each in state.open_sites if each != site)
            state.site_discard += (site,)
            state.emit("put-away", site=state.box.sites[site].id)
            left_on_site(state, site)


class MoveOn(Step[Solitaire]):
    """If a card says so, the company moves on in another such phase (S7.12)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        turn = state.turn
        if not turn.further or turn.returned:
            return
        turn.further = False
        turn.destination, turn.movement, turn.path = NONE, STANDING, ()
        turn.leaving, turn.rivers = True, 0
        first = () if state.goal != NONE else (Reveal(),)
        state.push(*first, SettleRoute(), MovementPhase())
