"""What the witnesses have noted is compared with what the servers have left behind."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from pydantic_core import from_json, to_json

import mathom
from mathom.kernel.record import Record
from mathom.server import archive
from mathom.server.entries import LogEntry, TableRow
from mathom.server.store import Store
from mathom.server.table import Table
from tests.server.killing.witnesses import Message, Statement, Witness, demand
from tests.server.running import ServerProcess

DATABASE_FAULTS = frozenset(
    {"store-failed", "ASGI callable returned without completing handshake."}
)
"""What a server notes when its database is killed: that, and that it let nobody in."""
_KINDS = {
    "choose": {"choice"},
    "take-back": {"undo", "asked"},
    "answer": {"agreed", "declined"},
    "withdraw": {"withdrawn"},
    "chat": {"chat"},
    "hand-over": {"handed-over"},
    "resume": {"resumed"},
    "resign": {"resigned"},
    "rematch": {"rematch"},
}
"""As which entries of the log each action may be stored."""


async def prove(
    database: str, statements: Iterable[Statement], records: dict[str, str] | None = None
) -> None:
    """Compare a database, which no server uses, with what the clients have seen.

    Args:
        database: its URL.
        statements: of all clients of the tables they speak of.
        records: the downloaded records of these tables, which must all be over; or None if
            games need not be.

    Raises:
        Violation: the server has not kept a promise.
    """
    by_table: dict[str, list[Statement]] = {}
    for statement in statements:
        by_table.setdefault(statement.table, []).append(statement)
    store = await Store.open(database)
    try:
        for id in await store.ids():
            problem = await archive.check(store, id)
            demand(not problem, f"table {id}: {problem}")
        for id, told in by_table.items():
            row = await store.table(id)
            assert row is not None, f"table {id} was made and is gone"
            log = await store.log(id)
            table = _prove_actions(row, log, [statement.witness for statement in told])
            for statement in told:
                _prove_statement(statement, table)
            if records is not None:
                demand(table.status == "over", f"table {id} is {table.status}")
                _prove_record(records[id], table)
    finally:
        await store.close()


async def stored_log(database: str, id: str) -> list[LogEntry]:
    """What a database, whether or not a server uses it, holds of a table."""
    store = await Store.open(database)
    try:
        return await store.log(id)
    finally:
        await store.close()


def _prove_actions(row: TableRow, log: Sequence[LogEntry], witnesses: Sequence[Witness]) -> Table:
    """What was accepted is in the log, once, where it was said to be; and nothing else is."""
    keys = Counter(entry.key for entry in log if entry.key is not None)
    demand(all(count == 1 for count in keys.values()), "no action is stored twice")
    stored = {entry.key: entry for entry in log if entry.key is not None}
    table = Table(row)
    versions = [0]
    for entry in log:
        table.take(entry)
        versions.append(table.version)
    for witness in witnesses:
        for key, (number, version) in witness.accepted.items():
            sent = witness.sent[key]
            if sent["type"] == "rematch" and key not in stored:
                # Somebody else had asked for it before: there is nothing to add.
                demand(any(entry.kind == "rematch" for entry in log[:number]), "a rematch is named")
                continue
            demand(key in stored, f"{sent} was accepted and is not in the log")
            demand(stored[key].number == number, f"{sent} is not entry {number}")
            demand(versions[number] == version, f"{sent} did not lead to version {version}")
            demand(_same(sent, stored[key]), f"{sent} is stored as {stored[key]}")
        for key, code in witness.refused.items():
            demand(key not in stored, f"{witness.sent[key]} was refused as {code} and is stored")
        left = witness.sent.keys() - witness.accepted.keys() - witness.refused.keys()
        demand(not left, f"every action is answered, and {left} are not")
    sent_keys = {key for witness in witnesses for key in witness.sent}
    demand(stored.keys() <= sent_keys, "nothing is stored that nobody has sent")
    return table


def _same(sent: Message, stored: LogEntry) -> bool:
    """Whether an entry of the log says what was sent."""
    return stored.kind in _KINDS[sent["type"]] and all(
        stored.body[detail] == sent[detail]
        for detail in ("option", "text", "bot")
        if detail in sent
    )


def _prove_statement(statement: Statement, table: Table) -> None:
    """What a client has heard is what the log tells its seat: without a gap, nothing twice."""
    match = table.match
    seat = table.index(statement.seat)
    assert match is not None
    story = [
        {
            "number": table.number_of(version),
            "version": version,
            "kind": event.kind,
            "args": event.args,
        }
        for version, event in match.story(seat)
    ]
    who = f"table {statement.table}, {statement.seat}"
    demand(statement.number == table.number, f"{who} has heard everything")
    demand(statement.events == _as_sent(story), f"{who} has heard every event once")
    demand(statement.notes == _as_sent(table.notes), f"{who} has heard every note once")
    demand(statement.view == _as_sent(match.view(seat)), f"{who} sees how things stand")
    demand(statement.seed == (match.seed if match.over else None), f"{who} knows the seed")
    for told in statement.witness.told:
        for said, all_of_it in ((told.events, statement.events), (told.notes, statement.notes)):
            missed = [
                (each["number"], each["kind"])
                for each in all_of_it
                if told.since < each["number"] <= told.number
            ]
            demand(said == missed, f"{who} is told what it missed, and nothing else: {told}")


def _as_sent(value: object) -> Any:
    return from_json(to_json(value))


def _prove_record(text: str, table: Table) -> None:
    assert table.match is not None
    demand(text == table.match.record.dumps(), "the record is what the log tells")
    mathom.replay(text)
    Record.loads(text).stream()


def prove_logs(server: ServerProcess, allowed: Collection[str] = ()) -> None:
    """Confirm that a server has noted no faults but those that were brought about.

    Args:
        server: whose log to read.
        allowed: the events, or the texts of other libraries, that were.
    """
    for line in server.log_file.read_text().splitlines():
        note = json.loads(line)
        told = note["text"] if note["event"] == "message" else note["event"]
        fault = note["level"] == "error" and told not in allowed
        demand(not fault, f"the server has noted: {line}")
    reports = list(server.crashes.glob("*")) if server.crashes.exists() else []
    demand(not reports, f"the rules have failed: {reports}")
