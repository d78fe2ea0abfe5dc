"""Q2.4 The event cards: what each does when it comes and when a hero explores at its marker."""

from __future__ import annotations

import pytest

from mathom.games.quest.cards.lasting import creeping
from mathom.games.quest.sauron.story import paces
from tests.quest.cards import Case, event, followed, perform
from tests.quest.table import BOX, asked, number, options, position, refused

ONE = {"sheet": "argalad", "corruption": ["weak"]}
MARKED = {card.id for card in BOX.events if card.kept == "current"}


def quiet(card: str) -> Case:
    """An event that only places what it lists and stays as the current one."""
    return event(card)


FIRST = [
    event(
        "messengers-of-the-stormcrow",
        choices=["choose corruption"],
        given={"corruption_top": ["weak"]},
        corruption=["weak"],
    ),
    event(
        "messengers-of-the-stormcrow",
        choices=["choose pay-favor", "choose corruption", "choose corruption"],
        given={
            "heroes": [
                {"sheet": "argalad", "favor": 1},
                {"sheet": "beravor", "favor": 2},
                "eleanor",
            ],
            "corruption_top": ["weak", "weary"],
        },
        favor=-1,
        p2_corruption=["weak"],
        p3_corruption=["weary"],
    ),
    event(
        "tempted-by-power",
        choices=["name-hero hero-2", "choose corruption-and-training", "*"],
        given={"heroes": ["argalad", "beravor"], "corruption_top": ["weak"]},
        p2_corruption=["weak"],
        p2_skills=1,
        p2_hand=1,
    ),
    event(
        "tempted-by-power",
        choices=["choose plot"],
        given={"plot_top": ["loss-of-an-heir"]},
        plot_hand=["loss-of-an-heir"],
    ),
    event(
        "trust-in-friendship",
        choices=["name-hero hero-2"],
        given={
            "heroes": [
                {"sheet": "argalad", "favor": 2},
                {"sheet": "beravor", "favor": 1},
                "eleanor",
            ]
        },
        favor=-1,
        p2_favor=-1,
        banked=2,
        given_="trust-in-friendship",
        keeper="hero-2",
    ),
    event("trust-in-friendship", given_="trust-in-friendship", keeper="hero-1"),
    perform(
        "trust-in-friendship",
        BOX.events[number("event", "trust-in-friendship")].on_explore,
        given={
            "given_event": "trust-in-friendship",
            "keeper": "hero-1",
            "banked": 2,
            "characters": {"dain": "woodland-realm"},
        },
        favor=2,
        banked=-2,
        given_=None,
        keeper=None,
    ),
    perform(
        "trust-in-friendship",
        BOX.events[number("event", "trust-in-friendship")].on_explore,
        given={"given_event": "trust-in-friendship", "keeper": "hero-1", "banked": 2},
    ),
    event(
        "the-thieves-of-tharbad",
        choices=["name-character gandalf"],
        given={"characters": {"gandalf": "bree"}},
        gandalf="mouth-of-the-greyflood",
    ),
    event(
        "the-thieves-of-tharbad",
        choices=["name-character boromir"],
        boromir="mouth-of-the-greyflood",
    ),
    event("eomer-and-eowyn-are-orphaned", choices=["decline"]),
    event(
        "eomer-and-eowyn-are-orphaned",
        choices=["accept", "choose character", "name-character theoden"],
        given={"characters": {"theoden": "edoras", "saruman": "isengard", "gandalf": "bree"}},
        theoden=None,
    ),
    event(
        "eomer-and-eowyn-are-orphaned",
        choices=["accept", "choose remove-favor", "name-place helms-deep"],
        given={"favor": {"helms-deep": 1, "isengard": 2, "bree": 1}},
        favor__helms_deep=-1,
    ),
    event(
        "eomer-and-eowyn-are-orphaned",
        choices=["accept", "choose remove-favor"],
        given={"favor": {"helms-deep": 2, "bree": 1}},
        favor__helms_deep=-1,
    ),
    event("beornings-the-skin-changers", choices=["decline"]),
    event(
        "beornings-the-skin-changers",
        choices=["accept", "choose tokens", "name-token 0", "name-token 1"],
        given={"tokens": [("blank", "the-bight"), ("orc", "south-eaves"), ("blank", "fangorn")]},
        tokens__the_bight=-1,
        tokens__south_eaves=-1,
    ),
    event(
        "beornings-the-skin-changers",
        choices=["accept", "choose minion"],
        given={"minions": {"gothmog": "the-bight", "black-serpent": "near-harad"}},
        wounds__gothmog=2,
    ),
    event(
        "beornings-the-skin-changers",
        choices=["accept", "choose minion", "name-minion mouth-of-sauron"],
        given={"minions": {"gothmog": "the-bight", "mouth-of-sauron": ("the-bight", 8)}},
        mouth_of_sauron="defeated",
        wounds__mouth_of_sauron=-8,
    ),
    event("the-dunadan-guards-the-shire", choices=["decline"]),
    event(
        "the-dunadan-guards-the-shire",
        choices=["accept", "choose tokens", "name-place bree", "name-token 0", "enough"],
        given={"influence": {"bree": 1, "old-forest": 1}, "tokens": [("blank", "bree")]},
        influence__bree=-1,
        tokens__bree=-1,
    ),
    event(
        "the-dunadan-guards-the-shire",
        choices=["accept", "choose place-favor"],
        favor__the_shire=1,
    ),
    event("the-courage-of-erkenbrand", choices=["decline"]),
    event(
        "the-courage-of-erkenbrand",
        choices=[
            "accept",
            "choose tokens",
            "name-place isengard",
            "name-place helms-deep",
            "name-token 0",
        ],
        given={
            "influence": {"isengard": 1, "helms-deep": 1, "amon-hen": 1},
            "tokens": [("blank", "isengard"), ("blank", "belfalas")],
        },
        influence__isengard=-1,
        influence__helms_deep=-1,
        tokens__isengard=-1,
    ),
    event(
        "the-courage-of-erkenbrand",
        choices=["accept", "choose place-favor"],
        favor__helms_deep=1,
    ),
    quiet("from-argonath-to-the-sea"),
    followed("from-argonath-to-the-sea", choices=["decline"], stays=True),
    followed(
        "from-argonath-to-the-sea",
        choices=["accept"],
        given={"influence": {"osgiliath": 1, "pelargir": 1, "near-harad": 1}},
        influence__osgiliath=-1,
        influence__pelargir=-1,
    ),
    quiet("lady-of-the-golden-wood"),
    followed("lady-of-the-golden-wood", choices=["decline"], stays=True),
    followed("lady-of-the-golden-wood", choices=["accept", "choose boat"], items=["boat"]),
    followed(
        "lady-of-the-golden-wood", choices=["accept", "choose pool"], given={"pool": 2}, pool=-1
    ),
    quiet("arwens-message-to-her-beloved"),
    followed("arwens-message-to-her-beloved", choices=["choose favor"], favor=1),
    followed("arwens-message-to-her-beloved", choices=["choose training", "*"], skills=1, hand=1),
    quiet("imladris"),
    followed("imladris", choices=["decline"], stays=True),
    followed(
        "imladris",
        choices=["accept", "choose discard-corruption"],
        hero=ONE,
        corruption=[],
        corruption_discard=["weak"],
    ),
    followed("imladris", choices=["accept", "choose level"], fortitude=1),
    quiet("not-all-those-who-wander-are-lost"),
    followed("not-all-those-who-wander-are-lost", choices=["decline"], stays=True),
    followed(
        "not-all-those-who-wander-are-lost",
        choices=["accept", "name-place blue-mountains"],
        at="blue-mountains",
    ),
    quiet("gandalf-visits-frodo"),
    followed("gandalf-visits-frodo", choices=["decline"], stays=True),
    followed(
        "gandalf-visits-frodo",
        choices=["accept"],
        hero={"favor": 4},
        favor=-3,
        story__heroes=1,
    ),
]
SECOND = [
    quiet("of-serpents-and-sand"),
    followed("of-serpents-and-sand"),
    quiet("the-glades-of-orthanc-darken"),
    followed("the-glades-of-orthanc-darken"),
    event("stone-figures-in-the-trollshaws", choices=["decline"]),
    event(
        "stone-figures-in-the-trollshaws",
        choices=["accept", "name-place weathertop", "name-place ettenmoors"],
        given={"heroes": [{"sheet": "argalad", "at": "the-trollshaws"}]},
        tokens__weathertop=1,
        tokens__ettenmoors=1,
    ),
    event(
        "stone-figures-in-the-trollshaws",
        choices=["accept"],
        given={
            "heroes": [
                {"sheet": "argalad", "at": "the-trollshaws"},
                {"sheet": "beravor", "at": "ruins-of-angmar"},
                {"sheet": "eleanor", "at": "the-north-downs"},
            ]
        },
        tokens__weathertop=1,
        tokens__ettenmoors=1,
    ),
    event("there-is-strength-yet", choices=["decline"]),
    event(
        "there-is-strength-yet",
        choices=["accept", "name-character dain", "name-place emyn-muil"],
        given={
            "characters": {"dain": "south-eaves", "gandalf": "bree"},
            "influence": {"emyn-muil": 1},
            "tokens": [("blank", "emyn-muil"), ("blank", "the-bight")],
        },
        dain="emyn-muil",
        influence__emyn_muil=-1,
        tokens__emyn_muil=-1,
    ),
    quiet("cirdan-the-shipwright"),
    followed("cirdan-the-shipwright", choices=["decline"], items=["boat"]),
    followed("cirdan-the-shipwright", choices=["accept"], items=["boat"], at="belfalas"),
    quiet("the-foe-hammer"),
    followed("the-foe-hammer", choices=["decline"], stays=True),
    followed(
        "the-foe-hammer",
        choices=["accept", "name-place bree"],
        given={
            "characters": {"gandalf": "the-trollshaws"},
            "influence": {"bree": 1, "rhun": 1},
            "tokens": [("blank", "bree"), ("agent", "bree"), ("blank", "the-trollshaws")],
        },
        gandalf="bree",
        tokens__bree=-2,
    ),
    followed(
        "the-foe-hammer",
        choices=["accept"],
        given={
            "characters": {"gandalf": "the-trollshaws"},
            "influence": {"blue-mountains": 1},
            "tokens": [("blank", "blue-mountains")],
        },
        gandalf="blue-mountains",
        tokens__blue_mountains=-1,
    ),
    event(
        "under-the-shadow",
        choices=["choose corruption-and-move", "name-place bree"],
        given={"corruption_top": ["weak"]},
        corruption=["weak"],
        at="bree",
    ),
    event(
        "under-the-shadow",
        choices=["name-hero hero-2", "choose shadow"],
        given={"heroes": ["argalad", "beravor"], "shadow_top": ["betrayed"]},
        shadow_hand=["betrayed"],
    ),
    event("brand-becomes-king-of-dale", choices=["decline"]),
    event(
        "brand-becomes-king-of-dale",
        choices=["accept", "choose tokens", "name-place rhun", "name-token 0"],
        given={"influence": {"rhun": 1, "bree": 1}, "tokens": [("blank", "lake-esgaroth")]},
        influence__rhun=-1,
        tokens__lake_esgaroth=-1,
    ),
    event(
        "brand-becomes-king-of-dale",
        choices=["accept", "choose place-favor"],
        favor__lake_esgaroth=1,
    ),
    event("commander-of-edoras", choices=["decline"]),
    event(
        "commander-of-edoras",
        choices=["accept", "choose tokens", "name-token 1", "name-place dunharrow"],
        given={
            "influence": {"dunharrow": 1, "helms-deep": 1},
            "tokens": [("blank", "helms-deep"), ("blank", "dunharrow"), ("blank", "amon-hen")],
        },
        influence__dunharrow=-1,
        tokens__dunharrow=-1,
    ),
    event("commander-of-edoras", choices=["accept", "choose place-favor"], favor__edoras=1),
    quiet("iarwain-ben-adar"),
    followed("iarwain-ben-adar", choices=["decline"], stays=True),
    followed(
        "iarwain-ben-adar",
        choices=["accept", "choose discard-corruption"],
        hero=ONE,
        corruption=[],
        corruption_discard=["weak"],
    ),
    followed(
        "iarwain-ben-adar",
        choices=["accept", "choose mend"],
        hero={"damage": ["argalad-overdraw", "argalad-parry"]},
        damage=-2,
        rest=2,
    ),
    quiet("athelas-kingsfoil"),
    followed("athelas-kingsfoil", choices=["decline"], stays=True),
    followed(
        "athelas-kingsfoil",
        choices=["accept", "choose discard-corruption"],
        hero=ONE,
        corruption=[],
        corruption_discard=["weak"],
    ),
    followed(
        "athelas-kingsfoil",
        choices=["accept", "choose mend"],
        hero={"damage": ["argalad-overdraw", "argalad-parry"]},
        damage=-2,
        rest=2,
    ),
    event(
        "aragorn-meets-with-gandalf",
        given={"characters": {"gandalf": "erebor"}},
        aragorn="bree",
        gandalf="bree",
    ),
    quiet("aragorn-hunts-gollum"),
    followed("aragorn-hunts-gollum", choices=["decline"], stays=True),
    followed(
        "aragorn-hunts-gollum", choices=["accept"], hero={"favor": 3}, favor=-3, story__heroes=1
    ),
    event("beregond-guard-of-the-citadel", choices=["decline"]),
    event(
        "beregond-guard-of-the-citadel",
        choices=["accept"],
        given={
            "heroes": ["argalad", {"sheet": "beravor", "favor": 3}],
            "plots": ["denethor-falls-into-madness", "osgiliath-invaded"],
        },
        p2_favor=-3,
        plots=["osgiliath-invaded"],
        plot_discard=["denethor-falls-into-madness"],
    ),
    event(
        "beregond-guard-of-the-citadel",
        choices=["accept", "name-hero hero-1", "drop-plot 2"],
        given={
            "heroes": [{"sheet": "argalad", "favor": 4}, {"sheet": "beravor", "favor": 3}],
            "plots": ["denethor-falls-into-madness", "a-dark-messenger"],
        },
        favor=-3,
        plots=["denethor-falls-into-madness"],
        plot_discard=["a-dark-messenger"],
    ),
]
THIRD = [
    quiet("dark-news-from-erebor"),
    followed("dark-news-from-erebor"),
    quiet("the-blood-of-rhun"),
    followed("the-blood-of-rhun"),
    event(
        "radagast-the-brown",
        given={
            "heroes": [{"sheet": "argalad", "favor": 4}, {"sheet": "beravor", "favor": 3}],
            "characters": {"gandalf": "bree"},
        },
        favor=-1,
        gandalf="isengard",
    ),
    event(
        "radagast-the-brown",
        given={"characters": {"gandalf": BOX.locations[0].id}},
        gandalf="isengard",
    ),
    event("radagast-the-brown"),
    event("warrior-of-the-lidless-eye", choices=["decline"]),
    event("warrior-of-the-lidless-eye", choices=["accept"]),
    event(
        "warrior-of-the-lidless-eye",
        choices=["accept"],
        given={
            "heroes": [{"sheet": "argalad", "at": "the-north-downs"}],
            "minions": {"gothmog": "ruins-of-angmar"},
        },
        influence__the_north_downs=1,
        influence__ettenmoors=1,
        influence__mount_gundabad=1,
        influence__the_northern_waste=1,
        tokens__ettenmoors=1,
        tokens__mount_gundabad=1,
        tokens__the_northern_waste=1,
    ),
    event(
        "he-has-at-last-heard",
        choices=["decline"],
        influence__the_shire=1,
        influence__the_grey_havens=1,
        influence__hills_of_evendim=1,
        influence__old_forest=1,
    ),
    event(
        "he-has-at-last-heard",
        choices=["accept", "name-minion gothmog"],
        given={"minions": {"gothmog": "mount-gundabad", "witch-king": "rhun"}},
        gothmog="the-shire",
        influence__the_shire=1,
        influence__the_grey_havens=1,
        influence__hills_of_evendim=1,
        influence__old_forest=1,
    ),
    quiet("the-trees-of-fangorn"),
    followed(
        "the-trees-of-fangorn",
        given={"tokens": [("blank", "fangorn"), ("blank", "isengard"), ("blank", "rhun")]},
        favor=1,
        tokens__fangorn=-1,
        tokens__isengard=-1,
    ),
    quiet("gandalf-stormcrow"),
    followed("gandalf-stormcrow", choices=["decline"], stays=True),
    followed(
        "gandalf-stormcrow",
        choices=["accept", "name-place bree"],
        given={"pool": 1, "characters": {"gandalf": "plains-of-rohan"}},
        gandalf="bree",
        pool=-1,
    ),
    event("arnor-that-was-of-old", choices=["decline"]),
    event(
        "arnor-that-was-of-old",
        choices=["accept", "choose tokens"],
        given={
            "influence": {"bree": 1, "weathertop": 1, "the-shire": 1},
            "tokens": [("blank", "the-north-downs"), ("blank", "ettenmoors")],
        },
        influence__bree=-1,
        influence__weathertop=-1,
        tokens__the_north_downs=-1,
    ),
    event("arnor-that-was-of-old", choices=["accept", "choose place-favor"], favor__fornost=1),
    event(
        "boromirs-dream",
        given={"heroes": ["argalad", {"sheet": "beravor", "favor": 1}]},
        favor=1,
        story__ring=1,
    ),
    event(
        "boromirs-dream",
        given={"markers": {"heroes": 14, "ring": 2, "conquest": 1}},
        favor=1,
    ),
    quiet("elladan-and-elrohir"),
    followed("elladan-and-elrohir", choices=["decline"], favor=2),
    followed(
        "elladan-and-elrohir",
        choices=["accept", "name-token 1"],
        given={"tokens": [("blank", "fangorn"), ("blank", "rhun")]},
        favor=2,
        tokens__rhun=-1,
    ),
    event(
        "eowyn-sister-daughter",
        given={
            "characters": {"theoden": "isengard"},
            "influence": {"helms-deep": 1, "the-nindalf": 1, "isengard": 1},
        },
        theoden="edoras",
        influence__helms_deep=-1,
        influence__the_nindalf=-1,
    ),
    quiet("the-argonath"),
    followed("the-argonath", choices=["decline"], stays=True),
    followed(
        "the-argonath",
        choices=["accept", "choose discard-corruption"],
        hero=ONE,
        corruption=[],
        corruption_discard=["weak"],
    ),
    followed("the-argonath", choices=["accept", "choose level"], fortitude=1),
    quiet("theoden-warned-of-saruman"),
    followed("theoden-warned-of-saruman", choices=["decline"], stays=True),
    followed(
        "theoden-warned-of-saruman",
        choices=["accept"],
        hero={"favor": 2},
        given={"markers": {"corruption": 3}},
        favor=-2,
        story__corruption=-1,
    ),
    quiet("the-account-of-isildur"),
    followed("the-account-of-isildur", choices=["decline"], stays=True),
    followed(
        "the-account-of-isildur", choices=["accept"], hero={"favor": 3}, favor=-3, story__heroes=1
    ),
]
CASES = [*FIRST, *SECOND, *THIRD]


