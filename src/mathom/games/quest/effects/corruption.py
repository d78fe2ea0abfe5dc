"""What cards do with corruption cards: heroes gain them, lose them, buy themselves off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.language import QUEST, hero
from mathom.games.quest.constants import SAURON, SEATS
from mathom.games.quest.drawing import lay_out, take_drawn
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
from mathom.games.quest.model.pieces import CORRUPTION
from mathom.kernel.declaring import count, optional
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import number
from mathom.kernel.pile import PUBLIC, HiddenCard

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


@QUEST.effect("gain-corruption", n=number(), who=hero(), draw=optional(count(16, 2), 0))
def gain(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int, draw: int) -> None:
    """Corruption cards for a hero; where several are drawn, Sauron picks the one it gets."""
    if draw:
        state.push(*[TemptHero(who, draw)] * n)
    else:
        state.push(GainCorruption(who, n))


@QUEST.effect("discard-corruption", n=number(), who=hero())
def discard(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int) -> None:
    """Corruption cards of the hero's choice leave it; it is not asked if all go."""
    cards = state.heroes[who - 1].corruption
    if n < len(cards):
        state.push(DiscardCorruption(who, n))
        return
    for card in cards:
        discard_corruption(state, who, card)


class BuyOff(Ask["TradeFavorForCorruption"]):
    """Which corruption card to pay for, or no more."""

    __slots__ = ()
    kind = "buy-off"
    rules = ("Q3.13", "Q3.2")

    def open(self, state: Quest) -> bool:
        """While there is a card, and favor for it."""
        hero = state.heroes[self.seat - 1]
        return bool(hero.corruption) and hero.favor >= self.effect.favor_per_card

    def options(self, state: Quest) -> list[Option]:
        """The hero's corruption cards, and enough."""
        name = state.box.options["name-corruption"]
        cards = sorted(state.heroes[self.seat - 1].corruption)
        return [*(name[card] for card in cards), state.box.act["enough"]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Pay and discard it, and ask for the next."""
        if option.kind != "enough":
            lose_favor(state, self.seat, self.effect.favor_per_card)
            discard_corruption(state, self.seat, option.value)
            self.ask_next(state, 0)


@dataclass(init=False, eq=False)
class TradeFavorForCorruption(Effect):
    """A hero pays favor for each corruption card it discards, for as many as it likes."""

    asks = (BuyOff,)
    favor_per_card: int = count(10, 1)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Ask for the first."""
        state.push(BuyOff(bindings["hero"], self, bindings))


class SpareHero(Ask["RedistributeCorruption"]):
    """Which of three heroes keeps its corruption cards as they are."""

    __slots__ = ()
    kind = "spare-hero"
    rules = ("Q3.14",)

    def options(self, state: Quest) -> list[Option]:
        return [state.box.options["name-hero"][seat] for seat in range(1, state.players)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Divide the cards of the others."""
        first, second = [seat for seat in range(1, state.players) if seat != option.value]
        self.effect.divide(state, self.bindings.bind(target=first, pick=second))


class HandOut(Ask["RedistributeCorruption"]):
    """Which of the two heroes gets the next of the gathered corruption cards."""

    __slots__ = ()
    scope = "corruption"
    kind = "hand-out"
    rules = ("Q3.14",)

    def options(self, state: Quest) -> list[Option]:
        name = state.box.options["name-hero"]
        return [name[self.bindings["target"]], name[self.bindings["pick"]]]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Give it, and ask about the next."""
        card = take_drawn(state, state.drawn[0].card).card
        lay_corruption(state, option.value, card)
        id = state.box.corruption[card].id
        state.emit("hand-out", seat=SEATS[option.value], corruption=id)
        if state.drawn:
            self.ask_next(state, 0)
        else:
            obey_limits(state, self.bindings["target"])
            obey_limits(state, self.bindings["pick"])

    def prompt_args(self, state: Quest) -> MessageArgs:
        """The card that is being handed out."""
        card = state.box.corruption[state.drawn[0].card].id
        return {**super().prompt_args(state), "corruption": card}


class RedistributeCorruption(Effect):
    """Sauron divides the corruption cards of two heroes anew between them (Q9.89)."""

    asks = (SpareHero, HandOut)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Ask which two, unless there are but two; a single hero keeps what it has."""
        if state.players == 3:
            self.divide(state, bindings.bind(target=1, pick=2))
        elif state.players > 3:
            state.push(SpareHero(SAURON, self, bindings))

    def divide(self, state: Quest, pair: Bindings) -> None:
        """Gather the cards of the heroes `target` and `pick`, and begin to hand them out."""
        cards: list[int] = []
        for seat in (pair["target"], pair["pick"]):
            for card in state.heroes[seat - 1].corruption:
                lift_corruption(state, seat, card)
                cards.append(card)
        if cards:
            lay_out(state, [HiddenCard(card, seen=PUBLIC) for card in cards], CORRUPTION)
            state.push(HandOut(SAURON, self, pair))


QUEST.effects.update(
    {
        "trade-favor-for-corruption": TradeFavorForCorruption,
        "redistribute-corruption": RedistributeCorruption,
    }
)
