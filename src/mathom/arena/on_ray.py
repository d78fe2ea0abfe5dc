"""A run on a Ray cluster, for more processors than one machine has."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator
from types import ModuleType

from mathom.arena.extras import require
from mathom.arena.runs import Plan, Played, hand_out, play_part
from mathom.kernel.errors import MathomError

PATIENCE = 5.0
"""How many seconds a cluster has to answer."""


class NoCluster(MathomError):
    """The Ray cluster that is asked for does not answer."""


def play_on_ray(plan: Plan, jobs: int) -> Generator[Played, None, None]:
    """Play a run on Ray and give its games in their order.

    Joins the cluster that the variable RAY_ADDRESS names, on whose machines Mathom must be
    installed; without the variable Ray starts here, with `jobs` processors.

    Raises:
        MissingExtra: Ray is not installed.
        NoCluster: the cluster does not answer.
    """
    ray = require("ray", "ray", "--engine ray")
    address = os.environ.get("RAY_ADDRESS", "")
    try:
        _knock(address)
        logging.getLogger("ray").setLevel(logging.ERROR)
        ray.init(
            address or "local",
            num_cpus=None if address else jobs,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except (OSError, ValueError) as fault:
        where = f"at {address!r}" if address else "on this machine"
        raise NoCluster(f"no Ray {where}: {fault}") from None
    return _play(ray, plan, jobs)


def _knock(address: str) -> None:
    """Fail at once when nobody listens at HOST:PORT; Ray itself would try for many minutes."""
    host, mark, port = address.removeprefix("ray://").rpartition(":")
    if mark and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _play(ray: ModuleType, plan: Plan, jobs: int) -> Generator[Played, None, None]:
    try:
        task = ray.remote(play_part)
        yield from hand_out(plan, jobs, lambda part: task.remote(plan, part), ray.get)
    finally:
        ray.shutdown()
