"""Record the golden games anew: one per way a game can end, and per number of players.

    python scripts/golden.py [GAME ...]

All games, or those named. Run it only when the rules or the sentences change on purpose, and
read the difference: the records and tales under `tests/golden` are what the tests hold the
games to.
"""

from __future__ import annotations

import sys
from pathlib import Path

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.locale import messages, sentences

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
GAMES_TO_TRY = 400

NEVER = {"ringwraiths-defeated-sauron", "ringwraiths-stand-hero-1"}
"""What cannot be, because the last combat is won by the one side or the other (Q7.6)."""

SHARED = {"duel": {"count-fellowship-sauron"}, "dice": {"mount-doom-player-1-player-2"}}
"""Victories that seats of a game can share though each plays for itself, with the fewest seats."""

ALLIED = {"quest": 1}
"""By game, the first of the seats that always win together."""

NOBODY = {"corruption", "coop-loss", "exhausted", "nobody-left"}
"""Endings that nobody wins."""

EVERYBODY = {"coop-win"}
"""Endings that all win."""

PLAYED = {
    "coop-win": ("greedy", {"coop": "easy"}),
    "coop-loss": ("random", {"coop": "very-hard"}),
    "nobody-left": ("random", {}),
}
"""By which bots and with which settings an ending is found, where greedy bots do not come to it."""


def ways(game: Game, players: int = 0) -> set[str]:
    """Every way a game can end with so many players, by default with the fewest who can play it."""
    prefix = f"{game.id}-ending-"
    reasons = [key.removeprefix(prefix) for key in messages("en").keys if key.startswith(prefix)]
    seats = list(game.seating(players or game.players[0]))
    allied = ALLIED.get(game.id, len(seats))
    sides = [[seat] for seat in seats[:allied]] + ([seats[allied:]] if seats[allied:] else [])
    found: set[str] = set()
    for reason in reasons:
        won = [[]] if reason in NOBODY else [seats] if reason in EVERYBODY else sides
        found |= {"-".join([reason, *winners]) for winners in won}
    never = {way.replace("hero-1", "-".join(seats[1:])) for way in NEVER}
    if len(seats) > game.players[0]:
        return {f"{way}-of-{len(seats)}" for way in found - never}
    return (found - never) | SHARED.get(game.id, set())


def way(match: Match) -> str:
    """The way a match ended: its reason and its winners, and how many played if that varies."""
    assert match.outcome is not None
    names = [match.game.seat_names[seat] for seat in match.outcome.winners]
    players = len(match.record.seats)
    crowd = [] if players == match.game.players[0] else [f"of-{players}"]
    return "-".join([match.outcome.reason, *names, *crowd])


def tale(match: Match) -> str:
    """The match as sentences, as a spectator would hear it."""
    english = messages("en")
    lines = [sentences.tale(match.game, english, event) for event in match.events(None)]
    assert match.outcome is not None
    return "\n".join([*lines, sentences.ending(match.game, english, match.outcome)]) + "\n"


def record_all(game: Game) -> None:
    """Write the first game found of every way to end, and one for every number of players."""
    for players in game.players:
        if players in (game.players[0], game.players[-1]):
            record(game, players, ways(game, players))
        else:
            write(play_match(game, ["greedy"] * players, players))


def record(game: Game, players: int, wanted: set[str]) -> None:
    """Write the first game found of each way to end that is wanted."""
    found: set[str] = set()
    for bot, settings in [("greedy", {}), *PLAYED.values()]:
        here = {way for way in wanted if plan_of(way) == (bot, settings)}
        for seed in range(1, GAMES_TO_TRY + 1):
            if here <= found:
                break
            match = play_match(game, [bot] * players, seed, settings)
            if way(match) in here - found:
                found.add(way(match))
                write(match)


def plan_of(way: str) -> tuple[str, dict[str, str]]:
    """By which bots and with which settings a way to end is found."""
    plans = (plan for reason, plan in PLAYED.items() if way.startswith(reason))
    return next(plans, ("greedy", {}))


def write(match: Match) -> None:
    """Keep a match as its record and its tale."""
    path = FOLDER / match.game.id / f"{way(match)}.mathom"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.record.dumps(), encoding="utf-8")
    path.with_suffix(".txt").write_text(tale(match), encoding="utf-8")


if __name__ == "__main__":
    for each in [mathom.game(id) for id in sys.argv[1:]] or mathom.all_games():
        record_all(each)
