"""`mathom deck`: decks of one's own as lists and codes, checked and completed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import click

import mathom
from mathom.cli import completion
from mathom.cli.common import (
    STANDARD_INPUT,
    Decorator,
    box_option,
    json_option,
    lang_option,
    parse_settings,
    print_json,
    read_text,
    set_option,
)
from mathom.cli.errors import Failed, Refused, in_language
from mathom.kernel.deckbuilding import Deckbuilding, Decks, Listed, Violation
from mathom.kernel.errors import BadRequest, MathomError, sentence_of
from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Messages
from mathom.locale.sentences import sentence

GAME = "solitaire"
"""The game whose decks are meant where none is named."""

game_option = click.option(
    "--game",
    default=GAME,
    show_default=True,
    help="The game that the decks are for.",
    shell_complete=completion.games,
)
source_argument = click.argument("source", metavar="FILE|NAME", shell_complete=completion.decks)
common_options: tuple[Decorator, ...] = (
    game_option,
    set_option,
    box_option,
    lang_option,
    json_option,
)


def options(command: Any) -> Any:  # noqa: ANN401, what Click decorates it does not name
    """Give a command the options that all of them have."""
    for option in reversed(common_options):
        command = option(command)
    return command


class Unreadable(Refused):
    """The end of a command that was given a list with mistakes, each of which is told."""

    def __init__(self, sentences: Sequence[str]) -> None:
        super().__init__(sentences[0])
        self.sentences = [Refused(sentence).message for sentence in sentences]

    def show(self, file: IO[str] | None = None) -> None:
        for told in self.sentences:
            click.echo(f"mathom: {told}", file, err=True)


class Bench:
    """What the commands work with: a game, its tools, and the settings of a table."""

    def __init__(self, game: str, box: Path | None, choices: Sequence[str]) -> None:
        """Refuse a game that has no decks of one's own."""
        self.game: Game = mathom.game(game, box)
        tools = self.game.deckbuilding()
        if tools is None:
            raise BadRequest("no-deckbuilding", {"game": game})
        self.tools: Deckbuilding = tools
        self.settings = self.game.complete(parse_settings(choices))

    def listed(self, source: str) -> Listed:
        """What a file says, or the standard input for `-`, or what a name stands for.

        Raises:
            MathomError: it is neither.
        """
        path = Path(source)
        if path == STANDARD_INPUT or path.exists():
            return self.tools.read(read_text(path))
        try:
            return Listed(self.tools.named(source, self.settings), (), ())
        except BadRequest as fault:
            about = {"name": repr(source), "why": sentence_of(fault)}
            raise MathomError("no-decks", about) from None

    def decks(self, ctx: click.Context, source: str) -> Decks:
        """The decks that are meant, of a list that says nothing else.

        Raises:
            Unreadable: it has mistakes.
            Failed: it has cards that no decks can hold.
        """
        listed = self.listed(source)
        if listed.mistakes:
            raise _unreadable(ctx, listed)
        for broken in listed.violations:
            raise Failed(in_language(ctx, MathomError(*_key_of(broken))))
        return listed.decks


@click.group()
def deck() -> None:
    """Build decks: check them, show them, complete them.

    FILE is a list in plain text, with headings such as Company, Minor items, Resources, Hazards,
    Sites and Treasures, and lines such as "2 Concealment"; - is the standard input. NAME is easy,
    normal or hard, random-SEED, daily-YYYY-MM-DD, or deck-CODE.
    """


@deck.command()
@source_argument
@options
@click.pass_context
def check(
    ctx: click.Context,
    source: str,
    game: str,
    choices: tuple[str, ...],
    box: Path | None,
    speech: Messages,
    as_json: bool,
) -> None:
    """Tell every rule of construction that decks break.

    Ends with code 1 if they break one, and with code 2 if a list cannot be understood.
    """
    bench = Bench(game, box, choices)
    listed = bench.listed(source)
    broken = [*listed.violations, *bench.tools.check(listed.decks, bench.settings)]
    if as_json:
        mistakes = [
            {"line": each.line, "key": each.key, "text": speech.tell(each.sentence)}
            for each in listed.mistakes
        ]
        told = [_facts(each, speech) for each in broken]
        legal = not mistakes and not broken
        print_json({"legal": legal, "mistakes": mistakes, "violations": told})
    if listed.mistakes:
        raise _unreadable(ctx, listed)
    if not as_json:
        for each in broken:
            click.echo(_sentence(each, speech))
    if broken:
        raise Failed(in_language(ctx, MathomError("deck-broken", {"count": len(broken)})))
    if not as_json:
        click.echo(speech.say("command-deck-legal"))


