"""The language in which data files say what components do, compiled once.

An effect is a table whose `do` names its kind, and has the fields of that kind. An expression is a
figure, a word, or a table that is known by one of its fields: a number `{ count = "monsters" }`, a
condition `{ not = { flag = "in-haven" } }` or `{ count = "monsters", least = 2 }`. A game adds its
own kinds to a `Language`:

    QUEST = Language()

    @QUEST.effect("gain-favor", n=number(), who=seat())
    def gain_favor(state: Quest, bindings: Bindings, chance: Chance, n: int, who: int) -> None: ...

    @QUEST.conditions.form("plot-active", plot=declaring.name("plot"))
    def plot_active(state: Quest, bindings: Bindings, plot: int) -> bool: ...

Each argument is a field of the table, declared by `declaring` or by this module. It is read when
the box is loaded, refused by one sentence if it is wrong, and reckoned when the function is called.
What is more than a function, because it asks somebody or can be a price, is a subclass of `Effect`,
which declares its fields likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field as dataclass_field
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel import declaring
from mathom.kernel.effects import (
    ALL,
    NOTHING,
    UNBOUND,
    Bindings,
    Effect,
    Expression,
    Fixed,
    Group,
    Script,
    read_field,
)
from mathom.kernel.reading import Reader
from mathom.kernel.schema import Context

MOST: Final = 30
"""No figure on a card is larger."""

T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[..., Any])

# The fields of a table.

Read = Callable[[Reader, str, "Compiler"], object]
"""Reads a field of a table."""


def argument(read: Read) -> Any:
    """A field of an effect or an expression that `declaring` does not know."""
    return dataclass_field(metadata={"read": read})


def constant(value: object) -> Any:
    """A field that a kind of effect does not read, because it is always the same."""
    return argument(lambda reader, name, compiler: value)


def called(name: str, declaration: Any) -> Any:
    """A field that data files call otherwise, by a word that Python keeps for itself."""
    return declaring.changed(declaration, stored_as=name)


def flag() -> Any:
    """True or false, false where it is left out."""
    return declaring.optional(declaring.flag(), False)


def words(words: Sequence[str]) -> Any:
    """A list of some words."""
    return argument(
        lambda reader, name, compiler: tuple(words[n] for n in reader.some_of(name, words))
    )


def text() -> Any:
    """Any text that is not empty."""
    return argument(lambda reader, name, compiler: reader.text(name))


def one_of(names: Sequence[str]) -> Any:
    """One of some names, by its number."""
    return argument(lambda reader, name, compiler: reader.one_of(name, names))


def some_of(names: Sequence[str]) -> Any:
    """A list of some names, by their numbers."""
    return argument(lambda reader, name, compiler: tuple(reader.some_of(name, names)))


def this(role: str) -> Any:
    """No field: the component itself that says it, UNBOUND if it is of another role."""
    return argument(lambda reader, name, compiler: compiler.this(role))


def script() -> Any:
    """Effects of a component, or inside an effect; none where they are left out."""
    return argument(lambda reader, name, compiler: compiler.inner(reader, name))


def field_of(sort: str) -> Any:
    """A field of a sort that only the game's language knows."""
    return argument(
        lambda reader, name, compiler: compiler.language.fields[sort](reader, name, compiler)
    )


def expression(forms: Forms[Any]) -> Any:
    """An expression of some sort; the function gets what it is now."""
    return argument(lambda reader, name, compiler: forms.read(reader, name, compiler))


def expressions(forms: Forms[Any]) -> Any:
    """A list of expressions, which the function gets as they are."""
    return argument(lambda reader, name, compiler: tuple(forms.read_list(reader, name, compiler)))


def number() -> Any:
    """A number: a figure, "all", or what is reckoned from the state."""
    return argument(lambda reader, name, compiler: compiler.number(reader, name))


def condition() -> Any:
    """A condition."""
    return argument(lambda reader, name, compiler: compiler.condition(reader, name))


def seat() -> Any:
    """A seat, by a word such as "self"."""
    return argument(lambda reader, name, compiler: compiler.seat(reader, name))


