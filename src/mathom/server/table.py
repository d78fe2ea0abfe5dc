"""A table as its log tells it: the seats, the match, and what was said.

A `Table` is nothing but its log read in order: `take` reads one entry, and the same entries
always give the same table. It does no I/O and decides nothing; what may be done is decided
in `actions`, and storing and sending are the room's.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

import mathom
from mathom.games import game_of
from mathom.kernel.chance import commitment
from mathom.kernel.errors import BadRecord, UnknownBox
from mathom.kernel.game import Game
from mathom.kernel.match import Match
from mathom.kernel.option import Option
from mathom.kernel.outcome import write_outcome
from mathom.kernel.record import Entry
from mathom.protocol import BoxInfo, Note, OutcomeInfo, RequestInfo, SeatInfo, Status, TableInfo
from mathom.server.entries import Body, LogEntry, Summary, TableRow
from mathom.server.refusals import RequestRefused, refusal_of


@dataclass(slots=True)
class Chair:
    """A seat at a table and whoever has to do with it.

    Attributes:
        seat: its name.
        visitor: who holds it, or empty.
        name: what the holder is called, or empty.
        bot: who plays it now in the holder's stead, or for good without one; or empty.
        token: the hash of the secret that opens it for the holder, or empty.
        invitation: the hash of the secret by which a person may take it, or has; or empty.
        ask_all: whether the holder wants to be asked where there is only one possibility.
    """

    seat: str
    visitor: str = ""
    name: str = ""
    bot: str = ""
    token: str = ""
    invitation: str = ""
    ask_all: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody has taken it yet."""
        return not self.visitor and not self.bot


@dataclass(frozen=True, slots=True)
class Done:
    """An action that was carried out: its first entry, and how far it brought the game.

    Attributes:
        number: the entry's number.
        kind: the entry's kind.
        version: how much had happened in the game then.
    """

    number: int
    kind: str
    version: int


@dataclass(frozen=True, slots=True)
class TakeBackRequest:
    """A seat's request to take something back, and who has yet to answer.

    Attributes:
        number: the entry it was made in.
        seat: who asks.
        to: the choice to go back to.
        waiting: the seats whose holders have not answered.
    """

    number: int
    seat: int
    to: int
    waiting: frozenset[int]


