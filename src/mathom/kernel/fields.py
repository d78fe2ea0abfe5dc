"""Fields: how one attribute of a state or a frame is written and read back.

What a state is made of says `declaring`. Frames name their attributes in `__match_args__`, and a
game says once per name which `Field` writes it: the same name means the same thing in every frame
of a game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Frame
from mathom.kernel.deck import Deck
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json

MOST: Final = 100
"""No frame of our games counts further; a larger figure in a text is a mistake."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """How one attribute is written; this base writes whole numbers as they are.

    Attributes:
        copied: the expression by which a copy takes the value over, with `{}` for the value.
    """

    copied: ClassVar[str] = "{}"

    def write(self, value: object) -> object:
        """The attribute as JSON."""
        return value

    def read(self, reader: Reader, name: str) -> object:
        """The attribute read from the field `name`."""
        return reader.count(name, MOST)

    def members(self, value: object, role: str) -> list[int]:
        """The components of a role that lie there; none unless overridden."""
        return []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """Those of `members` that this seat does not know to lie there; none by default."""
        return []

    def copy(self, value: object) -> object:
        """The value for a copy of its owner: the same, unless it can change."""
        return value

    def key(self, value: object) -> object:
        """The value as one that can be hashed."""
        return value


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
    """True or false; written as 1 or 0 where `number` says so."""

    def __init__(self, number: bool = False) -> None:
        """As JSON has it, or as a number."""
        self.number: Final = number

    def write(self, value: object) -> object:
        """True or false, 1 or 0."""
        return int(value is True) if self.number else value

    def read(self, reader: Reader, name: str) -> object:
        if self.number:
            return reader.count(name, 1) == 1
        reader.value(name)  # which must be there
        return reader.flag(name)


class Name(Field):
    """An attribute that numbers one of the game's components, written as its id."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return self.names[value]

    def read(self, reader: Reader, name: str) -> object:
        """The component of this id."""
        return reader.one_of(name, self.names)


class Names(Field):
    """A tuple of components, written as their ids; `role` says that they lie there."""

    def __init__(self, names: Sequence[str], role: str = "") -> None:
        self.names: Final = names
        self.role: Final = role

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [self.names[item] for item in value]

    def read(self, reader: Reader, name: str) -> object:
        """The components of these ids."""
        return tuple(reader.some_of(name, self.names))

    def members(self, value: object, role: str) -> list[int]:
        assert isinstance(value, tuple)
        return list(value) if role == self.role else []


class Mask(Field):
    """A set of components as a bit mask, written as their ids."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names

    def write(self, value: object) -> object:
        """The ids, in order of number."""
        assert isinstance(value, int)
        return [id for number, id in enumerate(self.names) if value >> number & 1]

    def read(self, reader: Reader, name: str) -> object:
        """The mask of these ids."""
        return sum(1 << number for number in set(reader.some_of(name, self.names)))


class Tally(Field):
    """How many of something each component has, as a list; those without are not written."""

    copied = "{}.copy()"

    def __init__(self, names: Sequence[str], most: int) -> None:
        """At most `most` for each of `names`."""
        self.names: Final = names
        self.most: Final = most

    def write(self, value: object) -> object:
        """The counts by id."""
        assert isinstance(value, list)
        return {self.names[number]: count for number, count in enumerate(value) if count}

    def read(self, reader: Reader, name: str) -> object:
        """The counts of a table."""
        table = reader.table(name)
        found = [table.count(id, self.most, 1) if table.has(id) else 0 for id in self.names]
        table.end()
        return found

    def copy(self, value: object) -> object:
        """A list of its own."""
        assert isinstance(value, list)
        return value.copy()

    def key(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(value)


class Unseen(Field):
    """A deck of which nothing is known, written as the ids of what lies in it."""

    def __init__(self, names: Sequence[str], role: str) -> None:
        """A deck of `names`."""
        self.names: Final = names
        self.role: Final = role

    def write(self, value: object) -> object:
        assert isinstance(value, Deck)
        return [self.names[item] for item in value.members()]

    def read(self, reader: Reader, name: str) -> object:
        """The deck of these ids."""
        return Deck(tuple(reader.some_of(name, self.names)))

    def members(self, value: object, role: str) -> list[int]:
        """All that lies in it."""
        assert isinstance(value, Deck)
        return value.members() if role == self.role else []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What has been seen by nobody, or by nobody since it was shuffled."""
        assert isinstance(value, Deck)
        return list(value.bag) if role == self.role else []

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
        top = tuple(table.some_of("top", self.names))
        deck = Deck(tuple(table.some_of("unseen", self.names)), top)
        table.end()
        return deck


class Each(Field):
    """A list with one value for each component, written as a list or, by ids, as a table."""

    copied = "{}.copy()"

    def __init__(self, of: Field, names: Sequence[str], by_id: bool) -> None:
        """For each of `names` a value that `of` writes; such a value never changes."""
        self.of: Final = of
        self.names: Final = names
        self.by_id: Final = by_id

    def write(self, value: object) -> object:
        """The values in their order."""
        assert isinstance(value, list)
        written = [self.of.write(item) for item in value]
        return dict(zip(self.names, written, strict=True)) if self.by_id else written

    def read(self, reader: Reader, name: str) -> object:
        """The values of such a list or table."""
        table = reader.table(name) if self.by_id else reader.listed(name, len(self.names))
        keys = self.names if self.by_id else table.names()
        found = [self.of.read(table, key) for key in keys]
        table.end()
        return found

    def members(self, value: object, role: str) -> list[int]:
        """Everything in all of them."""
        assert isinstance(value, list)
        return [member for item in value for member in self.of.members(item, role)]

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What is unknown in any of them."""
        assert isinstance(value, list)
        return [member for item in value for member in self.of.unknown(item, role, seat)]

    def copy(self, value: object) -> object:
        """A list of its own."""
        assert isinstance(value, list)
        return value.copy()

    def key(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(self.of.key(item) for item in value)


# Frames.


def write_frame(frame: Frame, fields: Mapping[str, Field]) -> Json:
    """A frame as JSON: its class under `do`, then its attributes."""
    written: Json = {"do": frame.text_name()}
    for name in frame.__match_args__:
        written[name] = fields[name].write(getattr(frame, name))
    return written


def read_frame(
    reader: Reader, frames: Mapping[str, type[Frame]], fields: Mapping[str, Field]
) -> Frame:
    """The frame that `write_frame` wrote."""
    names = list(frames)
    kind = frames[names[reader.one_of("do", names)]]
    frame = kind(*(fields[name].read(reader, name) for name in kind.__match_args__))
    reader.end()
    return frame
