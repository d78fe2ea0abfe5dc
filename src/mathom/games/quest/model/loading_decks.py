"""Reads the decks whose cards carry scripts: Sauron's, the encounters, the quests and the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.model.box import (
    BEGINNINGS,
    KEPT,
    MARKERS,
    SOURCES,
    WINDOWS,
    Character,
    Components,
    Corruption,
    Encounter,
    Event,
    Item,
    Mission,
    Peril,
    Plot,
    QuestCard,
    Shadow,
)
from mathom.games.quest.model.fields import read_flag

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.kernel.reading import Reader

SIDES: Final = ("heroes", "sauron")


class DeckLoader:
    """Adds one deck after the other to the components."""

    def __init__(
        self,
        parts: Components,
        compiler: Compiler,
        sheets: tuple[str, ...],
        quests: tuple[str, ...],
    ) -> None:
        """Read into `parts`, which has the map, the heroes and the foes already."""
        self.parts = parts
        self.compile = compiler
        self.sheets = sheets
        self.own_quests = quests
        self.places = tuple(location.id for location in parts.locations)
        self.monsters = tuple(foe.id for foe in parts.foes if not foe.minion)

    def plots(self, file: Reader) -> None:
        """The plots (Q2.3): each affects a location, or one of several that Sauron chooses."""
        found: list[Plot] = []
        for index, record in enumerate(file.tables("plot")):
            id = record.text("id")
            chosen = record.has("sites")
            found.append(
                Plot(
                    index,
                    id,
                    _flag(record, "starting"),
                    record.count("copies", 5, 1),
                    record.one_of("marker", MARKERS),
                    record.count("advance", 10),
                    record.count("price", 20),
                    record.count("influence", 20),
                    -1 if chosen else record.one_of("location", self.places),
                    self.compile.sites(record, "sites") if chosen else None,
                    self.compile.condition(record, "requirement")
                    if record.has("requirement")
                    else None,
                    self.compile.script(record, "setup", f"plot/{id}/setup"),
                    self.compile.script(record, "on_play", f"plot/{id}/on_play"),
                    self.compile.script(record, "ongoing", f"plot/{id}/ongoing"),
                    _flag(record, "gollum"),
                    _source(record),
                )
            )
            record.end()
            if found[-1].marker == MARKERS.index("heroes"):
                raise record.wrong("marker", "must be one of Sauron's")
            if found[-1].starting != (len(found[-1].setup) > 0) or (
                found[-1].starting and (chosen or found[-1].copies > 1)
            ):
                raise record.wrong("setup", "must be there for single starting plots alone")
        file.end()
        self.parts.plots = tuple(found)

    def shadows(self, file: Reader) -> None:
        """The shadow cards (Q3.14)."""
        found: list[Shadow] = []
        for index, record in enumerate(file.tables("shadow")):
            id = record.text("id")
            found.append(
                Shadow(
                    index,
                    id,
                    record.count("copies", 5, 1),
                    record.count("influence", 20),
                    record.one_of("window", WINDOWS),
                    self.compile.condition(record, "condition")
                    if record.has("condition")
                    else None,
                    self.compile.script(record, "effects", f"shadow/{id}/effects"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        self.parts.shadows = tuple(found)

    def corruption(self, file: Reader) -> None:
        """The corruption cards (Q3.2)."""
        found: list[Corruption] = []
        for index, record in enumerate(file.tables("corruption")):
            id = record.text("id")
            held = record.has("price")
            if record.has("from") and not held:
                raise record.wrong("from", "is for cards that are held")
            found.append(
                Corruption(
                    index,
                    id,
                    record.count("price", 20) if held else -1,
                    record.one_of("from", BEGINNINGS) if record.has("from") else 0,
                    self.compile.script(record, "effects", f"corruption/{id}/effects"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        self.parts.corruption = tuple(found)

    def perils(self, file: Reader) -> None:
        """The perils (Q3.11)."""
        everywhere = frozenset(range(len(self.places)))
        found: list[Peril] = []
        for index, record in enumerate(file.tables("peril")):
            id = record.text("id")
            found.append(
                Peril(
                    index,
                    id,
                    self.where(record, everywhere),
                    self.compile.script(record, "effects", f"peril/{id}/effects"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        self.parts.perils = tuple(found)

    def encounters(self, file: Reader, deck: int) -> None:
        """One encounter deck (Q3.13)."""
        drawn_at = frozenset(
            location.index for location in self.parts.locations if location.deck == deck
        )
        found = list(self.parts.encounters)
        for record in file.tables("encounter"):
            id = record.text("id")
            quest = _flag(record, "quest")
            found.append(
                Encounter(
                    len(found),
                    id,
                    deck,
                    record.count("priority", 20, 1),
                    self.where(record, drawn_at),
                    quest,
                    self.compile.script(record, "effects", f"encounter/{id}/effects"),
                    self.compile.requirement(record, "requirement") if quest else None,
                    self.compile.script(record, "reward", f"encounter/{id}/reward"),
                    _source(record),
                )
            )
            record.end()
            if any(card.id == id for card in self.parts.encounters):
                raise record.wrong("id", "is used twice")
            if len(found[-1].reward) and not quest:
                raise record.wrong("reward", "must be of a quest")
        file.end()
        self.parts.encounters = tuple(found)

    def where(self, record: Reader, all: frozenset[int]) -> frozenset[int]:
        """Where a card applies: at its locations, in its regions, or wherever it is drawn."""
        if record.has("locations"):
            places = frozenset(record.some_of("locations", self.places))
        elif record.has("regions"):
            regions = record.some_of("regions", self.parts.regions)
            places = frozenset(
                place.index for place in self.parts.locations if place.region in regions
            )
        else:
            return all
        if not places & all:
            field = "locations" if record.has("locations") else "regions"
            raise record.wrong(field, "must name some where the card is drawn")
        return places & all

    def quests(self, file: Reader) -> None:
        """The heroes' own quests (Q1.2)."""
        found: list[QuestCard] = []
        for index, record in enumerate(file.tables("quest")):
            id = record.text("id")
            guarded = record.has("guarded")
            found.append(
                QuestCard(
                    index,
                    id,
                    record.one_of("hero", self.sheets),
                    _flag(record, "advanced"),
                    self.compile.script(record, "setup", f"quest/{id}/setup"),
                    record.one_of("guarded", self.places) if guarded else -1,
                    record.one_of("guard", self.monsters) if guarded else -1,
                    self.compile.requirement(record, "requirement"),
                    self.compile.script(record, "reward", f"quest/{id}/reward"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        self.parts.quests = tuple(found)

    def missions(self, file: Reader) -> None:
        """The secret missions (Q1.7)."""
        found: list[Mission] = []
        for index, record in enumerate(file.tables("mission")):
            found.append(
                Mission(
                    index,
                    record.text("id"),
                    record.one_of("side", SIDES) == 1,
                    self.compile.condition(record, "condition"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        if len({mission.sauron for mission in found}) != len(SIDES):
            raise file.wrong("mission", "must have some of each side")
        self.parts.missions = tuple(found)

    def events(self, file: Reader) -> None:
        """The events (Q2.4), ordered by stage in their file."""
        characters = self.compile.names.characters
        found: list[Event] = []
        for index, record in enumerate(file.tables("event")):
            id = record.text("id")
            placed: list[tuple[int, int]] = []
            for item in record.tables("characters") if record.has("characters") else []:
                placed.append(
                    (item.one_of("character", characters), item.one_of("location", self.places))
                )
                item.end()
            found.append(
                Event(
                    index,
                    id,
                    record.count("stage", len(self.parts.figures.stages), 1),
                    record.count("priority", 20, 1),
                    tuple(record.some_of("favor", self.places)),
                    tuple(placed),
                    record.one_of("marker", self.places) if record.has("marker") else -1,
                    KEPT[record.one_of("kept", KEPT)],
                    self.compile.script(record, "effects", f"event/{id}/effects"),
                    self.compile.script(record, "on_explore", f"event/{id}/on_explore"),
                    self.compile.script(record, "ongoing", f"event/{id}/ongoing"),
                    _source(record),
                )
            )
            record.end()
            if (found[-1].kept == "current") != (found[-1].marker >= 0):
                raise record.wrong("marker", "must be there for current events alone")
        file.end()
        self.parts.events = tuple(found)

    def characters(self, file: Reader) -> None:
        """The characters (Q3.12)."""
        found: list[Character] = []
        for index, record in enumerate(file.tables("character")):
            id = record.text("id")
            found.append(
                Character(
                    index,
                    id,
                    record.count("favor", 10),
                    self.compile.script(record, "ability", f"character/{id}/ability"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        self.parts.characters = tuple(found)

    def items(self, file: Reader) -> None:
        """The items."""
        found: list[Item] = []
        for index, record in enumerate(file.tables("item")):
            id = record.text("id")
            found.append(
                Item(
                    index,
                    id,
                    record.count("copies", 10, 1),
                    self.compile.script(record, "effects", f"item/{id}/effects"),
                    _source(record),
                )
            )
            record.end()
        file.end()
        self.parts.items = tuple(found)


def _flag(record: Reader, field: str) -> bool:
    return record.has(field) and read_flag(record, field)


def _source(record: Reader) -> str:
    return SOURCES[record.one_of("source", SOURCES)]
