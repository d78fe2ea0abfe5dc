"""How much the storms of kills, random words and random games try.

By default as much as shows every kind of fault at all. Where MATHOM_SOAK is 1, as `make soak`
has it, so much that rare faults show too.
"""

from __future__ import annotations

import os

COMPILED = os.environ.get("MATHOM_EXPECT_COMPILED") == "1"
SOAKING = os.environ.get("MATHOM_SOAK") == "1"


def amount(usual: int, soaking: int) -> int:
    """The first by default, the second in a soak."""
    return soaking if SOAKING else usual
