"""What cards do with tokens on the map: monsters come, monsters and influence go."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask, AskPlaces
from mathom.games.quest.cards.places import ShadowPool
from mathom.games.quest.cards.reading import DataEffect, acting, flag
from mathom.games.quest.cards.script import Bindings
from mathom.games.quest.cards.values import ALL
from mathom.games.quest.constants import SAURON
from mathom.games.quest.sauron.commands import hero_at
from mathom.games.quest.sauron.influence import drain_pool, take_each
from mathom.games.quest.sauron.tokens import any_token, discard_token, draw_token, lay_token, token

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option
    from mathom.kernel.reading import Reader


class PlaceMonsterToken(DataEffect):
    """Monster tokens come, each drawn by lot from the pile of the location it is laid on (Q9.85).

    Never in a Haven, as with commands (Q2.12).
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Read how many come and where to.

        Fields `n`, `where`, `need_influence`, `need_no_hero`; with `each` so many on every place,
        or on `locations` different ones.
        """
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 10, 1)
        self.where: Final = compiler.place(reader, "where")
        self.need_influence: Final = flag(reader, "need_influence")
        self.need_no_hero: Final = flag(reader, "need_no_hero")
        self.each: Final = flag(reader, "each")
        self.most: Final = reader.count("locations", 30, 1) if reader.has("locations") else ALL

    def places(self, state: Quest, cast: Bindings) -> list[int]:
        """Where a token may be laid that could still be drawn."""
        return [
            place
            for place in self.where.locations(state, cast)
            if not state.box.locations[place].haven
            and any_token(state, state.box.locations[place].pile)
            and not (self.need_influence and not state.influence[place])
            and not (self.need_no_hero and hero_at(state, place))
        ]

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Lay them, or ask Sauron where."""
        if not self.each:
            state.push(LayMonster(SAURON, self, cast.leaving(self.n)))
            return
        places = self.places(state, cast)
        if len(places) <= self.most:
            lay_monsters(state, tuple(places), self.n, chance)
        else:
            state.push(LayOver(SAURON, self, cast.leaving(self.most)))


def lay_monsters(state: Quest, places: tuple[int, ...], n: int, chance: Chance) -> None:
    """Lay so many tokens on each of these, as long as the piles last (Q4.6)."""
    for place in places:
        pile = state.box.locations[place].pile
        for _ in range(n):
            if any_token(state, pile):
                lay_token(state, draw_token(state, pile, chance), place)


class LayMonster(Ask):
    """Where the next monster token is laid."""

    __slots__ = ()
    kind = "lay-monster"
    rules = ("Q2.12",)
    serves = (PlaceMonsterToken,)

    def open(self, state: Quest) -> bool:
        """While one is left, and a place for it."""
        assert isinstance(self.effect, PlaceMonsterToken)
        return self.cast.left > 0 and bool(self.effect.places(state, self.cast))

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows."""
        assert isinstance(self.effect, PlaceMonsterToken)
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.places(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Draw one and lay it there, and ask for the next."""
        lay_monsters(state, (option.value,), 1, chance)
        state.push(LayMonster(SAURON, self.effect, self.cast.leaving(self.cast.left - 1)))


class LayOver(AskPlaces):
    """Which different places get a monster token."""

    __slots__ = ()
    kind = "lay-over"
    rules = ("Q2.12",)
    serves = (PlaceMonsterToken,)

    def places(self, state: Quest) -> list[int]:
        """Those that the card allows."""
        assert isinstance(self.effect, PlaceMonsterToken)
        return self.effect.places(state, self.cast)

    def done(self, state: Quest, chance: Chance) -> None:
        assert isinstance(self.effect, PlaceMonsterToken)
        lay_monsters(state, self.locations, self.effect.n, chance)


