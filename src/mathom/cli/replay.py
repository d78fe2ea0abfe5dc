"""`mathom replay`: what a record tells, and whether it is true."""

from __future__ import annotations

from pathlib import Path

import click

import mathom
from mathom.cli.common import console, json_option, lang_option, print_json, read_text, table
from mathom.kernel.match import Match
from mathom.kernel.record import Record
from mathom.kernel.state import Json
from mathom.locale import Words, sentences, words


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", is_flag=True, help="Check also that its seed gives every outcome.")
@click.option("--events", is_flag=True, help="Tell everything that happened.")
@lang_option
@json_option
def replay(file: Path, verify: bool, events: bool, lang: str, as_json: bool) -> None:
    """Play the record in FILE again and tell how it ended.

    A record that was changed, or that does not follow the rules, is refused.
    """
    speech = words(lang)
    text = read_text(file)
    match = mathom.replay(text)
    if verify:
        Record.loads(text).stream()
    if as_json:
        facts = _facts(match, speech, verify)
        if events:
            facts["events"] = _events(match, speech)
        print_json(facts)
        return
    out = console()
    game = match.game
    out.print(f"{speech.say(f'{game.id}-name')} ({game.id} {game.version})", style="bold")
    players = table("", "")
    players.show_header = False
    for seat, player in match.record.seats.items():
        players.add_row(game.title(speech, "seat", seat), player)
    out.print(players)
    if events:
        for event in _events(match, speech):
            out.print(event["text"])
    out.print(f"Choices: {match.ply}")
    out.print(_ending(match, speech))
    if verify:
        out.print("Verified: the seed is the one that was promised, and it gives every outcome.")


def _facts(match: Match, speech: Words, verified: bool) -> Json:
    record = match.record
    return {
        "game": record.game,
        "version": record.version,
        "seats": record.seats,
        "settings": record.settings,
        "choices": match.ply,
        "outcome": match.view(None)["outcome"],
        "ending": _ending(match, speech),
        "verified": verified,
    }


def _events(match: Match, speech: Words) -> list[Json]:
    """What a spectator was told, in order."""
    return [
        {"kind": event.kind, "args": event.args, "text": sentences.tale(match.game, speech, event)}
        for event in match.events(None)
    ]


def _ending(match: Match, speech: Words) -> str:
    if match.outcome is None:
        name = match.game.seat_names[match.choice.seat]
        seat = match.game.title(speech, "seat", name)
        return f"Not over yet; {seat} is to choose: {match.choice.prompt(speech.lang)}"
    return sentences.ending(match.game, speech, match.outcome)
