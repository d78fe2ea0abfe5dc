"""What is in the box: cards, tiles, tokens, the map and the layouts, as immutable values.

Components are numbered in the order of the data files; the rules work with the numbers,
people and files with the ids. `loading` fills the box from the data files.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal, get_args

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Frame
from mathom.kernel.deck import Deck
from mathom.kernel.fields import Field, Name, Names
from mathom.kernel.option import Option, OptionTable

if TYPE_CHECKING:
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
Race = Literal["elves", "ents", "hobbits", "humans", "dwarves", "wizards"]
RACES: Final[tuple[Race, ...]] = get_args(Race)
SOURCES: Final = ("seed", "reference", "reconstructed", "custom")
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


def unfold(effects: tuple[Effect, ...], by: int) -> tuple[tuple[Frame, ...], tuple[Frame, ...]]:
    """The frames of several effects of one component in their order, for each seat."""
    return (
        tuple(frame for effect in effects for frame in effect.frames(FELLOWSHIP, by)),
        tuple(frame for effect in effects for frame in effect.frames(SAURON, by)),
    )


class Card:
    """A chapter card.

    Attributes:
        cost: Skills it asks for, as pairs of a Skill and how many.
        chain_from: the chain symbol that makes it free, or -1.
        chain_to: the chain symbol it gives, or -1.
    """

    __slots__ = (
        "chain_from",
        "chain_to",
        "chapter",
        "coins",
        "colour",
        "cost",
        "effects",
        "frames",
        "id",
        "index",
        "source",
    )

    def __init__(
        self,
        index: int,
        id: str,
        chapter: int,
        colour: str,
        coins: int,
        cost: tuple[tuple[int, int], ...],
        chain_from: int,
        chain_to: int,
        effects: tuple[Effect, ...],
        source: str,
    ) -> None:
        """A card as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.chapter: Final = chapter
        self.colour: Final = colour
        self.coins: Final = coins
        self.cost: Final = cost
        self.chain_from: Final = chain_from
        self.chain_to: Final = chain_to
        self.effects: Final = effects
        self.frames: Final = unfold(effects, CARD)
        self.source: Final = source


class Tile:
    """A Landmark tile: six Skills, a region for the Fortress, and what else it does."""

    __slots__ = ("cost", "effects", "frames", "id", "index", "region", "source")

    def __init__(
        self,
        index: int,
        id: str,
        region: int,
        cost: tuple[tuple[int, int], ...],
        effects: tuple[Effect, ...],
        source: str,
    ) -> None:
        """A tile as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.region: Final = region
        self.cost: Final = cost
        self.effects: Final = effects
        self.frames: Final = unfold(effects, TILE)
        self.source: Final = source


class Token:
    """An Alliance token: its effects happen when `when` says."""

    __slots__ = ("effects", "frames", "id", "index", "race", "source", "when")

    def __init__(
        self, index: int, id: str, race: int, when: str, effects: tuple[Effect, ...], source: str
    ) -> None:
        """A token as its record says."""
        self.index: Final = index
        self.id: Final = id
        self.race: Final = race
        self.when: Final = when
        self.effects: Final = effects
        self.frames: Final = unfold(effects, TOKEN)
        self.source: Final = source


class Region:
    """A region of the map with the regions its roads lead to."""

    __slots__ = ("id", "index", "roads", "source", "units")

    def __init__(
        self, index: int, id: str, roads: tuple[int, ...], units: tuple[int, int], source: str
    ) -> None:
        """A region; `units` are those of each side at the start."""
        self.index: Final = index
        self.id: Final = id
        self.roads: Final = roads
        self.units: Final = units
        self.source: Final = source


class Bonus:
    """A bonus space of the Quest track, a number of steps from the start."""

    __slots__ = ("effects", "frames", "source", "step")

    def __init__(self, step: int, effects: tuple[Effect, ...], source: str) -> None:
        """A space as its record says."""
        self.step: Final = step
        self.effects: Final = effects
        self.frames: Final = unfold(effects, BONUS)
        self.source: Final = source


class Layout:
    """How a chapter's cards are laid out (D2.1): which lie face up, which cover which.

    Slots are numbered from the top row down. Sets of slots are bit masks.

    Attributes:
        places: row and column of each slot, columns in half cards from the centre line.
        face_up: whether each slot is laid face up.
        covers: the slots that cover each slot.
    """

    __slots__ = ("_available", "covers", "face_up", "places")

    def __init__(self, rows: list[tuple[bool, list[int]]]) -> None:
        """Lay rows from the top; a card covers those half a card beside it one row above."""
        places: list[tuple[int, int]] = []
        faces: list[bool] = []
        for number, (up, columns) in enumerate(rows):
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
    """The numbers of the rule book."""

    __slots__ = ("coins", "face_up", "fortresses", "purses", "steps", "units")

    def __init__(
        self,
        coins: int,
        purses: tuple[int, int],
        units: int,
        fortresses: int,
        steps: int,
        face_up: int,
    ) -> None:
        """Coins in all and at the start, pieces per side, steps of the Quest, open tiles."""
        self.coins: Final = coins
        self.purses: Final = purses
        self.units: Final = units
        self.fortresses: Final = fortresses
        self.steps: Final = steps
        self.face_up: Final = face_up


class Box:
    """Every component of the game, and the options that name them."""

    __slots__ = (
        "again",
        "bonuses",
        "cards",
        "chains",
        "chapters",
        "discard",
        "fetch",
        "fields",
        "figures",
        "keep",
        "landmark",
        "layouts",
        "lose",
        "move",
        "names",
        "option_table",
        "passing",
        "place",
        "play",
        "race",
        "raze",
        "regions",
        "remove",
        "stacks",
        "strip",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        figures: Figures,
        chains: tuple[str, ...],
        cards: tuple[Card, ...],
        tiles: tuple[Tile, ...],
        tokens: tuple[Token, ...],
        regions: tuple[Region, ...],
        bonuses: tuple[Bonus, ...],
        layouts: tuple[Layout, ...],
    ) -> None:
        """Close the box: number the components and intern the options."""
        self.figures: Final = figures
        self.chains: Final = chains
        self.cards: Final = cards
        self.tiles: Final = tiles
        self.tokens: Final = tokens
        self.regions: Final = regions
        self.bonuses: Final = bonuses
        self.layouts: Final = layouts
        self.chapters: Final = tuple(
            Deck(tuple(card.index for card in cards if card.chapter == number))
            for number in range(1, len(layouts) + 1)
        )
        self.stacks: Final = tuple(
            Deck(tuple(token.index for token in tokens if token.race == race))
            for race in range(len(RACES))
        )
        self.names: Final[dict[str, tuple[str, ...]]] = {
            "seat": SEATS,
            "card": tuple(card.id for card in cards),
            "tile": tuple(tile.id for tile in tiles),
            "token": tuple(token.id for token in tokens),
            "region": tuple(region.id for region in regions),
            "race": RACES,
            "chain": chains,
        }
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
        self.landmark: Final = [table.add("landmark", t.index, tile=t.id) for t in tiles]
        self.place: Final = [table.add("place", r.index, region=r.id) for r in regions]
        self.remove: Final = [table.add("remove", r.index, region=r.id) for r in regions]
        self.raze: Final = [table.add("raze", r.index, region=r.id) for r in regions]
        self.move: Final = [self._moves(region) for region in regions]
        self.lose: Final = table.add("lose")
        self.race: Final = [table.add("race", number, race=id) for number, id in enumerate(RACES)]
        self.keep: Final = [table.add("keep", t.index, token=t.id) for t in tokens]
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
