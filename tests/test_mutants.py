"""The tool behind `make mutants`, on a package whose survivors are known."""

from __future__ import annotations

import json
import os
import signal
import sys
import textwrap
import time
from pathlib import Path

import pytest

from scripts.mutants.mutations import Mutant, broken, mutants
from scripts.mutants.suites import ROOT, drawn
from tests import programs

PURSE = """
'''A toy.'''

LEAST = 3


def enough(coins: int) -> bool:
    '''Whether it is enough.'''
    return coins >= LEAST


def spend(coins: int) -> int:
    '''One after the other.'''
    spent = 0
    while coins > 0:
        coins -= 1
        spent += 1
    return spent


def never(name: str) -> bool:
    '''No test comes here.'''
    return name == "gold"
"""

TESTS = """
from toy.purse import enough, spend


def test_three_are_enough():
    assert enough(3)


def test_one_is_not():
    assert not enough(1)


def test_all_is_spent():
    assert spend(2) == 2
    assert spend(0) == 0
"""

SURVIVORS = {
    # Nobody tries two coins.
    "toy.purse:: LEAST = 3 => LEAST = 2",
    # Nobody comes here at all.
    "toy.purse:never: return name == 'gold' => return name != 'gold'",
    "toy.purse:never: return name == 'gold' => return name == 'gold?'",
}

DRIVER = """
import json, sys
from pathlib import Path
from scripts.mutants import trying
from scripts.mutants.__main__ import Run, measure
from scripts.mutants.suites import Suite

trying.TEST_SECONDS = 0.3
root = Path(sys.argv[1])
suite = Suite("toy", root, root / "src" / "toy", "toy", (), ("tests",))
measure(Run(suite, root / "out", print), 100, 1, "", json.loads(sys.argv[2]))
"""


def write(folder: Path, purse: str = PURSE, tests: str = TESTS) -> None:
    for name, text in (("src/toy/__init__.py", ""), ("src/toy/purse.py", purse)):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(textwrap.dedent(text), "utf-8")
    (folder / "tests").mkdir(exist_ok=True)
    (folder / "tests" / "test_purse.py").write_text(tests, "utf-8")


def run(folder: Path, explained: dict[str, str] | None = None) -> str:
    """What the tool prints."""
    done = programs.run(
        [sys.executable, "-c", DRIVER, str(folder), json.dumps(explained or {})],
        environment={"PYTHONPATH": str(folder / "src")},
        folder=ROOT,
    )
    assert not done.returncode, done.stderr
    return done.stdout.decode()


def survivors(printed: str) -> set[str]:
    lines = [line.strip() for line in printed.splitlines()]
    return {json.loads(line) for line in lines if line.startswith('"')}


