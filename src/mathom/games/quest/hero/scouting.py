"""Argalad's power: once in his turn he looks at the monster tokens of an adjacent location."""

from __future__ import annotations

from mathom.games.quest.model.box import SEATS
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.tokens import tokens_at
from mathom.kernel.option import Option

SCOUT = "scout"


def look_around(state: Quest, seat: int) -> list[Option]:
    """The adjacent locations where he has not yet seen every token (Q2.13, Q9.74)."""
    hero = state.heroes[seat - 1]
    turn = state.turn
    if turn.scouted or turn.seat != seat or state.box.sheets[hero.sheet].power != SCOUT:
        return []
    return [
        state.box.options["scout"][location]
        for location in state.box.locations[hero.location].near
        if any(not token.slip.known(seat) for token in tokens_at(state, location))
    ]


def scout(state: Quest, seat: int, location: int) -> None:
    """Look at all tokens there; only he sees their faces."""
    box = state.box
    state.turn.scouted = True
    state.emit("scout", seat=SEATS[seat], location=box.locations[location].id)
    faces = [box.names["face"][token.slip.card] for token in tokens_at(state, location)]
    state.emit_to((seat,), "see-tokens", location=box.locations[location].id, face=faces)
    state.tokens = tuple(
        token.seen_by(seat) if token.location == location else token for token in state.tokens
    )
