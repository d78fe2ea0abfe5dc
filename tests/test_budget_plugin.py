"""The budgets of tests: what is added up, what is said, and what CONTRIBUTING says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest

from tests.budget_plugin import BUDGETS, FIRST, BudgetPlugin, kind_of
from tests.soak import COMPILED, SOAKING

ROOT = Path(__file__).parent.parent


class Report:
    """A part of a test that took so long."""

    def __init__(self, nodeid: str, duration: float) -> None:
        self.nodeid = nodeid
        self.duration = duration


def lines(*reports: Report) -> list[str]:
    """What is said of these."""
    plugin = BudgetPlugin()
    for report in reports:
        plugin.pytest_runtest_logreport(cast("pytest.TestReport", report))
    return plugin.lines()


def test_kinds_are_set_against_their_budgets_and_the_slowest_are_named() -> None:
    laws, play = "tests/laws/test_laws.py::test_x[1]", "tests/terminal/test_play.py::test_y"
    told = lines(Report(laws, 30.0), Report(laws, 40.0), Report(play, 5.0))
    of = "" if COMPILED or SOAKING else f" of {BUDGETS['laws']}"
    assert told[1] == f"  laws          70{of}"
    assert told[-2:] == [f"    70.0 {laws}", f"     5.0 {play}"]


def test_a_short_run_is_not_spoken_of() -> None:
    assert lines(Report("tests/kernel/test_deck.py::test_x", 3.0)) == []


def test_what_lies_in_no_folder_of_its_own_is_of_another_kind() -> None:
    assert kind_of("tests/test_locale.py::test_x") == "others"
    assert kind_of("tests/quest/test_q8_options.py::test_x[a/b]") == "quest"


def test_contributing_has_the_same_budgets() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    table = re.findall(r"^\| `?([a-z]+)`? \| .* \| (\d+) \|$", text, re.MULTILINE)
    assert {kind: int(seconds) for kind, seconds in table} == BUDGETS


def test_every_folder_of_tests_has_a_budget() -> None:
    folders = {path.parent.name for path in (ROOT / "tests").glob("*/test_*.py")}
    assert folders == set(BUDGETS) - {"others"}
    assert all((ROOT / path).exists() for path in FIRST)
