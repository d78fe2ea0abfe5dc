"""Declarations: each attribute of a state, and of its parts, is declared once.

A state and the parts it is made of are dataclasses without a constructor, and each attribute is
declared by one of the functions below: `coins: int = count()`, `cards: tuple[int, ...] =
zone("card")`. The declaration says how the attribute begins, how it is written and read back, how
a copy takes it over, which components lie in it and who knows them; a `Schema` derives the rest
from it, bound to the components of a box. `new` makes an instance.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, field, fields, replace
from functools import partial
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BrokenState
from mathom.kernel.face_down import (
    ClueField,
    Clues,
    HiddenCardField,
    HiddenCards,
    MaybeHiddenCard,
    PileField,
)
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
    OrNull,
    Others,
    Owner,
    PoolOf,
    Put,
    Sparse,
    Unseen,
    Word,
    Zone,
    is_plain,
    write_frame,
)
from mathom.kernel.instances import InPlay, InstancesField
from mathom.kernel.outcome import write_outcome
from mathom.kernel.pile import HiddenCard, Pile
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State, Unknown
from mathom.kernel.tables import Columns, MaybeSeveral, OpenDeck, Rows, Several, Table

Roles = Mapping[str, Sequence[str]]
"""The ids of a box's components by role; their order is that of the numbers."""

T = TypeVar("T")
D = TypeVar("D", bound="DeclaredState")


class Context:
    """What declarations are bound to.

    Attributes:
        roles: the ids of the components.
        frames: how each attribute of a frame is written.
    """

    def __init__(self, roles: Roles, frames: Mapping[str, Field]) -> None:
        self.roles: Final = roles
        self.frames: Final = frames

    def __getitem__(self, role: str) -> Sequence[str]:
        """The ids of a role."""
        return self.roles[role]

    def card(self, role: str) -> HiddenCardField:
        """How a face-down card of a role is written."""
        return HiddenCardField(self[role], role, self["seat"])


# Declarations.

Bind = Callable[[Context], Field]
"""Makes a field of a declaration when the components are known."""


def declared(
    bind: Bind, start: Callable[[], object], stored_as: str = "", pool: PoolOf = ""
) -> Any:
    """Declare an attribute.

    Args:
        bind: how it is written.
        start: makes its value at the beginning.
        stored_as: what it is called in texts, if that is not its name.
        pool: the pool of the components that lie there, if they are of one.
    """

    def pooled(context: Context) -> Field:
        made = bind(context)
        if pool != "":
            made.pool = pool
        return made

    return field(default_factory=start, metadata={"bind": pooled, "stored_as": stored_as})


def shared() -> Any:
    """What all states of a match share and their texts do not hold, such as the box."""
    return field(metadata={"kept": "shared"})


def derived(start: object) -> Any:
    """What follows from other attributes: copied, never written; `start` does not change."""
    return field(default_factory=lambda: start, metadata={"kept": "derived"})


def optional(declaration: Any, start: object) -> Any:
    """What a text may leave out, as data files do; `start` is what it is then."""
    return field(metadata={**declaration.metadata, "optional": lambda: start})


def beside(attribute: str, start: Callable[[], object]) -> Any:
    """What is written together with another attribute, whose declaration says how."""
    return field(default_factory=start, metadata={"beside": attribute})


def as_in_frames(name: str, start: object = None) -> Any:
    """What frames have, too, under this name; `start` does not change."""
    return declared(lambda context: context.frames[name], lambda: start)


def count(most: int = 1_000_000, least: int = 0, stored_as: str = "") -> Any:
    """A whole number, 0 at the beginning."""
    return declared(lambda roles: Number(least, most), lambda: 0, stored_as)


def maybe_count(most: int = 1_000_000) -> Any:
    """The same, or -1 for none."""
    return declared(lambda roles: OrNull(Number(0, most), -1), lambda: -1)


