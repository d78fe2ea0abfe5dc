"""Q4.3 to Q4.6 Growth and burden: favor, items, attributes, training, corruption."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.modifiers import FAVOR_LIMIT, FAVOR_PER_TURN, limit
from mathom.games.quest.constants import ATTRIBUTES, SAURON, SEATS
from mathom.games.quest.drawing import (
    draw_hidden,
    draw_open,
    drawn_options,
    lay_out,
    take_all_drawn,
    take_drawn,
)
from mathom.games.quest.frames import AboutHero, CountChoice, CountStep, HeroChoice
from mathom.games.quest.hero.hand import holding, keep, trim_hand
from mathom.games.quest.model.pieces import CORRUPTION, NOWHERE, SKILL
from mathom.games.quest.model.state import Quest
from mathom.kernel.chance import Chance
from mathom.kernel.effects import Bindings, perform
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.pile import HiddenCard, ordered

LESSON: Final = 2
"""How many skills a hero draws in training (Q4.4)."""


# Favor.


def favor_room(state: Quest, seat: int) -> int:
    """How much more favor a hero may gain now; NOWHERE if nothing limits it."""
    hero = state.heroes[seat - 1]
    room = NOWHERE
    most = limit(state, seat, FAVOR_LIMIT)
    if most != NOWHERE:
        room = max(0, most - hero.favor)
    a_turn = limit(state, seat, FAVOR_PER_TURN)
    if a_turn != NOWHERE and state.turn.seat == seat:
        left = max(0, a_turn - state.turn.gained)
        room = left if room == NOWHERE else min(room, left)
    return room


def gain_favor(state: Quest, seat: int, n: int) -> int:
    """Give a hero favor, as much as its corruption lets it have; how much that was."""
    room = favor_room(state, seat)
    gained = n if room == NOWHERE else min(n, room)
    if gained <= 0:
        return 0
    state.heroes[seat - 1].favor += gained
    if state.turn.seat == seat:
        state.turn.gained += gained
    state.emit("gain-favor", seat=SEATS[seat], count=gained)
    return gained


def lose_favor(state: Quest, seat: int, n: int) -> int:
    """Take favor from a hero, as much as it has; how much that was."""
    hero = state.heroes[seat - 1]
    lost = min(n, hero.favor)
    if lost > 0:
        hero.favor -= lost
        state.emit("lose-favor", seat=SEATS[seat], count=lost)
    return lost


# Items.


def has_item(state: Quest, seat: int, item: int) -> bool:
    """Whether a hero holds this item."""
    return state.heroes[seat - 1].items >> item & 1 == 1


def gain_item(state: Quest, seat: int, item: int) -> bool:
    """Give a hero an item if one is left and it has none yet (Q4.6, Q9.23); whether it got it."""
    if not state.items[item] or has_item(state, seat, item):
        return False
    state.items[item] -= 1
    state.heroes[seat - 1].items |= 1 << item
    state.emit("gain-item", seat=SEATS[seat], item=state.box.items[item].id)
    return True


def discard_item(state: Quest, seat: int, item: int) -> None:
    """Lay an item of a hero back to the others."""
    state.items[item] += 1
    state.heroes[seat - 1].items &= ~(1 << item)
    state.emit("discard-item", seat=SEATS[seat], item=state.box.items[item].id)


# Attributes.


def raise_attribute(state: Quest, seat: int, which: int) -> bool:
    """Raise an attribute by one, each at most twice in a game (Q4.3); whether it rose."""
    hero = state.heroes[seat - 1]
    if hero.levels[which] >= state.box.figures.levels:
        return False
    hero.levels = (*hero.levels[:which], hero.levels[which] + 1, *hero.levels[which + 1 :])
    state.emit("raise", seat=SEATS[seat], attribute=ATTRIBUTES[which])
    return True


# Training.


class Train(CountStep):
    """Train a hero so many times (Q4.4): draw two skills, keep one; the last is learnt (Q9.81)."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw what there is, from the discards too if the deck runs out (Q4.6)."""
        if self.count <= 0:
            return
        if self.count > 1:
            state.push(Train(self.seat, self.count - 1))
        drawn, state.skill_pile, state.skill_discard = draw_hidden(
            state.skill_pile, state.skill_discard, LESSON, chance, self.seat
        )
        if not drawn:
            return
        lay_out(state, drawn, SKILL)
        state.emit("train", seat=SEATS[self.seat], count=len(drawn))
        names = [state.box.cards[hidden.card].id for hidden in state.drawn]
        state.emit_to((self.seat,), "train-draw", card=names)
        state.push(Learn(self.seat))


