"""What lies before each side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import Canvas, Line, fit, fold, pack, written
from mathom.terminal.boards.duel.signs import CARD_SIGNS, COIN, palette
from mathom.terminal.boards.duel.wording import brief_skills, counted, short, side_title
from mathom.terminal.boards.scene import Scene


def panel(scene: Scene, seat: str, width: int) -> Canvas:
    """One side: purse, the three ways to win, and all that lasts."""
    words = scene.words
    side = scene.view["board"]["sides"][seat]
    reached = scene.view["board"]["reached"][seat]
    whole = scene.view["board"]["goals"]
    goals = [
        words.say("terminal-duel-quest", count=f"{reached['steps']}/{whole['steps']}"),
        words.say("terminal-duel-races-won", count=f"{reached['races']}/{whole['races']}"),
        words.say("terminal-duel-regions", count=f"{reached['regions']}/{whole['regions']}"),
    ]
    lines = [
        _title(scene, seat, side, width),
        *([(line, Style())] for line in pack(goals, width, " · ")),
        _stocks(scene, side),
        *_holdings(scene, side, width),
    ]
    return written(lines, width)


def _title(scene: Scene, seat: str, side: Json, width: int) -> Line:
    """Who plays the side, marked when it is asked, and the purse at the edge."""
    colours = palette(scene.dark)
    mine = colours.side(seat)
    choice = scene.view["choice"]
    asked = Style(reverse=choice is not None and choice["seat"] == seat)
    name = side_title(scene.game, scene.words, seat)
    purse = f"{COIN}{side['coins']}"
    player = scene.words.say("terminal-player", name=scene.view["players"][seat])
    player = fit(f" · {player}", width - cell_len(name) - cell_len(purse) - 1)
    space = " " * (width - cell_len(name) - cell_len(player) - cell_len(purse))
    return [(name, mine + asked), (player, colours.quiet), (space + purse, mine)]


def _stocks(scene: Scene, side: Json) -> Line:
    """Cards by colour, and the Units that are not on the map."""
    colours = palette(scene.dark)
    line: Line = []
    played = Counter(scene.components[card]["colour"] for card in side["cards"])
    for colour, sign in CARD_SIGNS.items():
        if played[colour]:
            line.append((f"{sign}{played[colour]}", colours.card(colour, False)))
            line.append((" ", Style()))
    supply = scene.words.say("terminal-duel-supply", count=side["supply"])
    return [*line, (supply, colours.quiet)]


def _holdings(scene: Scene, side: Json, width: int) -> list[Line]:
    """What a side has, each with its label, without what it has not."""
    words = scene.words
    faint = palette(scene.dark).quiet
    skills = brief_skills(words, side["skills"])
    skills.extend(
        "/".join(short(words, "skill", id) for id in either) for either in side["eithers"]
    )
    races = [
        counted(words, count, words.say(f"duel-race-{race}"))
        for race, count in side["races"].items()
    ]
    chains = [words.say(f"duel-chain-{chain}") for chain in side["chains"]]
    tiles = [scene.game.title(words, "tile", tile) for tile in side["tiles"]]
    lines: list[Line] = []
    for label, items in (
        ("skills", skills),
        ("races", races),
        ("chains", chains),
        ("landmarks", tiles),
    ):
        if items:
            head = words.say(f"terminal-duel-{label}")
            glue = " " if label == "skills" else words.say("list-comma")
            packed = pack(items, width - cell_len(head) - 1, glue)
            lines.extend(_labelled(head, packed, faint))
    head = words.say("terminal-duel-token")
    for token in side["tokens"]:
        rows = fold(scene.game.title(words, "token", token), width - cell_len(head) - 1)
        lines.extend(_labelled(head, rows, faint))
    return lines


def _labelled(head: str, rows: Sequence[str], faint: Style) -> list[Line]:
    blank = " " * cell_len(head)
    return [
        [(blank if number else head, faint), (f" {row}", Style())]
        for number, row in enumerate(rows)
    ]
