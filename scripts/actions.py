"""Give new options of the games their action numbers.

    python scripts/actions.py

Adds the texts of options that have no number yet at the end of each game's `actions.txt`. What is
there is never moved or taken away: learners keep the numbers.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import mathom
from mathom.kernel.game import Game
from mathom.kernel.option import Option, read_actions

GAMES = Path(__file__).parent.parent / "src" / "mathom" / "games"


def missing(game: Game) -> list[Option]:
    """The options without a number in the file, in the order they were added."""
    known = set(read_actions(f"mathom.games.{game.id}"))
    return [option for option in game.option_table if option.text not in known]


def written(options: list[Option]) -> str:
    """The lines that number these options, one after the other."""
    lines = []
    for kind, run in groupby(options, lambda option: option.kind):
        rest = [option.text.removeprefix(f"{kind} ") for option in run]
        lines.append(kind if rest == [kind] else f"{kind}: {', '.join(rest)}")
    return "".join(f"{line}\n" for line in lines)


if __name__ == "__main__":
    for each in mathom.all_games():
        with (GAMES / each.id / "actions.txt").open("a", encoding="utf-8", newline="\n") as file:
            file.write(written(missing(each)))
