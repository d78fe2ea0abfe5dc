"""A server in this process, and the people who come to it.

    with open_server(folder) as server:
        frodo, sam = server.person("Frodo"), server.person("Sam")
        made = frodo.make("me", "person")
        sam.sit(made)
        with frodo.join(made, "fellowship") as here, sam.join(made, "sauron") as there:
            there.choose()
            here.wait(there.number)

The server runs on an event loop in a thread of its own and is spoken to in ASGI, so a test is
a plain function that can also reach inside. Nothing waits for longer than `PATIENCE`. All
tables have the same seed, so that games go the same way in every run.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Future
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from types import SimpleNamespace, TracebackType
from typing import Any, NoReturn, Self, TypeVar, get_args, get_type_hints
from unittest import mock

import httpx
import pytest
from fastapi import FastAPI
from pydantic import TypeAdapter

from mathom.protocol import Action, FromServer
from mathom.server import actions, seating
from mathom.server.actions import ActionHandler
from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.entries import Body, Draft, LogEntry, TableRow
from mathom.server.limits import Limits
from mathom.server.refusals import STATUS
from mathom.server.services import Services
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table

PATIENCE = 120.0
"""After how many seconds something that does not happen fails a test."""
SEED = "5eed" * 16
HOST = "mathom.test"
JSON = {"content-type": "application/json"}
SEATS = ("fellowship", "sauron")
VERSIONED = ("choose", "take-back", "resign")
"""The actions that name the version they are made for."""

Json = dict[str, Any]
T = TypeVar("T")

_keys = itertools.count(1)
_declared: dict[str, TypeAdapter[Any]] = {
    get_args(get_type_hints(message)["type"])[0]: TypeAdapter(message)
    for message in get_args(FromServer)
}
"""What each kind of message must look like."""


def new_key() -> str:
    """A name for an action, each time another."""
    return f"key-{next(_keys):08}"


def id_of(table: Json | str) -> str:
    """The id of a table, however the server has told of it."""
    if isinstance(table, str):
        return table
    found: str = table.get("table", table)["id"]
    return found


class Denied(Exception):
    """The server did not open a socket."""

    def __init__(self, status: int, headers: httpx.Headers, refusal: Json) -> None:
        super().__init__(status, refusal["code"])
        self.status = status
        self.headers = headers
        self.refusal = refusal


class Closed(Exception):
    """The server has closed a socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(code, reason)
        self.code = code
        self.reason = reason


