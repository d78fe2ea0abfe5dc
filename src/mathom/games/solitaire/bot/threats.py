"""What is to be feared on a path: creatures of the hazard hand, and those that may be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.bot.odds import fight
from mathom.games.solitaire.bot.worth import health, life
from mathom.games.solitaire.constants import NONE
from mathom.games.solitaire.figures import BODY, PROWESS, figure
from mathom.games.solitaire.model.cards import Creature
from mathom.games.solitaire.travel.counting import region_type, site_type

if TYPE_CHECKING:
    from mathom.games.solitaire.cards.keys import Key
    from mathom.games.solitaire.model.state import Place, Solitaire

DRAWN: Final = 0.6
"""How much of a creature is feared that may be drawn, as cards will stop some."""
Row = tuple[int, int, bool, bool, float, float]
"""Prowess and body of a member, if he is untapped and if wounded, and what he is worth."""


class Threats:
    """The creatures there are, each with what its attack would cost now.

    Attributes:
        state: the game.
        hand, deck: those of the hazard hand and of the hazard deck.
        drawn: how much of one of the deck is feared for each card that will be drawn.
    """

    __slots__ = ("deck", "drawn", "hand", "state")

    def __init__(self, state: Solitaire) -> None:
        """Judge all creatures of the hazard hand and of the deck."""
        self.state: Final = state
        rows = rows_of(state)
        cards = state.box.cards
        deck = state.hazards.members()
        self.hand: Final = _judge(state, [n for n in state.hazard_hand if not cards[n].dead], rows)
        self.deck: Final = _judge(state, deck, rows)
        self.drawn: Final = DRAWN / max(1, len(deck))

    def on(self, path: tuple[Place, ...], site: int, draws: int) -> float:
        """What a path to a site, or staying there if it is empty, is likely to cost."""
        state = self.state
        types = [region_type(state, type) for type, _ in path]
        regions = {region for _, region in path}
        found = sum(cost for it, cost in self.hand if comes(state, it, types, regions, site))
        later = sum(cost for it, cost in self.deck if comes(state, it, types, regions, site))
        return found + later * self.drawn * draws


def rows_of(state: Solitaire) -> list[Row]:
    """All members of the company."""
    return [_row(state, each.number) for each in state.members()]


def _row(state: Solitaire, number: int) -> Row:
    prowess, body = figure(state, PROWESS, number), figure(state, BODY, number)
    wounded = state.wounded(number)
    if not state.untapped(number):
        prowess -= 2 if wounded else 1
    hurt, dead = health(state, number), life(state, number)
    return prowess, body - wounded, state.untapped(number), wounded, hurt, dead


def _judge(state: Solitaire, cards: list[int], rows: list[Row]) -> list[tuple[Creature, float]]:
    found: list[tuple[Creature, float]] = []
    for card in cards:
        creature = state.box.cards[card]
        if isinstance(creature, Creature):
            found.append((creature, cost(creature, rows)))
    return found


def cost(creature: Creature, rows: list[Row]) -> float:
    """What the attacks of a creature cost, roughly."""
    costs = sorted(
        odds.dead * dead + odds.hurt * hurt
        for prowess, body, _, _, hurt, dead in rows
        for odds in (fight(creature.prowess - prowess, body),)
    )
    strikes = len(costs) if creature.each else min(len(costs), creature.strikes)
    assigns = any(type(effect).__name__ == "AttackerAssigns" for effect in creature.script.effects)
    struck = costs[-strikes:] if assigns else costs[:strikes]
    return sum(struck) * creature.attacks


def comes(
    state: Solitaire, creature: Creature, types: list[int], regions: set[int], site: int
) -> bool:
    """Whether a creature finds a key on a path to a site."""
    return any(_fits(state, key, types, regions, site) for key in creature.keys)


def _fits(state: Solitaire, key: Key, types: list[int], regions: set[int], site: int) -> bool:
    if key.region_type != NONE:
        return types.count(key.region_type) >= key.count
    if key.site_type != NONE:
        return key.site_type == site_type(state, site=site)
    if key.regions:
        return any(region in regions for region in key.regions)
    if key.sites:
        return site in key.sites
    return state.box.sites[site].region in key.sites_in and not state.box.sites[site].is_haven
