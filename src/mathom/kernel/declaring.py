"""Declarations: each attribute of a state, and of its parts, is declared once.

A state and the parts it is made of are dataclasses without a constructor, and each attribute is
declared by one of the functions below: `coins: int = count()`, `cards: tuple[int, ...] =
zone("card")`. The declaration says how the attribute begins, how it is written and read back, how
a copy takes it over, which components lie in it and who knows them; a `Schema` derives the rest
from it, bound to the components of a box. `new` makes an instance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, field, fields
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BrokenState
from mathom.kernel.fields import (
    Each,
    Field,
    Flag,
    Hands,
    Mask,
    Maybe,
    Name,
    Names,
    Number,
    Numbers,
    Others,
    Tally,
    Unseen,
    Word,
    write_frame,
)
from mathom.kernel.instances import InPlay, InstancesField
from mathom.kernel.outcome import write_outcome
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State, Unknown

Roles = Mapping[str, Sequence[str]]
"""The ids of a box's components by role; their order is that of the numbers."""

T = TypeVar("T")
D = TypeVar("D", bound="DeclaredState")

# Declarations.

Bind = Callable[[Roles], Field]
"""Makes a field of a declaration when the components are known."""


def declared(bind: Bind, start: Callable[[], object], stored_as: str = "") -> Any:
    """Declare an attribute.

    Args:
        bind: how it is written.
        start: makes its value at the beginning.
        stored_as: what it is called in texts, if that is not its name.
    """
    return field(default_factory=start, metadata={"bind": bind, "stored_as": stored_as})


def shared() -> Any:
    """What all states of a match share and their texts do not hold, such as the box."""
    return field(metadata={"shared": True})


def derived(start: object) -> Any:
    """What follows from other attributes: copied, never written; `start` does not change."""
    return field(default_factory=lambda: start, metadata={"shared": True})


def optional(declaration: Any, start: object) -> Any:
    """What a text may leave out, as data files do; `start` is what it is then."""
    return field(metadata={**declaration.metadata, "optional": lambda: start})


def count(most: int = 1_000_000, least: int = 0, stored_as: str = "") -> Any:
    """A whole number, 0 at the beginning."""
    return declared(lambda roles: Number(least, most), lambda: 0, stored_as)


def count_of(role: str) -> Any:
    """How many of the components of a role, in their order, have come: 0 to all of them."""
    return declared(lambda roles: Number(0, len(roles[role])), lambda: 0)


def counts(role: str, most: int = 1_000_000) -> Any:
    """A tuple with a number for each component of a role."""
    return declared(lambda roles: Numbers(most, len(roles[role])), tuple)


def flag() -> Any:
    """True or false, false at the beginning."""
    return declared(lambda roles: Flag(), lambda: False)


def word(words: Sequence[str]) -> Any:
    """One of some words."""
    return declared(lambda roles: Word(words), str)


def name(role: str) -> Any:
    """A component of a role, by its number."""
    return declared(lambda roles: Name(roles[role]), lambda: 0)


def maybe(role: str) -> Any:
    """The same, or -1 for none."""
    return declared(lambda roles: Maybe(roles[role]), lambda: -1)


def names(role: str) -> Any:
    """Some components of a role, which do not lie there."""
    return declared(lambda roles: Names(roles[role]), tuple)


def mask(role: str) -> Any:
    """A set of components as a bit mask."""
    return declared(lambda roles: Mask(roles[role]), lambda: 0)


def tally(role: str, most: int = 1_000_000) -> Any:
    """How many of something each component of a role has."""
    return declared(lambda roles: Tally(roles[role], most), list)


def zone(role: str, stored_as: str = "") -> Any:
    """A place where components of a role lie open, in order."""
    return declared(lambda roles: Names(roles[role], role), tuple, stored_as)


def unseen(role: str, stored_as: str = "") -> Any:
    """A deck of which nobody knows anything."""
    return declared(lambda roles: Unseen(roles[role], role), Deck, stored_as)


def unseen_by(of: str, role: str, stored_as: str = "") -> Any:
    """For each component of a role such a deck of components `of` another."""
    return declared(lambda roles: Each(Unseen(roles[of], of), roles[role], False), list, stored_as)


