"""A game from elsewhere, without a board of its own: the toy game, by nested lists."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Company
from tests.riddles import RIDDLES
from tests.server.running import ServerProcess

MODULE = "from tests.riddles import RIDDLES\n\n\ndef riddles():\n    return RIDDLES\n"
METADATA = "Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n"
ENTRY_POINTS = "[mathom.games]\nriddles = elsewhere:riddles\n"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """A server that another package has brought a game."""
    (tmp_path / "elsewhere.py").write_text(MODULE, encoding="utf-8")
    package = tmp_path / "elsewhere-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(METADATA, encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    top = Path(__file__).parents[2]
    given = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(top), given]))
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "server") as server:
        server.start()
        yield server


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_game_without_a_board_is_played_by_lists(
    elsewhere: ServerProcess, company: Company, lang: str
) -> None:
    bilbo = company(elsewhere, lang=lang)
    bilbo.come()
    bilbo.sees(bilbo.say("riddles-about"))
    bilbo.play_against_a_bot(RIDDLES.id)
    board = bilbo.region("page-board")
    expect(board).to_contain_text("gollum-left")
    bilbo.page.get_by_role("button", name="Hide a card in bilbo-left").click()
    expect(bilbo.heading("riddles-prompt-hide")).to_be_visible()
    hand = bilbo.options.filter(has_text="Play the")
    card = hand.last.inner_text().split()[-1]
    hand.first.click()
    bilbo.hears("Bilbo hides a card in bilbo-left.")
    expect(board).to_contain_text(card)

    spectator = company(elsewhere, lang=lang)
    spectator.come(bilbo.address)
    seen = spectator.region("page-board")
    expect(seen).to_contain_text("bilbo-left")
    expect(seen).not_to_contain_text(card)
    bilbo.give_up()
    expect(bilbo.ending).to_contain_text("Gollum")
