"""Where a server is looked for, and how long to wait before looking again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

from mathom.client.errors import ServerUnreachable
from mathom.kernel.errors import MathomError

FIRST_PAUSE = 0.05
"""How many seconds pass at most before the first try after a cut."""
PAUSE = 0.2
"""How long the next pause is; each after it is twice as long."""
LONGEST_PAUSE = 2.5
"""Where pauses stop growing."""
PAUSES_WHEN_TOLD_TO_WAIT = 3
"""How many shorter pauses are passed over when the server itself asks for one."""


class Addresses:
    """The addresses of one service, each as good as the others.

    Attributes:
        best: the place of the one that answered last.
        reached: whether anybody was ever found at any of them.
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


class Tries:
    """The tries to reach a server: which address is next, after what pause, and when to give up.

    All addresses are tried one after the other; then comes a pause, hardly any the first time
    and longer each time after, drawn by lot so that many clients do not come back at once.
    While nobody was ever found at any address each is tried only once: it may be mistyped.
    """

    def __init__(self, addresses: Addresses, patience: float) -> None:
        """Begin with the address that was best last.

        Args:
            addresses: where the server may be.
            patience: for how many seconds without success to go on trying.
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
        """Somebody is at the address, whatever comes of it."""
        self._addresses.reached = True

    def succeeded(self) -> None:
        """The address answers: stay with it."""
        self.reached()
        self._addresses.best = self._place
        self._failures = 0

    async def failed(self, fault: Exception, *, told_to_wait: bool = False) -> None:
        """Go on to the next address, after a pause if all have failed.

        Args:
            fault: what happened.
            told_to_wait: whether the server answered, but wants to be asked later.

        Raises:
            ServerUnreachable: there was no success for too long.
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
