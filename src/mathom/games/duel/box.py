"""What is in the box: cards, tiles, tokens, the map and the layouts, as immutable values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final, Literal, get_args

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Frame
from mathom.kernel.components import Component, Files, read_components, read_ids
from mathom.kernel.deck import Deck
from mathom.kernel.fields import Field, Name, Names
from mathom.kernel.option import Option, OptionTable
from mathom.kernel.reading import Reader

if TYPE_CHECKING:
    from mathom.games.duel.effects import DataEffect
    from mathom.games.duel.state import Side

FELLOWSHIP: Final = 0
SAURON: Final = 1
Seat = Literal["fellowship", "sauron"]
SEATS: Final[tuple[Seat, ...]] = get_args(Seat)
Skill = Literal["ruse", "strength", "courage", "knowledge", "leadership"]
SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)
Colour = Literal["grey", "yellow", "blue", "green", "red", "purple"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
SYMBOLS: Final[dict[str, str]] = dict(zip(COLOURS, "◆●○▲✕★", strict=True))
"""Every colour's own sign, for those who cannot tell colours apart (D4.8)."""
UNKNOWN: Final = -1
"""Stands in a slot whose card nobody has seen."""
GONE: Final = -2
"""Stands in a slot whose card was taken."""

Race = Literal["elves", "ents", "hobbits", "humans", "dwarves", "wizards"]
RACES: Final[tuple[Race, ...]] = get_args(Race)
TRIGGERS: Final = (*COLOURS, "gained", "landmark", "chain", "always")
CARD: Final = 0
TILE: Final = 1
TOKEN: Final = 2
BONUS: Final = 3
BEARERS: Final = ("card", "tile", "token", "bonus")
"""What can bear an effect; a tile's may not be declined where the others' may (D9.6)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card, a tile, a token or a bonus space does; subclasses are in `effects`.

    Attributes:
        lasts: whether it works while the component is owned, by `keep` and `drop`.
    """

    lasts: ClassVar[bool] = False

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """What has to happen when `seat` plays, gains or reaches the component; nothing here.

        Asked once per seat when the box is closed: frames are frozen, so every game shares
        them. Effects of one component happen in printed order, each with all that follows
        from it before the next. `by` is the component's place among `BEARERS`, for frames
        whose effect may be declined by some and not by others.
        """
        return ()

    def keep(self, side: Side) -> None:
        """Take up what lasts while the component lies before `side`; nothing here."""

    def drop(self, side: Side) -> None:
        """Give up what `keep` took up, when the component leaves; nothing here."""

    def description(self) -> tuple[str, dict[str, int | str | list[str]]]:
        """Which message describes the effect, and its arguments."""
        raise NotImplementedError


class Bearer(Component):
    """A component with effects.

    Attributes:
        frames: what has to happen, for each seat.
    """

    def __init__(self, index: int, record: Reader, box: Box, by: int, id: str = "") -> None:
        """What all of them have; `by` is the kind's place among `BEARERS`."""
        super().__init__(index, record, id)
        effects: list[Effect] = []
        for table in record.tables("effects"):
            effects.append(table.entry("do", box.kinds)(table, box.names["region"]))
            table.end()
        self.effects: Final = tuple(effects)
        self.frames: Final = tuple(
            tuple(frame for effect in effects for frame in effect.frames(seat, by))
            for seat in (FELLOWSHIP, SAURON)
        )


class Card(Bearer):
    """A chapter card.

    Attributes:
        cost: Skills it asks for, as pairs of a Skill and how many.
        chain_from: the chain symbol that makes it free, or -1.
        chain_to: the chain symbol it gives, or -1.
    """

    def __init__(self, index: int, record: Reader, box: Box, chapter: int) -> None:
        """A record of the chapter's file."""
        super().__init__(index, record, box, CARD)
        coins, cost = _read_cost(record)
        self.chapter: Final = chapter
        self.colour: Final = record.word("colour", COLOURS)
        self.coins: Final = coins
        self.cost: Final = cost
        self.chain_from: Final = record.maybe("chain_from", box.chains)
        self.chain_to: Final = record.maybe("chain_to", box.chains)


class Tile(Bearer):
    """A Landmark tile: six Skills, a region for the Fortress, and what else it does."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `landmarks.toml`."""
        super().__init__(index, record, box, TILE)
        coins, cost = _read_cost(record)
        self.region: Final = record.one_of("region", box.names["region"])
        self.cost: Final = cost
        if coins:
            raise record.wrong("cost", "must be Skills alone")
        if any(effect.lasts for effect in self.effects):
            raise record.wrong("effects", "must be some that happen at once")


