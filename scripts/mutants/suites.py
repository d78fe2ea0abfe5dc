"""What is broken, and the tests that should notice: a suite for each game."""

from __future__ import annotations

import hashlib
import sys
from dataclasses import dataclass
from pathlib import Path

from scripts.mutants.mutations import Mutant, mutants

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Suite:
    """A package with its tests.

    Attributes:
        folder: where the package lies.
        package: its full name.
        skipped: its modules and folders that hold no rules.
        tests: files and folders, from `root`; `untested` are files among them that test what is
            skipped.
        beside: what else decides what the tests do.
    """

    name: str
    root: Path
    folder: Path
    package: str
    skipped: tuple[str, ...]
    tests: tuple[str, ...]
    untested: tuple[str, ...] = ()
    beside: tuple[str, ...] = ()

    def mutants(self) -> list[Mutant]:
        """All mutants of the rules."""
        found: list[Mutant] = []
        for path in sorted(self.folder.rglob("*.py")):
            parts = path.relative_to(self.folder).with_suffix("").parts
            if parts[0] not in self.skipped and "/".join(parts) not in self.skipped:
                found += mutants(path, ".".join((self.name, *parts)))
        return found

    def module(self, mutant: Mutant) -> str:
        """The full name of a mutant's module."""
        parts = mutant.path.relative_to(self.folder).with_suffix("").parts
        return ".".join((self.package, *parts)).removesuffix(".__init__")

    def files(self) -> dict[str, str]:
        """Every file of tests, with a digest of all that decides what its tests do."""
        found: list[Path] = []
        around = [*self._below(self.folder)]
        for name in (*self.tests, *self.beside):
            for path in self._below(self.root / name):
                if path.name not in self.untested:
                    (found if path.match("test_*.py") else around).append(path)
        base = hashlib.sha256(sys.version.encode())
        for path in around:
            base.update(str(path.relative_to(self.root)).encode() + path.read_bytes())
        stamps: dict[str, str] = {}
        for path in found:
            whole = base.copy()
            whole.update(path.read_bytes())
            stamps[str(path.relative_to(self.root))] = whole.hexdigest()[:12]
        return stamps

    def _below(self, top: Path) -> list[Path]:
        paths = sorted(top.rglob("*")) if top.is_dir() else [top]
        return [path for path in paths if path.is_file() and path.suffix != ".pyc"]


def _game(id: str, *skipped: str) -> Suite:
    return Suite(
        id,
        ROOT,
        ROOT / "src" / "mathom" / "games" / id,
        f"mathom.games.{id}",
        skipped,
        (f"tests/{id}", "tests/golden"),
        ("test_bots.py",),
        ("src/mathom/kernel", "src/mathom/locale", "tests/conftest.py"),
    )


SUITES = {
    "duel": _game("duel", "bot", "loading", "review", "titles"),
    # What a seat could believe is held by the laws, whose random games take minutes.
    "quest": _game(
        "quest",
        *("bot", "cards/registry", "loading", "review", "titles", "model/determinise"),
    ),
    "dice": _game("dice", "bot", "faces", "loading", "registry", "review", "titles"),
    # Lists and codes of decks are read and written, as texts of states are.
    "solitaire": _game(
        "solitaire",
        *("bot", "loading", "registry", "review", "titles"),
        *("deck/code", "deck/names", "deck/telling", "deck/text"),
    ),
}


def drawn(all_of: list[Mutant], sample: int, seed: int) -> list[Mutant]:
    """A sample, in which a mutant's lot depends on nothing but itself and the seed.

    So a changed function changes its own part of a sample and no other.
    """
    lots = {one.key: hashlib.sha256(f"{seed} {one.key}".encode()).digest() for one in all_of}
    return sorted(all_of, key=lambda one: lots[one.key])[:sample]
