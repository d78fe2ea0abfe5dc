"""Modifiers: what changes a number for as long as it lasts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from mathom.kernel.value import Value

NOTHING: Final = -1
"""No instance, and no end but that of its source."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Change(Value):
    """What becomes of a number.

    Attributes:
        n: how much is added.
        to: what the number is set to instead.
        least, most: how far it is lowered or raised; a number that is beyond already stays.
    """

    __slots__ = ("least", "most", "n", "to")
    __match_args__ = ("n", "to", "least", "most")

    def __init__(
        self, n: int = 0, to: int | None = None, least: int | None = None, most: int | None = None
    ) -> None:
        """Add `n`, or set it `to` something."""
        self.n: Final = n
        self.to: Final = to
        self.least: Final = least
        self.most: Final = most

    def of(self, number: int) -> int:
        """The number once it was changed."""
        changed = number + self.n if self.to is None else self.to
        if self.most is not None and changed > number:
            return max(number, min(changed, self.most))
        if self.least is not None and changed < number:
            return min(number, max(changed, self.least))
        return changed


class Modifier(Change):
    """A change of one of a game's numbers, which ends with its source or when its time is over.

    Attributes:
        what: which number, as its place among those that the game declares.
        target: the instance whose number it is; NOTHING where it is everybody's.
        source: the instance that causes it; NOTHING for an effect that is over already.
        until: when it ends, as the place among the durations that the game declares; NOTHING
            while its source is in play.
    """

    __slots__ = ("source", "target", "until", "what")
    __match_args__ = ("what", "target", "source", "until", "n", "to", "least", "most")

    def __init__(
        self,
        what: int,
        target: int = NOTHING,
        source: int = NOTHING,
        until: int = NOTHING,
        n: int = 0,
        to: int | None = None,
        least: int | None = None,
        most: int | None = None,
    ) -> None:
        """Change the number `what` of `target`."""
        super().__init__(n, to, least, most)
        self.what: Final = what
        self.target: Final = target
        self.source: Final = source
        self.until: Final = until


def modified(number: int, changes: Iterable[Change]) -> int:
    """A number after some changes, one after the other."""
    for change in changes:
        number = change.of(number)
    return number
