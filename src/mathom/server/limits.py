"""What the server accepts from strangers: sizes, counts and rates."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from mathom.server.refusals import RequestRefused


@dataclass(frozen=True, slots=True)
class Rate:
    """A token bucket's size, and the time an empty one takes to fill up.

    Attributes:
        burst: how many requests may come at once.
        seconds: the time in which as many are allowed again, evenly.
    """

    burst: float
    seconds: float


UNLIMITED = Rate(math.inf, 1.0)
"""A rate that refuses nothing."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Every number that the server enforces.

    Attributes:
        message_bytes: how long a message on a socket may be.
        body_bytes: how long the body of a request may be.
        name_length: how many characters a visitor's name may have.
        sockets_per_visitor: how many sockets one visitor may hold open, over all devices.
        sockets_per_address: how many sockets one address may hold open; a school or an office
            is one address.
        tables_per_visitor: at how many unfinished tables one visitor may sit.
        entries_per_table: how long the log of one table may grow by anything but choices.
        chats_per_table: how often people may say something at one table.
        boxes: how many boxes that visitors have entered are kept, of all games together.
        unsent_messages: how many messages may wait for a slow reader before its socket is
            closed; it comes back and is told what it missed.
        socket_rate: messages that one socket may send; and as many pings and pongs.
        request_rate: HTTP requests that one address may send.
        table_rate: tables that one address may make.
        deck_rate: checks of decks that one address may ask for; what takes longer counts more.
    """

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    name_length: int = 24
    sockets_per_visitor: int = 20
    sockets_per_address: int = 200
    tables_per_visitor: int = 50
    entries_per_table: int = 5_000
    chats_per_table: int = 1_000
    boxes: int = 100
    unsent_messages: int = 256
    socket_rate: Rate = Rate(100, 20.0)
    request_rate: Rate = Rate(300, 60.0)
    table_rate: Rate = Rate(30, 600.0)
    deck_rate: Rate = Rate(120, 60.0)

    @classmethod
    def open(cls) -> Limits:
        """Limits that let one visitor at one address do everything, for measuring.

        Only the sizes of single things stay: no client that behaves meets them.
        """
        many = 1_000_000_000
        return cls(
            sockets_per_visitor=many,
            sockets_per_address=many,
            tables_per_visitor=many,
            socket_rate=UNLIMITED,
            request_rate=UNLIMITED,
            table_rate=UNLIMITED,
            deck_rate=UNLIMITED,
        )


class RateLimiter:
    """A token bucket for every key.

    A full bucket needs no memory, so only those that were used lately are kept. If there are
    too many all the same, the fuller half is forgotten, which makes them full.
    """

    MOST = 100_000
    """How many buckets are kept at most."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """Buckets of this rate; `clock` gives seconds and never goes back."""
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # what was left, and when
        self._tidied = clock()

    def __len__(self) -> int:
        """How many buckets are kept in memory."""
        return len(self._buckets)

    def spend(self, key: str, cost: float = 1.0) -> bool:
        """Take `cost` tokens from a bucket; False, and nothing is taken, if it has too few."""
        now = self._clock()
        if now - self._tidied > self._rate.seconds or len(self._buckets) >= self.MOST:
            self._tidy(now)
        left = self._left(key, now) - cost
        if left < 0.0:
            return False
        if left < self._rate.burst:
            self._buckets[key] = (left, now)
        return True

    def charge(self, key: str, cost: float = 1.0) -> None:
        """Take tokens from a bucket.

        Raises:
            RequestRefused: it has too few; the refusal says how long to wait.
        """
        if not self.spend(key, cost):
            rate = self._rate
            missing = cost - self._left(key, self._clock())
            wait = missing * rate.seconds / rate.burst if rate.burst else rate.seconds
            raise RequestRefused("too-fast", wait=wait)

    def _left(self, key: str, now: float) -> float:
        rate = self._rate
        if key not in self._buckets:
            return rate.burst
        left, since = self._buckets[key]
        return min(rate.burst, left + (now - since) * rate.burst / rate.seconds)

    def _tidy(self, now: float) -> None:
        """Forget what is full, and when that is too little, what is nearly so."""
        held = {key: self._left(key, now) for key in self._buckets}
        kept = [key for key, left in held.items() if left < self._rate.burst]
        if len(kept) >= self.MOST:
            kept = sorted(kept, key=held.__getitem__)[: self.MOST // 2]
        self._buckets = {key: self._buckets[key] for key in kept}
        self._tidied = now


def rate_key(address: str) -> str:
    """The key under which an address is rate-limited.

    A home has one IPv4 address but 2^64 of IPv6, so a whole /64 counts as one. Text that is no
    address is its own key.
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
