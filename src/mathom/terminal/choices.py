"""The choice at hand: what is asked, what may be chosen, and what may not and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from mathom.terminal.localised import StatusLine
from mathom.terminal.paragraph import Paragraph
from mathom.terminal.plan import Act, Marking, Plan

KEYS = "123456789abcdefhijkmnopvwxyz"
"""The keys that pick an option, in their order; the letters left out are commands."""
UNMARKED, MARKED = "○", "●"


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
        plan: what is done at once, where it is more than one option.
        act: what has to be confirmed before.
    """

    value: str
    label: str
    sign: Text = field(default_factory=Text)
    parts: tuple[str, ...] = ()
    refused: bool = False
    key: str = ""
    plan: Plan | None = None
    act: Act | None = None


@dataclass(frozen=True)
class Section:
    """Entries under a heading, which may be empty."""

    entries: Sequence[Entry]
    heading: str = ""


@dataclass(frozen=True)
class Marks:
    """How the entries of a choice are marked.

    Attributes:
        marking: how many of what.
        offers: the entries that carry out what is marked, the likeliest first.
    """

    marking: Marking
    offers: Callable[[Sequence[str]], Sequence[Entry]]


class ChoicePane(Vertical):
    """Prompt, options and details of the one under the cursor.

    Attributes:
        entries: what is listed, in the order of its sections.
        marked: the values of the entries that are marked, one of them perhaps several times.
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
        self.marked: tuple[str, ...] = ()
        self._sections: Sequence[Section] = ()
        self._marks: Marks | None = None
        self._keys: dict[str, Entry] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        # Hidden from the beginning, or it would be the first to get a key.
        looking = Input(id="filter", compact=True)
        looking.display = False
        yield looking
        yield OptionList(id="options")
        yield StatusLine(id="details")

    def ask(
        self,
        prompt: RenderableType,
        sections: Sequence[Section],
        marks: Marks | None = None,
    ) -> None:
        """Show a choice; the cursor stays on what it pointed at, if that may still be chosen.

        Args:
            prompt: what is asked.
            sections: what is listed, with what may be chosen first.
            marks: how several can be marked, where several are asked for.
        """
        self.query_one("#prompt", Static).update(prompt)
        before = [entry.value for section in self._sections for entry in section.entries]
        now = [entry.value for section in sections for entry in section.entries]
        self._sections, self._marks = sections, marks
        if before != now:
            self.marked = ()
            self.stop_filtering()
        self._list(same=before == now)

    def _list(self, same: bool) -> None:
        """List what is looked for; `same`, whether it is what was listed before."""
        pointed = self.pointed
        wanted = self._filter.value.strip().casefold()
        self.entries, self._keys = [], {}
        lines: list[Option | None] = []
        for section in self._with_offers():
            found = [entry for entry in section.entries if wanted in entry.label.casefold()]
            if section.heading and (found or not wanted):
                lines.append(
                    Option(Content.styled(section.heading, "$faint italic"), disabled=True)
                )
            for entry in found:
                key = "" if entry.refused else entry.key or KEYS[len(self._keys) :][:1]
                if key:
                    self._keys[key] = entry
                lines.append(Option(self._line(entry, key or " "), id=str(len(self.entries))))
                self.entries.append(entry)
        self.query_one(OptionList).set_options(lines)
        self._point_again(pointed, same)

    def _with_offers(self) -> list[Section]:
        """The sections, with what carries out the marks below what may be marked."""
        if self._marks is None or not self._sections:
            return list(self._sections)
        first, *others = self._sections
        offers = self._marks.offers(self.marked)
        return [Section([*first.entries, *offers], first.heading), *others]

    def _point_again(self, pointed: Entry | None, same: bool) -> None:
        """Point at what was pointed at; in a new choice only at what may be chosen."""
        for at, entry in enumerate(self.entries):
            if pointed is not None and entry.value == pointed.value and (same or not entry.refused):
                self._point(at)
                return
        if self.entries and not self.entries[0].refused:
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
        """Pick the option of a key, or mark what is pointed at; whether that did anything."""
        if key == "space" and self._marks is not None:
            return self._mark()
        entry = self._keys.get(key)
        if entry is not None:
            self.post_message(self.Picked(entry))
        return entry is not None

    def _mark(self) -> bool:
        """Mark what is pointed at, or no more; whether it can be marked."""
        pointed, marks = self.pointed, self._marks
        if pointed is None or marks is None or not marks.marking.most.get(pointed.value):
            return False
        self.marked = marks.marking.mark(self.marked, pointed.value)
        self._list(same=True)
        return True

    def point_at(self, part: str) -> bool:
        """Move the cursor to the next entry about a component, round and round; if there is any."""
        about = [at for at, entry in enumerate(self.entries) if part in entry.parts]
        if about:
            pointed = self.pointed
            now = self.entries.index(pointed) if pointed else -1
            self._point(next((at for at in about if at > now), about[0]))
        return bool(about)

    def _point(self, at: int) -> None:
        options = self.query_one(OptionList)
        options.highlighted = options.get_option_index(str(at))

    # Looking for entries.

    @property
    def _filter(self) -> Input:
        return self.query_one("#filter", Input)

    def filter(self, hint: str) -> None:
        """Let the reader type a part of what is looked for."""
        self._filter.placeholder = hint
        self._filter.display = True
        self._filter.focus()

    def stop_filtering(self) -> bool:
        """List everything again; whether something was looked for."""
        shown = self._filter.display
        self._filter.value = ""
        self._filter.display = False
        self.query_one(OptionList).focus()
        return shown

    def on_input_changed(self, event: Input.Changed) -> None:
        """List what has these letters in it."""
        event.stop()
        self._list(same=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Go to what was found."""
        event.stop()
        self.query_one(OptionList).focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell the screen what is pointed at."""
        event.stop()
        self.post_message(self.Pointed(self.pointed))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell the screen what was chosen: what is marked, where anything is."""
        event.stop()
        pointed = self.pointed
        if self.marked and self._marks is not None and pointed is not None and not pointed.plan:
            pointed = self._marks.offers(self.marked)[0]
            pointed = next(entry for entry in self.entries if entry.value == pointed.value)
        if pointed is not None:
            self.post_message(self.Picked(pointed))

    def _line(self, entry: Entry, key: str) -> Paragraph:
        colours = self.app.theme_variables
        if entry.refused:
            return Paragraph(Text("  "), entry.label, Style(color=colours["faint"]))
        head = Text(f"{key} ", Style(color=colours["accent"], bold=True))
        if self._marks is not None and self._marks.marking.most.get(entry.value):
            head.append(f"{self._sign(entry.value)} ")
        if entry.sign.plain:
            head.append_text(entry.sign).append(" ")
        return Paragraph(head, entry.label)

    def _sign(self, value: str) -> str:
        """How often an entry is marked."""
        times = self.marked.count(value)
        return str(times) if times > 1 else MARKED if times else UNMARKED
