"""Figures for an operator, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from mathom.server.refusals import STATUS

ACTION_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Where actions are counted: from what nobody notices to what everybody does."""
BOT_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""Where bots are counted, which may think longer."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # else every figure is there twice


class Metrics:
    """The figures of one server, in a registry of its own.

    Several servers may live in one process. Labels are words of ours, never what a client
    sent: each value becomes a series that stays.

    Attributes:
        sockets: how many sockets are open.
        tables: how many tables are in memory.
        accepted: actions that were stored and carried out, by their kind.
        refused: actions that were refused, by the code of the refusal.
        requests_refused: HTTP requests that were refused, and sockets that were not opened, by
            the code of the refusal.
        stored: seconds from receiving an action until it is stored.
        shown: seconds from receiving an action until every view of it waits to be sent.
        bot_questions: choices that bots were asked for.
        bot_failures: those that a lot had to decide, by the reason: deadline, crashed, illegal.
        bot_seconds: seconds from asking a bot until its answer, waiting for a worker included.
        store_failures: reads and writes that the store could not do.
        crash_reports: actions that were refused because the rules failed.
    """

    def __init__(self) -> None:
        """All figures at zero, and those of the process: memory, processor, open files."""
        self._registry = registry = CollectorRegistry()

        def counter(name: str, about: str, *labels: str) -> Counter:
            return Counter(name, about, labels, registry=registry)

        def histogram(name: str, about: str, buckets: Sequence[float]) -> Histogram:
            return Histogram(name, about, registry=registry, buckets=buckets)

        self.sockets = Gauge("mathom_sockets_open", "Sockets that are open.", registry=registry)
        self.tables = Gauge("mathom_tables_live", "Tables in memory.", registry=registry)
        self.accepted = counter("mathom_actions_accepted", "Actions carried out.", "kind")
        self.refused = counter("mathom_actions_refused", "Actions refused.", "code")
        about = "HTTP requests refused, and sockets not opened."
        self.requests_refused = counter("mathom_requests_refused", about, "code")
        # What has never happened is there as zero, so that the first time shows as a change.
        for code in STATUS:
            self.refused.labels(code)
            self.requests_refused.labels(code)
        about = "From receiving an action until it is stored."
        self.stored = histogram("mathom_action_stored_seconds", about, ACTION_SECONDS)
        about = "From receiving an action until every view of it waits to be sent."
        self.shown = histogram("mathom_action_shown_seconds", about, ACTION_SECONDS)
        self.bot_questions = counter("mathom_bot_questions", "Choices that bots were asked for.")
        self.bot_failures = counter("mathom_bot_failures", "Bots that gave no answer.", "reason")
        for reason in ("deadline", "crashed", "illegal"):
            self.bot_failures.labels(reason)
        about = "From asking a bot until its answer."
        self.bot_seconds = histogram("mathom_bot_seconds", about, BOT_SECONDS)
        self.store_failures = counter("mathom_store_failures", "Reads and writes that failed.")
        about = "Actions at which the rules failed."
        self.crash_reports = counter("mathom_crash_reports", about)
        ProcessCollector(registry=registry)

    def render(self) -> tuple[bytes, str]:
        """The page that Prometheus fetches: its body and its content type."""
        return generate_latest(self._registry), CONTENT_TYPE_LATEST
