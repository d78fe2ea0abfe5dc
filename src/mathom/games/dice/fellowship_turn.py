"""R6 and R7: rounds, and the Fellowship turn with its five phases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.dice.artifacts import Stay, Tidy, from_left
from mathom.games.dice.box import SEATS
from mathom.games.dice.mustering import Act
from mathom.games.dice.recruiting import CleanUp, LastPhase, Spread
from mathom.games.dice.rolling import DrawDice
from mathom.games.dice.sauron_turn import SauronTurn
from mathom.games.dice.scoring import Score
from mathom.games.dice.state import Dice
from mathom.games.dice.war import ToWar
from mathom.kernel.agenda import SeatStep, Step

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Round(Step[Dice]):
    """Each player has a turn, the Ringbearer first; then Sauron has one (R6.1)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.round += 1
        bearer = state.ringbearer
        state.emit("round", count=state.round, seat=SEATS[bearer])
        seats = [bearer, *from_left(state, bearer)[:-1]]
        state.push(*[FellowshipTurn(seat) for seat in seats], SauronTurn(), PassRing(), Round())


class FellowshipTurn(SeatStep[Dice]):
    """A player's turn: five phases in order (R7.24)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        seat = self.seat
        state.turn = seat
        state.emit("turn", seat=SEATS[seat])
        state.push(*_PHASES[seat])


_PHASES: Final = [
    [phase(seat) for phase in (Score, Stay, DrawDice, Act, ToWar, Spread, LastPhase, Tidy, CleanUp)]
    for seat in range(len(SEATS))
]


class PassRing(Step[Dice]):
    """The Ring goes to the left (R6.1, R8.23)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.ringbearer = (state.ringbearer + 1) % state.players
        state.emit("ring-passes", seat=SEATS[state.ringbearer])
