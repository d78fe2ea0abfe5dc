"""Every game obeys the laws, over hundreds of random games each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

import pytest

import mathom
from mathom.kernel.agenda import Frame
from mathom.kernel.chance import Chance
from mathom.kernel.deck import Deck
from mathom.kernel.declared_state import StateSchema
from mathom.kernel.declaring import derived
from mathom.kernel.errors import BadState, BrokenState
from mathom.kernel.game import Game
from mathom.kernel.option import Option
from mathom.kernel.reading import Reader
from mathom.kernel.state import Json, State
from tests.laws.spread import Spread
from tests.laws.walk import Walk
from tests.riddles import (
    CARDS,
    FIELDS,
    RIDDLES,
    ROLES,
    Ask,
    Deal,
    Hide,
    Riddle,
    Riddles,
    Turn,
)
from tests.soak import COMPILED, amount

GAMES = [*mathom.all_games(), RIDDLES]
PARTS = amount(12 if COMPILED else 6, 31)
PER_PART = amount(3 if COMPILED else 1, 10)
LONG = {"quest": 20, "dice": 8}
"""Games of hundreds of choices: of so many, one is looked at."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_games_obey_every_law(game: Game, part: int) -> None:
    """A third of them take choices back on the way.

    310 of each are played in a soak, 36 where the rules are compiled, 6 elsewhere.
    """
    spread = Spread()
    for number in range(PER_PART):
        undo, talk = part % 3 == 2, number == 0
        Walk(game, f"{part}/{number}", undo, talk, LONG.get(game.id, 1), spread).run()


class LeakyView(Riddles):
    """Shows everybody the sum of all hands."""

    def view(self, state: State, seat: int | None) -> Json:
        assert isinstance(state, Riddle)
        return {**super().view(state, seat), "sum": sum(sum(hand) for hand in state.hands)}


class LoudDeal(Deal):
    """Tells everybody a card of the first hand."""

    def run(self, state: Riddle, chance: Chance) -> None:
        super().run(state, chance)
        state.emit("drawn", card=CARDS[state.hands[0][0]])


class LeakyLog(Riddles):
    """Deals aloud."""

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = super().setup(players, settings, chance)
        state.agenda = [LoudDeal()]
        return state


class Denying(Riddles):
    """Says that nobody has a secret, and deals hands."""

    secrets = False


class NosyAsk(Ask):
    """Asks nobody who has no riddle, which tells everybody so."""

    stored_as = "Ask"

    def open(self, state: Riddle) -> bool:
        return super().open(state) and bool(self.usable(state))


class NosyHide(Hide):
    """Asks nosily."""

    stored_as = "Hide"

    def take(self, state: Riddle, option: Option, chance: Chance) -> None:
        super().take(state, option, chance)
        asked = state.agenda.pop()
        assert isinstance(asked, Ask)
        state.push(NosyAsk(asked.hidden, asked.seat, asked.passed))


class NosyTurn(Turn):
    """Has cards hidden nosily."""

    stored_as = "Turn"

    def use(self, state: Riddle, option: Option, chance: Chance) -> None:
        super().use(state, option, chance)
        if option.kind == "into":
            state.agenda[-1] = NosyHide(option.value, self.seat)


class NosyDeal(Deal):
    """Begins so."""

    def run(self, state: Riddle, chance: Chance) -> None:
        super().run(state, chance)
        state.agenda[-1] = NosyTurn(0)


class TellingPause(Riddles):
    """Does without questions that only a hidden hand makes needless."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = {"Turn": NosyTurn, "Hide": NosyHide, "Ask": NosyAsk}

    def setup(self, players: int, settings: Mapping[str, str], chance: Chance) -> Riddle:
        state = super().setup(players, settings, chance)
        state.agenda = [NosyDeal()]
        return state


class LosesDiscard(Riddles):
    """Forgets what was discarded when it reads a state."""

    def load(self, reader: Reader, agenda: list[Frame]) -> State:
        state = super().load(reader, agenda)
        assert isinstance(state, Riddle)
        state.discard = ()
        return state


class SharingRiddle(Riddle):
    """Shares its agenda with its copies."""

    def copy(self) -> Self:
        copy = super().copy()
        copy.agenda = self.agenda
        return copy


class TellingRiddle(Riddle):
    """Imagines with the unseen cards at the end of the bag, where they can be told."""

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        state = super().imagine(seat, chance)
        unknown = [card for owner, hand in enumerate(self.hands) if owner != seat for card in hand]
        back = [card for card in state.bag.bag if card in unknown]
        rest = [card for card in state.bag.bag if card not in unknown]
        state.bag = Deck((*rest, *back))
        return state


class StubbornRiddle(Riddle):
    """Imagines nothing but the truth."""

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        return self.copy()


@dataclass(eq=False, init=False, repr=False)
class CountingRiddle(Riddle):
    """Counts the cards that were drawn, which nobody counts again when it is read."""

    drawn: int = derived(0)

    def draw(self, seat: int, chance: Chance) -> None:
        super().draw(seat, chance)
        self.drawn += 1


class Miscounting(Riddles):
    """Plays with states of which a part that follows from the rest is lost in their texts."""

    schema = StateSchema(CountingRiddle, ROLES, ("card",), FIELDS)


class SharedCopy(Riddles):
    """Plays with copies that are none."""

    schema = StateSchema(SharingRiddle, ROLES, ("card",), FIELDS)


class LeakyImagination(Riddles):
    """Plays with states that imagine carelessly."""

    schema = StateSchema(TellingRiddle, ROLES, ("card",), FIELDS)


class TrueImagination(Riddles):
    """Plays with states that hold on to the truth."""

    schema = StateSchema(StubbornRiddle, ROLES, ("card",), FIELDS)


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (LeakyView, AssertionError),
        (LeakyLog, AssertionError),
        (Denying, AssertionError),
        (LeakyImagination, AssertionError),
        (TrueImagination, AssertionError),
        (SharedCopy, (AssertionError, BrokenState, IndexError)),
        (LosesDiscard, BadState),
        (Miscounting, AssertionError),
        (TellingPause, AssertionError),
    ],
)
def test_the_laws_catch_a_game_that_breaks_them(
    broken: type[Riddles], fault: type[Exception]
) -> None:
    game = broken()
    with pytest.raises(fault):
        _walk_often(game)


def test_the_laws_catch_a_choice_of_secrets_that_is_called_public(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Hide, "public", True)
    with pytest.raises(AssertionError, match="what may be chosen tells what is hidden"):
        _walk_often(RIDDLES)


def _walk_often(game: Game) -> None:
    spread = Spread()
    for number in range(20):
        Walk(game, f"broken/{number}", spread=spread).run()
