"""Places: the locations that a card speaks of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mathom.games.quest.cards.language import PLACES, place
from mathom.kernel.declaring import count, name, optional, word
from mathom.kernel.effects import UNBOUND, Bindings, Expression
from mathom.kernel.language import argument

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.language import Compiler
    from mathom.kernel.reading import Reader


def _there() -> Any:
    """The field that names a form, where it says nothing else."""
    return argument(lambda reader, field, compiler: _true(reader, field))


def _true(reader: Reader, field: str) -> bool:
    if reader.has(field) and not reader.flag(field):
        raise reader.wrong(field, "must be true where it stands")
    return reader.has(field)


# Names.


@PLACES.form("here")
def here(state: Quest, bindings: Bindings) -> list[int]:
    """Where the hero of the script stands; a hero named by it comes first."""
    seat = _meant(bindings)
    return [state.heroes[seat - 1].location] if seat > 0 else []


def _meant(bindings: Bindings) -> int:
    return bindings["hero"] if bindings["target"] == UNBOUND else bindings["target"]


@PLACES.form("affected-location")
def affected(state: Quest, bindings: Bindings) -> list[int]:
    """The location that a plot affects, which its bindings name."""
    return [bindings["pick"]] if bindings["pick"] >= 0 else []


@PLACES.form("each-shadow-stronghold")
def strongholds(state: Quest, bindings: Bindings) -> list[int]:
    return list(state.box.strongholds)


@PLACES.form("nearest-haven")
def nearest_haven(state: Quest, bindings: Bindings) -> list[int]:
    """The havens nearest to the hero, by locations; several if they are equally near."""
    away = state.box.distance[state.heroes[_meant(bindings) - 1].location]
    least = min(away[haven] for haven in state.box.havens)
    return [haven for haven in state.box.havens if away[haven] == least]


@PLACES.form("shadow-pool")
@PLACES.form("extension")
@PLACES.form("extension-or-pool")
def no_location(state: Quest, bindings: Bindings) -> list[int]:
    """The Shadow Pool, or whatever extends from Strongholds by the normal rule (Q2.8).

    None by itself: whoever places influence there follows the rule.
    """
    return []


SHADOW_POOL: Final = PLACES.words["shadow-pool"]
EXTENSION: Final = PLACES.words["extension"]
EXTENSION_OR_POOL: Final = PLACES.words["extension-or-pool"]


# Tables.


@PLACES.form("location_of", who=argument(lambda r, _, c: _read_figure(r, c)))
def location_of(state: Quest, bindings: Bindings, who: int | str) -> list[int]:
    """Where a hero stands, or a character; nowhere while it is in its area."""
    if isinstance(who, int):
        where = state.characters[who]
    elif who == "pick":
        where = state.characters[bindings["pick"]] if bindings["pick"] >= 0 else UNBOUND
    else:
        where = state.heroes[bindings["hero" if who == "self" else who] - 1].location
    return [where] if where >= 0 else []


def _read_figure(reader: Reader, compiler: Compiler) -> int | str:
    """A name of the bindings, or the number of a character."""
    bound = ("self", "target", "pick")
    number = reader.one_of("location_of", (*bound, *compiler.names["character"]))
    return bound[number] if number < len(bound) else number - len(bound)


@PLACES.form("minion", minion=name("minion"))
def location_of_minion(state: Quest, bindings: Bindings, minion: int) -> list[int]:
    """Where a minion is; nowhere while it is off the map."""
    where = state.minions[minion]
    return [where] if where >= 0 else []


def regions() -> Any:
    """A list of regions; -1 is that of the hero's location, "current" (Q9.20)."""
    return argument(
        lambda reader, field, compiler: tuple(
            number - 1 for number in reader.some_of(field, _regions(compiler))
        )
    )


def _regions(compiler: Compiler) -> tuple[str, ...]:
    return ("current", *compiler.names["region"])


def in_regions(state: Quest, bindings: Bindings, regions: tuple[int, ...]) -> list[int]:
    """The locations of some regions, havens among them."""
    meant = set(regions)
    if -1 in meant:
        meant.add(state.box.locations[state.heroes[bindings["hero"] - 1].location].region)
    return [place.index for place in state.box.locations if place.region in meant]


