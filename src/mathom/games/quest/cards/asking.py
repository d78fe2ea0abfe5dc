"""What effects ask: a location, a token, a card, one or several in a row.

Every kind of question is a class of its own with a prompt of its own. Whether it is asked depends
on what everybody sees.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from mathom.games.quest.cards.language import acting
from mathom.games.quest.constants import SAURON
from mathom.kernel.effects import Bindings, Effect, EffectChoice
from mathom.kernel.flow import Pick, PickOne

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option

E = TypeVar("E", bound=Effect)

Ask = EffectChoice["Quest", E]
"""A question of an effect; the prompt names the card it is printed on."""
AskOne = PickOne["Quest"]


class SauronPicks(Pick):
    """An effect on one of several things, as Sauron chooses."""

    def decider(self, state: Quest, bindings: Bindings) -> int:
        return SAURON


class HeroPicks(Pick):
    """The same, as the hero of the script chooses, or who speaks for all."""

    def decider(self, state: Quest, bindings: Bindings) -> int:
        return acting(state, bindings)


class OnPlaces(Effect):
    """An effect on several different locations."""

    def places(self, state: Quest, bindings: Bindings) -> list[int]:
        """Among which to choose."""
        raise NotImplementedError

    def cover(
        self, state: Quest, bindings: Bindings, chosen: Sequence[int], chance: Chance
    ) -> None:
        """What happens to those chosen."""
        raise NotImplementedError


class AskPlaces(EffectChoice["Quest", OnPlaces]):
    """Several different locations, one after the other.

    Attributes:
        locations: those chosen already.
    """

    __slots__ = ("locations",)
    __match_args__ = ("seat", "effect", "bindings", "locations")

    def __init__(
        self, seat: int, effect: OnPlaces, bindings: Bindings, locations: tuple[int, ...] = ()
    ) -> None:
        """As many more as `bindings.left` says."""
        super().__init__(seat, effect, bindings)
        self.locations: Final = locations

    def options(self, state: Quest) -> list[Option]:
        """Those not chosen yet."""
        name = state.box.options["name-place"]
        places = self.effect.places(state, self.bindings)
        return [name[place] for place in places if place not in self.locations]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Ask for the next, or do what is to be done."""
        left = self.bindings.left - 1
        chosen = (*self.locations, option.value)
        more = type(self)(self.seat, self.effect, self.bindings.leaving(left), chosen)
        if left > 0 and more.options(state):
            state.push(more)
        else:
            self.effect.cover(state, self.bindings, chosen, chance)
