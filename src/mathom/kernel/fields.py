"""Frames as text: how each attribute of a frame is written and read back.

A game lists its frame classes and, once per attribute name, the `Field` that writes it. The
same name means the same thing in every frame of a game: `region` is always a region.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Frame
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json

MOST: Final = 100
"""No frame of our games counts further; a larger figure in a text is a mistake."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """How one attribute is written; this base writes whole numbers as they are."""

    def write(self, value: object) -> object:
        """The attribute as JSON."""
        return value

    def read(self, reader: Reader, name: str) -> object:
        """The attribute read from the field `name`."""
        return reader.count(name, MOST)


class Name(Field):
    """An attribute that numbers one of the game's components, written as its id."""

    def __init__(self, names: Sequence[str]) -> None:
        """One of `names`."""
        self.names: Final = names

    def write(self, value: object) -> object:
        """The id."""
        assert isinstance(value, int)
        return self.names[value]

    def read(self, reader: Reader, name: str) -> object:
        """The component of this id."""
        return reader.one_of(name, self.names)


class Names(Field):
    """An attribute that holds a tuple of components, written as their ids."""

    def __init__(self, names: Sequence[str]) -> None:
        """Some of `names`."""
        self.names: Final = names

    def write(self, value: object) -> object:
        """The ids."""
        assert isinstance(value, tuple)
        return [self.names[item] for item in value]

    def read(self, reader: Reader, name: str) -> object:
        """The components of these ids."""
        return tuple(reader.some_of(name, self.names))


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
