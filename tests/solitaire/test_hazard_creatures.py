"""Every creature is keyed where its card says and nowhere else, and attacks with its figures."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import NONE, RACES, REGION_TYPES, SITE_TYPES
from mathom.games.solitaire.hazards.keying import keys
from mathom.games.solitaire.model.cards import Creature
from tests.solitaire.hazard_hand import hazards, keys_of, moving, on_path, play_on, played
from tests.solitaire.table import BOX, Game, table

CREATURES: dict[str, tuple[str, list[str]]] = {
    "abductor": (
        "man 1 1 10 -",
        ["border-land", "@border-hold"],
    ),
    "adunaphel": (
        "nazgul 1 1 15 10",
        [
            "dark-domain",
            "@dark-hold",
            "over brown-lands dagorlad gorgoroth western-mirkwood",
            "in brown-lands dagorlad gorgoroth western-mirkwood",
        ],
    ),
    "agburanar": (
        "dragon 1 2 15 9",
        [
            "at caves-of-ulund",
            "over grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
            "in grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
        ],
    ),
    "akhorahil": (
        "nazgul 1 1 16 9",
        [
            "dark-domain",
            "@dark-hold",
            "over harondor horse-plains gorgoroth khand",
            "in harondor horse-plains gorgoroth khand",
        ],
    ),
    "ambusher": (
        "man 1 2 10 -",
        ["free-domain", "border-land"],
    ),
    "assassin": (
        "man 3 1 11 -",
        ["@border-hold", "@free-hold"],
    ),
    "barrow-wight": (
        "undead 1 1 12 -",
        ["shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "bert-burat": (
        "troll 1 1 12 -",
        ["wilderness", "shadow-land", "@shadow-hold"],
    ),
    "brigands": (
        "man 1 2 8 -",
        ["border-land", "wilderness"],
    ),
    "cave-drake": (
        "dragon 1 2 10 -",
        ["wilderness*2", "@ruins-and-lairs"],
    ),
    "corpse-candle": (
        "undead 1 1 7 -",
        ["wilderness", "shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "corsairs-of-umbar": (
        "man 1 5 9 -",
        [
            "coastal-sea",
            (
                "over andrast anfalas belfalas cardolan enedhwaith harondor lindon lebennin "
                "old-pukel-land"
            ),
            (
                "in andrast anfalas belfalas cardolan enedhwaith harondor lindon lebennin "
                "old-pukel-land / ruins-and-lairs shadow-hold"
            ),
            "in elven-shores eriadoran-coast andrast-coast bay-of-belfalas mouths-of-the-anduin",
        ],
    ),
    "crebain": (
        "animal 1 each 5 -",
        [
            "border-land",
            "wilderness",
            "shadow-land",
            "dark-domain",
            "@ruins-and-lairs",
            "@shadow-hold",
            "@dark-hold",
        ],
    ),
    "daelomin": (
        "dragon 1 3 13 8",
        [
            "at dancing-spire",
            "over grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
            "in grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
        ],
    ),
    "dwar-of-waw": (
        "nazgul 1 1 15 10",
        [
            "dark-domain",
            "@dark-hold",
            "over harondor imlad-morgul gorgoroth ithilien",
            "in harondor imlad-morgul gorgoroth ithilien",
        ],
    ),
    "fell-turtle": (
        "animal 1 1 15 -",
        ["coastal-sea"],
    ),
    "ghosts": (
        "undead 1 3 9 -",
        ["shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "ghouls": (
        "undead 1 5 7 -",
        ["shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "giant": (
        "giant 1 1 13 -",
        ["wilderness*2"],
    ),
    "giant-spiders": (
        "spider 1 2 10 -",
        [
            "wilderness*2",
            "over heart-of-mirkwood southern-mirkwood western-mirkwood woodland-realm",
            (
                "in heart-of-mirkwood southern-mirkwood western-mirkwood woodland-realm / "
                "ruins-and-lairs shadow-hold dark-hold"
            ),
        ],
    ),
    "half-trolls-of-far-harad": (
        "troll 1 2 10 -",
        ["shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "hoarmurath-of-dir": (
        "nazgul 1 1 15 9",
        [
            "dark-domain",
            "@dark-hold",
            "over dagorlad ithilien gorgoroth khand",
            "in dagorlad ithilien gorgoroth khand",
        ],
    ),
    "huorn": (
        "awakened-plant 1 1 10 -",
        [
            "wilderness",
            "at druadan-forest old-forest wellinghall",
            "over heart-of-mirkwood southern-mirkwood western-mirkwood woodland-realm",
            (
                "in heart-of-mirkwood southern-mirkwood western-mirkwood woodland-realm / "
                "ruins-and-lairs shadow-hold"
            ),
        ],
    ),
    "indur-dawndeath": (
        "nazgul 1 1 15 10",
        [
            "dark-domain",
            "@dark-hold",
            "over harondor imlad-morgul gorgoroth khand",
            "in harondor imlad-morgul gorgoroth khand",
        ],
    ),
    "khamul-the-easterling": (
        "nazgul 1 1 18 8",
        [
            "dark-domain",
            "@dark-hold",
            "over brown-lands heart-of-mirkwood gorgoroth southern-mirkwood",
            "in brown-lands heart-of-mirkwood gorgoroth southern-mirkwood",
        ],
    ),
    "leucaruth": (
        "dragon 1 2 16 8",
        [
            "at irerock",
            "over grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
            "in grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
        ],
    ),
    "mouth-of-sauron": (
        "man 1 1 13 8",
        ["dark-domain", "@dark-hold"],
    ),
    "mumak-oliphant": (
        "animal 1 2 12 -",
        [
            "over dagorlad gorgoroth horse-plains ithilien khand nurn udun",
            "in dagorlad gorgoroth horse-plains ithilien khand nurn udun",
        ],
    ),
    "old-man-willow": (
        "awakened-plant 1 1 13 -",
        [
            "wilderness*2",
            "over fangorn heart-of-mirkwood southern-mirkwood western-mirkwood",
            (
                "in fangorn heart-of-mirkwood southern-mirkwood western-mirkwood / "
                "ruins-and-lairs shadow-hold dark-hold"
            ),
            "at old-forest druadan-forest",
        ],
    ),
    "olog-hai-trolls": (
        "troll 1 3 10 5",
        ["shadow-land", "dark-domain", "@dark-hold"],
    ),
    "orc-guard": (
        "orc 1 5 8 -",
        ["shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "orc-lieutenant": (
        "orc 1 1 7 -",
        [
            "wilderness",
            "shadow-land",
            "dark-domain",
            "@ruins-and-lairs",
            "@shadow-hold",
            "@dark-hold",
        ],
    ),
    "orc-patrol": (
        "orc 1 3 6 -",
        [
            "wilderness",
            "shadow-land",
            "dark-domain",
            "@ruins-and-lairs",
            "@shadow-hold",
            "@dark-hold",
        ],
    ),
    "orc-raiders": (
        "orc 1 4 6 -",
        ["border-land", "wilderness", "@ruins-and-lairs"],
    ),
    "orc-warband": (
        "orc 1 5 4 -",
        [
            "wilderness",
            "shadow-land",
            "dark-domain",
            "@ruins-and-lairs",
            "@shadow-hold",
            "@dark-hold",
        ],
    ),
    "orc-warriors": (
        "orc 1 3 7 -",
        ["border-land", "wilderness", "@ruins-and-lairs"],
    ),
    "orc-watch": (
        "orc 1 3 9 -",
        ["shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "pick-pocket": (
        "man 1 1 11 -",
        ["@free-hold", "@border-hold"],
    ),
    "pukel-men": (
        "pukel-creature 1 2 11 -",
        [
            "@shadow-hold",
            "@dark-hold",
            (
                "in andrast anfalas anorien dunland enedhwaith gap-of-isen lamedon "
                "old-pukel-gap old-pukel-land rohan / ruins-and-lairs"
            ),
        ],
    ),
    "ren-the-unclean": (
        "nazgul 1 1 15 10",
        [
            "dark-domain",
            "@dark-hold",
            "over dagorlad ithilien gorgoroth horse-plains",
            "in dagorlad ithilien gorgoroth horse-plains",
        ],
    ),
    "rogrog": (
        "troll 1 1 13 8",
        ["dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "shelob": (
        "spider 1 1 18 9",
        ["in imlad-morgul gorgoroth"],
    ),
    "silent-watcher": (
        "pukel-creature 1 each 8 -",
        ["@shadow-hold", "@dark-hold"],
    ),
    "slayer": (
        "slayer 2 1 11 -",
        ["border-land", "@border-hold"],
    ),
    "smaug": (
        "dragon 1 2 17 8",
        [
            "at the-lonely-mountain",
            "over grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
            "in grey-mountain-narrows iron-hills northern-rhovanion withered-heath",
        ],
    ),
    "the-great-goblin": (
        "orc 1 1 12 7",
        ["@dark-hold", "over high-pass", "in high-pass"],
    ),
    "thief": (
        "man 1 1 15 -",
        ["border-land", "@border-hold"],
    ),
    "tom-tuma": (
        "troll 1 1 13 -",
        ["wilderness*2"],
    ),
    "uvatha-the-horseman": (
        "nazgul 1 1 15 9",
        [
            "dark-domain",
            "@dark-hold",
            "over harondor horse-plains gorgoroth khand",
            "in harondor horse-plains gorgoroth khand",
        ],
    ),
    "wargs": (
        "wolf 1 2 9 -",
        ["border-land", "wilderness", "shadow-land"],
    ),
    "watcher-in-the-water": (
        "animal 1 each 8 -",
        ["wilderness*2", "coastal-sea", "at moria"],
    ),
    "william-wuluag": (
        "troll 1 1 11 -",
        ["wilderness", "shadow-land", "dark-domain", "@shadow-hold", "@dark-hold"],
    ),
    "witch-king-of-angmar": (
        "nazgul 1 1 17 12",
        [
            "dark-domain",
            "@dark-hold",
            "over angmar gundabad gorgoroth imlad-morgul",
            "in angmar gundabad gorgoroth imlad-morgul",
        ],
    ),
    "wolves": (
        "wolf 1 3 8 -",
        ["border-land", "wilderness"],
    ),
    "neeker-breekers": (
        "animal 1 each 7 -",
        ["border-land", "wilderness", "shadow-land", "dark-domain", "@ruins-and-lairs"],
    ),
    "bairanax": (
        "dragon 1 2 14 7",
        [
            "at ovir-hollow",
            "over withered-heath gundabad anduin-vales grey-mountain-narrows",
            "in withered-heath gundabad anduin-vales grey-mountain-narrows",
        ],
    ),
    "carrion-birds": (
        "animal 1 each 6 -",
        [],
    ),
    "cave-worm": (
        "drake 1 1 16 -",
        [
            (
                "over redhorn-gate high-pass gap-of-isen angmar gundabad "
                "grey-mountain-narrows withered-heath numeriador iron-hills"
            ),
        ],
    ),
    "dire-wolves": (
        "wolf 1 4 8 -",
        ["wilderness*2", "shadow-land"],
    ),
    "dunlending-raiders": (
        "man 1 5 8 -",
        [
            "over enedhwaith cardolan hollin rhudaur dunland",
            "in enedhwaith cardolan hollin rhudaur dunland / ruins-and-lairs",
        ],
    ),
    "earcaraxe": (
        "dragon 1 2 17 7",
        [
            "at isle-of-the-ulond",
            "over andrast-coast bay-of-belfalas eriadoran-coast andrast",
            "in andrast-coast bay-of-belfalas eriadoran-coast andrast",
        ],
    ),
    "gothmog": (
        "troll 1 1 14 9",
        ["dark-domain", "@dark-hold"],
    ),
    "hobgoblins": (
        "orc 1 2 10 -",
        ["wilderness*2"],
    ),
    "ice-drake": (
        "drake 1 2 15 -",
        ["over elven-shores forochel angmar gundabad grey-mountain-narrows withered-heath"],
    ),
    "itangast": (
        "dragon 1 3 18 8",
        [
            "at gold-hill",
            "over withered-heath iron-hills northern-rhovanion grey-mountain-narrows",
            "in withered-heath iron-hills northern-rhovanion grey-mountain-narrows",
        ],
    ),
    "land-drake": (
        "drake 1 1 8 -",
        ["wilderness", "@ruins-and-lairs"],
    ),
    "lesser-spiders": (
        "spider 1 4 7 -",
        ["wilderness", "shadow-land", "@ruins-and-lairs"],
    ),
    "light-drake": (
        "drake 1 2 8 -",
        ["wilderness", "@ruins-and-lairs"],
    ),
    "marsh-drake": (
        "drake 1 2 11 -",
        ["coastal-sea", "shadow-land"],
    ),
    "morgul-rats": (
        "animal 1 15 2 5",
        [],
    ),
    "rain-drake": (
        "drake 1 1 15 -",
        ["coastal-sea", "wilderness*3"],
    ),
    "sand-drake": (
        "drake 1 3 12 -",
        ["over khand harondor"],
    ),
    "scatha": (
        "dragon 1 3 15 9",
        [
            "at gondmaeglom",
            "over withered-heath woodland-realm northern-rhovanion grey-mountain-narrows",
            "in withered-heath woodland-realm northern-rhovanion grey-mountain-narrows",
        ],
    ),
    "scorba": (
        "dragon 1 3 12 8",
        ["at zarak-dum", "over forochel angmar gundabad", "in forochel angmar gundabad"],
    ),
    "sea-serpent": (
        "drake 1 2 14 6",
        ["coastal-sea"],
    ),
    "thunders-companion": (
        "giant 1 3 9 -",
        ["wilderness*2"],
    ),
    "true-cold-drake": (
        "drake 1 2 14 -",
        [
            (
                "over numeriador forochel angmar gundabad grey-mountain-narrows "
                "withered-heath iron-hills"
            ),
        ],
    ),
    "true-fire-drake": (
        "drake 1 2 13 -",
        ["wilderness*3"],
    ),
    "were-worm": (
        "drake 1 1 13 6",
        ["wilderness*3"],
    ),
    "wild-fell-beast": (
        "drake 1 3 12 6",
        ["shadow-land*2"],
    ),
    "winged-cold-drake": (
        "drake 1 2 13 -",
        ["wilderness*3"],
    ),
    "winged-fire-drake": (
        "drake 1 2 12 -",
        ["wilderness*3", "shadow-land*2"],
    ),
    "wolf-riders": (
        "orc 1 3 8 -",
        [],
    ),
}
"""Race, attacks, strikes, prowess and body, and the keys: a region type, perhaps so many of it; a
type of sites, with @; names of regions, of sites, and of regions whose sites they are.
"""

ONLY_IF = {
    *("mumak-oliphant", "the-great-goblin", "carrion-birds", "gothmog", "morgul-rats"),
    *("rain-drake", "sand-drake", "true-fire-drake", "wolf-riders"),
}
"""Those that have more keys while something holds, which other tests are about."""
HERE = "rivendell"
"""A Haven, where no creature finds a key (S12.6)."""


def plain(id: str, type: str) -> str:
    """A site of a type that a creature names neither by itself nor by its region."""
    creature = BOX.card(id)
    assert isinstance(creature, Creature)
    sites = {site for key in creature.keys for site in key.sites}
    regions = {region for key in creature.keys for region in key.sites_in}
    return next(
        site.id
        for site in BOX.sites
        if SITE_TYPES[site.type] == type
        and site.index not in sites
        and site.region not in regions
        and not site.special
    )


def test_every_creature_is_in_the_table() -> None:
    assert set(CREATURES) == {each.id for each in BOX.creatures if not each.dead}


def standing_at(site: str, *hand: str) -> Game:
    return table(site_=site, phase=4, hazard_hand=hand)


def positions(id: str, key: str) -> list[tuple[Game, tuple[str, str]]]:
    """The positions in which a key alone is offered, each with how it is told."""
    if key.startswith("@"):
        return [(standing_at(plain(id, key[1:]), id), ("site-type", key[1:]))]
    word, _, rest = key.partition(" ")
    names, _, types = rest.partition(" / ")
    if word == "over":
        return [
            (moving(each, site_=HERE, hazard_hand=[id]), ("region-name", each))
            for each in names.split()
        ]
    if word == "at":
        return [(standing_at(each, id), ("site-name", each)) for each in names.split()]
    if word == "in":
        wanted = [BOX.names["region"].index(each) for each in names.split()]
        sites = [
            site.id
            for site in BOX.sites
            if site.region in wanted
            and not site.is_haven
            and (not types or SITE_TYPES[site.type] in types.split())
        ]
        assert sites
        return [(standing_at(each, id), ("site-name", each)) for each in sites]
    type, _, count = key.partition("*")
    path = [type] * int(count or 1)
    return [(moving(*path, site_=HERE, starter=True, hazard_hand=[id]), ("region-type", type))]


@pytest.mark.rule("S12.1", "S12.2", "S11.4")
@pytest.mark.parametrize("id", CREATURES)
def test_a_creature_is_keyed_where_its_card_says(id: str) -> None:
    for key in CREATURES[id][1]:
        for game, told in positions(id, key):
            assert told in keys_of(game, id), key


@pytest.mark.rule("S12.1", "S12.2", "S12.6")
@pytest.mark.parametrize("id", [id for id in CREATURES if id not in ONLY_IF])
def test_a_creature_is_keyed_nowhere_else(id: str) -> None:
    said = CREATURES[id][1]
    for type in SITE_TYPES:
        if f"@{type}" not in said:
            assert keys_of(standing_at(plain(id, type)), id) == [], type
    counts = {key.partition("*")[0]: int(key.partition("*")[2] or 1) for key in said}
    for type in REGION_TYPES:
        enough = counts.get(type, 7)
        path = [type] * (enough - 1)
        assert keys_of(moving(*path, site_=HERE, starter=True), id) == [], type
    named = {each for key in said if key.startswith("over ") for each in key.split()[1:]}
    game = table(site_=HERE)
    for region in BOX.regions:
        on_path(game, region.id)
        found = [told for told in keys_of(game, id) if told[0] == "region-name"]
        assert found == ([("region-name", region.id)] if region.id in named else []), region.id


@pytest.mark.rule("S12.3")
@pytest.mark.parametrize("id", CREATURES)
def test_the_keys_of_regions_are_of_no_use_to_who_stays(id: str) -> None:
    game = moving("wilderness", "wilderness", "wilderness", site_=HERE, starter=True)
    game.state.turn.movement = 0
    assert keys_of(game, id) == []


@pytest.mark.rule("S12.6")
@pytest.mark.parametrize("haven", [BOX.sites[n].id for n in BOX.havens])
def test_no_creature_finds_a_key_at_a_haven(haven: str) -> None:
    game = standing_at(haven)
    assert [each.id for each in BOX.creatures if keys(game.state, each)] == []


@pytest.mark.rule("S11.4", "S13.1")
@pytest.mark.parametrize("id", CREATURES)
def test_a_creature_attacks_with_its_figures(id: str) -> None:
    about, said = CREATURES[id]
    race, attacks, strikes, prowess, body = about.split()
    card = BOX.card(id)
    assert isinstance(card, Creature)
    assert (RACES[card.race], card.attacks) == (race, int(attacks))
    assert card.body == (NONE if body == "-" else int(body))
    if not said:
        return
    game, told = positions(id, said[0])[0]
    play_on(hazards(game))
    assert played(game)[0] == id
    first = game.events("attack")[0]
    assert first["by"] == id
    assert first["race"] == race
    assert first["prowess"] == int(prowess)
    assert first["strikes"] == (0 if strikes == "each" else int(strikes))
    assert first["key"] == told[1]
