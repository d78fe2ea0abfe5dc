"""The solitaire as the kernel and the clients know it."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterator, Mapping
from typing import Final

from mathom.games.solitaire.bot import advise, evaluate
from mathom.games.solitaire.constants import SEATS
from mathom.games.solitaire.copies import copy_solitaire
from mathom.games.solitaire.deck.named import decks_of, unfit
from mathom.games.solitaire.deck.tools import SolitaireDecks
from mathom.games.solitaire.ending import ENDINGS, concede
from mathom.games.solitaire.loading import load_box
from mathom.games.solitaire.model.box import Box
from mathom.games.solitaire.model.checking import agenda_problems, check_state
from mathom.games.solitaire.model.state import Solitaire
from mathom.games.solitaire.review import SolitaireReviewer
from mathom.games.solitaire.settings import SETTINGS, Settings
from mathom.games.solitaire.setup import set_up
from mathom.games.solitaire.titles import Titles
from mathom.games.solitaire.view import view
from mathom.kernel.chance import Chance
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.errors import Sentence
from mathom.kernel.option import Option
from mathom.kernel.outcome import Outcome
from mathom.kernel.state import Json


class SolitaireGame(Titles):
    """Quests, the solitaire variant of the Middle-earth CCG."""

    id = "solitaire"
    version = 1
    package = __package__
    seat_names = SEATS
    players = (1,)
    settings = SETTINGS
    endings = ENDINGS
    secrets = False
    sides = False

    def __init__(self, box: Box) -> None:
        """The game played with the components of `box`."""
        super().__init__(box=box, load=load_box)
        self.box = box
        self.reviewer = SolitaireReviewer(box)
        self._decks: Final = SolitaireDecks(self, box)
        self.schema = StateSchema(
            Solitaire, box.names, ("card", "site"), box.fields, copy_solitaire, check_state
        )

    def shared(self, settings: Mapping[str, str]) -> dict[str, object]:
        """The box, and the settings with the decks that they name."""
        return {"box": self.box, "settings": self.agreed(settings)}

    def agreed(self, settings: Mapping[str, str]) -> Settings:
        """What follows from the settings."""
        return Settings(settings, decks_of(self.box, settings["scenario"], settings))

    def unfit(self, settings: Mapping[str, str]) -> Sentence | None:
        """By which rule of construction the decks may not be played (S2)."""
        return unfit(self.box, settings["scenario"], settings)

    def deckbuilding(self) -> SolitaireDecks:
        return self._decks

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Solitaire:
        """The company at Rivendell, before the first turn."""
        return set_up(self.schema, self.box, self.agreed(settings), chance)

    def view(self, state: Solitaire, seat: int | None) -> Json:
        """What the state declares, and what follows from it."""
        return {**self.schema.show(state, seat), **view(state)}

    def evaluate(self, state: Solitaire, seat: int) -> float:
        """How good a state looks, to the bots and in the review."""
        return evaluate(state, seat)

    def advise(self, state: Solitaire, chance: Chance) -> Option | None:
        """What the traveller should choose, by the bots' judgement."""
        return advise(state, chance)

    def problems(self, state: Solitaire) -> Iterator[str]:
        """What lies on the agenda fits the rest of the state."""
        return agenda_problems(state)

    def concede(self, state: Solitaire, seat: int) -> Outcome:
        """Whoever gives up has lost."""
        return concede()


@functools.cache
def solitaire() -> SolitaireGame:
    """The one game of this process, made when first asked for."""
    return SolitaireGame(load_box(importlib.resources.files(__package__) / "data"))
