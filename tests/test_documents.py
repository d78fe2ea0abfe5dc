"""What the documents show is true."""

from __future__ import annotations

import contextlib
import doctest
import importlib
import io
import os
import re
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from pydantic import ConfigDict, TypeAdapter, with_config
from typing_extensions import TypedDict

import mathom
import mathom.kernel.state
from mathom.games.duel.effects import EFFECTS
from tests.riddles import RIDDLES

TOP = Path(__file__).parent.parent


def blocks(document: str, language: str) -> list[str]:
    text = (TOP / document).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def test_the_readme_program_runs() -> None:
    (program,) = blocks("README.md", "python")
    with contextlib.redirect_stdout(io.StringIO()) as output:
        exec(compile(program, "README.md", "exec"), {})  # noqa: S102
    assert output.getvalue().split()[0] in {"quest", "races", "conquest", "count"}


def test_the_python_guide_runs_from_top_to_bottom() -> None:
    text = (TOP / "docs/python.md").read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "guide"}
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    found = re.findall(r"```(python|pycon)\n(.*?)```", text, re.DOTALL)
    assert len(found) > 8
    for number, (language, block) in enumerate(found):
        if language == "pycon":
            shown = doctest.DocTestParser().get_doctest(block, names, str(number), None, 0)
            assert runner.run(shown, clear_globs=False).failed == 0
            names.update(shown.globs)
        else:
            with contextlib.redirect_stdout(io.StringIO()):
                exec(compile(block, "python.md", "exec"), names)  # noqa: S102
    assert isinstance(names["won"], float)
    assert names["won"] >= 2
    assert found[-1][1].count("\n") <= 60


def test_the_readme_lists_every_game_with_its_seats() -> None:
    text = (TOP / "README.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| .*? \| `(\w+)` \| ([\d, ]+) \|", text, re.MULTILINE))
    assert listed == {
        game.id: ", ".join(str(count) for count in game.players) for game in mathom.all_games()
    }


def test_the_package_docstring_runs() -> None:
    assert doctest.testmod(mathom).failed == 0


def test_the_toy_game_is_short_enough_to_be_read() -> None:
    assert len((TOP / "tests/riddles.py").read_text(encoding="utf-8").splitlines()) <= 220


def test_the_board_of_the_guide_is_what_the_toy_game_shows() -> None:
    (types,) = blocks("docs/boards.md", "python")
    names: dict[str, Any] = {"TypedDict": TypedDict}
    exec(compile(types, "boards.md", "exec", dont_inherit=True), names)  # noqa: S102
    board = with_config(ConfigDict(extra="forbid"))(names["RiddlesBoard"])
    match = RIDDLES.start(["a", "b"], seed=4)
    match.apply("into bilbo-left")
    match.apply(match.choice.options()[0])
    for seat in (0, 1, None):
        TypeAdapter(board).validate_python(match.view(seat)["board"], strict=True)


def test_the_card_of_the_contributing_guide_uses_effects_that_exist() -> None:
    (record,) = blocks("CONTRIBUTING.md", "toml")
    (card,) = tomllib.loads(record)["card"]
    assert {effect["do"] for effect in card["effects"]} <= set(EFFECTS)


def test_the_changelog_has_dated_versions_the_newest_first() -> None:
    text = (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    versions = [re.fullmatch(r"(\d+)\.(\d+)\.(\d+), (.*)", heading) for heading in headings]
    told = []
    for version in versions:
        assert version is not None
        told.append((*map(int, version.groups()[:3]), date.fromisoformat(version[4])))
    assert told == sorted(set(told), reverse=True)
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert headings[0].partition(",")[0] == project["version"]


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_the_files_that_documents_name_exist(document: str) -> None:
    text = (TOP / document).read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(([\w./-]+)\)", text))
    named |= set(re.findall(r"`((?:src|tests|scripts|bench|docs)/[\w./-]+)`", text))
    assert named
    for name in named:
        assert (TOP / name).exists(), name


def test_the_build_that_is_meant_is_the_one_that_is_tested() -> None:
    compiled = not str(mathom.kernel.state.__file__).endswith(".py")
    assert compiled == (os.environ.get("MATHOM_EXPECT_COMPILED") == "1")


def test_the_package_tells_its_version_and_its_games_are_a_package() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert mathom.__version__ == project["version"]
    assert importlib.import_module("mathom.games.duel.state").Duel
    assert mathom.games.__path__
