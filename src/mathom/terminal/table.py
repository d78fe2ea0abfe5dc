"""A table: one match, and the people and bots who sit at it.

The screen knows the match through the table alone: views, events and the text of choices,
which is what would come over a network too.
"""

from __future__ import annotations

import threading

import mathom
from mathom.bots import bot_names, is_bot, is_place, make_bot
from mathom.kernel.chance import Seeded
from mathom.kernel.errors import BadRequest
from mathom.kernel.event import Event
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.state import Json

HUMAN = "human"
"""Who plays a seat that a person at this keyboard holds."""


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
    """

    def __init__(self, match: Match, shuffle: bool = False) -> None:
        """Seat the bots that the match's record names."""
        self.game: Game = match.game
        self.shuffle = shuffle
        self.ask_all = False
        self._match = match
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
        return Table(match)

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
        return [seat for seat in range(len(self._match.record.seats)) if seat not in self._bots]

    def view(self) -> Json:
        """What the viewer may know now."""
        return self._match.view(self.viewer)

    def events(self) -> list[Event]:
        """What the viewer was told since the beginning."""
        return self._match.events(self.viewer)

    def choose(self, text: str) -> None:
        """Carry out the choice of this canonical text.

        Raises:
            MathomError: it is not possible now; nothing has changed.
        """
        self._match.apply(text)
        self.go_on()

    def go_on(self) -> None:
        """Carry out what no person has to be asked for."""
        people = self._people
        while not self.over and not self.ask_all and self._match.choice.seat in people:
            option = self._match.choice.forced(alone=len(people) == 1)
            if option is None:
                return
            self._match.apply(option, forced=True)

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

        Whether there was any.
        """
        last = max((self._match.last_choice(seat) for seat in self._people), default=0)
        if last:
            self._match.undo(last - 1)
        return last > 0

    def save_text(self) -> str:
        """A record to play on from."""
        return self._match.record.dumps(seed=self._match.seed)
