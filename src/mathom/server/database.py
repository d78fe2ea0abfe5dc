"""How a database is opened, on SQLite or PostgreSQL, and what is said when it cannot be."""

from __future__ import annotations

import fcntl
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from mathom.kernel.errors import MathomError
from mathom.server.migrations import NewerSchema, migrate

READERS = 4
"""How many reads are under way at a time."""

_SECONDS_TO_CONNECT = 5
_MILLISECONDS = 10_000
POSTGRES = {
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
"""How PostgreSQL is reached, in psycopg's words, where the URL says nothing else."""


class InUse(MathomError):
    """Another server holds this SQLite file."""


class BadDatabase(MathomError):
    """A database that cannot be used."""


def address_of(url: str) -> URL:
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


def is_sqlite(address: URL) -> bool:
    """Whether it is a file on this machine, with this process as its only server."""
    return address.drivername == "sqlite"


def _name(address: URL) -> str:
    """The database in words that tell no password."""
    if is_sqlite(address):
        return f"The database {address.database}"
    return f"The database {address.database} at {address.host or 'localhost'}"


def _reason(fault: Exception, address: URL) -> str:
    """The first line of what the database says, free of the password."""
    said = str(getattr(fault, "orig", None) or fault).strip().partition("\n")[0].rstrip(".")
    for secret in (address.password, address.query.get("password")):
        if secret:
            said = re.sub(rf"(?<!\w){re.escape(str(secret))}(?!\w)", "***", said)
    return said


@contextmanager
def told_clearly(address: URL) -> Iterator[None]:
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


def lock_file(address: URL) -> int:
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


def engine_of(address: URL) -> Engine:
    """The database, with a connection for every reader and one for the writer."""
    if not is_sqlite(address):
        return create_engine(
            address,
            pool_size=READERS + 1,
            max_overflow=0,
            pool_pre_ping=True,  # a server may have been started anew
            hide_parameters=True,
            connect_args={word: POSTGRES[word] for word in POSTGRES.keys() - address.query},
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


def prepare(engine: Engine) -> None:
    """Bring the database to the newest schema."""
    with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
        migrate(connection)
    if is_sqlite(engine.url):
        # It may have been put there with another mode, as from a backup.
        for ending in ("", "-wal", "-shm"):
            with suppress(FileNotFoundError, PermissionError):
                Path(f"{engine.url.database}{ending}").chmod(0o600)
