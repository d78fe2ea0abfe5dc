"""What servers on one PostgreSQL tell each other, by its LISTEN and NOTIFY.

A notice given within a transaction arrives when the transaction is committed, and never when
it is not. Notices are hints: whoever was not listening asks the log.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg

from mathom.server.logs import event_log

Notice = dict[str, Any]

CHANNEL = "mathom"
LONGEST = 7999
"""How many bytes PostgreSQL carries at most in one notice."""
PAUSE = 0.5
"""How many seconds to wait before a lost connection is tried again."""

_encode = json.JSONEncoder(separators=(",", ":")).encode
_log = event_log(__name__)


def pack(process: str, notice: Notice) -> str:
    """A notice with its sender, as the text that is sent.

    Raises:
        ValueError: it is too long.
    """
    text = _encode([process, notice])
    if len(text) > LONGEST:  # the text is ASCII, so its characters are its bytes
        raise ValueError(f"a notice has at most {LONGEST} bytes, this one {len(text)}")
    return text


class PgListener:
    """A connection of its own that hears what other processes say."""

    def __init__(self, process: str, address: dict[str, Any]) -> None:
        """Prepare to listen as `process`, whose own notices are passed over.

        Args:
            process: our own name.
            address: how the database is reached, in psycopg's words.
        """
        self._process = process
        self._address = address
        self._connection: psycopg.AsyncConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._heard: list[Callable[[Notice], None]] = []
        self._missed: list[Callable[[], None]] = []

    async def start(self) -> None:
        """Begin to listen; whatever is said after this call is heard.

        Raises:
            psycopg.OperationalError: the database does not answer.
        """
        self._connection = await self._connected()
        self._task = asyncio.create_task(self._listen())

    def listen(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Have every notice, and every time when some may have been lost, told on the loop."""
        self._heard.append(heard)
        self._missed.append(missed)

    async def close(self) -> None:
        """Listen no longer; this never fails."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._disconnect()

    async def _connected(self) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(**self._address, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _listen(self) -> None:
        """Hear what is said for ever: whatever goes wrong, connect again and go on."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._hear()
            except psycopg.Error as fault:
                _log.warning("notices-lost", why=str(fault))
            except Exception as fault:
                _log.error("listener-failed", fault=fault)
            await self._disconnect()
            self._connection = await self._connected_again()
            for missed in self._missed:
                loop.call_soon(missed)

    async def _hear(self) -> None:
        """Pass on what is said until the connection ends."""
        assert self._connection is not None
        async for told in self._connection.notifies():
            try:
                self._tell(told.payload)
            except Exception as fault:
                _log.warning("notice-not-understood", fault=fault)

    async def _connected_again(self) -> psycopg.AsyncConnection:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                return await self._connected()
            except (psycopg.Error, OSError):
                pass  # it has been told that notices are lost
            except Exception as fault:
                _log.error("listener-failed", fault=fault)

    async def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                await self._connection.close()

    def _tell(self, payload: str) -> None:
        match json.loads(payload):
            case [str(process), dict(notice)]:
                pass
            case _:  # anybody may speak on a channel
                raise ValueError("a notice is its sender and what there is to tell")
        if process != self._process:
            loop = asyncio.get_running_loop()
            for heard in self._heard:
                # By the loop, so that a callback that fails does not end the listening.
                loop.call_soon(heard, notice)
