"""Places: the locations that a card speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.script import NOBODY, Bindings, Place

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.reading import Reader


class OneLocation(Place):
    """A location that the card names."""

    def __init__(self, location: int) -> None:
        self.location: Final = location

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        return [self.location]


class Here(Place):
    """Where the hero of the script stands; a hero named by it comes first."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The location of the figure."""
        seat = cast.hero if cast.target == NOBODY else cast.target
        return [state.heroes[seat - 1].location] if seat > 0 else []


class HeroOf(Place):
    """Where one hero of the cast stands."""

    def __init__(self, target: bool) -> None:
        """The named hero, or the one whom the script happens to."""
        self.target: Final = target

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The location of the figure."""
        return [state.heroes[(cast.target if self.target else cast.hero) - 1].location]


class Affected(Place):
    """The location that a plot affects, which its cast names."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The site of the plot."""
        return [cast.pick] if cast.pick >= 0 else []


class CharacterOf(Place):
    """Where a character stands that the card names."""

    def __init__(self, character: int) -> None:
        self.character: Final = character

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """Its location; none while it is in its area."""
        where = state.characters[self.character]
        return [where] if where >= 0 else []


class PickOf(Place):
    """Where the character stands that an earlier effect has named."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """Its location; none while it is in its area."""
        where = state.characters[cast.pick] if cast.pick >= 0 else NOBODY
        return [where] if where >= 0 else []


class MinionOf(Place):
    """Where a minion is."""

    def __init__(self, minion: int) -> None:
        self.minion: Final = minion

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """Its location; none while it is off the map."""
        where = state.minions[self.minion]
        return [where] if where >= 0 else []


class RegionOf(Place):
    """All locations of a region; -1 is the region of the hero's location (Q9.20)."""

    def __init__(self, region: int, exclude: Place | None) -> None:
        """This region without `exclude`."""
        self.region: Final = region
        self.exclude: Final = exclude

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The locations of one colour, havens among them."""
        region = self.region
        if region < 0:
            region = state.box.locations[state.heroes[cast.hero - 1].location].region
        spared = self.exclude.locations(state, cast) if self.exclude is not None else []
        return [
            place.index
            for place in state.box.locations
            if place.region == region and place.index not in spared
        ]


class AdjacentTo(Place):
    """All locations next to another, which is not among them."""

    def __init__(self, around: Place, no_strongholds: bool) -> None:
        """Those next to `around`, Shadow Strongholds left out if so said."""
        self.around: Final = around
        self.no_strongholds: Final = no_strongholds

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        near: set[int] = set()
        for place in self.around.locations(state, cast):
            near.update(state.box.locations[place].near)
        if self.no_strongholds:
            near = {place for place in near if not state.box.locations[place].stronghold}
        return sorted(near)


class Within(Place):
    """All locations at most so many paths away, the middle among them (Q9.20)."""

    def __init__(self, distance: int, middle: Place) -> None:
        """Within `distance` of `middle`."""
        self.distance: Final = distance
        self.middle: Final = middle

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The middle and what surrounds it."""
        found: set[int] = set()
        for place in self.middle.locations(state, cast):
            away = state.box.distance[place]
            found.update(n for n in range(len(away)) if away[n] <= self.distance)
        return sorted(found)


class DistantFrom(Place):
    """All locations at least so many paths away."""

    def __init__(self, distance: int, middle: Place) -> None:
        """At least `distance` from `middle`."""
        self.distance: Final = distance
        self.middle: Final = middle

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """All that are far enough."""
        away = state.box.distance[self.middle.locations(state, cast)[0]]
        return [n for n in range(len(away)) if away[n] >= self.distance]


class Influenced(Place):
    """All locations with influence."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """Where Sauron's influence reaches."""
        return [n for n, tokens in enumerate(state.influence) if tokens]


class Havens(Place):
    """All havens."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The havens of the map."""
        return [place.index for place in state.box.locations if place.haven]


class Strongholds(Place):
    """All Shadow Strongholds."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The strongholds of the map."""
        return [place.index for place in state.box.locations if place.stronghold]


