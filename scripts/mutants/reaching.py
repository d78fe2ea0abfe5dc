"""Which tests reach which lines: recorded once, with coverage, and asked for every mutant."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import coverage
import pytest

from scripts.mutants.mutations import Mutant
from scripts.mutants.suites import Suite

NEAREST = 2
"""How many files of tests are tried before all the others are even imported."""


class Watch:
    """A pytest plugin that records what each test reaches, and how long it takes."""

    def __init__(self, cover: coverage.Coverage) -> None:
        """`cover` is running."""
        self.cover = cover
        self.seconds: Counter[str] = Counter()
        self.failed: list[str] = []

    def pytest_collectstart(self, collector: pytest.Collector) -> None:
        """What importing a file of tests runs, all of its tests reach."""
        if isinstance(collector, pytest.Module):
            self.cover.switch_context(collector.nodeid)

    def pytest_collection_finish(self) -> None:
        """What runs between tests belongs to none of them."""
        self.cover.switch_context("")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """What runs from here on, the test reaches."""
        self.cover.switch_context(item.nodeid)
        result = yield
        self.cover.switch_context("")
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Setup, call and teardown are all the test's time."""
        self.seconds[report.nodeid] += report.duration  # type: ignore[assignment]
        if report.failed:
            self.failed.append(report.nodeid)


def run(suite: Suite, files: Iterable[str], plugin: object, *options: str) -> int:
    """Run files of tests; plugins that are not asked for only take time."""
    quiet = ["-q", "-p", "no:cacheprovider", "--disable-plugin-autoload"]
    paths = [str(suite.root / file) for file in files]
    return pytest.main([f"--rootdir={suite.root}", *quiet, *options, *paths], plugins=[plugin])


def record(suite: Suite, files: dict[str, str]) -> dict[str, Any]:
    """Run files of tests and tell what each test reaches; in a process that is new to the game.

    For each file and each line of the game there is a number whose bits are the file's tests. The
    lines that ran before any test, when the game was loaded, stand apart: what
    they do, every test may notice.
    """
    cover = coverage.Coverage(data_file=None, config_file=False, include=[f"{suite.folder}/*"])
    cover.start()
    watch = Watch(cover)
    ended = run(suite, files, watch)
    cover.stop()
    if ended:
        first = watch.failed[0] if watch.failed else f"pytest ends with {int(ended)}"
        return {"wrong": f"the tests must pass before they are tried: {first}"}
    data = cover.get_data()
    own = {test for path in data.measured_files() for test in _tests(data, path)}
    found: dict[str, dict[str, Any]] = {
        file: {"stamp": stamp, "seconds": {}, "lines": defaultdict(lambda: defaultdict(int))}
        for file, stamp in files.items()
    }
    bits: dict[str, int] = defaultdict(int)
    for id, took in watch.seconds.items():
        if id in own or file_of(id) in own:
            seconds = found[file_of(id)]["seconds"]
            bits[id] = 1 << len(seconds)
            bits[file_of(id)] |= bits[id]
            seconds[id] = round(took, 4)
    loaded: dict[str, list[int]] = {}
    for path in data.measured_files():
        name = str(Path(path).relative_to(suite.root))
        for line, tests in data.contexts_by_lineno(path).items():
            for test in tests:
                if test:
                    found[file_of(test)]["lines"][name][str(line)] |= bits[test]
                else:
                    loaded.setdefault(name, []).append(line)
    return {"files": found, "loaded": loaded, "modules": _foreign(suite)}


def _tests(data: coverage.CoverageData, path: str) -> set[str]:
    return {test for tests in data.contexts_by_lineno(path).values() for test in tests}


def _foreign(suite: Suite) -> list[str]:
    """The modules in memory that are neither the suite's nor pytest's."""
    found = []
    for name, module in sys.modules.items():
        file = getattr(module, "__file__", None) or ""
        ours = file.startswith(str(suite.root)) and "site-packages" not in file
        if not ours and name.split(".")[0] not in ("_pytest", "pytest", "__main__"):
            found.append(name)
    return found


def file_of(id: str) -> str:
    """The file that a test is in."""
    return id.split("::")[0]


class Reach:
    """A recording."""

    def __init__(self, suite: Suite, data: dict[str, Any]) -> None:
        """`data` is what `record` told, at once or file by file."""
        self.suite = suite
        self.files: dict[str, dict[str, Any]] = data["files"]
        self.loaded: dict[str, list[int]] = data["loaded"]
        self.modules: list[str] = data["modules"]
        self.seconds: dict[str, float] = {}
        for file in self.files.values():
            self.seconds.update(file["seconds"])

    def rounds(self, mutant: Mutant, passed: dict[str, str]) -> list[list[str]]:
        """The tests that reach a mutant: those of the files nearest to it, then the others.

        A file is the nearer, the more of its tests reach the mutant. Quick tests come first. A file
        is left out if it is among those `passed` and has not changed since.
        """
        name = str(mutant.path.relative_to(self.suite.root))
        lines = range(mutant.lines[0], mutant.lines[1] + 1)
        loaded = any(line in lines for line in self.loaded.get(name, ()))
        shares: dict[str, float] = {}
        tests: dict[str, list[str]] = {}
        for file, record in self.files.items():
            masks = record["lines"].get(name, {})
            mask = -1 if loaded else 0
            for line in lines:
                mask |= masks.get(str(line), 0)
            found = [id for at, id in enumerate(record["seconds"]) if mask >> at & 1]
            if found and passed.get(file) != record["stamp"]:
                shares[file] = len(found) / len(record["seconds"])
                tests[file] = found
        near = sorted(tests, key=lambda file: -shares[file])
        parts = [[id for file in near[:NEAREST] for id in tests[file]]]
        parts.append([id for file in near[NEAREST:] for id in tests[file]])
        return [sorted(part, key=self.seconds.__getitem__) for part in parts if part]
