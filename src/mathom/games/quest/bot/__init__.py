"""The judgement of Quest's own bots: what a seat would choose, and how good a state looks.

Both work on states that the asked seat could believe. Most choices are made by rules of thumb
for their kind; what cards ask is tried out and judged.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.bot.hero import advise_hero
from mathom.games.quest.bot.judging import evaluate
from mathom.games.quest.bot.sauron import advise_sauron, best_track
from mathom.games.quest.bot.trying import best_of
from mathom.games.quest.model.box import SAURON
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option

__all__ = ["advise", "evaluate", "rule_of_thumb"]

IDLE: Final = ("trade", "call", "scout", "dark-path")
"""What the rules of thumb have decided against when it comes to trying out."""


def advise(state: Quest, chance: Chance) -> Option:
    """What the asked seat should choose in a state that it believes."""
    options: list[Option] = state.choice.options(state)
    if len(options) == 1:
        return options[0]
    advice = rule_of_thumb(state, options, chance)
    if advice is not None:
        return advice
    serious = [option for option in options if option.kind not in IDLE]
    chosen = best_of(state, serious, chance, quick)
    if state.choice.kind == "act" and chosen.kind != "shadow":
        tracks = [option for option in options if option.kind == "action"]
        return best_track(state, tracks) if tracks else state.box.act["pass"]
    return chosen


def quick(state: Quest, chance: Chance) -> Option:
    """An answer without trying anything further, for what follows while something is tried."""
    options: list[Option] = state.choice.options(state)
    return options[0] if len(options) == 1 else rule_of_thumb(state, options, chance) or options[0]


def rule_of_thumb(state: Quest, options: list[Option], chance: Chance) -> Option | None:
    """What is chosen without trying anything; None where trying is better.

    But for cards laid in combat, which go by the hand that the other side could hold, it does
    not depend on anything that the asked seat has only imagined.
    """
    if state.choice.seat == SAURON:
        return advise_sauron(state, options, chance)
    return advise_hero(state, options, chance)
