"""The Dice Building Game as the kernel and the clients know it."""

from __future__ import annotations

import functools
import importlib.resources
from collections.abc import Iterator, Mapping

from mathom.games.dice.bot import advise, evaluate
from mathom.games.dice.box import SEATS, Box
from mathom.games.dice.checking import agenda_problems, check_state
from mathom.games.dice.copies import copy_dice
from mathom.games.dice.ending import ENDINGS
from mathom.games.dice.loading import load_box
from mathom.games.dice.review import DiceReviewer
from mathom.games.dice.setup import set_up
from mathom.games.dice.state import Dice, set_played
from mathom.games.dice.titles import Titles
from mathom.games.dice.variants import SETTINGS, Settings
from mathom.games.dice.view import view
from mathom.kernel.chance import Chance
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.option import Option
from mathom.kernel.state import Json


class DiceGame(Titles):
    """The Lord of the Rings Dice Building Game, for two to four."""

    id = "dice"
    version = 1
    package = __package__
    seat_names = SEATS
    players = (2, 3, 4)
    settings = SETTINGS
    agreement = Settings
    endings = ENDINGS
    secrets = False
    sides = False

    def __init__(self, box: Box) -> None:
        """The game played with the components of `box`."""
        super().__init__(box=box, load=load_box)
        self.box = box
        self.reviewer = DiceReviewer()
        self.schema = StateSchema(
            Dice, box.names, ("card", "die"), box.fields, copy_dice, check_state
        )

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Dice:
        """The table before the first turn."""
        return set_up(self.schema, self.box, Settings(settings), players)

    def view(self, state: Dice, seat: int | None) -> Json:
        """What the state declares, and what follows from it."""
        return {**self.schema.show(state, seat), **view(state)}

    def evaluate(self, state: Dice, seat: int) -> float:
        """How good a state looks for a seat, to the bots."""
        return evaluate(state, seat)

    def advise(self, state: Dice, chance: Chance) -> Option | None:
        """What the asked seat should choose, by the bots' judgement."""
        return advise(state, chance)

    def derive(self, state: Dice) -> None:
        """Which card each sort of dice belongs to."""
        set_played(state)

    def problems(self, state: Dice) -> Iterator[str]:
        """What lies on the agenda fits the rest of the state."""
        return agenda_problems(state)


@functools.cache
def dice() -> DiceGame:
    """The one game of this process, made when first asked for."""
    return DiceGame(load_box(importlib.resources.files(__package__) / "data"))
