"""The socket is cut at every message of a game, and the client never notices."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import mathom
from mathom.client import Client, Table, reconnect
from tests.programs import LONG
from tests.server.killing.players import Pace, all_heard, new_table, open_socket, play_out
from tests.server.killing.proof import prove
from tests.server.killing.witnesses import Direction, Message, Statement, Witness
from tests.server.running import served

SEATS = mathom.game("duel").seat_names
ACTIONS = ("choose", "take-back", "withdraw", "answer", "chat", "hand-over", "resume")


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clients come back at once, because there are some thousand cuts."""
    monkeypatch.setattr(reconnect, "FIRST_PAUSE", 0.0)
    monkeypatch.setattr(reconnect, "PAUSE", 0.0)


class Cutter:
    """Cuts the socket at every message.

    What a client sends is lost the first time, and arrives the second time although the
    socket is cut before any answer. What it is told is lost the first time. So there is a cut
    after every beginning of the conversation, and nobody can know what the other has heard.

    Attributes:
        cuts: how many messages of each kind were lost, or were the last before a cut.
        pages: what the client was shown, by how far the log went.
    """

    def __init__(self) -> None:
        """Let the first message come."""
        self.table: Table | None = None
        self.cuts: Counter[str] = Counter()
        self.pages: dict[int, Message] = {}
        self._shown: Message = {}
        self._passed: Counter[tuple[object, ...]] = Counter()
        self._known = 0

    def __call__(self, direction: Direction, message: Message) -> None:
        """Cut, or let a message pass that was cut often enough."""
        if message["type"] == "join":
            self._known = message["since"]
        mark = (direction, self._known, *_mark(message))
        self._passed[mark] += 1
        kind = f"{direction} {message['type']}"
        if self._passed[mark] == 1:
            self.cuts[f"{kind} lost"] += 1
            raise ConnectionError("cut")
        if self._passed[mark] == 2 and direction == "out":
            self.cuts[f"{kind} sent"] += 1
            asyncio.get_running_loop().call_soon(self._cut)
        if message["type"] == "update":
            self._known = message["number"]
            self._shown = self.pages[self._known] = {**self._shown, **message}

    def _cut(self) -> None:
        assert self.table is not None
        socket = self.table._link._socket
        if socket is None:  # the greeting is still being sent
            asyncio.get_running_loop().call_soon(self._cut)
        else:
            socket.transport.abort()


def _mark(message: Message) -> tuple[object, ...]:
    """What tells a message from others that come at the same point of the log."""
    parts = [message[name] for name in ("type", "key", "since", "number") if name in message]
    if message["type"] == "presence":
        parts += [message["watching"], *message["here"]]
    return tuple(parts)


class Reader:
    """Reads along and cuts nothing.

    Attributes:
        pages: what the client was shown, by how far the log went.
    """

    def __init__(self) -> None:
        """Nothing was shown yet."""
        self.pages: dict[int, Message] = {}
        self._shown: Message = {}

    def __call__(self, direction: Direction, message: Message) -> None:
        """Keep what is shown."""
        if message["type"] == "update":
            self._shown = self.pages[message["number"]] = {**self._shown, **message}


def test_a_client_that_is_cut_at_every_message_knows_all_that_others_know(
    tmp_path: Path, sqlite_url: str
) -> None:
    cutters = [Cutter(), Cutter()]
    readers = [Reader(), Reader()]
    statements: list[Statement] = []
    records: dict[str, str] = {}

    async def game(url: str) -> None:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Client(url, name=name))
                for name in ("Sam", "Gollum")
            ]
            id = await new_table(people)
            witnesses = [*map(Witness, readers), *map(Witness, cutters)]
            tables = [
                people[place % 2].join(id, SEATS[place % 2], trace=witness)
                for place, witness in enumerate(witnesses)
            ]
            for cutter, table in zip(cutters, tables[2:], strict=True):
                cutter.table = table
            for table in tables:
                await stack.enter_async_context(table)
            await do_everything(tables[2:])
            await play_out(tables[2:], random.Random(1), Pace(0.0))
            await all_heard(tables)
            statements.extend(map(Statement.of, tables, witnesses))
            records[id] = await people[0].record(id)

    with served(sqlite_url, tmp_path / "crashes") as server:
        asyncio.run(asyncio.wait_for(game(server.url), LONG))
    asyncio.run(prove(sqlite_url, statements, records))
    for uncut, cut in zip(statements[:2], statements[2:], strict=True):
        assert cut.events == uncut.events
        assert cut.notes == uncut.notes
        assert cut.view == uncut.view
    for cutter, reader in zip(cutters, readers, strict=True):
        for number, page in cutter.pages.items():
            for part in ("table", "view", "take_back", "seed"):
                assert page[part] == reader.pages[number][part]
        for kind in ("join", *ACTIONS):
            assert cutter.cuts[f"out {kind} lost"] == cutter.cuts[f"out {kind} sent"], kind
        assert cutter.cuts["in welcome lost"] > 50
        assert cutter.cuts["in update lost"] > 50
        assert cutter.cuts["in presence lost"] > 50
        assert cutter.cuts["in accepted lost"] > 20
    cuts = cutters[0].cuts + cutters[1].cuts
    assert all(cuts[f"out {kind} lost"] for kind in ACTIONS)


async def do_everything(players: Sequence[Table]) -> None:
    """Have every kind of action sent, whatever the lots will say."""
    while not all(player.may_take_back for player in players):
        last = await whoever_is_asked(players)
        await last.choose(last.options[0])
    await all_heard(players)
    (earlier,) = [player for player in players if player is not last]
    before = last.info["ply"]
    await earlier.take_back()
    await earlier.withdraw()
    await earlier.take_back()
    await all_heard(players)
    await last.answer(agree=True)
    assert last.info["request"] is None
    assert last.info["ply"] < before
    asked = await whoever_is_asked(players)
    await asked.chat("I shall be back")
    await asked.hand_over("random")
    await asked.resume()


async def whoever_is_asked(players: Sequence[Table]) -> Table:
    """The player who has to choose, when both have heard everything."""
    await all_heard(players)
    (asked,) = [player for player in players if player.options]
    return asked


def test_whoever_has_heard_another_log_is_told_everything(tmp_path: Path, sqlite_url: str) -> None:
    async def ask(url: str) -> None:
        async with Client(url) as client:
            made = await client.make_table("duel", ["me", "random"])
            id, seat = made["table"]["id"], made["yours"][0]["seat"]
            async with client.join(id, seat) as table:
                await table.my_turn()
                told = await first_update(url, client, id, seat, since=table.number + 1_000)
                assert told["reset"]
                assert told["since"] == 0
                assert told["number"] == table.number
                assert told["events"] == table.events
                assert told["notes"] == table.notes
                told = await first_update(url, client, id, seat, since=table.number)
                assert not told["reset"]
                assert told["since"] == told["number"] == table.number
                assert told["events"] == told["notes"] == []
                assert told["view"] == table.view

    with served(sqlite_url, tmp_path / "crashes") as server:
        asyncio.run(asyncio.wait_for(ask(server.url), LONG))


async def first_update(url: str, client: Client, id: str, seat: str, since: int) -> Message:
    """What a socket is told that says how much it has heard."""
    async with open_socket(url, client, id, seat, since) as socket:
        update: Message = json.loads(await socket.recv())
        assert update["type"] == "update"
        return update
