"""What cards and foes can do in combat (Q5.6): an ability has a name, a moment, and effects.

When its moment has come, those of its effects whose condition holds are done one after the other;
the others hold as long as its card counts, and `stats` asks about them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.language import QUEST
from mathom.games.quest.combat.effects import Cancel, ModifyCards, Trait
from mathom.games.quest.combat.language import COMBAT
from mathom.games.quest.combat.state import NONE, SIDES
from mathom.games.quest.constants import MELEE, RANGED
from mathom.kernel.effects import NO_BINDINGS, Bindings, Effect
from mathom.kernel.language import Compiler
from mathom.kernel.modifiers import Change, modified

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader

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


class Ability:
    """What a card or a foe does in combat.

    Attributes:
        id: its name, which several cards may share.
        timing: one of TIMINGS, by number.
        cancels: whether one of its effects cancels the opponent's card: such an ability of this
            round works before all others (Q5.10).
    """

    def __init__(self, id: str, timing: int, effects: tuple[Effect, ...]) -> None:
        self.id: Final = id
        self.timing: Final = timing
        self.effects: Final = effects
        self.cancels: Final = any(isinstance(effect, Cancel) for effect in effects)
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


def read_ability(record: Reader, name: str, compiler: Compiler) -> Ability:
    """The ability of a card or a foe, if it has one: `ability`, `timing` and `effects`."""
    if not record.has(name):
        return NO_ABILITY
    path = f"{compiler.path}/effects"
    effects = Compiler(COMBAT, compiler.names).script(record, "effects", path).effects
    return Ability(record.text(name), record.one_of("timing", TIMINGS), effects)


QUEST.fields["ability"] = read_ability
