"""S2 Set-up and decks, as far as decks are built by it, and the settings S25.1 to S25.4."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import NONE, RUINS, SHADOW_HOLD, WILDERNESS
from mathom.games.solitaire.deck.construction import SITE_DEMANDS, is_corruption
from mathom.games.solitaire.deck.matching import matching
from mathom.games.solitaire.deck.treasures import facts
from mathom.games.solitaire.model.cards import Creature, Hazard, Item
from mathom.kernel.errors import BadRequest
from mathom.locale import LANGUAGES, messages
from tests.solitaire.decks import READY, SAMPLES, about, begin, broken, decks, keys, people
from tests.solitaire.table import BOX, GAME, card, site, table

EMPTY: dict[str, list[str]] = {"resources": [], "hazards": [], "sites": [], "treasures": []}
TOOLS = GAME.deckbuilding()


@pytest.mark.rule("S25.1")
@pytest.mark.parametrize("scenario", ["easy", "normal", "hard"])
def test_the_ready_decks_keep_to_the_rules(scenario: str) -> None:
    assert broken(READY[scenario]) == []
    assert begin(scenario=scenario).settings.decks == READY[scenario]


@pytest.mark.rule("S2.1")
@pytest.mark.parametrize(
    ("minds", "found"),
    [
        ((2, 3), ["minds-few"]),
        ((3, 3), []),
        ((9, 6, 5), []),
        ((9, 6, 6), ["minds-many"]),
        ((), ["minds-few"]),
    ],
)
def test_minds_add_up_to_6_to_20(minds: tuple[int, ...], found: list[str]) -> None:
    assert keys(decks(company=people(*minds)), "S2.1") == found


@pytest.mark.rule("S2.27")
@pytest.mark.parametrize(("minds", "found"), [((2, 3), False), ((3, 3), True), ((9, 6, 6), False)])
def test_sizes_are_judged_only_where_the_minds_are_right(
    minds: tuple[int, ...], found: bool
) -> None:
    rules = {each.rule for each in broken(decks(company=people(*minds)))}
    assert ("S2.6" in rules) == found
    assert ("S2.1" in rules) != found


@pytest.mark.rule("S2.1")
def test_only_characters_start() -> None:
    assert about(decks(company=["faramir", "gimli", "quickbeam"]), "no-character") == ["quickbeam"]


@pytest.mark.rule("S2.1", "S2.6")
def test_n_is_the_exact_sum_of_the_minds() -> None:
    """Somebody with one mind more wants three resources more."""
    base = SAMPLES["easy"]
    assert sum(BOX.characters[each].mind for each in base.company) == 12
    other = decks("easy", company=["elladan", "elrohir", "eowyn", "barliman-butterbur"])
    minds = sum(BOX.characters[each].mind for each in other.company)
    (violation,) = (each for each in broken(other) if each.rule == "S2.6")
    assert (violation.args["n"], violation.args["wanted"]) == (minds, 3 * minds)


@pytest.mark.rule("S2.2")
@pytest.mark.parametrize("zone", ["resources", "hazards", "treasures"])
def test_no_deck_holds_a_character(zone: str) -> None:
    other = decks(add={zone: ["legolas"]})
    assert keys(other, "S2.2") == ["character"]
    assert about(other, "character") == ["legolas"]
    assert keys(decks(), "S2.2") == []


@pytest.mark.rule("S2.2")
def test_a_wizard_in_a_list_breaks_the_rule() -> None:
    for part in ("Company", "Resources"):
        listed = TOOLS.read(f"{part}\n1 Gandalf\n")
        assert [(each.rule, each.key) for each in listed.violations] == [("S2.2", "absent")]
        assert listed.mistakes == ()


@pytest.mark.rule("S2.3")
def test_no_character_starts_twice() -> None:
    twice = ["faramir", "gimli", "haldir", "haldir"]
    assert about(decks(company=twice), "starts-twice") == ["haldir"]
    assert keys(decks(company=twice), "S2.3") == ["starts-twice"]
    assert keys(decks(company=twice), "S2.13") == []
    assert keys(decks(), "S2.3") == []


@pytest.mark.rule("S2.3", "S25.2")
def test_five_start_at_most_unless_the_table_says_otherwise() -> None:
    five, six = (decks(company=people(*[2] * count)) for count in (5, 6))
    assert keys(five, "S2.3") == []
    assert keys(six, "S2.3") == ["company-many"]
    assert keys(six, "S2.3", starting_characters="any") == []
    many = decks(company=people(*[2] * 10, 1))
    assert keys(many, "S2.1", starting_characters="any") == ["minds-many"]


@pytest.mark.rule("S19.7", "S2.23")
def test_who_may_not_start_by_his_card_is_in_no_company() -> None:
    assert about(decks(company=["fram-framson", "gimli"]), "may-not-start") == ["fram-framson"]


@pytest.mark.rule("S2.4")
@pytest.mark.parametrize(
    ("carried", "found"),
    [
        ([], []),
        ([("elven-cloak", "gimli"), ("star-glass", "haldir")], []),
        ([("elven-cloak", "gimli"), ("star-glass", "gimli")], []),
        ([("elven-cloak", "gimli"), ("elven-cloak", "gimli")], []),
        (
            [("elven-cloak", "gimli"), ("star-glass", "gimli"), ("cram", "gimli")],
            ["starting-many"],
        ),
        ([("glamdring", "gimli")], ["starting-class"]),
        ([("waybread", "gimli")], ["starting-class"]),
        ([("concealment", "gimli")], ["starting-class"]),
        ([("sting", "gimli")], ["starting-unique"]),
        ([("adamant-helmet", "gimli")], ["starting-hoard"]),
        ([("emerald-of-doriath", "gimli")], ["starting-unique"]),
        ([("elven-cloak", "legolas")], ["starting-bearer"]),
    ],
)
def test_two_plain_minor_items_start_with_the_company(
    carried: list[tuple[str, str]], found: list[str]
) -> None:
    assert keys(decks(carried=carried), "S2.4") == found


@pytest.mark.rule("S2.4")
def test_what_the_company_starts_with_is_no_treasure() -> None:
    """Neither its number nor its points count, and the treasure deck may hold the same card."""
    base = SAMPLES["hard"]
    assert ("elven-cloak", "sam-gamgee") in [
        (BOX.cards[item].id, BOX.cards[bearer].id) for item, bearer in base.minor_items
    ]
    assert card("elven-cloak") in base.treasures
    fewer = decks(drop={"treasures": ["elven-cloak"]})
    assert keys(fewer, "S2.12") == ["treasures-few"]
    assert len(fewer.treasures) + len(fewer.minor_items) > 16


@pytest.mark.rule("S2.5")
def test_each_of_the_four_decks_has_a_discard_pile() -> None:
    base = READY["normal"]
    state = begin(scenario="normal")
    assert len(state.resources) == len(base.resources) - 5
    assert sorted(state.hazards.members()) == sorted(base.hazards)
    assert sorted(state.sites.members()) == sorted(base.sites)
    assert sorted(state.treasures.members()) == sorted(base.treasures)
    game = table(
        resource_discard=["ford"],
        hazard_discard=["river"],
        site_discard=["bree"],
        treasure_discard=["cram"],
    )
    for zone, held in (
        ("resource_discard", "ford"),
        ("hazard_discard", "river"),
        ("site_discard", "bree"),
        ("treasure_discard", "cram"),
    ):
        assert game.zone(zone) == [held]


@pytest.mark.rule("S2.6")
def test_the_resource_deck_has_exactly_three_cards_for_each_mind() -> None:
    assert len(SAMPLES["normal"].resources) == 3 * 16
    assert keys(decks(), "S2.6") == []
    assert keys(decks(drop={"resources": ["ford"]}), "S2.6") == ["resources-count"]
    assert keys(decks(add={"resources": ["stars"]}), "S2.6") == ["resources-count"]


@pytest.mark.rule("S2.6")
@pytest.mark.parametrize(
    ("id", "found"),
    [
        ("stars", []),
        ("beorn", ["character"]),
        ("gwaihir", []),
        ("dunlendings", []),
        ("miruvor", ["wrong-deck"]),
        ("wargs", ["wrong-deck"]),
        ("river", ["wrong-deck"]),
    ],
)
def test_resources_are_events_allies_and_factions(id: str, found: list[str]) -> None:
    other = decks(drop={"resources": ["ford"]}, add={"resources": [id]})
    wrong = [each.key for each in broken(other) if each.args.get("deck") == "resources"]
    assert wrong == found
    assert keys(other, "S2.6") == [key for key in found if key == "wrong-deck"]


@pytest.mark.rule("S2.7")
def test_the_hazard_deck_has_at_most_two_cards_for_each_mind() -> None:
    base = SAMPLES["hard"]
    assert len(base.hazards) == 2 * 20
    assert keys(base, "S2.7") == []
    assert keys(decks("hard", add={"hazards": ["wargs"]}), "S2.7") == ["hazards-many"]
    assert keys(decks("hard", drop={"hazards": ["river"]}), "S2.7") == []


@pytest.mark.rule("S2.7")
def test_the_hazard_deck_holds_hazards_only() -> None:
    for id in ("ford", "miruvor"):
        other = decks("hard", drop={"hazards": ["river"]}, add={"hazards": [id]})
        assert keys(other, "S2.7") == ["wrong-deck"]


LEFT_OUT = [
    ("nazgul", ["khamul-the-easterling"], "ren-the-unclean"),
    ("shadow-hold-creature", ["ghosts"], "ghouls"),
    ("lair-dragon", ["smaug"], "smaug"),
    ("ruins-lairs-creature", ["orc-warband"], "crebain"),
    ("assassin-or-slayer", ["assassin"], "assassin"),
    ("pick-pocket", ["pick-pocket"], "pick-pocket"),
]


@pytest.mark.rule("S2.7")
@pytest.mark.parametrize(("demand", "left_out", "instead"), LEFT_OUT)
def test_each_demand_takes_two_hazards(demand: str, left_out: list[str], instead: str) -> None:
    fewer = decks(drop={"hazards": left_out})
    assert about(fewer, "demand") == [demand]
    (violation,) = (each for each in broken(fewer) if each.key == "demand")
    assert (violation.rule, violation.args["count"]) == ("S2.7", 1)
    assert about(decks(fewer, add={"hazards": [instead]}), "demand") == []


@pytest.mark.rule("S2.7")
def test_a_hazard_meets_one_demand_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A creature for two demands counts for that for which there is no other."""
    watcher = BOX.card("watcher-in-the-water")
    assert isinstance(watcher, Creature)
    monkeypatch.setattr(watcher, "slots", ("shadow-hold-creature", "ruins-lairs-creature"))
    one_less = decks(drop={"hazards": ["ghosts"]})
    assert about(one_less, "demand") == []
    two_less = decks(one_less, drop={"hazards": ["orc-warband"]})
    assert len(about(two_less, "demand")) == 1


