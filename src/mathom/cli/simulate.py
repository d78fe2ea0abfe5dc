"""`mathom simulate`: bots play many games, and what came of it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Generator
from contextlib import ExitStack, closing
from pathlib import Path

import click
from rich.console import Console

from mathom.arena.on_ray import play_on_ray
from mathom.arena.runs import Plan, Played, play_here
from mathom.arena.tables import row, write_table
from mathom.arena.tally import Tally
from mathom.cli import completion
from mathom.cli.common import (
    box_option,
    console,
    count_option,
    game_argument,
    json_option,
    parse_seats,
    parse_settings,
    print_json,
    progress,
    set_option,
    table,
)
from mathom.kernel.state import Json
from mathom.locale import messages

ENGINES: dict[str, Callable[[Plan, int], Generator[Played, None, None]]] = {
    "local": play_here,
    "ray": play_on_ray,
}


@click.command()
@game_argument
@click.option(
    "--seats",
    required=True,
    metavar="A,B",
    help="The bot of each seat: its name, or my.module:Bot.",
    shell_complete=completion.bots,
)
@count_option("--games", 100, 10_000_000, "How many.")
@click.option("--seed", help="What determines them all: game I has the seed SEED/I.")
@count_option("--jobs", 1, 256, "How many processes play; the results do not depend on it.")
@click.option(
    "--engine",
    default="local",
    show_default=True,
    type=click.Choice(list(ENGINES)),
    help="Where they play.",
)
@set_option
@box_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Write a table with a row for each game: .csv or .parquet.",
)
@json_option
def simulate(
    game: str,
    seats: str,
    games: int,
    seed: str | None,
    jobs: int,
    engine: str,
    choices: tuple[str, ...],
    box: Path | None,
    out: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games of GAME and sum them up."""
    chosen = secrets.token_hex(8) if seed is None else seed
    folder = "" if box is None else str(box.absolute())
    plan = Plan(game, tuple(parse_seats(seats)), games, chosen, parse_settings(choices), folder)
    plan.check()
    tally = Tally(plan)
    begin = time.perf_counter()
    with ExitStack() as stack:
        rows = stack.enter_context(write_table(out, plan)) if out else None
        results = stack.enter_context(closing(ENGINES[engine](plan, jobs)))
        step = stack.enter_context(progress(f"Playing {game}", games))
        for played in results:
            tally.add(played)
            if rows:
                rows.add(row(plan, played))
            step()
    summary = tally.summary(time.perf_counter() - begin)
    if as_json:
        print_json(summary)
    else:
        _show(console(), summary)


def _show(out: Console, summary: Json) -> None:
    """A summary for people."""
    games = summary["games"]
    plural = "" if games == 1 else "s"
    out.print(f"{summary['game']}: {games:,} game{plural}, seed {summary['seed']}", style="bold")
    seats = table(
        *("Seat", "Bot", "Wins", "Win rate", "95% interval", "Mean score"),
        numbers=("Wins", "Win rate", "Mean score"),
    )
    for seat in summary["seats"]:
        low, high = seat["ci95"]
        seats.add_row(
            seat["seat"],
            seat["bot"],
            f"{seat['wins']:,}",
            f"{seat['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{seat['mean_score']:.3f}",
        )
    out.print(seats)
    if summary["shared"]:
        out.print(f"Victories shared by all, which count as wins for nobody: {summary['shared']:,}")
    out.print()
    _show_tracks(out, summary)
    endings = table("Ending", "Games", "Share", "", numbers=("Games", "Share"))
    for reason, count in sorted(summary["endings"].items(), key=lambda item: -item[1]):
        told = messages("en").say(f"{summary['game']}-ending-{reason}")
        endings.add_row(reason, f"{count:,}", f"{count / games:.1%}", told)
    out.print(endings)
    out.print()
    decisions = summary["decisions"]
    out.print(f"Choices in a game: {decisions['mean']:.1f} on average, {decisions['max']} at most")
    out.print(
        f"Time: {summary['seconds']:.1f} s, {summary['decisions_per_second']:,.0f} choices a second"
    )


def _show_tracks(out: Console, summary: Json) -> None:
    """How far the seats had come at the end, on average."""
    tracks = list(summary["seats"][0]["tracks"])
    if not tracks:
        return
    speech = messages("en")
    told = [speech.say(f"{summary['game']}-track-{track}") for track in tracks]
    rows = table("At the end, mean and 95% interval", *told, numbers=told)
    for seat in summary["seats"]:
        rows.add_row(seat["seat"], *(_mean(seat["tracks"][track]) for track in tracks))
    out.print(rows)
    out.print()


def _mean(found: Json) -> str:
    if found["ci95"] is None:
        return f"{found['mean']:.2f}"
    low, high = found["ci95"]
    return f"{found['mean']:.2f} ({low:.2f} to {high:.2f})"
