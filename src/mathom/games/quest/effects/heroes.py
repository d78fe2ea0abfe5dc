"""What cards do to heroes: favor, corruption, training, attributes, items, and where they go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.reading import (
    DataEffect,
    acting,
    decider,
    read_decider,
    read_who,
    seat_of,
    speaker,
)
from mathom.games.quest.cards.script import Bindings
from mathom.games.quest.combat.defeat import Suffer
from mathom.games.quest.constants import ATTRIBUTES, SEATS
from mathom.games.quest.hero.current_turn import end_turn, move_hero
from mathom.games.quest.hero.encounters import EncounterStep
from mathom.games.quest.hero.growth import (
    Train,
    discard_item,
    gain_favor,
    gain_item,
    lose_favor,
    raise_attribute,
)
from mathom.games.quest.hero.quests import reveal_advanced

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


# Favor.


class GainFavor(DataEffect):
    """Favor for a hero."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        gain_favor(state, seat_of(cast, self.target), self.n.of(state, cast))


class SpendFavor(DataEffect):
    """Favor that a hero pays; one of the heroes if the card does not say which."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`; `who` is "one-hero" where any one hero may pay."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 30, 1)
        self.any_hero: Final = reader.has("who") and reader.one_of("who", ("self", "one-hero")) == 1

    def payable(self, state: Quest, cast: Bindings) -> bool:
        """Whether the hero, or one of them, has so much."""
        return bool(self.able(state, cast))

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """Only with so much favor."""
        return self.payable(state, cast)

    def able(self, state: Quest, cast: Bindings) -> list[int]:
        """The seats of those who could pay."""
        seats = range(1, state.players) if self.any_hero else (cast.hero,)
        return [seat for seat in seats if state.heroes[seat - 1].favor >= self.n]

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Pay; if several could, ask who does."""
        able = self.able(state, cast)
        if len(able) > 1:
            state.push(WhoPays(speaker(state), self, cast))
        elif able:
            lose_favor(state, able[0], self.n)


