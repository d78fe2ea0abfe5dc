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
    """

    def __init__(self, match: Match, shuffle: bool = False) -> None:
        """Seat the bots that the match's record names."""
        self.game: Game = match.game
        self.shuffle = shuffle
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
        people = [seat for seat in range(len(self._match.record.seats)) if seat not in self._bots]
        if not self.over and self._match.choice.seat in people:
            self._viewer = self._match.choice.seat
        elif self._viewer is None and people:
            self._viewer = people[0]
        return self._viewer

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

    def think(self) -> str:
        """What the bot that is asked chooses.

        To be called in a thread; one at a time, because a bot and its stream of chance are
        not to be shared.
        """
        with self._thinking:
            bot, seat = self._bots[self._match.choice.seat]
            return bot.choose(seat).text

    def undo(self) -> bool:
        """Go back to the last choice a person made; whether there was any."""
        line = self._match.record.line()
        for entry in reversed(line[1:]):
            if entry.seat not in self._bots:
                self._match.undo(entry.ply - 1)
                return True
        return False

    def save_text(self) -> str:
        """A record to play on from."""
        return self._match.record.dumps(seed=self._match.seed)