def test_demands_are_met_by_as_many_cards_as_can_be() -> None:
    assert matching([[0], [0, 1], [1, 2]]) == [0, 1, 2]
    assert matching([[0, 1], [0]]) == [1, 0]
    assert sorted(matching([[0], [0]])) == [NONE, 0]
    assert matching([[], [3]]) == [NONE, 3]


@pytest.mark.rule("S2.8")
@pytest.mark.parametrize(
    ("minds", "corruption", "found"),
    [
        ((4, 3), 0, []),
        ((4, 4), 0, ["corruption-few"]),
        ((4, 4), 2, ["corruption-few"]),
        ((4, 4), 3, []),
        ((9, 6, 5), 2, ["corruption-few"]),
        ((9, 6, 5), 3, []),
    ],
)
def test_three_corruption_cards_from_eight_minds_on(
    minds: tuple[int, ...], corruption: int, found: list[str]
) -> None:
    lures = ["lure-of-nature", "lure-of-power", "greed"][:corruption]
    other = decks(company=people(*minds), only={"hazards": [*lures, "river", "wargs"]})
    assert keys(other, "S2.8") == found


@pytest.mark.rule("S2.18")
def test_every_hazard_with_the_keyword_is_a_corruption_card() -> None:
    """Traitor stays with nobody."""
    for third, found in (("traitor", []), ("river", ["corruption-few"])):
        hazards = ["lure-of-nature", "lure-of-power", third]
        assert keys(decks(only={"hazards": hazards}), "S2.8") == found
    told = [card.id for card in BOX.hazards if is_corruption(card)]
    assert {"traitor", "the-balance-of-things", "morgul-knife", "dragons-curse"} <= set(told)
    assert "river" not in told


