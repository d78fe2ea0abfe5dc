"""A room: one table in this process's memory, and the sockets at it.

Everything that touches the table happens one after the other, under the room's lock, and in
one order: decide, store, show. Between deciding and storing the table is ahead of its log, so
nobody is shown anything then; when storing fails, the table is forgotten and read anew.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from mathom.kernel.chance import Chance
from mathom.kernel.errors import MathomError
from mathom.kernel.match import Match
from mathom.server import actions, crash, seating, telling
from mathom.server.actions import Actor, Draft
from mathom.server.journal import journal
from mathom.server.log import LogEntry
from mathom.server.protocol import Accepted, Action, Choose, Presence, Rematch, Seated, SitWish
from mathom.server.refusals import Refusal
from mathom.server.store import Conflict, StoreFailed
from mathom.server.table import Table
from mathom.server.thinkers import BotFailed, Question
from mathom.server.visitors import Visitor

if TYPE_CHECKING:
    from mathom.server.hub import Hub

PATIENCE = 3.0
"""How many seconds a bot's choice may be missing before a process that did not ask for it
asks too. Two answers do no harm: the log takes one."""
TRIES = 5
"""How often an action is decided anew because another process was faster."""

_journal = journal(__name__)


class Listener(Protocol):
    """A socket as its room sees it.

    Attributes:
        seat: the viewer's seat; None is a spectator.
        number: how much of the log it has been told.
    """

    seat: int | None
    number: int

    def send(self, text: str) -> None:
        """Send a message, or keep it until the reader is ready."""
        ...

    def close(self, refusal: Refusal) -> None:
        """Say why, and close."""
        ...


class Lots(Chance):
    """Outcomes from the operating system, for what no record will ever replay."""

    __slots__ = ()

    def pick(self, n: int) -> int:
        """One of `n`."""
        return secrets.randbelow(n)


class Room:
    """A live table.

    Attributes:
        table: what the log has told.
        sockets: who is looking.
        wanted: when somebody last asked for the room or left it, by the monotonic clock.
    """

    def __init__(self, hub: Hub, table: Table) -> None:
        """A room that nobody has entered yet."""
        self.table = table
        self.sockets: set[Listener] = set()
        self.wanted = time.monotonic()
        self._hub = hub
        self._lock = asyncio.Lock()
        self._thinking: asyncio.Task[None] | None = None
        self._elsewhere: dict[str, tuple[set[str], int]] = {}
        self._presence: Presence | None = None
        self._stuck = 0  # the version at which the rules failed for a bot
        self._lost = False  # whether the table could not be read anew and may be ahead of its log

    @property
    def busy(self) -> bool:
        """Whether somebody is looking or a bot is thinking."""
        return bool(self.sockets) or self._thinking is not None

    # Who is there.

    async def enter(self, socket: Listener, seat: int | None, since: int, welcome: str) -> None:
        """Tell a socket how things stand for a viewer, and from now on everything that happens.

        Args:
            socket: who enters, or has and now is another viewer.
            seat: the viewer's seat; None is a spectator.
            since: how much of the log is known there already.
            welcome: what is said first; nothing comes between it and how things stand.
        """
        async with self._lock:
            if self._lost:
                socket.close(Refusal("not-stored"))
                return
            self.sockets.add(socket)
            socket.seat = seat
            socket.send(welcome)
            update = telling.update(self.table, seat, since)
            socket.number = update["number"]
            socket.send(telling.encode(update))
        self._tell_presence(socket)
        self._wake_bot(mine=False)

    def leave(self, socket: Listener) -> None:
        """Forget a socket."""
        self.sockets.discard(socket)
        self.wanted = time.monotonic()
        self._tell_presence()

    def presence_here(self) -> tuple[set[str], int]:
        """Which seats have somebody at a screen of this process, and how many watch."""
        names = self.table.game.seat_names
        seated = {names[socket.seat] for socket in self.sockets if socket.seat is not None}
        return seated, sum(socket.seat is None for socket in self.sockets)

    def presence_elsewhere(self, process: str, here: Iterable[str], watching: int) -> None:
        """Take note of who is there according to another process."""
        new = process not in self._elsewhere
        self._elsewhere[process] = (set(here), watching)
        self._tell_presence(answer=new)

    def process_gone(self, process: str) -> None:
        """Forget who was there according to a process that is heard no more."""
        if self._elsewhere.pop(process, None) is not None:
            self._tell_presence()

    def _tell_presence(self, joined: Listener | None = None, answer: bool = False) -> None:
        """Tell everybody who is there, when that has changed, and in any case who has joined."""
        here, watching = self.presence_here()
        local = (sorted(here), watching)
        for elsewhere, others in self._elsewhere.values():
            here = here | elsewhere
            watching += others
        seats = [chair.seat for chair in self.table.chairs if chair.seat in here]
        now: Presence = {"type": "presence", "here": seats, "watching": watching}
        changed = now != self._presence
        if changed:
            self._presence = now
            text = telling.encode(now)
            for socket in self.sockets:
                socket.send(text)
        elif joined is not None:
            joined.send(telling.encode(now))
        if changed or answer:
            self._hub.publish_presence(self.table.id, *local)

    # What is done.

    async def act(self, actor: Actor, action: Action, answer: Callable[[Accepted], None]) -> None:
        """Carry out an action of somebody at the table, once.

        Args:
            actor: who.
            action: what.
            answer: called when it is stored, before anybody is shown what it has changed.

        Raises:
            Refusal: it is not done, and nothing has changed.
        """
        begin = time.perf_counter()
        async with self._lock:
            self._check_found()
            number, version = await self._once(actor, action)
            self._hub.metrics.stored.observe(time.perf_counter() - begin)
            if isinstance(action, Rematch):
                await self._hub.make_rematch(self.table)
            answer({"type": "accepted", "key": action.key, "number": number, "version": version})
            self._show()
        self._hub.metrics.shown.observe(time.perf_counter() - begin)
        self._wake_bot(mine=True)

    async def sit(self, visitor: Visitor, wish: SitWish) -> Seated:
        """Give somebody a seat.

        Raises:
            Refusal: there is none for them; nothing has changed.
        """
        async with self._lock:
            self._check_found()
            for _ in range(TRIES):
                place, token, draft = seating.sit(self.table, visitor, wish)
                try:
                    if draft:
                        await self._append(draft, visitor.id, None)
                        self._show()
                except Conflict:
                    continue
                seat = self.table.chairs[place].seat
                break
            else:
                raise Refusal("not-stored")
            told: Seated = {"table": self.table.info(), "seat": seat, "token": token}
        self._wake_bot(mine=True)
        return told

    async def finished(self) -> tuple[Table, Match]:
        """The table and its match, which nothing changes any more.

        Raises:
            Refusal: the game is not over.
        """
        async with self._lock:
            self._check_found()
            match = self.table.match
            if match is None or not match.over:
                raise Refusal("not-over")
            return self.table, match

    def wake(self) -> None:
        """Go on with a table that waits for a bot."""
        self._wake_bot(mine=False)

    async def _once(self, actor: Actor, action: Action) -> tuple[int, int]:
        """Number and version of an action, which is carried out unless it has been before."""
        for _ in range(TRIES):
            done = self.table.done(actor.visitor, action.key)
            if done is not None:
                return done
            if self.table.number >= self._hub.limits.entries_per_table:
                raise Refusal("log-full", most=self._hub.limits.entries_per_table)
            try:
                draft = await self._decide(actor, action)
                if not draft:
                    return self.table.number, self.table.version
                await self._append(draft, actor.visitor, action.key)
            except Conflict:
                continue
            done = self.table.done(actor.visitor, action.key)
            assert done is not None
            return done
        raise Refusal("not-stored")

    async def _decide(self, actor: Actor, action: Action) -> Draft:
        """The entries of an action; a failure of the rules is reported and refuses it."""
        version = self.table.version
        try:
            draft = actions.draft(self.table, actor, action)
            self._rehearse()
        except Refusal:
            raise
        except Exception as fault:
            option = action.option if isinstance(action, Choose) else action.type
            self._report(fault, actor.seat, option)
            if self.table.version != version:
                await self._read_anew()
            raise Refusal("rules-failed") from None
        return draft

    def _rehearse(self) -> None:
        """Ask what comes next: if the rules fail at that, it is before anything is stored."""
        match = self.table.match
        if match is not None and not match.over:
            match.choice.view(match.choice.seat)

    def _report(self, fault: Exception, seat: int, option: str) -> None:
        self._hub.metrics.crash_reports.inc()
        path = crash.report(self._hub.crashes, self.table, seat, option, fault)
        _journal.error("rules-failed", fault=fault, table=self.table.id, report=path)

    async def _append(self, draft: Draft, actor: str, key: str | None) -> None:
        """Store entries whose effect on the match is there already.

        Raises:
            Conflict: another process was faster; the table now has what it stored.
            Refusal: the database does not answer; the table is as the log last told it.
        """
        table = self.table
        now = time.time()
        entries = [
            LogEntry(table.number + place, kind, actor, key if place == 1 else None, body, now)
            for place, (kind, body) in enumerate(draft, 1)
        ]
        try:
            for entry in entries:
                table.take(entry)
            await self._hub.store.append(table.id, entries, table.summary())
        except Conflict:
            await self._read_anew()
            raise
        except StoreFailed as fault:
            self._hub.metrics.store_failures.inc()
            _journal.error("store-failed", fault=fault, table=table.id)
            await self._read_anew()
            raise Refusal("not-stored") from None
        except BaseException:
            await self._read_anew()
            raise

    async def _read_anew(self) -> None:
        """Forget the table and read it from its log; without a log everybody has to leave."""
        try:
            self.table = await self._hub.read(self.table.row)
        except (StoreFailed, Refusal):
            self._lost = True
            self._hub.forget(self)
            for socket in list(self.sockets):
                socket.close(Refusal("not-stored"))
            raise Refusal("not-stored") from None
        self._show()

    def _check_found(self) -> None:
        """Refuse what came while the table was lost: another room will have it.

        Raises:
            Refusal: it was.
        """
        if self._lost:
            raise Refusal("not-stored")

    async def catch_up(self, number: int | None = None) -> None:
        """Read what other processes have stored; `number` says how far the log goes now."""
        async with self._lock:
            if self._lost or (number is not None and number <= self.table.number):
                return
            try:
                log = await self._hub.store.log(self.table.id, self.table.number)
            except StoreFailed as fault:
                _journal.error("store-failed", fault=fault, table=self.table.id)
                return
            try:
                for entry in log:
                    self.table.take(entry)
            except MathomError as fault:
                _journal.error("log-does-not-continue", fault=fault, table=self.table.id)
                await self._read_anew()
            self._show()
        self._wake_bot(mine=False)

    def _show(self) -> None:
        """Tell every socket what it has not heard; views of one kind are built once."""
        built: dict[tuple[int | None, int], str] = {}
        number = self.table.number
        for socket in self.sockets:
            if socket.number == number:
                continue
            kind = (socket.seat, socket.number)
            if kind not in built:
                built[kind] = telling.encode(telling.update(self.table, *kind))
            socket.number = number
            socket.send(built[kind])

    # What bots do.

    def _wake_bot(self, mine: bool) -> None:
        """Have the bot that is asked think, unless it does so already.

        Args:
            mine: whether this process brought the choice about. If not, another one is
                probably thinking, and gets some time before its answer is missed.
        """
        stuck = self._lost or self.table.version == self._stuck
        if self._thinking is None and self.table.bot_asked and not stuck:
            alone = mine or not self._hub.store.shared
            patience = 0.0 if alone else PATIENCE - (time.time() - self.table.updated)
            self._thinking = self._hub.spawn(self._bots(patience))

    async def _bots(self, patience: float) -> None:
        """Play for bots as long as bots are asked."""
        try:
            if patience > 0:
                version = self.table.version
                await asyncio.sleep(patience)
                if self.table.version != version:
                    return
            while self.table.bot_asked and await self._bot_chooses():
                pass
        finally:
            self._thinking = None
            if self.table.bot_asked and patience > 0:
                self._wake_bot(mine=False)

    async def _bot_chooses(self) -> bool:
        """Ask the bot and carry out what it chose; False when that could not be stored."""
        async with self._lock:
            question = None if self._lost else self._question()
            version = self.table.version
        if question is None:
            return not self._lost
        metrics = self._hub.metrics
        metrics.bot_questions.inc()
        begin = time.perf_counter()
        option = failed = ""
        try:
            option = await self._hub.thinkers.think(question)
        except BotFailed as fault:
            failed = fault.reason
        metrics.bot_seconds.observe(time.perf_counter() - begin)
        async with self._lock:
            if self._lost:
                return False
            same = self.table.version == version and self.table.bot_asked == question.bot
            if not same:
                return True  # the answer is stale
            try:
                await self._carry_out_bot(question, option, failed)
            except Conflict:
                return True
            except Refusal:
                return False
        return True

    def _question(self) -> Question | None:
        """What the bot that is asked may know; None when no bot is asked any more."""
        table = self.table
        match, seat = table.match, table.asked
        if match is None or seat is None or not table.bot_asked:
            return None
        return Question(
            game=table.game.id,
            bot=table.bot_asked,
            seat=seat,
            players=tuple(match.record.seats.values()),
            state=match.state.imagine(seat, Lots()).dumps(),
            events=tuple((event.kind, event.args) for event in match.events(seat)),
            lots=secrets.token_hex(16),
        )

    async def _carry_out_bot(self, question: Question, option: str, failed: str) -> None:
        """Store a bot's choice, or one by lot where it has none that is legal."""
        table = self.table
        match = table.match
        assert match is not None
        legal = [each.text for each in match.choice.options()]
        if not failed and option not in legal:
            failed = "illegal"
        if failed:
            self._hub.metrics.bot_failures.labels(failed).inc()
            _journal.warning("bot-failed", table=table.id, bot=question.bot, reason=failed)
            option = secrets.choice(legal)
        version = table.version
        try:
            draft = actions.choose_for_bot(table, option, failed)
            self._rehearse()
        except Exception as fault:
            self._report(fault, question.seat, option)
            self._stuck = version
            if table.version != version:
                await self._read_anew()
            raise Refusal("rules-failed") from None
        await self._append(draft, "", None)
        self._show()
