"""D4 Card colours: what cards, tiles, tokens and bonus spaces do.

An effect in the data files is a table whose `do` names a class of `EFFECTS`. Each class reads
its own fields, says which frames carry it out and which message describes it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.duel.alliances import ChooseRace, Rally
from mathom.games.duel.box import RACES, SKILLS, Effect
from mathom.games.duel.chapters import Again, Search, Strip
from mathom.games.duel.conquest import Garrison, Manoeuvre, Manoeuvres, Muster, Raze, Reinforce
from mathom.games.duel.costs import GainCoins
from mathom.games.duel.quest import Advance
from mathom.games.duel.state import Side
from mathom.games.duel.symbols import POWERS
from mathom.kernel.agenda import Frame
from mathom.kernel.reading import Reader

Description = tuple[str, dict[str, int | str | list[str]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class DataEffect(Effect):
    """An effect as a data file gives it."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Read the effect's own fields; `regions` are the ids of the map."""


class Skills(DataEffect):
    """Skills for good, each usable once a turn (D4.1)."""

    lasts = True

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Field `skills`: one name per symbol."""
        self.skills: Final = tuple(reader.some_of("skills", SKILLS))

    def keep(self, side: Side) -> None:
        side.skills = tuple(n + self.skills.count(s) for s, n in enumerate(side.skills))

    def drop(self, side: Side) -> None:
        side.skills = tuple(n - self.skills.count(s) for s, n in enumerate(side.skills))

    def description(self) -> Description:
        return "skills", {"skill": [SKILLS[skill] for skill in self.skills]}


class Either(DataEffect):
    """One of several Skills each turn, the owner's choice (D3.3)."""

    lasts = True

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Field `skills`: the names to choose from."""
        self.skills: Final = tuple(reader.some_of("skills", SKILLS))
        self.mask: Final = sum(1 << skill for skill in set(self.skills))

    def keep(self, side: Side) -> None:
        side.eithers = (*side.eithers, self.mask)

    def drop(self, side: Side) -> None:
        at = side.eithers.index(self.mask)
        side.eithers = side.eithers[:at] + side.eithers[at + 1 :]

    def description(self) -> Description:
        """The Skills to choose from."""
        return "either", {"skill": [SKILLS[skill] for skill in self.skills]}


class Coins(DataEffect):
    """Coins from the reserve (D4.2)."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        self.coins: Final = reader.count("coins", 30, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (GainCoins(seat, self.coins),)

    def description(self) -> Description:
        return "coins", {"count": self.coins}


class Rings(DataEffect):
    """Steps on the Quest track, one per Ring (D4.3)."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        self.rings: Final = reader.count("rings", 14, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Advance(seat, self.rings),)

    def description(self) -> Description:
        return "rings", {"count": self.rings}


class Race(DataEffect):
    """A Race symbol (D4.4)."""

    lasts = True

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        self.race: Final = reader.one_of("race", RACES)

    def keep(self, side: Side) -> None:
        side.races = tuple(n + (r == self.race) for r, n in enumerate(side.races))

    def drop(self, side: Side) -> None:
        side.races = tuple(n - (r == self.race) for r, n in enumerate(side.races))

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """See whether it brings an alliance or the victory."""
        return (Rally(seat, self.race),)

    def description(self) -> Description:
        return "race", {"race": RACES[self.race]}


class Units(DataEffect):
    """Units in one of the shown regions (D4.5)."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Fields `units` and `regions`."""
        self.units: Final = reader.count("units", 15, 1)
        self.regions: Final = tuple(reader.some_of("regions", regions))
        self.names: Final = [regions[region] for region in self.regions]

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Muster(seat, by, self.regions, self.units),)

    def description(self) -> Description:
        """How many, and where."""
        return "units", {"count": self.units, "region": self.names}


class UnitsThere(DataEffect):
    """Units in a given region, as Landmarks place them."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Fields `units` and `region`."""
        self.units: Final = reader.count("units", 15, 1)
        self.region: Final = reader.one_of("region", regions)
        self.name: Final = regions[self.region]

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Garrison(seat, self.region, self.units),)

    def description(self) -> Description:
        """How many, and where."""
        return "garrison", {"count": self.units, "region": self.name}


class UnitsAnywhere(DataEffect):
    """Units in any regions, one after the other (D5.2, D9.1)."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        self.units: Final = reader.count("units", 15, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """Choose a region for each."""
        return (Reinforce(seat, by),) * self.units

    def description(self) -> Description:
        return "anywhere", {"count": self.units}


class TheseManoeuvres(DataEffect):
    """Manoeuvres, so many of each kind (D4.6)."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Fields `removes`, `loses` and `moves`, each optional."""
        self.removes: Final = reader.count("removes", 15) if reader.has("removes") else 0
        self.loses: Final = reader.count("loses", 30) if reader.has("loses") else 0
        self.moves: Final = reader.count("moves", 15) if reader.has("moves") else 0

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Manoeuvres(seat, by, self.removes, self.loses, self.moves),)

    def description(self) -> Description:
        """How many of each."""
        return "manoeuvres", {
            "removes": self.removes,
            "loses": self.loses,
            "moves": self.moves,
        }


class AnyManoeuvre(DataEffect):
    """Manoeuvres of any kind, chosen one by one."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        self.times: Final = reader.count("times", 15, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Manoeuvre(seat, by, self.times, self.times, self.times, self.times),)

    def description(self) -> Description:
        return "any-manoeuvre", {"count": self.times}


class AnotherTurn(DataEffect):
    """Another turn after this one (D2.2)."""

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Again(seat, by),)

    def description(self) -> Description:
        return "again", {}


class RazeFortress(DataEffect):
    """Remove an enemy Fortress (D5.2)."""

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Raze(seat, by),)

    def description(self) -> Description:
        return "raze", {}


class StripGrey(DataEffect):
    """Discard a grey card of the opponent (D9.16)."""

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Strip(seat, by),)

    def description(self) -> Description:
        return "strip", {}


class PlayDiscarded(DataEffect):
    """Play a card from the discard for free (D9.17)."""

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Search(seat, by),)

    def description(self) -> Description:
        return "fetch", {}


class Alliance(DataEffect):
    """Reveal tokens of a Race of one's choice and keep one, as Grey Havens does."""

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        """Field `reveal`: how many are shown."""
        self.reveal: Final = reader.count("reveal", 3, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (ChooseRace(seat, by, self.reveal),)

    def description(self) -> Description:
        return "alliance", {"count": self.reveal}


class Power(DataEffect):
    """Something a token grants for good."""

    lasts = True

    def __init__(self, reader: Reader, regions: tuple[str, ...]) -> None:
        self.power: Final = reader.one_of("power", POWERS)

    def keep(self, side: Side) -> None:
        side.powers |= 1 << self.power

    def drop(self, side: Side) -> None:
        side.powers &= ~(1 << self.power)

    def description(self) -> Description:
        return f"power-{POWERS[self.power]}", {}


EFFECTS: Final[dict[str, type[DataEffect]]] = {
    "skills": Skills,
    "either": Either,
    "coins": Coins,
    "rings": Rings,
    "race": Race,
    "units": Units,
    "garrison": UnitsThere,
    "anywhere": UnitsAnywhere,
    "manoeuvres": TheseManoeuvres,
    "any-manoeuvre": AnyManoeuvre,
    "again": AnotherTurn,
    "raze": RazeFortress,
    "strip": StripGrey,
    "fetch": PlayDiscarded,
    "alliance": Alliance,
    "power": Power,
}
"""Every effect that data files can name."""
