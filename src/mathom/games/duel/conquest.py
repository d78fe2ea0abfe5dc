"""D7 Map and conflict, and the manoeuvres of purple cards (D4.5, D4.6)."""

from __future__ import annotations

from typing import Final

from mathom.games.duel.box import SEATS
from mathom.games.duel.costs import LoseCoins
from mathom.games.duel.ending import check_victory
from mathom.games.duel.frames import EffectChoice, EffectStep, SideStep
from mathom.games.duel.state import Duel
from mathom.games.duel.symbols import RED_ANYWHERE, RED_REINFORCED
from mathom.kernel.chance import Chance
from mathom.kernel.option import MessageArgs, Option, Refusal


def place_units(state: Duel, seat: int, region: int, count: int) -> None:
    """Place Units from the supply, as many as it has at most, and fight (D4.5, D7.1, D9.1)."""
    side = state.sides[seat]
    count = min(count, side.supply)
    if not count:
        return
    side.supply -= count
    side.units[region] += count
    state.emit("place", seat=SEATS[seat], count=count, region=state.box.regions[region].id)
    _fight(state, seat, region)


def move_unit(state: Duel, seat: int, start: int, end: int) -> None:
    """Move one Unit along a road and fight where it arrives (D7.4)."""
    side = state.sides[seat]
    side.units[start] -= 1
    side.units[end] += 1
    regions = state.box.regions
    state.emit("move", seat=SEATS[seat], region=regions[start].id, to=regions[end].id)
    _fight(state, seat, end)


def _fight(state: Duel, seat: int, region: int) -> None:
    """Remove Units pair by pair until one side has none there (D7.1, D7.2)."""
    mine = state.sides[seat]
    theirs = state.sides[1 - seat]
    pairs = min(mine.units[region], theirs.units[region])
    if pairs:
        for side in (mine, theirs):
            side.units[region] -= pairs
            side.supply += pairs
        state.emit("conflict", count=pairs, region=state.box.regions[region].id)
    check_victory(state, seat)


def build_fortress(state: Duel, seat: int, region: int) -> None:
    """Place a Fortress; it neither fights nor blocks (D2.7, D7.3)."""
    state.sides[seat].fortresses |= 1 << region
    state.emit("fortress", seat=SEATS[seat], region=state.box.regions[region].id)
    check_victory(state, seat)


def remove_unit(state: Duel, seat: int, region: int) -> None:
    """Remove one enemy Unit from any region (D4.6, D7.2)."""
    enemy = state.sides[1 - seat]
    enemy.units[region] -= 1
    enemy.supply += 1
    state.emit("remove", seat=SEATS[seat], region=state.box.regions[region].id)


def _moves(state: Duel, seat: int) -> list[Option]:
    """Every movement of one own Unit along a road."""
    found: list[Option] = []
    for region, units in enumerate(state.sides[seat].units):
        if units:
            found.extend(state.box.move[region])
    return found


def _removals(state: Duel, seat: int) -> list[Option]:
    """Every enemy Unit that could be removed, by region."""
    return [
        state.box.remove[region]
        for region, units in enumerate(state.sides[1 - seat].units)
        if units
    ]


class Garrison(SideStep):
    """Place Units in a given region, as Landmarks do."""

    __slots__ = ("count", "region")
    __match_args__ = ("seat", "region", "count")

    def __init__(self, seat: int, region: int, count: int) -> None:
        """Place `count` of them."""
        super().__init__(seat)
        self.region: Final = region
        self.count: Final = count

    def run(self, state: Duel, chance: Chance) -> None:
        place_units(state, self.seat, self.region, self.count)


class Muster(EffectChoice):
    """Choose one of a red card's regions and place all its Units there (D4.5).

    Two Alliance tokens widen it: any region, and one Unit more (D9.18).
    """

    __slots__ = ("count", "regions")
    __match_args__ = ("seat", "by", "regions", "count")
    kind = "muster"
    rules = ("D4.5", "D7.1")

    def __init__(self, seat: int, by: int, regions: tuple[int, ...], count: int) -> None:
        """Place `count` Units in one of `regions`."""
        super().__init__(seat, by)
        self.regions: Final = regions
        self.count: Final = count

    def open(self, state: Duel) -> bool:
        """Only while the supply has Units (D9.1)."""
        return state.sides[self.seat].supply > 0

    def options(self, state: Duel) -> list[Option]:
        place = state.box.place
        if state.sides[self.seat].powers & RED_ANYWHERE:
            return self.or_pass(state, place.copy())
        return self.or_pass(state, [place[region] for region in self.regions])

    def refused(self, state: Duel) -> list[Refusal]:
        """The regions that the card does not show."""
        legal = self.options(state)
        return [
            Refusal(option, "not-shown", "D4.5", {})
            for option in state.box.place
            if option not in legal
        ]

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        if option.kind == "place":
            place_units(state, self.seat, option.value, self._units(state))

    def prompt_args(self, state: Duel) -> MessageArgs:
        return {"count": min(self._units(state), state.sides[self.seat].supply)}

    def _units(self, state: Duel) -> int:
        reinforced = state.sides[self.seat].powers & RED_REINFORCED
        return self.count + 1 if reinforced else self.count


