"""What a hero's hand pays for: every fare, the ways on from here, and a cheapest way to each place.

Only views ask for it (Q3.6); nothing that might stop a hero on its way is foreseen.
"""

from __future__ import annotations

import functools
from typing import Final, TypedDict

from mathom.games.quest.bot.fighting import missed
from mathom.games.quest.cards.modifiers import FareChanges, changed_fare, fare_changes
from mathom.games.quest.constants import ANY_CARD, ICONS
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest

MOST: Final = 4
"""How many ways to a place are followed further: large hands would have thousands."""

BITS: Final = 8
"""How wide each field of a debt is; the topmost bit of each stays free."""
ANY: Final = BITS * len(ICONS)
MOVES: Final = ANY + BITS
GUARDS: Final = sum(1 << BITS * (field + 1) - 1 for field in range(len(ICONS) + 2))


class Way(TypedDict):
    """A path from here; `icons` counts the cards of the hand that show its icon.

    `pay` is what pays for it with the fewest cards, as that of a `Leg`.
    """

    path: str
    to: str
    fare: int
    icons: int
    payable: bool
    pay: str | int


class Leg(TypedDict):
    """One move of a longer way, and what pays for it: an icon, or a number of any cards."""

    to: str
    pay: str | int


class Reach(TypedDict):
    """A way to a location that costs as few cards as can be."""

    cards: int
    way: list[Leg]


class Travel(TypedDict):
    """What travelling costs a hero; `fares` are those that differ from the printed numbers.

    `payers` are the kinds of cards in the hand that show each icon, and `any`, all of them;
    `spare` is the hand in the order in which a bot would give it away, what it misses least first.
    """

    fares: dict[str, int]
    payers: dict[str, list[str]]
    spare: list[str]
    ways: list[Way]
    reach: dict[str, Reach]


def travel(state: Quest, seat: int, moves: int | None) -> Travel:
    """What its hand pays for, in at most so many moves; it is shared, so nobody may change it."""
    hero = state.heroes[seat - 1]
    hand = tuple(sorted(hidden.card for hidden in hero.hand))
    changes = fare_changes(state, seat)
    return _travel(state.box, hero.location, hand, hero.items, changes, moves)


@functools.lru_cache(maxsize=256)
def _travel(
    box: Box,
    here: int,
    hand: tuple[int, ...],
    items: int,
    changes: FareChanges,
    moves: int | None,
) -> Travel:
    names = box.names["path"]
    fares = [changed_fare(path, changes) for path in box.paths]
    icons = [box.cards[card].icons for card in hand]
    ways: list[Way] = []
    for path in box.paths_from[here]:
        fitting = sum(path.icon in card for card in icons)
        fare = fares[path.index]
        by_icon = fitting > 0 and fare > 1
        ways.append(
            {
                "path": names[path.index],
                "to": box.locations[path.ends[path.ends[0] == here]].id,
                "fare": fare,
                "icons": fitting,
                "payable": (fitting > 0 or len(hand) >= fare)
                and (path.item == NOWHERE or items >> path.item & 1 == 1),
                "pay": ICONS[path.icon] if by_icon else fare,
            }
        )
    return {
        "fares": {
            names[path.index]: fares[path.index]
            for path in box.paths
            if fares[path.index] != path.number
        },
        "payers": _payers(box, hand),
        "spare": _spare(box, hand),
        "ways": ways,
        "reach": _reach(box, here, icons, items, fares, moves),
    }


def _payers(box: Box, hand: tuple[int, ...]) -> dict[str, list[str]]:
    kinds = sorted(set(hand))
    names = box.names["card"]
    found = {"any": [names[card] for card in kinds]}
    for number, icon in enumerate(ICONS):
        found[icon] = [names[card] for card in kinds if number in box.cards[card].icons]
    return found


def _spare(box: Box, hand: tuple[int, ...]) -> list[str]:
    left = list(hand)
    found: list[str] = []
    while left:
        least = min(left, key=lambda card: missed(box.cards[card], left.count(card)))
        left.remove(least)
        found.append(box.names["card"][least])
    return found


