"""A question with a few answers, over whatever is on the screen."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mathom.terminal.localised import GLOBAL_KEYS, KeyBar, Localised
from mathom.terminal.paragraph import Paragraph


class Ask(ModalScreen[str | None], Localised):
    """Asks one thing; gives the key of the answer's message, or None when closed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss(None)", ""),
        *GLOBAL_KEYS,
    ]

    def __init__(self, question: str, answers: tuple[str, ...]) -> None:
        """Question and answers as keys of messages."""
        super().__init__()
        self._question = question
        self._answers = answers

    def compose(self) -> ComposeResult:
        """The question above its answers."""
        with Vertical(classes="dialog"):
            yield Static(classes="heading")
            yield OptionList()

    def on_mount(self) -> None:
        self.update_texts()
        self.query_one(OptionList).highlighted = 0

    def update_texts(self) -> None:
        """Write question and answers."""
        self.query_one(Static).update(self.words.say(self._question))
        answers = self.query_one(OptionList)
        at = answers.highlighted
        answers.set_options(Option(self.words.say(key), id=key) for key in self._answers)
        answers.highlighted = at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class Confirm(ModalScreen[bool], Localised):
    """Tells what would be done; whether it is meant."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss(False)", ""),
        *GLOBAL_KEYS,
    ]

    def __init__(self, heading: str, lines: tuple[str, ...], yes: str) -> None:
        """What is to be done, line by line, and what doing it is called."""
        super().__init__()
        self._heading = heading
        self._lines = lines
        self._yes = yes

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(self._heading, classes="heading", markup=False)
            yield Static("\n".join(self._lines), id="legs", markup=False)
            yield OptionList()

    def on_mount(self) -> None:
        self.update_texts()
        self.query_one(OptionList).highlighted = 0
        self.query_one(OptionList).focus()

    def update_texts(self) -> None:
        """Write the two answers."""
        answers = self.query_one(OptionList)
        at = answers.highlighted
        answers.set_options(
            [Option(self._yes, id="yes"), Option(self.words.say("terminal-confirm-no"), id="no")]
        )
        answers.highlighted = at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id == "yes")


class Note(ModalScreen[None], Localised):
    """A text that is too long for its place."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,I,q", "dismiss(None)", ""),
        *GLOBAL_KEYS,
    ]

    def __init__(self, text: str) -> None:
        """What there is to say, in the language of this moment."""
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog -wide"):
            yield Static(Paragraph(Text(), self._text))
            yield KeyBar()

    def on_mount(self) -> None:
        self.update_texts()

    def update_texts(self) -> None:
        """Tell how to close it."""
        close = self.words.say("terminal-key-close")
        self.query_one(KeyBar).tell([("Esc", "screen.dismiss(None)", close)])
