"""Secrets that open things, and texts that people type."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

from mathom.bots import bot_names
from mathom.games import games
from mathom.server.limits import Limits
from mathom.server.refusals import Refusal


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


def plain_text(text: str) -> str:
    """A text on one line, without signs that cannot be seen or that turn the line around."""
    kept = "".join(
        sign if sign.isprintable() else " " for sign in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())


def plain_name(text: str, limits: Limits) -> str:
    """A name that a person may have at a table.

    Raises:
        Refusal: it is empty, too long, or the name of a bot.
    """
    name = plain_text(text)
    if not 0 < len(name) <= limits.name_length:
        raise Refusal("bad-name", most=limits.name_length)
    if any(name.casefold() in bot_names(game) for game in games()):
        raise Refusal("name-of-a-bot", name=name)
    return name
