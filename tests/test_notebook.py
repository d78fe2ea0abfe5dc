from __future__ import annotations

from html.parser import HTMLParser

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.kernel.game import Game
from mathom.notebook import match_html

VOID = {"rect"}


class Nesting(HTMLParser):
    """Confirms that every tag is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("game", mathom.all_games(), ids=lambda game: game.id)
def test_a_notebook_shows_a_match_from_beginning_to_end(game: Game) -> None:
    count = game.players[-1]
    begun = game.start(["greedy"] * count, 7)
    for match in (begun, play_match(game, ["random"] * count, 7)):
        for lang in ("en", "ja"):
            nesting = Nesting()
            nesting.feed(match_html(match, None, lang))
            assert nesting.open == []
            assert {"svg", "table", "ul"} <= nesting.tags
    assert "<rect" in match._repr_html_()
    assert match._repr_html_() == match_html(match)


def test_a_notebook_runs_no_code_that_a_player_is_called() -> None:
    match = mathom.game("duel").start(["<script>alert(1)</script>", "you & me"], 7)
    shown = match._repr_html_()
    assert "<script" not in shown
    assert "you &amp; me" in shown


def test_a_notebook_shows_what_a_spectator_sees() -> None:
    match = mathom.game("quest").start(["a", "b"], 7)
    while match.ply < 40:
        match.apply(match.choice.options()[-1])
    shown = match._repr_html_()
    for hidden in match.state.hidden(None):
        assert f">{hidden}<" not in shown
        assert f" {hidden}," not in shown
