"""The list of saved games."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import mathom
from mathom.kernel.errors import MathomError
from mathom.kernel.record import Record
from mathom.terminal.course import Course
from mathom.terminal.localised import GLOBAL_KEYS, KeyBar, Localised, StatusLine
from mathom.terminal.saves import list_saves, read_save
from mathom.terminal.table import Table, Unplayable


class LoadScreen(ModalScreen[Table | Course | None], Localised):
    """Choose a saved game; gives its table, its course if it is to be looked at, None when closed.

    What is over can only be looked at.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q", "dismiss(None)", ""),
        ("w", "watch", ""),
        *GLOBAL_KEYS,
    ]

    def __init__(self, folder: Path) -> None:
        """The saves in `folder`."""
        super().__init__()
        self._folder = folder
        self._saves = list_saves(folder)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog -wide"):
            yield Static(classes="heading")
            yield OptionList()
            yield StatusLine(id="refusal")
            yield KeyBar()

    def on_mount(self) -> None:
        self.update_texts()
        if self._saves:
            self.query_one(OptionList).highlighted = 0

    def update_texts(self) -> None:
        words = self.words
        heading = words.say("terminal-load-title")
        if not self._saves:
            heading = words.say("terminal-load-none", folder=str(self._folder))
        self.query_one(".heading", Static).update(heading)
        saves = self.query_one(OptionList)
        at = saves.highlighted
        saves.set_options(
            Option(self._entry(path, written), id=str(path)) for path, written in self._saves
        )
        saves.highlighted = at
        self.query_one(KeyBar).tell(
            [
                ("Enter", "screen.open", words.say("terminal-key-load")),
                ("w", "screen.watch", words.say("terminal-key-watch")),
                ("Esc", "screen.dismiss(None)", words.say("terminal-key-close")),
            ]
        )

    def _entry(self, path: Path, written: float) -> Content:
        """When it was saved and what it is, or that it cannot be read."""
        words = self.words
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(written))
        try:
            record = Record.loads(read_save(path))
            game = mathom.game(record.game)
        except (MathomError, OSError, UnicodeDecodeError):
            damaged = words.say("terminal-load-damaged")
            return Content.assemble(when, "  ", path.name, "  ", (damaged, "bold $error"))
        players = [words.say("terminal-player", name=name) for name in record.seats.values()]
        over = "" if record.ending is None else f" · {words.say('terminal-load-over')}"
        what = words.say(
            "terminal-load-entry",
            game=words.say(f"{game.id}-name"),
            players=words.listed(players),
            ply=len(record.line()) - 1,
        )
        return Content.assemble(when, "  ", what, over, "\n", (path.name, "$faint"))

    def action_open(self) -> None:
        """Open the save under the cursor."""
        self.query_one(OptionList).action_select()

    def action_watch(self) -> None:
        """Look at the save under the cursor again."""
        option = self.query_one(OptionList).highlighted_option
        if option is not None:
            self._open(Path(str(option.id)), watch=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open a save, or say why not."""
        self._open(Path(str(event.option_id)), watch=False)

    def _open(self, path: Path, watch: bool) -> None:
        found: Table | Course
        try:
            text = read_save(path)
            match = mathom.replay(text)
            found = Course(match) if watch or match.over else Table.open(text)
        except Unplayable:
            self._refuse(path, self.words.say("terminal-load-no-seed"))
        except MathomError as fault:
            self._refuse(path, fault.told(self.words.lang))
        except (OSError, UnicodeDecodeError):
            self._refuse(path, self.words.say("terminal-load-unreadable"))
        else:
            self.dismiss(found)

    def _refuse(self, path: Path, why: str) -> None:
        sentence = self.words.say("terminal-load-refused", name=path.name, why=why)
        self.query_one(StatusLine).say(sentence, loud=True)
