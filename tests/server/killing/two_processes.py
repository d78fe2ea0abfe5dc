"""Two processes on one database, whose players meet, and one of which may be killed."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack

import httpx

import mathom
from mathom.client import Client
from mathom.server.hub import INTERVAL, SILENCE
from tests.server.killing.killers import PATIENCE, Tally
from tests.server.killing.players import Pace, all_heard, all_here, joined, new_table, play_out
from tests.server.killing.proof import prove, prove_logs
from tests.server.killing.witnesses import Direction, Message, Statement, demand
from tests.server.running import ServerProcess


async def play_between(
    servers: Sequence[ServerProcess],
    database: str,
    *,
    games: int,
    at_once: int,
    seed: int,
    think: float,
) -> Tally:
    """Have people on different processes play each other, and prove that nothing was lost.

    In every second round one of the processes is killed, and stays dead until the games of
    the round are over: its players go on at the other.

    Args:
        servers: two on one database, which are started and stopped here.
        database: their database.
        games: how many.
        at_once: how many in a round.
        seed: determines what is chosen.
        think: how many seconds a player thinks, on the average.

    Raises:
        Violation: something was lost, or done twice.
    """
    begin = time.monotonic()
    tally = Tally()
    statements: list[Statement] = []
    records: dict[str, str] = {}
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    for number, first in enumerate(range(0, games, at_once)):
        lots = random.Random(f"{seed} {number}")
        victim = servers[number // 2 % 2] if number % 2 else None
        count = min(at_once, games - first)
        turn = _Round(servers, victim, count, lots, Pace(think))
        async with asyncio.TaskGroup() as group:
            for _ in range(count):
                group.create_task(turn.game(random.Random(lots.random())))
        statements += turn.statements
        records |= turn.records
        if victim is not None:
            demand(turn.struck, "the kill came while people played")
            tally.kills["of one process"] += 1
            await asyncio.to_thread(victim.gone)
            await asyncio.to_thread(victim.start)
            tally.restarts += 1
    for server in servers:
        await asyncio.to_thread(server.stop)
        prove_logs(server)
    await prove(database, statements, records)
    tally.count(statements)
    tally.seconds = time.monotonic() - begin
    return tally


class _Round:
    """Some games at the same time between two processes, one of which may be killed."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        victim: ServerProcess | None,
        games: int,
        lots: random.Random,
        pace: Pace,
    ) -> None:
        self.statements: list[Statement] = []
        self.records: dict[str, str] = {}
        self.struck = False
        self._urls = [server.url for server in servers]
        self._victim = victim
        self._games = games
        self._answers = lots.randrange(5, 50) * games  # of about a hundred in each game
        self._pace = pace
        self._seated = asyncio.Barrier(games)

    async def game(self, lots: random.Random) -> None:
        """One game, from sitting down to its record."""
        ways = (self._urls, self._urls[::-1])
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Client(urls, name=name, patience=PATIENCE))
                for urls, name in zip(ways, ("Sam", "Gollum"), strict=True)
            ]
            id = await new_table(people)
            tables, witnesses = await stack.enter_async_context(joined(people, id, self._watch))
            # Each of them is told by its own process who is at the other.
            await asyncio.gather(*(all_here(table) for table in tables))
            await self._seated.wait()
            await self._prove_apart()
            await self._seated.wait()
            await play_out(tables, lots, self._pace)
            await all_heard(tables)
            self.statements += map(Statement.of, tables, witnesses)
            self.records[id] = await people[0].record(id)

    async def _prove_apart(self) -> None:
        """Wait until half of the players are at each process, and those of before are gone."""
        async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
            for url in self._urls:
                half = f"mathom_sockets_open {float(self._games)}"
                while half not in (await http.get(f"{url}/metrics")).text.splitlines():
                    await asyncio.sleep(0.1)

    def _watch(self, direction: Direction, message: Message) -> None:
        if direction == "in" and message["type"] == "accepted":
            self._answers -= 1
            if self._answers == 0 and self._victim is not None:
                self._victim.kill()
                self.struck = True


async def prove_presence(servers: Sequence[ServerProcess]) -> float:
    """Confirm that who was at a process that was killed is seen to have gone; give when.

    Args:
        servers: two on one database; the second is killed.
    """
    await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
    names = list(mathom.game("duel").seat_names)
    async with Client(servers[0].url) as stays, Client(servers[1].url) as goes:
        id = await new_table([stays, goes])
        async with stays.join(id, names[0]) as table:
            async with goes.join(id, names[1]):
                async with asyncio.timeout(PATIENCE):
                    await table.until(lambda: table.here == names)
                servers[1].kill()
                await asyncio.to_thread(servers[1].gone)
                begin = time.monotonic()
            async with asyncio.timeout(SILENCE + 2 * INTERVAL):
                await table.until(lambda: table.here == names[:1])
    await asyncio.to_thread(servers[0].stop)
    return time.monotonic() - begin
