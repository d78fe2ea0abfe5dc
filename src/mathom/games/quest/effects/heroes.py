"""What cards do to heroes: favor, training, attributes, items, wounds, and where they go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import AskOne, HeroPicks
from mathom.games.quest.cards.language import (
    QUEST,
    Number,
    Place,
    acting,
    hero,
    place,
    speaker,
)
from mathom.games.quest.combat.defeat import Suffer
from mathom.games.quest.constants import ATTRIBUTES, SEATS
from mathom.games.quest.hero import growth
from mathom.games.quest.hero.current_turn import end_turn, move_hero
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.quests import reveal_advanced
from mathom.kernel.declaring import count, name, optional, word
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.flow import Pick
from mathom.kernel.language import number, one_of, seat

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs


# Favor.


@QUEST.effect("gain-favor", n=number(), who=hero())
def gain_favor(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int) -> None:
    growth.gain_favor(state, who, n)


class WhoPays(AskOne):
    """Which hero pays."""

    __slots__ = ()
    kind = "who-pays"
    rules = ("Q2.4",)
    chooses = "name-hero"


@dataclass(init=False, eq=False)
class SpendFavor(Pick):
    """Favor that a hero pays, or any one of the heroes ("one-hero")."""

    asks = (WhoPays,)
    n: int = count(30, 1)
    who: str = optional(word(("self", "one-hero")), "self")

    def payable(self, state: Quest, bindings: Bindings) -> bool:
        """Whether the hero, or one of them, has so much."""
        return bool(self.candidates(state, bindings))

    def price(self, state: Quest, bindings: Bindings) -> MessageArgs:
        return {"price": self.n}

    def bearable(self, state: Quest, bindings: Bindings, seat: int) -> bool:
        """Only with so much favor."""
        return self.payable(state, bindings)

    def decider(self, state: Quest, bindings: Bindings) -> int:
        return speaker(state, bindings)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        """The seats of those who could pay."""
        seats = range(1, state.players) if self.who == "one-hero" else (bindings["hero"],)
        return [seat for seat in seats if state.heroes[seat - 1].favor >= self.n]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        growth.lose_favor(state, value, self.n)


@dataclass(init=False, eq=False)
class LoseFavor(Effect):
    """Favor that a hero loses, as far as it has any."""

    n: Number = number()
    who: Number = hero()

    def bearable(self, state: Quest, bindings: Bindings, seat: int) -> bool:
        """A hero chooses to lose only what it has."""
        favor = state.heroes[self.who.of(state, bindings) - 1].favor
        return favor >= self.n.of(state, bindings)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        growth.lose_favor(state, self.who.of(state, bindings), self.n.of(state, bindings))


# Growth.


@QUEST.effect("train", n=number(), who=hero())
def train(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int) -> None:
    """Training (Q4.4)."""
    state.push(growth.Train(who, n))


class Raise(AskOne):
    """Which attribute to raise."""

    __slots__ = ()
    kind = "raise"
    rules = ("Q4.3",)
    chooses = "name-attribute"


@dataclass(init=False, eq=False)
class GainLevel(HeroPicks):
    """An attribute rises, one that the card names or one of the hero's choice (Q4.3, Q9.96)."""

    asks = (Raise,)
    always = True
    attribute: int = one_of((*ATTRIBUTES, "choice"))

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Raise it, or ask which."""
        if self.attribute < len(ATTRIBUTES):
            self.chosen(state, bindings, self.attribute, chance)
        else:
            super().resolve(state, bindings, chance)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        """Those that were raised less than twice."""
        levels = state.heroes[bindings["hero"] - 1].levels
        return [n for n, level in enumerate(levels) if level < state.box.figures.levels]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        growth.raise_attribute(state, bindings["hero"], value)


@QUEST.effect("gain-item", item=name("item"))
def gain_item(state: Quest, bindings: Bindings, chance: Chance, item: int) -> None:
    """An item, if one is left and the hero has none (Q9.96)."""
    growth.gain_item(state, bindings["hero"], item)


class ForgoItem(AskOne):
    """Which item to lose."""

    __slots__ = ()
    kind = "forgo-item"
    rules = ("Q3.13",)
    chooses = "name-item"


class LoseItem(HeroPicks):
    """An item of the hero's choice is lost; nothing if it has none."""

    asks = (ForgoItem,)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        mask = state.heroes[bindings["hero"] - 1].items
        return [item for item in range(len(state.items)) if mask >> item & 1]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        growth.discard_item(state, bindings["hero"], value)


@QUEST.effect("reveal-advanced-quest", hero=name("hero"))
def reveal_advanced_quest(state: Quest, bindings: Bindings, chance: Chance, hero: int) -> None:
    """The advanced quest opens of the hero who has completed the starting quest (Q4.5)."""
    for at, played in enumerate(state.heroes, 1):
        if played.sheet == hero:
            reveal_advanced(state, at)


# Wounds and ways.


@QUEST.effect("damage", n=number(), who=hero())
def damage(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int) -> None:
    """Direct damage (Q6.2)."""
    if n > 0:
        state.push(Suffer(who, n))


class SendHero(AskOne):
    """Where a hero is put."""

    __slots__ = ()
    kind = "send-hero"
    rules = ("Q3.13", "Q2.4")
    chooses = "name-place"

    def prompt_args(self, state: Quest) -> MessageArgs:
        assert isinstance(self.effect, MoveHero)
        seat = self.effect.who.of(state, self.bindings)
        return {**super().prompt_args(state), "seat": SEATS[seat]}


@dataclass(init=False, eq=False)
class MoveHero(Pick):
    """A hero is put elsewhere: it pays nothing and meets nobody there (Q9.27)."""

    asks = (SendHero,)
    who: Number = hero()
    to: Place = place()
    by: Number = seat()

    def decider(self, state: Quest, bindings: Bindings) -> int:
        return self.by.of(state, bindings)

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        return self.to.of(state, bindings)

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        move_hero(state, self.who.of(state, bindings), value)


@QUEST.effect("encounter-now")
def encounter_now(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """An Encounter step where the hero stands (Q3.13)."""
    state.push(EncounterStep(bindings["hero"]))


@QUEST.effect("end-turn")
def end_of_turn(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The hero's turn ends, if it is its turn: what was still to come does not happen."""
    end_turn(state, acting(state, bindings))


@QUEST.effect("skip-ambush")
def skip_ambush(state: Quest, bindings: Bindings, chance: Chance) -> None:
    """The Ambush step of this turn is left out."""
    state.turn.no_ambush = True


@QUEST.effect("limit-moves", n=count(10))
def limit_moves(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """So many moves at most in the next Travel step."""
    state.turn.most_moves = n


QUEST.effects.update(
    {
        "spend-favor": SpendFavor,
        "lose-favor": LoseFavor,
        "gain-level": GainLevel,
        "discard-item": LoseItem,
        "move-hero": MoveHero,
    }
)
