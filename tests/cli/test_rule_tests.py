"""Which tests hold which rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.cli.rule_tests import checkout, marked_tests
from tests.cli.run import answer, facts

MARKED = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("X1.1")]


@pytest.mark.rule("X1.2", "X1.3")
@pytest.mark.rule("X1.2")
def test_one(): ...


@pytest.mark.rule("X2.1")
class TestGroup:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("X2.2"))])
    async def test_two(self, n): ...

    def helper(self): ...
"""


def test_marks_are_read_from_functions_classes_modules_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "tests" / "deep").mkdir(parents=True)
    (tmp_path / "tests" / "deep" / "test_marked.py").write_text(MARKED, encoding="utf-8")
    (tmp_path / "tests" / "test_broken.py").write_text("def (", encoding="utf-8")
    one = "tests/deep/test_marked.py::test_one"
    two = "tests/deep/test_marked.py::TestGroup::test_two"
    assert marked_tests(tmp_path) == {
        "X1.1": [one, two],
        "X1.2": [one],
        "X1.3": [one],
        "X2.1": [two],
        "X2.2": [two],
    }


def test_rules_names_tests_in_a_checkout_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    top = checkout()
    in_sources = Path(mathom.__file__).resolve().parents[1].name == "src"
    assert (top is not None) == in_sources
    tests = marked_tests(top) if top else {}
    listed = facts("rules", "duel", "D3")
    assert [rule["tests"] for rule in listed] == [tests.get(rule["id"], []) for rule in listed]
    shown = answer("rules", "duel", "D3")
    assert all(f"  test: {test}\n" in shown for rule in listed for test in rule["tests"])
