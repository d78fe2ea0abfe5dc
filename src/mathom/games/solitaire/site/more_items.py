"""Items beyond the one that taps the site: by cards that let one more be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.constants import ITEM_CLASSES
from mathom.games.solitaire.site.items import bearers, item_of, not_here, play_item
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.language import some_of

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


@dataclass(init=False, eq=False)
class PlayItem(Effect):
    """An untapped character taps to play an item of the row that is found here.

    The site may be tapped, and does not tap.

    Attributes:
        classes: of which classes it may be.
    """

    classes: tuple[int, ...] = some_of(ITEM_CLASSES)

    def found(self, state: Solitaire) -> list[int]:
        """The items that can be played by it."""
        return [
            card
            for card in dict.fromkeys(state.row)
            if item_of(state, card).class_ in self.classes
            and not_here(state, card) is None
            and bearers(state, card)
        ]

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.found(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(ChooseMore(self))


SOLITAIRE.effects["play-item"] = PlayItem


class ChooseMore(TravellerChoice):
    """Which item a card lets somebody play."""

    __slots__ = ("effect",)
    __match_args__ = ("effect",)
    kind = "item"
    rules = ("S15.9", "S19.7")

    def __init__(self, effect: PlayItem) -> None:
        self.effect: Final = effect

    def open(self, state: Solitaire) -> bool:
        return len(self.effect.found(state)) > 1

    def skip(self, state: Solitaire) -> None:
        for card in self.effect.found(state):
            play_item(state, card, taps_site=False)

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("play", card) for card in self.effect.found(state)]

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        play_item(state, option.value, taps_site=False)
