"""Whatever comes over a socket: made up, sent, and judged by what the server makes of it.

    python -m tests.server.fuzzing --minutes 5

starts a server and lets everybody loose on it at once: those who babble, those who break the
rules of WebSockets, those who come and go, those who come in crowds, and those who never read
what they are told. Meanwhile two honest people play, and want to be answered quickly.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import click
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from pydantic_core import from_json

from mathom.protocol import read_message
from mathom.server.limits import Limits
from mathom.server.refusals import STATUS
from tests import programs
from tests.server.wire import (
    PATIENCE,
    Closed,
    Denied,
    Json,
    Line,
    OverTcp,
    Watched,
    over_tcp,
    serving,
)
from tests.soak import SOAKING

LIMITS = Limits()
CLOSED = {1002, 1003, 1007, 1008, 1009}
"""How a socket may be closed whose client breaks the rules."""
PHASES = "examples,coverage,fuzzing" if SOAKING else "coverage,fuzzing"
"""What Schemathesis goes through; making up requests from the few examples takes it longest."""
LONGEST_SILENCE = 60.0
"""After how many seconds a socket must have been closed that never joins."""
ANSWERS = {"refused", "accepted", "pong", "welcome"}
"""Every message is answered with one of these, once."""

SLOWEST = 5
"""How many seconds an answer over HTTP may take."""
SCHEMATHESIS = """
[dictionaries.tables]
values = {tables}

[dictionaries.games]
values = ["duel"]

[dictionaries.seats]
values = ["fellowship", "sauron"]

