"""A dialog with a text that may be longer than the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from mathom.terminal.localised import GLOBAL_KEYS, KeyBar, Localised

T = TypeVar("T")


class LongText(ModalScreen[T], Localised):
    """A heading, a text that is scrolled, and the keys below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *GLOBAL_KEYS,
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog -tall"):
            yield Static(classes="heading")
            with VerticalScroll(can_focus=False):
                yield Static(id="page")
            yield KeyBar()

    def on_mount(self) -> None:
        self.update_texts()

    def write(
        self, heading: str, text: RenderableType, keys: Sequence[tuple[str, str, str]] = ()
    ) -> None:
        """Show this, with these keys besides those that scroll and close."""
        words = self.words
        self.query_one(".heading", Static).update(heading)
        self.query_one("#page", Static).update(text)
        self.query_one(KeyBar).tell(
            [
                ("↑↓", "screen.scroll(5)", words.say("terminal-key-move")),
                *keys,
                ("Esc", "screen.dismiss(None)", words.say("terminal-key-close")),
            ]
        )

    def action_scroll(self, by: int) -> None:
        self.query_one(VerticalScroll).scroll_relative(y=by, animate=False)
