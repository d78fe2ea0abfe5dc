"""A moment at which cards can be used, and nothing else happens: for tests of single cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice
from tests.solitaire.table import Game, table

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import Option


class Moment(TravellerChoice):
    """Use any card that can be used now, or pass."""

    __slots__ = ("windows",)
    kind = "moment"

    def __init__(self, windows: tuple[str, ...]) -> None:
        self.windows: Final = windows

    def options(self, state: Solitaire) -> list[Option]:
        return [state.option_table.of("pass"), *usable(state, *self.windows)]

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind != "pass":
            state.push(self)
            take_usable(state, option, *self.windows)


def moment(*windows: str, **about: Any) -> Game:
    """A table at a moment."""
    return table(**about).run(Moment(windows))


def window(game: Game, *windows: str) -> Game:
    """A game that stands already, at a moment."""
    return game.run(Moment(windows))
