"""The greedy bot: a rule of thumb for each kind of choice, and how good a state looks.

It values what it can get at once: enemies that fall, Glory that is likely to be scored, the best
die or card that is left to be paid. It keeps enough cards from falling, and bargains with nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mathom.games.dice.bot import sauron, turn
from mathom.games.dice.bot.spreading import margin
from mathom.games.dice.state import Dice
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option

__all__ = ["advise", "evaluate"]

Rule = Callable[[Dice, int, list[Option]], Option]
"""Says which of some options a seat takes."""


def _first(state: Dice, seat: int, options: list[Option]) -> Option:
    return options[0]


def _last(state: Dice, seat: int, options: list[Option]) -> Option:
    return options[-1]


RULES: Final[dict[str, Rule]] = {
    "come-back": _first,
    "stay": _last,
    "tidy": _last,
    "anytime": _last,
    "immediate": _first,
    "along": turn.take_along,
    "dice": turn.act,
    "bear": turn.bearer,
    "fetch": turn.best_die,
    "take": turn.best_die,
    "war": turn.war,
    "follow": _first,
    "gather": turn.gather,
    "target": turn.target,
    "recruit": turn.spread,
    "place": _first,
    "ring": sauron.ring,
    "total": sauron.adding_up,
    "dazzle": sauron.dazzle,
    "brace": sauron.brace,
    "defend": sauron.defend,
    "stand": _first,
    "before-corrupting": sauron.before_corrupting,
    "glory": sauron.glory,
    "corrupt": sauron.corrupt,
}
"""By the kind of choice, what the bot goes by."""


def advise(state: Dice, chance: Chance) -> Option:
    """What the asked seat should choose."""
    choice = state.choice
    return RULES[choice.kind](state, choice.seat, choice.options(state))


WON: Final = 100.0


def evaluate(state: Dice, seat: int) -> float:
    """How good a state looks: how far all have come, who leads, and how near the loss is."""
    if state.outcome is not None:
        return (state.outcome.scores[seat] * 2.0 - 1.0) * WON
    others = [side.glory for other, side in enumerate(state.sides) if other != seat]
    lead = state.sides[seat].glory - max(others)
    return lead + 4.0 * state.location - 12.0 / max(margin(state), 1)
