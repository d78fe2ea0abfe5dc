"""A sheet of terminal cells to draw on, with care for characters two cells wide."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Sequence

from rich.cells import cell_len, chop_cells
from rich.segment import Segment
from rich.style import Style

PLAIN = Style()

Line = list[tuple[str, Style]]
"""A line of text in pieces, each with its style."""

# A run of narrow characters up to a blank or a slash, or one wide character together with
# the opening marks that must not end a line and whatever must not begin one.
_ATOM = re.compile(
    r"[^\s/\u3000-\uffef]+/?\s*"
    r"|[「『［（]*\S[、。：；！？）］」』ーっゃゅょッャュョァィゥェォ0-9]*\s*"
    r"|\s+"
)


class Canvas:
    """A sheet of so many cells; whatever is put beyond its edges is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[(" ", PLAIN)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Write over what is there and tell where the text ends."""
        row = self._rows[y]
        for char in text:
            size = cell_len(char)
            if x + size > self.width:
                break
            if not size:
                continue
            for at in range(x, x + size):
                _free(row, at)
                row[at] = ("", style)
            row[x] = (char, style)
            x += size
        return x

    def paste(self, sheet: Canvas, x: int, y: int) -> None:
        """Lay another sheet over this one, which it must not exceed."""
        if not sheet.width:
            return
        for down, cells in enumerate(sheet._rows):
            row = self._rows[y + down]
            _free(row, x)
            _free(row, x + sheet.width - 1)
            row[x : x + sheet.width] = cells

    def lines(self) -> list[list[Segment]]:
        """The sheet as lines of styled text, each as wide as the sheet."""
        return [
            [
                Segment("".join(char for char, _ in cells), style)
                for style, cells in itertools.groupby(row, key=_style_of)
            ]
            for row in self._rows
        ]


def written(lines: Sequence[Line], width: int) -> Canvas:
    """A sheet with these lines on it."""
    sheet = Canvas(width, len(lines))
    for y, line in enumerate(lines):
        x = 0
        for text, style in line:
            x = sheet.put(x, y, text, style)
    return sheet


def stacked(width: int, sheets: Sequence[Canvas]) -> Canvas:
    """Sheets one below the other, each in the middle."""
    whole = Canvas(width, sum(sheet.height for sheet in sheets))
    y = 0
    for sheet in sheets:
        whole.paste(sheet, (width - sheet.width) // 2, y)
        y += sheet.height
    return whole


def beside(left: Canvas, right: Canvas, gap: int) -> Canvas:
    """Two sheets side by side."""
    whole = Canvas(left.width + gap + right.width, max(left.height, right.height))
    whole.paste(left, 0, 0)
    whole.paste(right, left.width + gap, 0)
    return whole


@functools.lru_cache(maxsize=4096)
def fold(text: str, width: int) -> tuple[str, ...]:
    """A text in lines of at most `width` cells, broken where its script allows."""
    lines = [""]
    for atom in _ATOM.findall(text):
        if lines[-1] and cell_len(lines[-1] + atom.rstrip()) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += atom
        if cell_len(atom) > width:
            lines[-1:] = chop_cells(lines[-1], width)
    lines[-1] = lines[-1].rstrip()
    return tuple(lines)


def pack(items: Sequence[str], width: int, glue: str = " ") -> list[str]:
    """Items in lines of at most `width` cells, broken inside one only if it is wider."""
    lines = [""]
    for number, item in enumerate(items, 1):
        piece = item if number == len(items) else item + glue
        if lines[-1] and cell_len(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1:] = fold(lines[-1] + piece, width)
        lines[-1] += piece[len(piece.rstrip()) :]
    return [line.rstrip() for line in lines]


def fit(text: str, width: int) -> str:
    """The text if it fits, else as much as does, with a mark that something is missing."""
    if cell_len(text) <= width:
        return text
    kept = ""
    for char in text:
        if cell_len(kept + char) >= width:
            break
        kept += char
    return kept + "…"


def _style_of(cell: tuple[str, Style]) -> Style:
    return cell[1]


def _free(row: list[tuple[str, Style]], at: int) -> None:
    """Take what is at a cell away, with both halves of a wide character."""
    char, style = row[at]
    if not char:
        row[at - 1] = (" ", row[at - 1][1])
    elif cell_len(char) == 2:
        row[at + 1] = (" ", style)
