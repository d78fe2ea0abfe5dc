"""The components of a game, each read from a table of its data files.

The constructor of a component reads its own fields, so each is named in one place. Components are
numbered in the order of the files; rules work with the numbers, people and files with the ids.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader

SOURCES: Final = ("seed", "reference", "reconstructed", "custom")
"""Where a record comes from: the rule book, the printed components, our guess, or a player."""

Box = TypeVar("Box")
Kind = TypeVar("Kind")


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """Something that is printed: a card, a token, a place on the map."""

    def __init__(self, index: int, record: Reader, id: str = "") -> None:
        """The component of this number; `id` names one whose record does not."""
        self.index: Final = index
        self.id: Final = id or record.text("id")
        self.source: Final = record.word("source", SOURCES)


class Files:
    """The data files of a folder, each opened when it is first asked for."""

    def __init__(self, folder: Traversable) -> None:
        """Nothing is read yet."""
        self._folder: Final = folder
        self._files: Final[dict[str, Reader]] = {}

    def file(self, name: str) -> Reader:
        """A file of this folder.

        Raises:
            BadData: it cannot be read, or is not TOML.
        """
        if name not in self._files:
            try:
                text = (self._folder / name).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as fault:
                raise BadData(f"{name}: cannot be read: {fault}") from None
            try:
                self._files[name] = Reader(tomllib.loads(text), name, BadData)
            except (ValueError, RecursionError) as mistake:
                raise BadData(f"{name}: is not TOML: {mistake}") from None
        return self._files[name]

    def records(self, name: str, kind: str) -> list[Reader]:
        """The records of a kind in a file."""
        return self.file(name).tables(kind)

    def end(self) -> None:
        """Refuse what nobody has asked for in the files that were opened."""
        for file in self._files.values():
            file.end()


def read_ids(records: Iterable[Reader]) -> tuple[str, ...]:
    """The ids of records, before the records that refer to them are read.

    Raises:
        BadData: an id is no word, or is used twice.
    """
    found: list[str] = []
    for record in records:
        id = record.text("id")
        if not all(char.isalnum() or char == "-" for char in id):
            raise record.wrong("id", "must be letters, digits and dashes")
        if id in found:
            raise record.wrong("id", "is used twice")
        found.append(id)
    return tuple(found)


def read_components(
    records: Sequence[Reader], kind: Callable[[int, Reader, Box], Kind], box: Box, start: int = 0
) -> tuple[Kind, ...]:
    """The components of some records, numbered from `start`; `box` has what they refer to."""
    found: list[Kind] = []
    for index, record in enumerate(records, start):
        found.append(kind(index, record, box))
        record.end()
    return tuple(found)
