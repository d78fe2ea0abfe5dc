"""Q5.6 to Q5.13 The blows of a round: abilities, damage, and who is defeated by it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.games.quest.combat.abilities import (
    AFTER_DAMAGE,
    BINDINGS,
    END_OF_ROUND,
    NEXT_ROUND,
    THIS_ROUND,
    VICTORY,
    Ability,
)
from mathom.games.quest.combat.choices import NameType, foe_damage, hurt_foe
from mathom.games.quest.combat.defeat import Suffer, spent_out
from mathom.games.quest.combat.effects import ExtraDamage, NameAType
from mathom.games.quest.combat.state import (
    BOTH_DEFEATED,
    FOE_DEFEATED,
    HERO_DEFEATED,
    NONE,
    OURS,
    RUNNING,
    SIDES,
    THEIRS,
)
from mathom.games.quest.combat.stats import (
    able,
    attack_of,
    bearable,
    current_combat,
    defense_of,
    fighter,
    played,
    talent,
)
from mathom.games.quest.combat.telling import changed_by, harmed_by
from mathom.games.quest.constants import SEATS
from mathom.games.quest.frames import CombatStep
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.influence import SpreadInfluence
from mathom.kernel.chance import Chance
from mathom.kernel.effects import Effect

# Abilities.


class SideStep(CombatStep):
    """A part of the round that belongs to one side."""

    __slots__ = ("at",)
    __match_args__ = ("seat", "at")

    def __init__(self, seat: int, at: int) -> None:
        """`at` is OURS or THEIRS."""
        super().__init__(seat)
        self.at: Final = at


class NextRoundAbilities(SideStep):
    """The "next round" ability of the last card, unless its side is exhausted now (Q5.6)."""

    __slots__ = ()
    stored_as = "Earlier"

    def run(self, state: Quest, chance: Chance) -> None:
        us = fighter(state, self.at)
        if us.before != NONE and not us.exhausted:
            state.box.cards[us.before].ability.works(state, self.at, chance)


def resolve_together(
    state: Quest, timing: int, chosen: Callable[[Ability, Effect], bool], chance: Chance
) -> None:
    """Resolve the `chosen` effects of both sides that are due at a moment, none of them first."""
    due = [
        (effect, side)
        for side in SIDES
        for ability in able(state, side, timing)
        for effect in ability.due(state, side)
        if chosen(ability, effect)
    ]
    for effect, side in due:
        effect.resolve(state, BINDINGS[side], chance)


class Cancels(CombatStep):
    """Abilities of this round that cancel, all at once: two cards can cancel each other (Q5.10)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        resolve_together(state, THIS_ROUND, lambda ability, effect: ability.cancels, chance)


class ThisRoundAbilities(SideStep):
    """The abilities of this round, save those that cancel; and types named for the next (Q5.6)."""

    __slots__ = ()
    stored_as = "Now"

    def run(self, state: Quest, chance: Chance) -> None:
        for ability in able(state, self.at, THIS_ROUND):
            if not ability.cancels:
                ability.works(state, self.at, chance)
        for ability in able(state, self.at, NEXT_ROUND):
            for effect in ability.effects:
                if isinstance(effect, NameAType):
                    state.push(NameType(effect.seat(state, self.at)))


# Damage.


class Strike(CombatStep):
    """Both sides are dealt damage at once: attack less defense (Q5.7)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Work both out before either is dealt."""
        attacks = [attack_of(state, side) for side in SIDES]
        defenses = [defense_of(state, side) for side in SIDES]
        spied = self._spied(state, max(0, attacks[THEIRS] - defenses[OURS]))
        dealt = [max(0, attacks[1 - side] - defenses[side]) for side in SIDES]
        dealt[OURS] -= spied
        for side in SIDES:
            most = bearable(state, side)
            count = dealt[side] if most == NONE else min(dealt[side], most)
            us = fighter(state, side)
            us.struck = count
            us.taken += count
        if state.events is not None:
            self._tell(state, attacks, defenses)
        if fighter(state, THEIRS).struck:
            hurt_foe(state, fighter(state, THEIRS).struck)
        state.push(
            Suffer(self.seat, fighter(state, OURS).struck, self._from_hand(state)),
            SpreadInfluence(spied, 0),
        )

    def _tell(self, state: Quest, attacks: list[int], defenses: list[int]) -> None:
        """Tell the numbers that meet, what has changed them, and what may follow."""
        state.emit(
            "clash",
            seat=SEATS[self.seat],
            foe=state.box.foes[current_combat(state).foe].id,
            attack=attacks[OURS],
            defense=defenses[OURS],
            foe_attack=attacks[THEIRS],
            foe_defense=defenses[THEIRS],
            attack_by=changed_by(state, OURS, "attack"),
            defense_by=changed_by(state, OURS, "defense"),
            foe_attack_by=changed_by(state, THEIRS, "attack"),
            foe_defense_by=changed_by(state, THEIRS, "defense"),
            damage=fighter(state, OURS).struck,
            foe_damage=fighter(state, THEIRS).struck,
            damage_by=harmed_by(state, OURS),
            foe_damage_by=harmed_by(state, THEIRS),
        )

    def _spied(self, state: Quest, damage: int) -> int:
        """The damage that becomes influence."""
        card = played(state, THEIRS)
        foe = talent(state, THEIRS)
        spies = card is not None and foe is not None and foe.has("spies", card.type)
        return damage if spies else 0

    def _from_hand(self, state: Quest) -> int:
        card = played(state, THEIRS)
        foe = talent(state, THEIRS)
        return 0 if card is None or foe is None else foe.modified(0, "hand-damage", card.type)


class Extra(CombatStep):
    """What adds to the damage of the round, once, by the damage dealt so far."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        resolve_together(
            state, AFTER_DAMAGE, lambda ability, effect: isinstance(effect, ExtraDamage), chance
        )


class AfterDamage(SideStep):
    """The other abilities that follow damage."""

    __slots__ = ()
    stored_as = "After"

    def run(self, state: Quest, chance: Chance) -> None:
        for ability in able(state, self.at, AFTER_DAMAGE):
            for effect in ability.effects:
                holds = effect.holds(state, BINDINGS[self.at])
                if holds and not isinstance(effect, ExtraDamage):
                    effect.resolve(state, BINDINGS[self.at], chance)


class CheckCombatDefeat(CombatStep):
    """Whether somebody is defeated, which ends the combat (Q5.11, Q6.1, Q6.3)."""

    __slots__ = ()
    stored_as = "Judge"

    def run(self, state: Quest, chance: Chance) -> None:
        """Look at both at once."""
        combat = current_combat(state)
        us, them = combat.sides
        hero = us.hurt and spent_out(state, self.seat)
        foe = them.doomed or foe_damage(state) >= combat.health
        us.hurt = False
        if foe:
            combat.ending = BOTH_DEFEATED if hero else FOE_DEFEATED
            for ability in able(state, OURS, VICTORY):
                ability.works(state, OURS, chance)
        elif hero:
            combat.ending = HERO_DEFEATED


class EndOfRound(SideStep):
    """The abilities at the end of a round in which nobody was defeated."""

    __slots__ = ()
    stored_as = "LastWord"

    def run(self, state: Quest, chance: Chance) -> None:
        """Have them work, unless the combat is over."""
        if current_combat(state).ending == RUNNING:
            for ability in able(state, self.at, END_OF_ROUND):
                ability.works(state, self.at, chance)
