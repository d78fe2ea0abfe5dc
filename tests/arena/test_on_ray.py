"""Ray plays the same games; tested where it is installed."""

from __future__ import annotations

import sys

import pytest

from mathom.arena.on_ray import NoCluster, play_on_ray
from mathom.arena.runs import Plan, play_here
from tests import programs

pytest.importorskip("ray")

PLAN = Plan("duel", ("random", "random"), 200, "ray", {})


def test_ray_plays_the_same_games() -> None:
    # In a process of its own: Ray leaves threads and sockets behind, which pytest reports.
    program = (
        "from tests.arena.test_on_ray import *\n"
        "assert list(play_on_ray(PLAN, 2)) == list(play_here(PLAN, 1))\n"
    )
    done = programs.run([sys.executable, "-c", program], environment={"RAY_ADDRESS": ""})
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense"])
def test_a_cluster_that_does_not_answer(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(NoCluster, match=f"no Ray at '{address}'"):
        play_on_ray(PLAN, 2)


def test_the_engines_have_one_interface() -> None:
    assert play_here.__annotations__ == play_on_ray.__annotations__
