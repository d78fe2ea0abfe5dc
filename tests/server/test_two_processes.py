"""Two server processes on one PostgreSQL: their players meet, and one can take the other's place.

`python -m tests.server.killing --two-processes` plays as many games as it is told.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

import mathom
from mathom.client import ActionWasStale, Client, Table, WasRefused, reconnect
from mathom.protocol import Accepted
from mathom.server import hub
from mathom.server.room import Room
from mathom.server.store import Conflict, Store
from tests.programs import LONG
from tests.server.killing.players import all_heard, all_here, new_table, open_socket
from tests.server.killing.proof import prove, stored_log
from tests.server.killing.two_processes import play_between
from tests.server.killing.witnesses import Message, Statement, Witness
from tests.server.running import Forking, Served, ServerProcess, served
from tests.soak import amount

SEATS = mathom.game("duel").seat_names
GAMES = amount(2, 40)
AT_ONCE = amount(1, 4)
ROUNDS = amount(10, 200)
TIME = amount(600, 6_000)


@pytest.fixture
def pair(postgres_url: str, tmp_path: Path) -> Iterator[list[Served]]:
    """Two servers on one database, both in this process."""
    with ExitStack() as stack:
        yield [stack.enter_context(served(postgres_url, tmp_path / "crashes")) for _ in range(2)]


def test_players_on_two_processes_finish_their_games_though_one_is_killed(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reconnect, "LONGEST_PAUSE", 0.2)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(ServerProcess(postgres_url, tmp_path / name, Forking()))
            for name in ("one", "two")
        ]
        games = play_between(servers, postgres_url, games=GAMES, at_once=AT_ONCE, seed=1, think=0.0)
        tally = asyncio.run(asyncio.wait_for(games, TIME))
    assert tally.games == GAMES
    assert tally.kills.total() == GAMES // AT_ONCE // 2
    assert tally.accepted > 50 * GAMES


@pytest.fixture
def _short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "INTERVAL", 0.2)
    monkeypatch.setattr(hub, "SILENCE", 4.0)


@pytest.mark.usefixtures("_short_rounds")
def test_a_process_that_falls_silent_is_taken_for_gone_until_it_speaks_again(
    pair: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def say_nothing(notice: Message) -> None:
        """What a dead process says."""

    async def meet() -> None:
        async with Client(pair[0].url) as stays, Client(pair[1].url) as goes:
            id = await new_table([stays, goes])
            async with stays.join(id, SEATS[0]) as one, goes.join(id, SEATS[1]) as two:
                await asyncio.gather(all_here(one), all_here(two))
                await asyncio.sleep(hub.SILENCE + hub.INTERVAL)
                assert one.here == two.here == list(SEATS)
                with monkeypatch.context() as patch:
                    patch.setattr(pair[1].services.store, "publish", say_nothing)
                    await one.until(lambda: one.here == [SEATS[0]])
                    await all_here(two)
                await all_here(one)

    asyncio.run(asyncio.wait_for(meet(), TIME))


def test_what_a_process_says_later_is_not_overtaken_by_what_it_said_before(
    pair: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    store = pair[1].services.store
    publish = store.publish
    begun, done = threading.Event(), threading.Event()

    async def slowly_when_nobody_is_here(notice: Message) -> None:
        if notice.get("here") == []:
            begun.set()
            await asyncio.sleep(0.5)
        await publish(notice)
        if notice.get("here") == []:
            done.set()

    async def meet() -> None:
        async with Client(pair[0].url) as first, Client(pair[1].url) as later:
            id = await new_table([first, later])
            monkeypatch.setattr(store, "publish", slowly_when_nobody_is_here)
            async with first.join(id, SEATS[0]) as one:
                assert await asyncio.to_thread(begun.wait, LONG)
                async with later.join(id, SEATS[1]) as two:
                    await all_here(two)
                    assert await asyncio.to_thread(done.wait, LONG)
                    await asyncio.sleep(0.5)
                    await asyncio.wait_for(all_here(one), LONG)

    asyncio.run(meet())


def test_what_somebody_has_heard_elsewhere_is_told_to_all(
    pair: list[Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when a process is killed, and its player is at the other before its last notice."""

    async def hear_nothing(room: Room, number: int | None = None) -> None:
        """What a process does whose notices are still on their way."""

    async def meet() -> None:
        async with Client(pair[0].url) as goes, Client(pair[1].url) as stays:
            id = await new_table([goes, stays])
            async with goes.join(id, SEATS[0]) as one, stays.join(id, SEATS[1]) as two:
                await asyncio.gather(all_here(one), all_here(two))
                monkeypatch.setattr(Room, "catch_up", hear_nothing)
                await one.chat("The first is lost.")
                assert two.number < one.number
                async with open_socket(pair[1].url, goes, id, SEATS[0], since=one.number):
                    await all_heard([one, two])

    asyncio.run(asyncio.wait_for(meet(), LONG))


