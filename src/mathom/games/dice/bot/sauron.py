"""What the greedy bot does in Sauron's turn: as little harm as can be."""

from __future__ import annotations

from typing import Final

from mathom.games.dice.artifacts import Cloak
from mathom.games.dice.bot.fighting import best_order
from mathom.games.dice.bot.spreading import margin, owned
from mathom.games.dice.corruption import prey
from mathom.games.dice.fighting import sauron_total
from mathom.games.dice.ring import price
from mathom.games.dice.state import Dice
from mathom.kernel.option import Option

PER_POINT: Final = 0.5
"""What a point of Corruption costs, in Glory."""
NEAR: Final = 3
"""With so few cards left to lose, Glory is given up; and at most so much of it."""


def lost(state: Dice, seat: int, total: int) -> float:
    """The Glory that a player is going to lose to an attack."""
    units = state.units(state.sides[seat].muster)
    return best_order(state, seat, units, total)[0] if units else 0.0


def ring(state: Dice, seat: int, options: list[Option]) -> Option:
    """The Ring, where it saves more Glory than its Corruption costs."""
    saved = lost(state, seat, sauron_total(state))
    return options[0] if saved > price(state, seat) * PER_POINT else options[1]


def adding_up(state: Dice, seat: int, options: list[Option]) -> Option:
    """The Phial, where it saves Glory of one's own."""
    total = sauron_total(state)
    strongest = max(unit.attack for unit in map(state.enemy, state.forces()) if unit is not None)
    saved = lost(state, seat, total) - lost(state, seat, total - strongest)
    useful = [option for option in options[:-1] if state.works(option.value, "sauron-total")]
    return useful[0] if useful and saved >= 1 else options[-1]


def dazzle(state: Dice, seat: int, options: list[Option]) -> Option:
    """The strongest."""

    def attack(option: Option) -> int:
        unit = state.enemy(option.value)
        return 0 if unit is None else unit.attack

    return max(options, key=attack)


def brace(state: Dice, seat: int, options: list[Option]) -> Option:
    """The Cloak, where it saves Glory."""
    sauron = state.sauron
    now, before = lost(state, seat, sauron.left), sauron.cloak
    for option in options[:-1]:
        for ability in state.works(option.value, "defense"):
            if isinstance(ability, Cloak):
                sauron.cloak = before + ability.value(state, option.value, seat)
                then = lost(state, seat, sauron.left)
                sauron.cloak = before
                if now - then >= 1:
                    return option
    return options[-1]


def defend(state: Dice, seat: int, options: list[Option]) -> Option:
    """The first of the order that loses least."""
    units = state.units(state.sides[seat].muster)
    first = best_order(state, seat, units, state.sauron.left)[1][0]
    alike = next(group for group in state.groups(units) if first in group)
    return next(option for option in options if option.value == alike[0])


def before_corrupting(state: Dice, seat: int, options: list[Option]) -> Option:
    """The Evenstar, if a card would fall and few are left."""
    useful = [option for option in options[:-1] if state.works(option.value, "corrupt")]
    needed = margin(state) <= NEAR and prey(state, state.sauron.corruption)
    return useful[0] if useful and needed else options[-1]


def glory(state: Dice, seat: int, options: list[Option]) -> Option:
    """As little as has no card fall, if few are left."""
    left = margin(state)
    keep = 1 if state.settings.together else 0
    if left <= NEAR:
        most = state.sides[seat].glory - keep
        for option in options[1:]:
            paid = option.value + 1
            cheap = paid <= NEAR or left == 1
            if paid <= most and cheap and not prey(state, state.sauron.corruption - paid):
                return option
    return options[0]


def corrupt(state: Dice, seat: int, options: list[Option]) -> Option:
    """The card that one has fewest dice of."""
    return min(options, key=lambda option: owned(state, seat, state.box.cards[option.value]))
