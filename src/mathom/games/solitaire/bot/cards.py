"""What cards and powers are worth outside of combat, and which cards of the hand to keep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.knowing import abilities, does, users, words_of
from mathom.games.solitaire.bot.prices import cost_of
from mathom.games.solitaire.bot.worth import (
    found_here,
    is_minor,
    left,
    plays,
    sound,
    untapped,
)
from mathom.games.solitaire.constants import HAZARD, MOVEMENT, NONE, SITE
from mathom.games.solitaire.model.cards import Ally, Creature, Faction, Item
from mathom.games.solitaire.rolls import WAYS
from mathom.games.solitaire.site.rings import TestRing, candidates
from mathom.kernel.effects import Bindings

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.effects import Effect
    from mathom.kernel.option import Option

LEAST: Final = 0.02
RELIEF: Final = 0.8
"""How much of a wound is healed."""
RING: Final = 1.0
"""What a ring is worth that is found by a test, and one that is lost by it."""
NUISANCE: Final = 0.5
"""What it is worth that a hazard leaves play."""
PER_PROWESS: Final = 0.1
"""What a point of prowess of everybody is worth for a turn."""
CROWD: Final = 4
"""So many it takes to search a site thoroughly."""
LATE: Final = 6
REFILLED: Final = 0.5
"""With so few cards left each that comes back is worth so much."""
DAWN: Final = 0.15
"""What it is worth to have a helpful environment."""


def best_use(
    state: Solitaire, options: list[Option], windows: tuple[str, ...], least: float = LEAST
) -> Option | None:
    """The card or power that is worth most now beyond its price, if any is."""
    wanted = plays(state)
    best, chosen = least, None
    for option in options:
        if option.kind not in ("play", "use"):
            continue
        number = NONE if option.kind == "play" else users(state, option, windows)[0]
        for ability in abilities(state, option, windows):
            gain = worth(state, ability, number)
            if gain > 0:
                gain -= cost_of(state, ability, number, wanted)
            if gain > best:
                best, chosen = gain, option
    return chosen


def worth(state: Solitaire, ability: Ability, number: int) -> float:
    """What an ability would bring now."""
    return max(
        (
            rule(state, effect, number)
            for word, effect in does(ability).items()
            for rule in (RULES.get(word),)
            if rule is not None
        ),
        default=0.0,
    )


def _heal(state: Solitaire, effect: Effect, number: int) -> float:
    """What those are worth who are wounded, as if they were not."""
    hurt = [each.number for each in state.company() if state.wounded(each.number)]
    found = 0.0
    for each in hurt:
        found = max(found, sound(state, each))
    return RELIEF * found


def _untap(state: Solitaire, effect: Effect, number: int) -> float:
    """Somebody who can still play a treasure."""
    if state.phase != SITE or not state.turn.entered or untapped(state):
        return 0.0
    return 1.0 if plays(state) else 0.0


def _untap_site(state: Solitaire, effect: Effect, number: int) -> float:
    """A site where one treasure more can be played."""
    if state.phase != SITE or not state.turn.entered or not untapped(state):
        return 0.0
    return 1.0 if state.tapped and found_here(state) else 0.0


def _search(state: Solitaire, effect: Effect, number: int) -> float:
    """A treasure more."""
    return 1.0 if state.tapped or len(untapped(state)) > 1 else 0.0


def _discard(state: Solitaire, effect: Effect, number: int) -> float:
    """A hazard that leaves play."""
    found = 0.0
    for each in state.in_play:
        card = state.box.cards[each.card]
        if each.controller == HAZARD:
            worse = getattr(card, "corruption", 0) > 0 or isinstance(card, Creature)
            found = max(found, NUISANCE if worse else NUISANCE / 2)
    return found


def _test(state: Solitaire, effect: Effect, number: int) -> float:
    """The ring that may be found, less the gold ring that may be lost."""
    assert isinstance(effect, TestRing)
    best = 0.0
    for gold in effect.testable(state):
        chance = 1.0
        if effect.roll:
            ways = sum(
                each
                for shown, each in WAYS.items()
                if candidates(state, gold, effect.kinds(state, gold, shown + effect.modifier))
            )
            chance = ways / 36
        best = max(best, chance * RING - (1 - chance) * RING * 0.5)
    return best


def _refill(state: Solitaire, effect: Effect, number: int) -> float:
    """The cards that the resource deck gets back, when it is nearly exhausted."""
    if len(state.resources) > LATE or not left(state):
        return 0.0
    return REFILLED * len(state.resource_discard)


def _dawn(state: Solitaire, effect: Effect, number: int) -> float:
    return DAWN


def _long(state: Solitaire, effect: Effect, number: int) -> float:
    """More prowess for a whole turn."""
    if state.phase > MOVEMENT or getattr(effect, "lasts", "") in ("turn", "attack"):
        return 0.0
    bindings = Bindings() if number == NONE else Bindings(card=number)
    prowess: int = effect.prowess.of(state, bindings)  # type: ignore[attr-defined]
    return PER_PROWESS * prowess


RULES: Final = {
    "heal": _heal,
    "heal-by-sages": _heal,
    "untap": _untap,
    "untap-site": _untap_site,
    "play-item": _search,
    "discard-in-play": _discard,
    "test-ring": _test,
    "named-state": _dawn,
    "shuffle-into-deck": _refill,
    "modify-characters": _long,
}
"""By the words of the data files, what an effect is worth."""


# The hand.

KEPT: Final = {
    "cancel-attack": 0.6,
    "roll-to-cancel-attack": 0.45,
    "play-item": 0.5,
    "test-ring": 0.3,
    "modify-attack": 0.3,
    "modify-strike-prowess": 0.32,
    "extra-roll": 0.28,
    "keep-untapped": 0.3,
    "cancel-strike": 0.5,
    "block-keying": 0.3,
    "restrict-creatures": 0.2,
    "discard-in-play": 0.2,
    "named-state": 0.2,
    "modify-auto-attacks": 0.25,
    "modify-roll": 0.15,
    "heal": 0.5,
    "heal-by-sages": 0.6,
    "extra-movement": 0.05,
    "shuffle-into-deck": 5.0,
}
"""What a card of the hand is worth to keep, by what it does."""


def keeping(state: Solitaire, card: int) -> float:
    """What a card of the hand is worth to keep."""
    it = state.box.cards[card]
    words = words_of(state.box, card)
    if isinstance(it, Ally):
        near = state.goal in it.sites or state.site in it.sites
        return 0.5 if near else 0.12
    if isinstance(it, Faction):
        near = state.goal in it.sites or state.site in it.sites
        minor = any(is_minor(state, each) for each in state.row)
        return 0.4 if near and minor else 0.05
    if "test-ring" in words:
        return 0.6 if _rings(state) else 0.05
    if "play-item" in words and (left(state) <= 1 or len(state.company()) < CROWD):
        return 0.1
    copies = state.hand.count(card)
    return max((KEPT.get(word, 0.05) for word in words), default=0.05) - 0.05 * (copies - 1)


def _rings(state: Solitaire) -> bool:
    """Whether a special ring is still to be found by a test."""
    return any(
        isinstance(it, Item) and it.ring
        for card in (*state.row, *state.treasures.members())
        for it in (state.box.cards[card],)
    )


def least_kept(state: Solitaire, options: list[Option]) -> Option:
    """The card that is worth least."""
    hand = [option for option in options if option.kind == "discard"]
    return min(hand, key=lambda option: keeping(state, option.value))
