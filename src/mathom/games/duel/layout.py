"""D2 Where the cards of a chapter lie, and which of them are available (D2.1, D2.4)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from mathom.kernel import components, declaring
from mathom.kernel.components import Component
from mathom.kernel.language import Compiler, argument, called
from mathom.kernel.reading import Reader


class Slot(NamedTuple):
    """Where a card is laid; columns are half cards from the centre line."""

    row: int
    column: int
    face_up: bool


def _slots(reader: Reader, name: str, compiler: Compiler) -> tuple[Slot, ...]:
    """The slots of a layout, numbered from the top row down."""
    found: list[Slot] = []
    for number, row in enumerate(reader.tables(name)):
        up = row.one_of("face", ("down", "up")) == 1
        columns = [x for x in row.items("columns") if type(x) is int]
        if not columns or len(columns) != len(row.items("columns")):
            raise row.wrong("columns", "must be a list of whole numbers")
        row.end()
        found.extend(Slot(number, column, up) for column in columns)
    if not found:
        raise reader.wrong(name, "must not be empty")
    return tuple(found)


@dataclass(eq=False, init=False, repr=False)
class Layout(Component):
    """How a chapter's cards are laid out; sets of slots are bit masks.

    Attributes:
        covers: the slots that cover each slot: those half a card beside it one row below (D2.1).
    """

    slots: tuple[Slot, ...] = called("rows", argument(_slots))
    covers: tuple[int, ...] = declaring.derived(())
    _uncovered: dict[int, tuple[int, ...]] = declaring.derived({})

    def identify(self, record: Reader, box: components.Box, taken: Collection[str]) -> str:
        """The chapter is its name."""
        return str(record.count("chapter", self.index + 1, self.index + 1))

    def complete(self, record: Reader, box: components.Box) -> None:
        """Which slots cover which."""
        self.covers = tuple(
            sum(
                1 << other
                for other, below in enumerate(self.slots)
                if below.row == slot.row + 1 and abs(below.column - slot.column) == 1
            )
            for slot in self.slots
        )
        self._uncovered = {}

    def uncovered(self, left: int) -> tuple[int, ...]:
        """The slots of the set `left` that no other slot of it covers (D2.4).

        Remembered: a printed box has about a thousand such sets in all.
        """
        slots = self._uncovered.get(left)
        if slots is None:
            slots = tuple(
                slot
                for slot, above in enumerate(self.covers)
                if left >> slot & 1 and not left & above
            )
            self._uncovered[left] = slots
        return slots
