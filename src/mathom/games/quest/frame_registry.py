"""Every frame that can lie on the agenda of a Quest, collected from the modules of the game."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TypeGuard

from mathom.kernel.agenda import Choice, Frame, Step


def collect_frames() -> dict[str, type[Frame]]:
    """The frames that the modules define, by name; without those that others are built upon.

    Collected rather than listed: a frame that was forgotten could not be read back.
    """
    found: dict[str, type[Frame]] = {}
    package = importlib.import_module(__package__)
    for entry in pkgutil.walk_packages(package.__path__, f"{__package__}."):
        module = importlib.import_module(entry.name)
        for kind in vars(module).values():
            if isinstance(kind, type) and kind.__module__ == entry.name and _whole(kind):
                name = kind.text_name()
                assert name not in found, f"two frames are called {name}"
                found[name] = kind
    return found


def _whole(kind: type) -> TypeGuard[type[Frame]]:
    """Whether it is a frame that says what it does."""
    if issubclass(kind, Step):
        return kind.run is not Step.run
    return issubclass(kind, Choice) and kind.options is not Choice.options
