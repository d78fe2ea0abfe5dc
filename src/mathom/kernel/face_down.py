"""Fields of cards that lie face down: piles, hands, and what is known of several cards together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mathom.kernel.fields import MOST, Field, Owner, Put, Zone, mask_of, numbered
from mathom.kernel.pile import FREE, NEVER, PUBLIC, Clue, HiddenCard, Pile, ordered
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json
from mathom.kernel.tables import Rows, Table

SHUFFLES: Final = NEVER - 1
"""No pile is shuffled more often in any game."""
CLUES: Final = 30
"""There are never so many clues about one player's cards."""


class HiddenCardField(Table):
    """A face-down card: what it is, when it went into its pile and came out, who has seen it.

    The clues about its place, and the one that binds it, stand there only if there are any.
    """

    private = True

    def __init__(self, names: Sequence[str], role: str, seats: Sequence[str]) -> None:
        """One of `names`, seen by some of `seats`."""
        self.names: Final = names
        self.numbers: Final = numbered(tuple(names))
        self.seats: Final = seats
        self.role = role
        # Made beforehand, because a state has more of these lists than of anything else.
        self.seen: Final = [_named(mask, seats) for mask in range(1 << len(seats))]

    def write(self, value: object) -> object:
        assert isinstance(value, HiddenCard)
        written: Json = {
            "card": self.names[value.card],
            "entered": None if value.entered == NEVER else value.entered,
            "drawn": None if value.drawn == NEVER else value.drawn,
            "seen": "all" if value.seen == PUBLIC else self.seen[value.seen].copy(),
        }
        if value.clues:
            written["clues"] = [n for n in range(value.clues.bit_length()) if value.clues >> n & 1]
        if value.bound != FREE:
            written["bound"] = value.bound
            written["noted"] = value.noted
        return written

    def read_table(self, table: Reader) -> object:
        card = table.entry("card", self.numbers)
        entered, drawn = _read_date(table, "entered"), _read_date(table, "drawn")
        seen = _read_seats(table, "seen", self.seats)
        clues, bound, noted = 0, FREE, False
        if table.has("clues"):
            clues = mask_of(table.counts("clues", len(table.items("clues")), CLUES))
        if table.has("bound"):
            bound = table.count("bound", CLUES)
            noted = table.flag("noted")
        return HiddenCard(card, entered, drawn, seen, clues, bound, noted)

    def members(self, value: object, role: str) -> list[int]:
        assert isinstance(value, HiddenCard)
        return [value.card] if role == self.role else []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """The card, unless the seat has seen it."""
        assert isinstance(value, HiddenCard)
        return [value.card] if role == self.role and not value.known(seat) else []

    def cards_in(self, value: object) -> tuple[HiddenCard, ...]:
        """What lies there, as a tuple."""
        assert isinstance(value, HiddenCard)
        return (value,)

    def laid(self, cards: tuple[HiddenCard, ...]) -> object:
        """The value with these cards lying there."""
        return cards[0]


class HiddenCards(Rows):
    """A tuple of face-down cards; where they lie in no order, they are kept in that of number."""

    private = True

    def __init__(self, of: HiddenCardField, in_order: bool) -> None:
        """Cards that `of` writes; `in_order` where their order means something."""
        super().__init__(of)
        self.in_order: Final = in_order
        self.role = of.role

    def cards_in(self, value: object) -> tuple[HiddenCard, ...]:
        """What lies there."""
        assert isinstance(value, tuple)
        return value

    def laid(self, cards: tuple[HiddenCard, ...]) -> object:
        """The value with these cards lying there."""
        return cards if self.in_order else ordered(cards)


