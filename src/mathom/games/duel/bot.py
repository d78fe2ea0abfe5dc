"""What a Duel is worth to a side: the judgement of the greedy bot.

Worth is counted in Coins, roughly: what one would pay for a thing. Everything counts for one
side and against the other. The three immediate victories grow dearer the nearer they are.
"""

from __future__ import annotations

from mathom.games.duel.alliances import Rally
from mathom.games.duel.box import Box
from mathom.games.duel.chapters import Turn, available
from mathom.games.duel.costs import card_price, tile_price
from mathom.games.duel.ending import RACES_TO_WIN, presence
from mathom.games.duel.frames import SideChoice, SideStep
from mathom.games.duel.quest import Advance
from mathom.games.duel.state import Duel, Side
from mathom.games.duel.symbols import race_symbols

VICTORY = 1000.0
COIN = 0.5
CHAIN = 0.6
TOKEN = 2.5
TURN = 2.0
SKILL_BY_CHAPTER = (1.6, 1.2, 0.3)
UNIT = 0.3
MOST_RINGS = 3


def evaluate(state: Duel, seat: int) -> float:
    """How good the state is for `seat`; the better, the more."""
    if state.outcome is not None:
        return (state.outcome.scores[seat] * 2.0 - 1.0) * VICTORY
    mine = _worth(state.box, state.sides[seat], state.chapter)
    theirs = _worth(state.box, state.sides[1 - seat], state.chapter)
    mover = _mover(state)
    turn = _turn(state, mover) if isinstance(state.agenda[-1], Turn) else 0.0
    turn += state.again * TURN
    return mine - theirs + (turn if mover == seat else -turn)


def _mover(state: Duel) -> int:
    """Whose turn it is: the turn or its end lies at the bottom of the agenda."""
    bottom = state.agenda[0]
    assert isinstance(bottom, SideChoice | SideStep)
    return bottom.seat


def _turn(state: Duel, mover: int) -> float:
    """What it is worth to have the turn: less than nothing to whoever is forced to lose by it."""
    layout = state.box.layouts[state.chapter - 1]
    cards = [state.slots[slot] for slot in available(state)]
    if any(_wins_with(state, mover, card) for card in cards):
        return VICTORY / 2
    foe = 1 - mover
    if not _near(state, foe):
        return TURN
    side = state.sides[mover]
    if any(tile_price(side, state.box.tiles[tile]) <= side.coins for tile in state.tiles):
        return TURN
    for taken in available(state):
        left = state.left & ~(1 << taken)
        after = [state.slots[slot] for slot in layout.uncovered(left)]
        if not any(card >= 0 and _wins_with(state, foe, card) for card in after):
            return TURN
    return -VICTORY / 2


def _near(state: Duel, seat: int) -> bool:
    """Whether one card could win the Quest or the support of the Races for a side."""
    side = state.sides[seat]
    few = side.steps + MOST_RINGS >= state.box.figures.steps
    return few or race_symbols(side) == RACES_TO_WIN - 1


def _wins_with(state: Duel, seat: int, index: int) -> bool:
    """Whether a side that could take this card would win at once by playing it."""
    if not _near(state, seat):
        return False
    side = state.sides[seat]
    card = state.box.cards[index]
    if card_price(side, card) > side.coins:
        return False
    for frame in card.frames[seat]:
        if isinstance(frame, Advance) and side.steps + frame.count >= state.box.figures.steps:
            return True
        if isinstance(frame, Rally) and not side.races[frame.race]:
            return race_symbols(side) == RACES_TO_WIN - 1
    return False


def _worth(box: Box, side: Side, chapter: int) -> float:
    steps = side.steps / box.figures.steps
    races = race_symbols(side)
    regions = presence(side)
    return (
        side.coins * COIN
        + side.steps * 0.8
        + steps * steps * 8.0
        + races * races * 0.35
        + len(side.tokens) * TOKEN
        + regions * (0.6 + 0.5 * chapter)
        + regions * regions * 0.25
        + sum(side.units) * UNIT
        + side.chains.bit_count() * (CHAIN if chapter < len(box.layouts) else 0.0)
        + (sum(side.skills) + len(side.eithers) * 1.5) * SKILL_BY_CHAPTER[min(chapter, 3) - 1]
    )
