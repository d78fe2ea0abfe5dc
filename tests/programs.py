"""Programs that tests start: none outlives the test that started it, however the test ends.

Each is the first of a session of its own, so that it can be ended together with whatever it has
started, and so that nothing typed at the tests' terminal reaches it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO

LONG = 600.0
"""How many seconds to wait for a program: only one that hangs takes as long, on any machine."""
GRACE = 60.0
"""How many seconds a program that is not wanted any more has to put its things in order."""

Stream = int | IO[bytes]


def heed_signals() -> None:
    """See to it that our programs can be interrupted, and are ended when we are.

    A shell has what it starts in the background ignore interrupts, and that is inherited, from us
    by all we start. A handler is not: programs begin with what the system does by default. Ours
    does nothing, so that we ourselves go on ignoring them.

    Whoever ends us interrupts the test that runs, so that it ends what it has started.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: None)
    signal.signal(signal.SIGTERM, _interrupt)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt


def start(
    command: Sequence[str | Path],
    *,
    stdin: Stream = subprocess.DEVNULL,
    stdout: Stream = subprocess.PIPE,
    stderr: Stream | None = subprocess.PIPE,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    user: str | None = None,
) -> subprocess.Popen[bytes]:
    """Start a program, which the caller ends by `end` whatever happens.

    Args:
        command: the program and its arguments.
        stdin: where its input comes from; by default there is none.
        stdout: where its output goes; by default into a pipe.
        stderr: where its complaints go, None for where ours do; by default into a pipe.
        environment: what is set in its environment besides what is set in ours.
        folder: where it runs; by default where we do.
        user: whom it runs as, and in whose group; by default as we do.
    """
    return subprocess.Popen(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        env={**os.environ, **(environment or {})},
        cwd=folder,
        user=user,
        group=user,
        start_new_session=True,
    )


def end(program: subprocess.Popen[bytes]) -> None:
    """End a program that may have ended already, and all that is left of what it started."""
    if program.poll() is None:
        program.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            program.communicate(timeout=GRACE)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(program.pid, signal.SIGKILL)
    program.wait()
    for stream in (program.stdin, program.stdout, program.stderr):
        if stream is not None:
            stream.close()


def gone(program: subprocess.Popen[bytes]) -> bool:
    """Whether nothing is left of a program that has ended, nor of what it started.

    What it started may end a little later than itself.
    """
    deadline = time.monotonic() + GRACE
    while time.monotonic() < deadline:
        try:
            os.killpg(program.pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


@contextlib.contextmanager
def running(
    command: Sequence[str | Path],
    *,
    stdin: Stream = subprocess.DEVNULL,
    stdout: Stream = subprocess.PIPE,
    stderr: Stream | None = subprocess.PIPE,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    user: str | None = None,
) -> Iterator[subprocess.Popen[bytes]]:
    """A program as `start` starts it, which runs no longer than the context lasts."""
    program = start(
        command,
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        environment=environment,
        folder=folder,
        user=user,
    )
    try:
        yield program
    finally:
        end(program)


def run(
    command: Sequence[str | Path],
    *,
    given: bytes = b"",
    stdout: Stream = subprocess.PIPE,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
    user: str | None = None,
) -> subprocess.CompletedProcess[bytes]:
    """Run a program as `start` starts it until it ends, with this as its input."""
    with running(
        command,
        stdin=subprocess.PIPE,
        stdout=stdout,
        environment=environment,
        folder=folder,
        user=user,
    ) as program:
        output, errors = program.communicate(given, LONG)
        return subprocess.CompletedProcess(command, program.returncode, output, errors)
