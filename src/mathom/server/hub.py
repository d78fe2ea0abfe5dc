"""The hub: all rooms of this process, and what they share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from mathom.server import seating
from mathom.server.actions import Draft
from mathom.server.journal import journal
from mathom.server.limits import Limits
from mathom.server.log import LogEntry, TableRow
from mathom.server.metrics import Metrics
from mathom.server.refusals import Refusal
from mathom.server.room import Room
from mathom.server.store import Conflict, Store, StoreFailed
from mathom.server.table import Table
from mathom.server.thinkers import Thinkers

ROUND = 5.0
"""Every how many seconds the hub looks after its rooms and says that it lives."""
SILENCE = 3 * ROUND
"""After how many seconds without a word another process is taken for gone."""
IDLE = 300.0
"""For how many seconds a room in which nothing happens is kept in memory."""

_journal = journal(__name__)


class Hub:
    """Opens rooms as they are asked for, and forgets those nobody needs.

    Attributes:
        store: where logs are.
        thinkers: who thinks for bots.
        limits: what strangers may do.
        metrics: what an operator can read.
        crashes: the folder of crash reports.
    """

    def __init__(
        self, store: Store, thinkers: Thinkers, limits: Limits, metrics: Metrics, crashes: Path
    ) -> None:
        """A hub without rooms."""
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.metrics = metrics
        self.crashes = crashes
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._heard: dict[str, float] = {}

    async def start(self) -> None:
        """Listen to other processes, and go on with tables that wait for a bot."""
        self.store.listen(self._notice, self._missed)
        self.spawn(self._look_after())
        self.spawn(self._go_on())

    async def _go_on(self) -> None:
        """Open the tables that wait for a bot, so that it chooses."""
        for id in await self.store.waiting_for_bots():
            try:
                room = await self.room(id)
            except Refusal as refusal:
                _journal.warning("table-not-opened", table=id, code=refusal.code)
            else:
                room.wake()

    async def stop(self) -> None:
        """Tell everybody that the server restarts, and finish what is being stored."""
        for room in list(self._rooms.values()):
            for socket in list(room.sockets):
                socket.close(Refusal("restarting"))
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Have something done in the background; a failure is noted in the journal."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            _journal.error("task-failed", fault=fault)

    async def room(self, id: str) -> Room:
        """The room of a table, opened if need be.

        Raises:
            Refusal: there is no such table, or it cannot be opened.
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
                raise Refusal("no-such-table")
            table = await self.read(row)
        except StoreFailed as fault:
            _journal.error("store-failed", fault=fault, table=id)
            raise Refusal("not-stored") from None
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
            Refusal: it does not follow the rules of this program.
            StoreFailed: the database does not answer.
        """
        try:
            return Table.read(row, await self.store.log(row.id))
        except (StoreFailed, Refusal):
            raise
        except Exception as fault:  # one spoilt log must not keep the server from its other tables
            _journal.error("log-does-not-replay", fault=fault, table=row.id)
            raise Refusal("rules-failed") from None

    async def make(self, row: TableRow, draft: Draft, visitor: str) -> Table:
        """Make a table.

        Raises:
            Refusal: the database does not answer.
        """
        table = Table(row)
        entries = [
            LogEntry(number, kind, visitor, None, body, row.made)
            for number, (kind, body) in enumerate(draft, 1)
        ]
        for entry in entries:
            table.take(entry)
        try:
            await self.store.make(row, entries, table.summary())
        except StoreFailed as fault:
            _journal.error("store-failed", fault=fault, table=row.id)
            raise Refusal("not-stored") from None
        _journal.info("table-made", table=row.id, game=row.game)
        if table.bot_asked:
            (await self.room(row.id)).wake()
        return table

    async def make_rematch(self, table: Table) -> None:
        """Make the table that a rematch has named, unless it is there already.

        Raises:
            Refusal: the database does not answer.
        """
        row, draft = seating.rematch(table)
        try:
            await self.make(row, draft, "")
        except Conflict:
            return

    def forget(self, room: Room) -> None:
        """Drop a room; whoever wants it opens it again from its log."""
        if self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self.metrics.tables.set(len(self._rooms))

    async def _look_after(self) -> None:
        """Forget idle rooms and silent processes, and say that this one lives."""
        while True:
            await asyncio.sleep(ROUND)
            now = time.monotonic()
            for room in list(self._rooms.values()):
                room.wake()
                if not room.busy and now - room.wanted > IDLE:
                    self.forget(room)
            for process, heard in list(self._heard.items()):
                if now - heard > SILENCE:
                    del self._heard[process]
                    for room in self._rooms.values():
                        room.process_gone(process)
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
        try:
            await self.store.publish(notice)
        except StoreFailed as fault:
            _journal.warning("publish-failed", fault=fault)

    def _notice(self, notice: dict[str, Any]) -> None:
        if "process" in notice:
            self._heard[notice["process"]] = time.monotonic()
        room = self._rooms.get(notice.get("table", ""))
        if room is None:
            return
        if "here" in notice:
            room.presence_elsewhere(notice["process"], notice["here"], notice["watching"])
        elif "number" in notice:
            self.spawn(room.catch_up(notice["number"]))

    def _missed(self) -> None:
        """Some notices may be lost: every open table reads on in its log."""
        for room in list(self._rooms.values()):
            self.spawn(room.catch_up())
