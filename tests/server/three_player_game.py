"""A game of three, for what two cannot show."""

from __future__ import annotations

from collections.abc import Mapping

from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Chance
from mathom.kernel.game import Game
from mathom.kernel.option import Option
from mathom.kernel.state import Json as Board
from mathom.kernel.state import State, Unknown
from tests.riddles import DRAW, PASS, TABLE


class Crowd(State):
    """A state of three."""

    __slots__ = ()

    @property
    def players(self) -> int:
        return 3

    def copy(self) -> Crowd:
        state = Crowd()
        state.agenda = self.agenda.copy()
        return state

    def hidden(self, seat: int | None) -> set[str]:
        return set()

    def unknown(self, seat: int | None) -> Unknown:
        return {}


class Nod(Choice[Crowd]):
    """Nod, in one of two ways."""

    kind = "decide"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: Crowd) -> list[Option]:
        return [PASS, DRAW]

    def take(self, state: Crowd, option: Option, chance: Chance) -> None:
        state.push(Nod((self.seat + 1) % 3))


class ThreePlayerGame(Game):
    """Three nod in turn, for ever."""

    id = "nodding"
    seat_names = ("frodo", "sam", "gollum")
    players = (3,)

    def __init__(self) -> None:
        super().__init__()
        self.option_table = TABLE

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Crowd:
        state = Crowd()
        state.push(Nod(0))
        return state

    def view(self, state: State, seat: int | None) -> Board:
        return {}


THREE_PLAYERS = ThreePlayerGame()
