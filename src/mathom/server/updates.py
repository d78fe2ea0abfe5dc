"""Builds and encodes what a viewer of a table is sent.

Everything that leaves a table passes through here, built for one viewer from what `Match` lets
that viewer know. Two tables that differ only in what the viewer cannot know give the same bytes.
"""

from __future__ import annotations

from typing import cast

from pydantic_core import to_json

from mathom.kernel.match import Match
from mathom.protocol import EventInfo, FromServer, Note, Replay, StepInfo, Update, View
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
