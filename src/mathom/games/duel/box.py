"""What is in the box: cards, tiles, tokens, the map and the layouts, as immutable values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, get_args

from mathom.games.duel.bearers import BEARERS, Bearer, Effect
from mathom.games.duel.layout import Layout
from mathom.kernel import components, declaring
from mathom.kernel.components import Component, Files
from mathom.kernel.fields import Name, frame_fields
from mathom.kernel.language import Compiler, Language, argument
from mathom.kernel.option import Option
from mathom.kernel.reading import Reader

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
Cost = tuple[tuple[int, int], ...]
"""Skills that something asks for, as pairs of a Skill and how many."""
UNKNOWN: Final = -1
"""Stands in a slot whose card nobody has seen."""
GONE: Final = -2
"""Stands in a slot whose card was taken."""

Race = Literal["elves", "ents", "hobbits", "humans", "dwarves", "wizards"]
RACES: Final[tuple[Race, ...]] = get_args(Race)
TRIGGERS: Final = (*COLOURS, "gained", "landmark", "chain", "always")


def _coins(reader: Reader, name: str, compiler: Compiler) -> int:
    """The Coins of a cost; none by default."""
    cost = reader.table("cost") if reader.has("cost") else reader
    return cost.count("coins", 30) if cost.has("coins") else 0


def _skills(*others: str) -> Any:  # noqa: ANN401, a declaration
    """The Skills of a cost, which may ask for `others` besides; none by default."""

    def read(reader: Reader, name: str, compiler: Compiler) -> Cost:
        if not reader.has("cost"):
            return ()
        cost = reader.table("cost")
        for other in others:
            if cost.has(other):
                cost.value(other)
        asked = [(number, skill) for number, skill in enumerate(SKILLS) if cost.has(skill)]
        found = tuple((number, cost.count(skill, 10, 1)) for number, skill in asked)
        cost.end()
        return found

    def write(cost: Cost) -> dict[str, int]:
        return {SKILLS[skill]: count for skill, count in cost}

    return declaring.told(argument(read), "skills", write=write)


def _symbol(reader: Reader, name: str, compiler: Compiler) -> str:
    """The sign of a card's colour, which its record does not repeat."""
    return SYMBOLS[reader.word("colour", COLOURS)]


@dataclass(eq=False, init=False, repr=False, slots=True)
class Card(Bearer):
    """A chapter card.

    Attributes:
        cost: Skills it asks for, as pairs of a Skill and how many.
        chain_from: the chain symbol that makes it free, or -1.
        chain_to: the chain symbol it gives, or -1.
    """

    chapter: int = declaring.count()
    colour: Colour = declaring.word(COLOURS)
    symbol: str = declaring.told(argument(_symbol), write=str)
    coins: int = declaring.told(argument(_coins), write=int)
    cost: Cost = _skills("coins")
    chain_from: int = declaring.optional(declaring.maybe("chain"), -1)
    chain_to: int = declaring.optional(declaring.maybe("chain"), -1)

    def lasting(self) -> bool | None:
        return None


@dataclass(eq=False, init=False, repr=False, slots=True)
class Tile(Bearer):
    """A Landmark tile: six Skills, a region for the Fortress, and what else it does."""

    region: int = declaring.name("region")
    cost: Cost = _skills()


@dataclass(eq=False, init=False, repr=False, slots=True)
class Token(Bearer):
    """An Alliance token: its effects happen when `when` says."""

    race: int = declaring.name("race")
    when: str = declaring.word(TRIGGERS)

    def lasting(self) -> bool | None:
        return self.when == "always"


@dataclass(eq=False, init=False, repr=False)
class Region(Component):
    """A region of the map with the regions its roads lead to.

    Attributes:
        units: those of each side at the start.
    """

    roads: tuple[int, ...] = declaring.names("region")
    units: Sequence[int] = declaring.optional(declaring.tally("seat", 15), (0, 0))

    def complete(self, record: Reader, box: Box) -> None:
        """Roads lead elsewhere."""
        if len(set(self.roads)) != len(self.roads) or self.index in self.roads:
            raise record.wrong("roads", "must name other regions, each once")


