"""What each seat is shown of hands, missions, trades and combats (Q2.13, Q3.16)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.combat.choices import lose_cards
from mathom.games.quest.combat.state import OURS
from mathom.games.quest.effects.sauron import drop
from mathom.games.quest.hero.hand import discard_from_hand
from mathom.games.quest.sauron.actions import Act
from mathom.games.quest.sauron.plots import PlotStep
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.quest.fights import arm, bleed, clash, fight, lay
from tests.quest.hero_table import exploring
from tests.quest.table import GAME, number, position, state_of, table, take

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
    assert shown(match, SAURON)["missions"] == {
        "heroes": None,
        "sauron": "in-darkness-bind-them",
        "fulfilled": {"heroes": None, "sauron": False},
    }
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


@pytest.mark.rule("Q3.12")
def test_favor_that_is_asked_for_is_not_given() -> None:
    match = exploring(
        {"sheet": "thalin", "at": "bree", "items": ["horse"]},
        {"sheet": "beravor", "at": "bree", "favor": 2},
    )
    take(match, "trade hero-2", "want-favor", "want-favor")
    trade = shown(match, SAURON)["trade"]
    assert (trade["gives"]["favor"], trade["asks"]["favor"]) == (0, 2)


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
    assert before["ending"] == "none"
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


def taken_back(*hand: str) -> Match:
    """Argalad has taken a Quick Shot back before everybody's eyes; both sides fight on."""
    match = fight(
        "huorn",
        hero="argalad",
        at="fangorn",
        hand=["skill-shrewd-planning", "argalad-quick-shot", *hand],
        theirs=["behemoth-block", "behemoth-smash", "behemoth-crush"],
    )
    arm(match)
    clash(match, "argalad-quick-shot", "behemoth-block")
    lay(match, "skill-shrewd-planning", "behemoth-smash")
    take(match, "take-back argalad-quick-shot")
    bleed(match)
    assert shown(match, SAURON)["heroes"]["hero-1"]["hand"] == ["argalad-quick-shot", None]
    return take(match, "fight-on", "fight-on")


def seen_of_hand(match: Match, seat: int | None) -> tuple[Any, Any]:
    """What a seat sees of the hand and of the card that the hero has laid."""
    board = shown(match, seat)
    return board["heroes"]["hero-1"]["hand"], board["fight"]["sides"]["hero"]["laid"]


@pytest.mark.rule("Q5.3")
@pytest.mark.parametrize("laid", ["argalad-quick-shot", "argalad-overdraw"])
def test_nobody_sees_whether_a_card_that_all_know_was_laid_face_down(laid: str) -> None:
    match = taken_back("argalad-overdraw")
    take(match, f"play {laid}")
    for viewer in (SAURON, None):
        assert seen_of_hand(match, viewer) == ([None], [None])
    assert seen_of_hand(match, FIRST)[1] == [laid]
    text = state_of(match).dumps()
    assert GAME.state(text).dumps() == text
    take(match, "play behemoth-crush")
    bleed(match)
    still = laid == "argalad-overdraw"
    assert shown(match, SAURON)["heroes"]["hero-1"]["hand"] == (
        ["argalad-quick-shot"] if still else [None]
    )


@pytest.mark.rule("Q5.3")
def test_the_only_card_of_a_hand_is_no_secret_when_it_is_laid() -> None:
    match = fight(
        "orc",
        hero="eleanor",
        hand=["eleanor-rest"],
        rest=["eleanor-parry"],
        theirs=["zealot-parry", "zealot-hack"],
    )
    arm(match)
    lay(match, "eleanor-rest", "zealot-parry")
    take(match, "draw-from-rest", "pass")
    bleed(match)
    take(match, "fight-on", "fight-on", "play eleanor-parry")
    assert seen_of_hand(match, SAURON) == ([], ["eleanor-parry"])


@pytest.mark.rule("Q3.16")
def test_of_two_copies_the_one_that_all_know_leaves_the_hand_first() -> None:
    match = taken_back("argalad-quick-shot")
    take(match, "play argalad-quick-shot", "play behemoth-crush")
    bleed(match)
    assert shown(match, SAURON)["heroes"]["hero-1"]["hand"] == [None]
    match = taken_back("argalad-quick-shot")
    discard_from_hand(state_of(match), 1, number("card", "argalad-quick-shot"))
    assert shown(match, SAURON)["heroes"]["hero-1"]["hand"] == [None]
    match = taken_back("argalad-quick-shot")
    lose_cards(state_of(match), OURS, 1, Seeded("1"))
    assert shown(match, SAURON)["heroes"]["hero-1"]["hand"] == [None]


@pytest.mark.rule("Q3.16")
@pytest.mark.parametrize("plots", [True, False])
def test_of_two_copies_in_saurons_hand_the_one_that_all_know_is_discarded(plots: bool) -> None:
    state = position(plot_hand=["gollum-is-captured"], shadow_hand=["betrayed"])
    [hidden] = state.plot_hand if plots else state.shadow_hand
    both = (hidden, hidden.opened())
    if plots:
        state.plot_hand = both
    else:
        state.shadow_hand = both
    drop(state, plots, hidden.card)
    assert (state.plot_hand if plots else state.shadow_hand) == (hidden,)
