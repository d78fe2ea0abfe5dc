"""What a fight would bring: enemies destroyed by a total, Units lost to Sauron's."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mathom.games.dice.fighting import attacks, defenses, sauron_total
from mathom.games.dice.state import Dice

KILL: Final = 2.0
CLEARED: Final = 7.0
"""What it is worth to destroy an enemy, and to leave Sauron without a force."""
MOST_ORDERS: Final = 4
"""So many Units are tried in every order of defending."""


def enemies(state: Dice) -> list[tuple[int, int, int]]:
    """Sauron's forces as defense, attack and die, those that fall most easily first."""
    found: list[tuple[int, int, int]] = []
    for die in state.forces():
        unit = state.enemy(die)
        if unit is not None:
            found.append((unit.defense, -unit.attack, die))
    return sorted(found)


def slain(state: Dice, total: int) -> tuple[int, int]:
    """How many enemies a total destroys, and what their attacks come to."""
    count = attack = 0
    for defense, less, _ in enemies(state):
        if defense > total:
            break
        total -= defense
        count += 1
        attack -= less
    return count, attack


def worth_of_total(state: Dice, total: int) -> float:
    """What an attack with a total is worth."""
    count, _ = slain(state, total)
    forces = len(state.forces())
    return KILL * count + (CLEARED if forces and count == forces else 0.0)


def glory_of(state: Dice, die: int) -> int:
    """What a Unit scores, some thing even if that is nothing."""
    return state.box.cards[state.card_of(die)].glory


def best_order(state: Dice, seat: int, units: list[int], total: int) -> tuple[float, list[int]]:
    """The order of defending that loses least Glory, with what is lost (R8.6)."""
    value = defenses(state, seat, units)
    ranked = sorted(units, key=lambda die: (glory_of(state, die), -value[die]))
    orders = permutations(ranked) if len(ranked) <= MOST_ORDERS else [_simple(ranked, value, total)]
    found = [(_lost(state, list(order), value, total), list(order)) for order in orders]
    return min(found, key=lambda each: each[0])


def _simple(ranked: list[int], value: dict[int, int], total: int) -> tuple[int, ...]:
    """One that holds first, or else the cheapest first."""
    holding = [die for die in ranked if value[die] > total]
    first = holding[:1]
    return (*first, *(die for die in ranked if die not in first))


def _lost(state: Dice, order: list[int], value: dict[int, int], total: int) -> float:
    lost = 0.0
    for die in order:
        if total <= 0 or total < value[die]:
            break
        total -= value[die]
        lost += glory_of(state, die) + 0.1
    return lost


def kept(state: Dice, seat: int, units: list[int], total: int) -> float:
    """The Glory that Units are likely to score when Sauron attacks with a total."""
    if not units:
        return 0.0
    return sum(glory_of(state, die) for die in units) - best_order(state, seat, units, total)[0]


def strength(state: Dice, seat: int, units: list[int]) -> int:
    """The total of a player's own Units."""
    return sum(attacks(state, seat, units).values())


def threat(state: Dice, total: int) -> int:
    """Sauron's total once an attack with a total is over."""
    return sauron_total(state) - slain(state, total)[1]
