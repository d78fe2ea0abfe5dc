"""Who is at a table: at screens of this process, and according to the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mathom.protocol import Presence
from mathom.server import updates

if TYPE_CHECKING:
    from mathom.server.hub import Hub
    from mathom.server.room import Room, Subscriber


class Attendance:
    """Tracks who is connected to a table, and tells its sockets and the other processes."""

    def __init__(self, room: Room, hub: Hub) -> None:
        """Nobody is there yet."""
        self._room = room
        self._hub = hub
        self._elsewhere: dict[str, tuple[set[str], int]] = {}
        self._told: Presence | None = None
        self._published: tuple[set[str], int] = (set(), 0)

    def heard(self, process: str, here: Iterable[str], watching: int) -> None:
        """Take note of who is there according to another process."""
        new = process not in self._elsewhere
        self._elsewhere[process] = (set(here), watching)
        self._show()
        if new:
            self.publish()

    def gone(self, process: str) -> None:
        """Forget who was there according to a process that is heard no more."""
        if self._elsewhere.pop(process, None) is not None:
            self._show()

    def doubt(self) -> None:
        """Forget what other processes have said, of which something may be lost."""
        self._elsewhere.clear()
        self._show()

    def tell(self, joined: Subscriber | None = None) -> None:
        """Tell everybody who is there, when that has changed, and in any case who has joined."""
        self._show(joined)
        if self._here() != self._published:
            self.publish()

    def _show(self, joined: Subscriber | None = None) -> None:
        """Tell the screens of this process."""
        here, watching = self._here()
        for elsewhere, others in self._elsewhere.values():
            here = here | elsewhere
            watching += others
        seats = [chair.seat for chair in self._room.table.chairs if chair.seat in here]
        now: Presence = {"type": "presence", "here": seats, "watching": watching}
        if now != self._told:
            self._told = now
            text = updates.encode(now)
            for socket in self._room.sockets:
                socket.send(text)
        elif joined is not None:
            joined.send(updates.encode(now))

    def publish(self) -> None:
        """Tell the other processes who is at a screen of this one."""
        self._published = here, watching = self._here()
        self._hub.publish_presence(self._room.table.id, sorted(here), watching)

    def _here(self) -> tuple[set[str], int]:
        """Which seats have somebody at a screen of this process, and how many watch."""
        names = self._room.table.game.seat_names
        sockets = self._room.sockets
        seated = {names[socket.seat] for socket in sockets if socket.seat is not None}
        return seated, sum(socket.seat is None for socket in sockets)
