"""A finished game as a whole: who won by what, its course, where it turned, what was hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import BindingType

from mathom.kernel.review import Position, Review, TurningPoint
from mathom.locale import sentences
from mathom.locale.sentences import capital
from mathom.terminal import choice_entries
from mathom.terminal.boards import board_of
from mathom.terminal.boards.canvas import fit
from mathom.terminal.boards.scene import Scene
from mathom.terminal.course import Course
from mathom.terminal.long_text import LongText
from mathom.terminal.paragraph import Paragraph

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 40
"""How many cells the course of something takes at most."""
NAMES = 18
"""How many cells the name in front of it takes at most."""
MOST = 2
"""How many sentences are told of a turning point."""


class ReviewScreen(LongText[int | None]):
    """Tells of a game that is over; gives the position to look at, or None when closed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,h,q", "dismiss(None)", "")]

    def __init__(self, course: Course) -> None:
        """The review of a game."""
        super().__init__()
        self._course = course
        self._board = board_of(course.match.game.id)

    def update_texts(self) -> None:
        """Tell everything."""
        words, course = self.words, self._course
        match, review = course.match, course.review
        assert review is not None
        scene = Scene(match.game, course.view(course.last, None), words)
        sections = [
            ("", [Paragraph(Text(), choice_entries.ending(scene, self._board))]),
            (words.say("terminal-review-course"), self._tracks(scene, review.positions)),
            (words.say("terminal-review-turns"), self._turns(scene, review)),
            (words.say("terminal-review-hidden"), self._hidden(scene)),
            (words.say("terminal-review-deeds"), self._deeds(scene, review)),
        ]
        accent = Style(color=self.app.theme_variables["accent"])
        lines: list[Paragraph] = []
        for heading, body in sections:
            if body:
                lines += [Paragraph(Text(), "")] if lines else []
                lines += [Paragraph(Text(), heading, accent)] if heading else []
                lines += body
        keys: list[tuple[str, str, str]] = []
        if course.turning_points:
            many = len(course.turning_points)
            span = "1" if many == 1 else f"1–{many}"
            keys.append((span, "screen.look(1)", words.say("terminal-key-turning-point")))
        self.write(words.say("terminal-over"), Group(*lines), keys)

    def _tracks(self, scene: Scene, positions: Sequence[Position]) -> list[Paragraph]:
        """How far everybody came, as a line of bars from the beginning to the end."""
        lines: list[Paragraph] = []
        for place, track in enumerate(positions[-1].tracks):
            about = scene.words.say(f"{scene.game.id}-track-{track.id}")
            goal = scene.words.say("terminal-review-goal", goal=track.goal)
            about = scene.words.say("label-with-notes", phrase=about, notes=goal)
            lines.append(Paragraph(Text(), about))
            for line, value in track.values.items():
                name = fit(self._line_name(scene, track.role, line), NAMES)
                values = [position.tracks[place].values[line] for position in positions]
                head = f"  {name}{' ' * (NAMES - cell_len(name))} "
                drawn = f"{spark(values, track.goal, WIDEST)} {value}/{track.goal}"
                lines.append(Paragraph(Text(head), drawn))
        return lines

    def _line_name(self, scene: Scene, role: str, line: str) -> str:
        key = f"{scene.game.id}-line-{line}"
        if scene.words.has(key):
            return scene.words.say(key)
        return capital(scene.game.title(scene.words, role, line))

    def _turns(self, scene: Scene, review: Review) -> list[Paragraph]:
        accent = Style(color=self.app.theme_variables["accent"], bold=True)
        return [
            Paragraph(Text(f"{number} ", accent), self._turn(scene, point))
            for number, point in enumerate(review.turning_points, 1)
        ]

    def _turn(self, scene: Scene, point: TurningPoint) -> str:
        """When it was, what happened, and whom it helped."""
        game, words, figures = scene.game, scene.words, self._board.figures(scene)
        public = [event for event in point.position.events if event.seats is None]
        told = " ".join(sentences.tale(game, words, event, figures) for event in public[:MOST])
        names = [game.seat_names[seat] for seat in point.seats]
        who = [choice_entries.seat_name(scene, self._board, name) for name in names]
        helped = words.say("terminal-review-helped", who=words.enumerated(who))
        key = f"{game.id}-period"
        if words.has(key):
            when = words.say(key, count=point.position.period)
            told = words.say("terminal-review-turn", when=when, what=told)
        return words.say("label-with-notes", phrase=told, notes=helped)

    def _hidden(self, scene: Scene) -> list[Paragraph]:
        """What each seat alone knew."""
        match = self._course.match
        names = list(match.record.seats)
        boards = {name: match.game.view(match.state, seat) for seat, name in enumerate(names)}
        nothing = scene.words.say("terminal-review-nothing")
        return [
            self._of(title, scene.words.listed(cards) if cards else nothing)
            for title, cards in self._board.hidden(scene, boards)
        ]

    def _deeds(self, scene: Scene, review: Review) -> list[Paragraph]:
        lines: list[Paragraph] = []
        for seat, done in review.deeds.items():
            who = choice_entries.seat_title(scene, self._board, seat)
            told = [
                f"{scene.words.say(f'{scene.game.id}-deed-{deed}')} {count}"
                for deed, count in done.items()
            ]
            lines.append(self._of(who, " · ".join(told)))
        return lines

    def _of(self, who: str, what: str) -> Paragraph:
        head = Text(self.words.say("terminal-recap-who", who=who), Style(bold=True))
        return Paragraph(head, what, indent=False)

    def on_key(self, event: events.Key) -> None:
        """Go to a turning point by its number."""
        if event.key.isdigit():
            event.stop()
            self.action_look(int(event.key))

    def action_look(self, number: int) -> None:
        """Look at a turning point."""
        points = self._course.turning_points
        if 0 < number <= len(points):
            self.dismiss(points[number - 1])


def spark(values: Sequence[int], goal: int, width: int) -> str:
    """Values over time as bars, the last at the end; a bar is full where the goal is reached."""
    width = min(width, len(values))
    found = []
    for at in range(width):
        value = values[(at + 1) * len(values) // width - 1]
        share = min(max(value / goal, 0), 1) if goal else 0
        found.append(BARS[int(share * (len(BARS) - 1))])
    return "".join(found)
