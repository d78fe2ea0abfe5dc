"""What a Duel is worth to a side: the judgement of the greedy bot.

Worth is counted in Coins, roughly: what one would pay for a thing. Everything counts for one
side and against the other. The three immediate victories grow dearer the nearer they are.
"""

from __future__ import annotations

from mathom.games.duel.box import Box
from mathom.games.duel.chapters import Turn
from mathom.games.duel.state import Duel, Side

VICTORY = 1000.0
COIN = 0.5
CHAIN = 0.6
TOKEN = 2.5
TURN = 2.0
SKILL_BY_CHAPTER = (1.6, 1.2, 0.3)
UNIT = 0.3


def evaluate(state: Duel, seat: int) -> float:
    """How good the state is for `seat`; the better, the more."""
    if state.outcome is not None:
        return (state.outcome.scores[seat] * 2.0 - 1.0) * VICTORY
    mine = _worth(state.box, state.sides[seat], state.chapter)
    theirs = _worth(state.box, state.sides[1 - seat], state.chapter)
    top = state.agenda[-1]
    turn = TURN if isinstance(top, Turn) and top.seat == seat else 0.0
    return mine - theirs + turn


def _worth(box: Box, side: Side, chapter: int) -> float:
    steps = side.steps / box.figures.steps
    races = side.race_symbols()
    presence = side.presence()
    return (
        side.coins * COIN
        + side.steps * 0.8
        + steps * steps * 8.0
        + races * races * 0.35
        + len(side.tokens) * TOKEN
        + presence * (0.6 + 0.5 * chapter)
        + presence * presence * 0.25
        + sum(side.units) * UNIT
        + side.chains.bit_count() * (CHAIN if chapter < len(box.layouts) else 0.0)
        + (sum(side.skills) + len(side.eithers) * 1.5) * SKILL_BY_CHAPTER[min(chapter, 3) - 1]
    )
