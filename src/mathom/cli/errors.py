"""How the command line refuses: one sentence on the standard error, and a code."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import IO

import click

from mathom.kernel.errors import MathomError
from mathom.locale import messages

_HINT = re.compile(r"(.*?)\.? \(?Did you mean (.*\?)\)?", re.DOTALL)


ENDS = (".", "?", "!", "。", "？", "！")
"""How sentences end."""
LANGUAGE = "mathom.language"
"""Where a command's context keeps the language that was asked for."""


def in_language(ctx: click.Context, fault: MathomError) -> str:
    """What an error says, as a whole sentence in the language that was asked for."""
    lang = ctx.meta.get(LANGUAGE, "en")
    said = fault.told(lang)
    return said if said.endswith(ENDS) else messages(lang).tell(("sentence", {"text": said}))


class Refused(click.ClickException):
    """The end of a command that cannot be carried out as asked."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        """Whatever its shape, `message` becomes one line that ends like a sentence."""
        sentence = " ".join(message.split())
        super().__init__(sentence if sentence.endswith(ENDS) else f"{sentence}.")

    def show(self, file: IO[str] | None = None) -> None:
        """Say it; how Click ends a program."""
        click.echo(f"mathom: {self.message}", file, err=True)


class Failed(Refused):
    """The end of a command that was fine and went wrong all the same."""

    exit_code = 1


class Interrupted(Refused):
    """The end of a command that somebody stopped."""

    exit_code = 130  # what shells report for a program that Ctrl-C has ended


class Commands(click.Group):
    """A group of commands that answers bad input in one sentence.

    Click alone would print the usage too, and a traceback for our own errors.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order they were added, not by the alphabet."""
        return list(self.commands)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what stands before the command."""
        with _one_sentence(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> object:
        """Read the rest and run the command."""
        with _one_sentence(ctx):
            return super().invoke(ctx)


@contextmanager
def _one_sentence(ctx: click.Context) -> Iterator[None]:
    try:
        yield
        sys.stdout.flush()
    except Refused:
        raise
    except click.ClickException as fault:
        raise Refused(_plain(fault.format_message())) from None
    except MathomError as fault:
        raise Refused(in_language(ctx, fault)) from None
    except BrokenPipeError:
        # Whoever reads what we print has seen enough, as `head` has.
        raise click.exceptions.Exit(0) from None
    except OSError as fault:
        where = repr(str(fault.filename)) if fault.filename else "the output"
        raise Failed(f"cannot write {where}: {fault.strerror or fault}") from None
    except BrokenProcessPool:
        raise Failed("a worker process was ended from outside") from None
    except KeyboardInterrupt:
        raise Interrupted("interrupted") from None


def _plain(message: str) -> str:
    """What Click says, as one sentence that goes on after our name."""
    if hinted := _HINT.fullmatch(message):
        message = f"{hinted[1]}, did you mean {hinted[2]}"
    return message[:1].lower() + message[1:]


@contextmanager
def nothing_left_to_print() -> Iterator[None]:
    """Print all that waits to be printed, and drop what cannot be.

    At the end of the process Python would try it again, and complain.
    """
    try:
        yield
    finally:
        try:
            sys.stdout.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speak_any_language() -> None:
    """Print what the terminal's encoding lacks as an escape instead of failing over it."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
