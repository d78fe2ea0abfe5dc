"""Recorded games, one per way a game can end, replay as they were played."""

from __future__ import annotations

from pathlib import Path

import pytest

import mathom
from mathom.kernel.game import Game
from mathom.kernel.record import Record
from scripts.golden import tale, way, ways

RECORDS = [
    path
    for game in mathom.all_games()
    for path in sorted((Path(__file__).parent / game.id).glob("*.mathom"))
]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_and_reads_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = mathom.replay(text)
    assert way(match) == path.stem
    assert match.record.dumps() == text
    assert tale(match) == path.with_suffix(".txt").read_text(encoding="utf-8")
    Record.loads(text).stream()


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_every_way_to_end_has_a_golden_game(game: Game) -> None:
    """Every ending that has a sentence, by all who can win so; and every number of players."""
    found = {path.stem for path in RECORDS if path.parent.name == game.id}
    assert ways(game) <= found
    assert ways(game, game.players[-1]) <= found
    for players in game.players[1:]:
        assert any(stem.endswith(f"-of-{players}") for stem in found)
