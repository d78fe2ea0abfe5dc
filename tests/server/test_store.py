from __future__ import annotations

import asyncio
import random
import re
import signal
import sqlite3
import sys
import threading
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, event

from mathom.server import store as store_module
from mathom.server import writer as writer_module
from mathom.server.cursor import Cursor
from mathom.server.entries import LogEntry, Summary, TableRow
from mathom.server.notices import LONGEST, PgListener
from mathom.server.store import BadDatabase, Conflict, InUse, Store, StoreFailed
from tests import programs
from tests.server.postgres import Postgres

LIMIT = 60.0
"""How many seconds anything here may take at the very most, on a disk that is busy."""


def row(id: str = "table", **changes: Any) -> TableRow:
    return replace(TableRow(id, "duel", 1, {"coins": "finite"}, f"seed-{id}", True, 1.5), **changes)


def entry(number: int, **changes: Any) -> LogEntry:
    return replace(LogEntry(number, "choice", "ann", None, {"n": number}, 10.0 + number), **changes)


def summary(number: int, **changes: Any) -> Summary:
    sitters = ((0, "ann"), (1, "bob"))
    return replace(
        Summary("playing", number, 10.0 + number, {"turn": number}, sitters, False), **changes
    )


async def make(store: Store, id: str, number: int = 1, **changes: Any) -> None:
    """Store a table whose log has so many entries."""
    entries = [entry(each) for each in range(1, number + 1)]
    await store.make(row(id), entries, summary(number, **changes))


async def append(store: Store, id: str, number: int, **changes: Any) -> None:
    """Store one more entry."""
    await store.append(id, [entry(number, **changes)], summary(number))


@asynccontextmanager
async def opened(url: str, count: int = 1) -> AsyncIterator[list[Store]]:
    stores = [await Store.open(url) for _ in range(count)]
    try:
        yield stores
    finally:
        for store in stores:
            await store.close()


def on(url: str, test: Callable[..., Coroutine[Any, Any, None]], count: int = 1) -> None:
    """Run a test on so many stores of one database."""

    async def run() -> None:
        async with asyncio.timeout(LIMIT), opened(url, count) as stores:
            await test(*stores)

    asyncio.run(run())
    assert not [thread for thread in threading.enumerate() if thread.name.startswith("mathom")]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(LIMIT):
        while not true():
            await asyncio.sleep(0.01)


@contextmanager
def watched(what: str) -> Iterator[list[tuple[Any, ...]]]:
    """Collect what SQLAlchemy tells of one kind of event."""
    events: list[tuple[Any, ...]] = []

    def note(*told: Any) -> None:
        events.append(told)

    event.listen(Engine, what, note)
    try:
        yield events
    finally:
        event.remove(Engine, what, note)


def ids(found: list[tuple[TableRow, Summary]]) -> list[str]:
    return [table.id for table, _ in found]


def end(found: list[tuple[TableRow, Summary]]) -> Cursor:
    table, summary = found[-1]
    return Cursor(summary.updated, table.id)


# What is stored comes back.


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


# Races are decided, and whoever loses leaves no trace.


