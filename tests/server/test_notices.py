"""What servers on one database tell each other."""

from __future__ import annotations

from collections import Counter
from typing import Any

import psycopg
import pytest

from mathom.server.notices import LONGEST, PgListener
from mathom.server.store import Conflict, Store
from tests.server.postgres import Postgres
from tests.server.stored_tables import (
    append,
    cut_connections,
    entry,
    make,
    on,
    summary,
    until,
)


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
