"""Runs: the same games however they are divided."""

from __future__ import annotations

import pytest

import mathom
from mathom.arena.matches import play_match
from mathom.arena.runs import CHUNK, Plan, play_here, play_part
from mathom.kernel.errors import MathomError

PLAN = Plan("duel", ("random", "greedy"), 5, "arena", {})


@pytest.mark.parametrize("games", [1, 2, 63, 64, 65, 1000, 3200, 5001])
def test_parts_cover_every_game_once_in_order(games: int) -> None:
    parts = PLAN._replace(games=games).parts()
    assert [number for part in parts for number in part] == list(range(1, games + 1))
    assert max(len(part) for part in parts) <= CHUNK


def test_a_part_does_not_depend_on_the_others() -> None:
    whole = list(play_here(PLAN, 1))
    assert [game for part in PLAN.parts() for game in play_part(PLAN, part)] == whole
    assert play_part(PLAN, range(4, 5)) == whole[3:4]
    assert [game.number for game in whole] == [1, 2, 3, 4, 5]


def test_a_match_depends_on_its_seed_alone() -> None:
    game = mathom.game("duel")
    first = play_match(game, ["greedy", "random"], "one", {"coins": "endless"})
    play_match(game, ["random", "random"], "two")
    again = play_match(game, ["greedy", "random"], "one", {"coins": "endless"})
    assert first.over
    assert first.record.dumps() == again.record.dumps()
    assert first.record.seats == {"fellowship": "greedy", "sauron": "random"}
    assert first.record.settings["coins"] == "endless"


def test_what_is_kept_of_a_game_is_what_happened() -> None:
    (kept,) = play_part(PLAN, range(2, 3))
    match = play_match(mathom.game("duel"), PLAN.seats, "arena/2")
    outcome = match.outcome
    assert outcome is not None
    assert list(kept.tracks) == ["steps", "races", "regions"]
    assert kept == (
        *(2, "arena/2", outcome.reason, outcome.winners),
        (outcome.scores[0], outcome.scores[1]),
        match.ply,
        {
            track.id: (track.values["fellowship"], track.values["sauron"])
            for track in match.game.reviewer.tracks(match.state)
        },
    )


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"seats": ("random",)},
        {"seats": ("random", "shelob")},
        {"seed": ""},
        {"settings": {"coins": "gold"}},
    ],
    ids=str,
)
def test_a_plan_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(MathomError):
        PLAN._replace(**wrong).check()  # type: ignore[arg-type]
