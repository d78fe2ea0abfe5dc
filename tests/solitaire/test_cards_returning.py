"""Cards that send the company back or hold it up."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.cards.lasting import pull
from mathom.games.solitaire.travel.movement_phase import Arrive, MovementPhase
from mathom.games.solitaire.travel.returning import CrossRivers, ReturnsAtStart, SendBack
from mathom.games.solitaire.travel.turn import BeginSite
from tests.solitaire.journeys import carry_out, mode, on_the_way
from tests.solitaire.table import Game, site, table


def strikes(game: Game, id: str, way: int = 0) -> bool:
    """Whether a card sends the company back when it does what it says."""
    carry_out(game, id, way)
    return game.state.turn.returned


@pytest.mark.rule("S10.12")
@pytest.mark.parametrize(
    ("company", "goal", "event", "back"),
    [
        (["gimli"], "carn-dum", "foul-fumes", True),
        (["aragorn-ii"], "carn-dum", "foul-fumes", False),
        (["gimli"], "bree", "foul-fumes", False),
        (["gimli"], "moria", "long-winter", True),
        (["aragorn-ii"], "moria", "long-winter", False),
        (["gimli"], "moria", "snowstorm", True),
        (["aragorn-ii"], "moria", "snowstorm", True),
    ],
)
def test_weather_sends_back_who_has_no_ranger(
    company: list[str], goal: str, event: str, back: bool
) -> None:
    game = on_the_way("rivendell", goal, company=company, events=[event])
    assert strikes(game, event) == back


@pytest.mark.rule("S10.7")
def test_weather_that_stays_strikes_as_the_phase_begins() -> None:
    game = on_the_way("rivendell", "moria", company=["gimli"], events=["long-winter"])
    game.run(ReturnsAtStart())
    assert game.state.turn.returned


@pytest.mark.rule("S10.13")
@pytest.mark.parametrize(
    ("event", "goal", "tapped"),
    [
        ("foul-fumes", "carn-dum", True),
        ("long-winter", "moria", True),
        ("foul-fumes", "bree", False),
    ],
)
def test_with_doors_of_night_weather_taps_sites(event: str, goal: str, tapped: bool) -> None:
    game = on_the_way("rivendell", goal, events=["doors-of-night", event])
    carry_out(game, event)
    assert game.state.tapped == tapped
    without = on_the_way("rivendell", goal, events=[event])
    carry_out(without, event)
    assert not without.state.tapped


@pytest.mark.rule("S10.13")
def test_the_site_of_origin_taps_too() -> None:
    events = ["doors-of-night", "long-winter"]
    game = on_the_way("moria", "bree", ["redhorn-gate", "arthedain"], events=events)
    carry_out(game, "long-winter")
    assert game.state.turn.left_tapped
    game.run(SendBack(game.number("long-winter")), Arrive())
    assert game.state.tapped
    plain = on_the_way("edoras", "moria", ["rohan", "redhorn-gate"], events=events)
    carry_out(plain, "long-winter")
    assert not plain.state.turn.left_tapped


def test_storms_of_osse_tap_the_sites_by_the_sea() -> None:
    game = table(site_="dol-amroth", events=["doors-of-night", "storms-of-osse"], phase=4)
    by_sea = 0 in game.state.here.path
    carry_out(game, "storms-of-osse")
    assert game.state.tapped == by_sea
    haven = table(site_="grey-havens", events=["doors-of-night", "storms-of-osse"], phase=4)
    carry_out(haven, "storms-of-osse")
    assert not haven.state.tapped


@pytest.mark.rule("S10.11")
def test_fell_turtle_sends_back_whom_it_strikes() -> None:
    game = on_the_way("grey-havens", "dol-amroth", events=["fell-turtle"]).run()
    pull(game.state, "on-success-once", game.number("fell-turtle"))
    game.run()
    assert game.state.turn.returned


@pytest.mark.rule("S10.12")
@pytest.mark.parametrize(("way", "back"), [(0, False), (1, True)])
def test_drowning_seas_take_things_or_the_way(way: int, back: bool) -> None:
    game = on_the_way(
        "grey-havens",
        "dol-amroth",
        ["lindon", "belfalas"],
        events=["doors-of-night", "drowning-seas"],
        items={"aragorn-ii": ["orcrist"]},
        hand=["ford", "dodge", "block"],
    )
    assert strikes(game, "drowning-seas", way) == back
    if not back:
        assert len(game.state.hand) == 1
        assert game.zone("treasures") == ["orcrist"]


@pytest.mark.rule("S10.11")
@pytest.mark.rule("S19.8")
@pytest.mark.parametrize(("option", "back"), [("use goldberry", False), ("pass", True)])
def test_goldberry_prevents_a_return(option: str, back: bool) -> None:
    game = on_the_way(
        "rivendell",
        "moria",
        company=["gimli"],
        allies={"gimli": ["goldberry"]},
        events=["long-winter"],
    )
    carry_out(game, "long-winter")
    assert game.asked == "send-back"
    game.do(option)
    assert game.state.turn.returned == back
    assert (game.marks("goldberry") == {"tapped"}) != back


@pytest.mark.rule("S19.1")
def test_goldberry_is_not_used_where_nothing_sends_back() -> None:
    game = table(allies={"aragorn-ii": ["goldberry"]}, site_="bree", phase=4)
    game.run(MovementPhase())
    assert "use goldberry" not in (game.options if game.asked else [])


@pytest.mark.rule("S11.13")
@pytest.mark.parametrize(
    ("event", "goal", "works"),
    [
        ("lost-at-sea", "dol-amroth", True),
        ("lost-in-free-domains", "edoras", True),
        ("river", "moria", True),
    ],
)
def test_who_is_lost_does_nothing_at_the_site(event: str, goal: str, works: bool) -> None:
    origin = "lorien" if goal == "edoras" else "rivendell"
    game = on_the_way(origin, goal, company=["gimli"], events=[event])
    effect = mode(event).script.effects[0]
    assert effect.works(game.state, None) == works  # type: ignore[attr-defined]
    carry_out(game, event)
    game.run(BeginSite())
    assert game.state.turn.barred
    assert not game.state.turn.entered


@pytest.mark.rule("S11.13")
def test_river_is_for_the_revealed_site_alone() -> None:
    to_haven = on_the_way("bree", "rivendell", events=["river"])
    effect = mode("river").script.effects[0]
    to_haven.state.goal = site("edoras")
    assert not effect.works(to_haven.state, None)  # type: ignore[attr-defined]
    stays = table(site_="bree", events=["river"], phase=4)
    assert not effect.works(stays.state, None)  # type: ignore[attr-defined]


@pytest.mark.rule("S11.13", "S10.13")
@pytest.mark.parametrize(("option", "barred"), [("tap aragorn-ii", False), ("pass", True)])
def test_a_ranger_finds_a_ford_through_the_river(option: str, barred: bool) -> None:
    game = on_the_way("rivendell", "moria", events=["river"])
    carry_out(game, "river")
    game.run(CrossRivers())
    assert game.asked == "cross-river"
    game.do(option)
    assert game.state.turn.barred == barred


@pytest.mark.rule("S11.13", "S10.13")
def test_two_rivers_take_two_rangers() -> None:
    game = on_the_way("rivendell", "moria", events=["river"])
    carry_out(game, "river")
    carry_out(game, "river")
    game.run(CrossRivers())
    assert game.asked == ""
    assert game.state.turn.barred
