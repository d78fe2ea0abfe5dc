"""Every game obeys the laws, over hundreds of random games each."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import mathom
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.errors import BadState
from mathom.kernel.game import Game
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State
from tests.laws.spread import Spread
from tests.laws.walk import Walk
from tests.riddles import PEBBLES, RIDDLES, Deal, Riddle, Riddles
from tests.soak import COMPILED, amount

GAMES = [*mathom.all_games(), RIDDLES]
PARTS = amount(12, 31)
PER_PART = amount(4 if COMPILED else 1, 10)
LONG = {"quest": 20}
"""Games of hundreds of choices: of so many, one is looked at."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_games_obey_every_law(game: Game, part: int) -> None:
    """A third of them take choices back on the way.

    310 of each are played in a soak, 48 where the rules are compiled, 12 elsewhere.
    """
    spread = Spread()
    for number in range(PER_PART):
        undo, talk = part % 3 == 2, number == 0
        Walk(game, f"{part}/{number}", undo, talk, LONG.get(game.id, 1), spread).run()


class LeakyView(Riddles):
    """Shows everybody the sum of both hands."""

    def view(self, state: State, seat: int | None) -> Json:
        assert isinstance(state, Riddle)
        return {**super().view(state, seat), "sum": sum(state.hands)}


class LoudDeal(Deal):
    """Tells everybody the first hand."""

    def run(self, state: Riddle, chance: Chance) -> None:
        super().run(state, chance)
        state.emit("dealt", pebble=PEBBLES[state.hands[0]])


class LeakyLog(Riddles):
    """Deals aloud."""

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = super().setup(players, settings, chance)
        state.agenda = [LoudDeal()]
        return state


class Denying(Riddles):
    """Says that nobody has a secret, and deals hands."""

    secrets = False


class SharingRiddle(Riddle):
    """Shares its agenda with its copies."""

    def copy(self) -> SharingRiddle:
        copy = SharingRiddle()
        copy.agenda = self.agenda
        copy.outcome = self.outcome
        copy.deck, copy.hands, copy.open = self.deck, self.hands, self.open
        return copy


class SharedCopy(Riddles):
    """Plays with copies that are none."""

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = SharingRiddle()
        state.agenda = super().setup(players, settings, chance).agenda
        return state


class LosesPebbles(Riddles):
    """Forgets the pebbles laid open when it reads a state."""

    def load(self, reader: Reader, agenda: list[Frame]) -> Riddle:
        state = super().load(reader, agenda)
        state.open = ()
        return state


class TellingRiddle(Riddle):
    """Imagines with the unseen pebbles at the end of the bag, where they can be told."""

    def copy(self) -> TellingRiddle:
        copy = TellingRiddle()
        copy.agenda = self.agenda.copy()
        copy.outcome = self.outcome
        copy.deck, copy.hands, copy.open = self.deck, self.hands, self.open
        return copy

    def imagine(self, seat: int | None, chance: Chance) -> TellingRiddle:
        state = self.copy()
        if self.outcome is None:
            unseen = [hand for owner, hand in enumerate(self.hands) if owner != seat]
            state.deck = Deck((*self.deck.bag, *unseen))
            state.hands = tuple(
                hand if owner == seat else state.draw(chance)
                for owner, hand in enumerate(self.hands)
            )
        return state


class StubbornRiddle(TellingRiddle):
    """Imagines nothing but the truth."""

    def copy(self) -> StubbornRiddle:
        copy = StubbornRiddle()
        copy.agenda = self.agenda.copy()
        copy.outcome = self.outcome
        copy.deck, copy.hands, copy.open = self.deck, self.hands, self.open
        return copy

    def imagine(self, seat: int | None, chance: Chance) -> TellingRiddle:
        return self.copy()


class TrueImagination(Riddles):
    """Plays with states that hold on to the truth."""

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = StubbornRiddle()
        state.agenda = super().setup(players, settings, chance).agenda
        return state


class LeakyImagination(Riddles):
    """Plays with states that imagine carelessly."""

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = TellingRiddle()
        state.agenda = super().setup(players, settings, chance).agenda
        return state


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (LeakyView, AssertionError),
        (LeakyLog, AssertionError),
        (Denying, AssertionError),
        (LeakyImagination, AssertionError),
        (TrueImagination, AssertionError),
        (SharedCopy, (AssertionError, IndexError)),
        (LosesPebbles, BadState),
    ],
)
def test_the_laws_catch_a_game_that_breaks_them(
    broken: type[Riddles], fault: type[Exception]
) -> None:
    game = broken()
    with pytest.raises(fault):
        _walk_often(game)


def _walk_often(game: Game) -> None:
    spread = Spread()
    for number in range(20):
        Walk(game, f"broken/{number}", spread=spread).run()
