"""S7 The reveal of a site and a treasure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.model.state import Solitaire
from mathom.kernel.agenda import Step
from mathom.kernel.deck import Deck

if TYPE_CHECKING:
    from mathom.kernel.chance import Chance


def can_reveal(state: Solitaire) -> bool:
    """Whether there is a site to turn over."""
    return len(state.sites) + len(state.site_discard) > 0


class Reveal(Step[Solitaire]):
    """Turn over the next site, and the next treasure with it, and set out (S7.1, S7.2)."""

    __slots__ = ()

    def run(self, state: Solitaire, chance: Chance) -> None:
        if not len(state.sites):
            if not state.site_discard:
                return
            state.sites = Deck(tuple(sorted(state.site_discard)))
            state.site_discard = ()
            state.emit("sites-anew", count=len(state.sites))
        site, state.sites = state.sites.draw(chance)
        state.open_sites += (site,)
        state.goal = site
        state.turn.leaving = True
        state.emit("reveal-site", site=state.box.sites[site].id)
        reveal_treasure(state, chance)


def reveal_treasure(state: Solitaire, chance: Chance) -> int:
    """Turn over the next treasure, if there is one (S7.2); which, or -1."""
    if not len(state.treasures):
        return NONE
    card, state.treasures = state.treasures.draw(chance)
    state.row += (card,)
    state.emit("reveal-treasure", card=state.box.cards[card].id, left=len(state.treasures))
    return card
