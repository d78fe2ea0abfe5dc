"""S12 Keying creatures: what lets a creature come, and what keeps it away."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.solitaire.constants import (
    AUTOMATIC,
    CREATURE,
    KEYED_REGION_TYPE,
    KEYED_SITE_TYPE,
    RACES,
    STANDING,
    WILDERNESS,
)
from mathom.games.solitaire.hazards.keying import holds, keys, playable
from mathom.games.solitaire.model.state import Faced
from mathom.kernel.schema import new
from tests.solitaire.hazard_hand import hazards, keys_of, moving, play_on, played
from tests.solitaire.table import BOX, Game, card, site, table


def faced(game: Game, race: str, keyed: int = KEYED_REGION_TYPE, key: int = WILDERNESS) -> Game:
    """An attack of a race has been faced."""
    it = new(Faced)
    it.card, it.number, it.kind, it.race = -1, -1, CREATURE, RACES.index(race)
    it.keyed, it.key, it.prowess = keyed, key, 5
    game.state.turn.faced = [it]
    return game


# S12.1 to S12.4


@pytest.mark.rule("S12.1")
def test_so_many_regions_of_a_type_may_lie_anywhere_on_the_path() -> None:
    apart = moving("wilderness", "border-land", "wilderness", starter=True)
    assert keys_of(apart, "giant") == [("region-type", "wilderness")]
    assert keys_of(moving("wilderness", "border-land", starter=True), "giant") == []


@pytest.mark.rule("S12.1")
def test_a_creature_can_be_keyed_between_two_havens() -> None:
    there = moving("wilderness", site_="lorien", origin="rivendell", starter=True)
    back = moving("wilderness", site_="rivendell", origin="lorien", starter=True)
    other = moving("wilderness", site_="lorien", origin="edhellond", starter=True)
    assert keys_of(there, "the-great-goblin") == keys_of(back, "the-great-goblin") == [("none", "")]
    assert keys_of(other, "the-great-goblin") == []


@pytest.mark.rule("S12.2")
def test_of_different_symbols_any_will_do() -> None:
    assert keys_of(moving("free-domain", starter=True, site_="rivendell"), "ambusher")
    assert keys_of(moving("border-land", starter=True, site_="rivendell"), "ambusher")


@pytest.mark.rule("S12.3")
def test_who_stays_is_met_by_keys_of_sites_alone() -> None:
    game = table(site_="moria", phase=4)
    assert game.state.turn.movement == STANDING
    assert [kind for kind, _ in keys_of(game, "orc-guard")] == ["site-type"]
    assert keys_of(game, "wolves") == []


@pytest.mark.rule("S12.4")
def test_it_is_noted_which_key_was_used() -> None:
    by_type = play_on(hazards(moving("wilderness", hazard_hand=["huorn"], starter=True)))
    by_name = play_on(hazards(moving("western-mirkwood", hazard_hand=["huorn"])))
    assert by_type.state.turn.faced[0].keyed == KEYED_REGION_TYPE
    assert by_type.state.turn.faced[0].key == WILDERNESS
    assert by_name.state.turn.faced[0].keyed != KEYED_REGION_TYPE
    assert by_name.events("attack")[0]["key"] == "western-mirkwood"


# S12.5


@pytest.mark.rule("S12.5")
def test_each_change_of_a_type_is_applied_once() -> None:
    game = moving("wilderness", starter=True, events=["doors-of-night", "morgul-night"])
    assert keys_of(game, "orc-guard") == [("region-type", "shadow-land")]
    assert keys_of(game, "adunaphel") == []
    game = moving("shadow-land", starter=True, events=["doors-of-night", "morgul-night"])
    assert keys_of(game, "adunaphel") == [("region-type", "dark-domain")]


# S12.6


@pytest.mark.rule("S12.6")
def test_on_the_way_to_a_haven_creatures_are_keyed_to_the_path() -> None:
    game = moving("wilderness", "wilderness", site_="rivendell", origin="bree", starter=True)
    assert keys_of(game, "wolves") == [("region-type", "wilderness")]


@pytest.mark.rule("S12.6")
def test_a_site_where_every_creature_may_come() -> None:
    game = table(site_="mount-doom", phase=4)
    assert ("site-name", "mount-doom") in keys_of(game, "wolves")


# S12.7


@pytest.mark.rule("S12.7")
def test_the_name_of_a_region_goes_before_all_other_keys() -> None:
    game = moving("western-mirkwood", "southern-mirkwood", site_="dol-guldur")
    kinds = [kind for kind, _ in keys_of(game, "old-man-willow")]
    assert kinds[0] == "region-name"
    assert kinds == sorted(
        kinds, key=["region-name", "site-name", "site-type", "region-type"].index
    )


@pytest.mark.rule("S12.7")
def test_the_name_of_a_site_goes_before_types_and_that_of_a_site_before_that_of_a_region() -> None:
    game = moving("wilderness", "wilderness", site_="moria", starter=True)
    assert keys_of(game, "watcher-in-the-water")[0] == ("site-name", "moria")
    game = moving("wilderness", "wilderness", site_="ettenmoors", starter=True)
    assert keys_of(game, "cave-drake") == [
        ("site-type", "ruins-and-lairs"),
        ("region-type", "wilderness"),
    ]


@pytest.mark.rule("S12.7")
def test_a_key_that_an_effect_closes_is_not_used() -> None:
    """Ford closes Wilderness."""
    game = moving("wilderness", "border-land", starter=True, events=["ford"])
    assert keys_of(game, "wolves") == [("region-type", "border-land")]
    assert keys_of(moving("wilderness", starter=True, events=["ford"]), "wolves") == []


@pytest.mark.rule("S12.8")
def test_who_may_come_without_a_key_uses_one_if_there_is_one() -> None:
    about: dict[str, Any] = {
        "phase": 4,
        "events": ["the-nazgul-are-abroad"],
        "items": {"aragorn-ii": ["the-one-ring"]},
    }
    for at, kinds in (("bree", ["none"]), ("minas-morgul", ["site-type", "none"])):
        found = [kind for kind, _ in keys_of(table(site_=at, **about), "adunaphel")]
        assert list(dict.fromkeys(found)) == kinds


# Keys that ask for something.


@pytest.mark.rule("S12.1")
@pytest.mark.parametrize(
    ("id", "path", "at", "need"),
    [
        ("mumak-oliphant", ["anfalas"], "rivendell", "corsairs-of-umbar"),
        ("gothmog", ["shadow-land"], "rivendell", "orc"),
        ("gothmog", ["shadow-land"], "rivendell", "troll"),
        ("gothmog", [], "moria", "orc"),
        ("carrion-birds", ["wilderness"], "rivendell", "man"),
        ("wolf-riders", [], "rivendell", "orc"),
    ],
)
def test_some_creatures_come_only_after_others(
    id: str, path: list[str], at: str, need: str
) -> None:
    game = moving(*path, site_=at)
    assert keys_of(game, id) == []
    faced(game, need if need in RACES else "man")
    if need not in RACES:
        game.state.turn.faced[0].card = card(need)
    assert keys_of(game, id)


@pytest.mark.rule("S12.1")
def test_wolf_riders_follow_orcs_that_are_not_keyed_to_a_site() -> None:
    game = faced(moving("wilderness", starter=True), "orc", KEYED_SITE_TYPE, 3)
    assert keys_of(game, "wolf-riders") == []
    game.state.turn.faced[0].keyed = KEYED_REGION_TYPE
    assert keys_of(game, "wolf-riders") == [("none", "")]
    game.state.turn.faced[0].kind = AUTOMATIC
    assert keys_of(game, "wolf-riders") == []


@pytest.mark.rule("S12.1")
def test_carrion_birds_follow_an_attack_that_was_keyed_to_wilderness() -> None:
    game = faced(moving("wilderness", starter=True), "orc", KEYED_SITE_TYPE, 3)
    assert keys_of(game, "carrion-birds") == []


@pytest.mark.rule("S12.1")
def test_morgul_rats_smell_blood_or_darkness() -> None:
    assert keys_of(table(site_="moria", phase=4), "morgul-rats") == []
    hurt = table(site_="moria", phase=4, marks={"aragorn-ii": ["wounded"]})
    dark = table(site_="moria", phase=4, events=["doors-of-night"])
    assert keys_of(hurt, "morgul-rats") == keys_of(dark, "morgul-rats")
    assert keys_of(hurt, "morgul-rats") == [("site-type", "shadow-hold")]


@pytest.mark.rule("S12.1")
def test_the_rain_drake_looks_at_the_path_of_the_site() -> None:
    lairs = [each for each in BOX.sites if each.type == 3]
    for each in lairs:
        wet = each.path.count(WILDERNESS) >= 2 or 0 in each.path
        found = keys_of(table(site_=each.id, phase=4), "rain-drake")
        assert bool(found) == wet, each.id


@pytest.mark.rule("S12.1", "S21.8")
@pytest.mark.parametrize(
    ("id", "path"), [("sand-drake", ["ithilien"]), ("true-fire-drake", ["wilderness"] * 2)]
)
def test_drakes_need_doors_of_night_really_in_play(id: str, path: list[str]) -> None:
    assert keys_of(moving(*path, site_="rivendell"), id) == []
    assert keys_of(moving(*path, site_="rivendell", events=["doors-of-night"]), id)


# Cards that allow it (S11.4).


@pytest.mark.rule("S11.4")
def test_sleepless_malice_lets_undead_come_to_ruins() -> None:
    game = table(site_="ettenmoors", phase=4, events=["doors-of-night", "sleepless-malice"])
    assert keys_of(game, "barrow-wight") == [("site-type", "ruins-and-lairs")]
    assert keys_of(game, "orc-guard") == []
    game = table(site_="ettenmoors", phase=4, events=["sleepless-malice"])
    assert keys_of(game, "barrow-wight") == []


@pytest.mark.rule("S11.4")
def test_a_pack_at_the_door_lets_beasts_come_to_border_holds() -> None:
    game = table(site_="bree", phase=4, events=["doors-of-night", "a-pack-at-the-door"])
    assert keys_of(game, "wargs") == [("site-type", "border-hold")]
    assert keys_of(game, "fell-turtle") == []
    assert keys_of(game, "shelob") == []
    assert keys_of(game, "brigands") == []
    game = moving("border-land", site_="rivendell", starter=True, events=["a-pack-at-the-door"])
    assert keys_of(game, "giant-spiders") == [("region-type", "border-land")]


@pytest.mark.rule("S11.4", "S20.2")
def test_the_nazgul_are_abroad_where_rings_are_borne() -> None:
    abroad = ["the-nazgul-are-abroad"]
    one = {"aragorn-ii": ["the-one-ring"]}
    other = {"aragorn-ii": ["magic-ring-of-words"]}
    assert keys_of(table(site_="bree", phase=4, events=abroad), "adunaphel") == []
    assert keys_of(table(site_="bree", phase=4, events=abroad, items=other), "adunaphel") == []
    assert keys_of(table(site_="bree", phase=4, events=abroad, items=one), "adunaphel")
    assert not keys_of(table(site_="edoras", phase=4, events=abroad, items=one), "adunaphel")
    assert not keys_of(table(site_="rivendell", phase=4, events=abroad, items=one), "adunaphel")
    game = table(site_="moria", phase=4, events=abroad, items=other)
    assert keys_of(game, "adunaphel") == [("site-type", "shadow-hold")]
    game = moving("shadow-land", starter=True, events=abroad, items=other)
    assert keys_of(game, "adunaphel") == [("region-type", "shadow-land")]
    assert keys_of(game, "orc-guard") == [("region-type", "shadow-land")]


@pytest.mark.rule("S11.4", "S11.18", "S11.21")
def test_fever_of_unrest_lets_one_dragon_come() -> None:
    path = ["wilderness"] * 4
    game = moving(*path, starter=True, hazard_hand=["fever-of-unrest", "smaug", "agburanar"])
    play_on(hazards(game))
    assert played(game) == ["fever-of-unrest", "smaug"]
    assert "fever-of-unrest" in game.zone("hazard_discard")
    game = moving(*path[1:], starter=True, hazard_hand=["fever-of-unrest", "leucaruth", "smaug"])
    assert played(play_on(hazards(game))) == ["fever-of-unrest", "leucaruth"]
    game = moving(*path[2:], starter=True, hazard_hand=["fever-of-unrest", "leucaruth"])
    assert played(play_on(hazards(game))) == []


@pytest.mark.rule("S11.4", "S11.18")
def test_a_card_that_lets_a_creature_come_waits_for_one() -> None:
    path = ["wilderness"] * 4
    assert played(hazards(moving(*path, starter=True, hazard_hand=["fever-of-unrest"]))) == []
    own = moving("withered-heath", *path, hazard_hand=["fever-of-unrest", "smaug"])
    assert played(play_on(hazards(own))) == ["smaug"]


@pytest.mark.rule("S11.18", "S21.6")
def test_a_card_that_lets_a_creature_come_does_not_wait_for_one_that_may_not() -> None:
    hand = ["fever-of-unrest", "smaug"]
    about: dict[str, Any] = {
        "starter": True,
        "hazard_hand": hand,
        "removed": ["smaug-ahunt"],
    }
    assert played(play_on(hazards(moving(*["wilderness"] * 4, **about)))) == []


@pytest.mark.rule("S11.4")
def test_frenzy_of_madness_costs_a_creature_that_could_come() -> None:
    hand = ["frenzy-of-madness", "smaug"]
    assert played(play_on(hazards(table(site_="moria", phase=4, hazard_hand=hand)))) == []
    game = table(site_="moria", phase=4, hazard_hand=[*hand, "orc-guard"])
    play_on(hazards(game))
    assert played(game)[0] == "frenzy-of-madness"
    game = table(site_="moria", phase=4, hazard_hand=["frenzy-of-madness", "daelomin"])
    assert played(play_on(hazards(game))) == ["frenzy-of-madness", "daelomin"]
    game = table(site_="minas-morgul", phase=4, hazard_hand=["frenzy-of-madness", "daelomin"])
    assert played(play_on(hazards(game))) == []


@pytest.mark.rule("S11.4", "S21.8")
def test_dragons_desolation_lets_a_dragon_come_to_ruins() -> None:
    """Doors of Night counts as being in play for it, so one Wilderness on the card is enough."""
    hand = ["dragons-desolation", "smaug"]
    game = table(site_="ettenmoors", phase=4, hazard_hand=hand)
    play_on(hazards(game))
    assert played(game) == ["dragons-desolation", "smaug"]
    assert played(play_on(hazards(table(site_="moria", phase=4, hazard_hand=hand)))) == []


# Cards that keep creatures away.


@pytest.mark.rule("S11.4", "S12.7")
@pytest.mark.parametrize(
    ("event", "path", "to_site"),
    [
        ("stealth", False, False),
        ("hiding", False, False),
        ("secret-entrance", True, False),
        ("secret-passage", False, True),
        ("elf-path", False, True),
    ],
)
def test_cards_that_keep_creatures_away(event: str, path: bool, to_site: bool) -> None:
    game = moving("wilderness", site_="ettenmoors", starter=True, events=[event])
    kinds = {kind for kind, _ in keys_of(game, "orc-patrol")}
    assert ("region-type" in kinds) == path
    assert ("site-type" in kinds) == to_site


@pytest.mark.rule("S1.7", "S11.5")
def test_a_unique_creature_that_has_left_the_game_stays_in_hand() -> None:
    game = table(site_="gold-hill", phase=4, hazard_hand=["itangast"])
    assert playable(game.state, card("itangast"))
    game = moving("wilderness", "wilderness", starter=True, removed=["tom-tuma"])
    assert keys(game.state, BOX.card("tom-tuma"))  # type: ignore[arg-type]
    assert playable(game.state, card("tom-tuma")) == []


@pytest.mark.rule("S13.12")
def test_a_key_must_hold_for_each_attack_of_a_card() -> None:
    game = moving("border-land", site_="bree", starter=True, hazard_hand=["slayer"])
    hazards(game)
    attack = game.state.attack
    assert attack is not None
    assert holds(game.state, attack)
    game.state.site = site("rivendell")
    assert not holds(game.state, attack)
