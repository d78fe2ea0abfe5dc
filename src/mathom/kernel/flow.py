"""What the effects of every game can do: choose, ask, repeat, and modify numbers.

A game adds those it uses to its language; where something is asked, it subclasses the effect and
the choice, to say by which rules: `class Choose(flow.Choose): asks = (ChooseWay,)`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.declaring import count, optional
from mathom.kernel.effects import (
    ALL,
    Bindings,
    Effect,
    EffectChoice,
    Expression,
    Fixed,
    Group,
    Lasting,
    Perform,
    S,
    Script,
    perform,
)
from mathom.kernel.language import argument, called, condition, number, script, seat
from mathom.kernel.modifiers import Change
from mathom.kernel.option import MessageArgs, Option, Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

Condition = Expression[Any, bool]
Seat = Expression[Any, int]

# One of several.


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Effect):
    """An effect on one of several things; if there are more, somebody is asked which.

    The first of `asks` is a `PickOne`.

    Attributes:
        always: whether to ask even about a single one.
    """

    always: ClassVar[bool] = False

    def candidates(self, state: Any, bindings: Bindings) -> list[int]:
        """What may be chosen, by the values of options."""
        raise NotImplementedError

    def decider(self, state: Any, bindings: Bindings) -> int:
        """The seat that chooses."""
        raise NotImplementedError

    def chosen(self, state: Any, bindings: Bindings, value: int, chance: Chance) -> None:
        """Do it to this one."""
        raise NotImplementedError

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        found = self.candidates(state, bindings)
        if len(found) == 1 and not self.always:
            self.chosen(state, bindings, found[0], chance)
        elif found:
            state.push(self.asks[0](self.decider(state, bindings), self, bindings))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickOne(EffectChoice[S, Pick]):
    """Which of several things an effect is about.

    Attributes:
        chooses: the kind of option that names one of them.
    """

    __slots__ = ()
    chooses: ClassVar[str] = ""

    def options(self, state: S) -> list[Option]:
        """Those that the card allows."""
        table = state.option_table
        found = self.effect.candidates(state, self.bindings)
        return [table.of(self.chooses, value) for value in found]

    def take(self, state: S, option: Option, chance: Chance) -> None:
        self.effect.chosen(state, self.bindings, option.value, chance)


# The order of things.


@dataclass(init=False, eq=False)
class If(Effect):
    """One of two scripts, as a condition, `cond`, holds or not."""

    condition: Condition = called("cond", condition())
    then: Script = script()
    otherwise: Script = called("else", script())

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        holds = self.condition.of(state, bindings)
        perform(state, self.then if holds else self.otherwise, bindings)


@dataclass(init=False, eq=False)
class ForEach(Effect):
    """The same for each of a group, or for those of whom `filter` is true."""

    of: Group = argument(lambda reader, name, compiler: compiler.group(reader, name))
    filter: Condition | None = optional(condition(), None)
    effects: Script = script()

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        """One after the other."""
        each = self.of.of(state, bindings)
        meant = [one for one in each if self.filter is None or self.filter.of(state, one)]
        state.push(*[Perform(self.effects, 0, one) for one in meant])


class Way:
    """One of the ways between which an effect lets somebody choose.

    Attributes:
        label: what it is called, by its number among the compiler's labels.
        cost: what must be paid in full to take it.
        effects: what it brings.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `label` and `effects`, perhaps `cost`."""
        self.label: Final = compiler.label(reader, "label")
        self.cost: Final = compiler.inner(reader, "cost")
        self.effects: Final = compiler.inner(reader, "effects")
        reader.end()


def _ways(reader: Reader, field: str, compiler: Compiler) -> tuple[Way, ...]:
    around = compiler.path
    ways: list[Way] = []
    for at, table in enumerate(reader.tables(field)):
        compiler.path = f"{around}/{field}/{at}"
        ways.append(Way(table, compiler))
    compiler.path = around
    if len({way.label for way in ways}) < len(ways) or len(ways) < 2:
        raise reader.wrong(field, "must be two or more with labels of their own")
    if all(way.cost.effects for way in ways):
        raise reader.wrong(field, "must have one that costs nothing")
    return tuple(ways)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Choose(Effect):
    """Somebody takes exactly one of several ways, the tables of `options`."""

    by: Seat = seat()
    ways: tuple[Way, ...] = called("options", argument(_ways))

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        state.push(self.asks[0](self.by.of(state, bindings), self, bindings))

    def open_ways(self, state: Any, bindings: Bindings, seat: int) -> list[Way]:
        """The ways that can be paid: those that `seat` can bear, or any if it can bear none."""
        paid = [way for way in self.ways if way.cost.payable(state, bindings)]
        borne = [
            way
            for way in paid
            if all(effect.bearable(state, bindings, seat) for effect in way.effects.effects)
        ]
        return borne or paid


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseWay(EffectChoice[S, Choose]):
    """Which way to take, by options of the kind "choose" with the number of its label."""

    __slots__ = ()
    kind = "choose"

    def options(self, state: S) -> list[Option]:
        """The ways that can be paid and borne."""
        ways = self.effect.open_ways(state, self.bindings, self.seat)
        return [state.option_table.of("choose", way.label) for way in ways]

    def refused(self, state: S) -> list[Refusal]:
        """Those that ask for more than there is."""
        taken = self.effect.open_ways(state, self.bindings, self.seat)
        table = state.option_table
        return [
            Refusal(table.of("choose", way.label), "unaffordable", self.rules[0], {})
            for way in self.effect.ways
            if way not in taken
        ]

    def take(self, state: S, option: Option, chance: Chance) -> None:
        """Pay for it and go it."""
        way = self._way(option)
        perform(state, way.effects, self.bindings, way.cost)

    def detail(self, state: S, option: Option) -> MessageArgs:
        """What it costs."""
        return self._way(option).cost.price(state, self.bindings)

    def _way(self, option: Option) -> Way:
        return next(way for way in self.effect.ways if way.label == option.value)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class May(Effect):
    """Something that somebody may have happen, perhaps for a price; or else `otherwise`."""

    by: Seat = seat()
    cost: Script = script()
    effects: Script = script()
    otherwise: Script = script()

    def payable(self, state: Any, bindings: Bindings) -> bool:
        """Whether its price can be paid."""
        return self.cost.payable(state, bindings)

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        state.push(self.asks[0](self.by.of(state, bindings), self, bindings))


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(EffectChoice[S, May]):
    """Whether to have it happen, "accept" or "decline"; asked even if it cannot be paid."""

    __slots__ = ()
    kind = "may"

    def options(self, state: S) -> list[Option]:
        """Yes, if the price can be paid, or no."""
        table = state.option_table
        payable = self.effect.payable(state, self.bindings)
        return [*([table.of("accept")] if payable else []), table.of("decline")]

    def refused(self, state: S) -> list[Refusal]:
        """Yes, if the price cannot be paid."""
        if self.effect.payable(state, self.bindings):
            return []
        return [Refusal(state.option_table.of("accept"), "unaffordable", self.rules[0], {})]

    def leads_to(self, state: S, option: Option) -> S | None:
        """What the card asks further of who wants it."""
        return self.further(state, option) if option.kind == "accept" else None

    def detail(self, state: S, option: Option) -> MessageArgs:
        """What it costs."""
        return self.effect.cost.price(state, self.bindings) if option.kind == "accept" else {}

    def take(self, state: S, option: Option, chance: Chance) -> None:
        """Pay and do it, or do what happens otherwise."""
        if option.kind == "accept":
            perform(state, self.effect.effects, self.bindings, self.effect.cost)
        else:
            perform(state, self.effect.otherwise, self.bindings)


# Numbers.


NO_CHANGE: Final = Change()
NO_MORE: Final[Fixed[Any, int]] = Fixed(0)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Modify(Lasting):
    """A number that is another: `n` more or less, or `set` to it, not beyond `least` or `most`.

    By itself it works while its card lies there: rules ask for its change. A game whose effects
    modify something `until` a time overrides `resolve`, which keeps a modifier in the state.

    Attributes:
        what: one of the language's numbers that can be modified.
        until: one of its durations, or "" as long as the card lies there.
    """

    what: str = argument(lambda reader, name, c: reader.word(name, c.language.modifiable))
    until: str = optional(
        argument(lambda reader, name, c: reader.word(name, c.language.durations)), ""
    )
    n: Expression[Any, int] = optional(number(), NO_MORE)
    to: int | None = called("set", optional(count(ALL), None))
    least: int | None = optional(count(ALL), None)
    most: int | None = optional(count(ALL), None)

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        if not any(reader.has(field) for field in ("n", "set", "least", "most")):
            raise reader.wrong("n", "is missing: a modifier has n, set, least or most")
        self._fixed = self._change(self.n.value) if isinstance(self.n, Fixed) else None

    def change(self, state: Any, bindings: Bindings) -> Change:
        """What becomes of the number now; nothing while its condition does not hold."""
        if not self.holds(state, bindings):
            return NO_CHANGE
        return self._fixed or self._change(self.n.of(state, bindings))

    def _change(self, n: int) -> Change:
        return Change(n, self.to, self.least, self.most)
