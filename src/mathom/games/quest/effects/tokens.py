"""What cards do with tokens on the map: monsters come, monsters and influence go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import Ask, AskPlaces, OnPlaces
from mathom.games.quest.cards.language import QUEST, Number, Place, acting, place
from mathom.games.quest.cards.places import SHADOW_POOL
from mathom.games.quest.constants import SAURON
from mathom.games.quest.sauron.commands import hero_at
from mathom.games.quest.sauron.influence import drain_pool, take_each
from mathom.games.quest.sauron.tokens import any_token, discard_token, draw_token, lay_token, token
from mathom.kernel.declaring import count, optional
from mathom.kernel.effects import ALL, Bindings, Effect
from mathom.kernel.language import constant, flag, number, words

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


class LayMonster(Ask["PlaceMonsterToken"]):
    """Where the next monster token is laid."""

    __slots__ = ()
    kind = "lay-monster"
    rules = ("Q2.12",)

    def open(self, state: Quest) -> bool:
        """While one is left, and a place for it."""
        return self.bindings.left > 0 and bool(self.effect.places(state, self.bindings))

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows."""
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.places(state, self.bindings)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Draw one and lay it there, and ask for the next."""
        lay_monsters(state, (option.value,), 1, chance)
        self.ask_next(state, self.bindings.left - 1)


class LayOver(AskPlaces):
    """Which different places get a monster token."""

    __slots__ = ()
    kind = "lay-over"
    rules = ("Q2.12",)


@dataclass(init=False, eq=False)
class PlaceMonsterToken(OnPlaces):
    """Monster tokens come, each drawn by lot from the pile of the location it is laid on (Q9.85).

    Never in a Haven, as with commands (Q2.12).

    Attributes:
        each: whether so many come to every place; at most so many different ones, `locations`.
    """

    asks = (LayMonster, LayOver)
    n: int = count(10, 1)
    where: Place = place()
    need_influence: bool = flag()
    need_no_hero: bool = flag()
    each: bool = flag()
    locations: int = optional(count(30, 1), ALL)

    def places(self, state: Quest, bindings: Bindings) -> list[int]:
        """Where a token may be laid that could still be drawn."""
        return [
            place
            for place in self.where.of(state, bindings)
            if not state.box.locations[place].haven
            and any_token(state, state.box.locations[place].pile)
            and not (self.need_influence and not state.influence[place])
            and not (self.need_no_hero and hero_at(state, place))
        ]

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Lay them, or ask Sauron where."""
        places = self.places(state, bindings)
        if not self.each:
            state.push(LayMonster(SAURON, self, bindings.leaving(self.n)))
        elif len(places) <= self.locations:
            self.cover(state, bindings, places, chance)
        else:
            state.push(LayOver(SAURON, self, bindings.leaving(self.locations)))

    def cover(
        self, state: Quest, bindings: Bindings, chosen: Sequence[int], chance: Chance
    ) -> None:
        lay_monsters(state, chosen, self.n, chance)


def lay_monsters(state: Quest, places: Sequence[int], n: int, chance: Chance) -> None:
    """Lay so many tokens on each of these, as long as the piles last (Q4.6)."""
    for location in places:
        pile = state.box.locations[location].pile
        for _ in range(n):
            if any_token(state, pile):
                lay_token(state, draw_token(state, pile, chance), location)


class TakeTokens(Ask["RemoveTokens"]):
    """Which token to remove next: influence somewhere, or a monster token."""

    __slots__ = ()
    kind = "take-tokens"
    rules = ("Q2.4", "Q3.13")

    def open(self, state: Quest) -> bool:
        """While one is left to remove."""
        return self.bindings.left > 0 and bool(self._tokens(state))

    def options(self, state: Quest) -> list[Option]:
        """Each place with influence and each monster token in reach, and enough if allowed."""
        found = self._tokens(state)
        return [*found, state.box.act["enough"]] if self.effect.up_to else found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Remove it, and ask for the next."""
        if option.kind == "enough":
            return
        if option.kind == "name-token":
            discard_token(state, option.value)
        else:
            take_each(state, (option.value,), 1)
        self.ask_next(state, self.bindings.left - 1)

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Where a monster token lies."""
        if option.kind != "name-token":
            return {}
        return {"location": state.box.locations[token(state, option.value).location].id}

    def _tokens(self, state: Quest) -> list[Option]:
        options = state.box.options
        places = self.effect.where.of(state, self.bindings)
        found: list[Option] = []
        if "influence" in self.effect.kinds:
            found.extend(options["name-place"][place] for place in places if state.influence[place])
        if "monster" in self.effect.kinds:
            tokens = [piece.number for piece in state.tokens if piece.location in places]
            found.extend(options["name-token"][number] for number in tokens)
        return found


@dataclass(init=False, eq=False)
class RemoveTokens(Effect):
    """Monster tokens, influence or both leave the map or the Shadow Pool.

    Everything that lies there, `each` so many from every place, or so many as the heroes choose,
    where `up_to` allows fewer.
    """

    asks = (TakeTokens,)
    kinds: tuple[str, ...] = words(("influence", "monster"))
    n: Number = number()
    where: Place = place()
    each: bool = flag()
    up_to: bool = flag()

    def bearable(self, state: Quest, bindings: Bindings, seat: int) -> bool:
        """Sauron chooses to lose only what he has."""
        pool = seat == SAURON and self.where is SHADOW_POOL
        return not pool or state.pool >= self.n.of(state, bindings)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Take it, or ask from where."""
        n = self.n.of(state, bindings)
        if self.where is SHADOW_POOL:
            drain_pool(state, n)
            return
        if n < ALL and not self.each:
            state.push(TakeTokens(acting(state, bindings), self, bindings.leaving(n)))
            return
        places = self.where.of(state, bindings)
        if "monster" in self.kinds:
            for piece in [piece for piece in state.tokens if piece.location in places]:
                discard_token(state, piece.number)
        if "influence" in self.kinds:
            take_each(state, places, n)


@dataclass(init=False, eq=False)
class RemoveInfluence(RemoveTokens):
    """Influence alone."""

    kinds: tuple[str, ...] = constant(("influence",))


@dataclass(init=False, eq=False)
class RemoveMonsterToken(RemoveTokens):
    """Monster tokens alone."""

    kinds: tuple[str, ...] = constant(("monster",))


QUEST.effects.update(
    {
        "place-monster-token": PlaceMonsterToken,
        "remove-tokens": RemoveTokens,
        "remove-influence": RemoveInfluence,
        "remove-monster-token": RemoveMonsterToken,
    }
)
