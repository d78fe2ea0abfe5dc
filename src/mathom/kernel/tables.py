"""Fields that are written as a table each, and lists of such tables.

Some of them write several attributes of a part together, as one tuple: the place of a minion and
its wounds, a deck and its discard pile. `declaring.beside` names the other attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.deck import Deck
from mathom.kernel.fields import (
    Each,
    Field,
    Group,
    Mask,
    Name,
    Names,
    OrNull,
    Others,
    Owner,
    Put,
    Unseen,
    Zone,
)
from mathom.kernel.reading import Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Field):
    """A field that is written as a table."""

    def read(self, reader: Reader, name: str) -> object:
        table = reader.table(name)
        found = self.read_table(table)
        table.end()
        return found

    def read_all(self, reader: Reader, name: str) -> list[object]:
        found: list[object] = []
        for table in reader.tables(name):
            found.append(self.read_table(table))
            table.end()
        return found

    def read_table(self, table: Reader) -> object:
        """The value of a table; the caller refuses what is left of it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Several(Table):
    """A tuple of values as a table; each has a field of its own.

    Attributes:
        fields: those fields, by the names in the table.
        pooled_fields: those in which components of a pool lie, with their places in the tuple.
    """

    def __init__(self, fields: Mapping[str, Field]) -> None:
        self.fields: Final = fields
        self._named: Final = list(fields.items())
        every = list(enumerate(fields.values()))
        self._filled: Final = [(at, field) for at, field in every if field.role or field.inner()]
        self.pooled_fields: Final = [(number, field) for number, field in every if field.pooled()]

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return {name: field.write(value[at]) for at, (name, field) in enumerate(self._named)}

    def read_table(self, table: Reader) -> object:
        return tuple(field.read(table, name) for name, field in self.fields.items())

    def show(self, value: object, seat: int | None) -> object:
        assert isinstance(value, tuple)
        return {name: field.show(value[at], seat) for at, (name, field) in enumerate(self._named)}

    def members(self, value: object, role: str) -> list[int]:
        """Everything in all of them."""
        assert isinstance(value, tuple)
        return [member for at, field in self._filled for member in field.members(value[at], role)]

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What is unknown in any of them."""
        assert isinstance(value, tuple)
        return [
            member for at, field in self._filled for member in field.unknown(value[at], role, seat)
        ]

    def inner(self) -> Iterable[Field]:
        return self.fields.values()

    def called(self, place: str) -> None:
        for name, field in self.fields.items():
            field.called(f"{place} {name}")

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones of each of them."""
        assert isinstance(value, tuple)
        row = list(value)
        for number, field in self.pooled_fields:
            field.zones(row[number], owner, label, partial(_put, row, put, number), found)

    def key(self, value: object) -> object:
        return tuple(field.key(item) for field, item in self._each(value))

    def _each(self, value: object) -> list[tuple[Field, Any]]:
        assert isinstance(value, tuple)
        return list(zip(self.fields.values(), value, strict=True))


class Seen(Several):
    """A component that lies face down, and the seats that have seen it as a bit mask."""

    def __init__(self, names: Sequence[str], role: str, seats: Sequence[str]) -> None:
        """One of `names`, seen by some of `seats`."""
        super().__init__({role: Name(names, role), "seats": Mask(seats)})
        self.names: Final = names
        self.role = role

    def read_table(self, table: Reader) -> object:
        """Somebody has seen it."""
        found: Any = super().read_table(table)
        if not found[1]:
            raise table.wrong("seats", "field-seen", {})
        return found

    def show(self, value: object, seat: int | None) -> object:
        """The component alone, for the seats that have seen it."""
        assert isinstance(value, tuple)
        return self.names[value[0]] if seat is not None and value[1] >> seat & 1 else None

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        assert isinstance(value, tuple)
        return [value[0]] if role == self.role and self.show(value, seat) is None else []

    def deal(self, value: object, role: str, seat: int | None, others: Others) -> object:
        assert isinstance(value, tuple)
        unknown = self.unknown(value, role, seat)
        return (others(unknown)[0], value[1]) if unknown else value


