"""How many clicks a turn of Quest costs, counted as `scripts.clicks` does in the long run."""

from __future__ import annotations

from pathlib import Path

from scripts.clicks import WANTED, counted

SEEDS = (12, 13)
"""Two of the twenty games, with the same medians as all of them together."""


def test_a_turn_costs_few_clicks_and_nothing_is_asked_in_vain(tmp_path: Path) -> None:
    counts = counted(SEEDS, 2, tmp_path)
    for side, count in counts.items():
        assert count.median <= WANTED[side], side
        assert not count.single, side
