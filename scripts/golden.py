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

SHARED = {"duel": {"count-fellowship-sauron"}}
"""Victories that both sides of a game can share."""


def ways(game: Game) -> set[str]:
    """Every way a game can end, with the fewest who can play it."""
    prefix = f"{game.id}-ending-"
    reasons = [key.removeprefix(prefix) for key in messages("en").keys if key.startswith(prefix)]
    seats = game.seating(game.players[0])
    found = {f"{reason}-{seat}" for reason in reasons for seat in seats}
    return (found - NEVER) | SHARED.get(game.id, set())


def crowded_ways(game: Game) -> set[str]:
    """Every way a Quest can end with the most who can play it: its heroes win together."""
    most = game.players[-1]
    if most == game.players[0]:
        return set()
    heroes = "-".join(game.seating(most)[1:])
    return {f"{way.replace('hero-1', heroes)}-of-{most}" for way in ways(game)}


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
    record(game, game.players[0], ways(game))
    for players in game.players[1:-1]:
        write(play_match(game, ["greedy"] * players, players))
    record(game, game.players[-1], crowded_ways(game))


def record(game: Game, players: int, wanted: set[str]) -> None:
    """Write the first game found of each way to end that is wanted."""
    found: set[str] = set()
    for seed in range(1, GAMES_TO_TRY + 1):
        if wanted <= found:
            break
        match = play_match(game, ["greedy"] * players, seed)
        if way(match) not in found:
            found.add(way(match))
            write(match)


def write(match: Match) -> None:
    """Keep a match as its record and its tale."""
    path = FOLDER / match.game.id / f"{way(match)}.mathom"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.record.dumps(), encoding="utf-8")
    path.with_suffix(".txt").write_text(tale(match), encoding="utf-8")


if __name__ == "__main__":
    for each in [mathom.game(id) for id in sys.argv[1:]] or mathom.games():
        record_all(each)
