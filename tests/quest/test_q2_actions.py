"""Q2.7 Actions, Q2.11 Draw, Q2.14 Hero draw, and the Ringwraiths' return (Q6.1)."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.constants import TRACKS
from mathom.games.quest.model.pieces import AWAY, DEFEATED
from mathom.games.quest.sauron.actions import (
    Act,
    ActionStep,
    ChoosePlots,
    DrawShadows,
    place_action,
)
from mathom.games.quest.sauron.rally import HeroDraw
from mathom.games.quest.sauron.story import BreakTie
from mathom.kernel.match import Match
from tests.quest.table import (
    BOX,
    GAME,
    asked,
    asking,
    hand,
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


ALL = ["action influence", "action cards", "action command"]
INFLUENCE, CARDS, COMMAND = range(3)


def spaces(match: Match) -> list[tuple[str, int]]:
    return [(TRACKS[track], space) for track, space in state_of(match).actions]


@pytest.mark.rule("Q2.7")
@pytest.mark.parametrize(
    ("heroes", "actions"),
    [(["argalad"], 2), (["argalad", "thalin"], 2), (["argalad", "thalin", "eometh"], 3)],
)
def test_two_actions_and_three_with_four_players(heroes: list[str], actions: int) -> None:
    match = table(heroes=heroes, minions={"gothmog": "moria"}, then=[ActionStep(), BreakTie(1, 1)])
    for _ in range(actions):
        assert asked(match) == ("sauron", "act")
        take(match, "action command", "pass")
    assert asked(match) == ("hero-1", "leftmost")


@pytest.mark.rule("Q2.7")
def test_an_action_uses_the_leftmost_empty_space() -> None:
    state = position()
    assert [place_action(state, INFLUENCE) for _ in range(3)] == [6, 5, 4]
    state = position()
    assert [place_action(state, CARDS) for _ in range(3)] == [2, 2, 1]
    state = position()
    assert [place_action(state, COMMAND) for _ in range(3)] == [3, 2, 1]


@pytest.mark.rule("Q2.7")
@pytest.mark.rule("Q9.11")
def test_the_fourth_token_removes_the_three_before_it() -> None:
    match = table(
        actions=[("influence", 0), ("command", 0), ("influence", 1)],
        then=[Act(2)],
        influence={"barad-dur": 1},
    )
    take(match, "action influence")
    assert spaces(match) == [("influence", 2)]
    assert asking(match)["count"] == 4
    assert "actions-cleared" in told(match)
    take(match, "pass")
    take(match, "action influence")
    assert spaces(match) == [("influence", 2), ("influence", 0)]
    assert asking(match)["count"] == 6


@pytest.mark.rule("Q2.7")
@pytest.mark.rule("Q9.11")
def test_the_spaces_count_and_not_their_number() -> None:
    """A token in the middle leaves the space to its left empty."""
    state = position(actions=[("cards", 1)])
    place_action(state, CARDS)
    place_action(state, CARDS)
    assert state.actions == ((CARDS, 1), (CARDS, 0), (CARDS, 2))


@pytest.mark.rule("Q2.7")
def test_tokens_stay_from_turn_to_turn() -> None:
    match = table(actions=[("command", 0)], then=[ActionStep()])
    take(match, "action command", "pass")
    while match.choice.kind != "act":
        take(match, options(match)[0])
    take(match, "action cards")
    while match.choice.kind != "act":
        take(match, options(match)[0])
    assert spaces(match)[:3] == [("command", 0), ("command", 1), ("cards", 0)]


@pytest.mark.rule("Q2.7")
def test_a_full_track_cannot_be_used() -> None:
    match = table(actions=[("cards", n) for n in range(3)], then=[Act(1)])
    assert options(match) == ["action influence", "action command", "pass"]
    assert refused(match)["action cards"] == ("track-full", "Q2.7")


@pytest.mark.rule("Q2.7", "Q3.14")
def test_shadow_cards_of_other_moments_are_refused_with_their_reason() -> None:
    match = table(shadow_hand=["his-arm-has-grown-long"], pool=4, then=[Act(1)])
    assert refused(match) == {"shadow his-arm-has-grown-long": ("other-moment", "Q3.14")}


@pytest.mark.rule("Q2.7")
def test_sauron_may_stop() -> None:
    match = table(then=[Act(2), Act(1)])
    take(match, "pass")
    assert asking(match) == {"count": 1}


@pytest.mark.rule("Q2.7")
@pytest.mark.rule("Q9.16")
def test_shadow_cards_are_played_between_actions_and_after_them() -> None:
    match = table(
        heroes=[{"sheet": "argalad", "favor": 3, "corruption": ["despairing"]}],
        shadow_hand=["do-not-tempt-me", "storms-of-mordor"],
        pool=4,
        then=[Act(1), STOP],
    )
    assert options(match) == [*ALL, "shadow do-not-tempt-me", "shadow storms-of-mordor", "pass"]
    take(match, "shadow storms-of-mordor")
    assert options(match) == [*ALL, "shadow do-not-tempt-me", "pass"]
    take(match, "action command")
    assert asked(match) == ("sauron", "act")
    assert options(match) == ["shadow do-not-tempt-me", "pass"]
    assert refused(match)["action cards"] == ("no-action", "Q2.7")
    take(match, "shadow do-not-tempt-me")
    state = state_of(match)
    assert state.shadow_discard == (
        number("shadow", "storms-of-mordor"),
        number("shadow", "do-not-tempt-me"),
    )


@pytest.mark.rule("Q9.16")
def test_lord_of_the_rings_cannot_take_itself_back() -> None:
    match = table(
        shadow_hand=["lord-of-the-rings"],
        shadow_discard=["betrayed"],
        pool=6,
        markers={"heroes": 7},
        then=[Act(0), STOP],
    )
    take(match, "shadow lord-of-the-rings")
    assert not any("lord-of-the-rings" in option for option in options(match))
    assert any("betrayed" in option for option in options(match))


# Q2.11 Draw


@pytest.mark.rule("Q2.11")
def test_shadow_cards_go_to_the_hand_and_one_plot_is_kept() -> None:
    match = table(
        shadow_top=["betrayed", "winter-storm"],
        plot_top=["osgiliath-invaded", "smeagol-escapes"],
        then=[Act(1), STOP],
    )
    take(match, "action cards")
    state = state_of(match)
    assert [BOX.shadows[hidden.card].id for hidden in state.shadow_hand] == [
        "betrayed",
        "winter-storm",
    ]
    assert asked(match) == ("sauron", "keep-plot")
    assert options(match) == ["keep-plot osgiliath-invaded", "keep-plot smeagol-escapes"]
    take(match, "keep-plot smeagol-escapes")
    state = state_of(match)
    assert [BOX.plots[hidden.card].id for hidden in state.plot_hand] == ["smeagol-escapes"]
    assert [BOX.plots[hidden.card].id for hidden in state.plot_pile.bottom] == ["osgiliath-invaded"]
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.11")
def test_the_others_go_under_the_deck_in_the_order_he_likes() -> None:
    drawn = ["a-dark-messenger", "osgiliath-invaded", "loss-of-an-heir", "urgent-summons"]
    match = table(plot_top=drawn, then=[ChoosePlots(4, 1), STOP])
    take(match, "keep-plot loss-of-an-heir")
    assert asked(match) == ("sauron", "bury-plot")
    take(match, "bury-plot urgent-summons", "bury-plot a-dark-messenger")
    assert asked(match) == ("sauron", "act"), "the last one is not asked for"
    under = [BOX.plots[hidden.card].id for hidden in state_of(match).plot_pile.bottom]
    assert under == ["urgent-summons", "a-dark-messenger", "osgiliath-invaded"]


@pytest.mark.rule("Q2.11")
def test_the_number_of_the_space_is_drawn_of_each() -> None:
    match = table(actions=[("cards", 0), ("cards", 1)], then=[Act(1), STOP])
    take(match, "action cards")
    state = state_of(match)
    assert len(state.shadow_hand) == 1
    assert len(state.plot_hand) == 1, "one alone is kept without a question"
    assert asked(match) == ("sauron", "act")


@pytest.mark.rule("Q2.11")
def test_two_copies_are_one_option() -> None:
    match = table(plot_top=["a-broken-line-of-kings"] * 2, then=[ChoosePlots(2, 1), STOP])
    assert options(match) == ["keep-plot a-broken-line-of-kings"]
    take(match, "keep-plot a-broken-line-of-kings")
    assert len(state_of(match).plot_hand) == 1


@pytest.mark.rule("Q2.11")
@pytest.mark.rule("Q4.6")
def test_an_empty_pile_is_made_of_its_discards() -> None:
    every = [shadow.id for shadow in BOX.shadows for _ in range(shadow.copies)]
    match = table(shadow_top=every[:1], shadow_discard=every[1:], then=[DrawShadows(2), STOP])
    state = state_of(match)
    assert len(state.shadow_hand) == 2
    assert state.shadow_discard == ()
    assert len(state.shadow_pile) == 22
    match = table(shadow_top=every[:1], shadow_hand=every[1:], then=[DrawShadows(2), STOP])
    assert len(state_of(match).shadow_hand) == 24
    plots = [BOX.plots[plot].id for plot in BOX.plot_deck]
    match = table(plot_top=plots[:1], plot_discard=plots[1:], then=[ChoosePlots(2, 1), STOP])
    assert len(state_of(match).drawn) == 2
    assert state_of(match).plot_discard == ()


@pytest.mark.rule("Q2.11")
def test_heroes_see_how_many_cards_and_not_which() -> None:
    match = table(
        shadow_top=["betrayed", "winter-storm"],
        plot_top=["osgiliath-invaded", "smeagol-escapes"],
        then=[Act(1), STOP],
    )
    take(match, "action cards", "keep-plot smeagol-escapes")
    state = state_of(match)
    secret = {"betrayed", "winter-storm", "osgiliath-invaded", "smeagol-escapes"}
    for seat in (1, None):
        assert secret <= state.hidden(seat)
        shown = [str(event.args) for event in match.log if event.visible(seat)]
        assert not any(id in text for id in secret for text in shown)
    mine = [event.kind for event in match.log if event.visible(0)]
    assert "plots-seen" in mine
    assert "shadows-seen" in mine
    for hidden in (*state.plot_hand, *state.plot_pile.bottom, *state.shadow_hand):
        assert hidden.known(0)
        assert not hidden.known(1)


# Q2.14 Hero draw


@pytest.mark.rule("Q2.14")
def test_each_hero_draws_its_fortitude_and_no_limit_holds() -> None:
    match = table(
        heroes=[
            {"sheet": "argalad", "levels": {"fortitude": 1}},
            {"sheet": "thalin"},
        ],
        then=[HeroDraw(), HeroDraw(), HeroDraw(), STOP],
    )
    for seat, sheet, level in ((1, "argalad", 1), (2, "thalin", 0)):
        fortitude = BOX.sheets[number("hero", sheet)].attributes[0] + level
        assert len(hand(match, seat)) == min(25, 3 * fortitude)


@pytest.mark.rule("Q2.14")
def test_fewer_are_drawn_when_the_life_pool_runs_out() -> None:
    deck = [BOX.cards[card].id for card in BOX.hero_decks[number("hero", "argalad")]]
    match = table(heroes=[{"sheet": "argalad", "rest": deck[2:]}], then=[HeroDraw(), STOP])
    assert sorted(hand(match)) == sorted(deck[:2])


@pytest.mark.rule("Q2.14")
def test_the_heroes_draw_in_order_of_seats_and_then_discard() -> None:
    match = table(
        heroes=[
            {"sheet": sheet, "corruption": ["distraught"] if sheet == "eometh" else []}
            for sheet in ("argalad", "eometh", "thalin")
        ],
        then=[HeroDraw(), HeroDraw(), STOP],
    )
    draws = [event.args["seat"] for event in match.log if event.kind == "draw-cards"]
    assert draws[:3] == ["hero-1", "hero-2", "hero-3"]
    assert asked(match) == ("hero-2", "trim-hand")


# Q6.1 The Ringwraiths return


@pytest.mark.rule("Q6.1")
def test_the_ringwraiths_return_when_the_action_step_begins() -> None:
    match = table(
        minions={"ringwraiths": "away", "gothmog": "defeated"},
        markers={"heroes": 7},
        then=[ActionStep()],
    )
    state = state_of(match)
    assert asked(match) == ("sauron", "act")
    assert state.minions[number("minion", "ringwraiths")] == number("location", "minas-morgul")
    assert state.wounds[number("minion", "ringwraiths")] == 0
    assert state.minions[number("minion", "gothmog")] == DEFEATED
    assert "returns" in told(match)


@pytest.mark.rule("Q6.1")
def test_they_are_away_until_then() -> None:
    match = table(minions={"ringwraiths": "away"}, markers={"heroes": 7}, then=[Act(1)])
    assert state_of(match).minions[number("minion", "ringwraiths")] == AWAY


def test_three_tracks_of_three_spaces() -> None:
    assert BOX.figures.tracks == [(6, 5, 4), (2, 2, 1), (3, 2, 1)]
    assert GAME.box is BOX


def quiet(**given: Any) -> Match:
    return table(then=[Act(1), STOP], **given)


@pytest.mark.rule("Q2.7")
def test_the_option_shows_the_number_it_would_use() -> None:
    match = quiet(actions=[("influence", 0)])
    frame = state_of(match).choice
    detail = frame.detail(state_of(match), BOX.options["action"][INFLUENCE])
    assert detail == {"placing": 5}
