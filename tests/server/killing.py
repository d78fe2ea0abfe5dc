"""The proof that nothing is lost: servers are killed while people play, and every word counts.

    python -m tests.server.killing --db sqlite --kills 100 --tables 20 --seed 1
    python -m tests.server.killing --two-processes --games 50 --seed 1

Scripted people play at many tables, choosing by lot. A witness at every client notes each
action that is sent and each answer. Meanwhile the server is killed (-9) at moments drawn by
lot, and at those that hurt most: when an action has been sent and not answered, when an answer
is coming in, and while the server starts. At the end the games are finished, the server is
stopped, and its database is compared with what the witnesses have noted. The first promise
that was not kept ends the program with exit code 1.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import click
import httpx
from pydantic_core import from_json, to_json
from sqlalchemy import Connection, Engine, event
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

import mathom
from mathom.client import ActionWasRefused, ActionWasStale, Client, ServerUnreachable, Table
from mathom.client.errors import LATER
from mathom.kernel.record import Record
from mathom.server import archive
from mathom.server.hub import ROUND, SILENCE
from mathom.server.log import LogEntry, TableRow
from mathom.server.protocol import EventInfo, Note, View
from mathom.server.room import Room
from mathom.server.store import Store
from mathom.server.table import Table as StoredTable
from mathom.server.thinkers import Thinkers
from tests.server.postgres import Postgres, running_postgres
from tests.server.running import ServerProcess

PATIENCE = 120.0
"""How many seconds anything may take before it counts as lost."""
FAITH = 3600.0
"""For how many seconds clients look for a server that is dead more often than alive."""
TAKE_BACKS = 4
"""How often a player of one game takes something back at most, so that games end."""
LONGEST_WORK = 0.015
"""Within how many seconds after an action was sent its server is killed: about what it takes
to carry it out, so that every step of that is hit."""

FAILURES = frozenset({"failed", "rules-failed"})
"""The refusals that are the server's own fault."""

Direction = Literal["in", "out"]
Message = dict[str, Any]
Watch = Callable[[Direction, Message], None]

MOMENTS: dict[str, Direction | None] = {
    "at random": None,
    "after sending": "out",
    "at the answer": "in",
}
"""When a running server is killed, and the direction of the message that is waited for."""


class Violation(AssertionError):
    """Something that was promised and is not so."""


def demand(true: bool, promise: str) -> None:
    """Confirm that a promise was kept.

    Raises:
        Violation: it was not.
    """
    if not true:
        raise Violation(promise)


# What was seen.


@dataclass(frozen=True, slots=True)
class Told:
    """One update, as it came over the socket.

    Attributes:
        since: where it says that it goes on from.
        number: how far it goes.
        events: the entries that its events belong to, and their kinds.
        notes: the entries that its notes belong to, and their kinds.
    """

    since: int
    number: int
    events: list[tuple[int, str]]
    notes: list[tuple[int, str]]


class Witness:
    """Notes what passes between one client and one table.

    Attributes:
        sent: every action, by its key.
        copies: how often each was sent.
        accepted: the entry and the version that the server has named for each.
        refused: the code of the refusal of each that was refused for good.
        told: every update.
        joins: how often a new connection was told how things stand.
    """

    def __init__(self, watch: Watch | None = None) -> None:
        """Nothing has passed; `watch` is shown everything before it is noted."""
        self.sent: dict[str, Message] = {}
        self.copies: Counter[str] = Counter()
        self.accepted: dict[str, tuple[int, int]] = {}
        self.refused: dict[str, str] = {}
        self.told: list[Told] = []
        self.joins = 0
        self._watch = watch
        self._known = 0  # how much the server knows us to know
        self._joining = False

    def __call__(self, direction: Direction, text: str) -> None:
        """Note one message, as a client's trace does."""
        message: Message = from_json(text)
        if direction == "out" and "key" in message:
            key = message["key"]
            demand(self.sent.setdefault(key, message) == message, "an action is resent unchanged")
            self.copies[key] += 1
        elif direction == "out" and message["type"] == "join":
            self._known = message["since"]
            self._joining = True
        if self._watch is not None:
            self._watch(direction, message)
        if direction == "in":
            self._note(message)

    def _note(self, message: Message) -> None:
        match message["type"]:
            case "accepted":
                key, answer = message["key"], (message["number"], message["version"])
                demand(key not in self.refused, f"{key} was refused and is accepted")
                first = self.accepted.setdefault(key, answer)
                demand(first == answer, f"{key} is accepted as {first} and as {answer}")
            case "refused" if message["code"] not in LATER:
                demand(message["key"] in self.sent, f"nothing was sent that is refused: {message}")
                demand(message["key"] not in self.accepted, f"{message} after it was accepted")
                demand(message["code"] not in FAILURES, f"the server has failed: {message}")
                self.refused[message["key"]] = message["code"]
            case "update":
                self._note_update(message)

    def _note_update(self, update: Message) -> None:
        demand(not update["reset"], "the server has forgotten what it told")
        demand(
            update["since"] == self._known,
            f"an update goes on from {update['since']}, the client knows {self._known}",
        )
        self._known = update["number"]
        self.joins += self._joining
        self._joining = False
        self.told.append(
            Told(
                update["since"],
                update["number"],
                [(event["number"], event["kind"]) for event in update["events"]],
                [(note["number"], note["kind"]) for note in update["notes"]],
            )
        )


