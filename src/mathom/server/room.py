"""A room: one table in this process's memory, and the sockets at it.

Everything that touches the table happens one after the other, under the room's lock, and in
one order: decide, store, show. Between deciding and storing the table is ahead of its log, so
nobody is shown anything then; when storing fails, the table is forgotten and read anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn, Protocol

from mathom.kernel.match import Match
from mathom.protocol import Accepted, Action, Seated, SeatKey, SitRequest
from mathom.server import actions, crash, seating, updates
from mathom.server.actions import Actor, Draft
from mathom.server.attendance import Attendance
from mathom.server.bot_turns import BotTurns
from mathom.server.entries import LogEntry, entries_of
from mathom.server.logs import event_log
from mathom.server.refusals import RequestRefused
from mathom.server.store import Conflict, StoreFailed
from mathom.server.table import Table
from mathom.server.visitors import Visitor

if TYPE_CHECKING:
    from mathom.server.hub import Hub

TRIES = 5
"""How often an action is decided anew because another process was faster."""

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
        table: what the log has told; ahead of the log while something is being stored, so
            look at it only under the lock.
        lock: whoever holds it alone touches the table.
        sockets: who is looking.
        wanted: when somebody last asked for the room or left it, by the monotonic clock.
        lost: whether the table could not be read anew; then it may be ahead of its log.
        behind: whether the log may have more than could be read.
        attendance: who is there.
        bots: who plays for bots.
    """

    def __init__(self, hub: Hub, table: Table) -> None:
        """A room that nobody has entered yet."""
        self.table = table
        self.lock = asyncio.Lock()
        self.sockets: set[Subscriber] = set()
        self.wanted = time.monotonic()
        self.lost = False
        self.behind = False
        self.attendance = Attendance(self, hub)
        self.bots = BotTurns(self, hub)
        self._hub = hub
        self._tidings: dict[tuple[int | None, int], str] = {}
        self._reported: set[tuple[int, int, str]] = set()

    @property
    def busy(self) -> bool:
        """Whether somebody is looking or a bot is thinking."""
        return bool(self.sockets) or self.bots.busy

    # Who is there.

    async def enter(
        self, socket: Subscriber, since: int, admit: Callable[[Table], tuple[int | None, str]]
    ) -> None:
        """Tell a socket how things stand for a viewer, and from now on everything that happens.

        Args:
            socket: who enters, or has and now is another viewer.
            since: how much of the log is known there already.
            admit: gives the viewer's seat, None for a spectator, and the welcome that is said
                first; or refuses.

        Raises:
            RequestRefused: the viewer is not admitted.
        """
        async with self.lock:
            if self.lost:
                socket.close(RequestRefused("not-stored"))
                return
            if since > self.table.number and self._hub.store.shared:
                await self._read_on()  # another process has told more than is known here
                self.show()
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
        """Forget a socket."""
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

        def decide() -> Draft:
            if self._is_done(actor, action):
                return []
            actions.check_length(self.table, self._hub.limits, action)
            return actions.draft(self.table, actor, action)

        async with self.lock:
            self._check_found()
            tried = getattr(action, "option", action.type)
            await self.carry_out(decide, actor.visitor, action.key, actor.seat, tried)
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
            self.show()
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

        def decide() -> Draft:
            nonlocal place, token
            actions.check_length(self.table, self._hub.limits)
            place, token, draft = seating.sit(self.table, visitor, request)
            return draft

        async with self.lock:
            self._check_found()
            await self.carry_out(decide, visitor.id)
            self.show()
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

        def decide() -> Draft:
            nonlocal token
            actions.check_length(self.table, self._hub.limits)
            token, draft = seating.invite(self.table, visitor, seat)
            return draft

        async with self.lock:
            self._check_found()
            await self.carry_out(decide, visitor.id)
            self.show()
        return {"seat": seat, "token": token}

    async def finished(self) -> tuple[Table, Match]:
        """The table and its match, which nothing changes any more.

        Raises:
            RequestRefused: the game is not over.
        """
        async with self.lock:
            self._check_found()
            match = self.table.match
            if match is None or not match.over:
                raise RequestRefused("not-over")
            return self.table, match

    async def carry_out(
        self,
        decide: Callable[[], Draft],
        actor: str = "",
        key: str | None = None,
        seat: int | None = None,
        tried: str = "",
    ) -> None:
        """Decide something and store it; decide anew when another process was faster.

        To be called under the lock; `show` comes after it.

        Args:
            decide: carries it out in the match and gives the entries; none is nothing to store.
            actor: the visitor who does it, or empty.
            key: the actor's name for it.
            seat: the seat that does it, for a report, should the rules fail.
            tried: what it does, for the same.

        Raises:
            RequestRefused: it is not done; the table is as the log last told it.
        """
        for _ in range(TRIES):
            entries = await self._decide(decide, actor, key, seat, tried)
            if not entries:
                return
            try:
                await self._store(entries)
            except Conflict:
                continue
            return
        raise RequestRefused("not-stored")

    async def _decide(
        self,
        decide: Callable[[], Draft],
        actor: str,
        key: str | None,
        seat: int | None,
        tried: str,
    ) -> list[LogEntry]:
        """Take entries to the table; whatever fails in the rules does so before it is stored."""
        table = self.table
        before = (table.version, table.number)
        try:
            entries = entries_of(decide(), table.number, actor, key, time.time())
            for entry in entries:
                table.take(entry)
            if table.version != before[0]:
                self._rehearse()
        except RequestRefused:
            raise
        except Exception as fault:
            if (table.version, table.number) != before:
                await self._read_anew()
            self.report(fault, seat, tried)
            raise RequestRefused("rules-failed") from None
        return entries

    def _rehearse(self) -> None:
        """Ask what comes next, and build what everybody will be told."""
        match = self.table.match
        if match is not None and not match.over:
            match.choice.view(match.choice.seat)
        self._tidings = self._build()

    async def _store(self, entries: list[LogEntry]) -> None:
        """Store entries that the table has taken.

        Raises:
            Conflict: another process was faster; the table now has what it stored.
            RequestRefused: the database does not answer; the table is as the log last told it.
        """
        table = self.table
        rematch = None
        if any(entry.kind == "rematch" for entry in entries):
            rematch = self._hub.lay(*seating.rematch(table))
        try:
            await self._hub.store.append(table.id, entries, table.summary(), rematch)
        except Conflict:
            await self._read_anew()
            raise
        except StoreFailed as fault:
            self._hub.store_failed(fault, table=table.id)
            await self._read_anew()
            raise RequestRefused("not-stored") from None
        except BaseException:
            await self._read_anew()
            raise
        if rematch is not None:
            self._hub.go_on_with(rematch)

    def report(self, fault: Exception, seat: int | None, tried: str) -> None:
        """Write a crash report, the first time that something fails."""
        _log.error("rules-failed", fault=fault, table=self.table.id)
        failure = (self.table.version, -1 if seat is None else seat, tried)
        if failure not in self._reported:
            self._reported.add(failure)
            self._hub.metrics.crash_reports.inc()
            path = crash.report(self._hub.crashes, self.table, seat, tried, fault)
            _log.error("crash-reported", table=self.table.id, report=path)

    async def _read_anew(self) -> None:
        """Forget the table and read it from its log; without a log everybody has to leave."""
        self._tidings = {}
        try:
            self.table = await self._hub.read(self.table.row)
        except StoreFailed as fault:
            self._hub.store_failed(fault, table=self.table.id)
            self._lose()
        except Exception as fault:
            _log.error("log-does-not-replay", fault=fault, table=self.table.id)
            self._lose()
        else:
            self.show()

    def _lose(self) -> NoReturn:
        """Have everybody leave: they come back to another room, once there is a log to read."""
        self.lost = True
        self._hub.lose(self)
        for socket in list(self.sockets):
            socket.close(RequestRefused("not-stored"))
        raise RequestRefused("not-stored") from None

    def _check_found(self) -> None:
        """Refuse what came while the table was lost: another room will have it.

        Raises:
            RequestRefused: it was.
        """
        if self.lost:
            raise RequestRefused("not-stored")

    async def catch_up(self, number: int | None = None) -> None:
        """Read what other processes have stored; `number` says how far the log goes now."""
        async with self.lock:
            if self.lost or (number is not None and number <= self.table.number):
                return
            await self._read_on()
            self.show()
        self.bots.wake(mine=False)

    async def _read_on(self) -> None:
        """Take what the log has more than the table."""
        try:
            log = await self._hub.store.log(self.table.id, self.table.number)
        except StoreFailed as fault:
            self._hub.store_failed(fault, table=self.table.id)
            self.behind = True
            return
        self.behind = False
        try:
            for entry in log:
                self.table.take(entry)
        except Exception as fault:
            _log.error("log-does-not-continue", fault=fault, table=self.table.id)
            await self._read_anew()

    # What is shown.

    def show(self) -> None:
        """Tell every socket what it has not heard, and see out whose seat is another's now."""
        number = self.table.number
        built, self._tidings = self._tidings, {}
        for socket in list(self.sockets):
            if socket.number == number:
                continue
            if socket.seat is not None and not self._sits(socket):
                socket.close(RequestRefused("not-your-seat"))
                continue
            kind = (socket.seat, socket.number)
            try:
                if kind not in built:
                    built[kind] = self._told(*kind)
            except Exception as fault:
                _log.error("view-failed", fault=fault, table=self.table.id)
                socket.close(RequestRefused("failed"))
                continue
            socket.number = number
            socket.send(built[kind])

    def _build(self) -> dict[tuple[int | None, int], str]:
        """What each kind of viewer has not heard."""
        kinds = {
            (socket.seat, socket.number)
            for socket in self.sockets
            if socket.number != self.table.number
        }
        return {kind: self._told(*kind) for kind in kinds}

    def _told(self, seat: int | None, since: int) -> str:
        return updates.encode(updates.build_update(self.table, seat, since, seen=True))

    def _sits(self, socket: Subscriber) -> bool:
        assert socket.seat is not None
        return self.table.chairs[socket.seat].visitor == socket.holder
