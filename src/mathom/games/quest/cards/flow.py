"""How effects follow each other: choices, conditions, and who is meant by what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask
from mathom.games.quest.cards.compiling import LABELS
from mathom.games.quest.cards.reading import DataEffect, decider, read_decider
from mathom.games.quest.cards.script import (
    NOBODY,
    Bindings,
    Condition,
    Perform,
    Script,
    perform,
    rename,
)
from mathom.games.quest.constants import SEATS
from mathom.kernel.option import Refusal

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option
    from mathom.kernel.reading import Reader


class Way:
    """One of the ways between which an effect lets somebody choose.

    Attributes:
        label: what it is called, by its number among LABELS.
        cost: what must be paid in full to take it.
        effects: what it brings.
    """

    __slots__ = ("cost", "effects", "label")

    def __init__(self, label: int, cost: Script, effects: Script) -> None:
        """A way of this name."""
        self.label: Final = label
        self.cost: Final = cost
        self.effects: Final = effects

    def payable(self, state: Quest, cast: Bindings) -> bool:
        """Whether its cost can be paid (Q9.26)."""
        return payable(self.cost, state, cast)

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """Whether the one who chooses has what it takes from him."""
        return all(
            effect.bearable(state, cast, seat)
            for effect in self.effects.effects
            if isinstance(effect, DataEffect)
        )


def payable(cost: Script, state: Quest, cast: Bindings) -> bool:
    """Whether a cost can be paid in full."""
    return all(effect.payable(state, cast) for effect in cost.effects)


def pay(state: Quest, cost: Script, effects: Script, cast: Bindings) -> None:
    """Pay next, then do what was paid for."""
    perform(state, effects, cast)
    perform(state, cost, cast)


class Choose(DataEffect):
    """Somebody takes exactly one of several ways."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by` and `options`, each a table of `label`, `effects`, perhaps `cost`."""
        super().__init__(reader, compiler)
        self.by: Final = read_decider(reader)
        around = compiler.path
        ways: list[Way] = []
        for number, table in enumerate(reader.tables("options")):
            compiler.path = f"{around}/options/{number}"
            label = table.one_of("label", LABELS)
            cost = compiler.inner(table, "cost")
            ways.append(Way(label, cost, compiler.inner(table, "effects")))
            table.end()
        compiler.path = around
        if len({way.label for way in ways}) < len(ways) or len(ways) < 2:
            raise reader.wrong("options", "must be two or more with labels of their own")
        if all(way.cost.effects for way in ways):
            raise reader.wrong("options", "must have one that costs nothing")
        self.ways: Final = tuple(ways)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.push(ChooseWay(decider(state, cast, self.by), self, cast))

    def open_ways(self, state: Quest, cast: Bindings, seat: int) -> list[Way]:
        """The ways that can be taken: those that can be borne, or any if none can (Q9.82)."""
        paid = [way for way in self.ways if way.payable(state, cast)]
        borne = [way for way in paid if way.bearable(state, cast, seat)]
        return borne or paid


class ChooseWay(Ask):
    """Which way to take."""

    __slots__ = ()
    kind = "choose"
    rules = ("Q3.13", "Q2.4")
    serves = (Choose,)

    def options(self, state: Quest) -> list[Option]:
        """The ways that can be paid and borne."""
        assert isinstance(self.effect, Choose)
        ways = self.effect.open_ways(state, self.cast, self.seat)
        return [state.box.options["choose"][way.label] for way in ways]

    def refused(self, state: Quest) -> list[Refusal]:
        """Those that ask for more than there is."""
        assert isinstance(self.effect, Choose)
        taken = self.effect.open_ways(state, self.cast, self.seat)
        return [
            Refusal(state.box.options["choose"][way.label], "unaffordable", "Q3.13", {})
            for way in self.effect.ways
            if way not in taken
        ]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Pay for it and go it."""
        assert isinstance(self.effect, Choose)
        way = next(way for way in self.effect.ways if way.label == option.value)
        pay(state, way.cost, way.effects, self.cast)


class May(DataEffect):
    """Something that somebody may have happen, perhaps for a price."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by` and `effects`, perhaps `cost` and `otherwise`."""
        super().__init__(reader, compiler)
        self.by: Final = read_decider(reader)
        self.cost: Final = compiler.inner(reader, "cost")
        self.effects: Final = compiler.inner(reader, "effects")
        self.otherwise: Final = compiler.inner(reader, "otherwise")

    def payable(self, state: Quest, cast: Bindings) -> bool:
        """Whether its price can be paid."""
        return payable(self.cost, state, cast)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.push(Consent(decider(state, cast, self.by), self, cast))


