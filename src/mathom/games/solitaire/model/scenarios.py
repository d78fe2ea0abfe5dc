"""The scenarios that come with the game: a company with its decks (S2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.solitaire.deck.decks import Decks
from mathom.kernel import declaring
from mathom.kernel.components import Component
from mathom.kernel.language import argument

if TYPE_CHECKING:
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

Pairs = tuple[tuple[int, int], ...]


def _borne(reader: Reader, name: str, compiler: Compiler) -> Pairs:
    """The items the company starts with, each with its bearer."""
    cards = compiler.names["card"]
    found: list[tuple[int, int]] = []
    for table in reader.tables(name):
        found.append((table.one_of("item", cards), table.one_of("bearer", cards)))
        table.end()
    return tuple(found)


def _copies(reader: Reader, name: str, compiler: Compiler) -> tuple[int, ...]:
    """The cards of a deck, each as often as there are copies."""
    cards = compiler.names["card"]
    table = reader.table(name)
    found: list[int] = []
    for id in table.names():
        if id not in cards:
            raise table.wrong(id, "is no card")
        found += [cards.index(id)] * table.count(id, 3, 1)
    table.end()
    return tuple(sorted(found))


@dataclass(eq=False, init=False, repr=False)
class Scenario(Component):
    """Ready decks."""

    company: tuple[int, ...] = declaring.names("card")
    minor_items: Pairs = declaring.untold(argument(_borne))
    sites: tuple[int, ...] = declaring.names("site")
    treasures: tuple[int, ...] = declaring.untold(argument(_copies))
    hazards: tuple[int, ...] = declaring.untold(argument(_copies))
    resources: tuple[int, ...] = declaring.untold(argument(_copies))

    @property
    def decks(self) -> Decks:
        """What the game is built of."""
        return Decks(
            self.company,
            self.minor_items,
            self.resources,
            self.hazards,
            tuple(sorted(self.sites)),
            self.treasures,
        )