class LocalServer:
    """One running server.

    Attributes:
        app: the application.
        folder: where its database and its crash reports are.
    """

    def __init__(self, folder: Path, config: Config) -> None:
        self.app: FastAPI = make_app(config)
        self.folder = folder
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._life: AbstractAsyncContextManager[Any] = self.app.router.lifespan_context(self.app)
        self._clients: list[httpx.AsyncClient] = []
        self._lines: list[Line] = []

    def start(self) -> None:
        """Let people in."""
        self._thread.start()
        try:
            self.call(self._life.__aenter__())
        except BaseException:
            self._end_thread()
            raise

    def stop(self) -> None:
        """Stop as a server does that is told to: nobody has to leave first."""
        try:
            self.call(self._life.__aexit__(None, None, None))
            for line in self._lines:
                line.close()
            for client in self._clients:
                self.call(client.aclose())
        finally:
            self._end_thread()

    def _end_thread(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.run_until_complete(self._loop.shutdown_default_executor())
        self._loop.close()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """What a coroutine gives on the server's own loop."""
        return self.begin(work).result(2 * PATIENCE)

    def begin(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Have a coroutine run on the server's own loop."""

        async def hurry() -> T:
            return await asyncio.wait_for(work, PATIENCE)

        return asyncio.run_coroutine_threadsafe(hurry(), self._loop)

    @property
    def services(self) -> Services:
        """What the server is made of."""
        found: Services = self.app.state.services
        return found

    @property
    def cookie(self) -> str:
        """What its cookie is called."""
        return self.services.visitors.cookie

    @property
    def database(self) -> Path:
        """The file with everything."""
        return self.folder / "tables.db"

    def log(self, table: Json | str) -> list[LogEntry]:
        """All that is stored of a table."""
        return self.call(self.services.store.log(id_of(table)))

    def stored(self, table: Json | str) -> tuple[TableRow, list[LogEntry]]:
        """All that another server process would find of a table."""
        row = self.call(self.services.store.table(id_of(table)))
        assert row is not None
        return row, self.log(table)

    def seed(self, table: Json | str) -> str:
        """What nobody may know before the end."""
        return self.stored(table)[0].seed

    def write_elsewhere(
        self, table: Json | str, *entries: tuple[str, Body], ahead: float = 0.0
    ) -> None:
        """Store entries as another server process would, whose clock goes ahead of ours."""
        found = Table.read(*self.stored(table))
        draft = Draft(found.number, "somebody", at=time.time() + ahead)
        for kind, body in entries:
            draft.add(kind, body)
        summary = found.after(draft.entries).summary()
        self.call(self.services.store.append(found.id, draft.entries, summary))

    def figures(self) -> dict[str, float]:
        """What Prometheus would read, by name and labels."""
        text = self.person().ask("GET", "/metrics").text
        lines = [line.rpartition(" ") for line in text.splitlines() if line[:1] != "#"]
        return {name: float(value) for name, _, value in lines}

    def person(self, name: str = "", *, address: str = "127.0.0.1", scheme: str = "http") -> Person:
        """Somebody with a browser of their own, who may say their name."""
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False, client=(address, 1))
        client = httpx.AsyncClient(
            transport=transport, base_url=f"{scheme}://{HOST}", trust_env=False
        )
        self._clients.append(client)
        person = Person(self, client, address)
        if name:
            person.put("/api/me", {"name": name})
        return person

    def open_line(self, person: Person, path: str, headers: dict[str, str]) -> Line:
        """A socket that has been let in.

        Raises:
            Denied: it has not.
        """
        line = Line(self, person, Wire())
        self._lines.append(line)
        self.call(line.wire.open(self.app, path, person.address, {"host": HOST, **headers}))
        return line


@contextmanager
def open_server(
    folder: Path,
    *,
    limits: Limits | None = None,
    workers: int = 0,
    deadline: float = 30.0,
    hosts: frozenset[str] | None = None,
    enters: bool = False,
) -> Iterator[LocalServer]:
    """A running server on a SQLite database in `folder`, without bots unless it has workers."""
    config = Config(
        database=f"sqlite:///{folder / 'tables.db'}",
        crashes=folder / "crashes",
        limits=limits or Limits.open(),
        workers=workers,
        deadline=deadline,
        boxes=folder / "boxes",
        enters=enters,
        hosts=hosts,
    )
    seeds = SimpleNamespace(token_hex=lambda _: SEED)
    with mock.patch.object(seating, "secrets", seeds):
        server = LocalServer(folder, config)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Person:
    """Somebody with a browser, which keeps their cookie."""

    def __init__(self, server: LocalServer, client: httpx.AsyncClient, address: str) -> None:
        self.server = server
        self.address = address
        self._client = client

    @property
    def cookie(self) -> str | None:
        """What the browser keeps."""
        return self._client.cookies.get(self.server.cookie)

    @cookie.setter
    def cookie(self, value: str) -> None:
        self._client.cookies.clear()
        self._client.cookies.set(self.server.cookie, value)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request, whatever comes back."""
        return self.server.call(self.asking(method, path, **more))

    async def asking(self, method: str, path: str, **more: Any) -> httpx.Response:
        """The same on the server's loop, for several at once."""
        return await self._client.request(method, path, **more)

    def get(self, path: str, **query: Any) -> Any:
        """What the server tells of an address."""
        return _good(self.ask("GET", path, params=query))

    def put(self, path: str, body: Json) -> Any:
        """What the server answers."""
        return _good(self.ask("PUT", path, json=body))

    def post(self, path: str, body: Json) -> Any:
        """What the server answers."""
        return _good(self.ask("POST", path, json=body))

    def refused(self, method: str, path: str, **more: Any) -> Json:
        """How the server refuses a request."""
        response = self.ask(method, path, **more)
        refusal: Json = response.json()
        assert response.status_code == STATUS[refusal["code"]], refusal
        return refusal

    def make(self, *seats: str, **more: Any) -> Json:
        """A new table; a seat is for `me`, for a `person`, or for the bot named."""
        made: Json = self.post("/api/tables", table_request(*seats, **more))
        return made

    def sit(self, table: Json | str, **which: str) -> Json:
        """Take a seat: the one named, or else the first that the server has invited to."""
        if not which and isinstance(table, dict) and table.get("invitations"):
            which = {"invitation": table["invitations"][0]["token"]}
        seated: Json = self.post(f"/api/tables/{id_of(table)}/seats", which)
        return seated

    def table(self, table: Json | str) -> Json:
        """What the server tells of a table."""
        found: Json = self.get(f"/api/tables/{id_of(table)}")
        return found

    def connect(self, table: Json | str, **headers: str) -> Line:
        """A socket that has not joined."""
        if self.cookie is not None:
            headers.setdefault("cookie", f"{self.server.cookie}={self.cookie}")
        path = f"/api/tables/{id_of(table)}/play"
        return self.server.open_line(self, path, headers)

    def join(
        self,
        table: Json | str,
        seat: str | None = None,
        *,
        token: str | None = None,
        since: int = 0,
    ) -> Line:
        """A socket that has joined, and been told how things stand."""
        line = self.connect(table)
        line.join(seat, token=token, since=since)
        return line


class Wire:
    """One socket as the application has it."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[Json] = asyncio.Queue()
        self.outgoing: asyncio.Queue[Json] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        self._task: asyncio.Task[None] | None = None

    async def open(self, app: FastAPI, path: str, address: str, headers: dict[str, str]) -> None:
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (address, 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        self.incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self.incoming.get, self._take))
        first = await self.outgoing.get()
        if first["type"] == "websocket.http.response.start":
            body = await self.outgoing.get()
            raise Denied(first["status"], httpx.Headers(first["headers"]), json.loads(body["body"]))
        assert first["type"] == "websocket.accept"

    async def _take(self, message: Any) -> None:
        await self.reading.wait()
        self.outgoing.put_nowait(message)
        if message["type"] == "websocket.close":
            self.incoming.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    async def close(self) -> None:
        self.reading.set()
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            await self._task


class Line:
    """A socket at a table, and what was heard on it.

    Attributes:
        person: who is there.
        heard: every message, in order.
        last: the last update, with the view that holds.
    """

    def __init__(self, server: LocalServer, person: Person, wire: Wire) -> None:
        self.server = server
        self.person = person
        self.wire = wire
        self.heard: list[Json] = []
        self.last: Json = {"number": 0, "view": None}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave; it does not matter whether the server has closed already."""
        self.server.call(self.wire.close())

    @property
    def number(self) -> int:
        """How much of the log was told here."""
        found: int = self.last["number"]
        return found

    @property
    def view(self) -> Json:
        """What is seen here."""
        found: Json = self.last["view"]
        return found

    @property
    def version(self) -> int:
        """How much of the game was told here."""
        return 0 if self.last["view"] is None else self.last["view"]["version"]

    @property
    def options(self) -> list[str]:
        """What may be chosen here."""
        if self.last["view"] is None or self.view["choice"] is None:
            return []
        return [option["text"] for option in self.view["choice"].get("options", [])]

    # What is sent.

    def send(self, text: str | bytes) -> None:
        """Send anything."""
        kind = "text" if isinstance(text, str) else "bytes"
        self._put({"type": "websocket.receive", kind: text})

    def _put(self, message: Json) -> None:
        async def put() -> None:
            self.wire.incoming.put_nowait(message)

        self.server.call(put())

    def tell(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.send(json.dumps({"type": kind, **fields}))

    def join(self, seat: str | None = None, *, token: str | None = None, since: int = 0) -> Json:
        """Join, perhaps as somebody else; gives the first update."""
        self.tell("join", seat=seat, token=token, since=since)
        self.hear_of("welcome")
        return self.hear_of("update")

    def tell_action(self, kind: str, **fields: Any) -> str:
        """Send an action, by default for the version that is seen here; gives its key."""
        fields.setdefault("key", new_key())
        if kind in VERSIONED:
            fields.setdefault("version", self.version)
        self.tell(kind, **fields)
        key: str = fields["key"]
        return key

    def act(self, kind: str, **fields: Any) -> Json:
        """Send an action that is accepted, and hear what it has changed."""
        answer = self.answer(self.tell_action(kind, **fields))
        assert answer["type"] == "accepted", answer
        self.wait(answer["number"])
        return answer

    def refused(self, kind: str, **fields: Any) -> Json:
        """How the server refuses an action; nothing has changed."""
        before = len(self.server.log(self.last["table"])) if self.number else 0
        answer = self.answer(self.tell_action(kind, **fields))
        assert answer["type"] == "refused", answer
        assert answer["code"] in STATUS
        if before:
            assert len(self.server.log(self.last["table"])) == before
        return answer

    def choose(self, option: str | None = None) -> Json:
        """Take an option, by default a quiet one: discard the last card, if one may."""
        quiet = [each for each in self.options if each.startswith("discard")] or self.options
        return self.act("choose", option=quiet[-1] if option is None else option)

    # What is heard.

    def hear(self) -> Json:
        """The next message, which is as the protocol declares it and has nothing besides.

        Raises:
            Closed: the server has closed the socket.
        """
        message = self.server.call(self.wire.outgoing.get())
        if message["type"] == "websocket.close":
            raise Closed(message["code"], message["reason"])
        told: Json = json.loads(message["text"])
        assert _declared[told["type"]].validate_json(message["text"]) == told
        self.heard.append(told)
        if told["type"] == "update":
            self.last = {"view": self.last["view"], **told}
        return told

    def hear_of(self, kind: str) -> Json:
        """The next message of a kind; others are passed over."""
        while True:
            told = self.hear()
            if told["type"] == kind:
                return told

    def answer(self, key: str | None) -> Json:
        """The answer to the action of this key."""
        while True:
            told = self.hear()
            if told["type"] in ("accepted", "refused") and told["key"] == key:
                return told

    def wait(self, number: int) -> Json:
        """Listen until the log is told as far as `number`."""
        while self.number < number:
            self.hear()
        return self.last

    def unheard(self) -> list[str]:
        """The kinds of the messages that have come and were not heard yet."""

        async def look() -> list[Json]:
            messages = [self.wire.outgoing.get_nowait() for _ in range(self.wire.outgoing.qsize())]
            for message in messages:
                self.wire.outgoing.put_nowait(message)
            return messages

        return [json.loads(message["text"])["type"] for message in self.server.call(look())]

    def stop_reading(self) -> None:
        """Let what the server sends pile up."""
        self.wire.reading.clear()

    def read_on(self) -> None:
        """Take what has piled up."""

        async def read() -> None:
            self.wire.reading.set()

        self.server.call(read())

    def silent(self) -> bool:
        """Whether nothing has been told here of the table, besides who is there."""
        self.tell("ping")
        while (kind := self.hear()["type"]) == "presence":
            pass
        return bool(kind == "pong")

    def closed(self) -> Closed:
        """Listen until the server closes the socket."""
        try:
            while True:
                self.hear()
        except Closed as closed:
            return closed

    def told(self, kind: str) -> list[Json]:
        """All messages of a kind that were heard."""
        return [message for message in self.heard if message["type"] == kind]


class SlowStore:
    """Makes the appends of a server wait until they are let go."""

    def __init__(self, server: LocalServer, patch: pytest.MonkeyPatch) -> None:
        self._desk = server
        self._go = asyncio.Event()
        usual = Store.append

        async def append(store: Store, *what: Any) -> None:
            await self._go.wait()
            await usual(store, *what)

        patch.setattr(Store, "append", append)

    def let_go(self) -> None:
        """Have everything stored that waits."""

        async def go() -> None:
            self._go.set()

        self._desk.call(go())


def table_request(*seats: str, game: str = "duel", **more: Any) -> Json:
    """A wish for a table."""
    kinds = [
        {"kind": seat} if seat in ("me", "person") else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
    return {"game": game, "seats": kinds, **more}


def both(server: LocalServer, **more: Any) -> tuple[Line, Line]:
    """Two people at a table that has begun, Frodo with the Fellowship and Sam as Sauron."""
    frodo, sam = server.person("Frodo"), server.person("Sam")
    made = frodo.make("me", "person", **more)
    sam.sit(made)
    names = [seat["seat"] for seat in made["table"]["seats"]]
    return frodo.join(made, names[0]), sam.join(made, names[1])


def asked(*lines: Line) -> Line:
    """The one of them who has to choose; all have heard the same first."""
    number = max(line.number for line in lines)
    for line in lines:
        line.wait(number)
    return next(line for line in lines if line.options)


def play(*lines: Line, choices: int = 1_000) -> None:
    """Have them choose quietly, to the end or for so many choices."""
    for _ in range(choices):
        number = max(line.number for line in lines)
        for line in lines:
            line.wait(number)
        if lines[0].view["outcome"] is not None:
            break
        asked(*lines).choose()
    number = max(line.number for line in lines)
    for line in lines:
        line.wait(number)


def denied(line: Callable[[], Line]) -> Denied:
    """How a socket is not opened."""
    with pytest.raises(Denied) as found:
        line()
    assert found.value.status == STATUS[found.value.refusal["code"]]
    return found.value


def fail(*_: object) -> NoReturn:
    """A fault of ours."""
    raise RuntimeError("nobody knows why")


async def gone(*_: object) -> NoReturn:
    """A database that does not answer."""
    raise StoreFailed("gone")


def fail_at(patch: pytest.MonkeyPatch, action: type[Action]) -> None:
    """Have the rules fail whenever somebody tries an action of a kind."""
    patch.setitem(actions.HANDLERS, action, ActionHandler(fail))


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def _good(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json()
