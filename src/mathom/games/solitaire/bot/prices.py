"""What it costs to use a card or a power: who taps, what is spent, what checks follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.knowing import does
from mathom.games.solitaire.bot.odds import above
from mathom.games.solitaire.bot.worth import fall, health, price, tapping
from mathom.games.solitaire.cards.playing import SEVERAL, payers
from mathom.games.solitaire.cards.targets import candidates
from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.figures import CORRUPTION_CHECK, PROWESS, corruption, figure
from mathom.kernel.effects import UNBOUND, Bindings

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire

ITEM_TAPS: Final = 0.05
"""What it costs that an item taps."""
SPENT: Final = 0.1
"""What it costs that an item is spent: it stays played, but is of no use any more."""
WAITING: Final = 0.12
"""What a card is worth more later than now, if it is as good then."""


def failing(state: Solitaire, number: int, added: int = 0, points: int = 0) -> float:
    """The chance that a character fails a check, with more on the dice or more to bear."""
    needed = corruption(state, number) + points
    return 1.0 - above(needed - figure(state, CORRUPTION_CHECK, number) - added)


def risk(state: Solitaire, number: int, added: int = 0) -> float:
    """What a corruption check is likely to cost."""
    return failing(state, number, added) * fall(state, number)


def cost_of(state: Solitaire, ability: Ability, number: int, wanted: int) -> float:
    """What it costs to use an ability of a card in play, or of one of the hand if that is -1."""
    found = price(state) + WAITING if number == NONE else 0.0
    bindings = Bindings() if number == NONE else Bindings(card=number)
    bearer = NONE if number == NONE else state.in_play[number].bearer
    user = NONE
    cost = ability.cost
    if cost is not None:
        for what in cost.tap:
            if what == "self":
                own = state.in_play[number]
                found += ITEM_TAPS if own.bearer != NONE else tapping(state, number, wanted)
            elif what == "bearer":
                found += tapping(state, bearer, wanted)
                user = bearer
            elif what == "site" or what in SEVERAL:
                found += ITEM_TAPS
            else:
                user = cheapest(state, payers(state, what), wanted)
                found += tapping(state, user, wanted)
        if cost.discard == "self" or cost.item != NONE:
            found += SPENT
        who = user if user != NONE else bearer
        if cost.check is not None and who != NONE:
            found += risk(state, who, cost.check)
    return found + _aftermath(state, ability, bindings, bearer, user)


def _aftermath(
    state: Solitaire, ability: Ability, bindings: Bindings, bearer: int, user: int
) -> float:
    """What an ability does besides to those who use it: wounds and corruption checks."""
    found = 0.0
    done = does(ability)
    check = done.get("corruption-check")
    if check is not None:
        who = user if user != NONE else bearer
        if who in state.in_play:
            n = check.modifier.of(state, bindings)  # type: ignore[attr-defined]
            found += risk(state, who, n)
    if "wound" in done:
        aims = [each for each in candidates(state, ability, bindings) if each != UNBOUND]
        found += min((health(state, each) for each in aims), default=1.0)
    return found


def cheapest(state: Solitaire, numbers: list[int], wanted: int) -> int:
    """Who taps for least; of equal ones the worst fighter, and who bears least if that is asked."""
    if not numbers:
        return NONE
    return min(numbers, key=lambda each: (tapping(state, each, wanted), _use(state, each)))


def _use(state: Solitaire, number: int) -> int:
    """How much somebody is needed untapped to fight."""
    return figure(state, PROWESS, number)
