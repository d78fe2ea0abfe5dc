"""Servers are killed while people play, at moments drawn by lot and at those that hurt most."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.server.killing.players import Night, Pace
from tests.server.killing.proof import DATABASE_FAULTS, prove, prove_logs
from tests.server.killing.witnesses import Direction, Message, Statement, Violation, demand
from tests.server.postgres import Postgres
from tests.server.running import ServerProcess

PATIENCE = 120.0
"""How many seconds anything may take before it counts as lost."""
LONGEST_WORK = 0.015
"""Within how many seconds after an action was sent its server is killed: about what it takes
to carry it out, so that every step of that is hit."""
MOMENTS: dict[str, Direction | None] = {
    "at random": None,
    "after sending": "out",
    "at the answer": "in",
}
"""When a running server is killed, and the direction of the message that is waited for."""


@dataclass(slots=True)
class Tally:
    """What happened, in figures."""

    kills: Counter[str] = field(default_factory=Counter)
    database_kills: int = 0
    restarts: int = 0
    sent: int = 0
    accepted: int = 0
    resent: int = 0
    games: int = 0
    seconds: float = 0.0

    def count(self, statements: Sequence[Statement]) -> None:
        """Add up what the witnesses have noted."""
        for statement in statements:
            witness = statement.witness
            self.sent += len(witness.sent)
            self.accepted += len(witness.accepted)
            self.resent += witness.copies.total() - len(witness.sent)
        self.games = len({statement.table for statement in statements})

    def lines(self) -> list[str]:
        """The figures as a table."""
        rows: list[tuple[str, object]] = [("kills of servers", self.kills.total())]
        rows += [(f"  {kind}", count) for kind, count in sorted(self.kills.items())]
        rows += [
            ("restarts", self.restarts),
            ("kills of PostgreSQL itself", self.database_kills),
            ("actions sent", self.sent),
            ("actions acknowledged", self.accepted),
            ("actions resent", self.resent),
            ("games finished", self.games),
            ("seconds", f"{self.seconds:.1f}"),
        ]
        return [f"{name:<32}{value:>10}" for name, value in rows]


class Executioner:
    """Kills a server again and again, and has it started again."""

    def __init__(
        self,
        server: ServerProcess,
        tally: Tally,
        seed: int,
        life: float,
        cluster: Postgres | None = None,
    ) -> None:
        """Nothing is killed yet.

        Args:
            server: whom to kill.
            tally: where to count it.
            seed: determines when.
            life: for how many seconds a server is left in peace, at most.
            cluster: the database to kill too, or None.
        """
        self._server = server
        self._tally = tally
        self._lots = random.Random(f"{seed} kills")
        self._life = life
        self._cluster = cluster
        self._armed: Direction | None = None
        self._struck = asyncio.Event()
        self._start_seconds = 0.0

    def watch(self, direction: Direction, message: Message) -> None:
        """See a message pass, and strike if it is the one to strike at."""
        if direction != self._armed:
            return
        if direction == "out" and "key" in message:
            self._armed = None
            delay = self._lots.choice([0.0, self._lots.uniform(0.0, LONGEST_WORK)])
            asyncio.get_running_loop().call_later(delay, self._strike)
        elif direction == "in" and message["type"] == "accepted":
            self._armed = None
            self._strike()
            if self._lots.random() < 0.5:
                raise ConnectionError("the answer is lost with the server")

    async def start(self) -> None:
        """Have the server started."""
        begin = time.monotonic()
        await asyncio.to_thread(self._server.start)
        self._start_seconds = time.monotonic() - begin

    async def kill(self, times: int) -> None:
        """Kill so many times; at the end the server runs."""
        kills = self._tally.kills
        while kills.total() < times:
            if self._cluster is not None and kills.total() >= 20 * self._tally.database_kills:
                await self._kill_database(self._cluster)
            await self._kill()
            while kills.total() < times and self._lots.random() < 0.15:
                await self._kill_at_start()
            await self.start()
            self._tally.restarts += 1

    async def _kill(self) -> None:
        """Kill the running server, sooner or later."""
        kind = self._lots.choice(list(MOMENTS))
        await asyncio.sleep(self._lots.uniform(0.0, self._life))
        self._armed = MOMENTS[kind]
        if self._armed is None:
            self._strike()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._struck.wait()
        except TimeoutError:
            raise Violation("nobody at the tables can do anything any more") from None
        self._struck.clear()
        await asyncio.to_thread(self._server.gone)
        self._tally.kills[kind] += 1

    async def _kill_at_start(self) -> None:
        """Kill a server that has not said that it is there."""
        await asyncio.to_thread(self._server.launch)
        await asyncio.sleep(self._lots.uniform(0.0, self._start_seconds))
        self._server.kill()
        await asyncio.to_thread(self._server.gone)
        self._tally.kills["while starting"] += 1

    async def _kill_database(self, cluster: Postgres) -> None:
        """Kill PostgreSQL under the running server, and start it again a little later."""
        for strike in (cluster.kill, cluster.start):
            await asyncio.sleep(self._lots.uniform(0.0, self._life))
            await asyncio.to_thread(strike)
        self._tally.database_kills += 1

    def _strike(self) -> None:
        self._server.kill()
        self._struck.set()


async def kill_and_prove(
    server: ServerProcess,
    database: str,
    *,
    kills: int,
    tables: int,
    seed: int,
    think: float,
    life: float,
    cluster: Postgres | None = None,
) -> Tally:
    """Have people play while their server is killed, and prove that nothing was lost.

    Args:
        server: which is started and stopped here.
        database: its database.
        kills: how many times.
        tables: at how many tables they play at a time.
        seed: determines what is chosen and when is killed, as far as the machine's pace lets.
        think: how many seconds a player thinks, on the average.
        life: for how many seconds a server is left in peace, at most.
        cluster: the database to be killed too, now and then; or None.

    Raises:
        Violation: something was lost, or done twice.
    """
    begin = time.monotonic()
    tally = Tally()
    executioner = Executioner(server, tally, seed, life, cluster)
    night = Night(server.url, seed, executioner.watch, Pace(think))
    await executioner.start()
    async with asyncio.TaskGroup() as group:
        seated = asyncio.Semaphore(0)
        parties = [
            group.create_task(night.party(number, seated.release)) for number in range(tables)
        ]
        for _ in parties:
            await seated.acquire()
        await executioner.kill(kills)
        night.late = True
        night.pace.seconds = 0.0
        _, late = await asyncio.wait(parties, timeout=PATIENCE)
        demand(not late, "every game finishes")
    await asyncio.to_thread(server.stop)
    prove_logs(server, () if cluster is None else DATABASE_FAULTS)
    await prove(database, night.statements, night.records)
    tally.count(night.statements)
    tally.seconds = time.monotonic() - begin
    return tally
