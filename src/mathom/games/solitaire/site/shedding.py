"""S6.4 Shedding corruption cards, and others that can be shed by a roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.lasting import Standing, in_force
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import HAVEN, NONE, SAGE, TRIED
from mathom.games.solitaire.figures import has_skill
from mathom.games.solitaire.leaving import discard, tap
from mathom.games.solitaire.model.cards import Event
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.rolls import roll
from mathom.games.solitaire.site.checks import Changes, Check, named
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, optional, word
from mathom.kernel.language import called

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

BEARER: Final = "tap-bearer"
SAGES: Final = "tap-sage-in-company"
INSTEAD: Final = "instead-of-untap-or-heal"
WITHOUT: Final = -3
"""What a try costs that does without tapping."""


@dataclass(init=False, eq=False)
class Removal(Standing):
    """How the card can be shed.

    Attributes:
        phase: when; `at` where alone.
        cost: what it takes.
        above: what the roll must be above.
        support: what each companion who taps adds to it.
    """

    phase: str = word(("organization", "untap"))
    at: str = optional(word(("haven",)), "")
    cost: str = word((BEARER, SAGES, INSTEAD))
    above: int = called("roll_greater_than", count(12))
    support: int = optional(count(1), 0)


SOLITAIRE.effects["removal"] = Removal


def removal(state: Solitaire, number: int) -> Removal | None:
    """How a card in play can be shed, if it can."""
    instance = state.in_play[number]
    found = state.box.lasting(Removal, instance.card, state.box.way_of(instance))
    return found[0] if found else None


def payers(state: Solitaire, number: int) -> list[int]:
    """Who can tap to shed a card: its bearer, or a sage."""
    how = removal(state, number)
    assert how is not None
    if how.cost == SAGES:
        found = [each.number for each in state.company()]
        return [
            each for each in found if state.untapped(each) and has_skill(state, each, 1 << SAGE)
        ]
    bearer = state.in_play[number].bearer
    return [bearer] if state.untapped(bearer) else []


def can_do_without(state: Solitaire, number: int) -> bool:
    """Whether the bearer may try without tapping: on corruption cards that would tap him (S6.4)."""
    how = removal(state, number)
    card = state.card(number)
    assert how is not None
    assert isinstance(card, Event)
    return how.cost == BEARER and "corruption" in card.keywords


def sheddable(state: Solitaire, phase: str) -> list[int]:
    """The cards on characters that can be shed now, by number in play."""
    found: list[int] = []
    for how, bindings in in_force(state, Removal):
        card = state.in_play[bindings["card"]]
        if how.phase != phase or (how.at and state.here.type != HAVEN):
            continue
        if card.bearer == NONE or card.has(TRIED):
            continue
        if how.cost == INSTEAD:
            if not state.in_play[card.bearer].has(TRIED):
                found.append(card.number)
        elif can_do_without(state, card.number) or payers(state, card.number):
            found.append(card.number)
    return found


def shed_options(state: Solitaire, phase: str) -> list[Option]:
    """The same as options."""
    return options_of(state, "shed", sheddable(state, phase))


def take_shed(state: Solitaire, option: Option, phase: str) -> None:
    """Carry out one of `shed_options`; the caller has pushed what goes on afterwards."""
    state.push(ChooseCopy(tuple(meant(state, sheddable(state, phase), option))))


class ChooseCopy(TravellerChoice):
    """On whom a card is to be shed, where it lies on several."""

    __slots__ = ("numbers",)
    __match_args__ = ("numbers",)
    kind = "shed-from"
    rules = ("S6.4",)

    def __init__(self, numbers: tuple[int, ...]) -> None:
        """One of these copies."""
        self.numbers: Final = numbers

    def open(self, state: Solitaire) -> bool:
        return len(self.numbers) > 1

    def skip(self, state: Solitaire) -> None:
        state.push(ChoosePrice(self.numbers[0]))

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", [state.in_play[each].bearer for each in self.numbers])

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.card(self.numbers[0]).id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        for each in self.numbers:
            if state.in_play[state.in_play[each].bearer].card == option.value:
                state.push(ChoosePrice(each))
                return


class ChoosePrice(TravellerChoice):
    """Who taps to shed a card, or whether nobody does, at -3 (S6.4)."""

    __slots__ = ("number",)
    __match_args__ = ("number",)
    kind = "shed"
    rules = ("S6.4",)

    def __init__(self, number: int) -> None:
        """Of the card of this number."""
        self.number: Final = number

    def _ways(self, state: Solitaire) -> int:
        return len(payers(state, self.number)) + can_do_without(state, self.number)

    def _instead(self, state: Solitaire) -> bool:
        how = removal(state, self.number)
        assert how is not None
        return how.cost == INSTEAD

    def open(self, state: Solitaire) -> bool:
        return not self._instead(state) and self._ways(state) > 1

    def skip(self, state: Solitaire) -> None:
        bearer = state.in_play[self.number].bearer
        if self._instead(state):
            state.in_play.mark(bearer, TRIED)
            self._try(state, 0)
        elif payers(state, self.number):
            (number,) = payers(state, self.number)
            self._tap(state, number)
        else:
            self._without(state)

    def options(self, state: Solitaire) -> list[Option]:
        found = options_of(state, "tap", payers(state, self.number))
        if can_do_without(state, self.number):
            found.append(state.option_table.of("hold"))
        return found

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        by = state.card(state.in_play[self.number].bearer).id
        return {"card": state.card(self.number).id, "by": by}

    def detail(self, state: Solitaire, option: Option) -> MessageArgs:
        """The chance of the roll."""
        n = WITHOUT if option.kind == "hold" else 0
        return {"ways": Shedding(state.in_play[self.number].bearer, self.number, n).ways(state)}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "hold":
            self._without(state)
        else:
            (number,) = meant(state, payers(state, self.number), option)
            self._tap(state, number)

    def _tap(self, state: Solitaire, number: int) -> None:
        tap(state, number)
        self._try(state, 0)

    def _without(self, state: Solitaire) -> None:
        state.in_play.mark(self.number, TRIED)
        self._try(state, WITHOUT)

    def _try(self, state: Solitaire, n: int) -> None:
        state.push(Shedding(state.in_play[self.number].bearer, self.number, n))


class Shedding(Check):
    """Before the roll to shed a card: companions may tap where the card says so."""

    __slots__ = ("n", "other")
    __match_args__ = ("number", "other", "n", "changes")
    kind = "shedding"
    rules = ("S6.4",)

    def __init__(self, number: int, other: int, n: int, changes: Changes = ()) -> None:
        """The bearer of this number tries to shed the card of the `other`, with `n` added."""
        super().__init__(number, changes)
        self.other: Final = other
        self.n: Final = n

    def changed(self, changes: Changes) -> Check:
        return Shedding(self.number, self.other, self.n, changes)

    def now(self) -> Step[Solitaire]:
        return RollShedding(self.number, self.other, self.n, self.changes)

    def above(self, state: Solitaire) -> int:
        how = removal(state, self.other)
        assert how is not None
        return how.above

    def added(self, state: Solitaire) -> int:
        return self.n + super().added(state)

    def supporters(self, state: Solitaire) -> list[int]:
        how = removal(state, self.other)
        if how is None or not how.support:
            return []
        found = [each.number for each in state.company() if state.untapped(each.number)]
        return [each for each in found if each != self.number]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {**super().prompt_args(state), "source": state.card(self.other).id}


class RollShedding(Step[Solitaire]):
    """The roll to shed a card: above its number it is discarded (S6.4)."""

    __slots__ = ("changes", "n", "number", "other")
    __match_args__ = ("number", "other", "n", "changes")

    def __init__(self, number: int, other: int, n: int, changes: Changes) -> None:
        """The arguments are those of the check."""
        self.number: Final = number
        self.other: Final = other
        self.n: Final = n
        self.changes: Final = changes

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.other not in state.in_play:
            return
        how = removal(state, self.other)
        assert how is not None
        changes = named(state, ((NONE, self.n), *self.changes), "untapped")
        if roll(state, chance, "shedding", self.number, changes, how.above) > how.above:
            discard(state, self.other)


class ShedInUntap(TravellerChoice):
    """At a Haven some cards may be tried instead of untapping or healing (S5.3)."""

    __slots__ = ()
    __match_args__ = ()
    kind = "shed-in-untap"
    rules = ("S5.3",)

    def open(self, state: Solitaire) -> bool:
        return bool(sheddable(state, "untap"))

    def options(self, state: Solitaire) -> list[Option]:
        return [*shed_options(state, "untap"), state.option_table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "shed":
            state.push(ShedInUntap())
            take_shed(state, option, "untap")


def stays_down(state: Solitaire, number: int) -> bool:
    """Whether somebody has tried to shed a card instead of untapping or healing (S5.3)."""
    return state.in_play[number].has(TRIED)
