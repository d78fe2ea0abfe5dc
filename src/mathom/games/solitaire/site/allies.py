"""S17 Allies: where they join the company, and with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.cards.playing import put_in_play
from mathom.games.solitaire.choices import TravellerChoice, meant, options_of
from mathom.games.solitaire.constants import NONE, RESOURCE
from mathom.games.solitaire.leaving import tap
from mathom.games.solitaire.limits import allowed
from mathom.games.solitaire.model.cards import Ally
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.site.items import Reason, tap_site

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance
    from mathom.kernel.option import MessageArgs, Option


def ally_reason(state: Solitaire, card: int) -> Reason | None:
    """Why an ally of the hand cannot be played now (S17.1); None if it can."""
    ally = state.box.cards[card]
    assert isinstance(ally, Ally)
    site = state.here
    if site.index not in ally.sites and (ally.region == NONE or site.region != ally.region):
        return "ally-elsewhere", "S17.1"
    if not allowed(state, card, ""):
        return "unique", "S1.7"
    if state.tapped and not ally.tapped_site:
        return "site-tapped", "S15.9"
    if not takers(state):
        return "nobody-untapped", "S17.1"
    return None


def takers(state: Solitaire) -> list[int]:
    """The characters who can tap for an ally or a faction."""
    return [each.number for each in state.company() if state.untapped(each.number)]


class ChooseFriend(TravellerChoice):
    """Who taps to win an ally, and controls it (S17.1)."""

    __slots__ = ("card",)
    __match_args__ = ("card",)
    kind = "friend"
    rules = ("S17.1",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def open(self, state: Solitaire) -> bool:
        return len(takers(state)) > 1

    def skip(self, state: Solitaire) -> None:
        self._join(state, takers(state)[0])

    def options(self, state: Solitaire) -> list[Option]:
        return options_of(state, "by", takers(state))

    def prompt_args(self, state: Solitaire) -> MessageArgs:
        return {"card": state.box.cards[self.card].id}

    def take(self, state: Solitaire, option: Option, chance: Chance) -> None:
        (number,) = meant(state, takers(state), option)
        self._join(state, number)

    def _join(self, state: Solitaire, number: int) -> None:
        tap(state, number)
        tap_site(state)
        join(state, self.card, number)


def join(state: Solitaire, card: int, number: int) -> None:
    """An ally of the hand joins the company."""
    put_in_play(state, card, RESOURCE, number)
    state.turn.played += (card,)