def count_of(role: str, least: int = 0) -> Any:
    """How many of the components of a role, in their order, have come: `least` to all of them."""
    return declared(lambda roles: Number(least, len(roles[role])), lambda: least)


def number_of(role: str) -> Any:
    """The number of a component of a role, written as it is."""
    return declared(lambda roles: Number(0, len(roles[role]) - 1), lambda: 0)


def counts(role: str, most: int = 1_000_000) -> Any:
    """A tuple with a number for each component of a role."""
    return declared(lambda roles: Numbers(most, len(roles[role])), tuple)


def flag() -> Any:
    """True or false, false at the beginning."""
    return declared(lambda roles: Flag(), lambda: False)


def word(words: Sequence[str]) -> Any:
    """One of some words."""
    return declared(lambda roles: Word(words), str)


def name(role: str, pool: PoolOf = "") -> Any:
    """A component of a role, by its number; with a pool, it lies there."""
    return declared(lambda roles: Name(roles[role], role if pool else ""), lambda: 0, "", pool)


def maybe(role: str, zone: bool = False, others: Mapping[int, str] | None = None) -> Any:
    """The same, or -1 for none; `others` are numbers below with their words."""
    return declared(lambda roles: Maybe(roles[role], role if zone else "", others), lambda: -1)


def names(role: str) -> Any:
    """Some components of a role, which do not lie there."""
    return declared(lambda roles: Names(roles[role]), tuple)


def mask(role: str) -> Any:
    """A set of components as a bit mask."""
    return declared(lambda roles: Mask(roles[role]), lambda: 0)


def tally(role: str, most: int = 1_000_000) -> Any:
    """How many of something each component of a role has; those without are not written."""
    return declared(lambda roles: Sparse(Number(1, most), roles[role], 0), list)


def whereabouts(role: str, at: str) -> Any:
    """For each component of a role the component of another that it is at, or -1."""
    return declared(lambda roles: Sparse(Name(roles[at]), roles[role], -1), list)


def zone(role: str, stored_as: str = "", pool: PoolOf = "") -> Any:
    """A place where components of a role lie open, in order."""
    return declared(lambda roles: Names(roles[role], role), tuple, stored_as, pool)


def pile_of(role: str, pool: PoolOf) -> Any:
    """A face-down pile of cards of a role."""
    return declared(lambda context: PileField(context.card(role)), Pile, pool=pool)


def hand_of(role: str, pool: PoolOf) -> Any:
    """Face-down cards whose order means nothing."""
    return declared(lambda c: HiddenCards(c.card(role), in_order=False), tuple, pool=pool)


def face_down(role: str, pool: PoolOf) -> Any:
    """Face-down cards in order."""
    return declared(lambda c: HiddenCards(c.card(role), in_order=True), tuple, pool=pool)


def hidden_card(role: str, pool: PoolOf) -> Any:
    """One face-down card, the first of its role at the beginning."""
    return declared(lambda context: context.card(role), lambda: HiddenCard(0, 0), pool=pool)


def maybe_hidden_card(role: str, pool: PoolOf) -> Any:
    """The same, or None."""
    return declared(lambda c: MaybeHiddenCard(c.card(role), in_order=True), lambda: None, pool=pool)


def clues_on(pool: PoolOf) -> Any:
    """What is known of several cards of a pool together."""
    return declared(lambda roles: Clues(ClueField(roles["seat"])), tuple, pool=pool)


def open_deck(role: str, pool: str) -> Any:
    """A deck of which nobody knows anything, and `beside` it its discard pile."""
    return declared(lambda roles: OpenDeck(roles[role], role, pool), Deck)


def several(**of: Any) -> Any:
    """Several attributes as one table; the first is declared by this, the others `beside` it."""
    return declared(lambda context: Several(_bound(of, context)), tuple)


def maybe_several(**of: Any) -> Any:
    """The same; null while the first and all others are -1."""
    return declared(lambda context: MaybeSeveral(_bound(of, context)), tuple)


