"""What effects ask: a location, a token, a card, one or several in a row.

Every kind of question is a class of its own with a prompt of its own. Whether it is asked depends
on what everybody sees.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mathom.games.quest.cards.reading import printed
from mathom.games.quest.cards.script import Bindings, Effect, EffectChoice

if TYPE_CHECKING:
    from mathom.games.quest.model.state import Quest
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


class Ask(EffectChoice):
    """A question of an effect; the prompt names the card it is printed on.

    Attributes:
        serves: the kinds of effects that ask it.
    """

    __slots__ = ()
    serves: ClassVar[tuple[type[Effect], ...]] = ()

    def prompt_args(self, state: Quest) -> MessageArgs:
        """The card that asks, as `role/id`, and how many are still to be chosen."""
        return {"printed": printed(self.effect), "count": self.cast.left}


class AskPlaces(Ask):
    """Several different locations, one after the other.

    Attributes:
        locations: those chosen already.
    """

    __slots__ = ("locations",)
    __match_args__ = ("seat", "effect", "cast", "locations")

    def __init__(
        self, seat: int, effect: Effect, cast: Bindings, locations: tuple[int, ...] = ()
    ) -> None:
        """As many more as `cast.left` says."""
        super().__init__(seat, effect, cast)
        self.locations: Final = locations

    def places(self, state: Quest) -> list[int]:
        """Among which to choose."""
        raise NotImplementedError

    def done(self, state: Quest, chance: Chance) -> None:
        """What happens to those chosen."""
        raise NotImplementedError

    def options(self, state: Quest) -> list[Option]:
        """Those not chosen yet."""
        name = state.box.options["name-place"]
        return [name[place] for place in self.places(state) if place not in self.locations]

    def take(self, state: Quest, option: Option, chance: Chance) -> None:
        """Ask for the next, or do what is to be done."""
        chosen = (*self.locations, option.value)
        kind = type(self)
        more = kind(self.seat, self.effect, self.cast.leaving(self.cast.left - 1), chosen)
        if more.cast.left > 0 and more.options(state):
            state.push(more)
        else:
            more.done(state, chance)
