"""What Duel's frames have in common: every one belongs to a side."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.state import Duel
from mathom.kernel.agenda import SeatChoice, SeatStep
from mathom.kernel.option import Option


class SideStep(SeatStep[Duel]):
    """Something that happens for one side."""

    __slots__ = ()


class CountStep(SideStep):
    """Something that happens for one side, so many times."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        """For `seat`, `count` times."""
        super().__init__(seat)
        self.count: Final = count


class SideChoice(SeatChoice[Duel]):
    """Something that one side decides; almost everything in a Duel is open to both."""

    __slots__ = ()
    public = True


class EffectStep(SideStep):
    """Something that an effect does for one side, and that may ask the side about it."""

    __slots__ = ("by",)
    __match_args__ = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        """For `seat`, by a component that is `by` among `BEARERS`."""
        super().__init__(seat)
        self.by: Final = by


class EffectChoice(SideChoice):
    """Something that an effect lets one side decide."""

    __slots__ = ("by",)
    __match_args__ = ("seat", "by")

    def __init__(self, seat: int, by: int) -> None:
        """Asked of `seat`, by a component that is `by` among `BEARERS`."""
        super().__init__(seat)
        self.by: Final = by

    def or_pass(self, state: Duel, options: list[Option]) -> list[Option]:
        """These options, and passing where the effect may be declined (D4.7, D9.6, D10.2)."""
        if self.by in state.settings.declinable:
            options.append(state.box.passing)
        return options
