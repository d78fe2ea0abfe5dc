"""What cards do to a hero's own cards: hand, life pool, rest pool and damage pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import DataEffect, read_who, seat_of
from mathom.games.quest.cards.script import Bindings, perform
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
from mathom.kernel.pile import PUBLIC

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option
    from mathom.kernel.reading import Reader

POOLS: Final = ("hand", "life-pool", "rest-pool", "damage-pool")
"""Where a hero's cards lie."""


class DamageBlockable(DataEffect):
    """Damage that a hero may lessen: each shield of a hand card it discards cuts one.

    The shields of a card are its printed defense (Q9.86).
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n`, `icon` (always "shield") and `on_zero`: what happens if nothing is left."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 30, 1)
        reader.one_of("icon", ("shield",))
        self.on_zero: Final = compiler.inner(reader, "on_zero")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask for the first card."""
        state.push(Block(cast.hero, self, cast.leaving(self.n)))


class Block(Ask):
    """Which card to discard against the damage that is left, or no more."""

    __slots__ = ()
    kind = "block"
    rules = ("Q3.13", "Q6.2")
    serves = (DamageBlockable,)

    def options(self, state: Quest) -> list[Option]:
        """Cards of the hand with a shield, and enough."""
        name = state.box.options["name-card"]
        cards = [c for c in hand_cards(state, self.seat) if state.box.cards[c].defense > 0]
        return [*(name[card] for card in cards), state.box.act["enough"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Discard it and see what is left, or take the damage."""
        assert isinstance(self.effect, DamageBlockable)
        left = self.cast.left
        if option.kind == "enough":
            state.push(Suffer(self.seat, left))
            return
        discard_from_hand(state, self.seat, option.value)
        left -= state.box.cards[option.value].defense
        if left > 0:
            state.push(Block(self.seat, self.effect, self.cast.leaving(left)))
        else:
            perform(state, self.effect.on_zero, self.cast.leaving(0))


class DrawCards(DataEffect):
    """Cards from the life pool to the hand."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `from` (always "life-pool"), perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)
        reader.one_of("from", ("life-pool",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        draw_cards(state, seat_of(cast, self.target), self.n.of(state, cast), chance)


class DiscardHand(DataEffect):
    """Cards of the hand go to the rest pool, by lot or by the hero's choice."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `random`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        random = reader.value("random")
        if not isinstance(random, bool):
            raise reader.wrong("random", "must be true or false")
        self.random: Final = random
        self.target: Final = read_who(reader)

    def payable(self, state: Quest, cast: Bindings) -> bool:
        """Whether the hero holds so many."""
        hand = state.heroes[seat_of(cast, self.target) - 1].hand
        return len(hand) >= self.n.of(state, cast)

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """Only with so many cards."""
        return self.payable(state, cast)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Discard what the lot hits, or ask."""
        seat = seat_of(cast, self.target)
        n = self.n.of(state, cast)
        if self.random:
            discard_by_lot(state, seat, n, chance)
        else:
            discard_by_choice(state, seat, n)


def discard_by_lot(state: Quest, seat: int, n: int, chance: Chance) -> None:
    """Discard so many cards of a hero's hand by lot, or all of them."""
    hero = state.heroes[seat - 1]
    for _ in range(min(n, len(hero.hand))):
        discard_from_hand(state, seat, hero.hand[chance.pick(len(hero.hand))].card)


def discard_by_choice(state: Quest, seat: int, n: int) -> None:
    """Have a hero discard so many cards of its hand; with fewer it is not asked."""
    hero = state.heroes[seat - 1]
    if n < len(hero.hand):
        state.push(DiscardCards(seat, n))
        return
    for slip in hero.hand:
        discard_from_hand(state, seat, slip.card)


class DiscardHandTo(DataEffect):
    """The hero discards by choice until it holds no more than so many."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 30)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask for what is too much."""
        excess = len(state.heroes[cast.hero - 1].hand) - self.n
        if excess > 0:
            discard_by_choice(state, cast.hero, excess)


class ShufflePool(DataEffect):
    """Whole pools of a hero are shuffled into another."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `from`, some of POOLS, and `into`: the life pool, or the rest pool."""
        super().__init__(reader, compiler)
        self.sources: Final = tuple(POOLS[n] for n in reader.some_of("from", POOLS))
        self.into: Final = POOLS[reader.one_of("into", POOLS)]
        known = self.into == "life-pool" or (
            self.into == "rest-pool" and self.sources == ("damage-pool",)
        )
        if not known:
            raise reader.wrong("into", "must be the life pool, or take the damage pool to rest")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        if self.into == "rest-pool":
            mend(state, cast.hero, chance)
            return
        recover(state, cast.hero, "rest-pool" in self.sources, "damage-pool" in self.sources)
        hero = state.heroes[cast.hero - 1]
        if "hand" in self.sources and hero.hand:
            state.emit("hand-to-life", seat=SEATS[cast.hero], count=len(hero.hand))
            held = holding(state, cast.hero)
            held.bury(hand=True)
            keep(state, held)


def mend(state: Quest, seat: int, chance: Chance) -> None:
    """Turn a hero's damage pool up and shuffle it into the rest pool (Q9.93)."""
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


class MoveCards(DataEffect):
    """The uppermost cards of a pool go to the top of the rest pool, face up; no damage (Q9.94)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `from`, `to`, `n`, `take` and `put`: top to top, into the rest pool."""
        super().__init__(reader, compiler)
        self.damage: Final = reader.one_of("from", ("life-pool", "damage-pool")) == 1
        reader.one_of("to", ("rest-pool",))
        self.n: Final = compiler.value(reader, "n")
        reader.one_of("take", ("top",))
        reader.one_of("put", ("top",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Turn them up one by one."""
        hero = state.heroes[cast.hero - 1]
        pool = len(hero.damage) if self.damage else len(hero.life)
        cards: list[int] = []
        for _ in range(min(self.n.of(state, cast), pool)):
            if self.damage:
                cards.append(turn_up(state, cast.hero, DAMAGE, len(hero.damage) - 1))
            else:
                slip, hero.life = hero.life.draw(chance, PUBLIC)
                show_skill(state, cast.hero, slip.card)
                cards.append(slip.card)
        hero.rest = (*hero.rest, *cards)
        if cards:
            names = [state.box.cards[card].id for card in cards]
            state.emit("turned-up", seat=SEATS[cast.hero], card=names)


CARDS: Final[dict[str, type[DataEffect]]] = {
    "damage-blockable": DamageBlockable,
    "draw-cards": DrawCards,
    "discard-hand": DiscardHand,
    "discard-hand-to": DiscardHandTo,
    "shuffle-pool": ShufflePool,
    "move-cards": MoveCards,
}
"""The effects of this chapter."""
