"""What cards and foes can do in combat (Q5.6): an ability has a name, a moment, and effects.

When its moment has come, those of its effects whose condition holds are done one after the other;
the others hold as long as its card counts, and `stats` asks about them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.quest.combat.state import NONE, SIDES
from mathom.games.quest.constants import MELEE, RANGED, TYPES
from mathom.kernel.declaring import optional, told, word
from mathom.kernel.effects import NO_BINDINGS, Bindings, Effect, Lasting
from mathom.kernel.flow import Modify
from mathom.kernel.language import field_of, one_of
from mathom.kernel.modifiers import Change, modified

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance

TIMINGS: Final = (
    "static",
    "this-round",
    "next-round",
    "after-damage",
    "end-of-round",
    "victory",
)
"""When an ability works: as long as its card counts, among this round's abilities, among those
of the next round, after the damage of its round, when nobody was defeated in it, when the
opponent was."""
STATIC: Final = 0
THIS_ROUND: Final = 1
NEXT_ROUND: Final = 2
AFTER_DAMAGE: Final = 3
END_OF_ROUND: Final = 4
VICTORY: Final = 5

BINDINGS: Final = tuple(Bindings(side=side) for side in SIDES)


@dataclass(init=False, eq=False)
class ModifyCards(Modify):
    """A number that is another on the owner's cards, or on those of a type."""

    type: int = optional(one_of(TYPES), NONE)


@dataclass(init=False, eq=False)
class Trait(Lasting):
    """What is true of the owner's cards, or of those of a type.

    "stands": it cannot be cancelled. "sees-first": the opponent plays first and openly. "is-free":
    it costs nothing and leaves the stack after the round. "spies": the damage that it would deal
    becomes influence.
    """

    what: str = word(("stands", "sees-first", "is-free", "spies"))
    type: int = optional(one_of(TYPES), NONE)


class Ability:
    """What a card or a foe does in combat.

    Attributes:
        id: its name, which several cards may share.
        timing: one of TIMINGS, by number.
        cancels: whether one of its effects cancels the opponent's card: such an ability of this
            round works before all others (Q5.10).
    """

    def __init__(
        self, id: str, timing: int, effects: tuple[Effect, ...], cancels: bool = False
    ) -> None:
        self.id: Final = id
        self.timing: Final = timing
        self.effects: Final = effects
        self.cancels: Final = cancels
        self._changes: Final[dict[tuple[str, int], tuple[Change, ...]]] = {}
        self._traits: Final[set[tuple[str, int]]] = set()
        for effect in effects:
            if isinstance(effect, ModifyCards | Trait):
                for type in (MELEE, RANGED):
                    if effect.type not in (NONE, type):
                        continue
                    if isinstance(effect, Trait):
                        self._traits.add((effect.what, type))
                    else:
                        changes = self._changes.get((effect.what, type), ())
                        change = effect.change(None, NO_BINDINGS)
                        self._changes[effect.what, type] = (*changes, change)

    def works(self, state: Quest, side: int, chance: Chance) -> None:
        """Do what it does: all conditions are looked at before the first effect is done."""
        for effect in self.due(state, side):
            effect.resolve(state, BINDINGS[side], chance)

    def due(self, state: Quest, side: int) -> list[Effect]:
        """The effects whose conditions hold."""
        return [effect for effect in self.effects if effect.holds(state, BINDINGS[side])]

    def modified(self, number: int, what: str, type: int) -> int:
        """A number of a card of this type, as the ability changes it."""
        changes = self._changes.get((what, type))
        return number if changes is None else modified(number, changes)

    def has(self, trait: str, type: int) -> bool:
        """Whether a trait is true of cards of this type."""
        return (trait, type) in self._traits


NO_ABILITY: Final = Ability("none", STATIC, ())
"""That of minions, whose powers work outside of combat."""


def ability() -> Any:  # noqa: ANN401, as all declarations
    """An ability, which `combat.effects` reads; card lists tell its name."""
    return told(field_of("ability"), write=lambda ability: ability.id)
