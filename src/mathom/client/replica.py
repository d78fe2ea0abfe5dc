"""A client's copy of a table, built from the server's updates in order and without gaps."""

from __future__ import annotations

from mathom.protocol import (
    EventInfo,
    Note,
    OptionInfo,
    OutcomeInfo,
    TableInfo,
    TakeBackInfo,
    Update,
    View,
)


class MissedUpdate(Exception):
    """An update continues from an entry that this replica does not have."""


class Replica:
    """A table as one viewer knows it: how it stands, and what happened.

    Attributes:
        number: the last log entry that was received; 0 before the first update.
        info: what anybody may know of the table.
        view: everything the viewer may know of the game; None until it has begun.
        may_take_back: what the viewer may take back now.
        ask_all: whether the viewer is asked even where there is only one possibility.
        seed: what determined chance; None until the game is over.
        events: what happened in the game, from its beginning.
        notes: what happened at the table, chat included.
    """

    info: TableInfo

    def __init__(self, *, keep: bool) -> None:
        """Nothing has been received yet.

        Args:
            keep: whether to collect events and notes rather than only pass them on.
        """
        self._keep = keep
        self.number = 0
        self.view: View | None = None
        self.may_take_back: TakeBackInfo | None = None
        self.ask_all = False
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
        """Apply an update and return what is new in it, or None if nothing is.

        Raises:
            MissedUpdate: an earlier update is missing.
        """
        if update["reset"]:
            self.events.clear()
            self.notes.clear()
        elif update["since"] > self.number:
            raise MissedUpdate
        elif update["number"] <= self.number:
            return None
        elif update["since"] < self.number:
            update = self._unheard(update)
        self.number = update["number"]
        self.info = update["table"]
        self.view = update.get("view", self.view)
        self.may_take_back = update["take_back"]
        self.ask_all = update["ask_all"]
        self.seed = update["seed"]
        if self._keep:
            self.events += update["events"]
            self.notes += update["notes"]
        return update

    def everything(self) -> Update:
        """Everything received so far, as one update."""
        return {
            "type": "update",
            "since": 0,
            "number": self.number,
            "reset": True,
            "table": self.info,
            "view": self.view,
            "take_back": self.may_take_back,
            "ask_all": self.ask_all,
            "events": list(self.events),
            "notes": list(self.notes),
            "seed": self.seed,
        }

    def _unheard(self, update: Update) -> Update:
        """An update without the part of it that is known already."""
        number = self.number
        return {
            **update,
            "since": number,
            "events": [event for event in update["events"] if event["number"] > number],
            "notes": [note for note in update["notes"] if note["number"] > number],
        }
