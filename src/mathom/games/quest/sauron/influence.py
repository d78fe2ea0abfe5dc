"""Q2.8 to Q2.10 Influence: the Shadow's net over the map, and the Shadow Pool.

Locations with influence that lie side by side form chains. A chain is as strong as the most
influence on a Shadow Stronghold in it, and no other location of the chain may hold more than
that. Whatever puts influence down or takes it away ends with `settle`, so the net is right after
every change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mathom.games.quest.frames import SauronChoice
from mathom.games.quest.model.box import Box
from mathom.games.quest.model.state import Quest
from mathom.games.quest.sauron.story import stage
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal

LEAST: Final = 1
"""What excess never takes away, and what a location keeps that is cut off (Q2.9)."""


def strengths(box: Box, influence: list[int]) -> list[int]:
    """Of every location, the strength of its chain; 0 without influence or Stronghold (Q2.9)."""
    found = [0] * len(influence)
    for hold in sorted(box.strongholds, key=lambda place: -influence[place]):
        if not influence[hold] or found[hold]:
            continue
        found[hold] = influence[hold]
        ahead = [hold]
        while ahead:
            for near in box.locations[ahead.pop()].near:
                if influence[near] and not found[near]:
                    found[near] = influence[hold]
                    ahead.append(near)
    return found


def limits(box: Box, influence: list[int]) -> list[int]:
    """How much influence every location may hold now by the extension rule (Q2.8, Q2.9).

    A Stronghold may hold its red number, a Haven nothing. Any other location may hold the
    strength of its chain, or of the strongest chain beside it while it has no influence.
    """
    chains = strengths(box, influence)
    found = list(chains)
    for place, strength in enumerate(chains):
        if strength:
            for near in box.locations[place].near:
                if not influence[near] and found[near] < strength:
                    found[near] = strength
    for haven in box.havens:
        found[haven] = 0
    for hold in box.strongholds:
        found[hold] = box.locations[hold].strength
    return found


def extension(state: Quest) -> list[int]:
    """Where one more influence may be placed: Strongholds and their extension (Q2.8)."""
    held = state.influence
    return [place for place, most in enumerate(limits(state.box, held)) if held[place] < most]


def links(box: Box, influence: list[int], reach: list[int]) -> list[tuple[list[int], int]]:
    """For every location out of reach the fewest that must have influence first, then itself.

    With it comes how much it could hold then: a Stronghold that gets its first makes a weak chain.

    Args:
        box: whose map it is.
        influence: what lies there.
        reach: how much every location may hold now.
    """
    places = box.locations
    chains: list[list[int]] = []
    rooms: list[int] = []
    seen = list(reach)
    for haven in box.havens:
        seen[haven] = LEAST
    for place, most in enumerate(reach):
        if most and not influence[place]:
            chains.append([place])
            rooms.append(LEAST if places[place].stronghold else most)
    begun = len(chains)
    # The list grows while it is gone through: what comes into reach brings others.
    for number, chain in enumerate(chains):
        for near in places[chain[-1]].near:
            if not seen[near] and not influence[near]:
                seen[near] = LEAST
                chains.append([*chain, near])
                rooms.append(rooms[number])
    return list(zip(chains[begun:], rooms[begun:], strict=True))


def settled(box: Box, influence: list[int]) -> list[int]:
    """The influence that stays where there is too much, or where a chain was cut (Q2.9).

    Nothing falls below one token, so no chain breaks by it and one pass is enough. A Stronghold
    never exceeds its own chain.
    """
    chains = strengths(box, influence)
    found = list(influence)
    for place, held in enumerate(influence):
        if held > chains[place]:
            found[place] = max(LEAST, chains[place])
    return found


def settle(state: Quest) -> None:
    """Remove excess influence at once (Q2.9)."""
    before = state.influence
    after = settled(state.box, before)
    if after == before:
        return
    for place, held in enumerate(after):
        if held < before[place]:
            where = state.box.locations[place].id
            state.emit("influence-excess", location=where, count=before[place] - held)
    state.influence = after


def put(state: Quest, location: int, n: int) -> None:
    """Put influence on a location, whatever the extension rule says (Q2.8, Q2.9)."""
    put_each(state, (location,), n)


def put_each(state: Quest, locations: Iterable[int], n: int) -> None:
    """Put so much on each of these at once: a Haven takes none, a Stronghold its number."""
    for location in locations:
        place = state.box.locations[location]
        count = min(n, place.strength - state.influence[location]) if place.stronghold else n
        if count > 0 and not place.haven:
            state.influence[location] += count
            state.emit("influence", location=place.id, count=count)
    settle(state)


def take(state: Quest, location: int, n: int) -> int:
    """Take influence off a location, and whatever that leaves in excess; how much it was."""
    count = min(n, state.influence[location])
    take_each(state, (location,), n)
    return count


def take_each(state: Quest, locations: Iterable[int], n: int) -> None:
    """Take so much off each of these at once, as far as there is any."""
    for location in locations:
        count = min(n, state.influence[location])
        if count > 0:
            state.influence[location] -= count
            state.emit("influence-taken", location=state.box.locations[location].id, count=count)
    settle(state)


def pool_room(state: Quest) -> int:
    """How much more influence the Shadow Pool may hold (Q2.10)."""
    return max(0, state.box.figures.pool_per_stage * stage(state) - state.pool)


def fill_pool(state: Quest, n: int) -> int:
    """Put influence into the Shadow Pool, as much as it may hold (Q2.10); how much it was."""
    count = min(n, pool_room(state))
    if count > 0:
        state.pool += count
        state.emit("pool", count=count, total=state.pool)
    return count


def drain_pool(state: Quest, n: int) -> int:
    """Take influence out of the Shadow Pool, as far as there is any; how much it was."""
    count = min(n, state.pool)
    if count > 0:
        state.pool -= count
        state.emit("pool-drained", count=count, total=state.pool)
    return count


class SpreadInfluence(SauronChoice):
    """Place influence one by one: in extension of Strongholds, some in the Shadow Pool (Q2.8)."""

    __slots__ = ("count", "to_pool")
    __match_args__ = ("count", "to_pool")
    kind = "spread"
    rules = ("Q2.8", "Q2.9", "Q2.10")

    def __init__(self, count: int, to_pool: int) -> None:
        """So many are left, of which `to_pool` may go to the Shadow Pool."""
        super().__init__()
        self.count: Final = count
        self.to_pool: Final = to_pool

    def open(self, state: Quest) -> bool:
        """While one is left and there is room for it."""
        return self.count > 0 and (self._pool(state) or bool(extension(state)))

    def options(self, state: Quest) -> list[Option]:
        """Every location in reach, the Shadow Pool, and placing no more."""
        spread = state.box.options["spread"]
        found = [spread[location] for location in extension(state)]
        if self._pool(state):
            found.append(state.box.act["to-pool"])
        found.append(state.box.act["pass"])
        return found

    def refused(self, state: Quest) -> list[Refusal]:
        """Havens, what is full, and what no chain reaches."""
        box = state.box
        held = state.influence
        found: list[Refusal] = []
        for location, most in enumerate(limits(box, held)):
            option = box.options["spread"][location]
            if box.locations[location].haven:
                found.append(Refusal(option, "haven", "Q2.8", {}))
            elif not most:
                found.append(Refusal(option, "out-of-reach", "Q2.8", {}))
            elif held[location] >= most:
                words: MessageArgs = {"count": held[location], "most": most}
                found.append(Refusal(option, "full", "Q2.9", words))
        if not self._pool(state):
            option = box.act["to-pool"]
            if self.to_pool:
                words = {"count": state.pool, "most": state.pool}
                found.append(Refusal(option, "full", "Q2.10", words))
            else:
                found.append(Refusal(option, "not-to-pool", "Q2.8", {}))
        return found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Place one, then ask for the next."""
        if option.kind == "pass":
            return
        if option.kind == "to-pool":
            state.push(SpreadInfluence(self.count - 1, self.to_pool - 1))
            fill_pool(state, 1)
        else:
            state.push(SpreadInfluence(self.count - 1, self.to_pool))
            put(state, option.value, 1)

    def prompt_args(self, state: Quest) -> MessageArgs:
        """How many are left, and how many may go to the Shadow Pool."""
        return {"count": self.count, "pool": min(self.to_pool, pool_room(state))}

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """How much is there already."""
        if option.kind == "spread":
            return {"held": state.influence[option.value]}
        return {"held": state.pool} if option.kind == "to-pool" else {}

    def _pool(self, state: Quest) -> bool:
        return self.to_pool > 0 and pool_room(state) > 0
