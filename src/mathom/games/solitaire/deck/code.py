"""Decks as short codes, for links and for the setting S25.1.

A code is base64url of five bytes and a number. The bytes are the version of the encoding, two that
would hardly fit another number, and two that would hardly fit another box. The number holds the
decks one figure after the other, each in a place system of its own base, so that nothing is
wasted: which cards of the box a deck holds is the number of this choice among all there are.
"""

from __future__ import annotations

import base64
import binascii
import functools
import hashlib
import math
from collections import Counter
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.deck.decks import Decks
from mathom.games.solitaire.deck.telling import told
from mathom.kernel.errors import BadRequest

if TYPE_CHECKING:
    from mathom.games.solitaire.deck.decks import Cards
    from mathom.games.solitaire.model.box import Box

VERSION: Final = 1
LONGEST: Final = 2000
"""Codes of decks that keep to the rules have some hundred letters."""
MOST: Final = 100
"""One more than the copies of a card, the characters and the starting items there can be."""
MARK: Final = 2
HEAD: Final = 1 + 2 * MARK


class _Writer:
    """A number that holds figures."""

    __slots__ = ("_base", "value")

    def __init__(self) -> None:
        self.value = 0
        self._base = 1

    def put(self, figure: int, base: int) -> None:
        """Add a figure below `base`."""
        assert 0 <= figure < base
        self.value += figure * self._base
        self._base *= base

    def cards(self, cards: Cards, size: int) -> None:
        """Add the cards of a deck, in no order, out of so many of the box."""
        copies = sorted(Counter(cards).items())
        self.put(len(copies), size + 1)
        rank = sum(math.comb(card, place) for place, (card, _) in enumerate(copies, 1))
        self.put(rank, math.comb(size, len(copies)))
        most = max((count for _, count in copies), default=1)
        self.put(most, MOST)
        for _, count in copies:
            self.put(count - 1, most)


class _Reader:
    """Takes the figures out of a number again."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    def take(self, base: int) -> int:
        """The next figure below `base`."""
        self.value, figure = divmod(self.value, base)
        return figure

    def cards(self, size: int) -> Cards:
        """The next deck."""
        kinds = self.take(size + 1)
        rank = self.take(math.comb(size, kinds))
        found: list[int] = []
        card = size
        for place in range(kinds, 0, -1):
            card -= 1
            while math.comb(card, place) > rank:
                card -= 1
            rank -= math.comb(card, place)
            found.append(card)
        most = max(self.take(MOST), 1)
        return tuple(card for card in reversed(found) for _ in range(self.take(most) + 1))


def encode(box: Box, decks: Decks) -> str:
    """The code of decks.

    Raises:
        BadRequest: they hold a hundred copies of a card, or as many characters.
    """
    size = len(box.cards)
    groups = (decks.resources, decks.hazards, decks.treasures, decks.sites)
    counts = [count for cards in groups for count in Counter(cards).values()]
    if max([*counts, len(decks.company), len(decks.minor_items)]) >= MOST:
        raise BadRequest(*_wrong("code-many"))
    writer = _Writer()
    writer.put(len(decks.company), MOST)
    for card in decks.company:
        writer.put(card, size)
    writer.put(len(decks.minor_items), MOST)
    for item, bearer in decks.minor_items:
        writer.put(item, size)
        writer.put(bearer, size)
    for cards in (decks.resources, decks.hazards, decks.treasures):
        writer.cards(cards, size)
    writer.cards(decks.sites, len(box.sites))
    number = writer.value.to_bytes((writer.value.bit_length() + 7) // 8, "little")
    head = bytes([VERSION]) + _digest(number) + _box_mark(box)
    return base64.urlsafe_b64encode(head + number).decode().rstrip("=")


def decode(box: Box, code: str) -> Decks:
    """The decks of a code.

    Raises:
        BadRequest: it is no code, was changed, or is of another box.
    """
    data = _bytes(code)
    if data[1 + MARK : HEAD] != _box_mark(box):
        raise BadRequest(*_wrong("code-box"))
    size = len(box.cards)
    reader = _Reader(int.from_bytes(data[HEAD:], "little"))
    company = tuple(reader.take(size) for _ in range(reader.take(MOST)))
    items = tuple((reader.take(size), reader.take(size)) for _ in range(reader.take(MOST)))
    resources, hazards, treasures = (reader.cards(size) for _ in range(3))
    decks = Decks(company, items, resources, hazards, reader.cards(len(box.sites)), treasures)
    if encode(box, decks) != code:
        raise BadRequest(*_wrong("code-broken"))
    return decks


def check(code: str) -> None:
    """Refuse what is no code of any box.

    Raises:
        BadRequest: it is none.
    """
    _bytes(code)


def _bytes(code: str) -> bytes:
    if len(code) > LONGEST or not code.isascii():
        raise BadRequest(*_wrong("code-broken"))
    try:
        data = base64.b64decode(code + "=" * (-len(code) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadRequest(*_wrong("code-broken")) from None
    if data and data[0] > VERSION:
        raise BadRequest(*_wrong("code-version"))
    if len(data) < HEAD or data[0] != VERSION or data[1 : 1 + MARK] != _digest(data[HEAD:]):
        raise BadRequest(*_wrong("code-broken"))
    return data


def _wrong(key: str) -> tuple[str, dict[str, object]]:
    sentence = told(key, {})
    assert isinstance(sentence, tuple)
    return sentence


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=MARK).digest()


@functools.lru_cache(maxsize=8)
def _box_mark(box: Box) -> bytes:
    """What tells one box from another: the ids that the numbers of its cards stand for."""
    return _digest("\n".join((*box.names["card"], *box.names["site"])).encode())