@PLACES.form(
    "region",
    region=argument(lambda r, field, compiler: r.one_of(field, _regions(compiler)) - 1),
    exclude=optional(place(), []),
)
def whole_region(state: Quest, bindings: Bindings, region: int, exclude: list[int]) -> list[int]:
    return [n for n in in_regions(state, bindings, (region,)) if n not in exclude]


@PLACES.form(
    "adjacent_to", adjacent_to=place(), exclude=optional(word(("shadow-strongholds",)), "")
)
def adjacent(state: Quest, bindings: Bindings, adjacent_to: list[int], exclude: str) -> list[int]:
    """All locations next to another, which is not among them."""
    places = state.box.locations
    near = {near for place in adjacent_to for near in places[place].near}
    return sorted(n for n in near if not (exclude and places[n].stronghold))


@PLACES.form("within", within=count(10), of=place())
def around(state: Quest, bindings: Bindings, within: int, of: list[int]) -> list[int]:
    """All locations at most so many paths away, the middle among them (Q9.20)."""
    found: set[int] = set()
    for middle in of:
        found.update(n for n, away in enumerate(state.box.distance[middle]) if away <= within)
    return sorted(found)


@PLACES.form("min_distance", min_distance=count(20), of=place())
def far_from(state: Quest, bindings: Bindings, min_distance: int, of: list[int]) -> list[int]:
    """All locations at least so many paths away."""
    return [n for n, away in enumerate(state.box.distance[of[0]]) if away >= min_distance]


@PLACES.form("has_influence", has_influence=_there())
def influenced(state: Quest, bindings: Bindings, has_influence: bool) -> list[int]:
    return [n for n, tokens in enumerate(state.influence) if tokens]


@PLACES.form("haven", haven=_there())
def havens(state: Quest, bindings: Bindings, haven: bool) -> list[int]:
    return list(state.box.havens)


@PLACES.form("any", any=_there())
def anywhere(state: Quest, bindings: Bindings, any: bool) -> list[int]:
    return list(range(len(state.box.locations)))


class ExtensionOf(Expression["Quest", list[int]]):
    """One Shadow Stronghold and what extends from it."""

    def __init__(self, table: Reader, compiler: Compiler) -> None:
        self.stronghold: Final = table.one_of("extension_of", compiler.names["location"])

    def of(self, state: Quest, bindings: Bindings) -> list[int]:
        """The stronghold, the chain of influence from it, and what is next to the chain.

        Without influence on it nothing extends from it (Q9.9).
        """
        if not state.influence[self.stronghold]:
            return [self.stronghold]
        reached = {self.stronghold}
        queue = [self.stronghold]
        while queue:
            here = queue.pop()
            for near in state.box.locations[here].near:
                if near not in reached and not state.box.locations[near].haven:
                    reached.add(near)
                    if state.influence[near]:
                        queue.append(near)
        return sorted(reached)


PLACES.forms["extension_of"] = ExtensionOf


# The sites of plots.


class SiteFilter(Expression["Quest", list[int]]):
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

    def __init__(self, record: Reader, field: str, names: Mapping[str, tuple[str, ...]]) -> None:
        """The table in `field`: each of these is optional, under the name that the facts have."""
        reader = record.table(field)
        some = reader.has("locations")
        self.among: Final = reader.some_of("locations", names["location"]) if some else None
        self.haven: Final = _true(reader, "haven")
        self.unmarked: Final = _true(reader, "no_other_plot_marker")
        self.surrounded: Final = _least(reader, "influence_adjacent_at_least", 0)
        self.watched: Final = _least(reader, "monster_token_or_minion_within", -1)
        self.characters: Final = _least(reader, "character_at_least", 0)
        self.enemies: Final = _least(reader, "monster_tokens_or_minions_at_least", 0)
        reader.end()

    def of(self, state: Quest, bindings: Bindings) -> list[int]:
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


def sites() -> Any:
    """Where a plot may be played."""
    return argument(lambda reader, field, compiler: SiteFilter(reader, field, compiler.names))


def _least(reader: Reader, field: str, otherwise: int) -> int:
    return reader.count(field, 30) if reader.has(field) else otherwise


def enemies_within(state: Quest, location: int, distance: int) -> int:
    """How many monster tokens, blanks too (Q9.21), and minions are at most so far away."""
    away = state.box.distance[location]
    tokens = sum(
        1 for token in state.tokens if token.location >= 0 and away[token.location] <= distance
    )
    minions = sum(1 for place in state.minions if place >= 0 and away[place] <= distance)
    return tokens + minions
