"""Cards that leave play by themselves, and those that are stored or passed on."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.cards.abilities import Use
from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.figures import PROWESS, figure
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.site.corruption import CorruptionCheck
from mathom.games.solitaire.site.entering import AtSite
from mathom.games.solitaire.travel.departing import sweep
from mathom.games.solitaire.travel.drawing import draw_hazards
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.long_events import LongEvents
from mathom.games.solitaire.travel.movement_phase import SetOut
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.untap import Untap
from mathom.kernel.effects import Bindings, Perform
from tests.solitaire.journeys import bound
from tests.solitaire.table import BOX, Game, card, table


def passed(game: Game) -> Game:
    """Roll every check that is asked for, with the best dice."""
    while game.asked == "corruption-check":
        game.do("roll", rolls=[6, 6])
    return game


# What does not come along (S3.6).


@pytest.mark.rule("S3.6", "S8.8")
@pytest.mark.parametrize(
    ("ally", "origin", "goal", "chain", "stays"),
    [
        ("leaflock", "wellinghall", "isengard", ["fangorn", "gap-of-isen"], True),
        ("leaflock", "edoras", "minas-tirith", ["rohan", "anorien"], False),
        ("skinbark", "wellinghall", "edoras", ["fangorn", "rohan"], True),
        ("skinbark", "edoras", "minas-tirith", ["rohan", "anorien"], False),
        ("treebeard", "wellinghall", "edoras", ["fangorn", "rohan"], True),
        ("treebeard", "edoras", "minas-tirith", ["rohan", "anorien"], False),
        ("tom-bombadil", "bree", "bag-end", ["arthedain", "the-shire"], True),
        ("tom-bombadil", "bree", "grey-havens", ["arthedain", "lindon"], False),
        ("nenselde-the-wingild", "dol-amroth", "edhellond", ["belfalas", "anfalas"], True),
        ("nenselde-the-wingild", "edhellond", "edoras", ["anfalas", "rohan"], False),
    ],
)
def test_some_allies_stay_in_their_lands(
    ally: str, origin: str, goal: str, chain: list[str], stays: bool
) -> None:
    game = bound(origin, goal, chain, allies={"aragorn-ii": [ally]}).run(SetOut())
    assert (ally in game.in_play()) == stays
    assert (game.zone("resource_discard") == [ally]) != stays


@pytest.mark.rule("S3.6")
@pytest.mark.parametrize(
    ("palantir", "company", "stays"),
    [
        ("palantir-of-amon-sul", ["frodo"], False),
        ("palantir-of-amon-sul", ["frodo", "sam-gamgee"], True),
        ("palantir-of-osgiliath", ["frodo", "sam-gamgee", "legolas"], False),
        ("palantir-of-osgiliath", ["frodo", "sam-gamgee", "legolas", "gimli"], True),
        ("palantir-of-elostirion", ["frodo", "sam-gamgee", "legolas", "gimli"], False),
    ],
)
def test_some_stones_are_too_heavy(palantir: str, company: list[str], stays: bool) -> None:
    game = bound("bree", "bag-end", company=company, items={"frodo": [palantir]}).run(SetOut())
    assert (palantir in game.in_play()) == stays
    assert (game.zone("treasures") == [palantir]) != stays, "a forced loss"


def test_who_stays_loses_nothing() -> None:
    game = table(items={"aragorn-ii": ["palantir-of-elostirion"]}, phase=4).run(SetOut())
    assert "palantir-of-elostirion" in game.in_play()


def test_an_aligned_palantir_is_lost_by_moving() -> None:
    game = bound(
        "bree",
        "bag-end",
        items={"aragorn-ii": ["palantir-of-orthanc"]},
        events=["align-palantir"],
    )
    game.state.in_play.attach(game.number("align-palantir"), game.number("palantir-of-orthanc"))
    game.run(SetOut())
    assert game.zone("resource_discard") == ["align-palantir"]
    assert "palantir-of-orthanc" in game.in_play()


# What goes with other cards, or with a deck.


@pytest.mark.parametrize(("events", "stays"), [(["doors-of-night"], True), ([], False)])
def test_shelob_needs_the_night(events: list[str], stays: bool) -> None:
    game = table(events=[*events, "shelob"], marks={"shelob": ["second-way"]})
    sweep(game.state)
    assert ("shelob" in game.in_play()) == stays


@pytest.mark.rule("S2.28")
def test_bane_of_the_ithil_stone_goes_with_the_hazard_deck() -> None:
    game = table(
        events=["bane-of-the-ithil-stone"], hazards=["river"], hazard_discard=["wargs"], phase=4
    )
    draw_hazards(game.state, 1, game.chance)
    assert game.in_play() == ["aragorn-ii"]
    assert "bane-of-the-ithil-stone" in game.zone("hazard_discard")


@pytest.mark.rule("S9.3")
def test_the_will_of_sauron_keeps_long_events_and_takes_them_along() -> None:
    events = ["doors-of-night", "the-will-of-sauron", "storms-of-osse"]
    game = table(events=events).run(LongEvents())
    assert "storms-of-osse" in game.in_play()
    discard(game.state, game.number("doors-of-night"), forced=False)
    sweep(game.state)
    assert game.in_play() == ["aragorn-ii"]


@pytest.mark.rule("S9.1")
def test_echo_of_all_joy_keeps_a_long_event_until_the_night() -> None:
    game = table(events=["fog", "gates-of-morning"], hand=["echo-of-all-joy"], phase=3)
    game.state.in_play.attach(game.state.in_play.enter(game.state.hand[0], 0), game.number("fog"))
    game.state.hand = ()
    game.run(LongEvents())
    assert "fog" in game.in_play()
    discard(game.state, game.number("gates-of-morning"), forced=False)
    assert "fog" in game.in_play()
    night = table(events=["fog", "echo-of-all-joy", "doors-of-night"])
    night.state.in_play.attach(night.number("echo-of-all-joy"), night.number("fog"))
    sweep(night.state)
    assert night.in_play() == ["aragorn-ii", "doors-of-night"]


@pytest.mark.rule("S2.28")
def test_what_lasts_until_a_deck_is_exhausted_goes_with_the_hazard_deck() -> None:
    events = ["doors-of-night", "the-will-of-sauron"]
    will = table(events=events, hazards=["river"], hazard_discard=["wargs"], phase=4)
    draw_hazards(will.state, 1, will.chance)
    assert will.in_play() == ["aragorn-ii", "doors-of-night"]
    events = ["fog", "echo-of-all-joy"]
    joy = table(events=events, hazards=["river"] * 2, hazard_discard=["wargs"], phase=4)
    joy.state.in_play.attach(joy.number("echo-of-all-joy"), joy.number("fog"))
    draw_hazards(joy.state, 1, joy.chance)
    assert "echo-of-all-joy" in joy.in_play()
    draw_hazards(joy.state, 1, joy.chance)
    assert joy.in_play() == ["aragorn-ii"]


def test_fellowship_ends_when_somebody_leaves() -> None:
    company = ["aragorn-ii", "legolas", "gimli", "frodo"]
    game = table(company=company, hand=["fellowship"], sites=["bree"]).run(Organization())
    before = figure(game.state, PROWESS, game.number("legolas"))
    game.do("play fellowship")
    assert figure(game.state, PROWESS, game.number("legolas")) == before + 1
    discard(game.state, game.number("frodo"))
    assert "fellowship" not in game.in_play()
    few = table(company=company[:3], hand=["fellowship"], sites=["bree"]).run(Organization())
    assert "play fellowship" not in few.options


def test_lure_of_power_strikes_once() -> None:
    game = table(events=["lure-of-power"], phase=5).run()
    pull(game.state, "next-successful-influence", user=game.number("aragorn-ii"))
    game.run(rolls=[6, 6])
    passed(game)
    assert game.zone("hazard_discard") == ["lure-of-power"]


@pytest.mark.parametrize(("archer", "lost"), [("legolas", True), ("bard-bowman", False)])
def test_black_arrow_is_lost_by_who_is_no_man(archer: str, lost: bool) -> None:
    game = table(company=[archer], items={archer: ["black-arrow"]}, treasures=["orcrist"])
    script = BOX.lasting(Use, card("black-arrow"))[0].script
    game.run(Perform(script, len(script.effects) - 1, Bindings(card=game.number("black-arrow"))))
    assert (game.zone("treasure_discard") == ["black-arrow"]) == lost


# Storing (S6.3).


@pytest.mark.rule("S6.3")
@pytest.mark.parametrize(
    ("item", "place", "stored"),
    [
        ("book-of-mazarbul", "iron-hill-dwarf-hold", True),
        ("book-of-mazarbul", "bree", False),
        ("earth-of-galadriels-orchard", "bag-end", True),
        ("earth-of-galadriels-orchard", "bree", False),
        ("red-book-of-westmarch", "rivendell", True),
        ("red-book-of-westmarch", "bag-end", False),
        ("sapling-of-the-white-tree", "minas-tirith", True),
        ("palantir-of-amon-sul", "lorien", True),
        ("palantir-of-osgiliath", "edhellond", True),
        ("ent-draughts", "rivendell", False),
    ],
)
def test_where_items_are_stored(item: str, place: str, stored: bool) -> None:
    game = table(items={"aragorn-ii": [item]}, site_=place, sites=["edoras"], treasures=["orcrist"])
    game.run(Organization())
    assert (f"store {item}" in game.options) == stored
    if stored:
        passed(game.do(f"store {item}", rolls=[6, 6]))
        assert game.zone("stored") == [item]


@pytest.mark.rule("S6.2")
def test_ent_draughts_are_not_passed_on() -> None:
    game = table(
        company=["aragorn-ii", "legolas"], items={"aragorn-ii": ["ent-draughts"]}, sites=["bree"]
    ).run(Organization())
    assert "transfer ent-draughts" not in game.options


@pytest.mark.rule("S6.3")
@pytest.mark.parametrize("event", ["dreams-of-lore", "reforging"])
def test_who_dreams_or_forges_stays_tapped_until_it_is_stored(event: str) -> None:
    game = table(
        company=["elrond"],
        on={"elrond": [event]},
        marks={"elrond": ["tapped"]},
        sites=["bree"],
        treasures=["orcrist"],
    ).run(Untap())
    assert game.marks("elrond") == {"tapped"}
    passed(game.run(Organization()).do(f"store {event}", rolls=[6, 6]))
    assert game.zone("stored") == [event]
    game.run(Untap())
    assert game.marks("elrond") == set()


@pytest.mark.rule("S17.3")
def test_dreams_of_lore_tap_a_sage_and_the_site() -> None:
    game = table(company=["elrond"], site_="weathertop", hand=["dreams-of-lore"], phase=5)
    game.state.turn.entered = True
    game.run(AtSite()).do("play dreams-of-lore")
    assert game.in_play("elrond") == ["dreams-of-lore"]
    assert game.marks("elrond") == {"tapped"}
    assert game.state.tapped


@pytest.mark.rule("S6.3", "S3.7")
def test_reforging_brings_a_spent_treasure_back_into_the_row() -> None:
    game = table(
        company=["elrond", "galadriel"],
        stored=["reforging"],
        treasure_discard=["sword-of-gondolin", "cram", "orcrist"],
        sites=["bree"],
    ).run(Organization())
    game.do("use reforging")
    assert game.asked == "use-stored"
    game.do("by galadriel")
    assert game.marks("galadriel") == {"tapped"}
    assert game.zone("row") == ["sword-of-gondolin"], "neither greater nor no gear"
    assert game.zone("stored") == []
    assert game.zone("resource_discard") == ["reforging"]


@pytest.mark.rule("S6.3")
@pytest.mark.parametrize(("place", "stored"), [("edoras", True), ("moria", False)])
def test_rescued_prisoners_are_brought_home(place: str, stored: bool) -> None:
    game = table(
        on={"aragorn-ii": ["rescue-prisoners"]},
        marks={"aragorn-ii": ["tapped"]},
        site_=place,
        sites=["bree"],
    ).run(Organization())
    assert ("store rescue-prisoners" in game.options) == stored


@pytest.mark.rule("S6.3")
def test_who_has_rescued_prisoners_stays_tapped() -> None:
    game = table(
        on={"aragorn-ii": ["rescue-prisoners"]}, marks={"aragorn-ii": ["tapped"]}, site_="bree"
    ).run(Untap())
    assert game.marks("aragorn-ii") == {"tapped"}


@pytest.mark.rule("S6.2")
def test_pledge_of_conduct_passes_an_item_on_without_a_check() -> None:
    game = table(
        company=["elrond", "legolas"],
        items={"elrond": ["the-arkenstone"]},
        hand=["pledge-of-conduct"],
        treasures=["orcrist"],
    )
    game.run(CorruptionCheck(game.number("elrond"))).do("play pledge-of-conduct")
    assert game.in_play("legolas") == ["the-arkenstone"]
    assert game.events("roll")[0]["above"] == 0, "only the check that was asked for"


@pytest.mark.rule("S22.2")
@pytest.mark.rule("S14.6")
def test_the_skin_changer_leaves_at_the_end_of_the_turn() -> None:
    game = table(
        company=["beorn", "legolas"],
        items={"beorn": ["elven-cloak"]},
        events=["skin-changer"],
        marks={"skin-changer": ["until-turn"]},
        hand=["ford"] * 5,
        site_="bree",
        phase=6,
        treasures=["orcrist"],
    ).run(EndOfTurn())
    game.do("pass")
    while game.asked:
        game.do(game.options[0])
    assert "beorn" not in game.in_play()
    assert "skin-changer" not in game.in_play()