SITES = {
    "dark-hold": "dol-guldur",
    "shadow-hold": "moria",
    "lair": "the-lonely-mountain",
    "ruins-and-lairs": "amon-hen",
    "border-hold": "dunharrow",
    "free-hold": "edoras",
}


@pytest.mark.rule("S2.10")
@pytest.mark.parametrize("demand", SITE_DEMANDS)
def test_the_site_deck_has_a_site_of_each_sort(demand: str) -> None:
    assert about(decks(only={"sites": SITES.values()}), "site-demand") == []
    rest = [id for sort, id in SITES.items() if sort != demand]
    other = decks(only={"sites": rest})
    assert about(other, "site-demand") == [demand]
    assert keys(other, "S2.10") == ["site-demand"]


@pytest.mark.rule("S2.10")
def test_a_lair_and_other_ruins_are_two_cards() -> None:
    rest = [SITES[sort] for sort in SITE_DEMANDS if sort != "ruins-and-lairs"]
    assert BOX.sites[site("gold-hill")].type == RUINS
    assert about(decks(only={"sites": [*rest, "gold-hill"]}), "site-demand") == []


@pytest.mark.rule("S2.10")
def test_no_haven_is_in_the_site_deck() -> None:
    for haven in ("rivendell", "lorien", "grey-havens", "edhellond"):
        assert about(decks(add={"sites": [haven]}), "haven") == [haven]
    assert keys(decks(), "S2.10") == []


