"""What all screens share: the application, its language, and a bar of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from rich.style import Style as RichStyle
from rich.text import Text
from textual.binding import BindingType
from textual.content import Content
from textual.dom import DOMNode
from textual.events import Click, Resize
from textual.style import Style
from textual.widgets import Static

from mathom.locale import LANGUAGES, Messages
from mathom.terminal.paragraph import Paragraph

if TYPE_CHECKING:
    from mathom.terminal.app import MathomApp


GLOBAL_KEYS: tuple[BindingType, ...] = (("g", "app.language", ""), ("t", "app.ground", ""))
"""The keys that work on every screen; a modal screen must name them, for it hides all others."""


class Localised(DOMNode):
    """A screen that can say everything anew when the language changes."""

    @property
    def mathom(self) -> MathomApp:
        """The application, as ours."""
        return cast("MathomApp", self.app)

    @property
    def words(self) -> Messages:
        """The messages of the language in use."""
        return self.mathom.words

    def update_texts(self) -> None:
        """Write every text of the screen again."""
        raise NotImplementedError

    def global_keys(self) -> list[tuple[str, str, str]]:
        """The keys that work on every screen, for the bar: other language, other ground."""
        other = next(name for lang, name in LANGUAGES.items() if lang != self.words.lang)
        ground = "light" if self.app.current_theme.dark else "dark"
        return [
            ("g", "app.language", other),
            ("t", "app.ground", self.words.say(f"terminal-key-{ground}")),
        ]


class KeyBar(Static):
    """The keys that do something here, each to be clicked as well.

    A key stays together with what it does: lines break only between them.
    """

    GAP = "  "

    def __init__(self) -> None:
        """A bar without keys."""
        super().__init__()
        self._keys: list[tuple[str, str, str]] = []

    def tell(self, keys: list[tuple[str, str, str]]) -> None:
        """Show keys, each with its action and what it does."""
        self._keys = keys
        self._lay_out()

    def on_resize(self, event: Resize) -> None:
        """Break the lines anew."""
        self._lay_out()

    def _lay_out(self) -> None:
        room = self.size.width
        rows: list[list[Content]] = [[]]
        x = 0
        for key, action, label in self._keys:
            piece = Content.assemble((key, "bold $accent"), " ", label)
            width = piece.cell_length
            if room and rows[-1] and x + width > room:
                rows.append([])
                x = 0
            rows[-1].append(piece.stylize(Style.from_meta({"action": action})))
            x += width + len(self.GAP)
        self.update(Content("\n").join(Content(self.GAP).join(row) for row in rows))

    async def on_click(self, event: Click) -> None:
        """Do what the key under the mouse does."""
        action = event.style.meta.get("action")
        if action is not None:
            await self.run_action(action)


class StatusLine(Static):
    """A few words in their place; nothing floats over the screen.

    Textual cuts whatever floats at the edges of what lies below, and wide characters with it.

    Attributes:
        text: what is said.
    """

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.text = ""
        self.display = False

    def say(self, text: str, loud: bool = False) -> None:
        """Say something until something else is said.

        Args:
            text: what to say; nothing hides the place.
            loud: whether it answers an act and not only describes.
        """
        self.text = text
        colour = self.app.theme_variables["accent" if loud else "faint"]
        self.update(Paragraph(Text(), text, RichStyle(color=colour, bold=loud)))
        self.display = bool(text)