class MaybeHiddenCard(HiddenCards):
    """One face-down card or None, written as a list."""

    def write(self, value: object) -> object:
        return super().write(self.cards_in(value))

    def read(self, reader: Reader, name: str) -> object:
        """The card of such a list."""
        found: Any = super().read(reader, name)
        if len(found) > 1:
            raise reader.wrong(name, "field-one-card", {})
        return self.laid(found)

    def members(self, value: object, role: str) -> list[int]:
        return super().members(self.cards_in(value), role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        return super().unknown(self.cards_in(value), role, seat)

    def key(self, value: object) -> object:
        return value

    def cards_in(self, value: object) -> tuple[HiddenCard, ...]:
        return (value,) if isinstance(value, HiddenCard) else ()

    def laid(self, cards: tuple[HiddenCard, ...]) -> object:
        return cards[0] if cards else None


class PileField(Table):
    """A pile; what lies in its bag is listed by the shuffle with which it went in."""

    private = True

    def __init__(self, of: HiddenCardField) -> None:
        """A pile of cards that `of` writes."""
        self.of: Final = of
        self.known: Final = Rows(of)
        self.role = of.role

    def write(self, value: object) -> object:
        assert isinstance(value, Pile)
        names = self.of.names
        bag: dict[str, list[str]] = {}
        groups = {card.entered for card in value.bag}
        for entered in sorted(groups):
            bag[str(entered)] = [names[s.card] for s in value.bag if s.entered == entered]
        return {
            "bag": bag,
            "top": self.known.write(value.top) if value.top else [],
            "bottom": self.known.write(value.bottom) if value.bottom else [],
            "shuffles": value.shuffles,
        }

    def read_table(self, table: Reader) -> object:
        shuffles = table.count("shuffles", SHUFFLES)
        groups = table.table("bag")
        bag: list[tuple[int, int]] = []
        for group in groups.names():
            if len(group) > 6 or not group.isdecimal() or int(group) > shuffles:
                raise groups.wrong(group, "field-shuffle", {})
            entered = int(group)
            bag += [(card, entered) for card in groups.entries(group, self.of.numbers)]
        top: Any = self.known.read(table, "top") if table.items("top") else ()
        bottom: Any = self.known.read(table, "bottom") if table.items("bottom") else ()
        cards = tuple([HiddenCard(card, entered) for card, entered in sorted(bag)])
        return Pile(cards, top, bottom, shuffles)

    def members(self, value: object, role: str) -> list[int]:
        """All that lies in it."""
        assert isinstance(value, Pile)
        return value.cards() if role == self.role else []

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        """What this seat has not seen."""
        assert isinstance(value, Pile)
        cards = (*value.top, *value.bag, *value.bottom) if role == self.role else ()
        return [card.card for card in cards if not card.known(seat)]


class ClueField(Table):
    """What is known of several cards together: by whom, and how many of each type they are."""

    def __init__(self, seats: Sequence[str]) -> None:
        """A clue that some of `seats` were told."""
        self.seats: Final = seats

    def write(self, value: object) -> object:
        assert isinstance(value, Clue)
        told = "all" if value.told == PUBLIC else _named(value.told, self.seats)
        return {"told": told, "least": list(value.least)}

    def read_table(self, table: Reader) -> object:
        told = _read_seats(table, "told", self.seats)
        return Clue(told, tuple(table.counts("least", len(table.items("least")), MOST)))


class Clues(Rows):
    """All clues about the cards of a pool."""

    private = True


def _named(mask: int, seats: Sequence[str]) -> list[str]:
    return [seat for number, seat in enumerate(seats) if mask >> number & 1]


def _read_date(reader: Reader, name: str) -> int:
    return NEVER if reader.value(name) is None else reader.count(name, SHUFFLES)


def _read_seats(reader: Reader, name: str, seats: Sequence[str]) -> int:
    """The mask of a list of seats, or of the word for everybody."""
    if reader.value(name) == "all":
        return PUBLIC
    return mask_of(reader.some_of(name, seats))


class DrawnCards(Table):
    """From which of some decks cards were drawn, as its number, and which; null for -1 and none."""

    def __init__(self, decks: Mapping[str, HiddenCards]) -> None:
        """For each deck how cards of it are written."""
        self.names: Final = list(decks)
        self.cards: Final = list(decks.values())

    def write(self, value: object) -> object:
        deck, cards = _drawn(value)
        if deck < 0:
            return None
        return {"deck": self.names[deck], "cards": self.cards[deck].write(cards)}

    def read(self, reader: Reader, name: str) -> object:
        return (-1, ()) if reader.value(name) is None else super().read(reader, name)

    def read_table(self, table: Reader) -> object:
        deck = table.one_of("deck", self.names)
        return deck, self.cards[deck].read(table, "cards")

    def members(self, value: object, role: str) -> list[int]:
        deck, cards = _drawn(value)
        return [] if deck < 0 else self.cards[deck].members(cards, role)

    def unknown(self, value: object, role: str, seat: int | None) -> list[int]:
        deck, cards = _drawn(value)
        return [] if deck < 0 else self.cards[deck].unknown(cards, role, seat)

    def inner(self) -> Iterable[Field]:
        return self.cards

    def zones(self, value: object, owner: Owner, label: str, put: Put, found: list[Zone]) -> None:
        """Find the cards, in the pool of their deck."""
        deck, cards = _drawn(value)
        if deck >= 0:
            self.cards[deck].zones(cards, owner, label, lambda dealt: put((deck, dealt)), found)


def _drawn(value: object) -> tuple[int, tuple[HiddenCard, ...]]:
    assert isinstance(value, tuple)
    return value[0], value[1]
