"""The hub: all rooms of this process, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mathom.server.bot_pool import BotPool
from mathom.server.entries import NewTable, TableRow
from mathom.server.limits import Limits
from mathom.server.logs import event_log
from mathom.server.metrics import Metrics
from mathom.server.refusals import RequestRefused
from mathom.server.room import Room
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table

INTERVAL = 5.0
"""The seconds between two maintenance rounds, in which the hub also says that it is alive."""
SILENCE = 3 * INTERVAL
"""After how many silent seconds another process is considered gone."""
IDLE = 300.0
"""How many seconds an idle room is kept in memory."""

LONG = 500
"""A log of more entries is read in a thread, so that other tables need not wait."""

_log = event_log(__name__)


@dataclass(eq=False)
class Hub:
    """Opens rooms on demand, and drops those that nobody needs.

    Attributes:
        store: where logs are.
        bot_pool: the processes in which bots choose.
        limits: what the server accepts from strangers.
        metrics: the figures for the operator.
        crashes: the folder of crash reports.
    """

    store: Store
    bot_pool: BotPool
    limits: Limits
    metrics: Metrics
    crashes: Path

    def __post_init__(self) -> None:
        """No room is open yet."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._heard: dict[str, float] = {}
        self._bots_may_wait = True  # whether tables may wait for a bot that no process asks
        self._publishing = asyncio.Lock()

    async def start(self) -> None:
        """Listen to other processes, and start the maintenance."""
        self.store.listen(self._notice, self._missed)
        self.spawn(self._maintain())

    async def _wake_bots(self) -> None:
        """Open the tables that wait for a bot, so that it chooses."""
        self._bots_may_wait = False
        try:
            waiting = await self.store.waiting_for_bots()
        except StoreFailed as fault:
            self.store_failed(fault)
            self._bots_may_wait = True
            return
        for id in waiting:
            await self._wake(id, mine=False)

    def close_sockets(self) -> None:
        """Close all sockets; their clients are told that the server restarts."""
        for room in list(self._rooms.values()):
            for socket in list(room.sockets):
                socket.close(RequestRefused("restarting"))

    async def stop(self) -> None:
        """Close all sockets, end all tasks and forget all tables.

        What is not stored by now is not done; what is stored later, the next server reads.
        """
        self.close_sockets()
        while self._tasks:  # ending one may start another, such as telling that somebody left
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
        self._rooms.clear()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            _log.error("task-failed", fault=fault)

    def store_failed(self, fault: StoreFailed, **about: str) -> None:
        """Count and log that the database did not answer."""
        self.metrics.store_failures.inc()
        _log.error("store-failed", fault=fault, **about)

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be.

        Raises:
            RequestRefused: there is no such table, or it cannot be opened.
        """
        room = self._rooms.get(id)
        if room is not None:
            room.wanted = time.monotonic()
            return room
        if id not in self._opening:
            task = asyncio.create_task(self._open(id))
            self._opening[id] = task
            task.add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> Room:
        try:
            row = await self.store.table(id)
            if row is None:
                raise RequestRefused("no-such-table")
            table = await self.read(row)
        except StoreFailed as fault:
            self.store_failed(fault, table=id)
            raise RequestRefused("not-read") from None
        except RequestRefused:
            raise
        except Exception as fault:  # a spoilt row must not keep the server from its other tables
            _log.error("log-does-not-replay", fault=fault, table=id)
            raise RequestRefused("rules-failed") from None
        room = Room(self, table)
        self._rooms[id] = room
        self.metrics.tables.set(len(self._rooms))
        # Something may have been stored, and its notice passed over, while the log was read.
        if self.store.shared:
            await room.catch_up()
        return room

    async def read(self, row: TableRow) -> Table:
        """The table that its log tells.

        Raises:
            RequestRefused: it is played by other rules than those of this program.
            StoreFailed: the database does not answer.
            Exception: whatever a spoilt log leads to.
        """
        log = await self.store.log(row.id)
        if len(log) > LONG:
            return await asyncio.to_thread(Table.read, row, log)
        return Table.read(row, log)

    async def make(self, new: NewTable) -> None:
        """Store a new table.

        Raises:
            RequestRefused: the database does not answer.
        """
        try:
            await self.store.make(new.row, new.entries, new.summary)
        except StoreFailed as fault:
            self.store_failed(fault, table=new.row.id)
            raise RequestRefused("not-stored") from None
        _log.info("table-made", table=new.row.id, game=new.row.game)
        self.wake_bot_of(new)

    def wake_bot_of(self, new: NewTable) -> None:
        """Wake the bot that is asked first at a new table, if one is."""
        if new.summary.bot_asked:
            self.spawn(self._wake(new.row.id))

    async def _wake(self, id: str, mine: bool = True) -> None:
        """Open a table that waits for a bot, so that it chooses."""
        try:
            room = await self.room(id)
        except RequestRefused as refusal:
            _log.warning("table-not-opened", table=id, code=refusal.code)
            self._bots_may_wait |= refusal.code == "not-read"
        else:
            room.bots.wake(mine)

    def forget(self, room: Room) -> None:
        """Drop a room; whoever wants it opens it again from its log."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self.metrics.tables.set(len(self._rooms))

    def lose(self, room: Room) -> None:
        """Drop a room whose table has come to differ from its log."""
        self.forget(room)
        self._bots_may_wait = True

    async def _maintain(self) -> None:
        """Do the maintenance again and again, whatever goes wrong in one round."""
        while True:
            try:
                await self._maintain_once()
            except Exception as fault:
                _log.error("round-failed", fault=fault)
            await asyncio.sleep(INTERVAL)

    async def _maintain_once(self) -> None:
        """Wake bots, drop idle rooms and silent processes, and say that this one is alive."""
        if self._bots_may_wait:
            self.spawn(self._wake_bots())
        now = time.monotonic()
        for room in list(self._rooms.values()):
            room.bots.wake(mine=False)
            if room.behind:
                self.spawn(room.catch_up())
            if not room.busy and now - room.wanted > IDLE:
                self.forget(room)
        for process, heard in list(self._heard.items()):
            if now - heard > SILENCE:
                del self._heard[process]
                self._bots_may_wait = True
                for room in self._rooms.values():
                    room.attendance.gone(process)
        await self._publish({"alive": True, "process": self.store.process})

    # What other processes say.

    def publish_presence(self, id: str, here: list[str], watching: int) -> None:
        """Tell the other processes who is at a table here."""
        if self.store.shared:
            notice = {
                "table": id,
                "here": here,
                "watching": watching,
                "process": self.store.process,
            }
            self.spawn(self._publish(notice))

    async def _publish(self, notice: dict[str, Any]) -> None:
        """Tell the other processes something, after all that was to be told before.

        A notice that overtook another would be taken for the older news.
        """
        try:
            async with self._publishing:
                await self.store.publish(notice)
        except StoreFailed as fault:
            _log.warning("publish-failed", fault=fault)

    def _notice(self, notice: dict[str, Any]) -> None:
        if "process" in notice:
            self._note_alive(notice["process"])
        if "roll-call" in notice:
            for each in self._rooms.values():
                if each.sockets:
                    each.attendance.publish()
        room = self._rooms.get(notice.get("table", ""))
        if room is None:
            return
        if "here" in notice:
            room.attendance.heard(notice["process"], notice["here"], notice["watching"])
        elif "number" in notice:
            self.spawn(room.catch_up(notice["number"]))

    def _note_alive(self, process: str) -> None:
        """Note that a process is alive."""
        if process not in self._heard:  # or it was taken for gone, and its presences with it
            self._ask_for_presence()
        self._heard[process] = time.monotonic()

    def _ask_for_presence(self) -> None:
        """Ask every other process who is at its tables."""
        self.spawn(self._publish({"roll-call": True, "process": self.store.process}))

    def _missed(self) -> None:
        """Notices may have been lost: every open table reads on in its log."""
        self._bots_may_wait = True
        self._ask_for_presence()
        for room in list(self._rooms.values()):
            room.attendance.doubt()
            self.spawn(room.catch_up())
