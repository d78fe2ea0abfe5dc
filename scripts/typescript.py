"""TypeScript of the messages and of what each game sends, from their Python types.

A game's board is declared by `TypedDict`s, and by its state where the view shows what that
declares; the types of its records are read off the records of the printed box.
"""

from __future__ import annotations

import json
import sys
import textwrap
import typing
from collections.abc import Iterator, Sequence
from types import ModuleType, NoneType, UnionType
from typing import Any

from pydantic import BaseModel

from mathom.kernel.fields import (
    Each,
    Field,
    Flag,
    Group,
    Mask,
    Maybe,
    Name,
    Names,
    Number,
    Numbers,
    OrNull,
    Sparse,
    Unseen,
)
from mathom.kernel.game import Game
from mathom.kernel.instances import InPlay, InstancesField
from mathom.kernel.schema import Part, Schema
from mathom.kernel.tables import Seen, Several

HEAD = "// Written by scripts/protocol.py; do not change it by hand.\n\n"
WIDTH = 100
SIMPLE = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


def message_types(module: ModuleType, unions: tuple[str, ...]) -> str:
    """The types of all messages that a module declares, and of unions of them by name."""
    writer = Writer([])
    for value in vars(module).values():
        if getattr(value, "__module__", "") == module.__name__ and hasattr(
            value, "__annotations__"
        ):
            writer.declare(value)
    named = [f"export type {name} = {writer.type_of(getattr(module, name))};\n" for name in unions]
    return HEAD + "\n".join([*writer.tables.values(), *named])


def game_types(game: Game, board: type, state: Schema[Any] | None = None) -> str:
    """The types of a game's board and records, and the vocabularies that they use.

    The view shows what the schema of the state declares, if there is one, besides the `board`.
    """
    package = board.__module__.split(".")[:3]
    writer = Writer(
        [module for name, module in sys.modules.items() if name.split(".")[:3] == package]
    )
    writer.declare(board, writer.shown(state) if state else ())
    records = writer.records(game.cards())
    return HEAD + "\n".join([*writer.vocabularies(), *writer.tables.values(), *records])


