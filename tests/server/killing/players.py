"""Scripted people, who play by lot, and now and then do everything else one can at a table."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

from websockets.asyncio.client import ClientConnection, connect

from mathom.client import ActionWasRefused, ActionWasStale, Client, ServerUnreachable, Table
from tests.server.killing.witnesses import Statement, Watch, Witness, demand

FAITH = 3600.0
"""For how many seconds clients look for a server that is dead more often than alive."""
TAKE_BACKS = 4
"""How often a player of one game takes something back at most, so that games end."""


class Pace:
    """How long people think about a choice, in seconds; it changes for all at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def think(self, lots: random.Random) -> None:
        """Take a while, by lot."""
        await asyncio.sleep(lots.expovariate(1.0) * self.seconds)


async def play_out(tables: Sequence[Table], lots: random.Random, pace: Pace) -> None:
    """Have everybody at a table play to the end."""
    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(_play(table, random.Random(lots.random()), pace))


async def _play(table: Table, lots: random.Random, pace: Pace) -> None:
    """Play a seat to the end: mostly choose, and now and then do everything else one can."""
    async with asyncio.TaskGroup() as group:
        group.create_task(_choose(table, lots, pace))
        group.create_task(_talk(table, random.Random(lots.random())))


async def _choose(table: Table, lots: random.Random, pace: Pace) -> None:
    take_backs = TAKE_BACKS
    while True:
        await table.until(lambda: table.over or bool(table.options) or _is_asked(table))
        if table.over:
            return
        await pace.think(lots)
        wish = lots.random()
        view = table.view
        assert view is not None
        try:
            if _is_asked(table):
                await table.answer(agree=wish < 0.7)
            elif wish < 0.04 and take_backs and table.may_take_back:
                take_backs -= 1
                await table.take_back()
            elif wish < 0.06:
                await table.hand_over("random")
                await pace.think(lots)
                await table.resume()
            elif table.options:
                await table.choose(lots.choice(table.options), view["version"])
        except ActionWasStale:
            await _until_later(table, view["version"])
        except ActionWasRefused:
            pass  # somebody else was faster, and it is told at once


async def _until_later(table: Table, version: int) -> None:
    await table.until(lambda: table.over or (table.view or {"version": 0})["version"] > version)


async def _talk(table: Table, lots: random.Random) -> None:
    """Say something every now and then, whoever is asked."""
    while not table.over:
        await table.chat(f"{table.seat} has heard {table.number}")
        await _silence(table, table.number + lots.randrange(5, 30))


async def _silence(table: Table, number: int) -> None:
    await table.until(lambda: table.over or table.number >= number)


def _is_asked(table: Table) -> bool:
    """Whether another seat waits for this one's consent."""
    request = table.info["request"]
    return request is not None and table.seat in request["waiting"]


class Night:
    """People who play game after game until they are told to go home.

    Attributes:
        pace: how long they think.
        late: whether they are to go home after this game.
        statements: what they have seen.
        records: the records of their games.
    """

    def __init__(self, url: str, seed: int, watch: Watch, pace: Pace) -> None:
        """Nobody is there yet.

        Args:
            url: where the server is.
            seed: determines what is chosen.
            watch: is shown every message.
            pace: how long they think.
        """
        self.pace = pace
        self.late = False
        self.statements: list[Statement] = []
        self.records: dict[str, str] = {}
        self._url = url
        self._seed = seed
        self._watch = watch

    async def party(self, number: int, seated: Callable[[], None]) -> None:
        """Two people, or one and a bot, at one table after the other.

        Args:
            number: which party it is.
            seated: called when they sit at the first.
        """
        lots = random.Random(f"{self._seed} {number}")
        bot = ["", "random", "", "", "greedy", ""][number % 6]
        names = ["Sam"] if bot else ["Sam", "Gollum"]
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(
                    Client(self._url, name=f"{name} {number}", patience=FAITH)
                )
                for name in names
            ]
            id = await new_table(people, bot)
            seated()
            while id:
                id = await self._game(id, people, bot, lots)

    async def _game(self, id: str, people: Sequence[Client], bot: str, lots: random.Random) -> str:
        """Play a table to the end and give the next one's id; empty when it is late."""
        async with joined(people, id, self._watch) as (tables, witnesses):
            await play_out(tables, lots, self.pace)
            again = ""
            late = self.late
            if not late and lots.random() < 0.7:
                ids = await asyncio.gather(*(table.rematch() for table in tables))
                demand(len(set(ids)) == 1, f"there is one rematch, not {ids}")
                again = ids[0]
            await all_heard(tables)
            self.statements += map(Statement.of, tables, witnesses)
        self.records[id] = await people[0].record(id)
        if late:
            return ""
        return again or await new_table(people, bot)


async def new_table(people: Sequence[Client], bot: str = "") -> str:
    """Make a table where all these people sit."""
    while True:
        try:
            made = await people[0].make_table("duel", ["me", bot or "person"])
            break
        except ServerUnreachable:
            # It may or may not have been made; nobody will ever ask for it.
            continue
    id = made["table"]["id"]
    for client, invitation in zip(people[1:], made["invitations"], strict=True):
        await client.sit(id, invitation=invitation["token"])
    return id


@asynccontextmanager
async def joined(
    people: Sequence[Client], id: str, watch: Watch | None = None
) -> AsyncIterator[tuple[list[Table], list[Witness]]]:
    """These people at their seats of a table, each with a witness."""
    async with AsyncExitStack() as stack:
        tables: list[Table] = []
        witnesses: list[Witness] = []
        for client in people:
            witnesses.append(Witness(watch))
            (seat,) = (await client.table(id))["yours"]
            join = client.join(id, seat, trace=witnesses[-1])
            tables.append(await stack.enter_async_context(join))
        yield tables, witnesses


async def all_heard(tables: Sequence[Table]) -> None:
    """Wait until every client knows what any of them knows."""
    last = max(table.number for table in tables)
    await asyncio.gather(*(_heard(table, last) for table in tables))


async def _heard(table: Table, number: int) -> None:
    await table.until(lambda: table.number >= number)


async def all_here(table: Table) -> None:
    """Wait until a client sees somebody at every seat."""
    await table.until(lambda: len(table.here) == len(table.info["seats"]))


@asynccontextmanager
async def open_socket(
    url: str, client: Client, id: str, seat: str, since: int = 0
) -> AsyncIterator[ClientConnection]:
    """A visitor's socket at a table without the client library; it has joined."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    async with connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{id}/play",
        additional_headers={"Cookie": cookies},
        compression=None,
    ) as socket:
        await socket.send(json.dumps({"type": "join", "seat": seat, "since": since}))
        demand(json.loads(await socket.recv())["type"] == "welcome", "whoever joins is welcome")
        yield socket
