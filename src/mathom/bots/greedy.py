"""The bot that takes what looks best at once."""

from __future__ import annotations

from mathom.kernel.chance import Chance
from mathom.kernel.game import Game
from mathom.kernel.match import Seat
from mathom.kernel.option import Option
from mathom.kernel.state import State, advance

FOLLOW_UPS = 8
"""How many further choices of its own the bot follows before it judges; enough for any one
act of our games, and a bound where a game offers the same choice again and again."""


class Greedy:
    """Tries each option in a state it could believe, and judges by the game's evaluation.

    One ply: when an option leads to further choices of the same seat, such as where to place
    what was just bought, these are made greedily too before the result is judged. Where the game
    gives advice, it is followed without trying.
    """

    def choose(self, seat: Seat) -> Option:
        """The option with the best result; the first of equals."""
        options = seat.options()
        if len(options) == 1:
            return options[0]
        game = seat.game
        believed = seat.imagine()
        advice = game.advise(believed, seat.chance)
        if advice is not None:
            return advice
        best = options[0]
        best_worth = float("-inf")
        for option in options:
            state = believed.copy()
            advance(state, option, seat.chance)
            worth = _follow(game, state, seat.index, seat.chance, FOLLOW_UPS)
            if worth > best_worth:
                best, best_worth = option, worth
        return best


def _goes_on(state: State, seat: int) -> bool:
    """Whether the waiting choice still belongs to what the seat has just done."""
    return state.choice.seat == seat and not state.choice.opens_turn


def _follow(game: Game, state: State, seat: int, chance: Chance, left: int) -> float:
    """The worth of a state after the seat's own follow-up choices, each made greedily."""
    while left and state.outcome is None and _goes_on(state, seat):
        left -= 1
        results: list[tuple[float, State]] = []
        for option in state.choice.options(state):
            result = state.copy()
            advance(result, option, chance)
            results.append((game.evaluate(result, seat), result))
        state = max(results, key=lambda item: item[0])[1]
    return game.evaluate(state, seat)
