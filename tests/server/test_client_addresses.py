"""A client looks for its server at several addresses, and for how long."""

from __future__ import annotations

import asyncio

import pytest

from mathom.client import (
    Client,
    ServerUnreachable,
    TableWasClosed,
)
from mathom.client.reconnect import Addresses, Reconnector
from mathom.kernel.errors import MathomError
from tests.server.fake_server import (
    Conversation,
    Message,
    accepted,
    closed_port,
    events,
    fake_server,
    joined,
    kinds,
    run,
    stay,
    update,
)


def test_the_next_address_is_tried_when_one_does_not_answer() -> None:
    async def test() -> None:
        async with (
            fake_server(stay) as server,
            joined([closed_port(), closed_port(), server.url]) as table,
        ):
            assert table.number == 1

    run(test())


def test_an_action_moves_to_another_server_with_its_key() -> None:
    sent: list[Message] = []

    async def die(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        sent.append(await talk.hear())
        talk.cut()

    async def go_on(talk: Conversation) -> None:
        assert talk.cookie == "mathom=sam"
        join = await talk.greet(update(1, 2))
        assert join["since"] == 1
        sent.append(await talk.hear())
        await talk.say(accepted(sent[1], 2))
        await talk.gone()

    async def test() -> None:
        async with (
            fake_server(die) as first,
            fake_server(go_on) as second,
            joined([first.url, second.url], cookies={"mathom": "sam"}) as table,
        ):
            await table.choose("pass")
            assert kinds(table) == events(1, 2)

    run(test())
    assert sent[0] == sent[1]


def test_an_address_where_nobody_ever_was_is_given_up_at_once() -> None:
    async def test() -> None:
        url = closed_port()
        with pytest.raises(ServerUnreachable, match=url):
            async with joined(url, patience=1000.0):
                pass
        with pytest.raises(ServerUnreachable, match=url):
            async with Client(url, patience=1000.0):
                pass

    run(test())


def test_patience_ends() -> None:
    async def leave(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        talk.cut()

    async def test() -> None:
        async with fake_server(leave) as server:
            url = server.url
            client = Client(url, patience=0.3)
            table = await client.join("t", "fellowship").__aenter__()
        with pytest.raises(ServerUnreachable, match="no server answers"):
            await table.chat("hello")
        await table.close()
        await client.close()

    run(test())


def test_patience_begins_anew_with_every_success() -> None:
    async def test() -> None:
        reconnector = Reconnector(Addresses("http://127.0.0.1:1"), patience=0.3)
        reconnector.succeeded()
        await reconnector.failed(OSError())
        reconnector.succeeded()
        await asyncio.sleep(0.35)
        await reconnector.failed(OSError())
        await asyncio.sleep(0.35)
        with pytest.raises(ServerUnreachable):
            await reconnector.failed(OSError())

    run(test())


def test_a_table_can_be_closed_while_it_is_looking_for_its_server() -> None:
    async def leave(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        talk.cut()

    async def test() -> None:
        async with fake_server(leave) as server:
            client = Client(server.url, patience=1000.0)
            table = await client.join("t", "fellowship").__aenter__()
        choosing = asyncio.create_task(table.choose("pass"))
        waiting = asyncio.create_task(table.my_turn())
        await asyncio.sleep(0.3)
        await asyncio.wait_for(table.close(), 60.0)
        for task in (choosing, waiting):
            with pytest.raises(TableWasClosed):
                await task
        with pytest.raises(TableWasClosed):
            await table.chat("hello")
        await client.close()

    run(test())


@pytest.mark.parametrize("urls", [[], "127.0.0.1:8000", ["ftp://127.0.0.1"]])
def test_what_is_no_address_is_refused(urls: str | list[str]) -> None:
    with pytest.raises(MathomError, match="address"):
        Client(urls)