class Consent(Ask):
    """Whether to have it happen; asked even if the price cannot be paid (Q9.83)."""

    __slots__ = ()
    kind = "may"
    rules = ("Q3.13", "Q2.4")
    serves = (May,)

    def options(self, state: Quest) -> list[Option]:
        """Yes, if the price can be paid, or no."""
        found = [state.box.act["decline"]]
        if self.effect.payable(state, self.cast):
            found.insert(0, state.box.act["accept"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """Yes, if the price cannot be paid."""
        if self.effect.payable(state, self.cast):
            return []
        return [Refusal(state.box.act["accept"], "unaffordable", "Q3.13", {})]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Pay and do it, or do what happens otherwise."""
        assert isinstance(self.effect, May)
        if option.kind == "accept":
            pay(state, self.effect.cost, self.effect.effects, self.cast)
        else:
            perform(state, self.effect.otherwise, self.cast)


class If(DataEffect):
    """One of two scripts, as a condition holds or not."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `cond` and `then`, perhaps `else`."""
        super().__init__(reader, compiler)
        self.condition: Final[Condition] = compiler.condition(reader, "cond")
        self.then: Final = compiler.inner(reader, "then")
        self.otherwise: Final = compiler.inner(reader, "else")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Look, and go on accordingly."""
        holds = self.condition.holds(state, cast)
        perform(state, self.then if holds else self.otherwise, cast)


class ForEachHero(DataEffect):
    """The same for every hero, or for those of whom something is true."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `effects`, perhaps `filter`."""
        super().__init__(reader, compiler)
        self.filter: Final[Condition | None] = (
            compiler.condition(reader, "filter") if reader.has("filter") else None
        )
        self.effects: Final = compiler.inner(reader, "effects")

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """One hero after the other, in the order of their seats."""
        seats = range(1, state.players)
        meant = [
            seat for seat in seats if self.filter is None or self.filter.holds(state, cast.of(seat))
        ]
        state.push(*[Perform(self.effects, 0, cast.of(seat)) for seat in meant])


class ChooseHero(DataEffect):
    """Somebody names a hero of whom the rest of the script speaks."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by` and `as`, which is always "target"."""
        super().__init__(reader, compiler)
        self.by: Final = read_decider(reader)
        reader.one_of("as", ("target",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask, unless there is but one hero."""
        if state.players == 2:
            rename(state, cast.naming(target=1))
        else:
            state.push(NameHero(decider(state, cast, self.by), self, cast))


class NameHero(Ask):
    """Which hero is meant."""

    __slots__ = ()
    kind = "name-hero"
    rules = ("Q2.4", "Q3.14")
    serves = (ChooseHero,)

    def options(self, state: Quest) -> list[Option]:
        return [state.box.options["name-hero"][seat] for seat in range(1, state.players)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """The rest of the script speaks of this hero."""
        rename(state, self.cast.naming(target=option.value))
        state.emit("named-hero", seat=SEATS[option.value])


class ChooseCharacter(DataEffect):
    """Somebody names a character of whom the rest of the script speaks."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `by`, `from` (some of "supply" and "board") and `as`, which is "pick"."""
        super().__init__(reader, compiler)
        self.by: Final = read_decider(reader)
        sources = reader.some_of("from", ("supply", "board"))
        self.supply: Final = 0 in sources
        self.board: Final = 1 in sources
        reader.one_of("as", ("pick",))

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask, if there is any."""
        state.push(NameCharacter(decider(state, cast, self.by), self, cast))

    def meant(self, state: Quest) -> list[int]:
        """The characters to choose from."""
        return [
            character
            for character, where in enumerate(state.characters)
            if (self.board if where != NOBODY else self.supply)
        ]


class NameCharacter(Ask):
    """Which character is meant."""

    __slots__ = ()
    kind = "name-character"
    rules = ("Q2.4",)
    serves = (ChooseCharacter,)

    def open(self, state: Quest) -> bool:
        """Only if there is any."""
        assert isinstance(self.effect, ChooseCharacter)
        return bool(self.effect.meant(state))

    def options(self, state: Quest) -> list[Option]:
        """Those in reach of the card."""
        assert isinstance(self.effect, ChooseCharacter)
        return [state.box.options["name-character"][c] for c in self.effect.meant(state)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """The rest of the script speaks of this character."""
        rename(state, self.cast.naming(pick=option.value))


FLOW: Final[dict[str, type[DataEffect]]] = {
    "choose": Choose,
    "may": May,
    "if": If,
    "for-each-hero": ForEachHero,
    "choose-hero": ChooseHero,
    "choose-character": ChooseCharacter,
}
"""The effects of this chapter."""
