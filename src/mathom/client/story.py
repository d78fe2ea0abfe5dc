"""What a client has heard of a table: everything once, in order, without gaps."""

from __future__ import annotations

from mathom.server.protocol import (
    EventInfo,
    Note,
    OptionInfo,
    OutcomeInfo,
    TableInfo,
    TakeBackInfo,
    Update,
    View,
)


class Missed(Exception):
    """An update goes on from something that was never heard."""


class Story:
    """A table as one viewer knows it: how it stands, and what happened.

    Attributes:
        number: how far the table's log was heard; 0 before the first update.
        info: what anybody may know of the table.
        view: everything the viewer may know of the game; None until it has begun.
        may_take_back: what the viewer may take back now.
        seed: what determined chance; None until the game is over.
        events: what happened in the game, from its beginning.
        notes: what happened at the table, chat included.
    """

    info: TableInfo

    def __init__(self, *, keep: bool) -> None:
        """Nothing was heard yet.

        Args:
            keep: whether events and notes are collected; else they are only passed on.
        """
        self._keep = keep
        self.number = 0
        self.view: View | None = None
        self.may_take_back: TakeBackInfo | None = None
        self.seed: str | None = None
        self.events: list[EventInfo] = []
        self.notes: list[Note] = []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.info["status"] == "over"

    @property
    def outcome(self) -> OutcomeInfo | None:
        """How the game ended, or None while it runs."""
        return self.info["outcome"]

    @property
    def options(self) -> list[OptionInfo]:
        """What the viewer may choose now; empty while another seat is asked."""
        choice = None if self.view is None else self.view["choice"]
        return [] if choice is None else choice.get("options", [])

    def hear(self, update: Update) -> Update | None:
        """Take an update in and give what is new in it, or None if nothing is.

        Raises:
            Missed: something happened before it that was not heard.
        """
        if update["reset"]:
            self.events.clear()
            self.notes.clear()
        elif update["since"] > self.number:
            raise Missed
        elif update["number"] <= self.number:
            return None
        elif update["since"] < self.number:
            update = self._unheard(update)
        self.number = update["number"]
        self.info = update["table"]
        self.view = update.get("view", self.view)
        self.may_take_back = update["take_back"]
        self.seed = update["seed"]
        if self._keep:
            self.events += update["events"]
            self.notes += update["notes"]
        return update

    def everything(self) -> Update:
        """All that was heard, as one update."""
        return {
            "type": "update",
            "since": 0,
            "number": self.number,
            "reset": True,
            "table": self.info,
            "view": self.view,
            "take_back": self.may_take_back,
            "events": list(self.events),
            "notes": list(self.notes),
            "seed": self.seed,
        }

    def _unheard(self, update: Update) -> Update:
        """An update without the part of it that was told before."""
        number = self.number
        return {
            **update,
            "since": number,
            "events": [event for event in update["events"] if event["number"] > number],
            "notes": [note for note in update["notes"] if note["number"] > number],
        }
