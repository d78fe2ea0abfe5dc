"""Client messages, validated against the protocol before they are sent."""

from __future__ import annotations

from typing import TypeVar

from pydantic import BaseModel, ValidationError

from mathom.client.errors import WasRefused

M = TypeVar("M", bound=BaseModel)


def made(kind: type[M], refused: type[WasRefused] = WasRefused, /, **fields: object) -> M:
    """A message of this kind.

    Args:
        kind: its model.
        refused: the error to raise if the protocol does not allow it.
        fields: its fields.

    Raises:
        WasRefused: with the code that the server would use.
    """
    try:
        return kind.model_validate(fields)
    except ValidationError as fault:
        first = fault.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise refused("malformed", f"field '{place}' is refused: {first['msg']}") from None
