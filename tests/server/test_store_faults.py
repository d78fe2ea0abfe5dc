"""A database that fails, is gone or never was one."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sys
import threading
import traceback
from pathlib import Path

import pytest

from mathom.server import store as store_module
from mathom.server.store import BadDatabase, Conflict, Store, StoreFailed
from tests import programs
from tests.server.postgres import Postgres
from tests.server.stored_tables import (
    append,
    cut_connections,
    entry,
    held_back,
    make,
    on,
    row,
    summary,
    until,
)


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


CHILD = """
import asyncio, sys
from mathom.server.store import Store
from tests.server.stored_tables import append, make

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
