"""The deeds that only foes can do (Q5.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.choices import DrawCombatCard
from mathom.games.quest.combat.effects import CombatEffect
from mathom.games.quest.combat.state import THEIRS
from mathom.games.quest.combat.stats import current_combat
from mathom.games.quest.constants import SEATS, TYPES
from mathom.games.quest.hero.growth import GainCorruption

if TYPE_CHECKING:
    from mathom.games.quest.model.decks import Card
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader


class Spy(CombatEffect):
    """The damage that cards of a type would deal becomes influence, one for each."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def spies(self, card: Card) -> bool:
        """If it is of the type."""
        return card.type == self.type


class CorruptOnce(CombatEffect):
    """The hero gains a corruption card, once per combat."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        combat = current_combat(state)
        if side == THEIRS and not combat.lied:
            combat.lied = True
            state.push(GainCorruption(combat.seat, 1))


class Sharpen(CombatEffect):
    """Cards of a type have more attack."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def sharpens(self, card: Card) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class Cheapen(CombatEffect):
    """Cards of a type cost less strength."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def saves(self, card: Card, lowest: bool) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class LowestFree(CombatEffect):
    """The lowest card of the stack costs nothing if it is of a type."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.type: Final = reader.one_of("type", TYPES)

    def saves(self, card: Card, lowest: bool) -> int:
        return card.cost if lowest and card.type == self.type else 0


class Heal(CombatEffect):
    """The foe loses damage."""

    def __init__(self, reader: Reader) -> None:
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        combat = current_combat(state)
        healed = min(self.n, combat.damage)
        if side == THEIRS and healed:
            combat.damage -= healed
            state.emit("foe-heals", foe=state.box.foes[combat.foe].id, count=healed)


class MayDraw(CombatEffect):
    """Sauron may draw another combat card."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        if side == THEIRS:
            state.push(DrawCombatCard())


class StrikeHand(CombatEffect):
    """So much of the damage of a card of a type must be taken from the hand."""

    def __init__(self, reader: Reader) -> None:
        """Fields `n` and `type`."""
        super().__init__(reader)
        self.n: Final = reader.count("n", 20, 1)
        self.type: Final = reader.one_of("type", TYPES)

    def from_hand(self, card: Card) -> int:
        """If it is of the type."""
        return self.n if card.type == self.type else 0


class Frighten(CombatEffect):
    """The hero must play a random card in the next round."""

    def do(self, state: Quest, side: int, chance: Chance) -> None:
        """Remember it for the next round."""
        if side == THEIRS:
            current_combat(state).feared = True
            state.emit("feared", seat=SEATS[current_combat(state).seat])
