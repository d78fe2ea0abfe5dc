"""What the bot does at a site: whether it enters, what it plays there, and who bears it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.attacks import forecast
from mathom.games.solitaire.bot.cards import best_use
from mathom.games.solitaire.bot.defending import BEFORE, saved
from mathom.games.solitaire.bot.knowing import abilities, users, words_of
from mathom.games.solitaire.bot.prices import cost_of, failing
from mathom.games.solitaire.bot.worth import (
    IDLE,
    clock,
    fall,
    is_minor,
    plays,
    untapped,
)
from mathom.games.solitaire.cards.playing import usable
from mathom.games.solitaire.combat.automatic import automatic_attacks
from mathom.games.solitaire.constants import HAZARD, MINOR, MOVEMENT, NONE, RESOURCE, SITE
from mathom.games.solitaire.figures import BODY, PROWESS, figure
from mathom.games.solitaire.model.cards import Ally, Faction, Item
from mathom.games.solitaire.site.factions import InfluenceCheck
from mathom.games.solitaire.site.items import reason

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Attack, Solitaire
    from mathom.kernel.option import Option

ENTERING: Final = ("entering",)
AT_SITE: Final = ("site",)
PER_PROWESS: Final = 0.1
PER_BODY: Final = 0.12
PER_CHECK: Final = 0.25
"""What more prowess and body are worth, and how often a check must be made for what is borne."""
COMPANION: Final = 0.6
"""What it is worth that an ally joins."""


# To enter or not.


def entering(state: Solitaire, *tapping: int) -> float:
    """What it is worth to enter the site: the treasures that can be played, less the harm.

    It is judged as in the site phase, also if that is still to come; those named will tap before.
    """
    phase, barred = state.phase, state.turn.barred
    spent = (*lamed(state), *tapping)
    state.phase, state.turn.barred = SITE, False
    found = _entering(state, spent)
    state.phase, state.turn.barred = phase, barred
    return found


def _entering(state: Solitaire, spent: tuple[int, ...]) -> float:
    wanted = plays(state)
    if not wanted:
        return 0.0
    cost = 0.0
    used: set[int] = set()
    for attack in automatic_attacks(state):
        found = forecast(state, attack, wanted, 0, spent)
        best = _best_help(state, attack, found.cost, wanted, used)
        if best[0] > 0:
            cost += found.harm - min(found.harm, best[0])
            used.add(best[1])
        else:
            cost += found.harm
            spent = (*spent, *found.tapped)
    free = [each for each in untapped(state) if each not in spent]
    return min(wanted, len(free)) - cost


def lamed(state: Solitaire) -> tuple[int, ...]:
    """Whom hazards in play will tap before the site phase, as Adûnaphel does each turn."""
    if state.phase > MOVEMENT or state.turn.entered:
        return ()
    taps = sum(
        each.controller == HAZARD and "tap-characters" in words_of(state.box, each.card)
        for each in state.in_play
    )
    fit = sorted(untapped(state), key=lambda each: -figure(state, PROWESS, each))
    return tuple(fit[:taps])


def _best_help(
    state: Solitaire, attack: Attack, whole: float, wanted: int, used: set[int]
) -> tuple[float, int]:
    """The card that saves most of an attack that is not fought yet, with what it saves."""
    before, state.attack = state.attack, attack
    best = (0.0, NONE)
    for option in usable(state, *BEFORE):
        if option.value in used:
            continue
        number = NONE if option.kind == "play" else users(state, option, BEFORE)[0]
        for ability in abilities(state, option, BEFORE):
            gain = saved(state, attack, ability, number, whole)
            gain -= cost_of(state, ability, number, wanted)
            best = max(best, (gain, option.value))
    state.attack = before
    return best


def enter(state: Solitaire, options: list[Option]) -> Option:
    """To enter, if it is worth more than nothing."""
    if entering(state) > 0:
        return next(option for option in options if option.kind == "enter")
    return next(option for option in options if option.kind == "avoid")


def cross(state: Solitaire, options: list[Option]) -> Option:
    """The ranger who taps for it, if it is worth it to enter then."""
    best, chosen = 0.0, options[-1]
    for option in options:
        if option.kind == "tap":
            for each in state.in_play:
                if each.card == option.value and state.untapped(each.number):
                    gain = entering(state, each.number)
                    if gain > best:
                        best, chosen = gain, option
    return chosen


# What is played.


def at_site(state: Solitaire, options: list[Option]) -> Option:
    """Treasures first, those that are hardest to find before others; then friends and cards."""
    cards = state.box.cards
    items = [
        option
        for option in options
        if option.kind == "play" and isinstance(cards[option.value], Item)
    ]
    if items:
        return max(items, key=lambda option: hardness(state, option.value))
    chosen = best_use(state, options, AT_SITE)
    if chosen is not None:
        return chosen
    friends = [
        option
        for option in options
        if option.kind == "play" and friend_worth(state, option.value) > 0
    ]
    if friends:
        return max(friends, key=lambda option: friend_worth(state, option.value))
    return next(option for option in options if option.kind == "pass")


def hardness(state: Solitaire, card: int) -> int:
    """How much an item should be played now rather than later."""
    item = state.box.cards[card]
    if not isinstance(item, Item):
        return NONE
    rare = 10 * item.hoard + 5 * bool(item.sites) + 2 * item.class_
    return rare + (20 if item.class_ != MINOR and reason(state, card) is None else 0)


def friend_worth(state: Solitaire, card: int) -> float:
    """What it is worth to play an ally or a faction here."""
    it = state.box.cards[card]
    people = untapped(state)
    extra = not state.tapped and any(is_minor(state, each) for each in state.row)
    more = 1.0 if extra and len(people) > 1 else 0.0
    if isinstance(it, Ally):
        return COMPANION + more - clock(state)
    if isinstance(it, Faction):
        best = max((chance_to_sway(state, each, card) for each in people), default=0.0)
        return best * more - clock(state)
    return 0.0


def chance_to_sway(state: Solitaire, number: int, card: int) -> float:
    """The chance that somebody wins a faction over."""
    return InfluenceCheck(number, card).ways(state) / 36


def influencer(state: Solitaire, options: list[Option]) -> Option:
    """Whoever is likeliest to succeed."""
    choice = state.choice

    def ways(option: Option) -> int:
        found = choice.detail(state, option)["ways"]
        assert isinstance(found, int)
        return found

    return max(options, key=ways)


# Who bears it.


def bearing(state: Solitaire, number: int, card: int) -> float:
    """What it is worth that somebody bears an item, less what he risks for it."""
    before = (figure(state, PROWESS, number), figure(state, BODY, number))
    before_it = failing(state, number)
    item = state.in_play.enter(card, RESOURCE, number)
    after = (figure(state, PROWESS, number), figure(state, BODY, number))
    now = failing(state, number)
    state.in_play.leave(item)
    state.in_play.entered -= 1
    gain = PER_PROWESS * (after[0] - before[0]) + PER_BODY * (after[1] - before[1])
    return gain - PER_CHECK * (now - before_it) * fall(state, number)


def figures_of(state: Solitaire, number: int) -> float:
    """What the prowess and body are worth that an item in play gives its bearer."""
    who = state.in_play[number].bearer
    with_it = (figure(state, PROWESS, who), figure(state, BODY, who))
    state.in_play.attach(number, NONE)
    without = (figure(state, PROWESS, who), figure(state, BODY, who))
    state.in_play.attach(number, who)
    return PER_PROWESS * (with_it[0] - without[0]) + PER_BODY * (with_it[1] - without[1])


def bearer(state: Solitaire, options: list[Option], card: int) -> Option:
    """Who has most of it, and is not needed untapped for anything else."""

    def value(option: Option) -> float:
        numbers = [each.number for each in state.company() if each.card == option.value]
        return max(bearing(state, number, card) - _needed(state, number) for number in numbers)

    return max(options, key=value)


def _needed(state: Solitaire, number: int) -> float:
    """What somebody would still do if he did not tap: a scout searches, a sage tests."""
    character = state.character(number)
    return IDLE * bool(character.skills) + 0.02 * figure(state, PROWESS, number)


def item_of_choice(state: Solitaire, options: list[Option]) -> Option:
    """Of several treasures the one that is hardest to find."""
    return max(options, key=lambda option: hardness(state, option.value))
