"""Writes the functions that copy a game's state, from what the state declares.

    python scripts/copies.py [--check]

Copies are made before every move and for every node of a search, so they are written out, one
assignment after another, where the compiler makes them fast. They stand in the module `copies` of
the game.
"""

from __future__ import annotations

import importlib.resources
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import mathom
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.fields import Group, OrNull
from mathom.kernel.schema import Entry, FrozenPart, Part, Parts, Schema
from mathom.kernel.tables import Listed

HEAD = '''"""Copies of the state, written by scripts/copies.py; do not change them by hand."""

from __future__ import annotations

'''


def copies(schema: Schema[Any]) -> dict[type, str]:
    """The functions for a class and, before it, for the parts that it is made of."""
    kind = schema.kind
    found: dict[type, str] = {}
    lines = [
        f"def {_name(kind)}(old: {kind.__name__}) -> {kind.__name__}:",
        '    """The same, to be changed on its own."""',
        f"    new = {kind.__name__}()",
    ]
    if issubclass(kind, DeclaredState):
        lines += [
            "    new.agenda = old.agenda.copy()",
            "    new.outcome = old.outcome",
            "    new.schema = old.schema",
        ]
    lines += [f"    new.{name} = old.{name}" for name in (*schema.shared, *schema.derived)]
    for entry in schema.entries:
        part = _part(entry)
        if part is not None:
            found |= copies(part.schema)
        lines += [f"    new.{name} = {_copied(entry, f'old.{name}')}" for name in entry.attributes]
    return {**found, kind: "\n".join([*lines, "    return new"])}


def _part(entry: Entry) -> Part | None:
    """The part that is copied with an attribute, if it is of such parts."""
    field = entry.field
    of = field.of if isinstance(field, Group | OrNull) else field
    return of if isinstance(of, Part) and not isinstance(of, FrozenPart) else None


def _copied(entry: Entry, old: str) -> str:
    """The expression by which a copy takes over an attribute."""
    field, part = entry.field, _part(entry)
    if part is None:
        return field.copied.format(old)
    call = _name(part.schema.kind)
    if isinstance(field, Parts):
        return f"({', '.join(f'{call}({old}[{at}])' for at in range(len(field.names)))})"
    if isinstance(field, Listed):
        return f"[{call}(part) for part in {old}]"
    if isinstance(field, OrNull):
        return f"None if {old} is None else {call}({old})"
    return f"{call}({old})"


def _name(kind: type) -> str:
    return "copy" + re.sub("([A-Z])", r"_\1", kind.__name__).lower()


def imports(kinds: Iterable[type]) -> list[str]:
    """The lines that import these classes."""
    modules: dict[str, list[str]] = {}
    for kind in kinds:
        modules.setdefault(kind.__module__, []).append(kind.__name__)
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
        functions = copies(schema)
        written = [f"\n\n{function}\n" for function in functions.values()]
        fresh = HEAD + "".join([*imports(functions), *written])
        if fresh == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"the copies of {game.id} are out of date: run python scripts/copies.py")
        path.write_text(fresh, "utf-8")


if __name__ == "__main__":
    main()
