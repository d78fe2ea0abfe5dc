"""`simulate`: the summary, the same for any number of jobs, and the table of games."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import mathom
from mathom.arena.matches import play_match
from tests.cli.run import answer, facts, process

RUN = ("simulate", "duel", "--seats", "greedy,random", "--seed", "7")
TIMINGS = ("seconds", "decisions_per_second")


def untimed(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key not in TIMINGS}


def test_the_summary_has_the_keys_of_the_contract() -> None:
    summary = facts(*RUN, "--games", "12")
    assert list(summary) == [
        *("game", "box", "games", "seed", "seats", "shared", "endings", "decisions"),
        *TIMINGS,
    ]
    assert (summary["game"], summary["games"], summary["seed"]) == ("duel", 12, 7)
    assert [(seat["seat"], seat["bot"]) for seat in summary["seats"]] == [
        ("fellowship", "greedy"),
        ("sauron", "random"),
    ]
    for seat in summary["seats"]:
        assert list(seat) == ["seat", "bot", "wins", "win_rate", "ci95", "mean_score", "tracks"]
        assert list(seat["tracks"]) == ["steps", "races", "regions"]
        low, high = seat["ci95"]
        assert 0 <= low <= seat["win_rate"] <= high <= 1
    assert sum(summary["endings"].values()) == 12
    assert set(summary["decisions"]) == {"mean", "max"}
    assert summary["seconds"] > 0
    assert summary["decisions_per_second"] > 0


def test_one_game_of_a_run_can_be_played_again() -> None:
    summary = facts(*RUN, "--games", "1")
    match = play_match(mathom.game("duel"), ["greedy", "random"], "7/1")
    assert match.outcome is not None
    assert summary["endings"] == {match.outcome.reason: 1}
    assert summary["decisions"] == {"mean": match.ply, "max": match.ply}


def test_jobs_change_nothing_but_the_time(tmp_path: Path) -> None:
    some = ("simulate", "duel", "--seats", "random,random", "--seed", "7", "--games", "129")
    tables = {}
    summaries = []
    for jobs in ("1", "2"):
        for kind in ("csv", "parquet"):
            path = tmp_path / f"{jobs}.{kind}"
            summaries.append(facts(*some, "--jobs", jobs, "--out", path))
            tables[jobs, kind] = path.read_bytes()
    assert len({str(untimed(summary)) for summary in summaries}) == 1
    assert tables["1", "csv"] == tables["2", "csv"]
    assert tables["1", "parquet"] == tables["2", "parquet"]


def test_settings_and_seeds_matter() -> None:
    plain = untimed(facts(*RUN, "--games", "20"))
    other = untimed(facts(*RUN[:-1], "8", "--games", "20"))
    forced = untimed(facts(*RUN, "--games", "20", "--set", "effects=must"))
    assert other["decisions"] != plain["decisions"]
    assert forced["decisions"] != plain["decisions"]


def test_a_run_without_a_seed_tells_the_one_it_drew() -> None:
    first = facts(*RUN[:-2], "--games", "3")
    again = facts(*RUN[:-2], "--games", "3", "--seed", first["seed"])
    assert untimed(first) == untimed(again)
    assert facts(*RUN[:-2], "--games", "3")["seed"] != first["seed"]


def test_the_table_has_a_row_for_each_game(tmp_path: Path) -> None:
    summary = facts(*RUN, "--games", "9", "--out", tmp_path / "games.csv")
    answer(*RUN, "--games", "9", "--out", tmp_path / "games.PARQUET")
    with (tmp_path / "games.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == [
        *("game", "seed", "fellowship_bot", "sauron_bot", "reason", "winners"),
        *("fellowship_score", "sauron_score", "choices"),
    ]
    assert [row["seed"] for row in rows] == [f"7/{number}" for number in range(1, 10)]
    assert max(int(row["choices"]) for row in rows) == summary["decisions"]["max"]
    wins = sum(row["winners"] == "fellowship" for row in rows)
    assert wins == summary["seats"][0]["wins"]
    typed = pq.read_table(tmp_path / "games.PARQUET").to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in typed] == rows
    assert (type(typed[0]["choices"]), type(typed[0]["sauron_score"])) == (int, float)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.PARQUET", "games.csv"]


def test_an_old_table_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    path.write_text("old", encoding="utf-8")
    answer(*RUN, "--games", "2", "--out", path)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 3


@pytest.mark.parametrize("players", mathom.game("quest").players)
def test_as_many_bots_play_as_there_are_seats(players: int) -> None:
    bots = ",".join(["random"] * players)
    summary = facts(
        "simulate", "quest", "--seats", bots, "--games", "3", "--options", "stakes=high"
    )
    assert [seat["seat"] for seat in summary["seats"]] == list(
        mathom.game("quest").seat_names[:players]
    )
    assert summary["shared"] == 0
    heroes = {seat["wins"] for seat in summary["seats"][1:]}
    assert len(heroes) == 1, "heroes win and lose together"
    assert summary["seats"][0]["wins"] + heroes.pop() == 3


def test_people_read_a_table() -> None:
    shown = answer("simulate", "duel", "--seats", "random,random", "--games", "60", "--seed", "7")
    assert shown.startswith("duel: 60 games, seed 7\n")
    for part in ("95% interval", "fellowship", "sauron", "Choices in a game", "choices a second"):
        assert part in shown
    assert "Victories shared by all, which count as wins for nobody: " in shown


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_real_process_is_silent_beside_its_answer(jobs: str) -> None:
    done = process(*RUN, "--games", "20", "--jobs", jobs, "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"{\n")
