"""What Duel's frames have in common: every one belongs to a side."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.state import Duel
from mathom.kernel.agenda import Choice, Step


class SideStep(Step[Duel]):
    """Something that happens for one side."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        """For `seat`."""
        self.seat: Final = seat


class CountStep(SideStep):
    """Something that happens for one side, so many times."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        """For `seat`, `count` times."""
        super().__init__(seat)
        self.count: Final = count


class SideChoice(Choice[Duel]):
    """Something that one side decides."""

    __slots__ = ()
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        """Asked of `seat`."""
        self.seat = seat
