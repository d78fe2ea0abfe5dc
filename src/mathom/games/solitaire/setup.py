"""S2 Set-up: the company at Rivendell with its decks (S2.5, S2.14, S2.15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mathom.games.solitaire.constants import NONE, RESOURCE, STARTING
from mathom.games.solitaire.travel.turn import NextTurn
from mathom.kernel.deck import Deck
from mathom.kernel.instances import InPlay

if TYPE_CHECKING:
    from mathom.games.solitaire.model.box import Box
    from mathom.games.solitaire.model.state import Solitaire
    from mathom.games.solitaire.settings import Settings
    from mathom.kernel.chance import Chance
    from mathom.kernel.declared_state import StateSchema

START: Final = "rivendell"
HAND: Final = 5


def set_up(
    schema: StateSchema[Solitaire], box: Box, settings: Settings, chance: Chance
) -> Solitaire:
    """The table before the first turn."""
    decks = settings.decks
    in_play = InPlay()
    people = {card: in_play.enter(card, RESOURCE) for card in decks.company}
    for item, bearer in decks.minor_items:
        in_play.enter(item, RESOURCE, people[bearer], 1 << STARTING)
    resources = Deck(decks.resources)
    hand: list[int] = []
    for _ in range(HAND):
        card, resources = resources.draw(chance)
        hand.append(card)
    state = schema.begin(
        box=box,
        settings=settings,
        site=box.names["site"].index(START),
        goal=NONE,
        resources=resources,
        hazards=Deck(decks.hazards),
        sites=Deck(decks.sites),
        treasures=Deck(decks.treasures),
        hand=tuple(hand),
        in_play=in_play,
    )
    state.push(NextTurn())
    return state
