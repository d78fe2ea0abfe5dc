"""Combats that cards bring about, and what cards change in a combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.reading import DataEffect, flag
from mathom.games.quest.cards.script import NOBODY, Bindings, Value
from mathom.games.quest.combat.lifecycle import begin_fight
from mathom.games.quest.model.box import AGILITY, STRENGTH

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.reading import Reader

NAMED: Final = "foe"
"""How a card calls the minion that it has named before."""


class Combat(DataEffect):
    """The hero fights a monster that the card brings, or a minion that it has named."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Read who fights and what is special about it.

        Field `enemy`: a table of `monster`, or of `minion` ("foe"). Perhaps `on_win`, `before`
        (what changes the combat) and `turn_continues_if_not_defeated`.
        """
        super().__init__(reader, compiler)
        enemy = reader.table("enemy")
        self.monster: Final = (
            enemy.one_of("monster", compiler.names.monsters) if enemy.has("monster") else NOBODY
        )
        if self.monster == NOBODY:
            enemy.one_of("minion", (NAMED,))
        enemy.end()
        self.before: Final = compiler.inner(reader, "before")
        self.on_win: Final = compiler.inner(reader, "on_win")
        self.goes_on: Final = flag(reader, "turn_continues_if_not_defeated")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Begin it; without a minion there is none."""
        foe = self.monster
        if foe == NOBODY:
            if cast.foe == NOBODY:
                return
            foe = state.box.minions[cast.foe].index
        on_win = self.on_win if self.on_win.effects else None
        begin_fight(state, cast.hero, foe, on_win=on_win, cast=cast, goes_on=self.goes_on)
        for effect in self.before.effects:
            effect.resolve(state, cast, chance)


class CombatModifier(DataEffect):
    """The hero's strength or agility is another for this combat."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `attribute` and `n`, or `set` for agility; `who` is the hero of the script."""
        super().__init__(reader, compiler)
        if reader.has("who"):
            reader.one_of("who", ("self",))
        names = ("strength", "agility")
        self.attribute: Final = (STRENGTH, AGILITY)[reader.one_of("attribute", names)]
        fixed = reader.has("set")
        self.to: Final = reader.count("set", 10) if fixed else NOBODY
        self.n: Final[Value | None] = None if fixed else compiler.value(reader, "n")
        if fixed and self.attribute != AGILITY:
            raise reader.wrong("set", "is only known for agility")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Note it in the combat."""
        combat = state.combat
        if combat is None:
            return
        if self.n is None:
            combat.agility = self.to
        elif self.attribute == STRENGTH:
            combat.more_strength += self.n.of(state, cast)
        else:
            combat.more_agility += self.n.of(state, cast)


FIGHTING: Final[dict[str, type[DataEffect]]] = {
    "combat": Combat,
    "combat-modifier": CombatModifier,
}
"""The effects of this chapter."""
