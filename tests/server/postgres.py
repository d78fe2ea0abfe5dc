"""A real PostgreSQL for tests and measurements: its own cluster, in a folder that is removed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests import programs
from tests.programs import LONG

START = 120.0
"""How many seconds the server may try to start."""

OWNER = "mathom"
SYSTEM_USER = "postgres"


class NoPostgres(Exception):
    """PostgreSQL cannot be run here; the text says what to do."""


class Postgres:
    """One cluster that listens on 127.0.0.1, where everybody is trusted.

    Attributes:
        port: where it listens; the same after every start.
    """

    def __init__(self) -> None:
        """Make the cluster's files; nothing runs yet."""
        self._binaries = _binaries()
        self._user = _user()
        self._folder = Path(tempfile.mkdtemp(prefix="mathom-postgres-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = 0
        self.port = 0
        try:
            if self._user is not None:
                shutil.chown(self._folder, self._user, self._user)
            self._make_files()
        except BaseException:
            shutil.rmtree(self._folder)
            raise

    def _make_files(self) -> None:
        made = programs.run(
            [
                self._binaries / "initdb",
                f"--pgdata={self._folder / 'data'}",
                f"--username={OWNER}",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "--no-sync",  # only the making; what the server writes later is synchronised
            ],
            folder=self._folder,
            user=self._user,
        )
        if made.returncode:
            raise NoPostgres(f"initdb failed: {made.stderr.decode().strip()}")

    def start(self) -> None:
        """Run it, and return when it answers."""
        end = time.monotonic() + START
        # After a kill the memory of the dead may have to be waited for; and a free port may be
        # taken by another program before the server has it.
        while not self._started(end):
            if time.monotonic() > end:
                raise NoPostgres(f"postgres does not start: {self._last_words()}")
            time.sleep(0.05)

    def _started(self, end: float) -> bool:
        port = self.port or _free_port()
        with (self._folder / "log").open("ab") as output:
            self._process = process = programs.start(
                [
                    self._binaries / "postgres",
                    "-D",
                    self._folder / "data",
                    *("-p", str(port)),
                    *("-c", "listen_addresses=127.0.0.1"),
                    *("-c", "unix_socket_directories="),
                    *("-c", "fsync=on"),
                    *("-c", "max_connections=200"),
                ],
                folder=self._folder,
                stdout=output,
                stderr=output,
                user=self._user,
            )
        while process.poll() is None and time.monotonic() < end:
            if self._answers(port):
                self.port = port
                return True
            time.sleep(0.02)
        self.kill()
        return False

    def _answers(self, port: int) -> bool:
        address = f"host=127.0.0.1 port={port} user={OWNER} dbname=postgres connect_timeout=5"
        try:
            with psycopg.connect(address) as connection:
                told = connection.execute("SHOW data_directory").fetchone()
        except psycopg.OperationalError:
            return False
        # Another cluster may have come first to a port that was free.
        return told == (str(self._folder / "data"),)

    def url(self, database: str) -> str:
        """How a program reaches a database of this cluster."""
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """Make an empty database and give its URL."""
        self._databases += 1
        name = f"fresh_{self._databases}"
        self.run("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        """Remove a database, even if somebody has left a connection open."""
        self.run("postgres", f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def run(self, database: str, statement: str, *values: object) -> list[tuple[Any, ...]]:
        """Carry out one SQL statement, by its own connection, and give its rows.

        Each `%s` in the statement stands for a value.
        """
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(statement.encode(), values or None)
            return cursor.fetchall() if cursor.description else []

    def kill(self) -> None:
        """End it as a power cut would: at once, with nothing written that was not yet."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(LONG)
            self._process = None

    def stop(self) -> None:
        """End it and remove all its files."""
        if self._process is not None:
            # By its immediate way, for nothing has to be kept; and it takes its children along.
            self._process.send_signal(signal.SIGQUIT)
            programs.end(self._process)
            self._process = None
        shutil.rmtree(self._folder)

    def _last_words(self) -> str:
        return (self._folder / "log").read_text(errors="replace")[-500:].strip()


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A cluster that runs as long as the context lasts."""
    server = Postgres()
    try:
        server.start()
        yield server
    finally:
        server.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _user() -> str | None:
    """Whom the server runs as, if not as we do; it refuses to be root."""
    if os.geteuid() != 0:
        return None
    try:
        pwd.getpwnam(SYSTEM_USER)
    except KeyError:
        raise NoPostgres(
            f"PostgreSQL refuses to run as root: add a user {SYSTEM_USER}, or run as yourself."
        ) from None
    return SYSTEM_USER


def _binaries() -> Path:
    """The folder of PostgreSQL's programs; root on Debian has them installed when need be."""
    found = _found_binaries()
    apt_get = shutil.which("apt-get")
    if found is None and os.geteuid() == 0 and apt_get is not None:
        for task in (["update"], ["install", "-y", "postgresql"]):
            done = programs.run(
                [apt_get, "-qq", "-o", "DPkg::Lock::Timeout=300", *task],
                environment={"DEBIAN_FRONTEND": "noninteractive"},
            )
            if done.returncode:
                raise NoPostgres(f"apt-get {task[0]} failed: {done.stderr.decode().strip()}")
        found = _found_binaries()
    if found is None:
        raise NoPostgres(
            "These tests want PostgreSQL's initdb and postgres: install PostgreSQL "
            "(on Debian and Ubuntu: sudo apt-get install postgresql) or put them on the PATH."
        )
    return found


def _found_binaries() -> Path | None:
    folders = [Path(folder) for folder in os.get_exec_path()]
    if pg_config := shutil.which("pg_config"):
        folders.append(Path(programs.run([pg_config, "--bindir"]).stdout.decode().strip()))
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in folders:
        if all(os.access(folder / name, os.X_OK) for name in ("initdb", "postgres")):
            # A link in a folder of the PATH would hide where the libraries lie.
            return (folder / "initdb").resolve().parent
    return None
