"""S10 The movement/hazard phase."""

from __future__ import annotations

import pytest

from mathom.games.solitaire.constants import REGION_MOVEMENT, STARTER
from mathom.games.solitaire.travel.drawing import Draw, FillHand, hand_size
from mathom.games.solitaire.travel.movement import region_path, starter_path
from mathom.games.solitaire.travel.movement_phase import Arrive, EndEffects, MovementPhase, SetOut
from mathom.games.solitaire.travel.returning import SendBack
from mathom.games.solitaire.travel.turn import BeginSite
from mathom.kernel.agenda import Frame
from tests.solitaire.table import BOX, Game, site, table


def attacker(game: Game) -> str:
    """What attacks now, or ""."""
    attack = game.state.attack
    return "" if attack is None else game.state.card(attack.by).id


def site_tapped(game: Game) -> bool:
    """Whether the site is."""
    return game.state.tapped


def moving(origin: str, goal: str, *frames: Frame, **given: object) -> Game:
    """A company that goes from one site to another in this turn by starter movement."""
    game = table(
        site_=origin,
        goal=goal,
        **{"phase": 4, "resources": ["concealment"] * 20, "hazards": ["river"] * 20, **given},  # type: ignore[arg-type]
    )
    turn = game.state.turn
    path = starter_path(game.state, site(origin), site(goal))
    if path is None:
        ends = tuple(dict.fromkeys(BOX.sites[site(each)].region for each in (origin, goal)))
        turn.path, turn.movement = region_path(game.state, ends), REGION_MOVEMENT
    else:
        turn.path, turn.movement = path, STARTER
    turn.leaving, turn.destination, turn.origin = True, site(goal), site(origin)
    if frames:
        game.run(*frames)
    return game


@pytest.mark.rule("S10.1")
def test_the_company_is_at_the_new_site_first() -> None:
    game = moving("rivendell", "bree", SetOut())
    assert game.state.here.id == "bree"
    assert game.state.turn.origin == site("rivendell")


@pytest.mark.rule("S10.2")
def test_there_is_no_hazard_limit() -> None:
    hand = ["wolves", "wargs", "orc-patrol", "wolves", "wargs", "wolves"]
    game = moving("rivendell", "mount-gram", hazard_hand=hand, hazards=[])
    game.run(MovementPhase())
    for _ in range(400):
        if not game.asked or game.state.phase != 4 or game.state.outcome is not None:
            break
        game.do(game.options[0])
    assert len(game.state.turn.faced) > 2


@pytest.mark.rule("S10.3")
@pytest.mark.parametrize(
    ("origin", "goal", "by"),
    [
        ("rivendell", "moria", "moria"),
        ("moria", "lorien", "moria"),
        ("rivendell", "lorien", "rivendell"),
        ("bree", "moria", "moria"),
    ],
)
def test_a_move_draws_by_the_site_that_is_no_haven(origin: str, goal: str, by: str) -> None:
    game = moving(origin, goal, SetOut(), Draw())
    figures = BOX.sites[site(by)]
    assert game.asked == "draw"
    assert game.options == [f"number {n}" for n in range(1, figures.resource_draws + 1)]
    game.do("number 1")
    assert len(game.state.hazard_hand) == figures.hazard_draws


@pytest.mark.rule("S10.4")
def test_one_to_the_figure_is_drawn_as_you_choose() -> None:
    game = moving("rivendell", "moria", SetOut(), Draw())
    game.do("number 2")
    assert len(game.state.hand) == 2


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize(("company", "draws"), [(["ioreth", "wacho"], False), (["gimli"], True)])
def test_who_moves_without_a_mind_of_3_draws_nothing(company: list[str], draws: bool) -> None:
    minds = [BOX.card(each).mind for each in company]  # type: ignore[attr-defined]
    assert (max(minds) >= 3) == draws
    game = moving("rivendell", "moria", SetOut(), Draw(), company=company)
    assert (game.asked == "draw") == draws
    assert len(game.state.hand) == 0


@pytest.mark.rule("S10.4")
def test_a_mind_of_exactly_3_is_enough() -> None:
    exactly = next(each for each in BOX.characters if each.mind == 3)
    less = next(each for each in BOX.characters if each.mind == 2)
    assert moving("rivendell", "moria", SetOut(), Draw(), company=[exactly.id]).asked == "draw"
    assert moving("rivendell", "moria", SetOut(), Draw(), company=[less.id]).asked == ""


