"""The figures of a game's components as fields of a form, by what the components declare.

An owner enters in them what is printed. Which values a field takes follows from its declaration;
whether all of them fit together, only the game knows that reads the box.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Literal

from mathom.kernel.components import Box, Place
from mathom.kernel.effects import Script
from mathom.kernel.errors import BadData
from mathom.kernel.fields import Field, Flag, Maybe, Name, Names, Number, Word
from mathom.kernel.language import MOST, CallEffect, Compiler
from mathom.kernel.reading import Reader

FormKind = Literal["count", "counts", "flag", "word", "words"]
Path = tuple[str | int, ...]
Record = dict[str, Any]
"""What a data file says of a component."""

_VALUE: Final = "value"


class FormField:
    """A field of a form.

    Attributes:
        path: the way to it in its record.
        kind: what it takes: a whole number or a list of them, true or false, a word or several.
        least, most: the bounds of numbers.
        words: those that it takes; `role` is the role of the components that they name, or empty.
        optional: whether the record may leave it out.
    """

    __slots__ = ("kind", "least", "most", "optional", "path", "role", "words")

    def __init__(
        self,
        path: Path,
        kind: FormKind,
        least: int = 0,
        most: int = 0,
        words: Sequence[str] = (),
        role: str = "",
        optional: bool = False,
    ) -> None:
        self.path: Final = path
        self.kind: Final = kind
        self.least: Final = least
        self.most: Final = most
        self.words: Final = tuple(words)
        self.role: Final = role
        self.optional: Final = optional

    def under(self, *path: str | int) -> FormField:
        """The same field, further down in a record."""
        return FormField(
            (*path, *self.path),
            self.kind,
            self.least,
            self.most,
            self.words,
            self.role,
            self.optional,
        )

    def check(self, value: object) -> None:
        """Confirm that it takes a value; None leaves it out.

        Raises:
            BadData: it does not.
        """
        if value is None and self.optional:
            return
        reader = Reader({} if value is None else {_VALUE: value}, "", BadData)
        if self.kind == "count":
            reader.count(_VALUE, self.most, self.least)
        elif self.kind == "counts":
            for item in reader.items(_VALUE):
                Reader({_VALUE: item}, "", BadData).count(_VALUE, self.most, self.least)
        elif self.kind == "flag":
            reader.value(_VALUE)
            reader.flag(_VALUE)
        elif self.kind == "word":
            reader.word(_VALUE, self.words)
        else:
            reader.some_of(_VALUE, self.words)


def count(path: Path, most: int, least: int = 0, optional: bool = False) -> FormField:
    """A field for a whole number."""
    return FormField(path, "count", least, most, optional=optional)


def form(box: Box, place: Place) -> list[FormField]:
    """The fields of a component's form: what its record says in figures and words."""
    record = record_at(box.files.data(), place)
    found: list[FormField] = []
    for declared in fields(place.component):  # type: ignore[arg-type]
        about = declared.metadata
        name = about.get("stored_as") or declared.name
        if not about or declared.name in place.given or name not in record:
            continue
        if "form" in about:
            found += [each.under(name) for each in about["form"](record[name], box.compiler)]
        elif "bind" in about and not isinstance(about["bind"](box.compiler.context), Name):
            field = _bound(about["bind"](box.compiler.context), box.compiler, "optional" in about)
            found += [field.under(name)] if field else []
        elif isinstance(value := getattr(place.component, declared.name), Script):
            found += [each.under(name) for each in _script(value, record[name], box.compiler)]
    return found


def record_at(data: Mapping[str, Mapping[str, Any]], place: Place) -> Record:
    """What data files say of a component."""
    found: Record = data[place.file][place.role][place.number]
    return found


def value_at(record: Record, path: Path) -> Any:  # noqa: ANN401, whatever files say
    """What stands in a record at the end of a path; None if nothing does."""
    found: Any = record
    for step in path:
        if isinstance(step, int):
            found = found[step] if isinstance(found, list) and step < len(found) else None
        else:
            found = found.get(step) if isinstance(found, dict) else None
    return found


def enter(record: Record, field: FormField, value: object) -> None:
    """Have a record say a value in a field; a table in which nothing is left goes, too."""
    tables: list[Any] = [record]
    for step in field.path[:-1]:
        around = tables[-1]
        tables.append(around.setdefault(step, {}) if isinstance(around, dict) else around[step])
    if value is None or (field.optional and value is False):
        tables[-1].pop(field.path[-1], None)
    else:
        tables[-1][field.path[-1]] = value
    for depth in range(len(tables) - 1, 0, -1):
        if tables[depth] == {} and isinstance(tables[depth - 1], dict):
            del tables[depth - 1][field.path[depth - 1]]


def _bound(field: Field, compiler: Compiler, optional: bool) -> FormField | None:
    """The field of a form for what a declaration is bound to; None if it is no figure or word."""
    if isinstance(field, Number):
        return count((), field.most, field.least, optional)
    if isinstance(field, Flag):
        return FormField((), "flag", optional=optional)
    if isinstance(field, Word):
        return FormField((), "word", words=field.words, optional=optional)
    if not isinstance(field, (Name, Names)) or isinstance(field, Maybe):
        return None
    role = next((role for role, ids in compiler.names.items() if ids is field.names), "")
    kind: FormKind = "words" if isinstance(field, Names) else "word"
    return FormField((), kind, words=field.names, role=role, optional=optional)


def _script(script: Script, records: list[Record], compiler: Compiler) -> list[FormField]:
    """The fields of what a component does, effect by effect."""
    found: list[FormField] = []
    for number, (effect, record) in enumerate(zip(script.effects, records, strict=True)):
        declared: dict[str, Any] = (
            dict(effect.arguments)
            if isinstance(effect, CallEffect)
            else {each.name: each for each in fields(effect)}  # type: ignore[arg-type]
            if hasattr(type(effect), "__dataclass_fields__")
            else {}
        )
        for name, declaration in declared.items():
            about = declaration.metadata
            if not about:  # compiled, class attributes are fields, too
                continue
            name = about.get("stored_as") or name
            if "form" in about:
                found += [it.under(number, name) for it in about["form"](None, compiler)]
            elif "bind" in about and name in record:
                field = _bound(about["bind"](compiler.context), compiler, "optional" in about)
                if field and name not in ("do", "at"):
                    found.append(field.under(number, name))
            elif name in record:
                found += [it.under(number, name) for it in _figures(record[name], compiler)]
        if "when" in record:
            found += [it.under(number, "when") for it in _figures(record["when"], compiler)]
    return found


def _figures(value: object, compiler: Compiler) -> list[FormField]:
    """The fields of an expression: its figures, and the components that it names."""
    if type(value) is int:
        return [count((), MOST, min(0, value))]
    if not isinstance(value, dict):
        return []
    found: list[FormField] = []
    for name, part in value.items():
        role = compiler.language.roles.get(name)
        if role is not None:
            words = compiler.names[role]
            found.append(FormField((name,), "words", words=words, role=role))
        else:
            found += [each.under(name) for each in _figures(part, compiler)]
    return found
