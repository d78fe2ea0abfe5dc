"""Trying a mutant: a process that has not loaded the game yet loads it broken, and runs tests."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import resource
import signal
import sys
from collections.abc import Sequence
from types import CodeType, ModuleType

import pytest

from scripts.mutants.forking import forked
from scripts.mutants.mutations import Mutant
from scripts.mutants.reaching import Reach, file_of, run

MEMORY = 4 << 30
LOADING_SECONDS = 30.0
TEST_SECONDS = 2.0
TEST_TIMES = 8.0
"""The processor time a test may take with a mutant: so much, and so many times its own."""


class Chosen:
    """A pytest plugin that runs chosen tests in a chosen order, each in its time."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        """`tests` by their ids; `seconds` is what each takes."""
        self.order = {id: at for at, id in enumerate(tests)}
        self.seconds = seconds
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Choose and sort."""
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        """A signal ends the process if the test takes longer than this."""
        most = TEST_SECONDS + TEST_TIMES * self.seconds[item.nodeid]
        signal.setitimer(signal.ITIMER_PROF, most)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the first that fails."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


class Coded(importlib.machinery.SourceFileLoader):
    """Loads a module from code that is there already."""

    def __init__(self, fullname: str, path: str, code: CodeType) -> None:
        """`code` instead of what is in the file."""
        super().__init__(fullname, path)
        self.code = code

    def get_code(self, fullname: str) -> CodeType:
        """The code."""
        return self.code


class Planted(importlib.abc.MetaPathFinder):
    """Has one module imported with other code than its file has."""

    def __init__(self, module: str, code: CodeType) -> None:
        """`code` for the module of this name."""
        self.module = module
        self.code = code
        self.origin = ""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """What Python itself would find, but for the code."""
        if fullname != self.module:
            return None
        spec = importlib.machinery.PathFinder.find_spec(fullname, path, target)
        if spec is not None and spec.origin is not None:
            self.origin = spec.origin
            spec.loader = Coded(fullname, spec.origin, self.code)
        return spec


def attempt(
    reach: Reach, mutant: Mutant, code: CodeType, rounds: list[list[str]]
) -> dict[str, str]:
    """Run tests with `code` as the mutant's module until one fails: the verdict, and by which.

    Raises:
        SystemExit: the tests could not be run.
    """
    status, made = forked(lambda: _attempt(reach, mutant, code, rounds))
    if not made:
        return {"verdict": "killed", "by": "time" if status == -signal.SIGPROF else "a crash"}
    return made


def _attempt(
    reach: Reach, mutant: Mutant, code: CodeType, rounds: list[list[str]]
) -> dict[str, str]:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    planted = Planted(reach.suite.module(mutant), code)
    sys.meta_path.insert(0, planted)
    for tests in rounds:
        chosen = Chosen(tests, reach.seconds)
        signal.setitimer(signal.ITIMER_PROF, LOADING_SECONDS)
        ended = run(reach.suite, dict.fromkeys(map(file_of, tests)), chosen, "-x")
        if planted.origin != str(mutant.path):
            return {"wrong": f"the tests import {planted.origin!r} instead of {mutant.path}"}
        if ended == pytest.ExitCode.NO_TESTS_COLLECTED:
            return {"wrong": f"the test {tests[0]} is gone"}
        if ended:
            return {"verdict": "killed", "by": chosen.failed or "loading"}
    return {"verdict": "survived"}
