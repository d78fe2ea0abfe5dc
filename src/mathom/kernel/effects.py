"""What the components of a game do: scripts of effects, and how they are carried out.

Data files say it in tables, which `language` compiles once into the small objects of this module.
An effect is done at a moment; an expression is a number, a condition or a set of places that
depends on the state. Names in a script, such as "the hero", are looked up in its bindings. A script
that is being carried out is a frame like any other: it can be saved between any two of its effects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Choice, Step
from mathom.kernel.chance import Recorded
from mathom.kernel.errors import BadRecord
from mathom.kernel.event import Event
from mathom.kernel.fields import Field
from mathom.kernel.option import MessageArgs, Option
from mathom.kernel.state import State, advance

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

S = TypeVar("S", bound=State)
T = TypeVar("T")

UNBOUND: Final = -1
"""What a name stands for that was bound to nothing."""
ALL: Final = 1_000
"""As many as there are."""


class Bindings:
    """What the names in a script stand for: seats, cards or places, by their numbers.

    A frozen value. The name `left` is known to every game: how much of the effect that is being
    carried out is still to be done.
    """

    __slots__ = ("_bound",)

    def __init__(self, **bound: int) -> None:
        self._bound: Final = {name: n for name, n in bound.items() if n != UNBOUND}

    def __getitem__(self, name: str) -> int:
        return self._bound.get(name, UNBOUND)

    def bind(self, **bound: int) -> Bindings:
        """These with some names bound anew."""
        return Bindings(**{**self._bound, **bound})

    @property
    def left(self) -> int:
        """How much is still to be done, nothing unless `leaving` said so."""
        return self._bound.get("left", 0)

    def leaving(self, left: int) -> Bindings:
        """These with so much still to be done."""
        return self.bind(left=left or UNBOUND)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bindings) and self._bound == other._bound

    def __hash__(self) -> int:
        return hash(frozenset(self._bound.items()))

    def __repr__(self) -> str:
        return f"Bindings({', '.join(f'{name}={n}' for name, n in self._bound.items())})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as a call."""
        return _bindings, (self._bound,)


def _bindings(bound: dict[str, int]) -> Bindings:
    return Bindings(**bound)


NO_BINDINGS: Final = Bindings()


@mypyc_attr(allow_interpreted_subclasses=True)
class Expression(Generic[S, T]):
    """Something that a card says and that depends on the state, such as a number."""

    def of(self, state: S, bindings: Bindings) -> T:
        """What it is now."""
        raise NotImplementedError


class Fixed(Expression[S, T]):
    """What is always the same."""

    def __init__(self, value: T) -> None:
        self.value: Final = value

    def of(self, state: S, bindings: Bindings) -> T:
        return self.value


class Group(Expression[Any, list[Bindings]]):
    """Several of a kind: for each of them bindings in which the group's name means that one."""

    def __init__(self, name: str, members: Callable[[Any, Bindings], Iterable[int]]) -> None:
        self.name: Final = name
        self.members: Final = members

    def of(self, state: Any, bindings: Bindings) -> list[Bindings]:
        return [bindings.bind(**{self.name: n}) for n in self.members(state, bindings)]


def read_field(declaration: Any, reader: Reader, name: str, compiler: Compiler) -> object:
    """A field as `declaring` or `language` has declared it."""
    about = declaration.metadata
    name = about.get("stored_as") or name
    if "optional" in about and not reader.has(name):
        return about["optional"]()
    if "bind" in about:
        return about["bind"](compiler.context).read(reader, name)
    return about["read"](reader, name, compiler)


