"""What a wheel needs besides the sources: the page for browsers, and perhaps compiled rules.

The page is built from `web` when it is missing or older than that, unless MATHOM_PAGE=0 is
set. An sdist carries it too, so that whoever builds from one needs no Node.js.

With MATHOM_COMPILE=1 the rules are compiled into the wheel with mypyc; without it the wheel is
pure Python. MATHOM_COMPILE=quick compiles in half the time what runs not quite as fast, which is
enough for tests. hatch-mypyc is not used, because it builds in the source tree, moves
pyproject.toml away while it works, and knows other switches.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "MATHOM_COMPILE"
LEVELS = {"1": "3", "quick": "1"}
COMPILED = ("src/mathom/kernel", "src/mathom/games")
INTERPRETED = ("src/mathom/games/solitaire",)
"""What runs as it is written even so: its modules need one another while they are imported, and
classes that mypyc has compiled do not survive that."""
PAGE_SWITCH = "MATHOM_PAGE"
PAGE = "src/mathom/page/index.html"
PAGE_SOURCES = ("web", "src/mathom/locale")
NOT_SOURCE = "node_modules"
OPT_OUT = "# mathom: not compiled ("
OPT_OUT_LINES = 5


class BuildMathom(BuildHookInterface[BuilderConfig]):
    """Builds the page, and adds an extension module beside each module of kernel and games.

    The sources stay in the wheel, to be read when a traceback names their lines.
    """

    _work: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What the build needs besides hatchling: mypy reads what the modules import, too."""
        if not _wanted():
            return []
        return ["mypy>=2.4,<3", "setuptools>=80", *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, compile, and have hatchling take the results into the wheel."""
        if version != "editable" and os.environ.get(PAGE_SWITCH) != "0":
            _build_page(Path(self.root))
        if self.target_name != "wheel" or not _wanted():
            return
        if version == "editable":
            raise ValueError(f"{SWITCH} cannot serve an editable install: leave out one of them")
        self._work = tempfile.TemporaryDirectory(prefix="mathom-build-")
        library = _compile(_modules(Path(self.root)), Path(self._work.name))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(library.rglob("*")):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(library).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the intermediate files, which the wheel no longer needs."""
        if self._work is not None:
            self._work.cleanup()
            self._work = None


def _build_page(root: Path) -> None:
    """Build the page where it is missing or older than what it is made of."""
    page = root / PAGE
    if page.exists() and page.stat().st_mtime >= max(_times(root), default=0.0):
        return
    npm = shutil.which("npm")
    if npm is None:
        if page.exists():
            return
        raise SystemExit(
            "The page for the browser is not built, and npm, which builds it, is missing: install "
            f"Node.js 20 or newer, or set {PAGE_SWITCH}=0 to do without the page."
        )
    web = root / "web"
    if not (web / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=web, check=True)  # noqa: S603, our own
    subprocess.run([npm, "run", "--silent", "build"], cwd=web, check=True)  # noqa: S603


def _times(root: Path) -> Iterator[float]:
    """When each file was last changed that the page is made of."""
    for top in PAGE_SOURCES:
        for folder, folders, files in os.walk(root / top):
            folders[:] = [name for name in folders if name != NOT_SOURCE]
            for name in files:
                yield Path(folder, name).stat().st_mtime


def _wanted() -> bool:
    return os.environ.get(SWITCH) in LEVELS


def _modules(root: Path) -> list[str]:
    """The files to compile, relative to the top, as tracebacks will name them.

    Packages' own __init__.py stay interpreted: they only gather names, and a package
    must be a folder to find its data files.
    """
    return [
        path.relative_to(root).as_posix()
        for package in COMPILED
        for path in sorted((root / package).rglob("*.py"))
        if path.name != "__init__.py" and not _interpreted(root, path) and not _opted_out(path)
    ]


def _interpreted(root: Path, path: Path) -> bool:
    return any(path.is_relative_to(root / package) for package in INTERPRETED)


def _opted_out(path: Path) -> bool:
    with path.open(encoding="utf-8") as lines:
        return any(line.startswith(OPT_OUT) for line in islice(lines, OPT_OUT_LINES))


def _compile(modules: list[str], work: Path) -> Path:
    """Compile `modules` under `work` and return the folder laid out as in the wheel."""
    # setuptools must come first: mypyc takes whichever of it and distutils is loaded.
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    from mypyc.build import mypycify  # isort: skip

    library = work / "lib"
    extensions = mypycify(
        ["--config-file", "pyproject.toml", "--cache-dir", str(work / "mypy"), *modules],
        opt_level=LEVELS[os.environ[SWITCH]],
        debug_level="0",
        target_dir=str(work / "c"),
        group_name="mathom",
    )
    for extension in extensions:
        # What the compiler has to say of C that nobody wrote takes it minutes to find out.
        extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-all"]
    command = build_ext(Distribution({"name": "mathom", "ext_modules": extensions}))
    command.build_lib = str(library)
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()
    return library
