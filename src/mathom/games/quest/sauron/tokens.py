"""Monster tokens: drawn by lot from five piles, laid face down on the map (Q2.12, Q2.13).

Sauron looks at a token when he draws it; heroes only see where it lies. Tokens are numbered, the
lowest free number first, because everybody can follow them with the eye. Discarded ones lie face
up beside their pile.
"""

from __future__ import annotations

from mathom.games.quest.model.box import SAURON
from mathom.games.quest.model.pieces import NOWHERE, Token
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance


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
    slip, state.token_piles[pile] = state.token_piles[pile].draw(chance, 1 << SAURON)
    taken = {token.number for token in state.tokens}
    number = next(number for number in range(len(taken) + 1) if number not in taken)
    drawn = Token(number, pile, NOWHERE, slip)
    state.tokens = tuple(sorted((*state.tokens, drawn), key=lambda token: token.number))
    state.emit("token-drawn", pile=state.box.names["pile"][pile])
    if slip.card == state.box.blank:
        state.emit_to((SAURON,), "token-blank")
    else:
        state.emit_to((SAURON,), "token-face", foe=state.box.foes[slip.card].id)
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
    state.token_discards[gone.pile] = (*state.token_discards[gone.pile], gone.slip.card)
    where = state.box.locations[gone.location].id
    if gone.slip.card == state.box.blank:
        state.emit("blank-discarded", location=where)
    else:
        state.emit("token-discarded", location=where, foe=state.box.foes[gone.slip.card].id)


def _place(state: Quest, number: int, location: int) -> None:
    state.tokens = tuple(
        other.moved(location) if other.number == number else other for other in state.tokens
    )
