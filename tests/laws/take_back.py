"""The law of taking back: what may be taken back freely has told nobody anything.

The oracle takes nothing from how `Match.free_undo` decides. It asks of every viewer: is there a
world that this viewer could believe before the choice and can believe no more after it? A world
is out of the question when nothing that can be chosen in it would look to the viewer like what
happened. Whoever was able to shut out such a world has learnt something.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import mathom
from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Chance, Seeded
from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.kernel.state import State, advance, canonical
from tests.laws.walk import MOST_CHOICES, see

Free = Callable[[Match, int], bool]
"""Decides whether a seat may take its last choice back."""


class ChanceFell(Exception):
    """A choice asked for chance, which the one that was made did not."""


class NoChance(Chance):
    """For choices that leave nothing to chance."""

    def pick(self, n: int) -> int:
        if n == 1:
            return 0
        raise ChanceFell


@dataclass
class Finding:
    """A choice that could be taken back freely although a viewer has learnt something by it."""

    game: str
    seed: str
    ply: int
    option: str
    viewer: int | None


@dataclass
class Tally:
    """What the oracle has looked at and found."""

    choices: int = 0
    free: int = 0
    findings: list[Finding] = field(default_factory=list)


def examine(game: Game, seed: str, free: Free = Match.free_undo, every: int = 1) -> Tally:
    """Play a random game and ask the oracle about choices that could be taken back.

    Args:
        game: what to play.
        seed: what determines everything.
        free: the rule that is examined.
        every: of so many such choices one, drawn by lot, is asked about.
    """
    lots = Seeded(seed, "oracle")
    settings = {s.id: s.values[lots.pick(len(s.values))] for s in game.settings}
    players = game.players[lots.pick(len(game.players))]
    match = game.start(["lot"] * players, seed=seed, options=settings)
    tally = Tally()
    while not match.over and match.ply < MOST_CHOICES:
        options = match.choice.options()
        match.apply(options[lots.pick(len(options))], match.choice.seat)
        tally.choices += 1
        for seat in range(players):
            if not free(match, seat) or lots.pick(every):
                continue
            tally.free += 1
            first = match.last_choice(seat)
            for viewer in [None, *range(players)]:
                if _excluded(match, first, viewer, lots):
                    made = match.record.line()[first].text
                    tally.findings.append(Finding(game.id, seed, match.ply, made, viewer))
    return tally


def _excluded(match: Match, first: int, viewer: int | None, lots: Chance) -> bool:
    """Whether a world that the viewer could believe before a choice cannot be believed any more.

    What may have been carried out since choice `first` is carried out in that world too.
    """
    game = match.game
    world = match._kept[first - 1].imagine(viewer, lots)
    made = [game.option_table.find(entry.text) for entry in match.record.line()[first:]]
    told = match.events(viewer, match.version - len(made))
    seen = _look(game, match.state, told, viewer)
    return seen not in _looks(game, world, made, viewer, [])


def _looks(
    game: Game, world: State, made: list[Option], viewer: int | None, told: list[Event]
) -> Iterator[str]:
    """How a world can look to a viewer after as many choices; his own are those that were made."""
    if not made:
        yield _look(game, world, told, viewer)
        return
    if world.outcome is not None:
        return
    asked: Choice[State] = world.choice
    options = asked.options(world)
    likely = made[:1] if made[0] in options else []
    others = [] if viewer == asked.seat else [each for each in options if each is not made[0]]
    for option in [*likely, *others]:
        result = world.copy()
        events: list[Event] = []
        result.events = events
        try:
            advance(result, option, NoChance())
        except ChanceFell:
            continue
        result.events = None
        yield from _looks(game, result, made[1:], viewer, [*told, *events])


def _look(game: Game, state: State, events: list[Event], viewer: int | None) -> str:
    """All that a viewer is shown and told."""
    told = [[event.kind, event.args] for event in events if event.visible(viewer)]
    return see(game, state, viewer) + canonical({"log": told})


def main() -> None:
    """Examine many random games and print what was found."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game", choices=[game.id for game in mathom.all_games()])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    arguments = parser.parse_args()
    game = mathom.game(arguments.game)
    choices = free = 0
    findings: list[Finding] = []
    for number in range(arguments.first, arguments.first + arguments.games):
        tally = examine(game, f"oracle/{number}")
        choices += tally.choices
        free += tally.free
        findings += tally.findings
    for finding in findings:
        print(finding)  # noqa: T201
    print(  # noqa: T201
        f"{arguments.games} games of {game.id}: {choices} choices, {free} free to take back, "
        f"{len(findings)} of them told somebody something"
    )


if __name__ == "__main__":
    main()