# Kinds that are functions.

Arguments = Mapping[str, Any]


def _read(arguments: Arguments, reader: Reader, compiler: Compiler) -> dict[str, object]:
    return {
        name: read_field(declaration, reader, name, compiler)
        for name, declaration in arguments.items()
    }


def _reckon(values: Mapping[str, object], state: Any, bindings: Bindings) -> dict[str, Any]:
    return {
        name: value.of(state, bindings) if isinstance(value, Expression) else value
        for name, value in values.items()
    }


class Call(Expression[Any, T]):
    """An expression that a function reckons."""

    def __init__(self, function: Callable[..., T], values: dict[str, object]) -> None:
        """`values` are its arguments as they were read."""
        self.function: Final = function
        self.values: Final = values

    def of(self, state: Any, bindings: Bindings) -> T:
        if not self.values:
            return self.function(state, bindings)
        return self.function(state, bindings, **_reckon(self.values, state, bindings))


class CallEffect(Effect):
    """An effect that a function does."""

    def __init__(self, function: Callable[..., None], arguments: Arguments) -> None:
        super().__init__()
        self.function: Final = function
        self.arguments: Final = arguments
        self.values: dict[str, object] = {}

    def read(self, reader: Reader, compiler: Compiler) -> None:
        super().read(reader, compiler)
        self.values = _read(self.arguments, reader, compiler)

    def resolve(self, state: Any, bindings: Bindings, chance: Any) -> None:
        self.function(state, bindings, chance, **_reckon(self.values, state, bindings))


# Sorts of expressions.


@mypyc_attr(allow_interpreted_subclasses=True)
class Forms(Generic[T]):
    """The ways to write expressions of one sort: numbers, conditions, seats, or a game's own.

    A table is known by one of its fields, which has the name of a form, or by what its field
    `selector` says. A form without fields of its own may also stand alone, as a word.

    Attributes:
        sort: what such an expression is, for sentences.
        forms, words: by name, all forms and those that may stand alone.
    """

    def __init__(self, sort: str, selector: str = "") -> None:
        self.sort: Final = sort
        self.selector: Final = selector
        self.forms: Final[dict[str, Callable[[Reader, Compiler], Expression[Any, T]]]] = {}
        self.words: Final[dict[str, Expression[Any, T]]] = {}

    def form(self, name: str, **arguments: Any) -> Callable[[Function], Function]:
        """Let a function of a state and bindings reckon the expressions of this name."""

        def register(function: Function) -> Function:
            self.forms[name] = lambda table, compiler: Call(
                function, _read(arguments, table, compiler)
            )
            if not arguments:
                self.words[name] = Call(function, {})
            return function

        return register

    def read(self, reader: Reader, field: str, compiler: Compiler) -> Expression[Any, T]:
        """The expression in a field.

        Raises:
            BadData: there is none, or it is of no form.
        """
        if not isinstance(reader.value(field), dict):
            return self.read_word(reader, field, compiler)
        table = reader.table(field)
        found = self.read_table(table, compiler)
        table.end()
        return found

    def read_list(self, reader: Reader, field: str, compiler: Compiler) -> list[Expression[Any, T]]:
        """The expressions of a list."""
        table = reader.listed(field, len(reader.items(field)))
        return [self.read(table, name, compiler) for name in table.names()]

    def read_word(self, reader: Reader, field: str, compiler: Compiler) -> Expression[Any, T]:
        """An expression that is not a table."""
        return reader.entry(field, self.words)

    def read_table(self, table: Reader, compiler: Compiler) -> Expression[Any, T]:
        """An expression that is a table, by its selector or its first field that names a form."""
        if self.selector and table.has(self.selector):
            return table.entry(self.selector, self.forms)(table, compiler)
        for name in table.names():
            if name in self.forms:
                return self.forms[name](table, compiler)
        raise self.none(table)

    def none(self, table: Reader) -> Exception:
        """The error for a table that is of no form."""
        names = ", ".join(self.forms)
        return table.wrong(self.selector or self.sort, f"is missing; {self.sort}s are {names}")


