"""The state of a Duel: what lies where, and what each side has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mathom.games.duel.box import GONE, RACES, SEATS, SKILLS, UNKNOWN, Box
from mathom.games.duel.variants import Settings
from mathom.kernel import declaring
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import DeclaredState
from mathom.kernel.fields import MOST, Each, Field, Mask, Name, Unseen
from mathom.kernel.option import OptionTable
from mathom.kernel.reading import Reader
from mathom.kernel.tables import Rows, Several

FACE_DOWN: Final = "face down"


@dataclass(eq=False, init=False, repr=False)
class Side:
    """One player's purse, pieces and play area.

    Attributes:
        supply: Units not on the map.
        units: Units in each region.
        fortresses: the regions with a Fortress.
        steps: how far the side's own character has come on the Quest track.
        cards, tiles, tokens: what lies before the player, in the order it came.
        allied: 1 once the reward for three Races was had, which is had once per game (D6.2).
        skills: Skill symbols of all cards together.
        eithers: one bit mask of Skills per either/or card.
        chains: chain symbols, as a bit mask.
        races: Race symbols on green cards.
        powers: what the tokens grant for good, as a bit mask.
    """

    coins: int = declaring.count()
    supply: int = declaring.count()
    units: list[int] = declaring.tally("region", 15)
    fortresses: int = declaring.mask("region")
    steps: int = declaring.count_of("step")
    cards: tuple[int, ...] = declaring.zone("card")
    tiles: tuple[int, ...] = declaring.zone("tile")
    tokens: tuple[int, ...] = declaring.zone("token")
    allied: int = declaring.count(1)
    skills: tuple[int, ...] = declaring.derived((0,) * len(SKILLS))
    eithers: tuple[int, ...] = declaring.derived(())
    chains: int = declaring.derived(0)
    races: tuple[int, ...] = declaring.derived((0,) * len(RACES))
    powers: int = declaring.derived(0)


class Slots(Field):
    """The cards of a layout by slot: null where one is gone, an id where it can be seen."""

    copied = "{}.copy()"

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards: Final = cards
        self.role = "card"

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


class Peeked(Rows):
    """Cards with the seats that have seen each, as pairs of card and bit mask."""

    def __init__(self, cards: Sequence[str]) -> None:
        super().__init__(Several({"card": Name(cards, "card"), "seats": Mask(SEATS)}))

    def read(self, reader: Reader, name: str) -> object:
        """The pairs of such tables; somebody has seen each."""
        found = super().read(reader, name)
        assert isinstance(found, tuple)
        if not all(seen for _, seen in found):
            raise reader.wrong(name, "duel-field-seats", {})
        return found

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """The cards that this seat has not seen."""
        assert isinstance(value, tuple)
        mask = 0 if seat is None else 1 << seat
        return [card for card, seen in value if not seen & mask] if role == "card" else []


class Stack(Unseen):
    """A deck whose uppermost components may be known."""

    def write(self, value: object) -> object:
        """What is known of its top, and what nobody has seen."""
        assert isinstance(value, Deck)
        return {
            "top": [self.names[item] for item in value.top],
            "unseen": [self.names[item] for item in value.bag],
        }

    def read(self, reader: Reader, name: str) -> object:
        """The deck of such a table."""
        table = reader.table(name)
        top = tuple(table.some_of("top", self.names))
        deck = Deck(tuple(table.some_of("unseen", self.names)), top)
        table.end()
        return deck


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

    box: Box = declaring.shared()
    settings: Settings = declaring.shared()
    chapter: int = declaring.count_of("chapter")
    slots: list[int] = declaring.declared(lambda roles: Slots(roles["card"]), list, "layout")
    left: int = declaring.derived(0)
    decks: list[Deck] = declaring.unseen_by("card", "chapter", stored_as="unseen")
    aside: tuple[int, ...] = declaring.counts("chapter", MOST)
    peeked: tuple[tuple[int, int], ...] = declaring.declared(
        lambda roles: Peeked(roles["card"]), tuple
    )
    discard: tuple[int, ...] = declaring.zone("card")
    tiles: tuple[int, ...] = declaring.zone("tile", stored_as="landmarks")
    tile_deck: Deck = declaring.unseen("tile", stored_as="landmark_stack")
    stacks: list[Deck] = declaring.declared(
        lambda roles: Each(Stack(roles["token"], "token"), roles["race"], True), list, "alliances"
    )
    reserve: int = declaring.count(1000, -1000)
    again: int = declaring.count(MOST)
    sides: tuple[Side, Side] = declaring.parts(Side, "seat")

    def chosen(self) -> Mapping[str, str]:
        """The settings of the match."""
        return self.settings.chosen

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
