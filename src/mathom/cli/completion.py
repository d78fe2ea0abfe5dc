"""What shells offer when somebody presses Tab: games, bots, settings, rules and languages."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

import mathom
from mathom.bots import bot_names
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.locale import LANGUAGES, messages


def games(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The games, with their names."""
    return [
        CompletionItem(game.id, help=messages("en").say(f"{game.id}-name"))
        for game in mathom.all_games()
        if game.id.startswith(incomplete)
    ]


def bots(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The bots for the seat that comes next in a list of them."""
    game = _game(ctx)
    before, mark, begun = incomplete.rpartition(",")
    if game is None or before.count(",") + bool(mark) >= game.players[-1]:
        return []
    known = ["human", *bot_names(game)] if ctx.info_name == "play" else bot_names(game)
    return [CompletionItem(f"{before}{mark}{bot}") for bot in known if bot.startswith(begun)]


def settings(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The settings of the game that stands before, each with each of its values."""
    game = _game(ctx)
    if game is None:
        return []
    return [
        CompletionItem(choice, help=messages("en").say(f"{game.id}-setting-{setting.id}-{value}"))
        for setting in game.settings
        for value in setting.values
        if (choice := f"{setting.id}={value}").startswith(incomplete)
    ]


def rules(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The chapters of the game's ledger, and the rules of one that is begun."""
    game = _game(ctx)
    if game is None:
        return []
    begun = incomplete.upper()
    ids = game.ledger().ids()
    if "." not in begun:
        chapters = dict.fromkeys(id.partition(".")[0] for id in ids)
        found = [chapter for chapter in chapters if chapter.startswith(begun)]
        if len(found) > 1:
            return [CompletionItem(chapter) for chapter in found]
    return [CompletionItem(id) for id in ids if id.startswith(begun)]


def decks(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The decks that come with the game, and files."""
    game = _game(ctx)
    tools = None if game is None else game.deckbuilding()
    known = [] if tools is None else tools.names
    named = [CompletionItem(name) for name in known if name.startswith(incomplete)]
    return [*named, CompletionItem(incomplete, type="file")]


def languages(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    """The languages, with their names."""
    return [
        CompletionItem(lang, help=name)
        for lang, name in LANGUAGES.items()
        if lang.startswith(incomplete)
    ]


def _game(ctx: click.Context) -> Game | None:
    """The game that was named already, if one was."""
    # Before an option whose value is yet to come, Click has not told arguments apart.
    for word in (ctx.params.get("game"), *ctx.args):
        try:
            return mathom.game(str(word))
        except MathomError:
            continue
    return None
