"""`mathom play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import mathom
from mathom.arena.extras import require
from mathom.bots import make_bot
from mathom.cli import completion
from mathom.cli.common import lang_option, parse_seats, parse_settings, read_text, set_option
from mathom.kernel.errors import BadRequest
from mathom.locale import Messages
from mathom.terminal.table import HUMAN


@click.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option(
    "--seats",
    metavar="A,B",
    help="Who plays each seat: human or a bot's name.",
    shell_complete=completion.bots,
)
@click.option("--seed", help="What determines chance; unpredictable by default.")
@set_option
@click.option("--shuffle", is_flag=True, help="Draw lots for the seats.")
@lang_option
@click.option("--load", type=click.Path(path_type=Path), help="Play on from a saved game.")
def play(
    game: str | None,
    seats: str | None,
    seed: str | None,
    choices: tuple[str, ...],
    shuffle: bool,
    speech: Messages,
    load: Path | None,
) -> None:
    """Play GAME in the terminal.

    Without GAME a menu offers all of them.
    """
    names = None if seats is None else parse_seats(seats)
    settings = parse_settings(choices) or None
    record = None
    if load is not None:
        record = _load(load, game)
        if names or seed is not None or settings or shuffle:
            raise BadRequest(
                "--load plays on with the saved seats, seed and settings: give none of them"
            )
    elif game is None:
        if names or seed is not None or settings or shuffle:
            raise BadRequest("name the GAME for which these seats, seed or settings are")
    else:
        _check(game, names, seed, settings, shuffle)
    require("textual", "terminal", "mathom play")
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise BadRequest("mathom play needs a terminal")
    from mathom.terminal.app import run

    run(
        game_id=game,
        seats=names,
        seed=seed,
        settings=settings,
        shuffle=shuffle,
        lang=speech.lang,
        record=record,
    )


def _check(
    id: str,
    names: list[str] | None,
    seed: str | None,
    settings: dict[str, str] | None,
    shuffle: bool,
) -> None:
    """Refuse now what could not be played, before the screen changes."""
    game = mathom.game(id)
    game.start(names or game.seat_names[: game.players[0]], seed, settings, shuffle)
    for name in names or ():
        if name != HUMAN:
            make_bot(game, name)


def _load(path: Path, game: str | None) -> str:
    """The text of a saved game that can be played on."""
    text = read_text(path)
    match = mathom.replay(text)
    if game is not None and game != match.game.id:
        raise BadRequest(f"the saved game is {match.game.id}, not {game}")
    return text
