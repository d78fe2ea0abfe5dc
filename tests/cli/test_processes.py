"""What only a real process shows: progress, interrupts, pipes, encodings."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

import pytest

from tests import programs
from tests.cli.run import command, process

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX terminals and signals")


def test_bench_prints_rows_and_no_progress_where_nobody_watches() -> None:
    done = process("bench", "duel", "--seconds", "0.2", "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    rows = json.loads(done.stdout)
    assert rows[0]["name"] == "compiled"
    assert all(list(row) == ["name", "value", "unit"] for row in rows)
    assert all(row["value"] > 0 and row["unit"] for row in rows[1:])


@posix
def test_a_terminal_is_shown_the_progress() -> None:
    ours, theirs = os.openpty()
    shown = bytearray()

    def listen() -> None:
        try:
            while data := os.read(ours, 65536):
                shown.extend(data)
        except OSError:
            pass  # how Linux tells that the other side is closed

    listener = threading.Thread(target=listen)
    # The bar appears after a second of work, so there has to be a little more.
    with programs.running(command("bench", "duel", "--seconds", "0.3"), stderr=theirs) as done:
        os.close(theirs)
        listener.start()
        output, _ = done.communicate(timeout=programs.LONG)
    listener.join()
    os.close(ours)
    assert done.returncode == 0
    assert b"Measuring" in shown
    assert b"Measuring" not in output
    assert b"random games" in output


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_in_one_sentence_and_leaves_nothing(jobs: str, tmp_path: Path) -> None:
    simulation = command(
        *("simulate", "duel", "--seats", "random,random", "--games", "1000000"),
        *("--jobs", jobs, "--out", tmp_path / "games.csv"),
    )
    with programs.running(simulation) as running:
        deadline = time.monotonic() + programs.LONG
        while not any(path.stat().st_size for path in tmp_path.iterdir()):
            assert running.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        output, errors = running.communicate(timeout=programs.LONG)
        assert (running.returncode, output, errors) == (130, b"", b"mathom: interrupted.\n")
        assert programs.gone(running)
    assert list(tmp_path.iterdir()) == []


@posix
@pytest.mark.parametrize(
    "args",
    [
        ("rules", "duel", "--json"),
        ("rules", "duel"),
        ("cards", "quest"),
        ("games",),
        ("simulate", "duel", "--seats", "random,random", "--games", "1"),
        ("--help",),
        ("rules", "--help"),
        ("--version",),
    ],
    ids=" ".join,
)
def test_a_reader_who_leaves_early_is_no_error(args: tuple[str, ...]) -> None:
    with programs.running(command(*args)) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(timeout=programs.LONG) == 0


def test_an_encoding_without_the_letters_is_no_error() -> None:
    done = process("cards", "duel", "erebor", "--lang", "ja", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"erebor" in done.stdout
