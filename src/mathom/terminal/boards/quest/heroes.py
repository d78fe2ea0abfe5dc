"""The heroes: their sheets, which lie open, and the hand of whoever looks on."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len
from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import PLAIN, Canvas, Line, beside, stacked, written
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.quest.signs import (
    FAVOR,
    HERO,
    ICON_SIGNS,
    RAISED,
    TYPE_SIGNS,
    palette,
)
from mathom.terminal.boards.quest.wording import counted, hero_name, labelled, marked
from mathom.terminal.boards.scene import Scene

GAP = 2
SHEET = 34
"""The least width at which two sheets stand side by side."""


def sheets(scene: Scene, width: int) -> Canvas:
    """All heroes, side by side where there is room, the reader's own first."""
    seats = list(scene.view["board"]["heroes"])
    seats.sort(key=lambda seat: seat != scene.view["seat"])
    row = max(1, min(len(seats), (width + GAP) // (SHEET + GAP)))
    each = (width - GAP * (row - 1)) // row
    rows = []
    for at in range(0, len(seats), row):
        whole = Canvas(0, 0)
        for number, seat in enumerate(seats[at : at + row]):
            whole = beside(whole, _sheet(scene, seat, each), GAP if number else 0)
        if whole.width < width:
            whole = beside(whole, Canvas(width - whole.width, 1), 0)
        rows.append(whole)
    return stacked(width, rows)


def _sheet(scene: Scene, seat: str, width: int) -> Canvas:
    colours = palette(scene.dark)
    hero = scene.view["board"]["heroes"][seat]
    lines = [_title(scene, seat, hero, width)]
    if hero["hero"] is None:
        return written(lines, width)
    where = scene.name("location", hero["location"])
    pools = [
        scene.say(f"pool-{pool}", count=count)
        for pool, count in (
            ("life", hero["life"]),
            ("hand", len(hero["hand"])),
            ("rest", len(hero["rest"])),
            ("damage", len(hero["damage"])),
        )
    ]
    lines.append(across([(where, marked(scene, hero["location"]))], [], width))
    lines.extend(_attributes(scene, hero, width))
    lines.extend(flow(("", colours.quiet), [(pool, PLAIN) for pool in pools], width, " · "))
    lines.extend(_named(scene, "items", "item", hero["items"], width))
    lines.extend(_named(scene, "corruption", "corruption", hero["corruption"], width))
    lines.extend(_quests(scene, hero, width))
    lines.extend(_named(scene, "errands", "encounter", hero["errands"], width))
    lines.extend(labelled(scene, "skills", counted(scene, "card", hero["skills"]), width))
    lines.extend(labelled(scene, "rest", counted(scene, "card", hero["rest"]), width))
    if any(hero["damage"]):
        lines.extend(labelled(scene, "damage", counted(scene, "card", hero["damage"]), width))
    return written(lines, width)


def _title(scene: Scene, seat: str, hero: Json, width: int) -> Line:
    """The hero's name, marked when it is asked, who plays it, and its favor at the edge."""
    colours = palette(scene.dark)
    choice = scene.view["choice"]
    asked = Style(reverse=choice is not None and choice["seat"] == seat)
    player = scene.words.say("terminal-player", name=scene.view["players"][seat])
    left: list[Piece] = [
        (f"{HERO} {hero_name(scene, seat)}", marked(scene, seat, colours.side("heroes") + asked)),
        (f" · {player}", colours.quiet),
    ]
    favor = f" {FAVOR}{hero['favor']}" if hero["hero"] else ""
    return across(left, [(favor, Style(color=colours.favor, bold=True))], width)


def _attributes(scene: Scene, hero: Json, width: int) -> list[Line]:
    """The four attributes as they count now, with a sign for each time they were raised."""
    quiet = palette(scene.dark).quiet
    items = [
        (f"{scene.say(f'short-{which}')} {value}{RAISED * hero['levels'][which]}", PLAIN)
        for which, value in hero["attributes"].items()
    ]
    return flow(("", quiet), items, width, "  ")


def _named(scene: Scene, label: str, role: str, ids: list[str], width: int) -> list[Line]:
    """Things of a hero by name, behind a label."""
    if not ids:
        return []
    quiet = palette(scene.dark).quiet
    items = [(scene.name(role, id), marked(scene, id)) for id in ids]
    head = scene.say(label, count=len(ids))
    return flow((head, quiet), items, width, scene.words.say("list-comma"))


def _quests(scene: Scene, hero: Json, width: int) -> list[Line]:
    """The hero's own quests; an advanced one that is not open yet stands in brackets."""
    quiet = palette(scene.dark).quiet
    items: list[Piece] = []
    for id in hero["quests"]:
        closed = scene.components[id]["advanced"] and not hero["advanced_open"]
        title = scene.name("quest", id)
        items.append((f"({title})" if closed else title, marked(scene, id)))
    if not items:
        return []
    head = scene.say("quests", count=hero["completed"])
    return flow((head, quiet), items, width, scene.words.say("list-comma"))


def hand(scene: Scene, seat: str, width: int) -> Canvas:
    """The cards in a hand: icons for paths, type, cost, attack and defense (Q3.6, Q5.3)."""
    colours = palette(scene.dark)
    cards = scene.view["board"]["heroes"][seat]["hand"]
    known = Counter(card for card in cards if card)
    title = scene.say("hand", count=len(cards))
    lines = [across([(title, Style(bold=True))], [(scene.say("hand-head"), colours.quiet)], width)]
    for card, count in known.items():
        record = scene.components[card]
        called = scene.name("card", card)
        if count > 1:
            called = scene.say("times", count=count, what=called)
        left: list[Piece] = [
            (ICON_SIGNS[icon], Style(color=colours.icons[icon], bold=True))
            for icon in record["icons"]
        ]
        left.append((" " * max(1, 3 - len(left)), PLAIN))
        left.append((called, marked(scene, card)))
        lines.append(across(left, _worth(scene, record), width))
    hidden = cards.count(None)
    if hidden:
        lines.append([(scene.say("face-down", count=hidden), colours.quiet)])
    return written(lines, width)


def _worth(scene: Scene, record: Json) -> list[Piece]:
    """A combat card's figures at the edge."""
    colours = palette(scene.dark)
    sign = TYPE_SIGNS[record["type"]]
    figures = f"{record['cost']} {record['attack']}/{record['defense']}"
    style = Style(color=colours.types[record["type"]], bold=True)
    space = " " * max(0, 5 - cell_len(figures))
    return [(f" {sign} ", style), (space + figures, style)]
