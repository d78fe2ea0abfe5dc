"""S1 Words and figures."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import HAVEN, HOBBIT, NONE, RUINS, SITE_TYPES
from mathom.games.solitaire.figures import (
    INFLUENCE,
    PROWESS,
    figure,
    size,
    unused_direct_influence,
    unused_influence,
)
from mathom.games.solitaire.leaving import discard, heal, remove, tap, untap, wound
from mathom.games.solitaire.limits import allowed
from mathom.games.solitaire.travel.drawing import draw_resources
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.organization import Organization, leaders
from mathom.kernel.modifiers import Modifier
from tests.solitaire.table import BOX, card, site, table


@pytest.mark.rule("S1.1")
def test_a_wounded_character_is_not_tapped_as_well() -> None:
    game = table(marks={"aragorn-ii": ["tapped"]})
    wound(game.state, game.number("aragorn-ii"))
    assert game.marks("aragorn-ii") == {"wounded"}
    heal(game.state, game.number("aragorn-ii"))
    assert game.marks("aragorn-ii") == {"tapped"}


@pytest.mark.rule("S1.1")
def test_a_character_has_all_figures() -> None:
    aragorn = BOX.card("aragorn-ii")
    assert (aragorn.mind, aragorn.prowess, aragorn.body, aragorn.influence) == (9, 6, 9, 3)  # type: ignore[attr-defined]
    assert aragorn.home == site("bree")  # type: ignore[attr-defined]


@pytest.mark.rule("S1.2")
def test_only_what_is_untapped_taps_and_what_it_bears_does_not() -> None:
    game = table(items={"aragorn-ii": ["glamdring"]})
    number = game.number("aragorn-ii")
    tap(game.state, number)
    assert game.marks("aragorn-ii") == {"tapped"}
    assert game.marks("glamdring") == set()
    tap(game.state, number)
    assert len(game.events("tap")) == 1
    untap(game.state, number)
    assert game.marks("aragorn-ii") == set()


@pytest.mark.rule("S1.2")
def test_nobody_wounded_taps_or_untaps_and_healing_says_to_what() -> None:
    game = table(marks={"aragorn-ii": ["wounded"]})
    number = game.number("aragorn-ii")
    tap(game.state, number)
    untap(game.state, number)
    assert game.marks("aragorn-ii") == {"wounded"}
    heal(game.state, number, untapped=True)
    assert game.marks("aragorn-ii") == set()


@pytest.mark.rule("S1.3")
def test_general_influence_is_20_less_the_minds_under_it() -> None:
    game = table(company=["aragorn-ii", "frodo"])
    assert unused_influence(game.state) == 20 - 9 - 5
    followed = table(company=["elrond", "frodo"], followers={"elrond": ["frodo"]})
    assert unused_influence(followed.state) == 20 - 10


@pytest.mark.rule("S1.3")
def test_unused_influence_is_never_below_0() -> None:
    game = table(company=["elrond", "galadriel", "cirdan"])
    assert unused_influence(game.state) == 0


@pytest.mark.rule("S1.4")
def test_direct_influence_less_the_minds_of_followers_is_left() -> None:
    game = table(company=["elrond", "wacho"], followers={"elrond": ["wacho"]})
    mind = BOX.card("wacho").mind  # type: ignore[attr-defined]
    assert unused_direct_influence(game.state, game.number("elrond")) == 4 - mind


@pytest.mark.rule("S1.4")
def test_a_follower_has_no_followers() -> None:
    game = table(company=["elrond", "galadriel", "robin-smallburrow", "ioreth"])
    ioreth, robin = game.number("ioreth"), game.number("robin-smallburrow")
    assert game.number("elrond") in leaders(game.state, ioreth)
    game.state.in_play.attach(robin, game.number("elrond"))
    assert robin not in leaders(game.state, ioreth)
    galadriel = game.number("galadriel")
    game.state.in_play.attach(ioreth, galadriel)
    assert leaders(game.state, galadriel) == []


@pytest.mark.rule("S1.6")
@pytest.mark.parametrize(
    ("company", "expected"),
    [
        (["aragorn-ii"], 1),
        (["aragorn-ii", "frodo"], 2),
        (["frodo", "sam-gamgee"], 1),
        (["frodo", "sam-gamgee", "merry"], 2),
        (["aragorn-ii", "frodo", "sam-gamgee"], 2),
    ],
)
def test_hobbits_count_a_half_rounded_up(company: list[str], expected: int) -> None:
    assert size(table(company=company).state) == expected


@pytest.mark.rule("S1.5")
def test_the_company_never_splits() -> None:
    game = table(company=["aragorn-ii", "frodo"], sites=["bree"])
    game.run(Organization())
    assert not [option for option in game.options if "split" in option]


@pytest.mark.rule("S1.5", "S1.14")
@pytest.mark.parametrize(("count", "leaves"), [(7, True), (8, False)])
def test_a_company_of_more_than_seven_does_not_leave_its_haven(count: int, leaves: bool) -> None:
    people = [each.id for each in BOX.characters if each.race not in (HOBBIT, NONE)][:count]
    game = table(company=people, sites=["bree"]).run(Organization())
    assert ("reveal" in game.options) == leaves
    refused = [each.reason for each in game.state.choice.refused(game.state)]
    assert ("company-too-large" in refused) != leaves


@pytest.mark.rule("S1.5")
def test_hobbits_count_a_half_there() -> None:
    people = ["aragorn-ii", "legolas", "gimli", "boromir-ii", "elrond", "bilbo", "frodo"]
    game = table(company=[*people, "sam-gamgee", "merry"], sites=["bree"]).run(Organization())
    assert "reveal" in game.options


@pytest.mark.rule("S1.7")
def test_a_unique_card_is_in_play_once() -> None:
    assert not allowed(table(items={"aragorn-ii": ["glamdring"]}).state, card("glamdring"), "")
    assert not allowed(table(removed=["glamdring"]).state, card("glamdring"), "")
    assert allowed(table(treasure_discard=["glamdring"]).state, card("glamdring"), "")
    assert allowed(table(items={"aragorn-ii": ["elven-cloak"]}).state, card("elven-cloak"), "")


@pytest.mark.rule("S1.8")
def test_what_is_discarded_goes_to_its_pile_with_what_it_controls() -> None:
    game = table(
        company=["elrond", "wacho"],
        followers={"elrond": ["wacho"]},
        allies={"elrond": ["goldberry"]},
        on={"elrond": ["lure-of-the-senses"]},
    )
    discard(game.state, game.number("elrond"))
    assert game.in_play() == ["wacho"]
    assert game.zone("resource_discard") == ["goldberry"]
    assert game.zone("hazard_discard") == ["lure-of-the-senses"]
    assert game.zone("removed") == ["elrond"]


@pytest.mark.rule("S1.8")
def test_what_is_removed_is_out_of_the_game() -> None:
    game = table(allies={"aragorn-ii": ["goldberry"]})
    remove(game.state, game.number("goldberry"))
    assert game.zone("removed") == ["goldberry"]
    assert game.zone("resource_discard") == []


@pytest.mark.rule("S1.9")
def test_a_deck_is_exhausted_with_its_last_card() -> None:
    game = table(resources=["concealment"] * 2)
    draw_resources(game.state, 1, game.chance)
    assert game.state.outcome is None
    draw_resources(game.state, 1, game.chance)
    assert game.state.outcome is not None


@pytest.mark.rule("S1.10")
def test_sites_and_regions_are_of_six_types() -> None:
    assert {each.type for each in BOX.sites} == set(range(6))
    assert {each.type for each in BOX.regions} == set(range(6))
    assert SITE_TYPES[HAVEN] == "haven"


@pytest.mark.rule("S1.11")
def test_a_lair_is_where_a_dragon_lives_and_has_a_hoard() -> None:
    lairs = [each for each in BOX.sites if each.lair >= 0]
    assert len(lairs) == 9
    assert all(each.hoard for each in lairs)
    assert all(each.type == RUINS for each in lairs)


@pytest.mark.rule("S1.12")
def test_a_ceiling_never_lowers_a_figure() -> None:
    game = table(company=["aragorn-ii"], items={"aragorn-ii": ["glamdring"]})
    assert figure(game.state, PROWESS, game.number("aragorn-ii")) == 8
    high = table(company=["glorfindel-ii"], items={"glorfindel-ii": ["glamdring"]})
    bare = table(company=["glorfindel-ii"])
    printed = figure(bare.state, PROWESS, 0)
    assert figure(high.state, PROWESS, 0) == max(printed, min(printed + 3, 8))


@pytest.mark.rule("S1.13")
def test_where_the_standard_game_differs_the_variant_holds() -> None:
    game = table(hazard_hand=["river"] * 9, hand=["concealment"] * 5)
    game.run(EndOfTurn()).do("pass")
    assert game.zone("hazard_hand") == ["river"] * 9, "the hazard hand has no ceiling"


@pytest.mark.rule("S1.4")
def test_a_faction_bonus_counts_against_it_alone() -> None:
    game = table(company=["cirdan"])
    cirdan = game.number("cirdan")
    assert figure(game.state, INFLUENCE, cirdan) == 4
    elves = BOX.card("elves-of-lindon")
    assert unused_direct_influence(game.state, cirdan, elves) == 6  # type: ignore[arg-type]


@pytest.mark.rule("S1.4", "S1.14")
def test_what_counts_toward_one_alone_helps_to_hold_him() -> None:
    game = table(company=["arwen", "aragorn-ii", "legolas"], sites=["bree"])
    arwen = game.number("arwen")
    assert leaders(game.state, game.number("aragorn-ii")) == [], "7 do not hold 9"
    game.state.in_play.modify(Modifier(INFLUENCE, arwen, n=2))
    assert leaders(game.state, game.number("aragorn-ii")) == [arwen]
    assert leaders(game.state, game.number("legolas")) == []
    game.run(Organization()).do("follow aragorn-ii")
    assert game.state.in_play[game.number("aragorn-ii")].bearer == arwen
    assert unused_direct_influence(game.state, arwen) == 0, "7 of the 9 count toward him alone"


@pytest.mark.rule("S1.4", "S1.14")
def test_toward_a_race_it_helps_with_all_of_that_race() -> None:
    plain = table(company=["elrond", "frodo"])
    assert leaders(plain.state, plain.number("frodo")) == []
    game = table(company=["elrond", "frodo"], items={"elrond": ["red-book-of-westmarch"]})
    assert leaders(game.state, game.number("frodo")) == [game.number("elrond")]
