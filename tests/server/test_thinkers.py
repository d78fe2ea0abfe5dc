"""Bots in processes of their own: what they answer, and how they may fail."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

import mathom
from mathom.bots import make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.event import EventArgs
from mathom.kernel.match import Match
from mathom.server import thinkers as module
from mathom.server.thinker import HELLO
from mathom.server.thinkers import BotFailed, Question, Thinkers
from tests import programs

T = TypeVar("T")
Scene = Callable[[Thinkers], Awaitable[T]]

TROLLS = """
import itertools, os, signal, sys, threading, time
from mathom.server import thinker

usual = thinker.make_bot

class Troll:
    def __init__(self, name):
        self.name, _, self.word = name.partition(" ")

    def choose(self, seat):
        options = seat.options()
        if self.name == "busy":       # thinks for ever
            while True:
                pass
        if self.name == "stuck":      # lets nobody else have a turn, not even our own threads
            sum(itertools.repeat(1))
        if self.name == "slow":
            time.sleep(float(self.word))
        if self.name == "raises":
            raise RuntimeError("no idea")
        if self.name == "dies":
            os._exit(3)
        if self.name == "nothing":
            return None
        if self.name == "other":
            table = seat.game.option_table
            return next(table[n] for n in range(len(table)) if table[n] not in options)
        if self.name == "chatty":
            print("I think,", flush=True)
            os.system("echo therefore I am")
        if self.name == "deaf":       # to what reaches every process of a terminal or a service
            for number in (signal.SIGINT, signal.SIGTERM):
                os.kill(os.getpid(), number)
                time.sleep(0.02)
        if self.name == "apart":      # from the server's terminal, and behind it at the processor
            return options[0] if os.getsid(0) == os.getpid() and os.nice(0) >= 5 else None
        if self.name == "mortal":     # answers, and dies soon after
            threading.Timer(0.1, os._exit, (3,)).start()
        if self.name == "told":       # chooses by what the seat was told
            told = [(event.kind, event.args) for event in seat.events()]
            return options[told == [("riddle", {"number": 3, "words": ["a", "b"]})]]
        return options[0]

def make_bot(game, name):
    return usual(game, name) if name in ("random", "greedy") else Troll(name)

