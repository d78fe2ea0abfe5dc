"""Libraries that only some commands need, which are installed as extras."""

from __future__ import annotations

import importlib
import importlib.util
from types import ModuleType

from mathom.kernel.errors import MathomError


class MissingExtra(MathomError):
    """A library is not installed; the sentence says how to get it."""


def require(module: str, extra: str, purpose: str) -> ModuleType:
    """Import a library that comes with an extra.

    Args:
        module: the library.
        extra: the extra of Mathom that installs it.
        purpose: what needs it, as the beginning of a sentence.

    Raises:
        MissingExtra: it is not installed.
    """
    if importlib.util.find_spec(module) is None:
        raise MissingExtra(
            f"{purpose} needs {module}: install it with pip install '.[{extra}]' "
            "in the folder of Mathom's sources"
        )
    return importlib.import_module(module)
