"""What cards and foes do in combat, as `data/abilities.toml` has it (Q5.6).

An ability is a list of deeds. When its moment has come they are done one after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.combat.effects import (
    AddTheirAttack,
    Attack,
    Burden,
    Cancel,
    CombatEffect,
    CountHand,
    Damage,
    DamageBack,
    DamageCap,
    Defense,
    DefenseFloor,
    Draw,
    Endure,
    Execute,
    ExtraDamage,
    ExtraDamageTaken,
    LoseCards,
    NameAType,
    OfferRetreat,
    PlayFree,
    ReduceAttack,
    ReduceDefense,
    SeeFirst,
    Stand,
    TakeBackCard,
    WearDown,
)
from mathom.games.quest.combat.foe_effects import (
    Cheapen,
    CorruptOnce,
    Frighten,
    Heal,
    LowestFree,
    MayDraw,
    Sharpen,
    Spy,
    StrikeHand,
)

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

DEEDS: Final[dict[str, type[CombatEffect]]] = {
    "attack": Attack,
    "defense": Defense,
    "add-their-attack": AddTheirAttack,
    "reduce-attack": ReduceAttack,
    "reduce-defense": ReduceDefense,
    "cancel": Cancel,
    "stand": Stand,
    "defense-floor": DefenseFloor,
    "damage-cap": DamageCap,
    "damage": Damage,
    "extra-damage": ExtraDamage,
    "extra-damage-taken": ExtraDamageTaken,
    "damage-back": DamageBack,
    "see-first": SeeFirst,
    "count-hand": CountHand,
    "lose-cards": LoseCards,
    "wear-down": WearDown,
    "draw": Draw,
    "take-back": TakeBackCard,
    "play-free": PlayFree,
    "name-type": NameAType,
    "execute": Execute,
    "burden": Burden,
    "retreat": OfferRetreat,
    "endure": Endure,
    "spy": Spy,
    "corrupt-once": CorruptOnce,
    "sharpen": Sharpen,
    "cheapen": Cheapen,
    "lowest-free": LowestFree,
    "heal": Heal,
    "may-draw": MayDraw,
    "strike-hand": StrikeHand,
    "frighten": Frighten,
}
"""Every deed that `abilities.toml` can name."""


class Ability:
    """What a card or a foe does in combat.

    Attributes:
        timing: one of TIMINGS, by number.
        deeds: in their order.
        cancels: whether one of them cancels the opponent's card: such an ability of this round
            works before all others (Q5.10).
    """

    __slots__ = ("cancels", "deeds", "id", "timing")

    def __init__(self, id: str, timing: int, deeds: tuple[CombatEffect, ...]) -> None:
        """An ability of these deeds."""
        self.id: Final = id
        self.timing: Final = timing
        self.deeds: Final = deeds
        self.cancels: Final = any(deed.cancels() for deed in deeds)

    def works(self, state: Quest, side: int, chance: Chance) -> None:
        """Do the deeds whose conditions hold: all are looked at before the first is done."""
        for deed in [deed for deed in self.deeds if deed.when.holds(state, side)]:
            deed.do(state, side, chance)


def read_abilities(file: Reader) -> dict[str, Ability]:
    """The abilities of `abilities.toml`, by id.

    Raises:
        BadData: a field is missing, wrong or unknown, or an id is there twice.
    """
    names = list(DEEDS)
    found: dict[str, Ability] = {}
    for record in file.tables("ability"):
        deeds: list[CombatEffect] = []
        for deed in record.tables("deeds"):
            deeds.append(DEEDS[names[deed.one_of("do", names)]](deed))
            deed.end()
        ability = Ability(record.text("id"), record.one_of("timing", TIMINGS), tuple(deeds))
        record.end()
        if ability.id in found:
            raise record.wrong("id", "must be there once")
        found[ability.id] = ability
    file.end()
    return found