@pytest.mark.rule("S2.10")
def test_any_number_of_sites_may_be_in_the_site_deck() -> None:
    every = [
        each.id
        for each in BOX.sites
        if not each.is_haven and each.id not in ("barad-dur", "mount-doom")
    ]
    assert broken(decks(only={"sites": every})) == []


@pytest.mark.rule("S2.12")
def test_the_treasure_deck_holds_an_item_for_each_mind() -> None:
    base = SAMPLES["normal"]
    assert len(base.treasures) == sum(BOX.characters[each].mind for each in base.company) == 16
    assert keys(base, "S2.12") == []
    assert keys(decks(drop={"treasures": ["star-glass"]}), "S2.12") == ["treasures-few"]


@pytest.mark.rule("S2.12", "S24.1", "S24.2")
def test_plain_points_of_treasures_reach_the_minds() -> None:
    """Glamdring is worth 2; the Arkenstone is worth 2, and 5 in brackets."""
    company = people(4, 4)
    arkenstone = BOX.card("the-arkenstone")
    assert isinstance(arkenstone, Item)
    assert arkenstone.points_alt is not None
    assert (arkenstone.points, arkenstone.points_alt.n) == (2, 5)
    plain = ["elven-cloak"] * 3 + ["star-glass"] * 3
    for treasures, found in (
        (["glamdring", "the-arkenstone", "orcrist"], []),
        (["glamdring", "the-arkenstone", "narsil"], ["treasures-points"]),
    ):
        other = decks(company=company, only={"treasures": [*plain, *treasures]})
        assert keys(other, "S2.12") == found


@pytest.mark.rule("S2.12")
def test_treasures_are_items() -> None:
    for id in ("concealment", "wargs"):
        assert keys(decks(add={"treasures": [id]}), "S2.12") == ["wrong-deck"]


@pytest.mark.rule("S2.13")
def test_one_copy_of_a_unique_card_and_three_of_another() -> None:
    for zone, id in (("treasures", "glamdring"), ("hazards", "smaug"), ("resources", "beornings")):
        assert about(decks(add={zone: [id]}), "copies-unique") == [id]
    assert SAMPLES["normal"].resources.count(card("escape")) == 3
    assert about(decks(add={"resources": ["escape"]}), "copies-many") == ["escape"]
    assert keys(decks(), "S2.13") == []