@dataclass(frozen=True, slots=True)
class Statement:
    """What one client knows of one table in the end, and its witness."""

    table: str
    seat: str
    number: int
    view: View | None
    seed: str | None
    events: list[EventInfo]
    notes: list[Note]
    witness: Witness

    @staticmethod
    def of(table: Table, witness: Witness) -> Statement:
        """The statement of an open table."""
        assert table.seat is not None
        return Statement(
            table.id,
            table.seat,
            table.number,
            table.view,
            table.seed,
            table.events,
            table.notes,
            witness,
        )


# What is proved from it.


async def prove(
    database: str, statements: Iterable[Statement], records: dict[str, str] | None = None
) -> None:
    """Compare a database, which no server uses, with what the clients have seen.

    Args:
        database: its URL.
        statements: of all clients of the tables they speak of.
        records: the downloaded records of these tables, which must all be over; or None if
            games need not be.

    Raises:
        Violation: the server has not kept a promise.
    """
    by_table: dict[str, list[Statement]] = {}
    for statement in statements:
        by_table.setdefault(statement.table, []).append(statement)
    store = await Store.open(database)
    try:
        for id in await store.ids():
            problem = await archive.check(store, id)
            demand(not problem, f"table {id}: {problem}")
        for id, told in by_table.items():
            row = await store.table(id)
            assert row is not None, f"table {id} was made and is gone"
            log = await store.log(id)
            table = _prove_actions(row, log, [statement.witness for statement in told])
            for statement in told:
                _prove_statement(statement, table)
            if records is not None:
                demand(table.status == "over", f"table {id} is {table.status}")
                _prove_record(records[id], table)
    finally:
        await store.close()


def _prove_actions(
    row: TableRow, log: Sequence[LogEntry], witnesses: Sequence[Witness]
) -> StoredTable:
    """What was accepted is in the log, once, where it was said to be; and nothing else is."""
    keys = Counter(entry.key for entry in log if entry.key is not None)
    demand(all(count == 1 for count in keys.values()), "no action is stored twice")
    stored = {entry.key: entry for entry in log if entry.key is not None}
    table = StoredTable(row)
    versions = [0]
    for entry in log:
        table.take(entry)
        versions.append(table.version)
    for witness in witnesses:
        for key, (number, version) in witness.accepted.items():
            sent = witness.sent[key]
            if sent["type"] == "rematch" and key not in stored:
                # Somebody else had asked for it before: there is nothing to add.
                demand(any(entry.kind == "rematch" for entry in log[:number]), "a rematch is named")
                continue
            demand(key in stored, f"{sent} was accepted and is not in the log")
            demand(stored[key].number == number, f"{sent} is not entry {number}")
            demand(versions[number] == version, f"{sent} did not lead to version {version}")
            demand(_same(sent, stored[key]), f"{sent} is stored as {stored[key]}")
        for key, code in witness.refused.items():
            demand(key not in stored, f"{witness.sent[key]} was refused as {code} and is stored")
        left = witness.sent.keys() - witness.accepted.keys() - witness.refused.keys()
        demand(not left, f"every action is answered, and {left} are not")
    sent_keys = {key for witness in witnesses for key in witness.sent}
    demand(stored.keys() <= sent_keys, "nothing is stored that nobody has sent")
    return table