class Writer:
    """Collects the tables of fields that a type leads to."""

    def __init__(self, modules: list[ModuleType]) -> None:
        """For types that are declared in these modules."""
        names = [named for module in modules for named in vars(module).items()]
        self.tables: dict[type, str] = {}
        self._constants = {value: name for name, value in names if _are_words(value)}
        self._words = {
            typing.get_args(value): name
            for name, value in names
            if typing.get_origin(value) is typing.Literal
        }

    def vocabularies(self) -> Iterator[str]:
        """Every list of words that has a name as a type."""
        for words, name in sorted(self._words.items(), key=lambda each: each[1]):
            constant = self._constants[words]
            yield f"export const {constant} = {json.dumps(words)} as const;"
            yield f"export type {name} = (typeof {constant})[number];\n"

    def declare(self, made: type, also: Sequence[str] = ()) -> str:
        """The name of a table of fields, which is written once; `also` are such that it lacks."""
        if made not in self.tables:
            self.tables[made] = ""
            if not typing.get_type_hints(made):
                return ""
            fields = [*also]
            for field, hint in typing.get_type_hints(made, include_extras=True).items():
                if field not in vars(BaseModel)["__annotations__"]:
                    mark = "" if _needed(made, field, hint) else "?"
                    fields.append(f"{field}{mark}: {self.type_of(hint)}")
            self.tables[made] = _comment(made.__doc__ or "") + _table(made.__name__, fields)
        return made.__name__

    def type_of(self, hint: Any) -> str:  # noqa: ANN401, a type can be anything
        """A type as TypeScript writes it."""
        args = typing.get_args(hint)
        origin = typing.get_origin(hint)
        if hint in SIMPLE:
            return SIMPLE[hint]
        if origin in (typing.NotRequired, typing.Annotated):
            return self.type_of(args[0])
        if origin is typing.Literal:
            return self._words.get(args) or " | ".join(map(json.dumps, args))
        if origin in (typing.Union, UnionType):
            return " | ".join(map(self.type_of, args))
        if origin is list:
            return _listed(self.type_of(args[0]))
        if origin is dict:
            return f"Record<{self.type_of(args[0])}, {self.type_of(args[1])}>"
        return self.declare(hint)

    def shown(self, schema: Schema[Any]) -> list[str]:
        """The fields that views show of a declared part."""
        return [f"{entry.name}: {self.field_type(entry.field)}" for entry in schema.shown]

    def field_type(self, field: Field) -> str:
        """The type of what a declared field shows."""
        match field:
            case Flag():
                return "boolean"
            case OrNull():
                return f"{self.field_type(field.of)} | null"
            case Seen():
                return f"{self._word(field.names)} | null"
            case Name():
                return self._word(field.names) + (" | null" if isinstance(field, Maybe) else "")
            case Unseen():
                return f"({self._word(field.names)} | null)[]"
            case Names() | Mask():
                return f"{self._word(field.names)}[]"
            case Numbers():
                return "number[]"
            case Sparse():
                of = self.field_type(field.of)
                return f"Partial<Record<{self._word(field.names)}, {of}>>"
            case Part():
                return self._part(field.schema)
            case InstancesField():
                return self._in_play(field)
            case Several():
                told = (f"{name}: {self.field_type(of)}" for name, of in field.fields.items())
                return f"{{ {'; '.join(told)} }}"
            case Each() if field.by_id:
                return f"Record<{self._word(field.names)}, {self.field_type(field.of)}>"
            case Group():
                return _listed(self.field_type(field.of))
            case Number():
                return "number"
        raise SystemExit(f"what {type(field).__name__} shows has no type here")

    def _word(self, names: Sequence[str]) -> str:
        return self._words.get(tuple(names), "string")

    def _part(self, schema: Schema[Any]) -> str:
        kind: type = schema.kind
        if kind not in self.tables:
            about = (kind.__doc__ or "").partition("\n\n")[0]
            self.tables[kind] = ""
            self.tables[kind] = _comment(about) + _table(kind.__name__, self.shown(schema))
        return kind.__name__

    def _in_play(self, field: InstancesField) -> str:
        """The cards in play, and what modifies them."""
        if InPlay not in self.tables:
            card = "string | null" if field.face_down >= 0 else "string"
            instance = [
                f"{name}: {card if name == 'card' else self.field_type(of)}"
                for name, of in field.instance.items()
            ]
            modifier = [f"{name}: {self.field_type(of)}" for name, of in field.modifier.items()]
            parts = [
                _comment("A card in play.") + _table("Instance", instance),
                _comment("What modifies cards in play.") + _table("Modifier", modifier),
            ]
            lists = ["instances: Instance[]", "modifiers: Modifier[]"]
            parts.append(_comment("All cards in play.") + _table("InPlay", lists))
            self.tables[InPlay] = "\n".join(parts)
        return "InPlay"

    def records(self, records: list[dict[str, Any]]) -> Iterator[str]:
        """The kinds of records, by what those of the printed box hold.

        Components of a kind may be of several classes; what only some tell may be left out.
        """
        kinds: dict[str, list[dict[str, Any]]] = {}
        for record in records:
            kinds.setdefault(record["kind"], []).append(record)
        for kind, alike in kinds.items():
            fields = [
                f"{field}{'' if all(field in each for each in alike) else '?'}: "
                f"{self.value_type([each[field] for each in alike if field in each])}"
                for field in dict.fromkeys(name for each in alike for name in each)
                if field != "kind"
            ]
            yield _table(_record(kind), [f"kind: {json.dumps(kind)}", *fields])
        names = [_record(kind) for kind in kinds]
        yield f"export type ComponentRecord = {' | '.join(names)};"

    def value_type(self, values: list[Any]) -> str:
        """The type that all these values have."""
        found: list[str] = []
        if texts := {value for value in values if isinstance(value, str)}:
            fitting = (name for words, name in self._words.items() if texts <= set(words))
            found.append(next(fitting, "string"))
        found += [SIMPLE[each] for each in (int, bool) if each in map(type, values)]
        if lists := [value for value in values if isinstance(value, list)]:
            inside = self.value_type([item for value in lists for item in value])
            (length, *others) = {len(value) for value in lists}
            pair = length == 2 and not others
            found.append(f"[{inside}, {inside}]" if pair else _listed(inside))
        if dicts := [value for value in values if isinstance(value, dict)]:
            found.append(self._dict_type(dicts))
        return " | ".join([*found, *(["null"] if None in values else [])]) or "never"

    def _dict_type(self, dicts: list[dict[str, Any]]) -> str:
        always = [key for key in dicts[0] if all(key in each for each in dicts)]
        fields = [
            f"{key if key.isidentifier() else json.dumps(key)}: "
            f"{self.value_type([each[key] for each in dicts])}"
            for key in always
        ]
        if any(len(each) > len(always) for each in dicts):
            every = self.value_type([value for each in dicts for value in each.values()])
            fields.append(f"[name: string]: {every}")
        return f"{{ {'; '.join(fields)} }}"


def _table(name: str, fields: list[str]) -> str:
    """A table of fields, as many to a line as fit."""
    text = f"export type {name} = {{ {'; '.join(fields)} }};"
    if len(text) > WIDTH:
        wrapped = textwrap.wrap("; ".join(fields) + ";", WIDTH - 2, break_on_hyphens=False)
        text = "\n  ".join([f"export type {name} = {{", *wrapped]) + "\n};"
    return text + "\n"


def _record(kind: str) -> str:
    """What the type of the records of a kind is called."""
    return "".join(part.capitalize() for part in kind.split("-")) + "Record"


def _needed(made: Any, field: str, hint: Any) -> bool:  # noqa: ANN401
    if issubclass(made, BaseModel):
        return bool(made.model_fields[field].is_required())
    return bool(made.__total__) and typing.get_origin(hint) is not typing.NotRequired


def _are_words(value: object) -> bool:
    return isinstance(value, tuple) and all(isinstance(each, str) for each in value)


def _listed(inside: str) -> str:
    return f"({inside})[]" if " | " in inside or "{" in inside else f"{inside}[]"


def _comment(text: str) -> str:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
