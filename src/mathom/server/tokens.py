"""Secrets that open things, and texts that people type."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from mathom.bots import bot_names
from mathom.games import all_games
from mathom.server.limits import Limits
from mathom.server.refusals import RequestRefused


def new_id() -> str:
    """An unguessable name for a table or a visitor, fit for an address: 16 characters."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """An unguessable secret, fit for an address."""
    return secrets.token_urlsafe(24)


def fingerprint(token: str) -> str:
    """What is stored of a token: enough to know it again, useless to whoever reads it."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, known: str) -> bool:
    """Whether a token is the one with this fingerprint; takes as long either way."""
    return bool(known) and hmac.compare_digest(fingerprint(token), known)


UNSEEN = {
    *"\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0",
    *map(chr, range(0x180B, 0x1810)),
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}
"""Signs that count as letters, marks or pictures and show nothing: fillers and selectors."""


def plain_text(text: str) -> str:
    """A text on one line, without signs that cannot be seen or that turn the line around."""
    kept = "".join(
        sign if sign.isprintable() else " "
        for sign in unicodedata.normalize("NFC", text)
        if sign not in UNSEEN
    )
    return " ".join(kept.split())


def plain_name(text: str, limits: Limits) -> str:
    """A name that a person may have at a table.

    Raises:
        RequestRefused: it is empty, too long, has neither letter nor digit, or looks like
            the name of a bot.
    """
    # Letters that are only written otherwise, wide or in a ring, become the usual ones; what
    # becomes of a sign may be one that shows nothing.
    name = plain_text(unicodedata.normalize("NFKC", plain_text(text)))
    if not _folded(name) or len(name) > limits.name_length:
        raise RequestRefused("bad-name", most=limits.name_length)
    if any(_folded(name) == _folded(bot) for game in all_games() for bot in bot_names(game)):
        raise RequestRefused("name-of-a-bot", name=name)
    return name


def _folded(name: str) -> str:
    """The letters and digits of a name, small and without accents: what it is read as."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in apart if unicodedata.category(sign)[0] in "LN")