@pytest.mark.rule("Q2.4")
@pytest.mark.parametrize("case", CASES, ids=repr)
def test_event(case: Case) -> None:
    case.run()


@pytest.mark.rule("Q2.4")
def test_every_event_comes_and_every_marker_is_explored() -> None:
    assert {case.card for case in CASES} == {card.id for card in BOX.events}
    explored = {case.card for case in CASES if "current_event" in case.given}
    assert explored == MARKED


@pytest.mark.rule("Q2.2")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("of-serpents-and-sand", (0, 0, 1, 0)),
        ("the-glades-of-orthanc-darken", (0, 0, 1, 0)),
        ("dark-news-from-erebor", (0, 0, 0, 1)),
        ("the-blood-of-rhun", (0, 0, 1, 0)),
        ("imladris", (0, 0, 0, 0)),
    ],
)
def test_a_current_event_moves_the_story(card: str, steps: tuple[int, ...]) -> None:
    state = position(current_event=card)
    assert creeping(state) == steps
    assert paces(state, 0) == [2, *steps[1:]]


@pytest.mark.rule("Q2.4")
@pytest.mark.parametrize("card", ["gandalf-visits-frodo", "theoden-warned-of-saruman"])
def test_what_an_event_costs_must_be_there(card: str) -> None:
    match, _ = followed(card, hero={"favor": 1}).begin()
    assert options(match) == ["decline"]
    assert refused(match) == {"accept": ("unaffordable", "Q3.13")}


