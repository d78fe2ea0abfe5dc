"""What the HTTP addresses have in common."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query

from mathom.protocol import Refused

Id = Annotated[str, Path(min_length=1, max_length=64)]
Lang = Annotated[Literal["en", "ja"], Query()]

REFUSED: dict[int | str, dict[str, Any]] = {
    status: {"model": Refused, "description": "Refused; nothing has changed."}
    for status in (403, 404, 409, 413, 422, 429, 503)
}