class NumberForms(Forms[int]):
    """Numbers; a figure is one by itself."""

    def read_word(self, reader: Reader, field: str, compiler: Compiler) -> Expression[Any, int]:
        if isinstance(reader.value(field), str):
            return super().read_word(reader, field, compiler)
        return Fixed(reader.count(field, MOST, -MOST))


class ConditionForms(Forms[bool]):
    """Conditions; a table with several of them asks for all.

    A number is one with its bounds, `{ count = "monsters", least = 2, below = 5 }`.
    """

    def read_table(self, table: Reader, compiler: Compiler) -> Expression[Any, bool]:
        if table.has(self.selector):
            return super().read_table(table, compiler)
        parts = [self.forms[name](table, compiler) for name in table.names() if name in self.forms]
        if any(table.has(bound) for bound in BOUNDS):
            parts.append(Bounded(table, compiler))
        if not parts:
            raise self.none(table)
        return parts[0] if len(parts) == 1 else Call(_all, {"parts": tuple(parts)})


Conditions = tuple[Expression[Any, bool], ...]


def _all(state: Any, bindings: Bindings, parts: Conditions) -> bool:
    return all(part.of(state, bindings) for part in parts)


def _any(state: Any, bindings: Bindings, parts: Conditions) -> bool:
    return any(part.of(state, bindings) for part in parts)


BOUNDS: Final[dict[str, Callable[[int, int], bool]]] = {
    "least": lambda number, bound: number >= bound,
    "most": lambda number, bound: number <= bound,
    "above": lambda number, bound: number > bound,
    "below": lambda number, bound: number < bound,
}


class Bounded(Expression[Any, bool]):
    """Whether a number lies within bounds, which are among the fields of its table."""

    def __init__(self, table: Reader, compiler: Compiler) -> None:
        self.number: Final = compiler.language.numbers.read_table(table, compiler)
        self.bounds: Final = [
            (bound, compiler.number(table, bound)) for bound in BOUNDS if table.has(bound)
        ]

    def of(self, state: Any, bindings: Bindings) -> bool:
        number = self.number.of(state, bindings)
        return all(BOUNDS[bound](number, limit.of(state, bindings)) for bound, limit in self.bounds)


class Exists(Expression[Any, bool]):
    """Whether there is one of a group for whom something holds: `exists` and `cond`."""

    def __init__(self, table: Reader, compiler: Compiler) -> None:
        self.group: Final = compiler.group(table, "exists")
        self.condition: Final = compiler.condition(table, "cond")

    def of(self, state: Any, bindings: Bindings) -> bool:
        return any(self.condition.of(state, one) for one in self.group.of(state, bindings))


class Language:
    """The words of one game's cards.

    Attributes:
        effects: what makes an effect of each kind, by what `do` says; it is read after that.
        fields: how the fields of a sort are read that the game's components alone have.
        numbers, conditions, seats: the forms of expressions that every game has.
        groups: what "for-each" goes through, by the name that each of them is bound to.
        roles: of the fields of expressions that list components, the role of these.
        modifiable: the numbers that cards can modify; `durations` are until when.
    """

    def __init__(self, modifiable: tuple[str, ...] = (), durations: tuple[str, ...] = ()) -> None:
        """The numbers and conditions of every game; its effects are all its own to add."""
        self.modifiable: Final = modifiable
        self.durations: Final = durations
        self.effects: Final[dict[str, Callable[[], Effect]]] = {}
        self.fields: Final[dict[str, Read]] = {}
        self.groups: Final[dict[str, Group]] = {}
        self.roles: Final[dict[str, str]] = {}
        self.seats: Final = Forms[int]("seat")
        numbers = self.numbers = NumberForms("number", "count")
        conditions = self.conditions = ConditionForms("condition", "flag")
        numbers.form("all")(lambda state, bindings: ALL)
        numbers.form("mul", mul=declaring.count(MOST, -MOST), of=number())(
            lambda state, bindings, mul, of: mul * of
        )
        numbers.form("add", add=expressions(numbers))(
            lambda state, bindings, add: sum(part.of(state, bindings) for part in add)
        )
        conditions.form("any", parts=called("any", expressions(conditions)))(_any)
        conditions.form("all", parts=called("all", expressions(conditions)))(_all)
        conditions.form("not", part=called("not", condition()))(
            lambda state, bindings, part: not part
        )
        conditions.forms["exists"] = Exists

    def effect(self, name: str, **arguments: Any) -> Callable[[Function], Function]:
        """Let a function of a state, bindings and chance do the effects of this name."""

        def register(function: Function) -> Function:
            self.effects[name] = lambda: CallEffect(function, arguments)
            return function

        return register

    def group(self, name: str) -> Callable[[Function], Function]:
        """Let a function of a state and bindings list those of a group by their numbers."""

        def register(function: Function) -> Function:
            self.groups[name] = Group(name, function)
            return function

        return register


