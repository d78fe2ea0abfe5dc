"""From data files to scripts: reads effects, numbers, conditions and places once.

Every effect of the data files is a table whose `do` names a class; the class reads its own
fields and leaves none over. Numbers, conditions and places inside it are tables of their own
kinds. Whatever is compiled gets a number and a path, by which saved games name it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mathom.games.quest.cards.conditions import FLAGS, AllOf, AnyOf, Compare, Not
from mathom.games.quest.cards.places import (
    NAMED_PLACES,
    AdjacentTo,
    AnyPlace,
    Anywhere,
    CharacterOf,
    DistantFrom,
    ExtensionOf,
    Havens,
    HeroOf,
    Influenced,
    MinionOf,
    OneLocation,
    PickOf,
    RegionOf,
    SiteFilter,
    Within,
)
from mathom.games.quest.cards.reading import DataEffect
from mathom.games.quest.cards.script import (
    NOBODY,
    Condition,
    Effect,
    Place,
    Requirement,
    Script,
    Value,
)
from mathom.games.quest.cards.values import ALL, METRICS, Fixed, Product, Stat, Sum
from mathom.kernel.errors import BadData
from mathom.kernel.reading import Reader

LABELS: Final = (
    "boat",
    "character",
    "command",
    "corruption",
    "corruption-and-move",
    "corruption-and-training",
    "damage",
    "damage-and-corruption",
    "damage-per-corruption",
    "discard",
    "discard-corruption",
    "escort",
    "favor",
    "favor-and-corruption",
    "fill-pool",
    "guide",
    "heal",
    "horse",
    "influence",
    "level",
    "mend",
    "minion",
    "monsters",
    "moved",
    "pay-favor",
    "place-favor",
    "plot",
    "plot-discard",
    "pool",
    "redeem",
    "region",
    "remove-favor",
    "rest",
    "ride",
    "sauron-draws",
    "shadow",
    "shadow-discard",
    "story",
    "tokens",
    "train",
    "training",
)
"""What the ways to choose between are called."""

CURRENT: Final = "current"
"""The region of the hero's location."""


class Names:
    """The ids that scripts can name, each list in the order of its numbers."""

    __slots__ = (
        "characters",
        "encounter_decks",
        "events",
        "items",
        "locations",
        "minions",
        "monsters",
        "plots",
        "regions",
        "shadows",
        "sheets",
    )

    def __init__(
        self,
        *,
        locations: tuple[str, ...],
        regions: tuple[str, ...],
        monsters: tuple[str, ...],
        minions: tuple[str, ...],
        characters: tuple[str, ...],
        items: tuple[str, ...],
        plots: tuple[str, ...],
        shadows: tuple[str, ...],
        events: tuple[str, ...],
        sheets: tuple[str, ...],
        encounter_decks: tuple[str, ...],
    ) -> None:
        """As the loader has found them."""
        self.locations: Final = locations
        self.regions: Final = regions
        self.monsters: Final = monsters
        self.minions: Final = minions
        self.characters: Final = characters
        self.items: Final = items
        self.plots: Final = plots
        self.shadows: Final = shadows
        self.events: Final = events
        self.sheets: Final = sheets
        self.encounter_decks: Final = encounter_decks


NOTHING: Final = Script(-1, "", ())
"""The script of a card that says nothing."""

MOST: Final = 30
"""No number on a card is larger."""