class RemoveTokens(DataEffect):
    """Monster tokens, or monster tokens and influence, leave the map as the heroes choose."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `where`, perhaps `up_to`; `kinds` where influence may go as well."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.where: Final = compiler.place(reader, "where")
        self.up_to: Final = flag(reader, "up_to")
        mixed = reader.has("kinds")
        kinds = reader.some_of("kinds", ("influence", "monster")) if mixed else [1]
        self.influence: Final = 0 in kinds
        self.monsters: Final = 1 in kinds

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Take all, or ask which."""
        n = self.n.of(state, cast)
        if n < ALL:
            state.push(TakeTokens(acting(state, cast), self, cast.leaving(n)))
            return
        places = self.where.locations(state, cast)
        if self.monsters:
            for piece in [piece for piece in state.tokens if piece.location in places]:
                discard_token(state, piece.number)
        if self.influence:
            take_each(state, places, ALL)


class RemoveInfluence(DataEffect):
    """Influence leaves the Shadow Pool or the map, where the card says or the hero likes."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `where`; `each` for so much from every place, `up_to` for fewer too."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.where: Final = compiler.place(reader, "where")
        self.each: Final = flag(reader, "each")
        self.up_to: Final = flag(reader, "up_to")
        self.from_pool: Final = isinstance(self.where, ShadowPool)

    def bearable(self, state: Quest, cast: Bindings, seat: int) -> bool:
        """Sauron chooses to lose only what he has."""
        return seat != SAURON or not self.from_pool or state.pool >= self.n.of(state, cast)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Take it, or ask from where."""
        n = self.n.of(state, cast)
        if self.from_pool:
            drain_pool(state, n)
        elif self.each:
            take_each(state, self.where.locations(state, cast), n)
        else:
            state.push(TakeTokens(acting(state, cast), self, cast.leaving(n)))


class TakeTokens(Ask):
    """Which token to remove next: influence somewhere, or a monster token."""

    __slots__ = ()
    kind = "take-tokens"
    rules = ("Q2.4", "Q3.13")
    serves = (RemoveTokens, RemoveInfluence)

    def open(self, state: Quest) -> bool:
        """While one is left to remove."""
        return self.cast.left > 0 and bool(self._tokens(state))

    def options(self, state: Quest) -> list[Option]:
        """Each place with influence and each monster token in reach, and enough if allowed."""
        found = self._tokens(state)
        return [*found, state.box.act["enough"]] if self._up_to() else found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Remove it, and ask for the next."""
        if option.kind == "enough":
            return
        if option.kind == "name-token":
            discard_token(state, option.value)
        else:
            take_each(state, (option.value,), 1)
        state.push(TakeTokens(self.seat, self.effect, self.cast.leaving(self.cast.left - 1)))

    def detail(self, state: Quest, option: Option) -> MessageArgs:
        """Where a monster token lies."""
        if option.kind != "name-token":
            return {}
        return {"location": state.box.locations[token(state, option.value).location].id}

    def _tokens(self, state: Quest) -> list[Option]:
        effect = self.effect
        assert isinstance(effect, RemoveTokens | RemoveInfluence)
        box = state.box
        places = effect.where.locations(state, self.cast)
        found: list[Option] = []
        if isinstance(effect, RemoveInfluence) or effect.influence:
            found.extend(box.options["name-place"][p] for p in places if state.influence[p])
        if isinstance(effect, RemoveTokens) and effect.monsters:
            found.extend(
                box.options["name-token"][piece.number]
                for piece in state.tokens
                if piece.location in places
            )
        return found

    def _up_to(self) -> bool:
        effect = self.effect
        assert isinstance(effect, RemoveTokens | RemoveInfluence)
        return effect.up_to


TOKENS: Final[dict[str, type[DataEffect]]] = {
    "place-monster-token": PlaceMonsterToken,
    "remove-monster-token": RemoveTokens,
    "remove-tokens": RemoveTokens,
    "remove-influence": RemoveInfluence,
}
"""The effects of this chapter."""
