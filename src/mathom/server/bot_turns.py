"""The bots of a table: each is asked on its turn, and its choice is carried out."""

from __future__ import annotations

import asyncio
import pickle
import secrets
import time
from typing import TYPE_CHECKING

from mathom.kernel.chance import Chance
from mathom.server import actions
from mathom.server.bot_pool import BotFailed, Question
from mathom.server.entries import LogEntry
from mathom.server.logs import event_log
from mathom.server.refusals import RequestRefused
from mathom.server.table import Table

if TYPE_CHECKING:
    from mathom.server.hub import Hub
    from mathom.server.room import Room

PATIENCE = 3.0
"""How many seconds a process waits for a bot's choice before it asks the bot too, if another
process brought the turn about. Two answers do no harm: the log takes one."""

_log = event_log(__name__)


class SystemChance(Chance):
    """Outcomes from the operating system, for what is never replayed."""

    __slots__ = ()

    def pick(self, n: int) -> int:
        return secrets.randbelow(n)


class BotTurns:
    """Plays for the bots of a room as long as bots are asked."""

    def __init__(self, room: Room, hub: Hub) -> None:
        """Nobody is asked yet."""
        self._room = room
        self._hub = hub
        self._playing: asyncio.Task[None] | None = None
        self._thought: asyncio.Task[str] | None = None
        self._about = (0, "")  # the version and the bot that the thought is about
        self._mine = asyncio.Event()  # set when this process brought a bot's turn about
        self._stuck = 0  # the version at which the rules failed for a bot

    @property
    def busy(self) -> bool:
        """Whether a bot is being asked."""
        return self._playing is not None

    def wake(self, mine: bool) -> None:
        """Ask the bot whose turn it is, unless it is being asked already.

        Args:
            mine: whether this process brought the choice about. If not, another one is
                probably thinking, and gets some time before its answer is missed.
        """
        if self._thought is not None and self._about != self._asked():
            self._thought.cancel()
        if mine:
            self._mine.set()
        if self._playing is None and self._needed():
            self._playing = self._hub.spawn(self._play())

    def _asked(self) -> tuple[int, str]:
        table = self._room.table
        return table.version, table.bot_asked

    def _needed(self) -> bool:
        version, bot = self._asked()
        return bool(bot) and version != self._stuck

    async def _play(self) -> None:
        mine = False
        try:
            while self._needed():
                mine = mine or await self._is_mine()
                if mine and not await self._turn():
                    return
        finally:
            self._playing = None
            self._mine.clear()

    async def _is_mine(self) -> bool:
        """Whether the bot's turn is this process's to play, after the others had time for it."""
        if self._hub.store.shared and not self._mine.is_set():
            asked = self._asked()
            since = time.time() - self._room.table.updated
            try:
                # Clocks of two machines may differ by more than anybody would wait.
                async with asyncio.timeout(PATIENCE - min(max(since, 0.0), PATIENCE)):
                    await self._mine.wait()
            except TimeoutError:
                return self._asked() == asked
        return True

    async def _turn(self) -> bool:
        """Ask the bot and carry out what it chose; False when that could not be stored."""
        room = self._room
        if not self._needed():
            return True
        self._about = self._asked()
        question, failed = self._question(room.table)
        option = ""
        if question is not None:
            try:
                option = await self._think(question)
            except BotFailed as fault:
                failed = fault.reason
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if task is not None and task.cancelling():
                    raise  # the server stops
                return self._about != self._asked()
        async with room.lock:
            try:
                seat = room.table.asked
                room.show(await room.carry_out(lambda: self._decide(option, failed), seat, option))
            except RequestRefused as refusal:
                if refusal.code == "rules-failed":
                    self._stuck = room.table.version
                return False
        return True

    def _question(self, table: Table) -> tuple[Question | None, str]:
        """What the bot that is asked may know; None, and why, when the rules fail to tell."""
        match, seat = table.match, table.asked
        assert match is not None
        assert seat is not None
        try:
            question = Question(
                game=table.game.id,
                bot=table.bot_asked,
                seat=seat,
                players=tuple(match.record.seats.values()),
                settings=match.record.settings,
                state=pickle.dumps(match.state.imagine(seat, SystemChance()), -1),
                events=tuple((event.kind, event.args) for event in match.events(seat)),
                lots=secrets.token_hex(16),
                box=str(table.game.folder) if table.game.box_name else "",
            )
        except Exception as fault:
            self._room.report(fault, seat, "imagine")
            return None, "crashed"
        return question, ""

    async def _think(self, question: Question) -> str:
        """What the bot answers; cancelled by `wake` when the question is out of date."""
        metrics = self._hub.metrics
        metrics.bot_questions.inc()
        begin = time.perf_counter()
        self._thought = asyncio.create_task(self._hub.bot_pool.think(question))
        try:
            return await self._thought
        finally:
            self._thought = None
            metrics.bot_seconds.observe(time.perf_counter() - begin)

    def _decide(self, option: str, failed: str) -> list[LogEntry]:
        """The bot's choice, or one by lot where it has none that is legal; stale is nothing."""
        table = self._room.table
        if self._asked() != self._about or table.match is None:
            return []
        legal = [each.text for each in table.match.choice.options()]
        if not failed and option not in legal:
            failed = "illegal"
        if failed:
            self._hub.metrics.bot_failures.labels(failed).inc()
            bot = table.bot_asked
            _log.warning("bot-failed", table=table.id, bot=bot, reason=failed)
            option = secrets.choice(legal)
        return actions.choose_for_bot(table, option, failed)
