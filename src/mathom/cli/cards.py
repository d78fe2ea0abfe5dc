"""`mathom cards`: the components of a game, found by a word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
from rich.console import Console
from rich.padding import Padding

import mathom
from mathom.cli.common import (
    WIDTH,
    box_option,
    console,
    game_argument,
    json_option,
    lang_option,
    print_json,
    table,
)
from mathom.cli.errors import Failed, in_language
from mathom.kernel.errors import MathomError
from mathom.kernel.state import Json
from mathom.locale import Messages

MOST_FOR_IDS = 3
"""The share of a line that ids may take in a table; longer ones leave too little for the rest."""


class NoCard(MathomError):
    """No component has what was looked for."""


@click.command()
@game_argument
@click.argument("word", default="")
@box_option
@lang_option
@json_option
@click.pass_context
def cards(
    ctx: click.Context, game: str, word: str, box: Path | None, speech: Messages, as_json: bool
) -> None:
    """List the components of GAME, or those in which WORD occurs.

    WORD is looked for in ids and in all that a component says, in the chosen language. Ends with
    code 1 when it occurs in none.
    """
    played = mathom.game(game, box)
    described = [(record, played.describe(speech, record)) for record in played.cards()]
    found = [(record, texts) for record, texts in described if _mentions(word, record, texts)]
    if as_json:
        print_json([{**record, "texts": texts} for record, texts in found])
    elif found:
        _show(console(), found, speech)
    if not found:
        raise Failed(in_language(ctx, NoCard("no-card", {"game": game, "word": repr(word)})))


def _show(out: Console, found: list[tuple[Json, dict[str, str]]], speech: Messages) -> None:
    """The components as a table or, where there is little room, one below the other."""
    rows = [
        {"id": record["id"], **texts, "source": speech.say(f"command-source-{record['source']}")}
        for record, texts in found
    ]
    if out.width < WIDTH or max(len(row["id"]) for row in rows) > out.width // MOST_FOR_IDS:
        for row in rows:
            rest = [text for name, text in row.items() if name != "title" and text]
            out.print(row["title"], style="bold")
            out.print(Padding(" · ".join(rest), (0, 0, 0, 2)))
        return
    columns = [name for name in rows[0] if any(row[name] for row in rows)]
    titles = {name: speech.say(f"command-column-{name}") for name in columns}
    whole = [titles[name] for name in ("id", "chain", "source") if name in titles]
    listed = table(*titles.values(), whole=whole)
    for row in rows:
        listed.add_row(*(row[name] for name in columns))
    out.print(listed)


def _mentions(word: str, record: Json, texts: dict[str, str]) -> bool:
    """Whether a word occurs in anything that a component is or says."""
    sought = word.casefold()
    return any(sought in text.casefold() for text in (*texts.values(), *_words(record)))


def _words(data: object) -> Iterator[str]:
    """Every text in a record, and every name in its tables."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for item in data:
            yield from _words(item)
    elif isinstance(data, dict):
        for key, value in data.items():
            if isinstance(value, int):
                yield key
            else:
                yield from _words(value)
