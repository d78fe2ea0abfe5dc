"""When the deeds of an ability are done: by the cards of the round and the damage it brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.state import NONE
from mathom.games.quest.combat.stats import (
    fighter,
    opponent,
    parried,
    played,
    printed_defense,
    type_of,
)
from mathom.games.quest.model.box import TYPES

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.reading import Reader


class When:
    """What must be true for a deed, all of it; a field that is NONE asks for nothing."""

    __slots__ = (
        "cost_least",
        "dealt_least",
        "defense_least",
        "defense_most",
        "not_named",
        "ours",
        "parried_least",
        "repeats",
        "struck_least",
        "taken_least",
        "taken_most",
        "theirs",
    )

    def __init__(self, reader: Reader | None) -> None:
        """The conditions of a table; without one there are none."""
        self.ours: Final = _type(reader, "ours")
        self.theirs: Final = _type(reader, "theirs")
        self.defense_most: Final = _count(reader, "defense_most")
        self.defense_least: Final = _count(reader, "defense_least")
        self.cost_least: Final = _count(reader, "cost_least")
        self.dealt_least: Final = _count(reader, "dealt_least")
        self.struck_least: Final = _count(reader, "struck_least")
        self.taken_least: Final = _count(reader, "taken_least")
        self.taken_most: Final = _count(reader, "taken_most")
        self.parried_least: Final = _count(reader, "parried_least")
        self.repeats: Final = _flag(reader, "repeats")
        self.not_named: Final = _flag(reader, "not_named")
        if reader is not None:
            reader.end()

    def holds(self, state: Quest, side: int) -> bool:
        """Whether all of it is true for the ability of this side."""
        return self._cards(state, side) and self._damage(state, side)

    def _cards(self, state: Quest, side: int) -> bool:
        theirs = type_of(state, 1 - side)
        if self.ours != NONE and type_of(state, side) != self.ours:
            return False
        if self.theirs != NONE and theirs != self.theirs:
            return False
        defense = printed_defense(state, 1 - side)
        if self.defense_most != NONE and defense > self.defense_most:
            return False
        if self.defense_least != NONE and defense < self.defense_least:
            return False
        card = played(state, 1 - side)
        if self.cost_least != NONE and (card is None or card.cost < self.cost_least):
            return False
        if self.repeats and (theirs == NONE or theirs != opponent(state, side).type_before):
            return False
        return not self.not_named or theirs not in (NONE, fighter(state, side).named)

    def _damage(self, state: Quest, side: int) -> bool:
        us = fighter(state, side)
        them = opponent(state, side)
        return (
            them.taken >= self.dealt_least
            and them.struck >= self.struck_least
            and us.taken >= self.taken_least
            and (self.taken_most == NONE or us.taken <= self.taken_most)
            and (self.parried_least == NONE or parried(state, side) >= self.parried_least)
        )


def _type(reader: Reader | None, field: str) -> int:
    return NONE if reader is None or not reader.has(field) else reader.one_of(field, TYPES)


def _count(reader: Reader | None, field: str) -> int:
    return NONE if reader is None or not reader.has(field) else reader.count(field, 20)


def _flag(reader: Reader | None, field: str) -> bool:
    if reader is None or not reader.has(field):
        return False
    if reader.value(field) is not True:
        raise reader.wrong(field, "can only be true")
    return True
