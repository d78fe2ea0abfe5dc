"""`mathom games`: what can be played."""

from __future__ import annotations

import click

import mathom
from mathom.bots import bot_names
from mathom.cli.common import console, json_option, lang_option, print_json, table
from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Words, words


@click.command()
@lang_option
@json_option
def games(lang: str, as_json: bool) -> None:
    """List the games with their seats, settings and bots."""
    speech = words(lang)
    if as_json:
        print_json([_facts(game, speech) for game in mathom.games()])
        return
    out = console()
    for number, game in enumerate(mathom.games()):
        if number:
            out.print()
        out.print(f"{game.id}: {speech.say(f'{game.id}-name')}", style="bold")
        out.print(speech.say(f"{game.id}-about"))
        facts = table("", "")
        facts.show_header = False
        facts.add_row("players", " or ".join(str(count) for count in game.players))
        facts.add_row("seats", ", ".join(game.seat_names))
        facts.add_row("bots", ", ".join(bot_names(game)))
        facts.add_row("rules", f"version {game.version}")
        for setting in game.settings:
            key = f"{game.id}-setting-{setting.id}"
            values = [f"{value} ({speech.say(f'{key}-{value}')})" for value in setting.values]
            facts.add_row(
                f"--set {setting.id}",
                f"{speech.say(key)}: {' or '.join(values)}, rule {setting.rule}",
            )
        out.print(facts)


def _facts(game: Game, speech: Words) -> Json:
    return {
        "id": game.id,
        "name": speech.say(f"{game.id}-name"),
        "about": speech.say(f"{game.id}-about"),
        "players": list(game.players),
        "seats": list(game.seat_names),
        "settings": [
            {"id": setting.id, "values": list(setting.values), "rule": setting.rule}
            for setting in game.settings
        ],
        "version": game.version,
        "bots": bot_names(game),
    }
