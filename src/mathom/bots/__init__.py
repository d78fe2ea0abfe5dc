"""Bots: players that hold a seat and see nothing else.

`random` and `greedy` play every game. Packages bring more by entry points of the group
`mathom.bots`, and `my.module:Bot` names a class of a module. A bot is made for one match; what
it needs to draw lots it takes from its seat's own chance, so the same seeds give the same match.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from mathom.bots.greedy import Greedy
from mathom.bots.uniform import Uniform
from mathom.kernel.errors import MathomError, require
from mathom.kernel.game import Game
from mathom.kernel.match import Seat
from mathom.kernel.option import Option
from mathom.plugins import load, plugins

_BOTS: dict[str, Callable[[], Any]] = {"random": Uniform, "greedy": Greedy}
_PLACE = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")
_made: set[str] = set()


class Bot(Protocol):
    """A player."""

    def choose(self, seat: Seat) -> Option:
        """One of `seat.options()`; called whenever the seat is asked."""
        ...


class UnknownBot(MathomError):
    """No bot is called so."""


def bot_names(game: Game) -> list[str]:
    """The bots that can play a game: those of other packages, then ours, weakest first."""
    return [*(name for name in plugins("mathom.bots") if name not in _BOTS), *_BOTS]


def is_place(name: str) -> bool:
    """Whether a name says where a bot's class is, as `my.module:Bot` does."""
    return _PLACE.fullmatch(name) is not None


def is_bot(game: Game, name: str) -> bool:
    """Whether a player of this name is a bot.

    A place in a module counts once somebody had it made here: no file may decide what runs.
    """
    return name in bot_names(game) or name in _made


def make_bot(game: Game, name: str) -> Bot:
    """A bot for one seat of one match.

    Args:
        game: what it shall play.
        name: what it is called, or the place of its class as `module:name`.

    Raises:
        UnknownBot: none is called so, or what is there is no bot.
        BadPlugin: it cannot be imported.
    """
    require(name, str, "want-bot")
    if name in _BOTS:
        make = _BOTS[name]
    elif name in plugins("mathom.bots"):
        make = load(plugins("mathom.bots")[name])
    elif is_place(name):
        make = load(name)
    else:
        about = {"id": repr(name), "game": game.id, "known": ", ".join(bot_names(game))}
        raise UnknownBot("no-bot", about)
    try:
        bot: Bot = make()
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise UnknownBot("bot-not-made", {"id": repr(name), "why": why}) from None
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot("bot-no-bot", {"id": repr(name)})
    _made.add(name)
    return bot
