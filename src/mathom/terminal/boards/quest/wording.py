"""How Quest's components read on the drawing, and how its lines are put together."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.style import Style

from mathom.kernel.game import Game
from mathom.kernel.state import Json
from mathom.locale import Messages
from mathom.locale.sentences import capital
from mathom.terminal.boards.canvas import PLAIN, Line
from mathom.terminal.boards.lines import flow
from mathom.terminal.boards.quest.signs import ANY, ICON_SIGNS, TYPE_SIGNS, WATER, palette
from mathom.terminal.boards.scene import Scene, components


@functools.cache
def places(game: Game) -> dict[str, list[str]]:
    """The locations of each region, in the order of the data."""
    found: dict[str, list[str]] = {}
    for record in game.cards():
        if record["kind"] == "location":
            found.setdefault(record["region"], []).append(record["id"])
    return found


@functools.cache
def paths(game: Game) -> dict[str, list[tuple[str, Json]]]:
    """Where paths lead from each location, each with the path's record."""
    found: dict[str, list[tuple[str, Json]]] = {}
    for record in game.cards():
        if record["kind"] == "path":
            one, other = record["ends"]
            found.setdefault(one, []).append((other, record))
            found.setdefault(other, []).append((one, record))
    return found


# Names.


def hero_name(scene: Scene, seat: str) -> str:
    """A seat by its hero's name, or by its own while it has none."""
    hero = scene.view["board"]["heroes"].get(seat, {}).get("hero")
    return scene.name("seat", seat) if hero is None else scene.name("hero", hero)


def counted(scene: Scene, role: str, ids: Iterable[str | None]) -> list[str]:
    """Cards by name, equal ones once with their number; those face down last."""
    cards = Counter(ids)
    unknown = cards.pop(None, 0)
    found = [
        title if count == 1 else scene.say("times", count=count, what=title)
        for title, count in ((scene.name(role, id), n) for id, n in cards.items() if id)
    ]
    if unknown:
        found.append(scene.say("face-down", count=unknown))
    return found


def fare_text(path: Json) -> str:
    """What a path costs as printed: its icon's sign and its number; a wave for water."""
    icon = ANY if path["icon"] is None else ICON_SIGNS[path["icon"]]
    return f"{icon}{path['number']}{WATER if path['water'] else ''}"


def card_text(record: Json) -> str:
    """A combat card in signs: type, cost, attack and defense."""
    sign = TYPE_SIGNS[record["type"]]
    return f"{sign} {record['cost']} {record['attack']}/{record['defense']}"


def detailed(game: Game, words: Messages, id: str) -> str:
    """What is worth knowing about a component beyond its title."""
    record = components(game).get(id)
    if record is None:
        return ""
    told = game.describe(words, record)
    notes = [told["figures"], told["text"]]
    if record["kind"] == "location":
        ways = [
            f"{capital(game.title(words, 'location', end))} {fare_text(path)}"
            for end, path in paths(game)[id]
        ]
        notes.append(words.listed(ways))
    if record["source"] == "reconstructed":
        notes.append(words.say("terminal-reconstructed"))
    return " · ".join(note for note in notes if note)


# Styles and lines.


def marked(scene: Scene, part: str, style: Style = PLAIN) -> Style:
    """The style of what stands for a component: to be clicked, and bright when pointed at."""
    if part in scene.focus:
        style = palette(scene.dark).pointed(style)
    return style + Style(meta={"part": part})


def labelled(scene: Scene, label: str, texts: Sequence[str], width: int) -> list[Line]:
    """Plain names behind a label, as `flow` does it; nothing where there are none."""
    if not texts:
        return []
    quiet = palette(scene.dark).quiet
    head = (scene.say(label), quiet)
    return flow(head, [(text, PLAIN) for text in texts], width, scene.words.say("list-comma"))
