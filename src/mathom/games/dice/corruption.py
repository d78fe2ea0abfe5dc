"""R8 Phase 3: the Ringbearer's Glory, and the card that is corrupted (R8.8 to R8.13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mathom.games.dice.artifacts import ANY, Moment, begin, from_left
from mathom.games.dice.box import MOST_GLORY, SEATS, Card
from mathom.games.dice.choices import OpenChoice
from mathom.games.dice.ending import forsaken, overrun
from mathom.games.dice.state import CORRUPTING, Dice
from mathom.kernel.agenda import Step
from mathom.kernel.option import MessageArgs, Option

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Corrupting(Step[Dice]):
    """Phase 3: first what takes Corruption away, then Glory, then a card falls (R14.18)."""

    __slots__ = ()

    def run(self, state: Dice, chance: Chance) -> None:
        state.phase = CORRUPTING
        bearer = state.ringbearer
        state.push(GiveGlory(bearer), Corrupt(bearer))
        begin(BeforeCorrupting, state)


class BeforeCorrupting(Moment):
    """Anybody may use Artifacts first (R12.1)."""

    __slots__ = ()
    kind = "before-corrupting"
    rules = ("R12.1", "R14.18")
    moments = ("corrupt", ANY)

    def order(self, state: Dice) -> Sequence[int]:
        return from_left(state, state.ringbearer)


def prey(state: Dice, points: int) -> list[Card]:
    """The cards of which one falls for so many points: the dearest that they reach (R8.9)."""
    found: list[Card] = []
    if not points:
        return found
    dearest = 0
    for card in state.cards():
        if dearest <= card.cost <= points and not card.incorruptible:
            if state.corrupted >> card.index & 1:
                continue
            if card.cost > dearest:
                dearest = card.cost
                found = []
            found.append(card)
    return found


class GiveGlory(OpenChoice):
    """How much Glory the Ringbearer gives up, each point for one of Corruption (R8.8)."""

    __slots__ = ()
    kind = "glory"
    rules = ("R8.8", "R11.4", "R14.19")

    def open(self, state: Dice) -> bool:
        """Glory that would save nothing is not asked for."""
        return state.sides[self.seat].glory > 0 and bool(prey(state, state.sauron.corruption))

    def options(self, state: Dice) -> list[Option]:
        table = state.option_table
        most = min(state.sides[self.seat].glory, state.sauron.corruption, MOST_GLORY)
        return [table.of("done"), *(table.of("glory", n) for n in range(most))]

    def prompt_args(self, state: Dice) -> MessageArgs:
        return {"count": state.sauron.corruption}

    def detail(self, state: Dice, option: Option) -> MessageArgs:
        """What would fall, or those of which one would, or nothing; or that all would be lost."""
        paid = option.value + 1 if option.kind == "glory" else 0
        if paid and state.settings.together and paid == state.sides[self.seat].glory:
            return {"lost": paid}
        cards = [card.id for card in prey(state, state.sauron.corruption - paid)]
        if not cards:
            # The same however much is left: it is gone for nothing (R8.10).
            return {"spared": 0}
        return {"card": cards[0]} if len(cards) == 1 else {"cards": cards}

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        if option.kind == "glory":
            count = option.value + 1
            side = state.sides[self.seat]
            side.glory -= count
            state.sauron.corruption -= count
            state.emit("give-glory", seat=SEATS[self.seat], count=count)
            if not side.glory and state.settings.together:
                forsaken(state)


class Corrupt(OpenChoice):
    """Which of the dearest cards falls (R8.9)."""

    __slots__ = ()
    kind = "corrupt"
    rules = ("R8.9", "R8.11")

    def open(self, state: Dice) -> bool:
        return len(prey(state, state.sauron.corruption)) > 1

    def skip(self, state: Dice) -> None:
        found = prey(state, state.sauron.corruption)
        for card in found:
            corrupt(state, card)
        if not found:
            state.emit("spared", count=state.sauron.corruption)
            state.sauron.corruption = 0

    def options(self, state: Dice) -> list[Option]:
        found = prey(state, state.sauron.corruption)
        return [state.option_table.of("corrupt", card.index) for card in found]

    def take(self, state: Dice, option: Option, chance: Chance) -> None:
        corrupt(state, state.box.cards[option.value])


def corrupt(state: Dice, card: Card) -> None:
    """A card falls, and all points are gone (R8.10); too many of them lose the game (R8.13)."""
    state.emit("corrupt", card=card.id, count=state.sauron.corruption)
    state.sauron.corruption = 0
    state.corrupted |= 1 << card.index
    if state.settings.immediate:
        for seat, side in enumerate(state.sides):
            for area in ("active", "muster", "prepared"):
                for die in getattr(side, area):
                    if state.card_of(die) == card.index and die in getattr(side, area):
                        state.send(seat, die, area, "used")
    if state.corrupted.bit_count() >= state.limit():
        overrun(state)
