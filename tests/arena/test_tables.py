"""Tables appear whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from mathom.arena import tables
from mathom.arena.runs import Plan, Played
from mathom.arena.tables import BadFile, row, write_table

PLAN = Plan("duel", ("random", "greedy"), 3, "7", {})


def played(number: int) -> Played:
    return Played(number, f"7/{number}", "count", (0, 1), (0.5, 0.5), 80 + number, {})


@pytest.mark.parametrize("name", ["games.csv", "games.parquet"])
def test_a_run_that_fails_leaves_the_old_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(b"old")
    with pytest.raises(RuntimeError), write_table(path, PLAN) as table:  # noqa: PT012
        table.add(row(PLAN, played(1)))
        raise RuntimeError
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_shared_victories_name_all_winners(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    with write_table(path, PLAN) as table:
        table.add(row(PLAN, played(1)))
    assert path.read_text(encoding="utf-8") == (
        "game,seed,fellowship_bot,sauron_bot,reason,winners,fellowship_score,sauron_score,choices\n"
        "1,7/1,random,greedy,count,fellowship+sauron,0.5,0.5,81\n"
    )


def test_parquet_is_written_in_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ROW_GROUP", 2)
    path = tmp_path / "games.parquet"
    with write_table(path, PLAN) as table:
        for number in (1, 2, 3):
            table.add(row(PLAN, played(number)))
    assert pq.ParquetFile(path).num_row_groups == 2
    assert pq.read_table(path)["choices"].to_pylist() == [81, 82, 83]


def test_a_full_disk_is_told(tmp_path: Path) -> None:
    def fill() -> None:
        raise OSError(28, "No space left on device")

    with (
        pytest.raises(BadFile, match=r"games\.csv': No space left on device"),
        write_table(tmp_path / "games.csv", PLAN),
    ):
        fill()
    assert list(tmp_path.iterdir()) == []