thinker.make_bot = make_bot
thinker.main()
"""
"""A worker that has bots for every way to fail, besides the usual ones."""
COMMAND = (sys.executable, "-P", "-c", TROLLS)

MATCH = mathom.game("duel").start(["Frodo", "Sauron"], seed=7)


def question(bot: str, match: Match = MATCH, lots: str = "7") -> Question:
    """What a server asks when a bot has to choose in `match`."""
    seat = match.choice.seat
    return Question(
        game="duel",
        bot=bot,
        seat=seat,
        players=("Frodo", "Sauron"),
        state=match.state.imagine(seat, Seeded(lots, "belief")).dumps(),
        events=tuple((event.kind, event.args) for event in match.events(seat)),
        lots=lots,
    )


def with_thinkers(
    scene: Scene[T],
    workers: int = 1,
    deadline: float = 30.0,
    command: tuple[str, ...] = COMMAND,
    loop: Callable[[], asyncio.AbstractEventLoop] | None = None,
) -> T:
    """Play a scene with thinkers that are stopped at its end."""

    async def play() -> T:
        thinkers = Thinkers(workers, deadline, command)
        await thinkers.start()
        try:
            return await asyncio.wait_for(scene(thinkers), 20)
        finally:
            await asyncio.wait_for(thinkers.stop(), 10)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(play())


def with_overtime(seconds: float) -> str:
    """The trolls, each of which ends itself so many seconds after its deadline."""
    return TROLLS.replace("thinker.main()", f"thinker.OVERTIME = {seconds}\nthinker.main()")


def counted(path: Path, trolls: str = TROLLS) -> str:
    """The trolls, each of which leaves its process number in a file."""
    return f"import os; open({str(path)!r}, 'a').write(f'{{os.getpid()}} ')\n{trolls}"


def numbers(path: Path) -> list[int]:
    """The process numbers that were left in a file."""
    return [int(number) for number in path.read_text().split()] if path.exists() else []


def alive(path: Path) -> list[int]:
    """Those whose process has not ended."""
    found = []
    for number in numbers(path):
        with suppress(ProcessLookupError):
            os.kill(number, 0)
            found.append(number)
    return found


async def failure(thinkers: Thinkers, bot: str) -> tuple[str, str]:
    """How a bot fails: reason and sentence."""
    with pytest.raises(BotFailed) as caught:
        await thinkers.think(question(bot))
    return caught.value.reason, str(caught.value)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_whole_games_are_played_as_they_would_be_in_this_process(loop: str) -> None:
    factory = None
    if loop == "uvloop":
        factory = pytest.importorskip("uvloop").new_event_loop

    async def play(thinkers: Thinkers, seed: int) -> None:
        game = mathom.game("duel")
        match = game.start(["greedy", "random"], seed)
        while not match.over:
            seat = match.choice.seat
            asked = question(("greedy", "random")[seat], match, f"{seed}/{match.ply}")
            chosen = await thinkers.think(asked)
            believed = game.match(game.state(asked.state), "any", asked.players)
            here = make_bot(game, asked.bot).choose(believed.seat(seat, Seeded(asked.lots, "bot")))
            assert chosen == here.text
            match.apply(chosen, seat)

    async def scene(thinkers: Thinkers) -> None:
        await asyncio.gather(*(play(thinkers, seed) for seed in range(2)))

    with_thinkers(scene, workers=2, command=module.COMMAND, loop=factory)


def test_a_bot_is_told_what_its_seat_was_told() -> None:
    first, second = (option.text for option in MATCH.choice.options()[:2])
    asked = question("told")
    riddle: EventArgs = {"number": 3, "words": ["a", "b"]}

    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.think(replace(asked, events=(("riddle", riddle),))) == second
        assert await thinkers.think(replace(asked, events=(("answer", riddle),))) == first

    with_thinkers(scene)


def test_bots_die_at_their_deadline_without_blocking_the_loop_and_others_take_over() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.think(question("slow 0.1")) for _ in range(2)))
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                await asyncio.sleep(0.01)
                ticks += 1

        ticking = asyncio.create_task(tick())
        begun = time.monotonic()
        first, second = await asyncio.gather(failure(thinkers, "busy"), failure(thinkers, "stuck"))
        assert time.monotonic() - begun >= 0.8
        ticking.cancel()
        assert first == ("deadline", "the bot busy did not choose within 0.8 seconds")
        assert second == ("deadline", "the bot stuck did not choose within 0.8 seconds")
        assert ticks >= 20
        assert await thinkers.think(question("greedy"))

    # With much overtime, so that it is not the workers who end themselves.
    command = (*COMMAND[:-1], with_overtime(600.0))
    with_thinkers(scene, workers=2, deadline=0.8, command=command)


def test_a_bot_that_breaks_has_crashed_and_the_next_question_is_answered() -> None:
    async def scene(thinkers: Thinkers) -> None:
        failed = await failure(thinkers, "raises")
        assert failed == ("crashed", "the bot raises failed while it was choosing")
        assert await thinkers.think(question("greedy"))
        failed = await failure(thinkers, "dies")
        assert failed == ("crashed", "the bot dies broke off without an answer")
        assert await thinkers.think(question("greedy"))

    with_thinkers(scene)


def test_a_question_that_makes_no_sense_harms_nobody() -> None:
    asked = question("random")

    async def scene(thinkers: Thinkers) -> None:
        for senseless in (
            replace(asked, game="ludo"),
            replace(asked, state="{}"),
            replace(asked, players=("one",)),
            replace(asked, bot="nobody"),
            replace(asked, seat=1 - asked.seat),
            replace(asked, seat=9),
        ):
            with pytest.raises(BotFailed, match="failed while it was choosing"):
                await thinkers.think(senseless)
        with pytest.raises(TypeError, match="JSON"):
            await thinkers.think(replace(asked, state=b"{}"))  # type: ignore[arg-type]
        assert await thinkers.think(asked)

    with_thinkers(scene, command=module.COMMAND)


def test_what_is_no_option_is_illegal() -> None:
    async def scene(thinkers: Thinkers) -> None:
        for bot in ("other", "nothing"):
            failed = await failure(thinkers, bot)
            assert failed == ("illegal", f"the bot {bot} chose what is not among its options")
        assert await thinkers.think(question("greedy"))

    with_thinkers(scene)


def test_neither_prints_nor_signals_disturb_a_worker_that_stands_apart(tmp_path: Path) -> None:
    first = MATCH.choice.options()[0].text

    async def scene(thinkers: Thinkers) -> None:
        for bot in ("chatty", "deaf", "apart"):
            assert await thinkers.think(question(bot)) == first

    with_thinkers(scene, command=(*COMMAND[:-1], counted(tmp_path / "started")))
    assert len(numbers(tmp_path / "started")) == 1


def test_a_worker_that_has_answered_in_time_outlives_its_deadline(tmp_path: Path) -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.think(question("greedy"))
        await asyncio.sleep(0.7)
        assert await thinkers.think(question("greedy"))

    trolls = counted(tmp_path / "started", with_overtime(0.1))
    with_thinkers(scene, deadline=0.5, command=(*COMMAND[:-1], trolls))
    assert len(numbers(tmp_path / "started")) == 1


def babbler(reply: str) -> tuple[str, ...]:
    """A worker that says hello and answers its first question by code; later ones well."""
    return (
        sys.executable,
        "-c",
        "import json, os, sys, time\n"
        f"sys.stdout.write({HELLO.decode()!r}); sys.stdout.flush()\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['bot'] == 'good': reply = json.dumps(\n"
        "        {'number': asked['number'], 'option': 'fine'}) + '\\n'\n"
        f"    else: reply = {reply}\n"
        "    sys.stdout.write(reply); sys.stdout.flush()\n",
    )


@pytest.mark.parametrize(
    "reply",
    [
        "'rubbish\\n'",
        "'[]\\n'",
        "'{}\\n'",
        "'[' * 50_000 + '\\n'",
        "'x' * 1_000_000",
        "json.dumps({'number': asked['number'], 'option': 3}) + '\\n'",
        "json.dumps({'number': asked['number'], 'failed': 'tired'}) + '\\n'",
        "json.dumps({'number': asked['number'] - 1, 'option': 'stale'}) + '\\n'",
        "os.close(1) or time.sleep(600)",
        "sys.exit(sys.stdout.write(json.dumps({'number': asked['number'], 'option': 'half'})))",
    ],
)
def test_rubbish_is_a_crash(reply: str) -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert (await failure(thinkers, "bad"))[0] == "crashed"
        assert await thinkers.think(question("good")) == "fine"

    with_thinkers(scene, command=babbler(reply))


@pytest.mark.skipif(sys.platform != "linux", reason="counts open files in /proc")
def test_however_workers_end_nothing_is_left_open() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.think(question("good"))
        before = len(list(Path("/proc/self/fd").iterdir()))
        for _ in range(5):
            await failure(thinkers, "bad")
        await thinkers.think(question("good"))
        assert len(list(Path("/proc/self/fd").iterdir())) == before

    with_thinkers(scene, command=babbler("'x\\n' * 500_000"))


def test_an_answer_that_was_not_asked_for_is_not_taken_for_the_next() -> None:
    line = "json.dumps({'number': asked['number'], 'option': str(os.getpid())}) + '\\n'"

    async def scene(thinkers: Thinkers) -> None:
        workers = set()
        for _ in range(3):
            workers.add(await thinkers.think(question("bad")))
            assert await thinkers.think(question("good")) == "fine"
        assert len(workers) == 3  # such a worker is not asked again

    with_thinkers(scene, command=babbler(f"2 * ({line})"))


def test_other_questions_do_not_notice_a_failing_bot() -> None:
    async def scene(thinkers: Thinkers) -> list[str | BaseException]:
        await asyncio.gather(*(thinkers.think(question("slow 0.1")) for _ in range(2)))
        return await asyncio.gather(
            *(
                thinkers.think(question(bot))
                for bot in ["busy", *["greedy"] * 10, "dies", "greedy"]
            ),
            return_exceptions=True,
        )

    answers = with_thinkers(scene, workers=2, deadline=1.0)
    assert [index for index, given in enumerate(answers) if not isinstance(given, str)] == [0, 11]


def test_the_deadline_counts_from_when_the_bot_begins() -> None:
    async def scene(thinkers: Thinkers) -> None:
        # Together they take longer than each may.
        await asyncio.gather(*(thinkers.think(question("slow 0.1")) for _ in range(9)))

    with_thinkers(scene, deadline=0.7)


def test_the_first_come_is_served_first() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        done: list[int] = []

        async def ask(number: int) -> None:
            await thinkers.think(question("good"))
            done.append(number)

        asked = []
        for number in range(300):
            asked.append(asyncio.create_task(ask(number)))
            await asyncio.sleep(0)  # so that some come at the very moment others are called
        await asyncio.gather(*asked)
        return done

    assert with_thinkers(scene, command=babbler("''")) == list(range(300))


def test_a_question_that_waits_may_be_given_up() -> None:
    async def scene(thinkers: Thinkers) -> None:
        busy = asyncio.create_task(thinkers.think(question("slow 0.3")))
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(thinkers.think(question("dies"))) for _ in range(3)]
        await asyncio.sleep(0.05)
        for task in waiting:
            task.cancel()
        assert await busy
        for task in waiting:
            with pytest.raises(asyncio.CancelledError):
                await task
        assert await thinkers.think(question("greedy"))

    with_thinkers(scene)


def test_a_quick_bot_that_nobody_asks_any_more_keeps_its_worker(tmp_path: Path) -> None:
    command = (*COMMAND[:-1], counted(tmp_path / "started"))

    async def scene(thinkers: Thinkers) -> None:
        await thinkers.think(question("first"))
        for _ in range(3):
            asked = asyncio.create_task(thinkers.think(question("slow 0.1")))
            await asyncio.sleep(0.02)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
        assert await thinkers.think(question("greedy")) == await thinkers.think(question("greedy"))

    with_thinkers(scene, command=command)
    assert len(numbers(tmp_path / "started")) == 1


def test_a_slow_bot_that_nobody_asks_any_more_is_replaced(tmp_path: Path) -> None:
    command = (*COMMAND[:-1], counted(tmp_path / "started"))

    async def scene(thinkers: Thinkers) -> None:
        await thinkers.think(question("first"))
        asked = asyncio.create_task(thinkers.think(question("busy")))
        await asyncio.sleep(0.02)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        begun = time.monotonic()
        assert await thinkers.think(question("greedy"))
        assert time.monotonic() - begun < 10.0  # the deadline is 30 seconds

    with_thinkers(scene, command=command)
    assert len(numbers(tmp_path / "started")) == 2


def test_a_worker_that_dies_between_questions_is_replaced_unnoticed() -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.think(question("mortal"))
        await asyncio.sleep(0.3)
        assert await thinkers.think(question("greedy"))

    with_thinkers(scene)


def test_stopping_cancels_every_question_and_ends_every_worker(tmp_path: Path) -> None:
    command = (*COMMAND[:-1], counted(tmp_path / "started"))

    async def play() -> list[object]:
        thinkers = Thinkers(2, 30.0, command)
        await thinkers.start()
        await thinkers.think(question("first"))
        asked = [asyncio.create_task(thinkers.think(question("busy"))) for _ in range(5)]
        await asyncio.sleep(0.1)
        await asyncio.wait_for(thinkers.stop(), 10)
        await asyncio.wait_for(thinkers.stop(), 10)
        with pytest.raises(asyncio.CancelledError):
            await asyncio.wait_for(thinkers.think(question("late")), 10)
        return [*await asyncio.gather(*asked, return_exceptions=True)]

    given = asyncio.run(play())
    assert [type(fault) for fault in given] == [asyncio.CancelledError] * 5
    assert len(numbers(tmp_path / "started")) == 2
    assert not alive(tmp_path / "started")


def test_stopping_while_workers_are_being_started_leaves_none(tmp_path: Path) -> None:
    command = (*COMMAND[:-1], counted(tmp_path / "started"))

    async def play() -> None:
        for delay in (0.0, 0.005, 0.02, 0.05, 0.1):
            thinkers = Thinkers(2, 30.0, command)
            await thinkers.start()
            await asyncio.sleep(delay)
            await asyncio.wait_for(thinkers.stop(), 10)
        await asyncio.sleep(0.3)  # in which a forgotten one would leave its number
        assert not alive(tmp_path / "started")

    asyncio.run(play())


def test_a_worker_that_cannot_be_started_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.05)
    once = tmp_path / "once"
    refuse = f"import pathlib, sys; p = pathlib.Path({str(once)!r})\n"
    refuse += "if not p.exists(): p.touch(); sys.exit(1)\n"

    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.think(question("greedy"))

    with_thinkers(scene, command=(*COMMAND[:-1], refuse + TROLLS))
    assert once.exists()
    failed = [told.msg for told in caplog.records if told.name == "mathom.server.thinkers"]
    assert failed == ["thinker-not-started"], "and waited for in between"


def test_whatever_goes_wrong_a_worker_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.05)
    usual = module.Worker.start
    starts: list[int] = []

    async def hear_nothing() -> bytes:
        raise RuntimeError("a fault while it is heard")

    async def start(command: Sequence[str]) -> module.Worker:
        starts.append(len(starts))
        if len(starts) == 1:
            raise RuntimeError("a fault while it is started")
        worker = await usual(command)
        if len(starts) == 2:
            monkeypatch.setattr(worker._output, "readline", hear_nothing)
        return worker

    monkeypatch.setattr(module.Worker, "start", start)
    command = (*COMMAND[:-1], counted(tmp_path / "started"))

    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.think(question("greedy"))
        assert len(thinkers._workers) == 1

    with_thinkers(scene, command=command)
    assert len(starts) == 3
    failed = [told for told in caplog.records if told.name == "mathom.server.thinkers"]
    assert [told.msg for told in failed] == ["thinker-crashed"] * 2
    assert not alive(tmp_path / "started")


def test_who_asked_a_worker_that_is_heard_no_more_is_told_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 0.05)

    async def scene(thinkers: Thinkers) -> None:
        assert await thinkers.think(question("greedy"))
        (worker,) = thinkers._workers
        asking = asyncio.create_task(thinkers.think(question("busy")))
        await asyncio.sleep(0.1)
        worker._output.set_exception(RuntimeError("a fault while it is heard"))
        with pytest.raises(BotFailed) as failed:
            await asking
        assert failed.value.reason == "crashed"
        assert await thinkers.think(question("greedy"))

    with_thinkers(scene)


def test_without_any_worker_questions_wait_and_can_be_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PAUSE", 600.0)

    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(thinkers.think(question("greedy")), 0.1)

    with_thinkers(scene, command=("/nowhere/mathom-thinker",))


SERVER = """
import asyncio, json, sys
from mathom.server.thinkers import Question, Thinkers

