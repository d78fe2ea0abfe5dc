"""Stores and what is put into them, for the tests of the store."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from typing import Any

import psycopg
from sqlalchemy import Engine, event

from mathom.server.cursor import Cursor
from mathom.server.entries import LogEntry, Summary, TableRow
from mathom.server.store import Store
from tests.server.postgres import Postgres

LIMIT = 60.0
"""How many seconds anything here may take at the very most, on a disk that is busy."""


def row(id: str = "table", **changes: Any) -> TableRow:
    return replace(TableRow(id, "duel", 1, {"coins": "finite"}, f"seed-{id}", True, 1.5), **changes)


def entry(number: int, **changes: Any) -> LogEntry:
    return replace(LogEntry(number, "choice", "ann", None, {"n": number}, 10.0 + number), **changes)


def summary(number: int, **changes: Any) -> Summary:
    sitters = ((0, "ann"), (1, "bob"))
    return replace(
        Summary("playing", number, 10.0 + number, {"turn": number}, sitters, False), **changes
    )


async def make(store: Store, id: str, number: int = 1, **changes: Any) -> None:
    """Store a table whose log has so many entries."""
    entries = [entry(each) for each in range(1, number + 1)]
    await store.make(row(id), entries, summary(number, **changes))


async def append(store: Store, id: str, number: int, **changes: Any) -> None:
    """Store one more entry."""
    await store.append(id, [entry(number, **changes)], summary(number))


@asynccontextmanager
async def opened(url: str, count: int = 1) -> AsyncIterator[list[Store]]:
    stores = [await Store.open(url) for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


def on(url: str, test: Callable[..., Coroutine[Any, Any, None]], count: int = 1) -> None:
    """Run a test on so many stores of one database."""

    async def run() -> None:
        async with asyncio.timeout(LIMIT), opened(url, count) as stores:
            await test(*stores)

    asyncio.run(run())
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("mathom")]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT):
        while not true():
            await asyncio.sleep(0.01)


@contextmanager
def watched(what: str) -> Iterator[list[tuple[Any, ...]]]:
    """Collect what SQLAlchemy tells of one kind of event."""
    events: list[tuple[Any, ...]] = []

    def note(*told: Any) -> None:
        events.append(told)

    event.listen(Engine, what, note)
    try:
        yield events
    finally:
        event.remove(Engine, what, note)


def ids(found: list[tuple[TableRow, Summary]]) -> list[str]:
    return [table.id for table, _ in found]


def end(found: list[tuple[TableRow, Summary]]) -> Cursor:
    table, summary = found[-1]
    return Cursor(summary.updated, table.id)


@contextmanager
def held_back(url: str) -> Iterator[None]:
    """Keep the store from writing for a while, as another program's transaction would."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.close()
    else:
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            yield


def cut_connections(cluster: Postgres, url: str, of: str = "%") -> None:
    """End all connections to a database whose last statement was of this kind."""
    cluster.run(
        url.rpartition("/")[2],
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND datname = current_database() AND query LIKE %s",
        of,
    )
