"""The store: where logs are kept, durably, on SQLite or PostgreSQL.

Nothing here runs on the event loop but the handing over. Reads have a few threads. Writes
have one, which takes whatever was handed over while it wrote the last, and commits it
together: the disk is asked once for many appends (group commit). Whoever appends is answered
after the commit.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import secrets
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from queue import SimpleQueue
from typing import Any, TypeVar

import psycopg
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Row,
    Select,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from mathom.kernel.errors import MathomError
from mathom.server import schema
from mathom.server.log import LogEntry, Summary, TableRow
from mathom.server.migrations import NewerSchema, migrate
from mathom.server.notices import Listener, Notice, pack
from mathom.server.schema import Values

READERS = 4
"""How many reads are under way at a time."""
BATCH = 256
"""How many writes are committed together at most."""
PATIENCE = 15.0
"""How many seconds the database may take to answer."""
REMEMBERED = 20_000
"""Of how many tables the writer remembers who sits there."""

Sitters = tuple[tuple[int, str], ...]

T = TypeVar("T")


class Conflict(Exception):
    """The log does not end where these entries begin, or has one of this actor and key."""


class StoreFailed(Exception):
    """The database did not answer; whether the entries are stored is unknown."""


class InUse(MathomError):
    """Another server holds this SQLite file."""


class BadDatabase(MathomError):
    """A database that cannot be used."""


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
        listener: Listener | None,
        held: ExitStack,
    ) -> None:
        """Use `Store.open`, which makes the parts."""
        self.process = process
        self._readers = readers
        self._listener = listener
        self._held = held
        self._closed = False
        self._writer = _Writer(engine)
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
        address = _address(url)
        process = secrets.token_hex(8)
        listener = None
        with ExitStack() as held, _told_clearly(address):
            if _is_sqlite(address):
                held.callback(os.close, _lock_file(address))
            engine = _engine(address)
            held.callback(engine.dispose)
            readers = ThreadPoolExecutor(READERS, "mathom-store-reader")
            held.callback(readers.shutdown)
            await asyncio.get_running_loop().run_in_executor(readers, _prepare, engine)
            if not _is_sqlite(address):
                _, words = engine.dialect.create_connect_args(address)
                listener = Listener(process, {**_POSTGRES, **words})
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
        write = self._log_write(table.id, entries, summary)
        write.made = schema.table_values(table) | schema.summary_values(summary)
        await self._write(write)

    async def append(self, table: str, entries: Sequence[LogEntry], summary: Summary) -> None:
        """Store what happened at a table: all the entries and the summary, or nothing.

        Whoever appends to a table waits for the answer before the next time: the log may have
        got other entries than were thought.

        Raises:
            Conflict: the log does not end where these entries begin, or it has an entry of the
                same actor and key.
            StoreFailed: the database did not answer.
        """
        write = self._log_write(table, entries, summary)
        write.changed = schema.summary_values(summary)
        write.changed |= {"of": table, "before": write.before}
        await self._write(write)

    def _log_write(self, table: str, entries: Sequence[LogEntry], summary: Summary) -> _Write:
        numbers = [entry.number for entry in entries]
        if not numbers or numbers != list(range(numbers[0], summary.number + 1)):
            raise ValueError("entries follow each other and end at the summary's number")
        return _Write(
            table=table,
            before=numbers[0] - 1,
            after=numbers[-1],
            entries=[schema.entry_values(table, entry) for entry in entries],
            sitters=tuple(sorted(summary.sitters)),
            notice=self._packed({"table": table, "number": numbers[-1]}),
        )

    async def table(self, id: str) -> TableRow | None:
        """What was fixed when a table was made."""
        found = await self._read(schema.SELECT_TABLE, schema.tables_of, id=id)
        return found[0] if found else None

    async def log(self, id: str, after: int = 0) -> list[LogEntry]:
        """What happened at a table, in order, without the first `after` entries."""
        return await self._read(schema.SELECT_LOG, schema.entries_of, id=id, after=after)

    async def summary(self, id: str) -> tuple[TableRow, Summary] | None:
        """A table with its summary."""
        found = await self._read(schema.SELECT_SUMMARY, schema.summaries_of, id=id, limit=1)
        return found[0] if found else None

    async def listed(
        self, status: str, limit: int, before: float | None = None
    ) -> list[tuple[TableRow, Summary]]:
        """The listed tables of this status, those first that were changed last.

        Args:
            status: waiting, playing or over.
            limit: how many at most.
            before: only what was changed before this time, to go on where a list ended.
        """
        wanted = {"status": status, "limit": limit, "before": _or_ever(before)}
        return await self._read(schema.SELECT_LISTED, schema.summaries_of, **wanted)

    async def of_visitor(
        self, visitor: str, limit: int, before: float | None = None, status: str | None = None
    ) -> list[tuple[TableRow, Summary]]:
        """The tables where a visitor holds a seat, those first that were changed last.

        Args:
            visitor: who.
            limit: how many at most.
            before: only what was changed before this time, to go on where a list ended.
            status: only tables of this status.
        """
        statement = schema.SELECT_OF_VISITOR
        wanted: Values = {"visitor": visitor, "limit": limit, "before": _or_ever(before)}
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
                await self._write(_Write(secret={"name": name, "value": secrets.token_hex(32)}))

    async def ping(self) -> None:
        """Return when the database has answered.

        Raises:
            StoreFailed: it does not.
        """
        await self._read(schema.SELECT_ONE, schema.single_values_of)

    def listen(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Be told what other processes do; on SQLite there are none.

        Args:
            heard: called on the event loop with every notice.
            missed: called on the event loop when notices may have been lost, after the
                connection was lost and made again.
        """
        if self._listener is not None:
            self._listener.listen(heard, missed)

    async def publish(self, notice: Notice) -> None:
        """Give a notice to the other processes.

        Raises:
            ValueError: it is too long.
            StoreFailed: the database did not answer.
        """
        if self._listener is not None:
            await self._write(_Write(notice=self._packed(notice)))

    def _packed(self, notice: Notice) -> str | None:
        return None if self._listener is None else pack(self.process, notice)

    async def _write(self, write: _Write) -> None:
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
            raise StoreFailed(_kind(fault)) from None


