"""What all tests share: two plugins, and steady Hypothesis settings."""

from __future__ import annotations

import hypothesis
import pytest

import mathom
from tests.budget_plugin import BudgetPlugin
from tests.ledger_plugin import LedgerPlugin
from tests.programs import heed_signals

pytest_plugins = ["pytester"]

hypothesis.settings.register_profile("mathom", deadline=None, derandomize=True)
hypothesis.settings.load_profile("mathom")


def pytest_configure(config: pytest.Config) -> None:
    """Count rules and seconds, and leave no programs running."""
    heed_signals()
    plugin = LedgerPlugin({game.id: game.ledger().ids() for game in mathom.all_games()})
    config.pluginmanager.register(plugin, "mathom-ledger")
    config.pluginmanager.register(BudgetPlugin(), "mathom-budget")
