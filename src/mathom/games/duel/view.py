"""What a seat sees of a Duel: built from nothing, each thing put in on purpose (D8.5).

The classes say what a view holds; `make protocol` writes the page's types from them.
"""

from __future__ import annotations

from typing import NotRequired, TypedDict

from mathom.games.duel.box import (
    COLOURS,
    RACES,
    SEATS,
    SKILLS,
    Box,
    Card,
    Colour,
    Cost,
    Race,
    Seat,
    Skill,
    Tile,
)
from mathom.games.duel.chapters import available
from mathom.games.duel.costs import chained, lacking, surcharge
from mathom.games.duel.ending import RACES_TO_WIN, presence
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import WILD_SKILL, race_symbols


class Price(TypedDict):
    """What a card or a Landmark costs a side; by a `chain` symbol that it owns it costs nothing."""

    total: int
    missing: list[Skill]
    surcharge: int
    chain: str | None


class Slot(TypedDict):
    """A place of the layout that still holds a card; `card` is null while it lies face down."""

    slot: int
    row: int
    column: int
    available: bool
    card: str | None
    prices: NotRequired[dict[Seat, Price]]


class Landmark(TypedDict):
    """A Landmark that can be taken."""

    tile: str
    prices: dict[Seat, Price]


class Stack(TypedDict):
    """The Alliance tokens of a Race: those on top, and how many there are."""

    top: list[str]
    stack: int


class Discard(TypedDict):
    """The discarded cards; `peeked` are those that this seat alone has seen."""

    known: list[str]
    peeked: list[str]
    face_down: int


class Goals(TypedDict):
    """What wins at once: steps on the Quest track, Races, regions."""

    steps: int
    races: int
    regions: int


class SideView(TypedDict):
    """One side; `presence` counts the regions with its Units or Fortresses."""

    coins: int
    supply: int
    units: dict[str, int]
    fortresses: list[str]
    presence: int
    steps: int
    skills: dict[str, int]
    either: list[list[Skill]]
    chains: list[str]
    races: dict[str, int]
    race_symbols: int
    allied: bool
    cards: dict[Colour, list[str]]
    landmarks: list[str]
    tokens: list[str]


class DuelBoard(TypedDict):
    """A Duel as a seat sees it."""

    chapter: int
    layout: list[Slot]
    landmarks: list[Landmark]
    landmark_stack: int
    alliances: dict[Race, Stack]
    discard: Discard
    goals: Goals
    bonuses: dict[str, str]
    reserve: int
    again: int
    sides: dict[Seat, SideView]


def view(state: Duel, seat: int | None) -> DuelBoard:
    """The table as this seat sees it; all but the searched discard is common to all."""
    box = state.box
    cards, tokens = box.names["card"], box.names["token"]
    return {
        "chapter": state.chapter,
        "layout": _layout(state),
        "landmarks": [_landmark(state, box.tiles[tile]) for tile in state.tiles],
        "landmark_stack": len(state.tile_deck),
        "alliances": {
            RACES[race]: {"top": [tokens[token] for token in stack.top], "stack": len(stack)}
            for race, stack in enumerate(state.stacks)
        },
        "discard": {
            "known": [cards[card] for card in state.discard],
            "peeked": [
                cards[card] for card, seen in state.peeked if seat is not None and seen >> seat & 1
            ],
            "face_down": sum(state.aside)
            + sum(1 for _, seen in state.peeked if seat is None or not seen >> seat & 1),
        },
        "goals": {
            "steps": box.figures.steps,
            "races": RACES_TO_WIN,
            "regions": len(box.regions),
        },
        "bonuses": {bonus.id: bonus.does for bonus in box.bonuses},
        "reserve": state.reserve,
        "again": state.again,
        "sides": {SEATS[seat]: _side(box, side) for seat, side in enumerate(state.sides)},
    }


def _layout(state: Duel) -> list[Slot]:
    box = state.box
    free = available(state)
    ours, theirs = state.sides
    seen: list[Slot] = []
    for slot, place in enumerate(box.layouts[state.chapter - 1].slots):
        if state.left >> slot & 1:
            card = state.slots[slot]
            item: Slot = {
                "slot": slot,
                "row": place.row,
                "column": place.column,
                "available": card >= 0 and slot in free,
                "card": None if card < 0 else box.cards[card].id,
            }
            if card >= 0:
                item["prices"] = {
                    "fellowship": _card_price(box, ours, box.cards[card]),
                    "sauron": _card_price(box, theirs, box.cards[card]),
                }
            seen.append(item)
    return seen


def _card_price(box: Box, side: Side, card: Card) -> Price:
    if chained(side, card):
        return {
            "total": 0,
            "missing": [],
            "surcharge": 0,
            "chain": box.names["chain"][card.chain_from],
        }
    return _price(side, card.cost, card.coins, 0)


def _price(side: Side, cost: Cost, coins: int, more: int) -> Price:
    wild = side.powers & WILD_SKILL != 0
    missing = list(lacking(cost, side.skills, side.eithers, wild)) if cost else []
    total = coins + len(missing) + more
    return {"total": total, "missing": missing, "surcharge": more, "chain": None}


def _landmark(state: Duel, tile: Tile) -> Landmark:
    ours, theirs = (_price(side, tile.cost, 0, surcharge(side)) for side in state.sides)
    return {"tile": tile.id, "prices": {"fellowship": ours, "sauron": theirs}}


def _side(box: Box, side: Side) -> SideView:
    cards: dict[Colour, list[str]] = {colour: [] for colour in COLOURS}
    for number in side.cards:
        card = box.cards[number]
        cards[card.colour].append(card.id)
    fortresses, chains, eithers = side.fortresses, side.chains, side.eithers
    regions, tiles, tokens = box.names["region"], box.names["tile"], box.names["token"]
    return {
        "coins": side.coins,
        "supply": side.supply,
        "units": {regions[r]: n for r, n in enumerate(side.units) if n},
        "fortresses": [id for r, id in enumerate(regions) if fortresses >> r & 1],
        "presence": presence(side),
        "steps": side.steps,
        "skills": {SKILLS[s]: n for s, n in enumerate(side.skills) if n},
        "either": [[skill for s, skill in enumerate(SKILLS) if e >> s & 1] for e in eithers],
        "chains": [symbol for c, symbol in enumerate(box.names["chain"]) if chains >> c & 1],
        "races": {RACES[r]: n for r, n in enumerate(side.races) if n},
        "race_symbols": race_symbols(side),
        "allied": side.allied == 1,
        "cards": cards,
        "landmarks": [tiles[tile] for tile in side.tiles],
        "tokens": [tokens[token] for token in side.tokens],
    }
