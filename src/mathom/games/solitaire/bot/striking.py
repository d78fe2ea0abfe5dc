"""What the bot does about a single strike: the -3, support, and cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.attacks import Stand, stand
from mathom.games.solitaire.bot.knowing import abilities, users, word
from mathom.games.solitaire.bot.prices import cost_of
from mathom.games.solitaire.bot.worth import plays, tapping
from mathom.games.solitaire.combat.strength import current, own
from mathom.games.solitaire.combat.wounding import NoWound
from mathom.games.solitaire.constants import CANCELLED, NONE, TIED
from mathom.kernel.chance import Recorded
from mathom.kernel.effects import Bindings

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire, Strike
    from mathom.kernel.option import Option

STRIKE: Final = ("strike",)
LEAST: Final = 0.03


def fight(state: Solitaire, options: list[Option]) -> Option:
    """Help and cards as long as they save more than they cost; then to roll or to hold."""
    strike = current(state)
    wanted = plays(state)
    now = _stand(state, strike, wanted)
    may_hold = any(option.kind == "hold" for option in options)
    plain = _cost(now, strike, may_hold)
    best, chosen = LEAST, options[0]
    for option in options:
        if option.kind == "support":
            gain = plain - _cost(now, strike, may_hold, 1) - _helping(state, option, wanted)
        elif option.kind in ("play", "use"):
            gain = _gain(state, strike, option, plain, may_hold, wanted)
        else:
            continue
        if gain > best:
            best, chosen = gain, option
    if (
        chosen is options[0]
        and may_hold
        and now.held(rolls=strike.rolls) < now.cost(rolls=strike.rolls)
    ):
        return next(option for option in options if option.kind == "hold")
    return chosen


def _stand(state: Solitaire, strike: Strike, wanted: int) -> Stand:
    attack = state.attack
    assert attack is not None
    harmless = any(True for _ in own(state, attack, NoWound))
    return stand(state, attack, strike, wanted, harmless)


def _cost(now: Stand, strike: Strike, may_hold: bool, more: int = 0) -> float:
    rolls = max(1, strike.rolls)
    if strike.spared:
        return now.spared(more, 0, rolls)
    if may_hold:
        return now.best(more, 0, rolls)
    return now.cost(more, 0, rolls)


def _helping(state: Solitaire, option: Option, wanted: int) -> float:
    """What it costs that somebody taps in support."""
    return min(
        tapping(state, each.number, wanted)
        for each in state.in_play
        if each.card == option.value and state.untapped(each.number)
    )


def _gain(
    state: Solitaire, strike: Strike, option: Option, plain: float, may_hold: bool, wanted: int
) -> float:
    number = NONE if option.kind == "play" else users(state, option, STRIKE)[0]
    return max(
        (
            plain
            - _after(state, strike, each, number, may_hold, wanted)
            - cost_of(state, each, number, wanted)
            for each in abilities(state, option, STRIKE)
        ),
        default=0.0,
    )


KNOWN: Final = (
    *("keep-untapped", "modify-strike-prowess", "body-check-modifier", "extra-roll"),
    *("cancel-strike", "strike-ineffectual"),
)
"""What is tried out on the strike itself."""


def _after(
    state: Solitaire, strike: Strike, ability: Ability, number: int, may_hold: bool, wanted: int
) -> float:
    """What the strike costs once an ability has been used on it."""
    before = (strike.changes, strike.rolls, strike.spared, strike.state)
    bindings = Bindings() if number == NONE else Bindings(card=number)
    events, state.events = state.events, None
    for effect in ability.script.effects:
        if word(effect) in KNOWN and effect.holds(state, bindings):
            effect.resolve(state, bindings, Recorded(()))
    state.events = events
    if strike.state in (CANCELLED, TIED):
        found = 0.0
    else:
        found = _cost(_stand(state, strike, wanted), strike, may_hold and not strike.spared)
    strike.changes, strike.rolls, strike.spared, strike.state = before
    return found
