"""The HTTP addresses: who you are, which games there are, and the tables."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any, cast

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

import mathom
from mathom.bots import bot_names
from mathom.boxes import has_form
from mathom.games import game_of
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.locale import messages
from mathom.protocol import (
    CardInfo,
    GameInfo,
    Health,
    InviteRequest,
    NameRequest,
    Replay,
    ReviewInfo,
    RuleInfo,
    Seated,
    SeatKey,
    SeatName,
    SitRequest,
    Status,
    TableForYou,
    TableInfo,
    TableList,
    TableMade,
    TableRequest,
    VisitorInfo,
)
from mathom.server import seating, updates
from mathom.server.box_api import offered
from mathom.server.cursor import TOP, Cursor
from mathom.server.entries import Summary
from mathom.server.http_types import REFUSED, Id, Lang
from mathom.server.refusals import RequestRefused, refusal_of
from mathom.server.services import CurrentServices, CurrentVisitor, address_of, remember
from mathom.server.tokens import plain_name
from mathom.server.visitors import Visitor

PAGE = 50
"""How many tables a list has at most."""

JSON = "application/json"

_PLAIN_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}
"""With no class that has a media type of its own, or refusals would be documented under it too."""

router = APIRouter(responses=REFUSED)


@router.get("/api/me")
async def me(visitor: CurrentVisitor) -> VisitorInfo:
    """Who the server takes you for; somebody new gets a cookie."""
    return {"name": visitor.name}


@router.put("/api/me")
async def rename(
    wanted: NameRequest,
    visitor: CurrentVisitor,
    services: CurrentServices,
    request: Request,
    response: Response,
) -> VisitorInfo:
    """Choose how others call you; seats you hold keep the name you took them under."""
    visitor = Visitor(visitor.id, plain_name(wanted.name, services.config.limits))
    remember(request, response, visitor)
    return {"name": visitor.name}


@router.get("/api/games")
async def games(services: CurrentServices) -> list[GameInfo]:
    """The games that can be played services."""
    return [
        {
            "id": game.id,
            "rules": game.version,
            "seats": list(game.seat_names),
            "players": list(game.players),
            "settings": [
                {"id": setting.id, "values": list(setting.values), "rule": setting.rule}
                for setting in game.settings
            ],
            "secrets": game.secrets,
            "sides": game.sides,
            "texts": dict(game.texts),
            "bots": bot_names(game),
            "boxes": offered(game.id),
            "enters": services.config.enters and has_form(game),
            "decks": tools.setting if (tools := game.deckbuilding()) else "",
        }
        for game in mathom.all_games()
    ]


@router.get("/api/games/{game}/rules", response_model=list[RuleInfo])
async def rules(game: Id, lang: Lang = "en") -> Response:
    """The numbered rules of a game."""
    return Response(_rules(_game(game), lang), media_type=JSON)


@router.get("/api/games/{game}/cards", response_model=list[CardInfo])
async def cards(
    game: Id, lang: Lang = "en", box: Annotated[str, Query(max_length=64)] = ""
) -> Response:
    """Every component of a game, or of an owner's box of it, which is named by its digest."""
    return Response(_cards(_game(game, box), lang), media_type=JSON)


@router.get("/api/games/{game}/texts", response_class=Response, responses=_PLAIN_TEXT)
async def texts(
    game: Id, box: Annotated[str, Query(max_length=64)], lang: Lang = "en"
) -> PlainTextResponse:
    """What an owner's box says besides the game, as Fluent messages."""
    return PlainTextResponse(_game(game, box).texts.get(lang, ""))


@router.get("/api/tables")
async def tables(
    visitor: CurrentVisitor,
    services: CurrentServices,
    mine: bool = False,
    status: Status | None = None,
    before: Annotated[str | None, Query(max_length=200)] = None,
) -> TableList:
    """Your own tables, or those that everybody may see; the last changed first.

    Without `mine` a status must be named, else those are listed where somebody may sit down.
    A list that goes on has `before`: the same question with it gives the next page.
    """
    cursor = TOP if before is None else _cursor(before)
    if mine:
        found = await services.store.of_visitor(visitor.id, PAGE, cursor, status)
    else:
        found = await services.store.listed(status or "waiting", PAGE, cursor)
    more = None
    if len(found) == PAGE:
        row, summary = found[-1]
        more = str(Cursor(summary.updated, row.id))
    return {"tables": [_for(visitor, summary) for _, summary in found], "before": more}


@router.post("/api/tables", status_code=201)
async def make(
    wanted: TableRequest, visitor: CurrentVisitor, services: CurrentServices, request: Request
) -> TableMade:
    """Make a table; it begins at once when no seat waits for a person."""
    await _check_table_count(visitor, services)
    services.table_limiter.charge(address_of(request))
    new, yours, invitations = seating.new_table(wanted, visitor)
    await services.hub.make(new)
    return {
        "table": cast("TableInfo", new.summary.info),
        "yours": yours,
        "invitations": invitations,
    }


