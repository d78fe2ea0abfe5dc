"""What is stored of a table: its row, the entries of its log, and a summary for lists.

The log is the truth. Whatever else is known of a table, the match itself included, is
rebuilt by reading its entries in their order; the summary only saves lists from doing so.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from mathom.kernel.match import Prepared

Body = dict[str, Any]
"""What an entry says, as JSON; its fields depend on the entry's kind."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One thing that happened at a table.

    Attributes:
        number: its place in the table's log, counted from 1 without gaps.
        kind: what happened.
        actor: the visitor who did it, or empty for bots and for the server itself.
        key: the name the actor gave the action, so that a repeated one is known; or None.
        body: the particulars, secrets included: it never leaves the server as it is.
        at: when it was stored, in seconds since 1970.
        prepared: what it leads to in the match, if that was found out here; it is not stored.
    """

    number: int
    kind: str
    actor: str
    key: str | None
    body: Body
    at: float
    prepared: Prepared | None = field(default=None, compare=False, repr=False)


class Draft:
    """The entries that an action would add to a log.

    Attributes:
        entries: numbered from the end of the log; the first bears the action's key.
    """

    def __init__(
        self, after: int, actor: str = "", key: str | None = None, at: float | None = None
    ) -> None:
        """Nothing to add yet to a log that goes as far as `after`."""
        self.entries: list[LogEntry] = []
        self._after = after
        self._actor = actor
        self._key = key
        self._at = time.time() if at is None else at

    def add(self, kind: str, body: Body, prepared: Prepared | None = None) -> None:
        key = None if self.entries else self._key
        number = self._after + len(self.entries) + 1
        self.entries.append(LogEntry(number, kind, self._actor, key, body, self._at, prepared))


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is fixed when a table is made.

    Attributes:
        id: the table's unguessable name.
        game: which game is played.
        rules: the version of its rules.
        settings: the chosen variants.
        seed: what determines chance; a secret until the game is over.
        listed: whether strangers find the table and may sit down.
        made: when, in seconds since 1970.
        box: the digest of the box it is played with; empty, as it was before there were digests,
            for the game's own.
    """

    id: str
    game: str
    rules: int
    settings: dict[str, str]
    seed: str
    listed: bool
    made: float
    box: str = ""


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists need to know of a table; rewritten with every entry.

    Attributes:
        status: waiting for people, playing, or over.
        number: how far the log goes.
        updated: when the last entry was stored, in seconds since 1970.
        info: what anybody may know, as JSON: players, whose choice it is, the outcome.
        sitters: which visitor holds which seat.
        bot_asked: whether a bot has to choose next.
    """

    status: str
    number: int
    updated: float
    info: Body
    sitters: tuple[tuple[int, str], ...]
    bot_asked: bool


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is about to be stored.

    Attributes:
        row: what is fixed.
        entries: the beginning of its log.
        summary: what lists will show.
    """

    row: TableRow
    entries: list[LogEntry]
    summary: Summary
