"""Monster tokens: drawn by lot from five piles, laid face down on the map (Q2.12, Q2.13).

Sauron looks at a token when he draws it; heroes only see where it lies. Tokens are numbered, the
lowest free number first, because everybody can follow them with the eye. Discarded ones lie face
up beside their pile.
"""

from __future__ import annotations

from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.model.pieces import NOWHERE, Token
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option

SCOUT = "scout"
"""Argalad's power: once in his turn he looks at the monster tokens of an adjacent location."""


def token(state: Quest, number: int) -> Token:
    """The token of this number; there must be one."""
    return next(token for token in state.tokens if token.number == number)


def tokens_at(state: Quest, location: int) -> list[Token]:
    """The tokens that lie at a location, in order of their numbers."""
    return [token for token in state.tokens if token.location == location]


def any_token(state: Quest, pile: int) -> bool:
    """Whether the pile has a token to draw, its discards included (Q4.6)."""
    return bool(len(state.token_piles[pile]) or state.token_discards[pile])


def draw_token(state: Quest, pile: int, chance: Chance) -> int:
    """Sauron draws a token and looks at it; its number (Q2.12).

    It lies nowhere until `lay_token`. The pile must have `any_token`.
    """
    if not len(state.token_piles[pile]):
        state.token_piles[pile] = state.token_piles[pile].shuffled(state.token_discards[pile])
        state.token_discards[pile] = ()
    hidden, state.token_piles[pile] = state.token_piles[pile].draw(chance, 1 << SAURON)
    taken = {token.number for token in state.tokens}
    number = next(number for number in range(len(taken) + 1) if number not in taken)
    drawn = Token(number, pile, NOWHERE, hidden)
    state.tokens = tuple(sorted((*state.tokens, drawn), key=lambda token: token.number))
    state.emit("token-drawn", pile=state.box.names["pile"][pile])
    if hidden.card == state.box.blank:
        state.emit_to((SAURON,), "token-blank")
    else:
        state.emit_to((SAURON,), "token-face", foe=state.box.foes[hidden.card].id)
    return number


def lay_token(state: Quest, number: int, location: int) -> None:
    """Lay a drawn token face down on the map (Q2.12)."""
    _place(state, number, location)
    state.emit("token-laid", location=state.box.locations[location].id)


def move_token(state: Quest, number: int, location: int) -> None:
    """Move a token to another location (Q2.12)."""
    places = state.box.locations
    start = places[token(state, number).location].id
    state.emit("token-moved", location=start, to=places[location].id)
    _place(state, number, location)


def discard_token(state: Quest, number: int) -> None:
    """Discard a token face up beside its pile (Q5.14)."""
    gone = token(state, number)
    state.tokens = tuple(other for other in state.tokens if other.number != number)
    state.token_discards[gone.pile] = (*state.token_discards[gone.pile], gone.hidden.card)
    where = state.box.locations[gone.location].id
    if gone.hidden.card == state.box.blank:
        state.emit("blank-discarded", location=where)
    else:
        state.emit("token-discarded", location=where, foe=state.box.foes[gone.hidden.card].id)


def _place(state: Quest, number: int, location: int) -> None:
    state.tokens = tuple(
        other.moved(location) if other.number == number else other for other in state.tokens
    )


def look_around(state: Quest, seat: int) -> list[Option]:
    """The adjacent locations where he has not yet seen every token (Q2.13, Q9.74)."""
    hero = state.heroes[seat - 1]
    turn = state.turn
    if turn.scouted or turn.seat != seat or state.box.sheets[hero.sheet].power != SCOUT:
        return []
    return [
        state.box.options["scout"][location]
        for location in state.box.locations[hero.location].near
        if any(not token.hidden.known(seat) for token in tokens_at(state, location))
    ]


def scout(state: Quest, seat: int, location: int) -> None:
    """Look at all tokens there; only he sees their faces."""
    box = state.box
    state.turn.scouted = True
    state.emit("scout", seat=SEATS[seat], location=box.locations[location].id)
    faces = [box.names["face"][token.hidden.card] for token in tokens_at(state, location)]
    state.emit_to((seat,), "see-tokens", location=box.locations[location].id, face=faces)
    state.tokens = tuple(
        token.seen_by(seat) if token.location == location else token for token in state.tokens
    )
