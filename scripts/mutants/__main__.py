"""Break the rules on purpose, one small change at a time, and see whether a test notices.

    python -m scripts.mutants duel --sample 400 --seed 1

CONTRIBUTING says how to read what it prints. Recordings and results lie in `.mutants`.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import signal
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import click

from scripts.mutants.forking import forked
from scripts.mutants.mutations import Mutant, broken
from scripts.mutants.reaching import Reach, record
from scripts.mutants.suites import ROOT, SUITES, Suite, drawn
from scripts.mutants.trying import attempt

FOLDER = ROOT / ".mutants"
EXPLAINED = ROOT / "tests" / "mutants.toml"
MOST = 3.0
"""How many mutants of a hundred may be left."""

PACE = 50
"""After how many mutants a line says how far it is."""


class Run:
    """One run over a suite, with what earlier runs have found."""

    def __init__(self, suite: Suite, folder: Path, tell: Callable[[str], None]) -> None:
        """Recordings and results lie in `folder`; `tell` prints."""
        self.suite = suite
        self.folder = folder
        self.tell = tell
        self.stamps = suite.files()
        self.results = folder / f"{suite.name}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)

    def reach(self) -> Reach:
        """The recording, in which files of tests that have changed are recorded anew.

        Those must also pass in the order, and the way, in which mutants meet them.
        """
        path = self.folder / f"{self.suite.name}-reach.json"
        data = json.loads(path.read_text("utf-8")) if path.exists() else {"files": {}}
        kept = {
            file: record
            for file, record in data["files"].items()
            if record["stamp"] == self.stamps.get(file)
        }
        changed = {file: stamp for file, stamp in self.stamps.items() if file not in kept}
        if changed:
            self.tell(f"{self.suite.name}: recording what {len(changed)} files of tests reach")
            data = forked(lambda: record(self.suite, changed))[1]
        reach = Reach(self.suite, data)
        for name in reach.modules:
            # What the tests use from elsewhere is imported here, so that no mutant has to.
            with contextlib.suppress(Exception):
                importlib.import_module(name)
        if changed:
            some = self.suite.mutants()[0]
            sound = compile(some.path.read_bytes(), str(some.path), "exec")
            tests = sorted(reach.seconds, key=reach.seconds.__getitem__)
            result = attempt(reach, some, sound, [tests])
            if result["verdict"] != "survived":
                raise SystemExit(f"with nothing broken a test fails: {result['by']}")
            data["files"] |= kept
            path.write_text(json.dumps(data), "utf-8")
            reach = Reach(self.suite, data)
        return reach

    def known(self) -> dict[tuple[str, str], dict[str, Any]]:
        """What became of mutants so far, by their keys and digests."""
        found: dict[tuple[str, str], dict[str, Any]] = {}
        lines = self.results.read_text("utf-8").splitlines() if self.results.exists() else []
        for line in lines:
            # A run that was ended may have left half a line.
            with contextlib.suppress(json.JSONDecodeError):
                result = json.loads(line)
                found[result["key"], result["digest"]] = result
        return found

    def verdicts(self, sample: list[Mutant]) -> Iterator[tuple[Mutant, dict[str, Any]]]:
        """What became of each mutant: as is known, or tried now and written down at once.

        A survivor is tried again by the tests that have changed.
        """
        known = self.known()
        reach: Reach | None = None
        for mutant in sample:
            result = known.get((mutant.key, mutant.digest), {})
            passed = result.get("passed", {})
            if result.get("verdict") != "killed" and passed != self.stamps:
                reach = reach or self.reach()
                start = time.monotonic()
                made = {"verdict": result.get("verdict", "unreached")}
                if rounds := reach.rounds(mutant, passed):
                    made = attempt(reach, mutant, broken(mutant), rounds)
                took = round(time.monotonic() - start, 2)
                result = {"key": mutant.key, "digest": mutant.digest, **made, "seconds": took}
                if made["verdict"] != "killed":
                    result["passed"] = self.stamps
                with self.results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result, ensure_ascii=False) + "\n")
            yield mutant, result


def measure(run: Run, sample: int, seed: int, only: str, explained: dict[str, str]) -> float:
    """Try a sample and tell every survivor; how many of a hundred are left."""
    suite, tell = run.suite, run.tell
    everything = suite.mutants()
    keys = {one.key for one in everything}
    for key in explained:
        if key.startswith(f"{suite.name}.") and key not in keys:
            tell(f"explained, but there is no such mutant: {_quoted(key)}")
    chosen = drawn([one for one in everything if only in one.key], sample, seed)
    tried = [one for one in chosen if one.key not in explained]
    counts: Counter[str] = Counter()
    start = time.monotonic()
    for number, (mutant, result) in enumerate(run.verdicts(tried), 1):
        counts[result["verdict"]] += 1
        counts["by time"] += result.get("by") == "time"
        if result["verdict"] != "killed":
            tell(_survivor(suite, mutant, result["verdict"]))
        if number % PACE == 0:
            took = time.monotonic() - start
            left = number - counts["killed"]
            tell(f"{suite.name}: {number} of {len(tried)}, {left} left, {took:.0f} s")
    left = len(tried) - counts["killed"]
    rate = 100 * left / max(1, len(tried))
    tell(
        f"{suite.name}: {len(chosen)} of {len(everything)} mutants, seed {seed}: "
        f"killed {counts['killed']} ({counts['by time']} by time), "
        f"equivalent {len(chosen) - len(tried)}, left {left} of {len(tried)}: {rate:.1f}%"
    )
    return rate


def _survivor(suite: Suite, mutant: Mutant, verdict: str) -> str:
    """Where it is, what was changed, and the key by which it can be explained."""
    where = f"{mutant.path.relative_to(suite.root)}:{mutant.lines[0]} {mutant.function}"
    unreached = " (no test comes here)" if verdict == "unreached" else ""
    return f"{where}{unreached}\n  - {mutant.before}\n  + {mutant.after}\n  {_quoted(mutant.key)}"


def _quoted(key: str) -> str:
    """As a key of TOML, whose strings JSON's are too."""
    return json.dumps(key, ensure_ascii=False)


def explanations(path: Path) -> dict[str, str]:
    """The survivors that no test can notice, each with the reason."""
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def _end(number: int, frame: FrameType | None) -> None:
    raise SystemExit(128 + number)


@click.command()
@click.argument("games", nargs=-1, type=click.Choice(list(SUITES)))
@click.option("--sample", default=400, show_default=True, help="How many mutants of each game.")
@click.option("--seed", default=1, show_default=True, help="By which they are drawn.")
@click.option("--only", default="", help="Draw from those alone whose key contains this.")
def main(games: tuple[str, ...], sample: int, seed: int, only: str) -> None:
    """Break the rules of GAMES (of all, unless named) and tell what no test notices."""
    signal.signal(signal.SIGTERM, _end)
    explained = explanations(EXPLAINED)
    rates = [
        measure(Run(SUITES[game], FOLDER, click.echo), sample, seed, only, explained)
        for game in games or SUITES
    ]
    sys.exit(max(rates) > MOST)


if __name__ == "__main__":
    main()