def tried(folder: Path) -> list[dict[str, str]]:
    lines = (folder / "out" / "toy.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy after a first run, with what was printed beside it."""
    folder = tmp_path_factory.mktemp("toy")
    write(folder)
    (folder / "printed").write_text(run(folder), "utf-8")
    return folder


def found(toy: Path) -> list[Mutant]:
    return mutants(toy / "src" / "toy" / "purse.py", "toy.purse")


def test_survivors_are_told_and_the_others_killed(toy: Path) -> None:
    printed = (toy / "printed").read_text("utf-8")
    assert survivors(printed) == SURVIVORS
    assert "src/toy/purse.py:4 \n" in printed
    assert "src/toy/purse.py:23 never (no test comes here)\n" in printed
    by = {result["key"]: result.get("by") for result in tried(toy)}
    assert by["toy.purse:spend: coins -= 1 => pass"] == "time"
    assert by["toy.purse:enough: return coins >= LEAST => return coins > LEAST"] == (
        "tests/test_purse.py::test_three_are_enough"
    )
    total = len(found(toy))
    assert f"left 3 of {total}: {300 / total:.1f}%" in printed


def test_nothing_is_tried_twice_and_an_interrupted_run_goes_on(toy: Path) -> None:
    path = toy / "out" / "toy.jsonl"
    whole = path.read_text("utf-8")
    printed = (toy / "printed").read_text("utf-8").splitlines()
    assert run(toy).splitlines() == printed[1:]
    assert path.read_text("utf-8") == whole
    lines = whole.splitlines(keepends=True)
    path.write_text("".join(lines[:-2]), "utf-8")
    assert run(toy).splitlines() == printed[1:]
    again = path.read_text("utf-8").splitlines(keepends=True)
    assert again[:-2] == lines[:-2]
    assert [json.loads(line)["key"] for line in again] == [
        json.loads(line)["key"] for line in lines
    ]


def test_what_is_explained_is_counted_apart(toy: Path) -> None:
    gone = "toy.purse:gone: a => b"
    printed = run(toy, {"toy.purse:: LEAST = 3 => LEAST = 2": "by way of example", gone: "was"})
    assert len(survivors(printed)) == 2
    assert "equivalent 1, left 2 of" in printed
    assert f'no such mutant: "{gone}"' in printed


def test_a_changed_function_is_tried_anew_and_a_new_test_meets_survivors(tmp_path: Path) -> None:
    write(tmp_path)
    run(tmp_path)
    before = tried(tmp_path)
    write(tmp_path, tests=f"{TESTS}\n\ndef test_two_are_not():\n    assert not enough(2)\n")
    assert survivors(run(tmp_path)) == {key for key in SURVIVORS if "LEAST" not in key}
    after = tried(tmp_path)[len(before) :]
    assert {result["key"] for result in after} == SURVIVORS
    write(tmp_path, purse=PURSE.replace("return spent", "return 0 + spent"))
    run(tmp_path)
    last = tried(tmp_path)[len(before) + len(after) :]
    again = {result["key"].split(":")[1] for result in last if result["key"] not in SURVIVORS}
    assert again == {"spend"}


def test_a_sample_depends_on_its_seed_and_on_each_mutant_alone(toy: Path) -> None:
    everything = found(toy)
    sample = drawn(everything, 5, 1)
    assert sample == drawn(everything[::-1], 5, 1)
    assert sample != drawn(everything, 5, 2)
    fewer = [one for one in everything if one.function != "spend"]
    rest = [one for one in drawn(everything, 100, 1) if one.function != "spend"]
    assert drawn(fewer, 100, 1) == rest


def test_keys_are_unique_and_do_not_move_with_lines(tmp_path: Path) -> None:
    write(tmp_path)
    keys = [one.key for one in found(tmp_path)]
    assert len(set(keys)) == len(keys)
    write(tmp_path, purse=f"\n\n{PURSE}")
    assert [one.key for one in found(tmp_path)] == keys


def test_a_mutant_is_the_change_that_its_key_says(toy: Path) -> None:
    [one] = [one for one in found(toy) if one.key.endswith("=> return coins > LEAST")]
    module: dict[str, object] = {}
    exec(broken(one), module)  # noqa: S102, it is the toy
    enough = module["enough"]
    assert callable(enough)
    assert enough(4)
    assert not enough(3)


def test_what_is_no_rule_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "module.py"
    path.write_text(
        textwrap.dedent(
            """
            '''docstring'''
            from typing import TYPE_CHECKING, Final
            if TYPE_CHECKING:
                from elsewhere import Thing
            class Frame:
                '''docstring'''
                __slots__ = ("seat",)
                rules = ("D1.1",)
                def __init__(self, reader: "Thing" = None) -> None:
                    self.seat: Final[int | str] = reader.count("seat", 1)
                def words(self) -> str:
                    return f"seat {self.seat + 1}"
                def check(self) -> None:
                    assert self.seat > 0
                    raise NotImplementedError
            """
        ),
        "utf-8",
    )
    assert mutants(path, "module") == []


def test_whoever_ends_the_tool_ends_the_mutant_with_it(tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    code = f"""
import os, signal, time
from pathlib import Path
from scripts.mutants.__main__ import _end
from scripts.mutants.forking import forked

signal.signal(signal.SIGTERM, _end)

def work():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path({str(pid)!r}).write_text(str(os.getpid()))
    time.sleep(60)

forked(work)
"""
    with programs.running([sys.executable, "-c", code], folder=ROOT) as tool:
        until = time.monotonic() + programs.LONG
        while not (pid.exists() and pid.read_text()) and time.monotonic() < until:
            time.sleep(0.05)
        tool.send_signal(signal.SIGTERM)
        assert tool.wait(programs.LONG) == 128 + signal.SIGTERM
        with pytest.raises(ProcessLookupError):
            os.kill(int(pid.read_text()), 0)
