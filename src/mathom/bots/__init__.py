"""Bots: players that hold a seat and see nothing else.

`random` and `greedy` play every game. A bot is made for one match; what it needs to draw
lots it takes from its seat's own chance, so the same seeds give the same match.
"""

from __future__ import annotations

from typing import Protocol

from mathom.bots.greedy import Greedy
from mathom.bots.uniform import Uniform
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.kernel.match import Seat
from mathom.kernel.option import Option

_BOTS: dict[str, type[Uniform] | type[Greedy]] = {"random": Uniform, "greedy": Greedy}


class Bot(Protocol):
    """A player."""

    def choose(self, seat: Seat) -> Option:
        """One of `seat.options()`; called whenever the seat is asked."""
        ...


class UnknownBot(MathomError):
    """No bot is called so."""


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game, weakest first."""
    return list(_BOTS)


def make_bot(game: Game, name: str) -> Bot:
    """A bot for one seat of one match.

    Raises:
        UnknownBot: none is called so.
    """
    if name not in _BOTS:
        about = {"id": repr(name), "game": game.id, "known": ", ".join(_BOTS)}
        raise UnknownBot("no-bot", about)
    return _BOTS[name]()
