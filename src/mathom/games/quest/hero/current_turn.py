"""What any rule may do to the running hero's turn: tell its part, move the hero, end the turn.

A hero's turn lies on the agenda: at its bottom the `EndHeroTurn`, above it what is still to come.
Each part of the turn leaves a `PhaseMarker` below everything that happens in it, so the agenda
itself tells which part is running. This module knows no other rules, for most of them need it.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import HeroStep
from mathom.games.quest.model.pieces import NOWHERE, HeroTurn
from mathom.games.quest.model.state import Quest
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.schema import new

START: Final = 0
REST: Final = 1
AMBUSH: Final = 2
TRAVEL: Final = 3
ARRIVAL: Final = 4
EXPLORE: Final = 5
ENCOUNTER: Final = 6
"""The numbers of PARTS."""


class PhaseMarker(HeroStep):
    """Lies below whatever happens in one part of a hero's turn; it does nothing itself."""

    __slots__ = ("part",)
    stored_as = "Part"
    __match_args__ = ("seat", "part")

    def __init__(self, seat: int, part: int) -> None:
        """`part` numbers one of PARTS."""
        super().__init__(seat)
        self.part: Final = part

    def run(self, state: Quest, chance: Chance) -> None:
        """The part is over."""


class Cleanup(HeroStep):
    """Something that must still be done when the turn it belongs to ends before its time.

    A base for frames that clear up, such as after a combat that is broken off, and for what
    answers a card that was played.
    """

    __slots__ = ()


class EndHeroTurn(HeroStep):
    """The end of a hero's turn: what was only true in it is true no longer."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        state.turn = new(HeroTurn)
        state.emit("end-turn", seat=SEATS[self.seat])


def part_of(state: Quest) -> int:
    """Which of PARTS of a hero's turn is running; NOWHERE in Sauron's turn."""
    for frame in reversed(state.agenda):
        if isinstance(frame, PhaseMarker):
            return frame.part
        if isinstance(frame, EndHeroTurn):
            break
    return NOWHERE


def travelling(state: Quest) -> bool:
    """Whether the Travel step is running, in which a fight not won ends the turn (Q3.9)."""
    return part_of(state) in (TRAVEL, ARRIVAL, EXPLORE)


def end_turn(state: Quest, seat: int) -> None:
    """End a hero's turn at once, if it is running: what was still to come in it does not happen.

    Frames that clear up are kept, see `Cleanup` (Q9.77).
    """
    if state.turn.seat != seat:
        return
    agenda = state.agenda
    kept: list[Frame] = []
    while agenda and not isinstance(agenda[-1], EndHeroTurn):
        frame = agenda.pop()
        if isinstance(frame, Cleanup):
            kept.append(frame)
    state.push(*kept)


def move_hero(state: Quest, seat: int, location: int) -> None:
    """Put a hero's figure elsewhere; whether it pays or meets anybody is not decided here."""
    hero = state.heroes[seat - 1]
    if hero.location == location:
        return
    hero.location = location
    state.emit("move-hero", seat=SEATS[seat], location=state.box.locations[location].id)
