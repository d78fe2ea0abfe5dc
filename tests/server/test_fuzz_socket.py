"""Whatever comes over a socket, the server answers it, keeps to the point, and stands."""

from __future__ import annotations

import asyncio
import json
import random
import statistics
from contextlib import AsyncExitStack
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from mathom.server.config import Config
from mathom.server.limits import Limits
from mathom.server.services import Services
from tests.server.fuzzing import (
    MESSAGES,
    ODDITIES,
    Said,
    Siege,
    answers,
    besieged,
    corpus,
    sit_out,
    storm,
)
from tests.server.wire import PING, InProcess, in_process, serving
from tests.soak import amount

EXAMPLES = amount(40, 2_000)
ROUNDS = amount(2, 20)
CORPUS = amount(100, 2_000)
GROWTH = 24 * 2**20
"""How many bytes the server may grow by in all rounds after the first, of some thousand
messages and hundreds of sockets each."""
MOST = 48 * 2**20
"""How many bytes the server may hold at any time more than when it was started."""
QUICK = 1.0
"""How many seconds half of the honest players' moves may take at most, while all others do
what they can to hold them up and the tests themselves take their share of the machine."""


class Listener:
    """A server in process, and a table there at which messages are tried.

    Attributes:
        table: its id.
        token: what opens both its seats.
    """

    def __init__(self, wire: InProcess) -> None:
        self.table = self.token = ""
        self._wire = wire
        services: Services = wire.app.state.services
        self._store = services.store

    async def make_table(self) -> None:
        """Have a new table."""
        wish = {"game": "duel", "seats": [{"kind": "me"}] * 2}
        headers = {"content-type": "application/json"}
        made = await self._wire.ask("POST", "/api/tables", json.dumps(wish).encode(), headers)
        self.table = made.json["table"]["id"]
        self.token = made.json["yours"][0]["token"]

    async def number(self) -> int:
        """How far the log of the table goes."""
        found = await self._store.summary(self.table)
        assert found is not None
        return found[1].number

    async def hear(self, joins: list[str], messages: list[Said]) -> None:
        """Each message is answered once; what is refused changes nothing."""
        line = await self._wire.open(f"/api/tables/{self.table}/play")
        for message in (*joins, *messages):
            before = await self.number()
            line.heard.clear()
            await line.send(message)
            await line.send(PING)
            await line.wait(lambda: len(answers(line.heard)) >= 2)
            told, pong = answers(line.heard)
            assert pong["type"] == "pong"
            assert told["type"] == "accepted" or await self.number() == before
            assert line.closed is None
        await line.close()


def test_every_message_is_answered_once(tmp_path: Path) -> None:
    config = Config(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path, Limits.open(), workers=0)
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        listener = Listener(runner.run(stack.enter_async_context(in_process(config))))
        join = {"type": "join", "seat": "fellowship"}

        def say(messages: list[Said], role: str) -> None:
            runner.run(listener.make_table())
            joins = {
                "": [],
                "watch": ['{"type":"join"}'],
                "play": [json.dumps({**join, "token": listener.token})],
            }
            runner.run(listener.hear(joins[role], messages))

        @settings(max_examples=EXAMPLES)
        @given(st.lists(MESSAGES, min_size=1, max_size=6), st.sampled_from(["", "watch", "play"]))
        def say_anything(messages: list[Said], role: str) -> None:
            say(messages, role)

        try:
            say(ODDITIES, "")
            say(ODDITIES, "play")
            say_anything()
        finally:
            runner.run(stack.aclose())


def test_a_storm_changes_nothing_for_those_who_play(tmp_path: Path) -> None:
    async def rounds(siege: Siege) -> None:
        messages = corpus(CORPUS, 3)
        lots = random.Random(1)
        await storm(siege, messages, lots)
        memory = await siege.weigh()
        for _ in range(ROUNDS - 1):
            await storm(siege, messages, lots)
        assert await siege.weigh() - memory < GROWTH

    async def everybody(siege: Siege) -> None:
        empty = await siege.weigh()
        await asyncio.gather(rounds(siege), sit_out(siege))
        assert siege.heaviest - empty < MOST

    with serving(tmp_path, limited=True) as server:
        siege = asyncio.run(besieged(server, everybody))
    assert statistics.median(siege.answered) < QUICK
    assert {"malformed", "not-joined", "only-seated", "key-used", "too-fast"} <= set(siege.refused)
    assert siege.refused["too-many-sockets"] >= 2 * ROUNDS
