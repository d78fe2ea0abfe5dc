"""A die as a small box, and dice in rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import Canvas, fit, stacked
from mathom.terminal.boards.dice.signs import BORNE, CORRUPTION, EYE, UNROLLED, palette
from mathom.terminal.boards.dice.table import attached, face_of, stands_for, strength
from mathom.terminal.boards.dice.wording import die_name, face_text, marked, shows, unit_text
from mathom.terminal.boards.scene import Scene

WIDE, NARROW = 12, 10
"""How wide a die is."""
HEIGHT = 3
FIVE = 5
"""So many dice, which is what a turn begins with, are to stand side by side."""

_THIN = "┌─┐│└─┘"
_THICK = "┏━┓┃┗━┛"


def dice_in_rows(
    scene: Scene, dice: Sequence[str], width: int, can: Mapping[str, Sequence[str]]
) -> Canvas:
    """Dice side by side in as many rows as it takes, what is attached right behind its bearer."""
    size = WIDE if width >= WIDE * FIVE else NARROW
    across = max(1, width // size)
    gap = 1 if width >= min(len(dice), across) * (size + 1) - 1 else 0
    across = max(1, (width + gap) // (size + gap))
    ordered = _with_bearers(scene, dice)
    rows = []
    for at in range(0, len(ordered), across):
        row = Canvas(width, HEIGHT)
        for number, die in enumerate(ordered[at : at + across]):
            row.paste(_box(scene, die, size, can), number * (size + gap), 0)
        rows.append(row)
    return stacked(width, rows)


def _with_bearers(scene: Scene, dice: Sequence[str]) -> list[str]:
    bearers = scene.view["board"]["bearers"]
    loose = [die for die in dice if bearers.get(die) not in dice]
    return [
        each for die in loose for each in (die, *[a for a in attached(scene, die) if a in dice])
    ]


def _box(scene: Scene, die: str, size: int, can: Mapping[str, Sequence[str]]) -> Canvas:
    """The card's name above, what the die shows, and below what can be done with it."""
    leader = die if die in can else stands_for(scene, die)
    verbs = can.get(leader, ())
    style = marked(scene, die, _style(scene, die), leader) + Style(bold=bool(verbs))
    lines = _THICK if verbs else _THIN
    inner = size - 2
    sheet = Canvas(size, HEIGHT)
    sheet.put(0, 0, lines[0] + lines[1] * inner + lines[2], style)
    sheet.put(0, 1, lines[3] + " " * inner + lines[3], style)
    sheet.put(0, 2, lines[4] + lines[5] * inner + lines[6], style)
    sheet.put(1, 0, fit(die_name(scene, die), inner), style)
    _centred(sheet, 1, _shown(scene, die), style)
    _centred(sheet, 2, _below(scene, die, verbs, inner), style)
    return sheet


def _centred(sheet: Canvas, y: int, text: str, style: Style) -> None:
    text = fit(text, sheet.width - 2)
    sheet.put((sheet.width - cell_len(text)) // 2, y, text, style)


def _shown(scene: Scene, die: str) -> str:
    """What a die shows, with its figures as they are now."""
    if die in scene.view["board"]["sauron"]["marked"]:
        return CORRUPTION
    face = face_of(scene, die)
    if face is None:
        return UNROLLED
    now = strength(scene, die)
    if die in scene.view["board"]["sauron"]["dazzled"] and now is not None:
        now = (now[0], 0, now[2])
    if face["eye"] and now is not None:
        return f"{EYE}{unit_text(now)}"
    return face_text(face, now)


def _below(scene: Scene, die: str, verbs: Sequence[str], room: int) -> str:
    """What can be done with it, else whom it is attached to."""
    for count in range(len(verbs), 0, -1):
        text = "/".join(verbs[:count]) + ("…" if count < len(verbs) else "")
        if cell_len(text) <= room or count == 1:
            return text
    bearer = scene.view["board"]["bearers"].get(die)
    return "" if bearer is None else f"{BORNE}{die_name(scene, bearer)}"


def _style(scene: Scene, die: str) -> Style:
    colours = palette(scene.dark)
    if die in scene.view["board"]["sauron"]["marked"]:
        return colours.face("marked")
    return colours.face(shows(face_of(scene, die)))
