"""`mathom bench`: how fast the games are here."""

from __future__ import annotations

import math
import platform

import click

import mathom
from mathom.arena.measure import STEPS, Figure, compiled, measure
from mathom.cli.common import console, json_option, print_json, progress, table
from mathom.kernel.errors import BadRequest


@click.command()
@click.argument("game", required=False)
@click.option(
    "--seconds",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0.01, 600),
    help="How long to measure each thing.",
)
@json_option
def bench(game: str | None, seconds: float, as_json: bool) -> None:
    """Measure how fast GAME, or every game, is here.

    All on one core: whole games, decisions, copies, views, texts and memory.
    """
    if math.isnan(seconds):
        raise BadRequest("--seconds wants a number from 0.01 to 600")
    measured = mathom.games() if game is None else [mathom.game(game)]
    figures: list[Figure] = []
    with progress("Measuring", STEPS * len(measured)) as step:
        for one in measured:
            for found in measure(one, seconds):
                figures += found
                step()
    if as_json:
        flag = {"name": "compiled", "value": compiled(), "unit": ""}
        print_json([flag, *({**figure._asdict(), "value": _short(figure)} for figure in figures)])
        return
    out = console()
    build = "compiled" if compiled() else "interpreted"
    version = f"{platform.python_implementation()} {platform.python_version()}"
    out.print(f"{version}, {build}, {platform.machine()}", style="bold")
    rows = table("Name", "Value", "Unit", numbers=("Value",))
    for figure in figures:
        rows.add_row(figure.name, f"{_short(figure):,}", figure.unit)
    out.print(rows)


def _short(figure: Figure) -> float:
    """The value without digits that mean nothing."""
    return round(figure.value, 2) if figure.value < 100 else round(figure.value)