_KINDS = {
    "choose": {"choice"},
    "take-back": {"undo", "asked"},
    "answer": {"agreed", "declined"},
    "chat": {"chat"},
    "hand-over": {"handed-over"},
    "resume": {"resumed"},
    "resign": {"resigned"},
    "rematch": {"rematch"},
}


def _same(sent: Message, stored: LogEntry) -> bool:
    """Whether an entry of the log says what was sent."""
    return stored.kind in _KINDS[sent["type"]] and all(
        stored.body[detail] == sent[detail]
        for detail in ("option", "text", "bot")
        if detail in sent
    )


def _prove_statement(statement: Statement, table: StoredTable) -> None:
    """What a client has heard is what the log tells its seat: without a gap, nothing twice."""
    match = table.match
    seat = table.index(statement.seat)
    assert match is not None
    story = [
        {
            "number": table.number_of(version),
            "version": version,
            "kind": event.kind,
            "args": event.args,
        }
        for version, event in match.story(seat)
    ]
    who = f"table {statement.table}, {statement.seat}"
    demand(statement.number == table.number, f"{who} has heard everything")
    demand(statement.events == _as_sent(story), f"{who} has heard every event once")
    demand(statement.notes == _as_sent(table.notes), f"{who} has heard every note once")
    demand(statement.view == _as_sent(match.view(seat)), f"{who} sees how things stand")
    demand(statement.seed == (match.seed if match.over else None), f"{who} knows the seed")
    for told in statement.witness.told:
        for said, all_of_it in ((told.events, statement.events), (told.notes, statement.notes)):
            missed = [
                (each["number"], each["kind"])
                for each in all_of_it
                if told.since < each["number"] <= told.number
            ]
            demand(said == missed, f"{who} is told what it missed, and nothing else: {told}")


def _as_sent(value: object) -> Any:
    return from_json(to_json(value))


def _prove_record(text: str, table: StoredTable) -> None:
    assert table.match is not None
    demand(text == table.match.record.dumps(), "the record is what the log tells")
    mathom.replay(text)
    Record.loads(text).stream()


DATABASE_FAULTS = frozenset(
    {"store-failed", "ASGI callable returned without completing handshake."}
)
"""What a server notes when its database is killed: that, and that it let nobody in."""


def prove_journal(server: ServerProcess, allowed: Collection[str] = ()) -> None:
    """Confirm that a server has noted no faults but those that were brought about.

    Args:
        server: whose journal to read.
        allowed: the events, or the texts of other libraries, that were.
    """
    for line in server.journal.read_text().splitlines():
        note = json.loads(line)
        told = note["text"] if note["event"] == "message" else note["event"]
        fault = note["level"] == "error" and told not in allowed
        demand(not fault, f"the server has noted: {line}")
    reports = list(server.crashes.glob("*")) if server.crashes.exists() else []
    demand(not reports, f"the rules have failed: {reports}")


# Who plays.


