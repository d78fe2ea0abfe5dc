"""S4 The outline of a turn."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import PHASES
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.turn import NextTurn
from tests.solitaire.table import Game, table


def phases(game: Game) -> list[str]:
    """The phases that come up until the next turn has begun, by staying wherever one is asked."""
    found: list[str] = []
    turn = game.state.turn_number
    while game.state.turn_number == turn:
        name = PHASES[game.state.phase - 1]
        if name not in found:
            found.append(name)
        game.do(next(it for it in ("stay", "pass", "number 1") if it in game.options))
    return found


@pytest.mark.rule("S4.1")
def test_a_turn_has_its_phases_in_order() -> None:
    game = table(site_="bree", hand=["gates-of-morning", "concealment"], treasures=["glamdring"])
    game.run(NextTurn())
    found = phases(game)
    assert found == [phase for phase in PHASES if phase in found]
    assert {"organization", "end-of-turn"} <= set(found)


@pytest.mark.rule("S4.2")
def test_the_next_turn_begins_right_after_the_last() -> None:
    game = table(site_="bree", treasures=["glamdring"], resources=["concealment"] * 30)
    game.run(NextTurn())
    first = game.state.turn_number
    phases(game)
    assert game.state.turn_number == first + 1
    assert game.asked == "organize"


@pytest.mark.rule("S4.3")
def test_a_power_without_a_window_is_used_in_any_phase() -> None:
    game = table(
        items={"aragorn-ii": ["cram"]}, marks={"aragorn-ii": ["tapped"]}, site_="bree", phase=6
    )
    game.run(EndOfTurn()).do("use cram")
    assert game.marks("aragorn-ii") == set()


@pytest.mark.rule("S4.3")
def test_hazards_act_in_the_movement_phase_alone() -> None:
    game = table(site_="bree", hazard_hand=["wargs", "river"], treasures=["glamdring"])
    game.run(NextTurn())
    assert game.asked == "organize"
    assert game.zone("hazard_hand") == ["wargs", "river"]
