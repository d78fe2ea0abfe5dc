"""The law of imagination: what a seat does not know is spread over all that it could be.

A seat that imagines must not hold on to the truth. Whatever lies hidden in a zone could be
anything else of its deck: imagined often enough, it is. How often is enough follows from how
likely it would be that a fair deal gives the truth each time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb, log

from mathom.kernel.chance import Chance
from mathom.kernel.state import State

Imagine = Callable[[State, int | None, Chance], State]
Zone = tuple[int | None, str, str]

DOUBT = log(1e-9)
"""A zone that never changed although that was less likely than this holds on to the truth."""


class Spread:
    """What the imagined states of one game have shown so far."""

    def __init__(self) -> None:
        self.odds: dict[Zone, float] = {}
        self.varied: set[Zone] = set()

    def look(self, state: State, imagined: State, seat: int | None) -> None:
        """Compare what is hidden from a seat with what it imagines there."""
        truth, believed = state.unknown(seat), imagined.unknown(seat)
        assert _sizes(truth) == _sizes(believed), "imagining moves no card to another zone"
        for deck, zones in truth.items():
            pool = Counter(id for ids in zones.values() for id in ids)
            for zone, ids in zones.items():
                chance = _chance(Counter(ids), pool)
                if chance < 1:
                    key = (seat, deck, zone)
                    self.odds[key] = self.odds.get(key, 0.0) + log(chance)
                    if Counter(ids) != Counter(believed[deck][zone]):
                        self.varied.add(key)

    def judge(self) -> None:
        """Confirm that everything that could vary did."""
        fixed = {zone for zone, odds in self.odds.items() if odds < DOUBT} - self.varied
        assert not fixed, f"these never vary: {sorted(fixed, key=str)}"


def _sizes(unknown: dict[str, dict[str, list[str]]]) -> dict[str, dict[str, int]]:
    return {
        deck: {zone: len(ids) for zone, ids in zones.items()} for deck, zones in unknown.items()
    }


def _chance(zone: Counter[str], pool: Counter[str]) -> float:
    """How likely a zone gets the same cards again when the pool is dealt fairly."""
    ways = 1
    for id, count in zone.items():
        ways *= comb(pool[id], count)
    return ways / comb(pool.total(), zone.total())