@pytest.mark.rule("S2.13")
def test_copies_are_counted_over_all_that_is_brought() -> None:
    carried = [("elven-cloak", "gimli")]
    for more, found in ((["elven-cloak"], []), (["elven-cloak"] * 2, ["copies-many"])):
        assert keys(decks(carried=carried, add={"treasures": more}), "S2.13") == found
    both = decks(carried=[*carried, *carried], add={"treasures": ["elven-cloak"]})
    assert about(both, "copies-many") == ["elven-cloak"]


@pytest.mark.rule("S2.13")
def test_a_character_is_brought_once() -> None:
    """Of the company S2.3 speaks, of characters in decks S2.2."""
    twice = decks(add={"resources": ["legolas", "legolas"]})
    assert about(twice, "copies-unique") == ["legolas"]
    assert keys(decks(add={"resources": ["legolas"]}), "S2.13") == []
    assert keys(decks(add={"resources": ["gimli"]}), "S2.13") == []


@pytest.mark.rule("S19.7")
def test_what_a_card_says_of_decks_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BOX.card("star-glass"), "treasure", False)
    assert about(decks(), "no-treasure") == ["star-glass"]
    monkeypatch.undo()
    monkeypatch.setattr(BOX.card("healing-herbs"), "starting", False)
    assert about(decks(), "starting-not") == ["healing-herbs"]
    assert "star-glass" in {BOX.cards[card].id for card in SAMPLES["normal"].treasures}


@pytest.mark.rule("S2.13", "S2.25")
def test_twilight_is_one_card_whichever_side_plays_it() -> None:
    for hazards, found in ((1, []), (2, ["copies-many"])):
        other = decks(
            add={"hazards": ["twilight"] * hazards, "resources": ["twilight-resource"] * 2}
        )
        assert keys(other, "S2.13") == found


@pytest.mark.rule("S2.13")
def test_one_of_each_site() -> None:
    assert about(decks(add={"sites": ["moria"]}), "copies-site") == ["moria"]


@pytest.mark.rule("S2.19", "S2.26")
def test_a_creature_for_shadow_holds_is_for_no_wilds_and_no_ruins() -> None:
    """By any key it has; symbols are keys without a condition, unless all of its keys have one."""
    for it in BOX.creatures:
        symbols = [key for key in it.keys if key.when is None] or it.keys
        types = {key.site_type for key in it.keys} | {t for key in it.keys for t in key.site_types}
        wild = WILDERNESS in {key.region_type for key in it.keys}
        for_shadow = SHADOW_HOLD in {key.site_type for key in symbols}
        for_shadow = for_shadow and not wild and RUINS not in types
        plain = RUINS in {key.site_type for key in symbols}
        assert ("shadow-hold-creature" in it.slots) == for_shadow, it.id
        assert ("ruins-lairs-creature" in it.slots) == plain, it.id


@pytest.mark.rule("S2.19")
@pytest.mark.parametrize(
    ("id", "found"),
    [
        ("ghouls", []),
        ("pukel-men", ["shadow-hold-creature"]),
        ("orc-lieutenant", ["shadow-hold-creature"]),
        ("olog-hai-trolls", ["shadow-hold-creature"]),
    ],
)
def test_who_counts_as_a_creature_for_shadow_holds(id: str, found: list[str]) -> None:
    other = decks(drop={"hazards": ["ghosts"]}, add={"hazards": [id]})
    assert about(other, "demand") == found


@pytest.mark.rule("S2.20")
@pytest.mark.parametrize(
    ("dragons", "sites", "found"),
    [
        (["smaug", "smaug-at-home"], [], []),
        (["smaug", "itangast"], ["gold-hill"], []),
        (["smaug-at-home", "itangast-at-home"], ["gold-hill"], []),
        (["smaug", "smaug-ahunt"], [], ["lair-dragon"]),
        (["smaug", "itangast"], [], ["lair-dragon"]),
        (["smaug", "cave-drake"], [], ["lair-dragon"]),
    ],
)
def test_dragons_need_their_lair_in_the_site_deck(
    dragons: list[str], sites: list[str], found: list[str]
) -> None:
    other = decks(
        drop={"hazards": ["smaug", "smaug-at-home"]}, add={"hazards": dragons, "sites": sites}
    )
    assert about(other, "demand") == found


