"""A hero's hand: cards that leave it, by choice or because it may hold no more.

Others must not learn from that what they have not seen (Q3.16): a `Holding` sees to it.
"""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import HAND_LIMIT, limit
from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.frames import CountChoice, HeroChoice
from mathom.games.quest.model.pieces import NOWHERE
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.holding import Holding
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.pile import HiddenCard

DAMAGE: Final = 0
LAID: Final = 1
"""The zones of a holding: the damage pool, and the card laid in combat."""


def hand_cards(state: Quest, seat: int) -> list[int]:
    """The kinds of cards in a hero's hand, in order of number."""
    return sorted({hidden.card for hidden in state.heroes[seat - 1].hand})


def holding(state: Quest, seat: int) -> Holding:
    """The face-down cards of a hero, or of Sauron in combat, for something to happen to them.

    Whoever takes them up puts them back with `keep`.
    """
    combat = state.combat
    types = state.box.types
    if seat == SAURON:
        assert combat is not None
        down: tuple[HiddenCard, ...] = () if combat.foe_down is None else (combat.foe_down,)
        pile = state.foe_piles[state.box.foes[combat.foe].deck]
        return Holding(SAURON, combat.foe_hand, ((), down), pile, combat.clues, types)
    hero = state.heroes[seat - 1]
    laid = () if combat is None or combat.seat != seat else combat.laid()
    return Holding(seat, hero.hand, (hero.damage, laid), hero.life, hero.clues, types)


def keep(state: Quest, held: Holding) -> None:
    """Put cards back after something has happened to them."""
    combat = state.combat
    laid = held.zones[LAID][0] if held.zones[LAID] else None
    if held.owner == SAURON:
        assert combat is not None
        combat.foe_hand = held.hand
        combat.foe_down = laid
        combat.clues = held.clues
        state.foe_piles[state.box.foes[combat.foe].deck] = held.pile
        return
    hero = state.heroes[held.owner - 1]
    hero.hand = held.hand
    hero.damage = held.zones[DAMAGE]
    hero.life = held.pile
    hero.clues = held.clues
    if combat is not None and combat.seat == held.owner:
        combat.hero_down = laid


def play_from_hand(state: Quest, seat: int, card: int) -> None:
    """Take one card of this kind out of a hand, before everybody's eyes (Q3.16)."""
    held = holding(state, seat)
    held.play(card)
    keep(state, held)
    show_skill(state, seat, card)


def turn_up(state: Quest, seat: int, zone: int, at: int = 0) -> int:
    """Turn a card that lies before a seat up before everybody's eyes; which it was."""
    held = holding(state, seat)
    card = held.turn_up(zone, at)
    keep(state, held)
    show_skill(state, seat, card)
    return card


def show_skill(state: Quest, seat: int, card: int) -> None:
    """Everybody sees a card of a hero: if it is a skill, all know now who was taught it."""
    if seat == SAURON:
        return
    hero = state.heroes[seat - 1]
    hero.taught = tuple(
        hidden.opened() if hidden.card == card else hidden for hidden in hero.taught
    )


def discard_from_hand(state: Quest, seat: int, card: int) -> None:
    """Lay one card of this kind from the hand face up on the rest pool (Q3.6)."""
    play_from_hand(state, seat, card)
    hero = state.heroes[seat - 1]
    hero.rest = (*hero.rest, card)
    state.emit("discard-card", seat=SEATS[seat], card=state.box.cards[card].id)


def trim_hand(state: Quest, seat: int) -> None:
    """Have a hero discard what its hand may not hold, next: one corruption card limits it."""
    state.push(TrimHand(seat))


def excess(state: Quest, seat: int) -> int:
    """How many cards a hero holds beyond what its hand may hold."""
    most = limit(state, seat, HAND_LIMIT)
    return 0 if most == NOWHERE else max(0, len(state.heroes[seat - 1].hand) - most)


class DiscardCards(CountChoice):
    """Choose cards of the hand to lay on the rest pool, one at a time."""

    __slots__ = ()
    kind = "discard-cards"
    rules = ("Q3.6",)

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
            state.push(DiscardCards(self.seat, self.count - 1))
        discard_from_hand(state, self.seat, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
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
        state.push(TrimHand(self.seat))
        discard_from_hand(state, self.seat, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """How many are too many."""
        return {"count": excess(state, self.seat)}
