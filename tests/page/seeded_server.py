"""The server of the tests: a real process, at whose tables chance falls the same in every run."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from mathom.server import bot_turns, seating
from tests.server.running import Forking, ServerProcess

SEED = "5eed" * 16


def fix_chance(seed: str) -> None:
    """Deal every game alike, and let bots draw the same lots; called where the server runs."""
    seeds = SimpleNamespace(token_hex=lambda _: seed)
    lots = SimpleNamespace(
        token_hex=lambda _: SEED[:32], randbelow=lambda _: 0, choice=lambda found: found[0]
    )
    mock.patch.object(seating, "secrets", seeds).start()
    mock.patch.object(bot_turns, "secrets", lots).start()


@contextmanager
def seeded_server(folder: Path, seed: str = SEED) -> Iterator[ServerProcess]:
    """A server on a fresh SQLite database, that answers already."""
    start = Forking(partial(fix_chance, seed))
    with ServerProcess(f"sqlite:///{folder / 'tables.db'}", folder, start) as server:
        server.start()
        yield server