class Anywhere(Place):
    """Every location of the map."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        return list(range(len(state.box.locations)))


class NearestHaven(Place):
    """The havens that are nearest to the hero, by locations; several if they are equally near."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The nearest; a hero in a haven is in it already."""
        seat = cast.hero if cast.target == NOBODY else cast.target
        away = state.box.distance[state.heroes[seat - 1].location]
        havens = [place.index for place in state.box.locations if place.haven]
        least = min(away[place] for place in havens)
        return [place for place in havens if away[place] == least]


class ShadowPool(Place):
    """The Shadow Pool, which is no location."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        return []


class Extension(Place):
    """Strongholds and what extends from them by the normal rule (Q2.8)."""

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """None by itself: whoever places influence there follows the rule."""
        return []


class ExtensionOf(Place):
    """One Shadow Stronghold and what extends from it."""

    def __init__(self, stronghold: int) -> None:
        self.stronghold: Final = stronghold

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The stronghold, the chain of influence from it, and what is next to the chain.

        Without influence on it nothing extends from it (Q9.9).
        """
        if not state.influence[self.stronghold]:
            return [self.stronghold]
        reached = {self.stronghold}
        queue = [self.stronghold]
        while queue:
            here = queue.pop()
            for place in state.box.locations[here].near:
                if place not in reached and not state.box.locations[place].haven:
                    reached.add(place)
                    if state.influence[place]:
                        queue.append(place)
        return sorted(reached)


class AnyPlace(Place):
    """Several places together."""

    def __init__(self, parts: tuple[Place, ...]) -> None:
        self.parts: Final = parts

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """The locations of all parts."""
        found: set[int] = set()
        for part in self.parts:
            found.update(part.locations(state, cast))
        return sorted(found)


class SiteFilter(Place):
    """The locations among which Sauron may choose the site of a plot (Q2.3).

    Attributes:
        among: the locations that the card names, or None for all.
        haven: whether it must be a haven.
        unmarked: whether no other active plot may affect it.
        surrounded: the influence that must lie on the adjacent locations together.
        watched: within which distance a monster token or minion must be; -1 for no matter.
        characters: how many characters must be there.
        enemies: how many monster tokens and minions must be there.
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields as above, each optional, under the names of the facts."""
        self.among: Final = (
            tuple(reader.some_of("locations", compiler.names.locations))
            if reader.has("locations")
            else None
        )
        self.haven: Final = _true(reader, "haven")
        self.unmarked: Final = _true(reader, "no_other_plot_marker")
        self.surrounded: Final = _least(reader, "influence_adjacent_at_least", 0)
        self.watched: Final = _least(reader, "monster_token_or_minion_within", -1)
        self.characters: Final = _least(reader, "character_at_least", 0)
        self.enemies: Final = _least(reader, "monster_tokens_or_minions_at_least", 0)

    def locations(self, state: Quest, cast: Bindings) -> list[int]:
        """Those that meet all demands."""
        return [
            place.index
            for place in state.box.locations
            if (self.among is None or place.index in self.among)
            and (place.haven or not self.haven)
            and not (self.unmarked and place.index in state.sites)
            and sum(state.influence[near] for near in place.near) >= self.surrounded
            and (self.watched < 0 or enemies_within(state, place.index, self.watched) > 0)
            and state.characters.count(place.index) >= self.characters
            and enemies_within(state, place.index, 0) >= self.enemies
        ]


def enemies_within(state: Quest, location: int, distance: int) -> int:
    """How many monster tokens, blanks too (Q9.21), and minions are at most so far away."""
    away = state.box.distance[location]
    tokens = sum(
        1 for token in state.tokens if token.location >= 0 and away[token.location] <= distance
    )
    minions = sum(1 for place in state.minions if place >= 0 and away[place] <= distance)
    return tokens + minions


def _true(reader: Reader, field: str) -> bool:
    if not reader.has(field):
        return False
    if reader.value(field) is not True:
        raise reader.wrong(field, "must be true where it stands")
    return True


def _least(reader: Reader, field: str, otherwise: int) -> int:
    return reader.count(field, 30) if reader.has(field) else otherwise


NAMED_PLACES: Final[dict[str, type[Place]]] = {
    "here": Here,
    "affected-location": Affected,
    "shadow-pool": ShadowPool,
    "each-shadow-stronghold": Strongholds,
    "extension": Extension,
    "nearest-haven": NearestHaven,
}
"""Places that data files call by a name."""
