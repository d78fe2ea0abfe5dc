"""The thread that writes: whatever waits, together, durably, and each caller told how it went."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from queue import SimpleQueue

import psycopg
from sqlalchemy import Connection, Engine

from mathom.server import schema
from mathom.server.schema import Values

BATCH = 256
"""How many writes are committed together at most."""
PATIENCE = 15.0
"""How many seconds the database may take to answer."""
REMEMBERED = 20_000
"""Of how many tables the writer remembers who sits there."""

Sitters = tuple[tuple[int, str], ...]


class Conflict(Exception):
    """The log does not end where these entries begin, or has one of this actor and key."""


class StoreFailed(Exception):
    """The database did not answer; whether the entries are stored is unknown."""


@dataclass(slots=True, eq=False)
class Write:
    """What one caller wants written, as rows for each statement.

    Attributes:
        table: the table whose log goes on, or empty.
        before: where that log ended.
        after: where it ends now.
        made: the row of a new table.
        changed: the new summary of an old one.
        entries: rows of the log.
        sitters: who sits at the table now, or None if it is not about a table.
        secret: a row of its own kind.
        notice: what the other processes are told.
        also: what is written with it, or not at all.
        done: resolved on the event loop after the commit.
    """

    table: str = ""
    before: int = 0
    after: int = 0
    made: Values | None = None
    changed: Values | None = None
    entries: list[Values] = field(default_factory=list)
    sitters: Sitters | None = None
    secret: Values | None = None
    notice: str | None = None
    also: Write | None = None
    done: asyncio.Future[None] = field(init=False)


class Lost(StoreFailed):
    """The database is gone, or nobody knows what it did: nothing is tried again."""


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine, late: Callable[[Write], None]) -> None:
        """Start it; results go to the event loop that runs now.

        Args:
            engine: the database.
            late: told, on that loop, what was stored after its caller had given up.
        """
        self._late = late
        self._engine = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        # By table: how far its log went when we last wrote, and who sat there then. It tells
        # nothing any more when another process has written since.
        self._seated: dict[str, tuple[int, Sitters]] = {}
        self._thread = threading.Thread(target=self._run, name="mathom-store-writer", daemon=True)
        self._thread.start()

    def hand_over(self, write: Write) -> asyncio.Future[None]:
        """Queue what is to be written."""
        write.done = self._loop.create_future()
        self._queue.put(write)
        return write.done

    def end(self) -> None:
        """Write what is queued and end, or give up a database that no longer answers."""
        self._queue.put(None)
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        while batch := self._batch():
            settled = list(zip(batch, self._outcomes(batch), strict=True))
            try:
                self._loop.call_soon_threadsafe(self._settle, settled)
            except RuntimeError:
                return  # the loop has been closed: nobody waits any more

    def _settle(self, settled: list[tuple[Write, Exception | None]]) -> None:
        """Answer those who still wait."""
        for write, fault in settled:
            if write.done.done():
                if fault is None and write.table:
                    self._late(write)
            elif fault is None:
                write.done.set_result(None)
            else:
                refusal = Conflict if isinstance(fault, Conflict) else StoreFailed
                write.done.set_exception(refusal(*fault.args))

    def _batch(self) -> list[Write]:
        """Everything that waits, at least one and at most `BATCH`; nothing at the end."""
        batch: list[Write] = []
        while len(batch) < BATCH and not (batch and self._queue.empty()):
            write = self._queue.get()
            if write is None:
                if batch:
                    self._queue.put(None)
                break
            # Whoever has given up was told that the entries may not be stored.
            if not write.done.done():
                batch.append(write)
        return batch

    def _outcomes(self, batch: list[Write]) -> list[Exception | None]:
        """Write a batch and say of each write what went wrong."""
        fault = self._fault(batch)
        if fault is None or isinstance(fault, Lost) or len(batch) == 1:
            return [fault] * len(batch)
        # Some of them are at fault, the others shall not suffer for it.
        outcomes: list[Exception | None] = []
        for write in batch:
            if not isinstance(fault, Lost):
                fault = self._fault([write])
            outcomes.append(fault)
        return outcomes

    def _fault(self, writes: list[Write]) -> Exception | None:
        """Write all or nothing in one transaction."""
        writes = [*writes, *(write.also for write in writes if write.also is not None)]
        # Every process goes through the tables in the same order, so that no two of them wait
        # for each other.
        writes.sort(key=lambda write: write.table)
        # Before the first statement nobody has answered, and once the commit has begun nobody
        # knows; what fails in between is undone for certain.
        undone = False
        try:
            with self._engine.connect() as connection:
                transaction = connection.begin()
                undone = True
                seated = self._execute(connection, writes)
                undone = False
                try:
                    transaction.commit()
                except BaseException:
                    # SQLAlchemy would hand it on with the transaction still open.
                    connection.invalidate()
                    raise
        except Conflict as conflict:
            return conflict
        except Exception as fault:
            if _is_duplicate(fault):
                return Conflict("there is such a row already")
            return (StoreFailed if undone else Lost)(kind(fault))
        if len(self._seated) > REMEMBERED:
            self._seated.clear()
        self._seated.update(seated)
        return None

    def _execute(
        self, connection: Connection, writes: list[Write]
    ) -> dict[str, tuple[int, Sitters]]:
        """Run the statements; give who sits where after them."""
        if made := [write.made for write in writes if write.made]:
            connection.execute(schema.INSERT_TABLE, made)
        if changed := [write.changed for write in writes if write.changed]:
            found = connection.execute(schema.CHANGE_TABLE, changed).rowcount
            if found != len(changed):
                raise Conflict("the log does not end where these entries begin")
        if entries := [row for write in writes for row in write.entries]:
            connection.execute(schema.INSERT_ENTRY, entries)
        seated: dict[str, tuple[int, Sitters]] = {}
        moved: dict[str, Sitters] = {}
        for write in writes:
            if write.sitters is not None:
                known = seated.get(write.table) or self._seated.get(write.table)
                if known != (write.before, write.sitters):
                    moved[write.table] = write.sitters
                seated[write.table] = (write.after, write.sitters)
        if moved:
            connection.execute(schema.DELETE_SITTERS, [{"of": table} for table in moved])
            rows = [
                {"table": table, "seat": seat, "visitor": visitor}
                for table, sitters in moved.items()
                for seat, visitor in sitters
            ]
            if rows:
                connection.execute(schema.INSERT_SITTER, rows)
        if kept := [write.secret for write in writes if write.secret]:
            connection.execute(schema.INSERT_SECRET, kept)
        if payloads := [write.notice for write in writes if write.notice]:
            connection.execute(schema.NOTIFY, {"payloads": payloads})
        return seated


def _is_duplicate(fault: Exception) -> bool:
    original = getattr(fault, "orig", None)
    return isinstance(original, psycopg.errors.UniqueViolation) or (
        isinstance(original, sqlite3.IntegrityError)
        and original.sqlite_errorname
        in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
    )


def kind(fault: Exception) -> str:
    """What kind of fault it was; its own text could quote what was written."""
    original = getattr(fault, "orig", None) or fault
    code = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None)
    return f"the database failed: {type(original).__name__}" + (f" ({code})" if code else "")
