"""Reading what people wrote: data files, state texts, frames.

A `Reader` wraps one table of names and values. It gives typed values or raises the error it
was made with, whose sentence names the place and the field. When a table has been read,
`end` refuses whatever was not asked for, so a misspelt field cannot pass unnoticed.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, TypeVar, cast

from mathom.kernel.errors import About, BadData, MathomError, Sentence

Entry = TypeVar("Entry")


class Reader:
    """One table of names and values, read field by field.

    Attributes:
        trusted: whether nothing need be checked, because we have written it ourselves.
    """

    __slots__ = ("_data", "_error", "_label", "_left", "_number", "_whole")
    trusted: ClassVar[bool] = False

    def __init__(
        self,
        data: object,
        label: Sentence,
        error: type[MathomError],
        whole: Reader | None = None,
        number: int = 0,
    ) -> None:
        """Read `data`, which must be a table; `label` names it in sentences.

        It may be a part of a `whole`, and the one of this `number` among its like.
        """
        self._label = label
        self._error = error
        self._whole = whole
        self._number = number
        if not isinstance(data, dict):
            raise error("no-table", {"where": self._where(data), "found": _kind(data)})
        self._data: dict[str, Any] = data
        self._left = set(data)

    def wrong(self, field: str, problem: str, about: About | None = None) -> MathomError:
        """The error for a field, for the caller to raise.

        Args:
            field: the field.
            problem: what it must be, as words that go on after it or, with `about`, their key.
            about: what the words of that key speak of.
        """
        said: Sentence = problem if about is None else (problem, about)
        where = self._where(self._data)
        error = self._error("field", {"where": where, "field": repr(field), "problem": said})
        if isinstance(error, BadData):
            error.place, error.problem = (*self._place_of_all(), field), said
        return error

    def _place_of_all(self) -> tuple[str | int, ...]:
        """Where the table is, by the names and numbers on the way to it."""
        label = self._label if isinstance(self._label, str) else ""
        if self._whole is None:
            return (label,)
        number = (self._number - 1,) if self._number else ()
        return (*self._whole._place_of_all(), label, *number)

    def _where(self, data: object) -> Sentence:
        """What the table is called in sentences, for which its data may be asked."""
        if self._whole is None:
            return self._label
        label = f"{self._label} {_named(data, self._number)}" if self._number else self._label
        return "part", {"whole": self._whole._where(self._whole._data), "part": label}

    def has(self, field: str) -> bool:
        """Whether the table has this field."""
        return field in self._data

    def value(self, field: str) -> object:
        """The field as it is."""
        self._left.discard(field)
        try:
            return self._data[field]
        except KeyError:
            raise self.wrong(field, "field-missing", {}) from None

    def text(self, field: str) -> str:
        """The field, which must be a text that is not empty."""
        value = self.value(field)
        if not isinstance(value, str) or not value:
            raise self.wrong(field, "field-text", {"found": _kind(value)})
        return value

    def count(self, field: str, most: int = 1_000_000, least: int = 0) -> int:
        """The field, which must be a whole number from `least` to `most`."""
        value = self.value(field)
        if type(value) is not int or not least <= value <= most:
            about = {"least": least, "most": most, "found": _shown(value)}
            raise self.wrong(field, "field-count", about)
        return value

    def counts(self, field: str, length: int, most: int) -> list[int]:
        """The field, which must be a list of `length` whole numbers up to `most`."""
        values = self.items(field)
        found = [v for v in values if isinstance(v, int) and not isinstance(v, bool)]
        if len(found) != len(values) or len(found) != length:
            raise self.wrong(field, "field-counts", {"length": length})
        if not all(0 <= v <= most for v in found):
            raise self.wrong(field, "field-counts-most", {"most": most})
        return found

    def flag(self, field: str) -> bool:
        """The field, which must be true or false; false where there is none."""
        value = self.has(field) and self.value(field)
        if not isinstance(value, bool):
            raise self.wrong(field, "field-flag", {})
        return value

    def one_of(self, field: str, names: Sequence[str]) -> int:
        """The field, which must be one of `names`, as its place among them."""
        return self._place(field, self.value(field), names)

    def word(self, field: str, names: Sequence[str]) -> str:
        """The field, which must be one of `names`."""
        return names[self.one_of(field, names)]

    def entry(self, field: str, entries: Mapping[str, Entry]) -> Entry:
        """What stands in `entries` under the field, which must be one of their names."""
        value = self.value(field)
        if not isinstance(value, str) or value not in entries:
            self._place(field, value, tuple(entries))
        return entries[cast("str", value)]

    def entries(self, field: str, entries: Mapping[str, Entry]) -> list[Entry]:
        """What stands in `entries` under each item of the field, which must be a list."""
        values = cast("list[str]", self.items(field))
        try:
            return [entries[value] for value in values]
        except (KeyError, TypeError):  # one is no such name, or no name at all
            self.some_of(field, tuple(entries))
            raise

    def some_of(self, field: str, names: Sequence[str]) -> list[int]:
        """The field, which must be a list of some of `names`, as their places."""
        return [self._place(field, value, names) for value in self.items(field)]

    def items(self, field: str) -> list[object]:
        """The field, which must be a list."""
        value = self.value(field)
        if not isinstance(value, list):
            raise self.wrong(field, "field-list", {"found": _kind(value)})
        return value

    def listed(self, field: str, length: int) -> Reader:
        """The field, which must be a list of `length` items, as a table of numbers from 1."""
        items = self.items(field)
        if len(items) != length:
            raise self.wrong(field, "field-length", {"length": length})
        table = {str(number): item for number, item in enumerate(items, 1)}
        return Reader(table, field, self._error, self)

    def table(self, field: str) -> Reader:
        """The field, which must be a table."""
        return Reader(self.value(field), field, self._error, self)

    def tables(self, field: str) -> list[Reader]:
        """The field, which must be a list of tables; each is named by its `id` if it has one."""
        return [
            Reader(item, field, self._error, self, number)
            for number, item in enumerate(self.items(field), 1)
        ]

    def names(self) -> list[str]:
        """The names of all fields, in their order."""
        return list(self._data)

    def end(self) -> None:
        """Refuse fields that nobody asked for."""
        if self._left:
            first = next(field for field in self._data if field in self._left)
            raise self.wrong(first, "field-unknown", {})

    def _place(self, field: str, value: object, names: Sequence[str]) -> int:
        try:  # rather than looking twice through long lists
            place = names.index(value) if isinstance(value, str) else -1
        except ValueError:
            place = -1
        if place >= 0:
            return place
        known = ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")
        raise self.wrong(field, "field-one-of", {"known": known, "found": _shown(value)})


class TrustedReader(Reader):
    """Reads what this program has written and nobody could change since, without any check."""

    __slots__ = ()
    trusted: ClassVar[bool] = True

    def __init__(self, data: dict[str, Any]) -> None:
        self._data = data

    def value(self, field: str) -> object:
        return self._data[field]

    def text(self, field: str) -> str:
        return cast("str", self._data[field])

    def count(self, field: str, most: int = 0, least: int = 0) -> int:
        return cast("int", self._data[field])

    def counts(self, field: str, length: int, most: int) -> list[int]:
        return self.items(field).copy()

    def one_of(self, field: str, names: Sequence[str]) -> int:
        return names.index(self._data[field])

    def entry(self, field: str, entries: Mapping[str, Entry]) -> Entry:
        return entries[self._data[field]]

    def entries(self, field: str, entries: Mapping[str, Entry]) -> list[Entry]:
        return [entries[value] for value in self.items(field)]

    def some_of(self, field: str, names: Sequence[str]) -> list[int]:
        return [names.index(value) for value in self.items(field)]

    def items(self, field: str) -> list[Any]:
        return cast("list[Any]", self._data[field])

    def listed(self, field: str, length: int) -> Reader:
        return TrustedReader({str(n): item for n, item in enumerate(self.items(field), 1)})

    def table(self, field: str) -> Reader:
        return TrustedReader(cast("dict[str, Any]", self._data[field]))

    def tables(self, field: str) -> list[Reader]:
        return [TrustedReader(item) for item in self.items(field)]

    def end(self) -> None:
        pass


def read_json(text: str, where: Sentence, error: type[MathomError]) -> Reader:
    """Read a JSON object; `where` names it in sentences.

    Raises:
        MathomError: of the given type, when the text is not a JSON object.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise error("no-json", {"where": where, "fault": str(fault)}) from None
    return Reader(data, where, error)


def _named(item: object, number: int) -> str:
    if isinstance(item, dict) and isinstance(item.get("id"), str):
        return repr(item["id"])
    return str(number)


def _kind(value: object) -> Sentence:
    if isinstance(value, dict):
        return "found-table", {}
    if isinstance(value, list):
        return "found-list", {}
    return _shown(value)


def _shown(value: object) -> Sentence:
    try:
        shown = repr(value)
    except ValueError:  # Python writes out no integer of thousands of digits
        return "found-large", {}
    return shown if len(shown) <= 40 else shown[:37] + "..."
