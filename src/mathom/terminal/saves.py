"""Saved games: one text file each, in the user's data folder."""

from __future__ import annotations

import os
import time
from pathlib import Path

import platformdirs

SUFFIX = ".mathom"


def save_folder() -> Path:
    """Where saved games are kept."""
    return Path(platformdirs.user_data_dir("mathom")) / "saves"


def write_save(folder: Path, game_id: str, text: str) -> Path:
    """Keep a record under a new name made of the game and the time.

    Written beside its place and moved there when it is whole, so that no power cut leaves
    half a game.

    Raises:
        OSError: the folder cannot be written to.
    """
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder / f"{stem}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    draft = path.with_suffix(".draft")
    with draft.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    return path


def list_saves(folder: Path) -> list[Path]:
    """The saved games, newest first."""
    return sorted(
        folder.glob(f"*{SUFFIX}"),
        key=lambda path: (path.stat().st_mtime_ns, path.name),
        reverse=True,
    )


def read_save(path: Path) -> str:
    """The text of a saved game.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: it is no text.
    """
    return path.read_text(encoding="utf-8")
