"""R7 Phases 4 and 5: recruit a die or restore a card, then clean up (R7.18 to R7.23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.dice.artifacts import ANY, usable, use
from mathom.games.dice.box import SEATS
from mathom.games.dice.choices import OpenChoice
from mathom.games.dice.faces import NONE
from mathom.games.dice.mustering import details, draws_besides, fellowship, pay, spend
from mathom.games.dice.state import CLEAN_UP, RECRUIT, Dice, including
from mathom.kernel.agenda import SeatStep
from mathom.kernel.option import MessageArgs, Option, Refusal

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Spread(SeatStep[Dice]):
    """Phase 4 begins."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = RECRUIT
        state.push(RecruitOrRestore(self.seat))


class RecruitOrRestore(OpenChoice):
    """Recruit one die or restore one card, or neither."""

    __slots__ = ()
    kind = "recruit"
    rules = ("R7.18", "R7.20", "R7.24", "R7.25")

    def open(self, state: Dice) -> bool:
        points = fellowship(state, self.seat)
        for card in state.cards():
            if card.cost <= points and (state.wilds[card.index] or _corrupted(state, card.index)):
                return True
        return False

    def options(self, state: Dice) -> list[Option]:
        """Dice that draw besides may be spent first: what they draw joins the next turn (R7.23)."""
        table = state.option_table
        found: list[Option] = []
        drawing = [
            die for die in state.sides[self.seat].active if draws_besides(state.face_of(die))
        ]
        if drawing:
            found = [table.of("spend", die) for die in state.distinct(drawing)]
        found += self._affordable(state)
        return [*found, *usable(state, self.seat, (ANY,)), table.of("done")]

    def _affordable(self, state: Dice) -> list[Option]:
        table = state.option_table
        points = fellowship(state, self.seat)
        found = [card for card in state.cards() if card.cost <= points]
        return [
            *(table.of("recruit", card.index) for card in found if state.wilds[card.index]),
            *(table.of("restore", card.index) for card in found if _corrupted(state, card.index)),
        ]

    def refused(self, state: Dice) -> list[Refusal]:
        """Cards that are too dear, and those without dice."""
        table = state.option_table
        points = fellowship(state, self.seat)
        found: list[Refusal] = []
        for card in state.cards():
            recruit = table.of("recruit", card.index)
            about: MessageArgs = {"count": card.cost, "left": points}
            if not state.wilds[card.index]:
                found.append(Refusal(recruit, "no-dice", "R7.18", {}))
            elif card.cost > points:
                found.append(Refusal(recruit, "unaffordable", "R7.18", about))
            if _corrupted(state, card.index) and card.cost > points:
                restore = table.of("restore", card.index)
                found.append(Refusal(restore, "unaffordable", "R7.20", about))
        return found

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """The price, and whose die comes along; or what a die brings."""
        if option.kind not in ("recruit", "restore"):
            return details(state, self.seat, option)
        found: MessageArgs = {"cost": state.box.cards[option.value].cost}
        guard = _guard(state, option.value) if option.kind == "recruit" else NONE
        return found if guard == NONE else {**found, "guard": state.box.sets[guard].id}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "use":
            state.push(type(self)(self.seat))
            use(state, self.seat, option.value, (ANY,), chance)
        elif option.kind == "spend":
            state.push(type(self)(self.seat))
            spend(state, self.seat, option.value, chance)
        elif option.kind != "done":
            card = state.box.cards[option.value]
            pay(state, self.seat, card.cost, chance)
            if option.kind == "recruit":
                recruit(state, self.seat, card.index)
            else:
                state.corrupted &= ~(1 << card.index)
                state.emit("restore", seat=SEATS[self.seat], card=card.id)


def _corrupted(state: Dice, card: int) -> bool:
    return state.corrupted >> card & 1 == 1


def _guard(state: Dice, card: int) -> int:
    """The enemy card that guards a card's row and has dice left, or NONE (R7.19)."""
    row = next(row for row, cards in enumerate(state.rows) if card in cards)
    guards = [n for n, at in enumerate(state.guarded) if at == row and state.guards[n]]
    return guards[0] if guards else NONE


def recruit(state: Dice, seat: int, card: int) -> None:
    """A die goes to the Used Pile (R7.18), one of the row's enemy card to Sauron (R7.19)."""
    box = state.box
    guard = _guard(state, card)
    die, *rest = state.wilds[card]
    state.wilds[card] = tuple(rest)
    side = state.sides[seat]
    side.used = including(side.used, die)
    state.emit_die("recruit", seat, die)
    if guard != NONE:
        enemy, *others = state.guards[guard]
        state.guards[guard] = tuple(others)
        state.sauron.muster = including(state.sauron.muster, enemy)
        state.sauron.marked |= 1 << enemy
        state.emit("guard", set=box.sets[guard].id, die=box.names["die"][enemy])


class CleanUp(SeatStep[Dice]):
    """What was spent or left over goes home (R7.22), what was laid aside comes in (R7.23)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.fellowship = 0
        side = state.sides[self.seat]
        gone = (*side.spent, *side.active)
        for die in gone:
            state.faces[die] = 0
        side.used = tuple(sorted((*side.used, *gone)))
        side.active, side.spent, side.aside = side.aside, (), ()
        if gone and state.events is not None:
            names = state.box.names["die"]
            told = [names[die] for die in sorted(gone)]
            state.emit("clean", seat=SEATS[self.seat], dice=told, count=len(told))
        state.turn = NONE


class LastPhase(SeatStep[Dice]):
    """Phase 5 begins."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = CLEAN_UP
