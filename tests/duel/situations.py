"""Situations that several of the rulings' tests begin with."""

from __future__ import annotations

from typing import Any

from mathom.games.duel.box import SEATS
from mathom.kernel.match import Match
from tests.duel.table import (
    table,
    told,
)

QUIET = {1: "c1-blue-1-ring-free", 2: "c2-blue-1-ring", 3: "c3-blue-3-rings"}
"""A card of each chapter that keeps it running."""
EVERYWHERE = ("lindon", "arnor", "rhovanion", "enedwaith", "rohan", "gondor", "mordor")


def facing(seat: str, mine: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """A side on turn and its opponent, for `table`."""
    return {"to_move": seat, seat: mine, other(seat): theirs}


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


def gains(token: str, seat: str = "sauron", **position: Any) -> Match:
    """A side has just been shown a token and is about to keep it, on its own turn."""
    race = token.rpartition("-")[0]
    position.setdefault("offer", [QUIET[position.get("chapter", 1)]])
    return table(
        to_move=seat,
        tops={race: [token]},
        agenda=[
            {"do": "EndTurn", "seat": seat},
            {"do": "KeepToken", "seat": seat, "tokens": [token]},
        ],
        **position,
    )


def kinds(match: Match, *wanted: str) -> list[str]:
    """The events of these kinds, in the order they happened."""
    return [kind for kind in told(match) if kind in wanted]


def at_the_brink(spare: int = 0, **position: Any) -> Match:
    """Sauron reaches the space of the further turn; one card lies on the Fellowship's sixth Race.

    Whoever is next to take a card uncovers the Ents; Sauron has `spare` Coins left to do else.
    """
    races = ["c1-green-elves", "c1-green-humans", "c1-green-dwarves", "c1-green-hobbits"]
    match = table(
        chapter=3,
        layout={11: "c3-green-ents", 15: "c3-purple-move-3", 19: "c3-blue-2-rings"},
        sauron={"steps": 7, "coins": 3 + spare, "units": {"mordor": 1, "gondor": 1}},
        fellowship={
            "coins": 4,
            "cards": [*races, "c3-green-wizards"],
            "allied": True,
            "units": {"arnor": 1},
        },
        **position,
    )
    match.apply("play c3-blue-2-rings")
    return match
