"""What every request passes before anything else looks at it.

Headers that tell browsers to trust no other site, refusal of what pages of other sites send
in a visitor's name, a rate limit for each address, and bounds on the size and time of bodies.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Collection
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mathom.server.limits import Limits, RateLimiter, rate_key
from mathom.server.metrics import Metrics
from mathom.server.refusals import RequestRefused

SAFE = {"GET", "HEAD", "OPTIONS"}
SECURITY = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    # The address of a table is a secret among those who have it.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
BODY_SECONDS = 10
"""How many seconds the body of a request may take to come."""
PORTS = {"http": 80, "https": 443}
"""The ports that addresses leave out."""
RETRY = {"too-fast", "too-many-sockets", "not-stored", "not-read", "restarting"}
"""Refusals that pass, so that a client may try again after a while."""

_ANSWERS = ("http.response.start", "websocket.http.response.start")


def secure(headers: MutableHeaders, path: str) -> None:
    """Give an answer the headers that every answer has."""
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def answer(refusal: RequestRefused) -> JSONResponse:
    """A refusal as HTTP has it."""
    wait = max(1, math.ceil(refusal.wait))
    headers = {"Retry-After": str(wait)} if refusal.code in RETRY else None
    return JSONResponse(refusal.data(), refusal.status, headers)


class RequestMiddleware:
    """The outermost layer of the application: admits a request or refuses it."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        metrics: Metrics,
        hosts: Collection[str] | None = None,
    ) -> None:
        """RequestMiddleware `app`.

        Args:
            app: what answers.
            limits: what strangers may send.
            metrics: where an operator reads what was refused.
            hosts: the names that the server is called by, in small letters, besides those of
                this machine for itself; None takes every name.
        """
        self._app = app
        self._limits = limits
        self._metrics = metrics
        self._hosts = hosts
        self._limiter = RateLimiter(limits.request_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] in _ANSWERS:
                secure(MutableHeaders(scope=message), scope["path"])
            await send(message)

        try:
            self._look_at(scope)
            body = await self._body(receive) if scope["type"] == "http" else b""
        except RequestRefused as refusal:
            self._metrics.requests_refused.labels(refusal.code).inc()
            await _refuse(refusal, scope, receive, send_safely)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send_safely)
        elif body is not None:
            # The answer to HEAD is that to GET; whoever sends it for us leaves out its body.
            method = "GET" if scope["method"] == "HEAD" else scope["method"]
            read = _read_already(body, receive)
            await self._app({**scope, "method": method}, read, send_safely)

    def _look_at(self, scope: Scope) -> None:
        """Confirm that a request may come in.

        Raises:
            RequestRefused: it may not.
        """
        client = scope.get("client")
        self._limiter.charge(rate_key(client[0]) if client else "")
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if self._hosts is not None and not self._is_ours(host):
            raise RequestRefused("wrong-host")
        origin = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        if acts and origin is not None and not _same_site(origin, host):
            raise RequestRefused("foreign-origin")

    def _is_ours(self, host: str) -> bool:
        """Whether it is a name of this server.

        A page of another site could have its own name lead to this machine, and then read what
        is meant for us.
        """
        assert self._hosts is not None
        try:
            name = (_parts(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._hosts or is_loopback(name)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body; None when the client has gone before it was there.

        Raises:
            RequestRefused: it is too large, or does not come.
        """
        parts: list[bytes] = []
        size = 0
        try:
            async with asyncio.timeout(BODY_SECONDS):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        return None
                    parts.append(message.get("body", b""))
                    size += len(parts[-1])
                    if size > self._limits.body_bytes:
                        raise RequestRefused("too-large", most=self._limits.body_bytes)
                    if not message.get("more_body", False):
                        return b"".join(parts)
        except TimeoutError:
            raise RequestRefused("too-late", most=BODY_SECONDS) from None


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine on which it is used."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _parts(url: str) -> SplitResult:
    """The parts of an address; its host is in small letters.

    Raises:
        ValueError: it is none.
    """
    parts = urlsplit(url)
    if "@" in parts.netloc:
        raise ValueError("nobody is named in an origin or a host")
    return parts


def _same_site(origin: str, host: str) -> bool:
    """Whether a page's origin is at the host that a request was sent to.

    A port that either leaves out is the one that its scheme has; which scheme the page has
    does not matter, because a proxy may speak another one to us.
    """
    try:
        page, here = _parts(origin), _parts(f"//{host}")
        usual = PORTS[page.scheme]
        return (page.hostname, page.port or usual) == (here.hostname, here.port or usual)
    except (ValueError, KeyError):
        return False


def _read_already(body: bytes, receive: Receive) -> Receive:
    """Gives a body that has been read, and then whatever else comes."""
    given = False

    async def read() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return read


async def _refuse(refusal: RequestRefused, scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request before its body is read, or a socket before it is open."""
    response = answer(refusal)
    if scope["type"] == "http":
        if scope["method"] not in SAFE or refusal.code in ("too-large", "too-late"):
            # Whatever else of it may come is not waited for.
            response.headers["Connection"] = "close"
        await response(scope, receive, send)
        return
    await receive()
    start = {"type": "websocket.http.response.start", "status": refusal.status}
    await send({**start, "headers": response.raw_headers})
    await send({"type": "websocket.http.response.body", "body": response.body})
