"""A recorded game, position by position."""

from __future__ import annotations

import functools
from dataclasses import replace

from mathom.kernel.event import Event
from mathom.kernel.match import Match
from mathom.kernel.review import Review
from mathom.kernel.state import Json
from mathom.terminal.boards import board_of


class Course:
    """All positions of a match, from its beginning to where it stands; what was undone is left out.

    Attributes:
        match: the match as it stands.
        last: the number of its last position; the first is 0.
    """

    def __init__(self, match: Match) -> None:
        """The course of `match`, which is only looked at."""
        self.match = match
        self._line = match.record.line()
        self.last = len(self._line) - 1
        self._here = self._begin()

    def _begin(self) -> Match:
        entries = [self._line[0]]
        begun = replace(self.match.record, entries=entries, ending=None, digest="", seed="")
        return self.match.game.replay(begun)

    def _go(self, position: int) -> Match:
        """The match as it stood at a position."""
        if self._here.version - 1 > position:
            self._here = self._begin()
        for entry in self._line[self._here.version : position + 1]:
            self._here.follow(entry)
        return self._here

    def view(self, position: int, seat: int | None) -> Json:
        """What a seat saw there, without what could be chosen: here nothing can."""
        view = self._go(position).view(seat)
        if view["choice"] is not None:
            view["choice"] = {key: view["choice"][key] for key in ("seat", "kind", "rules")}
        return view

    def events(self, position: int, seat: int | None) -> list[Event]:
        """What a seat had been told by then."""
        return self._go(position).events(seat)

    def news(self, position: int, seat: int | None) -> list[Event]:
        """What a seat was told by the choice that led there."""
        return self._go(position).events(seat, position)

    def chooser(self, position: int) -> str | None:
        """Who made the choice that led there; nobody has at the beginning."""
        seat = self._line[position].seat
        return None if seat < 0 else self.match.game.seat_names[seat]

    @functools.cached_property
    def turns(self) -> list[int]:
        """The first position of every turn; where the game tells of none, whenever another acts."""
        spans = board_of(self.match.game.id).spans
        found: list[int] = []
        before: str | None = None
        for position in range(self.last + 1):
            board = self._go(position).view(None)["board"]
            now = spans(board).get("turn", self.chooser(position))
            if position == 0 or now != before:
                found.append(position)
            before = now
        return found

    def turn_from(self, position: int, by: int) -> int:
        """The beginning of the next turn, or of this one, or of the one before that."""
        if by > 0:
            return next((turn for turn in self.turns if turn > position), self.last)
        return next((turn for turn in reversed(self.turns) if turn < position), 0)

    def period(self, position: int) -> int:
        """The round or chapter that ran there."""
        here = self._go(position)
        return here.game.reviewer.period(here.state)

    @functools.cached_property
    def review(self) -> Review | None:
        """The game as a whole, once it is over."""
        return Review(self.match) if self.match.over else None

    @functools.cached_property
    def turning_points(self) -> list[int]:
        """The positions at which the game turned."""
        if self.review is None:
            return []
        points = [point.position.entry for point in self.review.turning_points]
        return [at for at, entry in enumerate(self._line) if any(entry is it for it in points)]
