"""Cards that leave play because the company moves, a deck is exhausted, or another card is gone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, cards_named
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import HAZARD, NONE
from mathom.games.solitaire.figures import is_in_play
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.declaring import count, flag, names, optional, word

if TYPE_CHECKING:
    from mathom.kernel.effects import Bindings

THEN: Final = ("discard-target-long-event", "discard-all-hazard-long-events")


@dataclass(init=False, eq=False)
class DiscardIf(Standing):
    """The card is lost if the company moves in a certain way (S3.6).

    Attributes:
        outside: it moves in or to a region that is none of these.
        fewer: it moves with fewer characters than this.
        moves: it moves at all.
    """

    company_moves_outside: tuple[int, ...] = optional(names("region"), ())
    company_moves_with_fewer_than: int = optional(count(10), 0)
    bearer_moves: bool = optional(flag(), False)

    def strikes(self, state: Solitaire) -> bool:
        """Whether the company moves so now."""
        if self.bearer_moves or len(state.company()) < self.company_moves_with_fewer_than:
            return True
        allowed = self.company_moves_outside
        regions = {state.here.region, *(region for _, region in state.turn.path)} - {NONE}
        return bool(allowed) and not regions <= set(allowed)


@dataclass(init=False, eq=False)
class DiscardWhen(Standing):
    """The card is discarded when one of these things happens.

    Attributes:
        gone, there: cards; it goes when one of `gone` is no longer in play, or one of `there` is.
        exhausted: when a deck is; `moves` when the company does; `changes` when somebody joins or
            leaves the company; `site` when the site it lies on is put away.
        triggered: after it has done what it does, once.
        then: what else is discarded.
    """

    not_in_play: tuple[int, ...] = optional(cards_named(), ())
    in_play: tuple[int, ...] = optional(cards_named(), ())
    deck_exhausted: bool = optional(flag(), False)
    company_moves: bool = optional(flag(), False)
    company_composition_changes: bool = optional(flag(), False)
    site_leaves_play: bool = optional(flag(), False)
    triggered: bool = optional(flag(), False)
    then: str = optional(word(THEN), "")

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Nobody plays a card for that alone."""
        return False

    def due(self, state: Solitaire) -> bool:
        """Whether what is in play has it go now."""
        if any(is_in_play(state, card) for card in self.in_play):
            return True
        return any(not is_in_play(state, card) for card in self.not_in_play)


def sweep(state: Solitaire, event: str = "") -> None:
    """Discard what has to go, by what is in play or because of an event.

    Args:
        state: the game.
        event: the name of the attribute of `DiscardWhen` that is true of what has happened.
    """
    for effect, bindings in list(standing(state, DiscardWhen)):
        number = bindings["card"]
        if number in state.in_play and (effect.due(state) or (event and getattr(effect, event))):
            _leave(state, effect, number)


def _leave(state: Solitaire, effect: DiscardWhen, number: int) -> None:
    from mathom.games.solitaire.travel.long_events import discard_long_events

    target = state.in_play[number].bearer
    if effect.then == "discard-target-long-event" and target != NONE:
        discard(state, target, forced=False)
    if number in state.in_play:
        discard(state, number, forced=False)
    if effect.then == "discard-all-hazard-long-events":
        discard_long_events(state, HAZARD)


def lost_by_moving(state: Solitaire) -> None:
    """What cannot come along is lost as the company sets out."""
    for effect, bindings in list(standing(state, DiscardIf)):
        if bindings["card"] in state.in_play and effect.strikes(state):
            discard(state, bindings["card"])
    sweep(state, "company_moves")


def left_on_site(state: Solitaire, site: int) -> None:
    """What lies on a site that is put away is discarded with it."""
    for number, under in state.on_sites:
        if under == site and number in state.in_play:
            discard(state, number, forced=False)
    state.on_sites = tuple(
        (number, under)
        for number, under in state.on_sites
        if under != site and number in state.in_play
    )


SOLITAIRE.effects.update({"discard-if": DiscardIf, "discard-self-when": DiscardWhen})
