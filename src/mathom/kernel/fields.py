"""Fields: how one attribute of a state or a frame is written and read back.

What a state is made of says `declaring`. Frames name their attributes in `__match_args__`, and a
game says once per name which `Field` writes it: the same name means the same thing in every frame
of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Frame
from mathom.kernel.deck import Deck
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State
from mathom.kernel.value import Value

V = TypeVar("V", bound=Value)
Others = Callable[[list[int]], list[int]]
"""Deals as many components of the same decks as those it is given, in order of number."""

MOST: Final = 100
"""No frame of our games counts further; a larger figure in a text is a mistake."""


class Zone:
    """A place where components of one pool lie.

    Attributes:
        pool: the pool, which is all places whose components can change places.
        name: what the place is called within its pool.
        field: how what lies there is written.
        value: what lies there.
    """

    __slots__ = ("_put", "field", "label", "pool", "value")

    def __init__(self, pool: str, field: Field, value: object, label: str, put: Put) -> None:
        """A zone of a part; `label` tells it from its like, `put` puts something else there."""
        self.pool: Final = pool
        self.field: Final = field
        self.label: Final = label
        self.value: Any = value
        self._put: Final = put

    @property
    def name(self) -> str:
        return f"{self.field.place} {self.label}"

    def put(self, value: object) -> None:
        """Put something else there."""
        self.value = value
        self._put(value)

    def cards(self) -> list[int]:
        """Everything that lies there."""
        return self.field.members(self.value, self.field.role)

    def unknown(self, seat: int | None) -> list[int]:
        """What the seat does not know to lie there."""
        return self.field.unknown(self.value, self.field.role, seat)


PoolOf = str | Callable[[Any, Any], str]
"""The pool of a zone, with `{}` at its end for the label of its place; or how it follows from the
state and the part that has the zone."""
Put = Callable[[Any], object]
"""Puts another value in the place of one."""


class Owner:
    """Where zones are looked for.

    Attributes:
        state: the state.
        part: the part of it that has the zones.
        private: whether only private ones are looked for.
    """

    __slots__ = ("part", "private", "state")

    def __init__(self, state: object, part: object, private: bool) -> None:
        self.state: Final = state
        self.part: Final = part
        self.private: Final = private


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """How one attribute is written; this base writes whole numbers as they are.

    Attributes:
        copied: the expression by which a copy takes the value over, with `{}` for the value.
        stored_as: what texts of frames call the attribute, if that is not its name.
        role: the role of the components that lie there; empty if none do.
        pool: the pool of those components, if they are of one.
        place: what the place is called where they lie.
        private: whether one seat can know more of what lies there than another.
    """

    copied: ClassVar[str] = "{}"
    private: ClassVar[bool] = False
    stored_as: str = ""
    role: str = ""
    pool: PoolOf = ""
    place: str = ""

    def write(self, value: object) -> object:
        """The attribute as JSON."""
        return value

    def read(self, reader: Reader, name: str) -> object:
        """The attribute read from the field `name`."""
        return reader.count(name, MOST)

    def read_all(self, reader: Reader, name: str) -> list[object]:
        """Several such attributes, read from the list `name`."""
        table = reader.listed(name, len(reader.items(name)))
        return [self.read(table, number) for number in table.names()]

    def fits(self, value: object, state: State) -> bool:
        """Whether what a frame's attribute names is there in a state that was read."""
        return True

    def show(self, value: object, seat: int | None) -> object:
        """The attribute as JSON for what a seat sees; null stands for what it does not know.

        Where one seat can know more than another, it has to be said how.
        """
        if self.private:
            raise NotImplementedError(type(self).__name__)
        return self.write(value)

    def members(self, value: object, role: str) -> list[int]:
        """The components of a role that lie there; none unless overridden."""
        return []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """Those of `members` that this seat does not know to lie there; none by default."""
        return []

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """The value, which is nobody else's, with others in place of what `unknown` lists.

        Whatever lists something there asks `others` once for each place that the seat can tell
        from the rest.
        """
        return value

    def inner(self) -> Iterable[Field]:
        """The fields that this one is made of."""
        return ()

    def pooled(self, private: bool = False) -> bool:
        """Whether components lie there that are of a pool; with `private`, only in private."""
        own = self.pool != "" and (self.private or not private)
        return own or any(field.pooled(private) for field in self.inner())

    def holds(self, role: str) -> bool:
        """Whether components of a role can lie there."""
        return self.role == role or any(field.holds(role) for field in self.inner())

    def called(self, place: str) -> None:
        """Name the place, with all that it is made of."""
        self.place = place
        for field in self.inner():
            field.called(place)

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones of a value, of which there are several where it is made of others.

        Args:
            value: the value.
            owner: the state and the part of it that has the value.
            label: which one it is among its like; empty for what is there once.
            put: puts another value there.
            found: where the zones go.
        """
        if owner.private and not self.private:
            return
        pool = self.pool
        if not isinstance(pool, str):
            pool = pool(owner.state, owner.part)
        elif pool.endswith("}"):
            pool = pool[:-2] + label
        if pool:
            found.append(Zone(pool, self, value, label, put))

    def copy(self, value: object) -> object:
        """The value for a copy of its owner: the same, unless it can change."""
        return value.copy() if isinstance(value, list) else value

    def key(self, value: object) -> object:
        """The value as one that can be hashed."""
        return tuple(value) if isinstance(value, list) else value


def is_plain(field: Field) -> bool:
    """Whether its values are JSON as they are."""
    return type(field).write is Field.write


class Number(Field):
    """A whole number within bounds."""

    def __init__(self, least: int, most: int) -> None:
        """From `least` to `most`."""
        self.least: Final = least
        self.most: Final = most

    def read(self, reader: Reader, name: str) -> object:
        return reader.count(name, self.most, self.least)


class Numbers(Field):
    """A tuple of whole numbers; of any length unless one is given."""

    def __init__(self, most: int = MOST, length: int = -1) -> None:
        """Each at most `most`."""
        self.most: Final = most
        self.length: Final = length

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def read(self, reader: Reader, name: str) -> object:
        """The numbers of a list."""
        length = len(reader.items(name)) if self.length < 0 else self.length
        return tuple(reader.counts(name, length, self.most))


class Flag(Field):
    """True or false."""

    def read(self, reader: Reader, name: str) -> object:
        reader.value(name)  # which must be there
        return reader.flag(name)


class OrNull(Field):
    """An attribute that may be absent, and is null then."""

    def __init__(self, of: Field, absent: object) -> None:
        """What `of` writes, or `absent`."""
        self.of: Final = of
        self.absent: Final = absent

    def write(self, value: object) -> object:
        return None if value == self.absent else self.of.write(value)

    def read(self, reader: Reader, name: str) -> object:
        return self.absent if reader.value(name) is None else self.of.read(reader, name)

    def show(self, value: object, seat: int | None) -> object:
        return None if value == self.absent else self.of.show(value, seat)

    def members(self, value: object, role: str) -> list[int]:
        return [] if value == self.absent else self.of.members(value, role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        return [] if value == self.absent else self.of.unknown(value, role, seat)

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        return value if value == self.absent else self.of.deal(value, role, seat, others)

    def inner(self) -> Iterable[Field]:
        return (self.of,)

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        if value != self.absent:
            self.of.zones(value, owner, label, put, found)

    def copy(self, value: object) -> object:
        return value if value == self.absent else self.of.copy(value)

    def key(self, value: object) -> object:
        return value if value == self.absent else self.of.key(value)


class Word(Field):
    """One of some words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = words

    def read(self, reader: Reader, name: str) -> object:
        return reader.word(name, self.words)


