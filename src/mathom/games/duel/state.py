"""The state of a Duel: what lies where, and what each side has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mathom.games.duel.box import (
    BONUS,
    CARD,
    GONE,
    RACES,
    SEATS,
    SKILLS,
    TILE,
    TOKEN,
    UNKNOWN,
    Box,
)
from mathom.games.duel.checking import check_state
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declaring import (
    DeclaredState,
    count,
    count_of,
    counts,
    declared,
    derived,
    flag,
    mask,
    new,
    parts,
    shared,
    stacks_by,
    tally,
    unseen,
    unseen_by,
    zone,
)
from mathom.kernel.fields import MOST, Field
from mathom.kernel.option import OptionTable
from mathom.kernel.reading import Reader

FACE_DOWN: Final = "face down"

POWERS: Final = (
    "wild-skill",
    "no-surcharge",
    "red-anywhere",
    "red-reinforced",
    "double-discard",
    "eagle",
)
WILD_SKILL: Final = 1
NO_SURCHARGE: Final = 2
RED_ANYWHERE: Final = 4
RED_REINFORCED: Final = 8
DOUBLE_DISCARD: Final = 16
EAGLE: Final = 32


DECLINABLE: Final[dict[str, tuple[int, ...]]] = {
    "printed": (CARD, TOKEN, BONUS),
    "may": (CARD, TILE, TOKEN, BONUS),
    "must": (),
}
"""Whose effects may be declined, by the setting (D9.6, D10.2)."""


class Settings:
    """The variants a table may agree on (D10)."""

    __slots__ = ("_declinable", "chosen", "endless", "free_order", "stacked")

    def __init__(self, chosen: dict[str, str]) -> None:
        """Read the complete settings of a match."""
        self.chosen: Final = chosen
        self.endless: Final = chosen["coins"] == "endless"
        self._declinable: Final = DECLINABLE[chosen["effects"]]
        self.stacked: Final = chosen["again"] == "stacked"
        self.free_order: Final = chosen["manoeuvres"] == "free"

    def may_decline(self, by: int) -> bool:
        """Whether an effect of a component that is `by` among `BEARERS` may be declined."""
        return by in self._declinable


@dataclass(eq=False, init=False, repr=False)
class Side:
    """One player's purse, pieces and play area.

    Attributes:
        supply: Units not on the map.
        units: Units in each region.
        fortresses: the regions with a Fortress.
        steps: how far the side's own character has come on the Quest track.
        cards, tiles, tokens: what lies before the player, in the order it came.
        allied: whether the once-per-game reward for three Races was had (D6.2).
        skills: Skill symbols of all cards together.
        eithers: one bit mask of Skills per either/or card.
        chains: chain symbols, as a bit mask.
        races: Race symbols on green cards.
        powers: what the tokens grant for good, as a bit mask.
    """

    coins: int = count()
    supply: int = count()
    units: list[int] = tally("region", 15)
    fortresses: int = mask("region")
    steps: int = count_of("step")
    cards: tuple[int, ...] = zone("card")
    tiles: tuple[int, ...] = zone("tile")
    tokens: tuple[int, ...] = zone("token")
    allied: bool = flag(number=True)
    skills: tuple[int, ...] = derived((0,) * len(SKILLS))
    eithers: tuple[int, ...] = derived(())
    chains: int = derived(0)
    races: tuple[int, ...] = derived((0,) * len(RACES))
    powers: int = derived(0)

    def count_symbols(self, box: Box) -> None:
        """Count the symbols of all cards and tokens anew."""
        fresh = self.recount(box)
        self.skills, self.eithers, self.chains = fresh.skills, fresh.eithers, fresh.chains
        self.races, self.powers = fresh.races, fresh.powers

    def recount(self, box: Box) -> Side:
        """A side with the same cards and tokens, its symbols counted from nothing."""
        fresh = new(Side)
        for card in self.cards:
            fresh.add_card(box, card)
        for token in self.tokens:
            fresh.add_token(box, token)
        return fresh

    def add_card(self, box: Box, index: int) -> None:
        """Lay a card in the play area: what lasts of it counts from now on."""
        card = box.cards[index]
        self.cards = (*self.cards, index)
        if card.chain_to >= 0:
            self.chains |= 1 << card.chain_to
        for effect in card.effects:
            effect.keep(self)

    def lose_card(self, box: Box, index: int) -> None:
        """Take a card out of the play area again."""
        card = box.cards[index]
        self.cards = tuple(other for other in self.cards if other != index)
        shared = any(box.cards[other].chain_to == card.chain_to for other in self.cards)
        if card.chain_to >= 0 and not shared:
            self.chains &= ~(1 << card.chain_to)
        for effect in card.effects:
            effect.drop(self)

    def add_token(self, box: Box, index: int) -> None:
        """Lay a token before the player: what lasts of it counts from now on."""
        self.tokens = (*self.tokens, index)
        for effect in box.tokens[index].effects:
            effect.keep(self)

    def presence(self) -> int:
        """In how many regions the side is present."""
        fortresses = self.fortresses
        return sum(
            1 for region, units in enumerate(self.units) if units or fortresses >> region & 1
        )

    def race_symbols(self) -> int:
        """How many different Race symbols the side has, the Eagle included (D8.2)."""
        races = sum(1 for count in self.races if count)
        return races + 1 if self.powers & EAGLE else races


class Slots(Field):
    """The cards of a layout by slot: null where one is gone, an id where it can be seen."""

    copied = "{}.copy()"

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards: Final = cards

    def write(self, value: object) -> object:
        """An entry for each slot."""
        assert isinstance(value, list)
        named: dict[int, str | None] = {GONE: None, UNKNOWN: FACE_DOWN}
        return [named[card] if card in named else self.cards[card] for card in value]

    def read(self, reader: Reader, name: str) -> object:
        """The slots of such a list."""
        found: list[int] = []
        for slot, item in enumerate(reader.items(name)):
            if item is None or item == FACE_DOWN:
                found.append(GONE if item is None else UNKNOWN)
            elif item in self.cards:
                found.append(self.cards.index(str(item)))
            else:
                raise reader.wrong(name, "duel-field-slot", {"slot": slot})
        return found

    def members(self, value: object, role: str) -> list[int]:
        """The cards that can be seen."""
        assert isinstance(value, list)
        return [card for card in value if card >= 0] if role == "card" else []

    def copy(self, value: object) -> object:
        """A list of its own."""
        assert isinstance(value, list)
        return value.copy()

    def key(self, value: object) -> object:
        assert isinstance(value, list)
        return tuple(value)


class Peeked(Field):
    """Cards with the seats that have seen each, as pairs of card and bit mask."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards: Final = cards

    def write(self, value: object) -> object:
        """A table for each card."""
        assert isinstance(value, tuple)
        return [
            {"card": self.cards[card], "seats": [SEATS[s] for s in (0, 1) if seen >> s & 1]}
            for card, seen in value
        ]

    def read(self, reader: Reader, name: str) -> object:
        """The pairs of such tables."""
        found: list[tuple[int, int]] = []
        for item in reader.tables(name):
            card = item.one_of("card", self.cards)
            seats = item.some_of("seats", SEATS)
            item.end()
            if not seats:
                raise item.wrong("seats", "duel-field-seats", {})
            found.append((card, sum(1 << seat for seat in set(seats))))
        return tuple(found)

    def members(self, value: object, role: str) -> list[int]:
        assert isinstance(value, tuple)
        return [card for card, _ in value] if role == "card" else []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """The cards that this seat has not seen."""
        assert isinstance(value, tuple)
        mask = 0 if seat is None else 1 << seat
        return [card for card, seen in value if not seen & mask] if role == "card" else []


