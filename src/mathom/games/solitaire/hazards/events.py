"""How a hazard event is played: announced, perhaps cancelled, carried out (S19.8, S11.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.abilities import Ability
from mathom.games.solitaire.cards.playing import carry_out
from mathom.games.solitaire.constants import (
    ANNOUNCED,
    HAZARD,
    NONE,
    OTHER_WAYS,
    SECOND_WAY,
    UNTIL_ATTACK,
    UNTIL_TURN,
)
from mathom.games.solitaire.hazards.cancelling import ChooseCancel
from mathom.games.solitaire.hazards.dragons import barred, played
from mathom.games.solitaire.hazards.targets import chance_to_fail, most_corruptible, richest
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.limits import allowed, free
from mathom.games.solitaire.model.cards import Creature, Event, Faction, Hazard
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.site.rolling import CheckCorruption
from mathom.kernel.agenda import Step
from mathom.kernel.effects import UNBOUND, Bindings, Effect

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance

CORRUPTION: Final = "corruption"
ENVIRONMENT: Final = "environment"
AT_ATTACK: Final = ("attack", "strike")
"""What cards that are kept for an attack are aimed at, besides members of the company."""


def ways_of(state: Solitaire, card: int) -> list[Ability]:
    """The ways in which a card of the hazard hand can be played as an event."""
    found = state.box.cards[card]
    if found.dead:
        return []
    if isinstance(found, Creature):
        return [] if found.event is None else [found.event]
    return list(found.modes) if isinstance(found, Event) else []


def keywords(state: Solitaire, card: int) -> tuple[str, ...]:
    """The keywords of a hazard."""
    found = state.box.cards[card]
    return found.keywords if isinstance(found, Creature | Event) else ()


def is_corruption(state: Solitaire, card: int) -> bool:
    """Whether it is a corruption card (S18.6)."""
    return CORRUPTION in keywords(state, card)


def event_type(state: Solitaire, card: int) -> str:
    """What sort of event a card of the hazard hand is, or would be; empty for a mere creature."""
    found = state.box.cards[card]
    if isinstance(found, Creature):
        return "" if found.event is None else found.event.type
    return found.type if isinstance(found, Event) else ""


def may_be_played(state: Solitaire, card: int) -> bool:
    """Whether neither its limit nor a Dragon keeps a card of the hand out (S19.3, S21.6)."""
    found = state.box.cards[card]
    limit = found.limit if isinstance(found, Hazard) else ""
    return not found.dead and allowed(state, card, limit) and not barred(state, card)


def needs_met(state: Solitaire, ability: Ability, target: int = UNBOUND) -> bool:
    """Whether a way to play a card is open, with this target if it needs one."""
    bindings = Bindings(target=target)
    if ability.needs is not None and not ability.needs.of(state, bindings):
        return False
    return ability.holds(state, bindings)


def changes_something(state: Solitaire, ability: Ability, target: int = UNBOUND) -> bool:
    """Whether one of its effects would do something now (S19.1)."""
    bindings = Bindings(target=target)
    effects = ability.script.effects
    return not effects or any(
        effect.holds(state, bindings) and works(effect, state, bindings) for effect in effects
    )


def works(effect: Effect, state: Solitaire, bindings: Bindings) -> bool:
    """Whether an effect of a hazard would do something now."""
    if isinstance(effect, CheckCorruption):
        n = effect.modifier.of(state, bindings)
        return any(chance_to_fail(state, each, 0, n) > 0 for each in effect.who.of(state, bindings))
    asked: Callable[[Solitaire, Bindings], bool] | None = getattr(effect, "works", None)
    return asked is None or asked(state, bindings)


# Whom it is aimed at.


def targets(state: Solitaire, card: int, ability: Ability) -> list[int]:
    """All cards in play that a way to play a card may be aimed at."""
    kind = ability.target
    found: list[int] = []
    if kind == "character":
        found = [each.number for each in state.company()]
        if is_corruption(state, card):
            found = [each for each in found if each not in state.turn.corrupted]
    elif kind == "faction-in-play":
        found = [each.number for each in state.instances(Faction)]
    elif kind == "resource-long-event":
        found = [
            each.number
            for each in state.instances(Event)
            if each.controller != HAZARD and event_type(state, each.card) == "long"
        ]
    elif kind == "environment-in-play":
        found = [
            each.number
            for each in state.instances(Event)
            if each.controller != HAZARD and ENVIRONMENT in keywords(state, each.card)
        ]
    hazard = state.box.cards[card]
    limit = ability.limit or (hazard.limit if isinstance(hazard, Hazard) else "")
    return [
        each
        for each in found
        if free(state, card, limit, each)
        and _touchable(state, card, each)
        and needs_met(state, ability, each)
    ]


def _touchable(state: Solitaire, card: int, number: int) -> bool:
    from mathom.games.solitaire.hazards.shields import shielded

    return not any(shielded(state, number, each) for each in keywords(state, card))


AIMED: Final = ("character", "faction-in-play", "resource-long-event", "environment-in-play")
"""What is a card in play."""


class Chosen:
    """A way to play a card of the hazard hand: how, on whom, and why."""

    __slots__ = ("card", "target", "way", "why")

    def __init__(self, card: int, way: int, target: int, why: str) -> None:
        self.card: Final = card
        self.way: Final = way
        self.target: Final = target
        self.why: Final = why


def choose(
    state: Solitaire,
    card: int,
    way: int,
    ability: Ability,
) -> Chosen | None:
    """On whom a way to play a card goes, by the rulings; None if it cannot be, or does nothing."""
    from mathom.games.solitaire.hazards.corruption_cards import check_in, points_of

    if ability.target not in AIMED:
        if needs_met(state, ability) and changes_something(state, ability):
            return Chosen(card, way, UNBOUND, "only-way")
        return None
    found = targets(state, card, ability)
    found = [each for each in found if changes_something(state, ability, each)]
    if not found:
        return None
    if len(found) == 1:
        return Chosen(card, way, found[0], "only-target")
    if ability.target != "character":
        return Chosen(card, way, min(found), "first")
    hazard = state.box.cards[card]
    if isinstance(hazard, Hazard) and hazard.step == 1:
        check = check_in(state, ability)
        points = points_of(state, card, ability)
        target = most_corruptible(state, found, points, 0 if check is None else check)
        return Chosen(card, way, target, "most-corruptible")
    return Chosen(card, way, richest(state, found), "most-treasures")


# From the hand to the table.


def take_from_hand(state: Solitaire, card: int) -> int:
    """A card of the hazard hand comes into play; its number there."""
    at = state.hazard_hand.index(card)
    state.hazard_hand = state.hazard_hand[:at] + state.hazard_hand[at + 1 :]
    played(state, card)
    return state.in_play.enter(card, HAZARD)


def play(state: Solitaire, chosen: Chosen) -> int:
    """Announce an event; the traveller may cancel it, then it is carried out (S19.8)."""
    number = announce(state, chosen)
    ability = ways_of(state, chosen.card)[chosen.way]
    bindings = Bindings(card=number, target=chosen.target)
    state.push(ChooseCancel(number, ability, bindings), CarryOut(number, ability, bindings))
    return number


def announce(state: Solitaire, chosen: Chosen) -> int:
    """An event comes into play, but does nothing yet; its number."""
    number = take_from_hand(state, chosen.card)
    if isinstance(state.box.cards[chosen.card], Creature):
        state.in_play.mark(number, SECOND_WAY, forget=True)
    elif chosen.way:
        state.in_play.mark(number, OTHER_WAYS[chosen.way - 1], forget=True)
    state.in_play.mark(number, ANNOUNCED)
    card = state.box.cards[chosen.card].id
    if chosen.target == UNBOUND:
        state.emit("hazard", card=card, mode=chosen.way + 1, why=chosen.why)
    else:
        target = state.card(chosen.target).id
        state.emit("hazard-on", card=card, mode=chosen.way + 1, why=chosen.why, target=target)
    return number


class CarryOut(Step[Solitaire]):
    """What an event says happens, unless it was cancelled."""

    __slots__ = ("bindings", "effect", "number")
    __match_args__ = ("number", "effect", "bindings")

    def __init__(self, number: int, effect: Ability, bindings: Bindings) -> None:
        """Of the card of this number."""
        self.number: Final = number
        self.effect: Final = effect
        self.bindings: Final = bindings

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play or not state.in_play[self.number].has(ANNOUNCED):
            return
        state.in_play.mark(self.number, ANNOUNCED, on=False)
        ability, target = self.effect, self.bindings["target"]
        if ability.target in AIMED and target not in state.in_play:
            discard(state, self.number, forced=False)
            return
        card = state.in_play[self.number].card
        if ability.target == "character" and is_corruption(state, card):
            state.turn.corrupted = (*state.turn.corrupted, target)
        if ability.attach_to == "site-this-turn":
            state.in_play.mark(self.number, UNTIL_TURN)
        if ability.target in AT_ATTACK or state.attack is not None:
            _stay_for_attack(state, self.number, ability, target)
        state.push(PutDown(self.number, ability))
        carry_out(state, self.number, ability, self.bindings, chance)


def _stay_for_attack(state: Solitaire, number: int, ability: Ability, target: int) -> None:
    """What is played with an attack lies there until that is over; on a strike, with its victim."""
    card = state.card(number)
    if ability.mark != NONE or (isinstance(card, Event) and card.type != "short"):
        return
    state.in_play.mark(number, UNTIL_ATTACK)
    if target != UNBOUND and not ability.attach_to:
        state.in_play.attach(number, target)


class PutDown(Step[Solitaire]):
    """An event was carried out: a short one is discarded, unless it lasts (S19.1)."""

    __slots__ = ("effect", "number")
    __match_args__ = ("number", "effect")

    def __init__(self, number: int, effect: Ability) -> None:
        """The card of this number."""
        self.number: Final = number
        self.effect: Final = effect

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number not in state.in_play:
            return
        instance = state.in_play[self.number]
        if event_type(state, instance.card) != "short" or self.effect.mark != NONE:
            return
        if instance.has(UNTIL_ATTACK) and state.attack is not None:
            return
        if not instance.has(UNTIL_TURN):
            discard(state, self.number, forced=False)