def hands_by(of: str, role: str) -> Any:
    """For each component of a role, such as a seat, components `of` another that only it knows."""
    return declared(lambda roles: Hands(Names(roles[of], of), roles[role], True), list)


def in_play(
    of: str,
    seats: str,
    marks: Sequence[str] = (),
    face_down: str = "",
    numbers: Sequence[str] = (),
    durations: Sequence[str] = (),
) -> Any:
    """The instances of cards in play, with their modifiers.

    Args:
        of: the role of the cards.
        seats: the role of those who control them.
        marks: the states that an instance can be in, such as tapped.
        face_down: the one of them in which only the controller knows the card, if there is one.
        numbers: the numbers that modifiers change.
        durations: when modifiers end, besides with their source.
    """
    return declared(
        lambda roles: InstancesField(
            roles[of], of, roles[seats], marks, face_down, numbers, durations
        ),
        InPlay,
    )


def parts(kind: type[T], role: str) -> Any:
    """For each component of a role a part of the state."""
    return field(metadata={"bind": lambda roles: Parts(Schema(kind, roles), roles[role])})


# What follows from declarations.


class Parts(Field):
    """A tuple of parts that have fields of their own, one for each of some names."""

    def __init__(self, schema: Schema[Any], names: Sequence[str]) -> None:
        """For each of `names` a part that `schema` describes."""
        self.schema: Final = schema
        self.names: Final = names

    def write(self, value: object) -> object:
        """The parts by name."""
        assert isinstance(value, tuple)
        return {name: self.schema.write(part) for name, part in zip(self.names, value, strict=True)}

    def read(self, reader: Reader, name: str) -> object:
        """The parts of a table."""
        table = reader.table(name)
        found: list[object] = []
        for key in self.names:
            inner = table.table(key)
            found.append(self.schema.read(inner))
            inner.end()
        table.end()
        return tuple(found)

    def show(self, value: object, seat: int | None) -> object:
        assert isinstance(value, tuple)
        shown = [self.schema.show(part, seat) for part in value]
        return dict(zip(self.names, shown, strict=True))

    def members(self, value: object, role: str) -> list[int]:
        """Everything in all of them."""
        assert isinstance(value, tuple)
        return [member for part in value for member in self.schema.members(part, role)]

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What is unknown in any of them."""
        assert isinstance(value, tuple)
        return [
            member
            for part in value
            for members in self.schema.unknown(part, role, seat).values()
            for member in members
        ]

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """The same parts with others in them."""
        assert isinstance(value, tuple)
        for part in value:
            self.schema.deal(part, role, seat, others)
        return value

    def copy(self, value: object) -> object:
        """Copies of the parts."""
        assert isinstance(value, tuple)
        return tuple(self.schema.copy(part) for part in value)

    def key(self, value: object) -> object:
        assert isinstance(value, tuple)
        return tuple(self.schema.key(part) for part in value)


def new(kind: type[T], **given: object) -> T:
    """An instance with its declared attributes as they are at the beginning, or as given."""
    part = kind()
    if kind not in _STARTS:
        every = {each.name: each.default_factory for each in fields(kind)}  # type: ignore[arg-type]
        _STARTS[kind] = {name: start for name, start in every.items() if start is not MISSING}
    for name, start in _STARTS[kind].items():
        if name not in given:
            setattr(part, name, start())
    for name, value in given.items():
        setattr(part, name, value)
    return part


_STARTS: Final[dict[type, dict[str, Callable[[], object]]]] = {}
"""What makes the values of a class's declared attributes at the beginning."""


