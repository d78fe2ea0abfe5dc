"""The log: what happened, in sentences."""

from __future__ import annotations

from itertools import takewhile

from rich.segment import Segment
from rich.style import Style
from textual.events import Resize
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from mathom.kernel.event import Event
from mathom.locale import Messages, sentences
from mathom.locale.sentences import NO_FIGURES, Figures
from mathom.terminal.boards.canvas import fold
from mathom.terminal.boards.scene import Board, Scene
from mathom.terminal.log_summary import Told, together

MARK = "› "


class LogPane(ScrollView, can_focus=False):
    """All that the viewer was told, the newest in sight.

    Attributes:
        sentences: what is told, from the beginning; events that tell the same in a row are one.
    """

    def __init__(self) -> None:
        """Nothing has happened yet."""
        super().__init__(id="log")
        self.sentences: list[str] = []
        self._told: list[Told] = []
        self._words: Messages | None = None
        self._figures: Figures = NO_FIGURES
        self._rows: list[tuple[str, bool]] = []

    def tell(self, scene: Scene, board: Board, events: list[Event], seen: int) -> None:
        """Tell everything that happened.

        Args:
            scene: the game that is played, in the reader's language.
            board: how it is drawn, and what seats are called.
            events: what happened, from the beginning.
            seen: how many of them the reader knows already; the others stand out.
        """
        game, words, figures = scene.game, scene.words, board.figures(scene)
        if words is not self._words or figures != self._figures:
            self._told = []
        told = together(events, seen, lambda kind: sentences.adds_up(game, words, kind))
        known = [(each.event, each.times) for each in self._told]
        now = [(each.event, each.times) for each in told]
        same = sum(
            1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(known, now, strict=False))
        )
        del self.sentences[same:]
        for event, times in now[same:]:
            self.sentences.append(sentences.tale(game, words, event, figures, times))
        self._told, self._words, self._figures = told, words, figures
        self._lay_out()

    def _lay_out(self) -> None:
        """Break the sentences into lines."""
        width = self.scrollable_content_region.width
        if width <= len(MARK):
            return
        self._rows = []
        for text, told in zip(self.sentences, self._told, strict=True):
            mark = MARK
            for row in fold(text, width - len(MARK)):
                self._rows.append((mark + row, told.seen))
                mark = " " * len(MARK)
        self.virtual_size = Size(width, len(self._rows))
        self.refresh()
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self, event: Resize) -> None:
        """Break the lines anew."""
        self._lay_out()

    def render_line(self, y: int) -> Strip:
        """A line of the pane, for Textual."""
        y += self.scroll_offset.y
        width = self.scrollable_content_region.width
        if y >= len(self._rows):
            return Strip.blank(width, self.rich_style)
        text, seen = self._rows[y]
        style = self.rich_style
        if seen:
            style += Style(color=self.app.theme_variables["faint"])
        return Strip([Segment(text, style)]).adjust_cell_length(width, style)
