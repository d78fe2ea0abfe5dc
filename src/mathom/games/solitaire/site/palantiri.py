"""Who is able to use a Palantír."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mathom.games.solitaire.cards.language import SOLITAIRE, WHOM, Whom, bearer, whom
from mathom.games.solitaire.cards.lasting import Standing, standing
from mathom.games.solitaire.constants import DURATIONS, NONE
from mathom.games.solitaire.figures import PALANTIR
from mathom.games.solitaire.model.cards import Item
from mathom.kernel.modifiers import NOTHING, Modifier

if TYPE_CHECKING:
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.kernel.chance import Chance
    from mathom.kernel.effects import Bindings


@dataclass(init=False, eq=False)
class CanUse(Standing):
    """Those who are meant can use a Palantír: while the card lies there, or for a while."""

    who: Whom = whom()

    def works(self, state: Solitaire, bindings: Bindings) -> bool:
        """Somebody who is meant, or anybody if that is still open, bears one and could not."""
        meant = self.who.of(state, bindings)
        if self.lasts not in DURATIONS:
            return True
        found = palantiri(state)
        bearing = [state.in_play[each].bearer for each in found]
        return any(each in (meant or bearing) and not can_use(state, each) for each in bearing)

    def resolve(self, state: Solitaire, bindings: Bindings, chance: Chance) -> None:
        if self.lasts in DURATIONS:
            until = DURATIONS.index(self.lasts)
            for each in self.who.of(state, bindings):
                state.in_play.modify(Modifier(PALANTIR, each, NOTHING, until, 1))


SOLITAIRE.effects["can-use"] = CanUse


def palantiri(state: Solitaire) -> list[int]:
    """The Palantíri of the company."""
    found: list[int] = []
    for each in state.items():
        card = state.card(each.number)
        if isinstance(card, Item) and card.palantir:
            found.append(each.number)
    return found


def can_use(state: Solitaire, number: int) -> bool:
    """Whether a character is able to use a Palantír."""
    if state.in_play.modified(0, PALANTIR, number):
        return True
    return any(
        effect.lasts not in DURATIONS and number in effect.who.of(state, bindings)
        for effect, bindings in standing(state, CanUse)
    )


@WHOM.form("bearer-of-bearer")
def bearer_of_bearer(state: Solitaire, bindings: Bindings) -> list[int]:
    """Who bears the item that bears the card."""
    found = bearer(state, bindings)
    held = state.in_play[found[0]].bearer if found else NONE
    return [] if held == NONE else [held]
