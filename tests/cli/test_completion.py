"""What shells offer when somebody presses Tab."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

import mathom
from mathom.bots import bot_names
from mathom.cli.commands import commands
from tests import programs
from tests.cli.run import command

BOTS = bot_names(mathom.game("duel"))
TOP = Path(__file__).parents[2]


def offered(*args: str) -> list[str]:
    """What is offered for the last word, which may be empty."""
    shell = ShellComplete(commands, {}, "mathom", "_MATHOM_COMPLETE")
    return [item.value for item in shell.get_completions(list(args[:-1]), args[-1])]


@pytest.mark.parametrize("name", ["play", "simulate", "cards", "rules", "bench"])
def test_games_are_offered(name: str) -> None:
    assert offered(name, "") == ["duel", "quest", "dice", "solitaire"]
    assert offered(name, "q") == ["quest"]
    assert offered(name, "x") == []


def test_bots_are_offered_for_each_seat() -> None:
    assert offered("simulate", "duel", "--seats", "") == BOTS
    assert offered("simulate", "duel", "--seats", "gr") == ["greedy"]
    assert offered("simulate", "duel", "--seats", "random,") == [f"random,{bot}" for bot in BOTS]
    assert offered("simulate", "duel", "--seats", "random,random,") == []
    assert offered("simulate", "quest", "--seats", "random,random,random,gr") == [
        "random,random,random,greedy"
    ]
    assert offered("simulate", "--seats", "") == []
    assert offered("play", "duel", "--seats", "greedy,h") == ["greedy,human"]


def test_rules_are_offered_by_chapter_and_then_one_by_one() -> None:
    ledger = mathom.game("duel").ledger()
    assert offered("rules", "duel", "") == [f"D{number}" for number in range(1, 11)]
    assert offered("rules", "duel", "d3") == [rule.id for rule in ledger.rules("D3")]
    assert offered("rules", "duel", "D1") == ["D1", "D10"]
    assert offered("rules", "duel", "D1.") == [rule.id for rule in ledger.rules("D1")]
    assert offered("rules", "chess", "") == []


def test_settings_and_languages_are_offered() -> None:
    assert offered("play", "duel", "--set", "coins") == ["coins=finite", "coins=endless"]
    assert offered("games", "--lang", "") == ["en", "ja"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_it_works_as_the_readme_tells(shell: str) -> None:
    readme = (TOP / "README.md").read_text(encoding="utf-8")
    assert f"_MATHOM_COMPLETE={shell}_source mathom" in readme
    done = programs.run(command(), environment={"_MATHOM_COMPLETE": f"{shell}_source"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"_MATHOM_COMPLETE" in done.stdout


def test_a_real_shell_is_answered() -> None:
    asked = {
        "_MATHOM_COMPLETE": "bash_complete",
        "COMP_WORDS": "mathom rules du",
        "COMP_CWORD": "2",
    }
    done = programs.run(command(), environment=asked)
    assert (done.returncode, done.stderr) == (0, b"")
    assert re.split(r"[,\n]", done.stdout.decode().strip()) == ["plain", "duel"]
