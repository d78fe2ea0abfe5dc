"""The ledger plugin fails a run that leaves a rule without a test."""

from __future__ import annotations

import pytest

CONFTEST = """
from tests.ledger_plugin import LedgerPlugin

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(id): a rule")
    config.pluginmanager.register(LedgerPlugin({"toy": ["T1.1", "T1.2"]}), "toy-ledger")
"""


def run(pytester: pytest.Pytester, test: str, *args: str) -> pytest.RunResult:
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_toy=test)
    return pytester.runpytest_inprocess("-p", "no:cacheprovider", *args)


ONE = """
import pytest

@pytest.mark.rule("T1.1")
def test_first():
    pass
"""
BOTH = ONE.replace('"T1.1"', '"T1.1", "T1.2"')


def test_a_rule_without_a_test_fails_the_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, ONE)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["rules: toy 1/2", "*without a passing test: T1.2"])


def test_every_rule_with_a_test_passes(pytester: pytest.Pytester) -> None:
    result = run(pytester, BOTH)
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["rules: toy 2/2"])


def test_a_failing_test_shows_no_rule(pytester: pytest.Pytester) -> None:
    result = run(pytester, BOTH.replace("pass", "assert False"))
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["rules: toy 0/2"])


def test_a_rule_that_no_ledger_has_stops_the_run(pytester: pytest.Pytester) -> None:
    result = run(pytester, ONE.replace("T1.1", "T9.9"))
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*names 'T9.9': no ledger has it*"])


def test_a_part_of_the_suite_need_not_show_every_rule(pytester: pytest.Pytester) -> None:
    assert run(pytester, ONE, "-k", "first").ret == pytest.ExitCode.OK
    assert run(pytester, ONE, "test_toy.py").ret == pytest.ExitCode.OK
