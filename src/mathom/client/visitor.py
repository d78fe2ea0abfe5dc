"""A visitor of a server: finds tables, makes them, sits down, and opens them."""

from __future__ import annotations

import ssl
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast
from urllib.parse import quote

import httpx
from pydantic import BaseModel

from mathom.client.errors import LATER, UNSURE, ServerUnreachable, WasRefused
from mathom.client.link import TOO_MANY, Connection, Link, Trace, refusal
from mathom.client.messages import made
from mathom.client.reconnect import Addresses, Reconnector
from mathom.client.table import Table
from mathom.kernel.errors import MathomError
from mathom.protocol import (
    CardInfo,
    GameInfo,
    NameRequest,
    Replay,
    ReviewInfo,
    RuleInfo,
    Seated,
    SeatRequest,
    SitRequest,
    Status,
    TableForYou,
    TableList,
    TableMade,
    TableRequest,
    VisitorInfo,
)

PATIENCE = 30.0
HEARTBEAT = 15.0
TIMEOUT = httpx.Timeout(30.0, connect=5.0)
"""How many seconds a request may take; many come in at once when a server has restarted."""
AWAY = frozenset({502, 503, 504})
"""The HTTP statuses of a server that will be back."""


class Client(Connection):
    """A visitor of one Mathom server, or of one that answers at several addresses.

    Use it with `async with`. Whoever wants to come back later as the same visitor keeps
    `cookies` and hands them to the next client.
    """

    def __init__(
        self,
        urls: str | Sequence[str],
        *,
        name: str | None = None,
        cookies: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
        heartbeat: float = HEARTBEAT,
    ) -> None:
        """A client that has not spoken to the server yet.

        Args:
            urls: where the server answers; of several addresses the next is tried whenever
                one fails.
            name: how the visitor wants to be called.
            cookies: those of an earlier client, to be the same visitor.
            patience: for how many seconds a server that was reached once may be away.
            heartbeat: after how many silent seconds a table asks whether anybody is there.

        Raises:
            MathomError: an address is none.
        """
        self._addresses = Addresses(urls)
        self._name = name
        self._cookies = dict(cookies or {})
        self._patience = patience
        self._heartbeat = heartbeat
        self._http = httpx.AsyncClient(timeout=TIMEOUT, verify=_certificates())

    async def open(self) -> None:
        """Become known to the server.

        Raises:
            ServerUnreachable: no server answers.
            WasRefused: nobody may be called so.
        """
        await (self.me() if self._name is None else self.rename(self._name))

    async def close(self) -> None:
        """Close the connections; open tables are closed by themselves."""
        await self._http.aclose()

    @property
    def cookies(self) -> dict[str, str]:
        """What makes this visitor known to the server: keep it like a password."""
        return dict(self._cookies)

    # Every method below may raise WasRefused and ServerUnreachable.

    async def me(self) -> VisitorInfo:
        """Who the server takes this visitor for."""
        return cast("VisitorInfo", await self._get("/api/me"))

    async def rename(self, name: str) -> VisitorInfo:
        """Be called so from now on."""
        answer = await self._ask("PUT", "/api/me", made(NameRequest, name=name))
        return cast("VisitorInfo", _read(answer))

    async def games(self) -> list[GameInfo]:
        """The games that can be played."""
        return cast("list[GameInfo]", await self._get("/api/games"))

    async def rules(self, game: str, lang: str = "en") -> list[RuleInfo]:
        """The numbered rules of a game."""
        path = f"/api/games/{quote(game, safe='')}/rules"
        return cast("list[RuleInfo]", await self._get(path, {"lang": lang}))

    async def cards(self, game: str, lang: str = "en") -> list[CardInfo]:
        """Every component of a game."""
        path = f"/api/games/{quote(game, safe='')}/cards"
        return cast("list[CardInfo]", await self._get(path, {"lang": lang}))

    async def tables(
        self, status: Status | None = None, *, mine: bool = False, before: str | None = None
    ) -> TableList:
        """Tables that everybody may see, or only one's own; the last changed first.

        Args:
            status: only those that are waiting, playing or over; by default those where
                somebody may sit down, or all of one's own.
            mine: those where this visitor has a seat.
            before: what an earlier list gave to be continued.
        """
        wish = {"status": status, "mine": mine or None, "before": before}
        return cast("TableList", await self._get("/api/tables", wish))

    async def table(self, id: str) -> TableForYou:
        """What is known of a table without opening it."""
        return cast("TableForYou", await self._get(_path(id)))

    async def make_table(
        self,
        game: str,
        seats: Sequence[str],
        *,
        settings: Mapping[str, str] | None = None,
        listed: bool = False,
        box: str = "",
    ) -> TableMade:
        """Make a table, never two.

        When the connection was cut, or the server answered `not-stored`, it may have been made
        all the same: `tables(mine=True)` tells.

        Args:
            game: the game's id.
            seats: who sits where, in the order of the game's seats: `me`, `person` for
                whoever comes, or the name of a bot.
            settings: variants that are not to have their default.
            listed: whether strangers find the table and may sit down.
            box: the digest of an owner's box that the game is offered with.
        """
        wish = made(
            TableRequest,
            game=game,
            seats=[_seat_wish(seat) for seat in seats],
            settings=dict(settings or {}),
            listed=listed,
            box=box,
        )
        return cast("TableMade", _read(await self._ask("POST", "/api/tables", wish, once=True)))

    async def sit(
        self, table: str, *, seat: str | None = None, invitation: str | None = None
    ) -> Seated:
        """Take a seat, by an invitation or a free one of a listed table."""
        wish = made(SitRequest, seat=seat, invitation=invitation)
        return cast("Seated", _read(await self._ask("POST", f"{_path(table)}/seats", wish)))

    async def record(self, table: str) -> str:
        """The record of a finished game, which `mathom.replay` reads."""
        return (await self._ask("GET", f"{_path(table)}/record")).text

    async def replay(self, table: str, seat: str | None = None) -> Replay:
        """A finished game position by position, as a seat or a spectator saw it."""
        return cast("Replay", await self._get(f"{_path(table)}/replay", {"seat": seat}))

    async def review(self, table: str) -> ReviewInfo:
        """A finished game as a whole: its course, its turning points, what was done and hidden."""
        return cast("ReviewInfo", await self._get(f"{_path(table)}/review"))

    def join(
        self,
        table: str,
        seat: str | None = None,
        *,
        token: str | None = None,
        keep: bool = True,
        trace: Trace | None = None,
    ) -> Table:
        """Open a table, to be used with `async with`.

        Args:
            table: its id.
            seat: the seat to play; None is a spectator.
            token: the secret that opens the seat, if it is not this visitor's own.
            keep: whether the table collects all events and notes.
            trace: is shown every message before it is sent or heard.
        """
        link = Link(
            Reconnector(self._addresses, self._patience),
            f"{_path(table)}/play",
            self._headers,
            self._heartbeat,
            trace,
        )
        return Table(table, seat, token, link, keep=keep)

    # How it is asked.

    def _headers(self) -> dict[str, str]:
        """The cookies; sent by hand, because they are good for every address."""
        if not self._cookies:
            return {}
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self._cookies.items())}

    async def _get(self, path: str, wish: Mapping[str, Any] | None = None) -> Any:  # noqa: ANN401
        return _read(await self._ask("GET", path, wish=wish))

    async def _ask(
        self,
        method: str,
        path: str,
        body: BaseModel | None = None,
        wish: Mapping[str, Any] | None = None,
        *,
        once: bool = False,
    ) -> httpx.Response:
        """Ask until somebody answers.

        Args:
            method: the verb of HTTP.
            path: what is asked for.
            body: what is sent.
            wish: what the address says besides; None stands for nothing.
            once: whether it must not be asked again as soon as it may have been done.
        """
        reconnector = Reconnector(self._addresses, self._patience)
        params = {name: value for name, value in (wish or {}).items() if value is not None}
        while True:
            try:
                answer = await self._http.request(
                    method,
                    reconnector.url + path,
                    params=params,
                    content=None if body is None else body.model_dump_json(),
                    headers={"Content-Type": "application/json", **self._headers()},
                )
            except httpx.TransportError as fault:
                if not isinstance(fault, httpx.ConnectError | httpx.ConnectTimeout):
                    reconnector.reached()
                    if once:
                        raise ServerUnreachable(
                            "the server went away and may or may not have done what was asked"
                        ) from fault
                await reconnector.failed(fault)
                continue
            if answer.status_code in AWAY:
                refused = refusal(answer.status_code, answer.content)
                if not once or refused.code in LATER - UNSURE:
                    await reconnector.failed(refused)
                    continue
            if answer.status_code == TOO_MANY:
                refused = refusal(answer.status_code, answer.content)
                if refused.code == "too-fast":  # nothing was done
                    reconnector.reached()
                    await _wait(reconnector, refused)
                    continue
            if answer.has_redirect_location:
                raise MathomError(
                    f"{reconnector.url} leads elsewhere: the server may be at "
                    f"{answer.headers['Location']!r}"
                )
            reconnector.succeeded()
            self._cookies.update(answer.cookies)
            self._http.cookies.clear()
            if answer.is_error:
                raise refusal(answer.status_code, answer.content)
            return answer


@cache
def _certificates() -> ssl.SSLContext:
    """Whom to trust; read once, because that takes longer than many a request."""
    return httpx.create_ssl_context()


async def _wait(reconnector: Reconnector, refused: WasRefused) -> None:
    """Wait before asking again, or give up with what the server said."""
    try:
        await reconnector.failed(refused, told_to_wait=True)
    except ServerUnreachable:
        raise refused from None


def _read(answer: httpx.Response) -> Any:  # noqa: ANN401
    """What an answer says in JSON; what speaks otherwise is no server of ours."""
    try:
        return answer.json()
    except ValueError:
        raise MathomError(
            f"what answers at {answer.url.copy_with(path='/', query=None)} is no Mathom server"
        ) from None


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"


def _seat_wish(seat: str) -> SeatRequest:
    if seat == "me":
        return SeatRequest(kind="me")
    if seat == "person":
        return SeatRequest(kind="person")
    return made(SeatRequest, kind="bot", bot=seat)
