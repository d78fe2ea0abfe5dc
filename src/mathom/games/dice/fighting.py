"""How strong Units are: attack, defense, and the totals that follow (R7.13, R8.4 to R8.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.dice.language import Counted
from mathom.games.dice.state import Dice
from mathom.kernel.declaring import names, optional, word

SELF: Final = "self"
OTHERS: Final = "others"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Strengthen(Counted):
    """Makes a Unit stronger: itself, or the one it is attached to; or the others of its owner.

    What several dice give to the others does not add up, and may be for some cards alone.
    """

    whom: str = optional(word((SELF, OTHERS)), SELF)
    cards: tuple[int, ...] = optional(names("card"), ())

    def figures(self) -> dict[str, int | str | list[str]]:
        """The cards, too."""
        named = [self.names["card"][card] for card in self.cards]
        return super().figures() | ({"cards": named} if named else {})


class Attack(Strengthen):
    """More attack."""

    moments = ("attack",)


class Defense(Strengthen):
    """More defense."""

    moments = ("mustered",)


def printed_attack(state: Dice, die: int) -> int:
    """The attack that a Unit's face shows."""
    unit = state.unit(die)
    return 0 if unit is None else unit.attack


def attacks(state: Dice, seat: int, units: list[int]) -> dict[int, int]:
    """The attack of each of a player's Units that attack together, with all that adds to it."""
    found = {die: printed_attack(state, die) for die in units}
    _add(state, seat, found, "attack")
    return found


def defenses(state: Dice, seat: int, units: list[int]) -> dict[int, int]:
    """The defense of each of a player's mustered Units, with all that adds to it (R8.5)."""
    found: dict[int, int] = {}
    for die in units:
        unit = state.unit(die)
        found[die] = state.sauron.cloak + (0 if unit is None else unit.defense)
    _add(state, seat, found, "mustered")
    return found


def mustered_defenses(state: Dice, seat: int) -> dict[int, int]:
    """The same of all the Units that stand together in a Muster Area."""
    return defenses(state, seat, state.units(state.sides[seat].muster))


def _add(state: Dice, seat: int, found: dict[int, int], moment: str) -> None:
    """Add what the Units' own cards, what is attached to them, and the other Units give."""
    given: dict[int, list[tuple[int, int]]] = {}
    shared: dict[int, Strengthen] = {}
    for unit in found:
        for die in (unit, *state.attached(unit)):
            for ability in state.works(die, moment):
                if not isinstance(ability, Strengthen):
                    continue
                value = ability.value(state, die, seat)
                if ability.whom == SELF:
                    found[unit] += value
                else:
                    shared[ability.index] = ability
                    given.setdefault(ability.index, []).append((unit, value))
    for index, ability in shared.items():
        cards = ability.cards
        for unit in found:
            if not cards or state.card_of(unit) in cards:
                others = [value for giver, value in given[index] if giver != unit]
                found[unit] += max(others, default=0)


def attack_total(state: Dice, seat: int) -> tuple[int, int]:
    """A player's total as things are, and how much of it may be left unused (R7.13, R7.28)."""
    war = state.war
    assert war is not None
    total, bonus = war.extra, 0
    for other in range(state.players):
        side = state.sides[other]
        if other == seat:
            units = state.units(side.muster)
        elif war.lenders >> other & 1:
            units = state.units(side.prepared)
        else:
            continue
        strength = sum(attacks(state, other, units).values())
        total += strength
        bonus += strength - sum(printed_attack(state, die) for die in units)
    return total, bonus


def sauron_total(state: Dice) -> int:
    """The total of Sauron's attack (R8.4), without the dice that count 0 (R12.11)."""
    dazzled = state.sauron.dazzled
    total = 0
    for die in state.forces():
        unit = state.enemy(die)
        if unit is not None and not dazzled >> die & 1:
            total += unit.attack
    return total
