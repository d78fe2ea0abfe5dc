"""Record the golden games anew: one per way a game can end, for each of its winners.

    python scripts/golden.py

Run it only when the rules or the sentences change on purpose, and read the difference: the
records and tales under `tests/golden` are what the tests hold the games to.
"""

from __future__ import annotations

from pathlib import Path

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.locale import sentences, words

FOLDER = Path(__file__).parent.parent / "tests" / "golden"
GAMES_TO_TRY = 400


def way(match: Match) -> str:
    """The way a match ended: its reason and its winners."""
    assert match.outcome is not None
    names = [match.game.seat_names[seat] for seat in match.outcome.winners]
    return "-".join([match.outcome.reason, *names])


def tale(match: Match) -> str:
    """The match as sentences, as a spectator would hear it."""
    english = words("en")
    lines = [sentences.tale(match.game, english, event) for event in match.events(None)]
    assert match.outcome is not None
    return "\n".join([*lines, sentences.ending(match.game, english, match.outcome)]) + "\n"


def record_all(game: Game) -> None:
    """Write the first game found of every way to end."""
    folder = FOLDER / game.id
    folder.mkdir(parents=True, exist_ok=True)
    found: set[str] = set()
    for seed in range(1, GAMES_TO_TRY + 1):
        match = play_match(game, ["greedy"] * game.players[0], seed)
        if way(match) not in found:
            found.add(way(match))
            path = folder / f"{way(match)}.mathom"
            path.write_text(match.record.dumps(), encoding="utf-8")
            path.with_suffix(".txt").write_text(tale(match), encoding="utf-8")


if __name__ == "__main__":
    for each in mathom.games():
        record_all(each)
