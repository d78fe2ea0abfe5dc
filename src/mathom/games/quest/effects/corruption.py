"""What cards do with corruption cards: heroes gain them, lose them, buy themselves off."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import DataEffect, read_who, seat_of
from mathom.games.quest.cards.script import Bindings
from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.hero.growth import (
    DiscardCorruption,
    GainCorruption,
    TemptHero,
    discard_corruption,
    lay_corruption,
    lift_corruption,
    lose_favor,
    obey_limits,
)
from mathom.games.quest.model.pieces import CORRUPTION, NOWHERE
from mathom.kernel.pile import PUBLIC, HiddenCard, ordered

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


class TakeCorruption(DataEffect):
    """Corruption cards for a hero; where several are drawn, Sauron picks the one it gets."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, perhaps `who`, and `draw` with `picked_by`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)
        self.draw: Final = reader.count("draw", 16, 2) if reader.has("draw") else 0
        if self.draw:
            reader.one_of("picked_by", ("sauron",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        seat = seat_of(cast, self.target)
        n = self.n.of(state, cast)
        if self.draw:
            state.push(*[TemptHero(seat, self.draw)] * n)
        else:
            state.push(GainCorruption(seat, n))


class LoseCorruption(DataEffect):
    """Corruption cards of the hero's choice leave it."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask which, unless all go."""
        seat = seat_of(cast, self.target)
        cards = state.heroes[seat - 1].corruption
        n = self.n.of(state, cast)
        if n < len(cards):
            state.push(DiscardCorruption(seat, n))
            return
        for card in cards:
            discard_corruption(state, seat, card)


class TradeFavorForCorruption(DataEffect):
    """A hero pays favor for each corruption card it discards, for as many as it likes."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `favor_per_card` and `n`, which is "any"."""
        super().__init__(reader, compiler)
        self.price: Final = reader.count("favor_per_card", 10, 1)
        reader.one_of("n", ("any",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask for the first."""
        state.push(BuyOff(cast.hero, self, cast))


class BuyOff(Ask):
    """Which corruption card to pay for, or no more."""

    __slots__ = ()
    kind = "buy-off"
    rules = ("Q3.13", "Q3.2")
    serves = (TradeFavorForCorruption,)

    def open(self, state: Quest) -> bool:
        """While there is a card, and favor for it."""
        assert isinstance(self.effect, TradeFavorForCorruption)
        hero = state.heroes[self.seat - 1]
        return bool(hero.corruption) and hero.favor >= self.effect.price

    def options(self, state: Quest) -> list[Option]:
        """The hero's corruption cards, and enough."""
        name = state.box.options["name-corruption"]
        cards = sorted(state.heroes[self.seat - 1].corruption)
        return [*(name[card] for card in cards), state.box.act["enough"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Pay and discard it, and ask for the next."""
        assert isinstance(self.effect, TradeFavorForCorruption)
        if option.kind != "enough":
            lose_favor(state, self.seat, self.effect.price)
            discard_corruption(state, self.seat, option.value)
            state.push(BuyOff(self.seat, self.effect, self.cast))


class RedistributeCorruption(DataEffect):
    """Sauron divides the corruption cards of two heroes anew between them (Q9.89)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by` and `heroes`: always Sauron, always two."""
        super().__init__(reader, compiler)
        reader.one_of("by", ("sauron",))
        reader.count("heroes", 2, 2)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask which two, unless there are but two; a single hero keeps what it has."""
        if state.players == 3:
            divide(state, self, Bindings(cast.hero, 1, 2))
        elif state.players > 3:
            state.push(SpareHero(SAURON, self, cast))


def divide(state: Quest, effect: RedistributeCorruption, pair: Bindings) -> None:
    """Gather the cards of the heroes `target` and `pick`, and begin to hand them out."""
    cards: list[int] = []
    for seat in (pair.target, pair.pick):
        for card in state.heroes[seat - 1].corruption:
            lift_corruption(state, seat, card)
            cards.append(card)
    if cards:
        state.drawn = ordered(HiddenCard(card, seen=PUBLIC) for card in cards)
        state.drawn_from = CORRUPTION
        state.push(HandOut(SAURON, effect, pair))


class SpareHero(Ask):
    """Which of three heroes keeps its corruption cards as they are."""

    __slots__ = ()
    kind = "spare-hero"
    rules = ("Q3.14",)
    serves = (RedistributeCorruption,)

    def options(self, state: Quest) -> list[Option]:
        return [state.box.options["name-hero"][seat] for seat in range(1, state.players)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Divide the cards of the others."""
        assert isinstance(self.effect, RedistributeCorruption)
        first, second = [seat for seat in range(1, state.players) if seat != option.value]
        divide(state, self.effect, Bindings(self.cast.hero, first, second))


class HandOut(Ask):
    """Which of the two heroes gets the next of the gathered corruption cards."""

    __slots__ = ()
    kind = "hand-out"
    rules = ("Q3.14",)
    serves = (RedistributeCorruption,)

    def options(self, state: Quest) -> list[Option]:
        name = state.box.options["name-hero"]
        return [name[self.cast.target], name[self.cast.pick]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Give it, and ask about the next."""
        card = state.drawn[0].card
        state.drawn = state.drawn[1:]
        lay_corruption(state, option.value, card)
        id = state.box.corruption[card].id
        state.emit("hand-out", seat=SEATS[option.value], corruption=id)
        if state.drawn:
            state.push(HandOut(SAURON, self.effect, self.cast))
        else:
            state.drawn_from = NOWHERE
            obey_limits(state, self.cast.target)
            obey_limits(state, self.cast.pick)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """The card that is being handed out."""
        return {
            **super().prompt_args(state),
            "corruption": state.box.corruption[state.drawn[0].card].id,
        }


BURDENS: Final[dict[str, type[DataEffect]]] = {
    "gain-corruption": TakeCorruption,
    "discard-corruption": LoseCorruption,
    "trade-favor-for-corruption": TradeFavorForCorruption,
    "redistribute-corruption": RedistributeCorruption,
}
"""The effects of this chapter."""