[parameters]
"path.id" = {{ dictionary = "tables", probability = 0.6 }}
"path.game" = {{ dictionary = "games", probability = 0.6 }}
"query.seat" = {{ dictionary = "seats", probability = 0.5 }}
"body.game" = {{ dictionary = "games", probability = 0.6 }}
"body.seat" = {{ dictionary = "seats", probability = 0.5 }}
"""
"""How Schemathesis is told what there is."""

Said = str | bytes
"""A message: text, or what is none."""


# What is said.


def from_schema(schema: Json, whole: Json | None = None) -> st.SearchStrategy[Any]:
    """What a JSON schema allows; only what pydantic writes for our messages is understood."""
    whole = whole or schema
    if "$ref" in schema:
        return from_schema(whole["$defs"][schema["$ref"].rpartition("/")[2]], whole)
    for choices in ("anyOf", "oneOf"):
        if choices in schema:
            return st.one_of([from_schema(choice, whole) for choice in schema[choices]])
    if "const" in schema:
        return st.just(schema["const"])
    kind = schema["type"]
    if kind == "object":
        fields = {name: from_schema(inner, whole) for name, inner in schema["properties"].items()}
        needed = {name: fields.pop(name) for name in schema["required"]}
        return st.fixed_dictionaries(needed, optional=fields)
    if kind == "string" and "pattern" in schema:
        named = st.from_regex(schema["pattern"], fullmatch=True)
        return named.map(lambda text: (text * 8)[: schema["maxLength"]])
    if kind == "string":
        return st.text(min_size=schema.get("minLength", 0), max_size=schema["maxLength"])
    if kind == "integer":
        return st.integers(schema["minimum"], schema["maximum"])
    return {"boolean": st.booleans(), "null": st.none()}[kind]


GOOD: st.SearchStrategy[Json] = from_schema(read_message.json_schema())
"""Messages that fit the protocol."""

LIKELY: st.SearchStrategy[Json] = st.builds(
    lambda message, likely: {**message, **{k: v for k, v in likely.items() if k in message}},
    GOOD,
    st.fixed_dictionaries(
        {
            "version": st.integers(0, 4),
            "asked": st.integers(0, 4),
            "to": st.integers(0, 4),
            "since": st.integers(0, 9),
            "bot": st.sampled_from(["random", "greedy", "gollum"]),
            "seat": st.sampled_from(["fellowship", "sauron", "balrog", None]),
            "option": st.sampled_from(["pass", "play c1-grey-ruse-1", "fetch c3-blue-3-rings"]),
        }
    ),
)
"""Messages that fit the protocol and might even make sense."""

JUNK: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.sampled_from([10**400, -(10**30), 2**53, -1, 0.5, 1e308]),
        st.floats(),
        st.text(max_size=30),
        st.sampled_from(["\ud800", "\x00", "\u202e", "x" * 600, "😀" * 200, "__proto__"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
"""Anything that Python writes as JSON, and some things that are none."""


@st.composite
def _mutated(draw: st.DrawFn) -> Any:
    """A good message of which something has been changed."""
    message = dict(draw(LIKELY))
    names = [*message, "type", "key", "seat", "token", "version", "extra"]
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(names))
        if draw(st.booleans()):
            message[name] = draw(JUNK)
        else:
            message.pop(name, None)
    return draw(st.sampled_from([message, [message], {"message": message}]))


ODDITIES: list[Said] = [
    "",
    b"",
    b'{"type":"ping"}',
    "null",
    "[" * 5000,
    '{"type":' * 2000,
    "[" * 8000 + "]" * 8000,
    '{"type":"ping","type":"join"}',
    '{"type":"join","since":1e400}',
    '{"type":"join","since":' + "9" * 5000 + "}",
    '{"type":"join","since":NaN}',
    '{"type":"join","seat":"\\ud800"}',
    '{"type":"chat","key":"a-lone-surrogate","text":"\\ud83d"}',
    '{"type":"chat","key":"the-same-key","text":"x"}',
    '{"type":"rematch","key":"the-same-key"}',
    '{"type":"chat","key":"nothing-to-see","text":"\\u0000\\u200b"}',
    "\ufeff" + '{"type":"ping"}',
    '{"type":"ping"}{"type":"ping"}',
    "'" * 16_000,
    '{"type":"chat","key":"' + "k" * 12_000 + '","text":"x"}',
]
"""What nobody writes in good faith."""

BROKEN: st.SearchStrategy[Said] = st.one_of(
    st.text(st.characters(codec="utf-8"), max_size=200),
    st.binary(max_size=200),
    st.builds(
        lambda message, cut: json.dumps(message)[:-cut], GOOD, st.integers(min_value=1, max_value=9)
    ),
    st.sampled_from(ODDITIES),
)
"""What is no message at all."""

MESSAGES: st.SearchStrategy[Said] = st.one_of(
    LIKELY.map(json.dumps), GOOD.map(json.dumps), _mutated().map(json.dumps), BROKEN
)


def corpus(size: int, number: int) -> list[Said]:
    """Every oddity and so many other messages, those of one number always the same."""
    found: list[Said] = [*ODDITIES]

    @seed(number)
    @settings(
        max_examples=size,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=False,
    )
    @given(MESSAGES)
    def collect(message: Said) -> None:
        found.append(message)

    collect()
    return found


# What comes back.


def judge(text: str) -> Json:
    """Confirm that a message of the server is one that strangers may cause, and read it.

    Raises:
        AssertionError: it tells of a fault in the server, or is no proper refusal.
    """
    told: Json = from_json(text)
    if told["type"] == "refused":
        assert STATUS[told["code"]] < 500, told
        sentence = told["sentence"]
        assert sentence
        assert sentence == " ".join(sentence.split())
        assert len(sentence) < 2000
    elif told["type"] == "closing":
        assert told["code"] in STATUS
    else:
        assert told["type"] in ANSWERS | {"update", "presence"}
    return told


def answers(texts: list[str]) -> list[Json]:
    """Those messages of the server that answer something, judged."""
    return [told for told in map(judge, texts) if told["type"] in ANSWERS]


# Who comes.


@dataclass(slots=True)
class Siege:
    """A server, those who play there, and those who do not.

    Attributes:
        server: the process.
        wire: the way to it.
        still: a table where nobody does anything.
        stage: a table where a fuzzer holds both seats.
        token: what opens the seats of the stage.
        refused: how often each refusal was heard.
        sent: how many messages were sent.
        answered: how long the honest players waited for each answer, in seconds.
        moves: how far the logs of the honest players' tables go.
        heaviest: the most memory that the server was seen to hold, in bytes.
    """

    server: Watched
    wire: OverTcp
    still: str = ""
    stage: str = ""
    token: str = ""
    refused: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    answered: list[float] = field(default_factory=list)
    moves: dict[str, int] = field(default_factory=dict)
    heaviest: int = 0
    _addresses: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def elsewhere(self) -> dict[str, str]:
        """The headers of somebody who comes from an address of his own."""
        number = next(self._addresses)
        return {"x-forwarded-for": f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"}

    async def weigh(self) -> int:
        """How many bytes of memory the server holds."""
        now = await asyncio.to_thread(self.server.memory)
        self.heaviest = max(self.heaviest, now)
        return now

    async def make_table(self, *seats: str, listed: bool = False) -> tuple[Json, dict[str, str]]:
        """A table of a new visitor, and the headers that make him known."""
        headers = {**self.elsewhere(), "content-type": "application/json"}
        headers["cookie"] = (await self.wire.ask("GET", "/api/me", headers=headers)).cookie
        wish = {"game": "duel", "seats": [{"kind": seat} for seat in seats], "listed": listed}
        made = await self.wire.ask("POST", "/api/tables", json.dumps(wish).encode(), headers)
        assert made.status == 201, made.body
        return made.json, headers

    async def open(self, table: str, headers: dict[str, str]) -> Line:
        """A socket at a table."""
        return await self.wire.open(f"/api/tables/{table}/play", headers)


@asynccontextmanager
async def laid(server: Watched) -> AsyncIterator[Siege]:
    """A siege that has not begun."""
    async with over_tcp(server.url) as wire:
        siege = Siege(server, wire)
        siege.still = (await siege.make_table("me", "person", listed=False))[0]["table"]["id"]
        await set_the_stage(siege)
        yield siege


async def set_the_stage(siege: Siege) -> None:
    """Make a new table for the fuzzers."""
    made, _ = await siege.make_table("me", "me")
    siege.stage = made["table"]["id"]
    siege.token = made["yours"][0]["token"]


async def babble(siege: Siege, messages: list[Said], as_what: str = "") -> None:
    """Say these things without a pause; each must be answered, or the socket closed.

    Args:
        siege: where.
        messages: what to say.
        as_what: a seat of the stage; "spectator" of it; "thief", who tries a seat of another
            table with the token of the stage; or nothing for somebody who does not join.
    """
    staged = as_what not in ("", "thief")
    line = await siege.open(siege.stage if staged else siege.still, siege.elsewhere())
    said: list[Said] = [*messages]
    if as_what == "spectator":
        said.insert(0, '{"type":"join"}')
    elif as_what:
        # Who joins anew without a token leaves the seat.
        said = [message for message in said if '"join"' not in str(message)]
        seat = as_what if staged else "fellowship"
        said.insert(0, json.dumps({"type": "join", "seat": seat, "token": siege.token}))
    try:
        for message in said:
            await line.send(message)
            siege.sent += 1
        await line.wait(lambda: len(answers(line.heard)) >= len(said))
    except Closed:
        pass
    assert line.closed is None or line.closed.code in CLOSED, line.closed
    told = answers(line.heard)
    assert len(told) <= len(said)
    siege.refused.update(each["code"] for each in told if each["type"] == "refused")
    await line.close()


async def come_and_go(siege: Siege, times: int) -> None:
    """Open sockets and drop them without a word."""
    for _ in range(times):
        with suppress(OSError, asyncio.IncompleteReadError):
            _, writer = await _handshake(siege)
            writer.transport.abort()


async def crowd(siege: Siege) -> None:
    """Open as many sockets as one visitor may, and as one address may, and one more."""
    _, headers = await siege.make_table("me", "me")
    mine = [await siege.open(siege.still, headers) for _ in range(LIMITS.sockets_per_visitor)]
    await _denied(siege, headers)
    address = siege.elsewhere()
    theirs = [await siege.open(siege.still, address) for _ in range(LIMITS.sockets_per_address)]
    await _denied(siege, address)
    for line in (*mine, *theirs):
        await line.close()


async def _denied(siege: Siege, headers: dict[str, str]) -> None:
    with pytest.raises(Denied) as denied:
        await siege.open(siege.still, headers)
    assert denied.value.answer.json["code"] == "too-many-sockets"
    siege.refused["too-many-sockets"] += 1


async def hammer(siege: Siege) -> None:
    """Ask over HTTP, much at once, until asked to wait."""
    headers = siege.elsewhere()
    for _ in range(100):
        asking = [siege.wire.ask("GET", "/healthz", headers=headers) for _ in range(25)]
        told = [answer.status for answer in await asyncio.gather(*asking)]
        assert set(told) <= {200, STATUS["too-fast"]}
        if STATUS["too-fast"] in told:
            return
    raise AssertionError("nobody is asked to wait")


# Those who break the rules of WebSockets.


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    final: bool = True,
    masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """A frame, which need not be a proper one; `length` is what it claims to be."""
    size = len(payload) if length is None else length
    head = bytes([final << 7 | reserved << 4 | opcode])
    mask = masked << 7
    if size < 126:
        head += bytes([mask | size])
    elif size < 1 << 16:
        head += struct.pack("!BH", mask | 126, size)
    else:
        head += struct.pack("!BQ", mask | 127, size)
    return head + (b"\0\0\0\0" if masked else b"") + payload


TEXT, BINARY, CONTINUED, CLOSE, PINGED, PONGED = 1, 2, 0, 8, 9, 10
TOO_LONG = b" " * (LIMITS.message_bytes + 1)

VIOLATIONS: dict[str, bytes] = {
    "unmasked": frame(TEXT, b"{}", masked=False),
    "reserved opcode": frame(3, b"{}"),
    "reserved bit": frame(TEXT, b"{}", reserved=4),
    "long ping": frame(PINGED, b"x" * 126),
    "ping in parts": frame(PINGED, b"x", final=False),
    "continued from nowhere": frame(CONTINUED, b"{}"),
    "begun twice": frame(TEXT, b"{", final=False) + frame(TEXT, b"}"),
    "no UTF-8": frame(TEXT, b'{"type":"\xff"}'),
    "no UTF-8 in parts": frame(TEXT, b'"\xc3', final=False) + frame(CONTINUED, b"\x28"),
    "too long": frame(TEXT, TOO_LONG),
    "too long by its own account": frame(TEXT, b"{", length=1 << 40),
    "longer than there is": frame(TEXT, b"{", length=(1 << 63) - 1),
    "too long in parts": frame(TEXT, b"[", final=False)
    + frame(CONTINUED, b" " * 1000, final=False) * 20,
    "too long in bytes": frame(BINARY, TOO_LONG),
    "closed without a reason": frame(CLOSE, b"\x03"),
    "closed for no known reason": frame(CLOSE, struct.pack("!H", 1005)),
    "closed in no UTF-8": frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
}
"""What a server has to close a socket for."""

HALVES: list[bytes] = [
    b"",
    frame(TEXT, b'{"type":', length=100),
    frame(TEXT, b"[", final=False),
    frame(PONGED, b"unasked") * 50 + b"\x81",
]
"""What a server has to wait for the rest of."""

NO_HTTP: list[bytes] = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    b"GET\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000,
    b"\r\n" * 1000,
    bytes(range(256)) * 20,
]
"""What is no request."""


async def _connect(siege: Siege) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = siege.server.url.rpartition("/")[2].partition(":")
    return await asyncio.open_connection(host, int(port))


async def _handshake(
    siege: Siege, table: str = ""
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A socket at a table, by default where nobody does anything, spoken to in bytes."""
    reader, writer = await _connect(siege)
    headers = {
        "Host": "localhost",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version": "13",
        **siege.elsewhere(),
    }
    lines = [f"GET /api/tables/{table or siege.still}/play HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = (await reader.readuntil(b"\r\n\r\n")).split(b" ", 2)[1]
    assert status == b"101", status
    return reader, writer


async def violate(siege: Siege, name: str) -> None:
    """Break one rule of WebSockets; the server must hang up."""
    reader, writer = await _handshake(siege)
    try:
        writer.write(VIOLATIONS[name])
        async with asyncio.timeout(PATIENCE):
            told = await reader.read()
        if told:
            opcode, size = told[0] & 15, told[1]
            assert opcode == CLOSE, (name, told)
            assert size == 0 or struct.unpack("!H", told[2:4])[0] in CLOSED | {1000}, (name, told)
    except TimeoutError:
        raise AssertionError(f"the server does not mind: {name}") from None
    except ConnectionError:
        pass
    finally:
        writer.transport.abort()


async def leave_half(siege: Siege, seconds: float) -> None:
    """Begin many things and finish none."""
    kept = []
    for half in HALVES * 5:
        _, writer = await _handshake(siege)
        writer.write(half)
        kept.append(writer)
    for half in (b"", b"GET /api/me HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n") * 5:
        _, writer = await _connect(siege)
        writer.write(half)
        kept.append(writer)
    await asyncio.sleep(seconds)
    for writer in kept:
        writer.transport.abort()


async def say_nothing(siege: Siege) -> None:
    """Open a socket and never join; the server must close it."""
    line = await siege.open(siege.still, siege.elsewhere())
    with pytest.raises(Closed) as closed:
        await line.wait(lambda: False, LONGEST_SILENCE)
    assert (closed.value.code, closed.value.reason) == (1008, "not-joined")
    await line.close()


async def speak_no_http(siege: Siege) -> None:
    """Send what is no request, and see the server hang up or say so."""
    for noise in NO_HTTP:
        reader, writer = await _connect(siege)
        try:
            writer.write(noise)
            writer.write_eof()
            async with asyncio.timeout(PATIENCE):
                told = await reader.read()
            assert not told or not told.startswith(b"HTTP/1.1 5"), told
        except ConnectionError:
            pass
        finally:
            writer.transport.abort()


async def rush(siege: Siege) -> None:
    """Say more at once than one socket may; the server must ask to wait."""
    reader, writer = await _handshake(siege)
    pings = int(LIMITS.socket_rate.burst) + 50
    try:
        writer.write(frame(TEXT, b'{"type":"ping"}') * pings)
        async with asyncio.timeout(PATIENCE):
            await reader.readuntil(b'"code":"too-fast"')
    except TimeoutError:
        raise AssertionError("nobody on a socket is asked to wait") from None
    finally:
        writer.transport.abort()
    siege.refused["too-fast"] += 1


async def never_read(siege: Siege) -> None:
    """Ask for a long story again and again and never read it; the server must hang up."""
    made, headers = await siege.make_table("me", "me")
    table = made["table"]["id"]
    tellers = [await siege.open(table, headers) for _ in range(4)]
    for place, teller in enumerate(tellers):
        await teller.send('{"type":"join","seat":"fellowship"}')
        for number in range(90):
            chat = {"type": "chat", "key": f"story-{place}-{number}", "text": "long " * 99}
            await teller.send(json.dumps(chat))
    for teller in tellers:
        await teller.quiet()
        await teller.close()
    # Each is answered with three messages, which are fewer than may wait.
    joins = frame(TEXT, b'{"type":"join"}') * (LIMITS.unsent_messages // 4)
    await asyncio.gather(*(_pour_until_cut(siege, table, [joins]) for _ in range(6)))


async def ping_without_end(siege: Siege) -> None:
    """Send pings and fetch no pong; the server must not keep them all, and hang up."""
    pings = itertools.repeat(frame(PINGED, b"x" * 125) * 100, 4_000)
    await _pour_until_cut(siege, siege.still, pings)


async def _pour_until_cut(siege: Siege, table: str, floods: Iterable[bytes]) -> None:
    _, writer = await _handshake(siege, table)
    cast("asyncio.Transport", writer.transport).pause_reading()
    try:
        async with asyncio.timeout(PATIENCE):
            for flood in floods:
                writer.write(flood)
                await writer.drain()
            while True:
                writer.write(frame(PONGED))
                await writer.drain()
                await siege.weigh()
                await asyncio.sleep(0.5)
    except TimeoutError:
        raise AssertionError("the server keeps a socket that nobody reads") from None
    except ConnectionError:
        pass  # cut, as it should be
    finally:
        writer.transport.abort()


# Those who only want to play.


async def play_honestly(siege: Siege, end: asyncio.Event, pause: float = 0.25) -> None:
    """Play game after game, and note how long the other's answer takes."""
    lots = random.Random(0)
    while not end.is_set():
        made, headers = await siege.make_table("me", "me")
        table = made["table"]["id"]
        lines = {seat: await siege.open(table, headers) for seat in ("fellowship", "sauron")}
        for seat, line in lines.items():
            await line.answer(json.dumps({"type": "join", "seat": seat}))
        told = await _update(lines["sauron"], 0)
        while told["view"]["choice"] is not None and not end.is_set():
            chooser = told["view"]["choice"]["seat"]
            (other,) = (seat for seat in lines if seat != chooser)
            mine = await _update(lines[chooser], told["number"])
            option = lots.choice(mine["view"]["choice"]["options"])["text"]
            action = {
                "type": "choose",
                "key": f"honest-{told['number']}",
                "version": told["view"]["version"],
                "option": option,
            }
            begin = time.perf_counter()
            await lines[chooser].send(json.dumps(action))
            told = await _update(lines[other], told["number"] + 1)
            siege.answered.append(time.perf_counter() - begin)
            siege.moves[table] = told["number"]
            await asyncio.sleep(pause)
        for line in lines.values():
            await line.close()


async def _update(line: Line, number: int) -> Json:
    """The update that goes as far as entry `number`."""

    def found() -> list[Json]:
        updates = [text for text in line.heard if text.startswith('{"type":"update"')]
        return [told for told in map(from_json, updates[-1:]) if told["number"] >= number]

    await line.wait(lambda: bool(found()))
    return found()[0]


# All of it.


async def flood(
    siege: Siege, messages: list[Said], lots: random.Random, each: int, times: int
) -> None:
    """Those who babble, at a new stage and in every role."""
    await set_the_stage(siege)
    roles = ["", "thief", "spectator", "fellowship", "sauron"] * times
    await asyncio.gather(*(babble(siege, lots.choices(messages, k=each), role) for role in roles))


async def storm(siege: Siege, messages: list[Said], lots: random.Random, scale: int = 1) -> None:
    """Everybody at once."""
    await asyncio.gather(
        flood(siege, messages, lots, int(LIMITS.socket_rate.burst) - 1, 2 * scale),
        *(violate(siege, name) for name in VIOLATIONS),
        *(come_and_go(siege, 25) for _ in range(4 * scale)),
        leave_half(siege, 3.0),
        speak_no_http(siege),
        crowd(siege),
        rush(siege),
        hammer(siege),
    )


async def sit_out(siege: Siege) -> None:
    """Those who read nothing, and whom the server only gives up after a while."""
    await asyncio.gather(never_read(siege), ping_without_end(siege))


async def besieged(server: Watched, work: Callable[[Siege], Awaitable[None]]) -> Siege:
    """Have honest people play while something is done to the server, and check what is left.

    Raises:
        AssertionError: the server did what it should not.
    """
    async with laid(server) as siege:
        before = server.rows([siege.still])
        end = asyncio.Event()
        honest = asyncio.create_task(play_honestly(siege, end))
        try:
            await work(siege)
        finally:
            end.set()
            await honest
        async with asyncio.timeout(PATIENCE):
            while (await asyncio.to_thread(server.figures))["mathom_sockets_open"]:
                await asyncio.sleep(0.2)
        assert server.rows([siege.still]) == before
        logs = server.rows(list(siege.moves))
        assert {table: len(rows["log"]) for table, rows in logs.items()} == siege.moves
        figures = server.figures()
        for code, status in STATUS.items():
            refused = figures[f"mathom_actions_refused_total,{code}"]
            assert status < 500 or not refused, code
        assert figures["mathom_crash_reports_total"] == 0
        assert figures["mathom_store_failures_total"] == 0
    return siege


def ask_everything(
    folder: Path, url: str, tables: list[str], phases: str, *options: str
) -> subprocess.CompletedProcess[bytes]:
    """Have Schemathesis ask a server everything over HTTP; these tables are known to it."""
    config = folder / "schemathesis.toml"
    config.write_text(SCHEMATHESIS.format(tables=json.dumps(tables)))
    return programs.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)),
            *("run", f"{url}/openapi.json", "--no-color", "--continue-on-failure"),
            *("--checks", "all", "--exclude-checks", "positive_data_acceptance"),
            *("--phases", phases, "--warnings", "off"),
            *("--max-response-time", str(SLOWEST), *options),
        ],
        folder=folder,
        environment={"NO_PROXY": "127.0.0.1"},
    )