async def main(command, bot, fields):
    thinkers = Thinkers(3, 1.0 if bot == "stuck" else 600.0, command)
    await thinkers.start()
    fields["players"] = tuple(fields["players"])
    await asyncio.gather(*(thinkers.think(Question(bot="slow 0.2", **fields)) for _ in range(3)))
    asking = asyncio.create_task(thinkers.think(Question(bot=bot, **fields)))
    await asyncio.sleep(0.1)
    print("thinking", flush=True)
    await asyncio.sleep(600)

asyncio.run(main(*json.loads(sys.argv[1])))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals")
@pytest.mark.parametrize("bot", ["busy", "stuck"])
def test_workers_end_when_the_server_is_killed(bot: str) -> None:
    asked = question("")
    fields = {name: getattr(asked, name) for name in Question.__slots__ if name != "bot"}
    command = (*COMMAND[:-1], with_overtime(0.1))
    with programs.running(
        [sys.executable, "-P", "-c", SERVER, json.dumps([command, bot, fields])]
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"thinking\n"
        os.kill(server.pid, signal.SIGKILL)
        # The standard error is closed when the last of the workers, which share it, has ended.
        _, told = server.communicate(timeout=programs.LONG)
    assert told == b""


@pytest.mark.parametrize("left", [b"", b'{"number":1,"dead'])
def test_a_worker_ends_quietly_with_its_input(left: bytes) -> None:
    done = programs.run(module.COMMAND, given=left)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout in (HELLO, b"")
