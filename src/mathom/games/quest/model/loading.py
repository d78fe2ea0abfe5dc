"""Fills the box from the data files, once, and refuses what cannot be.

Here are the map, the heroes, the foes and their cards; `loading_decks` reads the decks whose
cards carry scripts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Final

from mathom.games.quest.cards.compiling import LABELS, Compiler
from mathom.games.quest.cards.compiling import Names as ScriptNames
from mathom.games.quest.cards.registry import EFFECTS
from mathom.games.quest.combat.abilities import Ability, read_abilities
from mathom.games.quest.model.box import (
    ANY_CARD,
    ATTRIBUTES,
    FOE_DECKS,
    FOE_POWERS,
    ICONS,
    POWERS,
    SOURCES,
    TRACKS,
    TYPES,
    Box,
    Card,
    Components,
    Figures,
    Foe,
    Location,
    Path,
    Sheet,
)
from mathom.games.quest.model.fields import read_flag
from mathom.games.quest.model.loading_decks import DeckLoader
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader

HAVEN_DECK: Final = "haven"
"""The encounter deck that is drawn from in every haven."""


NO_ABILITY: Final = "none"
"""The ability of foes that have none."""


def load_box(folder: Traversable) -> Box:
    """The box that the data files of a folder describe.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    return _Loader(folder).box()


