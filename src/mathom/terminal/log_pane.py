"""The log: what happened, in sentences."""

from __future__ import annotations

from itertools import groupby

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

MARK = "› "


class LogPane(ScrollView, can_focus=False):
    """All that the viewer was told, the newest in sight.

    Attributes:
        sentences: what is told, from the beginning.
    """

    def __init__(self) -> None:
        """Nothing has happened yet."""
        super().__init__(id="log")
        self.sentences: list[str] = []
        self._events: list[Event] = []
        self._words: Messages | None = None
        self._figures: Figures = NO_FIGURES
        self._seen = 0
        self._rows: list[tuple[str, bool]] = []

    def tell(self, scene: Scene, board: Board, events: list[Event], seen: int) -> None:
        """Tell everything that happened.

        Args:
            scene: the game that is played, in the reader's language.
            board: how it is drawn, and what seats are called.
            events: what happened, from the beginning.
            seen: how many of them the reader knows already; the others stand out.
        """
        words, figures = scene.words, board.figures(scene)
        known = words is self._words and figures == self._figures
        if not known or events[: len(self._events)] != self._events:
            self.sentences = []
        self._events, self._words, self._figures, self._seen = events, words, figures, seen
        for event in events[len(self.sentences) :]:
            self.sentences.append(sentences.tale(scene.game, words, event, figures))
        self._lay_out()

    def _lay_out(self) -> None:
        """Break the sentences into lines; of equal ones in a row, one says how often."""
        width = self.scrollable_content_region.width
        if width <= len(MARK) or self._words is None:
            return
        self._rows = []
        told = [(text, number < self._seen) for number, text in enumerate(self.sentences)]
        for (text, seen), equal in groupby(told):
            times = len(list(equal))
            mark = MARK
            line = self._words.say("terminal-times-told", what=text, count=times)
            for row in fold(line, width - len(MARK)):
                self._rows.append((mark + row, seen))
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
