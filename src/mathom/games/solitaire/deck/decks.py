"""What a game is built of: the company and the four decks (S2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.kernel.value import Value

Cards = tuple[int, ...]
"""Numbers of cards, each as often as there are copies, in order of number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decks(Value):
    """A company with its decks, by the numbers of cards and sites.

    Attributes:
        company: the characters, in the order of the company.
        minor_items: the items it starts with, each with its bearer.
        resources, hazards, treasures: cards; `sites` sites.
    """

    __slots__ = ("company", "hazards", "minor_items", "resources", "sites", "treasures")
    __match_args__ = ("company", "minor_items", "resources", "hazards", "sites", "treasures")

    def __init__(
        self,
        company: Cards,
        minor_items: tuple[tuple[int, int], ...],
        resources: Cards,
        hazards: Cards,
        sites: Cards,
        treasures: Cards,
    ) -> None:
        self.company: Final = company
        self.minor_items: Final = minor_items
        self.resources: Final = resources
        self.hazards: Final = hazards
        self.sites: Final = sites
        self.treasures: Final = treasures

    @property
    def cards(self) -> Cards:
        """Every card but the sites."""
        items = tuple(item for item, _ in self.minor_items)
        return (*self.company, *items, *self.resources, *self.hazards, *self.treasures)