class _Loader:
    """Reads the files one after the other; ids first, because records name each other."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self.board = self.file("board.toml")
        self.foes = self.file("foes.toml")
        self.heroes = self.file("heroes.toml")
        self.regions = _ids(self.board, "region")
        self.piles = _ids(self.board, "pile")
        self.monsters = _ids(self.foes, "monster")
        self.minions = _ids(self.foes, "minion")
        self.sheets = _ids(self.heroes, "hero")
        self.place_file = self.file("locations.toml")
        self.places = _ids(self.place_file, "location")
        self.item_file = self.file("items.toml")
        self.items = _ids(self.item_file, "item")
        self.quest_file = self.file("quests.toml")
        self.quests = _ids(self.quest_file, "quest")
        named = [region.text("deck") for region in self.board.tables("region")]
        self.decks = (HAVEN_DECK, *dict.fromkeys(named))
        self.abilities: dict[str, Ability] = {}

    def box(self) -> Box:
        parts = Components(self.figures(self.board.table("figures")))
        parts.labels = LABELS
        parts.regions = self.regions
        parts.decks = self.decks
        parts.piles = self.piles
        abilities = self.file("abilities.toml")
        self.abilities = read_abilities(abilities)
        if NO_ABILITY not in self.abilities:
            raise abilities.wrong("ability", f"must have one called {NO_ABILITY!r}")
        parts.pile_tokens = tuple(self.pile(record) for record in self.board.tables("pile"))
        parts.paths = self.paths()
        parts.locations = self.locations(parts.paths)
        _joined(parts.locations, self.place_file)
        parts.foes = self.all_foes()
        parts.sheets = self.all_sheets()
        parts.cards = self.cards()
        compiler = self.compiler()
        decks = DeckLoader(parts, compiler, self.sheets, self.quests)
        decks.plots(self.file("plots.toml"))
        decks.shadows(self.file("shadows.toml"))
        decks.corruption(self.file("corruption.toml"))
        decks.perils(self.file("perils.toml"))
        for deck in range(len(self.decks)):
            decks.encounters(self.file(self.encounter_file(deck)), deck)
        decks.quests(self.quest_file)
        decks.missions(self.file("missions.toml"))
        decks.events(self.file("events.toml"))
        decks.characters(self.file("characters.toml"))
        decks.items(self.item_file)
        for file in (self.board, self.foes, self.heroes):
            file.end()
        return Box(parts, tuple(compiler.scripts), tuple(compiler.effects))

    def compiler(self) -> Compiler:
        return Compiler(
            ScriptNames(
                locations=self.places,
                regions=self.regions,
                monsters=self.monsters,
                minions=self.minions,
                characters=_ids(self.file("characters.toml"), "character"),
                items=self.items,
                plots=_ids(self.file("plots.toml"), "plot"),
                shadows=_ids(self.file("shadows.toml"), "shadow"),
                events=_ids(self.file("events.toml"), "event"),
                sheets=self.sheets,
                encounter_decks=self.decks,
            ),
            EFFECTS,
        )

    def encounter_file(self, deck: int) -> str:
        return f"encounters-{self.decks[deck]}.toml"

    def file(self, name: str) -> Reader:
        try:
            text = (self.folder / name).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as fault:
            raise BadData(f"{name}: cannot be read: {fault}") from None
        try:
            return Reader(tomllib.loads(text), name, BadData)
        except (ValueError, RecursionError) as mistake:
            raise BadData(f"{name}: is not TOML: {mistake}") from None

    def figures(self, record: Reader) -> Figures:
        stages = record.counts("stages", 3, 100)
        if sorted(set(stages)) != stages:
            raise record.wrong("stages", "must be spaces one after the other")
        tracks = record.table("tracks")
        numbers = [tuple(tracks.counts(track, len(tracks.items(track)), 20)) for track in TRACKS]
        tracks.end()
        figures = Figures(
            shadow_falls=record.count("shadow_falls", stages[-1], 1),
            stages=(stages[0], stages[1], stages[2]),
            story_advance=record.count("story_advance", 10),
            actions=tuple(record.counts("actions", 3, 10)),
            tracks=tuple(numbers),
            action_tokens=record.count("action_tokens", 10, 1),
            pool_per_stage=record.count("pool_per_stage", 20),
            to_pool=record.count("to_pool", 20),
            plot_spaces=record.count("plot_spaces", 10, 1),
            heal=record.count("heal", 20),
            levels=record.count("levels", 10),
            dark_path=record.count("dark_path", 20),
        )
        record.end()
        if min(map(len, numbers)) < figures.action_tokens - 1:
            raise record.wrong("tracks", "must have a space for every action token but one")
        return figures

    def pile(self, record: Reader) -> tuple[int, ...]:
        record.text("id")
        table = record.table("tokens")
        faces = [
            number
            for number, id in enumerate(self.monsters)
            if table.has(id)
            for _ in range(table.count(id, 20, 1))
        ]
        table.end()
        faces += [len(self.monsters)] * record.count("blanks", 20)
        _source(record)
        record.end()
        return tuple(faces)

    def paths(self) -> tuple[Path, ...]:
        file = self.file("paths.toml")
        found: list[Path] = []
        for index, record in enumerate(file.tables("path")):
            ends = sorted(record.some_of("ends", self.places))
            if len(set(ends)) != 2 or len(ends) != 2:
                raise record.wrong("ends", "must be two locations")
            if any(path.ends == (ends[0], ends[1]) for path in found):
                raise record.wrong("ends", "are joined by a path already")
            found.append(
                Path(
                    index,
                    (ends[0], ends[1]),
                    record.one_of("icon", ICONS) if record.has("icon") else ANY_CARD,
                    record.count("number", 10, 1),
                    record.has("water") and read_flag(record, "water"),
                    record.one_of("item", self.items) if record.has("item") else -1,
                    _source(record),
                )
            )
            record.end()
        file.end()
        return tuple(found)

    def locations(self, paths: Sequence[Path]) -> tuple[Location, ...]:
        """The locations; a path that needs an item makes no neighbours."""
        piles: list[int] = []
        decks: list[int] = []
        for record in self.board.tables("region"):
            record.text("id")
            record.text("colour")
            piles.append(record.one_of("pile", self.piles))
            decks.append(record.one_of("deck", self.decks))
            _source(record)
            record.end()
        found: list[Location] = []
        for index, record in enumerate(self.place_file.tables("location")):
            region = record.one_of("region", self.regions)
            haven = record.has("haven") and read_flag(record, "haven")
            near = [sum(p.ends) - index for p in paths if index in p.ends and p.item < 0]
            if not near:
                raise record.wrong("id", "must be at the end of some path")
            found.append(
                Location(
                    index,
                    record.text("id"),
                    region,
                    self.decks.index(HAVEN_DECK) if haven else decks[region],
                    piles[region],
                    haven,
                    record.count("strength", 20, 1) if record.has("strength") else 0,
                    record.has("perilous") and read_flag(record, "perilous"),
                    tuple(sorted(near)),
                    record.count("x", 1000),
                    record.count("y", 1000),
                    _source(record),
                )
            )
            record.end()
            if haven and found[-1].stronghold:
                raise record.wrong("haven", "must not be a stronghold too")
        self.place_file.end()
        return tuple(found)

    def ability(self, record: Reader) -> Ability:
        ids = tuple(self.abilities)
        return self.abilities[ids[record.one_of("ability", ids)]]

    def all_foes(self) -> tuple[Foe, ...]:
        found: list[Foe] = []
        for kind in ("monster", "minion"):
            for record in self.foes.tables(kind):
                minion = kind == "minion"
                powers = record.some_of("powers", FOE_POWERS) if minion else []
                found.append(
                    Foe(
                        len(found),
                        record.text("id"),
                        record.count("fortitude", 20),
                        record.count("strength", 20),
                        record.count("wisdom", 20),
                        record.count("health", 30, 1),
                        record.one_of("deck", FOE_DECKS),
                        self.abilities[NO_ABILITY] if minion else self.ability(record),
                        record.count("stage", 3, 1) if minion else 0,
                        tuple(record.some_of("starts", self.places)) if minion else (),
                        tuple(FOE_POWERS[power] for power in powers),
                        _source(record),
                    )
                )
                record.end()
                if minion and not found[-1].starts:
                    raise record.wrong("starts", "must not be empty")
        return tuple(found)

    def all_sheets(self) -> tuple[Sheet, ...]:
        quests = self.quest_file.tables("quest")
        owners = [quest.one_of("hero", self.sheets) for quest in quests]
        advanced = [quest.has("advanced") for quest in quests]
        found: list[Sheet] = []
        for index, record in enumerate(self.heroes.tables("hero")):
            own = [quest for quest, owner in enumerate(owners) if owner == index]
            later = [quest for quest in own if advanced[quest]]
            if len(later) != 1 or len(own) < 2:
                raise record.wrong("id", "must have starting quests and one advanced quest")
            fortitude, strength, agility, wisdom = (
                record.count(attribute, 20) for attribute in ATTRIBUTES
            )
            found.append(
                Sheet(
                    index,
                    record.text("id"),
                    record.one_of("start", self.places),
                    (fortitude, strength, agility, wisdom),
                    POWERS[record.one_of("power", POWERS)],
                    tuple(record.some_of("items", self.items)) if record.has("items") else (),
                    tuple(quest for quest in own if not advanced[quest]),
                    later[0],
                    _source(record),
                )
            )
            record.end()
        return tuple(found)

    def cards(self) -> tuple[Card, ...]:
        """The cards of the heroes, the skills, and the cards of the foes, in this order."""
        found: list[Card] = []
        for record in self.heroes.tables("card"):
            found.append(self.card(record, len(found), record.one_of("hero", self.sheets), -1))
        for name in ("skills.toml", "combat.toml"):
            file = self.file(name)
            for record in file.tables("card"):
                deck = record.one_of("deck", FOE_DECKS) if name == "combat.toml" else -1
                found.append(self.card(record, len(found), -1, deck))
            file.end()
        _once([card.id for card in found], "the files of cards", "card")
        return tuple(found)

    def card(self, record: Reader, index: int, owner: int, deck: int) -> Card:
        card = Card(
            index,
            record.text("id"),
            tuple(record.some_of("icons", ICONS)) if deck < 0 else (),
            record.one_of("type", TYPES),
            record.count("cost", 20),
            record.count("attack", 20),
            record.count("defense", 20),
            self.ability(record),
            owner,
            deck,
            record.count("copies", 25, 1),
            _source(record),
        )
        record.end()
        return card


def _joined(locations: Sequence[Location], file: Reader) -> None:
    """Refuse a map on which some location cannot be reached."""
    reached = [0]
    for at in reached:
        reached.extend(end for end in locations[at].near if end not in reached)
    for location in locations:
        if location.index not in reached:
            raise file.wrong("location", f"must not cut off {location.id!r} from the others")


def _ids(file: Reader, kind: str) -> tuple[str, ...]:
    """The ids of all records of a kind."""
    ids = tuple(record.text("id") for record in file.tables(kind))
    where = file.where
    assert isinstance(where, str)  # the name of the file
    _once(ids, where, kind)
    return ids


def _once(ids: Sequence[str], where: str, kind: str) -> None:
    for id in ids:
        if not all(char.isalnum() or char == "-" for char in id):
            raise BadData(f"{where}: {kind} {id!r}: field 'id' must be letters, digits and dashes")
        if ids.count(id) > 1:
            raise BadData(f"{where}: {kind} {id!r}: field 'id' is used twice")


def _source(record: Reader) -> str:
    return SOURCES[record.one_of("source", SOURCES)]