@lru_cache(maxsize=256)
def numbered(names: tuple[str, ...]) -> dict[str, int]:
    """The number of each name."""
    return {name: number for number, name in enumerate(names)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Named(Field):
    """A field of components, written as their ids."""

    def __init__(self, names: Sequence[str], role: str = "") -> None:
        """Some of `names`; `role` says that they lie there."""
        self.names: Final = tuple(names)
        self.numbers: Final = numbered(self.names)
        self.role = role


class Name(Named):
    """An attribute that numbers one of the game's components."""

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return self.names[value]

    def read(self, reader: Reader, name: str) -> object:
        """The component of this id."""
        return reader.entry(name, self.numbers)

    def members(self, value: object, role: str) -> list[int]:
        assert isinstance(value, int)
        return [value] if role == self.role and value >= 0 else []


class Maybe(Name):
    """The same, or a number below 0, which is written as a word of its own; -1 as null."""

    def __init__(
        self, names: Sequence[str], role: str = "", others: Mapping[int, str | None] | None = None
    ) -> None:
        """One of `names`, none, or one of `others`."""
        super().__init__(names, role)
        self.others: Final[dict[int, str | None]] = {-1: None, **(others or {})}

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return self.names[value] if value >= 0 else self.others[value]

    def read(self, reader: Reader, name: str) -> object:
        """The component of this id, or the number of this word."""
        found = reader.value(name)
        for number, word in self.others.items():
            if found == word:
                return number
        return reader.entry(name, self.numbers)


class Names(Named):
    """A tuple of components."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        names = self.names
        return [names[item] for item in value] if value else []

    def read(self, reader: Reader, name: str) -> object:
        """The components of these ids."""
        return tuple(reader.entries(name, self.numbers))

    def members(self, value: object, role: str) -> list[int]:
        assert isinstance(value, tuple)
        return list(value) if role == self.role else []


class Mask(Named):
    """A set of components as a bit mask."""

    def write(self, value: object) -> object:
        """The ids, in order of number."""
        assert isinstance(value, int)
        found: list[str] = []
        while value:
            found.append(self.names[(value & -value).bit_length() - 1])
            value &= value - 1
        return found

    def read(self, reader: Reader, name: str) -> object:
        """The mask of these ids."""
        return mask_of(reader.entries(name, self.numbers))


def mask_of(numbers: Iterable[int]) -> int:
    """The bit mask of some numbers."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Sparse(Field):
    """A value for each component, as a list; those that have none are not written."""

    copied = "{}.copy()"

    def __init__(self, of: Field, names: Sequence[str], none: int) -> None:
        """For each of `names` a number that `of` writes, or `none`."""
        self.of: Final = of
        self.names: Final = tuple(names)
        self.none: Final[object] = none
        self.plain: Final = is_plain(of)

    def write(self, value: object) -> object:
        """The values by id."""
        assert isinstance(value, (tuple, list))
        names, none, plain = self.names, self.none, self.plain
        found: dict[str, object] = {}
        for number, item in enumerate(value):
            if item != none:
                found[names[number]] = item if plain else self.of.write(item)
        return found

    def read(self, reader: Reader, name: str) -> object:
        """The values of a table."""
        table = reader.table(name)
        found = [self.of.read(table, id) if table.has(id) else self.none for id in self.names]
        table.end()
        return found


class Unseen(Named):
    """A deck of which nothing is known."""

    def write(self, value: object) -> object:
        assert isinstance(value, Deck)
        return [self.names[item] for item in value.members()]

    def read(self, reader: Reader, name: str) -> object:
        """The deck of these ids."""
        return Deck(tuple(reader.entries(name, self.numbers)))

    def show(self, value: object, seat: int | None) -> object:
        """What is known of its top, and null for each component below."""
        assert isinstance(value, Deck)
        below: list[str | None] = [None] * (len(value.bag) + len(value.bottom))
        return [*[self.names[item] for item in value.top], *below] if value.top else below

    def members(self, value: object, role: str) -> list[int]:
        """All that lies in it."""
        assert isinstance(value, Deck)
        return value.members() if role == self.role else []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What has been seen by nobody, or by nobody since it was shuffled."""
        assert isinstance(value, Deck)
        return list(value.bag) if role == self.role else []

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """Others in no order."""
        assert isinstance(value, Deck)
        unknown = self.unknown(value, role, seat)
        return Deck(tuple(others(unknown)), value.top, value.bottom) if unknown else value

    def key(self, value: object) -> object:
        assert isinstance(value, Deck)
        return value.bag, value.top, value.bottom


class Stack(Unseen):
    """A deck whose uppermost components may be known."""

    def write(self, value: object) -> object:
        """What is known of its top, and what nobody has seen."""
        assert isinstance(value, Deck)
        return {
            "top": [self.names[item] for item in value.top],
            "unseen": [self.names[item] for item in value.bag],
        }

    def read(self, reader: Reader, name: str) -> object:
        """The deck of such a table."""
        table = reader.table(name)
        top = tuple(table.entries("top", self.numbers))
        deck = Deck(tuple(table.entries("unseen", self.numbers)), top)
        table.end()
        return deck


@mypyc_attr(allow_interpreted_subclasses=True)
class Group(Field):
    """Several values of one kind, written as a list.

    Attributes:
        of: how each of them is written.
    """

    of: Field

    def write(self, value: object) -> object:
        assert isinstance(value, (tuple, list))
        return [self.of.write(item) for item in value] if value else []

    def show(self, value: object, seat: int | None) -> object:
        assert isinstance(value, (tuple, list))
        return [self.of.show(item, seat) for item in value] if value else []

    def members(self, value: object, role: str) -> list[int]:
        """Everything in all of them."""
        assert isinstance(value, (tuple, list))
        return [member for item in value for member in self.of.members(item, role)]

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What is unknown in any of them."""
        assert isinstance(value, (tuple, list))
        return [member for item in value for member in self.of.unknown(item, role, seat)]

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """Others in each of them."""
        assert isinstance(value, (tuple, list))
        dealt = [self.of.deal(item, role, seat, others) for item in value]
        return dealt if isinstance(value, list) else tuple(dealt)

    def inner(self) -> Iterable[Field]:
        return (self.of,)

    def key(self, value: object) -> object:
        assert isinstance(value, (tuple, list))
        return tuple(self.of.key(item) for item in value)


class Each(Group):
    """A list with one value for each component, written as a list or, by ids, as a table.

    Attributes:
        over: the role of those components, if a declaration names it.
    """

    copied = "{}.copy()"
    over: str = ""

    def __init__(self, of: Field, names: Sequence[str], by_id: bool) -> None:
        """For each of `names` a value that `of` writes; such a value never changes."""
        self.of = of
        self.names: Final = tuple(names)
        self.by_id: Final = by_id

    def write(self, value: object) -> object:
        return self._by_id(super().write(value))

    def read(self, reader: Reader, name: str) -> object:
        """The values of such a list or table."""
        table = reader.table(name) if self.by_id else reader.listed(name, len(self.names))
        keys = self.names if self.by_id else table.names()
        found = [self.of.read(table, key) for key in keys]
        table.end()
        return found

    def show(self, value: object, seat: int | None) -> object:
        if not self.by_id:
            return super().show(value, seat)
        assert isinstance(value, (tuple, list))
        return {self.names[at]: self.of.show(item, seat) for at, item in enumerate(value)}

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones of each of them."""
        assert isinstance(value, list)
        for number, id in enumerate(self.names):
            self.of.zones(value[number], owner, id, partial(value.__setitem__, number), found)

    def members_of_each(self, value: object, role: str) -> list[list[int]]:
        """The components of a role that lie in each of them."""
        assert isinstance(value, (tuple, list))
        return [self.of.members(item, role) for item in value]

    def _by_id(self, written: object) -> object:
        assert isinstance(written, list)
        return dict(zip(self.names, written, strict=True)) if self.by_id else written


class Hands(Each):
    """For each of some owners a tuple of components in order of number, which only it knows."""

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What the others hold."""
        assert isinstance(value, list)
        return [
            member
            for owner, hand in enumerate(value)
            if owner != seat
            for member in self.of.members(hand, role)
        ]

    def show(self, value: object, seat: int | None) -> object:
        """The seat's own hand, and null for each component of the others."""
        assert isinstance(value, list)
        return {
            name: self.of.write(hand) if owner == seat else [None] * len(hand)
            for owner, (name, hand) in enumerate(zip(self.names, value, strict=True))
        }

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        """Others in all hands but the seat's own."""
        assert isinstance(value, list)
        return [
            hand if owner == seat or not self.of.members(hand, role) else tuple(others(list(hand)))
            for owner, hand in enumerate(value)
        ]


# Values and frames.


def write_value(value: Value, fields: Mapping[str, Field]) -> Json:
    """The attributes of a value as JSON."""
    attributes = [(name, fields[name]) for name in value.__match_args__]
    return {
        field.stored_as or name: field.write(getattr(value, name)) for name, field in attributes
    }


def read_value(kind: type[V], reader: Reader, fields: Mapping[str, Field]) -> V:
    """The value that `write_value` wrote."""
    attributes = [(name, fields[name]) for name in kind.__match_args__]
    value = kind(*(field.read(reader, field.stored_as or name) for name, field in attributes))
    reader.end()
    return value


def frame_fields(
    roles: Mapping[str, Sequence[str]], counts: Sequence[str] = (), kind: type[Name] = Name
) -> dict[str, Field]:
    """How frames write their attributes: one that is called as a role is a component of it.

    One in the plural is several of them, and those of `counts` are whole numbers; `Maybe` is the
    kind of a component where it can be none.
    """
    fields: dict[str, Field] = {name: Field() for name in counts}
    for role, names in roles.items():
        fields[role] = kind(names)
        fields[f"{role}s"] = Names(names)
    return fields


def write_frame(frame: Frame, fields: Mapping[str, Field]) -> Json:
    """A frame as JSON: its class under `do`, then its attributes."""
    return {"do": frame.text_name(), **write_value(frame, fields)}


def read_frame(
    reader: Reader, frames: Mapping[str, type[Frame]], fields: Mapping[str, Field]
) -> Frame:
    """The frame that `write_frame` wrote."""
    names = list(frames)
    return read_value(frames[names[reader.one_of("do", names)]], reader, fields)
