"""The choice at hand: what is asked, what may be chosen, and what may not and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from mathom.terminal.localised import StatusLine
from mathom.terminal.paragraph import Paragraph

KEYS = "123456789abcdefhijkmnopvwxyz"
"""The keys that pick an option, in their order; the letters left out are commands."""


@dataclass(frozen=True)
class Entry:
    """One line of the list.

    Attributes:
        value: what choosing it means: an option's text, or a name the screen knows.
        label: the option as a phrase, or the sentence that refuses it.
        sign: a mark to recognise its component by.
        parts: ids of the components it is about.
        refused: whether it cannot be chosen.
        key: the key that picks it, where that is not to be the next in order.
    """

    value: str
    label: str
    sign: Text = field(default_factory=Text)
    parts: tuple[str, ...] = ()
    refused: bool = False
    key: str = ""


class ChoicePane(Vertical):
    """Prompt, options and details of the one under the cursor.

    Attributes:
        entries: what is listed: first what may be chosen, then what may not.
    """

    class Picked(Message):
        """An entry was chosen by key, mouse or Enter."""

        def __init__(self, entry: Entry) -> None:
            """The entry that was chosen."""
            super().__init__()
            self.entry = entry

    class Pointed(Message):
        """The cursor came to another entry."""

        def __init__(self, entry: Entry | None) -> None:
            """The entry under the cursor, if there is any."""
            super().__init__()
            self.entry = entry

    def __init__(self) -> None:
        """A pane that asks nothing yet."""
        super().__init__(id="choice")
        self.entries: list[Entry] = []
        self._keys: dict[str, Entry] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(id="options")
        yield StatusLine(id="details")

    def ask(
        self, prompt: RenderableType, legal: Sequence[Entry], heading: str, refused: Sequence[Entry]
    ) -> None:
        """Show a choice; the cursor stays on what it pointed at, if that is still there.

        Args:
            prompt: what is asked.
            legal: what may be chosen.
            heading: what stands above the refused ones.
            refused: what may not.
        """
        before = self.pointed
        self.query_one("#prompt", Static).update(prompt)
        self.entries = [*legal, *refused]
        self._keys = {}
        lines: list[Option | None] = []
        for at, entry in enumerate(legal):
            key = entry.key or KEYS[at : at + 1]
            self._keys[key] = entry
            lines.append(Option(self._line(entry, key or " "), id=str(at)))
        if refused or heading:
            lines.append(Option(Content.styled(heading, "$faint italic"), disabled=True))
        lines.extend(
            Option(self._line(entry, " "), id=str(at))
            for at, entry in enumerate(refused, len(legal))
        )
        options = self.query_one(OptionList)
        options.set_options(lines)
        values = [entry.value for entry in self.entries]
        if before is not None and before.value in values:
            self._point(values.index(before.value))
        elif legal:
            self._point(0)
        else:
            self.post_message(self.Pointed(None))

    @property
    def pointed(self) -> Entry | None:
        """The entry under the cursor."""
        option = self.query_one(OptionList).highlighted_option
        if option is None or option.id is None or int(option.id) >= len(self.entries):
            return None
        return self.entries[int(option.id)]

    def press(self, key: str) -> bool:
        """Pick the option of a key; whether there is one."""
        entry = self._keys.get(key)
        if entry is not None:
            self.post_message(self.Picked(entry))
        return entry is not None

    def point_at(self, part: str) -> None:
        """Move the cursor to the next entry about a component, round and round."""
        about = [at for at, entry in enumerate(self.entries) if part in entry.parts]
        if about:
            pointed = self.pointed
            now = self.entries.index(pointed) if pointed else -1
            self._point(next((at for at in about if at > now), about[0]))

    def _point(self, at: int) -> None:
        options = self.query_one(OptionList)
        options.highlighted = options.get_option_index(str(at))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the screen what is pointed at."""
        event.stop()
        self.post_message(self.Pointed(self.pointed))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell the screen what was chosen."""
        event.stop()
        if self.pointed is not None:
            self.post_message(self.Picked(self.pointed))

    def _line(self, entry: Entry, key: str) -> Paragraph:
        colours = self.app.theme_variables
        if entry.refused:
            return Paragraph(Text("  "), entry.label, Style(color=colours["faint"]))
        head = Text(f"{key} ", Style(color=colours["accent"], bold=True))
        if entry.sign.plain:
            head.append_text(entry.sign).append(" ")
        return Paragraph(head, entry.label)
