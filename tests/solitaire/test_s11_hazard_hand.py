"""S11 Playing the hazard hand: the four steps, and how every open question is settled."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import SITE
from mathom.games.solitaire.hazards.creatures import use_up
from mathom.games.solitaire.hazards.targets import chance_to_fail, dearest, richest
from tests.solitaire.fights import face
from tests.solitaire.hazard_hand import hazards, mode, moving, play_on, played, why
from tests.solitaire.table import BOX, Game, card, table


def target_of(game: Game, id: str) -> str:
    """Whom a hazard was aimed at."""
    return next(str(each["target"]) for each in game.events("hazard-on") if each["card"] == id)


def goal_is_here(game: Game) -> Game:
    """The company moves to the revealed site."""
    game.state.goal = game.state.site
    return game


# S11.1 to S11.5


@pytest.mark.rule("S11.1", "S11.3")
def test_all_cards_come_in_four_steps() -> None:
    game = moving(
        "wilderness",
        company=["aragorn-ii", "gimli"],
        starter=True,
        hazard_hand=["wolves", "call-of-home", "eye-of-sauron", "lure-of-nature", "wargs"],
    )
    play_on(hazards(game))
    assert played(game) == [
        "lure-of-nature",
        "eye-of-sauron",
        "call-of-home",
        "wolves",
        "wargs",
    ]
    assert game.zone("hazard_hand") == []


@pytest.mark.rule("S11.2")
def test_what_is_meant_for_an_attack_is_played_with_it() -> None:
    game = table(site_="minas-morgul", phase=4, hazard_hand=["morgul-knife", "ghouls"])
    play_on(hazards(game))
    assert played(game) == ["ghouls"]
    assert game.zone("hazard_hand") == ["morgul-knife"]
    game = table(site_="minas-morgul", phase=4, hazard_hand=["morgul-knife", "adunaphel"])
    play_on(hazards(game))
    assert played(game) == ["adunaphel", "morgul-knife"]


@pytest.mark.rule("S11.5", "S11.4")
def test_what_cannot_be_played_stays_in_the_hand() -> None:
    hand = ["giant", "twilight", "morgul-night", "the-rings-betrayal"]
    game = hazards(moving("free-domain", starter=True, hazard_hand=hand))
    assert played(game) == []
    assert game.zone("hazard_hand") == hand


@pytest.mark.rule("S11.9")
def test_the_hazards_ask_nobody() -> None:
    game = moving(
        "wilderness",
        company=["aragorn-ii", "frodo", "gimli"],
        starter=True,
        hazard_hand=["lure-of-nature", "call-of-home", "foolish-words", "night", "gloom"],
    )
    assert hazards(game, rolls=[6] * 10).asked == ""
    assert len(played(game)) == 5


# S11.6


@pytest.mark.rule("S11.6")
def test_a_defeated_creature_leaves_the_game_and_another_is_discarded() -> None:
    beaten = hazards(moving("wilderness", starter=True, hazard_hand=["giant"] * 0 + ["huorn"]))
    beaten.do("roll", rolls=[6, 6])
    assert beaten.zone("removed") == ["huorn"]
    tied = hazards(moving("wilderness", starter=True, hazard_hand=["huorn"]))
    tied.do("roll", rolls=[2, 2])
    assert tied.zone("hazard_discard") == ["huorn"]
    assert tied.zone("removed") == []


@pytest.mark.rule("S11.6")
def test_a_creature_whose_attack_was_cancelled_is_discarded() -> None:
    game = hazards(moving("wilderness", starter=True, hand=["concealment"], hazard_hand=["huorn"]))
    assert game.asked == "defend"
    game.do("play concealment")
    assert game.zone("hazard_discard") == ["huorn"]
    assert "attack-cancelled" in [event.kind for event in game.told]


@pytest.mark.rule("S11.6")
def test_one_strike_that_was_not_defeated_lets_a_creature_survive() -> None:
    game = moving(
        "wilderness", company=["aragorn-ii", "gimli"], starter=True, hazard_hand=["wargs"]
    )
    hazards(game).do("fight aragorn-ii", "roll", rolls=[6, 6])
    game.do("roll", rolls=[1, 1])
    assert game.zone("removed") == []
    assert game.zone("hazard_discard") == ["wargs"]


# S11.7, S11.11


@pytest.mark.rule("S11.7", "S18.6")
def test_each_character_gets_one_corruption_card_in_a_turn() -> None:
    hand = ["lure-of-the-senses", "lure-of-nature", "despair-of-the-heart"]
    game = hazards(moving("wilderness", starter=True, hazard_hand=hand))
    assert len(game.in_play("aragorn-ii")) == 1
    assert len(game.zone("hazard_hand")) == 2
    game.state.turn.corrupted = ()
    hazards(game)
    assert len(game.in_play("aragorn-ii")) == 2


@pytest.mark.rule("S11.11")
def test_a_corruption_card_goes_to_who_is_most_likely_to_fail() -> None:
    game = table(
        company=["aragorn-ii", "gimli", "legolas"],
        items={"gimli": ["glamdring"], "legolas": ["elven-cloak"]},
        site_="bree",
        phase=4,
        hazard_hand=["lure-of-the-senses", "lure-of-expedience"],
    )
    hazards(game)
    assert target_of(game, "lure-of-expedience") == "gimli"
    assert target_of(game, "lure-of-the-senses") == "legolas"
    assert why(game, "lure-of-expedience") == "most-corruptible"


@pytest.mark.rule("S11.11")
def test_modifiers_of_the_check_count() -> None:
    game = table(
        company=["frodo", "fili"], site_="bree", phase=4, hazard_hand=["lure-of-the-senses"]
    )
    assert target_of(hazards(game), "lure-of-the-senses") == "fili"
    assert chance_to_fail(game.state, game.number("fili")) == 3
    assert chance_to_fail(game.state, game.number("frodo")) == 0


@pytest.mark.rule("S11.11")
def test_of_several_the_one_with_treasures_then_with_more_mind_then_the_first() -> None:
    def goes_to(company: list[str], items: dict[str, list[str]]) -> str:
        game = table(
            company=company,
            items=items,
            site_="bree",
            phase=4,
            hazard_hand=["lure-of-the-senses"],
        )
        return target_of(hazards(game), "lure-of-the-senses")

    twins = ["elladan", "elrohir"]
    assert goes_to(twins, {"elladan": ["elven-cloak"], "elrohir": ["glamdring"]}) == "elrohir"
    both = {"elladan": ["glamdring"], "legolas": ["elven-cloak"]}
    assert goes_to(["elladan", "legolas"], both) == "elladan"
    assert goes_to(["elladan", "legolas"], {}) == "legolas"
    assert goes_to(["elrohir", "elladan"], {}) == "elrohir"


@pytest.mark.rule("S11.13")
def test_of_several_without_treasures_it_is_the_best_fighter() -> None:
    game = table(company=["legolas", "aragorn-ii"], site_="bree")
    assert richest(game.state, [0, 1]) == 1


# S11.12


@pytest.mark.rule("S11.12")
def test_doors_of_night_then_environments_then_the_others() -> None:
    hand = ["awaken-minions", "morgul-night", "clouds", "the-will-of-sauron", "doors-of-night"]
    game = hazards(table(site_="bree", phase=4, hazard_hand=hand))
    order = played(game)
    assert order[0] == "doors-of-night"
    assert set(order[1:3]) == {"morgul-night", "clouds"}
    assert set(order[3:]) == {"awaken-minions", "the-will-of-sauron"}
    assert why(game, "clouds") == "environment"


@pytest.mark.rule("S11.12")
def test_what_asks_for_doors_of_night_comes_after_a_card_that_stands_for_it() -> None:
    game = hazards(table(site_="bree", phase=4, hazard_hand=["morgul-night", "peril-returned"]))
    assert played(game) == ["peril-returned", "morgul-night"]


@pytest.mark.rule("S11.12", "S19.3")
def test_a_second_copy_that_may_not_be_played_stays() -> None:
    game = hazards(table(site_="bree", phase=4, hazard_hand=["night", "night", "eye-of-sauron"]))
    assert game.zone("hazard_hand") == ["night"]
    game = hazards(table(site_="bree", phase=4, hazard_hand=["eye-of-sauron"] * 2))
    assert game.zone("hazard_hand") == []


@pytest.mark.rule("S10.12", "S11.12")
def test_what_sends_the_company_back_comes_last_and_ends_the_phase() -> None:
    hand = ["long-winter", "wolves", "call-of-home", "eye-of-sauron", "adunaphel"]
    game = moving("wilderness", "wilderness", company=["gimli"], starter=True, hazard_hand=hand)
    hazards(game)
    assert played(game) == ["eye-of-sauron", "adunaphel", "adunaphel", "long-winter"]
    assert game.state.turn.returned
    assert game.zone("hazard_hand") == ["wolves", "call-of-home"]


# S11.13


@pytest.mark.rule("S11.13")
def test_river_is_played_only_on_the_way_to_the_revealed_site() -> None:
    game = goal_is_here(moving("wilderness", starter=True, hazard_hand=["river"]))
    assert played(hazards(game)) == ["river"]
    still = table(site_="bree", phase=4, hazard_hand=["river"])
    assert played(hazards(still)) == []
    haven = moving("wilderness", site_="rivendell", starter=True, hazard_hand=["river"])
    assert played(hazards(haven)) == []


@pytest.mark.rule("S11.13", "S11.8")
@pytest.mark.parametrize(
    ("id", "fits", "other"),
    [
        ("arouse-denizens", "ettenmoors", "moria"),
        ("choking-shadows", "ettenmoors", "moria"),
        ("incite-denizens", "ettenmoors", "moria"),
        ("arouse-minions", "moria", "ettenmoors"),
        ("awaken-the-earths-fire", "moria", "ettenmoors"),
        ("incite-minions", "moria", "ettenmoors"),
    ],
)
def test_what_strengthens_automatic_attacks_needs_a_fitting_one(
    id: str, fits: str, other: str
) -> None:
    game = hazards(table(site_=fits, phase=4, hazard_hand=[id]))
    assert played(game) == [id]
    assert game.in_play() == ["aragorn-ii", id]
    assert played(hazards(table(site_=other, phase=4, hazard_hand=[id]))) == []
    bare = table(site_="mount-doom", phase=4, hazard_hand=[id])
    assert played(hazards(bare)) == []


@pytest.mark.rule("S11.13", "S19.4")
def test_twilight_is_played_only_on_an_environment_of_yours() -> None:
    none = table(site_="bree", phase=4, hazard_hand=["twilight"], events=["doors-of-night"])
    assert played(hazards(none)) == []
    game = table(site_="bree", phase=4, hazard_hand=["twilight"], events=["gates-of-morning"])
    assert played(hazards(game)) == ["twilight"]
    assert game.in_play() == ["aragorn-ii"]
    assert game.zone("resource_discard") == ["gates-of-morning"]


@pytest.mark.rule("S11.13")
def test_a_character_who_is_the_target_carries_most_treasures() -> None:
    game = table(
        company=["aragorn-ii", "gimli", "legolas"],
        items={"legolas": ["glamdring"]},
        site_="bree",
        phase=4,
        hazard_hand=["foolish-words"],
    )
    assert target_of(hazards(game), "foolish-words") == "legolas"
    assert why(game, "foolish-words") == "most-treasures"
    plain = table(
        company=["frodo", "aragorn-ii", "gimli"],
        site_="bree",
        phase=4,
        hazard_hand=["foolish-words"],
    )
    assert target_of(hazards(plain), "foolish-words") == "aragorn-ii"


@pytest.mark.rule("S11.13", "S2.4")
def test_items_that_the_company_started_with_are_no_treasures() -> None:
    game = table(
        company=["aragorn-ii", "legolas"],
        items={"legolas": ["magic-ring-of-words"]},
        marks={"magic-ring-of-words": ["starting"]},
        site_="bree",
        phase=4,
        hazard_hand=["foolish-words"],
    )
    assert target_of(hazards(game), "foolish-words") == "aragorn-ii"


# S11.14


def order_of(*ids: str, path: tuple[str, ...] = ("wilderness", "wilderness")) -> list[str]:
    """In which order creatures attack."""
    game = moving(*path, company=["aragorn-ii", "gimli"], starter=True, hazard_hand=ids)
    return played(play_on(hazards(game)))


@pytest.mark.rule("S11.14", "S11.3")
def test_creatures_of_lower_prowess_come_first() -> None:
    assert order_of("giant", "wolves", "wargs", "orc-raiders") == [
        "orc-raiders",
        "wolves",
        "wargs",
        "giant",
    ]


@pytest.mark.rule("S11.14")
def test_the_prowess_is_what_it_is_at_the_moment() -> None:
    game = moving(
        "wilderness",
        company=["aragorn-ii", "gimli"],
        starter=True,
        events=["wake-of-war"],
        hazard_hand=["wolves", "brigands", "light-drake"],
    )
    play_on(hazards(game))
    assert played(game) == ["brigands", "light-drake", "wolves"]


@pytest.mark.rule("S11.14", "S11.20")
def test_of_equal_ones_that_with_more_strikes_comes_first_then_by_name() -> None:
    assert order_of("brigands", "wolves", "dire-wolves") == ["dire-wolves", "wolves", "brigands"]
    assert order_of("light-drake", "brigands") == ["brigands", "light-drake"]


@pytest.mark.rule("S11.14")
def test_who_profits_from_another_waits_for_it() -> None:
    assert order_of("orc-warband", "wargs", "orc-raiders") == [
        "orc-raiders",
        "orc-warband",
        "wargs",
    ]


@pytest.mark.rule("S11.14")
def test_if_none_can_come_it_has_its_usual_place() -> None:
    assert order_of("wargs", "orc-warband") == ["orc-warband", "wargs"]
    assert order_of("orc-lieutenant", "orc-lieutenant") == ["orc-lieutenant", "orc-lieutenant"]


@pytest.mark.rule("S11.14")
def test_three_trolls_who_wait_for_each_other_come_by_prowess() -> None:
    assert order_of("tom-tuma", "bert-burat", "william-wuluag") == [
        "william-wuluag",
        "bert-burat",
        "tom-tuma",
    ]


@pytest.mark.rule("S11.14")
def test_who_can_come_only_after_another_comes_then() -> None:
    assert order_of("wolf-riders", "hobgoblins") == ["hobgoblins", "wolf-riders"]


# S11.15


@pytest.mark.rule("S11.15", "S11.2", "S11.22")
def test_a_kept_card_goes_on_the_attack_where_it_helps_most() -> None:
    """Khamûl wounds Gimli anyhow, so the card goes with Adûnaphel."""
    game = table(
        company=["gimli"],
        site_="minas-morgul",
        phase=4,
        hazard_hand=["words-of-power-and-terror", "khamul-the-easterling", "adunaphel"],
    )
    play_on(hazards(game))
    assert played(game)[:2] == ["adunaphel", "words-of-power-and-terror"]
    assert why(game, "words-of-power-and-terror") == "best-chance"


@pytest.mark.rule("S11.15")
def test_a_kept_card_waits_for_a_later_attack_where_it_helps_more() -> None:
    """A Land-drake cannot wound Beorn with one more of prowess either; Smaug profits."""
    game = table(
        company=["beorn"],
        site_="the-lonely-mountain",
        phase=4,
        hazard_hand=["prowess-of-age", "smaug", "land-drake"],
    )
    play_on(hazards(game))
    assert played(game) == ["land-drake", "smaug", "prowess-of-age"]
    assert why(game, "prowess-of-age") == "only-attack"


@pytest.mark.rule("S11.15", "S19.3")
def test_never_twice_on_an_attack_where_the_card_forbids_it() -> None:
    game = table(site_="minas-morgul", phase=4, hazard_hand=["morgul-knife"] * 2 + ["adunaphel"])
    play_on(hazards(game))
    assert played(game) == ["adunaphel", "morgul-knife"]
    assert game.zone("hazard_hand") == ["morgul-knife"]


@pytest.mark.rule("S11.15")
def test_cards_that_do_not_forbid_it_add_up() -> None:
    game = table(
        company=["gimli", "aragorn-ii"],
        site_="gold-hill",
        phase=4,
        hazard_hand=["cave-drake", "prowess-of-age", "prowess-of-age"],
    )
    hazards(game)
    assert played(game) == ["cave-drake", "prowess-of-age", "prowess-of-age"]
    play_on(game)
    assert "prowess-of-age:+3" in str(game.events("roll")[0]["against"])


@pytest.mark.rule("S11.15", "S13.6", "S11.23")
def test_a_card_for_a_strike_goes_on_the_one_where_it_helps_most() -> None:
    """Halbarad is wounded anyhow; against Beorn it turns more of the 36 ways."""
    game = table(
        company=["halbarad", "beorn"],
        site_="caves-of-ulund",
        phase=4,
        hazard_hand=["agburanar", "passion-of-wrath"],
    )
    hazards(game)
    while game.asked not in ("order", "fight"):
        game.do(game.options[0])
    game.do("fight halbarad")
    assert played(game) == ["agburanar"]
    while game.asked and played(game) == ["agburanar"]:
        game.do("roll", rolls=[1, 1, 1, 1])
    assert target_of(game, "passion-of-wrath") == "beorn"
    first = table(
        company=["halbarad", "beorn"],
        site_="caves-of-ulund",
        phase=4,
        hazard_hand=["agburanar", "passion-of-wrath"],
    )
    hazards(first)
    while first.asked not in ("order", "fight"):
        first.do(first.options[0])
    first.do("fight beorn")
    assert target_of(first, "passion-of-wrath") == "beorn"
    assert why(first, "passion-of-wrath") == "best-chance"


@pytest.mark.rule("S11.15")
def test_the_one_strike_there_is_needs_no_comparison() -> None:
    game = table(site_="irerock", phase=4, hazard_hand=["leucaruth", "passion-of-wrath"])
    hazards(game)
    assert why(game, "passion-of-wrath") == "only-strike"


# S11.16


@pytest.mark.rule("S11.16")
def test_the_hazards_take_the_item_of_most_points_and_spare_corruption() -> None:
    game = table(items={"aragorn-ii": ["glamdring", "elven-cloak", "durins-axe"]}, site_="bree")
    numbers = [game.number(id) for id in ("durins-axe", "elven-cloak", "glamdring")]
    assert dearest(game.state, numbers) == game.number("glamdring")
    assert dearest(game.state, numbers[:2]) == game.number("durins-axe")


# S11.17


@pytest.mark.rule("S11.17", "S11.10")
def test_the_mouth_of_sauron_attacks_if_he_can_and_fetches_a_card_otherwise() -> None:
    at_home = table(
        site_="minas-morgul",
        phase=4,
        hazard_hand=["mouth-of-sauron"],
        hazard_discard=["wolves"],
    )
    play_on(hazards(at_home))
    assert at_home.events("attack")[0]["by"] == "mouth-of-sauron"
    away = table(
        site_="bree", phase=4, hazard_hand=["mouth-of-sauron"], hazard_discard=["pick-pocket"]
    )
    play_on(hazards(away))
    assert played(away) == ["mouth-of-sauron", "pick-pocket"]
    assert "mouth-of-sauron" in away.zone("hazard_discard")
    idle = table(site_="bree", phase=4, hazard_hand=["mouth-of-sauron"])
    assert played(play_on(hazards(idle))) == []


@pytest.mark.rule("S11.17", "S20.4")
def test_shelob_lies_in_play_until_she_can_attack() -> None:
    game = table(site_="bree", phase=4, hazard_hand=["shelob"])
    assert played(hazards(game)) == []
    game = table(site_="bree", phase=4, hazard_hand=["shelob"], events=["doors-of-night"])
    hazards(game)
    assert game.in_play() == ["aragorn-ii", "doors-of-night", "shelob"]
    there = table(
        site_="minas-morgul",
        phase=4,
        events=["doors-of-night", "shelob"],
        marks={"shelob": ["second-way"]},
    )
    play_on(hazards(there))
    assert there.events("attack")[0]["by"] == "shelob"
    assert "shelob" not in there.in_play()


@pytest.mark.rule("S11.17")
def test_wolf_riders_help_wolves_if_they_cannot_attack() -> None:
    game = moving(
        "border-land",
        company=["aragorn-ii", "gimli", "legolas", "boromir-ii"],
        starter=True,
        hazard_hand=["wolf-riders", "wargs"],
    )
    hazards(game)
    assert played(game) == ["wargs", "wolf-riders"]
    assert game.state.attack is not None
    play_on(game)
    assert len(game.events("struck")) == 3
    assert "wolf-riders" in game.zone("hazard_discard")
    assert game.events("attack")[0]["strikes"] == 2


@pytest.mark.rule("S11.17")
def test_wolf_riders_who_can_follow_orcs_are_kept_for_that() -> None:
    game = moving(
        "border-land",
        "wilderness",
        "wilderness",
        company=["aragorn-ii", "gimli"],
        starter=True,
        hazard_hand=["wolf-riders", "wolves", "hobgoblins"],
    )
    play_on(hazards(game))
    assert played(game) == ["wolves", "hobgoblins", "wolf-riders"]
    assert [each["by"] for each in game.events("attack")][-1] == "wolf-riders"


# S11.18


@pytest.mark.rule("S11.18")
def test_a_type_is_changed_only_if_that_lets_a_creature_come() -> None:
    about: dict[str, Any] = {"company": ["legolas"], "events": ["doors-of-night"], "starter": True}
    plain = moving("free-domain", hazard_hand=["new-moon", "pick-pocket"], **about)
    play_on(hazards(plain))
    assert mode(plain) == 1
    helps = moving("free-domain", hazard_hand=["new-moon", "wolves"], **about)
    play_on(hazards(helps))
    assert played(helps) == ["new-moon", "wolves"]
    assert mode(helps) == 2
    assert why(helps, "new-moon") == "lets-creature-come"


@pytest.mark.rule("S11.18", "S11.21")
def test_a_check_is_asked_for_only_if_it_can_fail() -> None:
    safe = table(
        company=["aragorn-ii"], site_="bree", phase=4, hazard_hand=["weariness-of-the-heart"]
    )
    hazards(safe)
    assert mode(safe) == 1
    heavy = table(
        company=["aragorn-ii"],
        items={"aragorn-ii": ["the-one-ring"]},
        site_="bree",
        phase=4,
        hazard_hand=["weariness-of-the-heart"],
    )
    hazards(heavy, rolls=[6, 6])
    assert mode(heavy) == 2


@pytest.mark.rule("S11.18")
def test_the_step_of_the_card_holds_whatever_its_keywords() -> None:
    """Lure of Power has no target, and The Precious is for step 3."""
    game = table(
        company=["aragorn-ii", "frodo"],
        items={"frodo": ["the-one-ring"], "aragorn-ii": ["glamdring"]},
        site_="bree",
        phase=4,
        hazard_hand=["the-precious", "lure-of-power", "despair-of-the-heart"],
    )
    play_on(hazards(game))
    assert played(game)[:2] == ["despair-of-the-heart", "lure-of-power"]


# S11.19


@pytest.mark.rule("S11.19")
def test_an_event_that_looks_back_is_played_as_soon_as_it_can_be() -> None:
    game = moving(
        "wilderness",
        "wilderness",
        company=["aragorn-ii", "gimli"],
        starter=True,
        hazard_hand=["worms-stench", "huorn", "light-drake", "giant-spiders"],
    )
    play_on(hazards(game))
    assert played(game) == ["light-drake", "worms-stench", "huorn", "giant-spiders"]
    against = [each for each in game.events("attack") if each["by"] == "giant-spiders"]
    assert against[0]["prowess"] == 12


@pytest.mark.rule("S11.19", "S11.24")
def test_kept_cards_are_announced_for_the_attacks_of_the_site() -> None:
    hand = ["icy-touch", "prowess-of-might"]
    game = table(site_="barrow-downs", phase=4, hazard_hand=hand)
    hazards(game)
    assert played(game) == ["icy-touch"]
    assert game.zone("hazard_hand") == hand
    assert game.state.turn.announced == (card("icy-touch"),)


@pytest.mark.rule("S11.19")
def test_an_announced_card_is_used_on_the_site_and_others_are_not() -> None:
    game = table(site_="barrow-downs", phase=SITE, hazard_hand=["icy-touch", "icy-touch"])
    game.state.turn.announced = (card("icy-touch"),)
    face(game)
    assert played(game) == ["icy-touch"]
    assert game.zone("hazard_hand") == ["icy-touch"]
    none = table(site_="barrow-downs", phase=SITE, hazard_hand=["icy-touch"])
    face(none)
    assert played(none) == []


@pytest.mark.rule("S11.19", "S11.24")
def test_a_card_that_fits_a_creature_to_come_is_kept_for_that() -> None:
    about: dict[str, Any] = {
        "site_": "barrow-downs",
        "phase": 4,
        "events": ["doors-of-night", "sleepless-malice"],
    }
    game = table(hazard_hand=["icy-touch", "ghouls"], **about)
    hazards(game)
    assert played(game) == ["ghouls", "icy-touch"]
    assert game.state.turn.announced == ()


# S11.20 to S11.24


@pytest.mark.rule("S11.20")
def test_corruption_cards_of_most_points_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = ["lure-of-nature", "despair-of-the-heart"]
    about: dict[str, Any] = {"company": ["aragorn-ii"], "starter": True, "hazard_hand": hand}
    assert played(hazards(moving("wilderness", **about))) == ["despair-of-the-heart"]
    monkeypatch.setattr(BOX.card("lure-of-nature"), "corruption", 3)
    assert played(hazards(moving("wilderness", **about))) == ["lure-of-nature"]


@pytest.mark.rule("S11.20")
def test_creatures_are_put_down_after_the_other_events_of_step_2() -> None:
    assert card("adunaphel") < card("eye-of-sauron") < card("night")
    hand = ["adunaphel", "night", "eye-of-sauron"]
    game = hazards(table(site_="bree", phase=4, hazard_hand=hand))
    assert played(game)[:3] == ["night", "eye-of-sauron", "adunaphel"]


@pytest.mark.rule("S11.20")
def test_in_step_3_what_fetches_comes_first_and_what_sends_back_last() -> None:
    assert card("drowning-seas") < card("gloom") < card("parsimony-of-seclusion")
    game = moving(
        "coastal-sea",
        "wilderness",
        site_="isle-of-the-ulond",
        starter=True,
        events=["doors-of-night"],
        hazard_hand=["drowning-seas", "gloom", "parsimony-of-seclusion"],
        hazard_discard=["smaug-at-home"],
    )
    play_on(hazards(game))
    assert played(game) == ["parsimony-of-seclusion", "gloom", "drowning-seas"]
    assert game.state.turn.returned


@pytest.mark.rule("S11.21")
def test_a_price_is_the_weakest_creature_that_fits() -> None:
    hand = ["rogrog", "orc-warband", "orc-guard", "orc-raiders", "smaug"]
    game = table(site_="moria", phase=4, events=["frenzy-of-madness"], hazard_hand=hand)
    use_up(game.state, game.number("frenzy-of-madness"), card("smaug"))
    assert game.events("hazard-discarded") == [{"card": "orc-warband"}]
    assert "orc-warband" in game.zone("hazard_discard")


@pytest.mark.rule("S11.22")
def test_of_equal_attacks_a_kept_card_goes_on_the_first() -> None:
    game = table(
        company=["gimli"],
        site_="ettenmoors",
        phase=4,
        hazard_hand=["prowess-of-age", "land-drake", "land-drake"],
    )
    play_on(hazards(game))
    assert played(game)[:2] == ["land-drake", "prowess-of-age"]


@pytest.mark.rule("S11.22")
def test_what_raises_no_chance_is_used_only_for_what_else_it_does() -> None:
    """A Land-drake cannot wound Beorn, and Itangast wounds Frodo in any case."""
    game = table(
        company=["beorn"],
        site_="ettenmoors",
        phase=4,
        hazard_hand=["prowess-of-age", "land-drake"],
    )
    play_on(hazards(game))
    assert game.zone("hazard_hand") == ["prowess-of-age"]
    sure = table(
        company=["frodo"],
        site_="gold-hill",
        phase=4,
        hazard_hand=["prowess-of-age", "dragons-curse", "itangast"],
    )
    play_on(hazards(sure))
    assert played(sure) == ["itangast", "dragons-curse"]


@pytest.mark.rule("S11.23")
def test_of_equal_strikes_a_card_goes_on_who_carries_more_treasures() -> None:
    for rich in ("bifur", "bofur"):
        game = table(
            company=["bifur", "bofur"],
            items={rich: ["scroll-of-isildur"]},
            site_="caves-of-ulund",
            phase=4,
            hazard_hand=["agburanar", "passion-of-wrath"],
        )
        hazards(game)
        while game.asked and not game.events("hazard-on"):
            known = [text for text in ("roll", "fight bifur") if text in game.options]
            game.do((known or game.options)[0], rolls=[6, 6, 6, 6])
        assert target_of(game, "passion-of-wrath") == rich


@pytest.mark.rule("S11.23")
def test_black_breath_goes_to_who_is_most_likely_to_fail() -> None:
    for weak, strong in (("aragorn-ii", "gimli"), ("gimli", "aragorn-ii")):
        game = table(
            company=["aragorn-ii", "gimli"],
            items={weak: ["the-one-ring"], strong: ["glamdring"]},
            marks={weak: ["wounded"], strong: ["wounded"]},
            site_="minas-morgul",
            phase=4,
            hazard_hand=["black-breath", "khamul-the-easterling"],
        )
        play_on(hazards(game))
        assert target_of(game, "black-breath") == weak
        assert why(game, "black-breath") == "most-corruptible"
