"""What is stored of a table: its row, the entries of its log, and a summary for lists.

The log is the truth. Whatever else is known of a table, the match itself included, is
rebuilt by reading its entries in their order; the summary only saves lists from doing so.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

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
    """

    number: int
    kind: str
    actor: str
    key: str | None
    body: Body
    at: float


def entries_of(
    draft: Iterable[tuple[str, Body]], after: int, actor: str, key: str | None, at: float
) -> list[LogEntry]:
    """Entries of these kinds and bodies, numbered from `after`; the first bears the key."""
    return [
        LogEntry(after + place, kind, actor, key if place == 1 else None, body, at)
        for place, (kind, body) in enumerate(draft, 1)
    ]


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
    """A table that is to be made.

    Attributes:
        row: what is fixed.
        entries: the beginning of its log.
        summary: what lists will show.
    """

    row: TableRow
    entries: list[LogEntry]
    summary: Summary