class Pace:
    """How long people think about a choice, in seconds; it changes for all at once."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    async def think(self, lots: random.Random) -> None:
        """Take a while, by lot."""
        await asyncio.sleep(lots.expovariate(1.0) * self.seconds)


async def play(table: Table, lots: random.Random, pace: Pace) -> None:
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
        async with AsyncExitStack() as stack:
            tables: list[Table] = []
            witnesses: list[Witness] = []
            for client in people:
                witnesses.append(Witness(self._watch))
                (seat,) = (await client.table(id))["yours"]
                join = client.join(id, seat, trace=witnesses[-1])
                tables.append(await stack.enter_async_context(join))
            async with asyncio.TaskGroup() as group:
                for table in tables:
                    group.create_task(play(table, random.Random(lots.random()), self.pace))
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


# Who kills.


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


STEPS = {
    "heard": False,
    "decided": False,
    "written": False,
    "committed": True,
    "answered": True,
    "shown": True,
}
"""The steps of an action, in order, and whether it is stored when it has come so far."""


def mortal(wish: Path) -> None:
    """Have this process kill itself (-9) as soon as an action comes to the step it is to die at.

    It has nobody who thinks for bots, which would take most of the time to start.

    Args:
        wish: a file with the name of the step; it is removed before.
    """
    act, append, send = Room.act, Store.append, WebSocket.send_text
    appending = threading.Event()

    def wished(step: str) -> bool:
        return wish.exists() and wish.read_text() == step

    def die() -> None:
        wish.unlink()
        os.kill(os.getpid(), signal.SIGKILL)

    async def mortal_act(room: Room, *arguments: Any) -> None:
        if wished("heard"):
            die()
        await act(room, *arguments)

    async def mortal_append(store: Store, *arguments: Any) -> None:
        if wished("decided"):
            die()
        appending.set()
        await append(store, *arguments)
        if wished("committed"):
            die()

    def mortal_commit(_: Connection) -> None:
        if appending.is_set() and wished("written"):
            die()

    async def mortal_send(socket: WebSocket, text: str) -> None:
        # Asked before, because whoever reads the text may have a wish at once.
        last = (wished("answered") and text.startswith('{"type":"accepted"')) or (
            wished("shown") and text.startswith('{"type":"update"')
        )
        await send(socket, text)
        if last:
            die()

    async def start_nobody(_: Thinkers) -> None:
        pass

    setattr(Thinkers, "start", start_nobody)  # noqa: B010, mypy lets no method be assigned
    setattr(Room, "act", mortal_act)  # noqa: B010
    setattr(Store, "append", mortal_append)  # noqa: B010
    setattr(WebSocket, "send_text", mortal_send)  # noqa: B010
    event.listen(Engine, "commit", mortal_commit)


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
    prove_journal(server, () if cluster is None else DATABASE_FAULTS)
    await prove(database, night.statements, night.records)
    tally.count(night.statements)
    tally.seconds = time.monotonic() - begin
    return tally


# Two processes.


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
        prove_journal(server)
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
            witnesses = [Witness(self._watch) for _ in people]
            tables = [
                await stack.enter_async_context(client.join(id, seat, trace=witness))
                for client, seat, witness in zip(
                    people, mathom.game("duel").seat_names, witnesses, strict=True
                )
            ]
            # Each of them is told by its own process who is at the other.
            await asyncio.gather(*(all_here(table) for table in tables))
            await self._seated.wait()
            await self._prove_apart()
            await self._seated.wait()
            async with asyncio.TaskGroup() as group:
                for table in tables:
                    group.create_task(play(table, random.Random(lots.random()), self._pace))
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
            async with asyncio.timeout(SILENCE + 2 * ROUND):
                await table.until(lambda: table.here == names[:1])
    await asyncio.to_thread(servers[0].stop)
    return time.monotonic() - begin


# The program.


@click.command()
@click.option("--db", type=click.Choice(["sqlite", "postgresql"]), default="sqlite")
@click.option("--kills", default=100, type=click.IntRange(1))
@click.option("--tables", default=20, type=click.IntRange(1))
@click.option("--two-processes", is_flag=True, help="Two processes on one PostgreSQL.")
@click.option("--games", default=50, type=click.IntRange(1), help="For two processes.")
@click.option("--seed", default=1)
@click.option("--think", default=0.1, help="How many seconds a player thinks.")
@click.option("--life", default=3.0, help="How many seconds a server lives, at most.")
def main(
    db: str,
    kills: int,
    tables: int,
    two_processes: bool,
    games: int,
    seed: int,
    think: float,
    life: float,
) -> None:
    """Kill servers while people play, and prove that nothing was lost."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no server is left
    folder = Path(tempfile.mkdtemp(prefix="mathom-killing-"))
    try:
        with ExitStack() as stack:
            cluster = None
            database = f"sqlite:///{folder / 'mathom.db'}"
            if two_processes or db == "postgresql":
                cluster = stack.enter_context(running_postgres())
                database = cluster.fresh()
            servers = [
                stack.enter_context(ServerProcess(database, folder / name))
                for name in (("one", "two") if two_processes else ("one",))
            ]
            if two_processes:
                tally = asyncio.run(
                    play_between(
                        servers, database, games=games, at_once=5, seed=seed, think=think / 5
                    )
                )
                gone = asyncio.run(prove_presence(servers))
                click.echo(f"{'seconds until seen to have gone':<32}{gone:>10.1f}")
            else:
                tally = asyncio.run(
                    kill_and_prove(
                        servers[0],
                        database,
                        kills=kills,
                        tables=tables,
                        seed=seed,
                        think=think,
                        life=life,
                        cluster=cluster,
                    )
                )
    except Exception:
        traceback.print_exc()
        click.echo(f"Not everything was kept; the servers' files are in {folder}.", err=True)
        sys.exit(1)
    shutil.rmtree(folder)
    click.echo("\n".join(tally.lines()))


if __name__ == "__main__":
    main()
