"""S8 Kinds of movement: where the company can go in a turn, and by which path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import (
    NONE,
    ORGANIZATION,
    REGION_MOVEMENT,
    SPECIAL_MOVEMENT,
    STARTER,
)
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.language import argument

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Place
    from mathom.kernel.chance import Chance
    from mathom.kernel.language import Compiler
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader

REGIONS: Final = 4
MOST_REGIONS: Final = 6
"""How many regions a chain has at most, by itself and with all that lengthens it (S8.3)."""
KINDS: Final = {
    "region-movement": REGION_MOVEMENT,
    "starter-movement": STARTER,
    "special-movement": SPECIAL_MOVEMENT,
}
CLOSED: Final = "gorgoroth"
GATE: Final = "imlad-morgul"
"""Where starter movement does not lead, and what is not merely crossed on the way (S8.5)."""
WINDOWS: Final = ("organization", "end-of-organization")
"""What can be used before the route is settled (S6.7)."""


# What changes the ways.


def _pairs(reader: Reader, name: str, compiler: Compiler) -> frozenset[tuple[int, int]]:
    names = compiler.names["region"]
    table = reader.listed(name, len(reader.items(name)))
    found: set[tuple[int, int]] = set()
    for each in table.names():
        one, other = table.some_of(each, names)
        found |= {(one, other), (other, one)}
    return frozenset(found)


@dataclass(init=False, eq=False)
class LinkRegions(Standing):
    """Pairs of regions count as neighbours."""

    pairs: frozenset[tuple[int, int]] = argument(_pairs)


SOLITAIRE.effects["link-regions"] = LinkRegions


def most_regions(state: Solitaire) -> int:
    """How many regions a chain may have (S8.3)."""
    return min(MOST_REGIONS, REGIONS + state.turn.regions)


def neighbours(state: Solitaire, region: int) -> list[int]:
    """Whither one can walk from a region."""
    found = dict.fromkeys(state.box.regions[region].adjacent)
    for effect, _ in standing(state, LinkRegions):
        found.update((other, None) for one, other in sorted(effect.pairs) if one == region)
    return list(found)


# Region movement (S8.3 to S8.5).


def onward(state: Solitaire, chain: tuple[int, ...], end: int) -> list[int]:
    """The regions with which a chain can go on so that it still reaches its end."""
    left = most_regions(state) - len(chain)
    if left < 1 or chain[-1] == end:
        return []
    return [
        each
        for each in neighbours(state, chain[-1])
        if each not in chain
        and _gate_open(state, (*chain, each), end)
        and _reaches(state, (*chain, each), end, left - 1)
    ]


def _reaches(state: Solitaire, chain: tuple[int, ...], end: int, left: int) -> bool:
    """Whether a chain can be led to its end by so many more regions."""
    if chain[-1] == end:
        return True
    if not left or _distance(state, chain[-1], end) > left:
        return False
    return any(
        each not in chain
        and _gate_open(state, (*chain, each), end)
        and _reaches(state, (*chain, each), end, left - 1)
        for each in neighbours(state, chain[-1])
    )


def _distance(state: Solitaire, one: int, other: int) -> int:
    """A bound on how far regions are apart, whatever links them: 0 where cards link some."""
    if any(True for _ in standing(state, LinkRegions)):
        return 0
    return state.box.distances[one][other]


def _gate_open(state: Solitaire, chain: tuple[int, ...], end: int) -> bool:
    """Whether a chain does not merely cross Imlad Morgul on its way from or to Gorgoroth (S8.5)."""
    if len(chain) < 2:
        return True
    names = state.box.names["region"]
    last, before = names[chain[-1]], names[chain[-2]]
    if last == CLOSED and before == GATE:
        return len(chain) == 2
    if last == GATE and before == CLOSED:
        return chain[-1] == end
    return True


def walkable(state: Solitaire, origin: int, goal: int) -> bool:
    """Whether region movement leads from a site to another in one turn."""
    start, end = state.box.sites[origin].region, state.box.sites[goal].region
    return start == end or bool(onward(state, (start,), end))


# Starter movement (S8.1, S8.2).


def starter_path(state: Solitaire, origin: int, goal: int) -> tuple[Place, ...] | None:
    """The printed path from one site to another by starter movement, or None."""
    sites = state.box.sites
    here, there = sites[origin], sites[goal]
    names = state.box.names["region"]
    for site in (here, there):
        if names[site.region] == CLOSED and not state.settings.gorgoroth:
            return None
    if here.is_haven and there.is_haven:
        types = dict(here.haven_paths).get(goal)
        if types is None:
            back = dict(there.haven_paths).get(origin)
            types = None if back is None else back[::-1]
    elif here.is_haven and there.haven == origin:
        types = there.path
    elif there.is_haven and here.haven == goal:
        types = here.path[::-1]
    else:
        types = None
    if types is None:
        return None
    last = len(types) - 1
    return tuple(
        (type, here.region if not n else there.region if n == last else NONE)
        for n, type in enumerate(types)
    )


def direct(state: Solitaire, origin: int, goal: int) -> list[int]:
    """The kinds of movement that lead from a site to another in this turn."""
    found: list[int] = []
    if walkable(state, origin, goal):
        found.append(REGION_MOVEMENT)
    if starter_path(state, origin, goal) is not None:
        found.append(STARTER)
    if state.turn.special and origin == state.site:
        found.append(SPECIAL_MOVEMENT)
    return found


def next_havens(state: Solitaire) -> list[int]:
    """The Havens to which it can go next if the goal cannot be reached in this turn (S7.11)."""
    here = state.here
    if not here.is_haven:
        found = [here.haven]
    else:
        legs = _legs(state)
        least = min((legs.get(each, 99) for each in _linked(state, here.index)), default=99)
        found = [each for each in _linked(state, here.index) if legs.get(each, 99) == least < 99]
    return [each for each in found if starter_path(state, here.index, each) is not None]


def _linked(state: Solitaire, haven: int) -> list[int]:
    return [
        each
        for each in state.box.havens
        if each != haven and starter_path(state, haven, each) is not None
    ]


def _legs(state: Solitaire) -> dict[int, int]:
    """How many turns the goal is away from each Haven."""
    legs = {haven: 1 for haven in state.box.havens if _from_haven(state, haven, state.goal)}
    while True:
        more = {
            haven: 1 + min(legs[each] for each in _linked(state, haven) if each in legs)
            for haven in state.box.havens
            if haven not in legs and any(each in legs for each in _linked(state, haven))
        }
        if not more:
            return legs
        legs.update(more)


def _from_haven(state: Solitaire, haven: int, goal: int) -> bool:
    return starter_path(state, haven, goal) is not None or walkable(state, haven, goal)


# The route of this turn.


def settle_route(
    state: Solitaire, destination: int, movement: int, path: tuple[Place, ...]
) -> None:
    """Where the company goes in this turn, and by which path; it is not changed any more (S6.7)."""
    turn = state.turn
    turn.destination, turn.movement, turn.path = destination, movement, path
    box = state.box
    if not path:
        state.emit("route-without-path", site=box.sites[destination].id)
        return
    state.emit(
        "route",
        site=box.sites[destination].id,
        movement=box.names["movement"][movement],
        types=[box.names["region-type"][type] for type, _ in path],
        regions=[box.names["region"][region] for _, region in path if region != NONE],
    )


def region_path(state: Solitaire, chain: tuple[int, ...]) -> tuple[Place, ...]:
    """A chain of regions as a site path."""
    return tuple((state.box.regions[region].type, region) for region in chain)


class SettleRoute(Step[Solitaire]):
    """Find out how the company travels (S10.1)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        if must_leave(state):
            state.push(ChooseMovement())