def each(role: str, of: Any, by_id: bool = True, stored_as: str = "") -> Any:
    """A list with something for each component of a role: what another declaration says.

    Where that is of several attributes, there are several such lists.
    """

    def bind(context: Context) -> Field:
        one = of.metadata["bind"](context)
        if isinstance(one, Several):
            return Columns(one, context[role], by_id)
        return Each(one, context[role], by_id)

    return declared(bind, list, stored_as)


def rows(of: Any) -> Any:
    """A tuple of any length, of what another declaration says."""
    return declared(lambda context: Rows(of.metadata["bind"](context)), tuple)


def _bound(of: Mapping[str, Any], context: Context) -> dict[str, Field]:
    return {name: one.metadata["bind"](context) for name, one in of.items()}


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
    return field(metadata={"bind": lambda c: Parts(Part(_schema(kind, c)), c[role])})


def part(kind: type[T], stored_as: str = "") -> Any:
    """A part of the state."""
    return declared(lambda c: Part(_schema(kind, c)), lambda: new(kind), stored_as)


def maybe_part(kind: type[T], stored_as: str = "") -> Any:
    """The same, or None."""
    return declared(lambda c: MaybePart(_schema(kind, c)), lambda: None, stored_as)


def part_list(kind: type[T], least: int, most: int) -> Any:
    """A list of parts."""
    return declared(lambda c: PartList(Part(_schema(kind, c)), least, most), list)


def frozen_parts(kind: type[T]) -> Any:
    """A tuple of parts that never change, so that states share them."""
    return declared(lambda c: Rows(FrozenPart(_schema(kind, c))), tuple)


def _schema(kind: type[T], context: Context) -> Schema[T]:
    return Schema(kind, context.roles, context.frames)


# What follows from declarations.


