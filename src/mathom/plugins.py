"""What other packages bring along, by entry points, and what modules on the path hold."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable
from importlib import metadata
from typing import Any

from mathom.kernel.errors import MathomError, Sentence


class BadPlugin(MathomError):
    """What another package or module was to bring cannot be had."""


@functools.cache
def plugins(group: str) -> dict[str, str]:
    """Where the installed packages have what they bring under this group, by its name."""
    return {
        entry.name: f"{entry.module}:{entry.attr}" for entry in metadata.entry_points(group=group)
    }


@functools.cache
def load(place: str) -> Callable[..., Any]:
    """The class or function at `module:name`.

    Raises:
        BadPlugin: the module is missing or broken, or has no such class or function.
    """
    module, _, name = place.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except Exception as fault:
        gone = isinstance(fault, ModuleNotFoundError) and f"{module}.".startswith(f"{fault.name}.")
        why: Sentence = ("no-module", {}) if gone else f"{type(fault).__name__}: {fault}"
        raise BadPlugin("plugin-module", {"module": repr(module), "why": why}) from None
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise BadPlugin("plugin-name", {"module": repr(module), "name": repr(name)})
    made: Callable[..., Any] = found
    return made
