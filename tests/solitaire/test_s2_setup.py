"""S2.9, S2.11 to S2.17 The set-up, and decks that are made anew."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.setup import HAND
from mathom.games.solitaire.travel.drawing import draw_hazards
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.reveal import Reveal
from mathom.kernel.chance import Seeded
from tests.solitaire.table import BOX, GAME, site, table


@pytest.mark.rule("S2.14")
def test_the_company_begins_untapped_at_rivendell() -> None:
    state = GAME.setup(1, GAME.complete({}), Seeded("a"))
    assert state.here.id == "rivendell"
    assert len(state.company()) == 4
    assert all(state.untapped(each.number) for each in state.company())


@pytest.mark.rule("S2.15")
@pytest.mark.parametrize("scenario", ["easy", "normal", "hard"])
def test_five_cards_are_drawn_and_nothing_lies_open(scenario: str) -> None:
    state = GAME.setup(1, GAME.complete({"scenario": scenario}), Seeded("a"))
    assert len(state.hand) == HAND == 5
    assert state.hazard_hand == state.row == state.open_sites == ()
    assert state.goal == NONE
    decks = state.settings.decks
    assert len(state.resources) == len(decks.resources) - 5
    assert len(state.hazards) == len(decks.hazards)
    assert len(state.treasures) == len(decks.treasures)
    assert len(state.sites) == len(decks.sites)


@pytest.mark.rule("S2.15")
def test_the_hand_depends_on_chance() -> None:
    hands = {GAME.setup(1, GAME.complete({}), Seeded(str(n))).hand for n in range(9)}
    assert len(hands) > 1


@pytest.mark.rule("S2.9")
def test_the_hazard_deck_is_made_anew_the_moment_it_is_exhausted() -> None:
    game = table(hazards=["river"], hazard_discard=["wargs", "wolves"])
    draw_hazards(game.state, 1, game.chance)
    assert game.zone("hazard_hand") == ["river"]
    assert sorted(game.zone("hazards")) == ["wargs", "wolves"]
    assert game.zone("hazard_discard") == []


@pytest.mark.rule("S2.9")
def test_a_deck_of_two_is_not_exhausted_by_one() -> None:
    game = table(hazards=["river", "river"], hazard_discard=["wargs"])
    draw_hazards(game.state, 1, game.chance)
    assert game.zone("hazard_discard") == ["wargs"]


@pytest.mark.rule("S2.17")
def test_the_hazard_hand_stays_where_it_is() -> None:
    game = table(hazards=["river"], hazard_discard=["wargs"], hazard_hand=["slayer"])
    draw_hazards(game.state, 2, game.chance)
    assert game.zone("hazard_hand") == ["slayer", "river", "wargs"]
    assert len(game.state.hazards) == 0


@pytest.mark.rule("S2.17")
def test_without_a_discard_pile_nothing_is_drawn() -> None:
    game = table()
    draw_hazards(game.state, 3, game.chance)
    assert game.zone("hazard_hand") == []
    assert game.events("draw-hazards") == []


@pytest.mark.rule("S2.11")
def test_the_site_deck_is_made_anew_at_the_next_reveal() -> None:
    game = table(site_="bree", sites=["edoras"], site_discard=["moria", "bag-end"])
    game.run(Reveal())
    assert game.state.goal == site("edoras")
    assert sorted(game.zone("site_discard")) == ["bag-end", "moria"], "not yet"
    later = table(site_="bree", site_discard=["moria"])
    later.run(Reveal())
    assert later.state.goal == site("moria")
    assert later.zone("site_discard") == []


@pytest.mark.rule("S2.11")
def test_without_any_site_the_company_stays() -> None:
    game = table(site_="bree").run(Organization())
    assert "stay" in game.options
    assert "reveal" not in game.options


@pytest.mark.rule("S2.13")
def test_the_scenarios_keep_to_the_numbers_of_copies() -> None:
    for scenario in BOX.scenarios:
        decks = scenario.decks
        for number in set(decks.cards):
            most = 1 if BOX.cards[number].unique else 3
            assert decks.cards.count(number) <= most
        assert len(set(decks.sites)) == len(decks.sites)


@pytest.mark.rule("S2.12")
def test_the_treasure_deck_is_not_made_anew() -> None:
    game = table(site_="bree", sites=["edoras"], treasure_discard=["glamdring"])
    game.run(Reveal())
    assert game.zone("row") == []
    assert game.zone("treasure_discard") == ["glamdring"]