@pytest.mark.rule("S2.7", "S2.20")
def test_only_dragons_need_sites() -> None:
    assert about(decks(only={"sites": []}), "demand") == ["lair-dragon"]


@pytest.mark.rule("S2.20")
def test_every_dragon_is_at_its_lair_twice() -> None:
    found = [
        card.manifestation
        for card in BOX.cards
        if isinstance(card, Creature | Hazard) and "lair-dragon" in card.slots
    ]
    assert sorted(found) == ["at-home"] * 9 + ["creature"] * 9


def treasure(
    id: str, *sites: str, resources: tuple[str, ...] = (), more: tuple[str, ...] = ()
) -> list[str]:
    """What keeps a treasure from being played with these sites, resources and other treasures."""
    other = decks(
        only={"treasures": [id, *more], "sites": sites, "resources": resources},
    )
    return [each.key for each in broken(other) if each.rule == "S2.21" and each.args["card"] == id]


@pytest.mark.rule("S2.21")
@pytest.mark.parametrize(
    ("id", "there", "not_there", "key"),
    [
        ("elven-cloak", "amon-hen", "gladden-fields", "treasure-class"),
        ("glamdring", "barrow-downs", "amon-hen", "treasure-class"),
        ("orcrist", "dol-guldur", "barrow-downs", "treasure-class"),
        ("fair-gold-ring", "gladden-fields", "dol-guldur", "treasure-class"),
        ("valiant-sword", "ovir-hollow", "dol-guldur", "treasure-lair"),
        ("adamant-helmet", "zarak-dum", "amon-hen", "treasure-lair"),
        ("enruned-shield", "gold-hill", "zarak-dum", "treasure-lair"),
        ("book-of-mazarbul", "moria", "dol-guldur", "treasure-site"),
        ("palantir-of-elostirion", "the-white-towers", "moria", "treasure-site"),
        ("twice-baked-cakes", "edoras", "moria", "treasure-site"),
        ("twice-baked-cakes", "bree", "isengard", "treasure-site"),
        ("sapling-of-the-white-tree", "isengard", "moria", "treasure-class"),
        ("palantir-of-osgiliath", "lossadan-cairn", "tolfalas", "treasure-class"),
        ("scroll-of-isildur", "tolfalas", "lossadan-cairn", "treasure-class"),
        ("orcrist", "the-stones", "tolfalas", "treasure-class"),
    ],
)
def test_a_treasure_must_be_found_somewhere(id: str, there: str, not_there: str, key: str) -> None:
    assert treasure(id, there) == []
    assert treasure(id, not_there, "bag-end" if id != "twice-baked-cakes" else "weathertop") == [
        key
    ]


@pytest.mark.rule("S2.21")
def test_what_is_found_at_lorien_is_allowed() -> None:
    for id in ("waybread", "gold-belt-of-lorien", "earth-of-galadriels-orchard"):
        assert treasure(id, "bree") == []


@pytest.mark.rule("S2.21")
def test_a_special_ring_needs_a_gold_ring_and_a_test() -> None:
    ring, gold, test = "lesser-ring", "fair-gold-ring", "test-of-form"
    assert treasure(ring, resources=(test,)) == ["treasure-gold-ring"]
    assert treasure(ring, more=(gold,)) == ["treasure-test"]
    assert treasure(ring, more=(gold,), resources=(test,)) == []
    assert treasure(ring, more=(gold,), resources=("ringlore",)) == []


@pytest.mark.rule("S2.21", "S2.24")
def test_every_special_ring_needs_a_gold_ring_of_its_own() -> None:
    """After a successful test the gold ring is stored."""
    gold = ("fair-gold-ring", "precious-gold-ring")
    rings = ("lesser-ring",)
    for count, found in ((1, ["treasure-gold-ring"]), (2, [])):
        more = (*rings, *gold[:count])
        assert treasure("magic-ring-of-lore", more=more, resources=("test-of-form",)) == found


