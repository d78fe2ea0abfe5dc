"""Half a request, and the end of a server: nobody is waited for who does not send or read."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mathom.server import middleware, serve
from mathom.server.config import Config
from mathom.server.limits import Limits
from mathom.server.serve import Server, address, listen
from tests.server.local_server import table_request

PATIENCE = 60.0
SOON = 0.5
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"


class InThread(Server):
    """A server that hears no signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server that people can come to.

    Attributes:
        url: where it is.
    """

    def __init__(self, server: Server, listener: socket.socket, thread: threading.Thread) -> None:
        self.url = address(listener)
        self._place = listener.getsockname()
        self._server = server
        self._thread = thread

    def call(self, data: bytes) -> socket.socket:
        """A connection on which something was sent."""
        line = socket.create_connection(self._place, PATIENCE)
        line.sendall(data)
        return line

    def stop(self) -> float:
        """Stop it, and say how many seconds that took."""
        begin = time.monotonic()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        return time.monotonic() - begin


@contextlib.contextmanager
def run(folder: Path) -> Iterator[Running]:
    """A server that runs until it is stopped, here at the latest."""
    database = f"sqlite:///{folder / 'tables.db'}"
    ready = threading.Event()
    server = InThread(Config(database, folder / "crashes", workers=1), ready.set)
    with listen("127.0.0.1", 0) as listener:
        thread = threading.Thread(target=server.run, args=([listener],))
        thread.start()
        found = Running(server, listener, thread)
        try:
            assert ready.wait(PATIENCE)
            yield found
        finally:
            found.stop()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has no patience."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "HEAD_SECONDS", SOON)
        patch.setattr(middleware, "BODY_SECONDS", SOON)
        with run(tmp_path_factory.mktemp("server")) as running:
            yield running


def read(line: socket.socket) -> bytes:
    """Everything that comes until the server closes."""
    with line:
        heard = b""
        with contextlib.suppress(ConnectionResetError):
            while more := line.recv(4096):
                heard += more
        return heard


def test_who_sends_half_a_head_is_cut(running: Running) -> None:
    for half in (b"", b"GET / HTTP/1.1\r\nHost: here\r\nX-A: "):
        assert read(running.call(half)) == b""


def test_who_sends_on_for_ever_is_cut_too(running: Running) -> None:
    line = running.call(b"GET / HTTP/1.1\r\nX-A: ")
    begin = time.monotonic()
    with line, contextlib.suppress(ConnectionError):
        while time.monotonic() < begin + PATIENCE:
            line.sendall(b"a")
            time.sleep(SOON / 10)
    assert SOON <= time.monotonic() - begin < PATIENCE


def test_so_is_he_after_an_answer(running: Running) -> None:
    line = running.call(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
    assert line.recv(4096).startswith(b"HTTP/1.1 200")
    line.sendall(b"GET / HT")
    assert read(line) == b""


def test_a_head_has_a_bound(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "HEAD_SECONDS", 2 * PATIENCE)
    line = running.call(b"GET / HTTP/1.1\r\nHost: here\r\nX-A: ")
    with contextlib.suppress(ConnectionError):
        for _ in range(100):
            line.sendall(b"a" * 10_000)
    assert read(line) == b""


def test_a_head_that_fits_is_read(running: Running) -> None:
    answer = httpx.get(f"{running.url}/healthz", timeout=60, headers={"X-A": "a" * 50_000})
    assert answer.status_code == 200


def too_late(running: Running) -> float:
    """How many requests came too late, as an operator reads it."""
    figures = httpx.get(f"{running.url}/metrics", timeout=60).text
    (found,) = re.findall(r'mathom_requests_refused_total\{code="too-late"\} (.*)', figures)
    return float(found)


@pytest.mark.parametrize(
    "body", [b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"]
)
def test_a_body_that_does_not_come_is_refused(running: Running, body: bytes) -> None:
    before = too_late(running)
    head, _, answer = read(running.call(HEAD + body)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408 ")
    assert b"connection: close" in head.lower()
    assert json.loads(answer)["code"] == "too-late"
    assert too_late(running) == before + 1


def test_a_request_whose_sender_has_gone_is_not_carried_out(running: Running) -> None:
    whole = json.dumps(table_request("me", "me", listed=True)).encode()
    running.call(HEAD + b"Content-Length: %d\r\n\r\n" % (len(whole) + 1) + whole).close()
    running.call(HEAD + b"Content-Length: %d\r\n\r\n" % len(whole) + whole).close()
    with httpx.Client(base_url=running.url, timeout=60) as client:
        end = time.monotonic() + PATIENCE
        while True:
            found = client.get("/api/tables", params={"status": "playing"}).json()["tables"]
            if found or time.monotonic() > end:
                break
            time.sleep(0.05)
        assert len(found) == 1


def send_often(send: Callable[[], object], times: int) -> None:
    for _ in range(times):
        send()


@pytest.mark.parametrize("kind", ["ping", "pong"])
def test_who_sends_pings_without_end_is_cut(running: Running, kind: str) -> None:
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made = client.post("/api/tables", json=table_request("me", "me")).json()
    play = f"{running.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/play"
    few = int(Limits().socket_rate.burst) - 10
    with connect(play, proxy=None, ping_interval=None) as line:
        send = getattr(line, kind)
        send_often(send, few)
        line.send('{"type": "ping"}')
        assert json.loads(line.recv(PATIENCE)) == {"type": "pong"}
        with pytest.raises(ConnectionClosed):
            send_often(send, 100 * few)


def test_a_server_that_stops_waits_for_no_half_requests_and_says_farewell(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "HEAD_SECONDS", PATIENCE)
    monkeypatch.setattr(middleware, "BODY_SECONDS", PATIENCE)
    with run(tmp_path) as running:
        stop_in_the_middle(running)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def stop_in_the_middle(running: Running) -> None:
    halves = [
        running.call(HEAD + b"Content-Length: 100\r\n\r\n{"),
        running.call(b"GET / HT"),
        running.call(b""),
    ]
    with httpx.Client(base_url=running.url, timeout=60) as client:
        made = client.post("/api/tables", json=table_request("me", "me")).json()
    play = f"{running.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/play"
    with connect(play, proxy=None) as joined:
        joined.send('{"type": "join"}')
        told: list[str] = [json.loads(joined.recv(PATIENCE))["type"] for _ in range(3)]
        assert told == ["welcome", "update", "presence"]

        def listen_on() -> None:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    told.append(json.loads(joined.recv(PATIENCE))["code"])

        listener = threading.Thread(target=listen_on)
        listener.start()
        running.stop()
        listener.join(PATIENCE)
    assert told[3:] == ["restarting"]
    assert joined.close_code == 1012
    assert [read(half) for half in halves] == [b"", b"", b""]
