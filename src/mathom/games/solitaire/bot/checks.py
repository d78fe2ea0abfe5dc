"""What the bot does about checks: who supports, and which cards help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.knowing import abilities, does, users
from mathom.games.solitaire.bot.odds import above
from mathom.games.solitaire.bot.prices import cost_of
from mathom.games.solitaire.bot.worth import fall, plays, tapping
from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.site.checks import Check
from mathom.kernel.effects import Bindings

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.option import Option

LEAST: Final = 0.02
STAKES: Final = {"influence-check": 1.0, "shedding": 0.4, "burglary": 1.5}
"""What it is worth to pass a check; to fail one of corruption costs what falls with it."""


def check(state: Solitaire, options: list[Option]) -> Option:
    """Help as long as it is worth its price, then the roll."""
    choice = state.choice
    assert isinstance(choice, Check)
    stake = STAKES.get(choice.kind) or fall(state, choice.number)
    wanted = plays(state)
    needed = choice.above(state) - choice.added(state)
    now = above(needed)
    best, chosen = LEAST, options[0]
    helpers = sorted(
        ((_tap(state, option, wanted), option) for option in options if option.kind == "support"),
        key=lambda pair: pair[0],
    )
    cost = 0.0
    for count, (price, _) in enumerate(helpers, 1):
        cost += price
        gain = stake * (above(needed - count) - now) - cost
        if gain > best:
            best, chosen = gain, helpers[0][1]
    for option in options:
        if option.kind in ("play", "use"):
            gain = _gain(state, option, (choice.window,), stake, needed, wanted)
            if gain > best:
                best, chosen = gain, option
    return chosen


def _tap(state: Solitaire, option: Option, wanted: int) -> float:
    """What it costs that somebody taps in support."""
    return min(
        tapping(state, each.number, wanted)
        for each in state.in_play
        if each.card == option.value and state.untapped(each.number)
    )


def _gain(
    state: Solitaire,
    option: Option,
    windows: tuple[str, ...],
    stake: float,
    needed: int,
    wanted: int,
) -> float:
    number = NONE if option.kind == "play" else users(state, option, windows)[0]
    bindings = Bindings() if number == NONE else Bindings(card=number)
    best = 0.0
    for ability in abilities(state, option, windows):
        done = does(ability)
        if "auto-success" in done:
            then = 1.0
        elif "modify-roll" in done:
            more = done["modify-roll"].amount.of(state, bindings)  # type: ignore[attr-defined]
            then = above(needed - more)
        elif "extra-roll" in done:
            then = 1.0 - (1.0 - above(needed)) ** 2
        else:
            continue
        gain = stake * (then - above(needed)) - cost_of(state, ability, number, wanted)
        best = max(best, gain)
    return best
