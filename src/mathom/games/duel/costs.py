"""D3 Costs: what a card or a Landmark asks for, and Coins changing hands."""

from __future__ import annotations

import functools
from typing import Final

from mathom.games.duel.box import SEATS, SKILLS, Card, Cost, Skill, Tile
from mathom.games.duel.frames import CountStep
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import NO_SURCHARGE, WILD_SKILL
from mathom.kernel.chance import Chance


def missing(side: Side, cost: Cost) -> int:
    """How many of the Skills asked for the side cannot supply (D3.2, D3.3)."""
    skills = side.skills
    short = 0
    for skill, need in cost:
        have = skills[skill]
        if need > have:
            short += need - have
    if short and side.eithers:
        gaps = [0] * len(skills)
        for skill, need in cost:
            gaps[skill] = max(0, need - skills[skill])
        short -= _filled(gaps, side.eithers, 0)
    if short and side.powers & WILD_SKILL:
        short -= 1
    return short


def _filled(gaps: list[int], eithers: tuple[int, ...], at: int) -> int:
    """How many gaps the either/or cards from `at` on can fill at best, one each (D3.3)."""
    if at == len(eithers):
        return 0
    best = _filled(gaps, eithers, at + 1)
    for skill, gap in enumerate(gaps):
        if gap and eithers[at] >> skill & 1:
            gaps[skill] -= 1
            best = max(best, 1 + _filled(gaps, eithers, at + 1))
            gaps[skill] += 1
    return best


class Shortages:
    """The Skills that a side must buy for each cost, as many as `missing` counts (D3.3, D3.4)."""

    __slots__ = ("_eithers", "_known", "_skills", "_wild")

    def __init__(self, skills: tuple[int, ...], eithers: tuple[int, ...], wild: bool) -> None:
        """Those of a side that has so much."""
        self._skills: Final = skills
        self._eithers: Final = eithers
        self._wild: Final = wild
        self._known: Final[dict[Cost, tuple[Skill, ...]]] = {}

    def of(self, cost: Cost) -> tuple[Skill, ...]:
        """What must be bought for a cost."""
        found = self._known.get(cost)
        if found is None:
            found = self._known[cost] = self._worked_out(cost)
        return found

    def _worked_out(self, cost: Cost) -> tuple[Skill, ...]:
        eithers = self._eithers
        gaps = [0] * len(self._skills)
        for skill, need in cost:
            gaps[skill] = max(0, need - self._skills[skill])
        for at, either in enumerate(eithers):
            best = _filled(gaps, eithers, at)
            for skill, gap in enumerate(gaps):
                if gap and either >> skill & 1:
                    gaps[skill] -= 1
                    if 1 + _filled(gaps, eithers, at + 1) == best:
                        break
                    gaps[skill] += 1
        bought = tuple([SKILLS[skill] for skill, _ in cost for _ in range(gaps[skill])])
        return bought[1:] if self._wild else bought


@functools.lru_cache(maxsize=1_000)
def shortages(skills: tuple[int, ...], eithers: tuple[int, ...], wild: bool) -> Shortages:
    """Those of a side that has so much.

    Remembered, because every view tells them for every card, and a move changes few of them.
    """
    return Shortages(skills, eithers, wild)


def chained(side: Side, card: Card) -> bool:
    """Whether an owned chain symbol makes the card free (D3.6)."""
    return card.chain_from >= 0 and side.chains >> card.chain_from & 1 == 1


def card_price(side: Side, card: Card) -> int:
    """Coins the side must pay to play the card: printed ones and missing Skills (D3.1, D3.4)."""
    if chained(side, card):
        return 0
    return card.coins + missing(side, card.cost)


def surcharge(side: Side) -> int:
    """Coins a Landmark costs on top: one per own Fortress on the map (D3.7)."""
    return 0 if side.powers & NO_SURCHARGE else side.fortresses.bit_count()


def tile_price(side: Side, tile: Tile) -> int:
    """Coins the side must pay to take the Landmark (D3.7)."""
    return missing(side, tile.cost) + surcharge(side)


def pay(state: Duel, seat: int, coins: int) -> None:
    """Pay to the reserve (D3.1)."""
    state.sides[seat].coins -= coins
    state.reserve += coins


def gain(state: Duel, seat: int, coins: int) -> None:
    """Take Coins from the reserve, never more than it holds unless Coins are endless (D4.2)."""
    if not state.settings.endless:
        coins = min(coins, state.reserve)
    state.sides[seat].coins += coins
    state.reserve -= coins
    if coins:
        state.emit("coins", seat=SEATS[seat], count=coins)


class GainCoins(CountStep):
    """Take Coins from the reserve (D4.2)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        gain(state, self.seat, self.count)


class LoseCoins(CountStep):
    """Give Coins back to the reserve, as many as there are at most (D4.6, D9.3)."""

    __slots__ = ()

    def run(self, state: Duel, chance: Chance) -> None:
        coins = min(self.count, state.sides[self.seat].coins)
        if coins:
            pay(state, self.seat, coins)
            state.emit("lose", seat=SEATS[self.seat], count=coins)
