"""A game of two in which now and then a seat has only one possibility."""

from __future__ import annotations

from collections.abc import Mapping

from mathom.kernel.agenda import SeatChoice
from mathom.kernel.chance import Chance
from mathom.kernel.game import Game
from mathom.kernel.option import Option
from mathom.kernel.state import Json, State, Unknown
from tests.riddles import DRAW, PASS, TABLE


class Pair(State):
    """A state of which nothing is known but what comes next."""

    __slots__ = ()
    option_table = TABLE

    @property
    def players(self) -> int:
        return 2

    def copy(self) -> Pair:
        state = Pair()
        state.agenda = self.agenda.copy()
        return state

    def imagine(self, seat: int | None, chance: Chance) -> Pair:
        return self.copy()

    def hidden(self, seat: int | None) -> set[str]:
        return set()

    def unknown(self, seat: int | None) -> Unknown:
        return {}


class Decide(SeatChoice[Pair]):
    """Pass, and everybody knows what the other must do; draw, and the other alone knows it."""

    __slots__ = ()
    kind = "decide"
    public = True

    def options(self, state: Pair) -> list[Option]:
        return [PASS, DRAW]

    def take(self, state: Pair, option: Option, chance: Chance) -> None:
        other = 1 - self.seat
        state.push(OnlyOpenly(other) if option is PASS else OnlySecretly(other), Decide(other))


class OnlySecretly(SeatChoice[Pair]):
    """There is but one possibility, which only the seat itself knows."""

    __slots__ = ()
    kind = "only"

    def options(self, state: Pair) -> list[Option]:
        return [PASS]

    def take(self, state: Pair, option: Option, chance: Chance) -> None:
        state.emit("draw", seat=("bilbo", "gollum")[self.seat])


class OnlyOpenly(OnlySecretly):
    """There is but one possibility, and everybody can know it."""

    __slots__ = ()
    public = True


class Forcing(Game):
    """Two decide in turn, for ever, each after something that could not be otherwise."""

    id = "forcing"
    seat_names = ("bilbo", "gollum")
    players = (2,)

    def __init__(self) -> None:
        super().__init__()
        self.option_table = TABLE

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Pair:
        state = Pair()
        state.push(Decide(0))
        return state

    def view(self, state: State, seat: int | None) -> Json:
        return {}


class Again(OnlyOpenly):
    """There is but one possibility, and after it the same again."""

    __slots__ = ()

    def take(self, state: Pair, option: Option, chance: Chance) -> None:
        state.push(Again(self.seat))


class Endless(Forcing):
    """Nobody has anything to decide, for ever."""

    id = "endless"

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Pair:
        state = Pair()
        state.push(Again(0))
        return state


FORCING = Forcing()
ENDLESS = Endless()
