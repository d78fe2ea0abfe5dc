"""Duel as the kernel and the clients know it."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterator, Mapping

from mathom.games.duel.bot import evaluate
from mathom.games.duel.box import GONE, SEATS, Box
from mathom.games.duel.chapters import EndTurn, Turn
from mathom.games.duel.checking import check_state
from mathom.games.duel.copies import copy_duel
from mathom.games.duel.costs import LoseCoins
from mathom.games.duel.ending import ENDINGS
from mathom.games.duel.frames import SideChoice, SideStep
from mathom.games.duel.loading import load_box
from mathom.games.duel.review import DuelReviewer
from mathom.games.duel.setup import Begin, set_up
from mathom.games.duel.state import Duel
from mathom.games.duel.symbols import recount
from mathom.games.duel.titles import Titles
from mathom.games.duel.variants import SETTINGS, Settings
from mathom.games.duel.view import view
from mathom.kernel.chance import Chance
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.state import Json


class DuelGame(Titles):
    """The Lord of the Rings: Duel for Middle-earth, for two."""

    id = "duel"
    version = 2
    package = __package__
    seat_names = SEATS
    players = (2,)
    settings = SETTINGS
    agreement = Settings
    endings = ENDINGS
    secrets = True  # the cards set aside, for whoever has searched the discard (D9.17)

    def __init__(self, box: Box) -> None:
        """The game played with the components of `box`."""
        super().__init__(box=box, load=load_box)
        self.box = box
        self.reviewer = DuelReviewer()
        places = ("card", "tile", "token")
        self.schema = StateSchema(Duel, box.names, places, box.fields, copy_duel, check_state)

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Duel:
        """The table before the first chapter."""
        return set_up(self.schema, self.box, Settings(settings))

    def view(self, state: Duel, seat: int | None) -> Json:
        """What the state declares, and what follows from it."""
        shown = self.schema.show(state, seat)
        shown.update(view(state))
        return shown

    def evaluate(self, state: Duel, seat: int) -> float:
        """The greedy bot's judgement."""
        return evaluate(state, seat)

    def derive(self, state: Duel) -> None:
        """Count slots and symbols."""
        state.left = sum(1 << slot for slot, card in enumerate(state.slots) if card != GONE)
        for side in state.sides:
            recount(self.box, side)

    def problems(self, state: Duel) -> Iterator[str]:
        """Below everything lies a turn or its end, and all that happens is of its side."""
        bottom = state.agenda[0]
        if isinstance(bottom, EndTurn):
            for frame in state.agenda[1:]:
                if isinstance(frame, Turn | EndTurn | Begin):
                    yield "duel-agenda-one-turn"
                assert isinstance(frame, SideStep | SideChoice)
                theirs = isinstance(frame, LoseCoins)
                if frame.seat != (1 - bottom.seat if theirs else bottom.seat):
                    yield "duel-agenda-side"
        elif not isinstance(bottom, Turn | Begin):
            yield "duel-agenda-ground"
        yield from super().problems(state)


@functools.cache
def duel() -> DuelGame:
    """The one Duel of this process, made when first asked for."""
    return DuelGame(load_box(importlib.resources.files(__package__) / "data"))
