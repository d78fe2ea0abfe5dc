"""R8 Phase 4: the players advance, and what Locations do (R8.15 to R8.17, R5.5, R5.6)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from mathom.games.dice.box import ROWS
from mathom.games.dice.choices import OpenChoice
from mathom.games.dice.ending import havens
from mathom.games.dice.language import LocationEffect, Number
from mathom.games.dice.scoring import score
from mathom.games.dice.state import ADVANCING, Dice, including, set_played, without
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count, name
from mathom.kernel.effects import NO_BINDINGS, Bindings, Fixed, perform
from mathom.kernel.language import Call, number
from mathom.kernel.option import Option

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


ROW_SIZE: Final = 3
"""How many Unit cards lie in a row."""


class Advance(Step[Dice]):
    """Phase 4: where Sauron has no force, the players advance (R8.15)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = ADVANCING
        if not state.forces():
            advance(state)


def advance(state: Dice) -> None:
    """The next Location; all dice of Sauron go to his Active Pool first (R8.16, R14.2)."""
    sauron = state.sauron
    for die in (*sauron.muster, *sauron.destroyed):
        sauron.active = including(sauron.active, die)
        state.faces[die] = 0
    sauron.muster = sauron.destroyed = ()
    sauron.marked = 0
    state.location += 1
    location = state.box.locations[state.location]
    state.emit("advance", location=location.id)
    perform(state, location.enter, NO_BINDINGS)


# What Locations do.


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class OfSet(LocationEffect):
    """An effect with dice of an enemy card, so many."""

    set: int = name("enemy-set")
    n: int = count(30, 1)

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"set": self.names["enemy-set"][self.set], "n": self.n}

    def new_dice(self, state: Dice) -> tuple[int, ...]:
        """So many of its dice that are not in the game."""
        dice = state.box.sorts[state.box.sets[self.set].sort].dice
        return tuple(die for die in dice if die in state.box_dice)[: self.n]


class AddDice(OfSet):
    """Dice come to Sauron's Active Pool (R5.5)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        for die in self.new_dice(state):
            enlist(state, die)


def enlist(state: Dice, die: int) -> None:
    """A die comes to Sauron's Active Pool."""
    state.box_dice = without(state.box_dice, die)
    state.sauron.active = including(state.sauron.active, die)
    state.emit("enlist", die=state.box.names["die"][die])


@dataclass(init=False, eq=False)
class Guard(OfSet):
    """An enemy card comes to stand beside a row, with dice on it (R5.5, R5.6)."""

    row: int = count(len(ROWS), 1)

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        for die in self.new_dice(state):
            state.box_dice = without(state.box_dice, die)
            state.guards[self.set] = including(state.guards[self.set], die)
        state.guarded[self.set] = self.row - 1
        state.emit("guards", set=state.box.sets[self.set].id, row=ROWS[self.row - 1])

    def figures(self) -> dict[str, int | str | list[str]]:
        return {**super().figures(), "row": self.row}


class ReplaceDice(OfSet):
    """The weakest dice in the Active Pool give way to stronger ones (R8.16, R11.2, R14.3)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        box, sauron = state.box, state.sauron
        stronger = self.new_dice(state)
        by_rank = sorted(sauron.active, key=lambda die: box.set_of[box.sort_of[die]])
        for die in by_rank[: len(stronger)]:
            sauron.active = without(sauron.active, die)
            state.emit("dismiss", die=box.names["die"][die])
            if state.settings.increased:
                home = box.set_of[box.sort_of[die]]
                state.guards[home] = including(state.guards[home], die)
            else:
                state.box_dice = including(state.box_dice, die)
        for die in stronger:
            enlist(state, die)


class Grow(LocationEffect):
    """The fullest enemy card sends a die (R11.6)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        fullest = max(range(len(state.guards)), key=lambda each: len(state.guards[each]))
        if state.guards[fullest]:
            die, *rest = state.guards[fullest]
            state.guards[fullest] = tuple(rest)
            state.sauron.active = including(state.sauron.active, die)
            state.emit("enlist", die=state.box.names["die"][die])


def lay_out(state: Dice, row: int, cards: Sequence[int]) -> None:
    """Cards come into a row of the Wilds with their dice (R4.2)."""
    box = state.box
    for index in cards:
        card = box.cards[index]
        state.outside = without(state.outside, index)
        state.rows[row] = (*state.rows[row], index)
        dice = [die for die in box.sorts[card.sort].dice if die in state.box_dice][: card.wilds]
        state.box_dice = tuple(die for die in state.box_dice if die not in dice)
        state.wilds[index] = tuple(dice)
        state.emit("lay-out", card=card.id, row=ROWS[row])
    set_played(state)