@pytest.mark.rule("Q9.103")
def test_the_messengers_leave_a_hero_without_favor_no_choice() -> None:
    heroes = [{"sheet": "argalad", "favor": 0}, {"sheet": "beravor", "favor": 1}]
    match, _ = event("messengers-of-the-stormcrow", given={"heroes": heroes}).begin()
    assert asked(match) == ("hero-1", "choose")
    assert options(match) == ["choose corruption"]
    assert refused(match) == {"choose pay-favor": ("unaffordable", "Q3.13")}
    match.apply("choose corruption")
    assert asked(match) == ("hero-2", "choose")
    assert options(match) == ["choose pay-favor", "choose corruption"]


@pytest.mark.rule("Q2.4")
def test_each_hero_is_asked_for_itself() -> None:
    heroes = [{"sheet": "argalad", "favor": 1}, {"sheet": "beravor", "favor": 1}]
    match, _ = event("messengers-of-the-stormcrow", given={"heroes": heroes}).begin()
    assert asked(match) == ("hero-1", "choose")
    match.apply("choose pay-favor")
    assert asked(match) == ("hero-2", "choose")


@pytest.mark.rule("Q2.4")
def test_the_hero_whom_sauron_names_decides() -> None:
    match, _ = event("tempted-by-power", given={"heroes": ["argalad", "beravor"]}).begin()
    assert asked(match) == ("sauron", "name-hero")
    match.apply("name-hero hero-2")
    assert asked(match) == ("hero-2", "choose")


