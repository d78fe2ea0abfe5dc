"""The ways on from a hero's place, and what the reader's hand pays for (Q3.6)."""

from __future__ import annotations

from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, Line, written
from mathom.terminal.boards.lines import Piece, across
from mathom.terminal.boards.quest.signs import (
    DEAR,
    FAVOR,
    HAVEN,
    INFLUENCE,
    MINION,
    PAID,
    PERILOUS,
    STRONGHOLD,
    TOKEN,
    palette,
)
from mathom.terminal.boards.quest.wording import fare_text, hero_name, marked, paths
from mathom.terminal.boards.scene import Scene


def ways(scene: Scene, seat: str, width: int) -> Canvas:
    """Every path from where a hero stands: what it costs, where it leads, what waits there."""
    colours = palette(scene.dark)
    hero = scene.view["board"]["heroes"][seat]
    here = hero["location"]
    mine = scene.view["seat"] == seat
    payable = {way["to"] for way in hero.get("travel", {}).get("ways", ()) if way["payable"]}
    key = "ways-mine" if mine else "ways"
    place = scene.name("location", here)
    text = scene.say(key, who=hero_name(scene, seat), place=place)
    lines: list[Line] = [across([(text, marked(scene, here, Style(bold=True)))], [], width)]
    for end, path in paths(scene.game)[here]:
        icon = path["icon"]
        way = colours.quiet if icon is None else Style(color=colours.icons[icon], bold=True)
        left: list[Piece] = []
        if mine:
            paid = end in payable
            left.append((f"{PAID if paid else DEAR} ", Style(bold=paid)))
        cost = fare_text(path)
        left.append((f"{cost} ".ljust(4), way))
        left.append((scene.name("location", end), marked(scene, end)))
        if path["item"] is not None:
            item = scene.say("only-with", what=scene.name("item", path["item"]))
            left.append((f" {item}", colours.quiet))
        lines.append(across(left, [(brief(scene, seat, end), colours.quiet)], width))
    return written(lines, width)


def brief(scene: Scene, seat: str, place: str) -> str:
    """What waits at a place, in signs."""
    board = scene.view["board"]
    record = scene.components[place]
    there = board["map"].get(place, {})
    signs: list[str] = []
    if record["haven"]:
        signs.append(HAVEN)
    if record["stronghold"]:
        signs.append(STRONGHOLD)
    if record["perilous"] or seat in there.get("perilous", ()):
        signs.append(PERILOUS)
    if "influence" in there:
        signs.append(f"{INFLUENCE}{there['influence']}")
    signs.extend(TOKEN for _ in there.get("tokens", ()))
    signs.extend(MINION for minion in board["minions"].values() if minion["location"] == place)
    if "favor" in there:
        signs.append(f"{FAVOR}{there['favor']}")
    return "".join(f" {sign}" for sign in signs)
