"""The parts of a running server, as request handlers get them."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import Annotated, Final, cast

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from mathom.server.config import Config
from mathom.server.hub import Hub
from mathom.server.limits import RateLimiter, rate_key
from mathom.server.metrics import Metrics
from mathom.server.store import Store
from mathom.server.visitors import AGE, Visitor, Visitors


class ConnectionCounts:
    """How many sockets each visitor and each address holds open."""

    def __init__(self) -> None:
        self.visitors: Final[Counter[str]] = Counter()
        self.addresses: Final[Counter[str]] = Counter()


class Reviews(dict[str, bytes]):
    """The reviews that were last written, by table; a finished game has one for ever."""

    MOST: Final = 100

    def keep(self, table: str, review: bytes) -> None:
        """Keep one more, and forget the oldest of too many."""
        self[table] = review
        if len(self) > self.MOST:
            del self[next(iter(self))]


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of one running server.

    Attributes:
        config: how it was to run.
        store: where tables are kept.
        hub: the tables in memory.
        visitors: who reads the cookies.
        metrics: what an operator can read.
        table_limiter: how often an address may make a table.
        connections: how many sockets each visitor and address has open.
        replaying: how many finished games are played again at once.
        reviews: what came of it.
        drafting: has what owners enter be looked at one by one.
        deck_limiter: how much work with decks an address may ask for.
        building: has decks be looked at one by one.
    """

    config: Config
    store: Store
    hub: Hub
    visitors: Visitors
    metrics: Metrics
    table_limiter: RateLimiter
    connections: ConnectionCounts
    replaying: asyncio.Semaphore
    reviews: Reviews
    drafting: asyncio.Lock
    deck_limiter: RateLimiter
    building: asyncio.Lock


def services_of(connection: HTTPConnection) -> Services:
    """The running server's parts."""
    return cast("Services", connection.app.state.services)


def address_of(connection: HTTPConnection) -> str:
    """The address that a connection is counted under."""
    return rate_key(connection.client.host) if connection.client else ""


def welcome_back(connection: HTTPConnection) -> Visitor | None:
    """Who the cookie says is there; None for somebody new."""
    visitors = services_of(connection).visitors
    return visitors.read(connection.cookies.get(visitors.cookie))


def remember(request: Request, response: Response, visitor: Visitor) -> None:
    """Have the browser keep who this is."""
    visitors = services_of(request).visitors
    response.set_cookie(
        visitors.cookie,
        visitors.write(visitor),
        max_age=AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def visitor_of(request: Request, response: Response) -> Visitor:
    """Who asks; somebody new, or with an old cookie, gets one with the answer."""
    visitors = services_of(request).visitors
    visitor = welcome_back(request)
    if visitor is None:
        visitor = visitors.new()
        remember(request, response, visitor)
    elif visitors.is_old(request.cookies[visitors.cookie]):
        remember(request, response, visitor)
    return visitor


CurrentServices = Annotated[Services, Depends(services_of)]
CurrentVisitor = Annotated[Visitor, Depends(visitor_of)]
