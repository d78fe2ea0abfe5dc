"""Cards that help a check along, and those that call for one (S18, S19.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, WHOM, Number, Whom, company, whom
from mathom.games.solitaire.constants import HOBBIT, NONE, POWERED
from mathom.games.solitaire.figures import (
    PROWESS,
    corruption_of,
    figure,
    race_of,
    size,
)
from mathom.games.solitaire.site.checks import change_current, current, current_at
from mathom.games.solitaire.site.corruption import CorruptionCheck
from mathom.games.solitaire.site.factions import InfluenceCheck
from mathom.kernel.declaring import count, optional
from mathom.kernel.effects import Bindings, Effect
from mathom.kernel.flow import NO_MORE
from mathom.kernel.language import called, number

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance


def card_of(state: Solitaire, bindings: Bindings) -> int:
    """The card that says something, as a card of the box, or -1."""
    it = bindings["card"]
    return state.in_play[it].card if it in state.in_play else NONE


@dataclass(init=False, eq=False)
class ModifyRoll(Effect):
    """More on the check that is being made, at most `most`."""

    amount: Number = number()
    most: int | None = called("max", optional(count(20), None))

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return current(state) is not None

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        n = self.amount.of(state, bindings)
        if self.most is not None:
            n = min(n, self.most)
        change_current(state, card_of(state, bindings), n)


@dataclass(init=False, eq=False)
class ExtraRoll(Effect):
    """The dice of the check or the strike that goes on are rolled so often; the best counts."""

    rolls: int = count(3, 2)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        found = current(state)
        return found is None or (isinstance(found, InfluenceCheck) and found.count < self.rolls)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        from mathom.games.solitaire.combat import strength

        at = current_at(state)
        if at == NONE:
            strike = strength.struck(state)
            if strike is not None:
                strike.rolls = self.rolls
            return
        found = state.agenda[at]
        if isinstance(found, InfluenceCheck):
            state.agenda[at] = found.rolled(self.rolls)


class AutoSuccess(Effect):
    """The corruption check that is being made succeeds without a roll; the card is spent."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return isinstance(current(state), CorruptionCheck)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        at = current_at(state)
        found = None if at == NONE else state.agenda[at]
        if isinstance(found, CorruptionCheck):
            del state.agenda[at]
            state.in_play.mark(bindings["card"], POWERED)
            state.emit("check-passed", card=state.card(found.number).id)


@dataclass(init=False, eq=False)
class CheckCorruption(Effect):
    """Those who are meant check corruption one after the other (S18.2)."""

    who: Whom = whom()
    modifier: Number = optional(number(), NO_MORE)

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Nobody plays a card for this."""
        return False

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        n = self.modifier.of(state, bindings)
        changes = ((card_of(state, bindings), n),) if n else ()
        state.push(*[CorruptionCheck(each, 0, changes) for each in self.who.of(state, bindings)])


SOLITAIRE.effects.update(
    {
        "modify-roll": ModifyRoll,
        "extra-roll": ExtraRoll,
        "auto-success": AutoSuccess,
        "corruption-check": CheckCorruption,
    }
)


# How much, and who.


@SOLITAIRE.numbers.form("company-size")
def company_size(state: Solitaire, bindings: Bindings) -> int:
    """The size of the company (S1.6)."""
    return size(state)


@SOLITAIRE.numbers.form("roller-prowess")
def roller_prowess(state: Solitaire, bindings: Bindings) -> int:
    """The prowess of who makes the check."""
    found = current(state)
    assert found is not None
    return figure(state, PROWESS, found.number)


@SOLITAIRE.numbers.form("minus-item-corruption")
def minus_item_corruption(state: Solitaire, bindings: Bindings) -> int:
    """Less by the corruption points of the item that was gained."""
    item = bindings["target"]
    return -corruption_of(state, item) if item in state.in_play else 0


def _no_hobbit(state: Solitaire, number: int) -> bool:
    return number in state.in_play and race_of(state, number) != HOBBIT


@WHOM.form("others-at-site-non-hobbit")
def others(state: Solitaire, bindings: Bindings) -> list[int]:
    """All who are no Hobbits but the one who has gained the item."""
    found = company(state, bindings)
    return [each for each in found if each != bindings["user"] and _no_hobbit(state, each)]


@WHOM.form("influencer-non-hobbit")
def influencer(state: Solitaire, bindings: Bindings) -> list[int]:
    """Who has won a faction over, unless a Hobbit."""
    who = bindings["user"]
    return [who] if _no_hobbit(state, who) else []
