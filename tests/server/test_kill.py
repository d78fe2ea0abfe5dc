"""The server is killed while people play: nothing is lost, and nothing is done twice.

`python -m tests.server.killing` kills as often and as long as it is told.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import mathom
from mathom.client import Client, Table, reconnect
from mathom.protocol import Accepted
from mathom.server.entries import LogEntry
from mathom.server.store import Store, StoreFailed
from tests.server.killing.killers import MOMENTS, kill_and_prove
from tests.server.killing.players import all_heard, joined, new_table
from tests.server.killing.proof import prove, prove_logs, stored_log
from tests.server.killing.self_kill import STEPS, kill_at_step
from tests.server.killing.witnesses import Statement, Witness
from tests.server.postgres import Postgres
from tests.server.running import Forking, ServerProcess, served
from tests.soak import amount

SEATS = mathom.game("duel").seat_names
KILLS = amount(4, 100)
TABLES = amount(3, 10)
SEED = 131
"""With it, the first four kills are each of another kind."""
TIME = amount(600, 6_000)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients look for the server all the time."""
    monkeypatch.setattr(reconnect, "LONGEST_PAUSE", 0.2)


def test_nothing_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    shared = database.startswith("postgresql")
    cluster: Postgres | None = request.getfixturevalue("cluster") if shared else None
    with ServerProcess(database, tmp_path / "server", Forking()) as server:
        night = kill_and_prove(
            server,
            database,
            kills=KILLS,
            tables=TABLES,
            seed=SEED,
            think=0.02,
            life=0.4,
            cluster=cluster,
        )
        tally = asyncio.run(asyncio.wait_for(night, TIME))
    assert tally.kills.total() == KILLS
    assert set(tally.kills) == {*MOMENTS, "while starting"}
    assert bool(tally.database_kills) == shared
    assert tally.games >= TABLES
    assert tally.accepted > 100


def test_an_action_survives_a_kill_between_any_two_of_its_steps(
    database: str, tmp_path: Path
) -> None:
    wish = tmp_path / "wish"
    statements: list[Statement] = []
    records: dict[str, str] = {}

    async def die_at_every_step(server: ServerProcess) -> None:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Client(server.url, name=name))
                for name in ("Sam", "Gollum")
            ]
            id = await new_table(people)
            tables, witnesses = await stack.enter_async_context(joined(people, id))

            async def survive(step: str, acting: Coroutine[Any, Any, Accepted]) -> Accepted:
                """Have the server die at a step of an action; the action is done all the same."""
                joins = [witness.joins for witness in witnesses]
                wish.write_text(step)
                action = asyncio.create_task(acting)
                assert await asyncio.to_thread(server.gone) == -signal.SIGKILL
                stored = len(await stored_log(database, id))
                await asyncio.to_thread(server.start)
                accepted = await action
                assert (accepted["number"] <= stored) == STEPS[step], step
                for table, witness, before in zip(tables, witnesses, joins, strict=True):
                    await back(table, witness, before)
                await all_heard(tables)
                return accepted

            for step in STEPS:
                number = tables[0].number
                (asked,) = [table for table in tables if table.options]
                accepted = await survive(step, asked.choose(asked.options[0]))
                assert accepted["number"] == number + 1
            # Consent is stored as two entries, of which the first has the key.
            ply = tables[0].info["ply"]
            asking, answering = sorted(tables, key=lambda table: table.may_take_back is None)
            await asking.take_back(0)
            await all_heard(tables)
            await survive("answered", answering.answer(agree=True))
            assert tables[0].info["ply"] == 0 < ply
            await tables[0].resign()
            await all_heard(tables)
            statements.extend(map(Statement.of, tables, witnesses))
            records[id] = await people[0].record(id)

    with ServerProcess(
        database, tmp_path / "server", Forking(partial(kill_at_step, wish))
    ) as server:
        server.start()
        asyncio.run(asyncio.wait_for(die_at_every_step(server), TIME))
        server.stop()
        prove_logs(server)
    asyncio.run(prove(database, statements, records))


async def back(table: Table, witness: Witness, joins: int) -> None:
    """Wait until a client has joined once more; who is there is told right after."""
    await table.until(lambda: witness.joins > joins)


def test_nobody_is_shown_what_a_lost_database_has_not_stored(
    tmp_path: Path, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody comes in while an action is being stored, and the database goes away."""
    append, log = Store.append, Store.log
    away = False

    async def failing_append(store: Store, *arguments: Any) -> None:
        if not away:
            return await append(store, *arguments)
        await asyncio.sleep(0.5)
        raise StoreFailed("the database is gone")

    async def failing_log(store: Store, *arguments: Any) -> list[LogEntry]:
        if away:
            raise StoreFailed("the database is gone")
        return await log(store, *arguments)

    monkeypatch.setattr(Store, "append", failing_append)
    monkeypatch.setattr(Store, "log", failing_log)

    async def come_in(url: str) -> None:
        nonlocal away
        async with Client(url) as client:
            made = await client.make_table("duel", ["me", "me"])
            id = made["table"]["id"]
            async with client.join(id, SEATS[0]) as one:
                number = one.number
                away = True
                chatting = asyncio.create_task(one.chat("Is anybody there?"))
                await asyncio.sleep(0.2)
                witness = Witness()
                coming = asyncio.create_task(enter(client.join(id, SEATS[1], trace=witness)))
                await asyncio.sleep(0.6)
                assert all(told.number == number for told in witness.told)
                away = False
                assert (await chatting)["number"] == number + 1
                two = await coming
                try:
                    await one.chat("Now there is.")
                    await two.until(lambda: two.number == number + 2)
                    assert two.notes == one.notes
                finally:
                    await two.close()

    with served(sqlite_url, tmp_path / "crashes") as server:
        asyncio.run(asyncio.wait_for(come_in(server.url), TIME))


async def enter(table: Table) -> Table:
    """Open a table that its caller closes."""
    return await table.__aenter__()