class _Stop:
    """A hero on its way; `debt` packs the cards owed for each icon, others, and the moves."""

    __slots__ = ("at", "before", "debt", "pay")

    def __init__(self, at: int, debt: int, before: _Stop | None, pay: str | int) -> None:
        self.at = at
        self.debt = debt
        self.before = before
        self.pay = pay

    def way(self, box: Box) -> list[Leg]:
        """All moves up to here."""
        if self.before is None:
            return []
        return [*self.before.way(box), {"to": box.locations[self.at].id, "pay": self.pay}]


def _reach(
    box: Box,
    start: int,
    hand: list[tuple[int, ...]],
    items: int,
    fares: list[int],
    most: int | None,
) -> dict[str, Reach]:
    """Every location that the hand pays the way to.

    Which cards of any kind are given is left open on the way: it is enough that in the end the
    hand has a card for each icon that was paid and enough others besides.
    """
    sets = range(1 << len(ICONS))
    # How many cards show one of the icons of each set; a set is a number with a bit per icon.
    supply = [sum(any(some >> icon & 1 for icon in card) for card in hand) for some in sets]
    payable: dict[int, bool] = {}
    found: dict[str, Reach] = {}
    seen: list[list[int]] = [[] for _ in box.locations]
    # By the cards they have cost: cheap ones first, among them those of few moves.
    waiting: list[list[_Stop]] = [[] for _ in range(len(hand) + 1)]
    waiting[0].append(_Stop(start, 0, None, 0))
    for spent, stops in enumerate(waiting):
        stops.sort(key=lambda stop: stop.debt >> MOVES)
        for stop in stops:
            others = seen[stop.at]
            if len(others) == MOST or _beaten(others, stop.debt, most):
                continue
            if not others and stop.at != start:
                found[box.locations[stop.at].id] = {"cards": spent, "way": stop.way(box)}
            others.append(stop.debt)
            if stop.debt >> MOVES == most:
                continue
            moved = stop.debt + (1 << MOVES)
            for path in box.paths_from[stop.at]:
                to = path.ends[path.ends[0] == stop.at]
                closed = path.item != NOWHERE and not items >> path.item & 1
                if closed or len(seen[to]) == MOST:
                    continue
                fare = fares[path.index]
                if spent + fare <= len(hand):
                    debt = moved + (fare << ANY)
                    if not _beaten(seen[to], debt, most):
                        waiting[spent + fare].append(_Stop(to, debt, stop, fare))
                # Where any one card does, there is no need to look for the icon.
                if path.icon == ANY_CARD or fare <= 1 or spent == len(hand):
                    continue
                debt = moved + (1 << BITS * path.icon)
                icons = debt & (1 << ANY) - 1
                if icons not in payable:
                    payable[icons] = _covers(supply, icons)
                if payable[icons] and not _beaten(seen[to], debt, most):
                    waiting[spent + 1].append(_Stop(to, debt, stop, ICONS[path.icon]))
    return found


def _covers(supply: list[int], icons: int) -> bool:
    """Whether the hand has a card for each icon owed: no set of icons asks for too many cards."""
    owed = [icons >> BITS * icon & (1 << BITS) - 1 for icon in range(len(ICONS))]
    return all(
        sum(count for icon, count in enumerate(owed) if some >> icon & 1) <= cards
        for some, cards in enumerate(supply)
    )


def _beaten(others: list[int], debt: int, most: int | None) -> bool:
    """Whether somebody came with debts of which none is larger; moves count where they may run out.

    A debt that is larger borrows the topmost bit of its field.
    """
    guarded = debt | (GUARDS if most is not None else GUARDS | (1 << BITS - 1) - 1 << MOVES)
    for other in others:  # noqa: SIM110, a generator would be slower
        if guarded - other & GUARDS == GUARDS:
            return True
    return False
