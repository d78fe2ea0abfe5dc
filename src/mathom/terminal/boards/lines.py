"""Lines of text, put together from pieces that each have a style."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style

from mathom.terminal.boards.canvas import PLAIN, Line, fit, fold

Piece = tuple[str, Style]
"""A text that is not broken, with its style."""


def across(left: Sequence[Piece], right: Sequence[Piece], width: int) -> Line:
    """A line with something at each end; the last piece on the left is cut where it must be."""
    room = width - sum(cell_len(text) for text, _ in right)
    line: Line = []
    for text, style in left:
        text = fit(text, max(room, 0)) if room > 0 else ""
        room -= cell_len(text)
        line.append((text, style))
    return [*line, (" " * max(room, 0), PLAIN), *right]


def flow(head: Piece, items: Sequence[Piece], width: int, glue: str) -> list[Line]:
    """Items one after the other behind a label, broken inside one only if it is wider."""
    label, quiet = head
    lead = cell_len(label) + 1 if label else 0
    room = width - lead
    lines: list[Line] = [[(f"{label} " if label else "", quiet)]]
    x = lead
    for number, (text, style) in enumerate(items):
        glued = glue if number < len(items) - 1 else ""
        rows = fold(text, room - cell_len(glued.rstrip()))
        if x > lead and x + cell_len(text + glued.rstrip()) > width:
            lines.append([(" " * lead, quiet)])
            x = lead
        for row in rows[:-1]:
            lines[-1].append((row, style))
            lines.append([(" " * lead, quiet)])
        lines[-1].extend([(rows[-1], style), (glued, quiet)])
        x = (x if len(rows) == 1 else lead) + cell_len(rows[-1] + glued)
    return lines


def paragraph(text: str, style: Style, width: int) -> list[Line]:
    """A text in as many lines as it takes."""
    return [[(row, style)] for row in fold(text, width)]
