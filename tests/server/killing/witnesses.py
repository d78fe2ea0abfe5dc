"""Those who note what passes between a client and a server, and what they state in the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from pydantic_core import from_json

from mathom.client import Table
from mathom.client.errors import LATER
from mathom.protocol import EventInfo, Note, View

FAILURES = frozenset({"failed", "rules-failed"})
"""The refusals that are the server's own fault."""

Direction = Literal["in", "out"]
Message = dict[str, Any]
Watch = Callable[[Direction, Message], None]


class Violation(AssertionError):
    """Something that was promised and is not so."""


def demand(true: bool, promise: str) -> None:
    """Confirm that a promise was kept.

    Raises:
        Violation: it was not.
    """
    if not true:
        raise Violation(promise)


@dataclass(frozen=True, slots=True)
class Told:
    """One update, as it came over the socket.

    Attributes:
        since: where it says that it goes on from.
        number: how far it goes.
        events: the entries that its events belong to, and their kinds.
        notes: the entries that its notes belong to, and their kinds.
    """

    since: int
    number: int
    events: list[tuple[int, str]]
    notes: list[tuple[int, str]]


class Witness:
    """Notes what passes between one client and one table.

    Attributes:
        sent: every action, by its key.
        copies: how often each was sent.
        accepted: the entry and the version that the server has named for each.
        refused: the code of the refusal of each that was refused for good.
        told: every update.
        joins: how often a new connection was told how things stand.
    """

    def __init__(self, watch: Watch | None = None) -> None:
        """Nothing has passed; `watch` is shown everything before it is noted."""
        self.sent: dict[str, Message] = {}
        self.copies: Counter[str] = Counter()
        self.accepted: dict[str, tuple[int, int]] = {}
        self.refused: dict[str, str] = {}
        self.told: list[Told] = []
        self.joins = 0
        self._watch = watch
        self._known = 0  # how much the server knows us to know
        self._joining = False

    def __call__(self, direction: Direction, text: str) -> None:
        """Note one message, as a client's trace does."""
        message: Message = from_json(text)
        if direction == "out" and "key" in message:
            key = message["key"]
            demand(self.sent.setdefault(key, message) == message, "an action is resent unchanged")
            self.copies[key] += 1
        elif direction == "out" and message["type"] == "join":
            self._known = message["since"]
            self._joining = True
        if self._watch is not None:
            self._watch(direction, message)
        if direction == "in":
            self._note(message)

    def _note(self, message: Message) -> None:
        match message["type"]:
            case "accepted":
                key, answer = message["key"], (message["number"], message["version"])
                demand(key not in self.refused, f"{key} was refused and is accepted")
                first = self.accepted.setdefault(key, answer)
                demand(first == answer, f"{key} is accepted as {first} and as {answer}")
            case "refused" if message["code"] not in LATER:
                demand(message["key"] in self.sent, f"nothing was sent that is refused: {message}")
                demand(message["key"] not in self.accepted, f"{message} after it was accepted")
                demand(message["code"] not in FAILURES, f"the server has failed: {message}")
                self.refused[message["key"]] = message["code"]
            case "update":
                self._note_update(message)

    def _note_update(self, update: Message) -> None:
        demand(not update["reset"], "the server has forgotten what it told")
        demand(
            update["since"] == self._known,
            f"an update goes on from {update['since']}, the client knows {self._known}",
        )
        self._known = update["number"]
        self.joins += self._joining
        self._joining = False
        self.told.append(
            Told(
                update["since"],
                update["number"],
                [(event["number"], event["kind"]) for event in update["events"]],
                [(note["number"], note["kind"]) for note in update["notes"]],
            )
        )


@dataclass(frozen=True, slots=True)
class Statement:
    """What one client knows of one table in the end, and its witness."""

    table: str
    seat: str
    number: int
    view: View | None
    seed: str | None
    events: list[EventInfo]
    notes: list[Note]
    witness: Witness

    @staticmethod
    def of(table: Table, witness: Witness) -> Statement:
        """The statement of an open table."""
        assert table.seat is not None
        return Statement(
            table.id,
            table.seat,
            table.number,
            table.view,
            table.seed,
            table.events,
            table.notes,
            witness,
        )
