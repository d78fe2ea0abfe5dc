"""`mathom replay`: what a record tells, and whether it is true."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import mathom
from mathom.arena.extras import require
from mathom.cli.common import (
    box_option,
    console,
    json_option,
    lang_option,
    print_json,
    read_text,
    table,
)
from mathom.kernel.errors import BadRequest
from mathom.kernel.match import Match
from mathom.kernel.record import Record
from mathom.kernel.state import Json
from mathom.locale import Messages, sentences


@click.command()
@click.argument("file", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--verify", is_flag=True, help="Check also that its seed gives every outcome.")
@click.option("--events", is_flag=True, help="Tell everything that happened.")
@click.option("--watch", is_flag=True, help="Go through it in the terminal, step by step.")
@box_option
@lang_option
@json_option
def replay(
    file: Path,
    verify: bool,
    events: bool,
    watch: bool,
    box: Path | None,
    speech: Messages,
    as_json: bool,
) -> None:
    """Play the record in FILE again and tell how it ended.

    For - it is read from the standard input. A record that was changed, or that does not follow
    the rules, is refused.
    """
    if watch and (as_json or events):
        raise BadRequest("--watch shows the game itself: give it without --json and --events")
    text = read_text(file)
    match = mathom.replay(text, box)
    if verify:
        Record.loads(text).stream()
    if watch:
        _watch(match, speech)
        return
    if as_json:
        facts = _facts(match, speech, verify)
        if events:
            facts["events"] = _events(match, speech)
        print_json(facts)
        return
    out = console()
    game = match.game
    boxed = f", {game.box_name}" if game.box_name else ""
    title = f"{speech.say(f'{game.id}-name')} ({game.id} {game.version}{boxed})"
    out.print(title, style="bold")
    players = table("", "")
    players.show_header = False
    for seat, player in match.record.seats.items():
        players.add_row(game.title(speech, "seat", seat), player)
    out.print(players)
    if events:
        for event in _events(match, speech):
            out.print(event["text"])
    out.print(speech.say("command-choices", count=match.ply))
    out.print(_ending(match, speech))
    if verify:
        out.print(speech.say("command-verified"))


def _watch(match: Match, speech: Messages) -> None:
    require("textual", "terminal", "mathom replay --watch")
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise BadRequest("mathom replay --watch needs a terminal")
    from mathom.terminal import app

    app.watch(match, speech.lang)


def _facts(match: Match, speech: Messages, verified: bool) -> Json:
    record = match.record
    return {
        "game": record.game,
        "version": record.version,
        "box": {"name": record.box_name, "digest": match.game.digest},
        "seats": record.seats,
        "settings": record.settings,
        "choices": match.ply,
        "outcome": match.view(None)["outcome"],
        "ending": _ending(match, speech),
        "verified": verified,
    }


def _events(match: Match, speech: Messages) -> list[Json]:
    """What a spectator was told, in order."""
    return [
        {"kind": event.kind, "args": event.args, "text": sentences.tale(match.game, speech, event)}
        for event in match.events(None)
    ]


def _ending(match: Match, speech: Messages) -> str:
    if match.outcome is None:
        name = match.game.seat_names[match.choice.seat]
        seat = match.game.title(speech, "seat", name)
        asked = match.choice.prompt(speech.lang)
        return speech.say("command-not-over", seat=seat, asked=asked)
    return sentences.ending(match.game, speech, match.outcome)
