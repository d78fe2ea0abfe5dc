"""What a seat sees of a Duel besides all that its state declares, which is common to all (D8.5).

The classes say what that is; `make protocol` writes the page's types from them and the state.
"""

from __future__ import annotations

from typing import TypedDict

from mathom.games.duel.box import GONE, Seat, Skill
from mathom.games.duel.chapters import available
from mathom.games.duel.costs import chained, shortages, surcharge
from mathom.games.duel.ending import RACES_TO_WIN, presence
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import WILD_SKILL, race_symbols


class Slot(TypedDict):
    """A place of the layout that still holds a card; `card` is null while it lies face down."""

    slot: int
    row: int
    column: int
    available: bool
    card: str | None


class Price(TypedDict):
    """What a card or a Landmark costs a side; by a `chain` symbol that it owns it costs nothing."""

    total: int
    missing: list[Skill]
    surcharge: int
    chain: str | None


class Ways(TypedDict):
    """What wins at once: steps on the Quest track, Races, regions."""

    steps: int
    races: int
    regions: int


class DuelBoard(TypedDict):
    """A Duel as a seat sees it.

    `prices` are those of the open cards and Landmarks for each side, which has come to what it
    has `reached` of the `goals`.
    """

    layout: list[Slot]
    prices: dict[Seat, dict[str, Price]]
    goals: Ways
    reached: dict[Seat, Ways]
    bonuses: dict[str, str]


def view(state: Duel) -> DuelBoard:
    """What everybody sees."""
    box = state.box
    ours, theirs = state.sides
    steps, regions = box.figures.steps, len(box.regions)
    return {
        "layout": _layout(state),
        "prices": {"fellowship": _prices(state, ours), "sauron": _prices(state, theirs)},
        "goals": {"steps": steps, "races": RACES_TO_WIN, "regions": regions},
        "reached": {"fellowship": _reached(ours), "sauron": _reached(theirs)},
        "bonuses": dict(box.bonus_effects),
    }


def _layout(state: Duel) -> list[Slot]:
    names = state.box.names["card"]
    free = available(state)
    places = state.box.layouts[state.chapter - 1].slots
    found: list[Slot] = []
    for slot, card in enumerate(state.slots):
        if card != GONE:
            row, column, _ = places[slot]
            found.append(
                {
                    "slot": slot,
                    "row": row,
                    "column": column,
                    "available": card >= 0 and slot in free,
                    "card": None if card < 0 else names[card],
                }
            )
    return found


def _prices(state: Duel, side: Side) -> dict[str, Price]:
    box = state.box
    more = surcharge(side)
    short = shortages(side.skills, side.eithers, side.powers & WILD_SKILL != 0)
    prices: dict[str, Price] = {}
    for number in state.slots:
        if number >= 0:
            card = box.cards[number]
            if chained(side, card):
                chain = box.names["chain"][card.chain_from]
                prices[card.id] = {"total": 0, "missing": [], "surcharge": 0, "chain": chain}
            else:
                prices[card.id] = _price(card.coins, short.of(card.cost), 0)
    for number in state.tiles:
        tile = box.tiles[number]
        prices[tile.id] = _price(0, short.of(tile.cost), more)
    return prices


def _price(coins: int, missing: tuple[Skill, ...], more: int) -> Price:
    total = coins + len(missing) + more
    return {"total": total, "missing": list(missing), "surcharge": more, "chain": None}


def _reached(side: Side) -> Ways:
    return {"steps": side.steps, "races": race_symbols(side), "regions": presence(side)}
