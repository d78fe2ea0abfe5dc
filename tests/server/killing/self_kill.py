"""A server that kills itself between two steps of an action."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, event
from starlette.websockets import WebSocket

from mathom.server.bot_pool import BotPool
from mathom.server.room import Room
from mathom.server.store import Store

STEPS = {
    "heard": False,
    "decided": False,
    "written": False,
    "committed": True,
    "answered": True,
    "shown": True,
}
"""The steps of an action, in order, and whether it is stored when it has come so far."""


def kill_at_step(wish: Path) -> None:
    """Have this process kill itself (-9) as soon as an action comes to the step it is to die at.

    It has nobody who thinks for bots, which would take most of the time to start.

    Args:
        wish: a file with the name of the step; it is removed before.
    """
    act, append, send = Room.act, Store.append, WebSocket.send_text
    appending = threading.Event()

    def wished(step: str) -> bool:
        return wish.exists() and wish.read_text() == step

    def die() -> None:
        wish.unlink()
        os.kill(os.getpid(), signal.SIGKILL)

    async def act_or_die(room: Room, *arguments: Any) -> None:
        if wished("heard"):
            die()
        await act(room, *arguments)

    async def append_or_die(store: Store, *arguments: Any) -> None:
        if wished("decided"):
            die()
        appending.set()
        await append(store, *arguments)
        if wished("committed"):
            die()

    def commit_or_die(_: Connection) -> None:
        if appending.is_set() and wished("written"):
            die()

    async def send_or_die(socket: WebSocket, text: str) -> None:
        # Asked before, because whoever reads the text may have a wish at once.
        last = (wished("answered") and text.startswith('{"type":"accepted"')) or (
            wished("shown") and text.startswith('{"type":"update"')
        )
        await send(socket, text)
        if last:
            die()

    async def start_nobody(_: BotPool) -> None:
        pass

    setattr(BotPool, "start", start_nobody)  # noqa: B010, mypy lets no method be assigned
    setattr(Room, "act", act_or_die)  # noqa: B010
    setattr(Store, "append", append_or_die)  # noqa: B010
    setattr(WebSocket, "send_text", send_or_die)  # noqa: B010
    event.listen(Engine, "commit", commit_or_die)