@dataclass(eq=False, init=False, repr=False)
class Duel(DeclaredState):
    """Everything that is true of a Duel at one moment.

    Attributes:
        chapter: the running chapter, from 1; 0 before the first.
        slots: the card in each slot of the layout, or UNKNOWN or GONE.
        left: the slots that still hold a card, as a bit mask.
        decks: for each chapter the cards nobody has seen: face down or set aside.
        aside: how many of those were set aside to the discard.
        peeked: cards set aside that some seat has seen by searching the discard, each with
            the seats that saw it as a bit mask.
        discard: cards discarded before everybody's eyes.
        tiles: the Landmarks that lie face up.
        tile_deck: those that do not.
        stacks: the Alliance tokens of each Race.
        reserve: Coins that nobody has.
        again: turns that the side on turn will take after this one.
        sides: Fellowship and Sauron.
    """

    box: Box = shared()
    settings: Settings = shared()
    chapter: int = count_of("chapter")
    slots: list[int] = declared(lambda roles: Slots(roles["card"]), list, "layout")
    left: int = derived(0)
    decks: list[Deck] = unseen_by("card", "chapter", stored_as="unseen")
    aside: tuple[int, ...] = counts("chapter", MOST)
    peeked: tuple[tuple[int, int], ...] = declared(lambda roles: Peeked(roles["card"]), tuple)
    discard: tuple[int, ...] = zone("card")
    tiles: tuple[int, ...] = zone("tile", stored_as="landmarks")
    tile_deck: Deck = unseen("tile", stored_as="landmark_stack")
    stacks: list[Deck] = stacks_by("token", "race", stored_as="alliances")
    reserve: int = count(1000, -1000)
    again: int = count(MOST)
    sides: tuple[Side, Side] = parts(Side, "seat")

    def copy(self) -> Duel:
        """A Duel of the same value."""
        return copy_duel(self)

    def chosen(self) -> Mapping[str, str]:
        """The settings of the match."""
        return self.settings.chosen

    @property
    def players(self) -> int:
        return len(self.sides)

    @property
    def option_table(self) -> OptionTable:
        """The options of the box."""
        return self.box.option_table

    def available(self) -> tuple[int, ...]:
        """The slots whose card may be taken (D2.4)."""
        return self.box.layouts[self.chapter - 1].available(self.left)

    def deck_of(self, role: str, number: int) -> str:
        """Cards of a chapter, and tokens of a Race, lie together."""
        if role == "card":
            return f"chapter {self.box.cards[number].chapter}"
        return RACES[self.box.tokens[number].race] if role == "token" else role

    def imagine(self, seat: int | None, chance: Chance) -> Duel:
        """Deal anew what others peeked at; all else that is unseen has no identity yet."""
        state = self.copy()
        mask = 0 if seat is None else 1 << seat
        hidden = [item for item in self.peeked if not item[1] & mask]
        for card, _ in hidden:
            number = self.box.cards[card].chapter - 1
            # In order of number: a card put at the end would give itself away.
            state.decks[number] = Deck(tuple(sorted((*state.decks[number].bag, card))))
        dealt: dict[int, tuple[int, int]] = {}
        for card, seen in hidden:
            number = self.box.cards[card].chapter - 1
            other, state.decks[number] = state.decks[number].draw(chance)
            dealt[card] = (other, seen)
        state.peeked = tuple(dealt.get(item[0], item) for item in self.peeked)
        return state

    def check(self) -> None:
        """Count every component and look at every place."""
        check_state(self)


