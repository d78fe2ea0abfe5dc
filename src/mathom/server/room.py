"""A room: one table in this process's memory, and the sockets at it.

Changes happen one after the other, under the room's lock, and in one order: prepare, store,
commit, show. The table is never ahead of its log: what is prepared is another table, which takes
its place once its entries are stored and is dropped when they are not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from mathom.kernel.match import Match
from mathom.protocol import Accepted, Action, Seated, SeatKey, SitRequest
from mathom.server import actions, crash, seating, updates
from mathom.server.actions import Actor
from mathom.server.attendance import Attendance
from mathom.server.bot_turns import BotTurns
from mathom.server.entries import LogEntry
from mathom.server.logs import event_log
from mathom.server.refusals import RequestRefused
from mathom.server.store import Conflict, StoreFailed
from mathom.server.table import Table
from mathom.server.visitors import Visitor

if TYPE_CHECKING:
    from mathom.server.hub import Hub

TRIES = 5
"""How often an action is decided anew because another process was faster."""

Updates = dict[tuple[int | None, int], str]
"""Encoded updates by the viewer's seat and the last entry that the viewer knows."""

_log = event_log(__name__)


class Subscriber(Protocol):
    """A socket as its room sees it.

    Attributes:
        seat: the viewer's seat; None is a spectator.
        holder: the visitor who held that seat when it was joined, or empty.
        number: how much of the log it has been told.
    """

    seat: int | None
    holder: str
    number: int

    def send(self, text: str) -> None:
        """Send a message, or keep it until the reader is ready."""
        ...

    def close(self, refusal: RequestRefused) -> None:
        """Say why, and close."""
        ...


