"""What the items can be used for, one after the other."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from mathom.games.solitaire.constants import DURATIONS, RESTORED
from mathom.games.solitaire.figures import BODY, INFLUENCE, MIND, PROWESS, figure
from mathom.games.solitaire.figures import changes as figure_changes
from mathom.games.solitaire.site.items import gain
from mathom.games.solitaire.site.palantiri import can_use
from mathom.games.solitaire.travel.drawing import hand_size
from mathom.games.solitaire.travel.movement import most_regions
from mathom.games.solitaire.travel.organization import storable, transferable
from tests.solitaire.fights import attack, changes, meet, plain, result, results
from tests.solitaire.table import BOX, Game, card, table
from tests.solitaire.windows import Moment, moment

WILDERNESS = 3


def bearing(item: str, who: str = "eowyn", *windows: str, **about: Any) -> Game:
    """Somebody bears an item, at a moment."""
    about.setdefault("company", [who])
    items = {who: [item], **about.pop("items", {})}
    return moment(*windows, items=items, **about)


def offered(game: Game, item: str) -> bool:
    return f"use {item}" in game.options


# Healing and untapping.


class TestHealing:
    def test_athelas_heals_by_a_dunadan(self) -> None:
        game = bearing(
            "athelas",
            "frodo",
            company=["frodo", "bergil", "eowyn"],
            marks={"eowyn": ["wounded"]},
        ).do("use athelas")
        assert game.marks("eowyn") == {"tapped"}
        assert game.marks("bergil") == {"tapped"}
        assert game.zone("treasure_discard") == ["athelas"]

    def test_athelas_by_aragorn_takes_a_corruption_card_away(self) -> None:
        game = bearing(
            "athelas",
            "frodo",
            company=["frodo", "aragorn-ii"],
            on={"frodo": ["lure-of-the-senses"]},
        ).do("use athelas")
        assert "lure-of-the-senses" not in game.in_play()
        assert game.marks("aragorn-ii") == {"tapped"}

    def test_athelas_without_a_dunadan_or_without_need(self) -> None:
        game = bearing("athelas", company=["eowyn", "frodo"], marks={"frodo": ["wounded"]})
        assert not offered(game, "athelas")
        assert not offered(bearing("athelas", "aragorn-ii"), "athelas")

    def test_healing_herbs(self) -> None:
        game = bearing(
            "healing-herbs", company=["eowyn", "frodo"], marks={"frodo": ["wounded"]}
        ).do("use healing-herbs")
        assert game.marks("frodo") == set()
        assert game.marks("eowyn") == {"tapped"}
        assert game.zone("treasure_discard") == ["healing-herbs"]
        game = bearing("healing-herbs", company=["eowyn", "frodo"], marks={"frodo": ["tapped"]}).do(
            "use healing-herbs", "target frodo"
        )
        assert game.marks("frodo") == set()

    def test_healing_herbs_need_an_untapped_bearer_and_somebody_down(self) -> None:
        assert not offered(bearing("healing-herbs"), "healing-herbs")
        game = bearing("healing-herbs", marks={"eowyn": ["tapped"]})
        assert not offered(game, "healing-herbs")

    def test_cram_untaps_its_bearer(self) -> None:
        game = bearing("cram", marks={"eowyn": ["tapped"]}).do("use cram")
        assert game.marks("eowyn") == set()
        assert game.zone("treasure_discard") == ["cram"]
        assert not offered(bearing("cram", marks={"eowyn": ["wounded"]}), "cram")
        assert not offered(bearing("cram"), "cram")

    @pytest.mark.parametrize(
        ("item", "n"), [("cram", 1), ("waybread", 1), ("twice-baked-cakes", 2)]
    )
    def test_food_for_a_longer_way(self, item: str, n: int) -> None:
        game = bearing(item, "eowyn", goal="moria", hand=["concealment"])
        game.state.turn.leaving = True
        game.run(Moment(("organization",))).do(f"use {item}")
        assert most_regions(game.state) == 4 + n
        assert game.zone("treasure_discard") == [item]
        assert not offered(bearing(item), item)

    def test_waybread_untaps_two(self) -> None:
        game = bearing(
            "waybread",
            company=["eowyn", "frodo", "hama"],
            marks={"eowyn": ["tapped"], "frodo": ["tapped"], "hama": ["tapped"]},
        ).do("use waybread")
        if game.asked != "moment":
            game.do(next(option for option in game.options if "frodo" in option))
        assert game.marks("eowyn") == game.marks("frodo") == set()
        assert game.marks("hama") == {"tapped"}

    def test_the_arkenstone(self) -> None:
        game = bearing(
            "the-arkenstone",
            company=["eowyn", "gimli", "frodo"],
            marks={"gimli": ["tapped"], "frodo": ["tapped"]},
        ).do("use the-arkenstone", rolls=[6, 6])
        if game.asked == "corruption-check":
            game.do("roll")
        assert game.marks("gimli") == set()
        assert game.marks("frodo") == {"tapped"}
        assert game.marks("the-arkenstone") == {"tapped"}
        (roll,) = game.events("roll")
        assert (roll["card"], roll["changes"]) == ("gimli", ["the-arkenstone:-2"])
        assert not offered(bearing("the-arkenstone", marks={"eowyn": ["tapped"]}), "the-arkenstone")


# Figures for a while.


@pytest.mark.parametrize(
    ("item", "what", "n"),
    [("miruvor", BODY, 2), ("potion-of-prowess", PROWESS, 1)],
)
def test_drinks_for_everybody(item: str, what: int, n: int) -> None:
    game = bearing(item, company=["eowyn", "theoden"])
    before = [figure(game.state, what, number) for number in (0, 1)]
    game.do(f"use {item}")
    assert [figure(game.state, what, number) for number in (0, 1)] == [b + n for b in before]
    assert game.zone("treasure_discard") == [item]
    named = [(BOX.cards[it].id, change.n) for it, change in figure_changes(game.state, what, 0)]
    assert named == [(item, n)]


def test_miruvor_has_a_ceiling() -> None:
    game = bearing("miruvor", "frodo").do("use miruvor")
    assert figure(game.state, BODY, 0) == 10


def test_necklace_of_silver_and_pearls() -> None:
    game = bearing("necklace-of-silver-and-pearls").do("use necklace-of-silver-and-pearls")
    assert figure(game.state, INFLUENCE, 0) == 3
    assert figure(game.state, MIND, 0) == 7
    assert game.zone("treasure_discard") == ["necklace-of-silver-and-pearls"]


def test_book_of_mazarbul() -> None:
    game = bearing("book-of-mazarbul", "elrond", "organization", site_="bree")
    assert hand_size(game.state) == 5
    game.do("use book-of-mazarbul")
    assert hand_size(game.state) == 6
    assert game.marks("book-of-mazarbul") == {"tapped"}
    assert not offered(bearing("book-of-mazarbul", "eowyn", "organization"), "book-of-mazarbul")


# Rings and stones that search.


@pytest.mark.parametrize(
    ("ring", "site", "treasures", "found"),
    [
        ("dwarven-ring-of-barins-tribe", "himring", ["glamdring", "orcrist"], "glamdring"),
        ("dwarven-ring-of-dwalins-tribe", "himring", ["glamdring", "orcrist"], "glamdring"),
        ("dwarven-ring-of-bavors-tribe", "carn-dum", ["glamdring", "orcrist"], "orcrist"),
        ("dwarven-ring-of-druins-tribe", "carn-dum", ["glamdring", "orcrist"], "orcrist"),
        ("dwarven-ring-of-thelors-tribe", "bree", ["glamdring", "sting"], "sting"),
        ("dwarven-ring-of-thrars-tribe", "bree", ["glamdring", "sting"], "sting"),
    ],
)
def test_dwarven_rings_search(ring: str, site: str, treasures: list[str], found: str) -> None:
    game = bearing(ring, "gimli", site_=site, treasures=treasures)
    game.do(f"use {ring}", rolls=[6, 6])
    while game.asked not in ("moment", ""):
        game.do(game.options[0], rolls=[6, 6])
    assert game.zone("row") == [found]
    assert game.marks("gimli") == {"tapped"}
    (roll,) = game.events("roll")
    assert roll["changes"] == [f"{ring}:+2"]
    assert not offered(bearing(ring, "eowyn", site_=site, treasures=treasures), ring), "no Dwarf"
    assert not offered(bearing(ring, "gimli", site_=site, treasures=["block"][:0]), ring)


def test_a_dwarven_ring_untaps_the_site() -> None:
    ring = "dwarven-ring-of-durins-tribe"
    game = bearing(ring, "gimli", site_="himring", tapped=True).do(f"use {ring}", rolls=[6, 6])
    assert not game.state.tapped
    assert game.events("roll")[0]["changes"] == [f"{ring}:+2"]
    assert not offered(bearing(ring, "gimli", site_="himring"), ring), "it is untapped"


def test_thrors_map() -> None:
    game = bearing("thrors-map", site_="the-lonely-mountain", tapped=True).do("use thrors-map")
    assert not game.state.tapped
    assert game.zone("treasure_discard") == ["thrors-map"]
    assert not offered(bearing("thrors-map", site_="himring", tapped=True), "thrors-map")
    assert not offered(bearing("thrors-map", site_="the-lonely-mountain"), "thrors-map")


PALANTIRI = [
    "palantir-of-annuminas",
    "palantir-of-minas-tirith",
    "palantir-of-orthanc",
    "palantir-of-osgiliath",
]


class TestPalantiri:
    ABOUT: ClassVar[dict[str, Any]] = {
        "company": ["elrond", "frodo"],
        "resources": ["concealment", "test-of-form", *["block"] * 5],
        "resource_discard": ["dodge"],
        "events": ["doors-of-night"],
    }

    @pytest.mark.parametrize("stone", PALANTIRI)
    def test_only_who_is_able(self, stone: str) -> None:
        assert not offered(bearing(stone, "elrond", **self.ABOUT), stone)
        game = bearing(stone, "elrond", **self.ABOUT, hand=["use-palantir"])
        game.do("play use-palantir")
        assert game.marks("elrond") == {"tapped"}
        assert offered(game, stone)
        game.do(f"use {stone}", rolls=[6, 6])
        while game.asked != "moment":
            game.do(game.options[0], rolls=[6, 6])
        assert game.marks(stone) == {"tapped"}
        assert [roll["card"] for roll in game.events("roll")] == ["elrond"]
        assert not offered(game, stone)

    def test_what_they_do(self) -> None:
        game = self.used("palantir-of-annuminas")
        assert game.zone("hand") == ["test-of-form"]
        game = self.used("palantir-of-orthanc")
        assert game.zone("resource_discard") == [] or game.zone("resource_discard") == [
            "use-palantir"
        ]
        assert "dodge" in game.zone("resources")
        game = self.used("palantir-of-osgiliath")
        assert game.zone("hazard_discard") == ["doors-of-night"]
        game = self.used("palantir-of-minas-tirith")
        assert len(game.zone("resources")) == 7

    def used(self, stone: str) -> Game:
        game = bearing(stone, "elrond", **self.ABOUT, hand=["use-palantir"])
        game.do("play use-palantir", f"use {stone}", rolls=[6, 6])
        while game.asked != "moment":
            game.do(game.options[0], rolls=[6, 6])
        return game

    def test_orthanc_needs_five_cards_in_the_deck(self) -> None:
        about = {**self.ABOUT, "resources": ["block"] * 4}
        game = bearing("palantir-of-orthanc", "elrond", **about, hand=["use-palantir"])
        game.do("play use-palantir")
        assert not offered(game, "palantir-of-orthanc")

    @pytest.mark.rule("S15.14")
    def test_use_palantir_needs_a_sage_who_bears_one(self) -> None:
        game = bearing("palantir-of-orthanc", "frodo", **self.ABOUT, hand=["use-palantir"])
        assert "play use-palantir" not in game.options
        game = moment(company=["elrond"], hand=["use-palantir"])
        assert "play use-palantir" not in game.options
        about: dict[str, Any] = {**self.ABOUT, "hand": ["use-palantir"]}
        assert "play use-palantir" in bearing("palantir-of-orthanc", "elrond", **about).options
        about["marks"] = {"elrond": ["tapped"]}
        assert "play use-palantir" not in bearing("palantir-of-orthanc", "elrond", **about).options

    @pytest.mark.rule("S15.14")
    def test_align_palantir_lasts(self) -> None:
        game = bearing("palantir-of-orthanc", "frodo", **self.ABOUT, hand=["align-palantir"])
        assert not can_use(game.state, game.number("frodo"))
        game.do("play align-palantir")
        assert can_use(game.state, game.number("frodo"))
        assert game.in_play("palantir-of-orthanc") == ["align-palantir"]
        assert offered(game, "palantir-of-orthanc")
        game.do("use palantir-of-orthanc")
        while game.asked != "moment":
            game.do(game.options[0], rolls=[6, 6])
        (roll,) = game.events("roll")
        assert roll["above"] == 4, "the stone and what lies on it"

    def test_use_palantir_lasts_for_the_turn(self) -> None:
        hand = ["use-palantir", "align-palantir"]
        game = bearing("palantir-of-orthanc", "elrond", **self.ABOUT, hand=hand)
        game.do("play use-palantir")
        assert can_use(game.state, game.number("elrond"))
        assert not can_use(game.state, game.number("frodo"))
        assert "play align-palantir" in game.options, "that lasts longer"
        game.state.in_play.end(DURATIONS.index("attack"))
        assert can_use(game.state, game.number("elrond"))
        game.state.in_play.end(DURATIONS.index("turn"))
        assert not can_use(game.state, game.number("elrond"))

    def test_align_palantir_only_once_on_each(self) -> None:
        game = bearing(
            "palantir-of-orthanc",
            "elrond",
            hand=["align-palantir", "align-palantir"],
            **{**self.ABOUT, "resource_discard": []},
        ).do("play align-palantir")
        assert "play align-palantir" not in game.options

    def test_a_magic_ring_of_lore(self) -> None:
        game = bearing(
            "palantir-of-orthanc",
            "elrond",
            **self.ABOUT,
            items={"elrond": ["palantir-of-orthanc", "magic-ring-of-lore"]},
        )
        assert not offered(game, "palantir-of-orthanc")
        game.do("use magic-ring-of-lore")
        assert game.marks("elrond") == {"tapped"}
        assert offered(game, "palantir-of-orthanc")
        game = moment(
            company=["frodo"],
            items={"frodo": ["palantir-of-orthanc", "magic-ring-of-lore"]},
        )
        assert not offered(game, "magic-ring-of-lore"), "no sage by nature"
        game = moment(company=["elrond"], items={"elrond": ["magic-ring-of-lore"]})
        assert not offered(game, "magic-ring-of-lore"), "no stone"

    def test_elostirion_helps_elves(self) -> None:
        game = bearing(
            "palantir-of-elostirion",
            "elrond",
            company=["elrond", "frodo"],
            on={"elrond": ["lure-of-the-senses"], "frodo": ["lure-of-the-senses"]},
        ).do("use palantir-of-elostirion", rolls=[6, 6])
        while game.asked != "moment":
            game.do(game.options[0], rolls=[6, 6])
        assert game.in_play("elrond") == ["palantir-of-elostirion"]
        assert game.in_play("frodo") == ["lure-of-the-senses"]
        game = bearing("palantir-of-elostirion", "elrond", on={"elrond": ["foolish-words"]})
        assert not offered(game, "palantir-of-elostirion")
        game = bearing(
            "palantir-of-elostirion",
            "eowyn",
            company=["eowyn", "arwen"],
            on={"arwen": ["lure-of-the-senses"]},
        )
        assert not offered(game, "palantir-of-elostirion"), "no sage"


# Where items are stored (S6.3), and what cannot be passed on.


@pytest.mark.parametrize(
    ("item", "site"),
    [
        ("book-of-mazarbul", "iron-hill-dwarf-hold"),
        ("earth-of-galadriels-orchard", "bag-end"),
        ("palantir-of-amon-sul", "rivendell"),
        ("palantir-of-osgiliath", "rivendell"),
        ("red-book-of-westmarch", "rivendell"),
        ("sapling-of-the-white-tree", "minas-tirith"),
        ("gold-belt-of-lorien", "rivendell"),
    ],
)
def test_where_they_can_be_stored(item: str, site: str) -> None:
    assert storable(table(company=["eowyn"], items={"eowyn": [item]}, site_=site).state)
    assert not storable(table(company=["eowyn"], items={"eowyn": [item]}, site_="bree").state)


def test_ent_draughts_can_be_neither_stored_nor_passed_on() -> None:
    game = table(company=["eowyn", "frodo"], items={"eowyn": ["ent-draughts"]})
    assert not storable(game.state)
    assert not transferable(game.state)


# Before strikes are assigned.


def facing(race: str, item: str, who: str, strikes: int = 1, **about: Any) -> Game:
    """An attack on somebody who bears an item."""
    keyed = {key: about.pop(key) for key in ("keyed", "key", "kind") if key in about}
    about.setdefault("company", [who])
    game = table(items={who: [item]}, **about)
    meet(game, plain(race, strikes, 9, **keyed))
    return game


@pytest.mark.parametrize(
    ("item", "who", "race", "other", "corrupts"),
    [
        ("star-glass", "frodo", "undead", "orc", True),
        ("torque-of-hues", "frodo", "orc", "", True),
        ("magic-ring-of-nature", "aragorn-ii", "orc", "", False),
        ("the-iron-crown", "eowyn", "troll", "undead", False),
    ],
)
def test_attacks_are_cancelled(item: str, who: str, race: str, other: str, corrupts: bool) -> None:
    game = facing(race, item, who)
    assert offered(game, item)
    game.do(f"use {item}", rolls=[6, 6])
    while game.asked:
        game.do(game.options[0], rolls=[6, 6])
    assert result(game) == "cancelled"
    assert len(game.events("roll")) == corrupts
    if other:
        game = facing(other, item, who)
        assert not game.asked or not offered(game, item)


def test_a_magic_ring_of_nature_needs_a_ranger_by_nature() -> None:
    game = facing("orc", "magic-ring-of-nature", "eowyn")
    assert not game.asked or not offered(game, "magic-ring-of-nature")


def test_the_iron_crown_does_nothing_for_hobbits() -> None:
    game = facing("orc", "the-iron-crown", "frodo")
    assert not game.asked or not offered(game, "the-iron-crown")


@pytest.mark.parametrize("race", ["spider", "animal", "wolf"])
def test_star_glass_weakens_beasts(race: str) -> None:
    game = facing(race, "star-glass", "frodo").do("use star-glass", rolls=[6, 6])
    while game.asked:
        game.do(game.options[0])
    assert [(roll["why"], roll["above"]) for roll in game.events("roll")][:2] == [
        ("corruption-check", 1),
        ("strike", 7),
    ]


@pytest.mark.parametrize(("who", "stays"), [("theoden", True), ("aragorn-ii", False)])
def test_black_arrow(who: str, stays: bool) -> None:
    from mathom.games.solitaire.combat.strength import attack_prowess, total

    game = facing("orc", "black-arrow", who).do("use black-arrow")
    assert game.state.attack is not None
    assert total(attack_prowess(game.state, game.state.attack)) == 8
    assert ("black-arrow" in game.in_play()) == stays
    game = facing("orc", "black-arrow", "frodo")
    assert not game.asked or not offered(game, "black-arrow")


def test_bow_of_dragon_horn() -> None:
    from mathom.games.solitaire.combat.strength import attack_strikes, total

    game = facing("orc", "bow-of-dragon-horn", "eowyn", 3, keyed=1, key=WILDERNESS)
    game.do("use bow-of-dragon-horn")
    assert game.state.attack is not None
    assert total(attack_strikes(game.state, game.state.attack)) == 2


# In a strike.


def struck(race: str, item: str, who: str, **about: Any) -> Game:
    """A strike against somebody who bears an item, up to what may be used in it."""
    game = facing(race, item, who, **about)
    while game.asked not in ("fight", "") and not any(
        option.startswith("use") for option in game.options
    ):
        game.do(game.options[0])
    return game


class TestStrike:
    def test_elven_cloak_against_creatures_of_the_wilderness(self) -> None:
        game = struck("orc", "elven-cloak", "frodo", keyed=1, key=WILDERNESS)
        game.do("use elven-cloak")
        assert results(game)[0][1] == "cancelled"
        game = struck("orc", "elven-cloak", "frodo", keyed=1, key=4)
        assert not offered(game, "elven-cloak")
        game = struck("orc", "elven-cloak", "frodo", keyed=2, key=1)
        assert not offered(game, "elven-cloak")

    def test_magic_ring_of_stealth(self) -> None:
        game = struck("orc", "magic-ring-of-stealth", "frodo").do("use magic-ring-of-stealth")
        assert results(game)[0][1] == "cancelled"
        assert game.marks("magic-ring-of-stealth") == {"tapped"}
        game = struck("orc", "magic-ring-of-stealth", "theoden")
        assert not offered(game, "magic-ring-of-stealth")

    def test_the_one_ring(self) -> None:
        game = struck("orc", "the-one-ring", "frodo").do("use the-one-ring", rolls=[6, 6])
        assert game.events("roll")[0]["changes"] == ["frodo:+4", "check:-2"]
        assert results(game)[0][1] == "cancelled"
        for race in ("undead", "nazgul"):
            assert not offered(struck(race, "the-one-ring", "frodo"), "the-one-ring")

    def test_great_shield_of_rohan(self) -> None:
        game = struck("orc", "great-shield-of-rohan", "eowyn")
        game.do("use great-shield-of-rohan", rolls=[6, 6])
        assert game.marks("eowyn") == set()
        assert game.marks("great-shield-of-rohan") == {"tapped"}
        assert not offered(struck("orc", "great-shield-of-rohan", "frodo"), "great-shield-of-rohan")

    def test_shield_of_iron_bound_ash(self) -> None:
        game = struck("orc", "shield-of-iron-bound-ash", "eowyn")
        game.do("use shield-of-iron-bound-ash", "roll", rolls=[6, 6])
        strike = next(roll for roll in game.events("roll") if roll["why"] == "strike")
        assert "shield-of-iron-bound-ash:+1" in strike["changes"]

    def test_enruned_shield(self) -> None:
        game = struck("orc", "enruned-shield", "eowyn").do("use enruned-shield")
        while game.asked:
            game.do(game.options[0], rolls=[6, 6])
        assert results(game)[0][1] == "tied"

    def test_arrows_shorn_of_ebony(self) -> None:
        game = struck("orc", "arrows-shorn-of-ebony", "eowyn", keyed=1, key=WILDERNESS)
        game.do("use arrows-shorn-of-ebony")
        assert game.zone("treasure_discard") == ["arrows-shorn-of-ebony"]
        assert not offered(
            struck("orc", "arrows-shorn-of-ebony", "frodo", keyed=1, key=WILDERNESS),
            "arrows-shorn-of-ebony",
        )

    def test_scabbard_of_chalcedony_and_wormsbane_lower_the_body(self) -> None:
        for item, race, n in (("scabbard-of-chalcedony", "orc", 1), ("wormsbane", "dragon", 2)):
            game = table(company=["glorfindel-ii"], items={"glorfindel-ii": [item]})
            meet(game, plain(race, 1, 5, 8))
            while game.asked:
                game.do("roll" if "roll" in game.options else game.options[0], rolls=[5, 5, 1, 1])
            check = next(roll for roll in game.events("roll") if roll["why"] != "strike")
            assert check["above"] == 8 - n

    @pytest.mark.parametrize("restored", [False, True])
    def test_belegennon_restored(self, restored: bool) -> None:
        game = table(company=["eowyn"], items={"eowyn": ["belegennon"]})
        game.state.in_play.mark(game.number("belegennon"), RESTORED, on=restored)
        meet(game, plain("orc", 1, 6), rolls=[6, 6])
        assert ("hold" in (game.options if game.asked else [])) == (not restored)
        if restored:
            assert game.marks("eowyn") == set()
            assert changes(game) == ["prowess:+2"]
        else:
            game.do("hold")
            assert changes(game) == ["prowess:+2", "held:-3"]

    def test_horn_of_defiance_takes_all_strikes(self) -> None:
        game = table(company=["eowyn", "frodo"], items={"eowyn": ["horn-of-defiance"]})
        meet(game, plain("orc", 2, 3))
        assert game.asked == "take-all"
        game.do("accept")
        while game.asked:
            game.do("roll", rolls=[6, 6])
        assert [who for who, _ in results(game)] == ["eowyn", "eowyn"]


@pytest.mark.rule("S18.12")
def test_adamant_helmet_keeps_dark_enchantments_off() -> None:
    for item, left in (("adamant-helmet", []), ("cram", ["dragons-curse"])):
        game = table(
            company=["eowyn"],
            on={"eowyn": ["dragons-curse", "foolish-words"]},
            row=[item],
            site_="ovir-hollow",
            treasures=["sting"],
        )
        gain(game.state, card(item), game.number("eowyn"))
        assert game.in_play("eowyn") == [*left, "foolish-words", item]


def test_palantiri_that_move() -> None:
    from mathom.games.solitaire.cards.lasting import Standing

    for id in ("palantir-of-amon-sul", "palantir-of-osgiliath", "palantir-of-elostirion"):
        assert any(isinstance(effect, Standing) for effect in BOX.card(id).script.effects)


def test_attack_of_a_creature_card() -> None:
    game = table(company=["frodo"], items={"frodo": ["star-glass"]}, events=["barrow-wight"])
    attack(game, "barrow-wight")
    assert offered(game, "star-glass")
