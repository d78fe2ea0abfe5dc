"""`mathom cards`: the components of a game, found by a word."""

from __future__ import annotations

from collections import Counter
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
from mathom.kernel.errors import BadRequest, MathomError
from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Messages

MOST_FOR_IDS = 3
"""The share of a line that ids may take in a table; longer ones leave too little for the rest."""


class NoCard(MathomError):
    """No component has what was looked for."""


@click.command()
@game_argument
@click.argument("word", default="")
@click.option(
    "--summary", is_flag=True, help="Count them by kind, and say why some cannot be played."
)
@box_option
@lang_option
@json_option
@click.pass_context
def cards(
    ctx: click.Context,
    game: str,
    word: str,
    summary: bool,
    box: Path | None,
    speech: Messages,
    as_json: bool,
) -> None:
    """List the components of GAME, or those in which WORD occurs.

    WORD is looked for in ids and in all that a component says, in the chosen language. Ends with
    code 1 when it occurs in none.
    """
    played = mathom.game(game, box)
    if summary:
        if word:
            raise BadRequest("summary-of-all", {})
        _sum_up(played, speech, as_json)
        return
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


def _sum_up(game: Game, speech: Messages, as_json: bool) -> None:
    """How many components of each kind there are, and each that cannot be played, with why."""
    counts: Counter[str] = Counter()
    missing: list[Json] = []
    for record in game.cards():
        kind, reason = _kind(record), _reason(record)
        if not reason:
            counts[kind] += 1
            continue
        title = game.title(speech, record["kind"], record["id"])
        why = speech.say(f"{game.id}-absent-reason-{reason}")
        missing.append(
            {"id": record["id"], "kind": kind, "title": title, "reason": reason, "text": why}
        )
    if as_json:
        print_json({"playable": counts, "total": counts.total(), "missing": missing})
        return
    out = console()
    headings = {name: speech.say(f"command-column-{name}") for name in ("kind", "count")}
    listed = table(*headings.values(), numbers=[headings["count"]])
    for kind, count in counts.items():
        listed.add_row(_called(game, speech, kind), str(count))
    listed.add_row(speech.say("command-total"), str(counts.total()))
    out.print(listed)
    if missing:
        out.print()
        out.print(speech.say("command-not-playable", count=len(missing)), style="bold")
    for each in missing:
        kind = _called(game, speech, each["kind"])
        line = speech.say("command-missing", title=each["title"], kind=kind, why=each["text"])
        out.print(Padding(line, (0, 0, 0, 2)))


def _kind(record: Json) -> str:
    """What sort of component a record is of: of those of many sorts, and of absent ones, which."""
    if record["kind"] == "absent":
        return str(record["was"])
    return str(record["type"] if record["kind"] == "card" and "type" in record else record["kind"])


def _reason(record: Json) -> str:
    """Why a component cannot be played; empty where it can."""
    return str(record["reason"] if record["kind"] == "absent" else record.get("dead") or "")


def _called(game: Game, speech: Messages, kind: str) -> str:
    """What a sort of components is called, by its id where the game does not say."""
    key = f"{game.id}-type-{kind}"
    return speech.say(key) if speech.has(key) else kind


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
