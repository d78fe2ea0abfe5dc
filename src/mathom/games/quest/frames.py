"""What Quest's frames have in common."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.model.state import Quest
from mathom.kernel.agenda import Choice, SeatChoice, SeatStep
from mathom.kernel.option import MessageArgs

IN_COMBAT: Final = "combat"
"""The scope of what belongs to a combat that is being fought."""
IN_TURN: Final = "turn"
"""The scope of the steps of a hero's turn, which wait until a combat is over.

What chooses among drawn cards has the name of their deck as its scope, one of DECKS.
"""


class SauronChoice(Choice[Quest]):
    """Something that Sauron decides."""

    __slots__ = ()
    __match_args__ = ()

    def __init__(self) -> None:
        self.seat = SAURON


class AboutHero(SauronChoice):
    """Something about one hero, named by its seat, that Sauron decides."""

    __slots__ = ("whom",)
    __match_args__ = ("whom",)

    def __init__(self, whom: int) -> None:
        super().__init__()
        self.whom: Final = whom

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"seat": SEATS[self.whom]}


class AboutMinion(SauronChoice):
    """Something about one minion that Sauron decides."""

    __slots__ = ("minion",)
    __match_args__ = ("minion",)

    def __init__(self, minion: int) -> None:
        super().__init__()
        self.minion: Final = minion

    def prompt_args(self, state: Quest) -> MessageArgs:
        return {"minion": state.box.minions[self.minion].id}


class HeroStep(SeatStep[Quest]):
    """Something that happens to one hero, named by its seat."""

    __slots__ = ()


class HeroChoice(SeatChoice[Quest]):
    """Something that one hero decides."""

    __slots__ = ()


class CountStep(HeroStep):
    """Something that happens to one hero, so many times."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        """For the hero of `seat`, `count` times."""
        super().__init__(seat)
        self.count: Final = count


class CountChoice(HeroChoice):
    """Something that one hero decides, so many times."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        """Asked of the hero of `seat`, `count` times."""
        super().__init__(seat)
        self.count: Final = count


class LocationStep(HeroStep):
    """Something that happens to one hero at a location."""

    __slots__ = ("location",)
    __match_args__ = ("seat", "location")

    def __init__(self, seat: int, location: int) -> None:
        super().__init__(seat)
        self.location: Final = location


class CombatStep(HeroStep):
    """Something that happens in a combat."""

    __slots__ = ()
    scope = IN_COMBAT


class CombatChoice(HeroChoice):
    """Something that the hero decides in a combat."""

    __slots__ = ()
    scope = IN_COMBAT


class FighterChoice(SeatChoice[Quest]):
    """Something that the hero or Sauron decides in a combat."""

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