def test_of_two_actions_at_the_same_instant_one_is_first(
    pair: list[Served], postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both players have a screen at both processes, and use them all at once."""
    append = Store.append
    races: Counter[bool] = Counter()

    async def counting(store: Store, *arguments: Any) -> None:
        try:
            await append(store, *arguments)
        except Conflict:
            races[True] += 1
            raise
        races[False] += 1

    monkeypatch.setattr(Store, "append", counting)
    statements: list[Statement] = []
    lots = random.Random(1)

    async def race() -> None:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Client(pair[0].url, name=name))
                for name in ("Sam", "Gollum")
            ]
            id = await new_table(people)
            witnesses: list[Witness] = []
            screens: list[list[Table]] = []
            for client, seat in zip(people, SEATS, strict=True):
                screens.append([])
                for server in pair:
                    at = Client(server.url, cookies=client.cookies)
                    stack.push_async_callback(at.close)
                    witnesses.append(Witness())
                    join = at.join(id, seat, trace=witnesses[-1])
                    screens[-1].append(await stack.enter_async_context(join))
            tables = [table for both in screens for table in both]
            for _ in range(ROUNDS):
                await all_heard(tables)
                asked, other = sorted(screens, key=lambda both: not both[0].options)
                view = asked[0].view
                assert view is not None
                answers = await asyncio.gather(
                    *(table.choose(lots.choice(table.options), view["version"]) for table in asked),
                    *(table.chat("Make haste!") for table in other),
                    return_exceptions=True,
                )
                check_race(answers)
            await tables[0].resign()
            await all_heard(tables)
            statements.extend(map(Statement.of, tables, witnesses))

    asyncio.run(asyncio.wait_for(race(), TIME))
    asyncio.run(prove(postgres_url, statements))
    chats = [note for note in statements[0].notes if note["kind"] == "chat"]
    assert len(chats) == 2 * ROUNDS
    assert races[True] > ROUNDS / 2
    assert races[False] >= 3 * ROUNDS + 1


def check_race(answers: list[Accepted | BaseException]) -> None:
    """One choice and both lines of chat are stored, the other choice came too late."""
    choices, chats = answers[:2], answers[2:]
    (late,) = [answer for answer in choices if isinstance(answer, BaseException)]
    assert isinstance(late, ActionWasStale)
    assert not any(isinstance(answer, BaseException) for answer in chats)


@pytest.mark.parametrize("listed", [False, True])
def test_of_two_who_want_the_last_seat_at_the_same_instant_one_gets_it(
    pair: list[Served], postgres_url: str, monkeypatch: pytest.MonkeyPatch, listed: bool
) -> None:
    """Each process has decided to give it away before either has stored that."""
    append = Store.append
    decided = threading.Barrier(len(pair))

    async def append_together(store: Store, *arguments: Any) -> None:
        await asyncio.to_thread(decided.wait, LONG)
        await append(store, *arguments)

    monkeypatch.setattr(Store, "append", append_together)

    async def come() -> str:
        async with AsyncExitStack() as stack:
            host, *guests = [
                await stack.enter_async_context(Client(server.url, name=name))
                for server, name in ((pair[0], "Sam"), (pair[0], "Frodo"), (pair[1], "Gollum"))
            ]
            made = await host.make_table("duel", ["me", "person"], listed=listed)
            id = made["table"]["id"]
            invitation = None if listed else made["invitations"][0]["token"]
            answers = await asyncio.gather(
                *(guest.sit(id, invitation=invitation) for guest in guests), return_exceptions=True
            )
            (late,) = [answer for answer in answers if isinstance(answer, BaseException)]
            assert isinstance(late, WasRefused)
            assert late.code == ("no-free-seat" if listed else "bad-invitation")
            assert late.sentence
            seats = [(await guest.table(id))["yours"] for guest in guests]
            assert seats == [[] if answer is late else [SEATS[1]] for answer in answers]
            return id

    id = asyncio.run(asyncio.wait_for(come(), TIME))
    log = asyncio.run(stored_log(postgres_url, id))
    assert [entry.kind for entry in log] == ["made", "sat", "begun"]


def test_an_action_that_reaches_both_processes_is_done_once(
    pair: list[Served], postgres_url: str
) -> None:
    async def send_twice() -> None:
        async with AsyncExitStack() as stack:
            client = await stack.enter_async_context(Client(pair[0].url))
            made = await client.make_table("duel", ["me", "me"])
            id = made["table"]["id"]
            table = await stack.enter_async_context(client.join(id, SEATS[0]))
            sockets = [
                await stack.enter_async_context(open_socket(server.url, client, id, SEATS[0]))
                for server in pair
            ]
            for number in range(ROUNDS):
                chat = {"type": "chat", "key": f"the-same-{number}", "text": "Hello?"}
                await asyncio.gather(*(socket.send(json.dumps(chat)) for socket in sockets))
                first, second = await asyncio.gather(*(answer(socket) for socket in sockets))
                assert first == second
                assert first["type"] == "accepted"
                assert first["key"] == chat["key"]
            await table.until(lambda: table.number >= first["number"])
            assert len(table.notes) == 2 + ROUNDS

    asyncio.run(asyncio.wait_for(send_twice(), TIME))


async def answer(socket: ClientConnection) -> Message:
    """The next answer to an action."""
    while True:
        message: Message = json.loads(await socket.recv())
        if message["type"] in ("accepted", "refused"):
            return message
