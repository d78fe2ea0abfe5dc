"""What everybody is shown of the turn: the running step, and how far a hero may still go."""

from __future__ import annotations

from typing import Any

import pytest

from mathom.games.quest.game import quest
from mathom.games.quest.hero_turn import HeroTurnStart
from mathom.kernel.chance import Seeded
from mathom.kernel.match import Match
from tests.quest.table import table, take

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
def test_the_step_that_is_shown_is_the_one_that_asks() -> None:
    seen: set[str] = set()
    for seed in range(40):
        match = quest().start(["a", "b", "c"], seed)
        chance = Seeded(str(seed), "player")
        while not match.over:
            kind = match.choice.kind
            if kind in STEPS:
                assert board(match)["step"] == STEPS[kind], kind
                seen.add(kind)
            options = match.choice.options()
            match.apply(options[chance.pick(len(options))])
        if seen == set(STEPS):
            return
    assert seen == set(STEPS)


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
