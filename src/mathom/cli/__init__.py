"""The command line: `mathom` and its commands, one module each."""

from mathom.cli.commands import main

__all__ = ["main"]
