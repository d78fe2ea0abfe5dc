"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import resource
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, cast

import uvicorn
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from mathom.kernel.errors import MathomError
from mathom.server.app import make_app
from mathom.server.config import Config
from mathom.server.limits import Rate, RateLimiter
from mathom.server.services import Services
from mathom.server.store import Store

BACKLOG = 2048
STOP = (signal.SIGINT, signal.SIGTERM)
FAREWELL = 10
"""How many seconds a stopping server waits for its connections."""
LAST_WORDS = 1.0
"""How many seconds of them are for sockets to hear that the server restarts."""
UNREAD = 10.0
"""After how many seconds a socket is cut whose client reads nothing of what it is told."""
HEARTBEAT = 20.0
"""Every how many seconds a socket is asked whether anybody is there."""
HEAD_SECONDS = 10.0
"""How many seconds a request may take until its headers are complete."""
HEAD_BYTES = 65_536
"""How many bytes a request may have until its headers are complete."""
GARBAGE = (20_000, 20, 20)
"""How seldom Python looks for circles of objects that nobody needs: after how many new objects
among the young, and after how many such looks among the older. Looking through a thousand
tables takes some tenths of a second, in which nobody is answered."""


class CannotListen(MathomError):
    """The host or the port cannot be had."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that is bound and listens; port 0 takes a free one.

    Raises:
        CannotListen: somebody else has the port, or there is no such host.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError:
            listener.close()
            raise
    except (OSError, UnicodeError) as fault:
        reason = getattr(fault, "strerror", None) or str(fault)
        raise CannotListen(f"cannot listen on {host} port {port}: {reason}") from None
    return listener


def address(listener: socket.socket) -> str:
    """Where a browser finds the server."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):  # noqa: S104, the operator has asked for it
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called when people can come in.

    Raises:
        MathomError: the database cannot be used.
    """
    asyncio.run(_try(config.database))
    _allow_many_sockets()
    server = Server(config, ready)
    # What is there now is there for good, and need not be looked through.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    server.run([listener])


def _allow_many_sockets() -> None:
    """Raise the number of files this process may have open to what the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def _try(database: str) -> None:
    """Open the database once, so that what is wrong with it is said before anything starts."""
    await (await Store.open(database)).close()


class Door(HttpToolsProtocol):
    """Uvicorn's HTTP, which does not wait for ever for what a client does not send or read.

    The guard has the same patience with the bodies of requests.
    """

    _head: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request."""
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait for nothing any more."""
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, as long as it leads to a request."""
        if self._head is None and (cycle := self._last()) and cycle.response_complete:
            self._wait_for_head()
        if self._head is not None:
            self._head_bytes += len(data)
            if self._head_bytes > HEAD_BYTES:
                self.transport.abort()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Have the request answered; from here on the guard looks after it."""
        self._stop_waiting()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """Cut the connection if the client does not read what it has asked for."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        super().resume_writing()

    def shutdown(self) -> None:
        """Finish what is being answered, and drop what has not come yet."""
        if (cycle := self._last()) and cycle.more_body and not cycle.response_started:
            self.transport.close()
        else:
            super().shutdown()

    def _last(self) -> RequestResponseCycle | None:
        """The last request, if there was one."""
        return self.cycle

    def _wait_for_head(self) -> None:
        self._head_bytes = 0
        self._head = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None


class Wire(WebSocketsSansIOProtocol):
    """Uvicorn's WebSockets, which do not read whoever does not read them, nor wait for ever.

    Else a client could fill our memory with pongs that it does not fetch, or leave sockets
    behind that nobody ever closes because the last words on them were never heard. Pings and
    pongs of WebSockets, of which the application never hears, count against the rate limit as
    messages do; no client that behaves reaches it, so one that does is cut.
    """

    _unread: asyncio.TimerHandle | None = None

    def __init__(self, *parts: Any, rate: Rate, **named: Any) -> None:  # noqa: ANN401
        """A socket on which pings and pongs may come at this rate."""
        super().__init__(*parts, **named)
        self._credits = RateLimiter(rate)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Be told as soon as the system takes no more of what is sent."""
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is to be read any more."""
        self._all_read()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer, if it is paid for."""
        if self._is_paid():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note that the client is there, if it is paid for."""
        if self._is_paid():
            super().handle_pong(event)

    def _is_paid(self) -> bool:
        """Take a credit for a frame; cut the connection of whoever has none."""
        paid = self._credits.spend("")
        if not paid:
            self.transport.abort()
        return paid

    def pause_writing(self) -> None:
        """Stop reading until the client reads; cut the connection if it does not."""
        super().pause_writing()
        self.transport.pause_reading()
        self._unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        self._all_read()
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; uvicorn begins to read again then."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    def _all_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Server(uvicorn.Server):
    """Uvicorn's server, which says when it is there and for which being stopped is no failure."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        """A server that calls `ready` once."""
        self._app = make_app(config)
        self._ready = ready
        wire = partial(Wire, rate=config.limits.socket_rate)
        super().__init__(
            uvicorn.Config(
                self._app,
                log_config=None,
                log_level=None,
                access_log=False,
                server_header=False,
                http=Door,
                ws=cast("type[asyncio.Protocol]", wire),
                ws_max_size=config.limits.message_bytes,
                ws_ping_interval=HEARTBEAT,
                ws_ping_timeout=HEARTBEAT,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=FAREWELL,
                proxy_headers=bool(config.proxies),
                forwarded_allow_ips=config.proxies,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database and begin to answer."""
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, have every socket hear why it is closed, and stop."""
        for listening in self.servers:
            listening.close()
        services = cast("Services", self._app.state.services)
        services.hub.close_sockets()
        end = time.monotonic() + LAST_WORDS
        while services.connections.addresses and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop gracefully at a signal, without raising it again at the end."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in STOP}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)
