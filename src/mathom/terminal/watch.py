"""A recorded game on the screen, position by position."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from mathom.locale import sentences
from mathom.terminal import choice_entries
from mathom.terminal.boards import board_of
from mathom.terminal.boards.scene import Scene
from mathom.terminal.boards.widget import BoardPane
from mathom.terminal.course import Course
from mathom.terminal.dialogs import Note
from mathom.terminal.localised import KeyBar, Localised
from mathom.terminal.log_pane import LogPane
from mathom.terminal.log_summary import together
from mathom.terminal.paragraph import Paragraph, Title
from mathom.terminal.review import ReviewScreen
from mathom.terminal.rules import HELP, RULES, RulesScreen

PACE = 1.2
"""Seconds from one position to the next while the game runs by itself."""


class WatchScreen(Screen[None], Localised):
    """Goes forth and back through a game, as a seat or a spectator saw it.

    Attributes:
        course: what is looked at.
        position: where in it.
        seat: whose view is shown; None is a spectator's.
    """

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-broad")]  # noqa: RUF012 (Textual's type)
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right", "go(1)", ""),
        ("left", "go(-1)", ""),
        ("down", "turn(1)", ""),
        ("up", "turn(-1)", ""),
        ("home", "first", ""),
        ("end", "last", ""),
        ("space", "run", ""),
        ("v", "viewer", ""),
        ("h", "review", ""),
        ("question_mark", "help", ""),
        ("R", "rules", ""),
        ("escape,q", "leave", ""),
        ("left_square_bracket", "scroll_story(-3)", ""),
        ("right_square_bracket", "scroll_story(3)", ""),
        Binding("pageup", "scroll_board(-6)", "", priority=True),
        Binding("pagedown", "scroll_board(6)", "", priority=True),
    ]

    def __init__(self, course: Course, seat: int | None = None, position: int = 0) -> None:
        """Look at a game, from a position on."""
        super().__init__()
        self.course = course
        self.position = position
        self.seat = seat
        self._board = board_of(course.match.game.id)
        self._timer: Timer | None = None

    def compose(self) -> ComposeResult:
        """Title, board beside what happened, keys."""
        yield Static(id="title")
        with Container(id="body"):
            yield BoardPane()
            with Container(id="aside"):
                with VerticalScroll(id="choice", can_focus=False):
                    yield Static(id="prompt")
                yield LogPane()
        yield KeyBar()

    def on_mount(self) -> None:
        self.update_texts()

    # What is shown.

    def update_texts(self) -> None:
        """Show the position."""
        course, words = self.course, self.words
        scene = self._scene()
        where = words.say("terminal-watch-at", at=self.position, last=course.last)
        status = Text(f"{where}  ").append_text(self._board.status(scene))
        title = Title(words.say(f"{scene.game.id}-name"), status)
        self.query_one("#title", Static).update(title)
        self.query_one(BoardPane).show(self._board, scene)
        self.query_one("#prompt", Static).update(self._told(scene))
        story = self.query_one(LogPane)
        story.border_title = words.say("terminal-log")
        told = course.events(self.position, self.seat)
        news = course.news(self.position, self.seat)
        story.tell(scene, self._board, told, len(told) - len(news))
        self._tell_keys()

    def _scene(self) -> Scene:
        game = self.course.match.game
        view = self.course.view(self.position, self.seat)
        touched = {
            part
            for event in self.course.news(self.position, self.seat)
            for role, value in event.args.items()
            for id in (value if isinstance(value, list) else [value])
            if isinstance(id, str)
            for part in self._board.parts(role, id)
        }
        dark = self.app.current_theme.dark
        return Scene(game, view, self.words, frozenset(touched), dark)

    def _told(self, scene: Scene) -> Group:
        """Where we are, what happened there, and where the game turned."""
        words, course = self.words, self.course
        accent = Style(color=self.app.theme_variables["accent"], bold=True)
        quiet = Style(color=self.app.theme_variables["faint"])
        where = words.say("terminal-watch-at", at=self.position, last=course.last)
        lines = [Paragraph(Text(where, accent), self._period(self.position), indent=False)]
        lines.append(Paragraph(Text(), self._viewer(scene), quiet))
        lines += [Paragraph(Text("› "), text) for text in self._news(scene)]
        if scene.view["outcome"] is not None:
            lines += [
                Paragraph(Text(), ""),
                Paragraph(Text(), choice_entries.ending(scene, self._board), accent),
            ]
        if course.turning_points:
            heading = words.say("terminal-review-turns")
            lines += [Paragraph(Text(), ""), Paragraph(Text(), heading, quiet)]
        for number, at in enumerate(course.turning_points, 1):
            here = accent if at == self.position else Style()
            where = words.say("terminal-watch-at", at=at, last=course.last)
            lines.append(Paragraph(Text(f"{number} ", accent), where + self._period(at), here))
        return Group(*lines)

    def _period(self, position: int) -> str:
        key = f"{self.course.match.game.id}-period"
        period = self.course.period(position)
        return f" · {self.words.say(key, count=period)}" if period and self.words.has(key) else ""

    def _viewer(self, scene: Scene) -> str:
        if self.seat is None:
            return self.words.say("terminal-watch-spectator")
        seat = scene.game.seat_names[self.seat]
        who = choice_entries.seat_name(scene, self._board, seat)
        return self.words.say("terminal-watch-as", who=who)

    def _news(self, scene: Scene) -> list[str]:
        """What happened at this position; that nothing is told of it, where nothing is."""
        game, words, figures = scene.game, self.words, self._board.figures(scene)
        news = self.course.news(self.position, self.seat)
        told = together(news, 0, lambda kind: sentences.adds_up(game, words, kind))
        found = [sentences.tale(game, words, each.event, figures, each.times) for each in told]
        chooser = self.course.chooser(self.position)
        if not found and chooser is not None:
            who = choice_entries.seat_title(scene, self._board, chooser)
            found.append(words.say("terminal-watch-untold", who=who))
        return found

    def _tell_keys(self) -> None:
        words = self.words
        running = "stop" if self._timer is not None else "run"
        keys = [
            ("←→", "screen.go(1)", words.say("terminal-key-step")),
            ("↑↓", "screen.turn(1)", words.say("terminal-key-turn")),
            ("Home", "screen.first", words.say("terminal-key-first")),
            ("End", "screen.last", words.say("terminal-key-last")),
            ("Space", "screen.run", words.say(f"terminal-key-{running}")),
            ("v", "screen.viewer", words.say("terminal-key-viewer")),
        ]
        if self.course.match.over:
            keys.append(("h", "screen.review", words.say("terminal-key-review")))
        keys += [
            ("?", "screen.help", words.say("terminal-key-help")),
            ("R", "screen.rules", words.say("terminal-key-rules")),
            *self.global_keys(),
            ("PgDn", "screen.scroll_board(6)", words.say("terminal-key-scroll")),
            ("[ ]", "screen.scroll_story(-3)", words.say("terminal-key-story")),
            ("q", "screen.leave", words.say("terminal-key-close")),
        ]
        self.query_one(KeyBar).tell(keys)

    def on_board_pane_clicked(self, event: BoardPane.Clicked) -> None:
        """Tell about what was clicked."""
        if told := self._board.told(self._scene(), event.part):
            self.app.push_screen(Note(told))

    # What the keys do.

    def on_key(self, event: events.Key) -> None:
        """Go to a turning point by its number."""
        points = self.course.turning_points
        if event.key.isdigit() and 0 < int(event.key) <= len(points):
            event.stop()
            self._stop()
            self.go_to(points[int(event.key) - 1])

    def go_to(self, position: int) -> None:
        """Show a position, or the nearest that there is."""
        self.position = min(max(position, 0), self.course.last)
        self.update_texts()

    def action_go(self, by: int) -> None:
        """Some positions on, or back."""
        self._stop()
        self.go_to(self.position + by)

    def action_turn(self, by: int) -> None:
        """To the next turn, or back to where one began."""
        self._stop()
        self.go_to(self.course.turn_from(self.position, by))

    def action_first(self) -> None:
        self._stop()
        self.go_to(0)

    def action_last(self) -> None:
        self._stop()
        self.go_to(self.course.last)

    def action_run(self) -> None:
        """Let the game run by itself, or stop it; at its end it begins anew."""
        if self._timer is not None:
            self._stop()
            self.update_texts()
            return
        if self.position == self.course.last:
            self.position = 0
        self._timer = self.set_interval(PACE, self._run_on)
        self.update_texts()

    def _run_on(self) -> None:
        if self.position + 1 >= self.course.last:
            self._stop()
        self.go_to(self.position + 1)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
        self._timer = None

    def action_viewer(self) -> None:
        """Look as the next seat, or as a spectator after the last."""
        seats = len(self.course.match.record.seats)
        self.seat = 0 if self.seat is None else self.seat + 1
        if self.seat == seats:
            self.seat = None
        self.update_texts()

    def action_review(self) -> None:
        """The game as a whole."""
        if self.course.match.over:
            self._stop()
            self.app.push_screen(ReviewScreen(self.course), self._from_review)

    def _from_review(self, position: int | None) -> None:
        if position is not None:
            self.go_to(position)

    def action_rules(self) -> None:
        """Open the rules of the choice that was made next, or that ended the game."""
        self._open_rules(RULES)

    def action_help(self) -> None:
        """Open the list of keys, with the signs behind it."""
        self._open_rules(HELP)

    def _open_rules(self, page: int) -> None:
        view = self.course.view(self.position, self.seat)
        ended = view["outcome"]
        rules = [ended["rule"]] if ended else view["choice"]["rules"]
        game = self.course.match.game
        keys = "terminal-watch-keys"
        self.app.push_screen(RulesScreen(game, rules, self._board.legend, page, keys))

    def action_leave(self) -> None:
        """Back to where one came from."""
        self._stop()
        self.app.pop_screen()

    def action_scroll_story(self, by: int) -> None:
        self.query_one(LogPane).scroll_relative(y=by, animate=False)

    def action_scroll_board(self, by: int) -> None:
        """Move the board where it does not fit."""
        self.query_one(BoardPane).scroll_relative(y=by, animate=False)
