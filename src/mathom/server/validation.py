"""What pydantic finds wrong with a message, as one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from mathom.server.refusals import Refusal

_OUTSIDE = {"body", "query", "path", "header", "cookie"}


def problem(errors: Iterable[Mapping[str, Any]]) -> Refusal:
    """The first of pydantic's errors: which field, and what about it.

    What the client sent is not repeated: it may be long, or a secret.
    """
    first = next(iter(errors))
    place = [str(part) for part in first["loc"] if part not in _OUTSIDE]
    field = f"field '{'.'.join(place)}'" if place else "it"
    complaint = " ".join(str(first["msg"]).split()).rstrip(".")
    return Refusal(
        "malformed", field=field, problem=f"is refused ({complaint[:1].lower()}{complaint[1:]})"
    )
