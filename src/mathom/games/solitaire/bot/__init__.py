"""The bot that travels: a rule of thumb for each kind of choice, and how good a state looks.

It counts in treasures that are still to be played: what a strike or a check is likely to cost, by
exact odds, what a card of the resource deck is worth as the clock runs down, and what can be
gained at the site. It knows all that lies open and nothing of the unseen decks but what they hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot import (
    asking,
    checks,
    defending,
    journey,
    striking,
    visiting,
)
from mathom.games.solitaire.bot.cards import best_use, least_kept
from mathom.games.solitaire.bot.worth import clock, left

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option

__all__ = ["advise", "evaluate"]

Rule = Callable[["Solitaire", "list[Option]"], "Option"]
"""Says which of some options is taken."""


def _first(state: Solitaire, options: list[Option]) -> Option:
    return options[0]


def _pass(state: Solitaire, options: list[Option]) -> Option:
    return state.choice.passing(state) or options[0]


def _last(state: Solitaire, options: list[Option]) -> Option:
    return options[-1]


def _useful(*windows: str) -> Rule:
    """A card that is worth its price, or to pass."""

    def rule(state: Solitaire, options: list[Option]) -> Option:
        return best_use(state, options, windows) or _pass(state, options)

    return rule


def _chain(state: Solitaire, options: list[Option]) -> Option:
    return journey.chain(state, options, getattr(state.choice, "regions", ()))


def _bearer(state: Solitaire, options: list[Option]) -> Option:
    return visiting.bearer(state, options, getattr(state.choice, "card", -1))


RULES: Final[dict[str, Rule]] = {
    "organize": journey.organize,
    "movement": journey.movement,
    "chain": _chain,
    "end-of-organization": journey.end_of_organization,
    "end-of-movement": _useful("end-of-movement-hazard"),
    "long-events": _useful("long-event"),
    "draw": journey.draw,
    "discard-down": least_kept,
    "end-of-turn": _pass,
    "defend": defending.defend,
    "assign": defending.assign,
    "order": defending.order,
    "fight": striking.fight,
    "take-all": _last,
    "cross-river": visiting.cross,
    "enter": visiting.enter,
    "site": visiting.at_site,
    "bearer": _bearer,
    "item": visiting.item_of_choice,
    "steal": visiting.item_of_choice,
    "ring": visiting.item_of_choice,
    "influencer": visiting.influencer,
    "friend": asking.payer,
    "corruption-check": checks.check,
    "influence-check": checks.check,
    "shedding": checks.check,
    "burglary": checks.check,
    "way": asking.way,
    "holder": asking.holder,
    "cancel-hazard": asking.cancel,
    "tap-sage": _first,
    "payer": asking.payer,
    "aim": asking.aim,
    "restored": asking.restored,
    "heal-one": asking.restored,
    "lose-item": asking.lose,
    "discard-some": asking.lose,
    "discard-in-play": asking.worst_hazard,
    "save": asking.save,
    "heir": asking.heir,
    "shed": asking.shed,
    "dismiss": asking.dismiss,
}
"""By the kind of choice, what the bot goes by; elsewhere it passes, or takes what comes first."""


def advise(state: Solitaire, chance: Chance) -> Option:
    """What the traveller should choose."""
    choice = state.choice
    options = choice.options(state)
    if len(options) == 1:
        return options[0]
    return RULES.get(choice.kind, _pass)(state, options)


WON: Final = 100.0


def evaluate(state: Solitaire, seat: int) -> float:
    """How good a state looks: what was played, who is left and how well, and what time remains."""
    if state.outcome is not None:
        return WON if state.outcome.scores[seat] > 0 else -WON
    company = state.company()
    hurt = sum(state.wounded(each.number) for each in company)
    played = -2.0 * left(state)
    return played + 2.0 * len(company) - hurt - 4.0 * clock(state)
