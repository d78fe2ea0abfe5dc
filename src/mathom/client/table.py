"""A table that stays open: over cut connections, restarts and changes of the server."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeVar, get_args

from mathom.client.errors import (
    LATER,
    ActionWasRefused,
    ActionWasStale,
    TableWasClosed,
    WasRefused,
)
from mathom.client.link import AskedToWait, Connection, Link, Talk
from mathom.client.messages import made
from mathom.client.replica import MissedUpdate, Replica
from mathom.kernel.errors import MathomError
from mathom.protocol import (
    PROTOCOL,
    Accepted,
    Action,
    ActionRefused,
    Answer,
    AskAll,
    Chat,
    Choose,
    Closing,
    HandOver,
    Join,
    OptionInfo,
    OutcomeInfo,
    Presence,
    Rematch,
    Resign,
    Resume,
    TakeBack,
    Update,
    View,
    Welcome,
    Withdraw,
)

PAUSE_BEFORE_AGAIN = 0.7
"""About how many seconds an action waits that the server could not take just now."""

A = TypeVar("A", bound=Action)


class _Waiting:
    """An action that was neither accepted nor refused yet.

    Attributes:
        text: the message, which is sent again unchanged until it is answered.
        version: the version it was made for, or 0 if it is made for any.
        accepted: the server's word; it is passed on when its update was heard too.
        answer: what the caller waits for; None means that it is to be sent again later.
    """

    __slots__ = ("accepted", "answer", "text", "version")

    def __init__(self, action: Action) -> None:
        self.text = action.model_dump_json()
        self.version: int = getattr(action, "version", 0)
        self.accepted: Accepted | None = None
        self.answer: asyncio.Future[Accepted | None] = asyncio.Future()


class Table(Replica, Connection):
    """A table as one of its seats, or as a spectator; made by `Client.join`.

    Use it with `async with`: inside, everything that `Replica` describes is there and stays
    up to date by itself.

    Attributes:
        id: the table's id.
        seat: the viewer's seat, or None for a spectator.
        yours: the seats that are the viewer's own.
        here: which seats have somebody at a screen.
        watching: how many others are looking.
    """

    def __init__(
        self, id: str, seat: str | None, token: str | None, link: Link, *, keep: bool
    ) -> None:
        super().__init__(keep=keep)
        self.id = id
        self.seat = seat
        self.yours: list[str] = []
        self.here: list[str] = []
        self.watching = 0
        self._token = token
        self._link = link
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None
        self._welcomed = False
        self._unanswered: dict[str, _Waiting] = {}
        self._past = 0
        self._waiters: set[asyncio.Future[None]] = set()
        self._listeners: list[deque[Update]] = []

    async def open(self) -> None:
        """Open the table and hear how it stands.

        Raises:
            WasRefused: there is no such table, or the seat is somebody else's.
            ServerUnreachable: no server answers.
        """
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.number > 0)

    async def close(self) -> None:
        """Leave the screen; the seat stays yours, and the game goes on."""
        self._fail(TableWasClosed("the table was closed"))
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    # What a viewer waits for.

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is true of the table; asked again whenever it has changed.

        Raises:
            MathomError: the table was closed or lost meanwhile.
        """
        while not true():
            if self._failure is not None:
                raise self._failure
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiters.add(waiter)
            try:
                await waiter
            finally:
                self._waiters.discard(waiter)

    async def my_turn(self) -> View | None:
        """Wait until this seat has to choose; None when the game is over.

        `options` has what may be chosen.
        """
        await self.until(lambda: self.over or self._asked())
        return None if self.over else self.view

    async def ending(self) -> OutcomeInfo:
        """Wait until the game is over, and tell how it ended."""
        await self.until(lambda: self.over)
        assert self.outcome is not None
        return self.outcome

    async def updates(self) -> AsyncIterator[Update]:
        """Everything that happens, in order: first all that was heard so far, as one update.

        An update with `reset` says: forget what was told before. The end comes when the table
        is closed.
        """
        heard = deque([self.everything()])
        self._listeners.append(heard)
        try:
            while True:
                await self.until(lambda: bool(heard))
                yield heard.popleft()
        except TableWasClosed:
            return
        finally:
            self._listeners.remove(heard)

    def _asked(self) -> bool:
        return (
            bool(self.options)
            and self._version >= self._past
            and all(seat["bot"] is None for seat in self.info["seats"] if seat["seat"] == self.seat)
        )

    @property
    def _version(self) -> int:
        return 0 if self.view is None else self.view["version"]

    # What a player does. Each is done exactly once, however often the connection is cut, and
    # comes back when the table shows it.

    async def choose(self, option: OptionInfo | str, version: int | None = None) -> Accepted:
        """Take one of the options, or one by its text.

        Args:
            option: what to choose.
            version: the version of the view it was chosen for, by default the newest. Name it
                if you thought while the table could change.

        Raises:
            ActionWasStale: the table has moved on.
            ActionWasRefused: the option may not be chosen.
        """
        text = option if isinstance(option, str) else option["text"]
        number = self._version if version is None else version
        return await self._act(Choose, version=number, option=text)

    async def take_back(self, to: int | None = None) -> Accepted:
        """Go back to just after choice `to`, by default to before the seat's own last choice.

        If it is not free, the others are asked: then a `request` stands in `info` until they
        have answered.

        Raises:
            ActionWasRefused: there is nothing to take back, or something was asked already.
        """
        if to is None:
            if self.may_take_back is None:
                raise ActionWasRefused("nothing-to-take-back", "there is nothing to take back")
            to = self.may_take_back["to"]
        return await self._act(TakeBack, version=self._version, to=to)

    async def answer(self, agree: bool) -> Accepted:
        """Agree to what another seat asks to take back, or not.

        Raises:
            ActionWasRefused: nothing is asked.
        """
        request = self.info["request"]
        if request is None:
            raise ActionWasRefused("nothing-asked", "nobody asks to take anything back")
        return await self._act(Answer, asked=request["number"], agree=agree)

    async def withdraw(self) -> Accepted:
        """Do not want any more what the seat has asked to take back.

        Raises:
            ActionWasRefused: the seat asks nothing, or the others have answered.
        """
        request = self.info["request"]
        if request is None:
            raise ActionWasRefused("nothing-asked", "nobody asks to take anything back")
        return await self._act(Withdraw, asked=request["number"])

    async def resign(self) -> Accepted:
        """Give up.

        Raises:
            ActionWasRefused: the game is over or has not begun.
        """
        return await self._act(Resign, version=self._version)

    async def chat(self, text: str) -> Accepted:
        """Say something to everybody at the table.

        Raises:
            ActionWasRefused: it is too long, or nothing.
        """
        return await self._act(Chat, text=text)

    async def hand_over(self, bot: str) -> Accepted:
        """Let a bot play the seat until it is taken back.

        Raises:
            ActionWasRefused: there is no such bot, or one plays already.
        """
        return await self._act(HandOver, bot=bot)

    async def be_asked(self, on: bool) -> Accepted:
        """Be asked, or be asked no more, where there is only one possibility."""
        return await self._act(AskAll, on=on)

    async def resume(self) -> Accepted:
        """Take the seat back from the bot.

        Raises:
            ActionWasRefused: no bot plays it.
        """
        return await self._act(Resume)

    async def rematch(self) -> str:
        """Play again, where there are sides with these swapped, and give the id of the new table.

        Raises:
            ActionWasRefused: the game is not over.
        """
        await self._act(Rematch)
        assert self.info["rematch"] is not None
        return self.info["rematch"]

    async def _act(self, kind: type[A], **fields: object) -> Accepted:
        """Send an action, as often as it takes, and wait for its answer and its update."""
        key = secrets.token_urlsafe(12)
        (type_,) = get_args(kind.model_fields["type"].annotation)
        waiting = _Waiting(made(kind, ActionWasRefused, type=type_, key=key, **fields))
        self._unanswered[key] = waiting
        try:
            while True:
                if not waiting.answer.done():
                    if self._failure is not None:
                        raise self._failure
                    await self._link.send(waiting.text)
                accepted = await waiting.answer
                if accepted is not None:
                    return accepted
                waiting.answer = asyncio.Future()
                await asyncio.sleep(random.uniform(0.5, 1.5) * PAUSE_BEFORE_AGAIN)
        finally:
            del self._unanswered[key]

    # What the server says.

    async def _run(self) -> None:
        try:
            await self._link.run(Talk(self._greeting, self._again, self._hear))
        except Exception as fault:
            self._fail(fault)

    def _greeting(self) -> str:
        self._welcomed = False
        join = Join(type="join", seat=self.seat, token=self._token, since=self.number)
        return join.model_dump_json()

    def _again(self) -> list[str]:
        return [waiting.text for waiting in self._unanswered.values()]

    def _hear(self, message: Any) -> None:  # noqa: ANN401
        """Take a message of the server in; kinds that are not known are passed over."""
        match message["type"]:
            case "update":
                self._hear_update(message)
            case "accepted":
                self._hear_accepted(message)
            case "refused":
                self._hear_refused(message)
            case "presence":
                self._hear_presence(message)
            case "welcome":
                self._hear_welcome(message)
            case "closing":
                _hear_closing(message)

    def _hear_welcome(self, welcome: Welcome) -> None:
        if welcome["protocol"] != PROTOCOL:
            raise MathomError(
                f"the server speaks protocol {welcome['protocol']}, this program {PROTOCOL}"
            )
        self._welcomed = True
        self.seat = welcome["seat"]
        self.yours = welcome["yours"]

    def _hear_update(self, update: Update) -> None:
        try:
            news = self.hear(update)
        except MissedUpdate:
            raise ConnectionError("an update was lost") from None
        self._link.thrives()
        if news is None:
            return
        for heard in self._listeners:
            heard.append(news)
        for waiting in self._unanswered.values():
            self._settle(waiting)
        self._wake()

    def _hear_accepted(self, accepted: Accepted) -> None:
        waiting = self._unanswered.get(accepted["key"])
        if waiting is not None:
            waiting.accepted = accepted
            self._settle(waiting)

    def _settle(self, waiting: _Waiting) -> None:
        """Pass an acceptance on once the table shows what was accepted."""
        accepted = waiting.accepted
        if accepted is not None and accepted["number"] <= self.number and not waiting.answer.done():
            waiting.answer.set_result(accepted)

    def _hear_refused(self, refused: ActionRefused) -> None:
        if not self._welcomed:
            if refused["code"] in LATER:
                raise AskedToWait(refused["sentence"])
            raise WasRefused.of(refused)
        if refused["key"] is None:
            # Of several actions that wait nobody knows which is meant; none of them is lost
            # by being sent again, because of its key.
            refusals = list(self._unanswered.values())
        else:
            refusals = [
                waiting for key, waiting in self._unanswered.items() if key == refused["key"]
            ]
        for waiting in refusals:
            self._refuse(waiting, refused)

    def _refuse(self, waiting: _Waiting, refused: ActionRefused) -> None:
        if waiting.answer.done():
            return
        if refused["code"] in LATER:
            waiting.answer.set_result(None)
        elif refused["code"] == "stale":
            # The update that makes it stale may still be on its way.
            self._past = max(self._past, waiting.version + 1)
            waiting.answer.set_exception(ActionWasStale.of(refused))
        else:
            waiting.answer.set_exception(ActionWasRefused.of(refused))

    def _hear_presence(self, presence: Presence) -> None:
        self.here = presence["here"]
        self.watching = presence["watching"]
        self._wake()

    def _wake(self) -> None:
        for waiter in self._waiters:
            if not waiter.done():
                waiter.set_result(None)

    def _fail(self, fault: Exception) -> None:
        """Tell everybody who waits that nothing will come any more."""
        if self._failure is None:
            self._failure = fault
        for waiting in self._unanswered.values():
            if not waiting.answer.done():
                waiting.answer.set_exception(self._failure)
        self._wake()


def _hear_closing(closing: Closing) -> None:
    if closing["code"] in LATER:
        raise AskedToWait(closing["sentence"])
    raise WasRefused(closing["code"], closing["sentence"])