@dataclass(init=False, eq=False)
class DealArtifacts(LocationEffect):
    """One Artifact of each category, drawn at random (R4.3, R5.5)."""

    row: int = count(len(ROWS), 1)

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        sides = state.box.sided("artifact")
        lay_out(state, self.row - 1, [cards[chance.pick(len(cards))] for cards in sides])

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"row": self.row}


class FillRow(OpenChoice):
    """The Unit cards are laid out, the cheapest first (R5.6).

    Where a row cannot take all that cost the same, the Ringbearer chooses for all.
    """

    __slots__ = ("cards", "row")
    __match_args__ = ("seat", "row", "cards")
    kind = "place"
    rules = ("R5.6",)

    def __init__(self, seat: int, row: int, cards: tuple[int, ...]) -> None:
        """So many cards are still to be laid out, from this row on."""
        super().__init__(seat)
        self.row: Final = row
        self.cards: Final = cards

    def problem(self, state: Dice) -> str:
        fits = self.cards and set(self.cards) <= set(state.outside)
        room = ROW_SIZE * (len(ROWS) - self.row) - len(state.rows[self.row])
        return "" if fits and len(self.cards) <= room else "dice-agenda-cards"

    def next_cards(self, state: Dice) -> list[int]:
        """The cheapest."""
        cost = {card: state.box.cards[card].cost for card in self.cards}
        return [card for card in self.cards if cost[card] == min(cost.values())]

    def open(self, state: Dice) -> bool:
        return len(self.next_cards(state)) > ROW_SIZE - len(state.rows[self.row])

    def skip(self, state: Dice) -> None:
        for card in self.next_cards(state):
            lay_out(state, self.row, [card])
        self.go_on(state, self.next_cards(state))

    def options(self, state: Dice) -> list[Option]:
        return [state.option_table.of("place", card) for card in self.next_cards(state)]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        lay_out(state, self.row, [option.value])
        self.go_on(state, [option.value])

    def go_on(self, state: Dice, laid: list[int]) -> None:
        """The rest of the cards."""
        left = tuple(card for card in self.cards if card not in laid)
        full = len(state.rows[self.row]) == ROW_SIZE
        if left:
            state.push(FillRow(self.seat, self.row + full, left))


@dataclass(init=False, eq=False)
class DealUnits(LocationEffect):
    """All Unit cards, a random side of each, in two rows (R4.4, R5.6)."""

    row: int = count(len(ROWS) - 1, 1)

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        sides = state.box.sided("unit")
        cards = sorted(cards[chance.pick(len(cards))] for cards in sides)
        state.push(FillRow(state.ringbearer, self.row - 1, tuple(cards)))

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"row": self.row}


class ScoreAll(LocationEffect):
    """Everybody scores once more (R14.12)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        for seat in range(state.players):
            score(state, seat)


class AdvanceAgain(LocationEffect):
    """The next Location is reached at once (R8.17)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        advance(state)


class Win(LocationEffect):
    """The players have won (R10.1)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        havens(state)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False)
class Numbered(LocationEffect):
    """What happens for an Eye, with a number."""

    n: Number = number()

    def figures(self) -> dict[str, int | str | list[str]]:
        return {"n": self.n.value} if isinstance(self.n, Fixed) else {"each": self.each}

    @property
    def each(self) -> int:
        """For each player so many."""
        assert isinstance(self.n, Call)
        each: Any = self.n.values["each"]
        return int(each)


class AddCorruption(Numbered):
    """Corruption on the mat (R8.20)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        count = self.n.of(state, bindings)
        state.sauron.corruption += count
        state.emit("corruption", count=count)


class ReturnDice(Numbered):
    """Destroyed dice come back, the strongest first, and are not rolled yet (R8.21, R14.14)."""

    def resolve(self, state: Dice, bindings: Bindings, chance: Chance) -> None:
        box, sauron = state.box, state.sauron
        by_rank = sorted(sauron.destroyed, key=lambda die: -box.set_of[box.sort_of[die]])
        for die in by_rank[: self.n.of(state, bindings)]:
            sauron.destroyed = without(sauron.destroyed, die)
            sauron.active = including(sauron.active, die)
            state.faces[die] = 0
            state.emit("return", die=box.names["die"][die])
