"""What cards do on the map: influence, favor, the story."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.quest.cards.asking import Ask, AskOne, AskPlaces, OnPlaces, SauronPicks
from mathom.games.quest.cards.language import QUEST, Number, Place, place
from mathom.games.quest.cards.lasting import StoryMove
from mathom.games.quest.cards.places import (
    EXTENSION,
    EXTENSION_OR_POOL,
    SHADOW_POOL,
    ExtensionOf,
)
from mathom.games.quest.constants import SAURON
from mathom.games.quest.sauron.influence import SpreadInfluence, fill_pool, limits, put_each
from mathom.games.quest.sauron.story import advance
from mathom.kernel.declaring import count, name, optional
from mathom.kernel.effects import ALL, Bindings
from mathom.kernel.language import flag, number

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


# Influence.


class PutInfluence(Ask["PlaceInfluence"]):
    """Where the next influence goes."""

    __slots__ = ()
    kind = "put-influence"
    rules = ("Q2.8", "Q2.9")

    def open(self, state: Quest) -> bool:
        """While some is left, and a place for it."""
        return self.bindings.left > 0 and bool(self.effect.places(state, self.bindings))

    def options(self, state: Quest) -> list[Option]:
        """The places that the card allows; in extension of a Stronghold also no more (Q9.10)."""
        name = state.box.options["name-place"]
        found = [name[place] for place in self.effect.places(state, self.bindings)]
        extends = isinstance(self.effect.where, ExtensionOf)
        return [*found, state.box.act["enough"]] if extends else found

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Put one there, and ask for the next."""
        if option.kind != "enough":
            put_each(state, (option.value,), 1)
            self.ask_next(state, self.bindings.left - 1)


class SpreadOver(AskPlaces):
    """Which different places get influence."""

    __slots__ = ()
    kind = "spread-over"
    rules = ("Q2.8", "Q2.9")


@dataclass(init=False, eq=False)
class PlaceInfluence(OnPlaces):
    """Influence for the Shadow Pool or the map, where the card says or Sauron likes.

    It goes where the card says whatever the extension rule is, unless that is what the card says;
    Havens never take any (Q2.8).

    Attributes:
        each: whether every place gets so much; at most so many different ones, `locations`.
    """

    asks = (PutInfluence, SpreadOver)
    n: Number = number()
    where: Place = place()
    each: bool = flag()
    locations: int = optional(count(30, 1), ALL)

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        """Put it down, or ask Sauron where."""
        n = self.n.of(state, bindings)
        if self.where is SHADOW_POOL:
            fill_pool(state, n)
            return
        if self.where in (EXTENSION, EXTENSION_OR_POOL):
            state.push(SpreadInfluence(n, n if self.where is EXTENSION_OR_POOL else 0))
            return
        places = self.places(state, bindings)
        if self.each and len(places) > self.locations:
            state.push(SpreadOver(SAURON, self, bindings.leaving(self.locations)))
        elif self.each or (len(places) == 1 and not isinstance(self.where, ExtensionOf)):
            put_each(state, places, n)
        else:
            state.push(PutInfluence(SAURON, self, bindings.leaving(n)))

    def places(self, state: Quest, bindings: Bindings) -> list[int]:
        """Where influence may go: no Haven, no full Stronghold, by the rule if it extends."""
        found = [
            place
            for place in self.where.of(state, bindings)
            if not state.box.locations[place].haven and not _full_stronghold(state, place)
        ]
        if isinstance(self.where, ExtensionOf):
            most = limits(state.box, state.influence)
            found = [place for place in found if state.influence[place] < most[place]]
        return found

    def cover(
        self, state: Quest, bindings: Bindings, chosen: Sequence[int], chance: Chance
    ) -> None:
        """Put it on all of them at once."""
        put_each(state, chosen, self.n.of(state, bindings))


def _full_stronghold(state: Quest, location: int) -> bool:
    place = state.box.locations[location]
    return place.stronghold and state.influence[location] >= place.strength


# Favor on the map.


@QUEST.effect("place-favor", n=count(10, 1), where=name("location"))
def place_favor(state: Quest, bindings: Bindings, chance: Chance, n: int, where: int) -> None:
    """Favor is laid on a location."""
    state.favor[where] += n
    state.emit("favor-placed", location=state.box.locations[where].id, count=n)


class TakeFavorOff(AskOne):
    """From where favor is taken."""

    __slots__ = ()
    kind = "take-favor-off"
    rules = ("Q2.4",)
    chooses = "name-place"


@dataclass(init=False, eq=False)
class RemoveFavor(SauronPicks):
    """One favor leaves the map."""

    asks = (TakeFavorOff,)
    where: Place = place()

    def candidates(self, state: Quest, bindings: Bindings) -> list[int]:
        return [place for place in self.where.of(state, bindings) if state.favor[place]]

    def chosen(self, state: Quest, bindings: Bindings, value: int, chance: Chance) -> None:
        state.favor[value] -= 1
        state.emit("favor-removed", location=state.box.locations[value].id)


# The story.


class AdvanceStory(StoryMove):
    """A story marker moves (Q2.2)."""

    def resolve(self, state: Quest, bindings: Bindings, chance: Chance) -> None:
        advance(state, self.marker, self.n)


@QUEST.effect("slow-heroes", n=count(18, 1))
def slow_heroes(state: Quest, bindings: Bindings, chance: Chance, n: int) -> None:
    """The heroes' marker goes so much less far in the next Story step."""
    state.slowed += n
    state.emit("slowed", count=n)


QUEST.effects.update(
    {
        "place-influence": PlaceInfluence,
        "remove-favor": RemoveFavor,
        "advance-story": AdvanceStory,
    }
)
