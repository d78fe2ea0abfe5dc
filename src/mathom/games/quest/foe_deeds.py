"""The deeds that only foes can do (Q5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.box import SEATS, TYPES
from mathom.games.quest.deeds import Deed
from mathom.games.quest.fight import THEIRS
from mathom.games.quest.growth import GainCorruption
from mathom.games.quest.tactics import DrawCombatCard
from mathom.games.quest.worth import fighting

if TYPE_CHECKING:
    from mathom.games.quest.box import Card
    from mathom.games.quest.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader


class Spy(Deed):
    """The damage that cards of a type would deal becomes influence, one for each."""

    def __init__(self, reader: Reader) -> None:
        """Field `type`."""
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def spies(self, card: Card) -> bool:
        """If it is of the type."""
        return card.type == self.type


class CorruptOnce(Deed):
    """The hero gains a corruption card, once per combat."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Give it."""
        fight = fighting(state)
        if side == THEIRS and not fight.lied:
            fight.lied = True
            state.then(GainCorruption(fight.seat, 1))


class Sharpen(Deed):
    """Cards of a type have more attack."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def sharpens(self, card: Card) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class Cheapen(Deed):
    """Cards of a type cost less strength."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def saves(self, card: Card, lowest: bool) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class LowestFree(Deed):
    """The lowest card of the stack costs nothing if it is of a type."""

    def __init__(self, reader: Reader) -> None:
        """Field `type`."""
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def saves(self, card: Card, lowest: bool) -> int:
        """All it costs."""
        return card.cost if lowest and card.type == self.type else 0


class Heal(Deed):
    """The foe loses damage."""

    def __init__(self, reader: Reader) -> None:
        """Field `n`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Take it off."""
        fight = fighting(state)
        healed = min(self.n, fight.damage)
        if side == THEIRS and healed:
            fight.damage -= healed
            state.tell("foe-heals", foe=state.box.foes[fight.foe].id, count=healed)


class MayDraw(Deed):
    """Sauron may draw another combat card."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Ask him."""
        if side == THEIRS:
            state.then(DrawCombatCard())


class StrikeHand(Deed):
    """So much of the damage of a card of a type must be taken from the hand."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def from_hand(self, card: Card) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class Frighten(Deed):
    """The hero must play a random card in the next round."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Remember it for the next round."""
        if side == THEIRS:
            fighting(state).feared = True
            state.tell("feared", seat=SEATS[fighting(state).seat])