def read_fields(
    part: object, reader: Reader, compiler: Compiler, given: Mapping[str, object]
) -> None:
    """Give a part, a dataclass without a constructor, what it declares, unless it is given."""
    for field in fields(part) if hasattr(type(part), "__dataclass_fields__") else ():  # type: ignore[arg-type]
        about = field.metadata
        if field.name in given:
            setattr(part, field.name, given[field.name])
        elif "kept" in about:
            assert field.default_factory is not MISSING
            setattr(part, field.name, field.default_factory())
        elif about:  # compiled, class attributes are fields, too
            setattr(part, field.name, read_field(field, reader, field.name, compiler))


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a card does.

    A kind of effect that is more than a function is a dataclass without a constructor: each field
    of its table is declared once, by `declaring` or `language`: `n: Number = number()`.

    Attributes:
        asks: the frames by which it lets somebody decide something.
        when: a condition that every effect may have, without which it does not happen.
        index: its place among all effects of the box, and `path` the same for people, such as
            `peril/khazad-dum/effects/1`; the compiler sets both.
    """

    asks: ClassVar[tuple[type[EffectChoice[Any, Any]], ...]] = ()

    def __init__(self) -> None:
        """An effect that nothing was read of."""
        self.index = -1
        self.path = ""
        self.when: Expression[Any, bool] | None = None

    def read(self, reader: Reader, compiler: Compiler) -> None:
        """Read the declared fields; the compiler sees to `do` and to whatever is left over."""
        if reader.has("when"):
            self.when = compiler.condition(reader, "when")
        read_fields(self, reader, compiler, {})

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        """Do it, or push the frames that do; the rest of the script waits below them."""
        raise NotImplementedError

    def holds(self, state: Any, bindings: Bindings) -> bool:
        """Whether its condition is true, if it has one."""
        return self.when is None or self.when.of(state, bindings)

    def payable(self, state: Any, bindings: Bindings) -> bool:
        """Whether it could be paid in full as a cost; True unless overridden."""
        return True

    def price(self, state: Any, bindings: Bindings) -> MessageArgs:
        """What it takes as a cost, in the words of an option's detail; empty by default."""
        return {}

    def bearable(self, state: Any, bindings: Bindings, seat: int) -> bool:
        """Whether `seat` has all that it takes from the one who chooses it; True by default."""
        return True

    def printed(self) -> str:
        """The component that it is printed on, as `role/id`."""
        return "/".join(self.path.split("/")[:2])


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect):
    """What works for as long as its card lies there: rules ask about it, and it is never done."""

    def resolve(self, state: Any, bindings: Bindings, chance: Chance) -> None:
        """It works already."""


class Script:
    """Effects that happen one after the other.

    Attributes:
        index, path: as those of an effect.
    """

    __slots__ = ("effects", "index", "path")

    def __init__(self, index: int, path: str, effects: tuple[Effect, ...]) -> None:
        self.index: Final = index
        self.path: Final = path
        self.effects: Final = effects

    def __len__(self) -> int:
        """How many effects it has."""
        return len(self.effects)

    def payable(self, state: Any, bindings: Bindings) -> bool:
        """Whether it could be paid in full as a cost."""
        return all(effect.payable(state, bindings) for effect in self.effects)

    def price(self, state: Any, bindings: Bindings) -> MessageArgs:
        """What it takes as a cost, in the words of an option's detail."""
        found: MessageArgs = {}
        for effect in self.effects:
            found.update(effect.price(state, bindings))
        return found


NOTHING: Final = Script(-1, "", ())
"""The script of a card that says nothing."""


class Perform(Step[State]):
    """Carry out a script from one of its effects on."""

    __slots__ = ("at", "bindings", "script")
    __match_args__ = ("script", "at", "bindings")

    def __init__(self, script: Script, at: int, bindings: Bindings) -> None:
        """The effects from `at` on are still to be done."""
        self.script: Final = script
        self.at: Final = at
        self.bindings: Final = bindings

    def run(self, state: State, chance: Chance) -> None:
        """Do one effect; the rest waits below whatever it pushes."""
        if self.at + 1 < len(self.script.effects):
            state.push(Perform(self.script, self.at + 1, self.bindings))
        effect = self.script.effects[self.at]
        if effect.holds(state, self.bindings):
            effect.resolve(state, self.bindings, chance)

    def problem(self, state: State) -> str:
        return "agenda-script" if self.at >= len(self.script.effects) else ""


