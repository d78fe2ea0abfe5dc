"""S23 Havens."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.travel.drawing import Draw
from mathom.games.solitaire.travel.movement_phase import PutAway, SetOut
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.untap import Untap
from tests.solitaire.table import BOX, site, table

HAVENS = {
    "rivendell": "rhudaur",
    "lorien": "wold-and-foothills",
    "grey-havens": "lindon",
    "edhellond": "anfalas",
}


@pytest.mark.rule("S23.1")
def test_there_are_four_with_figures_2_and_2() -> None:
    havens = [BOX.sites[each] for each in BOX.havens]
    assert {each.id: BOX.regions[each.region].id for each in havens} == HAVENS
    assert all((each.resource_draws, each.hazard_draws) == (2, 2) for each in havens)


@pytest.mark.rule("S23.2")
@pytest.mark.parametrize("haven", HAVENS)
def test_there_characters_heal_and_items_are_stored(haven: str) -> None:
    game = table(
        site_=haven,
        marks={"aragorn-ii": ["wounded"]},
        items={"aragorn-ii": ["elven-cloak"]},
        sites=["bree"],
    )
    game.run(Untap())
    assert game.marks("aragorn-ii") == {"tapped"}
    game.run(Organization())
    assert "store elven-cloak" in game.options
    assert not BOX.sites[site(haven)].attacks


@pytest.mark.rule("S23.3")
def test_waiting_at_a_haven_draws_2_and_2() -> None:
    game = table(goal="bree", hazards=["river"] * 9, phase=4).run(Draw())
    assert len(game.state.hand) == 2
    assert len(game.state.hazard_hand) == 2


@pytest.mark.rule("S23.4")
def test_a_haven_that_was_left_is_at_hand_again_untapped() -> None:
    game = table(goal="bree", tapped=True, phase=4)
    game.state.turn.destination = site("bree")
    game.run(SetOut())
    game.state.goal = NONE
    game.run(PutAway())
    assert game.zone("site_discard") == []
    game.state.turn.destination = site("rivendell")
    game.run(SetOut())
    assert not game.state.tapped
