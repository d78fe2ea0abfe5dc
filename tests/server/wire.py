"""A server heard from outside: every byte that leaves it, whether in process or over TCP.

`InProcess` speaks ASGI with the application itself, which is fast; `OverTcp` reaches a server
over loopback, such as one in a process of its own, which `serving` starts. Both are asked in
the same way, so that a test can be played over either.
"""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import httpx
from fastapi import FastAPI
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import NullPool, create_engine, select
from starlette.types import Message, Scope
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mathom.server import schema
from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.database import address_of
from tests.server.running import ServerProcess

PATIENCE = 120.0
"""After how many seconds something that does not happen fails a test."""
PING = '{"type":"ping"}'
PONG = '{"type":"pong"}'

Headers = dict[str, str]
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back over HTTP.

    Attributes:
        status: the HTTP status.
        headers: names and values as they were sent.
        body: what follows them.
    """

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def bytes(self) -> bytes:
        """Everything, as one text."""
        lines = [b"%s: %s" % pair for pair in self.headers]
        return b"\r\n".join([str(self.status).encode(), *lines, b"", self.body])

    @property
    def json(self) -> Any:
        """The body, read."""
        return json.loads(self.body)

    @property
    def cookie(self) -> str:
        """The cookie that is to be kept from now on, or empty."""
        kept = ""
        for name, value in self.headers:
            if name.lower() == b"set-cookie":
                kept = value.decode().partition(";")[0]
        return kept


class Denied(Exception):
    """The server did not open a socket."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(answer.status, answer.body)
        self.answer = answer


class Closed(Exception):
    """The server has closed a socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class Line(ABC):
    """A socket, and everything that was heard on it.

    Attributes:
        heard: the messages, in order.
        closed: why there will be no more, or None.
    """

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.closed: Closed | None = None
        self._news = asyncio.Event()

    @property
    def news(self) -> list[str]:
        """What was heard besides answers to pings."""
        return [text for text in self.heard if text != PONG]

    @abstractmethod
    async def send(self, message: str | bytes) -> None:
        """Send a message, as text or as bytes."""

    @abstractmethod
    async def close(self) -> None:
        """Hang up."""

    async def wait(self, enough: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Listen until there is enough.

        Raises:
            Closed: there will never be.
            TimeoutError: there is not in time.
        """
        async with asyncio.timeout(patience):
            while not enough():
                if self.closed is not None:
                    raise self.closed
                self._news.clear()
                await self._news.wait()

    async def answer(self, message: str | bytes, patience: float = PATIENCE) -> str:
        """Send a message and hear the next that comes."""
        known = len(self.heard)
        await self.send(message)
        await self.wait(lambda: len(self.heard) > known, patience)
        return self.heard[known]

    async def quiet(self) -> None:
        """Listen until everything is there that was on its way."""
        pongs = self.heard.count(PONG)
        await self.send(PING)
        await self.wait(lambda: self.heard.count(PONG) > pongs)

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        self._news.set()

    def _end(self, code: int, reason: str) -> None:
        if self.closed is None:
            self.closed = Closed(code, reason)
        self._news.set()


class Wire(ABC):
    """A way to reach a server."""

    @abstractmethod
    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None
    ) -> Answer:
        """Ask over HTTP."""

    @abstractmethod
    async def open(self, path: str, headers: Headers | None = None) -> Line:
        """Open a socket.

        Raises:
            Denied: the server does not let us in.
        """


Rows = dict[str, list[str]]
"""What a database holds of one table, by the tables of its schema."""


# In process.


class InProcess(Wire):
    """An application in this event loop, spoken to in ASGI.

    Attributes:
        app: the application.
    """

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None
    ) -> Answer:
        """Ask over HTTP."""
        told: list[Message] = []
        asked = [{"type": "http.request", "body": body or b"", "more_body": False}]

        async def receive() -> Message:
            return asked.pop() if asked else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            told.append(message)

        scope = _scope("http", path, headers)
        scope["method"] = method
        await self.app(scope, receive, send)
        return _answer(told)

    async def open(self, path: str, headers: Headers | None = None) -> Line:
        """Open a socket."""
        line = _LineInProcess()
        scope = _scope("websocket", path, headers)
        scope["subprotocols"] = []
        scope["extensions"] = {"websocket.http.response": {}}
        await line.begin(self.app, scope)
        return line


@asynccontextmanager
async def in_process(config: Config) -> AsyncIterator[InProcess]:
    """A server in this event loop, from its start to its stop."""
    app = make_app(config)
    async with app.router.lifespan_context(app):
        yield InProcess(app)


class _LineInProcess(Line):
    def __init__(self) -> None:
        super().__init__()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._denial: list[Message] = []
        self._open = False
        self._task: asyncio.Task[None] | None = None

    async def begin(self, app: FastAPI, scope: Scope) -> None:
        self._said.put_nowait({"type": "websocket.connect"})
        self._task = task = asyncio.create_task(self._serve(app, scope))
        await self.wait(lambda: self._open or task.done())
        if self._denial:
            raise Denied(_answer(self._denial))

    async def _serve(self, app: FastAPI, scope: Scope) -> None:
        try:
            await app(scope, self._said.get, self._take)
        finally:
            self._news.set()

    async def _take(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.accept":
            self._open = True
            self._news.set()
        elif kind == "websocket.send":
            self._hear(message["text"])
        elif kind == "websocket.close":
            self._end(message["code"], message["reason"])
        else:
            self._denial.append(message)

    async def send(self, message: str | bytes) -> None:
        kind = "text" if isinstance(message, str) else "bytes"
        self._said.put_nowait({"type": "websocket.receive", kind: message})

    async def close(self) -> None:
        assert self._task is not None
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
        self._end(1000, "")


def _scope(kind: str, path: str, headers: Headers | None) -> Scope:
    parts = urlsplit(path)
    told = {"host": "mathom.test", **(headers or {})}
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": unquote(parts.path),
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [
            (name.lower().encode(), value.encode("latin-1")) for name, value in told.items()
        ],
        "client": ("127.0.0.1", 1),
        "server": ("mathom.test", 80),
        "state": {},
    }


