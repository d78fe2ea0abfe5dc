"""Work done in a process of its own, which ends with its parent."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
from collections.abc import Callable
from typing import Any


def forked(work: Callable[[], dict[str, Any]]) -> tuple[int, dict[str, Any]]:
    """How the process ended, and what its work came to: nothing if a signal ended it.

    Raises:
        SystemExit: the work itself failed.
    """
    sys.stdout.flush()
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        _work(work, writing)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            made = pipe.read()
        _, status = os.waitpid(child, 0)
    except BaseException:
        with contextlib.suppress(ProcessLookupError, ChildProcessError):
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        raise
    result: dict[str, Any] = json.loads(made) if made else {}
    if "wrong" in result:
        raise SystemExit(result["wrong"])
    return os.waitstatus_to_exitcode(status), result


def _work(work: Callable[[], dict[str, Any]], writing: int) -> None:
    """In the child: work in silence, hand over the result, and end without further ado."""
    try:
        # In a group of its own: an interrupt is for the parent, who ends the child.
        os.setpgid(0, 0)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        try:
            made = work()
        except BaseException as error:
            made = {"wrong": f"this could not be tried: {error!r}"}
        with os.fdopen(writing, "w") as pipe:
            json.dump(made, pipe)
    finally:
        os._exit(0)
