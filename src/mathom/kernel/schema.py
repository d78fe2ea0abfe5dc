"""What follows from declarations: how a declared part is written, read, copied and searched.

`declaring` has the functions that declare an attribute; a `Schema` binds those of a class to the
components of a box.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, replace
from functools import partial
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from mathom.kernel.face_down import HiddenCardField
from mathom.kernel.fields import Each, Field, Others, Owner, Put, Zone, is_plain
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json
from mathom.kernel.tables import Table

Roles = Mapping[str, Sequence[str]]
"""The ids of a box's components by role; their order is that of the numbers."""

T = TypeVar("T")


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
        self.schema.find_zones(value, owner.state, label, found, owner.private)

    def copy(self, value: object) -> object:
        """A copy of the part."""
        return self.schema.copy(value)

    def key(self, value: object) -> object:
        return self.schema.key(value)


class FrozenPart(Part):
    """A part that never changes: something else is put in its place."""

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones in it; what is put there makes another part."""
        within = Owner(owner.state, value, owner.private)
        for entry in self.schema.private if owner.private else self.schema.pooled:
            inner = partial(_put_part, value, put, entry.attributes[0])
            entry.field.zones(entry.get(value), within, label, inner, found)

    def copy(self, value: object) -> object:
        return value


def _put_part(value: Any, put: Put, attribute: str, item: object) -> None:
    put(replace(value, **{attribute: item}))


class Parts(Each):
    """A tuple of parts, one for each of some names."""

    def __init__(self, of: Part, names: Sequence[str]) -> None:
        """For each of `names` a part."""
        super().__init__(of, names, by_id=True)

    def read(self, reader: Reader, name: str) -> object:
        """The parts of a table."""
        found: Any = super().read(reader, name)
        return tuple(found)

    def copy(self, value: object) -> object:
        """Copies of the parts."""
        assert isinstance(value, tuple)
        return tuple(self.of.copy(part) for part in value)


def new(kind: type[T], /, **given: object) -> T:
    """An instance with its declared attributes as they are at the beginning, or as given."""
    part = kind()
    fixed, made = _starts(kind)
    for name, value in fixed:
        setattr(part, name, value)
    for name, start in made:
        if name not in given:
            setattr(part, name, start())
    for name, value in given.items():
        setattr(part, name, value)
    return part


Starts = tuple[list[tuple[str, object]], list[tuple[str, Callable[[], object]]]]
"""What attributes are at the beginning: values that never change, and what makes the others."""
_STARTS: Final[dict[type, Starts]] = {}


def _starts(kind: type) -> Starts:
    """How the declared attributes of a class begin."""
    if kind not in _STARTS:
        fixed: list[tuple[str, object]] = []
        made: list[tuple[str, Callable[[], object]]] = []
        for each in fields(kind):
            if each.default_factory is not MISSING:
                value = each.default_factory()
                shared = each.metadata.get("kept") == "derived"
                if shared or value is None or isinstance(value, int | str | tuple):
                    fixed.append((each.name, value))
                else:
                    made.append((each.name, each.default_factory))
        _STARTS[kind] = fixed, made
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


Writer = tuple[str, Callable[[Any], Any], Field | None]
"""A name, what gets its value, and the field that writes the value unless that is JSON already."""


def _writers(entries: list[Entry]) -> list[Writer]:
    return [
        (entry.name, entry.get, None if is_plain(entry.field) else entry.field) for entry in entries
    ]


class Schema(Generic[T]):
    """The declared attributes of a class, bound to the components of a box.

    Attributes:
        kind: the class.
        entries: the attributes that are written, in the order of texts.
        shown: those that views show: most of these, and some that are derived.
        pooled: those in which components of a pool lie; in the `private` ones one seat can know
            more of them than another.
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
        shown: dict[str, Any] = {}
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
                if "show" in about:
                    shown[attribute.name] = about["show"]
        self._starts: Final = [each for each in _starts(kind)[0] if each[0] in self.derived]
        self.entries: Final = [
            Entry(about.get("stored_as") or at, tuple(written[at]), about["bind"](context))
            for at, about in declarations.items()
        ]
        for entry in self.entries:
            entry.field.called(entry.name)
        self.shown: Final = [
            entry for entry in self.entries if "show" not in declarations[entry.attributes[0]]
        ] + [Entry(at, (at,), bind(context)) for at, bind in shown.items()]
        self.pooled: Final = [entry for entry in self.entries if entry.field.pooled()]
        self.private: Final = [entry for entry in self.pooled if entry.field.pooled(private=True)]
        hiding = [entry for entry in self.shown if type(entry.field).show is not Field.show]
        self._writers: Final = _writers(self.entries)
        open_to_all = [entry for entry in self.shown if entry not in hiding]
        # Views are filled in on a copy of it: an empty table would have to grow several times.
        self._blank: Final[Json] = dict.fromkeys(entry.name for entry in open_to_all + hiding)
        self._openly: Final = _writers(open_to_all)
        self._showers: Final = [(entry.name, entry.get, entry.field) for entry in hiding]
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
            name: get(part) if field is None else field.write(get(part))
            for name, get, field in self._writers
        }

    def read(self, reader: Reader, **given: object) -> T:
        """The part that `write` wrote; `given` are attributes that texts do not hold."""
        part = self.kind()
        for name, value in self._starts:
            setattr(part, name, value)
        for name, value in given.items():
            setattr(part, name, value)
        for entry, name, at, read in self._readers:
            if entry is None:
                setattr(part, at, read(reader, name))
            else:
                entry.put(part, read(reader, name))
        return part

    def show(self, part: T, seat: int | None) -> Json:
        """What a seat sees of a part: null stands for every component that it does not know."""
        shown = self._blank.copy()
        for name, get, field in self._openly:
            shown[name] = get(part) if field is None else field.write(get(part))
        for name, get, hiding in self._showers:
            shown[name] = hiding.show(get(part), seat)
        return shown

    def follows(self, part: T) -> list[object]:
        """All that is derived in a part, and in the parts that it has."""
        found: list[object] = [getattr(part, at) for at in self.derived]
        for entry in self.entries:
            if isinstance(entry.field, Parts) and isinstance(entry.field.of, Part):
                for inner in entry.get(part):
                    found += entry.field.of.schema.follows(inner)
        return found

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

    def zones(self, state: T, private: bool = False) -> list[Zone]:
        """Every zone of a pool in a state, or the private ones alone."""
        found: list[Zone] = []
        self.find_zones(state, state, "", found, private)
        return found

    def find_zones(
        self, part: T, state: object, label: str, found: list[Zone], private: bool
    ) -> None:
        """Find those in a part of a state; `label` tells the part from its like."""
        owner = Owner(state, part, private)
        for entry in self.private if private else self.pooled:
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