Round = Callable[[Siege, int], Awaitable[None]]
"""What is done to a server, as a number decides."""


def go_on(minutes: float, first: int, work: Round, *, limited: bool) -> None:
    """Do something to a server again and again, and tell how it fares.

    Raises:
        AssertionError: the server did what it should not.
    """
    end = time.monotonic() + minutes * 60

    async def rounds(siege: Siege) -> None:
        memory = 0
        for number in itertools.count(first):
            await work(siege, number)
            waits = statistics.quantiles(siege.answered, n=100, method="inclusive")
            now = await siege.weigh()
            memory = memory or now
            click.echo(
                f"{number}: {siege.sent} messages, {sum(siege.refused.values())} refused; "
                f"honest moves {len(siege.answered)}, p50 {waits[49] * 1000:.0f} ms, "
                f"p99 {waits[98] * 1000:.0f} ms, most {max(siege.answered) * 1000:.0f} ms; "
                f"{now / 2**20:.0f} MB, {(now - memory) / 2**20:+.1f} since the first round, "
                f"at most {siege.heaviest / 2**20:.0f}"
            )
            if time.monotonic() > end:
                return

    with tempfile.TemporaryDirectory() as folder:
        with serving(Path(folder), limited=limited) as server:
            siege = asyncio.run(besieged(server, rounds))
        click.echo(", ".join(f"{code} {count}" for code, count in siege.refused.most_common()))