class OpenDeck(Several):
    """A deck of which nothing is known but what was put back, and its discard pile, face up."""

    def __init__(self, names: Sequence[str], role: str, pool: str) -> None:
        """A deck of `names`."""
        deck = Unseen(names, role)
        deck.pool = pool
        super().__init__({"deck": deck, "discard": Names(names, role)})
        self.names: Final = names
        self.numbers: Final = deck.numbers

    def write(self, value: object) -> object:
        """Four lists of ids."""
        assert isinstance(value, tuple)
        deck: Deck = value[0]
        names = self.names
        return {
            "bag": [names[card] for card in deck.bag],
            "top": [names[card] for card in deck.top] if deck.top else [],
            "bottom": [names[card] for card in deck.bottom] if deck.bottom else [],
            "discard": [names[card] for card in value[1]] if value[1] else [],
        }

    def read_table(self, table: Reader) -> object:
        bag, top, bottom, discard = (
            tuple(table.entries(part, self.numbers)) for part in ("bag", "top", "bottom", "discard")
        )
        return Deck(bag, top, bottom), discard


class Columns(Each):
    """Several lists, each with a value for each component; a table holds those of one."""

    def __init__(self, of: Field, names: Sequence[str], by_id: bool) -> None:
        """For each of `names` a tuple that `of` writes."""
        super().__init__(of, names, by_id)
        several = several_in(of)
        assert several is not None
        self.width: Final = len(several.fields)
        self._pooled: Final = several.pooled_fields

    def write(self, value: object) -> object:
        return super().write(_rows(value))

    def read(self, reader: Reader, name: str) -> object:
        """The lists of such tables."""
        rows: Any = super().read(reader, name)
        return tuple([row[column] for row in rows] for column in range(self.width))

    def members(self, value: object, role: str) -> list[int]:
        return super().members(_rows(value), role)

    def members_of_each(self, value: object, role: str) -> list[list[int]]:
        return super().members_of_each(_rows(value), role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        return super().unknown(_rows(value), role, seat)

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the zones of each list."""
        assert isinstance(value, tuple)
        for column, field in self._pooled:
            of: list[Any] = value[column]
            for number, id in enumerate(self.names):
                field.zones(of[number], owner, id, partial(of.__setitem__, number), found)

    def key(self, value: object) -> object:
        return super().key(_rows(value))


def several_in(field: Field) -> Several | None:
    """The fields of the attributes that a field writes together; None where it is of one."""
    of = field.of if isinstance(field, OrNull) else field
    return of if isinstance(of, Several) else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Rows(Group):
    """A tuple of values."""

    def __init__(self, of: Field, least: int = 0, most: int = 1_000_000) -> None:
        """From `least` to `most` values that `of` writes."""
        self.of = of
        self.least: Final = least
        self.most: Final = most

    def read(self, reader: Reader, name: str) -> object:
        if not reader.trusted and not self.least <= len(reader.items(name)) <= self.most:
            raise reader.wrong(name, "field-rows", {"least": self.least, "most": self.most})
        return tuple(self.of.read_all(reader, name))

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find one zone, or those of each row."""
        if self.pool != "":
            super().zones(value, owner, label, put, found)
            return
        assert isinstance(value, (tuple, list))
        row = list(value)
        for number, item in enumerate(row):
            self.of.zones(item, owner, str(number + 1), partial(_put, row, put, number), found)


class Listed(Rows):
    """The same as a list."""

    copied = "{}.copy()"

    def read(self, reader: Reader, name: str) -> object:
        found: Any = super().read(reader, name)
        return list(found)

    def copy(self, value: object) -> object:
        """Copies of the values."""
        assert isinstance(value, list)
        return [self.of.copy(item) for item in value]


def _rows(value: object) -> list[Any]:
    assert isinstance(value, tuple)
    return list(zip(*value, strict=True))


def _put(row: list[Any], put: Put, number: int, item: object) -> None:
    """Put one of several values in place of another."""
    row[number] = item
    put(tuple(row))
