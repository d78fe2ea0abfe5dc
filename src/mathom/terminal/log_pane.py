"""The log: what happened, in sentences."""

from __future__ import annotations

from rich.segment import Segment
from rich.style import Style
from textual.events import Resize
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.locale import Messages, sentences
from mathom.locale.sentences import capital
from mathom.terminal.boards.canvas import fold

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
        self._lang = ""
        self._seen = 0
        self._rows: list[tuple[str, bool]] = []

    def tell(self, game: Game, words: Messages, events: list[Event], seen: int) -> None:
        """Tell everything that happened.

        Args:
            game: the game that is played.
            words: the reader's language.
            events: what happened, from the beginning.
            seen: how many of them the reader knows already; the others stand out.
        """
        if words.lang != self._lang or events[: len(self._events)] != self._events:
            self.sentences = []
        self._events, self._lang, self._seen = events, words.lang, seen
        for event in events[len(self.sentences) :]:
            self.sentences.append(capital(sentences.tale(game, words, event)))
        self._lay_out()

    def _lay_out(self) -> None:
        width = self.scrollable_content_region.width
        if width <= len(MARK):
            return
        self._rows = []
        for number, sentence in enumerate(self.sentences):
            mark = MARK
            for row in fold(sentence, width - len(MARK)):
                self._rows.append((mark + row, number < self._seen))
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
