"""S7 The reveal and the destination."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import NONE, REGION_MOVEMENT, STARTER
from mathom.games.solitaire.model.cards import Event
from mathom.games.solitaire.travel.journey import GoHome
from mathom.games.solitaire.travel.movement_phase import (
    Arrive,
    MovementPhase,
    MoveOn,
    PutAway,
    SetOut,
)
from mathom.games.solitaire.travel.organization import Organization
from mathom.games.solitaire.travel.returning import SendBack
from mathom.games.solitaire.travel.reveal import Reveal
from mathom.kernel.effects import NO_BINDINGS, Perform, Script
from tests.solitaire.table import BOX, Game, site, table


def script_of(id: str) -> Script:
    """What a resource event does."""
    event = BOX.card(id)
    assert isinstance(event, Event)
    return event.modes[0].script


def settle(game: Game) -> Game:
    """Choose the first of everything until the route is settled and nothing is asked."""
    while game.asked in ("movement", "chain", "haven"):
        game.do(game.options[0])
    return game


@pytest.mark.rule("S7.1")
@pytest.mark.rule("S7.4")
@pytest.mark.parametrize("place", ["bree", "rivendell"])
def test_the_company_stays_or_reveals(place: str) -> None:
    game = table(site_=place, sites=["edoras"]).run(Organization())
    assert set(game.options) == {"stay", "reveal"}
    game.do("stay")
    assert game.state.goal == NONE
    assert not game.state.turn.leaving


@pytest.mark.rule("S7.1")
def test_once_a_site_is_revealed_the_company_must_set_out() -> None:
    game = table(site_="bree", sites=["old-forest"]).run(Organization()).do("reveal")
    settle(game)
    assert game.state.turn.destination == site("old-forest")
    assert game.asked == ""


@pytest.mark.rule("S7.2")
def test_a_treasure_is_revealed_with_the_site_and_stays() -> None:
    game = table(sites=["bree"], treasures=["glamdring"], row=["orcrist"])
    game.run(Reveal())
    assert game.zone("row") == ["orcrist", "glamdring"]
    assert game.zone("treasures") == []


@pytest.mark.rule("S7.2")
def test_without_a_treasure_the_site_alone_is_revealed() -> None:
    game = table(sites=["bree"]).run(Reveal())
    assert game.zone("row") == []
    assert game.state.goal == site("bree")


@pytest.mark.rule("S7.3")
def test_on_its_way_the_company_stays_or_goes_on() -> None:
    game = table(goal="edoras", sites=["bree"], treasures=["orcrist"]).run(Organization())
    assert set(game.options) == {"stay", "go-on"}
    settle(game.do("go-on"))
    assert game.zone("row") == []
    assert game.state.goal == site("edoras")


@pytest.mark.rule("S7.5")
@pytest.mark.rule("S7.11")
def test_what_is_within_reach_is_gone_to_directly() -> None:
    game = table(site_="bree", sites=["old-forest"]).run(Organization()).do("reveal")
    settle(game)
    assert game.state.turn.movement == REGION_MOVEMENT
    assert game.state.turn.destination == site("old-forest")


@pytest.mark.rule("S7.5")
@pytest.mark.rule("S7.11")
def test_what_is_not_leads_over_the_havens_leg_by_leg() -> None:
    game = table(site_="bree", sites=["edoras"]).run(Organization()).do("reveal")
    settle(game)
    assert game.state.turn.movement == STARTER
    assert game.state.turn.destination == site("rivendell"), "its own nearest Haven first"
    further = table(site_="rivendell", goal="edoras").run(Organization()).do("go-on")
    settle(further)
    assert further.state.turn.destination == site("lorien")


@pytest.mark.rule("S7.6")
def test_from_the_haven_nearest_to_it_starter_movement_is_direct() -> None:
    game = table(site_="lorien", goal="edoras").run(Organization()).do("go-on")
    assert game.asked == "movement"
    assert set(game.options) == {"region-movement", "starter-movement"}
    game.do("starter-movement")
    assert game.state.turn.destination == site("edoras")


@pytest.mark.rule("S7.6")
def test_from_any_haven_on_the_way_region_movement_may_finish() -> None:
    game = table(site_="rivendell", goal="eagles-eyrie").run(Organization()).do("go-on")
    settle(game)
    assert game.state.turn.destination == site("eagles-eyrie")
    assert game.state.box.sites[site("eagles-eyrie")].haven == site("lorien")
    assert game.state.turn.movement == REGION_MOVEMENT


@pytest.mark.rule("S7.11", "S7.14")
def test_of_two_havens_on_ways_of_the_same_length_one_is_chosen() -> None:
    game = table(site_="rivendell", goal="dol-amroth").run(Organization()).do("go-on")
    assert game.asked == "haven"
    assert set(game.options) == {"travel lorien", "travel grey-havens"}


@pytest.mark.rule("S7.14")
def test_no_haven_is_offered_that_does_not_shorten_the_way() -> None:
    game = table(site_="rivendell", goal="edoras").run(Organization()).do("go-on")
    assert game.asked != "haven", "Lórien is near, and Grey Havens is not"


@pytest.mark.rule("S7.7")
def test_a_company_that_was_sent_back_keeps_its_goal() -> None:
    game = table(site_="bree", goal="edoras", sites=["moria"], treasures=["orcrist"])
    game.state.turn.destination = site("edoras")
    game.run(SetOut())
    assert game.state.site == site("edoras")
    game.run(SendBack(0), Arrive(), PutAway())
    assert game.state.site == site("bree")
    assert game.state.goal == site("edoras")
    game.state.turn = table().state.turn
    game.run(Organization())
    assert set(game.options) == {"stay", "go-on"}


@pytest.mark.rule("S7.7")
def test_a_company_that_was_held_fast_keeps_its_goal() -> None:
    game = table(site_="bree", goal="old-forest", company=["aragorn-ii", "sam-gamgee"])
    game.state.hand = ()
    game.run(Organization()).do("go-on")
    settle(game)
    game.run(Perform(script_of("hiding"), 0, NO_BINDINGS))
    assert game.state.turn.destination == NONE
    game.run(SetOut(), Arrive(), PutAway())
    assert game.state.site == site("bree")
    assert game.state.goal == site("old-forest")


@pytest.mark.rule("S7.8")
def test_a_site_that_was_left_is_put_away_and_comes_back_untapped() -> None:
    game = table(site_="old-forest", goal="bree", tapped=True)
    game.state.site, game.state.goal = site("bree"), NONE
    game.run(PutAway())
    assert game.zone("site_discard") == ["old-forest"]
    assert game.zone("open_sites") == ["bree"]


@pytest.mark.rule("S7.8")
def test_a_haven_is_never_put_away() -> None:
    game = table(site_="rivendell", goal="bree")
    game.state.site, game.state.goal = site("bree"), NONE
    game.run(PutAway())
    assert game.zone("site_discard") == []


@pytest.mark.rule("S7.9")
def test_the_site_of_the_company_is_never_revealed() -> None:
    game = table(site_="bree", site_discard=["edoras"]).run(Reveal())
    assert game.state.goal == site("edoras")
    assert game.zone("open_sites") == ["bree", "edoras"]


@pytest.mark.rule("S7.10")
def test_the_treasure_lies_open_before_any_card_for_the_end_of_organization() -> None:
    game = table(site_="bree", sites=["old-forest"], treasures=["glamdring"], hand=["ford"])
    game.run(Organization()).do("reveal")
    assert game.zone("row") == ["glamdring"]
    assert game.asked in ("movement", "end-of-organization", "chain")


@pytest.mark.rule("S7.12")
def test_after_bridge_the_company_goes_on_towards_its_goal() -> None:
    game = table(site_="bree", goal="edoras", hand=["bridge"], resources=["concealment"] * 20)
    game.run(Organization()).do("go-on")
    settle(game).run(MovementPhase())
    while game.asked != "end-of-movement":
        game.do(next(o for o in ("number 1", "pass") if o in game.options))
    game.do("play bridge")
    while game.asked and game.state.site != site("lorien"):
        game.do(next(o for o in ("number 1", "pass", game.options[0]) if o in game.options))
    assert game.state.site == site("lorien")
    assert game.state.goal == site("edoras")


@pytest.mark.rule("S7.12")
def test_it_moves_once_more_and_not_again() -> None:
    game = table(site_="rivendell", goal="bree", phase=4)
    game.state.turn.further = True
    game.run(MoveOn())
    settle(game)
    assert not game.state.turn.further
    game.state.turn = table().state.turn
    game.run(MoveOn())
    assert not game.state.turn.leaving


@pytest.mark.rule("S7.12")
def test_at_the_goal_moving_again_takes_a_new_reveal() -> None:
    game = table(
        site_="edoras",
        allies={"aragorn-ii": ["shadowfax"]},
        sites=["dunharrow"],
        treasures=["orcrist"],
        resources=["concealment"] * 20,
    )
    game.run(MovementPhase()).do("use shadowfax")
    assert game.state.goal == site("dunharrow") or game.state.site == site("dunharrow")
    assert game.zone("row") == ["orcrist"]


@pytest.mark.rule("S7.13")
def test_great_road_brings_the_company_back_and_the_site_is_put_away() -> None:
    game = table(site_="bree", tapped=True)
    game.state.turn.haven = site("rivendell")
    game.run(GoHome())
    assert game.asked == "go-home"
    game.do("accept")
    assert game.state.site == site("rivendell")
    assert not game.state.tapped
    assert game.zone("site_discard") == ["bree"]
    game = table(site_="rivendell", sites=["edoras"]).run(Organization())
    assert set(game.options) == {"stay", "reveal"}


@pytest.mark.rule("S7.13")
def test_it_may_stay_where_it_is_instead() -> None:
    game = table(site_="bree")
    game.state.turn.haven = site("rivendell")
    game.run(GoHome()).do("decline")
    assert game.state.site == site("bree")