class Schema(Generic[T]):
    """The declared attributes of a class, bound to the components of a box.

    Attributes:
        kind: the class.
        fields: the attributes that are written, by the names that texts have for them.
        optional: what attributes are that need not be written.
        shared: the attributes that copies share and texts do not hold.
    """

    def __init__(self, kind: type[T], roles: Roles) -> None:
        """The attributes of `kind`, whose roles are those of `roles`."""
        self.kind: Final = kind
        self.optional: Final[dict[str, Callable[[], object]]] = {}
        self.fields: Final[dict[str, tuple[str, Field]]] = {}
        self.shared: Final[list[str]] = []
        for attribute in fields(kind):  # type: ignore[arg-type]
            about = attribute.metadata
            if "bind" in about:
                name = about.get("stored_as") or attribute.name
                self.fields[name] = (attribute.name, about["bind"](roles))
                if "optional" in about:
                    self.optional[name] = about["optional"]
            else:
                assert "shared" in about, f"{attribute.name} is not declared"
                self.shared.append(attribute.name)

    def write(self, part: T) -> Json:
        """Everything that is written of a part, by the names in texts."""
        return {name: how.write(getattr(part, at)) for name, (at, how) in self.fields.items()}

    def read(self, reader: Reader, **given: object) -> T:
        """The part that `write` wrote; `given` are attributes that texts do not hold."""
        return new(self.kind, **self.values(reader, given))

    def values(self, reader: Reader, given: Mapping[str, object]) -> dict[str, object]:
        """The values of all attributes: those that are given, the others read."""
        found = dict(given)
        for name, start in self.optional.items():
            if not reader.has(name):
                found.setdefault(self.fields[name][0], start())
        for name, (at, how) in self.fields.items():
            if at not in found:
                found[at] = how.read(reader, name)
        return found

    def show(self, part: T, seat: int | None) -> Json:
        """The same for what a seat sees: null stands for every component that it does not know."""
        return {name: how.show(getattr(part, at), seat) for name, (at, how) in self.fields.items()}

    def members(self, part: T, role: str) -> list[int]:
        """Every component of a role that lies anywhere in a part."""
        return [
            member
            for at, how in self.fields.values()
            for member in how.members(getattr(part, at), role)
        ]

    def unknown(self, part: T, role: str, seat: int | None) -> dict[str, list[int]]:
        """By place, every component of a role that the seat does not know to lie there."""
        found = {
            name: how.unknown(getattr(part, at), role, seat)
            for name, (at, how) in self.fields.items()
        }
        return {name: members for name, members in found.items() if members}

    def deal(self, part: T, role: str, seat: int | None, others: Others) -> None:
        """Put others in place of all that the seat does not know."""
        for at, how in self.fields.values():
            setattr(part, at, how.deal(getattr(part, at), role, seat, others))

    def copy(self, part: T) -> T:
        """A part of the same value that shares nothing that changes."""
        values = {at: how.copy(getattr(part, at)) for at, how in self.fields.values()}
        return new(self.kind, **{at: getattr(part, at) for at in self.shared}, **values)

    def key(self, part: T) -> tuple[object, ...]:
        """A value that is equal, and hashes alike, for parts of the same value."""
        return tuple(how.key(getattr(part, at)) for at, how in self.fields.values())


