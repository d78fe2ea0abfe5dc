"""Visitors: people without accounts, known again by a signed cookie."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadData, URLSafeSerializer

from mathom.server.tokens import new_id

COOKIE = "mathom"
AGE = 400 * 24 * 3600
"""For how many seconds a browser keeps the cookie: the longest that browsers allow."""
NAMELESS = "Wanderer"
"""How a visitor is called who has not chosen a name."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody at a browser or another client.

    Attributes:
        id: who, for the server alone.
        name: what others call them.
    """

    id: str
    name: str


class Visitors:
    """Reads and writes the cookies."""

    def __init__(self, secret: str) -> None:
        """Sign with `secret`, which all servers on a database share."""
        self._signer = URLSafeSerializer(secret, salt="visitor")

    def new(self) -> Visitor:
        """Somebody who was never here."""
        return Visitor(new_id(), NAMELESS)

    def read(self, cookie: str | None) -> Visitor | None:
        """Who brings this cookie; None when there is none, or it is not of our making."""
        if cookie is None:
            return None
        try:
            id, name = self._signer.loads(cookie)
        except (BadData, ValueError, TypeError):
            return None
        return Visitor(id, name)

    def write(self, visitor: Visitor) -> str:
        """The cookie for a visitor."""
        return str(self._signer.dumps([visitor.id, visitor.name]))
