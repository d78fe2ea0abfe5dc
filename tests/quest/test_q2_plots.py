"""Q2.3 Plot: playing one, its requirement, number, space and location; discarding one."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.plots import PlotStep, discard_plot
from mathom.kernel.match import Match
from tests.quest.table import (
    BOX,
    asked,
    details,
    number,
    options,
    position,
    refused,
    state_of,
    table,
    take,
    told,
)

STOP = Act(1)


def plot_step(**given: Any) -> Match:
    return table(then=[PlotStep(), STOP], **given)


def active(match: Match) -> list[tuple[str, str] | None]:
    """The plots by space, with their locations."""
    state = state_of(match)
    return [
        None if plot == NOWHERE else (BOX.plots[plot].id, BOX.locations[site].id)
        for plot, site in zip(state.plots, state.sites, strict=True)
    ]


@pytest.mark.rule("Q2.3")
def test_a_plot_is_played_with_its_number_in_the_pool() -> None:
    match = plot_step(plot_hand=["gollum-is-captured", "gollum-is-tortured"], pool=3)
    assert asked(match) == ("sauron", "plot")
    assert options(match) == ["play-plot gollum-is-captured", "pass"]
    assert refused(match) == {"play-plot gollum-is-tortured": ("pool-too-small", "Q2.3")}
    take(match, "play-plot gollum-is-captured")
    assert active(match) == [("gollum-is-captured", "sea-of-udun"), None, None]
    state = state_of(match)
    assert [BOX.plots[hidden.card].id for hidden in state.plot_hand] == ["gollum-is-tortured"]
    assert state.pool == 3
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.3")
def test_a_number_is_reached_by_as_much_in_the_pool() -> None:
    given: dict[str, Any] = {"plot_hand": ["gollum-is-tortured"]}
    assert options(plot_step(pool=4, **given)) == ["play-plot gollum-is-tortured", "pass"]
    assert options(plot_step(pool=3, **given)) == ["pass"]


@pytest.mark.rule("Q2.3")
def test_one_plot_a_turn() -> None:
    match = plot_step(plot_hand=["gollum-is-captured", "smeagol-escapes"], pool=4)
    take(match, "play-plot gollum-is-captured")
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.3")
def test_requirements_must_be_met() -> None:
    hand = ["osgiliath-invaded", "a-dark-messenger", "orcs-in-the-mountains"]
    match = plot_step(plot_hand=hand)
    assert options(match) == ["pass"]
    assert refused(match) == {f"play-plot {id}": ("unfulfilled", "Q2.3") for id in hand}
    match = plot_step(plot_hand=hand, tokens=[("blank", "osgiliath")])
    assert "play-plot osgiliath-invaded" in options(match)
    match = plot_step(plot_hand=hand, minions={"gothmog": "erebor"})
    assert "play-plot a-dark-messenger" in options(match)
    ring = {"mount-gundabad": 3, "ruins-of-angmar": 2, "the-high-pass": 2}
    match = plot_step(plot_hand=hand, influence=ring)
    assert "play-plot orcs-in-the-mountains" not in options(match)
    match = plot_step(plot_hand=hand, influence={**ring, "the-northern-waste": 1})
    assert "play-plot orcs-in-the-mountains" in options(match)


@pytest.mark.rule("Q2.3")
def test_a_plot_needs_an_empty_space() -> None:
    full = ["monsters-in-the-east", "osgiliath-invaded", "denethor-falls-into-madness"]
    match = plot_step(plots=full, plot_hand=["gollum-is-captured"], pool=4)
    assert options(match) == ["drop-plot 1", "drop-plot 2", "drop-plot 3", "pass"]
    assert refused(match) == {"play-plot gollum-is-captured": ("no-space", "Q2.3")}
    take(match, "drop-plot 2")
    assert active(match)[1] is None
    assert asked(match) == ("sauron", "act"), "discarding is instead of playing"


@pytest.mark.rule("Q2.3")
def test_the_option_names_the_plot_that_would_be_discarded() -> None:
    match = plot_step(plots=[None, "osgiliath-invaded"], plot_hand=["gollum-is-captured"], pool=4)
    assert details(match) == {
        "play-plot gollum-is-captured": {},
        "drop-plot 2": {"plot": "osgiliath-invaded"},
        "pass": {},
    }


@pytest.mark.rule("Q2.3")
def test_a_plot_takes_the_first_empty_space() -> None:
    match = plot_step(
        plots=["monsters-in-the-east", None, "denethor-falls-into-madness"],
        plot_hand=["gollum-is-captured"],
        pool=4,
    )
    take(match, "play-plot gollum-is-captured")
    assert [plot and plot[0] for plot in active(match)] == [
        "monsters-in-the-east",
        "gollum-is-captured",
        "denethor-falls-into-madness",
    ]


@pytest.mark.rule("Q2.3")
def test_sauron_chooses_the_affected_location_where_the_card_lets_him() -> None:
    around = {"dol-guldur": 3, "emyn-muil": 3, "the-nindalf": 3, "amon-hen": 3}
    match = plot_step(
        plot_hand=["a-broken-line-of-kings"],
        influence={**around, "plains-of-rohan": 3, "dead-marshes": 1},
    )
    take(match, "play-plot a-broken-line-of-kings")
    assert asked(match) == ("sauron", "affect")
    assert options(match) == ["affect lothlorien", "affect edoras"]
    take(match, "affect edoras")
    assert active(match)[0] == ("a-broken-line-of-kings", "edoras")


@pytest.mark.rule("Q2.3")
def test_no_such_location_and_it_cannot_be_played() -> None:
    match = plot_step(plot_hand=["a-broken-line-of-kings", "loss-of-an-heir"])
    assert refused(match) == {
        "play-plot a-broken-line-of-kings": ("no-location", "Q2.3"),
        "play-plot loss-of-an-heir": ("no-location", "Q2.3"),
    }


@pytest.mark.rule("Q2.3")
def test_a_second_copy_goes_to_another_location() -> None:
    """Both copies may be active; a location with a plot marker is not free for the second."""
    around = {"dol-guldur": 3, "emyn-muil": 3, "the-nindalf": 3, "amon-hen": 3}
    match = plot_step(
        plots=[("a-broken-line-of-kings", "edoras")],
        plot_hand=["a-broken-line-of-kings"],
        influence={**around, "plains-of-rohan": 3},
    )
    take(match, "play-plot a-broken-line-of-kings")
    assert options(match) == ["affect lothlorien"]
    take(match, "affect lothlorien")
    assert active(match)[:2] == [
        ("a-broken-line-of-kings", "edoras"),
        ("a-broken-line-of-kings", "lothlorien"),
    ]


@pytest.mark.rule("Q2.3")
def test_what_a_plot_does_when_played() -> None:
    """Urgent Summons sends the characters of the location away that was chosen."""
    match = plot_step(
        plot_hand=["urgent-summons"],
        characters={"gandalf": "bree", "aragorn": "bree", "dain": "erebor"},
        pool=4,
    )
    take(match, "play-plot urgent-summons")
    assert options(match) == ["affect bree", "affect erebor"]
    take(match, "affect bree")
    state = state_of(match)
    places = {c.id: state.characters[c.index] for c in BOX.characters}
    assert places["gandalf"] == places["aragorn"] == NOWHERE
    assert places["dain"] == number("location", "erebor")


@pytest.mark.rule("Q2.3")
def test_one_gollum_plot_drives_out_the_other() -> None:
    match = plot_step(plots=["gollum-is-captured"], plot_hand=["gollum-is-tortured"], pool=4)
    take(match, "play-plot gollum-is-tortured")
    assert active(match) == [None, ("gollum-is-tortured", "barad-dur"), None]
    assert state_of(match).plot_discard == (number("plot", "gollum-is-captured"),)


@pytest.mark.rule("Q2.3")
@pytest.mark.rule("Q9.12")
def test_a_discarded_plot_is_discarded_and_a_starting_one_leaves() -> None:
    match = plot_step(plots=["monsters-in-the-east", "osgiliath-invaded"])
    take(match, "drop-plot 2")
    assert state_of(match).plot_discard == (number("plot", "osgiliath-invaded"),)
    match = plot_step(plots=["monsters-in-the-east", "osgiliath-invaded"])
    take(match, "drop-plot 1")
    assert state_of(match).plot_discard == ()
    assert active(match) == [None, ("osgiliath-invaded", "osgiliath"), None]
    state_of(match).check()


@pytest.mark.rule("Q2.3")
def test_no_plot_step_in_the_first_turn() -> None:
    match = plot_step(plot_hand=["gollum-is-captured"], pool=4, round=1)
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.3")
def test_the_question_tells_nothing_of_the_hand() -> None:
    """He is asked whenever he holds a plot, whether he can play it or not."""
    assert asked(plot_step(plot_hand=["denethor-falls-into-madness"])) == ("sauron", "plot")
    assert asked(plot_step(plots=["monsters-in-the-east"])) == ("sauron", "plot")
    assert asked(plot_step()) == ("sauron", "act")


@pytest.mark.rule("Q2.3")
def test_doing_nothing() -> None:
    match = plot_step(plots=["monsters-in-the-east"], plot_hand=["gollum-is-captured"], pool=4)
    take(match, "pass")
    assert active(match) == [("monsters-in-the-east", "sea-of-udun"), None, None]
    assert "plot-discarded" not in told(match)


def test_the_marker_leaves_with_its_plot() -> None:
    state = position(plots=["monsters-in-the-east", "osgiliath-invaded"])
    discard_plot(state, 1)
    assert state.sites[1] == NOWHERE
