"""Cursors for paging through lists of tables."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TEXT = re.compile(r"([0-9]{1,20}(?:\.[0-9]{1,20})?(?:e[+-][0-9]{1,3})?)~([0-9A-Za-z_-]{1,64})")


@dataclass(frozen=True, slots=True)
class Cursor:
    """A position in a list of tables, right after the table with this time and id.

    The time alone would not do: several tables may have changed at the same moment.

    Attributes:
        updated: when the table was last changed.
        id: its id.
    """

    updated: float
    id: str

    def __str__(self) -> str:
        """The opaque text that clients send back."""
        return f"{self.updated!r}~{self.id}"

    @staticmethod
    def read(text: str) -> Cursor:
        """The cursor of a text that a client sent back.

        Raises:
            ValueError: it is none.
        """
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ValueError("this is no cursor")
        return Cursor(float(found[1]), found[2])


TOP = Cursor(float("inf"), "")
"""The cursor of a first page."""
