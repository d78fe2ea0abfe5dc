"""Saved games: one text file each, in the user's data folder."""

from __future__ import annotations

import os
import stat
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


def list_saves(folder: Path) -> list[tuple[Path, float]]:
    """The saved games, newest first, each with the time it was written.

    Only real files: reading a pipe would wait for ever, and a broken link has no time.
    """
    found: list[tuple[Path, float]] = []
    for path in folder.glob(f"*{SUFFIX}"):
        try:
            about = path.stat()
        except OSError:
            continue
        if stat.S_ISREG(about.st_mode):
            found.append((path, about.st_mtime))
    return sorted(found, key=lambda save: (save[1], save[0].name), reverse=True)


def read_save(path: Path) -> str:
    """The text of a saved game.

    Raises:
        OSError: the file cannot be read.
        UnicodeDecodeError: it is no text.
    """
    return path.read_text(encoding="utf-8")