@pytest.mark.rule("S10.5")
def test_who_stays_draws_the_full_figure_whatever_the_minds() -> None:
    game = table(company=["ioreth"], site_="moria", phase=4, hazards=["river"] * 9)
    game.run(Draw())
    figures = BOX.sites[site("moria")]
    assert len(game.state.hand) == figures.resource_draws
    assert len(game.state.hazard_hand) == figures.hazard_draws
    assert game.asked == ""


@pytest.mark.rule("S10.6")
def test_the_hazard_hand_draws_all_and_lies_open() -> None:
    game = moving("rivendell", "moria", SetOut(), Draw(), company=["ioreth"])
    assert len(game.state.hazard_hand) == BOX.sites[site("moria")].hazard_draws
    assert game.events("draw-hazards")[0]["cards"]


@pytest.mark.rule("S10.7")
def test_what_strikes_at_the_start_comes_after_the_draw_and_before_the_hazards() -> None:
    game = moving(
        "rivendell",
        "moria",
        events=["mountains-of-shadow"],
        marks={"mountains-of-shadow": ["until-turn"]},
        hazard_hand=["orc-patrol"],
        hazards=[],
    )
    game.run(MovementPhase())
    assert game.asked == "draw"
    assert attacker(game) == ""
    game.do("number 1")
    assert attacker(game) == "mountains-of-shadow"
    assert game.zone("hazard_hand") == ["orc-patrol"]


@pytest.mark.rule("S10.8")
def test_then_the_hazard_hand_is_played() -> None:
    game = moving("rivendell", "mount-gram", hazard_hand=["orc-patrol"], hazards=[])
    game.run(MovementPhase())
    while game.asked == "draw":
        game.do("number 1")
    assert game.state.attack is not None


@pytest.mark.rule("S10.9")
def test_the_checks_of_the_end_come_once_for_each_wilderness() -> None:
    game = moving("rivendell", "moria", on={"aragorn-ii": ["lure-of-nature"]})
    types = [type for type, _ in game.state.turn.path]
    game.run(SetOut(), EndEffects(), rolls=[6, 6] * 9)
    assert len(game.events("roll")) == types.count(3)


@pytest.mark.rule("S10.9")
@pytest.mark.rule("S10.10")
def test_the_hand_is_brought_to_five() -> None:
    game = table(hand=["concealment"] * 3, phase=4).run(FillHand())
    assert len(game.state.hand) == 5
    large = table(hand=["concealment"] * 5 + ["ford", "dodge"], phase=4).run(FillHand())
    assert large.asked == "discard-down"
    large.do("discard ford")
    large.do("discard dodge")
    assert large.asked == ""
    assert large.zone("resource_discard") == ["ford", "dodge"]


@pytest.mark.rule("S10.10")
def test_the_hazard_hand_is_never_cut() -> None:
    game = table(hazard_hand=["river"] * 12, hand=["concealment"] * 5, phase=4).run(FillHand())
    assert len(game.state.hazard_hand) == 12


@pytest.mark.rule("S10.11")
def test_a_company_that_is_sent_back_counts_as_not_having_moved() -> None:
    game = moving("bree", "moria", tapped=True)
    game.run(SetOut())
    assert not site_tapped(game), "the new site is untapped"
    game.run(SendBack(0), Arrive(), BeginSite())
    assert game.state.here.id == "bree"
    assert site_tapped(game), "its site of origin is as it was"
    assert game.state.turn.path == ()
    assert game.state.turn.returned
    assert game.state.phase == 4, "it has no site phase"


@pytest.mark.rule("S10.12")
def test_hazards_that_are_not_played_yet_stay_in_the_hazard_hand() -> None:
    game = moving(
        "rivendell",
        "mount-gram",
        events=["doors-of-night"],
        hazard_hand=["snowstorm", "orc-patrol"],
        hazards=[],
    )
    game.run(MovementPhase())
    while game.asked == "draw":
        game.do("number 1")
    assert game.state.here.id == "rivendell"
    assert "orc-patrol" in game.zone("hazard_hand")
    assert game.state.turn.faced == []


@pytest.mark.rule("S10.10")
def test_cards_change_the_hand_size() -> None:
    assert hand_size(table().state) == 5
    assert hand_size(table(company=["elrond"]).state) == 6
    assert hand_size(table(company=["elrond"], site_="bree").state) == 5
