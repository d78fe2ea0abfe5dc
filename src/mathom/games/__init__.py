"""The games, by their ids."""

from __future__ import annotations

from collections.abc import Callable

from mathom.kernel.errors import UnknownGame
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.record import Record


def _duel() -> Game:
    from mathom.games.duel.game import duel

    return duel()


def _quest() -> Game:
    from mathom.games.quest.game import quest

    return quest()


_GAMES: dict[str, Callable[[], Game]] = {"duel": _duel, "quest": _quest}
"""Each is loaded when it is wanted: whoever plays one need not wait for the others."""


def all_games() -> list[Game]:
    """All games, in the order they joined."""
    return [make() for make in _GAMES.values()]


def game(id: str) -> Game:
    """The game of this id.

    Raises:
        UnknownGame: there is none.
    """
    if id not in _GAMES:
        raise UnknownGame("no-game", {"id": repr(id), "known": ", ".join(_GAMES)})
    return _GAMES[id]()


def replay(text: str) -> Match:
    """The match that a record's text tells, as it stood at its end.

    Raises:
        BadRecord: the text is no record, was changed, or does not replay.
        UnknownGame: it is of a game we do not have.
    """
    record = Record.loads(text)
    return game(record.game).replay(record)
