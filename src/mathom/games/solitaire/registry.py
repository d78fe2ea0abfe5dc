"""The whole language of the cards: every module that adds to it."""

from __future__ import annotations

from typing import Final

from mathom.games.solitaire import figures
from mathom.games.solitaire.cards import abilities, conditions, language, lasting
from mathom.games.solitaire.cards.language import SOLITAIRE
from mathom.games.solitaire.combat import (
    assigning,
    attack_effects,
    automatic,
    cancelling,
    company_attacks,
    strike_effects,
    wounding,
)
from mathom.games.solitaire.combat import conditions as combat_conditions
from mathom.games.solitaire.hazards import (
    allowing,
    comers,
    corruption_cards,
    deserting,
    dragons,
    losing,
    nazgul,
    order,
    removing,
    shields,
)
from mathom.games.solitaire.hazards import cancelling as hazard_cancelling
from mathom.games.solitaire.hazards import conditions as hazard_conditions
from mathom.games.solitaire.site import (
    burglary,
    factions,
    more_items,
    palantiri,
    rings,
    rolling,
    shedding,
)
from mathom.games.solitaire.site import conditions as site_conditions
from mathom.games.solitaire.travel import conditions as travel_conditions
from mathom.games.solitaire.travel import (
    counting,
    departing,
    drawing,
    healing,
    journey,
    movement,
    organization,
    piles,
    returning,
    retyping,
    storing,
    tapping,
    treasures,
)

MODULES: Final = (
    *(assigning, automatic, cancelling, company_attacks, attack_effects, strike_effects, wounding),
    combat_conditions,
    *(allowing, comers, corruption_cards, deserting, dragons, losing, nazgul, order, removing),
    *(shields, hazard_cancelling, hazard_conditions),
    *(burglary, factions, more_items, palantiri, rings, rolling, shedding, site_conditions),
    *(counting, departing, drawing, healing, journey, movement, organization, piles, retyping),
    *(returning, storing, tapping, treasures, travel_conditions),
    *(abilities, conditions, figures, language, lasting),
)
"""All of them: whoever imports this has them add their words."""
LANGUAGE: Final = SOLITAIRE
