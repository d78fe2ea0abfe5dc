"""S19.8 Between announcing and carrying out a hazard event the traveller may cancel it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from mathom.games.solitaire.cards.abilities import Ability
from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.cards.playing import (
    playable_ways,
    powers,
    take_usable,
)
from mathom.games.solitaire.choices import TravellerChoice
from mathom.games.solitaire.combat.fought import cancel as stop
from mathom.games.solitaire.combat.fought import cancellable
from mathom.games.solitaire.constants import (
    ANNOUNCED,
    CREATURE,
    HAZARD,
    NONE,
    SECOND_WAY,
)
from mathom.games.solitaire.leaving import discard, tap
from mathom.games.solitaire.model.cards import Creature, Event, Resource
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.effects import Bindings, Effect

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option

WINDOW: Final = "movement-hazard"
AT_COMPANY: Final = ("company", "character", "untapped-character", "strike")
"""What is aimed at the company or at somebody in it."""


def announced(state: Solitaire) -> int:
    """The hazard event that can still be cancelled, or -1."""
    return next((each.number for each in state.in_play if each.has(ANNOUNCED)), NONE)


def cancel(state: Solitaire, number: int) -> None:
    """A hazard event is cancelled."""
    state.emit("cancelled", card=state.card(number).id)
    discard(state, number, forced=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cancels(Effect):
    """Something that can cancel an event that was just announced."""

    def cancels(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        """Whether it can cancel that one."""
        raise NotImplementedError


def _can(ability: Ability, state: Solitaire, bindings: Bindings) -> bool:
    number = announced(state)
    return any(
        isinstance(effect, Cancels) and effect.cancels(state, bindings, number)
        for effect in ability.script.effects
    )


class ChooseCancel(TravellerChoice):
    """Whether to cancel a hazard event that was announced, if a card can."""

    __slots__ = ("bindings", "effect", "number")
    __match_args__ = ("number", "effect", "bindings")
    kind = "cancel-hazard"
    rules = ("S19.8",)

    def __init__(self, number: int, effect: Ability, bindings: Bindings) -> None:
        """The event of this number, about to be carried out."""
        self.number: Final = number
        self.effect: Final = effect
        self.bindings: Final = bindings

    def _usable(self, state: Solitaire) -> list[Option]:
        if self.number not in state.in_play:
            return []
        table = state.option_table
        found: list[Option] = []
        for card in dict.fromkeys(state.hand):
            resource = state.box.cards[card]
            if isinstance(resource, Resource) and any(
                _can(mode, state, Bindings()) for mode in resource.modes
            ):
                ways = playable_ways(state, card, (WINDOW,))
                if any(_can(resource.modes[way], state, Bindings()) for way in ways):
                    found.append(table.of("play", card))
        for each in state.in_play:
            if each.controller != HAZARD and any(
                _can(use, state, Bindings(card=each.number))
                for use in powers(state, each.number, (WINDOW,))
            ):
                option = table.of("use", each.card)
                if option not in found:
                    found.append(option)
        return found

    def open(self, state: Solitaire) -> bool:
        return bool(self._usable(state))

    def options(self, state: Solitaire) -> list[Option]:
        return [*self._usable(state), state.option_table.of("pass")]

    def passing(self, state: Solitaire) -> Option | None:
        return state.option_table.of("pass")

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        """Which event, and whom it is aimed at."""
        found: MessageArgs = {"card": state.card(self.number).id}
        target = self.bindings["target"]
        if target in state.in_play:
            found["target"] = state.card(target).id
        return found

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind != "pass":
            state.push(self)
            take_usable(state, option, WINDOW)


# The effects that cancel.


class CancelAimed(Cancels):
    """A hazard that is aimed at the company is cancelled: an event, or a creature that attacks."""

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Whether there is such a hazard now."""
        number = announced(state)
        return self.cancels(state, bindings, number) if number != NONE else attacked(state)

    def cancels(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        return number != NONE and _target(state, number) in AT_COMPANY

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        number = announced(state)
        if number != NONE:
            cancel(state, number)
        elif attacked(state):
            stop(state)


def _target(state: Solitaire, number: int) -> str:
    card = state.card(number)
    if isinstance(card, Creature):
        return "" if card.event is None else card.event.target
    assert isinstance(card, Event)
    return card.modes[state.box.way_of(state.in_play[number])].target


def attacked(state: Solitaire) -> bool:
    """Whether a creature attacks, which can still be cancelled (S13.2)."""
    return state.attack is not None and state.attack.kind == CREATURE and cancellable(state)


@dataclass(init=False, eq=False)
class CancelNazgul(Cancels):
    """Nazgûl events or attacks of Nazgûl are cancelled, one for each character who taps."""

    def nazgul(self, state: Solitaire) -> list[int]:
        """Those that can be cancelled, by number."""
        found = [
            each.number
            for each in state.in_play
            if each.has(SECOND_WAY) and _is_nazgul(state, each.number)
        ]
        attack = state.attack
        if attacked(state) and attack is not None and _is_nazgul(state, attack.by):
            found.insert(0, attack.by)
        return found

    def tappers(self, state: Solitaire) -> list[int]:
        """Who can tap for it."""
        return [each.number for each in state.company() if state.untapped(each.number)]

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        return bool(self.nazgul(state)) and bool(self.tappers(state))

    def cancels(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        return number != NONE and number in self.nazgul(state) and bool(self.tappers(state))

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        state.push(ChooseNazgul(self, bindings))


def _is_nazgul(state: Solitaire, number: int) -> bool:
    if number not in state.in_play:
        return False
    card = state.card(number)
    return isinstance(card, Creature) and card.rank > 0


class ChooseNazgul(TravellerChoice):
    """Which Nazgûl to cancel, and then who taps for it."""

    __slots__ = ("bindings", "effect")
    __match_args__ = ("effect", "bindings")
    kind = "cancel-nazgul"
    rules = ("S19.8",)

    def __init__(self, effect: CancelNazgul, bindings: Bindings) -> None:
        """On behalf of a card's effect."""
        self.effect: Final = effect
        self.bindings: Final = bindings

    def open(self, state: Solitaire) -> bool:
        return self.effect.works(state, self.bindings)

    def options(self, state: Solitaire) -> list[Option]:
        table = state.option_table
        if self.bindings["target"] == NONE:
            found = self.effect.nazgul(state)
            cards = dict.fromkeys(state.in_play[each].card for each in found)
            return [*(table.of("with", card) for card in cards), table.of("done")]
        cards = dict.fromkeys(state.in_play[each].card for each in self.effect.tappers(state))
        return [table.of("tap", card) for card in cards]

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"printed": self.effect.printed(), "count": len(self.effect.nazgul(state))}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        if option.kind == "done":
            return
        if option.kind == "with":
            found = self.effect.nazgul(state)
            target = next(each for each in found if state.in_play[each].card == option.value)
            state.push(ChooseNazgul(self.effect, self.bindings.bind(target=target)))
            return
        found = self.effect.tappers(state)
        tap(state, next(each for each in found if state.in_play[each].card == option.value))
        target = self.bindings["target"]
        if state.attack is not None and state.attack.by == target:
            stop(state)
        else:
            cancel(state, target)
        state.push(ChooseNazgul(self.effect, self.bindings.bind(target=NONE)))


SOLITAIRE.effects.update(
    {"cancel-hazard-targeting-company": CancelAimed, "cancel-nazgul": CancelNazgul}
)
