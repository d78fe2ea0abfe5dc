"""A hero's hand: cards that leave it, by choice or because it may hold no more."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.box import SEATS
from mathom.games.quest.frames import HeroChoice
from mathom.games.quest.modifiers import HAND_LIMIT, limit
from mathom.games.quest.pieces import NOWHERE
from mathom.games.quest.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option, Words
from mathom.kernel.pile import PUBLIC, Slip


def hand_cards(state: Quest, seat: int) -> list[int]:
    """The kinds of cards in a hero's hand, in order of number."""
    return sorted({slip.card for slip in state.heroes[seat - 1].hand})


def take_from_hand(state: Quest, seat: int, card: int) -> Slip:
    """Take one card of this kind out of a hero's hand.

    Nobody can tell copies apart: one that everybody knows of goes first, for if it stayed it would
    tell that there was another (Q3.16); then the one that was drawn first.
    """
    hero = state.heroes[seat - 1]
    alike = [slip for slip in hero.hand if slip.card == card]
    taken = min(alike, key=lambda slip: (slip.seen != PUBLIC, slip.drawn))
    at = hero.hand.index(taken)
    hero.hand = hero.hand[:at] + hero.hand[at + 1 :]
    return taken


def show_skill(state: Quest, seat: int, card: int) -> None:
    """Everybody sees a card of this hero: if it is a skill, all know now who was taught it."""
    hero = state.heroes[seat - 1]
    hero.taught = tuple(slip.opened() if slip.card == card else slip for slip in hero.taught)


def discard_from_hand(state: Quest, seat: int, card: int) -> None:
    """Lay one card of this kind from the hand face up on the rest pool (Q3.6)."""
    take_from_hand(state, seat, card)
    hero = state.heroes[seat - 1]
    hero.rest = (*hero.rest, card)
    show_skill(state, seat, card)
    state.tell("discard-card", seat=SEATS[seat], card=state.box.cards[card].id)


def trim_hand(state: Quest, seat: int) -> None:
    """Have a hero discard what its hand may not hold, next: one corruption card limits it."""
    state.then(TrimHand(seat))


def excess(state: Quest, seat: int) -> int:
    """How many cards a hero holds beyond what its hand may hold."""
    most = limit(state, seat, HAND_LIMIT)
    return 0 if most == NOWHERE else max(0, len(state.heroes[seat - 1].hand) - most)


class DiscardCards(HeroChoice):
    """Choose cards of the hand to lay on the rest pool, one at a time."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")
    kind = "discard-cards"
    rules = ("Q3.6",)

    def __init__(self, seat: int, count: int) -> None:
        """`count` cards, or the whole hand if it has fewer."""
        super().__init__(seat)
        self.count: Final = count

    def open(self, state: Quest) -> bool:
        """Only while there is a card, and one to be discarded."""
        return self.count > 0 and bool(state.heroes[self.seat - 1].hand)

    def options(self, state: Quest) -> list[Option]:
        """Every kind of card in the hand."""
        discard = state.box.options["discard"]
        return [discard[card] for card in hand_cards(state, self.seat)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it, and choose the next."""
        if self.count > 1:
            state.then(DiscardCards(self.seat, self.count - 1))
        discard_from_hand(state, self.seat, option.value)

    def words(self, state: Quest) -> Words:
        """How many are left to choose."""
        return {"count": min(self.count, len(state.heroes[self.seat - 1].hand))}


class TrimHand(HeroChoice):
    """Discard a card while the hand holds more than a corruption card lets it (Q2.14, Q9.70)."""

    __slots__ = ()
    kind = "trim-hand"
    rules = ("Q2.14",)

    def open(self, state: Quest) -> bool:
        """Only while there is one too many."""
        return excess(state, self.seat) > 0

    def options(self, state: Quest) -> list[Option]:
        """Every kind of card in the hand."""
        discard = state.box.options["discard"]
        return [discard[card] for card in hand_cards(state, self.seat)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it, and look again."""
        state.then(TrimHand(self.seat))
        discard_from_hand(state, self.seat, option.value)

    def words(self, state: Quest) -> Words:
        """How many are too many."""
        return {"count": excess(state, self.seat)}
