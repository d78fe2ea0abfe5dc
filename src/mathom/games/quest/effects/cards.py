"""What cards do to a hero's own cards: hand, life pool, rest pool and damage pool."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.language import QUEST, Number, hero
from mathom.games.quest.combat.defeat import Suffer, draw_cards, recover
from mathom.games.quest.constants import SEATS
from mathom.games.quest.hero.hand import (
    DAMAGE,
    DiscardCards,
    discard_from_hand,
    hand_cards,
    holding,
    keep,
    show_skill,
    turn_up,
)
from mathom.kernel.declaring import count, word
from mathom.kernel.effects import Bindings, Effect, Script, perform
from mathom.kernel.language import called, flag, number, script, words
from mathom.kernel.pile import PUBLIC

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


class Block(Ask["DamageBlockable"]):
    """Which card to discard against the damage that is left, or no more."""

    __slots__ = ()
    kind = "block"
    rules = ("Q3.13", "Q6.2")

    def options(self, state: Quest) -> list[Option]:
        """Cards of the hand with a shield, and enough."""
        name = state.box.options["name-card"]
        cards = [c for c in hand_cards(state, self.seat) if state.box.cards[c].defense > 0]
        return [*(name[card] for card in cards), state.box.act["enough"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it and see what is left, or take the damage."""
        left = self.bindings.left
        if option.kind == "enough":
            state.push(Suffer(self.seat, left))
            return
        discard_from_hand(state, self.seat, option.value)
        left -= state.box.cards[option.value].defense
        if left > 0:
            self.ask_next(state, left)
        else:
            perform(state, self.effect.on_zero, self.bindings.leaving(0))


@dataclass(init=False, eq=False)
class DamageBlockable(Effect):
    """Damage that a hero may lessen: each shield of a hand card it discards cuts one.

    The shields of a card are its printed defense (Q9.86). `on_zero` happens if nothing is left.
    """

    asks = (Block,)
    n: int = count(30, 1)
    on_zero: Script = script()

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Ask for the first card."""
        state.push(Block(bindings["hero"], self, bindings.leaving(self.n)))


@QUEST.effect("draw-cards", n=number(), who=hero())
def draw(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int) -> None:
    """Cards from the life pool to the hand."""
    draw_cards(state, who, n, chance)


@dataclass(init=False, eq=False)
class DiscardHand(Effect):
    """Cards of the hand go to the rest pool, at random or by the hero's choice."""

    n: Number = number()
    random: bool = flag()
    who: Number = hero()

    def payable(self, state: Quest, bindings: Bindings) -> bool:
        """Whether the hero holds so many."""
        hand = state.heroes[self.who.of(state, bindings) - 1].hand
        return len(hand) >= self.n.of(state, bindings)

    def price(self, state: Quest, bindings: Bindings) -> MessageArgs:
        return {"cards": self.n.of(state, bindings)}

    def bearable(self, state: Quest, bindings: Bindings, seat: int) -> bool:
        """Only with so many cards."""
        return self.payable(state, bindings)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Discard at random, or ask."""
        seat = self.who.of(state, bindings)
        n = self.n.of(state, bindings)
        hero = state.heroes[seat - 1]
        if not self.random:
            discard_by_choice(state, seat, n)
            return
        for _ in range(min(n, len(hero.hand))):
            discard_from_hand(state, seat, hero.hand[chance.pick(len(hero.hand))].card)


def discard_by_choice(state: Quest, seat: int, n: int) -> None:
    """Have a hero discard so many cards of its hand; with fewer it is not asked."""
    hero = state.heroes[seat - 1]
    if n < len(hero.hand):
        state.push(DiscardCards(seat, n))
        return
    for hidden in hero.hand:
        discard_from_hand(state, seat, hidden.card)


@QUEST.effect("discard-hand-to", n=count(30))
def discard_hand_to(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """The hero discards by choice until it holds no more than so many."""
    excess = len(state.heroes[bindings["hero"] - 1].hand) - n
    if excess > 0:
        discard_by_choice(state, bindings["hero"], excess)


@QUEST.effect("shuffle-pool", pools=called("from", words(("hand", "rest-pool", "damage-pool"))))
def shuffle_pool(state: Quest, bindings: Bindings, chance: Chance, pools: tuple[str, ...]) -> None:
    """Whole pools of a hero are shuffled into its life pool."""
    seat = bindings["hero"]
    recover(state, seat, "rest-pool" in pools, "damage-pool" in pools)
    hero = state.heroes[seat - 1]
    if "hand" in pools and hero.hand:
        state.emit("hand-to-life", seat=SEATS[seat], count=len(hero.hand))
        held = holding(state, seat)
        held.bury(hand=True)
        keep(state, held)


@QUEST.effect("mend")
def mend(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """A hero's damage pool is turned up and shuffled into its rest pool (Q9.93)."""
    seat = bindings["hero"]
    hero = state.heroes[seat - 1]
    if not hero.damage:
        return
    count = len(hero.damage)
    left = [*hero.rest, *(turn_up(state, seat, DAMAGE) for _ in range(count))]
    state.emit("mend", seat=SEATS[seat], count=count)
    mixed: list[int] = []
    while left:
        mixed.append(left.pop(chance.pick(len(left))))
    hero.rest = tuple(mixed)


@QUEST.effect("turn-up", pool=called("from", word(("life-pool", "damage-pool"))), n=number())
def turn_up_cards(state: Quest, bindings: Bindings, chance: Chance, pool: str, n: int) -> None:
    """The uppermost cards of a pool go to the top of the rest pool, face up; no damage (Q9.94)."""
    seat = bindings["hero"]
    hero = state.heroes[seat - 1]
    damage = pool == "damage-pool"
    cards: list[int] = []
    for _ in range(min(n, len(hero.damage) if damage else len(hero.life))):
        if damage:
            cards.append(turn_up(state, seat, DAMAGE, len(hero.damage) - 1))
        else:
            hidden, hero.life = hero.life.draw(chance, PUBLIC)
            show_skill(state, seat, hidden.card)
            cards.append(hidden.card)
    hero.rest = (*hero.rest, *cards)
    if cards:
        names = [state.box.cards[card].id for card in cards]
        state.emit("turned-up", seat=SEATS[seat], card=names)


QUEST.effects.update({"damage-blockable": DamageBlockable, "discard-hand": DiscardHand})
