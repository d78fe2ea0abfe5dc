"""What the bot answers to small questions: who pays, what is aimed at, what is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.attacks import harm
from mathom.games.solitaire.bot.cards import keeping, worth
from mathom.games.solitaire.bot.defending import saved
from mathom.games.solitaire.bot.knowing import does
from mathom.games.solitaire.bot.prices import failing
from mathom.games.solitaire.bot.visiting import bearing
from mathom.games.solitaire.bot.worth import fall, health, plays, price, strength, tapping, untapped
from mathom.games.solitaire.cards.playing import AbilityChoice, ChooseHolder, ChooseWay, powers
from mathom.games.solitaire.constants import HAZARD, NONE, STARTING, WINDOWS
from mathom.games.solitaire.figures import PROWESS, figure
from mathom.games.solitaire.model.cards import Event, Item

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.option import Option


CHEAP: Final = 0.3
"""So little a card may cost that cancels an event of the hazards."""


def numbers_of(state: Solitaire, option: Option) -> list[int]:
    """The cards in play that an option can mean."""
    return [each.number for each in state.in_play if each.card == option.value]


def way(state: Solitaire, options: list[Option]) -> Option:
    """The way in which a card helps most."""
    choice = state.choice
    if not isinstance(choice, ChooseWay):
        return options[0]
    card = state.card(choice.number)
    assert isinstance(card, Event)
    attack = state.attack
    whole = 0.0 if attack is None or attack.assigned else harm(state, attack)

    def value(option: Option) -> float:
        mode = card.modes[option.value]
        found = worth(state, mode, choice.number)
        if attack is not None and not attack.assigned:
            found = max(found, saved(state, attack, mode, choice.number, whole))
        return found

    return max(options, key=value)


def holder(state: Solitaire, options: list[Option]) -> Option:
    """The power of a card that helps most; of several bearers whoever can best be spared."""
    choice = state.choice
    if not isinstance(choice, ChooseHolder) or options[0].kind != "mode":
        return payer(state, options)
    number = choice.numbers[0]
    found = powers(state, number, tuple(WINDOWS[n] for n in choice.windows))
    attack = state.attack
    before = attack is not None and not attack.assigned
    whole = harm(state, attack) if attack is not None and before else 0.0

    def value(option: Option) -> float:
        use = found[option.value]
        best = worth(state, use, number)
        if attack is not None and before:
            best = max(best, saved(state, attack, use, number, whole))
        return best

    return max(options, key=value)


def cancel(state: Solitaire, options: list[Option]) -> Option:
    """A hazard event is cancelled if that is cheap."""
    cheap = price(state) < CHEAP
    for option in options:
        if cheap and option.kind in ("play", "use"):
            return option
    return next(option for option in options if option.kind == "pass")


def payer(state: Solitaire, options: list[Option]) -> Option:
    """Whoever can best be spared, and is in no danger if he must check corruption."""
    choice = state.choice
    wanted = plays(state)
    checks = isinstance(choice, AbilityChoice) and "corruption-check" in does(choice.effect)

    def cost(option: Option) -> float:
        found = 99.0
        for number in numbers_of(state, option):
            risk = failing(state, number) * fall(state, number) if checks else 0.0
            fights = 0.01 * figure(state, PROWESS, number)
            found = min(found, tapping(state, number, wanted) + risk + fights)
        return found

    return min(options, key=cost)


def aim(state: Solitaire, options: list[Option]) -> Option:
    """Whoever is hurt least, or the worst hazard."""
    choice = state.choice
    if isinstance(choice, AbilityChoice) and "wound" in does(choice.effect):
        return min(options, key=lambda each: min(health(state, n) for n in numbers_of(state, each)))
    return options[0]


def restored(state: Solitaire, options: list[Option]) -> Option:
    """Whoever is worth most."""
    return max(options, key=lambda each: max(strength(state, n) for n in numbers_of(state, each)))


def worst_hazard(state: Solitaire, options: list[Option]) -> Option:
    """The hazard in play that does most harm."""

    def value(option: Option) -> float:
        card = state.box.cards[option.value]
        ours = any(each.controller != HAZARD for each in state.in_play if each.card == option.value)
        return -1.0 if ours else 1.0 + getattr(card, "corruption", 0)

    return max(options, key=value)


def item_worth(state: Solitaire, card: int) -> float:
    """What an item does for the company."""
    item = state.box.cards[card]
    if not isinstance(item, Item):
        return keeping(state, card)
    return 0.3 * item.class_ + 0.5 * bool(item.gear) + item.points * 0.05


def lose(state: Solitaire, options: list[Option]) -> Option:
    """What is missed least; nothing, if that is allowed."""
    for option in options:
        if option.kind in ("pass", "done", "decline"):
            return option

    def value(option: Option) -> float:
        own = [each for each in state.in_play if each.card == option.value]
        trifle = any(each.has(STARTING) for each in own)
        return item_worth(state, option.value) - (1.0 if trifle else 0.0)

    return min(options, key=value)


def save(state: Solitaire, options: list[Option]) -> Option:
    """What is missed most."""
    items = [option for option in options if option.kind == "save"]
    return max(items, key=lambda each: item_worth(state, each.value), default=options[-1])


def heir(state: Solitaire, options: list[Option]) -> Option:
    """Whoever has most of an item."""
    number = getattr(state.choice, "number", NONE)
    if number not in state.in_play:
        return options[0]
    card = state.in_play[number].card
    return max(
        options,
        key=lambda each: max(bearing(state, who, card) for who in numbers_of(state, each)),
    )


def shed(state: Solitaire, options: list[Option]) -> Option:
    """Whoever can be spared taps for it, unless nobody else could play what is found here."""
    taps = [option for option in options if option.kind == "tap"]
    hold = next((option for option in options if option.kind == "hold"), None)
    alone = plays(state) > 0 and len(untapped(state)) <= plays(state)
    if hold is not None and (alone or not taps):
        return hold
    return payer(state, taps) if taps else options[0]


def dismiss(state: Solitaire, options: list[Option]) -> Option:
    """Whoever is missed least."""
    return min(options, key=lambda each: min(fall(state, n) for n in numbers_of(state, each)))