class Room:
    """A live table.

    Attributes:
        table: what the log says, as far as it was read.
        lock: held while the table is changed.
        sockets: the connections of players and spectators.
        wanted: when somebody last asked for the room or left it, by the monotonic clock.
        behind: whether the log may have more than was read.
        attendance: who is there.
        bots: who plays for bots.
    """

    def __init__(self, hub: Hub, table: Table) -> None:
        """A room without sockets."""
        self.table = table
        self.lock = asyncio.Lock()
        self.sockets: set[Subscriber] = set()
        self.wanted = time.monotonic()
        self.behind = False
        self.attendance = Attendance(self, hub)
        self.bots = BotTurns(self, hub)
        self._hub = hub
        self._reported: set[tuple[int, int, str]] = set()

    @property
    def busy(self) -> bool:
        """Whether anybody is connected or a bot is choosing."""
        return bool(self.sockets) or self.bots.busy

    # Who is there.

    async def enter(
        self, socket: Subscriber, since: int, admit: Callable[[Table], tuple[int | None, str]]
    ) -> None:
        """Send a socket how things stand for a viewer, and from now on every update.

        Args:
            socket: a new connection, or one that becomes another viewer.
            since: the last entry of the log that the viewer knows.
            admit: gives the viewer's seat, None for a spectator, and the welcome message; or
                refuses.

        Raises:
            RequestRefused: the viewer is not admitted.
        """
        async with self.lock:
            if since > self.table.number and self._hub.store.shared:
                await self._read_on()  # another process has told more than is known here
            seat, welcome = admit(self.table)
            update = updates.encode(updates.build_update(self.table, seat, since))
            self.sockets.add(socket)
            socket.seat = seat
            socket.holder = "" if seat is None else self.table.chairs[seat].visitor
            socket.number = self.table.number
            socket.send(welcome)
            socket.send(update)
        self.attendance.tell(socket)
        self.bots.wake(mine=False)

    def leave(self, socket: Subscriber) -> None:
        self.sockets.discard(socket)
        self.wanted = time.monotonic()
        self.attendance.tell()

    # What is done.

    async def act(self, actor: Actor, action: Action, answer: Callable[[Accepted], None]) -> None:
        """Carry out an action of somebody at the table, once.

        Args:
            actor: who.
            action: what.
            answer: called when it is stored, before anybody is shown what it has changed.

        Raises:
            RequestRefused: it is not done, and nothing has changed.
        """
        begin = time.perf_counter()

        def decide() -> list[LogEntry]:
            if self._is_done(actor, action):
                return []
            actions.check_length(self.table, self._hub.limits, action)
            return actions.decide(self.table, actor, action)

        async with self.lock:
            tried = getattr(action, "option", action.type)
            built = await self.carry_out(decide, actor.seat, tried)
            self._hub.metrics.stored.observe(time.perf_counter() - begin)
            table = self.table
            done = table.done(actor.visitor, action.key)
            answer(
                {
                    "type": "accepted",
                    "key": action.key,
                    "number": table.number if done is None else done.number,
                    "version": table.version if done is None else done.version,
                }
            )
            self.show(built)
        self._hub.metrics.shown.observe(time.perf_counter() - begin)
        self.bots.wake(mine=True)

    def _is_done(self, actor: Actor, action: Action) -> bool:
        """Whether an action has been carried out before.

        Raises:
            RequestRefused: the actor has used its key for something else.
        """
        done = self.table.done(actor.visitor, action.key)
        if done is None:
            return False
        if done.kind not in actions.HANDLERS[type(action)].begins:
            raise RequestRefused("key-used")
        return True

    async def sit(self, visitor: Visitor, request: SitRequest) -> Seated:
        """Give somebody a seat.

        Raises:
            RequestRefused: there is none for them; nothing has changed.
        """
        place, token = 0, None

        def decide() -> list[LogEntry]:
            nonlocal place, token
            actions.check_length(self.table, self._hub.limits)
            place, token, entries = seating.sit(self.table, visitor, request)
            return entries

        async with self.lock:
            self.show(await self.carry_out(decide))
            seat = self.table.chairs[place].seat
            told: Seated = {"table": self.table.info(), "seat": seat, "token": token}
        self.bots.wake(mine=True)
        return told

    async def invite(self, visitor: Visitor, seat: str) -> SeatKey:
        """Make a new invitation to a free seat; the old one is worth nothing then.

        Raises:
            RequestRefused: the visitor does not sit here, or the seat is not free.
        """
        token = ""

        def decide() -> list[LogEntry]:
            nonlocal token
            actions.check_length(self.table, self._hub.limits)
            token, entries = seating.invite(self.table, visitor, seat)
            return entries

        async with self.lock:
            self.show(await self.carry_out(decide))
        return {"seat": seat, "token": token}

    def finished(self) -> tuple[Table, Match]:
        """The table and its match, which nothing changes any more.

        Raises:
            RequestRefused: the game is not over.
        """
        match = self.table.match
        if match is None or not match.over:
            raise RequestRefused("not-over")
        return self.table, match

    async def carry_out(
        self, decide: Callable[[], list[LogEntry]], seat: int | None = None, tried: str = ""
    ) -> Updates:
        """Prepare something, store it and commit it; begin anew when another process was faster.

        To be called under the lock; `show` comes after it, with the updates that this gives.

        Args:
            decide: gives the entries to store for the table as it is; none is nothing to do.
            seat: the seat that does it, for a report, should the rules fail.
            tried: what it does, for the same.

        Raises:
            RequestRefused: it is not done.
        """
        for _ in range(TRIES):
            try:
                entries = decide()
                if not entries:
                    return {}
                entries, table = actions.complete(entries, self.table.after(entries))
                built = self._build_updates(table)
            except RequestRefused:
                raise
            except Exception as fault:
                self.report(fault, seat, tried)
                raise RequestRefused("rules-failed") from None
            if await self._store(table, entries):
                self.table = table
                return built
            if self.behind:
                break
        raise RequestRefused("not-stored")

    def _build_updates(self, table: Table) -> Updates:
        """Ask what comes next at a prepared table, and build what everybody will be told."""
        match = table.match
        if match is None or table.version == self.table.version:
            return {}
        if not match.over:
            match.choice.view(match.choice.seat)
        return {
            (socket.seat, socket.number): _encoded(table, socket.seat, socket.number)
            for socket in self.sockets
        }

    async def _store(self, table: Table, entries: list[LogEntry]) -> bool:
        """Store the entries that lead to a prepared table; False if another process was faster.

        Raises:
            RequestRefused: the database does not answer.
        """
        rematch = None
        if any(entry.kind == "rematch" for entry in entries):
            rematch = seating.rematch(table)
        try:
            await self._hub.store.append(table.id, entries, table.summary(), rematch)
        except Conflict:
            await self._read_on()
            return False
        except StoreFailed as fault:
            self._hub.store_failed(fault, table=table.id)
            await self._read_on()  # it may be stored all the same
            raise RequestRefused("not-stored") from None
        except BaseException:
            self.behind = True
            raise
        if rematch is not None:
            self._hub.wake_bot_of(rematch)
        return True

    def report(self, fault: Exception, seat: int | None, tried: str) -> None:
        """Write a crash report, the first time that something fails."""
        _log.error("rules-failed", fault=fault, table=self.table.id)
        failure = (self.table.version, -1 if seat is None else seat, tried)
        if failure not in self._reported:
            self._reported.add(failure)
            self._hub.metrics.crash_reports.inc()
            path = crash.report(self._hub.crashes, self.table, seat, tried, fault)
            _log.error("crash-reported", table=self.table.id, report=path)

    async def catch_up(self, number: int | None = None) -> None:
        """Read what other processes have stored; `number` says how far the log goes now."""
        async with self.lock:
            if number is not None and number <= self.table.number:
                return
            await self._read_on()
        self.bots.wake(mine=False)

    async def _read_on(self) -> None:
        """Read what the log has more than the table, and show it."""
        self.behind = True
        try:
            log = await self._hub.store.log(self.table.id, self.table.number)
            self.table = self.table.after(log)
        except StoreFailed as fault:
            self._hub.store_failed(fault, table=self.table.id)
        except Exception as fault:
            _log.error("log-does-not-continue", fault=fault, table=self.table.id)
            self._hub.lose(self)  # whoever comes back has it opened from its log
            for socket in list(self.sockets):
                socket.close(RequestRefused("not-stored"))
        else:
            self.behind = False
            self.show()

    # What is shown.

    def show(self, built: Updates | None = None) -> None:
        """Send every socket what it does not know yet; close those whose seat is another's now.

        Args:
            built: updates that were built already.
        """
        number = self.table.number
        built = {} if built is None else built
        for socket in list(self.sockets):
            if socket.number == number:
                continue
            if socket.seat is not None and not self._sits(socket):
                socket.close(RequestRefused("not-your-seat"))
                continue
            kind = (socket.seat, socket.number)
            try:
                if kind not in built:
                    built[kind] = _encoded(self.table, *kind)
            except Exception as fault:
                _log.error("view-failed", fault=fault, table=self.table.id)
                socket.close(RequestRefused("failed"))
                continue
            socket.number = number
            socket.send(built[kind])

    def _sits(self, socket: Subscriber) -> bool:
        assert socket.seat is not None
        return self.table.chairs[socket.seat].visitor == socket.holder


def _encoded(table: Table, seat: int | None, since: int) -> str:
    return updates.encode(updates.build_update(table, seat, since, seen=True))
