"""`mathom games`: what can be played."""

from __future__ import annotations

import click

import mathom
from mathom.bots import bot_names
from mathom.cli.common import console, json_option, lang_option, print_json, table
from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Messages


@click.command()
@lang_option
@json_option
def games(speech: Messages, as_json: bool) -> None:
    """List the games with their seats, settings and bots."""
    if as_json:
        print_json([_facts(game, speech) for game in mathom.all_games()])
        return
    out = console()
    for number, game in enumerate(mathom.all_games()):
        if number:
            out.print()
        out.print(f"{game.id}: {speech.say(f'{game.id}-name')}", style="bold")
        out.print(speech.say(f"{game.id}-about"))
        facts = table("", "")
        facts.show_header = False
        players = speech.say("list-or").join(str(count) for count in game.players)
        facts.add_row(speech.say("command-players"), players)
        facts.add_row(speech.say("command-seats"), speech.listed(_seats(game, speech)))
        facts.add_row(speech.say("command-bots"), speech.listed(bot_names(game)))
        version = speech.say("command-version", count=game.version)
        facts.add_row(speech.say("command-rules"), version)
        for setting in game.settings:
            key = f"{game.id}-setting-{setting.id}"
            values = [
                speech.say("command-value", value=value, name=speech.say(f"{key}-{value}"))
                for value in setting.values
            ]
            about = speech.say("command-setting", name=speech.say(key), rule=setting.rule)
            facts.add_row(f"--set {setting.id}", "\n".join([about, *values]))
        out.print(facts)


def _seats(game: Game, speech: Messages) -> list[str]:
    return [game.title(speech, "seat", seat) for seat in game.seat_names]


def _facts(game: Game, speech: Messages) -> Json:
    return {
        "id": game.id,
        "name": speech.say(f"{game.id}-name"),
        "about": speech.say(f"{game.id}-about"),
        "players": list(game.players),
        "seats": list(game.seat_names),
        "seat_titles": _seats(game, speech),
        "settings": [
            {
                "id": setting.id,
                "title": speech.say(f"{game.id}-setting-{setting.id}"),
                "values": list(setting.values),
                "value_titles": [
                    speech.say(f"{game.id}-setting-{setting.id}-{value}")
                    for value in setting.values
                ],
                "rule": setting.rule,
            }
            for setting in game.settings
        ],
        "version": game.version,
        "bots": bot_names(game),
    }