def test_entries_that_do_not_begin_where_the_log_ends(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table", 3)
        kept = await store.log("table"), await store.summary("table")
        for number in (1, 2, 3, 5):
            told = summary(number, status="over", sitters=((0, "eve"),))
            with pytest.raises(Conflict):
                await store.append("table", [entry(number)], told)
            assert (await store.log("table"), await store.summary("table")) == kept
            assert await store.of_visitor("eve", 10) == []
        await append(store, "table", 4)

    on(database, test)


def test_a_table_is_made_once_and_before_its_log_goes_on(database: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await append(store, "table", 1)
        await make(store, "table")
        with pytest.raises(Conflict):
            await store.make(row(seed="another"), [entry(1)], summary(1))
        assert await store.table("table") == row()

    on(database, test)


def test_a_key_names_one_action_of_one_actor_at_one_table(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        await make(store, "other")
        await append(store, "table", 2, key="k")
        with pytest.raises(Conflict):
            await append(store, "table", 3, key="k")
        await append(store, "table", 3, key="k", actor="bob")
        await append(store, "table", 4, key="l")
        await append(store, "other", 2, key="k")
        await append(store, "other", 3)
        await append(store, "other", 4)
        assert [told.key for told in await store.log("table")] == [None, "k", "k", "l"]

    on(database, test)


def test_all_entries_of_a_call_are_stored_or_none(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        await append(store, "table", 2, key="used")
        three = [entry(3, key="new"), entry(4), entry(5, key="used")]
        with pytest.raises(Conflict):
            await store.append("table", three, summary(5))
        assert len(await store.log("table")) == 2
        await store.append("table", [*three[:2], entry(5)], summary(5))
        assert [told.number for told in await store.log("table")] == [1, 2, 3, 4, 5]

    on(database, test)


@contextmanager
def held_back(url: str) -> Iterator[None]:
    """Keep the store from writing for a while, as another program's transaction would."""
    if url.startswith("sqlite"):
        other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            other.close()
    else:
        with psycopg.connect(url) as connection:
            connection.execute("LOCK TABLE tables IN EXCLUSIVE MODE")
            yield


@asynccontextmanager
async def busy_writer(url: str, store: Store) -> AsyncIterator[None]:
    """Let the writer work on one thing meanwhile, so that all else is queued behind it."""
    await make(store, "first")
    with held_back(url):
        first = asyncio.create_task(append(store, "first", 2))
        await asyncio.sleep(0)
        await until(store._writer._queue.empty)
        await asyncio.sleep(0.02)
        yield
        await asyncio.sleep(0)
    await first


async def all_at_once(
    url: str, store: Store, writes: list[Coroutine[Any, Any, None]]
) -> list[BaseException | None]:
    """Have the writer find all these in its queue together."""
    async with busy_writer(url, store):
        tasks = [asyncio.create_task(write) for write in writes]
    return await asyncio.gather(*tasks, return_exceptions=True)


def test_appends_are_committed_together(database: str) -> None:
    async def test(store: Store) -> None:
        for number in range(20):
            await make(store, f"table-{number}")
        with watched("commit") as commits:
            outcomes = await all_at_once(
                database, store, [append(store, f"table-{number}", 2) for number in range(20)]
            )
        assert outcomes == [None] * 20
        # One each for making the first, for appending to it, and for all that waited.
        assert len(commits) == 3
        for number in range(20):
            assert len(await store.log(f"table-{number}")) == 2

    on(database, test)


def test_a_batch_has_a_bound(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "BATCH", 5)

    async def test(store: Store) -> None:
        for number in range(20):
            await make(store, f"table-{number}")
        with watched("commit") as commits:
            await all_at_once(
                database, store, [append(store, f"table-{number}", 2) for number in range(20)]
            )
        assert len(commits) == 2 + 4

    on(database, test)


def test_only_the_guilty_of_a_batch_fail(database: str) -> None:
    async def test(store: Store) -> None:
        for number in range(10):
            await make(store, f"table-{number}", seated := 2)
        writes = [append(store, f"table-{number}", seated + 1) for number in range(10)]
        writes[3].close()
        writes[3] = append(store, "table-3", 2)
        writes[5].close()
        writes[5] = store.make(row("table-5"), [entry(1)], summary(1))
        writes[7].close()
        writes[7] = append(store, "table-7", 3, actor="\ud800")
        outcomes = await all_at_once(database, store, writes)
        assert [type(outcome) for outcome in outcomes] == [
            {3: Conflict, 5: Conflict, 7: StoreFailed}.get(number, type(None))
            for number in range(10)
        ]
        for number in range(10):
            length = 2 if number in (3, 5, 7) else 3
            assert len(await store.log(f"table-{number}")) == length

    on(database, test)


def test_a_batch_is_given_up_when_the_database_is_gone(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(store: Store) -> None:
        outcomes = iter([Conflict("one of them"), None, writer_module.Lost("gone")])
        async with busy_writer(sqlite_url, store):
            monkeypatch.setattr(store._writer, "_fault", lambda writes: next(outcomes))
            tasks = [asyncio.create_task(append(store, "first", 3)) for _ in range(9)]
        told = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(outcome) for outcome in told] == [type(None)] + [StoreFailed] * 8

    on(sqlite_url, test)


def test_a_commit_that_fails_is_not_tried_again(database: str) -> None:
    commits = []

    def fail(connection: object) -> None:
        commits.append(connection)
        if len(commits) == 3:  # after making the first table and appending to it
            raise OSError

    async def test(store: Store) -> None:
        writes = [make(store, f"table-{number}") for number in range(5)]
        event.listen(Engine, "commit", fail)
        try:
            told = await all_at_once(database, store, writes)
        finally:
            event.remove(Engine, "commit", fail)
        assert [type(outcome) for outcome in told] == [StoreFailed] * 5
        assert len(commits) == 3
        await make(store, "table-0")

    on(database, test)


def test_a_table_that_is_written_twice_in_a_batch(database: str) -> None:
    async def test(store: Store) -> None:
        def seated(number: int, *visitors: str) -> Coroutine[Any, Any, None]:
            there = summary(number, sitters=tuple(enumerate(visitors)))
            return store.append("table", [entry(number)], there)

        await make(store, "table")
        outcomes = await all_at_once(
            database, store, [seated(2, "eve"), seated(3, "eve", "joe"), seated(4, "joe")]
        )
        assert outcomes == [None] * 3
        assert [told.number for told in await store.log("table")] == [1, 2, 3, 4]
        assert ids(await store.of_visitor("joe", 9)) == ["table"]
        assert ids(await store.of_visitor("eve", 9)) == []

    on(database, test)


def test_whoever_gives_up_before_the_writer_came_to_it_writes_nothing(database: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        async with busy_writer(database, store):
            given_up = asyncio.create_task(append(store, "table", 2, kind="given up"))
            await asyncio.sleep(0)
            given_up.cancel()
        await append(store, "table", 2, kind="kept")
        assert [told.kind for told in await store.log("table")] == ["choice", "kept"]

    on(database, test)


def test_two_servers_append_the_same_number_and_one_wins(postgres_url: str) -> None:
    async def test(*stores: Store) -> None:
        await make(stores[0], "table")
        for number in range(2, 12):
            outcomes = await asyncio.gather(
                *(
                    append(store, "table", number, actor=f"{store.process} {attempt}")
                    for attempt in range(5)
                    for store in stores
                ),
                return_exceptions=True,
            )
            kinds = [type(outcome) for outcome in outcomes]
            assert sorted(kinds, key=str) == sorted([type(None)] + [Conflict] * 9, key=str)
            last = (await stores[0].log("table"))[-1]
            attempt = kinds.index(type(None))
            assert last.actor == f"{stores[attempt % 2].process} {attempt // 2}"

    on(postgres_url, test, 2)


def test_servers_never_wait_for_each_other(cluster: Postgres, postgres_url: str) -> None:
    names = [f"table-{number}" for number in range(30)]

    async def test(*stores: Store) -> None:
        for name in names:
            await make(stores[0], name)
        for number in range(2, 8):
            writes = [append(stores[0], name, number) for name in names]
            writes += [append(stores[1], name, number) for name in reversed(names)]
            outcomes = await asyncio.gather(*writes, return_exceptions=True)
            assert outcomes.count(None) == len(names)
            assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == len(names)

    on(postgres_url, test, 2)
    database = postgres_url.rpartition("/")[2]
    counted = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    assert cluster.run(database, counted) == [(0,)]


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


# Notices.


def test_other_servers_hear_what_is_stored_and_said(postgres_url: str) -> None:
    async def test(speaker: Store, *listeners: Store) -> None:
        heard: list[list[Any]] = [[], [], []]
        for store, notes in zip((speaker, *listeners), heard, strict=True):
            store.listen(notes.append, lambda: pytest.fail("nothing was missed"))
        await make(speaker, "table", 2)
        await speaker.append("table", [entry(3), entry(4)], summary(4))
        with pytest.raises(Conflict):
            await append(speaker, "table", 4)
        await speaker.publish({"table": "table", "here": ["アン", "bob"]})
        await listeners[0].publish({"done": True})
        said = [
            {"table": "table", "number": 2},
            {"table": "table", "number": 4},
            {"table": "table", "here": ["アン", "bob"]},
        ]
        await until(lambda: bool(heard[0]) and len(heard[2]) == 4)
        assert heard == [[{"done": True}], said, [*said, {"done": True}]]

    on(postgres_url, test, 3)


def test_the_length_of_a_notice(postgres_url: str) -> None:
    async def test(speaker: Store, listener: Store) -> None:
        heard: list[Any] = []
        listener.listen(heard.append, lambda: None)
        room = LONGEST - len(f'["{speaker.process}",{{"text":""}}]')
        await speaker.publish({"text": "x" * room})
        with pytest.raises(ValueError, match="at most 7999 bytes"):
            await speaker.publish({"text": "x" * (room + 1)})
        await until(lambda: bool(heard))
        assert heard == [{"text": "x" * room}]

    on(postgres_url, test, 2)


def test_what_others_say_on_the_channel_is_passed_over(
    cluster: Postgres, postgres_url: str
) -> None:
    async def test(speaker: Store, listener: Store) -> None:
        heard: list[Any] = []
        listener.listen(heard.append, lambda: None)
        for payload in ("", "{", "7", "[]"):
            cluster.run(postgres_url.rpartition("/")[2], f"NOTIFY mathom, '{payload}'")
        await speaker.publish({"at": "last"})
        await until(lambda: bool(heard))
        assert heard == [{"at": "last"}]

    on(postgres_url, test, 2)


def test_a_listener_survives_whatever_is_said(
    cluster: Postgres, postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    payloads = ["[" * 7900, '{"a":1,"b":2}', '["x"]', '["x",7]', '[7,{"a":1}]', "[" + "9" * 5000]

    async def test(speaker: Store, listener: Store) -> None:
        heard: list[Any] = []
        listener.listen(heard.append, lambda: pytest.fail("nothing was missed"))
        for payload in payloads:
            database = postgres_url.rpartition("/")[2]
            cluster.run(database, "SELECT pg_notify('mathom', %s)", payload)
        await speaker.publish({"at": "last"})
        await until(lambda: bool(heard))
        assert heard == [{"at": "last"}]
        events = [told.msg for told in caplog.records if told.name == "mathom.server.notices"]
        assert events == ["notice-not-understood"] * len(payloads) * 2, "both have heard it"

    on(postgres_url, test, 2)


def test_a_listener_that_fails_says_so_and_begins_anew(
    cluster: Postgres,
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    calls: Counter[tuple[str, PgListener]] = Counter()
    usual_hear, usual_connected = PgListener._hear, PgListener._connected

    async def hear(listener: PgListener) -> None:
        calls["hear", listener] += 1
        if calls["hear", listener] == 1:
            raise RuntimeError("a fault of ours")
        await usual_hear(listener)

    async def connected(listener: PgListener) -> psycopg.AsyncConnection:
        calls["connected", listener] += 1
        if calls["connected", listener] == 2:
            raise RuntimeError("another, when it connects again")
        return await usual_connected(listener)

    monkeypatch.setattr(PgListener, "_hear", hear)
    monkeypatch.setattr(PgListener, "_connected", connected)

    async def test(store: Store) -> None:
        missed: list[bool] = []
        store.listen(lambda notice: None, lambda: missed.append(True))
        await until(lambda: bool(missed))
        events = [told.msg for told in caplog.records if told.name == "mathom.server.notices"]
        assert events == ["listener-failed"] * 2
        heard: list[Any] = []
        store.listen(heard.append, lambda: None)
        cluster.run(postgres_url.rpartition("/")[2], """NOTIFY mathom, '["other",{"a":1}]'""")
        await until(lambda: bool(heard))
        assert heard == [{"a": 1}]

    on(postgres_url, test)


def test_a_store_is_closed_whatever_became_of_its_listener(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def listen(listener: PgListener) -> None:
        raise RuntimeError("nobody is to meet this")

    async def close(connection: psycopg.AsyncConnection) -> None:
        await usual(connection)
        raise OSError("nor this")

    usual = psycopg.AsyncConnection.close
    monkeypatch.setattr(PgListener, "_listen", listen)
    monkeypatch.setattr(psycopg.AsyncConnection, "close", close)
    on(postgres_url, lambda store: make(store, "table"))


def cut_connections(cluster: Postgres, url: str, of: str = "%") -> None:
    """End all connections to a database whose last statement was of this kind."""
    cluster.run(
        url.rpartition("/")[2],
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND datname = current_database() AND query LIKE %s",
        of,
    )


def test_a_lost_connection_is_made_again_and_told(cluster: Postgres, postgres_url: str) -> None:
    async def test(speaker: Store, listener: Store) -> None:
        heard: list[Any] = []
        missed: list[bool] = []
        listener.listen(heard.append, lambda: missed.append(True))
        cut_connections(cluster, postgres_url, "LISTEN %")
        await until(lambda: bool(missed))
        await speaker.publish({"after": "all"})
        await until(lambda: bool(heard))
        assert heard == [{"after": "all"}]
        assert missed == [True]

    on(postgres_url, test, 2)


def test_on_sqlite_nobody_else_listens(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        heard: list[Any] = []
        store.listen(heard.append, lambda: heard.append("missed"))
        await make(store, "table")
        await store.publish({"text": "x" * 10_000})
        assert heard == []

    on(sqlite_url, test)


# Faults.


def test_connections_that_were_cut_while_idle(cluster: Postgres, postgres_url: str) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        await asyncio.gather(*(store.log("table") for _ in range(20)))
        cut_connections(cluster, postgres_url)
        await append(store, "table", 2)
        cut_connections(cluster, postgres_url)
        assert len(await store.log("table")) == 2

    on(postgres_url, test)


def test_a_database_that_is_killed_and_comes_back(cluster: Postgres, postgres_url: str) -> None:
    async def test(store: Store, other: Store) -> None:
        missed: list[bool] = []
        other.listen(lambda notice: None, lambda: missed.append(True))
        stored: dict[str, int] = {}

        async def play(id: str) -> None:
            await make(store, id)
            while True:
                number = stored.get(id, 1) + 1
                await append(store, id, number)
                stored[id] = number

        players = [asyncio.create_task(play(f"table-{number}")) for number in range(8)]
        await until(lambda: len(stored) == 8 and min(stored.values()) > 3)
        await asyncio.to_thread(cluster.kill)
        try:
            outcomes = await asyncio.gather(*players, return_exceptions=True)
            assert all(isinstance(outcome, StoreFailed) for outcome in outcomes)
            for call in (store.ping(), store.log("table-0"), append(store, "table-0", 99)):
                with pytest.raises(StoreFailed, match=r"the database failed: OperationalError"):
                    await call
        finally:
            await asyncio.to_thread(cluster.start)
        await store.ping()
        for id, number in stored.items():
            length = len(await store.log(id))
            assert length in (number, number + 1)
            await append(store, id, length + 1)
        await until(lambda: bool(missed))

    on(postgres_url, test, 2)


def test_a_database_that_does_not_answer(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        monkeypatch.setattr(store_module, "PATIENCE", 0.2)
        with held_back(database), pytest.raises(StoreFailed, match="too long"):
            await append(store, "table", 2)
        monkeypatch.undo()
        # Whether it was stored is known only after what comes next.
        await make(store, "other")
        length = len(await store.log("table"))
        await append(store, "table", length + 1)

    on(database, test)


def test_faults_tell_no_secrets(database: str) -> None:
    secret = "".join(["hu", "sh"])  # so that no traceback finds it in this file

    async def test(store: Store) -> None:
        with pytest.raises(StoreFailed) as caught:
            await store.make(row(game="\ud800", seed=secret), [entry(1)], summary(1))
        assert secret not in "".join(traceback.format_exception(caught.value))
        await store.make(row(seed=secret), [entry(1)], summary(1))
        with pytest.raises(Conflict) as again:
            await store.make(row(seed=secret), [entry(1)], summary(1))
        assert secret not in "".join(traceback.format_exception(again.value))

    on(database, test)


def test_closing_writes_what_is_queued(database: str) -> None:
    async def run() -> None:
        store = await Store.open(database)
        await make(store, "table")
        tasks = [asyncio.create_task(append(store, "table", number)) for number in range(2, 30)]
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        assert not [thread for thread in threading.enumerate() if thread.name.startswith("mathom")]
        assert await asyncio.gather(*tasks) == [None] * 28
        for call in (append(store, "table", 30), store.log("table")):
            with pytest.raises(StoreFailed, match="closed"):
                await call

    asyncio.run(run())

    async def read(store: Store) -> None:
        assert len(await store.log("table")) == 29

    on(database, read)


@pytest.mark.parametrize(
    "url",
    [
        "",
        "mathom.db",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://ann:hush@127.0.0.1/mathom",
        "postgresql://ann:hush@127.0.0.1:port/mathom",
    ],
)
def test_a_url_that_is_none(url: str) -> None:
    with pytest.raises(BadDatabase, match=r"^A database is given as sqlite:///.*\.$") as caught:
        asyncio.run(Store.open(url))
    assert "hush" not in "".join(traceback.format_exception(caught.value))


def test_databases_that_cannot_be_opened(tmp_path: Path, postgres_url: str) -> None:
    (tmp_path / "letter").write_text("Dear Bilbo, " * 500, encoding="utf-8")
    here = postgres_url.replace("mathom@", "mathom:hush@")
    closed = re.sub(r":\d+/", ":1/", here)
    for url, said in (
        (f"sqlite:///{tmp_path}", "Is a directory."),
        (f"sqlite:///{tmp_path}/none/mathom.db", "No such file or directory."),
        (f"sqlite:///{tmp_path}/letter", "file is not a database."),
        (f"{here}-none", "does not exist."),
        (f"{closed}?connect_timeout=3", "127.0.0.1 cannot be opened: .*refused.*[.]"),
        (f"{here}?password=hush&hush=1", "invalid connection option.*[.]"),
    ):
        with pytest.raises(BadDatabase, match=f"^The database .*{said}$") as caught:
            asyncio.run(Store.open(url))
        assert "hush" not in "".join(traceback.format_exception(caught.value))
        assert "\n" not in str(caught.value)


# SQLite belongs to one server, and to one user.


def test_a_file_is_held_by_one_server(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(InUse, match=r"^The database .* is in use by another server\.$"):
            await Store.open(sqlite_url)
        await make(store, "table")

    on(sqlite_url, test)
    on(sqlite_url, lambda store: append(store, "table", 2))


def test_a_file_is_for_its_owner_alone(sqlite_url: str, tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        await make(store, "table")
        files = sorted(path.name for path in tmp_path.iterdir())
        assert files == ["mathom.db", "mathom.db-shm", "mathom.db-wal", "mathom.db.lock"]
        assert {path.stat().st_mode & 0o777 for path in tmp_path.iterdir()} == {0o600}

    on(sqlite_url, test)


def test_commits_are_synchronised(sqlite_url: str) -> None:
    async def test(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys")

        def look(connection: Any) -> None:
            found.append([connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names])

        found: list[list[object]] = []
        event.listen(Engine, "commit", look)
        try:
            await make(store, "table")
        finally:
            event.remove(Engine, "commit", look)
        full = 2
        assert found == [["wal", full, 1]]

    on(sqlite_url, test)


CHILD = """
import asyncio, sys
from mathom.server.store import Store
from tests.server.test_store import append, make

async def play(store, id):
    await make(store, id)
    number = 1
    while True:
        print(id, number, flush=True)
        number += 1
        await append(store, id, number)

async def main():
    store = await Store.open(sys.argv[1])
    await asyncio.gather(*(play(store, f"{sys.argv[2]}-{number}") for number in range(8)))

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    top = Path(__file__).parents[2]
    acknowledged: dict[str, int] = {}
    for attempt in range(2):
        storing = [sys.executable, "-c", CHILD, database, f"run-{attempt}"]
        with programs.running(storing, stderr=None, folder=top) as child:
            assert child.stdout is not None
            for _ in range(random.randint(100, 800)):
                id, number = child.stdout.readline().decode().split()
                acknowledged[id] = int(number)
            child.send_signal(signal.SIGKILL)
            # What it had said before it died counts, but for a line cut short.
            for line in child.stdout.read().decode().split("\n")[:-1]:
                id, number = line.split()
                acknowledged[id] = int(number)
            assert child.wait(programs.LONG) == -signal.SIGKILL

    async def read(store: Store) -> None:
        assert len(acknowledged) == 16
        for id, number in acknowledged.items():
            log = await store.log(id)
            assert [told.number for told in log] == list(range(1, len(log) + 1))
            assert len(log) in (number, number + 1)
            found = await store.summary(id)
            assert found is not None
            assert found[1].number == len(log)

    on(database, read)


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
