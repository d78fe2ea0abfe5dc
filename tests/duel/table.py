"""Set up any position of a Duel in a few words.

    match = table(offer=["c1-blue-1-ring-fish"], sauron={"coins": 4}, to_move="sauron")
    match.apply("play c1-blue-1-ring-fish")

What is not mentioned lies in a quiet place: cards of this chapter and earlier ones are set
aside to the discard, later chapters are whole, nobody owns anything, and a map without
units. The position is written as text and read back, so it is checked like any other.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import mathom
from mathom.games.duel.box import FELLOWSHIP, RACES, SAURON, SEATS
from mathom.games.duel.game import DuelGame
from mathom.games.duel.state import Duel, Side
from mathom.kernel.match import Match

GAME: DuelGame = mathom.game("duel")  # type: ignore[assignment]
BOX = GAME.box
WIDEST = {1: range(14, 20), 2: range(6), 3: range(5, 9)}
"""The slots of each chapter's widest row, which do not cover each other."""

Holding = Mapping[str, Any]


def table(
    *,
    chapter: int = 1,
    offer: Sequence[str] = (),
    layout: Mapping[int, str] | None = None,
    landmarks: Sequence[str] = (),
    stack: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    tops: Mapping[str, Sequence[str]] | None = None,
    gone: Sequence[str] = (),
    fellowship: Holding | None = None,
    sauron: Holding | None = None,
    to_move: str = "sauron",
    agenda: Sequence[Mapping[str, Any]] | None = None,
    seed: int | str = 1,
    **settings: str,
) -> Match:
    """A match that stands where the arguments say.

    Args:
        chapter: the running chapter.
        offer: cards that lie available, side by side.
        layout: instead of `offer`, cards by slot; "face down" for a hidden one.
        landmarks: tiles that lie face up.
        stack: tiles in the face-down stack; by default all that lie nowhere else.
        discard: cards discarded before everybody's eyes.
        tops: known tokens on top of the stacks, by race.
        gone: tokens that neither side minds: they are given to the other side than `to_move`.
        fellowship, sauron: holdings with the keys coins, units, fortresses, cards, tokens,
            tiles, steps, allied.
        to_move: whose turn it is.
        agenda: frames instead of the turn, the first to happen last.
        seed: what determines chance from here on.
        **settings: variants.
    """
    sides = {"fellowship": dict(fellowship or {}), "sauron": dict(sauron or {})}
    other = "sauron" if to_move == "fellowship" else "fellowship"
    sides[other]["tokens"] = [*sides[other].get("tokens", ()), *gone]
    placed = dict(layout or dict(zip(WIDEST[chapter], offer, strict=False)))
    held = {seat: _holding(holding) for seat, holding in sides.items()}
    seen = {card for card in placed.values() if card != "face down"} | set(discard)
    for holding in held.values():
        seen.update(holding["cards"])
    unseen = [
        [card.id for card in BOX.cards if card.chapter == number and card.id not in seen]
        for number in (1, 2, 3)
    ]
    down = sum(1 for card in placed.values() if card == "face down")
    owned_tiles = {tile for holding in held.values() for tile in holding["tiles"]}
    owned_tokens = {token for holding in held.values() for token in holding["tokens"]}
    data = {
        "settings": GAME.complete(settings),
        "chapter": chapter,
        "layout": [placed.get(slot) for slot in range(len(BOX.layouts[chapter - 1].slots))],
        "unseen": unseen,
        "aside": [
            len(cards) - (down if number == chapter else 0) if number <= chapter else 0
            for number, cards in enumerate(unseen, 1)
        ],
        "peeked": [],
        "discard": list(discard),
        "landmarks": list(landmarks),
        "landmark_stack": list(stack)
        if stack is not None
        else [t.id for t in BOX.tiles if t.id not in owned_tiles and t.id not in landmarks],
        "alliances": {
            race: _stack(race, list((tops or {}).get(race, ())), owned_tokens) for race in RACES
        },
        "reserve": BOX.figures.coins - sum(holding["coins"] for holding in held.values()),
        "again": 0,
        "sides": held,
        "outcome": None,
        "agenda": list(agenda) if agenda is not None else [{"do": "Turn", "seat": to_move}],
    }
    return GAME.match(GAME.state(json.dumps(data)), seed=seed)


def _holding(given: Mapping[str, Any]) -> dict[str, Any]:
    units = dict(given.get("units", {}))
    fortresses = [r.id for r in BOX.regions if r.id in given.get("fortresses", ())]
    tiles = list(given.get("tiles", ()))
    tiles += [t.id for t in BOX.tiles if BOX.regions[t.region].id in fortresses]
    return {
        "coins": given.get("coins", 0),
        "supply": BOX.figures.units - sum(units.values()),
        "units": {r.id: units[r.id] for r in BOX.regions if r.id in units},
        "fortresses": fortresses,
        "steps": given.get("steps", 0),
        "cards": list(given.get("cards", ())),
        "tiles": list(dict.fromkeys(tiles)),
        "tokens": list(given.get("tokens", ())),
        "allied": int(given.get("allied", False)),
    }


def _stack(race: str, top: list[str], owned: set[str]) -> dict[str, list[str]]:
    left = [t.id for t in BOX.tokens if RACES[t.race] == race and t.id not in owned]
    return {"top": top, "unseen": [token for token in left if token not in top]}


def duel(match: Match) -> Duel:
    """The match's state, known to be a Duel."""
    state = match.state
    assert isinstance(state, Duel)
    return state


def side(match: Match, seat: str) -> Side:
    """One side of the match."""
    return duel(match).sides[FELLOWSHIP if seat == "fellowship" else SAURON]


def units(match: Match, seat: str) -> dict[str, int]:
    """The units of a side, by region."""
    counts = side(match, seat).units
    return {region.id: n for region, n in zip(BOX.regions, counts, strict=True) if n}


def options(match: Match) -> list[str]:
    """The texts of what may be chosen."""
    return [option.text for option in match.choice.options()]


def refused(match: Match) -> dict[str, tuple[str, str]]:
    """What may not be chosen, with reason and rule."""
    return {r.option.text: (r.reason, r.rule) for r in match.choice.refused()}


def told(match: Match) -> list[str]:
    """The kinds of all events so far."""
    return [event.kind for event in match.log]


def asked(match: Match) -> tuple[str, str]:
    """Who is asked what."""
    return SEATS[match.choice.seat], match.choice.kind
