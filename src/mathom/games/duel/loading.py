"""Fills the box from the data files, once, and refuses what cannot be."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable

from mathom.games.duel.box import (
    COLOURS,
    RACES,
    SEATS,
    SKILLS,
    SOURCES,
    TRIGGERS,
    Bonus,
    Box,
    Card,
    Effect,
    Figures,
    Layout,
    Region,
    Tile,
    Token,
)
from mathom.games.duel.effects import EFFECTS, DataEffect
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader


def load_box(folder: Traversable, effects: Mapping[str, type[DataEffect]] = EFFECTS) -> Box:
    """The box that the data files of a folder describe.

    Args:
        folder: holds `board.toml`, `landmarks.toml`, `tokens.toml` and one
            `chapter-<n>.toml` per layout.
        effects: the classes that effects in the files can name.

    Raises:
        BadData: a file is missing or wrong; the sentence names file, record and field.
    """
    return _Loader(folder, effects).box()


class _Loader:
    def __init__(self, folder: Traversable, effects: Mapping[str, type[DataEffect]]) -> None:
        self.folder = folder
        self.kinds = effects
        self.regions: tuple[str, ...] = ()
        self.chains: list[str] = []

    def box(self) -> Box:
        board = self.file("board.toml")
        figures = self.figures(board.table("figures"))
        records = board.tables("region")
        self.regions = tuple(record.text("id") for record in records)
        regions = [self.region(number, record) for number, record in enumerate(records)]
        bonuses = [self.bonus(record, figures) for record in board.tables("bonus")]
        bonuses.sort(key=lambda bonus: bonus.step)
        layouts = [self.layout(n, record) for n, record in enumerate(board.tables("layout"), 1)]
        if not layouts:
            raise board.wrong("layout", "must have one record per chapter")
        for seat, name in enumerate(SEATS):
            if sum(region.units[seat] for region in regions) > figures.units:
                raise board.wrong("region", f"must not place more units than {name} has")
        board.end()
        tiles = self.tiles()
        if figures.fortresses < len(tiles):
            raise board.wrong("figures", "must give each side a fortress for every landmark")
        tokens = self.tokens()
        cards: list[Card] = []
        for chapter, layout in enumerate(layouts, 1):
            self.chapter(chapter, cards)
            if len(cards) - sum(c.chapter < chapter for c in cards) < len(layout.places):
                raise BadData(f"chapter-{chapter}.toml: has fewer cards than its layout")
        _once([region.id for region in regions], "board.toml", "region")
        _once([card.id for card in cards], "the chapter files", "card")
        _once([tile.id for tile in tiles], "landmarks.toml", "tile")
        _once([token.id for token in tokens], "tokens.toml", "token")
        _roads(regions)
        return Box(
            figures,
            tuple(self.chains),
            tuple(cards),
            tuple(tiles),
            tuple(tokens),
            tuple(regions),
            tuple(bonuses),
            tuple(layouts),
        )

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
        purses = record.table("purses")
        figures = Figures(
            record.count("coins", 1000),
            (purses.count(SEATS[0], 100), purses.count(SEATS[1], 100)),
            record.count("units", 100),
            record.count("fortresses", 100),
            record.count("steps", 100, 1),
            record.count("landmarks", 20),
        )
        purses.end()
        record.end()
        if sum(figures.purses) > figures.coins:
            raise record.wrong("purses", "must not hold more coins than there are")
        return figures

    def region(self, index: int, record: Reader) -> Region:
        start = [0, 0]
        if record.has("units"):
            units = record.table("units")
            for seat in units.names():
                start[_seat(units, seat)] = units.count(seat, 15)
        roads = record.some_of("roads", self.regions)
        if len(set(roads)) != len(roads) or index in roads:
            raise record.wrong("roads", "must name other regions, each once")
        region = Region(
            index,
            record.text("id"),
            tuple(roads),
            (start[0], start[1]),
            self.source(record),
        )
        record.end()
        return region

    def bonus(self, record: Reader, figures: Figures) -> Bonus:
        step = record.count("step", figures.steps - 1, 1)
        bonus = Bonus(step, self.effects(record), self.source(record))
        record.end()
        if not bonus.effects or any(effect.lasts for effect in bonus.effects):
            raise record.wrong("effects", "must be some that happen at once")
        return bonus

    def layout(self, number: int, record: Reader) -> Layout:
        record.count("chapter", number, number)
        rows: list[tuple[bool, list[int]]] = []
        for row in record.tables("rows"):
            up = row.one_of("face", ("down", "up")) == 1
            columns = [x for x in row.items("columns") if type(x) is int]
            if not columns or len(columns) != len(row.items("columns")):
                raise row.wrong("columns", "must be a list of whole numbers")
            rows.append((up, columns))
            row.end()
        self.source(record)
        record.end()
        if not rows:
            raise record.wrong("rows", "must not be empty")
        layout = Layout(rows)
        if not all(
            layout.face_up[slot] for slot in layout.available((1 << len(layout.places)) - 1)
        ):
            raise record.wrong("rows", "must not leave a face-down card uncovered")
        return layout

    def tiles(self) -> list[Tile]:
        file = self.file("landmarks.toml")
        found: list[Tile] = []
        for index, record in enumerate(file.tables("tile")):
            coins, skills = self.cost(record)
            if coins:
                raise record.wrong("cost", "must be Skills alone")
            found.append(
                Tile(
                    index,
                    record.text("id"),
                    record.one_of("region", self.regions),
                    skills,
                    self.effects(record),
                    self.source(record),
                )
            )
            record.end()
            if any(effect.lasts for effect in found[-1].effects):
                raise record.wrong("effects", "must be some that happen at once")
            if any(tile.region == found[-1].region for tile in found[:-1]):
                raise record.wrong("region", "has a landmark already")
        file.end()
        return found

    def tokens(self) -> list[Token]:
        file = self.file("tokens.toml")
        found: list[Token] = []
        for index, record in enumerate(file.tables("token")):
            found.append(
                Token(
                    index,
                    record.text("id"),
                    record.one_of("race", RACES),
                    TRIGGERS[record.one_of("when", TRIGGERS)],
                    self.effects(record),
                    self.source(record),
                )
            )
            record.end()
            lasting = found[-1].when == "always"
            if any(effect.lasts != lasting for effect in found[-1].effects):
                raise record.wrong("effects", "must last, if and only if it works always")
        file.end()
        return found

    def chapter(self, chapter: int, cards: list[Card]) -> None:
        file = self.file(f"chapter-{chapter}.toml")
        for record in file.tables("card"):
            coins, skills = self.cost(record)
            cards.append(
                Card(
                    len(cards),
                    record.text("id"),
                    chapter,
                    COLOURS[record.one_of("colour", COLOURS)],
                    coins,
                    skills,
                    self.chain(record, "chain_from"),
                    self.chain(record, "chain_to"),
                    self.effects(record),
                    self.source(record),
                )
            )
            record.end()
        file.end()

    def chain(self, record: Reader, field: str) -> int:
        if not record.has(field):
            return -1
        symbol = record.text(field)
        if symbol not in self.chains:
            self.chains.append(symbol)
        return self.chains.index(symbol)

    def cost(self, record: Reader) -> tuple[int, tuple[tuple[int, int], ...]]:
        if not record.has("cost"):
            return 0, ()
        cost = record.table("cost")
        coins = cost.count("coins", 30) if cost.has("coins") else 0
        skills = tuple(
            (number, cost.count(skill, 10, 1))
            for number, skill in enumerate(SKILLS)
            if cost.has(skill)
        )
        cost.end()
        return coins, skills

    def effects(self, record: Reader) -> tuple[Effect, ...]:
        found: list[Effect] = []
        kinds = list(self.kinds)
        for table in record.tables("effects"):
            kind = self.kinds[kinds[table.one_of("do", kinds)]]
            found.append(kind(table, self.regions))
            table.end()
        return tuple(found)

    def source(self, record: Reader) -> str:
        return SOURCES[record.one_of("source", SOURCES)]


def _seat(reader: Reader, seat: str) -> int:
    if seat not in SEATS:
        raise reader.wrong(seat, "is not a side")
    return SEATS.index(seat)


def _once(ids: Sequence[str], where: str, kind: str) -> None:
    for id in ids:
        if not all(char.isalnum() or char == "-" for char in id):
            raise BadData(f"{where}: {kind} {id!r}: field 'id' must be letters, digits and dashes")
        if ids.count(id) > 1:
            raise BadData(f"{where}: {kind} {id!r}: field 'id' is used twice")


def _roads(regions: Sequence[Region]) -> None:
    for region in regions:
        for end in region.roads:
            if region.index not in regions[end].roads:
                raise BadData(
                    f"board.toml: region {region.id!r}: field 'roads' leads to "
                    f"{regions[end].id!r}, which has no road back"
                )