class Token(Bearer):
    """An Alliance token: its effects happen when `when` says."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `tokens.toml`."""
        super().__init__(index, record, box, TOKEN)
        self.race: Final = record.one_of("race", RACES)
        self.when: Final = record.word("when", TRIGGERS)
        lasting = self.when == "always"
        if any(effect.lasts != lasting for effect in self.effects):
            raise record.wrong("effects", "must last, if and only if it works always")


class Region(Component):
    """A region of the map with the regions its roads lead to.

    Attributes:
        units: those of each side at the start.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `board.toml`."""
        super().__init__(index, record)
        self.roads: Final = tuple(record.some_of("roads", box.names["region"]))
        self.units: Final = _read_units(record)
        if len(set(self.roads)) != len(self.roads) or index in self.roads:
            raise record.wrong("roads", "must name other regions, each once")


class Bonus(Bearer):
    """A bonus space of the Quest track, a number of steps from the start."""

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `board.toml`; the step is its name."""
        self.step: Final = record.count("step", box.figures.steps - 1, 1)
        super().__init__(index, record, box, BONUS, str(self.step))
        if not self.effects or any(effect.lasts for effect in self.effects):
            raise record.wrong("effects", "must be some that happen at once")


class Layout(Component):
    """How a chapter's cards are laid out (D2.1): which lie face up, which cover which.

    Slots are numbered from the top row down. Sets of slots are bit masks.

    Attributes:
        places: row and column of each slot, columns in half cards from the centre line.
        face_up: whether each slot is laid face up.
        covers: the slots that cover each slot: a card covers those half a card beside it one
            row above.
    """

    def __init__(self, index: int, record: Reader, box: Box) -> None:
        """A record of `board.toml`: rows from the top."""
        super().__init__(index, record, str(record.count("chapter", index + 1, index + 1)))
        places: list[tuple[int, int]] = []
        faces: list[bool] = []
        for number, row in enumerate(record.tables("rows")):
            up = row.one_of("face", ("down", "up")) == 1
            columns = [x for x in row.items("columns") if type(x) is int]
            if not columns or len(columns) != len(row.items("columns")):
                raise row.wrong("columns", "must be a list of whole numbers")
            row.end()
            places.extend((number, column) for column in columns)
            faces.extend(up for _ in columns)
        self.places: Final = tuple(places)
        self.face_up: Final = tuple(faces)
        self.covers: Final = tuple(
            sum(
                1 << other
                for other, (below, x) in enumerate(places)
                if below == row + 1 and abs(x - column) == 1
            )
            for row, column in places
        )
        self._available: dict[int, tuple[int, ...]] = {}
        if not places:
            raise record.wrong("rows", "must not be empty")
        if not all(self.face_up[slot] for slot in self.available((1 << len(places)) - 1)):
            raise record.wrong("rows", "must not leave a face-down card uncovered")

    def available(self, left: int) -> tuple[int, ...]:
        """The slots of the set `left` that no other slot of it covers (D2.4)."""
        slots = self._available.get(left)
        if slots is None:
            slots = tuple(
                slot
                for slot, covers in enumerate(self.covers)
                if left >> slot & 1 and not left & covers
            )
            self._available[left] = slots
        return slots


class Figures:
    """The numbers of the rule book.

    Attributes:
        coins: those there are; `purses` are those of each side at the start.
        units, fortresses: the pieces of each side.
        steps: how long the Quest is.
        face_up: how many Landmark tiles lie open.
    """

    def __init__(self, record: Reader) -> None:
        """The table of `board.toml`."""
        purses = record.table("purses")
        self.coins: Final = record.count("coins", 1000)
        self.purses: Final = (purses.count(SEATS[0], 100), purses.count(SEATS[1], 100))
        self.units: Final = record.count("units", 100)
        self.fortresses: Final = record.count("fortresses", 100)
        self.steps: Final = record.count("steps", 100, 1)
        self.face_up: Final = record.count("landmarks", 20)
        purses.end()
        record.end()
        if sum(self.purses) > self.coins:
            raise record.wrong("purses", "must not hold more coins than there are")


def _read_cost(record: Reader) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Field `cost`: Coins, and Skills as pairs of a Skill and how many; nothing by default."""
    if not record.has("cost"):
        return 0, ()
    cost = record.table("cost")
    coins = cost.count("coins", 30) if cost.has("coins") else 0
    skills = tuple(
        (number, cost.count(skill, 10, 1)) for number, skill in enumerate(SKILLS) if cost.has(skill)
    )
    cost.end()
    return coins, skills


