"""Where one page of a list of tables ends and the next begins."""

from __future__ import annotations

import re
from dataclasses import dataclass

_TEXT = re.compile(r"([0-9]{1,20}(?:\.[0-9]{1,20})?(?:e[+-][0-9]{1,3})?)~([0-9A-Za-z_-]{1,64})")


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a list of tables: right after one that was changed then and is called so.

    The time alone would not do: several tables may have been changed in the same moment.

    Attributes:
        updated: when the table was last changed.
        id: its id.
    """

    updated: float
    id: str

    def __str__(self) -> str:
        """The text by which clients name it; it means nothing to them."""
        return f"{self.updated!r}~{self.id}"

    @staticmethod
    def read(text: str) -> Place:
        """The place that a client names.

        Raises:
            ValueError: it is none.
        """
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ValueError("this is no place in a list")
        return Place(float(found[1]), found[2])


TOP = Place(float("inf"), "")
"""Where every list begins."""