class Reinforce(EffectChoice):
    """Place one Unit in any region (D5.2)."""

    __slots__ = ()
    kind = "reinforce"
    rules = ("D5.2", "D7.1")

    def open(self, state: Duel) -> bool:
        """Only while the supply has Units (D9.1)."""
        return state.sides[self.seat].supply > 0

    def options(self, state: Duel) -> list[Option]:
        return self.or_pass(state, state.box.place.copy())

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        if option.kind == "place":
            place_units(state, self.seat, option.value, 1)


class Raze(EffectChoice):
    """Remove an enemy Fortress from the map (D5.2); its owner takes it back."""

    __slots__ = ()
    kind = "raze"
    rules = ("D5.2", "D9.15")

    def open(self, state: Duel) -> bool:
        """Only if the enemy has a Fortress (D9.15)."""
        return state.sides[1 - self.seat].fortresses != 0

    def options(self, state: Duel) -> list[Option]:
        """The enemy's Fortresses, by region."""
        standing = state.sides[1 - self.seat].fortresses
        return self.or_pass(
            state,
            [option for region, option in enumerate(state.box.raze) if standing >> region & 1],
        )

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        if option.kind == "raze":
            state.sides[1 - self.seat].fortresses &= ~(1 << option.value)
            region = state.box.regions[option.value].id
            state.emit("raze", seat=SEATS[self.seat], region=region)


class Manoeuvres(EffectStep):
    """The manoeuvres of a card or token, in printed order or freely (D4.6, D9.21, D10.4)."""

    __slots__ = ("loses", "moves", "removes")
    __match_args__ = ("seat", "by", "removes", "loses", "moves")

    def __init__(self, seat: int, by: int, removes: int, loses: int, moves: int) -> None:
        """So many of each."""
        super().__init__(seat, by)
        self.removes: Final = removes
        self.loses: Final = loses
        self.moves: Final = moves

    def run(self, state: Duel, chance: Chance) -> None:
        """Put them on the agenda."""
        seat = self.seat
        by = self.by
        if state.settings.free_order:
            count = self.removes + self.loses + self.moves
            state.push(Manoeuvre(seat, by, count, self.removes, self.loses, self.moves))
            return
        state.push(
            Manoeuvre(seat, by, self.removes, self.removes, 0, 0),
            LoseCoins(1 - seat, self.loses),
            Manoeuvre(seat, by, self.moves, 0, 0, self.moves),
        )


class Manoeuvre(EffectChoice):
    """Choose the next manoeuvre, one at a time (D4.6, D7.4)."""

    __slots__ = ("count", "loses", "moves", "removes")
    __match_args__ = ("seat", "by", "count", "removes", "loses", "moves")
    kind = "manoeuvre"
    rules = ("D4.6", "D7.4")

    def __init__(
        self, seat: int, by: int, count: int, removes: int, loses: int, moves: int
    ) -> None:
        """`count` more in all, of each kind at most so many."""
        super().__init__(seat, by)
        self.count: Final = count
        self.removes: Final = removes
        self.loses: Final = loses
        self.moves: Final = moves

    def open(self, state: Duel) -> bool:
        """Only if there is something to do it to."""
        mine = state.sides[self.seat]
        theirs = state.sides[1 - self.seat]
        return (
            (self.moves > 0 and any(mine.units))
            or (self.removes > 0 and any(theirs.units))
            or (self.loses > 0 and theirs.coins > 0)
        )

    def options(self, state: Duel) -> list[Option]:
        """Removals, then the Coin, then movements."""
        found = _removals(state, self.seat) if self.removes else []
        if self.loses and state.sides[1 - self.seat].coins:
            found.append(state.box.lose)
        if self.moves:
            found.extend(_moves(state, self.seat))
        return self.or_pass(state, found)

    def take(self, state: Duel, option: Option, chance: Chance) -> None:
        """Carry it out; passing gives up the rest, but Coins are lost all the same (D9.6)."""
        seat = self.seat
        kind = option.kind
        if kind == "pass":
            owed = self.count - self.removes - self.moves
            if owed > 0:
                state.push(LoseCoins(1 - seat, owed))
            return
        removes = self.removes - (1 if kind == "remove" else 0)
        loses = self.loses - (1 if kind == "lose" else 0)
        moves = self.moves - (1 if kind == "move" else 0)
        if self.count > 1:
            state.push(Manoeuvre(seat, self.by, self.count - 1, removes, loses, moves))
        if kind == "move":
            regions = len(state.box.regions)
            move_unit(state, seat, option.value // regions, option.value % regions)
        elif kind == "remove":
            remove_unit(state, seat, option.value)
        else:
            state.push(LoseCoins(1 - seat, 1))

    def prompt_args(self, state: Duel) -> MessageArgs:
        """How many are left."""
        return {"count": self.count}
