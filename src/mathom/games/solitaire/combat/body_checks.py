"""S14 Body checks, and what becomes of whoever is eliminated or leaves the company."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.combat.fought import answer
from mathom.games.solitaire.combat.strength import own_body, struck, total
from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.leaving import remove
from mathom.games.solitaire.limits import may_bear
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import roll
from mathom.kernel.agenda import Step

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

Changes = tuple[tuple[int, int], ...]
"""What is added to a roll: the card that adds it, -1 for none, and how much."""
ALL: Final = 100
"""As many items as there are."""


class BodyCheck(Step[Solitaire]):
    """A body check against a member of the company (S14.1)."""

    __slots__ = ("changes", "mode", "number")
    __match_args__ = ("number", "changes", "mode")

    def __init__(self, number: int, changes: Changes = (), mode: int = 0) -> None:
        """Of the member of this number, with more or less on the dice.

        `mode` is 1 if he was wounded already before.
        """
        self.number: Final = number
        self.changes: Final = changes
        self.mode: Final = mode

    def run(self, state: Solitaire, chance: Chance) -> None:
        number = self.number
        if number not in state.in_play:
            return
        strike = struck(state)
        if strike is not None and strike.who != number:
            strike = None
        names = state.box.names["card"]
        added = [("wounded-before", 1)] if self.mode else []
        added += [("check" if card == NONE else names[card], n) for card, n in self.changes]
        body = own_body(state, number, strike)
        needed = total(body)
        found = roll(state, chance, "body-check", number, added, needed, against=body)
        if found > needed:
            eliminate(state, number)
        elif found == needed and state.attack is not None:
            answer(state, "on-body-check-equal", number)


def eliminate(state: Solitaire, number: int) -> None:
    """A member of the company is out of the game, once some of his items are saved (S14.2)."""
    state.emit("eliminated", card=state.card(number).id)
    _depart(state, number, ALL)


def leave_company(state: Solitaire, number: int) -> None:
    """He leaves the game alive; one of his items may pass to a companion (S14.6)."""
    state.emit("leaves", card=state.card(number).id)
    _depart(state, number, 1)


def _depart(state: Solitaire, number: int, items: int) -> None:
    state.push(Save(number, items, ()), Depart(number))


class Depart(Step[Solitaire]):
    """He leaves; his allies are discarded, his followers stay (S14.3), items left are lost."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The member of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        remove(state, self.number)


class Save(TravellerChoice):
    """Which items of somebody who leaves go to companions (S14.2, S14.6)."""

    __slots__ = ("count", "number", "numbers")
    __match_args__ = ("number", "count", "numbers")
    kind = "save"
    rules = ("S14.2", "S14.6")

    def __init__(self, number: int, count: int, numbers: tuple[int, ...]) -> None:
        """Of the member of this number, so many more; `numbers` have taken one already."""
        self.number: Final = number
        self.count: Final = count
        self.numbers: Final = numbers

    def _items(self, state: Solitaire) -> list[int]:
        return [each.number for each in state.items(self.number)]

    def takers(self, state: Solitaire, item: int) -> list[int]:
        """Who can take it: companions who have taken none, unwounded after an elimination."""
        card = state.in_play[item].card
        return [
            each.number
            for each in state.company()
            if each.number != self.number
            and each.number not in self.numbers
            and (self.count == 1 or not state.wounded(each.number))
            and may_bear(state, card, each.number)
        ]

    def _savable(self, state: Solitaire) -> list[int]:
        if self.number not in state.in_play or not self.count:
            return []
        return [item for item in self._items(state) if self.takers(state, item)]

    def open(self, state: Solitaire) -> bool:
        return bool(self._savable(state))

    def options(self, state: Solitaire) -> list[Option]:
        done = state.option_table.of("done")
        return [*options_of(state, "save", self._savable(state)), done]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("done")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind != "done":
            (item,) = meant(state, self._savable(state), option)[:1]
            state.push(ChooseHeir(item, self.number, self.count, self.numbers))


class ChooseHeir(TravellerChoice):
    """Who takes an item that is saved, where several can."""

    __slots__ = ("count", "number", "numbers", "other")
    __match_args__ = ("number", "other", "count", "numbers")
    kind = "heir"
    rules = ("S14.2", "S14.6")

    def __init__(self, number: int, other: int, count: int, numbers: tuple[int, ...]) -> None:
        """The item of this number, of `other`; see Save for the rest."""
        self.number: Final = number
        self.other: Final = other
        self.count: Final = count
        self.numbers: Final = numbers

    def _takers(self, state: Solitaire) -> list[int]:
        return Save(self.other, self.count, self.numbers).takers(state, self.number)

    def open(self, state: Solitaire) -> bool:
        return len(self._takers(state)) > 1

    def skip(self, state: Solitaire) -> None:
        self._give(state, self._takers(state)[0])

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", self._takers(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.number).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (who,) = meant(state, self._takers(state), option)[:1]
        self._give(state, who)

    def _give(self, state: Solitaire, who: int) -> None:
        state.in_play.attach(self.number, who)
        state.emit("saved", item=state.card(self.number).id, card=state.card(who).id)
        state.push(Save(self.other, self.count - 1, (*self.numbers, who)))
