"""The drawing as a widget: it follows the cursor, and clicks on it find their options."""

from __future__ import annotations

from rich.segment import Segment
from textual.events import Click, Resize
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from mathom.terminal.boards.scene import Board, Scene, parts_of

AROUND = 3
"""How many lines around what the reader points at are brought into sight with it."""


class BoardPane(ScrollView, can_focus=False):
    """A scene as wide as the pane, or as wide as it must be.

    Attributes:
        lines: the drawing.
    """

    class Clicked(Message):
        """A part of the drawing was clicked."""

        def __init__(self, part: str) -> None:
            """The id of the component that the part stands for."""
            super().__init__()
            self.part = part

    def __init__(self) -> None:
        """A pane that shows nothing yet."""
        super().__init__(id="board")
        self._drawing: tuple[Board, Scene] | None = None
        self._version = -1
        self.lines: list[list[Segment]] = []

    def show(self, board: Board, scene: Scene) -> None:
        """Draw a scene, and bring what the reader points at into sight.

        A new position that points at nothing is shown from its top.
        """
        self._drawing = (board, scene)
        new = scene.view["version"] != self._version
        self._version = scene.view["version"]
        if not self._draw() and new:
            self.call_after_refresh(self.scroll_home, animate=False, force=True)

    def _draw(self) -> bool:
        """Draw, if there is room; whether what the reader points at is on the drawing."""
        width = self.scrollable_content_region.width
        if self._drawing is None or not width:
            return False
        board, scene = self._drawing
        width = max(width, board.least_width)
        self.lines = board.draw(scene, width)
        self.virtual_size = Size(width, len(self.lines))
        self.refresh()
        rows = [y for y, line in enumerate(self.lines) if parts_of(line) & scene.focus]
        if rows:
            place = self._around(rows)
            self.call_after_refresh(self.scroll_to_region, place, animate=False, force=True)
        return bool(rows)

    def _around(self, rows: list[int]) -> Region:
        """The first of several places with as much around it as there is room for."""
        last = next(y for y in rows if y + 1 not in rows)
        room = self.scrollable_content_region.height - (last - rows[0] + 1)
        around = max(0, min(AROUND, room // 2))
        top = max(0, rows[0] - around)
        bottom = min(len(self.lines) - 1, last + around)
        return Region(0, top, 1, bottom - top + 1)

    def on_resize(self, event: Resize) -> None:
        """Draw anew for the new width."""
        self._draw()

    def render_line(self, y: int) -> Strip:
        """A line of the pane, for Textual."""
        x, top = self.scroll_offset
        width = self.scrollable_content_region.width
        if top + y >= len(self.lines):
            return Strip.blank(width, self.rich_style)
        line = Strip(self.lines[top + y]).apply_style(self.rich_style)
        return line.crop_extend(x, x + width, self.rich_style)

    def on_click(self, event: Click) -> None:
        """Find the part under the mouse."""
        part = event.style.meta.get("part")
        if part is not None:
            self.post_message(self.Clicked(part))
