"""S22 The end of the turn."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import TRIED, UNTIL_TURN
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from tests.solitaire.table import table


@pytest.mark.rule("S22.1")
def test_one_card_may_be_discarded_then_the_hand_is_filled() -> None:
    game = table(hand=["ford", "dodge"], phase=6).run(EndOfTurn())
    assert set(game.options) == {"pass", "discard ford", "discard dodge"}
    game.do("discard ford")
    assert game.zone("resource_discard") == ["ford"]
    assert len(game.state.hand) == 5
    assert game.asked == ""


@pytest.mark.rule("S22.1")
def test_none_need_be() -> None:
    game = table(hand=["ford"] * 5, phase=6).run(EndOfTurn()).do("pass")
    assert game.zone("resource_discard") == []
    assert len(game.state.hand) == 5


@pytest.mark.rule("S22.4")
def test_powers_without_a_phase_can_be_used() -> None:
    items = {"aragorn-ii": ["healing-herbs"]}
    company = ["aragorn-ii", "frodo"]
    game = table(company=company, items=items, marks={"frodo": ["wounded"]}, phase=6)
    assert "use healing-herbs" in game.run(EndOfTurn()).options


@pytest.mark.rule("S22.2")
def test_what_lasts_for_the_turn_ends() -> None:
    game = table(events=["quiet-lands"], phase=6)
    game.state.in_play.mark(game.number("quiet-lands"), UNTIL_TURN)
    game.state.in_play.mark(game.number("aragorn-ii"), TRIED)
    game.state.counts_as = 3
    game.run(EndOfTurn())
    assert "quiet-lands" in game.zone("resource_discard")
    assert game.marks("aragorn-ii") == set()
    assert game.state.counts_as == -1


@pytest.mark.rule("S22.2")
def test_effects_for_the_end_of_the_turn_happen() -> None:
    game = table(
        events=["doors-of-night", "the-nazgul-are-abroad"],
        hazard_discard=["adunaphel", "wargs"],
        phase=6,
    ).run(EndOfTurn())
    assert game.zone("hazard_hand") == ["adunaphel"]


@pytest.mark.rule("S22.3")
def test_cards_drawn_at_the_end_of_the_turn_can_lose_the_game() -> None:
    game = table(hand=["ford"] * 4, resources=["dodge"], phase=6).run(EndOfTurn()).do("pass")
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "exhausted"
