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
from mathom.terminal.plan import Act, Plan


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


class Confirm(ModalScreen[Plan | None], Localised):
    """Tells what would be done; gives what is meant, or None when nothing is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss(None)", ""),
        *GLOBAL_KEYS,
    ]

    def __init__(self, act: Act) -> None:
        """What is to be done, and what could be done instead."""
        super().__init__()
        self._acts = [act, *act.others()]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(classes="heading", markup=False)
            yield Static(id="legs", markup=False)
            yield OptionList()

    def on_mount(self) -> None:
        self.update_texts()
        self.query_one(OptionList).highlighted = 0
        self.query_one(OptionList).focus()

    def update_texts(self) -> None:
        """Write what would be done, and the answers."""
        act = self._acts[0]
        self.query_one(".heading", Static).update(act.plan.label)
        self.query_one("#legs", Static).update("\n".join(act.confirm))
        answers = self.query_one(OptionList)
        at = answers.highlighted
        found = [Option(act.yes, id="yes")]
        if len(self._acts) > 1:
            found.append(Option(self.words.say("terminal-confirm-other"), id="other"))
        answers.set_options([*found, Option(self.words.say("terminal-confirm-no"), id="no")])
        answers.highlighted = at

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Do it, do it otherwise, or leave it."""
        if event.option_id == "other":
            self._acts.append(self._acts.pop(0))
            self.update_texts()
        else:
            self.dismiss(self._acts[0].plan if event.option_id == "yes" else None)


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
