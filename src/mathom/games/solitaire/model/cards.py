"""The cards: characters, items, allies, factions, creatures and events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.abilities import AsEvent, Play, read_event, read_modes
from mathom.games.solitaire.cards.keys import Key, read_keys
from mathom.games.solitaire.constants import (
    DRAGONS,
    EVENT_TYPES,
    GEAR,
    ITEM_CLASSES,
    KEYWORDS,
    LIMITS,
    MANIFESTATIONS,
    NONE,
    RACES,
    RINGS,
    SITE_TYPES,
    SKILLS,
    SLOTS,
)
from mathom.kernel import declaring
from mathom.kernel.components import Component
from mathom.kernel.effects import Effect, Expression, Script
from mathom.kernel.fields import mask_of
from mathom.kernel.language import argument, called, condition, one_of, script, some_of, words
from mathom.kernel.state import Json

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader

Condition = Expression[Any, bool]
DEAD: Final = (
    *("wizard", "opponent", "hazard-limit", "more-characters", "points", "forced-site", "knot"),
    *(
        "one-company",
        "open-hand",
        "policy",
        "promotional",
        "response",
        "separate-hands",
        "treasure",
    ),
)
"""Why a card does nothing in this variant."""


def _mask(names: tuple[str, ...]) -> Any:
    """Some names as a bit mask, none where they are left out."""
    mask = argument(lambda reader, name, compiler: mask_of(reader.some_of(name, names)))
    return declaring.told(
        declaring.optional(mask, 0),
        write=lambda value: [name for n, name in enumerate(names) if value >> n & 1],
    )


def _told_as(declaration: Any, names: tuple[str, ...]) -> Any:
    """One of some names, or several of them, as the card lists tell it."""

    def write(value: Any) -> object:
        if isinstance(value, tuple):
            return [names[n] for n in value]
        return None if value == NONE else names[value]

    return declaring.told(declaration, write=write)


def _flag() -> Any:
    return declaring.optional(declaring.flag(), False)


def _count(most: int = 30, least: int = 0) -> Any:
    return declaring.optional(declaring.count(most, least), 0)


class Other:
    """A figure that is another while something holds: `points_alt = { n = 6, when = {...} }`."""

    def __init__(self, reader: Reader, name: str, compiler: Compiler) -> None:
        table = reader.table(name)
        self.n: Final = table.count("n", 30)
        self.when: Final[Condition] = compiler.condition(table, "when")
        table.end()


def _other() -> Any:
    return declaring.optional(argument(Other), None)


@dataclass(eq=False, init=False, repr=False)
class Card(Component):
    """What every card says.

    Attributes:
        dead: why it does nothing in this variant, or empty; such a card is in no deck.
        unique: only one copy may be in play (S1.7).
        script: what it does while it lies in play, or when its attack is fought.
        lasting: the same by kind of effect, worked out by the box.
    """

    dead: str = declaring.optional(declaring.word(DEAD), "")
    unique: bool = _flag()
    script: Script = called("effects", script())

    def role(self) -> str:
        return "card"

    @property
    def kind(self) -> str:
        """What kind of card it is."""
        return type(self).__name__.lower()

    def record(self, box: Any) -> Json:
        """What it declares, with the kind of card; how long an event lasts is `event`."""
        told = super().record(box)
        side = "hazard" if isinstance(self, Creature | Hazard) else "resource"
        event = {"event": told.pop("type")} if "type" in told else {}
        kind = {"kind": "card", "id": told.pop("id"), "type": self.kind, "side": side}
        return {**kind, **event, **told}


@dataclass(eq=False, init=False, repr=False)
class Character(Card):
    """Somebody of the company (S1.1); `home` is a site, or -1."""

    race: int = _told_as(one_of(RACES), RACES)
    skills: int = _mask(SKILLS)
    mind: int = declaring.count(20)
    prowess: int = declaring.count(20)
    body: int = declaring.count(20)
    influence: int = declaring.count(20)
    points: int = _count()
    home: int = declaring.optional(declaring.name("site"), NONE)
    corruption_check: int = _count(5, -5)
    faction_influence: int = _count(5, -5)
    starting: bool = declaring.optional(declaring.flag(), True)


@dataclass(eq=False, init=False, repr=False)
class Item(Card):
    """An item.

    Attributes:
        sites, site_types: where alone a special item is found; `not_site_types` where it is not.
        needs: what must hold besides for it to be played.
        tapped_site: whether it can be played though the site is tapped.
        starting: whether a company may start with it; `treasure` whether a treasure deck may
            hold it.
        ring: which kind of ring; `ring_test` what a gold ring can turn out to be is in `script`.
    """

    class_: int = called("class", _told_as(one_of(ITEM_CLASSES), ITEM_CLASSES))
    gear: str = declaring.optional(declaring.word(GEAR), "")
    hoard: bool = _flag()
    points: int = _count()
    points_alt: Other | None = _other()
    corruption: int = _count()
    corruption_alt: Other | None = _other()
    ring: str = declaring.optional(declaring.word(RINGS), "")
    palantir: bool = _flag()
    starting: bool = _flag()
    treasure: bool = declaring.optional(declaring.flag(), True)
    sites: tuple[int, ...] = declaring.optional(declaring.names("site"), ())
    site_types: tuple[int, ...] = _told_as(declaring.optional(some_of(SITE_TYPES), ()), SITE_TYPES)
    not_site_types: tuple[int, ...] = declaring.optional(some_of(SITE_TYPES), ())
    needs: Condition | None = declaring.optional(condition(), None)
    tapped_site: bool = _flag()
    limit: str = declaring.optional(declaring.word(LIMITS), "")


@dataclass(eq=False, init=False, repr=False)
class Ally(Card):
    """An ally (S17.1)."""

    race: int = _told_as(declaring.optional(one_of(RACES), NONE), RACES)
    prowess: int = _count(20, -5)
    body: int = _count(20)
    mind: int = declaring.count(20)
    skills: int = _mask(SKILLS)
    points: int = _count()
    sites: tuple[int, ...] = declaring.optional(declaring.names("site"), ())
    region: int = declaring.optional(declaring.name("region"), NONE)
    tapped_site: bool = _flag()


@dataclass(eq=False, init=False, repr=False)
class Faction(Card):
    """A faction (S17.2).

    Attributes:
        above: the check must be above this.
        standard: what is added for an influencer of a race, by the number of the race.
    """

    race: int = _told_as(one_of(RACES), RACES)
    sites: tuple[int, ...] = declaring.optional(declaring.names("site"), ())
    above: int = declaring.count(20)
    points: int = _count()
    standard: dict[int, int] = argument(
        lambda reader, name, compiler: {} if not reader.has(name) else _standard(reader.table(name))
    )


def _standard(table: Reader) -> dict[int, int]:
    found = {RACES.index(race): table.count(race, 10, -10) for race in table.names()}
    table.end()
    return found


@dataclass(eq=False, init=False, repr=False)
class Creature(Card):
    """A creature, maybe one that can be an event instead.

    Attributes:
        strikes: how many each attack has; 0 where each of the company faces one (S13.5).
        keys: what it can be keyed to (S12).
        rank: of a Nazgûl, the first being 1.
        event: how it is played as an event (S20, S11.10), or None.
    """

    race: int = _told_as(one_of(RACES), RACES)
    attacks: int = declaring.optional(declaring.count(5, 1), 1)
    strikes: int = _count()
    each: bool = _flag()
    prowess: int = declaring.count(30)
    body: int = declaring.optional(declaring.count(20), NONE)
    points: int = _count()
    keywords: tuple[str, ...] = declaring.optional(words(KEYWORDS), ())
    keys: tuple[Key, ...] = declaring.told(
        argument(read_keys), write=lambda keys: [told for key in keys for told in key.told]
    )
    manifestation_of: int = declaring.optional(one_of(DRAGONS), NONE)
    manifestation: str = declaring.optional(declaring.word(MANIFESTATIONS), "")
    rank: int = _count(9)
    slots: tuple[str, ...] = declaring.optional(words(SLOTS), ())
    event: AsEvent | None = declaring.optional(argument(read_event), None)

    def complete(self, record: Reader, box: Box) -> None:
        if self.each == (self.strikes > 0):
            raise record.wrong("strikes", "must be said, or each, not both")


@dataclass(eq=False, init=False, repr=False)
class Event(Card):
    """An event of either side; `modes` are the ways to play it."""

    type: str = declaring.told(declaring.word(EVENT_TYPES), name="event")
    keywords: tuple[str, ...] = declaring.optional(words(KEYWORDS), ())
    limit: str = declaring.optional(declaring.word(LIMITS), "")
    corruption: int = _count()
    modes: tuple[Play, ...] = declaring.untold(argument(read_modes))

    def effects(self) -> list[Effect]:
        """What all its modes do."""
        return [effect for mode in self.modes for effect in mode.script.effects]


@dataclass(eq=False, init=False, repr=False)
class Hazard(Event):
    """A hazard event; `step` is when it is played (S11.3), 0 where it waits for an attack."""

    step: int = declaring.count(3)
    slots: tuple[str, ...] = declaring.optional(words(SLOTS), ())
    manifestation_of: int = declaring.optional(one_of(DRAGONS), NONE)
    manifestation: str = declaring.optional(declaring.word(MANIFESTATIONS), "")
    points: int = _count()


@dataclass(eq=False, init=False, repr=False)
class Resource(Event):
    """A resource event."""

    points: int = _count()


@dataclass(eq=False, init=False, repr=False)
class Absent(Component):
    """A card that cannot be played in this variant, and why."""

    was: str = declaring.word(("character", "item", "hazard", "resource", "site"))
    reason: str = declaring.word(DEAD)
