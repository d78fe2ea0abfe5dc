"""The table on the screen: board, choice and story, the same for every game."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import OptionList, Static

from mathom.locale import sentences
from mathom.terminal import choice_entries
from mathom.terminal.boards import board_of
from mathom.terminal.boards.scene import Scene
from mathom.terminal.boards.widget import BoardPane
from mathom.terminal.choices import ChoicePane, Entry, Section
from mathom.terminal.course import Course
from mathom.terminal.dialogs import Ask, Confirm, Note
from mathom.terminal.load import LoadScreen
from mathom.terminal.localised import KeyBar, Localised, StatusLine
from mathom.terminal.log_pane import LogPane
from mathom.terminal.log_summary import recap
from mathom.terminal.paragraph import Lines, Paragraph, Title
from mathom.terminal.plan import Act, Halt, Move, Plan, Run, next_move
from mathom.terminal.review import ReviewScreen
from mathom.terminal.rules import HELP, RULES, RulesScreen
from mathom.terminal.saves import write_save
from mathom.terminal.table import Table
from mathom.terminal.watch import WatchScreen

RECAP = 2
"""How many lines tell at most what others did."""
BOTS = "bots"
"""The workers that wait for bots, apart from those that wait for an answer in a dialog."""

# After the end. Their keys are letters, so that a digit pressed in haste does not clear the
# table before anybody has seen who won.
REMATCH = "terminal-rematch"
REVIEW = "terminal-review"
WATCH = "terminal-watch"
MENU = "terminal-to-menu"

PASSES = {"terminal-pass-turn": "turn", "terminal-pass-round": "round"}
"""What is offered where one may pass, with the span for which one passes."""


class TableScreen(Screen[None], Localised):
    """Plays a table to its end.

    Attributes:
        table: where we sit.
    """

    AUTO_FOCUS = "#options"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-broad")]  # noqa: RUF012 (Textual's type)
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "help", ""),
        ("R", "rules", ""),
        ("slash", "filter", ""),
        ("escape", "all_entries", ""),
        ("u", "undo", ""),
        ("s", "save", ""),
        ("l", "load", ""),
        ("r", "refused", ""),
        ("exclamation_mark", "ask_all", ""),
        ("P", "pass_no_more", ""),
        ("I", "details", ""),
        ("q,ctrl+q,ctrl+c", "leave", ""),
        ("left_square_bracket", "scroll_story(-3)", ""),
        ("right_square_bracket", "scroll_story(3)", ""),
        Binding("pageup", "scroll_board(-6)", "", priority=True),
        Binding("pagedown", "scroll_board(6)", "", priority=True),
    ]

    def __init__(self, table: Table) -> None:
        """Sit down at `table`."""
        super().__init__()
        self.table = table
        self._board = board_of(table.game.id)
        self._show_refused = True
        self._run: Run | None = None
        self._news = ""
        self._news_at: Entry | None = None

    def compose(self) -> ComposeResult:
        """Title, what others did, board beside choice and story, keys."""
        yield Static(id="title")
        yield Static(id="recap")
        with Container(id="body"):
            yield BoardPane()
            with Container(id="aside"):
                yield ChoicePane()
                yield LogPane()
        yield KeyBar()

    def on_mount(self) -> None:
        self.sit(self.table)

    def sit(self, table: Table) -> None:
        """Change to another table of any game."""
        self.table = table
        self._run = None
        self._board = board_of(table.game.id)
        self.query_one(OptionList).focus()
        self.update_texts()
        self._go_on()

    # What is shown.

    def update_texts(self) -> None:
        """Show the table as it stands."""
        words = self.words
        scene = self._scene()
        view = scene.view
        number = words.say("terminal-choice-number", ply=view["ply"])
        status = Text(f"{number}  ").append_text(self._board.status(scene))
        title = Title(words.say(f"{self.table.game.id}-name"), status)
        self.query_one("#title", Static).update(title)
        self.query_one("#choice").set_class(view["outcome"] is not None, "-over")
        self._ask(scene)
        story = self.query_one(LogPane)
        story.border_title = words.say("terminal-log")
        story.tell(scene, self._board, self.table.events(), self.table.seen)
        self._tell_recap(scene)
        self._tell_keys()

    def _tell_recap(self, scene: Scene) -> None:
        """What others did since the viewer acted, once the viewer is asked."""
        line = self.query_one("#recap", Static)
        asked = scene.view["choice"] is not None and "options" in scene.view["choice"]
        told = recap(scene, self._board, self.table.meanwhile()) if asked else ""
        line.display = bool(told)
        line.update(Lines(told, RECAP))

    def _scene(self, focus: tuple[str, ...] = ()) -> Scene:
        dark = self.app.current_theme.dark
        return Scene(self.table.game, self.table.view(), self.words, frozenset(focus), dark)

    def _ask(self, scene: Scene) -> None:
        """Show the choice, or who thinks, or how it ended."""
        words = self.words
        choices = self.query_one(ChoicePane)
        accent = Style(color=self.app.theme_variables["accent"], bold=True)
        view = scene.view
        if view["outcome"] is not None:
            heading = words.say("terminal-over")
            ways = (("n", REMATCH), ("h", REVIEW), ("w", WATCH), ("m", MENU))
            after = [Entry(value, words.say(value), key=key) for key, value in ways]
            ended = Group(
                Text(heading, accent), Paragraph(Text(), choice_entries.ending(scene, self._board))
            )
            choices.ask(ended, [Section(after)])
            return
        seat = choice_entries.seat_title(scene, self._board, view["choice"]["seat"])
        if "options" not in view["choice"]:
            thinking = words.say("terminal-thinking", seat=seat)
            choices.ask(Text(thinking, "italic"), [])
            return
        question = choice_entries.prompt(scene, self._board)
        asked = Paragraph(Text(f"{seat} · ", accent), question, indent=False)
        sections = [Section([*choice_entries.legal(scene, self._board), *self._passes(scene)])]
        acts = [
            Entry(act.plan.label, act.plan.label, parts=act.parts, plan=act.plan, act=act)
            for act in self._board.acts(scene)
        ]
        if acts:
            sections.append(Section(acts, words.say("terminal-acts-heading")))
        refused = choice_entries.refused(scene, self._board)
        if refused and self._show_refused:
            sections.append(Section(refused, words.say("terminal-refused-heading")))
        elif refused:
            sections.append(Section([], words.say("terminal-refused-hidden", count=len(refused))))
        marking = self._board.marking(scene)
        marks = None if marking is None else choice_entries.marks(scene, self._board, marking)
        quiet = Style(color=self.app.theme_variables["faint"])
        about = [choice_entries.subject(scene, self._board)]
        about += [words.say("terminal-marking")] if marks is not None else []
        about += self._passing(scene)
        told = [Paragraph(Text(), text, quiet) for text in about if text]
        choices.ask(Group(asked, *told), sections, marks)

    def _passes(self, scene: Scene) -> list[Entry]:
        """To let every such moment pass for a while, where one may pass."""
        spans = self._board.spans(scene.view["board"])
        if "passing" not in scene.view["choice"] or not spans:
            return []
        return [Entry(value, self.words.say(value)) for value in PASSES]

    def _passing(self, scene: Scene) -> list[str]:
        """Who passes for a while."""
        return [
            self.words.say(
                f"terminal-passing-{span}",
                seat=choice_entries.seat_title(scene, self._board, seat),
            )
            for seat, span in self.table.passing.items()
        ]

    def _tell_keys(self) -> None:
        words = self.words
        asked_again = ("P", "screen.pass_no_more", words.say("terminal-key-pass-no-more"))
        keys = [
            ("?", "screen.help", words.say("terminal-key-help")),
            ("R", "screen.rules", words.say("terminal-key-rules")),
            ("/", "screen.filter", words.say("terminal-key-filter")),
            ("I", "screen.details", words.say("terminal-key-details")),
            ("u", "screen.undo", words.say("terminal-key-undo")),
            ("s", "screen.save", words.say("terminal-key-save")),
            ("l", "screen.load", words.say("terminal-key-load")),
            ("r", "screen.refused", words.say("terminal-key-refused")),
            ("!", "screen.ask_all", words.say("terminal-key-ask-all")),
            *([asked_again] if self.table.passing else []),
            *self.global_keys(),
            ("q", "screen.leave", words.say("terminal-key-menu")),
            ("PgDn", "screen.scroll_board(6)", words.say("terminal-key-scroll")),
            ("[ ]", "screen.scroll_story(-3)", words.say("terminal-key-story")),
        ]
        self.query_one(KeyBar).tell(keys)

    def on_choice_pane_pointed(self, event: ChoicePane.Pointed) -> None:
        """Show on the board what the cursor is on."""
        parts = event.entry.parts if event.entry is not None else ()
        scene = self._scene(parts)
        self.query_one(BoardPane).show(self._board, scene)
        if self._news and event.entry is self._news_at:
            self.query_one(StatusLine).say(self._news, loud=True)
            return
        self._news = ""
        details = [self._board.details(scene, part) for part in parts]
        self.query_one(StatusLine).say(" · ".join(text for text in details if text))

    def on_board_pane_clicked(self, event: BoardPane.Clicked) -> None:
        """Point at the options of what was clicked; where there are none, tell about it."""
        if self.query_one(ChoicePane).point_at(event.part):
            return
        if told := self._board.told(self._scene(), event.part):
            self.app.push_screen(Note(told))

    # What happens.

    def on_key(self, event: events.Key) -> None:
        """Pick an option by its key."""
        if self.query_one(ChoicePane).press(event.key):
            event.stop()

    def on_choice_pane_picked(self, event: ChoicePane.Picked) -> None:
        """Carry out what was picked, or say why it cannot be.

        Keys can come faster than choices: what is no longer listed was meant for the last one.
        """
        entry = event.entry
        if not any(each is entry for each in self.query_one(ChoicePane).entries):
            return
        if entry.refused:
            self.query_one(StatusLine).say(entry.label, loud=True)
        elif entry.value == REMATCH:
            self.sit(self.table.rematch())
        elif entry.value == MENU:
            self.mathom.to_menu()
        elif entry.value == WATCH:
            self._watch(0)
        elif entry.value == REVIEW:
            self.app.push_screen(ReviewScreen(self.table.course()), self._watch)
        elif entry.value in PASSES:
            self.table.follow()
            self.table.pass_for(PASSES[entry.value], self._board.spans)
            self.update_texts()
            self._go_on()
        elif entry.act is not None:
            self._confirm(entry.act)
        elif entry.plan is not None:
            self._begin(entry.plan)
        else:
            self.table.follow()
            self._choose(entry.value)

    def _watch(self, position: int | None) -> None:
        """Look at the game again, from a position on."""
        if position is not None:
            course = self.table.course()
            self.app.push_screen(WatchScreen(course, self.table.viewer, position))

    @work
    async def _confirm(self, act: Act) -> None:
        """Carry an act out, if that is meant."""
        moment = self.table.moment
        plan = await self.app.push_screen_wait(Confirm(act))
        if plan is not None and moment == self.table.moment:
            self._begin(plan)

    def _begin(self, plan: Plan) -> None:
        """Carry out a plan for whoever is asked."""
        told = len(self.table.events())
        self.table.follow()
        seat = self.table.view()["choice"]["seat"]
        self._run = Run(plan, seat, self.table.ply, told)
        self._go_on()

    def _choose(self, text: str) -> None:
        self.table.choose(text)
        self.update_texts()
        self._go_on()

    def _go_on(self) -> None:
        """Carry on with what is being done, and let the next bot think if it is a bot's choice."""
        if self._run is not None:
            self._carry_on(self._run)
        if self.table.bot_asked:
            self._let_bot_choose()
        elif self.table.endless:
            self._announce(self.words.say("terminal-endless"))

    def _carry_on(self, run: Run) -> None:
        """Take steps of a plan until somebody else is asked, or it stops."""
        move = self._next(run)
        while move.halt is None:
            run.at, run.heard = move.at, len(self.table.events())
            self.table.choose(move.text)
            move = self._next(run)
        if move.halt is Halt.WAITS:
            self.update_texts()
            return
        self._end_run()
        self.update_texts()
        self._announce(self._why(move))

    def _announce(self, text: str) -> None:
        """Say something in place of the details of what is pointed at, until the cursor moves."""
        self._news, self._news_at = text, self.query_one(ChoicePane).pointed
        if text:
            self.query_one(StatusLine).say(text, loud=True)

    def _next(self, run: Run) -> Move:
        if self.table.bot_asked:
            return Move(halt=Halt.WAITS)
        news = self.table.events()[run.heard :]
        return next_move(run.plan, run.at, self.table.view()["choice"], run.seat, news)

    def _end_run(self) -> None:
        """Carry out no more of a plan; what is done is taken back as one."""
        if self._run is not None:
            self.table.keep_act(self._run.first)
        self._run = None

    def _why(self, move: Move) -> str:
        """Why a plan went no further; nothing where all of it is done."""
        if move.halt is Halt.DONE:
            return ""
        if move.event is not None:
            figures = self._board.figures(self._scene())
            why = sentences.tale(self.table.game, self.words, move.event, figures)
        elif move.refused is not None:
            why = choice_entries.refusal(self._scene(), self._board, move.refused)
        else:
            why = self.words.say("terminal-stopped-asked")
        return self.words.say("terminal-stopped", why=why)

    @work(exclusive=True, group=BOTS)
    async def _let_bot_choose(self) -> None:
        """Wait for a bot in a thread, and long enough for a person to follow.

        Whatever changes the table meanwhile makes the answer void.
        """
        table, moment = self.table, self.table.moment
        text, _ = await asyncio.gather(
            asyncio.to_thread(table.think), asyncio.sleep(self.mathom.pause)
        )
        if table is self.table and moment == table.moment:
            self._choose(text)

    # What the keys do.

    def action_rules(self) -> None:
        """Open the rules that govern the choice, or that ended the game."""
        self._open_rules(RULES)

    def action_help(self) -> None:
        """Open the list of keys, with the signs behind it."""
        self._open_rules(HELP)

    def _open_rules(self, page: int) -> None:
        view = self.table.view()
        ended = view["outcome"]
        rules = [ended["rule"]] if ended else view["choice"]["rules"]
        self.app.push_screen(RulesScreen(self.table.game, rules, self._board.legend, page))

    def action_details(self) -> None:
        """Tell all of what is told below the list, or of the entry itself where nothing is."""
        pointed = self.query_one(ChoicePane).pointed
        told = [] if pointed is None else [pointed.label]
        told.append(self.query_one(StatusLine).text)
        text = " · ".join(dict.fromkeys(filter(None, told)))
        if text:
            self.app.push_screen(Note(text))

    def action_filter(self) -> None:
        """Look for an entry of the list by a part of it."""
        self.query_one(ChoicePane).filter(self.words.say("terminal-filter"))

    def action_all_entries(self) -> None:
        """List all entries again."""
        self.query_one(ChoicePane).stop_filtering()

    def action_undo(self) -> None:
        """Go back to the last choice of a person at this table, or before all of an act."""
        self._end_run()
        self.table.follow()
        if not self.table.undo():
            nothing = self.words.say("terminal-nothing-to-undo")
            self.query_one(StatusLine).say(nothing, loud=True)
            return
        self.workers.cancel_group(self, BOTS)
        self.update_texts()

    def keep(self) -> None:
        """Save the running game without a word, as far as that is possible."""
        if not self.table.over:
            with contextlib.suppress(OSError):
                write_save(self.mathom.folder, self.table.game.id, self.table.save_text())

    def action_save(self) -> None:
        self._save()

    def _save(self) -> bool:
        """Save and say so; whether it worked."""
        words = self.words
        say = self.query_one(StatusLine).say
        try:
            path = write_save(self.mathom.folder, self.table.game.id, self.table.save_text())
        except OSError as fault:
            why = fault.strerror or str(fault)
            say(words.say("terminal-save-failed", why=why), loud=True)
            return False
        say(words.say("terminal-saved", name=_shown(path)), loud=True)
        return True

    @work
    async def action_load(self) -> None:
        """Choose a saved game and change to it."""
        found = await self.app.push_screen_wait(LoadScreen(self.mathom.folder))
        if isinstance(found, Course):
            self.app.push_screen(WatchScreen(found))
        elif found is not None and await self._may_leave():
            self.workers.cancel_group(self, BOTS)
            self.sit(found)

    @work
    async def action_leave(self) -> None:
        """Back to the menu."""
        if await self._may_leave():
            self.mathom.to_menu()

    async def _may_leave(self) -> bool:
        """Whether the game may be left: at once when it is over, else whoever plays decides."""
        if self.table.over:
            return True
        answers = ("terminal-leave-save", "terminal-leave-lose", "terminal-leave-stay")
        answer = await self.app.push_screen_wait(Ask("terminal-leave", answers))
        return answer == "terminal-leave-lose" or (answer == "terminal-leave-save" and self._save())

    def action_refused(self) -> None:
        """Show or hide what may not be chosen."""
        self._show_refused = not self._show_refused
        self.update_texts()

    def action_ask_all(self) -> None:
        """Ask, or ask no more, where there is only one possibility."""
        table, moment = self.table, self.table.moment
        table.ask_all = not table.ask_all
        table.go_on()
        if moment != table.moment:
            self.update_texts()
            self._go_on()
        told = "terminal-ask-all" if table.ask_all else "terminal-ask-less"
        self.query_one(StatusLine).say(self.words.say(told), loud=True)

    def action_pass_no_more(self) -> None:
        """Ask everybody again who passes for a while."""
        self.table.pass_no_more()
        self.update_texts()

    def action_scroll_story(self, by: int) -> None:
        self.query_one(LogPane).scroll_relative(y=by, animate=False)

    def action_scroll_board(self, by: int) -> None:
        """Move the board where it does not fit."""
        self.query_one(BoardPane).scroll_relative(y=by, animate=False)


def _shown(path: Path) -> str:
    """Where a file is, from the user's own folder if it lies there."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
