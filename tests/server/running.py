"""Servers that tests run: `mathom serve` in a process of its own, and one in this process."""

from __future__ import annotations

import multiprocessing
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Protocol

import uvicorn

from mathom.cli import main
from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.limits import Limits
from mathom.server.serve import address, listen
from mathom.server.services import Services
from tests import programs
from tests.programs import LONG

PRELOADED = [
    "mathom.cli",
    "mathom.server.serve",
    "uvloop",
    "pytest",
    "tests.server.killing.self_kill",
]
"""What servers that are forked find imported: their own, and what the caller has imported."""
SAYS = "Mathom is at "
"""How the line begins that tells where a server is."""


class Running(Protocol):
    """A process, however it was started."""

    def kill(self) -> None:
        """End it by the signal that cannot be caught, and do not wait for that."""
        ...

    def end(self) -> None:
        """Ask it to stop."""
        ...

    def wait(self) -> int:
        """Wait until it has ended, and give its exit code."""
        ...


Start = Callable[[list[str], Connection, Path], Running]
"""Starts `mathom` with these arguments, its output and the file for its log."""


class ServerProcess:
    """`mathom serve`, which is killed and started again on one port and one database.

    Use it with `with`: at the end it is killed if it still runs.

    Attributes:
        url: where it answers whenever it runs.
        log_file: the file of what it wrote to its standard error, over all starts.
        crashes: the folder of its crash reports.
    """

    def __init__(self, database: str, folder: Path, start: Start | None = None) -> None:
        """Choose the port; nothing runs yet.

        Args:
            database: its URL.
            folder: where its files go; it is made if need be.
            start: how it is started; by default as people do, as a command.
        """
        folder.mkdir(parents=True, exist_ok=True)
        self.log_file = folder / "server.log"
        self.crashes = folder / "crashes"
        self._held = _hold_port()
        port = self._held.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self._arguments = ["serve", "--port", str(port), "--no-open", "--db", database]
        self._arguments += ["--crashes", str(self.crashes), "--workers", "1", "--unlimited"]
        self._arguments += ["--boxes", str(folder / "boxes")]
        self._start = start or as_command
        self._running: Running | None = None
        self._output: Connection | None = None

    def __enter__(self) -> ServerProcess:
        """Nothing runs yet."""
        return self

    def __exit__(self, *_: object) -> None:
        """Leave nothing running."""
        self.kill()
        self.gone()
        self._held.close()

    def launch(self) -> None:
        """Start it, and do not wait until it answers."""
        self._output, output = multiprocessing.Pipe(duplex=False)
        with output:
            self._running = self._start(self._arguments, output, self.log_file)

    def answers(self) -> bool:
        """Wait until it says that it answers; False when it has ended instead."""
        assert self._output is not None
        said = b""
        end = time.monotonic() + LONG
        while not said.endswith(b"\n"):
            if not select.select([self._output], [], [], max(0.0, end - time.monotonic()))[0]:
                raise TimeoutError(f"the server at {self.url} does not start")
            piece = os.read(self._output.fileno(), 4096)
            if not piece:
                return False
            said += piece
        assert said.decode().strip() == SAYS + self.url
        return True

    def start(self) -> None:
        """Start it, and return when it answers."""
        self.launch()
        if not self.answers():
            raise ChildProcessError(f"the server at {self.url} has ended: see {self.log_file}")

    def kill(self) -> None:
        """Kill it (-9), and do not wait for that."""
        if self._running is not None:
            self._running.kill()

    def gone(self) -> int | None:
        """Wait until it has ended, and give its exit code; None if it did not run."""
        if self._running is None:
            return None
        code = self._running.wait()
        self._running = None
        if self._output is not None:
            self._output.close()
        return code

    def stop(self) -> None:
        """Stop it as an operator does; it must end well."""
        assert self._running is not None
        self._running.end()
        code = self.gone()
        assert code == 0, f"the server ended with {code}: see {self.log_file}"


class Command:
    """A program that was started as people start it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.terminate()

    def wait(self) -> int:
        try:
            return self._process.wait(LONG)
        finally:
            programs.end(self._process)


def as_command(arguments: list[str], output: Connection, log_file: Path) -> Running:
    """Start `mathom` as a command."""
    with log_file.open("ab") as errors:
        return Command(
            programs.start(
                [sys.executable, "-m", "mathom", *arguments],
                stdout=output.fileno(),
                stderr=errors,
                folder=log_file.parent,
            )
        )


class Fork:
    """A program that was forked from a process where everything is imported already."""

    def __init__(self, process: multiprocessing.process.BaseProcess) -> None:
        self._process = process

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGTERM)

    def wait(self) -> int:
        self._process.join(LONG)
        code = self._process.exitcode
        if code is None:
            raise TimeoutError(f"process {self._process.pid} does not end")
        self._process.close()
        return code


class Forking:
    """Starts `mathom` without waiting for its imports, so that a test can start it often."""

    def __init__(self, before: Callable[[], None] | None = None) -> None:
        """Call `before` in the new process; it is found there by its name."""
        self._before = before

    def __call__(self, arguments: list[str], output: Connection, log_file: Path) -> Running:
        """Start it."""
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(PRELOADED)
        process = context.Process(
            target=_run, args=(arguments, output, log_file, self._before), daemon=True
        )
        process.start()
        return Fork(process)


def _run(
    arguments: list[str], output: Connection, log_file: Path, before: Callable[[], None] | None
) -> None:
    """What a forked process does: what the command does."""
    with log_file.open("ab") as errors, Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
        os.dup2(output.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    output.close()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    # The old ones know what kind of file theirs was.
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    os.chdir(log_file.parent)
    if before is not None:
        before()
    sys.argv = ["mathom", *arguments]
    main()


def _end_with_parent() -> None:
    """End when the tests have: they may have been killed, or ended before they knew of us."""
    tests = multiprocessing.parent_process()
    assert tests is not None
    tests.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _hold_port() -> socket.socket:
    """A port that stays ours while the server is dead.

    It is chosen by the system from those that it gives to connections too. Were it free, a
    client that looks for the dead server could be given it, and find itself there.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


class Served:
    """A server in this process.

    Attributes:
        url: where it answers.
        services: its parts.
    """

    def __init__(self, url: str, services: Services) -> None:
        self.url = url
        self.services = services


@contextmanager
def served(database: str, crashes: Path) -> Iterator[Served]:
    """A server that runs in a thread as long as the context lasts."""
    app = make_app(Config(database=database, crashes=crashes, limits=Limits.open(), workers=1))
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(
        uvicorn.Config(app, log_config=None, log_level=None, access_log=False, lifespan="on")
    )
    thread = threading.Thread(target=server.run, args=([listener],))
    thread.start()
    try:
        end = time.monotonic() + LONG
        while not server.started:
            assert thread.is_alive(), "the server has ended"
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        yield Served(address(listener), app.state.services)
    finally:
        server.should_exit = True
        thread.join(LONG)
        listener.close()
    assert not thread.is_alive(), "the server does not stop"