class Part(Table):
    """A part that has fields of its own."""

    def __init__(self, schema: Schema[Any]) -> None:
        """A part that `schema` describes."""
        self.schema: Final = schema

    def write(self, value: object) -> object:
        return self.schema.write(value)

    def read_table(self, table: Reader) -> object:
        return self.schema.read(table)

    def show(self, value: object, seat: int | None) -> object:
        return self.schema.show(value, seat)

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """The same part with others in it."""
        self.schema.deal(value, role, seat, others)
        return value

    def members(self, value: object, role: str) -> list[int]:
        """Everything in it."""
        return self.schema.members(value, role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What is unknown in it."""
        found = self.schema.unknown(value, role, seat)
        return [member for members in found.values() for member in members]

    def inner(self) -> Iterable[Field]:
        return [entry.field for entry in self.schema.entries]

    def called(self, place: str) -> None:
        """What lies in it has names of its own."""

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones in it."""
        self.schema.find_zones(value, owner[0], label, found)

    def copy(self, value: object) -> object:
        """A copy of the part."""
        return self.schema.copy(value)

    def key(self, value: object) -> object:
        return self.schema.key(value)


class MaybePart(Part):
    """The same, or None, which is written as null."""

    def write(self, value: object) -> object:
        return None if value is None else super().write(value)

    def read(self, reader: Reader, name: str) -> object:
        return None if reader.value(name) is None else super().read(reader, name)

    def members(self, value: object, role: str) -> list[int]:
        return [] if value is None else super().members(value, role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        return [] if value is None else super().unknown(value, role, seat)

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        if value is not None:
            super().zones(value, owner, label, put, found)

    def copy(self, value: object) -> object:
        return None if value is None else super().copy(value)

    def key(self, value: object) -> object:
        return None if value is None else super().key(value)


class FrozenPart(Part):
    """A part that never changes: something else is put in its place."""

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones in it; what is put there makes another part."""
        for entry in self.schema.pooled:
            inner = partial(_put_part, value, put, entry.attributes[0])
            entry.field.zones(entry.get(value), (owner[0], value), label, inner, found)

    def copy(self, value: object) -> object:
        return value


def _put_part(value: Any, put: Put, attribute: str, item: object) -> None:
    put(replace(value, **{attribute: item}))


class PartList(Rows):
    """A list of parts."""

    def read(self, reader: Reader, name: str) -> object:
        found: Any = super().read(reader, name)
        return list(found)

    def copy(self, value: object) -> object:
        """Copies of the parts."""
        assert isinstance(value, list)
        return [self.of.copy(part) for part in value]


class Parts(Each):
    """A tuple of parts, one for each of some names."""

    def __init__(self, of: Part, names: Sequence[str]) -> None:
        """For each of `names` a part."""
        super().__init__(of, names, by_id=True)

    def read(self, reader: Reader, name: str) -> object:
        """The parts of a table."""
        found: Any = super().read(reader, name)
        return tuple(found)

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        super().deal(value, role, seat, others)
        return value

    def copy(self, value: object) -> object:
        """Copies of the parts."""
        assert isinstance(value, tuple)
        return tuple(self.of.copy(part) for part in value)


def new(kind: type[T], **given: object) -> T:
    """An instance with its declared attributes as they are at the beginning, or as given."""
    part = kind()
    for name, start in _starts(kind).items():
        if name not in given:
            setattr(part, name, start())
    for name, value in given.items():
        setattr(part, name, value)
    return part


_STARTS: Final[dict[type, dict[str, Callable[[], object]]]] = {}


def _starts(kind: type) -> dict[str, Callable[[], object]]:
    """What makes the values of a class's declared attributes at the beginning."""
    if kind not in _STARTS:
        every = {each.name: each.default_factory for each in fields(kind)}
        _STARTS[kind] = {name: start for name, start in every.items() if start is not MISSING}
    return _STARTS[kind]


class Entry:
    """What stands under one name of a text.

    Attributes:
        name: the name.
        attributes: the attributes that are written there; their values as a tuple where they are
            several.
        field: how.
        get: has a part's value.
        beside: whether there are several attributes.
    """

    __slots__ = ("attributes", "beside", "field", "get", "name")

    def __init__(self, name: str, attributes: tuple[str, ...], field: Field) -> None:
        self.name: Final = name
        self.attributes: Final = attributes
        self.field: Final = field
        self.get: Final[Callable[[Any], Any]] = attrgetter(*attributes)
        self.beside: Final = len(attributes) > 1

    def put(self, part: object, value: Any) -> None:
        """Give a part another value."""
        if not self.beside:
            setattr(part, self.attributes[0], value)
            return
        for attribute, item in zip(self.attributes, value, strict=True):
            setattr(part, attribute, item)


class Schema(Generic[T]):
    """The declared attributes of a class, bound to the components of a box.

    Attributes:
        kind: the class.
        entries: the attributes that are written, in the order of texts.
        pooled: those in which components of a pool lie.
        shared: the attributes that are the same in all states of a match.
        derived: those that follow from others; texts do not hold them either.
    """

    def __init__(
        self, kind: type[T], roles: Roles, frames: Mapping[str, Field] | None = None
    ) -> None:
        """The attributes of `kind`, whose roles are those of `roles`."""
        context = Context(roles, frames or {})
        self.kind: Final = kind
        self.shared: Final[list[str]] = []
        self.derived: Final[list[str]] = []
        written: dict[str, list[str]] = {}
        declarations: dict[str, Any] = {}
        for attribute in fields(kind):  # type: ignore[arg-type]
            about = attribute.metadata
            if "bind" in about:
                declarations[attribute.name] = about
                written[attribute.name] = [attribute.name]
            elif "beside" in about:
                written[about["beside"]].append(attribute.name)
            else:
                assert "kept" in about, f"{attribute.name} is not declared"
                kept = self.shared if about["kept"] == "shared" else self.derived
                kept.append(attribute.name)
        starts = _starts(kind)
        self._starts: Final = {name: starts[name] for name in self.derived}
        self._optional: Final[dict[str, Callable[[], object]]] = {
            at: about["optional"] for at, about in declarations.items() if "optional" in about
        }
        self.entries: Final = [
            Entry(about.get("stored_as") or at, tuple(written[at]), about["bind"](context))
            for at, about in declarations.items()
        ]
        for entry in self.entries:
            entry.field.called(entry.name)
        self.pooled: Final = [entry for entry in self.entries if entry.field.pooled()]
        self._writers: Final[
            list[tuple[str, Callable[[Any], Any], Callable[[Any], object] | None]]
        ] = [
            (entry.name, entry.get, None if is_plain(entry.field) else entry.field.write)
            for entry in self.entries
        ]
        self._readers: Final[
            list[tuple[Entry | None, str, str, Callable[[Reader, str], object]]]
        ] = [
            (entry if entry.beside else None, entry.name, entry.attributes[0], entry.field.read)
            for entry in self.entries
        ]
        self._holding: Final[dict[str, list[Entry]]] = {}

    def write(self, part: T) -> Json:
        """Everything that is written of a part, by the names in texts."""
        return {
            name: get(part) if write is None else write(get(part))
            for name, get, write in self._writers
        }

    def read(self, reader: Reader, **given: object) -> T:
        """The part that `write` wrote; `given` are attributes that texts do not hold."""
        part = self.kind()
        self.fill(part, reader, given)
        return part

    def fill(self, part: T, reader: Reader, given: Mapping[str, object]) -> None:
        """Give a part all its attributes: those that are given, the others read."""
        for name, start in self._starts.items():
            setattr(part, name, start())
        for name, value in given.items():
            setattr(part, name, value)
        for entry, name, at, read in self._readers:
            if at in given:
                continue
            if at in self._optional and not reader.has(name):
                setattr(part, at, self._optional[at]())
            elif entry is None:
                setattr(part, at, read(reader, name))
            else:
                entry.put(part, read(reader, name))

    def show(self, part: T, seat: int | None) -> Json:
        """The same for what a seat sees: null stands for every component that it does not know."""
        return {entry.name: entry.field.show(entry.get(part), seat) for entry in self.entries}

    def members(self, part: T, role: str) -> list[int]:
        """Every component of a role that lies anywhere in a part."""
        if role not in self._holding:
            self._holding[role] = [entry for entry in self.entries if entry.field.holds(role)]
        return [
            member
            for entry in self._holding[role]
            for member in entry.field.members(entry.get(part), role)
        ]

    def unknown(self, part: T, role: str, seat: int | None) -> dict[str, list[int]]:
        """By place, every component of a role that the seat does not know to lie there."""
        found = {
            entry.name: entry.field.unknown(entry.get(part), role, seat) for entry in self.entries
        }
        return {name: members for name, members in found.items() if members}

    def zones(self, state: T) -> list[Zone]:
        """Every zone of a pool in a state."""
        found: list[Zone] = []
        self.find_zones(state, state, "", found)
        return found

    def find_zones(self, part: T, state: object, label: str, found: list[Zone]) -> None:
        """Find those in a part of a state; `label` tells the part from its like."""
        owner = (state, part)
        for entry in self.pooled:
            entry.field.zones(entry.get(part), owner, label, partial(entry.put, part), found)

    def deal(self, part: T, role: str, seat: int | None, others: Others) -> None:
        """Put others in place of all that the seat does not know."""
        for entry in self.entries:
            entry.put(part, entry.field.deal(entry.get(part), role, seat, others))

    def copy(self, part: T) -> T:
        """A part of the same value that shares nothing that changes."""
        given = {at: getattr(part, at) for at in (*self.shared, *self.derived)}
        for entry in self.entries:
            for at in entry.attributes:
                given[at] = entry.field.copy(getattr(part, at))
        return new(self.kind, **given)

    def key(self, part: T) -> tuple[object, ...]:
        """A value that is equal, and hashes alike, for parts of the same value."""
        return tuple(entry.field.key(entry.get(part)) for entry in self.entries)


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
        super().__init__(kind, roles, frames)
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
