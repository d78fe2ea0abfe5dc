"""What everybody is shown of the turn: the running step, and how far a hero may still go."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.cards.places import enemies_within
from mathom.games.quest.game import quest
from mathom.games.quest.hero.turn import HeroTurnStart
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.sauron.actions import ActionStep
from mathom.games.quest.sauron.commands import EVERYTHING, Command
from mathom.games.quest.sauron.events import EventStep
from mathom.games.quest.sauron.plots import PlotStep
from mathom.games.quest.sauron.rally import HeroDraw
from mathom.kernel.chance import Seeded
from mathom.kernel.effects import NO_BINDINGS
from mathom.kernel.match import Match
from tests.quest.table import BOX, number, state_of, table, take

STEPS = {
    "hero": "setup",
    "plot": "plot",
    "act": "action",
    "command": "action",
    "rest": "rest",
    "journey": "travel",
    "pay": "travel",
    "champion": "finale",
}
"""The step in which each of these is asked."""


def board(match: Match) -> Any:
    """What a spectator sees of the game itself."""
    return match.view(None)["board"]


@pytest.mark.rule("Q2.3")
@pytest.mark.parametrize("players", [2, 3])
def test_the_step_that_is_shown_is_the_one_that_asks(players: int) -> None:
    """A hero alone draws once more between its turns, which is no step of Sauron's (Q8.1)."""
    wanted = set(STEPS) if players > 2 else set(STEPS) - {"champion"}
    seen: set[str] = set()
    for seed in range(40):
        match = quest().start(["a", "b", "c"][:players], seed)
        chance = Seeded(str(seed), "player")
        while not match.over:
            kind = match.choice.kind
            if kind in STEPS:
                assert board(match)["step"] == STEPS[kind], kind
                seen.add(kind)
            options = match.choice.options()
            match.apply(options[chance.pick(len(options))])
        if seen >= wanted:
            return
    assert seen >= wanted


@pytest.mark.rule("Q2.4")
@pytest.mark.parametrize(
    ("event", "step"), [("trust-in-friendship", "event"), ("imladris", "action")]
)
def test_an_event_that_asks_something_is_the_step_that_runs(event: str, step: str) -> None:
    match = table(
        heroes=[{"sheet": "beravor"}, {"sheet": "thalin"}],
        then=[EventStep(), ActionStep(), HeroDraw()],
        event_top=[event],
        markers={"heroes": 1, "ring": 1},
    )
    assert board(match)["step"] == step


@pytest.mark.rule("Q3.5")
def test_a_hopeless_hero_is_told_how_often_it_may_still_travel() -> None:
    free = table(heroes=[{"sheet": "argalad"}], then=[HeroTurnStart(1, False)])
    assert board(free)["turn"]["moves_left"] is None
    match = table(
        heroes=[{"sheet": "argalad", "corruption": ["hopeless"]}],
        then=[HeroTurnStart(1, False)],
    )
    assert board(match)["turn"]["moves_left"] == 3
    take(match, "pass")
    assert match.choice.kind == "journey"
    take(match, "explore")
    assert board(match)["turn"]["moves_left"] == 2


@pytest.mark.rule("Q2.3")
def test_a_plot_affects_no_location_until_sauron_names_it() -> None:
    match = table(
        plot_hand=["a-promise-of-rings"],
        characters={"gandalf": "bree", "aragorn": "moria"},
        minions={"black-serpent": "bree", "mouth-of-sauron": "moria"},
        then=[PlotStep()],
    )
    take(match, "play-plot a-promise-of-rings")
    assert board(match)["plots"][0] == {"plot": "a-promise-of-rings", "location": None}
    take(match, "affect bree")
    assert board(match)["plots"][0] == {"plot": "a-promise-of-rings", "location": "bree"}


@pytest.mark.rule("Q2.13")
def test_everybody_sees_from_which_pile_a_token_came_but_not_its_face() -> None:
    match = table(
        tokens=[
            {"face": "orc", "at": "bree", "pile": "purple-white", "seen": ["hero-1"]},
            ("blank", "bree"),
        ],
        then=[Command(1, EVERYTHING, 1)],
        minions={"gothmog": "moria"},
    )
    lying = {"token": 0, "pile": "purple-white"}, {"token": 1, "pile": "orange-yellow"}
    for seat, faces in {0: ("orc", "blank"), 1: ("orc", None), None: (None, None)}.items():
        assert match.view(seat)["board"]["map"]["bree"]["tokens"] == [
            {**token, "face": face} for token, face in zip(lying, faces, strict=True)
        ]


@pytest.mark.rule("Q2.12")
def test_a_token_that_was_just_drawn_is_nowhere_yet() -> None:
    match = table(
        influence={"barad-dur": 2, "sea-of-udun": 1},
        tokens=[("crebain", "bree"), ("agent", "tharbad")],
        then=[Command(1, EVERYTHING, 1)],
    )
    take(match, "draw-token brown-red")
    state = state_of(match)
    assert [token.location for token in state.tokens][2:] == [NOWHERE]
    assert enemies_within(state, number("location", "barad-dur"), 1) == 0
    mission = next(mission for mission in BOX.missions if mission.id == "against-the-shadow")
    assert mission.condition.of(state, NO_BINDINGS)
