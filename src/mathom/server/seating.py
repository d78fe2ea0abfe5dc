"""Who sits where: new tables, people who come, and rematches."""

from __future__ import annotations

import secrets
import time
from dataclasses import asdict

from mathom.games import game_of
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.protocol import SeatKey, SitRequest, TableRequest
from mathom.server.actions import check_bot, complete
from mathom.server.entries import Body, Draft, LogEntry, NewTable, TableRow
from mathom.server.refusals import RequestRefused, refusal_of
from mathom.server.table import Chair, Table, write_outcomes
from mathom.server.tokens import fingerprint, new_id, new_token, opens
from mathom.server.visitors import Visitor


def new_table(
    request: TableRequest, visitor: Visitor
) -> tuple[NewTable, list[SeatKey], list[SeatKey]]:
    """A new table, the visitor's keys and the invitations.

    Raises:
        RequestRefused: there can be no such table.
    """
    try:
        game = game_of(request.game, request.box)
        names = game.seating(len(request.seats))
        settings = game.complete(request.settings)
    except MathomError as error:
        raise refusal_of(error) from None
    if not any(seat.kind != "bot" for seat in request.seats):
        raise RequestRefused("no-person")
    chairs: list[Chair] = []
    yours: list[SeatKey] = []
    invitations: list[SeatKey] = []
    for name, seat in zip(names, request.seats, strict=True):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise RequestRefused("bad-seats")
        if seat.bot is not None:
            check_bot(game, seat.bot)
            chairs.append(Chair(name, bot=seat.bot))
            continue
        token = new_token()
        if seat.kind == "me":
            mark = fingerprint(token)
            chairs.append(Chair(name, visitor=visitor.id, name=visitor.name, token=mark))
            yours.append({"seat": name, "token": token})
        else:
            chairs.append(Chair(name, invitation=fingerprint(token)))
            invitations.append({"seat": name, "token": token})
    return _new(new_id(), game, settings, request.listed, chairs, visitor.id), yours, invitations


def sit(
    table: Table, visitor: Visitor, request: SitRequest
) -> tuple[int, str | None, list[LogEntry]]:
    """The seat that a visitor gets, its token, and the entries to store.

    Who holds a fitting seat already keeps it: no entries, and no new token.

    Raises:
        RequestRefused: no seat is free for the visitor.
    """
    if table.abandoned:
        raise RequestRefused("no-free-seat")
    place = _place(table, visitor, request)
    if table.chairs[place].visitor == visitor.id:
        return place, None, []
    token = new_token()
    sat = {
        "seat": place,
        "visitor": visitor.id,
        "name": visitor.name,
        "token": fingerprint(token),
    }
    draft = Draft(table.number, visitor.id)
    draft.add("sat", sat)
    others = [chair for number, chair in enumerate(table.chairs) if number != place]
    if not any(chair.free for chair in others):
        players = [chair.name or chair.bot for chair in table.chairs]
        players[place] = visitor.name
        draft.add("begun", _begun(table.game, table.row, players))
    return place, token, draft.entries


def invite(table: Table, visitor: Visitor, seat: str) -> tuple[str, list[LogEntry]]:
    """A new invitation to a free seat, and the entry to store.

    Raises:
        RequestRefused: the visitor does not sit at the table, or the seat is not free.
    """
    if not table.seats_of(visitor.id):
        raise RequestRefused("only-seated")
    place = table.index(seat)
    if place is None or not table.chairs[place].free:
        raise RequestRefused("no-free-seat")
    token = new_token()
    draft = Draft(table.number, visitor.id)
    draft.add("invited", {"seat": place, "invitation": fingerprint(token)})
    return token, draft.entries


def _place(table: Table, visitor: Visitor, request: SitRequest) -> int:
    """Which seat the visitor may have."""
    if request.seat is not None and table.index(request.seat) is None:
        raise RequestRefused("no-free-seat")
    wanted = [
        place
        for place, chair in enumerate(table.chairs)
        if request.seat is None or chair.seat == request.seat
    ]
    if request.invitation is not None:
        for place in wanted:
            chair = table.chairs[place]
            if opens(request.invitation, chair.invitation) and chair.visitor in ("", visitor.id):
                return place
    for place in wanted:
        if table.chairs[place].visitor == visitor.id:
            return place
    if request.invitation is not None:
        raise RequestRefused("bad-invitation")
    for place in wanted:
        if table.row.listed and table.chairs[place].free:
            return place
    raise RequestRefused("no-free-seat")


def rematch(table: Table) -> NewTable:
    """The table where the same players play again, under the name it was given.

    Where seats are sides, they take each other's.
    Tokens stay as they are: they open the new seats of those who hold them.
    """
    names = [chair.seat for chair in table.chairs]
    turned = int(table.game.sides)
    players = [*table.chairs[turned:], *table.chairs[:turned]]
    chairs = [
        Chair(
            name,
            player.visitor,
            player.name,
            "" if player.visitor else player.bot,
            player.token,
            ask_all=player.ask_all,
        )
        for name, player in zip(names, players, strict=True)
    ]
    return _new(table.rematch, table.game, table.row.settings, table.row.listed, chairs)


def _new(
    id: str,
    game: Game,
    settings: dict[str, str],
    listed: bool,
    chairs: list[Chair],
    visitor: str = "",
) -> NewTable:
    """A table with these seats, which begins at once when none of them is free."""
    seed = secrets.token_hex(32)
    row = TableRow(id, game.id, game.version, settings, seed, listed, time.time(), game.digest)
    bodies = [asdict(chair) for chair in chairs]
    for body in bodies:
        del body["seat"]
    draft = Draft(0, visitor, at=row.made)
    draft.add("made", {"chairs": bodies})
    if not any(chair.free for chair in chairs):
        draft.add("begun", _begun(game, row, [chair.name or chair.bot for chair in chairs]))
    entries, table = complete(draft.entries, Table.read(row, draft.entries))
    return NewTable(row, entries, table.summary())


def _begun(game: Game, row: TableRow, players: list[str]) -> Body:
    match = game.start(players, row.seed, row.settings)
    return {"players": players, "outcomes": write_outcomes(match.record.entries[0])}