class Compiler:
    """Turns tables into scripts and keeps count of them.

    Attributes:
        names: the ids of components by role; `context` binds declarations to them.
        scripts, effects: everything compiled so far, in order of number.
        labels: what the ways to choose between are called that were read so far.
        path: the script or effect that is being compiled, for people.
    """

    def __init__(self, language: Language, names: Mapping[str, tuple[str, ...]]) -> None:
        self.language: Final = language
        self.names: Final = names
        self.context: Final = Context(names, {})
        self.scripts: Final[list[Script]] = []
        self.effects: Final[list[Effect]] = []
        self.labels: Final[list[str]] = []
        self.path = ""

    def script(self, reader: Reader, field: str, path: str) -> Script:
        """The script in `field`, known as `path`; NOTHING if there is no such field.

        Raises:
            BadData: an effect is unknown or wrong; the sentence names record and field.
        """
        if not reader.has(field):
            return NOTHING
        around = self.path
        effects: list[Effect] = []
        for number, table in enumerate(reader.tables(field)):
            self.path = f"{path}/{number}"
            effects.append(self._effect(table))
        self.path = around
        if not effects:
            return NOTHING
        script = Script(len(self.scripts), path, tuple(effects))
        self.scripts.append(script)
        return script

    def effect_of(self, table: Reader, part: str, make: Callable[[], Effect]) -> Effect:
        """The effect in a table whose kind follows from where it stands, so that it has no `do`.

        `part` is its place in the component, such as `modes/0`.
        """
        around = self.path
        self.path = f"{around}/{part}"
        found = self._made(make(), table)
        self.path = around
        return found

    def inner(self, reader: Reader, field: str) -> Script:
        """A script of the component, or inside the effect, that is being compiled."""
        return self.script(reader, field, f"{self.path}/{field}")

    def this(self, role: str) -> int:
        """The card that is being compiled if it is of this role, or UNBOUND."""
        found, _, rest = self.path.partition("/")
        id = rest.partition("/")[0]
        return self.names[role].index(id) if found == role and id in self.names[role] else UNBOUND

    def label(self, reader: Reader, field: str) -> int:
        """The label in `field`, by its number."""
        label = reader.text(field)
        if label not in self.labels:
            self.labels.append(label)
        return self.labels.index(label)

    def number(self, reader: Reader, field: str) -> Expression[Any, int]:
        """The number in `field`."""
        return self.language.numbers.read(reader, field, self)

    def condition(self, reader: Reader, field: str) -> Expression[Any, bool]:
        """The condition in `field`."""
        return self.language.conditions.read(reader, field, self)

    def seat(self, reader: Reader, field: str) -> Expression[Any, int]:
        """The seat in `field`."""
        return self.language.seats.read(reader, field, self)

    def group(self, reader: Reader, field: str) -> Group:
        """The group in `field`."""
        return reader.entry(field, self.language.groups)

    def _effect(self, table: Reader) -> Effect:
        return self._made(table.entry("do", self.language.effects)(), table)

    def _made(self, effect: Effect, table: Reader) -> Effect:
        path = self.path
        effect.read(table, self)
        table.end()
        effect.index = len(self.effects)
        effect.path = path
        self.effects.append(effect)
        self.path = path
        return effect
