"""What is stored comes back, table by table and list by list."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from typing import Any

import psycopg
import pytest

from mathom.server import writer as writer_module
from mathom.server.cursor import Cursor
from mathom.server.entries import LogEntry, Summary, TableRow
from mathom.server.store import Store
from tests.server.stored_tables import (
    append,
    end,
    entry,
    ids,
    make,
    on,
    row,
    summary,
    watched,
)


def test_everything_comes_back_as_it_was(database: str) -> None:
    table = TableRow(
        "x-_9" * 4,
        "duel",
        7,
        {"coins": "finite", "名": "指輪"},
        "s\u00e9ed",
        False,
        1763200000.123457,
    )
    entries = [
        LogEntry(
            1, "made", "ann", "key 1", {"text": "エル \x00 \ud800 \U0001f9d9", "n": None}, 0.1
        ),
        LogEntry(2, "sat", "", None, {}, 1763200000.987654321),
    ]
    more = [LogEntry(3, "chat", "ann", "key 2", {"list": [1, 2.5, True, {"a": "b"}]}, 3.25)]
    before = Summary("waiting", 2, 1763200000.9876, {"who": "ann"}, (), True)
    after = Summary("over", 3, 1763200001.5, {"won": ["é"]}, ((0, "ann"), (3, "bob")), False)

    async def write(store: Store) -> None:
        await store.make(table, entries, before)
        assert await store.summary(table.id) == (table, before)
        await store.append(table.id, more, after)
        await read(store)

    async def read(store: Store) -> None:
        assert await store.table(table.id) == table
        assert await store.log(table.id) == entries + more
        assert await store.log(table.id, after=1) == [entries[1], *more]
        assert await store.log(table.id, after=3) == []
        assert await store.summary(table.id) == (table, after)

    on(database, write)
    on(database, read)


def test_what_does_not_exist(database: str) -> None:
    async def test(store: Store) -> None:
        assert await store.table("nowhere") is None
        assert await store.log("nowhere") == []
        assert await store.summary("nowhere") is None
        assert await store.listed("playing", 10) == []
        assert await store.of_visitor("nobody", 10) == []
        assert await store.unfinished_of("nobody") == 0
        assert await store.waiting_for_bots() == []
        assert await store.ids() == []
        await store.ping()

    on(database, test)


def test_a_log_has_no_gaps_inside_a_call(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table", 2)
        for entries, number in (
            ([], 2),
            ([entry(3), entry(5)], 5),
            ([entry(4), entry(3)], 3),
            ([entry(3)], 4),
        ):
            with pytest.raises(ValueError, match="follow each other"):
                await store.append("table", entries, summary(number))
        assert len(await store.log("table")) == 2

    on(database, test)


# Lists.


def test_listed_tables_by_pages(database: str) -> None:
    async def test(store: Store) -> None:
        for number in range(7):
            await store.make(row(f"t{number}"), [entry(1)], summary(1, updated=100.0 + number))
        await store.make(row("hidden", listed=False), [entry(1)], summary(1, updated=500.0))
        await store.make(row("over"), [entry(1)], summary(1, updated=501.0, status="over"))
        await store.append("t2", [entry(2)], summary(2, updated=300.0))

        first = await store.listed("playing", 3)
        assert ids(first) == ["t2", "t6", "t5"]
        assert first[0] == (row("t2"), summary(2, updated=300.0))
        second = await store.listed("playing", 3, before=end(first))
        assert ids(second) == ["t4", "t3", "t1"]
        third = await store.listed("playing", 3, before=end(second))
        assert ids(third) == ["t0"]
        assert ids(await store.listed("over", 3)) == ["over"]
        assert await store.listed("waiting", 3) == []

    on(database, test)


def test_tables_of_a_visitor_by_pages(database: str) -> None:
    async def test(store: Store) -> None:
        async def seat(id: str, updated: float, status: str, *visitors: str) -> None:
            there = summary(1, updated=updated, status=status, sitters=tuple(enumerate(visitors)))
            await store.make(row(id, listed=False), [entry(1)], there)

        await seat("a", 1.0, "over", "ann", "bob")
        await seat("b", 2.0, "playing", "ann", "ann")
        await seat("c", 3.0, "waiting", "bob")
        await seat("d", 4.0, "playing", "bob", "ann")

        assert ids(await store.of_visitor("ann", 9)) == ["d", "b", "a"]
        assert ids(await store.of_visitor("ann", 2)) == ["d", "b"]
        assert ids(await store.of_visitor("ann", 2, before=Cursor(2.0, "b"))) == ["a"]
        assert ids(await store.of_visitor("ann", 9, status="playing")) == ["d", "b"]
        assert ids(await store.of_visitor("ann", 9, Cursor(4.0, "d"), "playing")) == ["b"]
        ((_, both),) = await store.of_visitor("ann", 1, before=Cursor(4.0, "d"))
        assert both.sitters == ((0, "ann"), (1, "ann"))
        assert [await store.unfinished_of(who) for who in ("ann", "bob", "eve")] == [2, 2, 0]

    on(database, test)


@pytest.mark.parametrize("limit", [1, 2, 3, 7])
def test_tables_that_were_changed_in_the_same_moment(database: str, limit: int) -> None:
    async def test(store: Store) -> None:
        moments = {"a": 2.5, "B": 2.5, "b": 2.5, "c-": 2.5, "c_": 2.5, "early": 1.0, "late": 3.0}
        for id, updated in moments.items():
            await make(store, id, updated=updated)

        async def pages(**which: Any) -> list[str]:
            found = await store.of_visitor("ann", limit, **which)
            seen = ids(found)
            while len(found) == limit:
                found = await store.of_visitor("ann", limit, before=end(found), **which)
                seen += ids(found)
                assert len(seen) <= len(moments)
            return seen

        listed = await store.listed("playing", limit)
        seen = ids(listed)
        while len(listed) == limit:
            listed = await store.listed("playing", limit, before=end(listed))
            seen += ids(listed)
            assert len(seen) <= len(moments)
        assert sorted(seen) == sorted(moments)
        assert (seen[0], seen[-1]) == ("late", "early")
        assert await pages() == await pages(status="playing") == seen

    on(database, test)


def test_bots_that_are_asked_and_all_tables(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "b", bot_asked=True)
        await make(store, "a", bot_asked=True)
        await make(store, "c")
        await make(store, "d", bot_asked=True, status="over")
        assert await store.waiting_for_bots() == ["a", "b"]
        await append(store, "a", 2)
        assert await store.waiting_for_bots() == ["b"]
        assert await store.ids() == ["a", "b", "c", "d"]

    on(database, test)


# Who sits where.


def test_people_sit_down_and_leave(database: str) -> None:
    async def test(store: Store) -> None:
        async def seat(number: int, *sitters: tuple[int, str]) -> None:
            await store.append("table", [entry(number)], summary(number, sitters=sitters))

        async def seated() -> list[tuple[int, str]]:
            found = await store.summary("table")
            assert found is not None
            return list(found[1].sitters)

        await make(store, "table", sitters=())
        assert await seated() == []
        await seat(2, (1, "bob"), (0, "ann"))
        assert await seated() == [(0, "ann"), (1, "bob")]
        await seat(3, (0, "ann"), (1, "bob"))
        assert await seated() == [(0, "ann"), (1, "bob")]
        await seat(4, (0, "eve"), (1, "bob"))
        assert await seated() == [(0, "eve"), (1, "bob")]
        assert ids(await store.of_visitor("ann", 9)) == []
        await seat(5)
        assert await seated() == []
        assert ids(await store.of_visitor("bob", 9)) == []

    on(database, test)


def test_sitters_that_do_not_change_are_not_written_again(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        with watched("before_cursor_execute") as events:
            await append(store, "table", 2)
            await append(store, "table", 3)
        statements = [told[2] for told in events]
        assert any("INTO log" in statement for statement in statements)
        assert not [statement for statement in statements if "sitters" in statement]

    on(database, test)


def test_another_server_has_moved_the_sitters_meanwhile(postgres_url: str) -> None:
    async def test(here: Store, there: Store) -> None:
        async def seat(store: Store, number: int, visitor: str) -> None:
            await store.append("table", [entry(number)], summary(number, sitters=((0, visitor),)))

        await make(here, "table", sitters=((0, "ann"),))
        await seat(there, 2, "bob")
        await seat(here, 3, "ann")
        assert ids(await there.of_visitor("ann", 9)) == ["table"]
        assert ids(await there.of_visitor("bob", 9)) == []

    on(postgres_url, test, 2)


def test_more_tables_than_are_remembered(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "REMEMBERED", 2)

    async def test(store: Store) -> None:
        for number in range(1, 4):
            for table in range(5):
                if number == 1:
                    await make(store, f"table-{table}")
                else:
                    await append(store, f"table-{table}", number)
        assert len(await store.of_visitor("bob", 9)) == 5
        assert len(store._writer._seated) <= 3

    on(database, test)


# Secrets.


def test_a_secret_is_made_once(database: str) -> None:
    kept: list[str] = []

    async def test(store: Store) -> None:
        kept.append(await store.secret("cookies"))
        assert await store.secret("other") != kept[0]

    on(database, test)
    on(database, test)
    assert kept[0] == kept[1]
    assert re.fullmatch("[0-9a-f]{64}", kept[0])


def test_servers_agree_on_a_secret(postgres_url: str) -> None:
    async def test(*stores: Store) -> None:
        for name in ("a", "b", "c"):
            told = await asyncio.gather(*(store.secret(name) for store in stores * 4))
            assert len(set(told)) == 1

    on(postgres_url, test, 3)


# Every question finds its answer by an index.


def test_no_question_reads_a_whole_table(database: str) -> None:
    asked: list[tuple[Any, ...]] = []

    async def test(store: Store) -> None:
        await make(store, "table")
        await store.secret("cookies")
        with watched("before_cursor_execute") as events:
            await store.table("table")
            await store.log("table")
            await store.summary("table")
            await store.listed("playing", 5)
            await store.of_visitor("ann", 5)
            await store.of_visitor("ann", 5, status="over")
            await store.listed("playing", 5, Cursor(1.0, "1000"))
            await store.unfinished_of("ann")
            await store.waiting_for_bots()
            await store.ids()
            await store.secret("cookies")
            await store.append("table", [entry(2)], summary(2, sitters=()))
        asked.extend((told[2], told[3]) for told in events)

    on(database, test)
    if database.startswith("postgresql"):
        with psycopg.connect(database) as connection:
            # It chooses an index by what the others would cost.
            connection.execute(
                "INSERT INTO tables SELECT n::text, 'duel', 1, '{}', 'seed', true, 1.0, "
                "'playing', 1, 1.0, '{}', n = 7 FROM generate_series(1, 2000) n"
            )
            connection.execute("ANALYZE tables")
    plans = [
        (statement, explained(database, statement, values))
        for statement, values in asked
        if statement.startswith(("SELECT", "UPDATE", "DELETE"))
    ]
    assert len(plans) >= 13
    for statement, plan in plans:
        whole = re.search(r"SCAN (tables|log|sitters|secrets)(?! USING)|Seq Scan", plan)
        assert not whole, (statement, plan)
    (for_bots,) = (plan for statement, plan in plans if "WHERE tables.bot_asked" in statement)
    assert "tables_waiting_for_bots" in for_bots
    pages = [
        plan for statement, plan in plans if "tables.listed AND" in statement.replace(" = 1", "")
    ]
    assert len(pages) == 2
    for plan in pages:
        # A page is found by one step into the index, however far down the list it begins.
        begins = r"\(updated,id\)<\(\?,\?\)|Index Cond: .*ROW\(updated, id\) < ROW\("
        assert re.search(begins, plan), plan
        assert "tables_listed" in plan


def explained(url: str, statement: str, values: Any) -> str:
    """How the database goes about a statement."""
    values = values[0] if isinstance(values, list) else values
    if url.startswith("sqlite"):
        connection = sqlite3.connect(url.removeprefix("sqlite:///"))
        try:
            rows = connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)
            return "\n".join(told for *_, told in rows)
        finally:
            connection.close()
    with psycopg.connect(url) as postgres:
        # A table of a few rows is read faster whole; of many it is not.
        postgres.execute("SET enable_seqscan = off")
        told = postgres.execute(f"EXPLAIN {statement}".encode(), values)
        return "\n".join(line for (line,) in told)
