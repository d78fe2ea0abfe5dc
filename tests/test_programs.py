"""What tests start is ended with them, and can be interrupted wherever the tests run."""

from __future__ import annotations

import ast
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import programs

TOP = Path(__file__).parents[1]
STUBBORN = """
import signal, subprocess, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(3600)"])
print("ready", flush=True)
time.sleep(3600)
"""
"""A program that does not want to end, and has started another."""
BACKGROUND = "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_IGN); " + (
    "os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
)
"""Starts Python as a shell starts what it puts into the background."""
STARTING = {
    *(f"subprocess.{name}" for name in ("Popen", "run", "call", "check_call", "check_output")),
    *("asyncio.create_subprocess_exec", "asyncio.create_subprocess_shell", "os.system"),
}

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")


def test_a_program_ends_with_the_test_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "GRACE", 0.2)
    started: list[subprocess.Popen[bytes]] = []

    def fail() -> None:
        with programs.running([sys.executable, "-c", STUBBORN]) as program:
            started.append(program)
            assert program.stdout is not None
            assert program.stdout.readline() == b"ready\n"
            raise AssertionError("on purpose")

    with pytest.raises(AssertionError, match="on purpose"):
        fail()
    monkeypatch.undo()
    assert programs.gone(started[0])


def test_a_program_has_time_to_put_its_things_in_order(tmp_path: Path) -> None:
    tidy = (
        "import pathlib, signal, sys, time\n"
        "signal.signal(signal.SIGTERM, lambda *_: sys.exit(pathlib.Path('tidy').write_text('')))\n"
        "print('ready', flush=True)\ntime.sleep(3600)\n"
    )
    with programs.running([sys.executable, "-c", tidy], folder=tmp_path) as program:
        assert program.stdout is not None
        program.stdout.readline()
    assert (tmp_path / "tidy").exists()


def test_programs_started_in_the_background_can_be_interrupted() -> None:
    """The very test that failed there, run as `nohup make test &` would run it."""
    interrupts = "tests/cli/test_processes.py::test_an_interrupt_ends_it_in_one_sentence_and_leaves"
    done = programs.run(
        [
            *(sys.executable, "-c", BACKGROUND, "-m", "pytest", "-q", "-p", "no:cacheprovider"),
            f"{interrupts}_nothing[1]",
        ],
        folder=TOP,
    )
    assert done.returncode == 0, done.stdout.decode()


def test_in_the_background_the_tests_themselves_go_on_ignoring_interrupts() -> None:
    program = (
        "import signal\nfrom tests.programs import heed_signals\n"
        "heed_signals()\nsignal.raise_signal(signal.SIGINT)\nprint('on')"
    )
    done = programs.run([sys.executable, "-c", BACKGROUND, "-c", program], folder=TOP)
    assert (done.returncode, done.stdout) == (0, b"on\n"), done.stderr.decode()


def test_in_the_foreground_interrupts_stay_what_they_are() -> None:
    before = signal.getsignal(signal.SIGINT)
    programs.heed_signals()
    assert signal.getsignal(signal.SIGINT) is before


def test_whoever_ends_the_tests_ends_their_programs(tmp_path: Path) -> None:
    test = tmp_path / "test_endless.py"
    test.write_text(
        "import sys, time\nfrom tests import programs\n"
        "programs.heed_signals()\n"
        "def test_endless():\n"
        "    endless = [sys.executable, '-c', 'import time; time.sleep(3600)']\n"
        "    with programs.running(endless) as program:\n"
        f"        open({str(tmp_path / 'pid')!r}, 'w').write(f'{{program.pid}}\\n')\n"
        "        time.sleep(3600)\n"
    )
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull]
    with programs.running([*tests, f"--rootdir={tmp_path}", test], folder=TOP) as running:
        written = tmp_path / "pid"
        while not (written.exists() and written.read_text().endswith("\n")):
            assert running.poll() is None
            time.sleep(0.05)
        running.terminate()
        running.communicate(timeout=programs.LONG)
    with pytest.raises(ProcessLookupError):
        os.kill(int(written.read_text()), 0)


def test_a_server_that_was_forked_does_not_outlive_tests_that_are_killed(tmp_path: Path) -> None:
    serving = (
        "import pathlib, time\nfrom tests.server.running import Forking, ServerProcess\n"
        f"folder = pathlib.Path({str(tmp_path)!r})\n"
        "server = ServerProcess(f'sqlite:///{folder}/tables.db', folder, Forking())\n"
        "server.start()\nprint(server.url, flush=True)\ntime.sleep(3600)\n"
    )
    with programs.running([sys.executable, "-c", serving], folder=TOP) as tests:
        assert tests.stdout is not None
        host, _, port = tests.stdout.readline().decode().rpartition("//")[2].partition(":")
        tests.kill()
        deadline = time.monotonic() + programs.LONG
        while answers(host, int(port)):
            assert time.monotonic() < deadline
            time.sleep(0.05)


def answers(host: str, port: int) -> bool:
    with socket.socket() as connection:
        return connection.connect_ex((host, port)) == 0


def test_no_test_starts_programs_by_itself() -> None:
    """All go through `tests.programs`, which ends them."""
    sources = {path: path.read_bytes() for path in sorted((TOP / "tests").rglob("*.py"))}
    del sources[Path(programs.__file__).resolve()]
    found = [
        f"{path.relative_to(TOP)}:{node.lineno}"
        for path, source in sources.items()
        if b"subprocess" in source or b"os.system" in source  # most of them need no parsing
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in STARTING
    ]
    assert found == []


def test_the_environment_is_ours_and_more() -> None:
    program = "import os; print(os.environ['PATH'] + os.environ['RING'])"
    done = programs.run([sys.executable, "-c", program], environment={"RING": "one"})
    assert done.stdout.decode() == f"{os.environ['PATH']}one\n"
