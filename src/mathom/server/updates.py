"""Builds and encodes what a viewer of a table is sent.

Everything that leaves a table passes through here, built for one viewer from what `Match` lets
that viewer know. Two tables that differ only in what the viewer cannot know give the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from pydantic_core import to_json

from mathom.kernel.match import Match
from mathom.kernel.review import Position, Review, TurningPoint
from mathom.protocol import (
    Change,
    EventInfo,
    FromServer,
    Note,
    Replay,
    ReviewInfo,
    StepInfo,
    TrackInfo,
    TurningPointInfo,
    Update,
    View,
)
from mathom.server.actions import may_take_back
from mathom.server.table import Table

MOST_NOTES = 200
"""The most notes that one update has."""


def encode(message: FromServer) -> str:
    """A message as the text that goes over the socket."""
    return to_json(message).decode()


def build_update(table: Table, seat: int | None, since: int, *, seen: bool = False) -> Update:
    """How things stand for a viewer, and what happened since entry `since`.

    Args:
        table: where.
        seat: the viewer's seat; None is a spectator.
        since: how much of the log the viewer knows. If that is more than there is, it knew
            another log, and is told everything.
        seen: whether the viewer has the view of that moment; then it is told anew only if the
            game has gone on.
    """
    reset = since > table.number
    known = 0 if reset else since
    match = table.match
    told: Update = {
        "type": "update",
        "since": known,
        "number": table.number,
        "reset": reset,
        "table": table.info(),
        "take_back": None if seat is None else may_take_back(table, seat),
        "ask_all": seat is not None and table.chairs[seat].ask_all,
        "events": [] if match is None else _story(table, match, seat, table.version_at(known)),
        "notes": _notes(table, known),
        "seed": match.seed if match is not None and match.over else None,
    }
    if reset or not seen or table.version_at(known) != table.version:
        told["view"] = None if match is None else cast("View", match.view(seat))
    return told


def build_replay(table: Table, match: Match, seat: int | None) -> Replay:
    """A finished game position by position, as one viewer saw it."""
    game = table.game
    again = game.start(list(match.record.seats.values()), table.row.seed, table.row.settings)
    told: dict[int, list[EventInfo]] = {}
    for event in _story(table, match, seat, 0):
        told.setdefault(event["version"], []).append(event)
    steps = [_step(again, seat, told)]
    for entry in match.record.entries[1:]:
        again.follow(entry)
        steps.append(_step(again, seat, told))
    return {
        "table": table.info(),
        "seat": None if seat is None else game.seat_names[seat],
        "seed": match.seed,
        "steps": steps,
    }


def build_review(table: Table, match: Match) -> ReviewInfo:
    """A finished game as a whole; nothing of it is hidden any more."""
    review = Review(match)
    names = list(match.record.seats)
    positions = review.positions
    return {
        "last": positions[-1].step,
        "periods": _changes((each.step, each.period) for each in positions),
        "tracks": _tracks(positions),
        "turning_points": [_turning_point(table, names, point) for point in review.turning_points],
        "deeds": {seat: dict(done) for seat, done in review.deeds.items()},
        "boards": {name: match.game.view(match.state, seat) for seat, name in enumerate(names)},
    }


def _tracks(positions: list[Position]) -> list[TrackInfo]:
    return [
        {
            "id": track.id,
            "role": track.role,
            "goal": track.goal,
            "lines": {
                line: _changes((each.step, each.tracks[place].values[line]) for each in positions)
                for line in track.values
            },
        }
        for place, track in enumerate(positions[0].tracks)
    ]


def _changes(values: Iterable[tuple[int, int]]) -> list[Change]:
    """Of all positions with a value those where it is another than before."""
    changes: list[Change] = []
    for step, value in values:
        if not changes or changes[-1]["value"] != value:
            changes.append({"step": step, "value": value})
    return changes


def _turning_point(table: Table, names: list[str], point: TurningPoint) -> TurningPointInfo:
    step = point.position.step
    return {
        "step": step,
        "period": point.position.period,
        "seat": names[point.position.entry.seat],
        "seats": [names[seat] for seat in point.seats],
        "events": [
            {
                "number": table.number_of(step + 1),
                "version": step + 1,
                "kind": event.kind,
                "args": event.args,
            }
            for event in point.position.events
            if event.seats is None
        ],
    }


def _step(match: Match, seat: int | None, told: dict[int, list[EventInfo]]) -> StepInfo:
    return {
        "version": match.version,
        "view": cast("View", match.view(seat)),
        "events": told.get(match.version, []),
    }


def _story(table: Table, match: Match, seat: int | None, known: int) -> list[EventInfo]:
    return [
        {
            "number": table.number_of(version),
            "version": version,
            "kind": event.kind,
            "args": event.args,
        }
        for version, event in match.story(seat, known)
    ]


def _notes(table: Table, since: int) -> list[Note]:
    """What happened besides the game; of a long talk only the end."""
    last = table.notes[-MOST_NOTES:]
    first = len(last)
    while first and last[first - 1]["number"] > since:
        first -= 1
    return last[first:]
