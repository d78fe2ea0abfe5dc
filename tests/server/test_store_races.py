"""Races are decided, and whoever loses leaves no trace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Engine, event

from mathom.server import writer as writer_module
from mathom.server.store import Conflict, Store, StoreFailed
from tests.server.postgres import Postgres
from tests.server.stored_tables import (
    append,
    entry,
    held_back,
    ids,
    make,
    on,
    row,
    summary,
    until,
    watched,
)


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
