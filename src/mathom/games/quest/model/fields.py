"""Quest's own attributes as text: face-down cards, and names that may be none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from mathom.kernel.fields import MOST, Field
from mathom.kernel.pile import FREE, NEVER, PUBLIC, Clue, HiddenCard, Pile, ordered

if TYPE_CHECKING:
    from mathom.kernel.reading import Reader
    from mathom.kernel.state import Json

SHUFFLES: Final = NEVER - 1
"""No pile is shuffled more often in any game."""
CLUES: Final = 30
"""There are never so many clues about one player's cards."""


class Flag(Field):
    """An attribute that is true or false."""

    def write(self, value: object) -> object:
        return value

    def read(self, reader: Reader, name: str) -> object:
        return read_flag(reader, name)


class Signed(Field):
    """A whole number that may be below nothing."""

    def read(self, reader: Reader, name: str) -> object:
        return reader.count(name, MOST, -MOST)


class Numbers(Field):
    """A tuple of whole numbers."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def read(self, reader: Reader, name: str) -> object:
        """The numbers of a list of any length."""
        return tuple(reader.counts(name, len(reader.items(name)), MOST))


class Maybe(Field):
    """An attribute that numbers a component or is -1, written as its id or null."""

    def __init__(self, names: Sequence[str]) -> None:
        """One of `names`, or none."""
        self.names: Final = names

    def write(self, value: object) -> object:
        """The id, or null."""
        assert isinstance(value, int)
        return write_maybe(value, self.names)

    def read(self, reader: Reader, name: str) -> object:
        """The component of this id, or -1."""
        return read_maybe(reader, name, self.names)


class Slips(Field):
    """A tuple of face-down cards."""

    def __init__(self, names: Sequence[str], seats: Sequence[str]) -> None:
        """Cards called `names`, seen by some of `seats`."""
        self.names: Final = names
        self.seats: Final = seats

    def write(self, value: object) -> object:
        """A list of tables."""
        assert isinstance(value, tuple)
        return write_slips(value, self.names, self.seats)

    def read(self, reader: Reader, name: str) -> object:
        """The slips of such a list."""
        return read_slips(reader, name, self.names, self.seats)


def write_maybe(value: int, names: Sequence[str]) -> str | None:
    """The id of a component, or null for none."""
    return None if value < 0 else names[value]


def read_maybe(reader: Reader, field: str, names: Sequence[str]) -> int:
    """The component of an id, -1 for null."""
    return -1 if reader.value(field) is None else reader.one_of(field, names)


def read_flag(reader: Reader, field: str) -> bool:
    """The field, which must be true or false."""
    value = reader.value(field)
    if not isinstance(value, bool):
        raise reader.wrong(field, "quest-field-flag", {})
    return value


def write_slip(slip: HiddenCard, names: Sequence[str], seats: Sequence[str]) -> Json:
    """A face-down card: what it is, when it went into its pile and came out, who has seen it.

    The clues about its place, and the one that binds it, stand there only if there are any.
    """
    written: Json = {
        "card": names[slip.card],
        "entered": None if slip.entered == NEVER else slip.entered,
        "drawn": None if slip.drawn == NEVER else slip.drawn,
        "seen": _write_seats(slip.seen, seats),
    }
    if slip.clues:
        written["clues"] = [n for n in range(slip.clues.bit_length()) if slip.clues >> n & 1]
    if slip.bound != FREE:
        written["bound"] = slip.bound
        written["noted"] = slip.noted
    return written


def _write_seats(mask: int, seats: Sequence[str]) -> object:
    if mask == PUBLIC:
        return "all"
    return [seat for number, seat in enumerate(seats) if mask >> number & 1]


def _read_seats(reader: Reader, field: str, seats: Sequence[str]) -> int:
    if reader.value(field) == "all":
        return PUBLIC
    return sum(1 << seat for seat in set(reader.some_of(field, seats)))


def read_slip(reader: Reader, names: Sequence[str], seats: Sequence[str]) -> HiddenCard:
    """The card that `write_slip` wrote."""
    card = reader.one_of("card", names)
    entered, drawn = (
        NEVER if reader.value(field) is None else reader.count(field, SHUFFLES)
        for field in ("entered", "drawn")
    )
    seen = _read_seats(reader, "seen", seats)
    clues = 0
    if reader.has("clues"):
        clues = sum(1 << number for number in set(_numbers(reader, "clues")))
    bound, noted = FREE, False
    if reader.has("bound"):
        bound = reader.count("bound", CLUES)
        noted = read_flag(reader, "noted")
    reader.end()
    return HiddenCard(card, entered, drawn, seen, clues, bound, noted)


def _numbers(reader: Reader, field: str) -> list[int]:
    return reader.counts(field, len(reader.items(field)), CLUES)


def write_clues(clues: Sequence[Clue], seats: Sequence[str]) -> list[Json]:
    """What is known of several cards together: by whom, and how many of each type they are."""
    return [{"told": _write_seats(clue.told, seats), "least": list(clue.least)} for clue in clues]


def read_clues(reader: Reader, field: str, seats: Sequence[str]) -> tuple[Clue, ...]:
    """The clues that `write_clues` wrote."""
    found: list[Clue] = []
    for item in reader.tables(field):
        told = _read_seats(item, "told", seats)
        least = tuple(item.counts("least", len(item.items("least")), MOST))
        item.end()
        found.append(Clue(told, least))
    return tuple(found)


def write_slips(
    slips: Sequence[HiddenCard], names: Sequence[str], seats: Sequence[str]
) -> list[Json]:
    """Face-down cards in their order."""
    return [write_slip(slip, names, seats) for slip in slips]


def read_slips(
    reader: Reader, field: str, names: Sequence[str], seats: Sequence[str]
) -> tuple[HiddenCard, ...]:
    """The cards that `write_slips` wrote."""
    return tuple(read_slip(item, names, seats) for item in reader.tables(field))


def write_pile(pile: Pile, names: Sequence[str], seats: Sequence[str]) -> Json:
    """A pile; what lies in its bag is listed by the shuffle with which it went in."""
    bag: dict[str, list[str]] = {}
    for entered in sorted({slip.entered for slip in pile.bag}):
        bag[str(entered)] = [names[slip.card] for slip in pile.bag if slip.entered == entered]
    return {
        "bag": bag,
        "top": write_slips(pile.top, names, seats),
        "bottom": write_slips(pile.bottom, names, seats),
        "shuffles": pile.shuffles,
    }


def read_pile(reader: Reader, field: str, names: Sequence[str], seats: Sequence[str]) -> Pile:
    """The pile that `write_pile` wrote."""
    table = reader.table(field)
    shuffles = table.count("shuffles", SHUFFLES)
    groups = table.table("bag")
    bag: list[HiddenCard] = []
    for group in groups.names():
        if len(group) > 6 or not group.isdecimal() or int(group) > shuffles:
            raise groups.wrong(group, "quest-field-shuffle", {})
        bag.extend(HiddenCard(card, int(group)) for card in groups.some_of(group, names))
    top = read_slips(table, "top", names, seats)
    bottom = read_slips(table, "bottom", names, seats)
    table.end()
    return Pile(ordered(bag), top, bottom, shuffles)
