"""A window: may anyone use something now?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from mathom.kernel.agenda import Choice
from mathom.kernel.chance import Chance
from mathom.kernel.option import Option
from mathom.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[S]):
    """A moment at which seats may use something, one after the other, until all pass in a row.

    It is not `open` to a seat that has nothing to use by all that everybody knows. What only that
    seat knows has no say in it: a question that is not asked must not tell what a hand holds.

    Attributes:
        once: whether the window is over when something was used, rather than all asked anew.
        passed: how many seats have passed in a row.
    """

    __slots__ = ("passed",)
    __match_args__ = ("seat", "passed")
    once: ClassVar[bool] = False

    def __init__(self, seat: int, passed: int = 0) -> None:
        """Ask `seat` first."""
        self.seat = seat
        self.passed = passed

    # What a game implements.

    def usable(self, state: S) -> list[Option]:
        """What it really can use."""
        raise NotImplementedError

    def use(self, state: S, option: Option, chance: Chance) -> None:
        """Carry out one of `usable`; the window goes on once all that follows has happened."""
        raise NotImplementedError

    def passing(self, state: S) -> Option:
        """The option to pass, which is called so unless overridden."""
        return state.option_table.find("pass")

    def order(self, state: S) -> Sequence[int]:
        """Who is asked, in order; all seats unless overridden."""
        return range(state.players)

    def done(self, state: S) -> None:
        """What happens when all have passed in a row; nothing unless overridden."""

    # What every window gets.

    def options(self, state: S) -> list[Option]:
        """What the seat has, or passing."""
        return [*self.usable(state), self.passing(state)]

    def take(self, state: S, option: Option, chance: Chance) -> None:
        """Pass, or use something."""
        if option is self.passing(state):
            self.skip(state)
            return
        if not self.once:
            self._ask_next(state, 0)
        self.use(state, option, chance)

    def skip(self, state: S) -> None:
        """Go on as if the seat had passed."""
        self._ask_next(state, self.passed + 1)

    def _ask_next(self, state: S, passed: int) -> None:
        order = self.order(state)
        if passed == len(order):
            self.done(state)
            return
        seat = order[(order.index(self.seat) + 1) % len(order)]
        kind: Any = type(self)  # which may have more attributes
        given = {name: getattr(self, name) for name in kind.__match_args__}
        state.push(type(self)(**{**given, "seat": seat, "passed": passed}))
