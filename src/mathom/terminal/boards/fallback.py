"""The board of a game that draws none: everything the viewer knows, as nested lists."""

from __future__ import annotations

from collections.abc import Iterator

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from mathom.kernel.state import Json
from mathom.terminal.boards.canvas import PLAIN, Line, written
from mathom.terminal.boards.scene import Board, Scene

POINTED = Style(reverse=True)


class FallbackBoard(Board):
    """A line for each name, with what it stands for or, further to the right, below it."""

    least_width = 40
    legend = "terminal-fallback-legend"

    def draw(self, scene: Scene, width: int) -> list[list[Segment]]:
        return written(list(_lines(scene.view["board"], scene.focus, "")), width).lines()

    def status(self, scene: Scene) -> Text:
        return Text()

    def sign(self, scene: Scene, part: str) -> Text:
        return Text()

    def details(self, scene: Scene, part: str) -> str:
        return ""

    def parts(self, role: str, id: str) -> tuple[str, ...]:
        """Every argument is a component of its own."""
        return (id,)


def _lines(table: Json, focus: frozenset[str], indent: str) -> Iterator[Line]:
    for name, value in table.items():
        values = value if isinstance(value, list) else [value]
        inner = [each for each in values if isinstance(each, dict)]
        line: Line = [(f"{indent}{name}:", PLAIN)]
        for text in ("?" if each is None else str(each) for each in values if each not in inner):
            style = Style(meta={"part": text}) + (POINTED if text in focus else PLAIN)
            line += [(" ", PLAIN), (text, style)]
        yield line
        for number, each in enumerate(inner):
            if number:
                yield []
            yield from _lines(each, focus, f"{indent}  ")
