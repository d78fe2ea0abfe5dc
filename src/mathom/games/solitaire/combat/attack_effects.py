"""S13.2, S13.18 What changes attacks as a whole: one, or all while a card lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.combat.filters import Attacks, attacks
from mathom.games.solitaire.combat.strength import (
    ChangesAttacks,
    attack_strikes,
    change,
    manifestation_of,
    total,
)
from mathom.games.solitaire.constants import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    BODILESS,
    DOUBLED,
    DRAGONS,
    HALVED,
    NONE,
    SECOND,
    SECOND_WAY,
    STRIKES,
)
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.model.state import Attack, Solitaire
from mathom.kernel.declaring import count, names, optional
from mathom.kernel.effects import Effect
from mathom.kernel.language import argument, called

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

FACTORS: Final = ("doubled", "halved")
Three = tuple[int, int, int]
"""Prowess, body, and strikes without body."""


def _factor(reader: Reader, name: str, compiler: Compiler) -> int:
    """DOUBLED or HALVED, or -1 where the strikes stay as many as they are."""
    if not reader.has(name):
        return NONE
    return (DOUBLED, HALVED)[reader.one_of(name, FACTORS)]


def strikes_times() -> Any:
    """Field `strikes_times`: whether strikes are doubled or halved."""
    return called("strikes_times", argument(_factor))


def _by_dragon(reader: Reader, name: str, compiler: Compiler) -> dict[int, Three]:
    if not reader.has(name):
        return {}
    table = reader.table(name)
    found: dict[int, Three] = {}
    for dragon in table.names():
        part = table.table(dragon)
        found[DRAGONS.index(dragon)] = (
            part.count("prowess", 9, -9) if part.has("prowess") else 0,
            part.count("body", 9, -9) if part.has("body") else 0,
            part.count("bodiless", 9) if part.has("bodiless") else 0,
        )
        part.end()
    table.end()
    return found


def _copies(reader: Reader, name: str, compiler: Compiler) -> tuple[int, ...]:
    return tuple(int(str(n)) for n in reader.items(name)) if reader.has(name) else ()


@dataclass(init=False, eq=False)
class ModifyAttack(Effect):
    """Another prowess, body or number of strikes of the attack that is about to be met.

    Attributes:
        of: the attacks that it can be.
        times: whether the strikes are doubled or halved.
        bodiless: how many strikes without body it has besides.
        copies: what prowess so many copies of the card give together.
        dragons: other figures for manifestations of some Dragons.
        per_nazgul: a Nazgûl for whom each Nazgûl event in play adds 1 to prowess.
    """

    of: Attacks = attacks()
    prowess: int = optional(count(9, -9), 0)
    body: int = optional(count(9, -9), 0)
    strikes: int = optional(count(9, -9), 0)
    times: int = strikes_times()
    bodiless: int = optional(count(9), 0)
    copies: tuple[int, ...] = called("prowess_by_copies", argument(_copies))
    dragons: dict[int, Three] = called("if_manifestation", argument(_by_dragon))
    per_nazgul: tuple[int, ...] = called("plus_nazgul_events", optional(names("card"), ()))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such an attack now, and it would change something."""
        attack = state.attack
        if attack is None or attack.assigned or attack.cancelled or attack.strikes_only:
            return False
        if not self.of.fit(attack) or not self.holds(state, bindings):
            return False
        if self.strikes < 0 or self.times == HALVED:
            return not attack.each and total(attack_strikes(state, attack)) > 1
        return True

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        attack = state.attack
        if attack is None:
            return
        number = bindings["card"]
        card = state.in_play[number].card if number in state.in_play else NONE
        prowess, body, bodiless = self.dragons.get(
            manifestation_of(state, attack), (self.prowess, self.body, self.bodiless)
        )
        if self.copies:
            earlier = sum(1 for each in attack.changes if each[:2] == (card, ATTACK_PROWESS))
            earlier = min(earlier, len(self.copies) - 1)
            prowess += self.copies[earlier] - (self.copies[earlier - 1] if earlier else 0)
        if attack.by != NONE and state.in_play[attack.by].card in self.per_nazgul:
            prowess += _nazgul_events(state, attack)
        for what, n in (
            (ATTACK_PROWESS, prowess),
            (ATTACK_BODY, body if attack.body != NONE else 0),
            (STRIKES, self.strikes),
            (BODILESS, bodiless),
            (self.times, 1 if self.times != NONE else 0),
        ):
            if n:
                change(state, attack, card, what, n)


def _nazgul_events(state: Solitaire, attack: Attack) -> int:
    """How many Nazgûl lie in play as events."""
    found = 0
    for each in state.in_play:
        card = state.box.cards[each.card]
        if isinstance(card, Creature) and card.rank and each.has(SECOND_WAY):
            found += each.number != attack.by
    return found


@dataclass(init=False, eq=False)
class SecondStrike(Effect):
    """One strike more is aimed at somebody who has one (S13.15)."""

    prowess: int = optional(count(9, -9), 0)
    dragons: dict[int, Three] = called("if_manifestation", argument(_by_dragon))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is an attack that it can be added to."""
        attack = state.attack
        return attack is not None and not attack.assigned and not attack.each

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        attack = state.attack
        if attack is not None:
            card = state.in_play[bindings["card"]].card
            plain = (self.prowess, 0, 0)
            prowess, _, _ = self.dragons.get(manifestation_of(state, attack), plain)
            change(state, attack, card, SECOND, prowess)


@dataclass(init=False, eq=False)
class ModifyAttacks(ChangesAttacks):
    """All attacks of some sort are other as long as the card lies there."""

    of: Attacks = attacks()
    prowess: int = optional(count(9, -9), 0)
    strikes: int = optional(count(9, -9), 0)
    times: int = strikes_times()

    def concerns(self, state: Solitaire, bindings: Bindings, attack: Attack) -> bool:
        return self.of.fit(attack)

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        if what == ATTACK_PROWESS:
            return self.prowess
        if what == STRIKES:
            return self.strikes
        return 1 if what == self.times else 0


@dataclass(init=False, eq=False)
class AttackBonus(ChangesAttacks):
    """The creature's own attack is another while its condition holds."""

    prowess: int = count(9, -9)

    def concerns(self, state: Solitaire, bindings: Bindings, attack: Attack) -> bool:
        return attack.by == bindings["card"]

    def adds(self, state: Solitaire, bindings: Bindings, what: int) -> int:
        return self.prowess if what == ATTACK_PROWESS else 0


SOLITAIRE.effects.update(
    {
        "modify-attack": ModifyAttack,
        "assign-extra-strike": SecondStrike,
        "modify-attacks": ModifyAttacks,
        "attack-bonus": AttackBonus,
    }
)
