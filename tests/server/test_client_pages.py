"""What the client library says of answers that are no server's, and of a server that is tired."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from mathom.client import Client, WasRefused
from mathom.client import reconnect as pauses
from mathom.kernel.errors import MathomError
from tests.server.fake_server import (
    REFUSAL,
    Conversation,
    fake_pages,
    fake_server,
    joined,
    run,
    update,
)

TOO_FAST = (429, REFUSAL.replace("not-stored", "too-fast"))
ME = (200, '{"name": "Sam"}')


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pauses, "LONGEST_PAUSE", 0.05)


@asynccontextmanager
async def saying(head: str, body: str = "") -> AsyncIterator[str]:
    """Something at an address that always says the same."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {head}\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def complaint(url: str) -> str:
    """How a client refuses to go on."""
    with pytest.raises(MathomError) as caught:
        async with Client(url, name="Sam"):
            pass
    return str(caught.value)


def test_an_address_that_leads_elsewhere_is_named() -> None:
    async def test() -> None:
        for status in ("301 Moved Permanently", "307 Temporary Redirect", "308 Permanent Redirect"):
            async with saying(f"{status}\r\nLocation: https://tables.test/api/me") as url:
                leads = f"{url} leads elsewhere: the server may be at 'https://tables.test/api/me'"
                assert await complaint(url) == leads

    run(test())


def test_a_page_of_somebody_else_is_no_server() -> None:
    async def test() -> None:
        async with saying("200 OK", "<h1>It works</h1>") as url:
            assert await complaint(url) == f"what answers at {url}/ is no Mathom server"

    run(test())


def test_who_was_too_fast_waits_and_asks_again() -> None:
    async def test() -> None:
        made = (201, '{"table": {"id": "t"}}')
        async with fake_pages(TOO_FAST, TOO_FAST, ME, TOO_FAST, made) as (url, asked):
            async with Client(url) as client:
                answer = await client.make_table("duel", ["me", "greedy"])
            assert answer["table"]["id"] == "t"
            assert len(asked) == 5

    run(test())


def test_he_does_not_wait_for_ever() -> None:
    async def test() -> None:
        async with fake_pages(*[TOO_FAST] * 100) as (url, asked):
            with pytest.raises(WasRefused, match="Not now") as caught:
                async with Client(url, patience=0.2):
                    pass
            assert caught.value.code == "too-fast"
            assert len(asked) > 2

    run(test())


def test_a_new_table_waits_too() -> None:
    async def live(talk: Conversation) -> None:
        await talk.greet(update(0, 1))
        await talk.gone()

    async def test() -> None:
        async with (
            fake_pages(TOO_FAST) as (busy, asked),
            fake_server(live) as server,
            joined([busy, server.url]) as table,
        ):
            assert table.number == 1
            assert len(asked) == 1

    run(test())
