"""Print how many lines each game takes, by what they are for.

    python scripts/lines.py

The second row is what a game costs beyond its rules; the less, the better. What a script writes,
such as the copies of a state in `copies.py`, does not count.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

TOP = Path(__file__).parent.parent
GAMES = ("duel", "quest", "dice", "solitaire")
PLUMBING = {
    "duel": ("box", "checking", "game", "loading", "state", "titles", "view"),
    "dice": ("box", "checking", "game", "loading", "state", "titles", "view"),
    "quest": ("constants", "game", "loading", "model/*", "titles"),
    "solitaire": ("constants", "game", "loading", "model/*", "registry", "titles", "view"),
}
"""The modules of each game that hold no rules: components, state, texts, checks, view, titles."""
WRITTEN = (".py", ".ts", ".svelte", ".css", ".toml", ".md", ".ftl", ".txt", ".mathom")


def lines(paths: Iterable[Path]) -> int:
    """How many lines all these files have."""
    return sum(
        len(path.read_text("utf-8").splitlines())
        for path in set(paths)
        if path.is_file() and path.suffix in WRITTEN
    )


def rows(game: str) -> dict[str, int]:
    """The lines of a game by what they are for."""
    package = TOP / "src" / "mathom" / "games" / game
    everything = set(package.rglob("*.py")) - set(package.rglob("copies.py"))
    plumbing = {path for name in PLUMBING[game] for path in package.glob(f"{name}.py")}
    bot = {package / "bot.py", *(package / "bot").rglob("*.py")} & everything
    texts = (TOP / "src" / "mathom" / "locale").glob(f"*/{game}*.ftl")
    written = [*package.rglob("*.toml"), *package.glob("*.md"), *package.glob("*.txt"), *texts]
    return {
        "rules, effects": lines(everything - plumbing - bot),
        "components, loading, state, serialisation, checks, view, titles": lines(plumbing),
        "bot": lines(bot),
        "data, texts, ledger": lines(written),
        "terminal": lines((TOP / "src/mathom/terminal/boards" / game).rglob("*")),
        "page": lines((TOP / "web/src/boards" / game).rglob("*")),
        "tests, golden games": lines((TOP / "tests").rglob(f"{game}/**/*")),
    }


def main() -> None:
    """Print the table."""
    found = {game: rows(game) for game in GAMES}
    print(f"| lines | {' | '.join(GAMES)} |")  # noqa: T201
    print(f"| --- |{' ---: |' * len(GAMES)}")  # noqa: T201
    for row in found[GAMES[0]]:
        figures = " | ".join(f"{found[game][row]:,}" for game in GAMES)
        print(f"| {row} | {figures} |")  # noqa: T201


if __name__ == "__main__":
    main()
