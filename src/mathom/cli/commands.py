"""`mathom` itself: all commands together."""

from __future__ import annotations

import click

import mathom
from mathom.cli.bench import bench
from mathom.cli.cards import cards
from mathom.cli.db import db
from mathom.cli.deck import deck
from mathom.cli.errors import Commands, nothing_left_to_print, speak_any_language
from mathom.cli.games import games
from mathom.cli.play import play
from mathom.cli.replay import replay
from mathom.cli.rules import rules
from mathom.cli.serve import play_in_the_browser, serve
from mathom.cli.simulate import simulate


@click.group(
    name="mathom",
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.option("--version", is_flag=True, help="Show the version and exit.")
@click.pass_context
def commands(context: click.Context, version: bool) -> None:
    """Middle-earth tabletop games: play them, read their rules, let bots play them.

    Without a command the games open in the browser.
    """
    if version:
        click.echo(f"mathom {mathom.__version__}")
        context.exit()
    if context.invoked_subcommand is None:
        play_in_the_browser()


for command in (games, play, serve, simulate, replay, rules, cards, deck, bench, db):
    commands.add_command(command)


def main() -> None:
    """Run the command line; never returns, it ends the process with its exit code."""
    speak_any_language()
    with nothing_left_to_print():
        commands.main(prog_name="mathom")
