"""How cards say what they do: scripts of effects, and the frames that carry them out.

A script in the data files is a list of tables whose `do` names an effect class; conditions,
numbers and places inside it are tables too. `loading` compiles them once into the small objects
whose bases are here; the classes themselves are in `effects`. A script being carried out is a
frame like any other: it can be saved between any two of its effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Choice, Step

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance

NOBODY: Final = -1
"""No hero, no character, no minion: nothing was named yet."""


class Bindings:
    """Whom a script speaks of.

    Attributes:
        hero: the hero it happens to, who is meant by `self`; NOBODY where it is about none.
        target: a hero whom an earlier effect of the script has named.
        pick: a character or a location that one has named.
        foe: a minion that one has named.
        left: how much of the present effect is still to be done.
    """

    __slots__ = ("foe", "hero", "left", "pick", "target")

    def __init__(
        self,
        hero: int = NOBODY,
        target: int = NOBODY,
        pick: int = NOBODY,
        foe: int = NOBODY,
        left: int = 0,
    ) -> None:
        """These, and nobody else."""
        self.hero: Final = hero
        self.target: Final = target
        self.pick: Final = pick
        self.foe: Final = foe
        self.left: Final = left

    def __eq__(self, other: object) -> bool:
        """Whether both name the same."""
        return isinstance(other, Bindings) and _named(self) == _named(other)

    def __hash__(self) -> int:
        return hash(_named(self))

    def __repr__(self) -> str:
        """All who are named."""
        return f"Bindings{_named(self)}"

    def of(self, hero: int) -> Bindings:
        """The same cast with another hero as `self`."""
        return Bindings(hero, self.target, self.pick, self.foe)

    def naming(self, target: int = NOBODY, pick: int = NOBODY, foe: int = NOBODY) -> Bindings:
        """The same cast with somebody named in addition."""
        return Bindings(
            self.hero,
            self.target if target == NOBODY else target,
            self.pick if pick == NOBODY else pick,
            self.foe if foe == NOBODY else foe,
        )

    def leaving(self, left: int) -> Bindings:
        """The same cast with so much of the present effect still to be done."""
        return Bindings(self.hero, self.target, self.pick, self.foe, left)


def _named(cast: Bindings) -> tuple[int, int, int, int, int]:
    return cast.hero, cast.target, cast.pick, cast.foe, cast.left


NO_CAST: Final = Bindings()


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One thing that a card does; subclasses are in `effects`.

    Attributes:
        index: its place among all effects of the box, and `path` the same for people, such as
            `peril/khazad-dum/effects/1`; both are set when the box is closed.
    """

    def __init__(self) -> None:
        """An effect that the box has yet to number."""
        self.index = -1
        self.path = ""

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Do it, or push the frames that do; the rest of the script waits below them."""
        raise NotImplementedError

    def payable(self, state: Quest, cast: Bindings) -> bool:
        """Whether it could be paid as a cost; True unless overridden."""
        return True


class Script:
    """Effects that happen one after the other.

    Attributes:
        index, path: as those of an effect.
        effects: in their order.
    """

    __slots__ = ("effects", "index", "path")

    def __init__(self, index: int, path: str, effects: tuple[Effect, ...]) -> None:
        """A script that the box knows by number and by path."""
        self.index: Final = index
        self.path: Final = path
        self.effects: Final = effects

    def __len__(self) -> int:
        """How many effects it has."""
        return len(self.effects)


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A number that may depend on the state; subclasses are in `effects.values`."""

    def of(self, state: Quest, cast: Bindings) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that is true or not; subclasses are in `effects.conditions`."""

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Place:
    """Some locations of the map; subclasses are in `effects.places`."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """Which they are now, in order of number."""
        raise NotImplementedError


Filter = Place
"""The locations among which a plot may be played."""


class Requirement:
    """What completes a quest (Q4.5): exploring a place, defeating a monster there, fighting a foe.

    Attributes:
        explore: the location to explore, or -1.
        defeat: the monster to defeat, or -1; at `at`.
        combat: the minion that it is enough to have fought, or -1.
    """

    __slots__ = ("at", "combat", "defeat", "explore")

    def __init__(self, explore: int, defeat: int, at: int, combat: int) -> None:
        """Any one of these that is named is enough."""
        self.explore: Final = explore
        self.defeat: Final = defeat
        self.at: Final = at
        self.combat: Final = combat


class Perform(Step["Quest"]):
    """Carry out a script from one of its effects on."""

    __slots__ = ("at", "cast", "script")
    __match_args__ = ("script", "at", "cast")

    def __init__(self, script: Script, at: int, cast: Bindings) -> None:
        """The effects from `at` on are still to be done."""
        self.script: Final = script
        self.at: Final = at
        self.cast: Final = cast

    def run(self, state: Quest, chance: Chance) -> None:
        """Do one effect; the rest waits below whatever it pushes."""
        if self.at + 1 < len(self.script.effects):
            state.push(Perform(self.script, self.at + 1, self.cast))
        self.script.effects[self.at].resolve(state, self.cast, chance)


def perform(state: Quest, script: Script, cast: Bindings) -> None:
    """Carry out a script next, if there is anything in it."""
    if script.effects:
        state.push(Perform(script, 0, cast))


def rename(state: Quest, cast: Bindings) -> None:
    """Let the rest of the script that is being carried out speak of another cast.

    Called by an effect, or by the choice it asked, once somebody is named: the rest of its
    script is then what waits on top of the agenda.
    """
    if state.agenda and isinstance(state.agenda[-1], Perform):
        rest = state.agenda.pop()
        assert isinstance(rest, Perform)
        state.push(Perform(rest.script, rest.at, cast))


class EffectChoice(Choice["Quest"]):
    """Something that a seat decides for an effect; each kind of question is a subclass."""

    __slots__ = ("cast", "effect")
    __match_args__ = ("seat", "effect", "cast")
    kind: ClassVar[str] = ""

    def __init__(self, seat: int, effect: Effect, cast: Bindings) -> None:
        """Asked of `seat` on behalf of `effect`."""
        self.seat = seat
        self.effect: Final = effect
        self.cast: Final = cast
