"""The address at which a table is played."""

from __future__ import annotations

from fastapi import APIRouter, WebSocket
from fastapi.responses import JSONResponse

from mathom.server.refusals import Refusal
from mathom.server.services import Services, address_of, services_of, welcome_back
from mathom.server.socket import Socket
from mathom.server.visitors import Visitor

router = APIRouter()


@router.websocket("/api/tables/{id}/play")
async def play(connection: WebSocket, id: str) -> None:
    """Play or watch a table; `mathom.server.protocol` says how."""
    services = services_of(connection)
    visitor = welcome_back(connection)
    address = address_of(connection)
    try:
        _let_in(services, visitor, address)
        await services.hub.room(id)
    except Refusal as refusal:
        await connection.send_denial_response(JSONResponse(refusal.data(), refusal.status))
        return
    doors = services.doors
    who = address if visitor is None else visitor.id
    doors.visitors[who] += 1
    doors.addresses[address] += 1
    services.metrics.sockets.inc()
    try:
        await connection.accept()
        await Socket(connection, services.hub, id, visitor).run()
    finally:
        services.metrics.sockets.dec()
        for counter, name in ((doors.visitors, who), (doors.addresses, address)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]


def _let_in(services: Services, visitor: Visitor | None, address: str) -> None:
    """Confirm that one more socket may be opened.

    Raises:
        Refusal: there are too many.
    """
    limits = services.config.limits
    doors = services.doors
    mine = 0 if visitor is None else doors.visitors[visitor.id]
    if mine >= limits.sockets_per_visitor or doors.addresses[address] >= limits.sockets_per_address:
        raise Refusal("too-many-sockets")
