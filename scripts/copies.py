"""Writes the functions that copy a game's state, from what the state declares.

    python scripts/copies.py [--check]

Copies are made before every move and for every node of a search, so they are written out, one
assignment after another, where the compiler makes them fast. They stand in the state's own module
between two comments.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import mathom
from mathom.kernel.declaring import DeclaredState, Parts, Schema

BEGIN = "# Copies, written by scripts/copies.py from the declarations.\n"
END = "# The end of the copies.\n"


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


def main() -> None:
    """Write them, or say which are out of date."""
    for game in mathom.all_games():
        schema = getattr(game, "schema", None)
        if schema is None:
            continue
        path = Path(inspect.getfile(schema.kind))
        text = path.read_text("utf-8")
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        written = "".join(f"\n\n{function}\n" for function in copies(schema))
        fresh = f"{before}{BEGIN}{written}\n\n{END}{after}"
        if fresh == text:
            continue
        if "--check" in sys.argv:
            sys.exit(f"the copies of {game.id} are out of date: run python scripts/copies.py")
        path.write_text(fresh, "utf-8")


if __name__ == "__main__":
    main()
