"""How much a server bears: the figures of `mathom bench server`.

A real server runs as a process of its own. This process is all the people: each of them holds
a socket of `mathom.client` over the loopback interface, as a remote bot does, so that whatever
a player has to wait for is in the figures. Server and people share the machine.
"""

from __future__ import annotations

import asyncio
import gc
import math
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path
from typing import TypeVar

import httpx
from prometheus_client.parser import text_string_to_metric_families

from mathom.arena.measure import Figure
from mathom.client import Client, ServerUnreachable, Table, WasRefused
from mathom.kernel.errors import BadRequest, MathomError

GAME = "duel"
HURRIED = 32
"""How many tables move at saturation: enough that the server always has something to do, and
few enough that the delays are not those of a queue of our own making."""
AT_A_TIME = 32
"""How many tables are made, and how many sockets opened, at a time."""
LONGEST_REST = 5.0
"""For how many seconds sockets are held at most on which nothing happens."""
PATIENCE = 300.0
"""How many seconds all may take besides the play."""
SILENCE = 3.0
"""After how many seconds without an answer the server is given up."""
REFUSED = 2
"""The code with which a server ends that does not like what it was asked."""
FAREWELL = 20.0
"""How many seconds the server may take to stop."""
OTHER_FILES = 256
"""How many files a process may have open besides its sockets."""

T = TypeVar("T")
R = TypeVar("R")


class LoadFailed(MathomError):
    """The server did not start, or did not bear what was asked of it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is measured.

    Attributes:
        tables: how many tables are played at, by two people each.
        idle: how many sockets are held open on which nothing happens.
        pace: every how many seconds a table makes a move at human pace.
        seconds: how long to play at human pace, and again at saturation.
        database: the server's database; empty is a SQLite file that is removed afterwards.
    """

    tables: int = 1000
    idle: int = 5000
    pace: float = 10.0
    seconds: float = 30.0
    database: str = ""

    @property
    def steps(self) -> int:
        """In how many steps `measure_server` goes."""
        return 3 * self.tables + self.idle + math.ceil(self.rest) + 2 * math.ceil(self.seconds)

    @property
    def rest(self) -> float:
        """For how many seconds the idle sockets are held."""
        return min(self.seconds, LONGEST_REST)


def measure_server(plan: Plan, step: Callable[[], None]) -> list[Figure]:
    """Start a server, play at its tables, and stop it again.

    Whoever ends us ends the server too: by SIGTERM as by Ctrl-C, which does nothing in the
    background.

    Args:
        plan: what to measure.
        step: called when one of the plan's steps is done.

    Raises:
        BadRequest: the database is of no use, or no process may have so many sockets here.
        LoadFailed: the server did not start, or failed on the way.
        KeyboardInterrupt: we are ended.
    """
    _allow_files(max(plan.idle, 2 * plan.tables) + OTHER_FILES)
    before = signal.getsignal(signal.SIGTERM)
    try:
        return asyncio.run(_measure(plan, step))
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
    finally:
        signal.signal(signal.SIGTERM, before)
        gc.enable()


def _allow_files(wanted: int) -> None:
    """Have this process, and the server that it starts, allowed so many open files."""
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < wanted:
        raise BadRequest(f"so many sockets want {wanted} open files, and only {most} are allowed")
    if allowed != resource.RLIM_INFINITY and allowed < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _measure(plan: Plan, step: Callable[[], None]) -> list[Figure]:
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    folder = Path(tempfile.mkdtemp(prefix="mathom-bench-"))
    try:
        async with (
            asyncio.timeout(PATIENCE + 2 * plan.seconds),
            _server(plan.database or f"sqlite:///{folder / 'tables.db'}", folder) as url,
            Client(url, name="Frodo", patience=SILENCE) as frodo,
            Client(url, name="Gollum", patience=SILENCE) as gollum,
            httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http,
        ):
            figures = await _Load(plan, step, (frodo, gollum), http).run()
    except TimeoutError:
        raise LoadFailed("the server took too long") from None
    except (ServerUnreachable, WasRefused, httpx.HTTPError) as fault:
        raise LoadFailed(f"the server has failed: {fault}") from None
    finally:
        shutil.rmtree(folder)
    return [figure for figure in figures if not math.isnan(figure.value)]