class Compiler:
    """Turns tables into scripts and keeps count of them.

    Attributes:
        names: what can be named.
        scripts, effects: everything compiled so far, in order of number.
        path: the script that is being compiled, for people.
    """

    def __init__(self, names: Names, kinds: Mapping[str, type[DataEffect]]) -> None:
        """Compile with these names and these kinds of effects."""
        self.names: Final = names
        self.kinds: Final = kinds
        self.scripts: Final[list[Script]] = []
        self.effects: Final[list[Effect]] = []
        self.path = ""

    def script(self, reader: Reader, field: str, path: str) -> Script:
        """The script in `field`, known as `path`; NOTHING if there is no such field.

        Raises:
            BadData: an effect is unknown or wrong; the sentence names record and field.
        """
        if not reader.has(field):
            return NOTHING
        around = self.path
        effects: list[Effect] = []
        for number, table in enumerate(reader.tables(field)):
            self.path = f"{path}/{number}"
            effects.append(self._effect(table))
        self.path = around
        if not effects:
            return NOTHING
        script = Script(len(self.scripts), path, tuple(effects))
        self.scripts.append(script)
        return script

    def inner(self, reader: Reader, field: str) -> Script:
        """A script inside the effect that is being compiled."""
        return self.script(reader, field, f"{self.path}/{field}")

    def this(self, kind: str, ids: tuple[str, ...]) -> int:
        """The card that is being compiled if it is of this kind, or NOBODY."""
        parts = self.path.split("/")
        if parts[0] == kind and len(parts) > 1 and parts[1] in ids:
            return ids.index(parts[1])
        return NOBODY

    def _effect(self, table: Reader) -> Effect:
        path = self.path
        names = list(self.kinds)
        kind = self.kinds[names[table.one_of("do", names)]]
        effect = kind(table, self)
        table.end()
        effect.index = len(self.effects)
        effect.path = path
        self.effects.append(effect)
        self.path = path
        return effect

    # Numbers.

    def value(self, reader: Reader, field: str) -> Value:
        """The number in `field`: a figure, "all", or a table that reckons one."""
        raw = reader.value(field)
        if raw == "all":
            return Fixed(ALL)
        if not isinstance(raw, dict):
            return Fixed(reader.count(field, MOST, -MOST))
        table = reader.table(field)
        value = self._value(table)
        table.end()
        return value

    def _value(self, table: Reader) -> Value:
        if table.has("stat"):
            return Stat(table, self)
        if table.has("count"):
            names = list(METRICS)
            return METRICS[names[table.one_of("count", names)]](table, self)
        if table.has("mul"):
            return Product(table.count("mul", MOST, -MOST), self.value(table, "of"))
        if table.has("add"):
            return Sum(
                [
                    self.value(Reader({"add": item}, table.part(f"add {n}"), BadData), "add")
                    for n, item in enumerate(table.items("add"), 1)
                ]
            )
        raise table.wrong("count", "is missing: a number needs stat, count, mul or add")

    # Conditions.

    def condition(self, reader: Reader, field: str) -> Condition:
        """The condition in `field`."""
        table = reader.table(field)
        condition = self._condition(table)
        table.end()
        return condition

    def conditions(self, reader: Reader, field: str) -> tuple[Condition, ...]:
        """The conditions of the list in `field`."""
        found = []
        for table in reader.tables(field):
            found.append(self._condition(table))
            table.end()
        return tuple(found)

    def _condition(self, table: Reader) -> Condition:
        if table.has("flag"):
            names = list(FLAGS)
            return FLAGS[names[table.one_of("flag", names)]](table, self)
        if table.has("any"):
            return AnyOf(self.conditions(table, "any"))
        if table.has("all"):
            return AllOf(self.conditions(table, "all"))
        if table.has("not"):
            return Not(self.condition(table, "not"))
        return Compare(table, self)

    # Places.

    def place(self, reader: Reader, field: str) -> Place:
        """The place in `field`: a location, a name such as "here", or a table."""
        raw = reader.value(field)
        if isinstance(raw, dict):
            table = reader.table(field)
            place = self._place(table)
            if table.has("by"):
                table.one_of("by", ("hero",))
            table.end()
            return place
        names = (*NAMED_PLACES, *self.names.locations)
        number = reader.one_of(field, names)
        if number < len(NAMED_PLACES):
            return NAMED_PLACES[names[number]]()
        return OneLocation(number - len(NAMED_PLACES))

    def _place(self, table: Reader) -> Place:
        if table.has("extension_of"):
            return ExtensionOf(table.one_of("extension_of", self.names.locations))
        if table.has("region"):
            number = table.one_of("region", (CURRENT, *self.names.regions))
            exclude = self.place(table, "exclude") if table.has("exclude") else None
            return RegionOf(number - 1, exclude)
        if table.has("adjacent_to"):
            around = self.place(table, "adjacent_to")
            spared = table.has("exclude") and table.one_of("exclude", ("shadow-strongholds",)) == 0
            return AdjacentTo(around, spared)
        if table.has("within"):
            return Within(table.count("within", 10), self.place(table, "of"))
        if table.has("min_distance"):
            return DistantFrom(table.count("min_distance", 20), self.place(table, "of"))
        if table.has("location_of"):
            bound = ("self", "target", "pick")
            number = table.one_of("location_of", (*bound, *self.names.characters))
            if number < 2:
                return HeroOf(number == 1)
            return PickOf() if number == 2 else CharacterOf(number - len(bound))
        if table.has("minion"):
            return MinionOf(table.one_of("minion", self.names.minions))
        if table.has("any_of"):
            parts = []
            for n, item in enumerate(table.items("any_of"), 1):
                part = Reader({"any_of": item}, table.part(f"any_of {n}"), BadData)
                parts.append(self.place(part, "any_of"))
            return AnyPlace(tuple(parts))
        for field, kind in (("has_influence", Influenced), ("haven", Havens), ("any", Anywhere)):
            if table.has(field):
                if table.value(field) is not True:
                    raise table.wrong(field, "must be true where it stands")
                return kind()
        raise table.wrong("region", "is missing: a place needs one of the known names")

    def sites(self, reader: Reader, field: str) -> Place:
        """The locations among which a plot may be played, as the table in `field` says."""
        table = reader.table(field)
        sites = SiteFilter(table, self)
        table.end()
        return sites

    # Quests.

    def requirement(self, reader: Reader, field: str) -> Requirement:
        """What completes a quest; minions are numbered among all foes, after the monsters."""
        table = reader.table(field)
        parts = table.tables("any") if table.has("any") else [table]
        explore = defeat = at = combat = NOBODY
        for part in parts:
            if part.has("explore"):
                explore = part.one_of("explore", self.names.locations)
            elif part.has("defeat"):
                foe = part.table("defeat")
                defeat = foe.one_of("monster", self.names.monsters)
                foe.end()
                at = part.one_of("at", self.names.locations)
            else:
                foe = part.table("combat")
                combat = len(self.names.monsters) + foe.one_of("minion", self.names.minions)
                foe.end()
            part.end()
        table.end()
        return Requirement(explore, defeat, at, combat)
