"""`mathom play`: a game in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import click

import mathom
from mathom.arena.extras import require
from mathom.bots import is_place, make_bot
from mathom.cli import completion
from mathom.cli.common import (
    box_option,
    lang_option,
    parse_seats,
    parse_settings,
    read_text,
    set_option,
)
from mathom.kernel.errors import BadRequest
from mathom.kernel.game import Game
from mathom.locale import Messages
from mathom.terminal.table import HUMAN


@click.command()
@click.argument("game", required=False, shell_complete=completion.games)
@click.option(
    "--seats",
    metavar="A,B",
    help="Who plays each seat: human, a bot's name, or my.module:Bot.",
    shell_complete=completion.bots,
)
@click.option("--seed", help="What determines chance; unpredictable by default.")
@set_option
@click.option("--shuffle", is_flag=True, help="Draw lots for the seats.")
@lang_option
@box_option
@click.option("--load", type=click.Path(path_type=Path), help="Play on from a saved game.")
def play(
    game: str | None,
    seats: str | None,
    seed: str | None,
    choices: tuple[str, ...],
    shuffle: bool,
    speech: Messages,
    box: Path | None,
    load: Path | None,
) -> None:
    """Play GAME in the terminal.

    Without GAME a menu offers all of them.
    """
    names = None if seats is None else parse_seats(seats)
    settings = parse_settings(choices) or None
    record = None
    if load is not None:
        if seed is not None or settings or shuffle:
            raise BadRequest("--load plays on with the saved seed and settings: give none of them")
        record = _load(load, game, names, box)
    elif game is None:
        if names or seed is not None or settings or shuffle or box:
            raise BadRequest("name the GAME for which these seats, seed, settings or box are")
    else:
        _check(mathom.game(game, box), names, seed, settings, shuffle)
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
        box=box,
    )


def _check(
    game: Game,
    names: list[str] | None,
    seed: str | None,
    settings: dict[str, str] | None,
    shuffle: bool,
) -> None:
    """Refuse now what could not be played, before the screen changes."""
    game.start(names or game.seat_names[: game.players[0]], seed, settings, shuffle)
    _make_bots(game, names or [])


def _make_bots(game: Game, names: list[str]) -> None:
    for name in names:
        if name != HUMAN:
            make_bot(game, name)


def _load(path: Path, game: str | None, names: list[str] | None, box: Path | None) -> str:
    """The text of a saved game that can be played on."""
    text = read_text(path)
    match = mathom.replay(text, box)
    if game is not None and game != match.game.id:
        raise BadRequest(f"the saved game is {match.game.id}, not {game}")
    saved = list(match.record.seats.values())
    if names is not None and names != saved:
        raise BadRequest(f"--load plays on with the saved seats, which are {','.join(saved)}")
    _make_bots(match.game, [name for name in names or [] if is_place(name)])
    return text
