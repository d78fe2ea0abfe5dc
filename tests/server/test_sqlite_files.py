"""A file of SQLite belongs to one server, and to one user."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from mathom.server.store import InUse, Store
from tests.server.stored_tables import (
    append,
    make,
    on,
)


def test_a_file_is_held_by_one_server(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InUse, match=r"^The database .* is in use by another server\.$"):
            await Store.open(sqlite_url)
        await make(store, "table")

    on(sqlite_url, test)
    on(sqlite_url, lambda store: append(store, "table", 2))


def test_a_file_is_for_its_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        files = sorted(path.name for path in tmp_path.iterdir())
        assert files == ["mathom.db", "mathom.db-shm", "mathom.db-wal", "mathom.db.lock"]
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}

    on(sqlite_url, test)


def test_commits_are_synchronised(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")

        def look(connection: Any) -> None:
            found.append([connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names])

        found: list[list[object]] = []
        event.listen(Engine, "commit", look)
        try:
            await make(store, "table")
        finally:
            event.remove(Engine, "commit", look)
        full = 2
        assert found == [["wal", full, 1]]

    on(sqlite_url, test)
