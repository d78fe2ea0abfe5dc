"""The store: where logs are kept, durably, on SQLite or PostgreSQL.

Nothing here runs on the event loop but the handing over. Reads have a few threads. Writes
have one, which takes whatever was handed over while it wrote the last, and commits it
together: the disk is asked once for many appends (group commit). Whoever appends is answered
after the commit.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any, TypeVar

from sqlalchemy import Engine, Row, Select
from sqlalchemy.exc import SQLAlchemyError

from mathom.server import schema
from mathom.server.cursor import TOP, Cursor
from mathom.server.database import (
    POSTGRES,
    READERS,
    BadDatabase,
    InUse,
    address_of,
    engine_of,
    is_sqlite,
    lock_file,
    prepare,
    told_clearly,
)
from mathom.server.entries import LogEntry, NewTable, Summary, TableRow
from mathom.server.notices import Notice, PgListener, pack
from mathom.server.schema import Values
from mathom.server.writer import PATIENCE, Conflict, StoreFailed, Write, Writer, kind

__all__ = ["BadDatabase", "Conflict", "InUse", "Store", "StoreFailed"]

T = TypeVar("T")

NOT_TEXT = "\0"
"""What PostgreSQL takes in no text, and so not in what is looked for either."""


class Store:
    """Tables with their logs.

    Attributes:
        process: the random name by which other processes know this one.
    """

    def __init__(
        self,
        process: str,
        engine: Engine,
        readers: ThreadPoolExecutor,
        listener: PgListener | None,
        held: ExitStack,
    ) -> None:
        """Use `Store.open`, which makes the parts."""
        self.process = process
        self._readers = readers
        self._listener = listener
        self._held = held
        self._closed = False
        self._heard: list[Callable[[Notice], None]] = []
        self._writer = Writer(engine, self._late)
        # A read is a single statement and needs no transaction around it. On SQLite there is
        # none anyway: only the writer begins one.
        self._reading = (
            engine if listener is None else engine.execution_options(isolation_level="AUTOCOMMIT")
        )

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open a database, bring it to the newest schema, and start the writer.

        Args:
            url: `sqlite:///path` or `postgresql://user@host/name`.

        Raises:
            InUse: another server has this SQLite file.
            BadDatabase: the URL, or what it leads to, is of no use.
        """
        address = address_of(url)
        process = secrets.token_hex(8)
        listener = None
        with ExitStack() as held, told_clearly(address):
            if is_sqlite(address):
                held.callback(os.close, lock_file(address))
            engine = engine_of(address)
            held.callback(engine.dispose)
            readers = ThreadPoolExecutor(READERS, "mathom-store-reader")
            held.callback(readers.shutdown)
            await asyncio.get_running_loop().run_in_executor(readers, prepare, engine)
            if not is_sqlite(address):
                _, words = engine.dialect.create_connect_args(address)
                listener = PgListener(process, {**POSTGRES, **words})
                await listener.start()
            return cls(process, engine, readers, listener, held.pop_all())

    async def close(self) -> None:
        """Write what is queued, end the threads and let go of the database."""
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.end)
        if self._listener is not None:
            await self._listener.close()
        await asyncio.to_thread(self._held.close)

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self._listener is not None

    async def make(self, table: TableRow, entries: Sequence[LogEntry], summary: Summary) -> None:
        """Store a new table with the first entries of its log.

        Raises:
            Conflict: a table of this id exists.
            StoreFailed: the database did not answer.
        """
        await self._write(self._making(NewTable(table, list(entries), summary)))

    async def append(
        self,
        table: str,
        entries: Sequence[LogEntry],
        summary: Summary,
        new: NewTable | None = None,
    ) -> None:
        """Store what happened at a table: all the entries and the summary, or nothing.

        Whoever appends to a table waits for the answer before the next time: the log may have
        got other entries than were thought.

        Args:
            table: where.
            entries: what happened.
            summary: what lists show then.
            new: a table that is made with it, or not at all.

        Raises:
            Conflict: the log does not end where these entries begin, or it has an entry of the
                same actor and key.
            StoreFailed: the database did not answer.
        """
        write = self._log_write(table, entries, summary)
        write.changed = schema.summary_values(summary)
        write.changed |= {"of": table, "before": write.before}
        if new is not None:
            write.also = self._making(new)
        await self._write(write)

    def _making(self, new: NewTable) -> Write:
        write = self._log_write(new.row.id, new.entries, new.summary)
        write.made = schema.table_values(new.row) | schema.summary_values(new.summary)
        return write

    def _log_write(self, table: str, entries: Sequence[LogEntry], summary: Summary) -> Write:
        numbers = [entry.number for entry in entries]
        if not numbers or numbers != list(range(numbers[0], summary.number + 1)):
            raise ValueError("entries follow each other and end at the summary's number")
        return Write(
            table=table,
            before=numbers[0] - 1,
            after=numbers[-1],
            entries=[schema.entry_values(table, entry) for entry in entries],
            sitters=tuple(sorted(summary.sitters)),
            notice=self._packed({"table": table, "number": numbers[-1]}),
        )

    async def table(self, id: str) -> TableRow | None:
        """What was fixed when a table was made."""
        if NOT_TEXT in id:
            return None
        found = await self._read(schema.SELECT_TABLE, schema.tables_of, id=id)
        return found[0] if found else None

    async def log(self, id: str, after: int = 0) -> list[LogEntry]:
        """What happened at a table, in order, without the first `after` entries."""
        return await self._read(schema.SELECT_LOG, schema.entries_of, id=id, after=after)

    async def summary(self, id: str) -> tuple[TableRow, Summary] | None:
        """A table with its summary."""
        if NOT_TEXT in id:
            return None
        found = await self._read(schema.SELECT_SUMMARY, schema.summaries_of, id=id, limit=1)
        return found[0] if found else None

    async def listed(
        self, status: str, limit: int, before: Cursor = TOP
    ) -> list[tuple[TableRow, Summary]]:
        """The listed tables of this status, those first that were changed last.

        Args:
            status: waiting, playing or over.
            limit: how many at most.
            before: where an earlier list ended.
        """
        wanted = {"status": status, "limit": limit, "updated": before.updated, "id": before.id}
        return await self._read(schema.SELECT_LISTED, schema.summaries_of, **wanted)

    async def of_visitor(
        self, visitor: str, limit: int, before: Cursor = TOP, status: str | None = None
    ) -> list[tuple[TableRow, Summary]]:
        """The tables where a visitor holds a seat, those first that were changed last.

        Args:
            visitor: who.
            limit: how many at most.
            before: where an earlier list ended.
            status: only tables of this status.
        """
        statement = schema.SELECT_OF_VISITOR
        wanted: Values = {"visitor": visitor, "limit": limit}
        wanted |= {"updated": before.updated, "id": before.id}
        if status is not None:
            statement = schema.SELECT_OF_VISITOR_BY_STATUS
            wanted["status"] = status
        return await self._read(statement, schema.summaries_of, **wanted)

    async def unfinished_of(self, visitor: str) -> int:
        """At how many tables that are not over a visitor holds a seat."""
        (count,) = await self._read(
            schema.COUNT_UNFINISHED, schema.single_values_of, visitor=visitor
        )
        return int(count)

    async def waiting_for_bots(self) -> list[str]:
        """The ids of the tables in play where a bot has to choose."""
        return await self._read(schema.SELECT_WAITING_FOR_BOTS, schema.single_values_of)

    async def ids(self) -> list[str]:
        """The ids of all tables."""
        return await self._read(schema.SELECT_IDS, schema.single_values_of)

    async def secret(self, name: str) -> str:
        """256 random bits in hexadecimal, made on first use and the same in all processes."""
        while True:
            found = await self._read(schema.SELECT_SECRET, schema.single_values_of, name=name)
            if found:
                return str(found[0])
            # Whoever is first decides for all.
            with suppress(Conflict):
                await self._write(Write(secret={"name": name, "value": secrets.token_hex(32)}))

    async def ping(self) -> None:
        """Return when the database has answered.

        Raises:
            StoreFailed: it does not.
        """
        await self._read(schema.SELECT_ONE, schema.single_values_of)

    def listen(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Be told what other processes do; on SQLite there are none.

        Args:
            heard: called on the event loop with every notice, and also when something of this
                process's own was stored after the caller had given up waiting for it.
            missed: called on the event loop when notices may have been lost, after the
                connection was lost and made again.
        """
        self._heard.append(heard)
        if self._listener is not None:
            self._listener.listen(heard, missed)

    def _late(self, write: Write) -> None:
        for heard in self._heard:
            heard({"table": write.table, "number": write.after})

    async def publish(self, notice: Notice) -> None:
        """Give a notice to the other processes.

        Raises:
            ValueError: it is too long.
            StoreFailed: the database did not answer.
        """
        if self._listener is not None:
            await self._write(Write(notice=self._packed(notice)))

    def _packed(self, notice: Notice) -> str | None:
        return None if self._listener is None else pack(self.process, notice)

    async def _write(self, write: Write) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            async with asyncio.timeout(PATIENCE):
                await self._writer.hand_over(write)
        except TimeoutError:
            raise StoreFailed("the database takes too long to write") from None

    async def _read(
        self, statement: Select[Any], read: Callable[[Sequence[Row[Any]]], T], **values: object
    ) -> T:
        """Ask the database, and read its rows, in a thread."""
        if self._closed:
            raise StoreFailed("the store is closed")

        def answer() -> T:
            with self._reading.connect() as connection:
                return read(connection.execute(statement, values).all())

        try:
            async with asyncio.timeout(PATIENCE):
                return await asyncio.get_running_loop().run_in_executor(self._readers, answer)
        except TimeoutError:
            raise StoreFailed("the database takes too long to read") from None
        except SQLAlchemyError as fault:
            raise StoreFailed(kind(fault)) from None
