"""Trying options out: carry one out in the believed state, go on a little, and judge.

What an option leads to is followed only as far as it still belongs to the same affair: questions
that cards ask, damage, training. Whoever is asked on the way answers by quick advice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mathom.games.quest.bot.judging import evaluate
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option
from mathom.kernel.state import advance

FOLLOWED: Final = 12
"""How many further choices are followed before the result is judged."""
RESTING_POINTS: Final = frozenset(
    ("act", "command", "explore", "journey", "plot", "rest", "shadow", "play", "go-on", "spread")
)
"""Choices at which an affair is over, or at which a new one begins."""

Quick = Callable[[Quest, Chance], Option]
"""How a follow-up is answered."""


def best_of(
    state: Quest, options: Sequence[Option], chance: Chance, quick: Quick | None = None
) -> Option:
    """The option with the best result for the asked seat; the first of equals."""
    seat = state.choice.seat
    best = options[0]
    most = float("-inf")
    for option in options:
        worth = evaluate(result(state, option, chance, quick), seat)
        if worth > most:
            best, most = option, worth
    return best


def result(state: Quest, option: Option, chance: Chance, quick: Quick | None = None) -> Quest:
    """What becomes of a state when an option is taken, at the end of that affair."""
    tried = state.copy()
    advance(tried, option, chance)
    if quick is not None:
        left = FOLLOWED
        while left and tried.outcome is None and tried.choice.kind not in RESTING_POINTS:
            left -= 1
            advance(tried, quick(tried, chance), chance)
    return tried
