"""How fast a game is: the figures of `mathom bench`.

All on one core and in seconds of processor time, so that other programs on the machine
disturb little. The games are drawn by lot from fixed seeds: every Python and every build
measures the same ones. Each figure is the median of several repeats.
"""

from __future__ import annotations

import functools
import pickle
import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterator
from typing import NamedTuple

import mathom.kernel.state
from mathom.arena.matches import play_match
from mathom.kernel.chance import Seeded
from mathom.kernel.game import Game
from mathom.kernel.match import Seat
from mathom.kernel.state import State, advance, settle

REPEATS = 5
SAMPLE_GAMES = 4
"""From how many games the states are taken that are copied, viewed, written and weighed."""
STRIDE = 5
"""Every how many decisions of these games."""
COPIES = 100
"""How often each of them is copied to weigh it, so that what allocation rounds off is lost."""
STEPS = 7
"""In how many steps `measure` goes through a game besides playing it raw."""


class Figure(NamedTuple):
    """One measured thing: what, how much, of what."""

    name: str
    value: float
    unit: str


def compiled() -> bool:
    """Whether the kernel runs as machine code, built by mypyc, and not from its source."""
    return not (mathom.kernel.state.__file__ or "").endswith(".py")


def steps_of(game: Game) -> int:
    """In how many steps `measure` goes through a game."""
    return STEPS + len(_companies(game))


def _companies(game: Game) -> list[int]:
    """With how many players whole games are measured: the fewest, and the most."""
    return sorted({game.players[0], game.players[-1]})


def measure(game: Game, seconds: float) -> Iterator[list[Figure]]:
    """Measure a game step by step, giving the figures of each.

    Args:
        game: what to measure.
        seconds: how long a step takes, about.
    """
    share = seconds / REPEATS

    def play(players: int, number: int) -> int:
        return play_raw(game, f"bench/{number}", players=players)

    fewest = game.players[0]
    for players in _companies(game):
        games, decisions = _rate(functools.partial(play, players), share)
        among = "" if players == fewest else f" of {players}"
        yield [
            Figure(f"{game.id} random games{among}", games, "games/s"),
            Figure(f"{game.id} random decisions{among}", decisions, "decisions/s"),
        ]

    bots = ["random"] * fewest

    def play_whole(number: int) -> int:
        return play_match(game, bots, f"bench/{number}").ply

    _, decisions = _rate(play_whole, share)
    yield [Figure(f"{game.id} decisions in a match", decisions, "decisions/s")]

    states = sample(game)
    imagination = Seeded("bench", "imagine")
    for name, act in (
        ("copy", lambda state: state.copy()),
        ("view", lambda state: game.view(state, state.choice.seat)),
        ("imagine", lambda state: state.imagine(state.choice.seat, imagination)),
        ("dumps and load", lambda state: game.state(state.dumps())),
        ("seat in another process", lambda state: _handed_over(game, state)),
    ):
        yield [Figure(f"{game.id} {name}", _cost(act, states, share), "us")]
    yield [Figure(f"{game.id} memory of a state", weigh(states), "bytes")]


def _handed_over(game: Game, state: State) -> Seat:
    """The seat that is asked, as a bot in another process gets it."""
    loaded = pickle.loads(pickle.dumps(state, -1))  # noqa: S301, it was written here
    return game.seat(loaded, state.choice.seat, Seeded("bench", "bot"))


def play_raw(
    game: Game, seed: str, seen: list[State] | None = None, players: int | None = None
) -> int:
    """Play a game by lot in the inner loop of searches, and count its decisions.

    No match, no record and no log: only the rules.

    Args:
        game: what to play.
        seed: what determines the game and the lots.
        seen: where to put a copy of the state at each decision, if anywhere.
        players: how many play, by default the fewest it is for.
    """
    chance = Seeded(seed)
    lots = Seeded(seed, "lots")
    state = game.setup(players or game.players[0], game.complete({}), chance)
    settle(state, chance)
    decisions = 0
    while state.outcome is None:
        if seen is not None:
            seen.append(state.copy())
        options = state.choice.options(state)
        advance(state, options[lots.pick(len(options))], chance)
        decisions += 1
    return decisions


def sample(game: Game) -> list[State]:
    """States as they occur, from the beginnings, middles and ends of some games."""
    states: list[State] = []
    for number in range(SAMPLE_GAMES):
        play_raw(game, f"bench/{number}", states)
    return states[::STRIDE]


def weigh(states: list[State]) -> float:
    """How many bytes one copy of a state takes, without what all copies share."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [state.copy() for state in states for _ in range(COPIES)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / len(copies)


def _cost(act: Callable[[State], object], states: list[State], seconds: float) -> float:
    """How many microseconds `act` takes for a state, on average over `states`."""

    def act_on_all(number: int) -> int:
        for state in states:
            act(state)
        return len(states)

    _, speed = _rate(act_on_all, seconds)
    return 1e6 / speed


def _rate(work: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """How often a second `work` can be done, and how much in all of what it counts."""
    work(0)
    rounds: list[float] = []
    amounts: list[float] = []
    for _ in range(REPEATS):
        number = amount = 0
        begin = time.process_time()
        passed = 0.0
        # At least once, however short the time; the clock may not have moved even then.
        while not number or passed < seconds or not passed:
            amount += work(number)
            number += 1
            passed = time.process_time() - begin
        rounds.append(number / passed)
        amounts.append(amount / passed)
    return statistics.median(rounds), statistics.median(amounts)