@pytest.mark.rule("Q2.4", "Q9.3")
def test_the_first_hero_speaks_for_all_in_saurons_turn() -> None:
    given = {"heroes": ["argalad", "beravor"]}
    match, _ = event("beornings-the-skin-changers", given=given).begin()
    assert asked(match) == ("hero-1", "may")


@pytest.mark.rule("Q2.4")
def test_gandalf_flies_far() -> None:
    match, _ = followed("gandalf-stormcrow").begin()
    match.apply("accept")
    places = {option.removeprefix("name-place ") for option in options(match)}
    start = number("location", "plains-of-rohan")
    assert places == {place.id for place in BOX.locations if BOX.distance[start][place.index] >= 4}


@pytest.mark.rule("Q2.4")
def test_a_character_never_steps_into_a_stronghold() -> None:
    match, _ = event("there-is-strength-yet", given={"characters": {"dain": "south-eaves"}}).begin()
    match.apply("accept")
    match.apply("name-character dain")
    assert options(match) == ["name-place the-bight", "name-place emyn-muil"]


@pytest.mark.rule("Q2.4")
def test_only_locations_without_heroes_get_new_monsters() -> None:
    given = {"heroes": [{"sheet": "argalad", "at": "the-trollshaws"}]}
    match, _ = event("stone-figures-in-the-trollshaws", given=given).begin()
    match.apply("accept")
    assert "name-place the-trollshaws" not in options(match)
    assert "name-place ruins-of-angmar" in options(match)


@pytest.mark.rule("Q9.20")
def test_the_places_around_a_location_are_offered_in_the_order_of_the_board() -> None:
    around = ["the-iron-hills", "the-forest-road", "lake-esgaroth", "rhun"]
    given = {"influence": {**dict.fromkeys(around, 1), "bree": 1}}
    match, _ = event("brand-becomes-king-of-dale", given=given).begin()
    match.apply("accept")
    match.apply("choose tokens")
    assert options(match) == [*(f"name-place {place}" for place in around), "enough"]