class Learn(HeroChoice):
    """Choose one of the drawn skills; the other is discarded face up (Q4.4)."""

    __slots__ = ()
    scope = "skill"
    kind = "learn"
    rules = ("Q4.4",)

    def options(self, state: Quest) -> list[Option]:
        """The skills that were drawn."""
        return drawn_options(state, "learn")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Put it into the hand, from now on a card of the hero like any other."""
        hero = state.heroes[self.seat - 1]
        kept = take_drawn(state, option.value)
        left = take_all_drawn(state)
        hero.taught = ordered((*hero.taught, kept))
        held = holding(state, self.seat)
        held.learn(kept.card)
        keep(state, held)
        state.emit_to((self.seat,), "learn", card=state.box.cards[kept.card].id)
        state.skill_discard = (*state.skill_discard, *left)
        for card in left:
            state.emit("discard-skill", seat=SEATS[self.seat], card=state.box.cards[card].id)
        trim_hand(state, self.seat)


# Corruption.


def draw_corruption(state: Quest, count: int, chance: Chance) -> list[int]:
    """Draw corruption cards, from the discards too if the deck runs out (Q4.6)."""
    drawn, state.corruption, state.corruption_discard = draw_open(
        state.corruption, state.corruption_discard, count, chance
    )
    return drawn


def take_corruption(state: Quest, seat: int, card: int) -> None:
    """Give a drawn corruption card to a hero: it stays with it, unless it works at once."""
    corruption = state.box.corruption[card]
    state.emit("gain-corruption", seat=SEATS[seat], corruption=corruption.id)
    if corruption.price == NOWHERE:
        state.corruption_discard = (*state.corruption_discard, card)
        perform(state, corruption.effects, Bindings(hero=seat))
        return
    lay_corruption(state, seat, card)
    obey_limits(state, seat)


def lay_corruption(state: Quest, seat: int, card: int) -> None:
    """Lay a corruption card before a hero; its turn and its combat remember that (Q9.102)."""
    hero = state.heroes[seat - 1]
    hero.corruption = (*hero.corruption, card)
    if state.turn.seat == seat:
        state.turn.fresh = (*state.turn.fresh, card)
    if state.combat is not None and state.combat.seat == seat:
        state.combat.fresh = (*state.combat.fresh, card)


def lift_corruption(state: Quest, seat: int, card: int) -> None:
    """Take a corruption card from a hero."""
    hero = state.heroes[seat - 1]
    hero.corruption = _without(hero.corruption, card)
    if state.turn.seat == seat:
        state.turn.fresh = _without(state.turn.fresh, card)
    if state.combat is not None and state.combat.seat == seat:
        state.combat.fresh = _without(state.combat.fresh, card)


def _without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(other for other in cards if other != card)


def obey_limits(state: Quest, seat: int) -> None:
    """See that a hero holds no more favor and cards than its corruption cards let it."""
    most = limit(state, seat, FAVOR_LIMIT)
    if most != NOWHERE:
        lose_favor(state, seat, state.heroes[seat - 1].favor - most)
    trim_hand(state, seat)


def discard_corruption(state: Quest, seat: int, card: int) -> None:
    """Free a hero of one of its corruption cards."""
    lift_corruption(state, seat, card)
    state.corruption_discard = (*state.corruption_discard, card)
    state.emit("discard-corruption", seat=SEATS[seat], corruption=state.box.corruption[card].id)


class GainCorruption(CountStep):
    """Draw corruption cards for a hero, one after the other."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw one; the others wait below what it brings about."""
        if self.count > 1:
            state.push(GainCorruption(self.seat, self.count - 1))
        for card in draw_corruption(state, 1, chance):
            take_corruption(state, self.seat, card)


class TemptHero(CountStep):
    """Let Sauron draw corruption cards and give one of them to a hero."""

    __slots__ = ()

    def run(self, state: Quest, chance: Chance) -> None:
        """Draw them; only Sauron sees them all before he has chosen."""
        drawn = draw_corruption(state, self.count, chance)
        if not drawn:
            return
        lay_out(state, [HiddenCard(card, seen=1 << SAURON) for card in drawn], CORRUPTION)
        names = [state.box.corruption[card].id for card in sorted(drawn)]
        state.emit_to((SAURON,), "tempt", corruption=names)
        state.push(Tempt(self.seat))


class Tempt(AboutHero):
    """Choose which of the drawn corruption cards a hero gets; the others are discarded."""

    __slots__ = ()
    scope = "corruption"
    kind = "tempt"
    rules = ("Q4.6",)

    def options(self, state: Quest) -> list[Option]:
        """The cards that were drawn."""
        return drawn_options(state, "tempt")

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard the others face up, and hand it over."""
        take_drawn(state, option.value)
        left = take_all_drawn(state)
        state.corruption_discard = (*state.corruption_discard, *left)
        take_corruption(state, self.whom, option.value)


class DiscardCorruption(CountChoice):
    """Choose corruption cards to be freed of, one at a time; nothing is paid for them."""

    __slots__ = ()
    kind = "shed"
    rules = ("Q3.2",)

    def open(self, state: Quest) -> bool:
        """Only while there is a card, and one to be discarded."""
        return self.count > 0 and bool(state.heroes[self.seat - 1].corruption)

    def options(self, state: Quest) -> list[Option]:
        """The hero's corruption cards."""
        shed = state.box.options["shed"]
        return [shed[card] for card in sorted(state.heroes[self.seat - 1].corruption)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it, and choose the next."""
        if self.count > 1:
            state.push(DiscardCorruption(self.seat, self.count - 1))
        discard_corruption(state, self.seat, option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """How many are left to choose."""
        return {"count": min(self.count, len(state.heroes[self.seat - 1].corruption))}