def _read_units(record: Reader) -> tuple[int, int]:
    """Field `units`: those of each side; none by default."""
    if not record.has("units"):
        return 0, 0
    units = record.table("units")
    for seat in units.names():
        if seat not in SEATS:
            raise units.wrong(seat, "is not a side")
    ours, theirs = (units.count(seat, 15) if units.has(seat) else 0 for seat in SEATS)
    return ours, theirs


class Box:
    """Every component of the game, and the options that name them.

    Attributes:
        kinds: the classes that effects can name.
        chains: the chain symbols.
        chapters, stacks: the cards of each chapter and the tokens of each Race, unseen.
        names: the ids of all components by role; their order is that of the numbers.
        fields: how each attribute of a frame is written.
    """

    def __init__(self, files: Files, kinds: Mapping[str, type[DataEffect]]) -> None:
        """Read the components, which may refer to what is in the box already."""
        board = files.file("board.toml")
        self.kinds: Final = kinds
        self.names: Final[dict[str, tuple[str, ...]]] = {
            "seat": SEATS,
            "race": RACES,
            "region": read_ids(board.tables("region")),
            "tile": read_ids(files.records("landmarks.toml", "tile")),
            "token": read_ids(files.records("tokens.toml", "token")),
        }
        self.figures: Final = Figures(board.table("figures"))
        self.regions: Final = read_components(board.tables("region"), Region, self)
        bonuses = read_components(board.tables("bonus"), Bonus, self)
        self.bonuses: Final = tuple(sorted(bonuses, key=lambda bonus: bonus.step))
        self.layouts: Final = read_components(board.tables("layout"), Layout, self)
        self.tiles: Final = read_components(files.records("landmarks.toml", "tile"), Tile, self)
        self.tokens: Final = read_components(files.records("tokens.toml", "token"), Token, self)
        chapters = [
            files.records(f"chapter-{number}.toml", "card")
            for number in range(1, len(self.layouts) + 1)
        ]
        records = [record for chapter in chapters for record in chapter]
        self.names["card"] = read_ids(records)
        self.chains: Final = tuple(
            dict.fromkeys(
                record.text(field)
                for record in records
                for field in ("chain_from", "chain_to")
                if record.has(field)
            )
        )
        self.names["chain"] = self.chains
        cards: list[Card] = []
        for number, chapter in enumerate(chapters, 1):
            cards += read_components(chapter, partial(Card, chapter=number), self, len(cards))
        self.cards: Final = tuple(cards)
        self.chapters: Final = tuple(
            Deck(tuple(card.index for card in cards if card.chapter == number))
            for number in range(1, len(self.layouts) + 1)
        )
        self.stacks: Final = tuple(
            Deck(tuple(token.index for token in self.tokens if token.race == race))
            for race in range(len(RACES))
        )
        self.fields: Final[dict[str, Field]] = {
            **{role: Name(names) for role, names in self.names.items()},
            "by": Name(BEARERS),
            "tokens": Names(self.names["token"]),
            "regions": Names(self.names["region"]),
            "count": Field(),
            "removes": Field(),
            "loses": Field(),
            "moves": Field(),
        }
        table = OptionTable()
        self.option_table: Final = table
        self.play: Final = [table.add("play", c.index, card=c.id) for c in cards]
        self.discard: Final = [table.add("discard", c.index, card=c.id) for c in cards]
        self.landmark: Final = [table.add("landmark", t.index, tile=t.id) for t in self.tiles]
        self.place: Final = [table.add("place", r.index, region=r.id) for r in self.regions]
        self.remove: Final = [table.add("remove", r.index, region=r.id) for r in self.regions]
        self.raze: Final = [table.add("raze", r.index, region=r.id) for r in self.regions]
        self.move: Final = [self._moves(region) for region in self.regions]
        self.lose: Final = table.add("lose")
        self.race: Final = [table.add("race", number, race=id) for number, id in enumerate(RACES)]
        self.keep: Final = [table.add("keep", t.index, token=t.id) for t in self.tokens]
        self.strip: Final = [table.add("strip", c.index, card=c.id) for c in cards]
        self.fetch: Final = [table.add("fetch", c.index, card=c.id) for c in cards]
        self.again: Final = table.add("again")
        self.passing: Final = table.add("pass")

    def _moves(self, start: Region) -> list[Option]:
        """The options to move a unit out of `start`; their value numbers both regions."""
        return [
            self.option_table.add(
                "move",
                start.index * len(self.regions) + end,
                region=start.id,
                to=self.regions[end].id,
            )
            for end in start.roads
        ]
