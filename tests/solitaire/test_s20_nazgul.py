"""S20 Nazgûl: they attack where they can, and use their powers where they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import ANNOUNCED, POWERED, SECOND_WAY
from mathom.games.solitaire.figures import BODY, figure
from mathom.games.solitaire.hazards.nazgul import end_powers, events_in_play
from mathom.games.solitaire.travel.counting import site_type
from tests.solitaire.hazard_hand import hazards, keys_of, moving, play_on, played, why
from tests.solitaire.table import BOX, Game, table

NINE = {
    "witch-king-of-angmar": 1,
    "khamul-the-easterling": 2,
    "dwar-of-waw": 3,
    "indur-dawndeath": 4,
    "akhorahil": 5,
    "hoarmurath-of-dir": 6,
    "adunaphel": 7,
    "ren-the-unclean": 8,
    "uvatha-the-horseman": 9,
}
DARK_HOLD = "minas-morgul"


def lying(*ids: str, **about: Any) -> Game:
    """A table where Nazgûl lie in play as events, at Bree unless said otherwise."""
    marks = {**{id: ["second-way"] for id in ids}, **about.pop("marks", {})}
    return table(events=ids, marks=marks, **{"site_": "bree", "phase": 4, **about})


@pytest.mark.rule("S20.1")
@pytest.mark.parametrize(("id", "rank"), NINE.items())
def test_nine_unique_nazgul_of_one_strike_who_can_lie_in_play(id: str, rank: int) -> None:
    (creature,) = (each for each in BOX.creatures if each.id == id)
    assert creature.unique
    assert (creature.strikes, creature.rank) == (1, rank)
    assert creature.event is not None
    assert creature.event.type == "permanent"
    assert len([each for each in BOX.creatures if each.rank]) == len(NINE)


@pytest.mark.rule("S20.3")
@pytest.mark.parametrize("id", NINE)
def test_a_nazgul_is_put_down_only_if_it_cannot_attack(id: str) -> None:
    away = table(site_="bree", phase=4, hazard_hand=[id])
    play_on(hazards(away))
    assert id in away.in_play()
    assert away.events("attack") == []
    assert why(away, id) == "cannot-attack"
    there = table(site_=DARK_HOLD, phase=4, hazard_hand=[id])
    play_on(hazards(there))
    assert there.events("attack")[0]["by"] == id
    assert id not in there.in_play()


# Keys and helpers.


@pytest.mark.rule("S20.2", "S20.3")
def test_fell_beast_lets_a_nazgul_come_to_shadow_lands_and_shadow_holds() -> None:
    game = table(site_="moria", phase=4, hazard_hand=["fell-beast", "adunaphel"])
    play_on(hazards(game))
    assert played(game) == ["fell-beast", "adunaphel"]
    assert why(game, "fell-beast") == "lets-come"
    (attack,) = game.events("attack")
    assert (attack["by"], attack["key"]) == ("adunaphel", "shadow-hold")
    assert "fell-beast" in game.zone("hazard_discard")
    land = moving("shadow-land", starter=True, hazard_hand=["fell-beast", "adunaphel"])
    play_on(hazards(land))
    assert land.events("attack")[0]["key"] == "shadow-land"


@pytest.mark.rule("S20.2")
def test_fell_beast_gives_a_strike_more_and_takes_prowess() -> None:
    game = table(
        company=["aragorn-ii", "gimli"],
        site_="moria",
        phase=4,
        hazard_hand=["fell-beast", "adunaphel"],
    )
    play_on(hazards(game))
    assert len(game.events("struck")) == 2
    assert "fell-beast:-2" in str(game.events("roll")[0]["against"])


@pytest.mark.rule("S20.2", "S20.3")
def test_morgul_horse_lets_a_nazgul_come_to_shadow_lands_alone() -> None:
    game = moving("shadow-land", starter=True, hazard_hand=["morgul-horse", "adunaphel"])
    play_on(hazards(game))
    assert played(game) == ["morgul-horse", "adunaphel"]
    assert game.events("attack")[0]["key"] == "shadow-land"
    assert "morgul-horse" in game.zone("hazard_discard")
    hold = table(site_="moria", phase=4, hazard_hand=["morgul-horse", "adunaphel"])
    play_on(hazards(hold))
    assert hold.events("attack") == []
    assert hold.zone("hazard_hand") == ["morgul-horse"]


@pytest.mark.rule("S20.3", "S11.12")
def test_one_helper_serves_one_nazgul_the_strongest() -> None:
    hand = ["fell-beast", "adunaphel", "khamul-the-easterling"]
    game = table(site_="moria", phase=4, hazard_hand=hand)
    play_on(hazards(game))
    assert [each["by"] for each in game.events("attack")] == ["khamul-the-easterling"]
    assert "adunaphel" in game.in_play()


@pytest.mark.rule("S20.3", "S11.18")
def test_a_card_that_darkens_the_path_helps_too() -> None:
    game = moving(
        "shadow-land",
        starter=True,
        events=["doors-of-night"],
        hazard_hand=["awaken-the-earths-fire", "adunaphel"],
    )
    play_on(hazards(game))
    assert played(game) == ["awaken-the-earths-fire", "adunaphel"]
    assert game.events("attack")[0]["key"] == "dark-domain"


@pytest.mark.rule("S20.2")
def test_a_ring_draws_the_nazgul_that_are_abroad() -> None:
    game = table(
        site_="bree",
        phase=4,
        items={"aragorn-ii": ["the-one-ring"]},
        hazard_hand=["the-nazgul-are-abroad", "adunaphel"],
    )
    play_on(hazards(game))
    assert played(game) == ["the-nazgul-are-abroad", "adunaphel"]
    assert game.events("attack")[0]["by"] == "adunaphel"


# S20.4


@pytest.mark.rule("S20.4")
def test_a_nazgul_in_play_attacks_when_it_can_at_the_place_of_its_prowess() -> None:
    game = lying("adunaphel", site_=DARK_HOLD, hazard_hand=["ghouls", "khamul-the-easterling"])
    play_on(hazards(game))
    assert [each["by"] for each in game.events("attack")] == [
        "ghouls",
        "adunaphel",
        "khamul-the-easterling",
    ]


@pytest.mark.rule("S20.4")
def test_afterwards_it_is_discarded_or_out_of_the_game_if_it_was_defeated() -> None:
    game = lying("adunaphel", site_=DARK_HOLD)
    hazards(game).do("roll", rolls=[4, 5])
    assert game.zone("hazard_discard") == ["adunaphel"]
    game = lying("adunaphel", items={"aragorn-ii": ["glamdring"]}, site_=DARK_HOLD)
    hazards(game).do("roll", rolls=[6, 6, 6, 6])
    assert game.zone("removed") == ["adunaphel"]


# S20.5 to S20.9


@pytest.mark.rule("S20.5")
def test_a_power_is_used_once_in_a_phase_and_nothing_is_discarded() -> None:
    game = lying("adunaphel", company=["aragorn-ii", "gimli"])
    hazards(game)
    assert len(game.events("power")) == 1
    assert game.in_play()[-1] == "adunaphel"
    hazards(game)
    assert len(game.events("power")) == 1
    end_powers(game.state)
    hazards(game)
    assert len(game.events("power")) == 2


@pytest.mark.rule("S20.5")
def test_one_that_can_attack_does_not_use_its_power() -> None:
    game = lying("adunaphel", company=["aragorn-ii", "gimli"], site_=DARK_HOLD)
    play_on(hazards(game))
    assert game.events("power") == []


@pytest.mark.rule("S20.9", "S20.11")
def test_adunaphel_taps_the_untapped_character_of_highest_prowess() -> None:
    game = lying("adunaphel", company=["gimli", "aragorn-ii", "frodo"])
    hazards(game)
    assert game.marks("aragorn-ii") == {"tapped"}
    assert game.marks("gimli") == game.marks("frodo") == set()
    assert why(game, "aragorn-ii") == "highest-prowess"
    game = lying("adunaphel", company=["gimli", "aragorn-ii"], marks={"aragorn-ii": ["tapped"]})
    hazards(game)
    assert game.marks("gimli") == {"tapped"}
    game = lying("adunaphel", marks={"aragorn-ii": ["tapped"]})
    assert hazards(game).events("power") == []


@pytest.mark.rule("S20.9", "S20.11")
def test_akhorahil_lowers_the_body_that_is_most_in_danger() -> None:
    game = lying("akhorahil", company=["aragorn-ii", "bard-bowman", "legolas"])
    hazards(game)
    bodies = {
        id: figure(game.state, BODY, game.number(id))
        for id in ("aragorn-ii", "bard-bowman", "legolas")
    }
    assert bodies == {"aragorn-ii": 9, "bard-bowman": 5, "legolas": 8}
    assert why(game, "bard-bowman") == "most-endangered"
    hurt = lying("akhorahil", company=["aragorn-ii", "legolas"], marks={"aragorn-ii": ["wounded"]})
    hazards(hurt)
    assert figure(hurt.state, BODY, hurt.number("aragorn-ii")) == 8


@pytest.mark.rule("S20.9")
def test_indur_needs_a_wounded_character_with_an_item_that_is_no_ring() -> None:
    items = {"aragorn-ii": ["glamdring"], "frodo": ["the-one-ring"]}
    game = lying(
        "indur-dawndeath",
        company=["aragorn-ii", "frodo"],
        items=items,
        marks={"frodo": ["wounded"]},
    )
    assert hazards(game).events("power") == []
    game = lying(
        "indur-dawndeath",
        company=["aragorn-ii", "frodo"],
        items=items,
        marks={"aragorn-ii": ["wounded"]},
    )
    hazards(game)
    assert game.in_play("aragorn-ii") == []
    assert game.zone("treasures") == ["glamdring"]


@pytest.mark.rule("S20.9", "S20.11")
def test_the_traveller_says_which_item_indur_gets() -> None:
    game = lying(
        "indur-dawndeath",
        items={"aragorn-ii": ["glamdring", "elven-cloak"]},
        marks={"aragorn-ii": ["wounded"]},
    )
    hazards(game)
    assert (game.asked, set(game.options)) == (
        "lose-item",
        {"discard glamdring", "discard elven-cloak"},
    )
    game.do("discard elven-cloak")
    assert game.in_play("aragorn-ii") == ["glamdring"]


@pytest.mark.rule("S20.11")
@pytest.mark.parametrize("rich", ["bifur", "bofur"])
def test_of_equal_ones_who_carries_more_treasures_is_taken(rich: str) -> None:
    both = ["bifur", "bofur"]
    about: dict[str, Any] = {"company": both, "items": {rich: ["scroll-of-isildur"]}}
    assert hazards(lying("adunaphel", **about)).marks(rich) == {"tapped"}
    assert why(hazards(lying("akhorahil", **about)), rich) == "most-endangered"
    hurt = {each: ["wounded"] for each in both}
    about["items"] = {each: ["elven-cloak"] for each in both} | {rich: ["scroll-of-isildur"]}
    indur = hazards(lying("indur-dawndeath", marks=hurt, **about))
    assert indur.zone("treasures") == ["scroll-of-isildur"]


@pytest.mark.rule("S20.11")
def test_of_those_who_carry_nothing_the_first_of_the_company_is_taken() -> None:
    for company in (["bifur", "bofur"], ["bofur", "bifur"]):
        assert hazards(lying("adunaphel", company=company)).marks(company[0]) == {"tapped"}
        assert why(hazards(lying("akhorahil", company=company)), company[0]) == "most-endangered"


@pytest.mark.rule("S20.7", "S20.9")
def test_khamul_counts_all_nazgul_in_play_himself_too() -> None:
    game = lying("khamul-the-easterling", "dwar-of-waw", hand=["concealment"] * 2 + ["risky-blow"])
    hazards(game)
    play_on(game)
    assert len(game.zone("hand")) == 1
    assert hazards(lying("khamul-the-easterling")).events("power") == []


@pytest.mark.rule("S20.9")
def test_ren_makes_everybody_check_corruption() -> None:
    game = lying(
        "ren-the-unclean",
        company=["aragorn-ii", "gimli"],
        items={"gimli": ["the-one-ring"]},
    )
    play_on(hazards(game))
    assert {each["card"] for each in game.events("roll")} == {"aragorn-ii", "gimli"}


@pytest.mark.rule("S20.6", "S20.9")
def test_uvatha_fetches_a_random_creature() -> None:
    game = lying("uvatha-the-horseman", hazard_discard=["river", "giant", "clouds"])
    hazards(game)
    assert game.zone("hazard_hand") == ["giant"]
    assert hazards(lying("uvatha-the-horseman", hazard_discard=["river"])).events("power") == []


@pytest.mark.rule("S20.6", "S20.8")
def test_what_uvatha_fetches_is_played_in_the_same_phase() -> None:
    game = lying("uvatha-the-horseman", hazard_discard=["pick-pocket"])
    play_on(hazards(game))
    assert game.events("attack")[0]["by"] == "pick-pocket"


@pytest.mark.rule("S20.9", "S20.8")
def test_dwar_makes_wolves_spiders_and_animals_stronger_for_the_turn() -> None:
    game = lying(
        "dwar-of-waw", site_="ettenmoors", hazard_hand=["crebain", "lesser-spiders", "orc-patrol"]
    )
    play_on(hazards(game))
    told = {each["by"]: each["prowess"] for each in game.events("attack")}
    assert told == {"crebain": 6, "lesser-spiders": 8, "orc-patrol": 6}


@pytest.mark.rule("S20.9", "S20.10")
def test_hoarmurath_gives_the_last_attack_a_strike_more() -> None:
    game = lying(
        "hoarmurath-of-dir",
        company=["aragorn-ii", "gimli", "legolas", "frodo"],
        site_="ettenmoors",
        hazard_hand=["orc-patrol", "cave-drake"],
    )
    play_on(hazards(game))
    told = {each["by"]: each["strikes"] for each in game.events("attack")}
    assert told == {"orc-patrol": 3, "cave-drake": 3}
    lost = lying("hoarmurath-of-dir", site_="ettenmoors")
    assert played(play_on(hazards(lost))) == ["hoarmurath-of-dir"]


@pytest.mark.rule("S20.9", "S20.7")
def test_the_witch_king_makes_shadow_holds_dark_until_the_long_events_go() -> None:
    game = lying("witch-king-of-angmar", site_="moria")
    hazards(game)
    assert BOX.names["site-type"][site_type(game.state)] == "dark-hold"
    end_powers(game.state)
    assert BOX.names["site-type"][site_type(game.state)] == "shadow-hold"
    assert hazards(lying("witch-king-of-angmar", site_="bree")).events("power") == []


@pytest.mark.rule("S20.8", "S20.10")
def test_after_the_witch_kings_power_others_attack_at_what_is_dark_now() -> None:
    game = lying("adunaphel", "witch-king-of-angmar", company=["aragorn-ii"], site_="moria")
    play_on(hazards(game))
    assert [each["card"] for each in game.events("power")] == ["witch-king-of-angmar"]
    assert [each["by"] for each in game.events("attack")] == ["adunaphel"]


@pytest.mark.rule("S20.10")
def test_powers_come_in_the_order_of_rank_also_of_those_put_down_now() -> None:
    game = lying(
        "adunaphel",
        "uvatha-the-horseman",
        company=["aragorn-ii", "bard-bowman"],
        hazard_discard=["giant"],
        hazard_hand=["akhorahil"],
    )
    hazards(game)
    assert [each["card"] for each in game.events("power")] == [
        "akhorahil",
        "adunaphel",
        "uvatha-the-horseman",
    ]
    assert [BOX.cards[each.card].id for each in events_in_play(game.state)] == [
        "akhorahil",
        "adunaphel",
        "uvatha-the-horseman",
    ]


@pytest.mark.rule("S20.10")
def test_one_that_has_used_its_power_does_not_attack_in_this_phase() -> None:
    game = lying("witch-king-of-angmar", site_="moria")
    play_on(hazards(game))
    assert game.events("attack") == []
    assert keys_of(game, "witch-king-of-angmar") == [("site-type", "dark-hold")]
    number = game.number("witch-king-of-angmar")
    assert game.state.in_play[number].has(POWERED)
    assert game.state.in_play[number].has(SECOND_WAY)


@pytest.mark.rule("S19.8", "S20.4")
def test_praise_to_elbereth_cancels_nazgul_one_for_each_who_taps() -> None:
    game = lying(
        "adunaphel",
        company=["aragorn-ii", "gimli"],
        hand=["praise-to-elbereth"],
        hazard_hand=["ren-the-unclean"],
    )
    hazards(game)
    assert game.asked == "cancel-hazard"
    game.do("play praise-to-elbereth", "with ren-the-unclean", "tap gimli")
    game.do("with adunaphel", "tap aragorn-ii")
    assert sorted(game.zone("hazard_discard")) == ["adunaphel", "ren-the-unclean"]
    assert game.marks("aragorn-ii") == game.marks("gimli") == {"tapped"}
    assert game.events("power") == []
    assert not any(each.has(ANNOUNCED) for each in game.state.in_play)


@pytest.mark.rule("S20.4")
def test_praise_to_elbereth_cancels_the_attack_of_a_nazgul() -> None:
    game = table(
        company=["aragorn-ii", "gimli"],
        site_=DARK_HOLD,
        phase=4,
        hand=["praise-to-elbereth"],
        hazard_hand=["ren-the-unclean"],
    )
    hazards(game).do("play praise-to-elbereth", "with ren-the-unclean", "tap gimli")
    assert game.zone("hazard_discard") == ["ren-the-unclean"]
    assert game.events("attack-over")[0]["result"] == "cancelled"


@pytest.mark.rule("S20.4", "S1.2")
def test_only_who_is_untapped_can_tap_for_praise_to_elbereth() -> None:
    game = lying(
        "adunaphel",
        company=["aragorn-ii", "gimli", "legolas"],
        marks={"gimli": ["tapped"], "legolas": ["wounded"]},
        hand=["praise-to-elbereth"],
        hazard_hand=["ren-the-unclean"],
    )
    hazards(game).do("play praise-to-elbereth", "with ren-the-unclean")
    assert game.options == ["tap aragorn-ii"]
