"""The HTTP addresses: who you are, which games there are, and the tables."""

from __future__ import annotations

import asyncio
import functools
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

import mathom
from mathom.bots import bot_names
from mathom.kernel.errors import MathomError
from mathom.kernel.game import Game
from mathom.locale import messages
from mathom.server import seating, telling
from mathom.server.log import Summary
from mathom.server.place import TOP, Place
from mathom.server.protocol import (
    CardInfo,
    GameInfo,
    Health,
    InviteWish,
    NameWish,
    Refused,
    Replay,
    RuleInfo,
    Seated,
    SeatKey,
    SeatName,
    SitWish,
    Status,
    TableForYou,
    TableInfo,
    TableList,
    TableMade,
    TableWish,
    VisitorInfo,
)
from mathom.server.refusals import Refusal, refusal_of
from mathom.server.services import Asking, Here, address_of, remember
from mathom.server.tokens import plain_name
from mathom.server.visitors import Visitor

PAGE = 50
"""How many tables a list has at most."""

JSON = "application/json"

Id = Annotated[str, Path(min_length=1, max_length=64)]
Lang = Annotated[Literal["en", "ja"], Query()]

_REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": "Refused; nothing has changed."}
    for status in (403, 404, 409, 413, 422, 429, 503)
}

router = APIRouter(responses=_REFUSED)


@router.get("/api/me")
async def me(asking: Asking) -> VisitorInfo:
    """Who the server takes you for; somebody new gets a cookie."""
    return {"name": asking.name}


@router.put("/api/me")
async def rename(
    wish: NameWish, asking: Asking, here: Here, request: Request, response: Response
) -> VisitorInfo:
    """Choose how others call you; seats you hold keep the name you took them under."""
    visitor = Visitor(asking.id, plain_name(wish.name, here.config.limits))
    remember(request, response, visitor)
    return {"name": visitor.name}


@router.get("/api/games")
async def games() -> list[GameInfo]:
    """The games that can be played here."""
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
            "bots": bot_names(game),
        }
        for game in mathom.games()
    ]


@router.get("/api/games/{game}/rules", response_model=list[RuleInfo])
async def rules(game: Id, lang: Lang = "en") -> Response:
    """The numbered rules of a game."""
    return Response(_rules(_game(game), lang), media_type=JSON)


@router.get("/api/games/{game}/cards", response_model=list[CardInfo])
async def cards(game: Id, lang: Lang = "en") -> Response:
    """Every component of a game."""
    return Response(_cards(_game(game), lang), media_type=JSON)


@router.get("/api/tables")
async def tables(
    asking: Asking,
    here: Here,
    mine: bool = False,
    status: Status | None = None,
    before: Annotated[str | None, Query(max_length=200)] = None,
) -> TableList:
    """Your own tables, or those that everybody may see; the last changed first.

    Without `mine` a status must be named, else those are listed where somebody may sit down.
    A list that goes on has `before`: the same question with it gives the next page.
    """
    place = TOP if before is None else _place(before)
    if mine:
        found = await here.store.of_visitor(asking.id, PAGE, place, status)
    else:
        found = await here.store.listed(status or "waiting", PAGE, place)
    more = None
    if len(found) == PAGE:
        row, summary = found[-1]
        more = str(Place(summary.updated, row.id))
    return {"tables": [_for(asking, summary) for _, summary in found], "before": more}


@router.post("/api/tables", status_code=201)
async def make(wish: TableWish, asking: Asking, here: Here, request: Request) -> TableMade:
    """Make a table; it begins at once when no seat waits for a person."""
    await _room_for_more(asking, here)
    here.making.charge(address_of(request))
    row, draft, yours, invitations = seating.new_table(wish, asking)
    new = here.hub.lay(row, draft, asking.id)
    await here.hub.make(new)
    return {
        "table": cast("TableInfo", new.summary.info),
        "yours": yours,
        "invitations": invitations,
    }


@router.get("/api/tables/{id}")
async def table(id: Id, asking: Asking, here: Here) -> TableForYou:
    """What anybody may know of a table, and what it has to do with you."""
    found = await here.store.summary(id)
    if found is None:
        raise Refusal("no-such-table")
    return _for(asking, found[1])


@router.post("/api/tables/{id}/seats")
async def sit(id: Id, wish: SitWish, asking: Asking, here: Here) -> Seated:
    """Take a seat, by an invitation or, at a listed table, a free one."""
    room = await here.hub.room(id)
    if not room.table.seats_of(asking.id):
        await _room_for_more(asking, here)
    return await room.sit(asking, wish)


@router.post("/api/tables/{id}/invitations", status_code=201)
async def invite(id: Id, wish: InviteWish, asking: Asking, here: Here) -> SeatKey:
    """Make a new invitation to a free seat of your table; the old one is worth nothing then."""
    return await (await here.hub.room(id)).invite(asking, wish.seat)


@router.get(
    "/api/tables/{id}/record",
    # No class with a media type of its own, or refusals would be documented under it too.
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(id: Id, here: Here) -> PlainTextResponse:
    """The record of a finished game, which `mathom replay --verify` proves."""
    table, match = await (await here.hub.room(id)).finished()
    name = f"{table.game.id}-{table.id}.mathom"
    return PlainTextResponse(
        await asyncio.to_thread(match.record.dumps),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@router.get("/api/tables/{id}/replay", response_model=Replay)
async def replay(id: Id, here: Here, seat: SeatName | None = None) -> Response:
    """A finished game position by position, as a seat or a spectator saw it."""
    table, match = await (await here.hub.room(id)).finished()
    place = None if seat is None else table.index(seat)
    if seat is not None and place is None:
        raise Refusal("not-found")

    def told() -> bytes:
        return to_json(telling.replay(table, match, place))

    # A long game takes seconds to be played again, and its positions to be written down.
    async with here.replaying:
        return Response(await asyncio.to_thread(told), media_type=JSON)


@router.get("/healthz")
async def health(here: Here) -> Health:
    """Whether the server lives and reaches its database."""
    await here.store.ping()
    return {"status": "ok"}


@router.get("/metrics", response_class=PlainTextResponse, include_in_schema=False)
async def metrics(here: Here) -> Response:
    """Figures for Prometheus."""
    body, kind = here.metrics.render()
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


def _game(id: str) -> Game:
    try:
        return mathom.game(id)
    except MathomError as error:
        raise refusal_of(error) from None


def _place(text: str) -> Place:
    """Where a list is to go on."""
    try:
        return Place.read(text)
    except ValueError:
        problem = "is not what an earlier list gave"
        raise Refusal("malformed", field="field 'before'", problem=problem) from None


async def _room_for_more(asking: Visitor, here: Here) -> None:
    """Confirm that a visitor may sit at one more table."""
    most = here.config.limits.tables_per_visitor
    if await here.store.unfinished_of(asking.id) >= most:
        raise Refusal("too-many-tables", most=most)


def _for(visitor: Visitor, summary: Summary) -> TableForYou:
    """A table as a list shows it to a visitor."""
    info = cast("TableInfo", summary.info)
    held = [info["seats"][seat] for seat, holder in summary.sitters if holder == visitor.id]
    turn = any(seat["seat"] in info["asked"] and seat["bot"] is None for seat in held)
    return {"table": info, "yours": [seat["seat"] for seat in held], "your_turn": turn}