def perform(state: State, script: Script, bindings: Bindings, cost: Script = NOTHING) -> None:
    """Carry out a script next, if there is anything in it, after paying what it costs."""
    for part in (script, cost):
        if part.effects:
            state.push(Perform(part, 0, bindings))


def rebind(state: State, bindings: Bindings) -> None:
    """Let the rest of the script that is being carried out go on with other bindings.

    Called by an effect, or by the choice it asked, once something is chosen: the rest of its
    script is then what waits on top of the agenda.
    """
    if state.agenda and isinstance(state.agenda[-1], Perform):
        rest = state.agenda.pop()
        assert isinstance(rest, Perform)
        state.push(Perform(rest.script, rest.at, bindings))


E = TypeVar("E", bound=Effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectChoice(Choice[S], Generic[S, E]):
    """Something that a seat decides for an effect; each kind of question is a subclass."""

    __slots__ = ("bindings", "effect")
    __match_args__ = ("seat", "effect", "bindings")

    def __init__(self, seat: int, effect: E, bindings: Bindings) -> None:
        """Asked of `seat` on behalf of `effect`."""
        self.seat = seat
        self.effect: Final = effect
        self.bindings: Final = bindings

    def problem(self, state: S) -> str:
        return "" if type(self) in self.effect.asks else "agenda-question"

    def prompt_args(self, state: S) -> MessageArgs:
        """The card that asks, as `role/id`, and how many are still to be chosen."""
        return {"printed": self.effect.printed(), "count": self.bindings.left}

    def ask_next(self, state: S, left: int) -> None:
        """Ask the same again while so much is left."""
        state.push(type(self)(self.seat, self.effect, self.bindings.leaving(left)))

    def further(self, state: S, option: Option) -> S | None:
        """Where the same card asks the same seat next if it chooses `option`.

        None if chance has a say before, if anybody is told something in private, or if the seat
        sees anything that it has not seen yet.
        """
        after: Any = state.copy()
        told: list[Event] = []
        after.events = told
        try:
            advance(after, option, Recorded(()))
        except BadRecord:
            return None
        after.events = None
        asked = None if after.outcome is not None else after.choice
        same = (
            isinstance(asked, EffectChoice)
            and asked.seat == self.seat
            and asked.effect.printed() == self.effect.printed()
            and all(event.seats is None for event in told)
            and after.unknown(self.seat) == state.unknown(self.seat)
        )
        return after if same else None


# Frames as text.


class BindingsField(Field):
    """Bindings, written as a table of the names that are bound, in the order of `names`."""

    def __init__(self, names: Mapping[str, Field], stored_as: str = "") -> None:
        """For each name how what it stands for is written."""
        self.names: Final = names
        self.stored_as = stored_as

    def write(self, value: object) -> object:
        assert isinstance(value, Bindings)
        return {
            name: field.write(value[name])
            for name, field in self.names.items()
            if value[name] != UNBOUND
        }

    def read(self, reader: Reader, name: str) -> object:
        table = reader.table(name)
        bound = {key: field.read(table, key) for key, field in self.names.items() if table.has(key)}
        table.end()
        return _bindings(bound)  # type: ignore[arg-type]  # every field of a name reads a number


class ScriptField(Field):
    """A script of the box, written as its path; None is written as null."""

    def __init__(self, scripts: Sequence[Script]) -> None:
        self.scripts: Final = {script.path: script for script in scripts}

    def write(self, value: object) -> object:
        assert value is None or isinstance(value, Script)
        return None if value is None else value.path

    def read(self, reader: Reader, name: str) -> object:
        return None if reader.value(name) is None else reader.entry(name, self.scripts)


class EffectField(Field):
    """An effect of the box, written as its path."""

    def __init__(self, effects: Sequence[Effect]) -> None:
        self.effects: Final = {effect.path: effect for effect in effects}

    def write(self, value: object) -> object:
        assert isinstance(value, Effect)
        return value.path

    def read(self, reader: Reader, name: str) -> object:
        return reader.entry(name, self.effects)
