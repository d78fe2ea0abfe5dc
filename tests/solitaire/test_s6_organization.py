"""S6 The organization phase."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.travel.counting import put_on_site
from mathom.games.solitaire.travel.movement import ChooseMovement
from mathom.games.solitaire.travel.organization import Organization, Overload
from mathom.kernel.modifiers import Modifier
from tests.solitaire.table import site, table


@pytest.mark.rule("S6.1")
def test_no_character_is_played_and_nobody_splits() -> None:
    game = table(company=["aragorn-ii", "frodo"], sites=["bree"]).run(Organization())
    assert set(game.options) == {"stay", "reveal"}


@pytest.mark.rule("S6.1")
def test_a_character_comes_under_the_influence_of_another_and_back() -> None:
    game = table(company=["elrond", "wacho"], sites=["bree"]).run(Organization())
    game.do("follow wacho")
    assert game.state.in_play[game.number("wacho")].bearer == game.number("elrond")
    game.do("follow wacho")
    assert game.state.in_play[game.number("wacho")].bearer == -1


@pytest.mark.rule("S6.1")
def test_of_several_leaders_one_is_chosen() -> None:
    game = table(company=["elrond", "cirdan", "kili"], sites=["bree"]).run(Organization())
    game.do("follow kili")
    assert game.asked == "leader"
    assert game.options == ["by elrond", "by cirdan"]
    game.do("by cirdan").do("follow kili")
    bearer = game.state.in_play[game.number("kili")].bearer
    assert bearer == game.number("elrond"), "20 general influence hold no 21"
    game = table(company=["elrond", "wacho"], followers={"elrond": ["wacho"]}, sites=["bree"])
    game.run(Organization()).do("follow wacho")
    assert game.events("general") == [{"card": "wacho"}]


@pytest.mark.rule("S6.1")
def test_direct_influence_must_hold_the_mind() -> None:
    game = table(company=["aragorn-ii", "frodo"], sites=["bree"]).run(Organization())
    assert "follow frodo" not in game.options, "3 do not hold 5"


@pytest.mark.rule("S6.2")
def test_an_item_passes_on_after_a_check_in_which_it_counts() -> None:
    game = table(
        company=["aragorn-ii", "legolas"],
        items={"aragorn-ii": ["the-arkenstone"]},
        marks={"legolas": ["tapped"]},
        sites=["bree"],
        treasures=["glamdring"],
    ).run(Organization())
    game.do("transfer the-arkenstone", rolls=[6, 6])
    assert game.in_play("legolas") == ["the-arkenstone"]
    (told,) = game.events("roll")
    assert told["above"] == 2 == 2


@pytest.mark.rule("S6.2")
def test_a_failed_check_has_its_usual_result() -> None:
    game = table(
        company=["aragorn-ii", "legolas"],
        items={"aragorn-ii": ["the-one-ring"]},
        marks={"legolas": ["tapped"]},
        sites=["bree"],
    ).run(Organization())
    game.do("transfer the-one-ring", rolls=[1, 1])
    assert game.in_play() == ["legolas"]
    assert game.zone("treasures") == ["the-one-ring"]


@pytest.mark.rule("S6.2")
def test_whoever_is_to_have_it_is_asked_where_there_are_several() -> None:
    game = table(
        company=["aragorn-ii", "legolas", "gimli"],
        items={"aragorn-ii": ["elven-cloak"], "legolas": ["elven-cloak"]},
        sites=["bree"],
        treasures=["glamdring"],
    ).run(Organization())
    game.do("transfer elven-cloak")
    assert game.asked == "carrier"
    game.do("by legolas")
    assert game.asked == "receiver"
    assert game.options == ["target aragorn-ii", "target gimli"]
    game.do("target gimli")
    assert game.in_play("gimli") == ["elven-cloak"]


@pytest.mark.rule("S6.2")
def test_alone_nobody_passes_anything_on() -> None:
    game = table(items={"aragorn-ii": ["elven-cloak"]}, sites=["bree"]).run(Organization())
    assert "transfer elven-cloak" not in game.options


@pytest.mark.rule("S6.3")
def test_at_a_haven_an_item_is_stored_after_a_check() -> None:
    game = table(
        items={"aragorn-ii": ["the-one-ring"]}, sites=["bree"], treasures=["glamdring"]
    ).run(Organization())
    game.do("store the-one-ring", rolls=[6, 6])
    assert game.zone("stored") == ["the-one-ring"]
    assert game.in_play() == ["aragorn-ii"]
    assert "store the-one-ring" not in game.options


@pytest.mark.rule("S6.3")
def test_elsewhere_nothing_is_stored_but_where_a_card_says_so() -> None:
    items = {"aragorn-ii": ["the-one-ring", "sapling-of-the-white-tree"]}
    game = table(site_="minas-tirith", items=items, sites=["bree"]).run(Organization())
    assert "store the-one-ring" not in game.options
    assert "store sapling-of-the-white-tree" in game.options
    away = table(site_="bree", items=items, sites=["edoras"]).run(Organization())
    assert "store sapling-of-the-white-tree" not in away.options


@pytest.mark.rule("S6.3")
def test_who_fails_the_check_stores_nothing() -> None:
    game = table(
        company=["aragorn-ii", "legolas"],
        marks={"legolas": ["tapped"]},
        items={"aragorn-ii": ["the-one-ring"]},
        sites=["bree"],
    ).run(Organization())
    game.do("store the-one-ring", rolls=[1, 2])
    assert game.zone("stored") == []
    assert game.zone("treasures") == ["the-one-ring"]


@pytest.mark.rule("S6.4")
def test_a_corruption_card_is_shed_in_this_phase() -> None:
    game = table(on={"aragorn-ii": ["lure-of-the-senses"]}, sites=["bree"]).run(Organization())
    game.do("shed lure-of-the-senses")
    assert game.asked in ("shed", "shedding")
    game.do(game.options[0], rolls=[6, 6])
    while game.asked == "shedding":
        game.do("roll", rolls=[6, 6])
    assert game.zone("hazard_discard") == ["lure-of-the-senses"]
    assert game.asked == "organize"


@pytest.mark.rule("S6.5")
def test_whom_influence_cannot_hold_must_leave() -> None:
    game = table(company=["elrond", "galadriel", "wacho"])
    game.run(Overload())
    assert game.asked == "dismiss"
    game.do("target wacho")
    assert game.in_play() == ["elrond", "galadriel"]
    assert game.asked == ""


@pytest.mark.rule("S6.5")
def test_exactly_20_minds_are_held() -> None:
    company = ["aragorn-ii", "legolas", "frodo"]
    game = table(company=company)
    minds = sum(game.state.character(game.number(each)).mind for each in company)
    game.state.in_play.modify(Modifier(3, game.number("frodo"), n=20 - minds))
    game.run(Overload())
    assert game.asked == ""
    game.state.in_play.modify(Modifier(3, game.number("frodo"), n=1))
    game.run(Overload())
    assert game.asked == "dismiss"


@pytest.mark.rule("S6.5")
def test_a_follower_who_is_not_held_falls_back_to_general_influence() -> None:
    game = table(company=["elrond", "wacho"], followers={"elrond": ["wacho"]})
    game.state.in_play.modify(Modifier(3, game.number("wacho"), n=5))
    game.run(Overload())
    assert game.state.in_play[game.number("wacho")].bearer == -1
    assert game.asked == ""


@pytest.mark.rule("S6.6")
def test_cards_for_the_end_of_organization_come_after_the_reveal() -> None:
    game = table(hand=["ford"], sites=["bree"])
    game.run(Organization())
    assert "play ford" not in game.options
    game.do("reveal")
    assert game.zone("open_sites") == ["bree"]
    assert "play ford" in game.options
    assert game.asked == "movement"


@pytest.mark.rule("S6.7", "S6.10")
def test_what_lengthens_the_movement_is_used_between_reveal_and_route() -> None:
    game = table(items={"aragorn-ii": ["cram"]}, marks={}, sites=["edoras"], treasures=["orcrist"])
    game.run(Organization())
    assert "use cram" not in game.options, "nothing is to be lengthened yet"
    game.do("reveal")
    assert game.asked == "movement"
    assert "use cram" in game.options
    game.do("use cram")
    assert game.state.turn.regions == 1
    assert game.zone("treasure_discard") == ["cram"]


@pytest.mark.rule("S6.7", "S6.10")
def test_the_route_is_not_changed_after_it_is_settled() -> None:
    game = table(
        company=["aragorn-ii"],
        items={"aragorn-ii": ["cram"]},
        hand=["ford"],
        sites=["bree"],
    ).run(Organization())
    game.do("reveal", "starter-movement")
    assert game.asked == "end-of-organization"
    assert "play ford" in game.options
    assert "use cram" not in game.options
    assert game.state.turn.destination == site("bree")


@pytest.mark.rule("S6.10")
@pytest.mark.parametrize(("phase", "offered"), [(2, True), (4, False)])
def test_in_a_second_movement_cards_of_the_organization_phase_are_not_offered(
    phase: int, offered: bool
) -> None:
    items = {"aragorn-ii": ["cram"]}
    game = table(items=items, goal="edoras", site_="lorien", phase=phase)
    game.state.turn.leaving = True
    game.run(ChooseMovement())
    assert game.asked == "movement"
    assert ("use cram" in game.options) == offered


@pytest.mark.rule("S6.11")
@pytest.mark.parametrize("events", [[], ["elf-song"]])
def test_what_a_prevented_failure_was_for_goes_ahead(events: list[str]) -> None:
    for act in ("transfer", "store"):
        game = table(
            company=["aragorn-ii", "legolas"],
            items={"aragorn-ii": ["the-one-ring"]},
            marks={"legolas": ["tapped"]},
            events=events,
            sites=["bree"],
            treasures=["glamdring"],
        ).run(Organization())
        game.do(f"{act} the-one-ring", rolls=[3, 3])
        assert ("aragorn-ii" in game.in_play()) == bool(events)
        there = game.in_play("legolas") if act == "transfer" else game.zone("stored")
        assert there == (["the-one-ring"] if events else [])


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize(("rolls", "leaves"), [([2, 2], False), ([2, 3], True)])
def test_a_failed_roll_to_leave_means_neither_reveal_nor_movement(
    rolls: list[int], leaves: bool
) -> None:
    game = table(
        company=["frodo"], site_="bree", sites=["edoras"], events=["siege"], treasures=["orcrist"]
    )
    put_on_site(game.state, game.number("siege"))
    game.run(Organization()).do("reveal", rolls=rolls)
    assert (game.state.goal == site("edoras")) == leaves
    assert (game.zone("row") == ["orcrist"]) == leaves
    assert bool(game.events("stuck")) != leaves
