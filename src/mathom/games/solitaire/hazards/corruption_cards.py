"""S11.3 (1) Corruption cards (S11.7, S11.11), and what some do when a check fails."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.language import SOLITAIRE, bearer
from mathom.games.solitaire.combat.wounding import HarderChecks
from mathom.games.solitaire.figures import PROWESS, figure, race_of
from mathom.games.solitaire.hazards.conditions import is_ring
from mathom.games.solitaire.hazards.events import play
from mathom.games.solitaire.hazards.modes import pick
from mathom.games.solitaire.hazards.targets import dearest
from mathom.games.solitaire.leaving import discard
from mathom.games.solitaire.model.cards import Event, Hazard, Item
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.site.corruption import AnswersFailure
from mathom.games.solitaire.site.rolling import CheckCorruption
from mathom.kernel.agenda import Step
from mathom.kernel.declaring import count
from mathom.kernel.effects import NO_BINDINGS, Bindings

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.abilities import Ability
    from mathom.kernel.chance import Chance

FIRST: Final = 1
"""The step of corruption cards."""


class CorruptionCards(Step[Solitaire]):
    """The next corruption card is played, those of most points first."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        if state.turn.returned:
            return
        cards = state.box.cards
        ready: list[tuple[int, int]] = []
        for card in dict.fromkeys(state.hazard_hand):
            hazard = cards[card]
            if isinstance(hazard, Hazard) and hazard.step == FIRST:
                ready.append((-hazard.corruption, card))
        for _, card in sorted(ready):
            chosen = pick(state, card)
            if chosen is not None:
                state.push(CorruptionCards())
                play(state, chosen)
                return


def check_in(state: Solitaire, ability: Ability) -> int | None:
    """What the check adds for which a way to play a card asks, or None if it asks for none."""
    for effect in ability.script.effects:
        if isinstance(effect, CheckCorruption):
            return effect.modifier.of(state, NO_BINDINGS)
    return None


def points_of(state: Solitaire, card: int, ability: Ability) -> int:
    """The corruption points that a card brings its target."""
    found = state.box.cards[card]
    stays = isinstance(found, Event) and ability.attach_to == "character"
    return found.corruption if stays and isinstance(found, Event) else 0


# When a check fails.


@dataclass(init=False, eq=False)
class InsteadOfCharacter(AnswersFailure):
    """Whoever has the card and fails a check loses a ring, and stays himself."""

    def failed(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        rings = _rings(state, number)
        if number not in bearer(state, bindings) or not rings:
            return False
        lost = dearest(state, rings)
        state.emit("aimed", card=state.card(lost).id, why="most-points")
        discard(state, lost)
        return True


def _rings(state: Solitaire, number: int) -> list[int]:
    found: list[int] = []
    for each in state.in_play.attached(number):
        card = state.box.cards[each.card]
        if isinstance(card, Item) and is_ring(card):
            found.append(each.number)
    return found


@dataclass(init=False, eq=False)
class OneRingToo(AnswersFailure):
    """If whoever has the card fails a check, the One Ring is lost with him."""

    def failed(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        if number in bearer(state, bindings):
            cards = state.box.cards
            for each in state.in_play:
                if cards[each.card].id == "the-one-ring":
                    discard(state, each.number)
        return False


@dataclass(init=False, eq=False)
class Betrayal(AnswersFailure):
    """Whoever fails a check turns on one of the company, and the card is discarded.

    Attributes:
        more: what is added to his prowess for his one strike.
    """

    more: int = count(20)

    def failed(self, state: Solitaire, bindings: Bindings, number: int) -> bool:
        prowess = figure(state, PROWESS, number) + self.more
        state.push(TraitorAttacks(bindings["card"], prowess, race_of(state, number)))
        return False


@dataclass(init=False, eq=False)
class HarderBodyChecks(HarderChecks):
    """Whom the card wounds checks his body with more added to the dice."""

    n: int = count(5)

    def checks(self) -> int:
        return self.n


class TraitorAttacks(Step[Solitaire]):
    """The attack of a traitor, who has left the company (S18.2); it waits for another to end."""

    __slots__ = ("at", "n", "number")
    __match_args__ = ("number", "n", "at")

    def __init__(self, number: int, n: int, at: int) -> None:
        """The event of this number attacks with a prowess of `n`, as one of the race `at`."""
        self.number: Final = number
        self.n: Final = n
        self.at: Final = at

    def run(self, state: Solitaire, chance: Chance) -> None:
        from mathom.games.solitaire.combat.attack import End, begin, event_attack

        if self.number not in state.in_play or not state.company():
            return
        if state.attack is not None:
            over = next(at for at, frame in enumerate(state.agenda) if isinstance(frame, End))
            state.agenda.insert(over, self)
            return
        state.push(DiscardEvent(self.number))
        attack = event_attack(self.number, max(self.at, 0), 1, self.n)
        attack.assigns = True
        begin(state, attack)


class DiscardEvent(Step[Solitaire]):
    """An event has done what it lay in play for."""

    __slots__ = ("number",)
    __match_args__ = ("number",)

    def __init__(self, number: int) -> None:
        """The card of this number."""
        self.number: Final = number

    def run(self, state: Solitaire, chance: Chance) -> None:
        if self.number in state.in_play:
            discard(state, self.number, forced=False)


SOLITAIRE.effects.update(
    {
        "lose-ring-instead": InsteadOfCharacter,
        "lose-the-one-ring-too": OneRingToo,
        "betray": Betrayal,
        "harder-body-checks": HarderBodyChecks,
    }
)
