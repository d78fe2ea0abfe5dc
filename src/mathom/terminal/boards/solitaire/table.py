"""What lies on the table besides the company: hazards, treasures, events and the hand."""

from __future__ import annotations

from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, Line, stacked, written
from mathom.terminal.boards.lines import Piece, flow
from mathom.terminal.boards.scene import Scene
from mathom.terminal.boards.solitaire.signs import palette
from mathom.terminal.boards.solitaire.wording import creature_text, named, names

PILES = ("resource_discard", "hazard_discard", "treasure_discard", "stored", "removed")


def fight(scene: Scene, width: int) -> Canvas | None:
    """The attack that is fought, and whom its strikes are aimed at; None where there is none."""
    attack = scene.view["board"]["attack"]
    if attack is None:
        return None
    colours = palette(scene.dark)
    head = scene.say(
        "attack",
        race=scene.words.say(f"solitaire-race-{attack['race']}"),
        strikes=attack["strikes"],
        prowess=attack["prowess"],
    )
    lines: list[Line] = [[(head, Style(color=colours.hazard, bold=True))]]
    cards = {it["number"]: it["card"] for it in scene.view["board"]["in_play"]["instances"]}
    struck: list[Piece] = []
    for strike in attack["defenders"]:
        state = scene.say(f"strike-{strike['state']}")
        who = cards.get(strike["who"])
        if who is not None:
            struck.append(named(scene, who, Style(), f": {state}"))
    if struck:
        lines.extend(flow((" ", colours.quiet), struck, width, " · "))
    return written(lines, width)


def hazards(scene: Scene, width: int) -> Canvas:
    """The hazard hand in the order it will be played, creatures with their figures."""
    colours = palette(scene.dark)
    style = Style(color=colours.hazard)
    board = scene.view["board"]
    shown = [named(scene, id, style, creature_text(scene.components[id])) for id in board["order"]]
    return _row(scene, "hazards", shown, width)


def treasures(scene: Scene, width: int) -> Canvas:
    """The treasures that lie face up."""
    style = Style(color=palette(scene.dark).treasure)
    return _row(scene, "treasures", names(scene, scene.view["board"]["row"], style), width)


def events(scene: Scene, width: int) -> Canvas:
    """Events of either side that nobody bears, and factions."""
    colours = palette(scene.dark)
    board = scene.view["board"]
    members = {member["number"] for member in board["company"]}
    shown = [
        named(
            scene,
            it["card"],
            Style(color=colours.hazard if it["controller"] == "hazard" else colours.treasure),
        )
        for it in board["in_play"]["instances"]
        if it["bearer"] is None and it["number"] not in members
    ]
    return _row(scene, "events", shown, width)


def hand(scene: Scene, width: int) -> Canvas:
    """The hand, and how many cards lie in the piles."""
    board = scene.view["board"]
    lines = _row(scene, "hand", names(scene, board["hand"], Style(bold=True)), width)
    quiet = palette(scene.dark).quiet
    piles: list[Piece] = [
        (f"{scene.say(f'pile-{pile}')} {len(board[pile])}", quiet) for pile in PILES if board[pile]
    ]
    if not piles:
        return lines
    return stacked(width, [lines, written(flow(("", quiet), piles, width, " · "), width)])


def _row(scene: Scene, label: str, shown: list[Piece], width: int) -> Canvas:
    quiet = palette(scene.dark).quiet
    items = shown or [("–", quiet)]
    return written(flow((f"{scene.say(label)}:", quiet), items, width, " · "), width)