class StateSchema(Schema[T]):
    """The declared attributes of a state, with what its text holds besides.

    Attributes:
        roles: the ids of the components.
        places: the roles of components that lie somewhere, which are never lost or doubled.
        seats: the names of the seats.
        frames: how each attribute of a frame is written.
        copier: the function that copies a state, if `scripts/copies.py` has written one.
        checker: looks at what must be true of a state besides what was declared.
    """

    def __init__(
        self,
        kind: type[T],
        roles: Roles,
        places: tuple[str, ...],
        seats: Sequence[str],
        frames: Mapping[str, Field],
        copier: Callable[[T], T] | None = None,
        checker: Callable[[T], None] | None = None,
    ) -> None:
        """The attributes of the state `kind`."""
        super().__init__(kind, roles)
        self.copier: Final = copier
        self.checker: Final = checker
        self.roles: Final = roles
        self.places: Final = places
        self.seats: Final = seats
        self.frames: Final = frames

    def begin(self, **given: object) -> T:
        """A state with its attributes as they are at the beginning, or as given."""
        return self._own(new(self.kind, **given))

    def read(self, reader: Reader, **given: object) -> T:
        """The state that `write` wrote."""
        return self._own(super().read(reader, **given))

    def copy(self, part: T) -> T:
        """A state of the same value, without its agenda."""
        return self._own(super().copy(part))

    def _own(self, state: T) -> T:
        assert isinstance(state, DeclaredState)
        state.schema = self
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredState(State):
    """A state whose attributes are declared: its text, its key and its secrets follow.

    Attributes:
        schema: what was declared, shared by all states of a game.
    """

    schema: StateSchema[Any]

    def copy(self: D) -> D:
        """A state of the same value."""
        schema: StateSchema[D] = self.schema
        if schema.copier is not None:
            return schema.copier(self)
        state = schema.copy(self)
        state.agenda = self.agenda.copy()
        state.outcome = self.outcome
        return state

    @property
    def players(self) -> int:
        """All seats, unless overridden."""
        return len(self.schema.seats)

    def check(self) -> None:
        """Confirm that every component is somewhere exactly once, and what the game adds."""
        for role in self.schema.places:
            if not self.conserved(role):
                raise BrokenState(f"{self.option_table.owner().id}-state-{role}s", {})
        if self.schema.checker is not None:
            self.schema.checker(self)

    def chosen(self) -> Mapping[str, str]:
        """The settings of the match; none unless overridden."""
        return {}

    def data(self) -> Json:
        """Everything that was declared, by ids."""
        schema = self.schema
        return {
            "settings": dict(self.chosen()),
            **schema.write(self),
            "outcome": write_outcome(self.outcome, schema.seats[: self.players]),
            "agenda": [write_frame(frame, schema.frames) for frame in self.agenda],
        }

    def deck_of(self, role: str, number: int) -> str:
        """The deck of a component: those of one deck can change places; the role by default."""
        return role

    def unknown(self, seat: int | None) -> Unknown:
        """By deck and place, what the seat does not know to lie there."""
        found: Unknown = {}
        for role in self.schema.places:
            ids = self.schema.roles[role]
            for place, members in self.schema.unknown(self, role, seat).items():
                for number in members:
                    deck = found.setdefault(self.deck_of(role, number), {})
                    deck.setdefault(place, []).append(ids[number])
        return found

    def hidden(self, seat: int | None) -> set[str]:
        """The ids of all that is unknown; each component is there once."""
        return {
            id
            for places in self.unknown(seat).values()
            for members in places.values()
            for id in members
        }

    def imagine(self, seat: int | None, chance: Chance) -> State:
        """Deal anew what the seat does not know, each way as likely as any other.

        Games in which a seat remembers more than where it sees things lie write their own.
        """
        state = self.copy()
        for role in self.schema.places:
            self.schema.deal(state, role, seat, _Dealer(self, role, seat, chance).others)
        return state

    def conserved(self, role: str) -> bool:
        """Whether every component of a role lies somewhere exactly once."""
        found = self.schema.members(self, role)
        return sorted(found) == list(range(len(self.schema.roles[role])))

    def key(self) -> tuple[object, ...]:
        """A value that is equal, and hashes alike, for states of the same value."""
        return (
            tuple(self.chosen().items()),
            self.schema.key(self),
            self.outcome,
            tuple(self.agenda),
        )

    def __eq__(self, other: object) -> bool:
        """Whether both states have the same value."""
        return isinstance(other, DeclaredState) and self.key() == other.key()

    def __hash__(self) -> int:  # type: ignore[override]
        """Agrees with equality; a state that is changed afterwards hashes otherwise."""
        return hash(self.key())


class _Dealer:
    """Deals what a seat does not know of one role."""

    def __init__(self, state: DeclaredState, role: str, seat: int | None, chance: Chance) -> None:
        self.state: Final = state
        self.role: Final = role
        self.chance: Final = chance
        self.decks: Final[dict[str, list[int]]] = {}
        unknown = state.schema.unknown(state, role, seat).values()
        # In order of number: any other order could tell where something lies.
        for number in sorted(number for members in unknown for number in members):
            self.decks.setdefault(state.deck_of(role, number), []).append(number)

    def others(self, members: list[int]) -> list[int]:
        """As many of the same decks, in order of number."""
        dealt: list[int] = []
        for number in members:
            deck = self.decks[self.state.deck_of(self.role, number)]
            dealt.append(deck.pop(self.chance.pick(len(deck))))
        return sorted(dealt)
