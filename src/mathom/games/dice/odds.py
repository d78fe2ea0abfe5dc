"""How likely it is what dice will show, reckoned exactly.

A die shows each of its faces as often as the others; one whose card is corrupted counts for nothing
(R7.6). Of two symbols between which one chooses, Fellowship counts. What further dice come by draws
and re-rolls does not count.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Final, TypedDict

from mathom.games.dice.box import SEATS
from mathom.games.dice.faces import FACES, Face
from mathom.games.dice.state import SCORE, Dice

Roll = tuple[int, ...]
"""A die as odds know it: the Fellowship of each of its faces, and UNIT for a Unit."""
UNIT: Final = -1
NOTHING: Final[Roll] = (0,) * FACES


class RollOdds(TypedDict):
    """What the next roll of a pool of dice brings, in percent.

    `fellowship` has the chance of at least 1, 2 and so on, `unit` that of at least one Unit.
    """

    dice: int
    fellowship: list[int]
    unit: int


Odds = dict[str, RollOdds]
"""By seat, what the dice of its next turn will bring."""


def roll_of(state: Dice, die: int) -> Roll:
    """What a die can show."""
    card = state.card_of(die)
    if card >= 0 and state.corrupted >> card & 1:
        return NOTHING
    return faces_roll(state.box.sorts[state.box.sort_of[die]].faces)


def faces_roll(faces: Sequence[Face]) -> Roll:
    """What a die with these faces can show."""
    return tuple(UNIT if face.unit is not None else face.fellowship for face in faces)


@functools.cache
def fellowship_of(pool: tuple[Roll, ...], bag: tuple[Roll, ...], drawn: int) -> list[Fraction]:
    """The chance of each amount of Fellowship of a pool and so many dice drawn from a bag.

    Both are in order, so that equal ones are reckoned once.
    """
    rolled = [1]
    for die in pool:
        rolled = _together(rolled, _points(die))
    ways = [rolled if count == 0 else [0] for count in range(drawn + 1)]
    for die, count in Counter(bag).items():
        chosen = [[1]]
        for _ in range(min(count, drawn)):
            chosen.append(_together(chosen[-1], _points(die)))
        ways = [
            _sum(
                [
                    _scaled(_together(ways[total - part], chosen[part]), comb(count, part))
                    for part in range(min(total + 1, len(chosen)))
                ]
            )
            for total in range(drawn + 1)
        ]
    whole = FACES ** (len(pool) + drawn) * comb(len(bag), drawn)
    return [Fraction(n, whole) for n in ways[drawn]]


@functools.cache
def unit_of(pool: tuple[Roll, ...], bag: tuple[Roll, ...], drawn: int) -> Fraction:
    """The chance of at least one Unit."""
    none = Fraction(1)
    for die in pool:
        none *= Fraction(FACES - die.count(UNIT), FACES)
    ways = [Fraction(1)] + [Fraction(0)] * drawn
    for die in bag:
        miss = Fraction(FACES - die.count(UNIT), FACES)
        ways = [
            ways[total] + (ways[total - 1] * miss if total else 0) for total in range(drawn + 1)
        ]
    return 1 - none * ways[drawn] / comb(len(bag), drawn)


def at_least(chances: Sequence[Fraction]) -> list[int]:
    """The chances of at least 1, 2 and so on, in percent, as long as there are any."""
    found: list[int] = []
    left = sum(chances, start=Fraction(0))
    for chance in chances[:-1]:
        left -= chance
        found.append(round(left * 100))
    return found


def roll_odds(
    state: Dice, seat: int, pool: Sequence[int], drawn: int, coming: Sequence[int] = ()
) -> RollOdds:
    """What a pool brings when it is rolled together with dice drawn from the Bag (R7.4, R7.5).

    `coming` are dice that will have joined the Used Pile by then.
    """
    side = state.sides[seat]
    rolls = sorted(roll_of(state, die) for die in pool)
    bag = sorted(roll_of(state, die) for die in side.bag)
    if len(bag) < drawn:
        rolls = sorted([*rolls, *bag])
        drawn -= len(bag)
        bag = sorted(roll_of(state, die) for die in (*side.used, *coming))
        drawn = min(drawn, len(bag))
    given = tuple(rolls), tuple(bag), drawn
    return {
        "dice": len(rolls) + drawn,
        "fellowship": at_least(fellowship_of(*given)),
        "unit": round(unit_of(*given) * 100),
    }


def expected(state: Dice) -> Odds:
    """What the first roll of each player's next turn brings, as things are.

    In Phase 1 that is the turn that has just begun. Later what is laid aside joins the roll
    (R7.23), and the Spent Pile and the Active Pool are used by then (R7.22). So are the Units that
    stand now, which go to the Used Pile before dice are drawn (R7.2, R7.3).
    """
    draw = state.box.numbers.draw
    found: Odds = {}
    for seat, side in enumerate(state.sides):
        units = [*state.units(side.muster), *state.units(side.prepared)]
        coming = [die for unit in units for die in (unit, *state.attached(unit))]
        pool = side.active
        if seat == state.turn and state.phase > SCORE:
            pool = side.aside
            coming += [*side.spent, *side.active]
        found[SEATS[seat]] = roll_odds(state, seat, pool, draw, coming)
    return found


def _points(die: Roll) -> list[int]:
    """In how many ways a die brings each amount of Fellowship."""
    points = [max(shown, 0) for shown in die]
    return [points.count(n) for n in range(max(points) + 1)]


def _together(one: list[int], other: list[int]) -> list[int]:
    found = [0] * (len(one) + len(other) - 1)
    for n, ways in enumerate(one):
        if ways:
            for m, more in enumerate(other):
                found[n + m] += ways * more
    return found


def _scaled(ways: list[int], times: int) -> list[int]:
    return [n * times for n in ways]


def _sum(all_ways: list[list[int]]) -> list[int]:
    longest = max(map(len, all_ways))
    return [sum(ways[n] for ways in all_ways if n < len(ways)) for n in range(longest)]
