"""What a stranger may send and hold: sizes, numbers, and credits that come back with time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from mathom.server.refusals import Refusal


@dataclass(frozen=True, slots=True)
class Rate:
    """How many credits there are, and how long an empty purse takes to be full again.

    Attributes:
        credits: how many can be spent at once.
        seconds: in what time as many come back, evenly.
    """

    credits: float
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
        unsent_messages: how many messages may wait for a slow reader before its socket is
            closed; it comes back and is told what it missed.
        socket_rate: messages that one socket may send; and as many pings and pongs.
        request_rate: HTTP requests that one address may send.
        table_rate: tables that one address may make.
    """

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    name_length: int = 24
    sockets_per_visitor: int = 20
    sockets_per_address: int = 200
    tables_per_visitor: int = 50
    entries_per_table: int = 5_000
    chats_per_table: int = 1_000
    unsent_messages: int = 256
    socket_rate: Rate = Rate(100, 20.0)
    request_rate: Rate = Rate(300, 60.0)
    table_rate: Rate = Rate(30, 600.0)

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
        )


class Credits:
    """A purse of credits for every key, which refills evenly and never overflows.

    A full purse needs no memory, so only those are kept that were spent from of late. Should
    there be too many all the same, the fuller half is forgotten, which makes them full.
    """

    MOST = 100_000
    """How many purses are kept at most."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        """Purses of this rate; `clock` gives seconds and never goes back."""
        self._rate = rate
        self._clock = clock
        self._purses: dict[str, tuple[float, float]] = {}  # what was left, and when
        self._tidied = clock()

    def __len__(self) -> int:
        """How many purses are kept in memory."""
        return len(self._purses)

    def spend(self, key: str, cost: float = 1.0) -> bool:
        """Take `cost` credits from a purse; False, and nothing is taken, if it has too few."""
        now = self._clock()
        if now - self._tidied > self._rate.seconds or len(self._purses) >= self.MOST:
            self._tidy(now)
        left = self._left(key, now) - cost
        if left < 0.0:
            return False
        if left < self._rate.credits:
            self._purses[key] = (left, now)
        return True

    def charge(self, key: str) -> None:
        """Take a credit from a purse.

        Raises:
            Refusal: it has none; when the next one comes back is told.
        """
        if not self.spend(key):
            rate = self._rate
            missing = 1.0 - self._left(key, self._clock())
            wait = missing * rate.seconds / rate.credits if rate.credits else rate.seconds
            raise Refusal("too-fast", wait=wait)

    def _left(self, key: str, now: float) -> float:
        rate = self._rate
        if key not in self._purses:
            return rate.credits
        left, since = self._purses[key]
        return min(rate.credits, left + (now - since) * rate.credits / rate.seconds)

    def _tidy(self, now: float) -> None:
        """Forget what is full, and when that is too little, what is nearly so."""
        held = {key: self._left(key, now) for key in self._purses}
        kept = [key for key, left in held.items() if left < self._rate.credits]
        if len(kept) >= self.MOST:
            kept = sorted(kept, key=held.__getitem__)[: self.MOST // 2]
        self._purses = {key: self._purses[key] for key in kept}
        self._tidied = now


def household(address: str) -> str:
    """The key under which an address is counted.

    A home has one IPv4 address, but 2^64 of IPv6, which count as one. What is no address
    counts as it is.
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
