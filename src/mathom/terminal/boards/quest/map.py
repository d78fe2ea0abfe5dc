"""The map as a list by regions: what every location is, and what stands there."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import Canvas, Line, beside, stacked, written
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.quest.signs import (
    BLANK,
    CHARACTER,
    EVENT,
    FAVOR,
    HAVEN,
    HERO,
    INFLUENCE,
    MINION,
    PERILOUS,
    PLOT,
    STRONGHOLD,
    TOKEN,
    palette,
)
from mathom.terminal.boards.quest.wording import hero_name, marked, places
from mathom.terminal.boards.scene import Scene

COLUMN = 34
"""The least width of a column of locations; the narrowest drawing has two that are less wide."""
GAP = 2


def world(scene: Scene, width: int) -> Canvas:
    """All regions, in as many columns as fit."""
    count = max(2, (width + GAP) // (COLUMN + GAP))
    each = (width - GAP * (count - 1)) // count
    blocks = [_region(scene, region, each) for region in places(scene.game)]
    whole = Canvas(0, 0)
    for number, column in enumerate(_columns(blocks, count)):
        whole = beside(whole, stacked(each, column), GAP if number else 0)
    return stacked(width, [whole])


def _columns(blocks: Sequence[Canvas], count: int) -> list[list[Canvas]]:
    """Blocks in their order, in columns as equal in height as that allows."""
    total = sum(block.height for block in blocks)
    columns: list[list[Canvas]] = [[]]
    above = 0
    for block in blocks:
        due = total * len(columns) / count
        if columns[-1] and above + block.height / 2 > due and len(columns) < count:
            columns.append([])
        columns[-1].append(block)
        above += block.height
    return columns


def _region(scene: Scene, region: str, width: int) -> Canvas:
    quiet = palette(scene.dark).quiet
    title = f"── {scene.name('region', region)} "
    title += "─" * (width - cell_len(title))
    lines: list[Line] = [across([(title, quiet)], [], width)]
    for place in places(scene.game)[region]:
        lines.extend(_place(scene, place, width))
    return written(lines, width)


def _place(scene: Scene, place: str, width: int) -> list[Line]:
    """A location: its name and its figures in a line, and who is there below."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    record = scene.components[place]
    there = board["map"].get(place, {})
    someone = _people(scene, place, there)
    busy = bool(there or someone or record["haven"] or record["stronghold"])
    style = marked(scene, place, Style(bold=bool(someone)) if busy else colours.quiet)
    mine = board["heroes"].get(scene.view["seat"], {}).get("location")
    if place == mine:
        style = colours.side("heroes") + style
    left: list[Piece] = [(scene.name("location", place), style)]
    right: list[Piece] = [(f" {sign}", colours.quiet) for sign in _nature(record)]
    if _for_all(scene, there):
        right.append((f" {PERILOUS}", Style(color=colours.peril, bold=True)))
    right.extend((f" {text}", ink) for text, ink in _stocks(scene, there))
    lines = [across(left, right, width)]
    if someone:
        comma = scene.words.say("list-comma")
        lines.extend(flow((" ", colours.quiet), someone, width, comma))
    return lines


def _nature(record: Json) -> list[str]:
    """What a location is by print."""
    signs = []
    if record["haven"]:
        signs.append(HAVEN)
    if record["stronghold"]:
        signs.append(f"{STRONGHOLD}{record['stronghold']}")
    if record["perilous"]:
        signs.append(PERILOUS)
    return signs


def _stocks(scene: Scene, there: Json) -> list[Piece]:
    """Influence with its limit, and favor."""
    colours = palette(scene.dark)
    found: list[Piece] = []
    if "influence" in there:
        text = f"{INFLUENCE}{there['influence']}/{there['limit']}"
        found.append((text, colours.side("sauron")))
    if "favor" in there:
        found.append((f"{FAVOR}{there['favor']}", Style(color=colours.favor, bold=True)))
    return found


def _people(scene: Scene, place: str, there: Json) -> list[Piece]:
    """Whoever and whatever is at a location, by name."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    ours, theirs = colours.side("heroes"), colours.side("sauron")
    found: list[Piece] = []
    for seat, hero in board["heroes"].items():
        if hero.get("location") == place:
            found.append((f"{HERO} {hero_name(scene, seat)}", marked(scene, seat, ours)))
    for id, minion in board["minions"].items():
        if minion["location"] == place:
            health = f"{minion['health'] - minion['damage']}/{minion['health']}"
            text = f"{MINION} {scene.name('foe', id)} {health}"
            found.append((text, marked(scene, id, theirs)))
    for token in there.get("tokens", ()):
        found.append(_token(scene, token))
    for character in there.get("characters", ()):
        text = f"{CHARACTER} {scene.name('character', character)}"
        found.append((text, marked(scene, character)))
    for plot in board["plots"]:
        if plot is not None and plot["location"] == place:
            text = f"{PLOT} {scene.name('plot', plot['plot'])}"
            found.append((text, marked(scene, plot["plot"], theirs)))
    if board["event"]["marker"] == place:
        text = f"{EVENT} {scene.name('event', board['event']['current'])}"
        found.append((text, marked(scene, board["event"]["current"])))
    if not _for_all(scene, there):
        for seat in there.get("perilous", ()):
            text = f"{PERILOUS} {hero_name(scene, seat)}"
            found.append((text, Style(color=colours.peril)))
    return found


def _for_all(scene: Scene, there: Json) -> bool:
    """Whether influence or the like makes a location perilous for every hero (Q4.1)."""
    return len(there.get("perilous", ())) == len(scene.view["board"]["heroes"])


def _token(scene: Scene, token: Json) -> Piece:
    """A monster token by its face, or by its number for whoever has not seen it."""
    style = marked(scene, f"token {token['token']}", palette(scene.dark).side("sauron"))
    if token["face"] is None:
        return f"{TOKEN} {token['token'] + 1}", style
    if token["face"] == "blank":
        return f"{BLANK} {token['token'] + 1}", style
    return f"{TOKEN} {token['token'] + 1} {scene.name('foe', token['face'])}", style
