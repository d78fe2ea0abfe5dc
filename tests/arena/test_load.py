"""What `mathom bench server` measures, and that it leaves nothing behind."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import time
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests import programs
from tests.cli.run import command, refusal

TINY = ("--tables", "3", "--idle", "4", "--pace", "0.4", "--seconds", "1")
LONG = ("--tables", "20", "--idle", "20", "--pace", "1", "--seconds", "600")

ROWS = [
    ("compiled", ""),
    ("tables in memory", "tables"),
    ("memory of a table", "bytes"),
    ("idle sockets", "sockets"),
    ("memory of an idle socket", "bytes"),
    ("server's share of a processor while idle", "%"),
]
PLAYED = [
    ("moves", "moves/s"),
    ("median delay", "ms"),
    ("p99 delay", "ms"),
    ("longest delay", "ms"),
    ("server's processor time", "ms/move"),
    ("people's share of a processor", "%"),
]
PACES = ("at human pace", "at saturation")

linux = pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's list of processes")


def bench(folder: Path, *args: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
    """The command with a temporary folder of its own."""
    return programs.running(command("bench", "server", *args), environment={"TMPDIR": str(folder)})


def assert_nothing_is_left(running: subprocess.Popen[bytes], folder: Path) -> None:
    assert list(folder.iterdir()) == []
    assert programs.gone(running)


def server_of(running: subprocess.Popen[bytes], folder: Path) -> int:
    """The server's process, when the first tables are stored."""
    end = time.monotonic() + programs.LONG
    while not any(log.stat().st_size > 100_000 for log in folder.glob("*/tables.db-wal")):
        assert time.monotonic() < end
        time.sleep(0.02)
    (child,) = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
    return int(child)


@linux
def test_every_figure_is_measured_and_nothing_is_left(tmp_path: Path) -> None:
    with bench(tmp_path, *TINY, "--json") as running:
        output, errors = running.communicate(timeout=programs.LONG)
        assert (running.returncode, errors) == (0, b"")
        assert_nothing_is_left(running, tmp_path)
    rows = json.loads(output)
    played = [(f"{name} {pace}", unit) for pace in PACES for name, unit in PLAYED]
    assert [(row["name"], row["unit"]) for row in rows] == ROWS + played
    assert all(row["value"] >= 0 for row in rows)
    value = {row["name"]: row["value"] for row in rows}
    assert (value["tables in memory"], value["idle sockets"]) == (3, 4)
    # Three tables and a move in every 0.4 seconds; the first and the last may fall outside.
    assert 3 <= value["moves at human pace"] <= 10
    assert value["moves at saturation"] > value["moves at human pace"]
    for pace in PACES:
        median, p99, longest = (value[f"{name} {pace}"] for name, _ in PLAYED[1:4])
        # No disk is faster than the first, and nothing is as slow as the last.
        assert 0.1 < median <= p99 <= longest < 30_000
        assert 0 < value[f"server's processor time {pace}"] < 1000
        assert 0 < value[f"people's share of a processor {pace}"] <= 101


@linux
def test_being_stopped_it_takes_its_server_along(tmp_path: Path) -> None:
    with bench(tmp_path, *LONG) as running:
        server_of(running, tmp_path)
        running.terminate()
        output, errors = running.communicate(timeout=programs.LONG)
        assert (running.returncode, output, errors) == (130, b"", b"mathom: interrupted.\n")
        assert_nothing_is_left(running, tmp_path)


@linux
def test_a_server_that_dies_ends_it_in_one_sentence(tmp_path: Path) -> None:
    with bench(tmp_path, *LONG) as running:
        os.kill(server_of(running, tmp_path), signal.SIGKILL)
        output, errors = running.communicate(timeout=programs.LONG)
        assert (running.returncode, output) == (1, b"")
        assert errors.startswith(b"mathom: the server has failed: ")
        assert errors.count(b"\n") == 1
        assert list(tmp_path.iterdir()) == []


def test_a_database_that_the_server_refuses_is_refused() -> None:
    assert "sqlite:///path/to/file" in refusal("bench", "server", "--db", "mysql://host/name")


def test_more_sockets_than_files_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    said = refusal("bench", "server", "--tables", "2000")
    assert said == "so many sockets want 5256 open files, and only 4096 are allowed."