@pytest.mark.rule("S2.21", "S2.24")
@pytest.mark.parametrize(
    ("gold", "test", "more", "found"),
    [
        ("beautiful-gold-ring", "test-of-form", (), []),
        ("beautiful-gold-ring", "test-of-lore", (), ["treasure-test"]),
        ("beautiful-gold-ring", "test-of-lore", ("scroll-of-isildur",), []),
        ("fair-gold-ring", "test-of-lore", (), []),
        ("beautiful-gold-ring", "ringlore", (), ["treasure-test"]),
    ],
)
def test_the_one_ring_needs_a_test_that_can_show_it(
    gold: str, test: str, more: tuple[str, ...], found: list[str]
) -> None:
    """Twelve at most, one less with Test of Lore, two more with the Scroll."""
    assert treasure("the-one-ring", more=(gold, *more), resources=(test,)) == found


@pytest.mark.rule("S2.21")
@pytest.mark.parametrize(
    ("shows", "test", "found"),
    [
        ({"max": 2}, "test-of-form", []),
        ({"max": 1}, "test-of-form", ["treasure-test"]),
        ({"max": 1}, "test-of-lore", []),
        ({"max": 0}, "test-of-lore", ["treasure-test"]),
        ({"min": 12}, "test-of-form", []),
        ({"min": 13}, "test-of-form", ["treasure-test"]),
        ({"any": True}, "test-of-form", []),
        (None, "test-of-form", ["treasure-test"]),
    ],
)
def test_two_dice_show_two_to_twelve(
    shows: dict[str, int] | None, test: str, found: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    gold = "fair-gold-ring"
    table_ = {} if shows is None else {"magic-ring": shows}
    monkeypatch.setitem(facts(BOX).tables, card(gold), table_)
    assert treasure("magic-ring-of-lore", more=(gold,), resources=(test,)) == found


@pytest.mark.rule("S2.21", "S2.24")
def test_ent_draughts_need_somebody_at_the_same_site() -> None:
    for resources, found in (
        ((), ["treasure-company"]),
        (("quickbeam",), []),
        (("ents-of-fangorn",), []),
        (("gwaihir",), ["treasure-company"]),
    ):
        assert treasure("ent-draughts", "wellinghall", resources=resources) == found
    assert treasure("ent-draughts", "bree", resources=("quickbeam",)) == ["treasure-site"]


@pytest.mark.rule("S2.22")
def test_cards_that_refill_the_resource_deck_are_allowed() -> None:
    other = decks(drop={"resources": ["ford"]}, add={"resources": ["favor-of-the-valar"]})
    assert broken(other) == []


@pytest.mark.rule("S2.23")
def test_cards_that_do_nothing_here_are_in_no_deck() -> None:
    dead = [card for card in BOX.cards if card.dead]
    assert {"horses", "stone-of-erech", "lost-in-the-wilderness"} <= {card.id for card in dead}
    for it in dead:
        zone = "hazards" if isinstance(it, Hazard) else "resources"
        assert about(decks(add={zone: [it.id]}), "dead") == [it.id]


@pytest.mark.rule("S2.23")
def test_cards_that_are_absent_are_in_no_deck() -> None:
    assert len(BOX.absent) == 49
    for absent in BOX.absent:
        title = GAME.title(messages("en"), "absent", absent.id)
        listed = TOOLS.read(f"{'Sites' if absent.was == 'site' else 'Resources'}\n{title}\n")
        (violation,) = listed.violations
        assert violation.args == {"absent": absent.id, "reason": absent.reason}
        assert violation.rule == ("S2.2" if absent.was == "character" else "S2.23")


@pytest.mark.rule("S25.3", "S2.7")
def test_killers_are_alike_unless_the_table_says_otherwise() -> None:
    one_each = decks(drop={"hazards": ["assassin"]}, add={"hazards": ["slayer"]})
    assert about(one_each, "demand") == ["assassin-or-slayer"]
    assert about(one_each, "demand", killers="mixed") == []
    slayers = decks(drop={"hazards": ["assassin"] * 2}, add={"hazards": ["slayer"] * 2})
    for killers in ("alike", "mixed"):
        assert about(slayers, "demand", killers=killers) == []
        one = decks(drop={"hazards": ["assassin"]})
        assert about(one, "demand", killers=killers) == ["assassin-or-slayer"]


@pytest.mark.rule("S25.4", "S8.5")
@pytest.mark.parametrize("id", ["barad-dur", "mount-doom"])
def test_no_site_of_gorgoroth_unless_the_table_says_otherwise(id: str) -> None:
    other = decks(add={"sites": [id]})
    assert keys(other, "S8.5") == ["gorgoroth"]
    assert broken(other, gorgoroth="printed-path") == []
    gorgoroth = BOX.names["region"].index("gorgoroth")
    assert {each.id for each in BOX.sites if each.region == gorgoroth} == {
        "barad-dur",
        "mount-doom",
    }


@pytest.mark.rule("S25.2", "S25.3", "S25.4")
def test_a_table_may_be_begun_with_what_its_settings_allow() -> None:
    """And a state of such a table is read, but not with other settings."""
    for other, about_it in (
        (decks(add={"sites": ["mount-doom"]}), {"gorgoroth": "printed-path"}),
        (
            decks(drop={"hazards": ["assassin"]}, add={"hazards": ["slayer"]}),
            {"killers": "mixed"},
        ),
    ):
        code = TOOLS.code(other)
        with pytest.raises(BadRequest, match="these decks may not be played, by S"):
            GAME.start(["a"], 1, {"scenario": code})
        state = begin(scenario=code, **about_it)
        assert state.settings.decks == other
        text = state.dumps()
        assert GAME.state(text).dumps() == text
        ((id, value),) = about_it.items()
        default = GAME.complete({})[id]
        with pytest.raises(ValueError, match="cannot be had together"):
            GAME.state(text.replace(f'"{id}":"{value}"', f'"{id}":"{default}"'))


def test_every_violation_is_told_in_every_language() -> None:
    """With a name for every card, and a rule that the ledger has."""
    wrong = [
        decks(company=people(9, 6, 6), carried=[("glamdring", "legolas")] * 3),
        decks(company=people(2, 3, 2, 2, 2, 2), carried=[("sting", "legolas")]),
        decks(company=["fram-framson", "gimli", "gimli", "quickbeam"]),
        decks(carried=[("adamant-helmet", "gimli")], add={"treasures": ["legolas", "river"]}),
        decks(only=EMPTY, company=[]),
        decks(only=EMPTY),
        decks(add={"resources": ["horses", "wargs"], "sites": ["lorien", "mount-doom", "moria"]}),
        decks(add={"hazards": ["smaug", *["wargs"] * 20]}),
    ]
    found = [each for one in wrong for each in broken(one)]
    lacking = ["orcrist", "valiant-sword", "waybread", "red-book-of-westmarch", "lesser-ring"]
    found += broken(decks(only={**EMPTY, "treasures": lacking}))
    found += broken(decks(only={**EMPTY, "treasures": ["lesser-ring", "fair-gold-ring"]}))
    found += broken(decks(only={**EMPTY, "treasures": ["ent-draughts"], "sites": ["wellinghall"]}))
    rules = set(GAME.ledger().ids())
    for each in found:
        assert each.rule in rules
        for lang in LANGUAGES:
            told = messages(lang).tell(each.sentence)
            assert "solitaire" not in told
            assert all(str(value) not in told for value in each.args.values() if "-" in str(value))
    prefix = "solitaire-decks-"
    known = {key.removeprefix(prefix) for key in messages("en").keys if key.startswith(prefix)}
    others = ("heading-", "list-", "code-", "no-name", "no-seed", "no-date", "no-random")
    of_checks = {key for key in known if not key.startswith(others)} - {"unfit", "line", "absent"}
    # No card of the box says these of itself.
    assert of_checks - {each.key for each in found} == {"starting-not", "no-treasure"}
