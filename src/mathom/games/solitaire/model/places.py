"""Regions and sites (S1.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import (
    DRAGONS,
    HAVEN,
    ITEM_CLASSES,
    NONE,
    RACES,
    REGION_TYPES,
    SITE_TYPES,
)
from mathom.kernel import declaring
from mathom.kernel.components import Component
from mathom.kernel.language import argument, one_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

SPECIALS: Final = (
    *("creatures-always-keyable-to-site", "healing-effects-cover-all-characters-at-site"),
    "items-playable-while-tapped",
)
"""What some sites are known for."""


@dataclass(eq=False, init=False, repr=False)
class Region(Component):
    """A region of the map; chains of `adjacent` ones are walked (S8.3)."""

    type: int = declaring.told(one_of(REGION_TYPES), write=lambda type: REGION_TYPES[type])
    adjacent: tuple[int, ...] = declaring.names("region")


class AutomaticAttack:
    """An attack printed on a site; no body is -1."""

    __slots__ = ("body", "prowess", "race", "script", "strikes")

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.race: Final = reader.one_of("race", RACES)
        self.strikes: Final = reader.count("strikes", 20, 1)
        self.prowess: Final = reader.count("prowess", 30)
        self.body: Final = reader.count("body", 30) if reader.has("body") else NONE
        self.script: Final = compiler.inner(reader, "effects")
        reader.end()

    @property
    def told(self) -> dict[str, object]:
        """How the card lists tell it."""
        body = None if self.body == NONE else self.body
        race = RACES[self.race]
        return {"race": race, "strikes": self.strikes, "prowess": self.prowess, "body": body}


def _attacks(reader: Reader, name: str, compiler: Compiler) -> tuple[AutomaticAttack, ...]:
    if not reader.has(name):
        return ()
    around = compiler.path
    found: list[AutomaticAttack] = []
    for at, table in enumerate(reader.tables(name)):
        compiler.path = f"{around}/{name}/{at}"
        found.append(AutomaticAttack(table, compiler))
    compiler.path = around
    return tuple(found)


def _types(reader: Reader, name: str, compiler: Compiler) -> tuple[int, ...]:
    """A path of region types; the same may come several times."""
    if not reader.has(name):
        return ()
    return tuple(REGION_TYPES.index(word) for word in _words(reader, name, REGION_TYPES))


def _words(reader: Reader, name: str, words: tuple[str, ...]) -> list[str]:
    found = reader.items(name)
    for word in found:
        if word not in words:
            raise reader.wrong(name, f"must be of {', '.join(words)}")
    return [str(word) for word in found]


def _haven_paths(
    reader: Reader, name: str, compiler: Compiler
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """To other Havens the printed paths (S8.1)."""
    found: list[tuple[int, tuple[int, ...]]] = []
    for table in reader.tables(name) if reader.has(name) else ():
        to = table.one_of("to", compiler.names["site"])
        found.append((to, _types(table, "path", compiler)))
        table.end()
    return tuple(found)


def _greater(reader: Reader, name: str, compiler: Compiler) -> str:
    return reader.text(name) if reader.has(name) else ""


@dataclass(eq=False, init=False, repr=False)
class Site(Component):
    """A site.

    Attributes:
        haven: the nearest Haven; of a Haven itself.
        path: the printed path from there, as region types.
        haven_paths: of a Haven, the other Havens with the printed paths to them.
        items: the classes of items that can be found there.
        greater_only: which greater items alone: "palantir", the id of one, or any if empty.
        hoard, lair: whether it is rich, and the number of the Dragon that lives there, or -1.
        special: what else it is known for.
    """

    type: int = declaring.told(one_of(SITE_TYPES), write=lambda type: SITE_TYPES[type])
    region: int = declaring.name("region")
    haven: int = declaring.name("site")
    path: tuple[int, ...] = declaring.told(
        argument(_types), write=lambda path: [REGION_TYPES[type] for type in path]
    )
    haven_paths: tuple[tuple[int, tuple[int, ...]], ...] = declaring.untold(argument(_haven_paths))
    resource_draws: int = declaring.count(10)
    hazard_draws: int = declaring.count(10)
    attacks: tuple[AutomaticAttack, ...] = declaring.told(
        argument(_attacks), write=lambda attacks: [attack.told for attack in attacks]
    )
    items: tuple[int, ...] = declaring.told(
        argument(lambda reader, name, compiler: tuple(reader.some_of(name, ITEM_CLASSES))),
        write=lambda items: [ITEM_CLASSES[item] for item in items],
    )
    greater_only: str = declaring.told(argument(_greater), write=lambda only: only or None)
    information: bool = declaring.optional(declaring.flag(), False)
    hoard: bool = declaring.optional(declaring.flag(), False)
    dwarf_hold: bool = declaring.optional(declaring.flag(), False)
    lair: int = declaring.told(
        declaring.optional(one_of(DRAGONS), NONE),
        write=lambda lair: None if lair == NONE else DRAGONS[lair],
    )
    special: tuple[str, ...] = declaring.optional(
        argument(lambda reader, name, compiler: tuple(_words(reader, name, SPECIALS))), ()
    )

    @property
    def is_haven(self) -> bool:
        return self.type == HAVEN

    def complete(self, record: Reader, box: Box) -> None:
        """A Haven is its own nearest one."""
        if self.is_haven and self.haven != self.index:
            raise record.wrong("haven", "must be itself, for it is one")
