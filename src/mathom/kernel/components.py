"""The components of a game, each read from a table of its data files.

A component declares its attributes as a state does (see `declaring`), so each is named in one
place; what a declaration cannot say, its constructor reads. Components are numbered in the order
of the files; rules work with the numbers, people and files with the ids.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import is_dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.errors import BadData
from mathom.kernel.fields import Field
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.reading import Reader
from mathom.kernel.schema import Schema
from mathom.kernel.state import Json

SOURCES: Final = ("seed", "reference", "reconstructed", "custom")
"""Where a record comes from: the rule book, the printed components, our guess, or a player."""

Known = TypeVar("Known")
Kind = TypeVar("Kind")


class Files:
    """The data files of a folder, each opened when it is first asked for."""

    def __init__(self, folder: Traversable) -> None:
        """Nothing is read yet."""
        self.folder: Final = folder
        self._data: Final[dict[str, dict[str, Any]]] = {}
        self._files: Final[dict[str, Reader]] = {}

    def file(self, name: str) -> Reader:
        """A file of this folder.

        Raises:
            BadData: it cannot be read, or is not TOML.
        """
        if name not in self._files:
            self._files[name] = Reader(self._parsed(name), name, BadData)
        return self._files[name]

    def records(self, name: str, kind: str) -> list[Reader]:
        """The records of a kind in a file."""
        return self.file(name).tables(kind)

    def end(self) -> None:
        """Refuse what nobody has asked for in the files that were opened."""
        for file in self._files.values():
            file.end()

    def digest(self) -> str:
        """The hash of all that the TOML files of the folder say.

        Comments, layout, the order of fields and where a record comes from do not count; the
        order of records does, because it numbers the components.

        Raises:
            BadData: a file cannot be read, is not TOML, or says what none of ours could.
        """
        names = [file.name for file in self.folder.iterdir() if file.name.endswith(".toml")]
        found = {name: _told(self._parsed(name)) for name in names}
        try:
            text = json.dumps(found, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
        except (TypeError, ValueError) as fault:  # a date, or thousands of digits
            raise BadData(f"the box cannot be read: {fault}") from None
        return hashlib.sha256(text.encode()).hexdigest()

    def _parsed(self, name: str) -> dict[str, Any]:
        if name not in self._data:
            try:
                text = (self.folder / name).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as fault:
                raise BadData(f"{name}: cannot be read: {fault}") from None
            try:
                self._data[name] = tomllib.loads(text)
            except (ValueError, RecursionError) as mistake:
                raise BadData(f"{name}: is not TOML: {mistake}") from None
        return self._data[name]


def _told(value: object) -> object:
    """A value of a data file without the sources of its records."""
    if isinstance(value, dict):
        return {name: _told(part) for name, part in value.items() if name != "source"}
    return [_told(part) for part in value] if isinstance(value, list) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Every component of a game, and the options that name them; a game adds its own.

    Attributes:
        files: its data files.
        names: the ids of all components by role; their order is that of the numbers.
        fields: how each attribute of a frame is written.
        option_table: all options.
    """

    def __init__(self, files: Files, names: dict[str, tuple[str, ...]]) -> None:
        """What `files` hold; `names` are the ids that are known before they are read."""
        self.files: Final = files
        self.names: Final = names
        self.fields: Final[dict[str, Field]] = {}
        self.option_table: Final = OptionTable()

    def add_options(self, kind: str, role: str) -> list[Option]:
        """Intern an option of a kind for each component of a role."""
        return [
            self.option_table.add(kind, number, **{role: id})
            for number, id in enumerate(self.names[role])
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """Something that is printed: a card, a token, a place on the map."""

    def __init__(
        self,
        index: int,
        record: Reader,
        box: Box | None = None,
        id: str = "",
        **given: object,
    ) -> None:
        """The component of this number.

        Args:
            index: its number.
            record: what the data files say of it.
            box: has what the record refers to.
            id: names one whose record does not.
            given: declared attributes that the record does not hold.
        """
        self.index: Final = index
        self.id: Final = id or record.text("id")
        self.source: Final = record.word("source", SOURCES)
        if box is not None and is_dataclass(type(self)):
            Schema(type(self), box.names).fill(self, record, given)

    def role(self) -> str:
        """What it is among the components: called as its class unless overridden."""
        return type(self).__name__.lower()

    def record(self, box: Box) -> Json:
        """All that it declares, by ids, for the card lists."""
        told = Schema(type(self), box.names).write(self)
        return {"kind": self.role(), "id": self.id, **told, "source": self.source}


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
    records: Sequence[Reader],
    kind: Callable[[int, Reader, Known], Kind],
    box: Known,
    start: int = 0,
) -> tuple[Kind, ...]:
    """The components of some records, numbered from `start`; `box` has what they refer to."""
    found: list[Kind] = []
    for index, record in enumerate(records, start):
        found.append(kind(index, record, box))
        record.end()
    return tuple(found)