@router.get("/api/tables/{id}")
async def table(id: Id, visitor: CurrentVisitor, services: CurrentServices) -> TableForYou:
    """What anybody may know of a table, and what it has to do with you."""
    found = await services.store.summary(id)
    if found is None:
        raise RequestRefused("no-such-table")
    return _for(visitor, found[1])


@router.post("/api/tables/{id}/seats")
async def sit(
    id: Id, wanted: SitRequest, visitor: CurrentVisitor, services: CurrentServices
) -> Seated:
    """Take a seat, by an invitation or, at a listed table, a free one."""
    room = await services.hub.room(id)
    if not room.table.seats_of(visitor.id):
        await _check_table_count(visitor, services)
    return await room.sit(visitor, wanted)


@router.post("/api/tables/{id}/invitations", status_code=201)
async def invite(
    id: Id, wanted: InviteRequest, visitor: CurrentVisitor, services: CurrentServices
) -> SeatKey:
    """Make a new invitation to a free seat of your table; the old one is worth nothing then."""
    return await (await services.hub.room(id)).invite(visitor, wanted.seat)


@router.get("/api/tables/{id}/record", response_class=Response, responses=_PLAIN_TEXT)
async def record(id: Id, services: CurrentServices) -> PlainTextResponse:
    """The record of a finished game, which `mathom replay --verify` proves."""
    table, match = (await services.hub.room(id)).finished()
    name = f"{table.game.id}-{table.id}.mathom"
    return PlainTextResponse(
        await asyncio.to_thread(match.record.dumps),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/api/tables/{id}/replay", response_model=Replay)
async def replay(id: Id, services: CurrentServices, seat: SeatName | None = None) -> Response:
    """A finished game position by position, as a seat or a spectator saw it."""
    table, match = (await services.hub.room(id)).finished()
    place = None if seat is None else table.index(seat)
    if seat is not None and place is None:
        raise RequestRefused("not-found")

    def told() -> bytes:
        return to_json(updates.build_replay(table, match, place))

    # A long game takes seconds to be played again, and its positions to be written down.
    async with services.replaying:
        return Response(await asyncio.to_thread(told), media_type=JSON)


@router.get("/api/tables/{id}/review", response_model=ReviewInfo)
async def review(id: Id, services: CurrentServices) -> Response:
    """A finished game as a whole: its course, its turning points, what was done and hidden."""
    table, match = (await services.hub.room(id)).finished()

    def told() -> bytes:
        return to_json(updates.build_review(table, match))

    async with services.replaying:
        if id not in services.reviews:
            services.reviews.keep(id, await asyncio.to_thread(told))
    return Response(services.reviews[id], media_type=JSON)


@router.get("/healthz")
async def health(services: CurrentServices) -> Health:
    """Whether the server lives and reaches its database."""
    await services.store.ping()
    return {"status": "ok"}


@router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
async def metrics(services: CurrentServices) -> Response:
    """Figures for Prometheus."""
    body, kind = services.metrics.render()
    return Response(body, media_type=kind)


@functools.cache
def _rules(game: Game, lang: str) -> bytes:
    """The rules as they are sent, written once."""
    told: list[RuleInfo] = [
        {"id": rule.id, "chapter": rule.chapter, "text": rule.text}
        for rule in game.ledger(lang).rules()
    ]
    return to_json(told)


@functools.cache
def _cards(game: Game, lang: str) -> bytes:
    """The components as they are sent, written once."""
    speech = messages(lang)
    told: list[CardInfo] = [
        {"record": record, "texts": game.describe(speech, record)} for record in game.cards()
    ]
    return to_json(told)


def _game(id: str, box: str = "") -> Game:
    try:
        return game_of(id, box)
    except MathomError as error:
        raise refusal_of(error) from None


def _cursor(text: str) -> Cursor:
    """Where a list continues."""
    try:
        return Cursor.read(text)
    except ValueError:
        problem = "is not what an earlier list gave"
        raise RequestRefused("malformed", field="field 'before'", problem=problem) from None


async def _check_table_count(visitor: Visitor, services: CurrentServices) -> None:
    """Confirm that a visitor may sit at one more table."""
    most = services.config.limits.tables_per_visitor
    if await services.store.unfinished_of(visitor.id) >= most:
        raise RequestRefused("too-many-tables", most=most)


def _for(visitor: Visitor, summary: Summary) -> TableForYou:
    """A table as a list shows it to a visitor."""
    # What was stored before tables had a box says nothing of it.
    info = cast("TableInfo", {"box": None, **summary.info})
    held = [info["seats"][seat] for seat, holder in summary.sitters if holder == visitor.id]
    turn = any(seat["seat"] in info["asked"] and seat["bot"] is None for seat in held)
    return {"table": info, "yours": [seat["seat"] for seat in held], "your_turn": turn}
