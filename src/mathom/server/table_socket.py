"""The WebSocket of a table: reads messages, answers each, and sends what the room tells."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, cast

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from mathom.protocol import (
    PROTOCOL,
    Accepted,
    Action,
    ActionRefused,
    Closing,
    FromServer,
    Join,
    Ping,
    Rematch,
    Welcome,
    read_message,
)
from mathom.server.actions import Actor
from mathom.server.limits import RateLimiter
from mathom.server.logs import event_log
from mathom.server.refusals import RequestRefused
from mathom.server.services import Services, address_of
from mathom.server.tokens import opens
from mathom.server.updates import encode
from mathom.server.validation import problem
from mathom.server.visitors import Visitor

if TYPE_CHECKING:
    from mathom.server.room import Room
    from mathom.server.table import Chair, Table

PATIENCE = 30.0
"""How many seconds a socket may be open without joining."""
BREATH = 1.0
"""For how many seconds a socket that sends too much is not read."""
RESTART = 1012
POLICY = 1008
_CLOSE_CODES = {"restarting": RESTART, "not-stored": RESTART}

_log = event_log(__name__)


class Socket:
    """One connection to one table, as one viewer.

    Attributes:
        seat: the viewer's seat; None is a spectator.
        holder: the visitor who held that seat when it was joined, or empty.
        number: how much of the log it has been told.
    """

    def __init__(
        self, connection: WebSocket, services: Services, table: str, visitor: Visitor | None
    ) -> None:
        """A connection that has been accepted and has not joined.

        Args:
            connection: the WebSocket.
            services: the running server.
            table: the id of the table.
            visitor: who the cookie says is there, if it says so.
        """
        self.seat: int | None = None
        self.holder = ""
        self.number = 0
        self._connection = connection
        self._services = services
        self._hub = services.hub
        self._table = table
        self._room: Room | None = None
        self._visitor = visitor
        self._limiter = RateLimiter(services.hub.limits.socket_rate)
        self._unsent: deque[str] = deque()
        self._sender: asyncio.Task[None] | None = None
        self._closing: RequestRefused | None = None

    async def run(self) -> None:
        """Read and answer until either side closes."""
        try:
            async with asyncio.timeout(PATIENCE):
                while self._room is None and self._closing is None:
                    await self._read()
            while self._closing is None:
                await self._read()
        except TimeoutError:
            await self._connection.close(POLICY, "not-joined")
        except WebSocketDisconnect:
            pass
        finally:
            if self._room is not None:
                self._room.leave(self)

    def send(self, text: str) -> None:
        """Send a message, or keep it until the reader is ready.

        A task is there only while something waits, so that an idle socket costs little.
        """
        if self._closing is not None:
            return
        self._unsent.append(text)
        if len(self._unsent) > self._hub.limits.unsent_messages:
            self._unsent.clear()  # what was not read by now is told when the reader comes back
            self.close(RequestRefused("too-slow"))
        elif self._sender is None:
            self._sender = asyncio.create_task(self._flush())

    def close(self, refusal: RequestRefused) -> None:
        """Say why, after what still waits, and close."""
        if self._closing is not None:
            return
        closing: Closing = {
            "type": "closing",
            "code": refusal.code,
            "sentence": refusal.sentence,
        }
        self._unsent.append(encode(closing))
        self._closing = refusal
        if self._sender is None:
            self._sender = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        """Send what waits, and close if it is time to."""
        try:
            while self._unsent:
                await self._connection.send_text(self._unsent.popleft())
            if self._closing is not None:
                code = _CLOSE_CODES.get(self._closing.code, POLICY)
                await self._connection.close(code, self._closing.code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._unsent.clear()  # the reader is gone, as the reading side will notice
        finally:
            self._sender = None

    async def _read(self) -> None:
        """Wait for a message and answer it; who does not read the last answer has to wait."""
        if self._sender is not None:
            await asyncio.wait([self._sender])
        message = await self._connection.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        key: str | None = None
        try:
            if not self._limiter.spend(""):
                # Who sends too much is not read for a while, and has to wait.
                await asyncio.sleep(BREATH)
                raise RequestRefused("too-fast")
            if text is None:
                raise RequestRefused("malformed", field="the message", problem="must be text")
            if len(text) > self._hub.limits.message_bytes:
                raise RequestRefused("too-large", most=self._hub.limits.message_bytes)
            try:
                told = read_message.validate_json(text)
            except ValidationError as fault:
                raise problem(fault.errors(include_url=False, include_context=False)) from None
            key = getattr(told, "key", None)
            await self._answer(told)
        except RequestRefused as refusal:
            self._refuse(refusal, key)
        except Exception as fault:
            _log.error("message-failed", fault=fault, table=self._table)
            self._refuse(RequestRefused("failed"), key)

    def _refuse(self, refusal: RequestRefused, key: str | None) -> None:
        self._hub.metrics.refused.labels(refusal.code).inc()
        refused = cast("ActionRefused", {"type": "refused", "key": key, **refusal.data()})
        self.send(encode(refused))

    async def _answer(self, told: Join | Action | Ping) -> None:
        if isinstance(told, Ping):
            self._tell({"type": "pong"})
        elif isinstance(told, Join):
            await self._join(told)
        elif self._room is None:
            raise RequestRefused("not-joined")
        else:
            await self._act(self._room, told)

    async def _join(self, told: Join) -> None:
        left = self._room
        self._room = left or await self._hub.room(self._table)
        try:
            await self._room.enter(self, told.since, lambda table: self._admit(table, told))
        except RequestRefused:
            self._room = left
            raise

    def _admit(self, table: Table, told: Join) -> tuple[int | None, str]:
        """The seat that somebody joins in, and the welcome.

        Raises:
            RequestRefused: the seat is another's.
        """
        seat = None if told.seat is None else table.index(told.seat)
        if told.seat is not None and (
            seat is None or not self._may_sit(table.chairs[seat], told.token)
        ):
            raise RequestRefused("not-your-seat")
        yours = [] if self._visitor is None else table.seats_of(self._visitor.id)
        welcome: Welcome = {
            "type": "welcome",
            "protocol": PROTOCOL,
            "seat": told.seat,
            "yours": [table.chairs[place].seat for place in yours],
        }
        return seat, encode(welcome)

    def _may_sit(self, chair: Chair, token: str | None) -> bool:
        if token is not None:
            return opens(token, chair.token)
        return self._visitor is not None and chair.visitor == self._visitor.id

    async def _act(self, room: Room, action: Action) -> None:
        if self.seat is None:
            raise RequestRefused("only-seated")
        if isinstance(action, Rematch):
            self._services.table_limiter.charge(address_of(self._connection))

        def answer(accepted: Accepted) -> None:
            self._hub.metrics.accepted.labels(action.type).inc()
            self._tell(accepted)

        await room.act(Actor(self.holder, self.seat), action, answer)

    def _tell(self, message: FromServer) -> None:
        self.send(encode(message))
