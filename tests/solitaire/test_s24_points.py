"""S24 Marshalling points."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.deck.construction import points
from mathom.games.solitaire.ending import check_win
from mathom.games.solitaire.model.cards import Item
from tests.solitaire.table import BOX, card, table


def item(id: str) -> Item:
    """An item of the box."""
    found = BOX.card(id)
    assert isinstance(found, Item)
    return found


@pytest.mark.rule("S24.1")
@pytest.mark.parametrize(("id", "plain", "bracketed"), [("sapling-of-the-white-tree", 1, 2)])
def test_a_figure_in_brackets_holds_under_a_condition(id: str, plain: int, bracketed: int) -> None:
    found = item(id)
    assert found.points == plain
    assert found.points_alt is not None
    assert found.points_alt.n == bracketed


@pytest.mark.rule("S24.2")
def test_the_plain_figures_count_for_the_treasure_deck() -> None:
    plain = item("sapling-of-the-white-tree").points + item("glamdring").points
    assert points(BOX, [card("sapling-of-the-white-tree"), card("glamdring")]) == plain


@pytest.mark.rule("S24.2")
def test_points_win_nothing() -> None:
    game = table(stored=["the-arkenstone"], removed=["smaug"], treasures=["cram"])
    check_win(game.state)
    assert game.asked == ""
    assert game.state.outcome is None