def must_leave(state: Solitaire) -> bool:
    """Whether the company sets out in this turn for a goal (S7.1)."""
    return state.turn.leaving and state.goal != NONE


def windows(state: Solitaire) -> tuple[str, ...]:
    """Which cards can be used before the route is settled: of the phase, if it is organization."""
    return WINDOWS if state.phase == ORGANIZATION else ()


class ChooseMovement(TravellerChoice):
    """By which kind of movement it goes; before, cards may lengthen or change it (S6.7, S7.11)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "movement"
    rules = ("S7.11", "S6.7")

    def _kinds(self, state: Solitaire) -> list[int]:
        return direct(state, state.site, state.goal) or [STARTER]

    def open(self, state: Solitaire) -> bool:
        if not must_leave(state):
            return False
        return len(self._kinds(state)) > 1 or bool(usable(state, *windows(state)))

    def skip(self, state: Solitaire) -> None:
        if must_leave(state):
            self._go(state, self._kinds(state)[0])

    def options(self, state: Solitaire) -> list[Option]:
        kinds = self._kinds(state)
        table = state.option_table
        found = [table.of(name) for name, kind in KINDS.items() if kind in kinds]
        return [*found, *usable(state, *windows(state))]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"site": state.box.sites[state.goal].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind in KINDS:
            self._go(state, KINDS[option.kind])
            return
        state.push(ChooseMovement())
        take_usable(state, option, *windows(state))

    def _go(self, state: Solitaire, kind: int) -> None:
        here, goal = state.site, state.goal
        if kind == REGION_MOVEMENT:
            state.push(ChooseRegion((state.here.region,)))
        elif kind == SPECIAL_MOVEMENT:
            special = tuple((type, NONE) for type in state.turn.special_path)
            settle_route(state, goal, SPECIAL_MOVEMENT, special)
        else:
            path = starter_path(state, here, goal)
            if path is not None:
                settle_route(state, goal, STARTER, path)
            else:
                state.push(ChooseHaven())


class ChooseRegion(TravellerChoice):
    """With which region the chain goes on (S8.3)."""

    __slots__ = ("regions",)
    __match_args__ = ("regions",)
    kind = "chain"
    rules = ("S8.3",)

    def __init__(self, regions: tuple[int, ...]) -> None:
        """The chain so far."""
        self.regions: Final = regions

    def _onward(self, state: Solitaire) -> list[int]:
        return onward(state, self.regions, state.box.sites[state.goal].region)

    def open(self, state: Solitaire) -> bool:
        return len(self._onward(state)) > 1

    def skip(self, state: Solitaire) -> None:
        found = self._onward(state)
        if found:
            state.push(ChooseRegion((*self.regions, found[0])))
        else:
            settle_route(state, state.goal, REGION_MOVEMENT, region_path(state, self.regions))

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("region", each) for each in self._onward(state)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        names = state.box.names["region"]
        return {
            "site": state.box.sites[state.goal].id,
            "regions": [names[region] for region in self.regions],
        }

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        state.push(ChooseRegion((*self.regions, option.value)))


class ChooseHaven(TravellerChoice):
    """To which Haven the company goes on its way (S7.5, S7.11)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "haven"
    rules = ("S7.11", "S7.5")

    def open(self, state: Solitaire) -> bool:
        return len(next_havens(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for haven in next_havens(state)[:1]:
            self._go(state, haven)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("travel", each) for each in next_havens(state)]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"site": state.box.sites[state.goal].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        self._go(state, option.value)

    def _go(self, state: Solitaire, haven: int) -> None:
        path = starter_path(state, state.site, haven)
        assert path is not None
        settle_route(state, haven, STARTER, path)
