"""What things are worth to the bot, in treasures: a character, a card, a moment of rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.knowing import words_of
from mathom.games.solitaire.constants import MINOR, MOVEMENT, NONE, SITE, STARTING
from mathom.games.solitaire.figures import PROWESS, printed
from mathom.games.solitaire.model.cards import Ally, Character, Item
from mathom.games.solitaire.site.items import OPEN, not_here
from mathom.games.solitaire.travel.drawing import HAND

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire

LIVES: Final = (0.0, 9.0, 4.0, 2.6, 2.0)
"""What a character is worth if so many are left; with more it is as with the last."""
WOUNDS: Final = (0.0, 3.0, 1.6, 1.1, 0.8)
"""The same of his health."""
FRIEND: Final = 0.7
"""What an ally is worth in terms of a character."""
TRIFLE: Final = 0.15
"""What an item is worth that need not be played."""
LOST: Final = 0.8
"""What it costs that a treasure goes back into the deck."""
PER_DECK: Final = 1.0
PER_ROW: Final = 0.7
"""How many turns a treasure takes at least, if it lies face down or face up."""
EASE: Final = 1.2
CHEAP: Final = 0.08
DEAR: Final = 0.8
"""With so much slack a card of the resource deck is cheap; without any it is dear."""
IDLE: Final = 0.04
"""What it costs to tap if there is nothing to do for it."""
NEEDED: Final = 0.6
"""What it costs if a treasure cannot be played for it."""
SPARE: Final = 0.12
"""What it costs if others can still play it."""


def left(state: Solitaire) -> int:
    """How many treasures are still to be played."""
    return len(state.treasures) + len(state.row)


def slack(state: Solitaire) -> float:
    """How many cards more than one a turn the resource deck has for what is still to be done."""
    turns = PER_DECK * len(state.treasures) + PER_ROW * len(state.row) + 1.0
    return (len(state.resources) - turns) / turns


def clock(state: Solitaire) -> float:
    """What a card of the resource deck is worth: more, the less slack there is."""
    found = slack(state)
    return CHEAP if found > EASE else CHEAP + (DEAR - CHEAP) * min(1.0, 1.0 - found / EASE)


def price(state: Solitaire) -> float:
    """What it costs to use a card of the hand up: nothing if the hand is too large anyway.

    Cards are drawn up for at the end of the movement/hazard phase and of the turn.
    """
    hand = len(state.hand)
    if state.phase < MOVEMENT:
        hand += 1
    if state.phase < SITE and hand > HAND:
        return 0.02
    return clock(state)


def strength(state: Solitaire, number: int) -> float:
    """How much more than another he is worth, by his prowess."""
    return 0.6 + 0.1 * printed(state, PROWESS, number)


def _among(table: tuple[float, ...], state: Solitaire) -> float:
    return table[min(len(table) - 1, len(state.company()))]


def life(state: Solitaire, number: int) -> float:
    """What it costs if a member of the company is eliminated."""
    if isinstance(state.card(number), Ally):
        return FRIEND
    companions = len(state.company()) - 1
    lost = max(0, len(state.items(number)) - companions)
    return _among(LIVES, state) * strength(state, number) + LOST * lost


def fall(state: Solitaire, number: int) -> float:
    """What it costs if a character falls to corruption, with all that he bears."""
    return _among(LIVES, state) * strength(state, number) + LOST * len(state.items(number))


def theft(state: Solitaire, number: int) -> float:
    """What it costs if an item is stolen from somebody."""
    items = state.items(number)
    if not items:
        return 0.0
    return TRIFLE if any(each.has(STARTING) for each in items) else 1.0


def sound(state: Solitaire, number: int) -> float:
    """What it is worth that a character is not wounded."""
    return _among(WOUNDS, state) * strength(state, number)


def health(state: Solitaire, number: int) -> float:
    """What it costs if somebody is wounded."""
    if state.wounded(number):
        return 0.0
    if isinstance(state.card(number), Ally):
        return FRIEND / 3
    return sound(state, number)


# The site.


def found_here(state: Solitaire) -> list[int]:
    """The treasures of the row that are found at the site, whether it is tapped or not."""
    return [card for card in state.row if not_here(state, card) is None]


def searches(state: Solitaire) -> int:
    """How many cards of the hand let an item more be played."""
    return sum("play-item" in words_of(state.box, card) for card in state.hand)


def plays(state: Solitaire) -> int:
    """How many treasures could be played at the site with enough people."""
    found = found_here(state)
    if not found:
        return 0
    more = min(searches(state), len(found))
    if OPEN in state.here.special:
        return len(found)
    if state.tapped:
        return more
    minor = sum(is_minor(state, card) for card in state.row)
    major = len(found) - sum(is_minor(state, card) for card in found)
    most = minor + major
    return min(most, 1 + more + (1 if minor and most > 1 else 0))


def is_minor(state: Solitaire, card: int) -> bool:
    """Whether it is a minor item."""
    item = state.box.cards[card]
    return isinstance(item, Item) and item.class_ == MINOR


def untapped(state: Solitaire) -> list[int]:
    """The characters who can tap."""
    return [each.number for each in state.company() if state.untapped(each.number)]


def tapping(state: Solitaire, number: int, wanted: int = NONE) -> float:
    """What it costs if somebody untapped taps; `wanted` is what `plays` says, if known."""
    if not state.untapped(number):
        return 0.0
    if not isinstance(state.card(number), Character):
        return IDLE
    if state.phase not in (MOVEMENT, SITE) or state.turn.returned or state.turn.barred:
        return IDLE
    if wanted == NONE:
        wanted = plays(state)
    if not wanted:
        return IDLE
    return NEEDED if len(untapped(state)) <= wanted else SPARE
