"""A pool of worker processes in which bots choose, so that they never hold up the tables.

A fixed number of workers (see `mathom.server.bot_worker`) answer questions, first come, first
served. A worker that misses its deadline, dies or sends a bad reply is killed and replaced; the
other workers and the waiting questions are not affected.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from mathom.server.bot_worker import HELLO, Question, Reason
from mathom.server.logs import event_log

__all__ = ["COMMAND", "BotFailed", "BotPool", "Question"]

# -P keeps the files of whatever folder we are started in from posing as modules.
COMMAND: Final = (sys.executable, "-P", "-m", "mathom.server.bot_worker")
"""The command line of a worker."""
GRACE = 0.25
"""For how many seconds a worker may go on with a question that nobody asks any more, or with
ending: about what starting another takes."""
READY = 60.0
"""How many seconds a worker has for saying hello."""
PIECE = 65_536
"""How many bytes are read at once of what is thrown away."""
PAUSE = 1.0
"""How many seconds to wait after a worker could not be started."""

_log = event_log(__name__)


class BotFailed(Exception):
    """A bot gave no answer that counts; the text is one sentence.

    Attributes:
        reason: it took too long ("deadline"), it broke ("crashed"), or what it chose was not
            among the options ("illegal").
    """

    def __init__(self, reason: Reason, sentence: str) -> None:
        super().__init__(reason, sentence)
        self.reason: Final = reason

    def __str__(self) -> str:
        return str(self.args[1])


class BadReply(Exception):
    """A worker ended, or wrote something other than a valid answer."""


class Worker:
    """One worker process, which answers one question at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        """The worker in this process, whose input and output are ours."""
        assert process.stdin is not None
        assert process.stdout is not None
        self._process = process
        self._input = process.stdin
        self._output = process.stdout
        self._spent = False
        self._number = 0
        self._expected: asyncio.Future[bytes] = asyncio.Future()  # first of all, a hello

    @staticmethod
    async def start(command: Sequence[str]) -> Worker:
        """A worker that has just been started."""
        return Worker(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Not to be hit by a Ctrl-C before it can ignore it.
                start_new_session=True,
            )
        )

    @property
    def gone(self) -> bool:
        """Whether the process has ended, or soon will have."""
        return self._spent or self._output.at_eof()

    def end(self) -> None:
        """Kill the process, whatever it does, unless it is ending already."""
        if not self.gone:
            self._spent = True
            self._kill()

    async def live(self) -> None:
        """Hear what the worker writes until its process has ended.

        A line that nobody expects, or one without end, is its last.
        """
        try:
            with suppress(ValueError):  # a line without end
                while (line := await self._output.readline()).endswith(b"\n"):
                    if self._expected.done():
                        break
                    self._expected.set_result(line)
            self.end()
            while await self._output.read(PIECE):
                pass  # a process is not done with as long as there is something to read
        finally:
            self.end()
            if not self._expected.done():
                self._expected.set_result(b"")
            self._input.close()
        try:
            async with asyncio.timeout(GRACE):
                await self._process.wait()
        except TimeoutError:
            self._kill()  # it has closed its output and stays all the same
            await self._process.wait()
        with suppress(OSError):
            await self._input.wait_closed()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ready(self) -> None:
        """Wait until the worker can be asked.

        Raises:
            BadReply: it does not say hello.
        """
        if await asyncio.shield(self._expected) != HELLO:
            raise BadReply("it did not say hello")

    async def ask(self, question: Question, deadline: float) -> dict[str, Any]:
        """Ask, and wait for the answer.

        Raises:
            BadReply: there is none.
        """
        self._number += 1
        written = question.dumps(self._number, deadline)
        self._expected = asyncio.Future()
        try:
            self._input.write(written)
            await self._input.drain()
        except OSError as fault:
            raise BadReply("it does not listen") from fault
        return await self.answer()

    async def answer(self) -> dict[str, Any]:
        """The answer to the last question.

        Raises:
            BadReply: there is none.
        """
        line = await asyncio.shield(self._expected)
        try:
            given: dict[str, Any] = json.loads(line)
        except (ValueError, RecursionError) as fault:
            raise BadReply("its answer is not JSON") from fault
        match given:
            case {"number": self._number, "option": str()} | {
                "number": self._number,
                "failed": "crashed" | "illegal",
            }:
                return given
        raise BadReply("its answer has another form or another number")


