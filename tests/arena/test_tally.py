"""The summary of a run, and its error bars."""

from __future__ import annotations

import pytest

import mathom
from mathom.arena.runs import Plan, Played
from mathom.arena.tally import Mean, Tally, wilson

PLAN = Plan("duel", ("random", "greedy"), 4, "7", {})


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # As R's prop.test without continuity correction gives them.
        (0, 10, 0.0, 0.2775328),
        (1, 1, 0.2065493, 1.0),
        (8, 10, 0.4901625, 0.9433178),
        (10, 10, 0.7224672, 1.0),
        (50, 100, 0.4038315, 0.5961685),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-7)


def test_a_summary_counts_sole_victories_as_wins() -> None:
    tally = Tally(PLAN)
    tally.add(Played(1, "7/1", "quest", (0,), (1.0, 0.0), 60, {"steps": (14, 3)}))
    tally.add(Played(2, "7/2", "count", (0, 1), (0.5, 0.5), 90, {"steps": (10, 3)}))
    tally.add(Played(3, "7/3", "count", (1,), (0.0, 1.0), 80, {"steps": (8, 3)}))
    tally.add(Played(4, "7/4", "races", (), (0.0, 0.0), 70, {"steps": (4, 3)}))
    summary = tally.summary(seconds=2.0)
    low, high = wilson(1, 4)
    assert summary == {
        "game": "duel",
        "box": {"name": "", "digest": mathom.game("duel").digest},
        "games": 4,
        "seed": 7,
        "seats": [
            {
                "seat": seat,
                "bot": bot,
                "wins": 1,
                "win_rate": 0.25,
                "ci95": [round(low, 6), round(high, 6)],
                "mean_score": 0.375,
                "tracks": {"steps": {"mean": mean, "ci95": interval}},
            }
            for seat, bot, mean, interval in (
                ("fellowship", "random", 9.0, [4.92001, 13.07999]),
                ("sauron", "greedy", 3.0, [3.0, 3.0]),
            )
        ],
        "shared": 1,
        "endings": {"count": 2, "quest": 1, "races": 1},
        "decisions": {"mean": 75.0, "max": 90},
        "seconds": 2.0,
        "decisions_per_second": 150.0,
    }


def test_who_wins_together_against_others_has_won() -> None:
    tally = Tally(Plan("quest", ("random",) * 3, 2, "7", {}))
    tally.add(Played(1, "7/1", "mission", (1, 2), (0.0, 1.0, 1.0), 300, {}))
    tally.add(Played(2, "7/2", "mission", (0,), (1.0, 0.0, 0.0), 300, {}))
    summary = tally.summary(seconds=1.0)
    assert [seat["wins"] for seat in summary["seats"]] == [1, 1, 1]
    assert [seat["seat"] for seat in summary["seats"]] == ["sauron", "hero-1", "hero-2"]
    assert summary["shared"] == 0


@pytest.mark.parametrize(
    ("seed", "shown"),
    [("7", 7), ("-7", -7), ("07", "07"), ("x", "x"), ("9" * 30, "9" * 30), ("-", "-"), ("٣", "٣")],
)
def test_a_seed_is_shown_as_it_was_given(seed: str, shown: int | str) -> None:
    tally = Tally(PLAN._replace(seed=seed))
    tally.add(Played(1, f"{seed}/1", "quest", (0,), (1.0, 0.0), 60, {}))
    assert tally.summary(1.0)["seed"] == shown


def test_a_mean_of_one_number_has_no_interval() -> None:
    mean = Mean()
    mean.add(7)
    assert mean.summary() == {"mean": 7.0, "ci95": None}
    mean.add(9)  # as R's sd, with the normal quantile
    assert mean.summary() == {"mean": 8.0, "ci95": [6.040036, 9.959964]}


def test_who_plays_alone_wins_alone() -> None:
    tally = Tally(Plan("solitaire", ("random",), 2, "7", {}))
    tally.add(Played(1, "7/1", "treasures", (0,), (1.0,), 300, {}))
    tally.add(Played(2, "7/2", "exhausted", (), (0.0,), 300, {}))
    summary = tally.summary(seconds=1.0)
    assert (summary["seats"][0]["wins"], summary["shared"]) == (1, 0)
