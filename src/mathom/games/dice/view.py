"""What everybody sees besides all that the state declares: what follows from it by the rules.

The classes say what that is; `make protocol` writes the page's types from them and the state.
"""

from __future__ import annotations

from typing import TypedDict

from mathom.games.dice.box import SEATS
from mathom.games.dice.faces import NONE
from mathom.games.dice.fighting import attack_total, attacks, mustered_defenses, sauron_total
from mathom.games.dice.mustering import fellowship
from mathom.games.dice.odds import Odds, expected
from mathom.games.dice.state import SHOWING, Dice


class Strength(TypedDict):
    """A Unit's attack and defense with all that adds to them; defense while it is mustered."""

    attack: int
    defense: int | None


class Totals(TypedDict):
    """What is added up now.

    `attack` is that of each player's own mustered Units, and `running` the total of the attack
    that is going on; `sauron` is his total. `points` is the Corruption that he would have once he
    has scored: what lies on the mat, a point for each of his dice, and what the Ring has left.
    `fellowship` is what the player whose turn it is could pay with, the dice still to be spent
    among it.
    """

    attack: dict[str, int]
    running: int | None
    sauron: int
    points: int
    fellowship: int


class DiceBoard(TypedDict):
    """A game as everybody sees it.

    `seats` are the players, in the order of `sides`, and `locations` those of the whole way.
    `units` are all mustered and prepared Units. `forces` are Sauron's dice that fight, with their
    kind. `alike` has for each die that is interchangeable with one before it in its area that one,
    for which the options stand. `cards` says which card each sort of dice belongs to in this game.
    """

    seats: list[str]
    locations: list[str]
    units: dict[str, Strength]
    forces: dict[str, str]
    totals: Totals
    alike: dict[str, str]
    cards: dict[str, str]
    limit: int
    odds: Odds


def view(state: Dice) -> DiceBoard:
    """What everybody sees."""
    box = state.box
    dice, sorts = box.names["die"], box.names["dice"]
    running = None
    if state.war is not None:
        war = state.war
        running = war.total if war.settled else attack_total(state, state.turn)[0]
    return {
        "seats": list(SEATS[: state.players]),
        "locations": list(box.names["location"]),
        "units": _units(state),
        "forces": {dice[die]: box.names["enemy"][state.kind_of(die)] for die in state.forces()},
        "totals": {
            "attack": {
                SEATS[seat]: sum(attacks(state, seat, state.units(side.muster)).values())
                for seat, side in enumerate(state.sides)
            },
            "running": running,
            "sauron": sauron_total(state),
            "fellowship": 0 if state.turn < 0 else fellowship(state, state.turn),
            "points": len(state.sauron.muster) + state.sauron.corruption + state.sauron.delayed,
        },
        "alike": _alike(state),
        "cards": {
            sorts[sort]: box.cards[card].id
            for sort, card in enumerate(state.played)
            if card != NONE
        },
        "limit": state.limit(),
        "odds": expected(state),
    }


def _units(state: Dice) -> dict[str, Strength]:
    dice = state.box.names["die"]
    found: dict[str, Strength] = {}
    for seat, side in enumerate(state.sides):
        defending = mustered_defenses(state, seat)
        for area in (side.muster, side.prepared):
            for die, attack in attacks(state, seat, state.units(area)).items():
                found[dice[die]] = {"attack": attack, "defense": defending.get(die)}
    return found


def _alike(state: Dice) -> dict[str, str]:
    areas = [getattr(side, area) for side in state.sides for area in (*SHOWING, "used")]
    sauron = state.sauron
    marked = [die for die in sauron.muster if sauron.marked >> die & 1]
    areas += [tuple(die for die in sauron.muster if die not in marked), sauron.destroyed]
    names = state.box.names["die"]
    return {
        names[die]: names[group[0]]
        for area in areas
        for group in state.groups(area)
        for die in group[1:]
    }
