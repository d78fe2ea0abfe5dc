"""Writes the functions that copy a game's state, from what the state declares.

    python scripts/copies.py [--check]

Copies are made before every move and for every node of a search, so they are written out, one
assignment after another, where the compiler makes them fast. They stand in the module `copies` of
the game.
"""

from __future__ import annotations

import importlib.resources
import sys
from pathlib import Path
from typing import Any

import mathom
from mathom.kernel.declaring import DeclaredState, Parts, Schema

HEAD = '''"""Copies of the state, written by scripts/copies.py; do not change them by hand."""

from __future__ import annotations

'''


def copies(schema: Schema[Any]) -> list[str]:
    """The functions for a class and, before it, for the parts that it is made of."""
    kind = schema.kind.__name__
    found: list[str] = []
    lines = [
        f"def copy_{kind.lower()}(old: {kind}) -> {kind}:",
        '    """The same, to be changed on its own."""',
        f"    new = {kind}()",
    ]
    if issubclass(schema.kind, DeclaredState):
        lines += [
            "    new.agenda = old.agenda.copy()",
            "    new.outcome = old.outcome",
            "    new.schema = old.schema",
        ]
    lines += [f"    new.{name} = old.{name}" for name in schema.shared]
    for name, field in schema.fields.values():
        if isinstance(field, Parts):
            found += copies(field.schema)
            call = f"copy_{field.schema.kind.__name__.lower()}"
            parts = [f"{call}(old.{name}[{number}])" for number in range(len(field.names))]
            lines.append(f"    new.{name} = ({', '.join(parts)})")
        else:
            lines.append(f"    new.{name} = {field.copied.format(f'old.{name}')}")
    return [*found, "\n".join([*lines, "    return new"])]


def imports(schema: Schema[Any]) -> list[str]:
    """The lines that import a class and the parts that it is made of."""
    inner = [field.schema for _, field in schema.fields.values() if isinstance(field, Parts)]
    modules: dict[str, list[str]] = {}
    for each in (schema, *inner):
        modules.setdefault(each.kind.__module__, []).append(each.kind.__name__)
    return [
        f"from {module} import {', '.join(sorted(names))}\n"
        for module, names in sorted(modules.items())
    ]


def main() -> None:
    """Write them, or say which are out of date."""
    for game in mathom.all_games():
        schema = getattr(game, "schema", None)
        if schema is None:
            continue
        path = Path(str(importlib.resources.files(game.package) / "copies.py"))
        text = path.read_text("utf-8") if path.exists() else ""
        fresh = HEAD + "".join([*imports(schema), *(f"\n\n{each}\n" for each in copies(schema))])
        if fresh == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"the copies of {game.id} are out of date: run python scripts/copies.py")
        path.write_text(fresh, "utf-8")


if __name__ == "__main__":
    main()
