"""Ties tests to rules: `@pytest.mark.rule("D3.4")`.

A test that names a rule which no ledger has stops the run at once. At the end the plugin
prints one line per game, `rules: duel 99/99`; a rule counts when a test marked with it has
passed. When the whole suite was run and a rule is left without a test, the run fails.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

PROPERTY = "rule"


class LedgerPlugin:
    """Counts which rules of which ledgers were shown by a passing test."""

    def __init__(self, ledgers: Mapping[str, list[str]]) -> None:
        """`ledgers` gives the rule ids of each game."""
        self.ledgers = ledgers
        self.known = {id for ids in ledgers.values() for id in ids}
        self.shown: set[str] = set()
        self.whole = False

    def pytest_configure(self, config: pytest.Config) -> None:
        """Note whether the whole suite is asked for."""
        asked = config.invocation_params.args
        chosen = config.option.keyword or config.option.markexpr or config.option.deselect
        named = any(arg in asked for arg in config.args)
        self.whole = not (chosen or named)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Write each test's rules where its report will carry them, in any process."""
        for item in items:
            for mark in item.iter_markers(PROPERTY):
                for id in mark.args:
                    if id not in self.known:
                        raise pytest.UsageError(f"{item.nodeid} names {id!r}: no ledger has it")
                    item.user_properties.append((PROPERTY, id))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count the rules of a test that passed."""
        if report.when == "call" and report.passed:
            self.shown.update(str(id) for name, id in report.user_properties if name == PROPERTY)

    def missing(self) -> list[str]:
        """The rules no passing test has shown, in the order of the ledgers."""
        return [id for ids in self.ledgers.values() for id in ids if id not in self.shown]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Fail a whole run that leaves a rule without a test."""
        worker = hasattr(session.config, "workerinput")
        if self.whole and not worker and self.missing() and session.exitstatus == 0:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say how many rules were shown."""
        for game, ids in self.ledgers.items():
            shown = sum(id in self.shown for id in ids)
            terminalreporter.write_line(f"rules: {game} {shown}/{len(ids)}")
        if self.whole and self.missing():
            terminalreporter.write_line(f"rules without a passing test: {' '.join(self.missing())}")
