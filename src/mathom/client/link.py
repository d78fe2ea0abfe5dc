"""A socket that is opened again whenever it breaks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, Self

from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from mathom.client.errors import WasRefused
from mathom.client.reconnect import Reconnector
from mathom.kernel.errors import MathomError
from mathom.protocol import Ping

Trace = Callable[[Literal["in", "out"], str], None]
"""Is shown every message before it is heard or sent.

If it raises ConnectionError, the connection is cut there and the message is lost.
"""

PING = Ping(type="ping").model_dump_json()
OPENING = 10.0
"""How many seconds a server has to answer a new connection."""
CLOSING = 1.0
"""How many seconds a server has to say goodbye."""
LONGEST_MESSAGE = 2**24
POLICY = 1008
"""The code of a socket that was closed because of what its client did."""
TOO_MANY = 429
"""The HTTP status of a server that has heard too much of its client."""


class AskedToWait(ConnectionError):
    """The server wants to be asked again, but not at once."""


class Connection:
    """Something that is open inside of `async with`."""

    async def __aenter__(self) -> Self:
        """Open it; it is closed again if that fails."""
        try:
            await self.open()
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        """Make it ready for use."""
        raise NotImplementedError

    async def close(self) -> None:
        """Give up all that it holds."""
        raise NotImplementedError


class Talk(NamedTuple):
    """What is said over a connection.

    Attributes:
        greeting: gives the first message of a new connection.
        unanswered: gives what is to be sent again after it.
        hear: takes every message in. If it raises ConnectionError, the connection is made
            anew; any other error ends the run.
    """

    greeting: Callable[[], str]
    unanswered: Callable[[], list[str]]
    hear: Callable[[Any], None]


class Link:
    """Holds a socket to one path of a server, and makes a new one when it breaks."""

    def __init__(
        self,
        reconnector: Reconnector,
        path: str,
        headers: Callable[[], Mapping[str, str]],
        heartbeat: float,
        trace: Trace | None,
    ) -> None:
        """Nothing is connected yet.

        Args:
            reconnector: the addresses, and when to give them up.
            path: what follows an address.
            headers: what every connection is to carry.
            heartbeat: after how many silent seconds to ask whether anybody is there; after
                as many more without an answer the connection is taken for dead.
            trace: is shown every message.
        """
        self._reconnect = reconnector
        self._path = path
        self._headers = headers
        self._heartbeat = heartbeat
        self._trace = trace
        self._socket: ClientConnection | None = None
        self._proved = False

    async def run(self, talk: Talk) -> None:
        """Hold the connection until that is impossible or the task is cancelled.

        Raises:
            MathomError: the server refuses, or does not answer for too long.
        """
        while True:
            try:
                await self._hold(talk)
            except AskedToWait as fault:
                await self._reconnect.failed(fault, told_to_wait=True)
            except (OSError, ConnectionClosed, InvalidHandshake) as fault:
                self._raise_if_final(fault)
                waits = _too_fast(fault)
                if waits:
                    self._reconnect.reached()
                await self._reconnect.failed(fault, told_to_wait=waits)

    def thrives(self) -> None:
        """What came over the connection was good."""
        self._proved = True
        self._reconnect.succeeded()

    async def send(self, text: str) -> None:
        """Send a message if there is a connection; whether it arrives is not known."""
        socket = self._socket
        if socket is None:
            return
        try:
            await self._put(socket, text)
        except (ConnectionClosed, ConnectionError):
            socket.transport.abort()

    async def _hold(self, talk: Talk) -> None:
        """Make one connection and hear what comes until it breaks."""
        socket = await connect(
            "ws" + self._reconnect.url.removeprefix("http") + self._path,
            additional_headers=self._headers(),
            compression=None,
            open_timeout=OPENING,
            close_timeout=CLOSING,
            ping_interval=None,
            max_size=LONGEST_MESSAGE,
        )
        self._reconnect.reached()
        try:
            await self._put(socket, talk.greeting())
            # From here on whoever acts sends for himself; what waited until now is sent here.
            self._socket = socket
            for text in talk.unanswered():
                await self._put(socket, text)
            await self._listen(socket, talk.hear)
        except asyncio.CancelledError:
            await socket.close()
            raise
        finally:
            self._socket = None
            socket.transport.abort()
            await socket.wait_closed()

    async def _listen(self, socket: ClientConnection, hear: Callable[[Any], None]) -> None:
        asked = False
        while True:
            try:
                async with asyncio.timeout(self._heartbeat):
                    text = await socket.recv(decode=True)
            except TimeoutError:
                if asked:
                    raise ConnectionError("the server has fallen silent") from None
                asked = True
                await self._put(socket, PING)
                continue
            asked = False
            if self._trace is not None:
                self._trace("in", text)
            hear(_read(text))

    async def _put(self, socket: ClientConnection, text: str) -> None:
        if self._trace is not None:
            self._trace("out", text)
        await socket.send(text)

    def _raise_if_final(self, fault: Exception) -> None:
        """Raise what the server said if it will not say anything else when asked again."""
        if isinstance(fault, InvalidStatus):
            status = fault.response.status_code
            # Too many of something may pass, but whoever is new is told instead of waiting.
            passes = status >= 500 or (status == TOO_MANY and self._proved)
            if not passes and not _too_fast(fault):
                raise refusal(status, bytes(fault.response.body or b"")) from fault
        elif isinstance(fault, ConnectionClosed):
            close = fault.rcvd
            if close is not None and close.code == POLICY:
                raise WasRefused("closed", f"the server closed the socket: {close.reason}")


def _read(text: str) -> Any:  # noqa: ANN401
    try:
        return from_json(text)
    except ValueError:
        raise MathomError("the server sends what is no message of Mathom's protocol") from None


def _too_fast(fault: Exception) -> bool:
    """Whether the server wants its client to wait a little."""
    return (
        isinstance(fault, InvalidStatus)
        and fault.response.status_code == TOO_MANY
        and refusal(TOO_MANY, bytes(fault.response.body or b"")).code == "too-fast"
    )


def refusal(status: int, body: bytes) -> WasRefused:
    """What a server says by an HTTP status and, if it is a Mathom server, a refusal."""
    try:
        return WasRefused.of(from_json(body))
    except (ValueError, TypeError, KeyError):
        return WasRefused(f"http-{status}", f"the server answers with HTTP status {status}")