def _answer(told: list[Message]) -> Answer:
    return Answer(
        told[0]["status"],
        tuple((name, value) for name, value in told[0]["headers"]),
        b"".join(message.get("body", b"") for message in told[1:]),
    )


# Over TCP.


class OverTcp(Wire):
    """A server at an address."""

    def __init__(self, url: str, client: httpx.AsyncClient) -> None:
        self._url = url
        self._client = client

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None
    ) -> Answer:
        """Ask over HTTP."""
        raw = [
            (name.encode("latin-1"), value.encode("latin-1"))
            for name, value in (headers or {}).items()
        ]
        answer = await self._client.request(method, path, content=body, headers=raw)
        self._client.cookies.clear()
        return Answer(answer.status_code, tuple(answer.headers.raw), answer.content)

    async def open(self, path: str, headers: Headers | None = None) -> Line:
        """Open a socket."""
        try:
            connection = await connect(
                "ws" + self._url.removeprefix("http") + path,
                additional_headers=headers,
                compression=None,
                ping_interval=None,
                close_timeout=1.0,
                open_timeout=PATIENCE,
                max_size=2**24,
                proxy=None,
            )
        except InvalidStatus as denial:
            told = denial.response
            raw = tuple((n.encode(), v.encode()) for n, v in told.headers.raw_items())
            raise Denied(Answer(told.status_code, raw, bytes(told.body or b""))) from None
        return _LineOverTcp(connection)


@asynccontextmanager
async def over_tcp(url: str) -> AsyncIterator[OverTcp]:
    """A way to the server at `url`."""
    async with httpx.AsyncClient(
        base_url=url,
        headers={"Accept-Encoding": "identity"},
        # A connection that waits may be closed just when it is used again.
        limits=httpx.Limits(max_keepalive_connections=0),
        timeout=PATIENCE,
        trust_env=False,
    ) as client:
        yield OverTcp(url, client)


class _LineOverTcp(Line):
    def __init__(self, connection: ClientConnection) -> None:
        super().__init__()
        self._connection = connection
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            while True:
                self._hear(await self._connection.recv(decode=True))
        except ConnectionClosed as end:
            close = end.rcvd
            self._end(1006 if close is None else close.code, "" if close is None else close.reason)

    async def send(self, message: str | bytes) -> None:
        try:
            await self._connection.send(message)
        except ConnectionClosed:
            await self._task
            assert self.closed is not None
            raise self.closed from None

    async def close(self) -> None:
        await self._connection.close()
        await self._task


class Watched(ServerProcess):
    """`mathom serve` in a process of its own, and what can be seen of it from outside.

    Attributes:
        database: its URL.
    """

    def __init__(self, database: str, folder: Path, limited: bool) -> None:
        """Nothing runs yet; without limits one visitor may do as much as he likes."""
        super().__init__(database, folder)
        self.database = database
        # So that those who speak from one machine can be told to come from many.
        self._arguments += ["--proxy", "127.0.0.1"]
        if limited:
            self._arguments.remove("--unlimited")

    def figures(self) -> dict[str, float]:
        """What `/metrics` tells, by name and labels."""
        text = httpx.get(f"{self.url}/metrics", timeout=PATIENCE, trust_env=False).text
        return {
            ",".join([sample.name, *sample.labels.values()]): sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
        }

    def memory(self) -> int:
        """How many bytes of memory it holds, or 0 where that is not told."""
        return int(self.figures().get("process_resident_memory_bytes", 0))

    def faults(self) -> list[str]:
        """The lines of the server's log that tell of something that should not happen."""
        lines = self.log_file.read_text(encoding="utf-8").splitlines()
        return [
            line
            for line in lines
            if "Traceback" in line or json.loads(line)["level"] not in ("info", "warning")
        ]

    def rows(self, ids: Sequence[str]) -> dict[str, Rows]:
        """Everything that the database holds of these tables."""
        engine = create_engine(address_of(self.database), poolclass=NullPool)
        whose = {"tables": schema.tables.c.id, "log": schema.log.c.table}
        whose["sitters"] = schema.sitters.c.table
        with engine.connect() as reader:
            return {
                id: {
                    name: sorted(map(repr, reader.execute(select(of.table).where(of == id))))
                    for name, of in whose.items()
                }
                for id in ids
            }


@contextmanager
def serving(folder: Path, database: str = "", *, limited: bool) -> Iterator[Watched]:
    """A server, by default on SQLite, that is stopped at the end and must have made no fuss."""
    server = Watched(database or f"sqlite:///{folder / 'tables.db'}", folder, limited)
    with server:
        server.start()
        yield server
        server.stop()
        assert not server.faults()
