"""Sauron's table: actions, pool, plots, minions, and the hand that he alone reads."""

from __future__ import annotations

from collections import Counter

from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import PLAIN, Canvas, Line, written
from mathom.terminal.boards.lines import Piece, across, flow
from mathom.terminal.boards.quest.signs import FAVOR, INFLUENCE, MINION, PLOT, palette
from mathom.terminal.boards.quest.wording import labelled, marked
from mathom.terminal.boards.scene import Scene


def shadow(scene: Scene, width: int) -> Canvas:
    """Everything of Sauron's that lies open, and his hand as far as the reader knows it."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    choice = scene.view["choice"]
    asked = choice is not None and choice["seat"] == "sauron"
    player = scene.words.say("terminal-player", name=scene.view["players"]["sauron"])
    pool = board["pool"]
    title: list[Piece] = [
        (
            f"{INFLUENCE} {scene.name('seat', 'sauron')}",
            marked(scene, "sauron", colours.side("sauron") + Style(reverse=asked)),
        ),
        (f" · {player}", colours.quiet),
    ]
    most = pool["influence"] + pool["room"]
    held = scene.say("pool", count=pool["influence"], most=most)
    lines: list[Line] = [
        across(title, [(held, colours.side("sauron"))], width),
        *_actions(scene, width),
        *_plots(scene, width),
        *_minions(scene, width),
        *_hand(scene, width),
    ]
    return written(lines, width)


def _actions(scene: Scene, width: int) -> list[Line]:
    """The action tracks; spaces with a token on them stand in brackets (Q2.7)."""
    colours = palette(scene.dark)
    items: list[Piece] = []
    for track, spaces in scene.view["board"]["actions"].items():
        numbers = " ".join(
            f"[{space['number']}]" if space["covered"] else str(space["number"]) for space in spaces
        )
        text = f"{scene.say(f'track-{track}')} {numbers}"
        items.append((text, marked(scene, f"track {track}")))
    return flow((scene.say("actions"), colours.quiet), items, width, " · ")


def _plots(scene: Scene, width: int) -> list[Line]:
    """The plot spaces: what each plot advances, what discards it, and where (Q2.3)."""
    colours = palette(scene.dark)
    lines: list[Line] = []
    for space, plot in enumerate(scene.view["board"]["plots"]):
        style = marked(scene, f"space {space + 1}", colours.side("sauron"))
        sign: Piece = (f"{PLOT}{space + 1} ", style)
        if plot is None:
            lines.append([sign, (scene.say("plot-none"), colours.quiet)])
            continue
        record = scene.components[plot["plot"]]
        left: list[Piece] = [
            sign,
            (scene.name("plot", plot["plot"]), marked(scene, plot["plot"])),
        ]
        if plot["location"] is not None:
            where = scene.name("location", plot["location"])
            left.append((f" · {where}", colours.quiet))
        lines.append(across(left, _figures(scene, record), width))
    return lines


def _figures(scene: Scene, record: Json) -> list[Piece]:
    """What a plot advances and by how much, and the favor that discards it."""
    colours = palette(scene.dark)
    marker = record["marker"]
    text = f" {scene.say(f'marker-{marker}')} +{record['advance']}"
    price = f" {FAVOR}{record['price']}"
    return [
        (text, Style(color=colours.markers[marker])),
        (price, Style(color=colours.favor)),
    ]


def _minions(scene: Scene, width: int) -> list[Line]:
    """Where the minions are, and how badly they are hurt."""
    colours = palette(scene.dark)
    items: list[Piece] = []
    for id, minion in scene.view["board"]["minions"].items():
        where = minion["location"]
        if where in scene.components:
            place = scene.name("location", where)
        else:
            place = scene.say(f"minion-{where.replace(' ', '-')}")
        health = f"{minion['health'] - minion['damage']}/{minion['health']}"
        text = scene.say("minion", who=scene.name("foe", id), health=health, where=place)
        items.append((text, marked(scene, id)))
    return flow((MINION, colours.quiet), items, width, scene.words.say("list-comma"))


def _hand(scene: Scene, width: int) -> list[Line]:
    """The plots and shadow cards in hand; what cannot be played now is crossed out."""
    hand = scene.view["board"]["sauron"]
    lines: list[Line] = []
    for kind, role in (("plots", "plot"), ("shadows", "shadow")):
        known = Counter(card for card in hand[kind] if card)
        hidden = hand[kind].count(None)
        counts = scene.say(f"hand-{kind}", count=len(hand[kind]))
        if not known:
            lines.append([(counts, palette(scene.dark).quiet)])
            continue
        lines.append([(counts, Style(bold=True))])
        for card, count in known.items():
            lines.append(_held(scene, role, card, count, width))
        if hidden:
            lines.extend(labelled(scene, "and", [scene.say("face-down", count=hidden)], width))
    return lines


def _held(scene: Scene, role: str, card: str, count: int, width: int) -> Line:
    colours = palette(scene.dark)
    record = scene.components[card]
    title = scene.name(role, card)
    if count > 1:
        title = scene.say("times", count=count, what=title)
    hindered = card in scene.view["board"]["sauron"].get("hindered", ())
    style = colours.quiet + Style(strike=True) if hindered else PLAIN
    right: list[Piece] = []
    if role == "plot":
        right.extend(_figures(scene, record))
    else:
        right.append((f" {scene.say('window-' + record['window'])}", colours.quiet))
    need = record["influence"] or 0
    enough = need <= scene.view["board"]["pool"]["influence"]
    ink = colours.side("sauron") if enough else colours.quiet + Style(strike=True)
    right.extend([(" ", PLAIN), (f"{INFLUENCE}{need}", ink)])
    return across([("  ", PLAIN), (title, marked(scene, card, style))], right, width)