class Table:
    """Everything that a log has told so far.

    Attributes:
        row: what was fixed when the table was made.
        commitment: the promise of its seed.
        game: the game that is played.
        chairs: the seats, in the order of the game's seat names.
        match: the game in play, or None until everybody has sat down.
        abandoned: whether everybody left before the game began.
        chats: how often somebody has said something.
        number: how far the log goes.
        updated: when the last entry was stored.
        notes: what happened at the table besides the game.
        request: what somebody asked to take back, while it is open.
        rematch: the id of the table where these people play again, or empty.
    """

    def __init__(self, row: TableRow) -> None:
        """A table of which no entry has been read.

        Raises:
            RequestRefused: this program plays the game by other rules.
        """
        self.row = row
        self.commitment = commitment(row.seed)
        self.game: Game = mathom.game(row.game)
        if self.game.version != row.rules:
            raise RequestRefused("other-rules", theirs=row.rules, ours=self.game.version)
        try:
            self.game = game_of(row.game, row.box)
        except UnknownBox as error:
            raise refusal_of(error) from None
        self.chairs: list[Chair] = []
        self.match: Match | None = None
        self.abandoned = False
        self.chats = 0
        self.number = 0
        self.updated = row.made
        self.notes: list[Note] = []
        self.request: TakeBackRequest | None = None
        self.rematch = ""
        self._done: dict[tuple[str, str], Done] = {}
        self._numbers: list[int] = []

    @staticmethod
    def read(row: TableRow, log: Sequence[LogEntry]) -> Table:
        """The table of a whole log.

        Raises:
            RequestRefused: this program plays the game by other rules.
            MathomError: the log does not follow the rules.
        """
        table = Table(row)
        for entry in log:
            table.take(entry)
        return table

    def after(self, entries: Sequence[LogEntry]) -> Table:
        """The table as it will be when these entries are stored; this one stays as it is.

        Raises:
            BadRecord: they do not follow, or are not what the rules and the seed give.
        """
        table = copy.copy(self)
        table.chairs = [replace(chair) for chair in self.chairs]
        if any(entry.kind in _OF_THE_GAME for entry in entries):
            table.match = copy.copy(self.match)
        table.notes = self.notes.copy()
        table._done = self._done.copy()
        table._numbers = self._numbers.copy()
        for entry in entries:
            table.take(entry)
        return table

    # What can be asked.

    @property
    def id(self) -> str:
        """The table's unguessable name."""
        return self.row.id

    @property
    def version(self) -> int:
        """How much has happened in the game; 0 until it has begun."""
        return 0 if self.match is None else self.match.version

    @property
    def status(self) -> Status:
        """Waiting for people, abandoned by them, playing, or over."""
        if self.match is None:
            return "abandoned" if self.abandoned else "waiting"
        return "over" if self.match.over else "playing"

    @property
    def asked(self) -> int | None:
        """The seat that has to choose, or None."""
        return None if self.match is None or self.match.over else self.match.choice.seat

    @property
    def bot_asked(self) -> str:
        """The bot that has to choose, or empty."""
        return "" if self.asked is None else self.chairs[self.asked].bot

    def index(self, seat: str) -> int | None:
        """The place of a seat among the chairs, or None."""
        for place, chair in enumerate(self.chairs):
            if chair.seat == seat:
                return place
        return None

    def seats_of(self, visitor: str) -> list[int]:
        """Which seats a visitor holds."""
        return [place for place, chair in enumerate(self.chairs) if chair.visitor == visitor]

    def other_people(self, visitor: str) -> set[int]:
        """The seats that other visitors hold, even if a bot plays for them just now."""
        return {
            place for place, chair in enumerate(self.chairs) if chair.visitor not in ("", visitor)
        }

    @property
    def forced_option(self) -> Option | None:
        """The option that is carried out without asking the seat, or None."""
        match, asked = self.match, self.asked
        if match is None or asked is None or self.chairs[asked].bot or self.chairs[asked].ask_all:
            return None
        people = [chair for chair in self.chairs if chair.visitor]
        return match.choice.forced(alone=len(people) == 1)

    def done(self, actor: str, key: str) -> Done | None:
        """The action that this actor named so, if there was one."""
        return self._done.get((actor, key))

    def version_at(self, number: int) -> int:
        """How much had happened in the game when the log went as far as `number`."""
        return bisect_right(self._numbers, number)

    def number_of(self, version: int) -> int:
        """The entry that brought the game to this version."""
        return self._numbers[version - 1]

    def info(self) -> TableInfo:
        """What anybody may know of the table."""
        match = self.match
        asked = self.asked
        request: RequestInfo | None = None
        if self.request is not None:
            request = {
                "number": self.request.number,
                "seat": self.chairs[self.request.seat].seat,
                "to": self.request.to,
                "waiting": [self.chairs[place].seat for place in sorted(self.request.waiting)],
            }
        seats: list[SeatInfo] = [
            {"seat": chair.seat, "name": chair.name or None, "bot": chair.bot or None}
            for chair in self.chairs
        ]
        outcome = None if match is None else write_outcome(match.outcome, self.game.seat_names)
        return {
            "id": self.id,
            "game": self.game.id,
            "rules": self.game.version,
            "box": box_info(self.game) if self.game.box_name else None,
            "settings": self.row.settings,
            "listed": self.row.listed,
            "commitment": self.commitment,
            "made": self.row.made,
            "updated": self.updated,
            "status": self.status,
            "seats": seats,
            "asked": [] if asked is None else [self.chairs[asked].seat],
            "ply": 0 if match is None else match.ply,
            "outcome": cast("OutcomeInfo | None", outcome),
            "request": request,
            "rematch": self.rematch or None,
        }

    def summary(self) -> Summary:
        """What the lists are to show."""
        return Summary(
            self.status,
            self.number,
            self.updated,
            cast("Body", self.info()),
            tuple(
                (place, chair.visitor) for place, chair in enumerate(self.chairs) if chair.visitor
            ),
            bool(self.bot_asked),
        )

    # How it is told.

    def take(self, entry: LogEntry) -> None:
        """Read the next entry of the log.

        Raises:
            BadRecord: it is not the next one, or not what the rules and the seed give.
        """
        if entry.number != self.number + 1:
            raise BadRecord(f"entry {entry.number} cannot follow entry {self.number}")
        _READERS[entry.kind](self, entry)
        self.number = entry.number
        self.updated = entry.at
        if entry.kind in _OF_THE_GAME:
            self._numbers.append(entry.number)
            self.request = None
        if entry.key is not None:
            self._done[entry.actor, entry.key] = Done(entry.number, entry.kind, len(self._numbers))

    def _note(
        self, entry: LogEntry, kind: str, seat: int | None = None, text: str | None = None
    ) -> None:
        chair = None if seat is None else self.chairs[seat]
        self.notes.append(
            {
                "number": entry.number,
                "at": entry.at,
                "kind": kind,
                "seat": None if chair is None else chair.seat,
                "name": None if chair is None else chair.name or chair.bot,
                "text": text,
            }
        )

    def _made(self, entry: LogEntry) -> None:
        names = self.game.seating(len(entry.body["chairs"]))
        for name, chair in zip(names, entry.body["chairs"], strict=True):
            self.chairs.append(Chair(name, **chair))
        self._note(entry, "made")

    def _sat(self, entry: LogEntry) -> None:
        body = entry.body
        chair = self.chairs[body["seat"]]
        chair.visitor, chair.name, chair.token = body["visitor"], body["name"], body["token"]
        self._note(entry, "sat", body["seat"])

    def _left(self, entry: LogEntry) -> None:
        self._note(entry, "left", entry.body["seat"])
        for place in entry.body["seats"]:
            chair = self.chairs[place]
            chair.visitor = chair.name = chair.token = ""
        self.abandoned = not any(chair.visitor for chair in self.chairs)

    def _invited(self, entry: LogEntry) -> None:
        self.chairs[entry.body["seat"]].invitation = entry.body["invitation"]
        self._note(entry, "invited")

    def _begun(self, entry: LogEntry) -> None:
        match = self.game.start(entry.body["players"], self.row.seed, self.row.settings)
        if write_outcomes(match.record.entries[0]) != entry.body["outcomes"]:
            raise BadRecord("the set-up is not the one that the seed gives")
        self.match = match
        self._note(entry, "begun")

    def _choice(self, entry: LogEntry) -> None:
        body = entry.body
        if body.get("failed"):
            self._note(entry, "bot-failed", body["seat"], body["failed"])
        self._move(entry)

    def _move(self, entry: LogEntry) -> None:
        """Take a choice, an undo or a resignation into the match."""
        match, body = self.match, entry.body
        if match is None:
            raise BadRecord("the game has not begun")
        prepared = entry.prepared
        if prepared is None:
            outcomes = [(outcome, span) for outcome, span in body.get("outcomes", [])]
            recorded = Entry(body["ply"], body.get("seat", -1), body.get("option", ""), outcomes)
            prepared = match.prepare_entry(recorded, forced="forced" in body)
        match.commit(prepared)

    def _chat(self, entry: LogEntry) -> None:
        self.chats += 1
        self._note(entry, "chat", entry.body["seat"], entry.body["text"])

    def _handed_over(self, entry: LogEntry) -> None:
        self._note(entry, "handed-over", entry.body["seat"], entry.body["bot"])
        self.chairs[entry.body["seat"]].bot = entry.body["bot"]

    def _resumed(self, entry: LogEntry) -> None:
        self.chairs[entry.body["seat"]].bot = ""
        self._note(entry, "resumed", entry.body["seat"])

    def _ask_all(self, entry: LogEntry) -> None:
        self.chairs[entry.body["seat"]].ask_all = entry.body["on"]

    def _asked(self, entry: LogEntry) -> None:
        body = entry.body
        waiting = frozenset(body["waiting"])
        self.request = TakeBackRequest(entry.number, body["seat"], body["to"], waiting)
        self._note(entry, "asked", body["seat"], str(body["to"]))

    def _agreed(self, entry: LogEntry) -> None:
        if self.request is not None:
            waiting = self.request.waiting.difference(entry.body["seats"])
            self.request = replace(self.request, waiting=waiting)
        self._note(entry, "agreed", entry.body["seat"])

    def _declined(self, entry: LogEntry) -> None:
        self.request = None
        self._note(entry, "declined", entry.body["seat"])

    def _withdrawn(self, entry: LogEntry) -> None:
        self.request = None
        self._note(entry, "withdrawn", entry.body["seat"])

    def _rematched(self, entry: LogEntry) -> None:
        self.rematch = entry.body["table"]
        self._note(entry, "rematch", entry.body["seat"], entry.body["table"])


def write_outcomes(entry: Entry) -> list[list[int]]:
    """How chance fell, as it stands in the log."""
    return [list(pair) for pair in entry.outcomes]


_OF_THE_GAME = {"begun", "choice", "undo", "resigned"}
"""The kinds of entries that bring the game to another version."""

_READERS = {
    "made": Table._made,
    "sat": Table._sat,
    "left": Table._left,
    "invited": Table._invited,
    "begun": Table._begun,
    "choice": Table._choice,
    "undo": Table._move,
    "resigned": Table._move,
    "chat": Table._chat,
    "handed-over": Table._handed_over,
    "resumed": Table._resumed,
    "ask-all": Table._ask_all,
    "asked": Table._asked,
    "agreed": Table._agreed,
    "declined": Table._declined,
    "withdrawn": Table._withdrawn,
    "rematch": Table._rematched,
}


def box_info(game: Game) -> BoxInfo:
    """The owner's box that a game is played with."""
    return {"name": game.box_name, "digest": game.digest}
