"""What several commands share: options, output, progress, files."""

from __future__ import annotations

import json
import math
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Literal

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mathom.bots import is_place
from mathom.cli import completion
from mathom.cli.errors import LANGUAGE
from mathom.games import open_box
from mathom.kernel.errors import BadRequest, MathomError, Sentence
from mathom.locale import LANGUAGES, Messages, messages, spoken

WIDTH = 100
"""How wide the output is when it goes to no terminal and nothing says otherwise."""
PATIENCE = 1.0
"""After how many seconds a progress bar appears."""
LARGEST = 64 * 1024 * 1024
"""How many bytes a file that we read may have; records take some ten thousand."""

STANDARD_INPUT = Path("-")
"""The file that is no file, but whatever is piped into a command."""

Decorator = Callable[[Callable[..., None]], Callable[..., None]]
"""What gives a command an option."""

json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


def count_option(name: str, default: int, most: int, help: str, least: int = 1) -> Decorator:
    """An option that takes a whole number."""
    kind = click.IntRange(least, most)
    return click.option(name, default=default, show_default=True, type=kind, help=help)


def seconds_option(name: str, default: float, least: float, help: str) -> Decorator:
    """An option that takes a number of seconds."""
    kind = click.FloatRange(least, 600)
    return click.option(
        name, default=default, show_default=True, type=kind, callback=_a_number, help=help
    )


def _a_number(_: click.Context, option: click.Parameter, seconds: float) -> float:
    """Refuse what is no number: it is outside of no range."""
    if math.isnan(seconds):
        raise click.BadParameter("nan is no number of seconds", param=option)
    return seconds


def _speak(ctx: click.Context, _: click.Parameter, lang: str) -> Messages:
    """The words of a language, which is also that of whatever is refused from now on."""
    speech = messages(lang)
    ctx.meta[LANGUAGE] = lang
    return speech


lang_option = click.option(
    *("--lang", "--language", "speech"),
    default=lambda: spoken(os.environ),
    show_default="that of LANG",
    metavar="|".join(LANGUAGES),
    help="The language.",
    is_eager=True,
    callback=_speak,
    shell_complete=completion.languages,
)
game_argument = click.argument("game", shell_complete=completion.games)
set_option = click.option(
    *("--set", "--options", "choices"),
    multiple=True,
    metavar="NAME=VALUE",
    help="Choose a variant of the rules; may be repeated.",
    shell_complete=completion.settings,
)

box_option = click.option(
    "--box",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Play with the components of a folder instead of the game's own.",
)


def _open_boxes(_: click.Context, __: click.Parameter, folders: tuple[Path, ...]) -> None:
    for folder in folders:
        open_box(folder)


boxes_option = click.option(
    "--box",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="A folder with components that tables may be played with too; may be repeated.",
    expose_value=False,
    callback=_open_boxes,
)

database_option = click.option(
    "--db",
    "database",
    metavar="URL",
    help="The database: sqlite:///PATH or postgresql://USER@HOST/NAME. By default a SQLite file "
    "in your data folder.",
)


def parse_settings(choices: Sequence[str]) -> dict[str, str]:
    """The settings of `--set` options; whether the game has them is for the game to say.

    Raises:
        BadRequest: one is not of the form NAME=VALUE, or is given twice.
    """
    settings: dict[str, str] = {}
    for choice in choices:
        name, mark, value = choice.partition("=")
        if not mark:
            raise BadRequest(f"--set wants NAME=VALUE, not {choice!r}")
        if name in settings:
            raise BadRequest(f"--set gives {name!r} twice")
        settings[name] = value
    return settings


def parse_seats(text: str) -> list[str]:
    """The names of a `--seats` option; modules of the folder we stand in may be among them."""
    names = [name.strip() for name in text.split(",")]
    here = str(Path.cwd())
    if here not in sys.path and any(is_place(name) for name in names):
        sys.path.insert(0, here)
    return names


def read_text(path: Path) -> str:
    """The text of a file, or of the standard input for `-`, exactly as its bytes say.

    Raises:
        MathomError: it cannot be read, is too large, or is not UTF-8.
    """
    name: Sentence = ("standard-input", {}) if path == STANDARD_INPUT else repr(str(path))
    try:
        with _opened(path) as file:
            data = file.read(LARGEST + 1)
    except OSError as fault:
        raise _cannot_read(name, fault.strerror or str(fault)) from None
    if len(data) > LARGEST:
        raise _cannot_read(name, ("too-large", {"most": LARGEST}))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as fault:
        raise _cannot_read(name, ("not-text", {"at": fault.start + 1})) from None


def _opened(path: Path) -> BinaryIO:
    return sys.stdin.buffer if path == STANDARD_INPUT else path.open("rb")


def _cannot_read(name: Sentence, why: Sentence) -> MathomError:
    return MathomError("cannot-read", {"file": name, "why": why})


def print_json(data: object) -> None:
    """Print facts for programs."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


class Printer(Console):
    """A console that leaves it to the door what it means that nobody reads any more."""

    def on_broken_pipe(self) -> None:
        """Pass on what Rich would end the process for."""
        raise BrokenPipeError


def console() -> Console:
    """Where tables and paragraphs for people go: the standard output, as plain text.

    Markup is off, because our titles have brackets of their own.
    """
    printer = Printer(markup=False, highlight=False, emoji=False)
    if not printer.is_terminal and "COLUMNS" not in os.environ:
        printer.width = WIDTH
    return printer


def table(*columns: str, numbers: Sequence[str] = (), whole: Sequence[str] = ()) -> Table:
    """A table with these columns.

    Args:
        columns: their titles.
        numbers: which of them are aligned to the right.
        whole: which of them are never broken into lines, as what is to be copied.
    """
    made = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        justify: Literal["right", "left"] = "right" if column in numbers else "left"
        # Folded, because a sentence without blanks would else be cut where the column ends.
        made.add_column(column, justify=justify, no_wrap=column in whole, overflow="fold")
    return made


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the standard error that grows by one with each call of what is given.

    It appears when the work has taken a second, goes when the work is done, and is never
    there when the standard error is no terminal.
    """
    if not sys.stderr.isatty():
        yield lambda: None
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(label, total=total)
    begin = time.monotonic()
    shown = False

    def step() -> None:
        nonlocal shown
        bar.advance(task)
        if not shown and time.monotonic() - begin > PATIENCE:
            bar.start()
            shown = True

    try:
        yield step
    finally:
        if shown:
            bar.stop()
