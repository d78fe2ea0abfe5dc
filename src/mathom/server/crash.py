"""What is kept when the rules fail, so that the failure can be seen again."""

from __future__ import annotations

import json
import time
import traceback
from pathlib import Path

from mathom.server.table import Table


def report(folder: Path, table: Table, seat: int | None, option: str, fault: Exception) -> str:
    """Write two files: the record up to the failure, and what was tried then.

    The record tells its seed, so `mathom replay` plays it and `mathom.replay(text)` gives a
    match in which the same option fails in the same way. Both files are for the operator
    alone. Reporting never fails itself.

    Returns:
        The path of the record, or empty if it could not be written.
    """
    match = table.match
    if match is None:
        return ""
    name = f"{table.game.id}-{table.id}-{match.version}-{time.time_ns()}"
    tried = {
        "table": table.id,
        "game": table.game.id,
        "version": match.version,
        "seat": None if seat is None else table.game.seat_names[seat],
        "option": option,
        "traceback": "".join(traceback.format_exception(fault)),
    }
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        record = folder / f"{name}.mathom"
        _write(record, match.record.dumps(seed=match.seed))
        _write(folder / f"{name}.json", json.dumps(tried, ensure_ascii=False, indent=2))
    except OSError:
        return ""
    return str(record)


def _write(path: Path, text: str) -> None:
    path.touch(mode=0o600)
    path.write_text(text, encoding="utf-8")
