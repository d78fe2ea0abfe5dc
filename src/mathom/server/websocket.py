"""The WebSocket endpoint of a table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from fastapi import APIRouter, WebSocket

from mathom.server.middleware import answer
from mathom.server.refusals import RequestRefused
from mathom.server.services import Services, address_of, services_of, welcome_back
from mathom.server.table_socket import Socket
from mathom.server.visitors import Visitor

router = APIRouter()


@router.websocket("/api/tables/{id}/play")
async def play(connection: WebSocket, id: str) -> None:
    """Play or watch a table; `mathom.protocol` says how."""
    services = services_of(connection)
    visitor = welcome_back(connection)
    with ExitStack() as staying:
        try:
            staying.enter_context(_counted(services, visitor, address_of(connection)))
            await services.hub.room(id)
        except RequestRefused as refusal:
            services.metrics.requests_refused.labels(refusal.code).inc()
            await connection.send_denial_response(answer(refusal))
            return
        services.metrics.sockets.inc()
        staying.callback(services.metrics.sockets.dec)
        await connection.accept()
        await Socket(connection, services, id, visitor).run()


@contextmanager
def _counted(services: Services, visitor: Visitor | None, address: str) -> Iterator[None]:
    """Count one more socket for as long as it is there.

    Raises:
        RequestRefused: there are too many.
    """
    limits, connections = services.config.limits, services.connections
    counts = [(connections.addresses, address, limits.sockets_per_address)]
    if visitor is not None:
        counts.append((connections.visitors, visitor.id, limits.sockets_per_visitor))
    if any(counter[name] >= most for counter, name, most in counts):
        raise RequestRefused("too-many-sockets")
    for counter, name, _ in counts:
        counter[name] += 1
    try:
        yield
    finally:
        for counter, name, _ in counts:
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
