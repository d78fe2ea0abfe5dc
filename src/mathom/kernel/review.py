"""A finished game as a whole: how far everybody came, what they did, and where it turned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from statistics import mean, median
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.event import Event
from mathom.kernel.record import Entry
from mathom.kernel.state import State

if TYPE_CHECKING:
    from mathom.kernel.match import Match

TURNING_POINTS: Final = 3
"""How many turning points a review names."""
SHORTEST: Final = 3
"""The fewest positions over which a turn of the game is judged."""
STRETCHES: Final = 25
"""Into how many stretches a game is cut to judge what turned it."""


class Track:
    """Something that is followed from the beginning of a game to its end.

    Attributes:
        id: what is counted.
        role: what the lines are of, such as seats, as arguments of events are called.
        goal: what ends the game when it is reached.
        values: how far each line has come, by its id.
    """

    __slots__ = ("goal", "id", "role", "values")

    def __init__(self, id: str, role: str, goal: int, values: Mapping[str, int]) -> None:
        """How things stand on a track."""
        self.id: Final = id
        self.role: Final = role
        self.goal: Final = goal
        self.values: Final = values


@mypyc_attr(allow_interpreted_subclasses=True)
class Reviewer:
    """What a game follows and counts for the review of a finished game; nothing by default."""

    def tracks(self, state: Any) -> Sequence[Track]:  # noqa: ANN401, of the game's own class
        """How far everybody has come on what decides the game.

        Called for each position of a finished game, to draw its course.
        """
        return ()

    def period(self, state: Any) -> int:  # noqa: ANN401
        """The running round or chapter, 0 before the first; one for the whole game by default.

        What it is called is told by the message `<game>-period`.
        """
        return 1

    def deeds(self, log: Sequence[Event]) -> Mapping[str, Mapping[str, int]]:
        """What each seat has done in a game, counted by name.

        Called with all public events of a finished game. The messages `<game>-deed-<name>` say
        what is counted.
        """
        return {}


class Position:
    """A position on the way to where a match stands.

    Attributes:
        step: the place of the entry that led there among all of the record.
        entry: that entry.
        events: what happened then.
        tracks: how far everybody had come.
        period: the running round or chapter; 0 while the game is set up.
        worth: how good it looked for each seat; nothing once the game was over.
    """

    __slots__ = ("entry", "events", "period", "step", "tracks", "worth")

    def __init__(self, match: Match, events: list[Event]) -> None:
        """Where a match stands now."""
        reviewer, state = match.game.reviewer, match.state
        self.step: Final = match.version - 1
        self.entry: Final[Entry] = match.record.entries[-1]
        self.events: Final = events
        self.tracks: Final[Sequence[Track]] = reviewer.tracks(state)
        self.period: Final[int] = reviewer.period(state)
        self.worth: Final[list[float]] = _worth(match, state)


class TurningPoint:
    """A choice after which the game went otherwise than before.

    Attributes:
        position: where it led.
        seats: whom it helped: the winners of the game, or those who lost it.
    """

    __slots__ = ("position", "seats")

    def __init__(self, position: Position, seats: tuple[int, ...]) -> None:
        """The turn that led to a position."""
        self.position: Final = position
        self.seats: Final = seats


class Review:
    """What there is to tell of a game that is over.

    Attributes:
        positions: those that led to the end, in order; what was undone is left out.
        turning_points: the largest that there were, in order.
        deeds: what each seat has done, counted, by the names of seats.
    """

    __slots__ = ("deeds", "positions", "turning_points")

    def __init__(self, match: Match) -> None:
        """Play the record of a finished match again."""
        self.positions: Final = _positions(match)
        self.turning_points: Final = _turning_points(match, self.positions)
        told = [event for position in self.positions for event in position.events]
        public = [event for event in told if event.seats is None]
        self.deeds: Final[Mapping[str, Mapping[str, int]]] = match.game.reviewer.deeds(public)


def _worth(match: Match, state: State) -> list[float]:
    if state.outcome is not None:
        return []
    return [match.game.evaluate(state, seat) for seat in range(state.players)]


def _positions(match: Match) -> list[Position]:
    first, *entries = match.record.entries
    begun = replace(match.record, entries=[first], ending=None, digest="", seed="")
    again = match.game.replay(begun)
    positions = [Position(again, again.log.copy())]
    for entry in entries:
        heard = len(again.log)
        again.follow(entry)
        if entry.seat < 0:
            del positions[entry.ply + 1 :]
        else:
            positions.append(Position(again, again.log[heard:]))
    return positions


def _turning_points(match: Match, positions: list[Position]) -> list[TurningPoint]:
    """Those of the game once it is set up, judged for the winners or, without any, one seat."""
    judged = [position for position in positions if position.worth and position.period]
    seats = range(match.state.players)
    won = match.outcome.winners if match.outcome is not None else ()
    helped = won if 0 < len(won) < len(seats) else (0,)
    course = [position.worth[helped[0]] for position in judged]
    told = [any(event.seats is None for event in position.events) for position in judged]
    turns = _turns(_bounded(course), told) if course else {}
    others = tuple(seat for seat in seats if seat not in helped)
    return [
        TurningPoint(judged[place], helped if turns[place] > 0 else others)
        for place in sorted(turns)
    ]


def _turns(course: list[float], told: list[bool]) -> dict[int, float]:
    """Where the means of a stretch before and of one after differ most, the largest first.

    Within such a stretch it is the position that changed most into the same direction, of those
    of which something was told.
    """
    if len(course) < 2 * SHORTEST:
        return {}
    stretch = max(SHORTEST, len(course) // STRETCHES)
    swings = {
        place: mean(course[place : place + stretch]) - mean(course[max(0, place - stretch) : place])
        for place in range(1, len(course))
    }
    found: dict[int, float] = {}
    for middle in sorted(swings, key=lambda place: -abs(swings[place])):
        swing = swings[middle]
        if not swing or len(found) == TURNING_POINTS:
            break
        if any(abs(middle - other) <= stretch for other in found):
            continue
        near = range(middle - stretch // 2, middle + stretch // 2 + 1)
        known = [place for place in near if place in swings and told[place]]
        if known:
            sharpest = max(known, key=lambda place: (course[place] - course[place - 1]) * swing)
            found.setdefault(sharpest, swing)
    return found


def _bounded(worth: list[float]) -> list[float]:
    """The worth of positions between -1 and 1, with 0 for the middle one.

    Only their order means something: so near a victory, where a judgement jumps, counts no more
    than a large lead.
    """
    middle = median(worth)
    usual = 2 * median(abs(value - middle) for value in worth) or 1.0
    return [(value - middle) / (abs(value - middle) + usual) for value in worth]
