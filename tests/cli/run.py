"""How the tests run commands: inside this process, or as a real one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from mathom.cli.commands import commands
from tests import programs


def run(*args: str | Path) -> Result:
    """Run a command here; faults of ours are raised, not swallowed."""
    result = CliRunner().invoke(commands, [str(arg) for arg in args])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def answer(*args: str | Path) -> str:
    """What a command prints that goes well and complains of nothing."""
    result = run(*args)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def facts(*args: str | Path) -> Any:
    """The JSON that a command prints."""
    return json.loads(answer(*args, "--json"))


def refusal(*args: str | Path) -> str:
    """The one sentence with which a command refuses bad input."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    (line,) = result.stderr.splitlines()
    assert line.startswith("mathom: ")
    assert line.endswith((".", "?"))
    return line.removeprefix("mathom: ")


def process(*args: str | Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run `python -m mathom` as a person would, without a terminal."""
    return programs.run(command(*args), environment=environment)


def command(*args: str | Path) -> list[str]:
    """The command line of a real process."""
    return [sys.executable, "-m", "mathom", *(str(arg) for arg in args)]
