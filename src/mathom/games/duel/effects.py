"""D4 Card colours: what cards, tiles, tokens and bonus spaces do.

An effect in the data files is a table whose `do` names a class of `EFFECTS`. Each class declares
its fields, says which frames carry it out and which message describes it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from mathom.games.duel.alliances import ChooseRace, Rally
from mathom.games.duel.bearers import Description, Effect
from mathom.games.duel.box import RACES, SKILLS
from mathom.games.duel.chapters import Again, Search, Strip
from mathom.games.duel.conquest import Garrison, Manoeuvre, Manoeuvres, Muster, Raze, Reinforce
from mathom.games.duel.costs import GainCoins
from mathom.games.duel.frames import EffectChoice, EffectStep
from mathom.games.duel.quest import Advance
from mathom.games.duel.state import Side
from mathom.games.duel.symbols import POWERS
from mathom.kernel.agenda import Frame
from mathom.kernel.declaring import count, name, names, optional
from mathom.kernel.language import argument, one_of, some_of


@dataclass(init=False, eq=False)
class Skills(Effect):
    """Skills for good, each usable once a turn (D4.1): one name per symbol."""

    lasts = True
    skills: tuple[int, ...] = some_of(SKILLS)

    def keep(self, side: Side) -> None:
        side.skills = tuple(n + self.skills.count(s) for s, n in enumerate(side.skills))

    def description(self) -> Description:
        return "skills", {"skill": [SKILLS[skill] for skill in self.skills]}


@dataclass(init=False, eq=False)
class Either(Effect):
    """One of several Skills each turn, the owner's choice (D3.3)."""

    lasts = True
    skills: tuple[int, ...] = some_of(SKILLS)
    mask: int = argument(
        lambda reader, _, compiler: sum(1 << n for n in set(reader.some_of("skills", SKILLS)))
    )

    def keep(self, side: Side) -> None:
        side.eithers = (*side.eithers, self.mask)

    def description(self) -> Description:
        """The Skills to choose from."""
        return "either", {"skill": [SKILLS[skill] for skill in self.skills]}


@dataclass(init=False, eq=False)
class Coins(Effect):
    """Coins from the reserve (D4.2)."""

    coins: int = count(30, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (GainCoins(seat, self.coins),)

    def description(self) -> Description:
        return "coins", {"count": self.coins}


@dataclass(init=False, eq=False)
class Rings(Effect):
    """Steps on the Quest track, one per Ring (D4.3)."""

    rings: int = count(14, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Advance(seat, self.rings),)

    def description(self) -> Description:
        return "rings", {"count": self.rings}


@dataclass(init=False, eq=False)
class Race(Effect):
    """A Race symbol (D4.4)."""

    lasts = True
    race: int = one_of(RACES)

    def keep(self, side: Side) -> None:
        side.races = tuple(n + (r == self.race) for r, n in enumerate(side.races))

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """See whether it brings an alliance or the victory."""
        return (Rally(seat, self.race),)

    def description(self) -> Description:
        return "race", {"race": RACES[self.race]}


@dataclass(init=False, eq=False)
class Units(Effect):
    """Units in one of the shown regions (D4.5)."""

    units: int = count(15, 1)
    regions: tuple[int, ...] = names("region")

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Muster(seat, by, self.regions, self.units),)

    def description(self) -> Description:
        """How many, and where."""
        return "units", {
            "count": self.units,
            "region": [self.names["region"][n] for n in self.regions],
        }


@dataclass(init=False, eq=False)
class UnitsThere(Effect):
    """Units in a given region, as Landmarks place them."""

    units: int = count(15, 1)
    region: int = name("region")

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Garrison(seat, self.region, self.units),)

    def description(self) -> Description:
        """How many, and where."""
        return "garrison", {"count": self.units, "region": self.names["region"][self.region]}


@dataclass(init=False, eq=False)
class UnitsAnywhere(Effect):
    """Units in any regions, one after the other (D5.2, D9.1)."""

    units: int = count(15, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        """Choose a region for each."""
        return (Reinforce(seat, by),) * self.units

    def description(self) -> Description:
        return "anywhere", {"count": self.units}


@dataclass(init=False, eq=False)
class TheseManoeuvres(Effect):
    """Manoeuvres, so many of each kind (D4.6)."""

    removes: int = optional(count(15), 0)
    loses: int = optional(count(30), 0)
    moves: int = optional(count(15), 0)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Manoeuvres(seat, by, self.removes, self.loses, self.moves),)

    def description(self) -> Description:
        """How many of each."""
        counts = {"removes": self.removes, "loses": self.loses, "moves": self.moves}
        return "manoeuvres", {**counts}


@dataclass(init=False, eq=False)
class AnyManoeuvre(Effect):
    """Manoeuvres of any kind, chosen one by one."""

    times: int = count(15, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (Manoeuvre(seat, by, self.times, self.times, self.times, self.times),)

    def description(self) -> Description:
        return "any-manoeuvre", {"count": self.times}


class Simple(Effect):
    """What one frame does that the effect has nothing to tell about.

    Attributes:
        frame: the frame's class.
        message: the key of the message that describes the effect.
    """

    frame: ClassVar[type[EffectStep] | type[EffectChoice]]
    message: ClassVar[str]

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (self.frame(seat, by),)

    def description(self) -> Description:
        return self.message, {}


class AnotherTurn(Simple):
    """Another turn after this one (D2.2)."""

    frame = Again
    message = "again"


class RazeFortress(Simple):
    """Remove an enemy Fortress (D5.2)."""

    frame = Raze
    message = "raze"


class StripGrey(Simple):
    """Discard a grey card of the opponent (D9.16)."""

    frame = Strip
    message = "strip"


class PlayDiscarded(Simple):
    """Play a card from the discard for free (D9.17)."""

    frame = Search
    message = "fetch"


@dataclass(init=False, eq=False)
class Alliance(Effect):
    """Reveal so many tokens of a Race of one's choice and keep one, as Grey Havens does."""

    reveal: int = count(3, 1)

    def frames(self, seat: int, by: int) -> tuple[Frame, ...]:
        return (ChooseRace(seat, by, self.reveal),)

    def description(self) -> Description:
        return "alliance", {"count": self.reveal}


@dataclass(init=False, eq=False)
class Power(Effect):
    """Something a token grants for good."""

    lasts = True
    power: int = one_of(POWERS)

    def keep(self, side: Side) -> None:
        side.powers |= 1 << self.power

    def description(self) -> Description:
        return f"power-{POWERS[self.power]}", {}


EFFECTS: Final[dict[str, type[Effect]]] = {
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
