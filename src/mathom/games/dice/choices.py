"""What most choices have in common: everybody sees all there is, and options name dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from mathom.games.dice.state import Dice
from mathom.kernel.agenda import SeatChoice
from mathom.kernel.option import MessageArgs, Option

UNITS: Final = ("muster", "follow", "bear")
"""The kinds of options that name a Unit whose figures matter."""


def called(state: Dice, die: int) -> MessageArgs:
    """The card that a die of a player is called by, where its dice could be another's."""
    sort = state.box.sorts[state.box.sort_of[die]]
    return {"die": state.box.cards[state.card_of(die)].id} if len(sort.cards) > 1 else {}


def about(state: Dice, option: Option) -> MessageArgs:
    """What the die that an option names is called, and its figures."""
    if "die" not in option.args:
        return {}
    die = option.value
    found = called(state, die)
    unit = state.unit(die)
    if unit is not None and option.kind in UNITS:
        found["attack"], found["defense"] = unit.attack, unit.defense
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenChoice(SeatChoice[Dice]):
    """A choice of which everybody knows the options."""

    __slots__ = ()
    public = True

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """What the die is."""
        return about(state, option)


@mypyc_attr(allow_interpreted_subclasses=True)
class DieChoice(OpenChoice):
    """A choice about a die."""

    __slots__ = ("die",)
    __match_args__ = ("seat", "die")

    def __init__(self, seat: int, die: int) -> None:
        """Asked of `seat`."""
        super().__init__(seat)
        self.die: Final = die


@mypyc_attr(allow_interpreted_subclasses=True)
class CountChoice(OpenChoice):
    """A choice that is made so many times, or so many times at most."""

    __slots__ = ("count",)
    __match_args__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        """Asked of `seat`."""
        super().__init__(seat)
        self.count: Final = count
