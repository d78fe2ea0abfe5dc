"""What pydantic finds wrong with a message, as one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from mathom.server.refusals import RequestRefused

_OUTSIDE = {"body", "query", "path", "header", "cookie"}
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What a field may be called for its name to be repeated; ours all are."""
_UNNAMED = "?"
_FIXED = {
    "json_invalid": "is not JSON",
    "union_tag_invalid": "has a type that no message has",
    "union_tag_not_found": "has no type",
}
"""Complaints about the whole, in our own words: pydantic's own would repeat what was sent."""


def problem(errors: Iterable[Mapping[str, Any]]) -> RequestRefused:
    """The first of pydantic's errors: which field, and what about it.

    What the client sent is not repeated: it may be long, or a secret. Of fields that we do not
    know only a short plain name is told, so that whoever has mistyped one finds it.
    """
    first = next(iter(errors))
    if fixed := _FIXED.get(first["type"]):
        return RequestRefused("malformed", field="it", problem=fixed)
    place = [part for part in first["loc"] if part not in _OUTSIDE]
    if not place:
        return RequestRefused("malformed", field="it", problem=_of_the_whole(first))
    complaint = " ".join(str(first["msg"]).split()).rstrip(".")
    return RequestRefused(
        "malformed",
        field=f"field '{'.'.join(_plain(part) for part in place)}'",
        problem=f"is refused ({complaint[:1].lower()}{complaint[1:]})",
    )


def _plain(part: int | str) -> str:
    return str(part) if isinstance(part, int) or _NAME.fullmatch(part) else _UNNAMED


def _of_the_whole(error: Mapping[str, Any]) -> str:
    if error["type"] == "missing":
        return "is missing"
    if isinstance(error.get("input"), bytes):
        return "must be JSON, and be called so by its Content-Type, application/json"
    return "must be an object of JSON"
