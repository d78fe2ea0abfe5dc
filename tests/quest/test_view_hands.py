"""What each seat is shown of hands, missions, trades and combats (Q2.13, Q3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.actions import Act
from mathom.games.quest.plots import PlotStep
from mathom.kernel.match import Match
from tests.quest.fights import arm, clash, fight
from tests.quest.hero_table import exploring
from tests.quest.table import table, take

SAURON = 0
FIRST = 1
SECOND = 2


def shown(match: Match, seat: int | None) -> Any:
    """The game's own part of a seat's view."""
    return match.view(seat)["board"]


@pytest.mark.rule("Q2.3")
def test_only_sauron_is_told_what_hinders_his_plots() -> None:
    match = table(
        plot_hand=["gollum-is-captured", "osgiliath-invaded", "gollum-is-tortured"],
        pool=2,
        then=[PlotStep(), Act(1)],
    )
    assert shown(match, SAURON)["sauron"]["hindered"] == {
        "gollum-is-tortured": "pool-too-small",
        "osgiliath-invaded": "unfulfilled",
    }
    for other in (FIRST, None):
        assert shown(match, other)["sauron"] == {"plots": [None] * 3, "shadows": []}


@pytest.mark.rule("Q7.1")
def test_each_side_is_told_whether_its_own_mission_is_fulfilled_now() -> None:
    given: dict[str, Any] = {"then": [PlotStep(), Act(1)], "plot_hand": ["gollum-is-captured"]}
    match = table(missions=("noble-blood", "in-darkness-bind-them"), **given)
    assert shown(match, FIRST)["missions"] == {
        "heroes": "noble-blood",
        "sauron": None,
        "fulfilled": {"heroes": True, "sauron": None},
    }
    assert shown(match, SAURON)["missions"]["fulfilled"] == {"heroes": None, "sauron": False}
    assert shown(match, None)["missions"]["fulfilled"] == {"heroes": None, "sauron": None}
    corrupt = [{"sheet": "thalin", "corruption": ["weak", "weary"]}]
    match = table(missions=("noble-blood", "in-darkness-bind-them"), heroes=corrupt, **given)
    assert shown(match, FIRST)["missions"]["fulfilled"]["heroes"] is False


@pytest.mark.rule("Q3.12")
def test_everybody_sees_a_trade_as_it_is_composed_and_answered() -> None:
    match = exploring(
        {"sheet": "thalin", "at": "bree", "favor": 2, "items": ["horse"]},
        {"sheet": "beravor", "at": "bree", "items": ["boat"]},
    )
    assert shown(match, FIRST)["trade"] is None
    take(match, "trade hero-2", "give-favor", "give-favor", "want-item boat")
    composed = {
        "offers": "hero-1",
        "answers": "hero-2",
        "proposed": False,
        "gives": {"favor": 2, "items": [], "errands": []},
        "asks": {"favor": 0, "items": ["boat"], "errands": []},
    }
    for seat in (SAURON, FIRST, SECOND, None):
        assert shown(match, seat)["trade"] == composed
    take(match, "propose")
    assert shown(match, SECOND)["trade"] == {**composed, "proposed": True}
    take(match, "decline")
    assert shown(match, SECOND)["trade"] is None


@pytest.mark.rule("Q5.6")
def test_a_combat_tells_what_works_on_from_the_round_before() -> None:
    match = fight(
        "southron",
        hero="argalad",
        hand=["argalad-fall-back", "argalad-quick-shot"],
        theirs=["ravager-parry", "ravager-hack"],
    )
    arm(match, 1)
    before = shown(match, FIRST)["fight"]
    assert before["unspent"] == 2
    assert not before["feared"]
    assert before["sides"]["hero"]["before"] is None
    clash(match, "argalad-fall-back", "ravager-parry")
    sides = shown(match, SAURON)["fight"]["sides"]
    assert sides["hero"]["before"] == "argalad-fall-back"
    assert sides["hero"]["named"] is None


@pytest.mark.rule("Q5.3")
def test_a_card_laid_face_down_is_its_owners_secret() -> None:
    match = fight("southron", hero="argalad", hand=["argalad-fall-back"], theirs=["ravager-hack"])
    arm(match)
    take(match, "fight-on", "fight-on", "play argalad-fall-back")
    assert shown(match, FIRST)["fight"]["sides"]["hero"]["laid"] == ["argalad-fall-back"]
    assert shown(match, SAURON)["fight"]["sides"]["hero"]["laid"] == [None]
    assert shown(match, None)["fight"]["sides"]["foe"]["laid"] is None
