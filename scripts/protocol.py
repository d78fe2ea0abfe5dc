"""Write what the page knows of the server: its OpenAPI document and TypeScript types.

    python -m scripts.protocol            # writes web/src/protocol
    python -m scripts.protocol --check    # says whether what is there is up to date

The messages come from `mathom.protocol` and from the addresses of the application, the
boards and records from the games. Run it whenever one of them changes.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from mathom import protocol
from mathom.games.dice.game import dice
from mathom.games.dice.view import DiceBoard
from mathom.games.duel.game import duel
from mathom.games.duel.view import DuelBoard
from mathom.games.quest.game import quest
from mathom.games.quest.model.view import QuestBoard
from mathom.games.solitaire.game import solitaire
from mathom.games.solitaire.view import SolitaireBoard
from mathom.server.app import make_app
from mathom.server.config import Config
from scripts.typescript import HEAD, game_types, message_types

FOLDER = Path(__file__).parent.parent / "web" / "src" / "protocol"
REFERENCE = "#/components/schemas/{model}"

Schema = dict[str, Any]
UNIONS = ("Action", "FromClient", "FromServer")
"""The messages of the socket."""


def document() -> Schema:
    """The application's OpenAPI document, with the messages of the socket among its schemas."""
    config = Config(database="sqlite://", crashes=Path())
    found = make_app(config).openapi()
    schemas: Schema = found["components"]["schemas"]
    for name, schema in socket_schemas().items():
        if schemas.setdefault(name, schema) != schema:
            raise SystemExit(f"the name {name} stands for two different schemas")
    return {
        **found,
        "paths": _untitled(_by_name(found["paths"])),
        "components": {"schemas": _untitled(_by_name(schemas))},
    }


def socket_schemas() -> Schema:
    """The messages of the socket and everything they use, by name."""
    asked: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
        (name, "validation", _told_apart(getattr(protocol, name))) for name in UNIONS
    ]
    inside, around = TypeAdapter.json_schemas(asked, ref_template=REFERENCE)
    return {**around["$defs"], **{name: schema for (name, _), schema in inside.items()}}


def _told_apart(union: Any) -> TypeAdapter[Any]:  # noqa: ANN401
    by_type: Any = Annotated[union, Field(discriminator="type")]
    return TypeAdapter(by_type)


def index() -> str:
    """What the page imports: all types, and the protocol it speaks."""
    return (
        f"{HEAD}"
        'export type * from "./types";\n\n'
        "/** The protocol that these types belong to; `welcome` names the server's. */\n"
        f"export const PROTOCOL = {protocol.PROTOCOL};\n"
    )


def files() -> dict[str, str]:
    """Everything that is generated, by file name."""
    openapi = json.dumps(document(), indent=2) + "\n"
    return {
        "openapi.json": openapi,
        "types.ts": message_types(protocol, UNIONS),
        "duel.ts": game_types(duel(), DuelBoard, duel().schema),
        "quest.ts": game_types(quest(), QuestBoard),
        "dice.ts": game_types(dice(), DiceBoard, dice().schema),
        "solitaire.ts": game_types(solitaire(), SolitaireBoard, solitaire().schema),
        "index.ts": index(),
    }


def main() -> None:
    """Write the files, or with `--check` compare them."""
    made = files()
    if "--check" not in sys.argv[1:]:
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name, text in made.items():
            (FOLDER / name).write_text(text, encoding="utf-8")
        return
    stale = [name for name, text in made.items() if _written(FOLDER / name) != text]
    if stale:
        raise SystemExit(
            f"web/src/protocol is out of date ({', '.join(stale)}): run 'make protocol'."
        )


def _written(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def _by_name(things: Schema) -> Schema:
    return dict(sorted(things.items()))


def _untitled(schema: Any) -> Any:  # noqa: ANN401
    """A schema without the titles that only repeat the names of its fields."""
    if isinstance(schema, list):
        return [_untitled(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    # A title is a text; a field that is called `title` has a schema instead.
    return {
        name: _untitled(value)
        for name, value in schema.items()
        if name != "title" or not isinstance(value, str)
    }


if __name__ == "__main__":
    main()