class WhoPays(Ask):
    """Which hero pays."""

    __slots__ = ()
    kind = "who-pays"
    rules = ("Q2.4",)
    serves = (SpendFavor,)

    def options(self, state: Quest) -> list[Option]:
        """Those with enough favor."""
        assert isinstance(self.effect, SpendFavor)
        return [state.box.options["name-hero"][s] for s in self.effect.able(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Take it from that hero."""
        assert isinstance(self.effect, SpendFavor)
        lose_favor(state, option.value, self.effect.n)


class LoseFavor(DataEffect):
    """Favor that a hero loses, as far as it has any."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """A hero chooses to lose only what it has."""
        favor = state.heroes[seat_of(cast, self.target) - 1].favor
        return favor >= self.n.of(state, cast)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        lose_favor(state, seat_of(cast, self.target), self.n.of(state, cast))


# Growth.


class GoTraining(DataEffect):
    """Training (Q4.4)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.push(Train(seat_of(cast, self.target), self.n.of(state, cast)))


class GainLevel(DataEffect):
    """An attribute rises, one that the card names or one of the hero's choice (Q4.3, Q9.96)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `attribute`, perhaps "choice", and `n`, which is 1."""
        super().__init__(reader, compiler)
        self.attribute: Final = reader.one_of("attribute", ("choice", *ATTRIBUTES)) - 1
        reader.count("n", 1, 1)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Raise it, or ask which."""
        if self.attribute >= 0:
            raise_attribute(state, cast.hero, self.attribute)
        else:
            state.push(Raise(cast.hero, self, cast))


class Raise(Ask):
    """Which attribute to raise."""

    __slots__ = ()
    kind = "raise"
    rules = ("Q4.3",)
    serves = (GainLevel,)

    def open(self, state: Quest) -> bool:
        """Only if one can still rise."""
        return bool(self.options(state))

    def options(self, state: Quest) -> list[Option]:
        """Those that were raised less than twice."""
        most = state.box.figures.levels
        levels = state.heroes[self.seat - 1].levels
        name = state.box.options["name-attribute"]
        return [name[which] for which, level in enumerate(levels) if level < most]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        raise_attribute(state, self.seat, option.value)


class ReceiveItem(DataEffect):
    """An item, if one is left and the hero has none (Q9.96)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        super().__init__(reader, compiler)
        self.item: Final = reader.one_of("item", compiler.names.items)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        gain_item(state, cast.hero, self.item)


class LoseItem(DataEffect):
    """An item of the hero's choice is lost; nothing if it has none."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, which is 1."""
        super().__init__(reader, compiler)
        reader.count("n", 1, 1)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask which, if there are several."""
        held = held_items(state, cast.hero)
        if len(held) > 1:
            state.push(ForgoItem(cast.hero, self, cast))
        elif held:
            discard_item(state, cast.hero, held[0])


def held_items(state: Quest, seat: int) -> list[int]:
    """The items of a hero, in order of number."""
    mask = state.heroes[seat - 1].items
    return [item for item in range(len(state.items)) if mask >> item & 1]


class ForgoItem(Ask):
    """Which item to lose."""

    __slots__ = ()
    kind = "forgo-item"
    rules = ("Q3.13",)
    serves = (LoseItem,)

    def options(self, state: Quest) -> list[Option]:
        """The items of the hero."""
        name = state.box.options["name-item"]
        return [name[item] for item in held_items(state, self.seat)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        discard_item(state, self.seat, option.value)


class RevealAdvancedQuest(DataEffect):
    """The hero's advanced quest opens (Q4.5)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `hero`, whose quest it is: the one who completed the starting quest."""
        super().__init__(reader, compiler)
        self.sheet: Final = reader.one_of("hero", compiler.names.sheets)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        for seat in range(1, state.players):
            if state.heroes[seat - 1].sheet == self.sheet:
                reveal_advanced(state, seat)


# Wounds and ways.


class Damage(DataEffect):
    """Direct damage (Q6.2)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `n`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.target: Final = read_who(reader)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        n = self.n.of(state, cast)
        if n > 0:
            state.push(Suffer(seat_of(cast, self.target), n))


class MoveHero(DataEffect):
    """A hero is put elsewhere: it pays nothing and meets nobody there (Q9.27)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `to` and `by`, perhaps `who`."""
        super().__init__(reader, compiler)
        self.target: Final = read_who(reader)
        self.to: Final = compiler.place(reader, "to")
        self.by: Final = read_decider(reader)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask where to, if there are several places."""
        seat = seat_of(cast, self.target)
        places = self.places(state, cast)
        if len(places) > 1:
            by = seat if self.by == "hero" else decider(state, cast, self.by)
            state.push(SendHero(by, self, cast))
        elif places:
            move_hero(state, seat, places[0])

    def places(self, state: Quest, cast: Bindings) -> list[int]:
        """Where the hero may be put."""
        return self.to.locations(state, cast)


class SendHero(Ask):
    """Where a hero is put."""

    __slots__ = ()
    kind = "send-hero"
    rules = ("Q3.13", "Q2.4")
    serves = (MoveHero,)

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows."""
        assert isinstance(self.effect, MoveHero)
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.places(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        assert isinstance(self.effect, MoveHero)
        move_hero(state, seat_of(self.cast, self.effect.target), option.value)

    def prompt_args(self, state: Quest) -> MessageArgs:
        assert isinstance(self.effect, MoveHero)
        seat = seat_of(self.cast, self.effect.target)
        return {**super().prompt_args(state), "seat": SEATS[seat]}


class EncounterNow(DataEffect):
    """An Encounter step where the hero stands (Q3.13)."""

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.push(EncounterStep(cast.hero))


class EndTurn(DataEffect):
    """The hero's turn ends, if it is its turn."""

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """What was still to come in it does not happen."""
        end_turn(state, acting(state, cast))


class SkipStep(DataEffect):
    """A step of this turn is left out."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `step`, which is "ambush"."""
        super().__init__(reader, compiler)
        reader.one_of("step", ("ambush",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.turn.no_ambush = True


class LimitMoves(DataEffect):
    """So many moves at most in the next Travel step."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `scope`, which is "next-travel-step"."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 10)
        reader.one_of("scope", ("next-travel-step",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.turn.most_moves = self.n


HEROES: Final[dict[str, type[DataEffect]]] = {
    "gain-favor": GainFavor,
    "spend-favor": SpendFavor,
    "lose-favor": LoseFavor,
    "train": GoTraining,
    "gain-level": GainLevel,
    "gain-item": ReceiveItem,
    "discard-item": LoseItem,
    "reveal-advanced-quest": RevealAdvancedQuest,
    "damage": Damage,
    "move-hero": MoveHero,
    "encounter-now": EncounterNow,
    "end-turn": EndTurn,
    "skip-step": SkipStep,
    "limit-moves": LimitMoves,
}
"""The effects of this chapter."""
