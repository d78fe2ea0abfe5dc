"""S21 Dragons: lairs, manifestations, hunts, and what becomes of all of them together."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.combat.automatic import automatic_attacks
from mathom.games.solitaire.constants import DRAGONS, NONE, RACES, SITE
from mathom.games.solitaire.hazards.dragons import Hunt, defeated, hoard, slain
from mathom.games.solitaire.hazards.keying import playable
from mathom.games.solitaire.model.cards import Creature
from tests.solitaire.fights import face
from tests.solitaire.hazard_hand import hazards, keys_of, moving, play_on, played
from tests.solitaire.table import BOX, Game, card, table

LAIRS = {
    "agburanar": "caves-of-ulund",
    "bairanax": "ovir-hollow",
    "daelomin": "dancing-spire",
    "earcaraxe": "isle-of-the-ulond",
    "itangast": "gold-hill",
    "leucaruth": "irerock",
    "scatha": "gondmaeglom",
    "scorba": "zarak-dum",
    "smaug": "the-lonely-mountain",
}
AHUNT = {
    "agburanar-ahunt": (3, 13, 8, "withered-heath", "woodland-realm"),
    "bairanax-ahunt": (3, 12, 6, "gundabad", "angmar"),
    "daelomin-ahunt": (4, 11, 7, "iron-hills", "dagorlad"),
    "earcaraxe-ahunt": (3, 15, 6, "andrast", "anfalas"),
    "itangast-ahunt": (4, 16, 7, "iron-hills", "dorwinion"),
    "leucaruth-ahunt": (3, 14, 7, "northern-rhovanion", "heart-of-mirkwood"),
    "scatha-ahunt": (4, 13, 8, "woodland-realm", "anduin-vales"),
    "scorba-ahunt": (4, 10, 7, "forochel", "rhudaur"),
    "smaug-ahunt": (3, 15, 7, "withered-heath", "horse-plains"),
}
"""Strikes, prowess and body, a region, and one of the wider regions."""
AT_HOME = {
    "agburanar-at-home": (2, 16, 9),
    "bairanax-at-home": (2, 15, 7),
    "daelomin-at-home": (3, 14, 8),
    "earcaraxe-at-home": (2, 18, 7),
    "itangast-at-home": (3, 19, 8),
    "leucaruth-at-home": (2, 17, 8),
    "scatha-at-home": (3, 16, 9),
    "scorba-at-home": (3, 13, 8),
    "smaug-at-home": (2, 18, 8),
}


def dragon_of(id: str) -> str:
    return id.split("-")[0]


# S21.1, S21.2


@pytest.mark.rule("S21.1")
def test_the_lairs() -> None:
    found = {DRAGONS[site.lair]: site.id for site in BOX.sites if site.lair != NONE}
    assert found == LAIRS
    for dragon, lair in LAIRS.items():
        game = table(site_=lair, phase=4)
        assert ("site-name", lair) in keys_of(game, dragon)
        assert hoard(game.state)


@pytest.mark.rule("S21.2")
@pytest.mark.parametrize("dragon", LAIRS)
def test_a_dragon_has_three_manifestations_which_lie_in_play_together(dragon: str) -> None:
    ids = (dragon, f"{dragon}-ahunt", f"{dragon}-at-home")
    kinds = [BOX.card(id) for id in ids]
    told = [(each.manifestation, DRAGONS[each.manifestation_of]) for each in kinds]  # type: ignore[attr-defined]
    assert told == [("creature", dragon), ("ahunt", dragon), ("at-home", dragon)]
    assert [each.type for each in kinds[1:]] == ["long", "permanent"]  # type: ignore[attr-defined]
    game = hazards(table(site_="bree", phase=4, hazard_hand=ids[1:]))
    assert game.in_play()[1:] == sorted(ids[1:], key=card)


# S21.3


@pytest.mark.rule("S21.3")
@pytest.mark.parametrize("dragon", LAIRS)
def test_the_region_keys_of_dragons_hold_without_doors_of_night(dragon: str) -> None:
    creature = BOX.card(dragon)
    assert isinstance(creature, Creature)
    regions = [region for key in creature.keys for region in key.regions]
    assert len(regions) >= 3
    for region in regions:
        game = moving(BOX.regions[region].id, site_="rivendell")
        assert playable(game.state, creature.index)


@pytest.mark.rule("S21.3")
def test_gates_of_morning_does_not_keep_them_away() -> None:
    game = moving("withered-heath", site_="rivendell", events=["gates-of-morning"])
    assert playable(game.state, card("smaug"))


# S21.4


@pytest.mark.rule("S21.4")
@pytest.mark.parametrize(("id", "figures"), AT_HOME.items())
def test_a_dragon_at_home_adds_an_attack_after_the_printed_one(
    id: str, figures: tuple[int, int, int]
) -> None:
    lair = LAIRS[dragon_of(id)]
    game = table(site_=lair, phase=SITE, events=[id])
    printed = len(BOX.sites[BOX.names["site"].index(lair)].attacks)
    found = automatic_attacks(game.state)
    assert len(found) == printed + 1
    last = found[-1]
    assert (last.strikes, last.prowess, last.body) == figures
    assert RACES[last.race] == "dragon"
    ahunt = f"{dragon_of(id)}-ahunt"
    away = table(site_=lair, phase=SITE, events=[id, ahunt])
    assert len(automatic_attacks(away.state)) == printed
    other = table(site_="moria", phase=SITE, events=[id])
    assert all(RACES[each.race] != "dragon" for each in automatic_attacks(other.state))


# S21.5, S21.9


@pytest.mark.rule("S21.5", "S21.9", "S21.3")
@pytest.mark.parametrize(("id", "about"), AHUNT.items())
def test_a_dragon_ahunt_attacks_who_moves_through_its_regions(
    id: str, about: tuple[int, int, int, str, str]
) -> None:
    strikes, prowess, body, region, wider = about
    for place in (region, wider):
        game = moving(place, site_="rivendell", hazard_hand=[id])
        play_on(hazards(game))
        (attack,) = game.events("attack")
        assert attack["by"] == id
        assert (attack["strikes"], attack["prowess"], attack["body"]) == (strikes, prowess, body)
        assert (attack["race"], attack["key"]) == ("dragon", place)
    for elsewhere in (
        moving("the-shire", site_="rivendell", hazard_hand=[id]),
        table(site_=LAIRS[dragon_of(id)], phase=4, hazard_hand=[id]),
    ):
        hazards(elsewhere)
        assert elsewhere.events("attack") == []
        assert id in elsewhere.in_play()


@pytest.mark.rule("S21.9")
def test_a_region_without_a_name_does_not_count_but_a_coastal_sea_does_for_earcaraxe() -> None:
    hand = ["earcaraxe-ahunt"]
    sea = moving("coastal-sea", site_="rivendell", starter=True, hazard_hand=hand)
    assert play_on(hazards(sea)).events("attack")[0]["key"] == "coastal-sea"
    land = moving("wilderness", site_="rivendell", starter=True, hazard_hand=["smaug-ahunt"])
    assert hazards(land).events("attack") == []


@pytest.mark.rule("S21.5", "S21.9")
def test_one_kept_in_play_attacks_at_the_start_and_none_twice_in_a_movement() -> None:
    game = moving(
        "withered-heath",
        site_="rivendell",
        events=["smaug-ahunt", "doors-of-night", "the-will-of-sauron"],
        hazard_hand=["eye-of-sauron", "lure-of-the-senses"],
    )
    hazards(game)
    assert [
        event.kind for event in game.told if event.kind in ("attack", "hazard", "hazard-on")
    ] == ["attack"]
    while game.asked:
        game.do("roll", rolls=[4, 4, 4, 4])
    assert len(game.events("attack")) == 1
    assert played(game) == ["lure-of-the-senses", "eye-of-sauron"]
    assert "smaug-ahunt" in game.in_play()
    hazards(game)
    assert len(game.events("attack")) == 2


@pytest.mark.rule("S21.5")
def test_the_attack_of_a_dragon_ahunt_counts_as_one_of_a_creature() -> None:
    game = moving("withered-heath", site_="rivendell", hazard_hand=["smaug-ahunt"])
    hazards(game)
    assert game.state.attack is not None
    assert BOX.names["attack-kind"][game.state.attack.kind] == "creature"
    hidden = moving(
        "withered-heath", site_="rivendell", hazard_hand=["smaug-ahunt"], events=["hiding"]
    )
    assert hazards(hidden).events("attack") == []


@pytest.mark.rule("S21.5")
@pytest.mark.parametrize("id", AHUNT)
def test_who_hands_out_the_strikes_of_a_dragon_ahunt(id: str) -> None:
    (effect,) = BOX.lasting(Hunt, card(id))
    by_hazards = {"bairanax", "daelomin", "earcaraxe", "scorba", "smaug"}
    assert effect.assigns == (dragon_of(id) in by_hazards)


# S21.6


def win(game: Game) -> Game:
    """Beat an attack with the best dice."""
    for _ in range(40):
        if not game.asked:
            break
        options = [text for text in game.options if text != "hold"]
        game.do("roll" if "roll" in options else options[0], rolls=[6] * 12)
        game.chance.rolls.clear()
    return game


@pytest.mark.rule("S21.6", "S21.11")
@pytest.mark.parametrize("dragon", LAIRS)
def test_when_one_manifestation_is_defeated_all_leave_wherever_they_lie(dragon: str) -> None:
    number = DRAGONS.index(dragon)
    other = "smaug" if dragon != "smaug" else "scatha"
    game = table(
        site_=LAIRS[dragon],
        phase=4,
        events=[f"{dragon}-at-home"],
        hazards=[f"{dragon}-ahunt", "wolves", other],
        hazard_discard=[dragon, "river"],
    )
    assert not slain(game.state, number)
    defeated(game.state, card(f"{dragon}-at-home"))
    assert sorted(game.zone("removed")) == sorted([dragon, f"{dragon}-ahunt", f"{dragon}-at-home"])
    assert sorted(game.zone("hazards")) == sorted(["wolves", other])
    assert game.zone("hazard_discard") == ["river"]
    assert slain(game.state, number)
    assert not slain(game.state, DRAGONS.index(other))
    assert all(RACES[each.race] != "dragon" for each in automatic_attacks(game.state))
    assert game.state.conserved("card")


@pytest.mark.rule("S21.6")
def test_no_manifestation_of_a_slain_dragon_can_be_played() -> None:
    game = table(
        site_="zarak-dum",
        phase=4,
        removed=["scorba-ahunt"],
        hazard_hand=["scorba", "scorba-at-home", "smaug-at-home"],
    )
    hazards(game)
    assert played(game) == ["smaug-at-home"]


@pytest.mark.rule("S21.6")
def test_the_creature_and_the_hunt_take_the_others_along() -> None:
    strong = ["beorn", "elrond", "glorfindel-ii", "thranduil"]
    game = table(
        company=strong, site_="zarak-dum", phase=4, hazard_hand=["scorba", "scorba-at-home"]
    )
    win(hazards(game))
    assert game.events("attack-over")[0]["result"] == "defeated"
    assert sorted(game.zone("removed")) == ["scorba", "scorba-at-home"]
    hunted = moving(
        "angmar",
        company=strong,
        site_="rivendell",
        hazard_hand=["scorba-ahunt"],
        hazard_discard=["scorba"],
    )
    win(hazards(hunted))
    assert hunted.events("attack-over")[0]["result"] == "defeated"
    assert sorted(hunted.zone("removed")) == ["scorba", "scorba-ahunt"]


@pytest.mark.rule("S21.6")
def test_the_attack_of_a_dragon_at_home_takes_the_others_along() -> None:
    game = table(
        company=["beorn", "elrond", "glorfindel-ii", "thranduil"],
        site_="zarak-dum",
        phase=SITE,
        events=["scorba-at-home"],
        hazard_discard=["scorba"],
    )
    face(game, len(automatic_attacks(game.state)) - 1)
    win(game)
    assert game.events("attack-over")[0]["result"] == "defeated"
    assert sorted(game.zone("removed")) == ["scorba", "scorba-at-home"]
    assert automatic_attacks(game.state) == []


@pytest.mark.rule("S21.6")
def test_the_attack_printed_on_the_lair_is_no_manifestation() -> None:
    game = table(
        company=["beorn", "elrond", "glorfindel-ii", "thranduil"],
        site_="zarak-dum",
        phase=SITE,
        hazard_discard=["scorba"],
    )
    face(game)
    win(game)
    assert game.zone("removed") == []
    assert len(automatic_attacks(game.state)) == 1


@pytest.mark.rule("S21.6")
def test_a_manifestation_that_is_discarded_changes_nothing() -> None:
    game = table(site_="zarak-dum", phase=4, hazard_discard=["scorba", "scorba-ahunt"])
    assert not slain(game.state, DRAGONS.index("scorba"))
    assert playable(game.state, card("scorba"))


# S21.7, S21.8


@pytest.mark.rule("S21.7")
def test_a_cave_drake_is_of_the_race_of_dragons_and_drakes_are_not() -> None:
    drake = BOX.card("cave-drake")
    assert isinstance(drake, Creature)
    assert (RACES[drake.race], drake.unique, drake.manifestation_of) == ("dragon", False, NONE)
    for each in BOX.creatures:
        if RACES[each.race] == "dragon" and each.id != "cave-drake":
            assert each.manifestation_of != NONE
        if RACES[each.race] == "drake":
            assert each.manifestation_of == NONE


@pytest.mark.rule("S21.8")
def test_doors_of_night_counts_for_nothing_but_dragons() -> None:
    hand = ["morgul-night", "smaug-at-home", "clouds"]
    game = hazards(table(site_="bree", phase=4, hazard_hand=hand))
    assert game.zone("hazard_hand") == ["morgul-night"]
    assert keys_of(moving("nurn", site_="rivendell"), "sand-drake") == []


# S21.10


@pytest.mark.rule("S21.10", "S1.11")
def test_a_lair_contains_a_hoard_for_the_rest_of_the_turn_in_which_the_dragon_falls() -> None:
    game = table(site_="zarak-dum", phase=SITE, events=["scorba-at-home"])
    assert hoard(game.state)
    defeated(game.state, card("scorba-at-home"))
    assert hoard(game.state)
    game.state.turn.slain = ()
    assert not hoard(game.state)
    assert not hoard(table(site_="moria").state)


# Leucaruth at Home.


@pytest.mark.rule("S19.7")
def test_leucaruth_at_home_lets_one_manifestation_be_played_in_a_turn() -> None:
    hand = ["smaug-at-home", "scorba-at-home"]
    game = table(site_="bree", phase=4, events=["leucaruth-at-home"], hazard_hand=hand)
    hazards(game)
    assert len(played(game)) == 1
    free = hazards(table(site_="bree", phase=4, hazard_hand=hand))
    assert len(played(free)) == 2


@pytest.mark.rule("S21.2")
def test_every_hazard_of_a_dragon_is_tested_here() -> None:
    found = {each.id for each in BOX.hazards if each.manifestation}
    assert found == {*AHUNT, *AT_HOME}