@dataclass(slots=True, eq=False)
class _Write:
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
    done: asyncio.Future[None] = field(init=False)


class _Lost(StoreFailed):
    """The database is gone, or nobody knows what it did: nothing is tried again."""


class _Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        """Start it; results go to the event loop that runs now."""
        self._engine = engine.execution_options(begin="BEGIN IMMEDIATE")
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        # By table: how far its log went when we last wrote, and who sat there then. It tells
        # nothing any more when another process has written since.
        self._seated: dict[str, tuple[int, Sitters]] = {}
        self._thread = threading.Thread(target=self._run, name="mathom-store-writer", daemon=True)
        self._thread.start()

    def hand_over(self, write: _Write) -> asyncio.Future[None]:
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
                self._loop.call_soon_threadsafe(_settle, settled)
            except RuntimeError:
                return  # the loop has been closed: nobody waits any more

    def _batch(self) -> list[_Write]:
        """Everything that waits, at least one and at most `BATCH`; nothing at the end."""
        batch: list[_Write] = []
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

    def _outcomes(self, batch: list[_Write]) -> list[Exception | None]:
        """Write a batch and say of each write what went wrong."""
        fault = self._fault(batch)
        if fault is None or isinstance(fault, _Lost) or len(batch) == 1:
            return [fault] * len(batch)
        # Some of them are at fault, the others shall not suffer for it.
        outcomes: list[Exception | None] = []
        for write in batch:
            if not isinstance(fault, _Lost):
                fault = self._fault([write])
            outcomes.append(fault)
        return outcomes

    def _fault(self, writes: list[_Write]) -> Exception | None:
        """Write all or nothing in one transaction."""
        # Every process goes through the tables in the same order, so that no two of them wait
        # for each other.
        writes = sorted(writes, key=lambda write: write.table)
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
            return (StoreFailed if undone else _Lost)(_kind(fault))
        if len(self._seated) > REMEMBERED:
            self._seated.clear()
        self._seated.update(seated)
        return None

    def _execute(
        self, connection: Connection, writes: list[_Write]
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


def _settle(settled: list[tuple[_Write, Exception | None]]) -> None:
    """Answer those who still wait."""
    for write, fault in settled:
        if write.done.done():
            continue
        if fault is None:
            write.done.set_result(None)
        else:
            kind = Conflict if isinstance(fault, Conflict) else StoreFailed
            write.done.set_exception(kind(*fault.args))


def _is_duplicate(fault: Exception) -> bool:
    original = getattr(fault, "orig", None)
    return isinstance(original, psycopg.errors.UniqueViolation) or (
        isinstance(original, sqlite3.IntegrityError)
        and original.sqlite_errorname
        in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")
    )


def _kind(fault: Exception) -> str:
    """What kind of fault it was; its own text could quote what was written."""
    original = getattr(fault, "orig", None) or fault
    code = getattr(original, "sqlstate", None) or getattr(original, "sqlite_errorname", None)
    return f"the database failed: {type(original).__name__}" + (f" ({code})" if code else "")


def _or_ever(before: float | None) -> float:
    return float("inf") if before is None else before


# How a database is opened.

_SECONDS_TO_CONNECT = 5
_MILLISECONDS = 10_000
_POSTGRES = {
    "connect_timeout": _SECONDS_TO_CONNECT,
    # A server that has vanished from the network is noticed.
    "keepalives_idle": 20,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": _MILLISECONDS,
    # Nor does the server wait for a client that has stopped in the middle of a transaction.
    "options": f"-c statement_timeout={_MILLISECONDS} "
    f"-c idle_in_transaction_session_timeout={_MILLISECONDS}",
}


def _address(url: str) -> URL:
    """The parts of a URL, with the driver we use."""
    try:
        address = make_url(url)
        backend = address.get_backend_name()
    except (ArgumentError, ValueError):
        backend = ""
    if backend == "sqlite" and address.database not in (None, "", ":memory:"):
        return address.set(drivername="sqlite")
    if backend in ("postgresql", "postgres"):
        return address.set(drivername="postgresql+psycopg")
    raise BadDatabase(
        "A database is given as sqlite:///path/to/file or postgresql://user@host/name."
    )


def _is_sqlite(address: URL) -> bool:
    return address.drivername == "sqlite"


def _name(address: URL) -> str:
    """The database in words that tell no password."""
    if _is_sqlite(address):
        return f"The database {address.database}"
    return f"The database {address.database} at {address.host or 'localhost'}"


def _reason(fault: Exception, address: URL) -> str:
    """The first line of what the database says, free of the password."""
    said = str(getattr(fault, "orig", None) or fault).strip().partition("\n")[0].rstrip(".")
    for secret in (address.password, address.query.get("password")):
        if secret:
            said = said.replace(str(secret), "***")
    return said


@contextmanager
def _told_clearly(address: URL) -> Iterator[None]:
    """Say in one sentence what is wrong with a database."""
    try:
        yield
    except NewerSchema:
        raise BadDatabase(
            f"{_name(address)} was changed by a newer Mathom: use that one, or a backup."
        ) from None
    except (SQLAlchemyError, psycopg.Error) as fault:
        reason = _reason(fault, address)
        raise BadDatabase(f"{_name(address)} cannot be opened: {reason}.") from None


def _lock_file(address: URL) -> int:
    """Hold the file beside the SQLite database that says it is in use.

    The kernel lets go of it with the process, however that ends.
    """
    path = str(address.database)
    try:
        # Nobody else on the machine may read seeds and keys. SQLite gives its other files the
        # mode of the first.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        lock = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as fault:
        raise BadDatabase(f"{_name(address)} cannot be opened: {fault.strerror}.") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise InUse(f"{_name(address)} is in use by another server.") from None
    return lock


def _engine(address: URL) -> Engine:
    """The database, with a connection for every reader and one for the writer."""
    if not _is_sqlite(address):
        return create_engine(
            address,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_pre_ping=True,  # a server may have been started anew
            hide_parameters=True,
            connect_args={word: _POSTGRES[word] for word in _POSTGRES.keys() - address.query},
        )
    engine = create_engine(address, pool_size=READERS + 1, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_on_sqlite)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    # Python's module would begin and commit transactions by its own rules.
    connection.isolation_level = None
    for setting in (
        f"busy_timeout = {_MILLISECONDS}",
        "journal_mode = WAL",
        "synchronous = FULL",  # a commit is on the disk before it is answered
        "foreign_keys = ON",
    ):
        connection.execute(f"PRAGMA {setting}")


def _begin_on_sqlite(connection: Connection) -> None:
    if begin := connection.get_execution_options().get("begin"):
        connection.exec_driver_sql(begin)


def _prepare(engine: Engine) -> None:
    with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
        migrate(connection)