@asynccontextmanager
async def _server(database: str, folder: Path) -> AsyncIterator[str]:
    """A server without limits, in a process of its own; gives its address."""
    log_file = folder / "server.log"
    with log_file.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "mathom", "serve", "--unlimited", "--no-open"),
            *("--port", "0", "--workers", "1", "--db", database, "--crashes", str(folder)),
            stdout=asyncio.subprocess.PIPE,
            stderr=output,
        )
    try:
        assert process.stdout is not None
        told = (await process.stdout.readline()).decode()
        if not told:
            said = log_file.read_text(errors="replace").strip().rpartition("\n")[2]
            refused = await process.wait() == REFUSED
            raise (BadRequest if refused else LoadFailed)(said.removeprefix("mathom: "))
        yield told.split()[-1]
    finally:
        await _stop(process)


async def _stop(process: asyncio.subprocess.Process) -> None:
    """End the server, by force if it does not end by itself."""
    if process.returncode is None:
        # Not by `terminate`, which would take the result of one that has died away from asyncio.
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGTERM)
    try:
        async with asyncio.timeout(FAREWELL):
            await process.wait()
    except TimeoutError:
        process.kill()
        await process.wait()


@dataclass(frozen=True, slots=True)
class _Reading:
    """What the server and its people have used so far.

    Attributes:
        at: when it was read, in seconds.
        sockets: how many sockets the server holds.
        memory: how many bytes of memory the server has.
        server: how many seconds of a processor the server has used.
        load: how many seconds of a processor the people have used.
    """

    at: float
    sockets: float
    memory: float
    server: float
    load: float


class _Pair:
    """The two people at a table."""

    def __init__(self, one: Table, other: Table, lots: random.Random) -> None:
        """They choose by `lots`."""
        self._people = (one, other)
        self._lots = lots

    @property
    def over(self) -> bool:
        """Whether their game has ended."""
        return self._people[0].over

    async def move(self) -> float:
        """Make a move; the seconds from sending it until the other person sees it."""
        actor, other = self._people if self._people[0].options else self._people[::-1]
        assert actor.view is not None
        version = actor.view["version"]
        option = self._lots.choice(actor.options)
        begin = time.perf_counter()
        _, end = await asyncio.gather(actor.choose(option), _seen(other, version))
        return end - begin


async def _seen(table: Table, version: int) -> float:
    """The moment when a person sees more than this version."""
    await table.until(lambda: table.view is not None and table.view["version"] > version)
    return time.perf_counter()


async def _together(work: Iterable[Coroutine[None, None, R]]) -> list[R]:
    """Do everything at the same time; when something fails, the rest is given up."""
    try:
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(one) for one in work]
    except BaseExceptionGroup as failures:
        raise failures.exceptions[0] from None
    return [task.result() for task in tasks]


