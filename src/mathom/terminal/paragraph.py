"""Paragraphs that break where their script allows, which Textual does for blanks alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mathom.terminal.boards.canvas import fit, fold


@dataclass(frozen=True)
class Paragraph:
    """A paragraph with something in front of it, as wide as it is shown.

    Attributes:
        head: what stands in front.
        body: the paragraph.
        style: how the paragraph is written.
        indent: whether its further lines begin where the first does.
    """

    head: Text
    body: str
    style: Style = Style()
    indent: bool = True

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        """The lines, for Rich."""
        width = options.max_width
        lead = cell_len(self.head.plain)
        blank = Segment(" " * lead if self.indent else "")
        if self.indent:
            rows = fold(self.body, max(1, width - lead))
        else:
            first, *others = fold(self.head.plain + self.body, width)
            rows = (first[len(self.head.plain) :], *others)
        for number, row in enumerate(rows):
            if number:
                yield blank
            else:
                yield from Text.assemble(self.head).render(console)
            yield Segment(row, self.style)
            yield Segment.line()


@dataclass(frozen=True)
class Lines:
    """A text in so many lines at most; where it does not fit, the last says so.

    Attributes:
        text: what is written.
        most: how many lines there may be.
    """

    text: str
    most: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        """The lines, for Rich."""
        rows = fold(self.text, options.max_width)
        kept = rows[: self.most]
        for number, row in enumerate(kept, 1):
            cut = number == self.most and len(rows) > self.most
            yield Segment(fit(f"{row}…", options.max_width) if cut else row)
            yield Segment.line()


@dataclass(frozen=True)
class Title:
    """A line of which the first part gives way where not all of it fits.

    Attributes:
        name: what is left out if need be.
        rest: what is always shown.
    """

    name: str
    rest: Text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The line, for Rich."""
        whole = Text(f"{self.name} · ").append_text(self.rest)
        fits = whole.cell_len <= options.max_width
        line = whole if fits else self.rest.copy()
        line.truncate(options.max_width)
        yield line
