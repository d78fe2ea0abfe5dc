"""Numbers that a card reckons from the state of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.quest.cards.modifiers import attribute
from mathom.games.quest.cards.reading import read_who, seat_of
from mathom.games.quest.cards.script import Bindings, Value
from mathom.games.quest.constants import ATTRIBUTES

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.cards.script import Place
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.reading import Reader

ALL: Final = 1_000
"""As many as there are."""


class Fixed(Value):
    """A figure printed on the card."""

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def of(self, state: Quest, cast: Bindings) -> int:
        return self.n


class Stat(Value):
    """An attribute of the hero, as it is now."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.attribute: Final = reader.one_of("stat", ATTRIBUTES)

    def of(self, state: Quest, cast: Bindings) -> int:
        """What the hero has of it."""
        return attribute(state, cast.hero, self.attribute)


class Product(Value):
    """So many times another number."""

    def __init__(self, times: int, value: Value) -> None:
        self.times: Final = times
        self.value: Final = value

    def of(self, state: Quest, cast: Bindings) -> int:
        return self.times * self.value.of(state, cast)


class Sum(Value):
    """Several numbers together."""

    def __init__(self, values: list[Value]) -> None:
        self.values: Final = tuple(values)

    def of(self, state: Quest, cast: Bindings) -> int:
        return sum(value.of(state, cast) for value in self.values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Metric(Value):
    """Something that can be counted."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Read what it needs to know."""


class CorruptionOnHero(Metric):
    """The corruption cards of a hero."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.target: Final = read_who(reader)

    def of(self, state: Quest, cast: Bindings) -> int:
        """How many it holds."""
        return len(state.heroes[seat_of(cast, self.target) - 1].corruption)


class CorruptionOnAllHeroes(Metric):
    """The corruption cards of all heroes together."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How many they hold."""
        return sum(len(hero.corruption) for hero in state.heroes)


class FavorOnHero(Metric):
    """The favor of a hero."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How much it has."""
        return state.heroes[cast.hero - 1].favor


class FavorOnAllHeroes(Metric):
    """The favor of all heroes together."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How much they have."""
        return sum(hero.favor for hero in state.heroes)


@mypyc_attr(allow_interpreted_subclasses=True)
class InfluenceAt(Metric):
    """The influence on a place."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        self.where: Final[Place] = compiler.place(reader, "location")

    def of(self, state: Quest, cast: Bindings) -> int:
        return sum(state.influence[place] for place in self.where.locations(state, cast))


class InfluenceWithin(Metric):
    """The influence on a place and around it."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `of` and `distance`."""
        self.middle: Final[Place] = compiler.place(reader, "of")
        self.distance: Final = reader.count("distance", 10)

    def of(self, state: Quest, cast: Bindings) -> int:
        away = state.box.distance[self.middle.locations(state, cast)[0]]
        return sum(
            tokens for place, tokens in enumerate(state.influence) if away[place] <= self.distance
        )


class InRegions(Metric):
    """Something counted in whole regions."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Field `regions`; "current" is the one of the hero's location."""
        named = reader.some_of("regions", ("current", *compiler.names.regions))
        self.regions: Final = frozenset(number - 1 for number in named)

    def meant(self, state: Quest, cast: Bindings) -> frozenset[int]:
        """The regions, the hero's own by its number."""
        if -1 not in self.regions:
            return self.regions
        own = state.box.locations[state.heroes[cast.hero - 1].location].region
        return self.regions | {own}


class InfluenceInRegions(InRegions):
    """The influence in regions."""

    def of(self, state: Quest, cast: Bindings) -> int:
        regions = self.meant(state, cast)
        return sum(
            tokens
            for place, tokens in enumerate(state.influence)
            if state.box.locations[place].region in regions
        )


class MonsterTokensInRegions(InRegions):
    """The monster tokens in regions; face-down blanks count (Q9.21)."""

    def of(self, state: Quest, cast: Bindings) -> int:
        regions = self.meant(state, cast)
        return sum(
            1
            for token in state.tokens
            if token.location >= 0 and state.box.locations[token.location].region in regions
        )


class InfluenceInShadowPool(Metric):
    """The influence in the Shadow Pool."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """The tokens in it."""
        return state.pool


class AdjacentLocationsWithInfluence(Metric):
    """The locations next to the hero that hold influence."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How many there are."""
        here = state.heroes[cast.hero - 1].location
        return sum(1 for place in state.box.locations[here].near if state.influence[place])


class MonsterTokensOnBoard(Metric):
    """All monster tokens on the map, blanks included."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How many there are; one that was just drawn lies nowhere yet."""
        return sum(1 for token in state.tokens if token.location >= 0)


class MinionsOnBoard(Metric):
    """All minions on the map."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How many there are."""
        return sum(1 for place in state.minions if place >= 0)


class ActivePlots(Metric):
    """The plots that are active."""

    def of(self, state: Quest, cast: Bindings) -> int:
        """How many there are."""
        return sum(1 for plot in state.plots if plot >= 0)


METRICS: Final[dict[str, type[Metric]]] = {
    "corruption-on-hero": CorruptionOnHero,
    "corruption-on-all-heroes": CorruptionOnAllHeroes,
    "favor-on-hero": FavorOnHero,
    "favor-on-all-heroes": FavorOnAllHeroes,
    "influence-at": InfluenceAt,
    "influence-within": InfluenceWithin,
    "influence-in-regions": InfluenceInRegions,
    "influence-in-shadow-pool": InfluenceInShadowPool,
    "adjacent-locations-with-influence": AdjacentLocationsWithInfluence,
    "monster-tokens-in-regions": MonsterTokensInRegions,
    "monster-tokens-on-board": MonsterTokensOnBoard,
    "minions-on-board": MinionsOnBoard,
    "active-plots": ActivePlots,
}
"""Everything that `count` can name."""
