"""A server whose tables begin in the middle of a game, where a test wants them to."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.state import State
from mathom.server import seating
from tests.page.seeded_server import SEED, fix_chance
from tests.server.running import Forking, ServerProcess

NEXT = "next"
"""The file that tells the seed of the next table."""


class MidgameServer:
    """A server whose tables of Quest begin where a test wants them to.

    Attributes:
        url: where it answers.
    """

    def __init__(self, server: ServerProcess, folder: Path) -> None:
        self.url = server.url
        self._folder = folder

    def begin_from(self, state: State | None) -> None:
        """Have the tables that are set from now on begin from a state; None from the set-up."""
        text = "" if state is None else state.dumps()
        seed = hashlib.sha256(text.encode()).hexdigest() if text else SEED
        (self._folder / seed).write_text(text, encoding="utf-8")
        (self._folder / NEXT).write_text(seed, encoding="utf-8")


def follow(folder: Path) -> None:
    """In the server's process: begin each table in the position that its seed names."""
    fix_chance(SEED)
    start = Game.start
    seeds = SimpleNamespace(token_hex=lambda _: (folder / NEXT).read_text(encoding="utf-8"))

    def begin(
        self: Game,
        seats: Sequence[str],
        seed: str,
        options: Mapping[str, str] | None = None,
    ) -> Match:
        text = (folder / seed).read_text(encoding="utf-8")
        if not text:
            return start(self, seats, seed, options)
        return self.match(self.state(text), seed, seats)

    mock.patch.object(seating, "secrets", seeds).start()
    mock.patch.object(Game, "start", begin).start()


@contextmanager
def midgame_server(folder: Path) -> Iterator[MidgameServer]:
    """A server on a fresh SQLite database, with tables as tests want them."""
    positions = folder / "positions"
    positions.mkdir(parents=True)
    start = Forking(partial(follow, positions))
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder, start) as server:
        server.start()
        midgame = MidgameServer(server, positions)
        midgame.begin_from(None)
        yield midgame
