"""A table: one match, and the people and bots who sit at it.

The screen knows the match through the table alone: views, events and the text of choices,
which is what would come over a network too.
"""

from __future__ import annotations

import copy
import threading
from collections.abc import Callable, Mapping

import mathom
from mathom.bots import bot_names, is_bot, is_place, make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import BadRequest
from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.kernel.state import Json
from mathom.terminal.course import Course

HUMAN = "human"
"""Who plays a seat that a person at this keyboard holds."""
MOST_UNASKED = 100
"""How many choices in a row are carried out unasked; a game that has more may have no end."""

Spans = Callable[[Json], Mapping[str, str]]
"""The running turn and round of a board, by these names."""


def usual_players(game: Game, count: int) -> list[str]:
    """A person in the first seat against the best bots: what most people want."""
    return [HUMAN, *[bot_names(game)[-1]] * (count - 1)]


class Unplayable(BadRequest):
    """The record tells no seed, so the match cannot go on."""


class Table:
    """A match with its players; every seat that no bot holds is a person's.

    Attributes:
        game: the game that is played.
        shuffle: whether a rematch draws the seats anew.
        ask_all: whether people are asked even where there is only one possibility.
        endless: whether so many choices in a row had one possibility that the next is asked.
    """

    def __init__(self, match: Match, shuffle: bool = False) -> None:
        """Seat the bots that the match's record names."""
        self.game: Game = match.game
        self.shuffle = shuffle
        self.ask_all = False
        self.endless = False
        self._match = match
        # The choices that were made at once: after how many they began, and how many there were.
        self._acts: list[tuple[int, int]] = []
        # Who passes for how long: the span, which of them it is, and how spans are told.
        self._passing: dict[int, tuple[str, str, Spans]] = {}
        self._passed: set[int] = set()
        self._viewer: int | None = None
        self._thinking = threading.Lock()
        self._bots = {
            index: (
                make_bot(match.game, name),
                match.seat(index, Seeded(match.seed, f"bot-{index}")),
            )
            for index, name in enumerate(match.record.seats.values())
            if is_bot(match.game, name)
        }
        self.go_on()
        # How far everybody has followed the game: to where they acted last, or to its opening.
        self._opened = self.moment
        self._followed: dict[int | None, int] = {}

    @staticmethod
    def open(text: str) -> Table:
        """The table that `save_text` wrote.

        Raises:
            MathomError: the text is no record, was changed, or does not replay.
            Unplayable: it is sound, but tells no seed to play on with.
        """
        match = mathom.replay(text)
        if not match.over and not match.seed:
            raise Unplayable("the record tells no seed, so the match cannot go on")
        for name in match.record.seats.values():
            if is_place(name) and not is_bot(match.game, name):
                raise BadRequest("bot-not-named", {"id": repr(name)})
        return Table(_retold(match) if match.seed else match)

    def rematch(self) -> Table:
        """A new match of the same players."""
        record = self._match.record
        players = list(record.seats.values())
        return Table(self.game.start(players, None, record.settings, self.shuffle), self.shuffle)

    @property
    def moment(self) -> int:
        """A number that every choice and every undo changes."""
        return len(self._match.record.entries)

    @property
    def ply(self) -> int:
        """How many choices led here."""
        return self._match.ply

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._match.over

    @property
    def bot_asked(self) -> bool:
        """Whether the waiting choice is a bot's."""
        return not self.over and self._match.choice.seat in self._bots

    @property
    def viewer(self) -> int | None:
        """Whose view is shown: the person's who is asked, or was asked last.

        None when no person sits here: then everybody is a spectator.
        """
        people = self._people
        if not self.over and self._match.choice.seat in people:
            self._viewer = self._match.choice.seat
        elif self._viewer is None and people:
            self._viewer = people[0]
        return self._viewer

    @property
    def _people(self) -> list[int]:
        """The seats that people hold."""
        return people(self._match)

    def view(self) -> Json:
        """What the viewer may know now."""
        return self._match.view(self.viewer)

    def events(self) -> list[Event]:
        """What the viewer was told since the beginning."""
        return self._match.events(self.viewer)

    def follow(self) -> None:
        """Note that the viewer, who acts now, knows all that has happened so far."""
        self._followed[self.viewer] = self.moment

    @property
    def seen(self) -> int:
        """How many of the events the viewer knows since it acted last."""
        news = self._match.events(self.viewer, self._since)
        return len(self.events()) - len(news)

    def meanwhile(self) -> list[Event]:
        """What the viewer was told since it acted last, without what was taken back."""
        story = self._match.story(self.viewer)
        back = {at: event.args["ply"] for at, event in story if event.kind == "undo"}
        standing: list[int] = []
        for version in range(1, self.moment + 1):
            ply = back.get(version)
            if isinstance(ply, int):
                del standing[ply + 1 :]
            else:
                standing.append(version)
        kept = set(standing)
        return [event for at, event in story if at > self._since and at in kept]

    @property
    def _since(self) -> int:
        return self._followed.get(self.viewer, self._opened)

    def choose(self, text: str) -> None:
        """Carry out the choice of this canonical text.

        Raises:
            MathomError: it is not possible now; nothing has changed.
        """
        self._match.apply(text)
        self.go_on()

    def go_on(self) -> None:
        """Carry out what no person has to be asked for, as long as that comes to an end."""
        self.endless = False
        for _ in range(MOST_UNASKED):
            if not self._go_on_once():
                return
        self.endless = not self.over and unasked(self._match) is not None

    def _go_on_once(self) -> bool:
        """Carry out one choice for whom need not be asked; whether there was such a one."""
        option = None if self.over or self.ask_all else unasked(self._match)
        if option is not None:
            self._match.apply(option, forced=True)
            return True
        passing = None if self.over else self._pass_unasked()
        if passing is not None:
            self._match.apply(passing)
            self._passed.add(self.ply)
        return passing is not None

    def pass_for(self, span: str, spans: Spans) -> None:
        """Let whoever is asked pass, now and whenever it may until a turn or a round is over."""
        choice = self._match.choice
        of = spans(self._match.view(None)["board"])[span]
        self._passing[choice.seat] = (span, of, spans)
        self.choose(choice.view(choice.seat)["passing"])

    def pass_no_more(self) -> None:
        """Ask everybody again."""
        self._passing.clear()

    @property
    def passing(self) -> dict[str, str]:
        """The seats that pass for a while, each with the span."""
        return {self.game.seat_names[seat]: span for seat, (span, *_) in self._passing.items()}

    def _pass_unasked(self) -> str | None:
        """How whoever is asked passes, if that is wished; who passes no longer is forgotten."""
        board = self._match.view(None)["board"] if self._passing else {}
        for seat, (span, of, spans) in list(self._passing.items()):
            if spans(board)[span] != of:
                del self._passing[seat]
        choice = self._match.choice
        wished = choice.seat in self._passing
        found: str | None = choice.view(choice.seat).get("passing") if wished else None
        return found

    def think(self) -> str:
        """What the bot that is asked chooses.

        To be called in a thread; one at a time, because a bot and its stream of chance are
        not to be shared.
        """
        with self._thinking:
            bot, seat = self._bots[self._match.choice.seat]
            return bot.choose(seat).text

    def undo(self) -> bool:
        """Go back to the last choice a person made that could have been another.

        If it was one of several made at once, to before all of them. Whether there was any.
        """
        self.pass_no_more()
        last = self._last_choice()
        if last:
            whole = [first for first, end in self._acts if first < last <= end]
            back = min([last - 1, *whole])
            self._acts = [act for act in self._acts if act[0] < back]
            self._passed = {ply for ply in self._passed if ply <= back}
            self._match.undo(back)
        return last > 0

    def _last_choice(self) -> int:
        """The last choice that a person made, for which it was asked; 0 if there is none."""
        match = self._match
        while True:
            last = max((match.last_choice(seat) for seat in self._people), default=0)
            if last not in self._passed:
                return last
            match = copy.copy(match)
            match.undo(last - 1)

    def keep_act(self, first: int) -> None:
        """Have all choices since the first so many taken back together."""
        self._acts.append((first, self.ply))

    def course(self) -> Course:
        """The game so far, position by position."""
        return Course(self._match)

    def save_text(self) -> str:
        """A record to play on from."""
        return self._match.record.dumps(seed=self._match.seed)


def people(match: Match) -> list[int]:
    """The seats of a match that no bot holds."""
    names = match.record.seats.values()
    return [seat for seat, name in enumerate(names) if not is_bot(match.game, name)]


def unasked(match: Match) -> Option | None:
    """What is carried out without asking the person whose choice it is; None where one is asked."""
    seats = people(match)
    choice = match.choice
    return choice.forced(alone=len(seats) == 1) if choice.seat in seats else None


def _retold(match: Match) -> Match:
    """The same match, with word of each choice that nobody was asked for: records have none."""
    told = match.record
    again = Match.begin(match.game, told.seats, told.settings, match.seed, told.position)
    for entry in told.entries[1:]:
        forced = entry.text != "" and unasked(again) is not None
        again.commit(again.prepare_entry(entry, forced=forced))
    return again
