"""The games, by their ids."""

from __future__ import annotations

from collections.abc import Callable

from mathom.kernel.errors import UnknownGame, require
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.record import Record
from mathom.plugins import BadPlugin, load, plugins


def _duel() -> Game:
    from mathom.games.duel.game import duel

    return duel()


def _quest() -> Game:
    from mathom.games.quest.game import quest

    return quest()


_GAMES: dict[str, Callable[[], Game]] = {"duel": _duel, "quest": _quest}
"""Each is loaded when it is wanted: whoever plays one need not wait for the others."""


def all_games() -> list[Game]:
    """All games: ours in the order they joined, then those of other packages.

    A package brings a game by an entry point of the group `mathom.games`, which is called as the
    game's id and names a function that gives the game.

    Raises:
        BadPlugin: a game of another package cannot be had.
    """
    return [game(id) for id in (*_GAMES, *_others())]


def game(id: str) -> Game:
    """The game of this id.

    Raises:
        UnknownGame: there is none.
        BadPlugin: it is of another package and cannot be had.
    """
    require(id, str, "want-game")
    if id in _GAMES:
        return _GAMES[id]()
    if id in _others():
        found = load(plugins("mathom.games")[id])()
        if isinstance(found, Game) and found.id == id:
            return found
        raise BadPlugin("no-game-there", {"id": repr(id)})
    raise UnknownGame("no-game", {"id": repr(id), "known": ", ".join((*_GAMES, *_others()))})


def _others() -> list[str]:
    return [id for id in plugins("mathom.games") if id not in _GAMES]


def replay(text: str) -> Match:
    """The match that a record's text tells, as it stood at its end.

    Raises:
        BadRecord: the text is no record, was changed, or does not replay.
        UnknownGame: it is of a game we do not have.
    """
    record = Record.loads(text)
    return game(record.game).replay(record)