class _Load:
    """One measurement."""

    def __init__(
        self,
        plan: Plan,
        step: Callable[[], None],
        people: tuple[Client, Client],
        http: httpx.AsyncClient,
    ) -> None:
        """Nothing is measured yet."""
        self._plan = plan
        self._step = step
        self._people = people
        self._http = http
        self._lots = random.Random("bench")

    async def run(self) -> list[Figure]:
        bare = await self._read()
        seats = await self._each(self._make_table, range(self._plan.tables))
        made = await self._read()
        watchers = [
            self._people[0].join(one.id, keep=False)
            for one, _ in islice(cycle(seats), self._plan.idle)
        ]
        async with self._opened(watchers):
            opened = await self._read()
            await self._tick(self._plan.rest)
            held = await self._read()
        resting = (held.server - opened.server) / (held.at - opened.at)
        figures = [
            Figure("tables in memory", len(seats), "tables"),
            Figure("memory of a table", (made.memory - bare.memory) / len(seats), "bytes"),
            Figure("idle sockets", int(held.sockets), "sockets"),
            Figure("memory of an idle socket", (held.memory - made.memory) / held.sockets, "bytes"),
            Figure("server's share of a processor while idle", resting * 100, "%"),
        ]
        async with self._opened([table for both in seats for table in both]):
            pairs = [_Pair(*both, self._lots) for both in seats]
            # Our own pauses are none of the server's.
            gc.collect()
            gc.disable()
            figures += await self._played("at human pace", self._at_pace, pairs)
            figures += await self._played("at saturation", self._in_haste, pairs)
        return figures

    async def _make_table(self, _: int) -> tuple[Table, Table]:
        """A table, as both people will see it when they open it."""
        host, guest = self._people
        made = await host.make_table(GAME, ["me", "person"])
        id = made["table"]["id"]
        sat = await guest.sit(id, invitation=made["invitations"][0]["token"])
        return (
            host.join(id, made["yours"][0]["seat"], keep=False),
            guest.join(id, sat["seat"], keep=False),
        )

    @asynccontextmanager
    async def _opened(self, tables: Sequence[Table]) -> AsyncIterator[None]:
        """Open all these tables, and close them in the end."""
        try:
            await self._each(Table.__aenter__, tables)
            yield
        finally:
            await asyncio.gather(*(table.close() for table in tables))

    async def _each(self, work: Callable[[T], Awaitable[R]], things: Iterable[T]) -> list[R]:
        """Do something with each of many things, a step each and some at a time."""
        gate = asyncio.Semaphore(AT_A_TIME)

        async def one(thing: T) -> R:
            async with gate:
                result = await work(thing)
            self._step()
            return result

        return await _together(map(one, things))

    async def _tick(self, seconds: float) -> None:
        """Let time go by, a step each second."""
        for _ in range(math.ceil(seconds)):
            await asyncio.sleep(1)
            self._step()

    async def _read(self) -> _Reading:
        """What the server says of itself; not a number where the system does not tell."""
        answer = await self._http.get("/metrics")
        told = {
            sample.name: sample.value
            for family in text_string_to_metric_families(answer.text)
            for sample in family.samples
            if not sample.labels
        }
        return _Reading(
            time.perf_counter(),
            told["mathom_sockets_open"],
            told.get("process_resident_memory_bytes", math.nan),
            told.get("process_cpu_seconds_total", math.nan),
            time.process_time(),
        )

    async def _played(
        self,
        how: str,
        play: Callable[[Sequence[_Pair]], Awaitable[list[float]]],
        pairs: Sequence[_Pair],
    ) -> list[Figure]:
        """The figures of a way to play, which gives its delays."""
        ticking = asyncio.create_task(self._tick(self._plan.seconds))
        before = await self._read()
        try:
            delays = sorted(await play(pairs))
        finally:
            ticking.cancel()
        after = await self._read()
        seconds = after.at - before.at
        moves = len(delays)
        if not moves:
            raise LoadFailed(f"nobody moved within {self._plan.seconds} seconds {how}")
        of_a_move = (after.server - before.server) / moves
        of_people = (after.load - before.load) / seconds
        return [
            Figure(f"moves {how}", moves / seconds, "moves/s"),
            Figure(f"median delay {how}", delays[moves // 2] * 1000, "ms"),
            Figure(f"p99 delay {how}", delays[math.ceil(moves * 0.99) - 1] * 1000, "ms"),
            Figure(f"longest delay {how}", delays[-1] * 1000, "ms"),
            Figure(f"server's processor time {how}", of_a_move * 1000, "ms/move"),
            Figure(f"people's share of a processor {how}", of_people * 100, "%"),
        ]

    async def _at_pace(self, pairs: Sequence[_Pair]) -> list[float]:
        """Everybody plays, each table a move in every `pace` seconds, by lots in between."""
        begin = time.perf_counter()
        pace = self._plan.pace
        delays: list[float] = []

        async def play(pair: _Pair) -> None:
            due = self._lots.uniform(0, pace)
            while due < self._plan.seconds and not pair.over:
                await asyncio.sleep(begin + due - time.perf_counter())
                delays.append(await pair.move())
                due += self._lots.uniform(0.5, 1.5) * pace

        await _together(map(play, pairs))
        return delays

    async def _in_haste(self, pairs: Sequence[_Pair]) -> list[float]:
        """Some play as fast as they may; where a game ends, the next table takes over."""
        end = time.perf_counter() + self._plan.seconds
        fresh = list(pairs)
        delays: list[float] = []

        async def play() -> None:
            while fresh and time.perf_counter() < end:
                pair = fresh.pop()
                while not pair.over and time.perf_counter() < end:
                    delays.append(await pair.move())

        await _together(play() for _ in range(HURRIED))
        return delays
