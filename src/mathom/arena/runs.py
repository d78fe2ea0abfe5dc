"""A run: many games of the same bots, in this process or in several."""

from __future__ import annotations

import functools
import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from typing import NamedTuple, TypeVar

from mathom.arena.matches import play_match
from mathom.bots import make_bot
from mathom.games import game
from mathom.kernel.game import Game

CHUNKS = 64
"""Into how many parts a run is cut at least, so that no worker is long idle at its end."""
CHUNK = 50
"""How many games a part has at most, so that results keep coming in."""
AHEAD = 4
"""How many parts are handed out for each worker."""

W = TypeVar("W")


class Plan(NamedTuple):
    """What a run plays; small, because every part of the work carries it to its worker.

    Attributes:
        game: the game's id.
        seats: the bot of each seat.
        games: how many games.
        seed: what determines them all.
        settings: values for settings that are not to have their default.
        box: the folder of an owner's components, or empty.
    """

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    settings: dict[str, str]
    box: str = ""

    def open(self) -> Game:
        """The game with its box, which every process reads once.

        Raises:
            MathomError: there is no such game, or the box cannot be.
        """
        return _boxed(self.game, self.box) if self.box else game(self.game)

    def seed_of(self, number: int) -> str:
        """The seed of one game, which `mathom play --seed` takes too.

        It depends on nothing else, so a run has the same games however it is divided.
        """
        return f"{self.seed}/{number}"

    def parts(self) -> list[range]:
        """The numbers of the games, cut into parts for workers."""
        size = max(1, min(CHUNK, self.games // CHUNKS))
        end = self.games + 1
        return [range(first, min(first + size, end)) for first in range(1, end, size)]

    def check(self) -> None:
        """Confirm that the run can begin.

        Raises:
            MathomError: the game, the seats, the seed, a setting or a bot's name cannot be.
        """
        played = self.open()
        for seed in (self.seed, self.seed_of(self.games)):  # the last one is the longest
            played.start(self.seats, seed, self.settings)
        for name in self.seats:
            make_bot(played, name)


_boxed = functools.cache(game)


class Played(NamedTuple):
    """What is kept of one game.

    Attributes:
        number: its place in the run, from 1.
        seed: what determines it.
        reason: how it ended.
        winners: the seats that won.
        scores: what each seat earned.
        choices: how many choices it took.
        tracks: how far each seat had come at the end on what the game follows of seats.
    """

    number: int
    seed: str
    reason: str
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    choices: int
    tracks: dict[str, tuple[int, ...]]


def play_part(plan: Plan, numbers: range) -> list[Played]:
    """Play some games of a run; what a worker does."""
    played = plan.open()
    return [_play(plan, played, number) for number in numbers]


def play_here(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """Play a run on this machine and give its games in their order.

    Args:
        plan: what to play.
        jobs: how many processes play; with one it is this process itself.
    """
    if jobs == 1:
        played = plan.open()
        for number in range(1, plan.games + 1):
            yield _play(plan, played, number)
        return
    others = multiprocessing.active_children()
    # Forking would copy the threads of a progress bar in whatever state they are.
    pool = ProcessPoolExecutor(
        min(jobs, len(plan.parts())), multiprocessing.get_context("spawn"), _ignore_interrupts
    )
    try:
        yield from hand_out(
            plan, jobs, lambda part: pool.submit(play_part, plan, part), lambda work: work.result()
        )
    except BaseException:
        # The run is given up, so nobody waits for parts that may take long.
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        raise
    finally:
        pool.shutdown()


def hand_out(
    plan: Plan, jobs: int, begin: Callable[[range], W], collect: Callable[[W], list[Played]]
) -> Generator[Played, None, None]:
    """Have workers play the parts of a run and give the games in their order.

    Some parts are handed out ahead, so that no worker runs dry; not all of them, so that the
    results of a long run never wait in memory together.

    Args:
        plan: what to play.
        jobs: how many workers there are.
        begin: hands a part to some worker.
        collect: waits for a part that was begun.
    """
    parts = iter(plan.parts())
    begun = deque(begin(part) for part in islice(parts, jobs * AHEAD))
    while begun:
        games = collect(begun.popleft())
        begun.extend(begin(part) for part in islice(parts, 1))
        yield from games


def _play(plan: Plan, played: Game, number: int) -> Played:
    match = play_match(played, plan.seats, plan.seed_of(number), plan.settings)
    outcome = match.outcome
    assert outcome is not None
    scores = tuple(outcome.scores[seat] for seat in range(len(plan.seats)))
    return Played(
        number=number,
        seed=plan.seed_of(number),
        reason=outcome.reason,
        winners=outcome.winners,
        scores=scores,
        choices=match.ply,
        tracks={
            track.id: tuple(track.values[seat] for seat in match.record.seats)
            for track in played.reviewer.tracks(match.state)
            if track.role == "seat"
        },
    )


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the one that started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
