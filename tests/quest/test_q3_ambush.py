"""Q3.4 Ambush, and who may be attacked in a haven (Q5.1)."""

from __future__ import annotations

import pytest

from mathom.games.quest.combat.engage import AmbushStep
from mathom.games.quest.hero.current_turn import EndHeroTurn
from mathom.games.quest.hero.travel import TravelStep
from tests.quest.hero_table import part, turn
from tests.quest.table import BOX, asked, options, state_of, table, take, told

FULL = {"sheet": "thalin", "at": "bree"}


@pytest.mark.rule("Q3.4", "Q9.22")
def test_sauron_must_choose_one_enemy_to_attack() -> None:
    match = take(
        turn(FULL, tokens=[("crebain", "bree"), ("agent", "bree")], minions={"gothmog": "bree"}),
        "pass",
    )
    assert asked(match) == ("sauron", "attack")
    assert options(match) == ["attack-token 0", "attack-token 1", "attack gothmog"]
    assert part(match) == "ambush"


@pytest.mark.rule("Q3.4")
def test_a_token_is_turned_up_and_fights() -> None:
    match = take(turn(FULL, tokens=[("crebain", "bree")]), "pass", "attack-token 0")
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "crebain"
    assert "turn-token" in told(match)


@pytest.mark.rule("Q3.4", "Q2.13")
def test_only_the_token_that_attacks_is_turned_up() -> None:
    tokens = [("crebain", "bree"), ("agent", "bree"), ("blank", "tharbad")]
    match = take(turn(FULL, tokens=tokens), "pass", "attack-token 1")
    known = [token.hidden.known(1) for token in state_of(match).tokens]
    assert known == [False, True, False]


@pytest.mark.rule("Q3.4", "Q3.8", "Q2.13")
def test_a_token_lies_open_while_sauron_says_as_what_it_fights() -> None:
    hero = {"sheet": "thalin", "at": "edoras"}
    match = turn(
        hero,
        plots=["rise-of-the-uruk-hai"],
        tokens=[("orc", "edoras"), ("southron", "edoras")],
    )
    take(match, "pass", "attack-token 0", "allow")
    assert asked(match) == ("sauron", "fight-as")
    assert [token.hidden.known(1) for token in state_of(match).tokens] == [True, False]
    take(match, "fight-as uruk-hai")
    assert asked(match) == ("hero-1", "spend-agility"), "the combat was allowed already"


@pytest.mark.rule("Q3.4")
def test_a_minion_fights() -> None:
    match = take(turn(FULL, minions={"gothmog": "bree"}), "pass", "attack gothmog")
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "gothmog"


@pytest.mark.rule("Q3.4")
def test_over_a_blank_token_the_hero_wins_at_once() -> None:
    match = take(turn(FULL, tokens=[("blank", "bree")]), "pass", "attack-token 0")
    state = state_of(match)
    assert state.combat is None
    assert state.tokens == ()
    assert state.token_discards[BOX.piles.index("orange-yellow")] == (BOX.blank,)
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.4")
def test_nobody_here_nobody_attacks() -> None:
    match = take(turn(FULL, tokens=[("crebain", "tharbad")]), "pass")
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.4")
def test_in_a_haven_a_minion_fights_only_if_the_hero_allows_it() -> None:
    hero = {"sheet": "thalin", "at": "fornost"}
    match = take(turn(hero, minions={"gothmog": "fornost"}), "pass", "attack gothmog")
    assert asked(match)[0] == "hero-1"
    assert options(match) == ["allow", "refuse"]
    take(match, "refuse")
    assert state_of(match).combat is None
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.4", "Q9.80")
def test_in_a_haven_a_token_stays_face_down_unless_the_hero_allows_it() -> None:
    hero = {"sheet": "thalin", "at": "fornost"}
    match = take(turn(hero, tokens=[("crebain", "fornost")]), "pass", "attack-token 0")
    assert asked(match) == ("hero-1", "allow")
    take(match, "refuse")
    (token,) = state_of(match).tokens
    assert not token.hidden.known(1)
    match = take(turn(hero, tokens=[("crebain", "fornost")]), "pass", "attack-token 0", "allow")
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "crebain"
    assert asked(match)[1] != "allow"


@pytest.mark.rule("Q3.4")
def test_a_shadow_card_may_have_taken_the_ambush_away() -> None:
    match = table(
        heroes=[FULL],
        tokens=[("crebain", "bree")],
        turn={"seat": "hero-1", "no_ambush": True},
        then=[AmbushStep(1), TravelStep(1), EndHeroTurn(1)],
    )
    assert asked(match) == ("hero-1", "journey")


@pytest.mark.rule("Q3.8")
def test_a_plot_lets_another_monster_stand_in_for_a_token() -> None:
    hero = {"sheet": "thalin", "at": "isengard"}
    match = take(
        turn(hero, plots=["rise-of-the-uruk-hai"], tokens=[("orc", "isengard")]),
        "pass",
        "attack-token 0",
    )
    assert asked(match) == ("sauron", "fight-as")
    assert options(match) == ["fight-as orc", "fight-as uruk-hai"]
    take(match, "fight-as uruk-hai")
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "uruk-hai"
    assert fight.token == 0


@pytest.mark.rule("Q3.8")
def test_elsewhere_or_over_a_blank_nobody_stands_in() -> None:
    plots = ["rise-of-the-uruk-hai"]
    match = take(turn(FULL, plots=plots, tokens=[("crebain", "bree")]), "pass", "attack-token 0")
    fight = state_of(match).combat
    assert fight is not None
    assert BOX.foes[fight.foe].id == "crebain"
    hero = {"sheet": "thalin", "at": "isengard"}
    match = take(turn(hero, plots=plots, tokens=[("blank", "isengard")]), "pass", "attack-token 0")
    assert asked(match) == ("hero-1", "journey")
