"""`mathom bench`: how fast the games are here, and how much a server bears."""

from __future__ import annotations

import platform

import click

import mathom
from mathom.arena.extras import require
from mathom.arena.measure import Figure, compiled, measure, steps_of
from mathom.cli import completion
from mathom.cli.common import (
    console,
    count_option,
    json_option,
    print_json,
    progress,
    seconds_option,
    table,
)
from mathom.cli.errors import Failed


class Benches(click.Group):
    """A group that takes whatever is no command of its own for the name of a game."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands after `mathom bench`."""
        known = [*self.commands, *self.get_help_option_names(ctx)]
        return super().parse_args(ctx, args if args[:1] and args[0] in known else ["games", *args])


@click.group(cls=Benches)
def bench() -> None:
    """Measure the games, or a server.

    \b
    mathom bench [GAME] [--seconds N] [--json]
    mathom bench server [--tables N] [--seconds N] [--db URL] [--json]

    The first is short for `mathom bench games`.
    """  # noqa: D301, Click keeps the lines after this sign


@bench.command()
@click.argument("game", required=False, shell_complete=completion.games)
@seconds_option("--seconds", 1.0, 0.01, "How long to measure each thing.")
@json_option
def games(game: str | None, seconds: float, as_json: bool) -> None:
    """Measure how fast GAME, or every game, is here.

    All on one core: whole games, decisions, copies, views, texts and memory.
    """
    measured = mathom.all_games() if game is None else [mathom.game(game)]
    figures: list[Figure] = []
    with progress("Measuring", sum(map(steps_of, measured))) as step:
        for one in measured:
            for found in measure(one, seconds):
                figures += found
                step()
    _print(figures, "", as_json)


@bench.command()
@count_option("--tables", 1000, 100_000, "How many tables to play at, with two sockets each.")
@count_option("--idle", 5000, 100_000, "How many sockets to hold open on which nothing happens.")
@seconds_option("--pace", 10.0, 0.1, "How many seconds people think about a move.")
@seconds_option(
    "--seconds", 30.0, 0.1, "How long to play at that pace, and again as fast as can be."
)
@click.option(
    "--db",
    "database",
    default="",
    metavar="URL",
    help="A database to fill, as of `mathom serve`. By default a SQLite file, which is removed.",
)
@json_option
def server(
    tables: int, idle: int, pace: float, seconds: float, database: str, as_json: bool
) -> None:
    """Measure how much a server bears that runs here.

    It is started and stopped by this command, and shares the machine with those who play: they
    are sockets of this process. A delay is the time from sending a move until the other person
    at the table has its update.
    """
    require("fastapi", "server", "mathom bench server")
    require("httpx", "client", "mathom bench server")
    from mathom.arena.load import LoadFailed, Plan, measure_server

    plan = Plan(tables, idle, pace, seconds, database)
    try:
        with progress("Measuring", plan.steps) as step:
            figures = measure_server(plan, step)
    except LoadFailed as failure:
        raise Failed(str(failure)) from None
    kind = "PostgreSQL" if database.startswith("postgres") else "SQLite"
    _print(figures, f"{kind}; the people are one process with mathom.client", as_json)


def _print(figures: list[Figure], how: str, as_json: bool) -> None:
    if as_json:
        flag = {"name": "compiled", "value": compiled(), "unit": ""}
        print_json([flag, *({**figure._asdict(), "value": _short(figure)} for figure in figures)])
        return
    out = console()
    build = "compiled" if compiled() else "interpreted"
    version = f"{platform.python_implementation()} {platform.python_version()}"
    out.print(", ".join(filter(None, (version, build, platform.machine(), how))), style="bold")
    rows = table("Name", "Value", "Unit", numbers=("Value",))
    for figure in figures:
        rows.add_row(figure.name, f"{_short(figure):,}", figure.unit)
    out.print(rows)


def _short(figure: Figure) -> float:
    """The value without digits that mean nothing."""
    return round(figure.value, 2) if figure.value < 100 else round(figure.value)
