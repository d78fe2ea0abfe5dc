"""Visitors: people without accounts, known again by a signed cookie."""

from __future__ import annotations

from dataclasses import dataclass

from itsdangerous import BadData, SignatureExpired, URLSafeTimedSerializer

from mathom.server.tokens import fingerprint, new_id

AGE = 400 * 24 * 3600
"""For how many seconds a browser keeps the cookie: the longest that browsers allow."""
RENEWED = 30 * 24 * 3600
"""After how many seconds the browser is given the cookie anew."""
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
    """Reads and writes the cookies.

    Attributes:
        cookie: what the cookie is called. Browsers keep the cookies of a host without regard to
            ports, so servers with different secrets must not call theirs the same.
    """

    def __init__(self, secret: str) -> None:
        """Sign with `secret`, which all servers on a database share."""
        self.cookie = f"mathom-{fingerprint(f'cookie {secret}')[:8]}"
        self._signer = URLSafeTimedSerializer(secret, salt="visitor")

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

    def is_old(self, cookie: str) -> bool:
        """Whether a cookie that can be read should be given anew, or it will run out."""
        try:
            self._signer.loads(cookie, max_age=RENEWED)
        except SignatureExpired:
            return True
        return False

    def write(self, visitor: Visitor) -> str:
        """The cookie for a visitor."""
        return str(self._signer.dumps([visitor.id, visitor.name]))
