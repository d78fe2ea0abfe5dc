"""A bot worker: a process in which bots choose, separate from the server.

    python -m mathom.server.bot_worker

It reads pickled questions from its standard input and writes answers to its standard output, one
JSON object per line, one question at a time. `HELLO` comes first, when everything is loaded. It
knows only what a question tells, which is what the seat may know. It ends when its input does,
so it never outlives the server, however that ended.
"""

from __future__ import annotations

import functools
import json
import os
import pickle
import signal
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, BinaryIO, Literal, NoReturn

from mathom.bots import make_bot
from mathom.games import all_games, game
from mathom.kernel.chance import Seeded
from mathom.kernel.event import Event, EventArgs
from mathom.kernel.match import Seat
from mathom.server.logs import event_log, set_up

HELLO = b'{"hello":1}\n'
"""The first line, with the version of the protocol."""
NICENESS = 5
"""The niceness of a worker: the server, for which people wait, comes first."""
OVERTIME = 1.0
"""How many seconds after its deadline a bot worker ends itself, should nobody else have."""

Reason = Literal["deadline", "crashed", "illegal"]
"""Why a bot gave no answer."""

_log = event_log(__name__)
_boxed = functools.cache(game)


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: which option a seat takes.

    Attributes:
        game: the game's id.
        bot: the bot's name.
        seat: the index of the seat that is to choose.
        players: who plays each seat, in the order of the seats.
        settings: the chosen variants.
        state: pickled, a state that the seat could believe, never the true one.
        events: what the seat was told since the beginning: kind and arguments.
        lots: what determines the bot's own chance.
        box: the folder of an owner's box, or empty for the game's own.
    """

    game: str
    bot: str
    seat: int
    players: tuple[str, ...]
    settings: dict[str, str]
    state: bytes
    events: tuple[tuple[str, EventArgs], ...]
    lots: str
    box: str = ""

    def dumps(self, number: int, deadline: float) -> bytes:
        """The question as a worker reads it, numbered, with the seconds there are for it."""
        fields = {name: getattr(self, name) for name in self.__slots__}
        return pickle.dumps({"number": number, "deadline": deadline, **fields}, -1)


def answer(asked: dict[str, Any]) -> bytes:
    """The line that answers a question: an option's text, or why there is none."""
    number = asked["number"]
    try:
        chosen = choose(asked)
    except Exception as fault:
        _log.error("bot-crashed", fault=fault, game=asked["game"], bot=asked["bot"])
        return _line(number=number, failed="crashed")
    if chosen is None:
        return _line(number=number, failed="illegal")
    return _line(number=number, option=chosen)


def choose(asked: dict[str, Any]) -> str | None:
    """The text of the option that the bot takes, or None when it may not take it."""
    held = seat_of(asked)
    chosen = make_bot(held.game, asked["bot"]).choose(held)
    return chosen.text if chosen in held.options() else None


def seat_of(asked: dict[str, Any]) -> Seat:
    """The seat that a question is about."""
    seat: int = asked["seat"]
    played = _boxed(asked["game"], asked["box"]) if asked["box"] else game(asked["game"])
    return played.seat(
        pickle.loads(asked["state"]),  # noqa: S301, the server has written it
        seat,
        Seeded(asked["lots"], "bot"),
        [Event(kind, args, (seat,)) for kind, args in asked["events"]],
        asked["players"],
        asked["settings"],
    )


def main() -> NoReturn:
    """Answer questions until the input ends."""
    # Ctrl-C and a service manager's stop reach every process: the server decides when we end.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(NICENESS)
    set_up()
    answers = _keep_output()
    questions: SimpleQueue[dict[str, Any]] = SimpleQueue()
    threading.Thread(target=_listen, args=(questions,), daemon=True).start()
    all_games()
    try:
        answers.write(HELLO)
        while True:
            asked = questions.get()
            _set_alarm(asked["deadline"] + OVERTIME)
            line = answer(asked)
            _set_alarm(0.0)
            answers.write(line)
    except BrokenPipeError:
        os._exit(0)  # the server is gone
    except BaseException as fault:
        _log.error("bot-worker-crashed", fault=fault)
        os._exit(1)


def _line(**fields: object) -> bytes:
    return json.dumps(fields, separators=(",", ":")).encode() + b"\n"


def _keep_output() -> BinaryIO:
    """The output, kept for answers: whatever a bot prints goes to the standard error."""
    kept = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return kept


def _listen(questions: SimpleQueue[dict[str, Any]]) -> NoReturn:
    """Pass questions on; when the input ends, end the process, even while a bot thinks."""
    with suppress(EOFError, pickle.UnpicklingError):  # or the server was killed in the middle
        while True:
            questions.put(pickle.load(sys.stdin.buffer))  # noqa: S301
    os._exit(0)


def _set_alarm(seconds: float) -> None:
    """Have the system end this process after some seconds; 0 calls it off.

    `_listen` and the server come first. This helps where neither can: the server was killed,
    and code that is not Python's runs without end and lets no other thread have its turn.
    """
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, seconds)


if __name__ == "__main__":
    main()
