"""Cards on the journey: how far the company can go, whether it goes, and what it draws."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import NONE, SPECIAL_MOVEMENT
from mathom.games.solitaire.hazards.keying import playable
from mathom.games.solitaire.travel.counting import keyed_count, put_on_site
from mathom.games.solitaire.travel.drawing import Draw
from mathom.games.solitaire.travel.end_of_turn import EndOfTurn
from mathom.games.solitaire.travel.healing import UntapSome
from mathom.games.solitaire.travel.journey import RollToLeave
from mathom.games.solitaire.travel.movement import neighbours
from mathom.games.solitaire.travel.movement_phase import EndOfMovement, SetOut
from mathom.games.solitaire.travel.organization import EndOfOrganization, Organization
from tests.solitaire.journeys import bound, carry_out, on_the_way, region
from tests.solitaire.table import BOX, card, site, table

PLENTY = ["concealment"] * 30
MOST = BOX.sites[site("old-forest")].resource_draws


@pytest.mark.rule("S8.3")
@pytest.mark.parametrize(
    ("id", "one", "other"),
    [
        ("anduin-river", "rohan", "dagorlad"),
        ("ash-mountains", "dagorlad", "gorgoroth"),
        ("misty-mountains", "rhudaur", "anduin-vales"),
        ("mountains-of-shadow", "ithilien", "gorgoroth"),
        ("white-mountains", "rohan", "lamedon"),
    ],
)
def test_a_ranger_links_regions_for_the_turn(id: str, one: str, other: str) -> None:
    game = table(goal="bree", hand=[id], treasures=["orcrist"], resources=PLENTY)
    assert region(other) not in neighbours(game.state, region(one))
    game.run(Organization()).do("go-on", f"play {id}")
    assert region(other) in neighbours(game.state, region(one))
    assert region(one) in neighbours(game.state, region(other))
    assert game.marks("aragorn-ii") == {"tapped"}, "the ranger taps"
    assert "until-turn" in game.marks(id)


def test_links_are_used_in_a_chain() -> None:
    game = table(goal="thranduils-halls", hand=["misty-mountains"], resources=PLENTY)
    game.run(Organization()).do("go-on", "play misty-mountains")
    assert game.asked == "chain", "Thranduil's Halls are within reach by the pass"
    while game.asked == "chain":
        game.do(game.options[0])
    assert game.state.turn.destination == site("thranduils-halls")


@pytest.mark.rule("S8.3")
@pytest.mark.parametrize(
    ("id", "regions"), [("cram", 1), ("twice-baked-cakes", 2), ("waybread", 1)]
)
def test_food_lengthens_the_chain(id: str, regions: int) -> None:
    game = table(items={"aragorn-ii": [id]}, goal="bree", treasures=["orcrist"])
    game.run(Organization()).do("go-on", f"use {id}")
    assert game.state.turn.regions == regions
    assert game.zone("treasure_discard") == [id]


@pytest.mark.rule("S8.7")
def test_gwaihir_carries_the_company_anywhere_but_into_the_shadow() -> None:
    game = table(company=["frodo"], allies={"frodo": ["gwaihir"]}, goal="edoras", site_="bree")
    game.run(Organization()).do("go-on", "use gwaihir")
    if game.asked == "movement":
        game.do("special-movement")
    assert game.state.turn.movement == SPECIAL_MOVEMENT
    assert game.state.turn.destination == site("edoras")
    assert game.zone("resource_discard") == ["gwaihir"]
    dark = table(company=["frodo"], allies={"frodo": ["gwaihir"]}, goal="mount-doom")
    dark.run(Organization()).do("go-on")
    assert "use gwaihir" not in (dark.options if dark.asked else [])


@pytest.mark.rule("S8.7")
@pytest.mark.parametrize(("goal", "offered"), [("edoras", True), ("dol-guldur", False)])
def test_eagle_mounts_lead_anywhere_but_to_shadow_holds_and_dark_holds(
    goal: str, offered: bool
) -> None:
    game = table(
        company=["elrond"], site_="eagles-eyrie", goal=goal, hand=["eagle-mounts"], resources=PLENTY
    ).run(Organization())
    game.do("go-on")
    assert ("play eagle-mounts" in (game.options if game.asked else [])) == offered
    if offered:
        game.do("play eagle-mounts")
        if game.asked == "movement":
            game.do("special-movement")
        assert game.state.turn.movement == SPECIAL_MOVEMENT


@pytest.mark.rule("S8.7")
@pytest.mark.parametrize(
    ("id", "origin", "goal", "type"),
    [
        ("belegaer", "grey-havens", "dol-amroth", "coastal-sea"),
        ("forod", "grey-havens", "irerock", "wilderness"),
        ("harad", "easterling-camp", "variag-camp", "wilderness"),
        ("rhun", "easterling-camp", "iron-hill-dwarf-hold", "wilderness"),
    ],
)
def test_far_lands_are_reached_by_the_path_of_the_card(
    id: str, origin: str, goal: str, type: str
) -> None:
    game = table(site_=origin, goal=goal, hand=[id], resources=PLENTY).run(Organization())
    game.do("go-on", f"play {id}")
    if game.asked == "movement":
        game.do("special-movement")
    types = [BOX.names["region-type"][each] for each, _ in game.state.turn.path]
    assert types == [type] * 3
    assert all(region == NONE for _, region in game.state.turn.path)


@pytest.mark.rule("S19.1")
def test_a_card_for_other_lands_is_not_offered() -> None:
    game = table(goal="bree", hand=["belegaer"]).run(Organization()).do("go-on")
    assert "play belegaer" not in game.options


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize(
    ("company", "rolls", "leaves"),
    [
        (["legolas"], [3, 3], False),
        (["legolas"], [3, 4], True),
        (["legolas", "gimli"], [2, 3], True),
        (["legolas", "frodo"], [3, 4], False),
    ],
)
def test_song_of_the_lady_keeps_the_company_at_lorien(
    company: list[str], rolls: list[int], leaves: bool
) -> None:
    game = table(company=company, site_="lorien", goal="edoras", events=["song-of-the-lady"])
    game.run(RollToLeave(), rolls=rolls)
    assert game.state.turn.leaving == leaves


@pytest.mark.rule("S6.7")
def test_elsewhere_the_song_is_not_heard() -> None:
    game = table(goal="edoras", events=["song-of-the-lady"]).run(RollToLeave())
    assert game.state.turn.leaving
    assert game.events("roll") == []


@pytest.mark.rule("S6.7")
@pytest.mark.parametrize(
    ("company", "rolls", "leaves"),
    [
        (["aragorn-ii"], [2, 2], False),
        (["aragorn-ii"], [3, 3], True),
        (["frodo"], [2, 3], True),
        (["frodo"], [2, 2], False),
    ],
)
def test_siege_lets_nobody_leave_without_a_roll(
    company: list[str], rolls: list[int], leaves: bool
) -> None:
    game = table(company=company, site_="edoras", goal="bree", events=["siege"])
    put_on_site(game.state, game.number("siege"))
    game.run(RollToLeave(), rolls=rolls)
    assert game.state.turn.leaving == leaves


@pytest.mark.rule("S7.7")
def test_hiding_keeps_the_company_where_it_is() -> None:
    game = table(company=["frodo"], goal="bree", hand=["hiding"], resources=PLENTY)
    game.run(Organization()).do("go-on")
    while game.asked == "movement" and "play hiding" not in game.options:
        game.do(game.options[0])
    game.do("play hiding")
    assert game.state.turn.destination == NONE
    assert game.state.goal == site("bree")
    assert game.asked in ("", "end-of-organization")
    assert not playable(game.state, card("wargs"))


@pytest.mark.rule("S10.11", "S8.8")
@pytest.mark.parametrize(("rolls", "barred"), [([4, 5], True), ([4, 6], False)])
def test_no_escape_from_my_magic_makes_regions_hard_to_cross(
    rolls: list[int], barred: bool
) -> None:
    game = bound("bree", "bag-end", ["arthedain"], events=["hobbits", "no-escape-from-my-magic"])
    game.state.in_play.attach(game.number("no-escape-from-my-magic"), game.number("hobbits"))
    game.run(SetOut(), rolls=rolls)
    assert game.state.turn.barred == barred, "Aragorn is a ranger and a scout: 3 more"


@pytest.mark.rule("S10.11", "S8.8")
def test_no_escape_from_my_magic_lets_starter_movement_be() -> None:
    game = bound("rivendell", "bree", events=["hobbits", "no-escape-from-my-magic"])
    game.state.in_play.attach(game.number("no-escape-from-my-magic"), game.number("hobbits"))
    game.run(SetOut(), rolls=[1, 1])
    assert not game.state.turn.barred
    assert game.events("must-cross") == []


@pytest.mark.rule("S8.8")
@pytest.mark.parametrize(
    ("region", "rolled"), [("the-shire", True), ("arthedain", True), ("lindon", False)]
)
def test_no_escape_from_my_magic_looks_at_the_land_of_the_faction_and_its_neighbours(
    region: str, rolled: bool
) -> None:
    game = bound("bree", "bag-end", [region], events=["hobbits", "no-escape-from-my-magic"])
    game.state.in_play.attach(game.number("no-escape-from-my-magic"), game.number("hobbits"))
    game.run(SetOut(), rolls=[6, 6])
    assert bool(game.events("must-cross")) == rolled


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize(
    ("event", "most"), [("smaug-at-home", MOST - 1), ("a-short-rest", MOST + 2)]
)
def test_events_change_what_is_drawn(event: str, most: int) -> None:
    game = on_the_way("bree", "old-forest", ["arthedain", "cardolan"], events=[event])
    game.run(Draw())
    if most > 1:
        assert game.options[-1] == f"number {most}"
    else:
        assert len(game.state.hand) == 1


@pytest.mark.rule("S10.6")
@pytest.mark.parametrize(("drawn", "more"), [(1, 0), (2, 1)])
def test_shadow_of_mordor_gives_the_hazards_more(drawn: int, more: int) -> None:
    game = on_the_way(
        "rivendell",
        "moria",
        events=["doors-of-night", "shadow-of-mordor"],
        hazards=["river"] * 30,
    ).run(Draw())
    game.do(f"number {drawn}")
    assert len(game.state.hazard_hand) == BOX.sites[site("moria")].hazard_draws + more
    without = on_the_way(
        "rivendell", "moria", events=["shadow-of-mordor"], hazards=["river"] * 30
    ).run(Draw())
    without.do(f"number {drawn}")
    assert len(without.state.hazard_hand) == BOX.sites[site("moria")].hazard_draws


@pytest.mark.rule("S7.13", "S22.4")
def test_great_road_doubles_the_hazards_and_leads_back() -> None:
    game = table(
        goal="bree", hand=["great-road"], resources=PLENTY, hazards=["river"] * 30, phase=2
    ).run(Organization())
    game.do("go-on")
    while "play great-road" not in game.options:
        game.do(game.options[0])
    game.do("play great-road")
    while game.asked in ("movement", "chain", "end-of-organization"):
        game.do(
            next(
                (each for each in ("pass", "starter-movement") if each in game.options),
                game.options[0],
            )
        )
    game.run(SetOut(), Draw())
    while game.asked == "draw":
        game.do("number 1")
    assert len(game.state.hazard_hand) == 2 * BOX.sites[site("bree")].hazard_draws
    game.state.goal = NONE
    game.run(EndOfTurn()).do("pass")
    assert game.asked == "go-home"
    game.do("accept")
    assert game.state.here.id == "rivendell"


@pytest.mark.rule("S7.13", "S22.4")
def test_bill_the_pony_leads_to_the_nearest_haven_at_the_end_of_the_turn() -> None:
    game = table(allies={"aragorn-ii": ["bill-the-pony"]}, site_="edoras", phase=6)
    game.run(EndOfTurn()).do("use bill-the-pony")
    assert game.state.here.id == "lorien"
    assert game.zone("site_discard") == ["edoras"]
    early = table(allies={"aragorn-ii": ["bill-the-pony"]}, site_="edoras").run(Organization())
    assert "use bill-the-pony" not in early.options


@pytest.mark.rule("S7.12")
def test_bridge_is_for_who_has_moved_to_a_haven() -> None:
    stayed = table(site_="rivendell", goal="bree", hand=["bridge"], phase=4).run(EndOfMovement())
    assert stayed.asked == ""
    game = on_the_way("bree", "rivendell", hand=["bridge"], sites=["edoras"]).run(EndOfMovement())
    assert game.options == ["play bridge", "pass"]
    game.do("play bridge")
    assert game.state.turn.further


@pytest.mark.rule("S7.12")
@pytest.mark.parametrize(("company", "offered"), [(["frodo"], True), (["legolas", "gimli"], False)])
def test_shadowfax_runs_on_with_one_rider(company: list[str], offered: bool) -> None:
    game = table(
        company=company, allies={company[0]: ["shadowfax"]}, site_="edoras", sites=["bree"], phase=4
    ).run(EndOfMovement())
    assert (game.asked == "end-of-movement") == offered
    if offered:
        game.do("use shadowfax")
        assert game.state.turn.further


@pytest.mark.rule("S7.12")
@pytest.mark.parametrize(("goal", "offered"), [("edoras", False), ("bree", True)])
def test_master_of_esgaroth_is_for_who_goes_to_a_border_hold(goal: str, offered: bool) -> None:
    origin = BOX.sites[BOX.sites[site(goal)].haven].id
    game = bound(origin, goal, hand=["master-of-esgaroth"], phase=2).run(EndOfOrganization())
    assert (game.asked == "end-of-organization") == offered
    if offered:
        game.do("play master-of-esgaroth")
        assert game.state.turn.further


@pytest.mark.rule("S12.1")
def test_hey_come_merry_dol_halves_the_wilderness_for_keying() -> None:
    game = on_the_way("rivendell", "moria", events=["hey-come-merry-dol"])
    types = [type for type, _ in game.state.turn.path]
    assert keyed_count(game.state, 3) == types.count(3) // 2
    assert keyed_count(on_the_way("rivendell", "moria").state, 3) == types.count(3)


@pytest.mark.rule("S12.5")
def test_withered_lands_makes_two_of_one_region() -> None:
    game = on_the_way(
        "bree",
        "old-forest",
        ["arthedain", "cardolan"],
        events=["doors-of-night", "withered-lands"],
        hazard_hand=["wargs"],
    )
    before = len(game.state.turn.path)
    carry_out(game, "withered-lands")
    assert len(game.state.turn.path) == before + 1
    assert [type for type, _ in game.state.turn.path].count(3) >= 2


def test_washed_and_refreshed_untaps_for_a_short_path() -> None:
    game = bound(
        "bree",
        "old-forest",
        ["arthedain", "cardolan"],
        company=["aragorn-ii", "legolas", "gimli"],
        marks={"aragorn-ii": ["tapped"], "legolas": ["tapped"], "gimli": ["tapped"]},
        events=["washed-and-refreshed"],
    )
    carry_out(game, "washed-and-refreshed")
    game.run(SetOut(), UntapSome())
    game.do("target legolas", "target gimli")
    assert game.asked == ""
    assert game.marks("aragorn-ii") == {"tapped"}
    assert game.marks("legolas") == game.marks("gimli") == set()
