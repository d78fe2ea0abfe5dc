"""`mathom serve` as a process: how it starts, refuses and stops; and `mathom db` on its files."""

from __future__ import annotations

import contextlib
import importlib.util
import json
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close
from websockets.sync.client import ClientConnection, connect

from mathom.server import config, logs
from tests import programs
from tests.cli.run import answer, command, facts, process, refusal, run
from tests.server.local_server import open_server, wait_until

RESTARTING = 1012
"""The code of a socket whose client may come back at once."""


def database(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def serve(folder: Path, *args: str) -> tuple[str, ...]:
    """The words of a command that serves the database in a folder."""
    files = ("--db", database(folder), "--crashes", str(folder / "crashes"))
    return ("serve", "--port", "0", "--workers", "1", *files, *args)


class Server:
    """A server that runs in a group of processes of its own.

    Attributes:
        url: where it says that it is.
        folder: where its files are.
    """

    def __init__(self, running: subprocess.Popen[bytes], url: str, folder: Path) -> None:
        self.url = url
        self.folder = folder
        self._running = running

    def stop(self, how: signal.Signals) -> tuple[int, bytes, list[str]]:
        """Its exit code, what more it has printed, and the events of its log.

        Also confirms that none of its processes is left.
        """
        self._running.send_signal(how)
        output, _ = self._running.communicate(timeout=programs.LONG)
        assert programs.gone(self._running)
        lines = (self.folder / "server.log").read_text(encoding="utf-8").splitlines()
        return self._running.returncode, output, [json.loads(line)["event"] for line in lines]


@contextlib.contextmanager
def serving(folder: Path, *args: str, **environment: str) -> Iterator[Server]:
    with (
        (folder / "server.log").open("wb") as errors,
        programs.running(
            command(*serve(folder, *args)), stderr=errors, environment=environment
        ) as running,
    ):
        assert running.stdout is not None
        said = running.stdout.readline().decode()
        assert said.startswith("Mathom is at http://127.0.0.1:"), (
            folder / "server.log"
        ).read_text()
        yield Server(running, said.split()[-1], folder)


@pytest.fixture
def no_logging(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave the logging of this process alone when a command runs in it."""
    monkeypatch.setattr(logs, "set_up", lambda: None)


def test_it_opens_the_browser_and_writes_only_where_it_was_told(tmp_path: Path) -> None:
    browser = tmp_path / "browser.py"
    browser.write_text("import pathlib, sys; pathlib.Path(__file__).write_text(sys.argv[1])")
    # Services have no home: a file is none.
    home = str(tmp_path / "server.log")
    with serving(
        tmp_path,
        BROWSER=f"{sys.executable} {browser} %s",
        HOME=home,
        XDG_DATA_HOME=f"{home}/data",
    ) as server:
        health = f"{server.url}/healthz"
        assert httpx.get(health, timeout=programs.LONG).json() == {"status": "ok"}
        asked = httpx.head(health, timeout=programs.LONG)
        assert (asked.status_code, asked.content) == (200, b"")
        rebound = httpx.get(health, timeout=programs.LONG, headers={"Host": "rebound.test"})
        assert rebound.status_code == 421
        claimed = httpx.get(
            f"{server.url}/api/me", timeout=programs.LONG, headers={"X-Forwarded-Proto": "https"}
        )
        assert "Secure" not in claimed.headers["set-cookie"], "no proxy is believed unasked"
        wait_until(lambda: browser.read_text() == server.url)
        assert server.stop(signal.SIGINT) == (0, b"", ["started", "stopped"])
    for file in tmp_path.glob("tables.db*"):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {"browser.py", "server.log", "tables.db", "tables.db.lock"}


@pytest.mark.usefixtures("no_logging")
def test_others_are_refused_while_it_runs_and_sockets_told_when_it_stops(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-open") as server:
        in_use = f"The database {tmp_path / 'tables.db'} is in use by another server."
        assert refusal(*serve(tmp_path, "--no-open")) == in_use
        assert refusal("db", "verify", "--db", database(tmp_path)) == in_use
        port = server.url.rpartition(":")[2]
        elsewhere = serve(tmp_path / "elsewhere", "--no-open", "--port", port)
        busy = f"cannot listen on 127.0.0.1 port {port}: Address already in use."
        assert refusal(*elsewhere) == busy
        done = process(*elsewhere)
        assert (done.returncode, done.stdout, done.stderr.decode()) == (2, b"", f"mathom: {busy}\n")

        wish = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        made = httpx.post(f"{server.url}/api/tables", timeout=programs.LONG, json=wish).json()
        address = server.url.replace("http", "ws")
        with connect(f"{address}/api/tables/{made['table']['id']}/play") as socket:
            socket.send(json.dumps({"type": "join"}))
            while json.loads(socket.recv(programs.LONG))["type"] != "presence":
                pass
            assert server.stop(signal.SIGTERM) == (0, b"", ["started", "table-made", "stopped"])
            closed = farewell(socket)
        assert closed is not None
        assert closed.code == RESTARTING


def farewell(socket: ClientConnection) -> Close | None:
    """How a server closes a socket, after whatever else it sends."""
    try:
        while True:
            socket.recv(programs.LONG)
    except ConnectionClosed as closed:
        return closed.rcvd


@pytest.mark.usefixtures("no_logging")
@pytest.mark.parametrize(
    ("args", "part"),
    [
        (("--db", "tables.db"), "is given as sqlite:///path/to/file or postgresql://"),
        (("--db", "mysql://sam@127.0.0.1/tables"), "is given as sqlite:///path/to/file"),
        (("--db", "sqlite:///notes"), "cannot be opened: file is not a database."),
        (("--db", "sqlite:///folder"), "cannot be opened: Is a directory."),
        (("--db", "sqlite:///no/tables.db"), "cannot be opened: No such file or directory."),
        (
            ("--db", "postgresql://sam:potatoes@127.0.0.1:1/mathom"),
            "The database mathom at 127.0.0.1 cannot be opened: ",
        ),
        (("--host", "no..name"), "cannot listen on no..name port 0: "),
        (("--host", "203.0.113.1"), "port 0: Cannot assign requested address."),
        (("--port", "99999"), "'--port'"),
        (("--workers", "0"), "'--workers'"),
        (("--deadline", "soon"), "'--deadline'"),
        (("--deadline", "nan"), "'--deadline': nan is no number of seconds."),
        (("--proxy", "localhost"), "'--proxy': 'localhost' is no address, such as 127.0.0.1"),
        (("--proxy", "127.0.0.1,10.0.0.1/8"), "'--proxy': '10.0.0.1/8' is no address"),
        (("--proxy", "*"), "'--proxy': '*' is no address"),
        (("--crashes", "notes"), "'--crashes'"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    args: tuple[str, ...], part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notes").write_text("Not all those who wander are lost.\n" * 100)
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    before = sorted(tmp_path.iterdir())
    said = refusal(*serve(tmp_path, "--no-open"), *args)
    assert part in said
    assert "potatoes" not in said
    # What shows that a database is in use may stay where none could be.
    assert [path for path in sorted(tmp_path.iterdir()) if path.suffix != ".lock"] == before


@pytest.mark.parametrize(
    ("args", "module", "sentence"),
    [
        (("serve",), "fastapi", "mathom serve needs fastapi: install it with {}"),
        (("db", "verify"), "fastapi", "mathom db needs fastapi: install it with {}"),
        (("bench", "server"), "fastapi", "mathom bench server needs fastapi: install it with {}"),
        (("bench", "server"), "httpx", "mathom bench server needs httpx: install it with {}"),
    ],
)
def test_a_missing_library_is_named_with_its_extra(
    args: tuple[str, ...], module: str, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = importlib.util.find_spec

    def find(name: str, package: str | None = None) -> ModuleSpec | None:
        return None if name == module else real(name, package)

    monkeypatch.setattr(importlib.util, "find_spec", find)
    extra = "server" if module == "fastapi" else "client"
    how = f"pip install '.[{extra}]' in the folder of Mathom's sources."
    assert refusal(*args) == sentence.format(how)


class Archive:
    """A database that a server has left, with a game that is over and one that is not.

    Attributes:
        folder: where it is.
        over: the id of the first table.
        open: the id of the second.
    """

    def __init__(self, folder: Path, over: str, open: str) -> None:
        self.folder = folder
        self.over = over
        self.open = open

    @property
    def url(self) -> str:
        return database(self.folder)

    def change(self, statement: str, **values: str) -> None:
        """Change one row."""
        with contextlib.closing(sqlite3.connect(self.folder / "tables.db")) as connection:
            assert connection.execute(statement, values).rowcount == 1
            connection.commit()


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    folder = tmp_path_factory.mktemp("server")
    ids = []
    with open_server(folder) as server:
        sam = server.person("Sam")
        for resigned in (True, False):
            made = sam.make("me", "me")
            ids.append(made["table"]["id"])
            for _ in range(3):
                seat = sam.table(made)["table"]["asked"][0]
                with sam.join(made, seat) as line:
                    line.choose()
                    if resigned and line.version == 4:
                        line.act("resign")
    return Archive(folder, *ids)


@pytest.fixture
def archive(left: Archive, tmp_path: Path) -> Archive:
    """A copy of that database, which a test may spoil."""
    shutil.copy(left.folder / "tables.db", tmp_path)
    return Archive(tmp_path, left.over, left.open)


def test_what_a_server_leaves_replays(archive: Archive) -> None:
    assert answer("db", "upgrade", "--db", archive.url) == "The database has the newest schema.\n"
    assert answer("db", "verify", "--db", archive.url) == "All 2 tables replay.\n"
    assert facts("db", "verify", "--db", archive.url) == {"tables": 2, "faults": {}}


@pytest.mark.parametrize(
    ("statement", "fault"),
    [
        ("UPDATE log SET body = replace(body, '[]', '[[0,9]]') WHERE {} = 3", "1 outcomes more"),
        ("UPDATE log SET body = replace(body, 'discard', 'eat') WHERE {} = 4", "is not an option"),
        ("UPDATE log SET body = '{{' WHERE {} = 3", "cannot be read"),
        ("UPDATE log SET kind = 'sung' WHERE {} = 3", "cannot be read"),
        ("DELETE FROM log WHERE {} = 3", "entry 4 cannot follow entry 2"),
        ("UPDATE tables SET seed = :id WHERE id = :id", "the seed gives"),
        ("UPDATE tables SET status = 'waiting' WHERE id = :id", "something else than its summary"),
        ("UPDATE tables SET rules = 99 WHERE id = :id", "99"),
    ],
)
@pytest.mark.parametrize("which", ["over", "open"])
def test_a_table_that_was_tampered_with_is_named(
    which: str, statement: str, fault: str, archive: Archive
) -> None:
    id = getattr(archive, which)
    archive.change(statement.format('"table" = :id AND number'), id=id)
    result = run("db", "verify", "--db", archive.url)
    assert (result.exit_code, result.stderr) == (1, "mathom: 1 of 2 tables do not replay.\n")
    (line,) = result.stdout.splitlines()
    assert line.startswith(f"{id}: ")
    assert fault in line
    told = run("db", "verify", "--json", "--db", archive.url)
    assert (told.exit_code, told.stderr) == (1, result.stderr)
    assert json.loads(told.stdout) == {"tables": 2, "faults": {id: line.removeprefix(f"{id}: ")}}


def test_the_folder_of_the_data_is_kept_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, "data_folder", lambda: tmp_path / "share" / "mathom")
    assert config.default_database() == f"sqlite:///{tmp_path}/share/mathom/tables.db"
    assert stat.S_IMODE((tmp_path / "share" / "mathom").stat().st_mode) == 0o700


@pytest.mark.usefixtures("no_logging")
def test_a_password_of_one_letter_leaves_the_sentence_whole(tmp_path: Path) -> None:
    said = refusal(*serve(tmp_path, "--no-open"), "--db", "postgresql://sam:e@127.0.0.1:1/mathom")
    assert "***" not in said


@pytest.mark.parametrize("task", ["upgrade", "verify"])
def test_a_database_that_is_not_there_is_not_made(task: str, tmp_path: Path) -> None:
    result = run("db", task, "--db", database(tmp_path))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"mathom: there is no database {tmp_path / 'tables.db'}.\n"
    assert list(tmp_path.iterdir()) == []


def test_a_database_is_kept_from_others_also_when_it_comes_from_elsewhere(
    archive: Archive,
) -> None:
    file = archive.folder / "tables.db"
    file.chmod(0o644)
    answer("db", "verify", "--db", archive.url)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("task", ["upgrade", "verify"])
def test_the_database_of_a_newer_version_is_refused(task: str, archive: Archive) -> None:
    archive.change("UPDATE alembic_version SET version_num = 'from-the-future'")
    assert "was changed by a newer Mathom" in refusal("db", task, "--db", archive.url)
