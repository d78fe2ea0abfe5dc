"""Chance stands outside the state.

Rules never hold a generator. They are handed a `Chance` and ask it for one of `n` equally
likely outcomes. Who hands it over decides what that means: the game's own stream, a
recorded history, or a bot's private imagination. So a copied state cannot foresee its
dice, and looking never changes what happens.
"""

from __future__ import annotations

import copy
import hashlib
import struct
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.errors import BadRecord

_WORDS: Final = struct.Struct("<16I")
_SPAN: Final = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of outcomes.

    Called by steps and choices while they run; never kept by them.
    """

    __slots__ = ()

    def pick(self, n: int) -> int:
        """One of `n` equally likely outcomes, as a number from 0 to n - 1.

        A pick out of one is no chance at all: it is 0, consumes nothing and is not
        recorded.
        """
        raise NotImplementedError

    def __copy__(self) -> Chance:
        """A source of its own, which will give what this one will."""
        return copy.deepcopy(self)


class Seeded(Chance):
    """The stream that a seed determines: BLAKE2b in counter mode.

    A cryptographic stream, because players who see many outcomes must not be able to
    compute the next one; spelled out here rather than taken from `random`, because a record
    must verify under every Python, for ever.
    """

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: str, stream: str = "game", key: bytes = b"") -> None:
        """Open the named stream of `seed`, or of `key`; streams of one seed are independent."""
        self._key = key or hashlib.sha256(f"{stream}:{seed}".encode()).digest()
        self._block = 0
        self._words: list[int] = []

    def pick(self, n: int) -> int:
        """An unbiased outcome below `n`, by rejecting the words of the last partial span."""
        if n == 1:
            return 0
        limit = _SPAN - _SPAN % n
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < limit:
                return word % n

    def copy(self) -> Seeded:
        """A stream of its own that goes on from here."""
        return _seeded(self._key, self._block, self._words.copy())

    def __repr__(self) -> str:
        """How far it was read; what comes next is nobody's to see."""
        return f"<Seeded, {16 * self._block - len(self._words)} words read>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the stream where it stands."""
        return _seeded, (self._key, self._block, self._words.copy())

    def _refill(self) -> None:
        counter = self._block.to_bytes(8, "little")
        self._block += 1
        block = hashlib.blake2b(counter, key=self._key).digest()
        self._words = list(_WORDS.unpack(block))
        self._words.reverse()


class Recording(Chance):
    """Gives what a stream will give, and notes every outcome with its range.

    Attributes:
        stream: where the stream stands after all that was noted. The one it began with does not
            move: it is copied for the first outcome, because most choices ask for none.
        outcomes: what was noted.
    """

    __slots__ = ("outcomes", "stream")

    def __init__(self, stream: Seeded) -> None:
        """Note what `stream` will give."""
        self.stream = stream
        self.outcomes: list[tuple[int, int]] = []

    def pick(self, n: int) -> int:
        """The stream's outcome, noted."""
        if n == 1:
            return 0
        if not self.outcomes:
            self.stream = self.stream.copy()
        outcome = self.stream.pick(n)
        self.outcomes.append((outcome, n))
        return outcome

    def __repr__(self) -> str:
        """The stream and how much was noted."""
        return f"<Recording from {self.stream!r}, {len(self.outcomes)} outcomes>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the stream with what was noted."""
        return _noted, (self.stream.copy(), self.outcomes.copy())


class Recorded(Chance):
    """Gives back the outcomes of a record, in their order, with no generator."""

    __slots__ = ("_at", "_outcomes")

    def __init__(self, outcomes: Sequence[tuple[int, int]]) -> None:
        """Replay `outcomes`, pairs of an outcome and its range."""
        self._outcomes = outcomes
        self._at = 0

    def pick(self, n: int) -> int:
        """The next recorded outcome.

        Raises:
            BadRecord: the record has no outcome left, or one of another range.
        """
        if n == 1:
            return 0
        if self._at == len(self._outcomes):
            raise BadRecord("outcome-missing", {"span": n})
        outcome, span = self._outcomes[self._at]
        if span != n or not 0 <= outcome < n:
            raise BadRecord("outcome-other", {"found": f"{outcome}/{span}", "span": n})
        self._at += 1
        return outcome

    def finish(self) -> None:
        """Confirm that every outcome was used.

        Raises:
            BadRecord: some were not.
        """
        left = len(self._outcomes) - self._at
        if left:
            raise BadRecord("outcomes-left", {"count": left})

    def __repr__(self) -> str:
        """How much is left."""
        return f"<Recorded, {len(self._outcomes) - self._at} outcomes left>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle what is left."""
        return Recorded, (list(self._outcomes[self._at :]),)


def _seeded(key: bytes, block: int, words: list[int]) -> Seeded:
    stream = Seeded("", key=key)
    stream._block = block
    stream._words = words
    return stream


def _noted(stream: Seeded, outcomes: list[tuple[int, int]]) -> Recording:
    chance = Recording(stream)
    chance.outcomes = outcomes
    return chance


def commitment(seed: str) -> str:
    """The public promise of a seed: shown at the start, checked when the seed is told.

    It hides only what cannot be guessed: whoever plays for something takes a seed from the
    operating system, as matches without a given seed do, and not a number.
    """
    return hashlib.sha256(f"mathom:{seed}".encode()).hexdigest()
