"""What Quest's frames have in common."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import SAURON
from mathom.games.quest.model.state import Quest
from mathom.kernel.agenda import Choice, Step

IN_COMBAT: Final = "combat"
"""The scope of what belongs to a combat that is being fought."""
IN_TURN: Final = "turn"
"""The scope of the steps of a hero's turn, which wait until a combat is over."""


class SauronChoice(Choice[Quest]):
    """Something that Sauron decides."""

    __slots__ = ()
    __match_args__ = ()

    def __init__(self) -> None:
        self.seat = SAURON


class HeroStep(Step[Quest]):
    """Something that happens to one hero, named by its seat."""

    __slots__ = ("seat",)
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        """For the hero of `seat`."""
        self.seat: Final = seat


class HeroChoice(Choice[Quest]):
    """Something that one hero decides."""

    __slots__ = ()
    __match_args__ = ("seat",)

    def __init__(self, seat: int) -> None:
        """Asked of the hero of `seat`."""
        self.seat = seat


class CombatStep(HeroStep):
    """Something that happens in a combat."""

    __slots__ = ()
    scope = IN_COMBAT


class CombatChoice(HeroChoice):
    """Something that the hero decides in a combat."""

    __slots__ = ()
    scope = IN_COMBAT


class TurnStep(HeroStep):
    """A step of a hero's turn."""

    __slots__ = ()
    scope = IN_TURN


class TurnChoice(HeroChoice):
    """Something that a hero decides in a step of its turn."""

    __slots__ = ()
    scope = IN_TURN
