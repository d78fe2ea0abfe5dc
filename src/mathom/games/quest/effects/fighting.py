"""Combats that cards bring about, and what cards change in a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.language import QUEST
from mathom.games.quest.combat.lifecycle import begin_fight
from mathom.kernel.declaring import count, name, optional
from mathom.kernel.effects import UNBOUND, Bindings, Effect, Script
from mathom.kernel.language import called, flag, number, script

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance


@dataclass(init=False, eq=False)
class Combat(Effect):
    """The hero fights a monster that the card brings, or the minion `foe` that it has named.

    Attributes:
        before: what changes the combat.
    """

    monster: int = optional(name("monster"), UNBOUND)
    before: Script = script()
    on_win: Script = script()
    turn_continues_if_not_defeated: bool = flag()

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Begin it; without a minion there is none."""
        foe = self.monster
        if foe == UNBOUND:
            if bindings["foe"] == UNBOUND:
                return
            foe = state.box.minions[bindings["foe"]].index
        begin_fight(
            state,
            bindings["hero"],
            foe,
            on_win=self.on_win if self.on_win.effects else None,
            bindings=bindings,
            goes_on=self.turn_continues_if_not_defeated,
        )
        for effect in self.before.effects:
            effect.resolve(state, bindings, chance)


@QUEST.effect("combat-strength", n=number())
def more_strength(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """The hero has more strength, or less, in this combat."""
    if state.combat is not None:
        state.combat.more_strength += n


@QUEST.effect(
    "combat-agility", n=optional(number(), 0), to=called("set", optional(count(10), None))
)
def more_agility(state: Quest, bindings: Bindings, chance: Chance, n: int, to: int | None) -> None:
    """The hero has more agility, or less, or just so much in this combat."""
    if state.combat is not None:
        state.combat.more_agility += n
        state.combat.agility = state.combat.agility if to is None else to


QUEST.effects["combat"] = Combat
