"""Recorded games, one per way a game can end, replay as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.kernel.game import Game
from mathom.kernel.record import Record
from mathom.locale import words
from scripts.golden import tale, way

RECORDS = sorted(Path(__file__).parent.glob("*/*.mathom"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_game_replays_and_reads_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = mathom.replay(text)
    assert way(match) == path.stem
    assert match.record.dumps() == text
    assert tale(match) == path.with_suffix(".txt").read_text(encoding="utf-8")
    Record.loads(text).stream()


@pytest.mark.parametrize("game", mathom.games(), ids=lambda game: game.id)
def test_every_way_to_end_has_a_golden_game(game: Game) -> None:
    """Every ending that has a sentence, won by every seat; and the shared victory."""
    prefix = f"{game.id}-ending-"
    reasons = [key.removeprefix(prefix) for key in words("en").keys if key.startswith(prefix)]
    found = {path.stem for path in RECORDS if path.parent.name == game.id}
    for reason in reasons:
        for seat in game.seating(game.players[0]):
            assert f"{reason}-{seat}" in found
    if game.id == "duel":
        assert "count-fellowship-sauron" in found
