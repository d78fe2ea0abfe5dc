"""Measures the plain and the compiled build in turns and prints the table of RESULTS.md.

    python bench/compare.py .venv/bin/python .venv-compiled/bin/python

Each argument is the interpreter of an environment in which Mathom is installed. The builds
take turns within one run, so that whatever else the machine does meets both alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

BUILDS = ("plain", "compiled")
FLAG = "compiled"


Rows = list[dict[str, object]]
"""What `mathom bench --json` prints."""


class Row(NamedTuple):
    """One figure: what each build gave in each round."""

    name: str
    unit: str
    plain: list[float]
    compiled: list[float]

    def ratios(self) -> list[float]:
        """How many times better the compiled build was in each round: faster, or smaller."""
        pairs = list(zip(self.plain, self.compiled, strict=True))
        if self.unit.endswith("/s"):
            return [compiled / plain for plain, compiled in pairs]
        return [plain / compiled for plain, compiled in pairs]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("plain", help="the interpreter of the plain build")
    parser.add_argument("compiled", help="the interpreter of the compiled build")
    parser.add_argument("--rounds", type=int, default=9, help="how many turns each has")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure and turn")
    given = parser.parse_args()
    found: dict[str, list[Rows]] = {build: [] for build in BUILDS}
    for number in range(given.rounds):
        for build in BUILDS:
            sys.stderr.write(f"round {number + 1} of {given.rounds}, {build}\n")
            rows = measure(getattr(given, build), given.seconds)
            if (rows[0]["name"], rows[0]["value"]) != (FLAG, build == "compiled"):
                sys.exit(f"{getattr(given, build)} does not have the {build} build")
            found[build].append(rows[1:])
    print(f"{machine()}; {platform.python_implementation()} {platform.python_version()};")
    print(f"medians of {given.rounds} rounds of `mathom bench --json --seconds {given.seconds}`,")
    print("of each build in turns; the ratio is taken within each round.")
    print()
    print(table(merge(found["plain"], found["compiled"])))


def measure(python: str, seconds: float) -> Rows:
    """The rows of `mathom bench --json` under an interpreter."""
    # A path set for this process must not decide which build the other one finds.
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [python, "-m", "mathom", "bench", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=clean, check=True, capture_output=True)  # noqa: S603
    rows: Rows = json.loads(done.stdout)
    return rows


def merge(plain: list[Rows], compiled: list[Rows]) -> list[Row]:
    """The rounds of both builds, figure by figure in the order they were measured."""
    units = {str(row["name"]): str(row["unit"]) for row in plain[0]}
    return [Row(name, unit, _of(plain, name), _of(compiled, name)) for name, unit in units.items()]


def _of(rounds: list[Rows], name: str) -> list[float]:
    return [float(str(row["value"])) for rows in rounds for row in rows if row["name"] == name]


def table(rows: list[Row]) -> str:
    """The figures as a Markdown table."""
    lines = [
        "| figure | unit | plain | compiled | ratio | lowest to highest |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
    ]
    for row in rows:
        plain, compiled = (
            _short(statistics.median(values)) for values in (row.plain, row.compiled)
        )
        ratios = row.ratios()
        lines.append(
            f"| {row.name} | {row.unit} | {plain} | {compiled} "
            f"| {statistics.median(ratios):.1f} | {min(ratios):.1f} to {max(ratios):.1f} |"
        )
    return "\n".join(lines)


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def machine() -> str:
    """The processor and how many of them there are."""
    name = platform.processor() or platform.machine()
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        lines = listed.read_text(encoding="utf-8").splitlines()
        models = [line.partition(":")[2].strip() for line in lines if "model name" in line]
        name = models[0] if models else name
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


if __name__ == "__main__":
    main()
