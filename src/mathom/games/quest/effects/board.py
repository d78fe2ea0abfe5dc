"""What cards do on the map: influence, monster tokens, favor, characters, minions, the story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.quest.cards.asking import Ask, AskPlaces
from mathom.games.quest.cards.lasting import StoryMove
from mathom.games.quest.cards.places import AnyPlace, Extension, ExtensionOf, ShadowPool
from mathom.games.quest.cards.reading import DataEffect, flag
from mathom.games.quest.cards.script import Bindings
from mathom.games.quest.cards.values import ALL
from mathom.games.quest.constants import HEROES, MARKERS, SAURON
from mathom.games.quest.sauron.influence import (
    SpreadInfluence,
    fill_pool,
    limits,
    put_each,
)
from mathom.games.quest.sauron.story import advance

if TYPE_CHECKING:
    from mathom.games.quest.cards.compiling import Compiler
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option
    from mathom.kernel.reading import Reader


# Influence.


class PlaceInfluence(DataEffect):
    """Influence for the Shadow Pool or the map, where the card says or Sauron likes.

    It goes where the card says whatever the extension rule is, unless that is what the card says;
    Havens never take any (Q2.8).
    """

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `where`; with `each` so much on every place, or on `locations` of them."""
        super().__init__(reader, compiler)
        self.n: Final = compiler.value(reader, "n")
        self.where: Final = compiler.place(reader, "where")
        self.each: Final = flag(reader, "each")
        self.most: Final = reader.count("locations", 30, 1) if reader.has("locations") else ALL
        self.to_pool: Final = isinstance(self.where, ShadowPool)
        self.extends: Final = isinstance(self.where, Extension)
        self.either: Final = isinstance(self.where, AnyPlace)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Put it down, or ask Sauron where."""
        n = self.n.of(state, cast)
        if self.to_pool:
            fill_pool(state, n)
        elif self.extends:
            state.push(SpreadInfluence(n, 0))
        elif self.either:
            state.push(SpreadInfluence(n, n))
        elif self.each:
            places = self.places(state, cast)
            if len(places) <= self.most:
                put_each(state, places, n)
            else:
                state.push(SpreadOver(SAURON, self, cast.leaving(self.most)))
        else:
            places = self.places(state, cast)
            if len(places) == 1 and not isinstance(self.where, ExtensionOf):
                put_each(state, places, n)
            else:
                state.push(PutInfluence(SAURON, self, cast.leaving(n)))

    def places(self, state: Quest, cast: Bindings) -> list[int]:
        """Where influence may go: no Haven, no full Stronghold, by the rule if it extends."""
        found = [
            place
            for place in self.where.locations(state, cast)
            if not state.box.locations[place].haven and not _full_stronghold(state, place)
        ]
        if isinstance(self.where, ExtensionOf):
            most = limits(state.box, state.influence)
            found = [place for place in found if state.influence[place] < most[place]]
        return found


def _full_stronghold(state: Quest, location: int) -> bool:
    place = state.box.locations[location]
    return place.stronghold and state.influence[location] >= place.strength


class PutInfluence(Ask):
    """Where the next influence goes."""

    __slots__ = ()
    kind = "put-influence"
    rules = ("Q2.8", "Q2.9")
    serves = (PlaceInfluence,)

    def open(self, state: Quest) -> bool:
        """While some is left, and a place for it."""
        assert isinstance(self.effect, PlaceInfluence)
        return self.cast.left > 0 and bool(self.effect.places(state, self.cast))

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows; in extension of a Stronghold also no more (Q9.10)."""
        assert isinstance(self.effect, PlaceInfluence)
        name = state.box.options["name-place"]
        found = [name[place] for place in self.effect.places(state, self.cast)]
        extends = isinstance(self.effect.where, ExtensionOf)
        return [*found, state.box.act["enough"]] if extends else found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Put one there, and ask for the next."""
        if option.kind == "enough":
            return
        put_each(state, (option.value,), 1)
        state.push(PutInfluence(SAURON, self.effect, self.cast.leaving(self.cast.left - 1)))


class SpreadOver(AskPlaces):
    """Which different places get influence."""

    __slots__ = ()
    kind = "spread-over"
    rules = ("Q2.8", "Q2.9")
    serves = (PlaceInfluence,)

    def places(self, state: Quest) -> list[int]:
        """Those that the card allows."""
        assert isinstance(self.effect, PlaceInfluence)
        return self.effect.places(state, self.cast)

    def done(self, state: Quest, chance: Chance) -> None:
        """Put it on all of them at once."""
        assert isinstance(self.effect, PlaceInfluence)
        put_each(state, self.locations, self.effect.n.of(state, self.cast))


# Favor on the map.


class PlaceFavor(DataEffect):
    """Favor is laid on a location."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n` and `where`, which names one location."""
        super().__init__(reader, compiler)
        self.n: Final = reader.count("n", 10, 1)
        self.where: Final = reader.one_of("where", compiler.names.locations)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.favor[self.where] += self.n
        where = state.box.locations[self.where].id
        state.emit("favor-placed", location=where, count=self.n)


class RemoveFavor(DataEffect):
    """Favor leaves the map, as Sauron chooses."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `n`, which is 1, and `where`."""
        super().__init__(reader, compiler)
        reader.count("n", 1, 1)
        self.where: Final = compiler.place(reader, "where")

    def places(self, state: Quest, cast: Bindings) -> list[int]:
        return [place for place in self.where.locations(state, cast) if state.favor[place]]

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        """Ask where, if it lies in several places."""
        places = self.places(state, cast)
        if len(places) > 1:
            state.push(TakeFavorOff(SAURON, self, cast))
        elif places:
            take_favor_off(state, places[0])


def take_favor_off(state: Quest, location: int) -> None:
    """Take one favor off a location."""
    state.favor[location] -= 1
    state.emit("favor-removed", location=state.box.locations[location].id)


class TakeFavorOff(Ask):
    """From where favor is taken."""

    __slots__ = ()
    kind = "take-favor-off"
    rules = ("Q2.4",)
    serves = (RemoveFavor,)

    def options(self, state: Quest) -> list[Option]:
        """The places in reach where favor lies."""
        assert isinstance(self.effect, RemoveFavor)
        name = state.box.options["name-place"]
        return [name[place] for place in self.effect.places(state, self.cast)]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        take_favor_off(state, option.value)


# The story.


class AdvanceStory(StoryMove):
    """A story marker moves (Q2.2)."""

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        advance(state, self.marker, self.n)


class ModifyStoryStep(DataEffect):
    """The heroes' marker goes less far in the next Story step."""

    def __init__(self, reader: Reader, compiler: Compiler) -> None:
        """Fields `marker` (always the heroes'), `n` (negative) and `times` (once)."""
        super().__init__(reader, compiler)
        if reader.one_of("marker", MARKERS) != HEROES:
            raise reader.wrong("marker", "must be the heroes' marker")
        self.n: Final = reader.count("n", -1, -18)
        reader.count("times", 1, 1)

    def resolve(self, state: Quest, cast: Bindings, chance: Chance) -> None:
        state.slowed -= self.n
        state.emit("slowed", count=-self.n)


BOARD: Final[dict[str, type[DataEffect]]] = {
    "place-influence": PlaceInfluence,
    "place-favor": PlaceFavor,
    "remove-favor": RemoveFavor,
    "advance-story": AdvanceStory,
    "modify-story-step": ModifyStoryStep,
}
"""The effects of this chapter."""