class BotPool:
    """The workers, and the questions that wait for them."""

    def __init__(self, workers: int, deadline: float, command: Sequence[str] = COMMAND) -> None:
        """So many workers, each of which has `deadline` seconds for a question.

        Args:
            workers: how many bots can choose at the same time.
            deadline: how many seconds a bot may think; waiting for a worker does not count.
            command: the command line of a worker.
        """
        self._count = workers
        self._deadline = deadline
        self._command = tuple(command)
        self._workers: set[Worker] = set()
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        # A queue serves whoever comes while it wakes another; a lock keeps the order.
        self._turn = asyncio.Lock()
        self._questions: set[asyncio.Task[str]] = set()
        self._chores: set[asyncio.Task[None]] = set()
        self._stopped = asyncio.Event()

    async def start(self) -> None:
        """Start the workers, without waiting for them: questions do."""
        for _ in range(self._count):
            self._in_background(self._keep())

    async def stop(self) -> None:
        """End every worker and cancel every question.

        Whoever waits in `think`, or calls it later, gets `asyncio.CancelledError`, not
        `BotFailed`: nothing is to be decided by lot only because the server stops.
        """
        self._stopped.set()
        for question in self._questions:
            question.cancel()
        for worker in self._workers:
            worker.end()
        while left := self._questions | self._chores:
            await asyncio.wait(left)

    async def think(self, question: Question) -> str:
        """The canonical text of the option that a bot takes.

        May be cancelled at any time; the worker is then put to other questions.

        Raises:
            BotFailed: the bot gave no answer that counts.
            asyncio.CancelledError: the pool was stopped.
        """
        if self._stopped.is_set():
            raise asyncio.CancelledError
        asking = asyncio.create_task(self._ask(question))
        self._questions.add(asking)
        asking.add_done_callback(self._answered)
        return await asking

    def _answered(self, asking: asyncio.Task[str]) -> None:
        self._questions.discard(asking)
        if not asking.cancelled():
            asking.exception()  # or asyncio complains when whoever asked has left meanwhile

    async def _ask(self, question: Question) -> str:
        async with self._turn:
            worker = await self._idle.get()
            while worker.gone:
                worker = await self._idle.get()
        try:
            async with asyncio.timeout(self._deadline):
                given = await worker.ask(question, self._deadline)
        except asyncio.CancelledError:
            self._in_background(self._finish(worker))
            raise
        except TimeoutError as fault:
            worker.end()
            sentence = f"did not choose within {self._deadline:g} seconds"
            raise _failed(question, "deadline", sentence) from fault
        except BadReply as fault:
            worker.end()
            _log.warning("bot-worker-replaced", bot=question.bot, why=str(fault))
            raise _failed(question, "crashed", "broke off without an answer") from fault
        except BaseException:
            worker.end()  # whatever it is now up to
            raise
        self._idle.put_nowait(worker)
        match given:
            case {"option": str(chosen)}:
                return chosen
            case {"failed": "illegal"}:
                raise _failed(question, "illegal", "chose what is not among its options")
        raise _failed(question, "crashed", "failed while it was choosing")

    async def _finish(self, worker: Worker) -> None:
        """Let a worker come to the end of what nobody asks any more, if it is quick."""
        with suppress(TimeoutError, BadReply):
            await self._idle_after(worker, worker.answer(), GRACE)

    async def _idle_after(self, worker: Worker, doing: Awaitable[object], seconds: float) -> None:
        """Have a worker ready for questions when it is done with something; else end it."""
        try:
            async with asyncio.timeout(seconds):
                await doing
        except (TimeoutError, BadReply):
            worker.end()
            raise
        self._idle.put_nowait(worker)

    async def _keep(self) -> None:
        """Keep one worker; whenever it has ended, start another.

        Whatever goes wrong: without its keeper a worker would be missing for good.
        """
        while not self._stopped.is_set():
            try:
                await self._have_worker()
            except (OSError, TimeoutError, BadReply) as fault:
                await self._pause("bot-worker-not-started", fault)
            except Exception as fault:
                await self._pause("bot-worker-crashed", fault)

    async def _have_worker(self) -> None:
        """Start a worker and stay with it until it has ended.

        Raises:
            OSError: it cannot be started.
            TimeoutError, BadReply: it does not say hello.
        """
        worker = await Worker.start(self._command)
        self._workers.add(worker)
        if self._stopped.is_set():
            worker.end()
        employing = asyncio.create_task(self._idle_after(worker, worker.ready(), READY))
        try:
            await worker.live()
        finally:
            self._workers.discard(worker)
            await asyncio.gather(employing, return_exceptions=True)
        employing.result()

    async def _pause(self, event: str, fault: Exception) -> None:
        """Wait before trying again what will likely fail again."""
        if not self._stopped.is_set():
            _log.error(event, fault=fault, command=self._command)
            with suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    await self._stopped.wait()

    def _in_background(self, chore: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)


def _failed(question: Question, reason: Reason, sentence: str) -> BotFailed:
    return BotFailed(reason, f"the bot {question.bot} {sentence}")
