"""What every request passes before anything else looks at it.

Headers that tell browsers to trust no other site, refusal of what pages of other sites send
in a visitor's name, credits for each address, and a bound on what is read.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mathom.server.limits import Credits, Limits, household
from mathom.server.refusals import Refusal

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

_ANSWERS = ("http.response.start", "websocket.http.response.start")


def secure(headers: MutableHeaders, path: str) -> None:
    """Give an answer the headers that every answer has."""
    for name, value in SECURITY.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        """Guard `app`."""
        self._app = app
        self._limits = limits
        self._credits = Credits(limits.request_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or refuse it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)

        async def send_safely(message: Message) -> None:
            if message["type"] in _ANSWERS:
                secure(MutableHeaders(scope=message), scope["path"])
            await send(message)

        if scope["type"] == "websocket":
            if refusal is not None:
                await _deny(refusal, receive, send_safely)
            else:
                await self._app(scope, receive, send_safely)
            return
        if refusal is None:
            body = await self._body(receive)
            if body is None:
                refusal = Refusal("too-large", most=self._limits.body_bytes)
            else:
                await self._app(scope, _read_already(body, receive), send_safely)
                return
        response = JSONResponse(refusal.data(), refusal.status)
        await response(scope, receive, send_safely)

    def _refusal(self, scope: Scope) -> Refusal | None:
        client = scope.get("client")
        if not self._credits.spend(household(client[0]) if client else ""):
            return Refusal("too-fast")
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        acts = scope["type"] == "websocket" or scope["method"] not in SAFE
        if acts and origin is not None and _host(origin) != headers.get("host"):
            return Refusal("foreign-origin")
        return None

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, or None when it is too large."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b"".join(parts)
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self._limits.body_bytes:
                return None
            if not message.get("more_body", False):
                return b"".join(parts)


def _host(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


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


async def _deny(refusal: Refusal, receive: Receive, send: Send) -> None:
    """Refuse a socket before it is open."""
    await receive()
    response = JSONResponse(refusal.data(), refusal.status)
    await send(
        {
            "type": "websocket.http.response.start",
            "status": refusal.status,
            "headers": response.raw_headers,
        }
    )
    await send({"type": "websocket.http.response.body", "body": response.body})
