"""The addresses of a server, and how long to wait before trying them again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from mathom.client.errors import ServerUnreachable
from mathom.kernel.errors import MathomError

FIRST_PAUSE = 0.05
"""The longest pause, in seconds, before the first attempt after a lost connection."""
PAUSE = 0.2
"""The second pause in seconds; each later one is twice as long."""
LONGEST_PAUSE = 2.5
"""The upper bound of a pause in seconds."""
PAUSES_WHEN_TOLD_TO_WAIT = 3
"""How many of the shorter pauses are skipped when the server itself asks for a pause."""


class Addresses:
    """The addresses of one service, each as good as the others.

    Attributes:
        best: the index of the one that answered last.
        reached: whether any of them has ever answered.
    """

    def __init__(self, urls: str | Sequence[str]) -> None:
        """One address or several, such as `http://127.0.0.1:8000`.

        Raises:
            MathomError: there is none, or one is not an address of the web.
        """
        self.urls = [urls] if isinstance(urls, str) else list(urls)
        for url in self.urls:
            if not url.startswith(("http://", "https://")):
                raise MathomError(
                    f"a server's address begins with http:// or https://, not {url!r}"
                )
        if not self.urls:
            raise MathomError("a client needs the address of a server")
        self.urls = [url.rstrip("/") for url in self.urls]
        self.best = 0
        self.reached = False


class Reconnector:
    """Decides which address to try next, after what pause, and when to give up.

    All addresses are tried in turn, then comes a randomised exponential back-off, so that many
    clients do not come back at once. Until any address has answered, each is tried only once:
    it may be mistyped.
    """

    def __init__(self, addresses: Addresses, patience: float) -> None:
        """Start with the address that answered last.

        Args:
            addresses: where the server may be.
            patience: how many seconds without success to keep trying.
        """
        self._addresses = addresses
        self._patience = patience
        self._place = addresses.best
        self._failures = 0
        self._since = 0.0

    @property
    def url(self) -> str:
        """The address whose turn it is."""
        return self._addresses.urls[self._place]

    def reached(self) -> None:
        """Note that something answers at the address."""
        self._addresses.reached = True

    def succeeded(self) -> None:
        """Note that the address works: stay with it."""
        self.reached()
        self._addresses.best = self._place
        self._failures = 0

    async def failed(self, fault: Exception, *, told_to_wait: bool = False) -> None:
        """Move on to the next address, after a pause if all have failed.

        Args:
            fault: what happened.
            told_to_wait: whether the server answered that the client should come back later.

        Raises:
            ServerUnreachable: nothing has worked for too long.
        """
        now = asyncio.get_running_loop().time()
        count = len(self._addresses.urls)
        if not self._failures:
            self._since = now
        self._failures += 1
        rounds, rest = divmod(self._failures, count)
        out_of_patience = now - self._since >= self._patience
        if out_of_patience or (rounds and not rest and not self._addresses.reached):
            known = " or ".join(self._addresses.urls)
            raise ServerUnreachable(f"no server answers at {known} ({_cause(fault)})") from fault
        self._place = (self._place + 1) % count
        if told_to_wait:
            self._failures = max(self._failures, PAUSES_WHEN_TOLD_TO_WAIT * count)
            rounds, rest = divmod(self._failures, count)
        if not rest:
            await asyncio.sleep(_pause(rounds - 1))


def _pause(number: int) -> float:
    if number == 0:
        return random.uniform(0.0, FIRST_PAUSE)
    return random.uniform(0.5, 1.0) * min(LONGEST_PAUSE, PAUSE * 2.0 ** min(number - 1, 10))


def _cause(fault: Exception) -> str:
    return " ".join(str(fault).split()) or type(fault).__name__
