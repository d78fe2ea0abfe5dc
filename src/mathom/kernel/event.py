"""Events: what happened, as data that any client can tell in any language."""

from __future__ import annotations

from typing import Final

from mathom.kernel.value import Value

EventArgs = dict[str, int | str | list[str]]


class Event(Value):
    """One thing that happened.

    Attributes:
        kind: which sentence tells it.
        args: component ids, seats and figures for that sentence.
        seats: who may know of it at all; None means everybody, spectators included.
    """

    __slots__ = ("args", "kind", "seats")
    __match_args__ = ("kind", "args", "seats")

    def __init__(self, kind: str, args: EventArgs, seats: tuple[int, ...] | None = None) -> None:
        """Something that `seats` may know."""
        self.kind: Final = kind
        self.args: Final = args
        self.seats: Final = seats

    def visible(self, seat: int | None) -> bool:
        """Whether this viewer may know of it; None is a spectator."""
        return self.seats is None or (seat is not None and seat in self.seats)

    def names(self) -> list[str]:
        """Every text among the arguments: the ids of all that took part, and other words."""
        found: list[str] = []
        for value in self.args.values():
            if isinstance(value, str):
                found.append(value)
            elif isinstance(value, list):
                found.extend(value)
        return found

    def __hash__(self) -> int:
        """Agrees with equality; the arguments are left out because lists do not hash."""
        return hash((self.kind, self.seats))

    def __repr__(self) -> str:
        return f"<{self.kind} {self.args}>"
