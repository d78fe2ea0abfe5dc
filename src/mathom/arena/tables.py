"""The games of a run as a table in a file, one row per game: CSV or Parquet."""

from __future__ import annotations

import csv
import io
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Protocol

from mathom.arena.extras import require
from mathom.arena.runs import Plan, Played
from mathom.games import game
from mathom.kernel.errors import MathomError

ROW_GROUP = 10_000
"""How many games are gathered before Parquet writes them, a size its readers like."""

Row = dict[str, int | float | str]


class BadFile(MathomError):
    """A file cannot be written or read; the sentence names it."""


class Table(Protocol):
    """Where rows go."""

    def add(self, row: Row) -> None:
        """Write one more row."""
        ...

    def close(self) -> None:
        """Write what was held back."""
        ...


def columns(plan: Plan) -> dict[str, type]:
    """The columns of a run's table and what they hold.

    There is no column for time, so equal runs give equal files.
    """
    seats = game(plan.game).seating(len(plan.seats))
    return {
        "game": int,
        "seed": str,
        **{f"{seat}_bot": str for seat in seats},
        "reason": str,
        "winners": str,
        **{f"{seat}_score": float for seat in seats},
        "choices": int,
    }


def row(plan: Plan, played: Played) -> Row:
    """One game; several winners are joined by a plus sign."""
    seats = game(plan.game).seating(len(plan.seats))
    return {
        "game": played.number,
        "seed": played.seed,
        **{f"{seat}_bot": bot for seat, bot in zip(seats, plan.seats, strict=True)},
        "reason": played.reason,
        "winners": "+".join(seats[winner] for winner in played.winners),
        **{f"{seat}_score": score for seat, score in zip(seats, played.scores, strict=True)},
        "choices": played.choices,
    }


@contextmanager
def write_table(path: Path, plan: Plan) -> Iterator[Table]:
    """Write a table that appears under its name only when it is whole.

    Args:
        path: the file; its ending, .csv or .parquet, decides the form.
        plan: the run whose games are written.

    Raises:
        BadFile: the ending is another one, or the file cannot be written.
        MissingExtra: Parquet is wanted and pyarrow is not installed.
    """
    kind = _KINDS.get(path.suffix.lower())
    if kind is None:
        raise BadFile(f"a table is written as .csv or .parquet, so {str(path)!r} will not do")
    if path.is_dir():
        raise BadFile(f"cannot write {str(path)!r}: it is a folder")
    # Beside the target, because only within one file system is a renaming all or nothing.
    unfinished = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with unfinished.open("xb") as file:
            table = kind(file, columns(plan))
            try:
                yield table
            finally:
                table.close()
        unfinished.replace(path)
    except OSError as fault:
        raise BadFile(f"cannot write {str(path)!r}: {fault.strerror or fault}") from None
    finally:
        unfinished.unlink(missing_ok=True)


class CsvTable:
    """Rows as lines of text, the names of the columns first."""

    def __init__(self, file: BinaryIO, columns: dict[str, type]) -> None:
        """Begin the file with its first line."""
        self._text = io.TextIOWrapper(file, encoding="utf-8", newline="")
        self._writer = csv.DictWriter(self._text, list(columns), lineterminator="\n")
        self._writer.writeheader()

    def add(self, row: Row) -> None:
        """Write one more line."""
        self._writer.writerow(row)

    def close(self) -> None:
        """Write what the lines' buffer holds."""
        self._text.flush()


class ParquetTable:
    """Rows in Parquet, with the types of the columns."""

    def __init__(self, file: BinaryIO, columns: dict[str, type]) -> None:
        """Begin the file with its schema."""
        self._arrow = require("pyarrow", "research", "writing Parquet")
        parquet = require("pyarrow.parquet", "research", "writing Parquet")
        types = {int: self._arrow.int64(), float: self._arrow.float64(), str: self._arrow.string()}
        self._schema = self._arrow.schema([(name, types[kind]) for name, kind in columns.items()])
        self._writer = parquet.ParquetWriter(file, self._schema)
        self._rows: list[Row] = []

    def add(self, row: Row) -> None:
        """Keep one more row, and write when there are enough."""
        self._rows.append(row)
        if len(self._rows) == ROW_GROUP:
            self._flush()

    def close(self) -> None:
        """Write the last rows and the index."""
        self._flush()
        self._writer.close()

    def _flush(self) -> None:
        if self._rows:
            self._writer.write_table(self._arrow.Table.from_pylist(self._rows, self._schema))
            self._rows.clear()


_KINDS: dict[str, Callable[[BinaryIO, dict[str, type]], Table]] = {
    ".csv": CsvTable,
    ".parquet": ParquetTable,
}
