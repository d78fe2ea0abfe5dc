"""S11 Playing the hazard hand: the four steps, in their order (S11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import POWERED, SECOND_WAY
from mathom.games.solitaire.hazards.corruption_cards import CorruptionCards
from mathom.games.solitaire.hazards.creatures import Creatures
from mathom.games.solitaire.hazards.dragons import AhuntAttacks, Hunt
from mathom.games.solitaire.hazards.events import (
    ENVIRONMENT,
    Chosen,
    keywords,
    may_be_played,
    needs_met,
    play,
    ways_of,
)
from mathom.games.solitaire.hazards.modes import pick
from mathom.games.solitaire.hazards.nazgul import Powers, can_attack
from mathom.games.solitaire.hazards.waiting import announce_for_site
from mathom.games.solitaire.model.cards import Creature, Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.effects import UNBOUND

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.kernel.chance import Chance

DOORS: Final = "doors-of-night"
ENDURING: Final = 2
OTHER: Final = 3
"""Steps of the order."""


class PlayHazards(Step[Solitaire]):
    """The whole hazard hand is played (S10.7, S10.8); what sends the company back ends it."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        for each in state.in_play:
            if each.has(POWERED) and not each.has(SECOND_WAY):
                state.in_play.mark(each.number, POWERED, on=False)
        state.push(
            AhuntAttacks(),
            CorruptionCards(),
            EnduringEvents(0),
            Powers(),
            EnduringEvents(1),
            OtherEvents(),
            ForTheSite(),
            Creatures(),
        )


def step_of(state: Solitaire, card: int) -> int:
    """The step in which a card is played as an event; -1 for a mere creature."""
    found = state.box.cards[card]
    if isinstance(found, Creature):
        return -1 if found.event is None else found.event.step
    return found.step if isinstance(found, Hazard) else -1


def sends_back(ability: Ability) -> bool:
    """Whether a way to play a card can send the company back (S10.12)."""
    from mathom.games.solitaire.travel.returning import ReturnToOrigin

    return any(isinstance(effect, ReturnToOrigin) for effect in ability.script.effects)


# Step 2.


class EnduringEvents(Step[Solitaire]):
    """The next long-event or permanent-event without a target (S11.12).

    With `n` 1 those that can send the company back, which come last (S10.12).
    """

    __slots__ = ("n",)
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def run(self, state: Solitaire, chance: Chance) -> None:
        if state.turn.returned:
            return
        ready = [card for card in dict.fromkeys(state.hazard_hand) if self._ready(state, card)]
        if not ready:
            return
        card = min(ready, key=lambda each: _place(state, each))
        state.push(EnduringEvents(self.n))
        ability = ways_of(state, card)[0]
        if any(isinstance(effect, Hunt) for effect in ability.script.effects):
            state.push(AhuntAttacks())
        play(state, Chosen(card, 0, UNBOUND, _why(state, card)))

    def _ready(self, state: Solitaire, card: int) -> bool:
        if step_of(state, card) != ENDURING or not may_be_played(state, card):
            return False
        (ability,) = ways_of(state, card)[:1]
        if sends_back(ability) != bool(self.n) or not needs_met(state, ability):
            return False
        return not isinstance(state.box.cards[card], Creature) or not can_attack(state, card)


def _place(state: Solitaire, card: int) -> tuple[bool, bool, bool, int]:
    """Doors of Night first, then other environments; creatures as events last (S11.12)."""
    found = state.box.cards[card]
    environment = ENVIRONMENT in keywords(state, card)
    return isinstance(found, Creature), found.id != DOORS, not environment, card


def _why(state: Solitaire, card: int) -> str:
    if isinstance(state.box.cards[card], Creature):
        return "cannot-attack"
    return "environment" if ENVIRONMENT in keywords(state, card) else "in-order"


# Step 3.


class OtherEvents(Step[Solitaire]):
    """The next of the other events that changes something now (S11.13).

    With `passed` 1, after an attack, only those that look back at it (S11.19).
    """

    __slots__ = ("passed",)
    __match_args__ = ("passed",)

    def __init__(self, passed: int = 0) -> None:
        self.passed: Final = passed

    def run(self, state: Solitaire, chance: Chance) -> None:
        if state.turn.returned:
            return
        ready: list[tuple[tuple[bool, bool, int], Chosen]] = []
        for card in dict.fromkeys(state.hazard_hand):
            if step_of(state, card) != OTHER or not self._wanted(state, card):
                continue
            chosen = pick(state, card)
            if chosen is not None:
                ability = ways_of(state, card)[chosen.way]
                ready.append(((sends_back(ability), not fetches(ability), card), chosen))
        if ready:
            _, chosen = min(ready, key=lambda each: each[0])
            state.push(OtherEvents(self.passed))
            play(state, chosen)

    def _wanted(self, state: Solitaire, card: int) -> bool:
        if isinstance(state.box.cards[card], Creature) and can_attack(state, card):
            return False
        return not self.passed or looks_back(state, card)


def fetches(ability: Ability) -> bool:
    """Whether a way to play a card fetches another, which may be played at once."""
    from mathom.games.solitaire.travel.piles import Retrieve

    return any(isinstance(effect, Retrieve) for effect in ability.script.effects)


def looks_back(state: Solitaire, card: int) -> bool:
    """Whether a card can be played because of an attack that was faced in this turn."""
    faced = state.turn.faced
    for ability in ways_of(state, card):
        if needs_met(state, ability):
            state.turn.faced = []
            without = needs_met(state, ability)
            state.turn.faced = faced
            if not without:
                return True
    return False


class ForTheSite(Step[Solitaire]):
    """Kept cards are announced for the attacks of the new site (S11.19)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        if not state.turn.returned:
            announce_for_site(state)
