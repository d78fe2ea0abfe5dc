"""`mathom cards`: the components of a game, found by a word."""

from __future__ import annotations

from collections.abc import Iterator

import click
from rich.padding import Padding

import mathom
from mathom.cli.common import WIDTH, console, json_option, lang_option, print_json, table
from mathom.kernel.state import Json
from mathom.locale import words

MOST_FOR_IDS = 3
"""The share of a line that ids may take in a table; longer ones leave too little for the rest."""


@click.command()
@click.argument("game")
@click.argument("word", default="")
@lang_option
@json_option
def cards(game: str, word: str, lang: str, as_json: bool) -> None:
    """List the components of GAME, or those in which WORD occurs.

    WORD is looked for in ids and in all that a component says, in the chosen language.
    """
    speech = words(lang)
    played = mathom.game(game)
    described = [(record, played.describe(speech, record)) for record in played.cards()]
    found = [(record, texts) for record, texts in described if _mentions(word, record, texts)]
    if as_json:
        print_json([record for record, _ in found])
        return
    out = console()
    if not found:
        out.print(f"No component of {game} has {word!r}.")
        return
    rows = [{"id": record["id"], **texts, "source": record["source"]} for record, texts in found]
    if out.width < WIDTH or max(len(row["id"]) for row in rows) > out.width // MOST_FOR_IDS:
        for row in rows:
            rest = [text for name, text in row.items() if name != "title" and text]
            out.print(row["title"], style="bold")
            out.print(Padding(" · ".join(rest), (0, 0, 0, 2)))
        return
    columns = [name for name in rows[0] if any(row[name] for row in rows)]
    listed = table(*(name.capitalize() for name in columns), whole=("Id", "Chain", "Source"))
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
