"""The tables of the database, what is asked of them, and how rows become values.

How an older database is brought to this shape: `migrations`. Times are seconds since 1970;
JSON is text, which the database never looks into.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from sqlalchemy import (
    ARRAY,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Row,
    Select,
    Table,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    text,
    tuple_,
    update,
)

from mathom.server.entries import LogEntry, Summary, TableRow
from mathom.server.notices import CHANNEL

Values = dict[str, Any]
"""What one row is to hold, by column."""

metadata = MetaData(
    naming_convention={
        "pk": "%(table_name)s_primary",
        "fk": "%(table_name)s_of_%(referred_table_name)s",
    }
)

KEYED = "key IS NOT NULL"


def _index_where(
    sqlite: str, postgresql: str, name: str, *columns: str, unique: bool = False
) -> Index:
    """An index of some rows alone, as either database says which."""
    return Index(
        name,
        *columns,
        unique=unique,
        sqlite_where=text(sqlite),
        postgresql_where=text(postgresql),
    )


tables = Table(
    "tables",
    metadata,
    # What is fixed when the table is made.
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made", Double, nullable=False),
    Column("box", Text, nullable=False, server_default=""),
    # The summary, which changes with every entry of the log.
    Column("status", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("updated", Double, nullable=False),
    Column("info", Text, nullable=False),
    Column("bot_asked", Boolean, nullable=False),
    Index("tables_listed", "listed", "status", "updated", "id"),
    _index_where("bot_asked = 1", "bot_asked", "tables_waiting_for_bots", "id"),
)
"""A row for each table; `settings` and `info` are JSON."""

log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("actor", Text, nullable=False),
    Column("key", Text),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    _index_where(KEYED, KEYED, "log_keys", "table", "actor", "key", unique=True),
    # The entries of a table then lie side by side, as they are read.
    sqlite_with_rowid=False,
)
"""What happened; `body` is JSON. No two servers can store an entry of the same number."""

sitters = Table(
    "sitters",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("visitor", Text, nullable=False),
    Index("sitters_by_visitor", "visitor", "table"),
    sqlite_with_rowid=False,
)
"""Which visitor holds which seat now."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Random keys that all servers on this database share."""


# What is written. Each takes many rows at once.

INSERT_TABLE = insert(tables)
CHANGE_TABLE = update(tables).where(
    tables.c.id == bindparam("of"), tables.c.number == bindparam("before")
)
"""Changes no row unless the log ends where the caller thought. Until the transaction ends no
other server can come between."""
INSERT_ENTRY = insert(log)
DELETE_SITTERS = delete(sitters).where(sitters.c.table == bindparam("of"))
INSERT_SITTER = insert(sitters)
INSERT_SECRET = insert(secrets)
NOTIFY = select(func.pg_notify(CHANNEL, func.unnest(bindparam("payloads", type_=ARRAY(Text)))))
"""Only for PostgreSQL."""


# What is read.


def _with_sitters(found: Select[Any]) -> Select[Any]:
    """The tables that are found, last changed first, a row for each sitter (or a single one)."""
    last_first = found.order_by(tables.c.updated.desc(), tables.c.id.desc())
    page = last_first.limit(bindparam("limit")).subquery()
    return (
        select(page, sitters.c.seat, sitters.c.visitor)
        .outerjoin_from(page, sitters, sitters.c.table == page.c.id)
        .order_by(page.c.updated.desc(), page.c.id.desc(), sitters.c.seat)
    )


_EARLIER = select(tables).where(
    tuple_(tables.c.updated, tables.c.id)
    < tuple_(bindparam("updated", type_=Double), bindparam("id", type_=Text))
)
_SEATS_OF = select(sitters.c.table).where(sitters.c.visitor == bindparam("visitor"))

SELECT_TABLE = select(tables).where(tables.c.id == bindparam("id"))
SELECT_LOG = (
    select(log)
    .where(log.c.table == bindparam("id"), log.c.number > bindparam("after"))
    .order_by(log.c.number)
)
SELECT_SUMMARY = _with_sitters(SELECT_TABLE)
SELECT_LISTED = _with_sitters(
    _EARLIER.where(tables.c.listed, tables.c.status == bindparam("status"))
)
SELECT_OF_VISITOR = _with_sitters(_EARLIER.where(tables.c.id.in_(_SEATS_OF)))
SELECT_OF_VISITOR_BY_STATUS = _with_sitters(
    _EARLIER.where(tables.c.id.in_(_SEATS_OF), tables.c.status == bindparam("status"))
)
COUNT_UNFINISHED = (
    select(func.count())
    .select_from(tables)
    .where(tables.c.id.in_(_SEATS_OF), tables.c.status != "over")
)
SELECT_WAITING_FOR_BOTS = (
    select(tables.c.id)
    .where(tables.c.bot_asked, tables.c.status == "playing")
    .order_by(tables.c.id)
)
SELECT_IDS = select(tables.c.id).order_by(tables.c.id)
SELECT_SECRET = select(secrets.c.value).where(secrets.c.name == bindparam("name"))
SELECT_ONE = select(literal(1))


# From values to rows and back. The JSON is ASCII, so that every text survives: also the half
# characters and the zero bytes that databases refuse.

_encode = json.JSONEncoder(separators=(",", ":")).encode


def table_values(table: TableRow) -> Values:
    """The columns that are fixed when a table is made."""
    return _columns(table)


def summary_values(summary: Summary) -> Values:
    """The columns of a table that change; its sitters have rows of their own."""
    return _columns(summary, "sitters")


def entry_values(table: str, entry: LogEntry) -> Values:
    """The columns of an entry in the log of a table."""
    return {"table": table, **_columns(entry, "prepared")}


def _columns(value: TableRow | Summary | LogEntry, without: str = "") -> Values:
    """The attributes as columns of the same names, dictionaries as JSON."""
    found = {name: getattr(value, name) for name in value.__slots__ if name != without}
    return {name: _encode(kept) if isinstance(kept, dict) else kept for name, kept in found.items()}


def tables_of(rows: Iterable[Row[Any]]) -> list[TableRow]:
    """The tables of rows that have all their columns."""
    return [
        TableRow(
            row.id,
            row.game,
            row.rules,
            json.loads(row.settings),
            row.seed,
            row.listed,
            row.made,
            row.box,
        )
        for row in rows
    ]


def entries_of(rows: Iterable[Row[Any]]) -> list[LogEntry]:
    """The entries of rows of the log."""
    return [
        LogEntry(row.number, row.kind, row.actor, row.key, json.loads(row.body), row.at)
        for row in rows
    ]


def summaries_of(rows: Iterable[Row[Any]]) -> list[tuple[TableRow, Summary]]:
    """The tables with their summaries, of rows for each sitter."""
    found = []
    for _, group in groupby(rows, lambda row: row.id):
        seats = list(group)
        first = seats[0]
        (table,) = tables_of([first])
        sitters = tuple((row.seat, row.visitor) for row in seats if row.seat is not None)
        info = json.loads(first.info)
        summary = Summary(first.status, first.number, first.updated, info, sitters, first.bot_asked)
        found.append((table, summary))
    return found


def single_values_of(rows: Iterable[Row[Any]]) -> list[Any]:
    """The values of rows that have one each."""
    return [value for (value,) in rows]
