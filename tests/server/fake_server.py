"""Servers that say what a test tells them to say, by sockets and over HTTP, and who comes there."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

from mathom.client import Client, Table
from mathom.client.replica import Replica
from mathom.protocol import PROTOCOL
from tests.programs import LONG

Message = dict[str, Any]
REFUSAL = json.dumps(
    {"code": "not-stored", "sentence": "Not now.", "words": {}, "rule": None, "reason": None}
)
"""A refusal over HTTP."""


class Conversation:
    """One connection as the server's side of a test sees it."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket
        self.cookie = socket.request.headers.get("Cookie") if socket.request else None

    async def hear(self) -> Message:
        heard: Message = json.loads(await self._socket.recv())
        return heard

    async def say(self, *messages: Message) -> None:
        for message in messages:
            await self._socket.send(json.dumps(message))

    async def say_text(self, text: str) -> None:
        await self._socket.send(text)

    async def greet(self, update: Message) -> Message:
        """Answer a client's join, and give it."""
        join = await self.hear()
        assert join["type"] == "join"
        await self.say(welcome(join["seat"]), update)
        return join

    async def close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)

    def cut(self) -> None:
        self._socket.transport.abort()

    async def gone(self) -> None:
        """Wait until the client has left."""
        await self._socket.wait_closed()


Part = Callable[[Conversation], Awaitable[None]]
"""What the server does on one connection."""


class FakeServer:
    """Plays one part on each connection, in order; more connections are none of the script."""

    def __init__(self, url: str, parts: tuple[Part, ...]) -> None:
        self.url = url
        self.connections = 0
        self.faults: list[BaseException] = []
        self._parts = parts

    async def play(self, socket: ServerConnection) -> None:
        part = self._parts[self.connections] if self.connections < len(self._parts) else None
        self.connections += 1
        try:
            assert part is not None, "the client connects more often than it should"
            await part(Conversation(socket))
        except Exception as fault:
            self.faults.append(fault)
            socket.transport.abort()


@asynccontextmanager
async def fake_server(*parts: Part) -> AsyncIterator[FakeServer]:
    """A server that plays these parts; at the end every one of them must have been played."""
    held: list[FakeServer] = []

    async def play(socket: ServerConnection) -> None:
        await held[0].play(socket)

    async with serve(play, "127.0.0.1", 0, compression=None, close_timeout=0.2) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        fake = FakeServer(f"http://127.0.0.1:{port}", parts)
        held.append(fake)
        yield fake
    if fake.faults:
        raise fake.faults[0]
    assert fake.connections == len(parts)


def run(test: Awaitable[None]) -> None:
    """Run a test that must not hang."""

    async def bounded() -> None:
        await asyncio.wait_for(test, LONG)

    asyncio.run(bounded())


def welcome(seat: str | None, protocol: int = PROTOCOL) -> Message:
    return {"type": "welcome", "protocol": protocol, "seat": seat, "yours": [seat] if seat else []}


def update(since: int, number: int, *, version: int | None = None, **changes: object) -> Message:
    """An update in which every entry of the log is one event and one note.

    Args:
        since: as the protocol has it.
        number: as the protocol has it.
        version: that of the view, by default `number`.
        changes: fields of the update, of the table or of the view that are to be others.
    """
    told = range(since + 1, number + 1)
    choice: Message = {"seat": "sauron", "kind": "turn", "rules": []}
    if changes.pop("asked", False):
        choice = {"seat": "fellowship", "kind": "turn", "rules": [], "options": [option("pass")]}
    message: Message = {
        "type": "update",
        "since": since,
        "number": number,
        "reset": False,
        "table": {
            "id": "t",
            "status": "playing",
            "seats": [
                {"seat": "fellowship", "name": "Sam", "bot": None},
                {"seat": "sauron", "name": None, "bot": "greedy"},
            ],
            "outcome": None,
            "request": None,
            "rematch": None,
        },
        "view": {"version": number if version is None else version, "choice": choice},
        "take_back": None,
        "ask_all": False,
        "events": [
            {"number": each, "version": each, "kind": f"event-{each}", "args": {}} for each in told
        ],
        "notes": [
            {"number": each, "at": 0.0, "kind": "chat", "seat": None, "name": None, "text": "x"}
            for each in told
        ],
        "seed": None,
    }
    for name, value in changes.items():
        part = next(part for part in (message, message["table"], message["view"]) if name in part)
        part[name] = value
    return message


def option(text: str) -> Message:
    return {"text": text, "kind": text, "args": {}, "detail": {}}


def accepted(action: Message, number: int) -> Message:
    return {"type": "accepted", "key": action["key"], "number": number, "version": number}


def refused(key: str | None, code: str, rule: str | None = None) -> Message:
    return {
        "type": "refused",
        "key": key,
        "code": code,
        "sentence": f"Refused as {code}.",
        "words": {},
        "rule": rule,
        "reason": None if rule is None else "too-dear",
    }


def presence(watching: int) -> Message:
    return {"type": "presence", "here": ["fellowship"], "watching": watching}


def closing(code: str) -> Message:
    return {"type": "closing", "code": code, "sentence": f"Closing as {code}."}


@asynccontextmanager
async def joined(
    urls: str | list[str],
    *,
    patience: float = 10.0,
    heartbeat: float = 10.0,
    keep: bool = True,
    cookies: dict[str, str] | None = None,
) -> AsyncIterator[Table]:
    client = Client(urls, patience=patience, heartbeat=heartbeat, cookies=cookies)
    try:
        async with client.join("t", "fellowship", keep=keep) as table:
            yield table
    finally:
        await client.close()


def kinds(table: Replica) -> list[str]:
    return [event["kind"] for event in table.events]


def events(*numbers: int) -> list[str]:
    return [f"event-{number}" for number in numbers]


async def stay(talk: Conversation) -> None:
    await talk.greet(update(0, 1))
    await talk.gone()


def closed_port() -> str:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{listener.getsockname()[1]}"


@asynccontextmanager
async def fake_pages(*answers: tuple[int, str] | None) -> AsyncIterator[tuple[str, list[str]]]:
    """Answers one request on each connection, or cuts it off for None; gives what was asked."""
    asked: list[str] = []

    async def answer_one(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        answer = answers[len(asked)]
        asked.append(head)
        if answer is None:
            writer.transport.abort()
            return
        status, body = answer
        phrase = HTTPStatus(status).phrase
        writer.write(
            f"HTTP/1.1 {status} {phrase}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n"
            f"Set-Cookie: mathom=sam-{len(asked)}; HttpOnly\r\n\r\n{body}".encode()
        )
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async with await asyncio.start_server(answer_one, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", asked
