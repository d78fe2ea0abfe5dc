"""The components of a game, each read from a table of its data files.

A component declares its attributes as a state does (see `declaring`), or as an effect does (see
`language`), so each is named in one place. A box declares which components there are: all get
their ids and numbers first and are read then, so that they can refer to one another. Components
are numbered in the order of the files; rules work with the numbers, people and files with the ids.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel import declaring
from mathom.kernel.effects import read_fields
from mathom.kernel.errors import BadData
from mathom.kernel.fields import Field
from mathom.kernel.language import Compiler, Language
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.reading import Reader
from mathom.kernel.schema import Schema
from mathom.kernel.state import Json

SOURCES: Final = ("seed", "reference", "reconstructed", "custom")
"""Where a record comes from: the rule book, the printed components, our guess, or a player."""
ORIGIN: Final = ("source", "sources")
"""The fields that say so, for a record and for some of its fields."""

Given = Mapping[str, object]
"""Declared attributes that a record does not hold, by name."""


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

    def data(self) -> dict[str, dict[str, Any]]:
        """What all files say that were opened, by their names."""
        return self._data

    def words(self, names: Iterable[str], kind: str, *fields: str) -> tuple[str, ...]:
        """What some fields of the records of a kind say, each word once, in the order it comes."""
        records = [record for name in names for record in self.records(name, kind)]
        return tuple(
            dict.fromkeys(
                record.text(field) for record in records for field in fields if record.has(field)
            )
        )

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
    """A value of a data file without what says where it comes from."""
    if isinstance(value, dict):
        return {name: _told(part) for name, part in value.items() if name not in ORIGIN}
    return [_told(part) for part in value] if isinstance(value, list) else value


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """Something that is printed: a card, a token, a place on the map.

    Its subclasses are dataclasses without a constructor: a box makes a component and has it read.

    Attributes:
        index: its number.
        id: its name among those of its role.
        source: where its record comes from.
        copies: how many there are of it; one, unless it declares otherwise.
    """

    index: int
    id: str
    source: str
    copies: int

    def identify(self, record: Reader, box: Any, taken: Collection[str]) -> str:
        """The id that the record gives it, before any component of the box is read.

        One that has no id of its own, but is known by its other fields, overrides this.

        Args:
            record: what the data files say of it.
            box: has the ids of the components that were declared before.
            taken: the ids of those of its role that come before.

        Raises:
            BadData: the id is no word, or is taken.
        """
        id = record.text("id")
        if not all(char.isalnum() or char == "-" for char in id):
            raise record.wrong("id", "must be letters, digits and dashes")
        if id in taken:
            raise record.wrong("id", "is used twice")
        return id

    def complete(self, record: Reader, box: Any) -> None:
        """Work out what follows from all that was read, and refuse what does not fit.

        Nothing by default. Those that were declared before are complete.
        """

    def role(self) -> str:
        """What it is among the components: called as its class unless overridden."""
        return type(self).__name__.lower()

    def origin(self, path: Sequence[str | int], record: Json) -> str:
        """Under which name `sources` says where a field comes from.

        Args:
            path: the way to the field in its record.
            record: what the data files say of the component.
        """
        return str(path[0])

    def record(self, box: Box) -> Json:
        """All that it tells of itself, by ids, for the card lists."""
        told: Json = {"kind": self.role(), "id": self.id}
        for field in fields(self):  # type: ignore[arg-type]
            told |= declaring.tell(field, getattr(self, field.name), box.compiler.context)
        return {**told, "source": self.source}


C = TypeVar("C", bound=Component)
T = TypeVar("T")


class Place:
    """Where the data files speak of a component.

    Attributes:
        role, component: which.
        file, number: its file, and the number of its record among those of the role there.
        given: the declared attributes that the record does not hold.
    """

    __slots__ = ("component", "file", "given", "number", "role")

    def __init__(
        self, role: str, component: Component, file: str, number: int, given: Given
    ) -> None:
        self.role: Final = role
        self.component: Final = component
        self.file: Final = file
        self.number: Final = number
        self.given: Final = given


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Every component of a game, and the options that name them; a game adds its own.

    A game's box declares its components role by role and has them read at the end:

        self.regions: Final = self.declare("region", Region, "board.toml")
        self.cards: Final = self.declare("card", Card, "cards.toml")
        self.read()

    Attributes:
        files: its data files.
        names: the ids of all components by role; their order is that of the numbers.
        compiler: reads what components do.
        listed: the components that card lists tell of, in the order they were declared.
        sorting: by role, for components that were sorted: the role whose components have a deck of
            them each, and the number of each component's deck.
        fields: how each attribute of a frame is written.
        option_table: all options.
        places: where the data files speak of each component that was declared.
    """

    def __init__(
        self, files: Files, names: dict[str, tuple[str, ...]], language: Language | None = None
    ) -> None:
        """What `files` hold.

        Args:
            files: the data files.
            names: by role, the ids of what no data files describe.
            language: that of the components' effects, if they have some.
        """
        self.files: Final = files
        self.names: Final = names
        self.compiler: Final = Compiler(language or Language(), names)
        self.listed: Final[list[Component]] = []
        self.sorting: Final[dict[str, tuple[str, list[int]]]] = {}
        self.fields: Final[dict[str, Field]] = {}
        self.option_table: Final = OptionTable()
        self.places: Final[list[Place]] = []
        self._unread: Final[list[tuple[Component, Reader, Given]]] = []

    def declare(
        self,
        role: str,
        kind: type[C],
        files: str | Mapping[str, Given],
        start: int = 0,
        listed: bool = True,
    ) -> list[C]:
        """The components of a role, which have their ids and numbers and are still to be read.

        Those of a role may be of several classes, each declared by itself; they are numbered on.

        Args:
            role: what they are, and what their records are called in the files.
            kind: their class.
            files: the file of their records; or several, each with the declared attributes that
                its records do not hold because they are the same for all of them.
            start: the number of the first.
            listed: whether card lists tell of them.

        Raises:
            BadData: an id is missing or wrong.
        """
        made: list[C] = []
        taken = dict.fromkeys(self.names.get(role, ()))
        for file, given in ({files: {}} if isinstance(files, str) else files).items():
            for number, record in enumerate(self.files.records(file, role)):
                component = kind()
                component.index = start + len(taken)
                component.copies = 1
                component.id = component.identify(record, self, taken)
                taken[component.id] = None
                made.append(component)
                self.places.append(Place(role, component, file, number, given))
                self._unread.append((component, record, given))
        self.names[role] = tuple(taken)
        if listed:
            self.listed.extend(made)
        return made

    def read_part(self, kind: type[T], file: str, name: str) -> T:
        """What a table of a file says that is no component, such as the numbers of the rules."""
        table = self.files.file(file).table(name)
        found = Schema(kind, self.names).read(table)
        table.end()
        return found

    def read(self) -> None:
        """Read all components that were declared, in their order.

        Raises:
            BadData: a field is missing, wrong or unknown.
        """
        for component, record, given in self._unread:
            component.source = record.word("source", SOURCES)
            self.compiler.path = f"{component.role()}/{component.id}"
            read_fields(component, record, self.compiler, given)
            record.end()
            component.complete(record, self)
        self._unread.clear()

    def sort(
        self, role: str, by: str, components: list[C], deck: Callable[[C], int]
    ) -> tuple[tuple[int, ...], ...]:
        """Sort the components of a role into decks, one for each component of the role `by`.

        States keep each of them in its own deck, where they declare such decks.
        """
        self.sorting[role] = by, [deck(component) for component in components]
        return decks_of(components, len(self.names[by]), deck)

    def add_kinds(self, kinds: Mapping[str, Iterable[str]]) -> dict[str, list[Option]]:
        """Intern the options of several kinds, listed by the role that each names."""
        return {kind: self.add_options(kind, role) for role, of in kinds.items() for kind in of}

    def add_options(self, kind: str, role: str) -> list[Option]:
        """Intern an option of a kind for each component of a role."""
        return [
            self.option_table.add(kind, number, **{role: id})
            for number, id in enumerate(self.names[role])
        ]


def copies_of(cards: Iterable[Component]) -> tuple[int, ...]:
    """The numbers of some cards, each as often as there are copies of it."""
    return tuple(card.index for card in cards for _ in range(card.copies))


def decks_of(cards: list[C], count: int, deck: Callable[[C], int]) -> tuple[tuple[int, ...], ...]:
    """The cards of each of so many decks; `deck` has the number of a card's."""
    return tuple(copies_of(card for card in cards if deck(card) == at) for at in range(count))
