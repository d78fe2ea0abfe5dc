"""Says how long the tests took: each kind against its budget, and the slowest.

Nothing fails by it, because machines differ. The budgets are CONTRIBUTING's, in seconds of two
idle cores; a kind is the folder that a test lies in.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from pathlib import PurePosixPath

import pytest

from tests.soak import COMPILED, SOAKING

BUDGETS = {
    "kernel": 10,
    "duel": 20,
    "quest": 60,
    "dice": 30,
    "solitaire": 60,
    "laws": 60,
    "golden": 10,
    "arena": 30,
    "cli": 60,
    "server": 300,
    "terminal": 120,
    "package": 10,
    "page": 640,
    "others": 40,
}
WORTH = 60.0
"""A run of fewer seconds is not spoken of."""
SLOWEST = 10
FIRST = (
    "tests/laws/test_laws.py",
    "tests/server/test_cut.py",
    "tests/server/test_fuzz_http.py",
    "tests/server/test_fuzz_socket.py",
    "tests/server/test_kill.py",
    "tests/server/test_two_processes.py",
    "tests/server/test_view_law.py",
    "tests/terminal/test_play.py",
    "tests/terminal/test_quest_board.py",
    "tests/page/test_quest_games.py",
    "tests/page/test_whole_games.py",
)
"""What takes longest begins first, so that no worker is left with it at the end."""


def kind_of(test: str) -> str:
    """The kind of a test, by its id."""
    parts = PurePosixPath(test.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 and parts[1] in BUDGETS else "others"


def _longest(seconds: Mapping[str, float]) -> list[tuple[str, float]]:
    """What took longest first."""
    return sorted(seconds.items(), key=lambda item: -item[1])


class BudgetPlugin:
    """Adds up what tests take, with their fixtures.

    Attributes:
        seconds: how long each test took.
    """

    def __init__(self) -> None:
        """Nothing has been run."""
        self.seconds: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Begin with what takes longest."""
        items.sort(key=lambda item: item.nodeid.partition("::")[0] not in FIRST)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a part of a test."""
        self.seconds[report.nodeid] += report.duration

    def lines(self) -> list[str]:
        """What is to be said of the run."""
        kinds: defaultdict[str, float] = defaultdict(float)
        for test, taken in self.seconds.items():
            kinds[kind_of(test)] += taken
        if sum(kinds.values()) < WORTH:
            return []
        budget = {} if COMPILED or SOAKING else BUDGETS
        told = [
            f"  {kind:<10}{taken:6.0f}" + (f" of {budget[kind]}" if kind in budget else "")
            for kind, taken in _longest(kinds)
        ]
        slowest = [f"  {taken:6.1f} {test}" for test, taken in _longest(self.seconds)[:SLOWEST]]
        return ["seconds of each kind of test:", *told, "the slowest tests:", *slowest]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say it."""
        for line in self.lines():
            terminalreporter.write_line(line)
