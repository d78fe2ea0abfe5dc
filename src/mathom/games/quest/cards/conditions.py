"""Conditions: what a card asks before it does something."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.quest.cards.places import enemies_within
from mathom.games.quest.cards.script import NO_CAST, NOBODY, Bindings, Condition
from mathom.games.quest.constants import MARKERS

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.cards.script import Place, Value
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.reading import Reader

COMPARISONS: Final = ("ge", "gt", "le", "lt", "eq")


class Compare(Condition):
    """How two numbers compare."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `left`, `cmp` and `right`."""
        self.left: Final[Value] = compiler.value(reader, "left")
        self.comparison: Final = COMPARISONS[reader.one_of("cmp", COMPARISONS)]
        self.right: Final[Value] = compiler.value(reader, "right")

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether they compare so now."""
        left = self.left.of(state, cast)
        right = self.right.of(state, cast)
        if self.comparison == "ge":
            return left >= right
        if self.comparison == "gt":
            return left > right
        if self.comparison == "le":
            return left <= right
        if self.comparison == "lt":
            return left < right
        return left == right


class AnyOf(Condition):
    """At least one of several conditions."""

    def __init__(self, parts: tuple[Condition, ...]) -> None:
        self.parts: Final = parts

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether one of them holds."""
        return any(part.holds(state, cast) for part in self.parts)


class AllOf(Condition):
    """All of several conditions."""

    def __init__(self, parts: tuple[Condition, ...]) -> None:
        self.parts: Final = parts

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether each of them holds."""
        return all(part.holds(state, cast) for part in self.parts)


class Not(Condition):
    """The contrary of a condition."""

    def __init__(self, part: Condition) -> None:
        self.part: Final = part

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether it does not hold."""
        return not self.part.holds(state, cast)


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Condition):
    """Something that can be seen at a glance."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Read what it needs to know."""


class MinionAt(Flag):
    """A minion is at a location."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `location`; `minion` if it must be that one."""
        self.where: Final[Place] = compiler.place(reader, "location")
        self.minion: Final = (
            reader.one_of("minion", compiler.names.minions) if reader.has("minion") else NOBODY
        )

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether one is there."""
        where = self.where.locations(state, cast)
        if self.minion == NOBODY:
            return any(place in where for place in state.minions)
        return state.minions[self.minion] in where


class MonsterTokenAt(Flag):
    """A monster token is at a location."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.where: Final[Place] = compiler.place(reader, "location")

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether one is there."""
        where = self.where.locations(state, cast)
        return any(token.location in where for token in state.tokens)


class EnemyWithin(Flag):
    """A monster token or a minion is near a location."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `of` and `distance`."""
        self.middle: Final[Place] = compiler.place(reader, "of")
        self.distance: Final = reader.count("distance", 10)

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether one is there."""
        middle = self.middle.locations(state, cast)[0]
        return enemies_within(state, middle, self.distance) > 0


class PlotActive(Flag):
    """A plot is active."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.plot: Final = reader.one_of("plot", compiler.names.plots)

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether it lies on a plot space."""
        return self.plot in state.plots


class HeroInHaven(Flag):
    """The hero is in a haven."""

    def holds(self, state: Quest, cast: Bindings) -> bool:
        return state.box.locations[state.heroes[cast.hero - 1].location].haven


class EnemyIsMinion(Flag):
    """The foe of the running combat is a minion."""

    def holds(self, state: Quest, cast: Bindings) -> bool:
        return state.combat is not None and state.box.foes[state.combat.foe].minion


class AnyHero(Flag):
    """There is a hero for whom something holds."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.condition: Final = compiler.condition(reader, "cond")

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether there is one."""
        return any(self.condition.holds(state, cast.of(seat)) for seat in range(1, state.players))


class CharacterOnBoard(Flag):
    """A character is on a location."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.character: Final = reader.one_of("character", compiler.names.characters)

    def holds(self, state: Quest, cast: Bindings) -> bool:
        return state.characters[self.character] >= 0


class CompanyHere(Flag):
    """A character or another hero is where the hero is."""

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether the hero has company."""
        here = state.heroes[cast.hero - 1].location
        others = sum(1 for hero in state.heroes if hero.location == here) > 1
        return others or here in state.characters


class MinionMovedHere(Flag):
    """The minion that Sauron has just commanded has come to the hero."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `minion`, which is always "foe": the command names only one that came."""
        reader.one_of("minion", ("foe",))

    def holds(self, state: Quest, cast: Bindings) -> bool:
        return cast.foe != NOBODY and (
            state.minions[cast.foe] == state.heroes[cast.hero - 1].location
        )


class StoryMarkerInStage(Flag):
    """A story marker stands in a stage."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `marker` and `stage`."""
        self.marker: Final = reader.one_of("marker", MARKERS)
        self.stage: Final = reader.count("stage", 3, 1)

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether its space is one of that stage."""
        ends = state.box.figures.stages
        before = ends[self.stage - 2] if self.stage > 1 else -1
        return before < state.markers[self.marker] <= ends[self.stage - 1]


class StoryMarkerClosestToStart(Flag):
    """No story marker is closer to the start than this one (Q9.61)."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.marker: Final = reader.one_of("marker", MARKERS)

    def holds(self, state: Quest, cast: Bindings) -> bool:
        """Whether it is last, alone or with others."""
        return state.markers[self.marker] == min(state.markers)


class EveryHeroCompleted(Flag):
    """Every hero has completed both of its own quests."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `quests`: "starting" and "advanced"."""
        self.quests: Final = len(set(reader.some_of("quests", ("starting", "advanced"))))

    def holds(self, state: Quest, cast: Bindings) -> bool:
        return all(hero.completed >= self.quests for hero in state.heroes)


FLAGS: Final[dict[str, type[Flag]]] = {
    "minion-at": MinionAt,
    "monster-token-at": MonsterTokenAt,
    "monster-token-or-minion-within": EnemyWithin,
    "plot-active": PlotActive,
    "hero-in-haven": HeroInHaven,
    "enemy-is-minion": EnemyIsMinion,
    "any-hero": AnyHero,
    "character-on-board": CharacterOnBoard,
    "character-or-other-hero-here": CompanyHere,
    "minion-moved-into-hero-location": MinionMovedHere,
    "story-marker-in-stage": StoryMarkerInStage,
    "story-marker-closest-to-start": StoryMarkerClosestToStart,
    "every-hero-completed": EveryHeroCompleted,
}
"""Everything that `flag` can name."""


def holds(condition: Condition | None, state: Quest, cast: Bindings = NO_CAST) -> bool:
    """Whether a condition holds; one that is not there does."""
    return condition is None or condition.holds(state, cast)
