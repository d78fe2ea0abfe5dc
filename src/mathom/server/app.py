"""The application: one server's parts, put together and taken apart again."""

from __future__ import annotations

import asyncio
import functools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Match

from mathom.games import keep_boxes_in
from mathom.protocol import PROTOCOL
from mathom.server import box_api, built_page, deck_api, http_api, websocket
from mathom.server.bot_pool import BotPool
from mathom.server.config import Config
from mathom.server.hub import Hub
from mathom.server.limits import RateLimiter
from mathom.server.logs import event_log
from mathom.server.metrics import Metrics
from mathom.server.middleware import RequestMiddleware, answer, secure
from mathom.server.refusals import RequestRefused
from mathom.server.services import ConnectionCounts, Reviews, Services, services_of
from mathom.server.store import Store, StoreFailed
from mathom.server.validation import problem
from mathom.server.visitors import Visitors

COMPRESSED_FROM = 2_000
"""Answers of so many bytes and more are compressed for those who can read that."""

REPLAYS = 2
"""How many finished games are played again at once, each in a thread that takes turns with
everything else; more of them would only make all wait."""

_log = event_log(__name__)


def make_app(config: Config) -> FastAPI:
    """A server; its database is opened when it starts and closed when it stops."""
    metrics = Metrics()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await Store.open(config.database)
        bot_pool = BotPool(config.workers, config.deadline)
        try:
            hub = Hub(store, bot_pool, config.limits, metrics, config.crashes)
            visitors = Visitors(await store.secret("cookies"))
            table_limiter = RateLimiter(config.limits.table_rate)
            replaying = asyncio.Semaphore(REPLAYS)
            app.state.services = Services(
                config,
                store,
                hub,
                visitors,
                metrics,
                table_limiter,
                ConnectionCounts(),
                replaying,
                Reviews(),
                asyncio.Lock(),
                RateLimiter(config.limits.deck_rate),
                asyncio.Lock(),
            )
            if config.boxes is not None:
                keep_boxes_in(config.boxes)
            await bot_pool.start()
            await hub.start()
            _log.info("started", process=store.process)
            try:
                yield
            finally:
                await hub.stop()
        finally:
            await bot_pool.stop()
            await store.close()
            _log.info("stopped", process=store.process)

    app = FastAPI(
        title="Mathom",
        version=str(PROTOCOL),
        description="Tables for Middle-earth games. Play goes over the WebSocket of a table.",
        lifespan=life,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
    )
    description = functools.cache(lambda: to_json(app.openapi()))

    @app.get("/openapi.json", include_in_schema=False)
    async def described() -> Response:
        """How programs talk to the server, written once."""
        return Response(description(), media_type=http_api.JSON)

    app.include_router(built_page.router)
    app.include_router(http_api.router)
    app.include_router(box_api.router)
    app.include_router(deck_api.router)
    app.include_router(websocket.router)
    app.add_exception_handler(RequestRefused, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(StoreFailed, _not_read)
    app.add_exception_handler(HTTPException, _by_status)
    app.add_exception_handler(Exception, _failed)
    app.add_middleware(GZipMiddleware, minimum_size=COMPRESSED_FROM)
    app.add_middleware(RequestMiddleware, limits=config.limits, metrics=metrics, hosts=config.hosts)
    return app


def _answer(request: Request, refusal: RequestRefused) -> JSONResponse:
    services_of(request).metrics.requests_refused.labels(refusal.code).inc()
    return answer(refusal)


async def _refused(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestRefused)
    return _answer(request, fault)


async def _malformed(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestValidationError)
    return _answer(request, problem(fault.errors()))


async def _not_read(request: Request, fault: Exception) -> JSONResponse:
    """The database does not answer; what was to be written has its own refusal."""
    assert isinstance(fault, StoreFailed)
    services_of(request).hub.store_failed(fault)
    return _answer(request, RequestRefused("not-read"))


async def _by_status(request: Request, fault: Exception) -> Response:
    """What the framework refuses by itself."""
    assert isinstance(fault, HTTPException)
    if fault.status_code == 405:
        refused = _answer(request, RequestRefused("wrong-method", method=request.method))
        refused.headers["Allow"] = _methods(request) or (fault.headers or {}).get("Allow", "GET")
        return refused
    if fault.status_code == 404:
        return built_page.nowhere(request) or _answer(request, RequestRefused("not-found"))
    return _answer(
        request, RequestRefused("malformed", field="the request", problem="cannot be read")
    )


def _methods(request: Request) -> str:
    """Every method that an address answers to; the framework names those of its first route."""
    found = {
        method
        for route in (*http_api.router.routes, *box_api.router.routes, *deck_api.router.routes)
        if isinstance(route, APIRoute) and route.matches(request.scope)[0] is not Match.NONE
        for method in route.methods or ()
    }
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


async def _failed(request: Request, fault: Exception) -> JSONResponse:
    """A fault of ours, which the framework answers outside of the middleware."""
    _log.error("request-failed", fault=fault, path=request.url.path)
    refused = _answer(request, RequestRefused("failed"))
    secure(refused.headers, request.url.path)
    return refused