@click.command()
@click.option("--minutes", default=5.0, show_default=True, help="How long to go on.")
@click.option("--seed", "first", default=0, show_default=True, help="Where to begin.")
@click.option("--scale", default=2, show_default=True, help="How many come at once.")
def main(minutes: float, first: int, scale: int) -> None:
    """Let everybody loose on a server; then many words without limits; then Schemathesis."""

    async def everybody(siege: Siege, number: int) -> None:
        messages = corpus(400, number)
        await asyncio.gather(
            storm(siege, messages, random.Random(number), scale),
            sit_out(siege),
            say_nothing(siege),
        )

    async def many_words(siege: Siege, number: int) -> None:
        await flood(siege, corpus(400, number), random.Random(number), 500, 2 * scale)

    click.echo("Everybody at once:")
    go_on(minutes * 0.6, first, everybody, limited=True)
    click.echo("Many words, without limits:")
    go_on(minutes * 0.2, first, many_words, limited=False)
    click.echo("Over HTTP:")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), limited=False) as server,
    ):
        memory = server.memory()
        budget = ("--max-time", str(int(minutes * 12) + 1), "--seed", str(first))
        asked = ask_everything(Path(folder), server.url, ["nothing-is-there"], PHASES, *budget)
        click.echo(asked.stdout)
        click.echo(f"{(server.memory() - memory) / 2**20:+.1f} MB")
    sys.exit(asked.returncode)


if __name__ == "__main__":
    main()
