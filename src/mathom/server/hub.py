"""The hub: all rooms of this process, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from mathom.server.actions import Draft
from mathom.server.bot_pool import BotPool
from mathom.server.entries import NewTable, TableRow, entries_of
from mathom.server.limits import Limits
from mathom.server.logs import event_log
from mathom.server.metrics import Metrics
from mathom.server.refusals import RequestRefused
from mathom.server.room import Room
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table

ROUND = 5.0
"""Every how many seconds the hub looks after its rooms and says that it lives."""
SILENCE = 3 * ROUND
"""After how many seconds without a word another process is taken for gone."""
IDLE = 300.0
"""For how many seconds a room in which nothing happens is kept in memory."""

LONG = 500
"""From how many entries on a log is read in a thread, so that other tables need not wait."""

_log = event_log(__name__)


class Hub:
    """Opens rooms as they are asked for, and forgets those nobody needs.

    Attributes:
        store: where logs are.
        bot_pool: who thinks for bots.
        limits: what strangers may do.
        metrics: what an operator can read.
        crashes: the folder of crash reports.
    """

    def __init__(
        self, store: Store, bot_pool: BotPool, limits: Limits, metrics: Metrics, crashes: Path
    ) -> None:
        """A hub without rooms."""
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self.metrics = metrics
        self.crashes = crashes
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._heard: dict[str, float] = {}
        self._overlooked = True  # whether tables may wait for a bot that no process asks
        self._voice = asyncio.Lock()

    async def start(self) -> None:
        """Listen to other processes, and look after the tables from now on."""
        self.store.listen(self._notice, self._missed)
        self.spawn(self._look_after())

    async def _go_on(self) -> None:
        """Open the tables that wait for a bot, so that it chooses."""
        self._overlooked = False
        try:
            waiting = await self.store.waiting_for_bots()
        except StoreFailed as fault:
            self.store_failed(fault)
            self._overlooked = True
            return
        for id in waiting:
            await self._wake(id, mine=False)

    def farewell(self) -> None:
        """Tell everybody that the server restarts, and close their sockets."""
        for room in list(self._rooms.values()):
            for socket in list(room.sockets):
                socket.close(RequestRefused("restarting"))

    async def stop(self) -> None:
        """Say farewell, and end; what is not stored by now is not done."""
        self.farewell()
        while self._tasks:  # ending one may start another, such as telling that somebody left
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done in the background; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            _log.error("task-failed", fault=fault)

    def store_failed(self, fault: StoreFailed, **about: str) -> None:
        """Have an operator know that the database did not answer."""
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

    def lay(self, row: TableRow, draft: Draft, visitor: str = "") -> NewTable:
        """A table that is to be made, with the first entries of its log."""
        table = Table(row)
        entries = entries_of(draft, 0, visitor, None, row.made)
        for entry in entries:
            table.take(entry)
        return NewTable(row, entries, table.summary())

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
        self.go_on_with(new)

    def go_on_with(self, new: NewTable) -> None:
        """Have the bot that is asked first at a new table choose."""
        if new.summary.bot_asked:
            self.spawn(self._wake(new.row.id))

    async def _wake(self, id: str, mine: bool = True) -> None:
        """Open a table that waits for a bot, so that it chooses."""
        try:
            room = await self.room(id)
        except RequestRefused as refusal:
            _log.warning("table-not-opened", table=id, code=refusal.code)
            self._overlooked |= refusal.code == "not-read"
        else:
            room.bots.wake(mine)

    def forget(self, room: Room) -> None:
        """Drop a room; whoever wants it opens it again from its log."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self.metrics.tables.set(len(self._rooms))

    def lose(self, room: Room) -> None:
        """Drop a room whose table the database does not give any more."""
        self.forget(room)
        self._overlooked = True

    async def _look_after(self) -> None:
        """Look after everything, round by round, whatever goes wrong in one of them."""
        while True:
            try:
                await self._round()
            except Exception as fault:
                _log.error("round-failed", fault=fault)
            await asyncio.sleep(ROUND)

    async def _round(self) -> None:
        """Wake bots, forget idle rooms and silent processes, and say that this one lives."""
        if self._overlooked:
            self.spawn(self._go_on())
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
                self._overlooked = True
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
            async with self._voice:
                await self.store.publish(notice)
        except StoreFailed as fault:
            _log.warning("publish-failed", fault=fault)

    def _notice(self, notice: dict[str, Any]) -> None:
        if "process" in notice:
            self._hear(notice["process"])
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

    def _hear(self, process: str) -> None:
        """Take note that a process lives."""
        if process not in self._heard:  # or it was taken for gone, and its presences with it
            self._call_the_roll()
        self._heard[process] = time.monotonic()

    def _call_the_roll(self) -> None:
        """Have every other process say who is at its tables."""
        self.spawn(self._publish({"roll-call": True, "process": self.store.process}))

    def _missed(self) -> None:
        """Some notices may be lost: every open table reads on in its log."""
        self._overlooked = True
        self._call_the_roll()
        for room in list(self._rooms.values()):
            room.attendance.doubt()
            self.spawn(room.catch_up())
