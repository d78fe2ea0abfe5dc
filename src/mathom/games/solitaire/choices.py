"""What the choices of the traveller have in common: all that matters lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.constants import TRAVELLER
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Choice

if TYPE_CHECKING:
    from mathom.kernel.option import Option


@mypyc_attr(allow_interpreted_subclasses=True)
class TravellerChoice(Choice[Solitaire]):
    """A choice of the one player; everybody can work out its options."""

    __slots__ = ()
    public = True

    def __new__(cls, *args: object, **named: object) -> Self:
        """It is always the traveller's, whatever else it is made with."""
        choice = super().__new__(cls)
        choice.seat = TRAVELLER
        return choice


def options_of(state: Solitaire, kind: str, numbers: list[int]) -> list[Option]:
    """The options of a kind that name cards in play, each card once."""
    table = state.option_table
    cards = dict.fromkeys(state.in_play[number].card for number in numbers)
    return [table.of(kind, card) for card in cards]


def meant(state: Solitaire, numbers: list[int], option: Option) -> list[int]:
    """Which cards in play an option can mean: several where copies have several bearers."""
    return [number for number in numbers if state.in_play[number].card == option.value]
