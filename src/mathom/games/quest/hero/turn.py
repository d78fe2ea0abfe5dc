"""Q3 A hero's turn, and Q8.1: the only hero takes two of them."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.combat.engage import AmbushStep
from mathom.games.quest.constants import SEATS, WINDOWS
from mathom.games.quest.frames import TurnStep
from mathom.games.quest.hero.current_turn import START, EndHeroTurn, PhaseMarker
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.rest import RestStep
from mathom.games.quest.hero.travel import TravelStep
from mathom.games.quest.model.pieces import HeroTurn
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.rally import HeroDraw, Rally
from mathom.games.quest.sauron.shadows import OfferShadow
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.schema import new

TURN_BEGINS: Final = WINDOWS.index("hero-turn")


def hero_turns(heroes: int) -> tuple[Frame, ...]:
    """What comes between two turns of Sauron: a turn of each hero, in the order of the seats.

    A hero alone takes two, and between them influence leaves its location and it draws cards
    (Q8.1).
    """
    if heroes == 1:
        return (HeroTurnStart(1, False), Rally(), HeroDraw(), HeroTurnStart(1, True))
    return tuple(HeroTurnStart(seat, False) for seat in range(1, heroes + 1))


class HeroTurnStart(TurnStep):
    """Begin a hero's turn: lay its steps on the agenda, a shadow card's moment first."""

    __slots__ = ("second",)
    __match_args__ = ("seat", "second")

    def __init__(self, seat: int, second: bool) -> None:
        """`second` is the second turn of the only hero (Q8.1)."""
        super().__init__(seat)
        self.second: Final = second

    def run(self, state: Quest, chance: Chance) -> None:
        """Rest, Ambush, Travel, Encounter (Q3.1 to Q3.13)."""
        seat = self.seat
        state.turn = new(HeroTurn, seat=seat, second=self.second)
        state.emit("hero-turn", seat=SEATS[seat])
        state.push(
            OfferShadow(TURN_BEGINS, seat),
            PhaseMarker(seat, START),
            RestStep(seat),
            AmbushStep(seat),
            TravelStep(seat),
            EncounterStep(seat),
            EndHeroTurn(seat),
        )