# Copies, written by scripts/copies.py from the declarations.


def copy_side(old: Side) -> Side:
    """The same, to be changed on its own."""
    new = Side()
    new.skills = old.skills
    new.eithers = old.eithers
    new.chains = old.chains
    new.races = old.races
    new.powers = old.powers
    new.coins = old.coins
    new.supply = old.supply
    new.units = old.units.copy()
    new.fortresses = old.fortresses
    new.steps = old.steps
    new.cards = old.cards
    new.tiles = old.tiles
    new.tokens = old.tokens
    new.allied = old.allied
    return new


def copy_duel(old: Duel) -> Duel:
    """The same, to be changed on its own."""
    new = Duel()
    new.agenda = old.agenda.copy()
    new.outcome = old.outcome
    new.schema = old.schema
    new.box = old.box
    new.settings = old.settings
    new.left = old.left
    new.chapter = old.chapter
    new.slots = old.slots.copy()
    new.decks = old.decks.copy()
    new.aside = old.aside
    new.peeked = old.peeked
    new.discard = old.discard
    new.tiles = old.tiles
    new.tile_deck = old.tile_deck
    new.stacks = old.stacks.copy()
    new.reserve = old.reserve
    new.again = old.again
    new.sides = (copy_side(old.sides[0]), copy_side(old.sides[1]))
    return new


# The end of the copies.
