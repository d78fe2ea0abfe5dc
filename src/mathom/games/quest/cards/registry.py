"""Every effect that data files can name."""

from __future__ import annotations

from typing import Final

from mathom.games.quest.cards.flow import FLOW
from mathom.games.quest.cards.lasting import (
    Forbid,
    Modifier,
    SubstituteMonster,
    TreatAsPerilous,
    Trigger,
)
from mathom.games.quest.cards.reading import DataEffect
from mathom.games.quest.effects.board import BOARD
from mathom.games.quest.effects.cards import CARDS
from mathom.games.quest.effects.corruption import BURDENS
from mathom.games.quest.effects.fighting import FIGHTING
from mathom.games.quest.effects.heroes import HEROES
from mathom.games.quest.effects.people import PEOPLE
from mathom.games.quest.effects.sauron import SAURONS
from mathom.games.quest.effects.secrets import DECKS
from mathom.games.quest.effects.tokens import TOKENS

LASTING: Final[dict[str, type[DataEffect]]] = {
    "modifier": Modifier,
    "forbid": Forbid,
    "treat-as-perilous": TreatAsPerilous,
    "substitute-monster": SubstituteMonster,
    "trigger": Trigger,
}

EFFECTS: Final[dict[str, type[DataEffect]]] = {
    **FLOW,
    **HEROES,
    **BURDENS,
    **CARDS,
    **BOARD,
    **TOKENS,
    **PEOPLE,
    **FIGHTING,
    **SAURONS,
    **DECKS,
    **LASTING,
}
"""The class of every `do`."""
