"""The terminal client as a program."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.theme import Theme

import mathom
from mathom.bots import make_bot
from mathom.kernel.match import Match
from mathom.locale import LANGUAGES, Messages, messages
from mathom.terminal.course import Course
from mathom.terminal.localised import GLOBAL_KEYS, Localised
from mathom.terminal.menu import MenuScreen
from mathom.terminal.palettes import on_both
from mathom.terminal.play import TableScreen
from mathom.terminal.saves import save_folder
from mathom.terminal.table import HUMAN, Table, usual_players
from mathom.terminal.watch import WatchScreen

PAUSE = 0.4
"""Seconds that a bot's move takes at least, so that a person can follow."""

DARK, LIGHT = on_both(
    Theme,
    name=("mathom-dark", "mathom-light"),
    primary=("#c9a45c", "#7a5a14"),
    accent=("#e0bd73", "#7a5208"),
    foreground=("#dcd8cc", "#25231e"),
    background=("#15171a", "#f7f3e8"),
    surface=("#1b1e22", "#efe9da"),
    panel=("#24282d", "#e4dcc8"),
    warning=("#d9a441", "#9a6200"),
    error=("#d9705f", "#a3291b"),
    success=("#8ab573", "#3f6d2a"),
    dark=(True, False),
    variables={"faint": ("#96928a", "#6d685c"), "edge": ("#3a3f46", "#cfc6ae")},
)


class MathomApp(App[None]):
    """Menu and table, in one language at a time, on a dark or a light ground.

    Attributes:
        pause: seconds that a bot's move takes at least.
        folder: where saved games are kept.
    """

    TITLE = "Mathom"
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [*GLOBAL_KEYS, ("ctrl+q,ctrl+c", "quit", "")]

    def __init__(
        self,
        table: Table | None = None,
        lang: str = "en",
        pause: float = PAUSE,
        folder: Path | None = None,
        attended: bool = False,
        course: Course | None = None,
    ) -> None:
        """Begin at a table, at a game to look at, or at the menu.

        Args:
            table: where to sit down at once.
            lang: the language to begin in.
            pause: seconds that a bot's move takes at least.
            folder: where saved games are kept, if not in the user's data folder.
            attended: whether it runs in a terminal, and must end when that is closed.
            course: what to look at, position by position.

        Raises:
            BadRequest: we do not speak the language.
        """
        super().__init__()
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = DARK.name
        self.words: Messages = messages(lang)
        self.pause = pause
        self.folder = save_folder() if folder is None else folder
        self._table = table
        self._course = course
        self._attended = attended

    def on_mount(self) -> None:
        """Show the first screen; the menu is always below a table."""
        if self._attended:
            self._attend()
        self.push_screen(MenuScreen())
        if self._table is not None:
            self.to_table(self._table)
        if self._course is not None:
            self.push_screen(WatchScreen(self._course))

    def _attend(self) -> None:
        """End by itself when the terminal is closed, which Textual would not notice."""
        self.set_interval(1, self._look_for_terminal)
        if hasattr(signal, "SIGHUP"):
            asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, self.leave_alone)

    def _look_for_terminal(self) -> None:
        if sys.__stdin__ is None or not sys.__stdin__.isatty():
            self.leave_alone()

    def leave_alone(self) -> None:
        """Keep the running game and end: nobody is there to answer."""
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                screen.keep()
        self.exit()

    def to_table(self, table: Table) -> None:
        self.push_screen(TableScreen(table))

    def to_menu(self) -> None:
        self.pop_screen()

    def speak(self, lang: str) -> None:
        """Change the language of everything on the screen."""
        self.words = messages(lang)
        for screen in self.screen_stack:
            if isinstance(screen, Localised):
                screen.update_texts()

    def action_language(self) -> None:
        """Change to the next language."""
        languages = list(LANGUAGES)
        self.speak(languages[(languages.index(self.words.lang) + 1) % len(languages)])

    def action_ground(self) -> None:
        """Change between dark and light."""
        self.theme = LIGHT.name if self.current_theme.dark else DARK.name
        self.speak(self.words.lang)


def run(
    game_id: str | None = None,
    seats: list[str] | None = None,
    seed: int | str | None = None,
    settings: dict[str, str] | None = None,
    shuffle: bool = False,
    lang: str = "en",
    record: str | None = None,
    box: Path | None = None,
) -> None:
    """Play in the terminal.

    Args:
        game_id: which game; without it, and without a record, the menu opens.
        seats: who plays each seat, `human` or the name of a bot; by default a person in the
            first seat and the best bot in the others.
        seed: what determines chance; by default unpredictable.
        settings: values for settings that are not to have their default.
        shuffle: draw who plays which seat.
        lang: the language to begin in.
        record: the text of a saved game to play on from.
        box: the folder of an owner's components.

    Raises:
        MathomError: something of this cannot be; the terminal is untouched.
    """
    table = None
    if record is not None:
        table = Table.open(record)
    elif game_id is not None:
        game = mathom.game(game_id, box)
        players = seats if seats is not None else usual_players(game, game.players[0])
        for player in players:
            if player != HUMAN:
                make_bot(game, player)
        table = Table(game.start(players, seed, settings, shuffle), shuffle)
    _show(MathomApp(table, lang, attended=True))


def watch(match: Match, lang: str = "en") -> None:
    """Look at a match in the terminal, position by position."""
    _show(MathomApp(lang=lang, attended=True, course=Course(match)))


def _show(app: MathomApp) -> None:
    app.run()
    if app.return_code:
        raise SystemExit(app.return_code)
