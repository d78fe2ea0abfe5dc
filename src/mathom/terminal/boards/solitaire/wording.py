"""How cards and sites read on the drawing, in short."""

from __future__ import annotations

from collections.abc import Iterable

from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.lines import Piece
from mathom.terminal.boards.scene import Scene
from mathom.terminal.boards.solitaire.signs import PROWESS, palette


def named(scene: Scene, id: str, style: Style, more: str = "") -> Piece:
    """A card by its name, as a part of the drawing that can be pointed at."""
    shown = palette(scene.dark).pointed(style) if id in scene.focus else style
    return f"{scene.name('card', id)}{more}", shown + Style(meta={"part": id})


def names(scene: Scene, ids: Iterable[str], style: Style) -> list[Piece]:
    """Several cards, equal ones with how many there are."""
    listed = list(ids)
    return [
        named(scene, id, style, f" ×{count}" if count > 1 else "")
        for id in dict.fromkeys(listed)
        for count in [listed.count(id)]
    ]


def creature_text(record: Json) -> str:
    """The strikes, prowess and body of a creature in signs; nothing for other cards."""
    if record.get("type") != "creature":
        return ""
    strikes = "" if record["each"] else f"{record['strikes']}×"
    body = "" if record["body"] is None or record["body"] < 0 else f"/{record['body']}"
    return f" {strikes}{PROWESS}{record['prowess']}{body}"


def attack_text(scene: Scene, attack: Json) -> str:
    """An automatic attack of a site."""
    body = "" if attack["body"] is None or attack["body"] < 0 else f"/{attack['body']}"
    race = scene.words.say(f"solitaire-race-{attack['race']}")
    return f"{race} {attack['strikes']}×{PROWESS}{attack['prowess']}{body}"
