"""Wheels and sdists carry the page; where it was not built, it is, or one is told how."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests import programs

TOP = Path(__file__).parent.parent.parent
NPM = """#!/bin/sh
echo "$@" >> ../npm.log
test "$1" = ci && mkdir node_modules && exit
mkdir -p ../src/mathom/page/assets
echo built > ../src/mathom/page/index.html
echo built > ../src/mathom/page/assets/main.js
"""
"""An npm that builds at once, and notes what it was asked."""
PAGE = {"mathom/page/index.html", "mathom/page/assets/main.js"}
BUILD = "import sys; from hatchling import build; print(getattr(build, sys.argv[1])(sys.argv[2]))"


class Tree:
    """A folder with our sources, and an npm if wanted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tools = folder / "tools"
        self.out = folder / "out"

    def clone(self) -> None:
        """Copy our sources there, and nothing that is built."""
        self.folder.mkdir()
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(TOP / name, self.folder)
        ignored = shutil.ignore_patterns("page", "__pycache__", "node_modules")
        for name in ("src", "web"):
            shutil.copytree(TOP / name, self.folder / name, ignore=ignored)

    def has_npm(self) -> None:
        self.tools.mkdir()
        npm = self.tools / "npm"
        npm.write_text(NPM)
        npm.chmod(0o755)

    def has_page(self) -> None:
        """The page was built, and nothing was changed since."""
        for name in PAGE:
            file = self.folder / "src" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("there")

    @property
    def asked(self) -> list[str]:
        """What npm was asked for."""
        log = self.folder / "npm.log"
        return log.read_text().splitlines() if log.exists() else []

    def run(self, what: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
        return programs.run(
            [sys.executable, "-c", BUILD, f"build_{what}", self.out],
            folder=self.folder,
            environment={"PATH": f"{self.tools}:/usr/bin:/bin", **environment},
        )

    def build(self, what: str, **environment: str) -> Path:
        """What is built, which must go well."""
        done = self.run(what, **environment)
        assert done.returncode == 0, done.stderr
        return self.out / done.stdout.decode().split()[-1]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    for name in ("MATHOM_PAGE", "MATHOM_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    made = Tree(tmp_path / "clone")
    made.clone()
    return made


def pages(wheel: Path) -> dict[str, str]:
    """The files of the page in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.startswith("mathom/page/")]
        return {name: archive.read(name).decode().strip() for name in names}


def test_a_wheel_carries_the_page_that_is_there(tree: Tree) -> None:
    tree.has_npm()
    tree.has_page()
    assert pages(tree.build("wheel")) == dict.fromkeys(PAGE, "there")
    assert tree.asked == []


def test_a_wheel_builds_the_page_that_is_missing(tree: Tree) -> None:
    tree.has_npm()
    assert pages(tree.build("wheel")) == dict.fromkeys(PAGE, "built")
    assert tree.asked == ["ci --silent", "run --silent build"]


@pytest.mark.parametrize("source", ["web/src/App.svelte", "src/mathom/locale/ja/page.ftl"])
def test_a_wheel_builds_the_page_that_is_older_than_its_sources(tree: Tree, source: str) -> None:
    tree.has_npm()
    tree.has_page()
    later = (tree.folder / "src/mathom/page/index.html").stat().st_mtime + 5
    os.utime(tree.folder / source, (later, later))
    assert pages(tree.build("wheel")) == dict.fromkeys(PAGE, "built")


def test_without_npm_one_is_told_how_to_go_on(tree: Tree, tmp_path: Path) -> None:
    done = tree.run("wheel", PATH=str(tmp_path))
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "The page for the browser is not built, and npm, which builds it, is missing: install "
        "Node.js 20 or newer, or set MATHOM_PAGE=0 to do without the page.\n"
    )
    assert not tree.out.exists() or not any(tree.out.iterdir())
    assert pages(tree.build("wheel", PATH=str(tmp_path), MATHOM_PAGE="0")) == {}


def test_an_sdist_carries_the_page_and_needs_no_npm_after_that(tree: Tree, tmp_path: Path) -> None:
    tree.has_page()
    with tarfile.open(tree.build("sdist")) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    (unpacked,) = (tmp_path / "unpacked").iterdir()
    assert (unpacked / "web/src/App.svelte").exists()
    assert not (unpacked / "web/node_modules").exists()
    wheel = Tree(unpacked).build("wheel", PATH=str(tmp_path))
    assert pages(wheel) == dict.fromkeys(PAGE, "there")