@deck.command()
@source_argument
@options
@click.pass_context
def show(
    ctx: click.Context,
    source: str,
    game: str,
    choices: tuple[str, ...],
    box: Path | None,
    speech: Messages,
    as_json: bool,
) -> None:
    """Print decks as a list, whether or not they keep to the rules."""
    bench = Bench(game, box, choices)
    _print(bench, bench.decks(ctx, source), speech, as_json)


@deck.command()
@source_argument
@options
@click.pass_context
def code(
    ctx: click.Context,
    source: str,
    game: str,
    choices: tuple[str, ...],
    box: Path | None,
    speech: Messages,
    as_json: bool,
) -> None:
    """Print decks as a code, for links and for --set scenario=CODE."""
    bench = Bench(game, box, choices)
    found = bench.tools.code(bench.decks(ctx, source))
    if as_json:
        print_json({"code": found})
    else:
        click.echo(found)


@deck.command()
@click.option("--seed", help="What determines them; by default unpredictable.")
@options
def random(
    seed: str | None,
    game: str,
    choices: tuple[str, ...],
    box: Path | None,
    speech: Messages,
    as_json: bool,
) -> None:
    """Print random decks that keep to the rules."""
    bench = Bench(game, box, choices)
    name = bench.tools.random(secrets.token_hex(4) if seed is None else seed)
    if not as_json:
        click.echo(f"# {name}\n")
    _print(bench, bench.tools.named(name, bench.settings), speech, as_json, name)


@deck.command()
@source_argument
@options
@click.option("--fill", is_flag=True, help="Print the whole decks, completed.")
@click.pass_context
def suggest(
    ctx: click.Context,
    source: str,
    game: str,
    choices: tuple[str, ...],
    box: Path | None,
    speech: Messages,
    as_json: bool,
    fill: bool,
) -> None:
    """Tell what decks lack, and cards that would fill each gap."""
    bench = Bench(game, box, choices)
    decks = bench.decks(ctx, source)
    found = bench.tools.suggest(decks, bench.settings)
    whole = bench.tools.completed(decks, found)
    if fill:
        _print(bench, whole, speech, as_json)
        return
    left = bench.tools.check(whole, bench.settings)
    if as_json:
        print_json(
            {
                "suggestions": [
                    {
                        **_facts(each.lack, speech),
                        "cards": [
                            {
                                "deck": part,
                                "id": id,
                                "title": bench.game.title(speech, role, id),
                                "copies": copies,
                            }
                            for part, role, id, copies in each.cards
                        ],
                    }
                    for each in found
                ],
                "left": [_facts(each, speech) for each in left],
            }
        )
        return
    for each in found:
        click.echo(_sentence(each.lack, speech))
        for part, role, id, copies in each.cards:
            title = bench.game.title(speech, role, id)
            heading = speech.say(f"{bench.game.id}-decks-heading-{part}")
            click.echo(
                f"  {speech.say('command-deck-add', deck=heading, count=copies, card=title)}"
            )
    for broken in left:
        click.echo(_sentence(broken, speech))
    if not found and not left:
        click.echo(speech.say("command-deck-complete"))


def _print(
    bench: Bench, decks: Decks, speech: Messages, as_json: bool, name: str | None = None
) -> None:
    """Decks as a list, or by ids with the code that stands for them."""
    if as_json:
        facts = {"name": name} if name else {}
        print_json({**facts, **bench.tools.record(decks), "code": bench.tools.code(decks)})
    else:
        click.echo(bench.tools.write(decks, speech), nl=False)


def _facts(broken: Violation, speech: Messages) -> Json:
    return {
        "rule": broken.rule,
        "key": broken.key,
        "args": dict(broken.args),
        "text": speech.tell(broken.sentence),
    }


def _sentence(broken: Violation, speech: Messages) -> str:
    """A broken rule as a whole sentence, behind its number."""
    return f"{broken.rule} {sentence(speech, speech.tell(broken.sentence))}"


def _key_of(broken: Violation) -> tuple[str, dict[str, Any]]:
    assert isinstance(broken.sentence, tuple)
    return broken.sentence


def _unreadable(ctx: click.Context, listed: Listed) -> Unreadable:
    errors = [
        MathomError(*each.sentence) for each in listed.mistakes if isinstance(each.sentence, tuple)
    ]
    return Unreadable([in_language(ctx, error) for error in errors])