@dataclass(eq=False, init=False, repr=False)
class Bonus(Bearer):
    """A bonus space of the Quest track, a number of steps from the start.

    Attributes:
        does: what its effect does, in a word.
    """

    step: int = declaring.count()
    does: str = declaring.derived("")

    def identify(self, record: Reader, box: Box, taken: Collection[str]) -> str:
        """The step is its name."""
        return str(record.count("step", box.figures.steps - 1, 1))

    def complete(self, record: Reader, box: Box) -> None:
        """It has effects."""
        super().complete(record, box)
        if not self.effects:
            raise record.wrong("effects", "must not be empty")
        self.does = self.effects[0].description()[0]


@dataclass(eq=False, init=False, repr=False)
class Figures:
    """The numbers of the rule book.

    Attributes:
        coins: those there are; `purses` are those of each side at the start.
        units, fortresses: the pieces of each side.
        steps: how long the Quest is.
        face_up: how many Landmark tiles lie open.
    """

    coins: int = declaring.count(1000)
    purses: list[int] = declaring.tally("seat", 100)
    units: int = declaring.count(100)
    fortresses: int = declaring.count(100)
    steps: int = declaring.count(100, 1)
    face_up: int = declaring.count(20, stored_as="landmarks")


class Box(components.Box):
    """Every component of Duel, and the options that name them.

    Attributes:
        chapters, stacks: the cards of each chapter and the tokens of each Race.
    """

    def __init__(self, files: Files, kinds: Mapping[str, type[Effect]]) -> None:
        """Read the components, which may refer to what is in the box already."""
        language = Language()
        language.effects.update(kinds)
        super().__init__(files, {"seat": SEATS, "race": RACES, "skill": SKILLS}, language)
        self.figures: Final = self.read_part(Figures, "board.toml", "figures")
        self.regions: Final = self.declare("region", Region, "board.toml", listed=False)
        bonuses = self.declare("bonus", Bonus, "board.toml", listed=False)
        self.layouts: Final = self.declare("layout", Layout, "board.toml", listed=False)
        chapters = range(1, len(self.layouts) + 1)
        files_of = {f"chapter-{number}.toml": {"chapter": number} for number in chapters}
        self.cards: Final = self.declare("card", Card, files_of)
        self.tiles: Final = self.declare("tile", Tile, "landmarks.toml")
        self.tokens: Final = self.declare("token", Token, "tokens.toml")
        self.names["chain"] = files.words(files_of, "card", "chain_from", "chain_to")
        self.names["chapter"] = self.names["layout"]
        self.names["step"] = tuple(str(number + 1) for number in range(self.figures.steps))
        self.read()
        self.bonuses: Final = tuple(sorted(bonuses, key=lambda bonus: bonus.step))
        self.bonus_effects: Final = {bonus.id: bonus.does for bonus in self.bonuses}
        self.chapters: Final = self.sort("card", "chapter", self.cards, lambda it: it.chapter - 1)
        self.stacks: Final = self.sort("token", "race", self.tokens, lambda token: token.race)
        self.fields.update(frame_fields(self.names, ("count", "removes", "loses", "moves")))
        self.fields["by"] = Name(BEARERS)
        table = self.option_table
        self.play: Final = self.add_options("play", "card")
        self.discard: Final = self.add_options("discard", "card")
        self.landmark: Final = self.add_options("landmark", "tile")
        self.place: Final = self.add_options("place", "region")
        self.remove: Final = self.add_options("remove", "region")
        self.raze: Final = self.add_options("raze", "region")
        self.move: Final = [
            [self._move(region, self.regions[end]) for end in region.roads]
            for region in self.regions
        ]
        self.lose: Final = table.add("lose")
        self.race: Final = self.add_options("race", "race")
        self.keep: Final = self.add_options("keep", "token")
        self.strip: Final = self.add_options("strip", "card")
        self.fetch: Final = self.add_options("fetch", "card")
        self.again: Final = table.add("again")
        self.passing: Final = table.add("pass")

    def _move(self, start: Region, end: Region) -> Option:
        """The option to move a unit along a road; its value numbers both regions."""
        value = start.index * len(self.regions) + end.index
        return self.option_table.add("move", value, region=start.id, to=end.id)
