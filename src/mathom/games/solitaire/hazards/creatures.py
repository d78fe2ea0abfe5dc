"""S11.3 (4) The creatures attack, one after the other (S11.6, S11.14, S20.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.combat.attack import begin, creature_attack
from mathom.games.solitaire.constants import (
    ANNOUNCED,
    KEYED_SITE,
    NONE,
    SECOND_WAY,
    UNTIL_ATTACK,
)
from mathom.games.solitaire.hazards.allowing import AllowKeying, Which
from mathom.games.solitaire.hazards.cancelling import ChooseCancel
from mathom.games.solitaire.hazards.comers import Comer, comers, first
from mathom.games.solitaire.hazards.dragons import defeated, played
from mathom.games.solitaire.hazards.events import (
    Chosen,
    announce,
    take_from_hand,
    ways_of,
)
from mathom.games.solitaire.hazards.keying import may_come, playable, prices
from mathom.games.solitaire.leaving import discard, remove
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.effects import Bindings, Effect, perform
from mathom.kernel.language import argument, called

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


class Creatures(Step[Solitaire]):
    """The next creature attacks, as long as there is one."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        found = [] if state.turn.returned else comers(state)
        if found:
            comer, why = first(state, found)
            state.push(LookBack(), Creatures())
            come(state, comer, why)


def come(state: Solitaire, comer: Comer, why: str) -> None:
    """A creature comes; a card of the hand that lets it come is announced before."""
    number, used = comer.number, comer.used
    if comer.help[0] == NONE:
        state.push(Come(comer.card, number, used.kind, used.key, NONE, used.by))
        _tell(state, comer, why)
        return
    card, way = comer.help
    helper = announce(state, Chosen(card, way, NONE, "lets-come"))
    ability = ways_of(state, card)[way]
    state.push(
        ChooseCancel(helper, ability, Bindings(card=helper)),
        Come(comer.card, number, used.kind, used.key, helper, NONE),
    )
    _tell(state, comer, why)


def _tell(state: Solitaire, comer: Comer, why: str) -> None:
    state.emit("creature", card=state.box.cards[comer.card].id, why=why)


class Come(Step[Solitaire]):
    """A creature comes into play, or stops being an event, and attacks."""

    __slots__ = ("at", "card", "count", "mode", "number", "other")
    __match_args__ = ("card", "number", "mode", "at", "other", "count")

    def __init__(self, card: int, number: int, mode: int, at: int, other: int, count: int) -> None:
        """A creature attacks.

        Args:
            card: the creature.
            number: its number in play if it lies there as an event, or -1.
            mode: the kind of its key.
            at: what it is keyed to.
            other: the card in play that was announced to let it come, or -1.
            count: the card that has lain there for it, or -1.
        """
        self.card: Final = card
        self.number: Final = number
        self.mode: Final = mode
        self.at: Final = at
        self.other: Final = other
        self.count: Final = count

    def run(self, state: Solitaire, chance: Chance) -> None:
        helper = self.other
        if helper != NONE:
            if helper not in state.in_play or not state.in_play[helper].has(ANNOUNCED):
                return
            state.in_play.mark(helper, ANNOUNCED, on=False)
            state.in_play.mark(helper, UNTIL_ATTACK)
        number = self.number
        if number == NONE:
            if self.card not in state.hazard_hand:
                return
            number = take_from_hand(state, self.card)
        elif number not in state.in_play:
            return
        else:
            state.in_play.mark(number, SECOND_WAY, on=False, forget=True)
            played(state, self.card)
        state.push(AfterAttack(number))
        begin(state, creature_attack(state, number, self.mode, self.at))
        if helper != NONE:
            card = state.in_play[helper].card
            mode = ways_of(state, card)[state.box.way_of(state.in_play[helper])]
            perform(state, mode.script, Bindings(card=helper, target=number))
        if self.count != NONE:
            use_up(state, self.count, self.card)


def use_up(state: Solitaire, number: int, creature: int) -> None:
    """A card that lets one creature come is discarded once it has, and its price is paid."""
    instance = state.in_play[number]
    way = state.box.way_of(instance)
    for effect in state.box.lasting(AllowKeying, instance.card, way):
        if effect.cost and effect.free_for != creature:
            found = prices(state, creature)
            if found:
                _throw_away(state, min(found, key=lambda card: (_prowess(state, card), card)))
        if effect.times:
            discard(state, number, forced=False)
            return


def _prowess(state: Solitaire, card: int) -> int:
    creature = state.box.cards[card]
    return creature.prowess if isinstance(creature, Creature) else 0


def _throw_away(state: Solitaire, card: int) -> None:
    """A card of the hazard hand is discarded."""
    at = state.hazard_hand.index(card)
    state.hazard_hand = state.hazard_hand[:at] + state.hazard_hand[at + 1 :]
    state.hazard_discard += (card,)
    state.emit("hazard-discarded", card=state.box.cards[card].id)


class AfterAttack(Step[Solitaire]):
    """A creature that was defeated leaves the game; another is discarded (S11.6, S20.4)."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The creature, or the Dragon Ahunt, of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play:
            return
        card = state.in_play[self.number].card
        if state.turn.faced[-1].card == card and state.turn.faced[-1].defeated:
            remove(state, self.number)
            defeated(state, card)
        elif is_creature(state, card):
            discard(state, self.number, forced=False)


def is_creature(state: Solitaire, card: int) -> bool:
    """Whether a card is a creature, which does not stay; a Dragon Ahunt does."""
    return isinstance(state.box.cards[card], Creature)


class LookBack(Step[Solitaire]):
    """Events that look back at an attack of this turn are tried again (S11.19)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.hazards.order import OtherEvents
        from mathom.games.solitaire.hazards.waiting import Afterwards

        if not state.turn.returned:
            state.push(Afterwards(), OtherEvents(1))


# In the site phase.


@dataclass(init=False, eq=False)
class CreatureComes(Effect):
    """The strongest creature of some in the hazard hand attacks at the site without a key.

    The card that says it is discarded then.
    """

    which: Which = called("filter", argument(lambda r, n, c: Which(r, n, c)))

    def creatures(self, state: Solitaire) -> list[int]:
        """Those of the hand that may come so, the strongest first."""
        found: list[tuple[int, int]] = []
        for card in dict.fromkeys(state.hazard_hand):
            creature = state.box.cards[card]
            if not isinstance(creature, Creature) or not may_come(state, card):
                continue
            if self.which.fits(state, creature):
                found.append((-creature.prowess, card))
        return [card for _, card in sorted(found)]

    def waiting(self, state: Solitaire) -> list[int]:
        """Those of them that have no key, so that they cannot attack before."""
        return [card for card in self.creatures(state) if not playable(state, card)]

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        found = self.creatures(state)
        if found:
            number = bindings["card"]
            state.emit("creature", card=state.box.cards[found[0]].id, why="highest-prowess")
            state.push(Come(found[0], NONE, KEYED_SITE, state.site, NONE, NONE))
            if number in state.in_play:
                discard(state, number, forced=False)


SOLITAIRE.effects["creature-comes"] = CreatureComes
