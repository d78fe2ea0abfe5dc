"""The menu: which game, who sits where, by which rules, in which language."""

from __future__ import annotations

import datetime
import secrets
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

import mathom
from mathom.bots import bot_names
from mathom.kernel.deckbuilding import DAILY, RANDOM
from mathom.kernel.game import Game
from mathom.locale import LANGUAGES
from mathom.locale.sentences import capital
from mathom.terminal.course import Course
from mathom.terminal.load import LoadScreen
from mathom.terminal.localised import KeyBar, Localised
from mathom.terminal.table import HUMAN, Table, usual_players
from mathom.terminal.watch import WatchScreen

PLAY = "play"
LOAD = "load"
QUIT = "quit"


@dataclass(frozen=True)
class Row:
    """A line of the menu that has a value.

    Attributes:
        id: its name among the menu's values.
        label: what it is called.
        values: what it may be, each with how that is called.
    """

    id: str
    label: str
    values: dict[str, str]


class MenuScreen(Screen[None], Localised):
    """A form of one column: up and down move, left and right change."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "change(-1)", ""),
        ("right", "change(1)", ""),
        ("l", "load", ""),
        ("q", "app.quit", ""),
    ]

    def __init__(self) -> None:
        """The first game, with the person in the first seat."""
        super().__init__()
        self._values: dict[str, str] = {"game": mathom.all_games()[0].id}

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(id="name")
            yield Static(id="about")
            yield OptionList()
        yield KeyBar()

    def on_mount(self) -> None:
        """Point at what most people came for."""
        self.update_texts()
        rows = self.query_one(OptionList)
        rows.highlighted = rows.get_option_index(PLAY)

    @property
    def _game(self) -> Game:
        return mathom.game(self._values["game"])

    @property
    def _decks(self) -> str:
        """The setting that names decks, if the game has one."""
        tools = self._game.deckbuilding()
        return tools.setting if tools else ""

    @staticmethod
    def _drawn() -> dict[str, str]:
        """What else can be wished of decks, and the name for which it stands."""
        day = datetime.date.today().isoformat()
        return {"random": RANDOM + secrets.token_hex(4), "daily": DAILY + day}

    def _rows(self) -> list[Row]:
        """All lines with values; what depends on the game comes from the game."""
        words = self.words
        game = self._game
        names = {each.id: words.say(f"{each.id}-name") for each in mathom.all_games()}
        rows = [Row("game", words.say("terminal-menu-game"), names)]
        if len(game.players) > 1:
            counts = {str(count): str(count) for count in game.players}
            rows.append(Row("players", words.say("terminal-menu-players"), counts))
        players = [HUMAN, *bot_names(game)]
        told = {name: words.say("terminal-player", name=name) for name in players}
        for seat in game.seating(int(self._values.get("players", game.players[0]))):
            rows.append(Row(f"seat {seat}", capital(game.title(words, "seat", seat)), told))
        sides = {key: words.say(f"terminal-menu-sides-{key}") for key in ("chosen", "drawn")}
        rows.append(Row("sides", words.say("terminal-menu-sides"), sides))
        for setting in game.settings:
            key = f"{game.id}-setting-{setting.id}"
            named = [*setting.values, *(self._drawn() if setting.id == self._decks else ())]
            values = {value: words.say(f"{key}-{value}") for value in named}
            rows.append(Row(f"setting {setting.id}", words.say(key), values))
        rows.append(Row("language", words.say("terminal-menu-language"), dict(LANGUAGES)))
        return rows

    def _value(self, row: Row) -> str:
        """What a row stands at: what was chosen, else a person against the best bot."""
        if row.id == "language":
            return self.words.lang
        usual = dict(
            zip(
                (f"seat {seat}" for seat in self._game.seat_names),
                usual_players(self._game, len(self._game.seat_names)),
                strict=True,
            )
        )
        return self._values.get(row.id, usual.get(row.id, next(iter(row.values))))

    def update_texts(self) -> None:
        words = self.words
        rows = self._rows()
        column = max(cell_len(row.label) for row in rows) + 3
        self.query_one("#name", Static).update(
            Content.assemble(
                (words.say("terminal-name"), "bold $accent"), "  ", words.say("terminal-motto")
            )
        )
        self.query_one("#about", Static).update(Content(words.say(f"{self._game.id}-about")))
        lines: list[Option | None] = []
        for row in rows:
            space = " " * (column - cell_len(row.label))
            value = row.values[self._value(row)]
            line = Content.assemble(row.label, space, ("‹ ", "$accent"), value, (" ›", "$accent"))
            lines.append(Option(line, id=row.id))
        lines.append(None)
        for act in (PLAY, LOAD, QUIT):
            lines.append(Option(Content.styled(words.say(f"terminal-menu-{act}"), "bold"), id=act))
        form = self.query_one(OptionList)
        at = form.highlighted
        form.set_options(lines)
        form.highlighted = at
        self.query_one(KeyBar).tell(
            [
                ("↑↓", "screen.change(0)", words.say("terminal-key-move")),
                ("←→", "screen.change(1)", words.say("terminal-key-change")),
                ("Enter", "screen.enter", words.say("terminal-key-choose")),
                ("l", "screen.load", words.say("terminal-key-load")),
                *self.global_keys(),
                ("q", "app.quit", words.say("terminal-key-quit")),
            ]
        )

    def action_change(self, by: int) -> None:
        """Give the row under the cursor its next value."""
        option = self.query_one(OptionList).highlighted_option
        row = next((row for row in self._rows() if option and row.id == option.id), None)
        if row is None:
            return
        values = list(row.values)
        value = values[(values.index(self._value(row)) + by) % len(values)]
        if row.id == "language":
            self.mathom.speak(value)
            return
        if row.id == "game" and value != self._values["game"]:
            self._values.clear()
        self._values[row.id] = value
        self.update_texts()

    def action_enter(self) -> None:
        """Do what Enter does."""
        self.query_one(OptionList).action_select()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Change a value or do what the line says."""
        if event.option_id == PLAY:
            self._play()
        elif event.option_id == LOAD:
            self.action_load()
        elif event.option_id == QUIT:
            self.app.exit()
        else:
            self.action_change(1)

    def _play(self) -> None:
        rows = {row.id: self._value(row) for row in self._rows()}
        seats = [value for id, value in rows.items() if id.startswith("seat ")]
        settings = {
            id.removeprefix("setting "): value
            for id, value in rows.items()
            if id.startswith("setting ")
        }
        wish = settings.get(self._decks, "")
        if wish in self._drawn():
            settings[self._decks] = self._drawn()[wish]
        shuffle = rows["sides"] == "drawn"
        match = self._game.start(seats, None, settings, shuffle)
        self.mathom.to_table(Table(match, shuffle))

    @work
    async def action_load(self) -> None:
        """Choose a saved game and play on, or look at it."""
        found = await self.app.push_screen_wait(LoadScreen(self.mathom.folder))
        if isinstance(found, Course):
            self.app.push_screen(WatchScreen(found))
        elif found is not None:
            self.mathom.to_table(found)
