"""How many clicks a turn of Quest costs, counted as `scripts.clicks` does in the long run."""

from __future__ import annotations

from pathlib import Path

from scripts.clicks import WANTED, counted


def test_a_turn_costs_few_clicks_and_nothing_is_asked_in_vain(tmp_path: Path) -> None:
    counts = counted(2, 2, tmp_path)
    for side in ("hero", "sauron"):
        assert counts[side].median <= WANTED[side], side
    assert not any(count.single for count in counts.values())
