"""What all checks have in common: a roll of two dice that cards and companions can help (S19.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.playing import take_usable, usable
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.leaving import tap
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import chance_above

if TYPE_CHECKING:
    from mathom.kernel.agenda import Step
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

Changes = tuple[tuple[int, int], ...]
"""What is added to a roll: the card that adds it, -1 for none, and how much."""
ALL_WAYS: Final = 36
"""In how many ways two dice fall."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Check(TravellerChoice):
    """Before the dice of a check are rolled: who helps, and which cards are used.

    Attributes:
        window: the moment at which cards can be used on it, or none.
        supported: whether companions may tap to add 1.
    """

    __slots__ = ("changes", "number")
    __match_args__ = ("number", "changes")
    window: ClassVar[str] = ""
    supported: ClassVar[bool] = False

    def __init__(self, number: int, changes: Changes = ()) -> None:
        """The check of this member of the company."""
        self.number: Final = number
        self.changes: Final = changes

    def changed(self, changes: Changes) -> Check:
        """The same with other changes."""
        raise NotImplementedError

    def now(self) -> Step[Solitaire]:
        """The roll itself."""
        raise NotImplementedError

    def above(self, state: Solitaire) -> int:
        """What the total must be above."""
        raise NotImplementedError

    def added(self, state: Solitaire) -> int:
        """What is added to the dice as things stand."""
        return sum(n for _, n in self.changes)

    def ways(self, state: Solitaire) -> int:
        """In how many of the 36 ways it succeeds as things stand."""
        return chance_above(self.above(state) - self.added(state))

    def supporters(self, state: Solitaire) -> list[int]:
        """Who may tap to add 1 (S18.3)."""
        if not self.supported:
            return []
        return [
            each.number
            for each in state.company()
            if each.number != self.number and state.untapped(each.number)
        ]

    def helps(self, state: Solitaire) -> list[Option]:
        """The cards that can be used on it."""
        return usable(state, self.window) if self.window else []

    def open(self, state: Solitaire) -> bool:
        """A check that cannot fail, or that nothing can help, is not asked about."""
        if self.number not in state.in_play or self.ways(state) == ALL_WAYS:
            return False
        return bool(self.supporters(state)) or bool(self.helps(state))

    def skip(self, state: Solitaire) -> None:
        state.push(self.now())

    def options(self, state: Solitaire) -> list[Option]:
        return [
            state.option_table.of("roll"),
            *options_of(state, "support", self.supporters(state)),
            *self.helps(state),
        ]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("roll")

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """The chance of the roll."""
        return {"ways": self.ways(state)} if option.kind == "roll" else {}

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        """Who rolls, what the total must be above, what is added, and the chance."""
        return {
            "card": state.card(self.number).id,
            "above": self.above(state),
            "added": self.added(state),
            "ways": self.ways(state),
        }

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "roll":
            state.push(self.now())
        elif option.kind == "support":
            (helper,) = meant(state, self.supporters(state), option)
            tap(state, helper)
            state.push(self.changed((*self.changes, (option.value, 1))))
        else:
            state.push(self)
            take_usable(state, option, self.window)


def current(state: Solitaire) -> Check | None:
    """The check that is being made, the innermost if there are several."""
    at = current_at(state)
    if at == NONE:
        return None
    found = state.agenda[at]
    assert isinstance(found, Check)
    return found


def current_at(state: Solitaire) -> int:
    """Where on the agenda the check lies that is being made, or -1."""
    for at in range(len(state.agenda) - 1, -1, -1):
        if isinstance(state.agenda[at], Check):
            return at
    return NONE


def change_current(state: Solitaire, card: int, n: int) -> None:
    """A card adds something to the check that is being made."""
    at = current_at(state)
    if at != NONE:
        found = state.agenda[at]
        assert isinstance(found, Check)
        state.agenda[at] = found.changed((*found.changes, (card, n)))


def named(state: Solitaire, changes: Changes, other: str = "check") -> list[tuple[str, int]]:
    """Changes by the ids of their cards; what no card adds is called `other`."""
    return [(other if card == NONE else state.box.cards[card].id, n) for card, n in changes]


def figure_changes(state: Solitaire, what: int, number: int) -> list[tuple[str, int]]:
    """What cards add to a figure, by their names."""
    from mathom.games.solitaire.figures import changes

    return [
        ("effect" if card == NONE else state.box.cards[card].id, change.n)
        for card, change in changes(state, what, number)
    ]
