"""What a seat sees of a Duel: built from nothing, each thing put in on purpose (D8.5)."""

from __future__ import annotations

from mathom.games.duel.box import COLOURS, RACES, SEATS, SKILLS
from mathom.games.duel.costs import card_price, tile_price
from mathom.games.duel.ending import RACES_TO_WIN
from mathom.games.duel.state import Duel, Side
from mathom.kernel.state import Json


def view(state: Duel, seat: int | None) -> Json:
    """The table as this seat sees it; all but the searched discard is common to all."""
    box = state.box
    cards = box.names["card"]
    return {
        "chapter": state.chapter,
        "layout": _layout(state),
        "landmarks": [
            {"tile": box.tiles[tile].id, "prices": _tile_prices(state, tile)}
            for tile in state.tiles
        ],
        "landmark_stack": len(state.tile_deck),
        "alliances": {
            race: {"top": [box.tokens[token].id for token in stack.top], "stack": len(stack)}
            for race, stack in zip(RACES, state.stacks, strict=True)
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
        "bonuses": {str(bonus.step): bonus.effects[0].description()[0] for bonus in box.bonuses},
        "reserve": state.reserve,
        "again": state.again,
        "sides": {name: _side(state, state.sides[index]) for index, name in enumerate(SEATS)},
    }


def _layout(state: Duel) -> list[Json]:
    box = state.box
    layout = box.layouts[state.chapter - 1]
    available = state.available()
    seen: list[Json] = []
    for slot, (row, column) in enumerate(layout.places):
        if state.left >> slot & 1:
            card = state.slots[slot]
            item: Json = {"slot": slot, "row": row, "column": column}
            item["available"] = card >= 0 and slot in available
            item["card"] = None if card < 0 else box.cards[card].id
            if card >= 0:
                item["prices"] = {
                    name: card_price(state.sides[index], box.cards[card])
                    for index, name in enumerate(SEATS)
                }
            seen.append(item)
    return seen


def _tile_prices(state: Duel, tile: int) -> Json:
    return {
        name: tile_price(state.sides[index], state.box.tiles[tile])
        for index, name in enumerate(SEATS)
    }


def _side(state: Duel, side: Side) -> Json:
    box = state.box
    regions = box.names["region"]
    return {
        "coins": side.coins,
        "supply": side.supply,
        "units": {regions[r]: n for r, n in enumerate(side.units) if n},
        "fortresses": [id for r, id in enumerate(regions) if side.fortresses >> r & 1],
        "presence": side.presence(),
        "steps": side.steps,
        "skills": {skill: n for skill, n in zip(SKILLS, side.skills, strict=True) if n},
        "either": [
            [skill for s, skill in enumerate(SKILLS) if mask >> s & 1] for mask in side.eithers
        ],
        "chains": [symbol for c, symbol in enumerate(box.chains) if side.chains >> c & 1],
        "races": {race: n for race, n in zip(RACES, side.races, strict=True) if n},
        "race_symbols": side.race_symbols(),
        "allied": side.allied,
        "cards": {
            colour: [box.cards[c].id for c in side.cards if box.cards[c].colour == colour]
            for colour in COLOURS
        },
        "landmarks": [box.tiles[tile].id for tile in side.tiles],
        "tokens": [box.tokens[token].id for token in side.tokens],
    }
