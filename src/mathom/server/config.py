"""How a server is to run."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from mathom.server.limits import Limits


def data_folder() -> Path:
    """Where the user's tables are kept."""
    return Path(platformdirs.user_data_dir("mathom", appauthor=False))


def default_database() -> str:
    """The SQLite database in the user's data folder, which is made if need be."""
    data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)
    return f"sqlite:///{data_folder() / 'tables.db'}"


def default_boxes() -> Path:
    """Where the boxes that owners have entered are kept."""
    return data_folder() / "boxes"


def default_workers() -> int:
    """A process for every core but the server's own."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Config:
    """What an operator decides.

    Attributes:
        database: where tables are kept: `sqlite:///path` or `postgresql://user@host/name`.
        crashes: the folder for crash reports.
        limits: what strangers may send and hold.
        workers: how many processes think for bots.
        deadline: how many seconds a bot may think about one choice.
        proxies: the addresses, separated by commas, of proxies that tell the truth about whom
            they speak for; empty when there is none.
        boxes: the folder of the boxes that owners have entered; None keeps none.
        enters: whether visitors may enter more of them.
        hosts: the names that the server is called by, besides those of this machine for itself;
            None takes every name.
    """

    database: str
    crashes: Path
    limits: Limits = field(default_factory=Limits)
    workers: int = field(default_factory=default_workers)
    deadline: float = 10.0
    proxies: str = ""
    boxes: Path | None = None
    enters: bool = False
    hosts: frozenset[str] | None = None
