"""What an earlier version has stored is read as it was written: positions and unfinished games.

The files come from the version before states were declared and several frames were renamed. Every
frame that a few dozen random games met lies on the agenda of one of the positions.
"""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

import mathom

FOLDER = Path(__file__).parent / "stored"
POSITIONS = [
    pytest.param(path.name.partition(".")[0], line, id=f"{path.name.partition('.')[0]}-{number}")
    for path in sorted(FOLDER.glob("*.jsonl.gz"))
    for number, line in enumerate(gzip.decompress(path.read_bytes()).decode().splitlines())
]


@pytest.mark.parametrize(("game_id", "text"), POSITIONS)
def test_a_stored_position_is_read_and_played_on(game_id: str, text: str) -> None:
    game = mathom.game(game_id)
    state = game.state(text)
    assert state.dumps() == text
    match = game.match(state, seed="stored")
    for _ in range(5):
        if not match.over:
            match.apply(match.choice.options()[-1])
    assert mathom.replay(match.record.dumps()).state == match.state


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.mathom")), ids=lambda path: path.stem)
def test_a_stored_unfinished_game_comes_to_the_position_it_was_left_in(path: Path) -> None:
    match = mathom.replay(path.read_text(encoding="utf-8"))
    assert match.state.dumps() == path.with_suffix(".json").read_text(encoding="utf-8").strip()
    assert not match.over
