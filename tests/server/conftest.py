"""Fixtures of the server's tests: a local server with players, and fresh databases."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.local_server import Line, LocalServer, both, open_server
from tests.server.postgres import Postgres, running_postgres


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A running server, the same for all tests of a module."""
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def seats(server: LocalServer) -> Iterator[tuple[Line, Line]]:
    """Frodo and Sam at a table that has begun; it is Sam's turn."""
    frodo, sam = both(server)
    with frodo, sam:
        yield frodo, sam


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    """A PostgreSQL that runs; a test that kills it starts it again."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(cluster: Postgres) -> Iterator[str]:
    """An empty database of PostgreSQL."""
    url = cluster.fresh()
    yield url
    cluster.drop(url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is yet to be made."""
    return f"sqlite:///{tmp_path / 'mathom.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind, by its URL."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
